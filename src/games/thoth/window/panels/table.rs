//! The panels round the table: the turn, bank and piles on the left, or the card that was picked, or the auction; the
//! houses on the right, the hand at the foot. The middle is the table's.

use super::carrying::{self, Drops};
use super::{auction, bank, hand, houses, log, piles, turn, uses, worth};
use crate::asked::Act;
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_data::PanelData;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{Align2, Context, Id, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2};
use game::choices::Chosen;
use game::message::Say;
use thoth_rules::{Phase, Piece, Thing};
use window::speech::say;
use window::ui::buttons::waiting;
use window::ui::layout::{MARGIN, SLIVER, column, over};
use window::ui::supply::{self, Cell};
use window::ui::{drag, landmarks, spotlight, style};

/// Width of the columns, points.
const LEFT: f32 = 248.0;
const RIGHT: f32 = 288.0;
/// From this width on there is room for both columns and a table between them.
const BOTH: f32 = 900.0;
/// From this width on there is room for the left column.
const ONE: f32 = 560.0;

/// What the log has at least of the right column: a share of it, and that in points from least to most.
const LOG: (f32, f32, f32) = (0.2, 50.0, 220.0);
/// Height of its head and of what separates it from the houses, points.
const AROUND_LOG: f32 = 70.0;

/// The picture of the card that is to be set next, points.
const FACE: Vec2 = vec2(44.0, 72.0);

/// Width of the hand's cards while something is built.
const SMALL: f32 = 50.0;
/// Between the foot of the left column and its edge, with the line above the foot; what a picked card's uses have at least; points.
const BELOW: f32 = 34.0;
const LEAST_USES: f32 = 140.0;

/// Draws the panels.
pub fn show(ctx: &Context, shown: &PanelData, pack: Pack) -> Option<Act> {
    let room = ctx.content_rect().size();
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return sliver(ctx, shown.seen);
    }
    let choosing = shown.seen.view().phase.wants_card();
    spotlight::here(ctx, clear(room, shown.seen.cards().len(), choosing));
    let site = Thing::House(shown.seen.view().active);
    if let Some((_, rect)) = shown.spots.iter().find(|(spot, _)| *spot == site && !choosing) {
        landmarks::needed(ctx, "site", *rect);
    }
    let height = room.y - 2.0 * MARGIN;
    let mut acts = Vec::new();
    let mut drops = shown.spots.to_vec();
    if room.x >= BOTH {
        column(ctx, "thoth right", (Align2::RIGHT_TOP, MARGIN), RIGHT, height, |ui| {
            acts.push(right(ui, shown, pack, height, &mut drops));
        });
    }
    if room.x >= ONE {
        column(ctx, "thoth left", (Align2::LEFT_TOP, MARGIN), LEFT, height, |ui| {
            acts.push(left(ui, shown, pack, &mut drops));
        });
    }
    let (from, to) = sides(room.x);
    let middle = room.x - from - to;
    let at = (Align2::LEFT_BOTTOM, vec2(from, -MARGIN));
    acts.push(over(ctx, "thoth hand", at, vec2(middle, height), |ui| {
        ui.set_width(middle);
        ui.vertical_centered(|ui| {
            foot(ui, shown, pack, (middle, height), (room.x < ONE).then_some(&mut drops))
        })
        .inner
    }));
    acts.push(carrying::show(ctx, shown.still, shown.seen, &drops, pack));
    acts.push(carrying::clicked(ctx, shown.seen, shown.chosen, shown.spots));
    acts.into_iter().flatten().next()
}

/// What the columns take of a window so wide, left and right.
fn sides(width: f32) -> (f32, f32) {
    let side = |from: f32, column: f32| if width >= from { column + 2.0 * MARGIN } else { MARGIN };
    (side(ONE, LEFT), side(BOTH, RIGHT))
}

/// The part of a window of this size that the panels leave to the table, with so many cards in the hand, or one fewer:
/// large ones while a card is to be chosen.
pub fn clear(room: Vec2, cards: usize, choosing: bool) -> Rect {
    let (from, to) = sides(room.x);
    let most = if choosing { hand::WIDEST } else { SMALL };
    // Fewer cards are larger ones.
    let tall = |cards: usize| hand::height(room.x - from - to, cards, most) + MARGIN;
    let hand = if cards == 0 { 0.0 } else { tall(cards).max(tall(cards.saturating_sub(1))) };
    Rect::from_min_max(pos2(from, MARGIN), pos2(room.x - to, room.y - hand - MARGIN))
}

