//! How a hand, or the game, came out.

use super::scores;
use crate::asked::{Act, Asked};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::{Scores, Turn};
use bevy_egui::egui::{Context, Grid, RichText, Ui};
use game::choices::Input;
use game::message::{Message, Say};
use game::words::{score, signed};
use game::{Outcome, Seat};
use session::story::{Line, Story};
use thoth_rules::{HandResult, Phase, SeatView};
use window::keys::names::ENTER;
use window::speech::{self, say};
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::ui::style;
use window::ui::tip::Tip;
use window::words::capital;

/// Width of the cards that are laid open, and what the names beside them take, points.
const CARD: f32 = 44.0;
const NAMES: f32 = 130.0;

/// Draws the result of a hand that is scored, or of a game that is over; nothing in between. `back` says whether a step can
/// be taken back.
pub fn show(ctx: &Context, seen: &PanelView, folded: bool, back: bool, pack: Pack) -> Option<Act> {
    let scored = matches!(seen.view().phase, Phase::Scored | Phase::Over);
    let result = seen.view().results.last().filter(|_| scored)?;
    let (title, winners) = match &seen.view().outcome {
        Some(outcome) => {
            let winners = match outcome {
                Outcome::Won(seats) | Outcome::Drawn(seats) => seats.clone(),
                Outcome::AllLost | Outcome::Solo { .. } => vec![],
            };
            (capital(&speech::tell(&seen.names, outcome)), winners)
        }
        None => {
            let wins = Scores::Wins { seat: result.winner, hand: result.hand };
            (speech::tell(&seen.names, &wins), vec![result.winner])
        }
    };
    let hands = match &seen.view().outcome {
        Some(_) => seen.view().results.as_slice(),
        None => std::slice::from_ref(result),
    };
    let card = ResultCard {
        wide: 620.0,
        winners: winners.into_iter().map(Badge::usual).collect(),
        decided: Decided::Told(hands.iter().filter_map(|hand| decided(seen, hand)).collect()),
        story: seen.view().outcome.as_ref().map(|_| (story(seen), seen.names.clone())),
        best: seen.view().outcome.as_ref().map(|_| say(Turn::TallestHouse)),
        back,
        next: seen.view().outcome.is_none().then_some((
            say(Scores::DealNext),
            ENTER,
            Asked::Choose(Input::Enter),
        )),
        ..ResultCard::new(title, speech::tell(&seen.names, &scores::ended(result)))
    };
    card.show(ctx, folded, |ui| {
        if seen.view().outcome.is_some() {
            scores::game(ui, seen);
            ui.label(RichText::new(say(Scores::Last { hand: result.hand })).color(style::FAINT));
            scores::hand(ui, seen, result);
        } else {
            scores::hand(ui, seen, result);
            totals(ui, seen);
        }
        ui.add_space(4.0);
        open_hands(ui, seen, result, pack);
        None
    })
}

/// The points of everybody, hand by hand.
pub fn story(seen: &PanelView) -> Story {
    let line = |seat: Seat| {
        let totals = seen.view().results.iter().map(|hand| hand.totals.get(usize::from(seat.0)).copied());
        Line::of(seat, std::iter::once(0).chain(totals.map(Option::unwrap_or_default)).collect())
    };
    let lines = seen.view().setup.seats().map(line).collect();
    Story { counts: Scores::Points.message(), moment: Scores::Moment.message(), lines, marks: vec![] }
}

/// What the winner of a hand has more than whoever came next, and less, item by item.
fn decided(seen: &PanelView, hand: &HandResult) -> Option<String> {
    let tally = |seat: Seat| hand.tallies.get(usize::from(seat.0));
    let others = seen.view().setup.seats().filter(|seat| *seat != hand.winner);
    let next = others.max_by_key(|seat| tally(*seat).map(|tally| tally.total()))?;
    let (won, second) = (tally(hand.winner)?, tally(next)?);
    let items = scores::items(won).into_iter().zip(scores::items(second));
    let mut parts: Vec<(Scores, i32)> = items.map(|((what, more), (_, less))| (what, more - less)).collect();
    parts.retain(|(_, points)| *points != 0);
    parts.sort_by_key(|(_, points)| -points.abs());
    let part = |(what, points): &(Scores, i32)| {
        Scores::Part { what: what.message(), points: signed(*points) }.message()
    };
    let parts: Vec<Message> = parts.iter().take(4).map(part).collect();
    let [winner, next] = [(hand.winner, won), (next, second)].map(|(seat, tally)| has(seat, tally.total()));
    let hand = hand.hand;
    let words = if parts.is_empty() {
        Scores::Decided { hand, winner, next }
    } else {
        Scores::DecidedBy { hand, winner, next, parts }
    };
    Some(speech::tell(&seen.names, &words))
}

/// "Ann 17".
fn has(seat: Seat, points: i32) -> Message {
    Scores::Has { seat, points: score(points) }.message()
}

fn totals(ui: &mut Ui, seen: &PanelView) {
    let totals = seen.view().seats.iter().map(|seat: &SeatView| has(seat.seat, seat.total)).collect();
    let words = Scores::Totals { totals, ends: scores::game_ends(seen).message() };
    let words = speech::tell(&seen.names, &words);
    ui.label(RichText::new(words).color(style::FAINT));
}

/// The hands, laid open for scoring.
fn open_hands(ui: &mut Ui, seen: &PanelView, result: &HandResult, pack: Pack) {
    let most = result.cards.iter().map(Vec::len).max().unwrap_or(1).max(1) as f32;
    let width = CARD.min((ui.available_width() - NAMES) / most - ui.spacing().item_spacing.x).max(10.0);
    Grid::new("open hands").num_columns(2).spacing([14.0, 6.0]).show(ui, |ui| {
        for (seat, cards) in seen.view().setup.seats().zip(&result.cards) {
            ui.label(RichText::new(speech::tell(&seen.names, &Scores::Held { seat })).color(style::FAINT));
            ui.horizontal(|ui| {
                for &card in cards {
                    pack.show(ui, Picture::Face(card), width).tip(say(card));
                }
            });
            ui.end_row();
        }
    });
}
