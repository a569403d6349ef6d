//! What is in the hand, where it is, and what would come of letting go.

use super::icons;
use crate::app::hand::landing_preview::Omen;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::games::rlyeh::rules::{Asks, Class, Wanted};
use crate::session::HandView;
use crate::session::foresee::{Foretold, Word};
use bevy_egui::egui::{Grid, RichText, Ui};

/// Shows the panel.
pub fn show(ui: &mut Ui, hand: &HandView, asks: &Asks) {
    ui.horizontal(|ui| {
        ui.label(RichText::new("In hand").color(style::FAINT));
        ui.label(RichText::new(capital(&hand.names)).strong());
    });
    state(ui, hand);
    let Some(reading) = &hand.reading else {
        ui.label(RichText::new("Nothing below").color(style::FAINT));
        return;
    };
    outlook(ui, hand.foretold.as_ref(), asks);
    Grid::new("hand readout").num_columns(2).spacing([14.0, 3.0]).show(ui, |ui| {
        let mut row = |what: &str, value: String| {
            ui.label(RichText::new(what).color(style::FAINT));
            ui.label(RichText::new(value).monospace());
            ui.end_row();
        };
        row("over", reading.surface_name.clone());
        row("drop", millimetres(reading.drop_mm.max(0.0)));
        row("height", millimetres(hand.at_mm[2]));
        row("tilt", format!("{:.1}°", reading.tilt_deg));
        row("turn", format!("{:.0}°", reading.yaw_deg.round() % 360.0));
    });
    if let Some(why) = &reading.forbidden {
        let why = capital(why);
        ui.label(RichText::new(format!("✖ {why}")).color(style::BAD));
    }
}

/// Tenths of a millimetre; never minus nothing.
fn millimetres(mm: f32) -> String {
    let tenths = (mm * 10.0).round() / 10.0 + 0.0;
    format!("{tenths:.1} mm")
}

fn state(ui: &mut Ui, hand: &HandView) {
    ui.horizontal_wrapped(|ui| {
        if hand.touching {
            ui.label(RichText::new("touching: let go").color(style::GOOD));
        } else if hand.lowering {
            ui.label(RichText::new("lowering…").color(style::AMBER));
        } else {
            ui.label(RichText::new("held").color(style::FAINT));
        }
        if !hand.auto_raise {
            ui.label(RichText::new("keeps its height").color(style::AMBER))
                .tip("The hand does not rise over what is in its way (G)");
        }
        if !hand.may_reorient {
            ui.label(RichText::new("may only be shifted").color(style::FAINT));
        }
    });
}

/// How the piece would come to lie, and whether that is what the roll asks for.
fn outlook(ui: &mut Ui, foretold: Option<&Foretold>, asks: &Asks) {
    let Some(told) = foretold.filter(|told| told.foresight.word != Word::Open) else { return };
    let class = told.foresight.outlook.class.filter(|_| told.foresight.word.is_clear());
    let (ink, verdict) = match class.and_then(|class| meets(class, asks)) {
        _ if Omen::of(&told.foresight) != Omen::Stands => (style::AMBER, ""),
        Some(true) => (style::GOOD, "✔ as asked"),
        Some(false) => (style::AMBER, "not as asked, though it would stay"),
        None => (style::INK, ""),
    };
    ui.horizontal(|ui| {
        if let Some(class) = class {
            icons::class_sign(ui, class, 30.0, ink);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.label(RichText::new(&told.words).size(16.0).color(ink));
            if !verdict.is_empty() {
                ui.label(RichText::new(verdict).small().color(ink));
            }
        });
    });
}

/// Whether a class is what is asked for; nothing where any will do.
pub fn meets(class: Class, asks: &Asks) -> Option<bool> {
    let Asks::Pyramid { orientation, .. } = asks else { return None };
    let wanted = match orientation {
        Wanted::Upright => Class::Upright,
        Wanted::Flat => Class::Flat,
        Wanted::Weird => Class::Weird,
        Wanted::Any => return None,
    };
    Some(class == wanted)
}
