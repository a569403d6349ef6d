//! The sheets over the table: the quick reference, which asks the cards ([`mod@reference`]), the scores of every hand, item by
//! item, and the discard pile; and how a hand, or the game, came out.

use crate::faces::Picture;
use crate::look::Pack;
use crate::panel_view::{Act, GameRequest, Overlay, PanelView};
use crate::panels::{breakdown, turn};
use crate::texts::{self, Scores, Turn, Uses};
use bevy_egui::egui::{
    Align, Color32, Context, Grid, Id, Layout, Modal, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2,
};
use game::choices::Input;
use game::message::{Message, Say};
use game::words::{score, signed};
use game::{Outcome, Seat};
use session::chart::{MatchChart, Series};
use std::iter;
use thoth::reference::{self, COLUMNS, Words, stands_for};
use thoth_rules::{Element, Ending, HandResult, HandScore, Phase, SeatView, TrumpWorth};
use window::keys::names::{ENTER, ESC};
use window::speech::{name_of, say, tell};
use window::ui::buttons::small;
use window::ui::layout::redo;
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::ui::sheet::{self, Cell};
use window::ui::style;
use window::ui::tip::HoverTip;
use window::words::capital;

/// Width of the cards that are laid open, and what the names beside them take, points.
const CARD: f32 = 44.0;
const NAMES: f32 = 130.0;

/// Width of what every card can do, and least and greatest of what everybody scores, points.
const REFERENCE: f32 = 1180.0;
const SCORES: (f32, f32) = (640.0, 1180.0);

/// Draws a sheet. A click beside it closes it.
pub fn show(ctx: &Context, sheet: Overlay, seen: &PanelView, pack: Pack) -> Option<Act> {
    let room = ctx.content_rect().size();
    let (title, wide) = match sheet {
        Overlay::Reference => (Words::Cards.message(), REFERENCE),
        Overlay::Scores => {
            let wide = breakdown::wide(seen.view().seats.len()).clamp(SCORES.0, SCORES.1);
            (texts::OverlayTitle::Scores.message(), wide)
        }
        Overlay::Discard => (texts::OverlayTitle::Discard.message(), 860.0),
    };
    let mut act = None;
    let modal = Modal::new(Id::new(("thoth sheet", sheet)))
        .backdrop_color(Color32::from_black_alpha(140))
        .frame(style::panel_frame().fill(style::DIALOG).inner_margin(16));
    let shown = modal.show(ctx, |ui| {
        ui.set_width((room.x - 60.0).min(wide).max(20.0));
        ui.horizontal(|ui| {
            ui.label(RichText::new(say(title)).size(22.0).color(style::AMBER));
            if ui.available_width() > 90.0 {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if small(ui, &say(Uses::Close), ESC, true).clicked() {
                        act = Some(Act::Wish(GameRequest::Close));
                    }
                });
            }
        });
        ui.separator();
        let size = vec2(ui.available_width(), (room.y - 130.0).clamp(20.0, 640.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| match sheet {
            Overlay::Reference => reference(ui, pack),
            Overlay::Scores => scores(ui, seen, pack),
            Overlay::Discard => turn::discarded(ui, seen, pack),
        });
    });
    if shown.backdrop_response.clicked() {
        act = act.or(Some(Act::Wish(GameRequest::Close)));
    }
    act
}

/// The lines of a tally, in the order of the rules: what it is, and its points.
pub fn items(tally: &HandScore) -> [(Scores, i32); 6] {
    [
        (Scores::Pips, tally.pips),
        (Scores::Stories, tally.stories),
        (Scores::Roof, tally.roof),
        (Scores::RoofElement, tally.roof_element),
        (Scores::SmallCards, -tally.small_cards),
        (Scores::Courts, -tally.courts),
    ]
}

pub fn scores(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    ScrollArea::both().id_salt("scores").auto_shrink([false, false]).show(ui, |ui| {
        breakdown::show(ui, seen, pack);
        ui.separator();
        game(ui, seen);
        for result in seen.view().results.iter().rev() {
            ui.separator();
            let words = Scores::HandWon { hand: result.hand, ended: ended(result).message() };
            let words = tell(&seen.names, &words);
            ui.label(RichText::new(words).size(16.0).color(style::AMBER));
            hand(ui, seen, result);
        }
    });
}

