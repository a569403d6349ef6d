//! The tests: what is asked, how far it has come, what came of it.

use super::fields::{Fields, Form, Test, heading};
use super::plots;
use crate::lab_screen::check::CheckState;
use crate::lab_screen::panel_data::{PanelData, Wishes};
use crate::lab_screen::running::{MOST_TRIALS, StudyView};
use crate::lab_screen::texts::{PageText as Shared, Results, Tests as Words};
use crate::lab_screen::wish::Wish;
use bevy_egui::egui::{Button, Color32, Grid, Label, ProgressBar, RichText, Ui};
use lab::study::{Fate, PokePoint, Rubbing, StudyPlan};
use window::keys::program::lab as lab_keys;
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::tip::HoverTip;
use window::ui::{buttons, landmarks, number_field, style};
use window::words::capital;

/// Draws them.
pub(super) fn show(ui: &mut Ui, data: &PanelData, fields: &mut Fields, wishes: &mut Wishes) {
    heading(ui, &say(Words::Title));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 7.0;
        for test in Test::ALL {
            let [label, about] = test.words();
            ui.selectable_value(&mut fields.form.test, test, say(label)).tip(say(about));
        }
    });
    let [_, about] = fields.form.test.words();
    ui.label(faint(say(about)));
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
                .add(Button::new(RichText::new(say(Words::Stop)).size(17.0)).min_size([110.0, 32.0].into()))
                .clicked()
            {
                wishes.push(UiCommand::Wish(Wish::StopTest));
            }
        } else if buttons::action(
            ui,
            &say(Words::Run),
            lab_keys::TEST,
            plan.as_ref().err().map(String::as_str),
            true,
        ) && let Ok(plan) = plan
        {
            wishes.push(UiCommand::Wish(Wish::Test(Box::new(plan))));
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
fn plan(data: &PanelData, fields: &Fields) -> Result<StudyPlan, String> {
    let chosen = chosen(data);
    if !(data.judged && matches!(data.standing, CheckState::Stands(_))) {
        return Err(say(Words::OnlyStanding));
    }
    if fields.form.chosen_only && chosen.is_empty() {
        return Err(say(Words::NoneChosen));
    }
    let plan = fields.form.plan(&chosen);
    plan.question.check().map_err(|why| capital(&say(why)))?;
    Ok(plan)
}

/// What the key of the test means: it, where none runs and it can be run.
pub fn wanted(data: &PanelData, fields: &Fields) -> Option<Wish> {
    let runs = data.test.is_some_and(|seen| seen.over.is_none());
    plan(data, fields).ok().filter(|_| !runs).map(|plan| Wish::Test(Box::new(plan)))
}

fn options(ui: &mut Ui, form: &mut Form, chosen: &[String]) {
    let number = |ui: &mut Ui, name: Words, value: &mut f32, [from, to]: [f32; 2], unit: &str| {
        ui.label(faint(say(name)));
        let speed = (to - from).min(100.0) / 400.0;
        number_field::add(
            ui,
            number_field::field(value).range(from..=to).speed(speed).max_decimals(3).suffix(unit),
        );
        ui.end_row();
    };
    let two = |ui: &mut Ui, name: Words, value: &mut bool, [no, yes]: [Words; 2]| {
        ui.label(faint(say(name)));
        // A row that wraps in a cell of a grid lies over its neighbours, unless it stands in a column.
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                ui.selectable_value(value, false, say(no));
                ui.selectable_value(value, true, say(yes));
            })
        });
        ui.end_row();
    };
    if matches!(form.test, Test::Tilt | Test::Shake | Test::Poke) {
        two(ui, Words::Towards, &mut form.worst, [Words::OneSide, Words::AllRound]);
        if !form.worst {
            number(ui, Words::Direction, &mut form.towards_deg, [-360.0, 360.0], "°");
        }
    }
    if matches!(form.test, Test::Poke | Test::Remove | Test::Load) {
        let count = chosen.len();
        let words = if count == 0 { Words::TheChosen } else { Words::ManyChosen { count } };
        two(ui, Words::Which, &mut form.chosen_only, [Words::Each, words]);
    }
    match form.test {
        Test::Shake => {
            two(ui, Words::Often, &mut form.one_hz, [Words::ThreeRates, Words::OneRate]);
            if form.one_hz {
                number(ui, Words::Frequency, &mut form.hz, [0.2, 30.0], " Hz");
            }
            number(ui, Words::For, &mut form.seconds, [0.1, 60.0], " s");
        }
        Test::Poke => {
            let mut top = form.spot == PokePoint::Top;
            two(ui, Words::Where, &mut top, [Words::Centre, Words::Top]);
            form.spot = if top { PokePoint::Top } else { PokePoint::Centre };
        }
        Test::Load => {
            ui.label(faint(say(Words::WhereMm))).tip(say(Words::WhereMmAbout));
            ui.horizontal(|ui| {
                for value in &mut form.at_mm {
                    number_field::add(
                        ui,
                        number_field::field(value).range(-500.0..=500.0).speed(0.5).max_decimals(1),
                    );
                }
            });
            ui.end_row();
        }
        Test::Friction => {
            ui.label(faint(say(Words::Whose)));
            ui.vertical(|ui| {
                for (of, words) in [
                    (Rubbing::All, Words::Everything),
                    (Rubbing::Pieces, Words::Pieces),
                    (Rubbing::Table, Words::Table),
                ] {
                    ui.selectable_value(&mut form.of, of, say(words));
                }
            });
            ui.end_row();
        }
        Test::MonteCarlo => {
            ui.label(faint(say(Words::Trials)));
            number_field::add(ui, number_field::field(&mut form.trials).range(1..=MOST_TRIALS).speed(5.0));
            ui.end_row();
            number(ui, Words::OffBy, &mut form.mm, [0.0, 50.0], " mm");
            number(ui, Words::TurnedBy, &mut form.degrees, [0.0, 180.0], "°");
            number(ui, Words::FrictionBy, &mut form.friction, [0.0, 2.0], &format!(" {}", say(Words::OfIt)));
            ui.label(faint(say(Words::Seed)));
            number_field::add(ui, number_field::field(&mut form.seed));
            ui.end_row();
        }
        Test::Tilt | Test::Remove => {}
    }
    if let Some(index) = form.level() {
        two(ui, Words::Strong, &mut form.given, [Words::UntilFalls, Words::Given]);
        if form.given {
            let (most, unit) = [(80.0, "°"), (500.0, " mm"), (10_000.0, " mN·s"), (100_000.0, " g")][index];
            number(ui, Words::Level, &mut form.levels[index], [0.01, most], unit);
        }
    }
    number(ui, Words::Watched, &mut form.watch_s, [0.1, 60.0], " s");
}