/// The turn, and what there is to draw from; in the place of that the auction, or the card that was picked, where it
/// covers no house.
fn left(ui: &mut Ui, shown: &PanelData, pack: Pack, drops: &mut Drops) -> Option<Act> {
    let seen = shown.seen;
    let turn = turn::show(ui, seen, pack);
    let hastened = shown.waiting.and_then(|who| waiting(ui, who)).map(Act::from);
    // Only what was let go of can fall; what is brought home settles unseen.
    if let (Some(progress), Phase::Settling { .. }) = (shown.settling, &seen.view().phase) {
        window::ui::settling::show(ui, progress);
    }
    let taken = due(ui, seen, pack);
    ui.separator();
    let dragged = dragged(ui.ctx());
    let chosen = dragged.as_ref().unwrap_or(shown.chosen);
    let middle = if seen.view().phase.is_auction() {
        above_foot(ui, |ui| auction::show(ui, seen, chosen, pack))
    } else if seen.view().phase == Phase::Choosing && !chosen.at.is_empty() {
        above_foot(ui, |ui| uses::show(ui, seen, chosen, pack, drops))
    } else {
        let asked = bank::show(ui, seen, pack).map(Act::Program);
        // While something is built the turn needs the room, and nothing is drawn.
        if seen.view().phase.work().is_none() {
            ui.separator();
            asked.or(piles::show(ui, seen, pack))
        } else {
            asked
        }
    };
    ui.separator();
    let foot = ui.scope(|ui| turn::foot(ui, seen, shown.steps));
    ui.data_mut(|data| data.insert_temp(foot_id(), foot.response.rect.height()));
    let foot = foot.inner;
    turn.or(hastened).or(taken).or(middle).or(foot)
}

/// Where the height of the left column's foot is kept from picture to picture.
fn foot_id() -> Id {
    Id::new("foot of the left column")
}

/// Draws what may be longer than the column has room for, and scrolls, so that the foot below stays in sight.
fn above_foot<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let foot: f32 = ui.data(|data| data.get_temp(foot_id())).unwrap_or_default();
    let bottom = ui.ctx().content_rect().bottom() - MARGIN - BELOW;
    let most = (bottom - foot - ui.cursor().top()).max(LEAST_USES);
    ScrollArea::vertical().id_salt("uses").max_height(most).show(ui, content).inner
}

/// The card that is to be set next, to be dragged from here: it waits beside the house, too, where a close view may not see it. A
/// pyramid is dragged from the bank.
fn due(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Act> {
    let id = seen.known().next_piece()?;
    let Some(Piece::Card(card)) = Piece::of(id) else { return None };
    let cell = Cell {
        picture: Picture::Face(card).shown(pack.set()),
        name: card.message(),
        left: 1,
        single: true,
        piece: Some(id),
        refusal: None,
        glows: true,
        chosen: false,
    };
    let row = ui.horizontal(|ui| {
        let taken = supply::alone(ui, &cell, FACE);
        ui.label(RichText::new(say(Turn::DragIt)).small().color(style::FAINT));
        taken
    });
    row.inner.map(Act::Program)
}

/// The card that is dragged, as if it were picked.
fn dragged(ctx: &Context) -> Option<Chosen<Thing>> {
    drag::carried(ctx).map(Chosen::of)
}

fn right(ui: &mut Ui, shown: &PanelData, pack: Pack, height: f32, drops: &mut Drops) -> Option<Act> {
    // The log has what the houses do not need.
    let room = height - AROUND_LOG;
    let rest = room - houses::wanted(shown.seen, ui.available_width());
    let log_height = rest.max((height * LOG.0).clamp(LOG.1, LOG.2));
    let houses = ui.scope(|ui| houses::show(ui, shown.seen, pack, room - log_height, drops));
    ui.separator();
    log::show(ui, shown.events, &shown.seen.names, pack.set(), log_height);
    houses.inner
}

/// The hand; over it, where a `narrow` window has no column for that, the auction, or the card that was picked.
fn foot(
    ui: &mut Ui,
    shown: &PanelData,
    pack: Pack,
    (width, height): (f32, f32),
    narrow: Option<&mut Drops>,
) -> Option<Act> {
    let seen = shown.seen;
    let mut act = None;
    let (choosing, is_auction) = (seen.view().phase.wants_card(), seen.view().phase.is_auction());
    let cards = hand::card_width(width, seen.cards().len()) * 12.0 / 7.0 + 30.0;
    let is_narrow = narrow.is_some();
    let dragged = dragged(ui.ctx());
    let chosen = dragged.as_ref().unwrap_or(shown.chosen);
    if let Some(drops) = narrow.filter(|_| is_auction || (choosing && !chosen.at.is_empty())) {
        style::panel_frame().show(ui, |ui| {
            ui.set_width((width - 26.0).max(20.0));
            let most = (height - cards - 60.0).max(60.0);
            ScrollArea::vertical().id_salt("uses").max_height(most).show(ui, |ui| {
                act = match is_auction {
                    true => auction::show(ui, seen, chosen, pack),
                    false => uses::show(ui, seen, chosen, pack, drops),
                };
            });
        });
        ui.add_space(10.0);
    }
    if is_narrow {
        ui.label(RichText::new(turn::asks(seen)).small().color(style::AMBER));
        if let Some(own) = seen.view().viewer {
            worth::line(ui, seen, (own, worth::own_head(seen, own)), 14.0, pack);
        }
    }
    // While something is built the table needs the room; once the hand is scored, all cards lie open elsewhere.
    if !matches!(seen.view().phase, Phase::Scored | Phase::Over) {
        let played = hand::show(ui, seen, shown.chosen, pack, if choosing { hand::WIDEST } else { SMALL });
        act = act.or(played);
    }
    act
}

/// A window too small for anything but a line.
fn sliver(ctx: &Context, seen: &PanelView) -> Option<Act> {
    let most = ctx.content_rect().size();
    over(ctx, "thoth sliver", (Align2::LEFT_BOTTOM, Vec2::ZERO), most, |ui| {
        ui.label(RichText::new(turn::asks(seen)).small().color(style::AMBER));
    });
    None
}
