//! Words at the table. They name what you point at, and say whether you may take it now, or why not. Beside the
//! previews they say how a piece would come to lie, what would fall, and how far its weight is inside its supports.

use super::compose;
use super::landing_preview::LandingPreview;
use super::places::AtPlace;
use super::state::{Aimed, GrabState, Hover, at_the_table};
use super::view_ray::ViewRay;
use super::word::{Rating, Word};
use crate::keys::Cap;
use crate::keys::Keys;
use crate::keys::program::hand;
use crate::live_table::carry_layout::CarryLayout;
use crate::live_table::framing::Framing;
use crate::live_table::physics::{LiveBodies, TableSim};
use crate::live_table::store::Store;
use crate::messages::DrawSet;
use crate::speech::say;
use crate::texts::HandText;
use crate::ui::caps;
use crate::ui::layout::MARGIN;
use crate::ui::{occupied, rule_link, style, tip};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Galley, Id, LayerId, Order, Pos2, Rect as Area, RichText,
    Vec2 as Points,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::sync::Arc;
use table::PieceId;

/// Size of the previews' words, points.
const LETTERS: f32 = 14.0;
/// Size of what is less important, greatest width, room round it and distance from the piece, points.
const SMALL: f32 = 12.5;
const WIDEST: f32 = 320.0;
const AIR: Points = Points::new(7.0, 4.0);
const ASIDE: f32 = 12.0;
/// From what a word belongs to, points.
const BESIDE: f32 = 34.0;
/// What of a piece is seen about the place where it is pointed at, points.
const ROUND: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    let words = (tip, labels, super::card_picture::draw);
    // What names a rule is drawn before the keys are asked what it was.
    app.add_systems(EguiPrimaryContextPass, words.before(DrawSet::Over).run_if(at_the_table));
}

fn tip(
    mut contexts: EguiContexts,
    (hover, store): (Res<Hover>, Option<Res<Store>>),
    grab_state: Res<GrabState>,
    keys: Keys,
    view_ray: ViewRay,
    bodies: LiveBodies,
) {
    if *grab_state != GrabState::Empty || hover.quiet {
        return;
    }
    // What the supply strip shows is told there.
    let seen = |id: &PieceId| store.as_ref().is_none_or(|store| !store.hides(*id));
    let Some(id) = hover.piece.filter(seen) else { return };
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
            // While nothing at all is to be taken, that this is not either is no news.
            (Some(_), _) if !hover.outlined => {}
            (Some(why), _) => {
                ui.label(RichText::new(format!("✖ {}", why.words)).small().color(style::BAD));
                rule_link::line(ui, why);
            }
            (None, Some(key)) => {
                ui.horizontal(|ui| {
                    caps::show(ui, Cap::Fixed(key));
                    ui.label(RichText::new(say(HandText::Takes)).small().color(style::GOOD));
                });
            }
            (None, None) => {
                ui.label(RichText::new(say(HandText::CanTake)).small().color(style::GOOD));
            }
        }
    });
}

/// The word for what is held, beside where it would land.
fn labels(
    mut contexts: EguiContexts,
    preview: Res<LandingPreview>,
    (framing, stage): (Option<Res<Framing>>, Res<CarryLayout>),
    (grab_state, at_place, aimed): (Res<GrabState>, Res<AtPlace>, Res<Aimed>),
    (view_ray, table, bodies): (ViewRay, Res<TableSim>, LiveBodies),
) {
    let (Ok(ctx), Some([_, landing])) = (contexts.ctx_mut(), preview.drop_line) else { return };
    let zoom = ctx.zoom_factor();
    let round = |ends: &mut dyn Iterator<Item = Vec3>| {
        let seen = ends.filter_map(|end| view_ray.pixel(end)).map(|at| Pos2::new(at.x, at.y) / zoom);
        seen.fold(Area::NOTHING, |area, at| area.union(Area::from_min_max(at, at)))
    };
    let piece = round(&mut preview.ghost_edges.iter().flatten().copied().chain([landing]));
    let needed = match &*grab_state {
        GrabState::Holding(carry) => {
            round(&mut compose::needed(&table, &bodies, carry, (&preview, &aimed)).into_iter())
        }
        GrabState::Empty | GrabState::Reaching(_) => piece,
    };
    let window = ctx.content_rect();
    let area =
        |rect: Rect| Area::from_min_max(Pos2::new(rect.min.x, rect.min.y), Pos2::new(rect.max.x, rect.max.y));
    let room = Vec2::new(window.width(), window.height());
    let clear = match (stage.clear.is_empty(), framing) {
        (false, _) => area(stage.words),
        (true, Some(framing)) => area(framing.clear(room)),
        (true, None) => window,
    };
    // A lesson's plate, the coach's and notices keep clear of it all.
    let beside = [stage.side, stage.plan, stage.numbers].into_iter().flatten().map(area);
    occupied::note(ctx, beside.chain([piece.union(needed)]));
    // A piece on its way from far is told of once it is seen.
    if piece.is_finite() && clear.intersects(piece) {
        let mut told = preview.word.clone();
        if let GrabState::Holding(carry) = &*grab_state {
            told.more.extend(at_place.words(carry).map(str::to_owned));
        }
        word(ctx, [piece.union(needed), piece], clear.shrink(AIR.y), &told);
    }
}

