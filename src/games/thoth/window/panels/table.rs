//! The panels round the table: the left column, the houses with the log on the right, the hand at the foot. The middle is the
//! table's, with the names of its seats over it. While the screen is passed on a cover lies over all.

use crate::faces::Picture;
use crate::framing::Focus;
use crate::look::{ColourSet, Pack, size_of};
use crate::panel_view::{Act, GameRequest, PanelData, PanelView};
use crate::panels::hand::{self, Drops};
use crate::panels::{houses, turn};
use crate::texts::Turn;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, LayerId, Order, Pos2, Rect, RichText, ScrollArea, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};
use game::Seat;
use game::choices::Chosen;
use game::message::Say;
use session::Names;
use std::f32::consts::FRAC_PI_2;
use std::ops::Range;
use thoth_rules::{Digest, Event, LogLine, Phase, Piece, Play, Thing};
use window::reasons::Reasons;
use window::speech::{name_of, say};
use window::ui::buttons::waiting;
use window::ui::layout::{MARGIN, SLIVER, column, column_with_foot, over};
use window::ui::log::LogRow;
use window::ui::seats::{Badge, Seats};
use window::ui::supply::{self, SupplyStack};
use window::ui::{drag, landmarks, pass_screen, side_column, spoken, spotlight, style};

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
/// Size of the letters, points.
const LETTERS: f32 = 14.0;
/// Radius of a mark, points.
const MARK: f32 = 6.0;
/// Room round the words, points.
const ROUND: f32 = 5.0;
/// Lines for why a bot did what it did last.
const WHY: u8 = 3;
/// Most events that are told; what happened before them is out of sight.
const MOST_EVENTS: usize = 2000;

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
        column(ctx, "thoth right", (Align2::RIGHT_TOP, MARGIN), vec2(RIGHT, height), |ui| {
            acts.push(right(ui, shown, pack, height, &mut drops));
        });
    }
    if room.x >= ONE {
        let (mut above, mut below) = (None, None);
        let content = |ui: &mut Ui| above = left(ui, shown, pack, &mut drops);
        let foot = |ui: &mut Ui| below = side_column::head(ui, None).map(Act::Program);
        let place = (Align2::LEFT_TOP, MARGIN);
        column_with_foot(ctx, "thoth left", place, vec2(LEFT, height), (content, Some(foot)));
        acts.extend([above, below]);
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
    acts.push(hand::carry(ctx, shown.still, shown.seen, &drops, pack));
    acts.push(hand::clicked(ctx, shown.seen, shown.chosen, shown.spots));
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
    if shown.waiting.is_some() {
        spoken::show(ui, Seats { names: &seen.names, badges: &[] }, shown.told(), WHY);
    }
    let hastened = shown.waiting.and_then(|who| waiting(ui, who)).map(Act::from);
    // Only what was let go of can fall; what is brought home settles unseen.
    if let (Some(progress), Phase::Settling { .. }) = (shown.settling, &seen.view().phase) {
        window::ui::settling::show(ui, progress);
    }
    let taken = due(ui, shown, pack);
    ui.separator();
    let dragged = dragged(ui.ctx());
    let chosen = dragged.as_ref().unwrap_or(shown.chosen);
    let middle = if seen.view().phase.is_auction() {
        turn::auction(ui, seen, chosen, pack)
    } else if seen.view().phase == Phase::Choosing && !chosen.at.is_empty() {
        hand::uses(ui, seen, chosen, pack, drops)
    } else {
        let asked = turn::bank(ui, shown, pack).map(Act::Program);
        // While something is built the turn needs the room, and nothing is drawn.
        if seen.view().phase.work().is_none() {
            ui.separator();
            asked.or(turn::piles(ui, seen, pack))
        } else {
            asked
        }
    };
    ui.separator();
    let more = ui.scope(|ui| turn::more(ui, seen, shown.steps)).inner;
    turn.or(hastened).or(taken).or(middle).or(more)
}

