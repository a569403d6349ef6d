//! A card over tips, drawn from above in a corner.

use super::landing_preview::LandingPreview;
use super::view_ray::ViewRay;
use crate::live_table::carry_layout::{CarryLayout, PICTURE};
use crate::speech::say;
use crate::texts::HandText;
use crate::ui::layout::faint;
use crate::ui::style;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, Area, Color32, FontId, Id, Order, Painter, Pos2, RichText, Sense, Shape, Stroke, Vec2 as Points,
    vec2,
};
use game::message::Length;
use table::support::Balance;
use table::tip_plan::{Reach, TipPlan, TipRest};

/// Size of the words beside lower tips, points.
const LETTERS: f32 = 10.0;

/// Draws the help in its part of the stage.
pub(super) fn draw(
    mut contexts: EguiContexts,
    preview: Res<LandingPreview>,
    stage: Res<CarryLayout>,
    view_ray: ViewRay,
) {
    let Some(help) = preview.card.as_ref().filter(|_| !preview.forbidden) else { return };
    let (Ok(ctx), Some(place)) = (contexts.ctx_mut(), stage.plan) else { return };
    let area = Area::new(Id::new("card help")).order(Order::Middle).interactable(false);
    area.fixed_pos(Pos2::new(place.min.x, place.min.y)).show(ctx, |ui| {
        style::panel_frame().inner_margin(6).show(ui, |ui| {
            ui.set_max_width(PICTURE);
            ui.label(faint(say(HandText::FromAbove)));
            let (place, painter) = ui.allocate_painter(Points::splat(PICTURE), Sense::hover());
            picture(&painter, place.rect.center(), help, view_ray.table_axes());
            // How firmly it would lie stands in the word beside the piece.
            if help.rest != TipRest::AsHeld {
                ui.label(RichText::new(say(help)).color(ink(help)));
            }
        });
    });
}

fn ink(help: &TipPlan) -> Color32 {
    match (&help.rest, Balance::of(help.margin_cm)) {
        (TipRest::AsHeld, Balance::Inside) => style::GOOD,
        (TipRest::AsHeld | TipRest::Tilts { .. }, _) => style::AMBER,
        (TipRest::Slides(_) | TipRest::Falls, _) => style::BAD,
    }
}

/// Away from the viewer is up.
fn picture(painter: &Painter, middle: Pos2, help: &TipPlan, (right, away): (Vec2, Vec2)) {
    let reach = help.outline.iter().map(|corner| corner.distance(help.weight)).fold(1.0, f32::max);
    let scale = 0.47 * PICTURE / reach;
    let to = |at: &Vec2| {
        let from = *at - help.weight;
        middle + vec2(from.dot(right), -from.dot(away)) * scale
    };
    let line = |points: &[Vec2], colour| {
        Shape::closed_line(points.iter().map(to).collect(), Stroke::new(1.5, colour))
    };
    painter.add(line(&help.outline, style::FAINT));
    if let TipRest::Tilts { polygon, .. } = &help.rest {
        painter.add(line(polygon, style::FAINT));
    }
    painter.add(line(&help.carriers, ink(help)));
    for tip in &help.tips {
        let at = to(&tip.at);
        match tip.reach {
            Reach::Touches => {
                let corners = [vec2(0.0, -5.0), vec2(5.0, 0.0), vec2(0.0, 5.0), vec2(-5.0, 0.0)];
                let diamond = corners.map(|corner| at + corner).to_vec();
                painter.add(Shape::convex_polygon(diamond, style::INK, Stroke::NONE));
            }
            Reach::Lower(mm) => {
                painter.circle_stroke(at, 3.0, Stroke::new(1.0, style::FAINT));
                let words = say(HandText::Lower { by: Length((mm * 1000.0) as i32) });
                let font = FontId::proportional(LETTERS);
                painter.text(at + vec2(0.0, 4.0), Align2::CENTER_TOP, words, font, style::FAINT);
            }
        }
    }
    // A ring inside, a cross outside, as on the table.
    let (at, stroke) = (to(&help.weight), Stroke::new(2.0, ink(help)));
    if help.margin_cm < 0.0 {
        for arm in [vec2(5.0, 5.0), vec2(5.0, -5.0)] {
            painter.line_segment([at - arm, at + arm], stroke);
        }
    } else {
        painter.circle_stroke(at, 5.0, stroke);
    }
}
