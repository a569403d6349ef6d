//! How the game came out: who has won and why, and every tablet.

use crate::asked::Wanted;
use crate::faces::{Face, paint};
use crate::panel_data::PanelData;
use crate::seen::{Line, SeatSeen, Tone, time};
use crate::texts::Panels as Words;
use bevy_egui::egui::{Align2, Context, Grid, RichText, Sense, Ui, vec2};
use cluethulhu_rules::Role;
use game::message::Say;
use window::speech::say;
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::ui::style;

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
        story: data.living.clone(),
        back: data.steps.is_some_and(|(back, _)| back > 0),
        ..ResultCard::new(data.tell(why), data.tell(&won))
    };
    card.show(ctx, folded, |ui| {
        Grid::new("tablets at the end").num_columns(2).spacing([24.0, 4.0]).show(ui, |ui| {
            for pair in data.seen.seats.chunks(2) {
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
    let tell = |line: &Line| {
        // Nothing is secret any more.
        let secret = line.secret.clone().unwrap_or_else(|| line.words.clone());
        data.tell(&Words::Lost { time: time(line.day, line.night), secret })
    };
    losses.map(tell).collect()
}

fn tablet(ui: &mut Ui, data: &PanelData, seat: &SeatSeen, won: bool) {
    ui.horizontal(|ui| {
        let face = seat.role.map_or(Face::Back, Face::Tablet);
        let (rect, _) = ui.allocate_exact_size(face.picture().size(34.0), Sense::hover());
        paint(ui.painter(), face, rect, 1.0);
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