/// The card that is to be set next, to be dragged from here: it waits beside the house, too, where a close view may not see it. A
/// pyramid is dragged from the bank.
fn due(ui: &mut Ui, shown: &PanelData, pack: Pack) -> Option<Act> {
    let id = shown.seen.known().next_piece()?;
    let Some(Piece::Card(card)) = Piece::of(id) else { return None };
    let cell = SupplyStack {
        picture: Picture::Face(card).shown(pack.0),
        name: card.message(),
        left: 1,
        single: true,
        piece: Some(id),
        refusal: None,
        glows: true,
        chosen: shown.by_key == Some(id),
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
    // The log has what the houses do not need: as much as is known before they are drawn, or is left then.
    let (room, top) = (height - AROUND_LOG, ui.cursor().top());
    let rest = room - houses::wanted(shown.seen, ui.available_width());
    let log_height = rest.max((height * LOG.0).clamp(LOG.1, LOG.2));
    let houses = ui.scope(|ui| houses::show(ui, shown.seen, pack, room - log_height, drops));
    ui.separator();
    let left = room - (ui.cursor().top() - top);
    log(ui, (shown.events, shown.reasons), &shown.seen.names, pack.0, left.max(log_height));
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
                    true => turn::auction(ui, seen, chosen, pack),
                    false => hand::uses(ui, seen, chosen, pack, drops),
                };
            });
        });
        ui.add_space(10.0);
    }
    if is_narrow {
        ui.label(RichText::new(turn::asks(seen)).small().color(style::AMBER));
        if let Some(own) = seen.view().viewer {
            houses::worth_line(ui, seen, (own, houses::own_head(seen, own)), 14.0, pack);
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

/// Draws the plates, clear of the panels and beside the bank. `at` says from which point each hangs, in points: the edge of its
/// place, so that it covers no card there. Where one house is looked at alone, its plate is kept in sight, and of the
/// others those that are seen anyway.
pub fn name_plates(
    ctx: &Context,
    seen: &PanelView,
    focus: Focus,
    bank: Option<Rect>,
    at: impl Fn(Seat) -> Option<Pos2>,
) {
    let room = ctx.content_rect();
    let clear = clear(room.size(), seen.cards().len(), seen.view().phase.wants_card());
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("thoth names")));
    for of in &seen.view().seats {
        let Some(middle) = at(of.seat) else { continue };
        let elsewhere = matches!(focus, Focus::House(seat) if seat != of.seat);
        if elsewhere && !clear.contains(middle) {
            continue;
        }
        let lay =
            |words: String, ink: Color32| painter.layout_no_wrap(words, FontId::proportional(LETTERS), ink);
        let name = lay(name_of(&seen.names, of.seat), Badge::usual(of.seat).colour);
        let now = seen.view().if_ended_now(of.seat);
        let now = now.map(|now| lay(houses::worth_words(now), houses::worth_ink(now)));
        let rest = now.as_ref().map_or(0.0, |now| now.size().x + 2.0 * ROUND);
        let size = vec2(2.0 * MARK + ROUND + name.size().x + rest, name.size().y) + vec2(2.0, 1.0) * ROUND;
        let hangs = middle + vec2(0.0, size.y / 2.0);
        let aside = bank.map_or(hangs, |bank| beside(bank, size, hangs));
        let ground = Rect::from_center_size(within(clear, size, aside), size);
        painter.rect_filled(ground, 4.0, style::PANEL.gamma_multiply(0.85));
        if of.seat == seen.turn_of() {
            let line = Stroke::new(1.5, Badge::usual(of.seat).colour);
            painter.rect_stroke(ground, 4.0, line, StrokeKind::Outside);
        }
        let mark = ground.left_center() + vec2(ROUND + MARK, 0.0);
        Badge::usual(of.seat).draw(&painter, mark, 2.0 * MARK);
        let top = ground.top() + ROUND / 2.0;
        let left = mark.x + MARK + ROUND;
        painter.galley(Pos2::new(left, top), name.clone(), style::INK);
        if let Some(now) = now {
            painter.galley(Pos2::new(left + name.size().x + 2.0 * ROUND, top), now, style::INK);
        }
    }
}

/// Where a box of a size about a point does not cover the bank: moved to its nearer side, if it must be.
fn beside(bank: Rect, size: Vec2, at: Pos2) -> Pos2 {
    if !bank.intersects(Rect::from_center_size(at, size)) {
        return at;
    }
    let [left, right] = [bank.left() - size.x / 2.0, bank.right() + size.x / 2.0];
    Pos2::new(if at.x < bank.center().x { left } else { right }, at.y)
}

/// The point nearest to another about which a box of a size lies within a room, if it fits.
fn within(room: Rect, size: Vec2, at: Pos2) -> Pos2 {
    let axis = |low: f32, high: f32, at: f32| {
        if low < high { at.clamp(low, high) } else { f32::midpoint(low, high) }
    };
    let room = room.shrink2(size / 2.0);
    Pos2::new(axis(room.left(), room.right(), at.x), axis(room.top(), room.bottom(), at.y))
}

/// Shows the log, its end first in sight, and why bots did what they did. Idle turns in a row are one line.
pub fn log(ui: &mut Ui, (events, reasons): (&[Event], &Reasons), names: &Names, set: ColourSet, height: f32) {
    let (first, mut from) = (events.len().saturating_sub(MOST_EVENTS), 0);
    let mut digest = Digest::default();
    let mut told: Vec<(Range<usize>, LogLine)> = vec![];
    for (number, event) in events.iter().enumerate().skip(first).filter(|(_, event)| tells(event)) {
        for line in digest.tell(event) {
            let own = line == LogLine::Event(event.clone());
            told.push((if own { number..number + 1 } else { from..number }, line));
            from = if own { number + 1 } else { number };
        }
    }
    told.extend(digest.open().into_iter().map(|line| (from..events.len(), line)));
    let seats = Seats { names, badges: &[] };
    let line = |told: &LogLine| {
        let (ink, pictures) = match told {
            LogLine::Event(event) => (ink(event), event_pictures(event)),
            LogLine::Idle(idle) => {
                (style::INK, idle.iter().map(|&(_, _, card)| Picture::Face(card)).collect())
            }
        };
        let icons = pictures.into_iter().map(|picture| picture.shown(set)).collect();
        LogRow::new(told.message(), ink, icons)
    };
    let lines = reasons.between(told.into_iter().map(|(notes, told)| (notes, line(&told))));
    side_column::told(ui, height, seats, lines.into_iter().rev());
}

