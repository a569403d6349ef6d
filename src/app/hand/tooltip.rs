//! Words at the table: the name of what is pointed at, and whether it may be taken now or why not; beside the previews,
//! how a piece would come to lie, what would fall, and how far its weight is inside its supports.

use super::landing_preview::{LandingPreview, Omen};
use super::state::{Hover, at_the_table};
use super::view_ray::ViewRay;
use crate::app::keys::Keys;
use crate::app::keys::program::hand;
use crate::app::table::physics::LiveBodies;
use crate::app::ui::buttons::key_cap;
use crate::app::ui::layout::{MARGIN, writes_right_of};
use crate::app::ui::{style, tip};
use crate::table::support::{Balance, margin_words};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, LayerId, Order, Pos2, Rect as Area, RichText, Vec2 as Points,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Size of the previews' words, points.
const LETTERS: f32 = 14.0;
/// From what a word belongs to, points.
const BESIDE: f32 = 34.0;
/// What of a piece is seen about the place where it is pointed at, points.
const ROUND: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, (tip, labels, super::card_picture::draw).run_if(at_the_table));
}

fn tip(mut contexts: EguiContexts, hover: Res<Hover>, keys: Keys, view_ray: ViewRay, bodies: LiveBodies) {
    let Some(id) = hover.piece else { return };
    let chosen_by_key = hover.at.is_none();
    let pixel = if chosen_by_key {
        bodies.get(id).and_then(|body| view_ray.pixel(body.center_of_mass()))
    } else {
        view_ray.cursor()
    };
    let (Ok(ctx), Some(pixel)) = (contexts.ctx_mut(), pixel) else { return };
    let take = (chosen_by_key && hover.refusal.is_none()).then(|| keys.map().label(&hand::TAKE));
    show(ctx, pixel, &hover, take.as_deref());
}

fn show(ctx: &Context, pixel: Vec2, hover: &Hover, take: Option<&str>) {
    let at = Pos2::new(pixel.x, pixel.y) / ctx.zoom_factor();
    let pointed = Area::from_center_size(at, Points::splat(2.0 * ROUND));
    tip::about(ctx, "hand tip", Some(at), (pointed, &[]), |ui| {
        ui.label(RichText::new(&hover.name).strong());
        match (&hover.refusal, take) {
            (Some(why), _) => {
                ui.label(RichText::new(format!("✖ {why}")).small().color(style::BAD));
            }
            (None, Some(key)) => {
                ui.horizontal(|ui| {
                    ui.label(key_cap(key));
                    ui.label(RichText::new("takes it").small().color(style::GOOD));
                });
            }
            (None, None) => {
                ui.label(RichText::new("may be taken").small().color(style::GOOD));
            }
        }
    });
}

fn labels(mut contexts: EguiContexts, preview: Res<LandingPreview>, view_ray: ViewRay) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut below = f32::MIN;
    if let Some(pixel) = preview.drop_line.and_then(|[from, to]| view_ray.pixel(from.midpoint(to))) {
        let (sign, ink) = match preview.omen {
            _ if preview.warns() => ("✖ ", style::BAD),
            Omen::Unknown => ("", style::INK),
            Omen::Stands => ("✔ ", style::GOOD),
            Omen::Falls => ("⚠ ", style::BAD),
            Omen::Uncertain => ("? ", style::AMBER),
        };
        let words = format!("{sign}{}", preview.words);
        below = label(ctx, pixel, below, &words, ink);
    }
    // Of a card over tips its picture tells.
    let support = preview.support.as_ref().filter(|_| preview.card.is_none());
    if let Some((support, pixel)) = support.and_then(|s| Some((s, view_ray.pixel(s.weight)?))) {
        let ink = match Balance::of(support.margin_cm) {
            Balance::Inside => style::INK,
            Balance::Narrow | Balance::Outside => style::AMBER,
        };
        label(ctx, pixel, below, &margin_words(support.margin_cm), ink);
    }
}

/// Writes words beside a point, on the side that is [free](writes_right_of), within the window; not above a line. Says
/// where their lower edge is.
pub fn label(ctx: &Context, pixel: Vec2, not_above: f32, words: &str, ink: Color32) -> f32 {
    let at = Pos2::new(pixel.x, pixel.y) / ctx.zoom_factor();
    let (side, aside) = if writes_right_of(ctx, at) {
        (Align2::LEFT_CENTER, BESIDE)
    } else {
        (Align2::RIGHT_CENTER, -BESIDE)
    };
    let at = at + Points::new(aside, 0.0);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("hand labels")));
    let text = painter.layout_no_wrap(words.to_owned(), FontId::proportional(LETTERS), ink);
    let corner = side.anchor_size(at, text.size()).min;
    let window = ctx.content_rect().shrink(MARGIN);
    let left = corner.x.min(window.right() - text.size().x).max(window.left());
    let corner = Pos2::new(left, corner.y.max(not_above + 4.0));
    let ground = bevy_egui::egui::Rect::from_min_size(corner, text.size()).expand2(Points::new(5.0, 2.0));
    painter.rect_filled(ground, 4.0, style::PANEL.gamma_multiply(0.8));
    painter.galley(corner, text, ink);
    ground.max.y
}