pub fn ended(result: &HandResult) -> Scores {
    let winner = result.winner;
    match result.ending {
        Ending::Roof { seat } if seat == winner => Scores::RoofedAndWon { seat },
        Ending::Roof { seat } => Scores::RoofedOtherWon { seat, winner },
        Ending::Called { seat } | Ending::Idle { seat } => Scores::CalledAndWon { seat, winner },
    }
}

fn game_ends(seen: &PanelView) -> Scores {
    match seen.view().setup.length().points() {
        None => Scores::EndsHand,
        Some(points) => Scores::EndsAt { points },
    }
}

/// The names of all above their columns.
fn names(seen: &PanelView, first: String) -> Vec<Cell> {
    let name = |seat| Cell::words(name_of(&seen.names, seat)).strong();
    iter::once(Cell::head(first)).chain(seen.view().setup.seats().map(name)).collect()
}

/// The totals after every hand, and how it ended.
pub fn game(ui: &mut Ui, seen: &PanelView) {
    ui.label(RichText::new(say(game_ends(seen))).color(style::FAINT));
    let view = seen.view();
    let hand = |result: &HandResult| {
        let total =
            |(k, total): (usize, &i32)| Cell::number(score(*total)).won(usize::from(result.winner.0) == k);
        let by = match result.ending {
            Ending::Roof { seat } => Scores::Roofed { seat },
            Ending::Called { seat } | Ending::Idle { seat } => Scores::Called { seat },
        };
        let (hand, by) = (say(Scores::Hand { hand: result.hand }), tell(&seen.names, &by));
        let totals = result.totals.iter().enumerate().map(total);
        iter::once(Cell::about(hand)).chain(totals).chain([Cell::head(by)]).collect()
    };
    let now = view.seats.iter().map(|seat| Cell::sum(score(seat.total)));
    let now = iter::once(Cell::words(say(Scores::Now)).strong()).chain(now).collect();
    let rows = iter::once(names(seen, say(Scores::After))).chain(view.results.iter().map(hand)).chain([now]);
    sheet::Sheet::new("game", rows.collect()).spacing([22.0, 4.0]).striped().show(ui);
}

/// A hand, item by item.
pub fn hand(ui: &mut Ui, seen: &PanelView, result: &HandResult) {
    let lines = items(&HandScore::default()).into_iter().enumerate();
    let lines = lines.map(|(k, (what, _))| row(what, result.tallies.iter().map(|tally| items(tally)[k].1)));
    let malice = result.malice.iter().any(|&lost| lost != 0);
    let malice = malice.then(|| row(Scores::Malice, result.malice.iter().map(|&lost| -lost)));
    let sum = |(k, tally): (usize, &HandScore)| {
        Cell::sum(score(tally.total())).won(usize::from(result.winner.0) == k)
    };
    let sums = result.tallies.iter().enumerate().map(sum);
    let sums = iter::once(Cell::words(say(Scores::ThisHand)).strong()).chain(sums).collect();
    let rows = iter::once(names(seen, String::new())).chain(lines).chain(malice).chain([sums]);
    sheet::Sheet::new(("hand", result.hand), rows.collect()).spacing([22.0, 3.0]).striped().show(ui);
}

fn row(what: Scores, points: impl Iterator<Item = i32>) -> Vec<Cell> {
    let points = points.map(|points| match points {
        0 => Cell::number("–"),
        1.. => Cell::number(score(points)),
        _ => Cell::number(score(points)).ink(style::BAD),
    });
    iter::once(Cell::about(say(what))).chain(points).collect()
}

