//! Whether what is built stands, and how firmly.

use crate::app::lab::check::Standing;
use crate::app::lab::panel_data::{PanelData, Wishes};
use crate::app::lab::wish::Wish;
use crate::app::ui::act::Act;
use crate::app::ui::layout::faint;
use crate::app::ui::stability_panel::margin;
use crate::app::ui::style;
use crate::app::words::capital;
use crate::lab::scene::Problem;
use crate::lab::trial::{Agreement, Outcome};
use bevy_egui::egui::{Button, RichText, Spinner, Ui};

/// Problems listed at most.
const MOST: usize = 8;

/// Draws it.
pub(super) fn show(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    ui.label(RichText::new("Does it stand?").size(16.0).color(style::AMBER));
    let verdict = |ui: &mut Ui, words: &str, colour| {
        ui.label(RichText::new(words).size(19.0).color(colour));
    };
    if !data.judged {
        ui.horizontal(|ui| {
            ui.add(Spinner::new().size(15.0));
            ui.label(faint("Working it out…"));
        });
        return;
    }
    match data.standing {
        Standing::Empty => {
            drop(ui.label(faint("Nothing is built yet. Add a piece on the left, or open a set-up.")));
        }
        Standing::Looking => drop(ui.label(faint("Working it out…"))),
        Standing::Stands(_) if disagree(data.standing, Outcome::Stands) => {
            verdict(ui, DISAGREE, style::BAD);
            ui.label(RichText::new("Simulation: ✔ it stands").color(style::GOOD));
            statics(ui, data.standing);
            ui.label(REPORT);
        }
        Standing::Stands(_) => {
            verdict(ui, "✔ It stands", style::GOOD);
            statics(ui, data.standing);
        }
        Standing::Falls(_) => {
            if disagree(data.standing, Outcome::Falls) {
                verdict(ui, DISAGREE, style::BAD);
                ui.label(RichText::new("Simulation: ✖ it does not come to rest").color(style::BAD));
                statics(ui, data.standing);
                ui.label(REPORT);
            } else {
                verdict(ui, "✖ It does not stand", style::BAD);
                ui.label("It does not come to rest where it was set up.");
            }
            let watch = Button::new(RichText::new("▶ Watch it").size(16.0)).min_size([120.0, 32.0].into());
            if ui.add(watch).clicked() {
                wishes.push(Act::Wish(Wish::WatchFall));
            }
        }
        Standing::Wrong(problems) => {
            verdict(ui, "⚠ It cannot be set up", style::BAD);
            wrong(ui, data, problems, wishes);
        }
        Standing::Unknown(why) => {
            verdict(ui, "⚠ Nobody can say", style::BAD);
            ui.label(capital(why));
        }
    }
}

/// One of the two is wrong then: said before anything else.
const DISAGREE: &str = "⚠ The two judges disagree";
const REPORT: &str = "One of them is wrong. Please report this set-up.";

/// Whether the second judge says the contrary of the simulation.
fn disagree(standing: &Standing, outcome: Outcome) -> bool {
    let statics = standing.statics().and_then(Result::ok);
    statics.is_some_and(|report| Agreement::of(outcome, &report.analysis) == Agreement::Disagree)
}

/// What the second judge says of it.
fn statics(ui: &mut Ui, standing: &Standing) {
    match standing.statics() {
        None => {}
        Some(Err(why)) => drop(ui.label(RichText::new(format!("Statics: {why}")).small().color(style::BAD))),
        Some(Ok(report)) => {
            margin(ui, &report.analysis);
            ui.label(faint(format!("Statics looked at it {}.", report.judged)));
            if let Some(fails) = &report.fails {
                ui.label(RichText::new(format!("♦ First {fails}")).small().color(style::INK));
            }
        }
    }
    if let Standing::Stands(subject) = standing {
        for caution in subject.cautions() {
            ui.label(RichText::new(format!("Mind: {caution}")).small().color(style::AMBER));
        }
    }
}

fn wrong(ui: &mut Ui, data: &PanelData, problems: &[Problem], wishes: &mut Wishes) {
    for problem in problems.iter().take(MOST) {
        let index = problem.piece();
        let name = index.map_or_else(|| problem.path.clone(), |index| data.editor.scene().name_of(index));
        let words = RichText::new(format!("{name}: {}", problem.what)).small();
        match index {
            Some(index) => {
                if ui.add(Button::new(words).wrap()).clicked() {
                    wishes.push(Act::Wish(Wish::Choose(vec![index])));
                }
            }
            None => drop(ui.label(words)),
        }
    }
    if problems.len() > MOST {
        ui.label(faint(format!("and {} more", problems.len() - MOST)));
    }
}
