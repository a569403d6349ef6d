//! Whether what is built stands, and how firmly.

use crate::lab_screen::check::CheckState;
use crate::lab_screen::panel_data::{PanelData, Wishes};
use crate::lab_screen::texts::{PageText as Shared, Verdicts as Words};
use crate::lab_screen::wish::Wish;
use bevy_egui::egui::{Button, RichText, Spinner, Ui};
use game::message::Say;
use lab::named::named;
use lab::scene::Problem;
use lab::trial::{Agreement, SceneOutcome};
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::stability_panel::margin;
use window::ui::{landmarks, style};
use window::words::capital;

/// Problems listed at most.
const MOST: usize = 8;

/// Draws it.
pub(super) fn show(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    let shown = ui.scope(|ui| verdict(ui, data, wishes));
    landmarks::part(ui.ctx(), "Verdict", shown.response.rect);
}

fn verdict(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    ui.label(RichText::new(say(Words::Ask)).size(16.0).color(style::AMBER));
    let verdict = |ui: &mut Ui, words: Words, colour| {
        ui.label(RichText::new(say(words)).size(19.0).color(colour));
    };
    if !data.judged {
        ui.horizontal(|ui| {
            ui.add(Spinner::new().size(15.0));
            ui.label(faint(say(Words::Working)));
        });
        return;
    }
    match data.standing {
        CheckState::Empty => {
            drop(ui.label(faint(say(Words::Empty))));
        }
        CheckState::Looking => drop(ui.label(faint(say(Words::Working)))),
        CheckState::Stands(_) if disagree(data.standing, SceneOutcome::Stands) => {
            verdict(ui, Words::Disagree, style::BAD);
            ui.label(RichText::new(say(Words::SimStands)).color(style::GOOD));
            statics(ui, data.standing);
            ui.label(say(Words::Report));
        }
        CheckState::Stands(_) => {
            verdict(ui, Words::Stands, style::GOOD);
            statics(ui, data.standing);
        }
        CheckState::Falls(_) => {
            if disagree(data.standing, SceneOutcome::Falls) {
                verdict(ui, Words::Disagree, style::BAD);
                ui.label(RichText::new(say(Words::SimFalls)).color(style::BAD));
                statics(ui, data.standing);
                ui.label(say(Words::Report));
            } else {
                verdict(ui, Words::Falls, style::BAD);
                ui.label(say(Words::FallsAbout));
            }
            let watch =
                Button::new(RichText::new(say(Words::Watch)).size(16.0)).min_size([120.0, 32.0].into());
            if ui.add(watch).clicked() {
                wishes.push(UiCommand::Wish(Wish::WatchFall));
            }
        }
        CheckState::Wrong(problems) => {
            verdict(ui, Words::Wrong, style::BAD);
            wrong(ui, data, problems, wishes);
        }
        CheckState::Unknown(why) => {
            verdict(ui, Words::Unknown, style::BAD);
            ui.label(capital(&say(why)));
        }
    }
}

/// Whether the second judge says the contrary of the simulation.
fn disagree(standing: &CheckState, outcome: SceneOutcome) -> bool {
    let statics = standing.statics().and_then(Result::ok);
    statics.is_some_and(|report| Agreement::of(outcome, &report.analysis) == Agreement::Disagree)
}

/// What the second judge says of it.
fn statics(ui: &mut Ui, standing: &CheckState) {
    match standing.statics() {
        None => {}
        Some(Err(why)) => {
            let words = say(Words::NoStatics { why: why.clone() });
            ui.label(RichText::new(words).small().color(style::BAD));
        }
        Some(Ok(report)) => {
            margin(ui, &report.analysis);
            ui.label(faint(say(report.judged)));
            if let Some(first) = &report.first {
                ui.label(RichText::new(say(Words::First { what: first.clone() })).small().color(style::INK));
            }
        }
    }
    if let CheckState::Stands(subject) = standing {
        for caution in subject.cautions() {
            ui.label(RichText::new(say(Words::Mind { what: caution.message() })).small().color(style::AMBER));
        }
    }
}

fn wrong(ui: &mut Ui, data: &PanelData, problems: &[Problem], wishes: &mut Wishes) {
    for problem in problems.iter().take(MOST) {
        let index = problem.piece;
        let piece =
            index.map_or_else(|| named(&problem.path), |index| named(&data.editor.scene().name_of(index)));
        let words = RichText::new(say(Words::Problem { piece, what: problem.what.clone() })).small();
        match index {
            Some(index) => {
                if ui.add(Button::new(words).wrap()).clicked() {
                    wishes.push(UiCommand::Wish(Wish::Choose(vec![index])));
                }
            }
            None => drop(ui.label(words)),
        }
    }
    if problems.len() > MOST {
        ui.label(faint(say(Shared::More { count: problems.len() - MOST })));
    }
}