/// Draws the result of a hand that is scored, or of a game that is over; nothing in between. `back` says whether a step can
/// be taken back.
pub fn result(ctx: &Context, seen: &PanelView, folded: bool, back: bool, pack: Pack) -> Option<Act> {
    let scored = matches!(seen.view().phase, Phase::Scored | Phase::Over);
    let result = seen.view().results.last().filter(|_| scored)?;
    let (title, winners) = match &seen.view().outcome {
        Some(outcome) => {
            let winners = match outcome {
                Outcome::Won(seats) | Outcome::Drawn(seats) => seats.clone(),
                Outcome::AllLost | Outcome::Solo { .. } => vec![],
            };
            (capital(&tell(&seen.names, outcome)), winners)
        }
        None => {
            let wins = Scores::Wins { seat: result.winner, hand: result.hand };
            (tell(&seen.names, &wins), vec![result.winner])
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
        chart: seen.view().outcome.as_ref().map(|_| (story(seen), seen.names.clone())),
        best: seen.view().outcome.as_ref().map(|_| say(Turn::TallestHouse)),
        back,
        next: seen.view().outcome.is_none().then_some((
            say(Scores::DealNext),
            ENTER,
            GameRequest::Choose(Input::Enter),
        )),
        ..ResultCard::new(title, tell(&seen.names, &ended(result)))
    };
    card.show(ctx, folded, |ui| {
        if seen.view().outcome.is_some() {
            game(ui, seen);
            ui.label(RichText::new(say(Scores::Last { hand: result.hand })).color(style::FAINT));
            hand(ui, seen, result);
        } else {
            hand(ui, seen, result);
            totals(ui, seen);
        }
        ui.add_space(4.0);
        open_hands(ui, seen, result, pack);
        None
    })
}

/// The points of everybody, hand by hand.
pub fn story(seen: &PanelView) -> MatchChart {
    let line = |seat: Seat| {
        let totals = seen.view().results.iter().map(|hand| hand.totals.get(usize::from(seat.0)).copied());
        Series::of(seat, iter::once(0).chain(totals.map(Option::unwrap_or_default)).collect())
    };
    let lines = seen.view().setup.seats().map(line).collect();
    MatchChart { counts: Scores::Points.message(), moment: Scores::Moment.message(), lines, marks: vec![] }
}

/// What the winner of a hand has more than whoever came next, and less, item by item.
fn decided(seen: &PanelView, hand: &HandResult) -> Option<String> {
    let tally = |seat: Seat| hand.tallies.get(usize::from(seat.0));
    let others = seen.view().setup.seats().filter(|seat| *seat != hand.winner);
    let next = others.max_by_key(|seat| tally(*seat).map(|tally| tally.total()))?;
    let (won, second) = (tally(hand.winner)?, tally(next)?);
    let items = items(won).into_iter().zip(items(second));
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
    Some(tell(&seen.names, &words))
}

/// "Ann 17".
fn has(seat: Seat, points: i32) -> Message {
    Scores::Has { seat, points: score(points) }.message()
}

fn totals(ui: &mut Ui, seen: &PanelView) {
    let totals = seen.view().seats.iter().map(|seat: &SeatView| has(seat.seat, seat.total)).collect();
    let words = Scores::Totals { totals, ends: game_ends(seen).message() };
    let words = tell(&seen.names, &words);
    ui.label(RichText::new(words).color(style::FAINT));
}

/// The hands, laid open for scoring.
fn open_hands(ui: &mut Ui, seen: &PanelView, result: &HandResult, pack: Pack) {
    let most = result.cards.iter().map(Vec::len).max().unwrap_or(1).max(1) as f32;
    let width = CARD.min((ui.available_width() - NAMES) / most - ui.spacing().item_spacing.x).max(10.0);
    Grid::new("open hands").num_columns(2).spacing([14.0, 6.0]).show(ui, |ui| {
        for (seat, cards) in seen.view().setup.seats().zip(&result.cards) {
            ui.label(RichText::new(tell(&seen.names, &Scores::Held { seat })).color(style::FAINT));
            ui.horizontal(|ui| {
                for &card in cards {
                    pack.show(ui, Picture::Face(card), width).tip(say(card));
                }
            });
            ui.end_row();
        }
    });
}

pub fn reference(ui: &mut Ui, pack: Pack) {
    let room = ui.available_width();
    ScrollArea::both().id_salt("reference").auto_shrink([false, false]).show(ui, |ui| {
        pair(ui, (room, 24.0), |ui| matrix(ui, pack), points);
        ui.add_space(10.0);
        pair(ui, (room, 36.0), |ui| suits(ui, pack), |ui| trumps(ui, pack));
    });
}

/// Two parts so far apart, side by side where both fit into the room, one below the other where they do not; points.
fn pair(ui: &mut Ui, (room, apart): (f32, f32), one: impl FnOnce(&mut Ui), other: impl FnOnce(&mut Ui)) {
    let id = ui.next_auto_id().with("width of both");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let layout = if known > room { Layout::top_down(Align::LEFT) } else { Layout::left_to_right(Align::TOP) };
    let sizes = ui.with_layout(layout, |ui| {
        let one = ui.vertical(one).response.rect.width();
        ui.add_space(if known > room { 10.0 } else { apart });
        one + apart + 2.0 * ui.spacing().item_spacing.x + ui.vertical(other).response.rect.width()
    });
    let now = sizes.inner;
    ui.data_mut(|data| data.insert_temp(id, now));
    redo(ui.ctx(), Some(vec2(known, 0.0)), vec2(now, 0.0));
}

fn matrix(ui: &mut Ui, pack: Pack) {
    Grid::new("card uses").num_columns(7).spacing([14.0, 5.0]).striped(true).show(ui, |ui| {
        ui.label("");
        for kind in COLUMNS {
            ui.horizontal(|ui| {
                pack.show(ui, Picture::Sign(kind, None), 22.0);
                ui.label(RichText::new(say(kind)).strong());
            });
        }
        ui.end_row();
        for (name, cells) in reference::rows() {
            ui.label(RichText::new(say(name)).strong());
            for cell in cells {
                let words = cell.map_or_else(|| "–".into(), say);
                ui.label(RichText::new(words).size(14.0));
            }
            ui.end_row();
        }
    });
}

fn title(ui: &mut Ui, words: Words) {
    ui.label(RichText::new(say(words)).size(16.0).color(style::AMBER));
}

fn suits(ui: &mut Ui, pack: Pack) {
    title(ui, Words::Elements);
    Grid::new("elements").num_columns(4).spacing([10.0, 4.0]).show(ui, |ui| {
        for each in Element::ALL {
            element(ui, each, pack);
            let (suit, court) = stands_for(each);
            ui.label(say(suit));
            court.map(|court| ui.label(say(court)));
            ui.end_row();
        }
    });
}

fn element(ui: &mut Ui, element: Element, pack: Pack) {
    pack.show(ui, Picture::Token(element), 20.0);
    let colour = pack.0.colour_name(element).message();
    ui.label(say(Words::ElementColour { element: element.message(), colour }));
}

fn trumps(ui: &mut Ui, pack: Pack) {
    title(ui, Words::Trumps);
    Grid::new("trumps").num_columns(2).spacing([10.0, 4.0]).show(ui, |ui| {
        for element in Element::ALL {
            let all = trump_names(TrumpWorth::Zodiacal(element));
            if !all.is_empty() {
                ui.horizontal(|ui| {
                    pack.show(ui, Picture::Token(element), 20.0);
                    ui.label(say(Words::ZodiacalTrumps));
                });
                ui.label(RichText::new(all).size(14.0));
                ui.end_row();
            }
        }
        for (label, class) in
            [(Words::PlanetaryTrumps, TrumpWorth::Planetary), (Words::ElementalTrumps, TrumpWorth::Elemental)]
        {
            ui.label(say(label));
            ui.label(RichText::new(trump_names(class)).size(14.0));
            ui.end_row();
        }
    });
}

fn trump_names(class: TrumpWorth) -> String {
    reference::trumps(class).into_iter().map(say).collect::<Vec<_>>().join(", ")
}

fn points(ui: &mut Ui) {
    title(ui, Words::PointsTitle);
    Grid::new("points").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
        for (what, points) in reference::points() {
            ui.label(RichText::new(say(what)).size(14.0));
            ui.label(say(points));
            ui.end_row();
        }
    });
}
