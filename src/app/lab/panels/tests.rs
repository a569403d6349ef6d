//! The tests: what is asked, how far it has come, what came of it.

use super::fields::{Fields, Form, Test, heading};
use super::plots;
use crate::app::keys::program::lab;
use crate::app::lab::check::Standing;
use crate::app::lab::panel_data::{PanelData, Wishes};
use crate::app::lab::running::{MOST_TRIALS, StudyView};
use crate::app::lab::wish::Wish;
use crate::app::ui::act::Act;
use crate::app::ui::buttons;
use crate::app::ui::layout::faint;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::lab::study::answer::short;
use crate::lab::study::{Fate, Plan, Rubbing, Spot};
use bevy_egui::egui::{Button, Color32, DragValue, Grid, Label, ProgressBar, RichText, Ui};

/// Rows listed at most, the weakest first.
const MOST_ROWS: usize = 40;

/// Draws them.
pub(super) fn show(ui: &mut Ui, data: &PanelData, fields: &mut Fields, wishes: &mut Wishes) {
    heading(ui, "Put it to the test");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 7.0;
        for (test, label, about) in Test::ALL {
            ui.selectable_value(&mut fields.form.test, test, label).tip(about);
        }
    });
    if let Some((.., about)) = Test::ALL.iter().find(|(test, ..)| *test == fields.form.test) {
        ui.label(faint(*about));
    }
    let chosen = chosen(data);
    Grid::new("lab test")
        .num_columns(2)
        .spacing([10.0, 5.0])
        .show(ui, |ui| options(ui, &mut fields.form, &chosen));
    let runs = data.test.is_some_and(|seen| seen.over.is_none());
    let plan = plan(data, fields);
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        if runs {
            if ui
                .add(Button::new(RichText::new("■ Stop").size(17.0)).min_size([110.0, 32.0].into()))
                .clicked()
            {
                wishes.push(Act::Wish(Wish::StopTest));
            }
        } else if buttons::action(
            ui,
            "Run the test",
            lab::TEST,
            plan.as_ref().err().map(String::as_str),
            true,
        ) && let Ok(plan) = plan
        {
            wishes.push(Act::Wish(Wish::Test(Box::new(plan))));
        }
    });
    if let Some(seen) = data.test {
        result(ui, data, seen, wishes);
    }
}

fn chosen(data: &PanelData) -> Vec<String> {
    data.editor.chosen().iter().map(|&i| data.editor.scene().name_of(i)).collect()
}

/// The test that is filled in, or why it cannot be run.
fn plan(data: &PanelData, fields: &Fields) -> Result<Plan, String> {
    let chosen = chosen(data);
    if !(data.judged && matches!(data.standing, Standing::Stands(_))) {
        return Err("Only what stands can be tested".into());
    }
    if fields.form.chosen_only && chosen.is_empty() {
        return Err("No piece is chosen".into());
    }
    let plan = fields.form.plan(&chosen);
    plan.question.check().map_err(|why| capital(&why.to_string()))?;
    Ok(plan)
}

/// What the key of the test means: it, where none runs and it can be run.
pub fn wanted(data: &PanelData, fields: &Fields) -> Option<Wish> {
    let runs = data.test.is_some_and(|seen| seen.over.is_none());
    plan(data, fields).ok().filter(|_| !runs).map(|plan| Wish::Test(Box::new(plan)))
}