/// What an event is about, in pictures: cards, and the pyramids that they buy.
pub fn event_pictures(event: &Event) -> Vec<Picture> {
    match event {
        Event::Played { play: Play::Raise { card, size, count }, .. } => {
            let pyramid = Picture::Pyramid(card.element(), *size);
            let pyramids = std::iter::repeat_n(pyramid, usize::from(*count));
            std::iter::once(Picture::Face(*card)).chain(pyramids).collect()
        }
        Event::Played { play: Play::Trouble { card, replacing: Some(old), .. }, .. } => {
            vec![Picture::Face(*card), Picture::Face(*old)]
        }
        Event::Played { play, .. } => vec![Picture::Face(play.card())],
        Event::EndCalled { .. } | Event::Bid { .. } => vec![Picture::Back],
        Event::BidsTurnedUp { bids, .. } => bids.iter().map(|bid| Picture::Face(bid.card)).collect(),
        Event::Relieved { trouble, .. } => trouble.iter().copied().map(Picture::Face).collect(),
        Event::Fell { kind: Piece::Pyramid { element, size, .. }, .. } => {
            vec![Picture::Pyramid(*element, *size)]
        }
        Event::Fell { kind: Piece::Card(card), .. } | Event::TookBid { card, .. } => {
            vec![Picture::Face(*card)]
        }
        _ => vec![],
    }
}

/// Whether an event is worth a line: that a turn has its draw goes without saying, and so does every single pyramid
/// of a raise that was told already.
pub fn tells(event: &Event) -> bool {
    !matches!(event, Event::Drew { .. } | Event::Set { .. })
}

fn ink(event: &Event) -> Color32 {
    match event {
        Event::TurnBegan { .. } => style::FAINT,
        Event::Dealt { .. } | Event::BidsTurnedUp { .. } => style::AMBER,
        Event::Fell { .. }
        | Event::CameDownLate { .. }
        | Event::Collapsed { .. }
        | Event::KnockedOver { .. }
        | Event::Malice { .. } => style::BAD,
        Event::Scored { .. } | Event::Over { .. } => style::GOOD,
        _ => style::INK,
    }
}

pub fn cover(ctx: &Context, to: Seat, names: &Names, pack: Pack) -> Option<Act> {
    let answer = pass_screen::show(ctx, to, names, |ui, rect| fan(ui, rect, pack));
    answer.map(|answer| answer.command(GameRequest::Here))
}

/// Backs of cards, spread out.
fn fan(ui: &mut Ui, rect: Rect, pack: Pack) {
    let size = size_of(Picture::Back, rect.height() * 0.24);
    let foot = rect.center_top() + vec2(0.0, rect.height() * 0.95);
    for k in -2..=2_i16 {
        let angle = f32::from(k) * 0.2;
        let at = foot + Vec2::angled(angle - FRAC_PI_2) * rect.height() * 0.62;
        lay(ui, Rect::from_center_size(at, size), angle, Picture::Back, pack);
    }
}

/// Paints a card that lies askew, with its shadow; one too small to be seen is left out.
pub fn lay(ui: &mut Ui, card: Rect, angle: f32, picture: Picture, pack: Pack) {
    if card.width() < 4.0 {
        return;
    }
    let (shown, painter) = (picture.shown(pack.0), ui.painter());
    let shadow = card.translate(vec2(2.0, 3.0));
    shown.paint_turned(painter, shadow, card, (angle, Color32::from_black_alpha(110)));
    shown.paint_turned(painter, card, card, (angle, Color32::WHITE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_plate_covers_the_bank() {
        let (bank, size) =
            (Rect::from_min_size(Pos2::new(400.0, 150.0), vec2(400.0, 100.0)), vec2(110.0, 22.0));
        for x in (0..1_200).step_by(7) {
            let at = Pos2::new(x as f32, 160.0);
            let there = beside(bank, size, at);
            let over = bank.intersect(Rect::from_center_size(there, size));
            assert!(over.width() < 0.01, "{x}: {there:?}");
            assert!((there.x - at.x).abs() <= bank.width() / 2.0 + size.x && there.y == at.y);
        }
        let clear = Pos2::new(300.0, 400.0);
        assert_eq!(beside(bank, size, clear), clear);
    }
}
