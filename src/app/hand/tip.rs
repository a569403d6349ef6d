//! The name of what is pointed at, beside it, and whether it may be taken now or why not.

use super::eye::Eye;
use super::keys::{HandKey, Keys};
use super::pick::Hover;
use crate::app::physics::LiveBodies;
use crate::app::style;
use crate::session::to_table;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Context, Id, Order, Pos2, RichText, Vec2 as Points};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// From the cursor to the tip's corner, points.
const ASIDE: Points = Points::new(18.0, 14.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tip.run_if(super::at_the_table));
}

fn tip(mut contexts: EguiContexts, hover: Res<Hover>, keys: Res<Keys>, eye: Eye, bodies: LiveBodies) {
    let Some(id) = hover.piece else { return };
    let chosen_by_key = hover.at.is_none();
    let pixel = if chosen_by_key {
        bodies.get(to_table(id)).and_then(|body| eye.pixel(body.center_of_mass()))
    } else {
        eye.cursor()
    };
    let (Ok(ctx), Some(pixel)) = (contexts.ctx_mut(), pixel) else { return };
    let take = keys.label(HandKey::Take).filter(|_| chosen_by_key && hover.refusal.is_none());
    show(ctx, pixel, &hover, take.as_deref());
}

fn show(ctx: &Context, pixel: Vec2, hover: &Hover, take: Option<&str>) {
    let at = Pos2::new(pixel.x, pixel.y) / ctx.zoom_factor();
    let tip = Area::new(Id::new("hand tip")).order(Order::Tooltip).interactable(false).fixed_pos(at + ASIDE);
    tip.constrain(true).show(ctx, |ui| {
        style::panel_frame().inner_margin(6).show(ui, |ui| {
            ui.set_max_width(300.0);
            ui.label(RichText::new(&hover.name).strong());
            match (&hover.refusal, take) {
                (Some(why), _) => {
                    ui.label(RichText::new(format!("✖ {why}")).small().color(style::BAD));
                }
                (None, Some(key)) => {
                    ui.label(RichText::new(format!("{key} takes it")).small().color(style::GOOD));
                }
                (None, None) => {
                    ui.label(RichText::new("may be taken").small().color(style::GOOD));
                }
            }
        });
    });
}
