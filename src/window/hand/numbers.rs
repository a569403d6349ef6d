//! The numbers of what is held, on a key, in a fixed place: what is below, how far, how it is tilted and turned.

use super::input_routing::Inputs;
use super::state::{HandSet, at_the_table};
use crate::keys::program::hand;
use crate::live_table::carry_layout::CarryLayout;
use crate::live_table::live_match::{CurrentView, on};
use crate::messages::DrawSet;
use crate::platform::settings::Preferences;
use crate::speech::{decimal, say};
use crate::texts::HandText;
use crate::ui::layout::faint;
use crate::ui::style;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Grid, Id, Order, RichText, Ui, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::{Length, Message};
use session::{HandRules, HandView};

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(RunFixedMainLoop, toggle.in_set(HandSet::Steer).run_if(on::<G>)).add_systems(
        EguiPrimaryContextPass,
        draw::<G>.in_set(DrawSet::Screen).run_if(on::<G>.and_then(at_the_table)),
    );
}

fn toggle(inputs: Inputs, preferences: Option<ResMut<Preferences>>) {
    if let Some(mut preferences) = preferences.filter(|_| inputs.hit(hand::NUMBERS)) {
        preferences.numbers = !preferences.numbers;
    }
}

fn draw<G: HandRules>(
    mut contexts: EguiContexts,
    preferences: Res<Preferences>,
    stage: Res<CarryLayout>,
    seen: Option<Res<CurrentView<G>>>,
) {
    let Some(held) = seen.as_ref().and_then(|seen| seen.0.hand.as_ref()).filter(|_| preferences.numbers)
    else {
        return;
    };
    let (Ok(ctx), Some(place)) = (contexts.ctx_mut(), stage.numbers) else { return };
    let area = Area::new(Id::new("numbers")).order(Order::Middle).interactable(false);
    area.fixed_pos(pos2(place.min.x, place.min.y))
        .show(ctx, |ui| style::panel_frame().inner_margin(8).show(ui, |ui| show(ui, held)));
}

/// The numbers as a table.
pub fn show(ui: &mut Ui, held: &HandView) {
    Grid::new("numbers of the hand").num_columns(2).spacing([14.0, 2.0]).show(ui, |ui| {
        let mut row = |what: HandText, value: String| {
            ui.label(faint(say(what)));
            ui.label(RichText::new(value).monospace());
            ui.end_row();
        };
        if let Some(reading) = &held.reading {
            row(HandText::Over, say(&reading.surface_name));
            row(HandText::AboveIt, millimetres(reading.drop_mm.max(0.0)));
        }
        row(HandText::AboveTable, millimetres(held.at_mm[2]));
        if let Some(reading) = &held.reading {
            row(HandText::Tilt, format!("{}°", say(decimal(reading.tilt_deg.into()))));
            row(HandText::Turn, format!("{:.0}°", reading.yaw_deg.round() % 360.0));
        }
    });
}

/// Tenths of a millimetre; never minus nothing.
fn millimetres(mm: f32) -> String {
    say(Message::new("length-of").with("length", Length((mm * 1000.0).round() as i32)))
}