fn options(ui: &mut Ui, form: &mut Form, chosen: &[String]) {
    let number = |ui: &mut Ui, name: &str, value: &mut f32, [from, to]: [f32; 2], unit: &str| {
        ui.label(faint(name));
        let speed = (to - from).min(100.0) / 400.0;
        ui.add(DragValue::new(value).range(from..=to).speed(speed).max_decimals(3).suffix(unit));
        ui.end_row();
    };
    let two = |ui: &mut Ui, name: &str, value: &mut bool, [no, yes]: [&str; 2]| {
        ui.label(faint(name));
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(value, false, no);
            ui.selectable_value(value, true, yes);
        });
        ui.end_row();
    };
    if matches!(form.test, Test::Tilt | Test::Shake | Test::Poke) {
        two(ui, "Towards", &mut form.worst, ["one side", "all round"]);
        if !form.worst {
            number(ui, "Direction", &mut form.towards_deg, [-360.0, 360.0], "°");
        }
    }
    if matches!(form.test, Test::Poke | Test::Remove | Test::Load) {
        let words =
            if chosen.is_empty() { "the chosen".into() } else { format!("the {} chosen", chosen.len()) };
        two(ui, "Which", &mut form.chosen_only, ["each in turn", &words]);
    }
    match form.test {
        Test::Shake => {
            two(ui, "How often", &mut form.one_hz, ["2, 4 and 8 Hz", "one frequency"]);
            if form.one_hz {
                number(ui, "Frequency", &mut form.hz, [0.2, 30.0], " Hz");
            }
            number(ui, "For", &mut form.seconds, [0.1, 60.0], " s");
        }
        Test::Poke => {
            let mut top = form.spot == Spot::Top;
            two(ui, "Where", &mut top, ["centre of mass", "its top"]);
            form.spot = if top { Spot::Top } else { Spot::Centre };
        }
        Test::Load => {
            ui.label(faint("Where, mm")).tip("From above the centre of mass, along x and y");
            ui.horizontal(|ui| {
                for value in &mut form.at_mm {
                    ui.add(DragValue::new(value).range(-500.0..=500.0).speed(0.5).max_decimals(1));
                }
            });
            ui.end_row();
        }
        Test::Friction => {
            ui.label(faint("Whose"));
            ui.vertical(|ui| {
                for (of, words) in [
                    (Rubbing::All, "everything's"),
                    (Rubbing::Pieces, "the pieces'"),
                    (Rubbing::Table, "the table's"),
                ] {
                    ui.selectable_value(&mut form.of, of, words);
                }
            });
            ui.end_row();
        }
        Test::MonteCarlo => {
            ui.label(faint("Trials"));
            ui.add(DragValue::new(&mut form.trials).range(1..=MOST_TRIALS).speed(5.0));
            ui.end_row();
            number(ui, "Off by", &mut form.mm, [0.0, 50.0], " mm");
            number(ui, "Turned by", &mut form.degrees, [0.0, 180.0], "°");
            number(ui, "Friction by", &mut form.friction, [0.0, 2.0], " of it");
            ui.label(faint("Seed"));
            ui.add(DragValue::new(&mut form.seed));
            ui.end_row();
        }
        Test::Tilt | Test::Remove => {}
    }
    if let Some(index) = form.level() {
        two(ui, "How strong", &mut form.given, ["until it falls", "just so much"]);
        if form.given {
            let (most, unit) = [(80.0, "°"), (500.0, " mm"), (10_000.0, " mN·s"), (100_000.0, " g")][index];
            number(ui, "So much", &mut form.levels[index], [0.01, most], unit);
        }
    }
    number(ui, "Watched", &mut form.watch_s, [0.1, 60.0], " s");
}

fn result(ui: &mut Ui, data: &PanelData, seen: &StudyView, wishes: &mut Wishes) {
    ui.separator();
    if seen.over.is_none() {
        let share = seen.rows.len() as f32 / seen.cases.max(1) as f32;
        let words = format!("{} of {} · {:.0} s simulated", seen.rows.len(), seen.cases, seen.simulated_s);
        ui.add(
            ProgressBar::new(share)
                .text(RichText::new(words).color(style::INK))
                .fill(Color32::from_rgb(88, 66, 40)),
        );
    } else if !data.fresh {
        ui.label(
            RichText::new("Of what was built before: something has changed since.")
                .small()
                .color(style::AMBER),
        );
    }
    if let Some(Err(why)) = &seen.over {
        let words = format!("{}: {} of {} cases are known", capital(why), seen.rows.len(), seen.cases);
        ui.label(RichText::new(words).small().color(style::AMBER));
    }
    if !seen.rows.is_empty() {
        // What statics says of the set-up stands above.
        for words in seen.answer.words.iter().skip(1) {
            ui.label(RichText::new(capital(words)).small());
        }
        plots::show(ui, &seen.figure);
        rows(ui, data, seen, wishes);
        if buttons::small(ui, "Keep as table and drawing", lab::KEEP, true).clicked() {
            wishes.push(Act::Wish(Wish::KeepResult));
        }
    }
}

/// The cases, the weakest first; each can be watched.
fn rows(ui: &mut Ui, data: &PanelData, seen: &StudyView, wishes: &mut Wishes) {
    let order = seen.by_strength();
    ui.label(faint(if data.fresh {
        "Watch a case, the weakest first:"
    } else {
        "The cases, the weakest first:"
    }));
    for row in order.iter().take(MOST_ROWS) {
        ui.horizontal(|ui| {
            let sign = match row.fate {
                Fate::Stands => ('✔', style::GOOD),
                Fate::Falls => ('✖', style::BAD),
                Fate::Broken => ('⚠', style::AMBER),
            };
            if ui.add_enabled(data.fresh, Button::new(RichText::new("▶").small())).clicked() {
                wishes.push(Act::Wish(Wish::Replay(row.case)));
            }
            ui.label(RichText::new(sign.0).color(sign.1));
            let level = row.stands_at.filter(|_| row.falls_at.is_some());
            let level = level.map_or(String::new(), |level| format!("{}{} · ", short(level), seen.unit));
            let statics = row.statics_at.map(|at| format!("; statics {}{}", short(at), seen.unit));
            let words = level + &row.in_words() + &statics.unwrap_or_default();
            ui.add(Label::new(RichText::new(words).small()).wrap());
        });
    }
    if order.len() > MOST_ROWS {
        ui.label(faint(format!("and {} more", order.len() - MOST_ROWS)));
    }
}
