//! What is said about a thing of the table: what it is, how it is counted, what it would be worth, and what a click does.

use crate::about::{Click, Scale, Tip, Worth};
use crate::points::ink;
use crate::texts::{Things, Worths};
use bevy_egui::egui::{Align, Color32, Frame, Grid, Label, Layout, Margin, RichText, Ui};
use game::words::signed;
use window::speech::say;
use window::ui::{rule_link, style};

/// Size of the letters, points.
const LETTERS: f32 = 13.5;

/// Writes it.
pub fn words(ui: &mut Ui, tip: &Tip) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(RichText::new(&tip.title).size(16.0).color(style::AMBER));
    for line in &tip.lines {
        ui.label(RichText::new(line).size(LETTERS));
    }
    tip.scales.iter().for_each(|known| scale(ui, known));
    if let Some(known) = &tip.worth {
        worth(ui, known);
    }
    match &tip.click {
        Some(Click::Does(action)) => ui.label(
            RichText::new(say(Things::Click { action: action.clone() })).size(LETTERS).color(Color32::WHITE),
        ),
        Some(Click::Refused(why)) => {
            let words = ui.label(RichText::new(&why.words).size(LETTERS).color(style::BAD));
            rule_link::line(ui, why);
            words
        }
        None => return,
    };
}

/// How many bring how much, side by side; a frame round what holds now.
fn scale(ui: &mut Ui, scale: &Scale) {
    Grid::new(format!("{:?}", scale.what)).spacing([2.0, 1.0]).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for words in [say(&scale.what), say(Worths::Points)] {
                ui.add(Label::new(RichText::new(words).size(12.5).color(style::FAINT)).extend());
            }
        });
        for (k, (count, points)) in scale.steps.iter().enumerate() {
            let line = if scale.at == Some(k) { style::AMBER } else { Color32::TRANSPARENT };
            let frame = Frame::new().stroke((1.0, line)).corner_radius(4);
            frame.inner_margin(Margin::symmetric(3, 0)).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    faint(ui, count);
                    ui.label(RichText::new(signed(*points)).size(LETTERS).color(ink(*points)));
                });
            });
        }
        ui.end_row();
    });
}

fn faint(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).size(12.5).color(style::FAINT));
}

/// What it would be worth, as a table: now and in later Aeons, by what is scored, and together.
fn worth(ui: &mut Ui, worth: &Worth) {
    ui.separator();
    let any = worth.sum.later != 0 || worth.rows.iter().any(|(_, gain)| gain.later != 0);
    let columns = if any { vec![Worths::Now, Worths::Later] } else { vec![Worths::Now] };
    Grid::new("worth").spacing([14.0, 2.0]).show(ui, |ui| {
        let row = |ui: &mut Ui, name: &str, [now, later]: [i16; 2], size: f32| {
            ui.label(RichText::new(name).size(size));
            for points in [now, later].into_iter().take(columns.len()) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = if points == 0 && size == LETTERS { String::new() } else { signed(points) };
                    ui.label(RichText::new(words).size(size).color(ink(points)));
                });
            }
            ui.end_row();
        };
        ui.label("");
        columns.iter().for_each(|words| faint(ui, &say(words)));
        ui.end_row();
        for (each, gain) in &worth.rows {
            row(ui, &say(each), [gain.now, gain.later], LETTERS);
        }
        row(ui, &worth.what, [worth.sum.now, worth.sum.later], 15.0);
    });
    if let Some((before, after)) = worth.tokens {
        faint(ui, &say(Worths::Tokens { before, after }));
    }
}