/// The colour of a word.
pub fn ink(mark: Rating) -> Color32 {
    match mark {
        Rating::Open => style::INK,
        Rating::Good => style::GOOD,
        Rating::Narrow | Rating::NotAsked | Rating::Unsure => style::AMBER,
        Rating::Bad => style::BAD,
    }
}

/// Writes the word beside all that is needed, where there is room in what is clear, else beside the piece.
fn word(ctx: &Context, around: [Area; 2], clear: Area, word: &Word) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("hand word")));
    let layout = |text: String, size: f32, ink| {
        painter.layout(text, FontId::proportional(size), ink, WIDEST.min(clear.width()))
    };
    let first = layout(word.line(), LETTERS, ink(word.mark));
    let mut more = word.more.clone();
    if let Some(rule) = word.rule {
        rule_link::note(ctx, rule);
        more.push(rule_link::hint(ctx));
    }
    let second = layout(more.join(" · "), SMALL, style::INK);
    let lines = [first, second];
    let full = |galley: &Arc<Galley>| !galley.text().is_empty();
    let size = lines
        .iter()
        .filter(|line| full(line))
        .fold(Points::ZERO, |size, line| Points::new(size.x.max(line.size().x), size.y + line.size().y))
        + 2.0 * AIR;
    let free = around.into_iter().find_map(|around| free_beside(around, size, clear));
    let corner = free.unwrap_or_else(|| beside(around[1], size, clear));
    painter.rect_filled(Area::from_min_size(corner, size), 5.0, style::PANEL.gamma_multiply(0.86));
    let mut at = corner + AIR;
    for line in lines.into_iter().filter(full) {
        let height = line.size().y;
        painter.galley(at, line, style::INK);
        at.y += height;
    }
}

/// The corner of words of a size beside a piece, where there is room in what is clear: at its right, at its left, below it,
/// above it; where there is none, as near as can be.
pub fn beside(piece: Area, size: Points, clear: Area) -> Pos2 {
    free_beside(piece, size, clear).unwrap_or_else(|| ways(piece, size, clear)[0])
}

fn free_beside(piece: Area, size: Points, clear: Area) -> Option<Pos2> {
    let hides = |at: &Pos2| Area::from_min_size(*at, size).intersects(piece);
    ways(piece, size, clear).into_iter().find(|at| !hides(at))
}

fn ways(piece: Area, size: Points, clear: Area) -> [Pos2; 4] {
    let (middle, level) = (piece.center().x - size.x / 2.0, piece.center().y - size.y / 2.0);
    let within = |least: f32, most: f32, at: f32| at.min(most).max(least);
    let fit = |at: Pos2| {
        let x = within(clear.left(), clear.right() - size.x, at.x);
        Pos2::new(x, within(clear.top(), clear.bottom() - size.y, at.y))
    };
    let ways = [
        Pos2::new(piece.right() + ASIDE, level),
        Pos2::new(piece.left() - ASIDE - size.x, level),
        Pos2::new(middle, piece.bottom() + ASIDE),
        Pos2::new(middle, piece.top() - ASIDE - size.y),
    ];
    ways.map(fit)
}

/// Writes words beside a point, on the side of the window's middle, within the window; not above a line. Says
/// where their lower edge is.
pub fn label(ctx: &Context, pixel: Vec2, not_above: f32, words: &str, ink: Color32) -> f32 {
    let at = Pos2::new(pixel.x, pixel.y) / ctx.zoom_factor();
    let (side, aside) = if at.x < ctx.content_rect().center().x {
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