fn result(ui: &mut Ui, data: &PanelData, seen: &StudyView, wishes: &mut Wishes) {
    ui.separator();
    if seen.over.is_none() {
        let share = seen.rows.len() as f32 / seen.cases.max(1) as f32;
        let words = say(Results::Progress {
            done: seen.rows.len(),
            all: seen.cases,
            seconds: seen.simulated_s.round() as i64,
        });
        ui.add(
            ProgressBar::new(share)
                .text(RichText::new(words).color(style::INK))
                .fill(Color32::from_rgb(88, 66, 40)),
        );
    } else if !data.fresh {
        ui.label(RichText::new(say(Results::Old)).small().color(style::AMBER));
    }
    if let Some(Err(why)) = &seen.over {
        let words = say(Results::Ended { why: say(why), done: seen.rows.len(), all: seen.cases });
        ui.label(RichText::new(words).small().color(style::AMBER));
    }
    if !seen.rows.is_empty() {
        // What statics says of the set-up stands above.
        let findings = ui.scope(|ui| {
            for words in &seen.findings {
                ui.label(RichText::new(capital(&say(words))).small());
            }
        });
        landmarks::part(ui.ctx(), "Answer", findings.response.rect);
        plots::show(ui, &seen.figure);
        rows(ui, data, seen, wishes);
        if buttons::small(ui, &say(Results::Keep), lab_keys::KEEP, true).clicked() {
            wishes.push(UiCommand::Wish(Wish::KeepResult));
        }
    }
}

/// The cases, the weakest first; each can be watched.
fn rows(ui: &mut Ui, data: &PanelData, seen: &StudyView, wishes: &mut Wishes) {
    ui.label(faint(say(if data.fresh { Results::Watch } else { Results::Cases })));
    for (k, row) in seen.listed.iter().enumerate() {
        ui.horizontal(|ui| {
            let sign = match row.fate {
                Fate::Stands => ('✔', style::GOOD),
                Fate::Falls => ('✖', style::BAD),
                Fate::Broken => ('⚠', style::AMBER),
            };
            let watch = ui.add_enabled(data.fresh, Button::new(RichText::new("▶").small()));
            if k == 0 {
                landmarks::part(ui.ctx(), "Weakest", watch.rect);
            }
            if watch.clicked() {
                wishes.push(UiCommand::Wish(Wish::Replay(row.case)));
            }
            ui.label(RichText::new(sign.0).color(sign.1));
            ui.add(Label::new(RichText::new(say(&row.words)).small()).wrap());
        });
    }
    if seen.rows.len() > seen.listed.len() {
        ui.label(faint(say(Shared::More { count: seen.rows.len() - seen.listed.len() })));
    }
}
