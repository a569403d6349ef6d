//! What is watched: on, back, slower, and what is seen.

use crate::lab_screen::panel_data::Wishes;
use crate::lab_screen::recording::Playback;
use crate::lab_screen::texts::{self, Watching as Words};
use crate::lab_screen::wish::Wish;
use crate::ui::playback::{Control, controls, position};
use bevy_egui::egui::{Label, RichText, Ui};
use window::keys::names::ESC;
use window::keys::program::lab as lab_keys;
use window::speech::{decimal, say};
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::{buttons, style};
use window::words::capital;

/// Draws it.
pub(super) fn show(ui: &mut Ui, playback: &Playback, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let about = RichText::new(capital(&playback.about)).color(style::INK);
        ui.add(Label::new(about).truncate());
    });
    ui.horizontal(|ui| {
        let length_s = playback.length_s.max(0.01);
        let wide = ui.available_width() - 190.0;
        if let Some(share) = position(ui, playback.at_s / length_s, wide) {
            wishes.push(UiCommand::Wish(Wish::Seek(share * length_s)));
        }
        ui.label(say(texts::seconds(playback.at_s)));
        let mut words = vec![];
        if playback.lean_deg > 0.05 {
            words.push(say(Words::Tilted { by: decimal(playback.lean_deg.into()) }));
        }
        match playback.fell_s {
            Some(fell_s) if playback.at_s >= fell_s => words.push(say(Words::Fallen)),
            Some(fell_s) => words.push(say(Words::FallsAfter { seconds: decimal(fell_s.into()) })),
            None => {}
        }
        ui.label(faint(words.join(" · ")));
    });
    ui.horizontal(|ui| {
        let wanted =
            controls(ui, (playback.plays, lab_keys::PLAY), playback.speed).map(|wanted| match wanted {
                Control::Play(plays) => Wish::Play(plays),
                Control::Speed(speed) => Wish::Speed(speed),
            });
        wishes.extend(wanted.map(UiCommand::Wish));
        if buttons::small(ui, &say(Words::Done), ESC, true).clicked() {
            wishes.push(UiCommand::Wish(Wish::EndWatch));
        }
        if let Some(why) = &playback.failed {
            ui.label(RichText::new(capital(why)).small().color(style::BAD));
        }
    });
}
