//! After the end: who has won and why, and every tablet; and the whole secret history, which can be stepped through.

use super::panel;
use crate::faces::DrawnPicture;
use crate::panel_data::PanelData;
use crate::seen::{RecordLine, SeatSeen, Tone, time};
use crate::texts::Panels as Words;
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{Align2, Context, Grid, RichText, ScrollArea, Ui, vec2};
use cluethulhu_rules::Role;
use game::message::Say;
use window::keys::names::{END, HOME};
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::buttons::action as button;
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::ui::{number, side_column, style};

/// Narrower cards list tablets in one column, points.
const TWO_COLUMNS: f32 = 490.0;

/// Draws the result over the ring: the story beside it can be read meanwhile.
pub fn show(ctx: &Context, data: &PanelData, folded: bool) -> Option<Wanted> {
    let (winners, why) = data.seen.result.as_ref()?;
    let seats = winners.iter().map(Say::message).collect();
    let won = if winners.is_empty() { Words::NobodyWins } else { Words::Winners { seats } };
    let ring = data.layout.ring.field;
    let aside = ring.center().x - ctx.content_rect().width() / 2.0;
    let card = ResultCard {
        at: (Align2::CENTER_CENTER, vec2(aside, 0.0)),
        wide: (ring.width() - 60.0).clamp(20.0, 520.0),
        winners: winners.iter().copied().map(Badge::usual).collect(),
        decided: Decided::Told(lost(data)),
        chart: data.living.clone(),
        back: data.steps_back(),
        ..ResultCard::new(data.tell(why), data.tell(&won))
    };
    card.show(ctx, folded, |ui| {
        let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
        Grid::new("tablets at the end").num_columns(columns).spacing([24.0, 4.0]).show(ui, |ui| {
            for pair in data.seen.seats.chunks(columns) {
                pair.iter().for_each(|seat| tablet(ui, data, seat, winners.contains(&seat.seat)));
                ui.end_row();
            }
        });
        None
    })
}

/// Who went out, when and how.
fn lost(data: &PanelData) -> Vec<String> {
    let losses = data.history.iter().filter(|line| line.tone == Tone::Out);
    let tell = |line: &RecordLine| {
        // Nothing is secret any more.
        let secret = line.secret.clone().unwrap_or_else(|| line.words.clone());
        data.tell(&Words::Lost { time: time(line.day, line.night), secret })
    };
    losses.map(tell).collect()
}

fn tablet(ui: &mut Ui, data: &PanelData, seat: &SeatSeen, won: bool) {
    ui.horizontal(|ui| {
        seat.role.map_or(DrawnPicture::Back, DrawnPicture::Tablet).picture().show(ui, 34.0);
        data.seats().chip(ui, seat.seat, 14.0);
        let ended = |role: Role| match (role.message(), seat.alive) {
            (role, true) => say(Words::Ended { role }),
            (role, false) => say(Words::EndedOut { role }),
        };
        let ended = seat.role.map(ended).unwrap_or_default();
        let ink = if won { style::AMBER } else { style::INK };
        ui.label(RichText::new(format!("{ended}{}", if won { " ✔" } else { "" })).color(ink));
    });
}

/// How many steps of the history are shown: all, unless it is said.
pub fn step(data: &PanelData) -> usize {
    data.ui_state.step.unwrap_or(data.history.len()).min(data.history.len())
}

/// Shows the history beside the ring, and the slider below it.
pub fn story(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let (all, at) = (data.history.len(), step(data));
    let column = side_column::show(ctx, data.layout.record, data.steps, |ui| {
        ui.label(RichText::new(say(Words::Story)).size(17.0).color(style::AMBER));
        let area = ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).stick_to_bottom(true);
        area.show(ui, |ui| super::record::lines(ui, data, &data.history[..at]));
        None
    });
    wanted.extend(column);
    panel(ctx, "cluethulhu steps", data.layout.bar, |ui| {
        ScrollArea::vertical().id_salt("steps").show(ui, |ui| steps(ui, (at, all), wanted));
    });
}

/// The buttons and the slider with which the history is stepped through: so many of so many steps are shown.
fn steps(ui: &mut Ui, (at, all): (usize, usize), wanted: &mut Vec<Wanted>) {
    ui.horizontal_wrapped(|ui| {
        let mut asked = at;
        let no_further = say(Words::NoFurther);
        let why = |there: bool| there.then_some(no_further.as_str());
        if button(ui, "⏮", HOME, why(at == 0), false) {
            asked = 0;
        }
        if button(ui, &say(Words::StepBack), "key-left", why(at == 0), false) {
            asked = at.saturating_sub(1);
        }
        if button(ui, &say(Words::StepOn), "key-right", why(at == all), true) {
            asked = (at + 1).min(all);
        }
        if button(ui, "⏭", END, why(at == all), false) {
            asked = all;
        }
        if asked != at {
            wanted.push(UiCommand::Wish(GameRequest::Step(Some(asked))));
        }
    });
    let mut asked = at;
    ui.spacing_mut().slider_width = (ui.available_width() - 110.0).max(40.0);
    if ui.add(number::slider(&mut asked, 0..=all).text(say(Words::Of { all }))).changed() {
        wanted.push(UiCommand::Wish(GameRequest::Step(Some(asked))));
    }
}
