//! The left column: whose turn it is, what the game waits for, and what may be done now; below that bank and piles, or the
//! auction for who begins (T-30).

use crate::faces::Picture;
use crate::framing::CameraTarget;
use crate::keys::{DISCARD, MY_HOUSE, REFERENCE, RIVALS, SCORES, WHOLE_TABLE};
use crate::look::Pack;
use crate::panel_view::{Act, GameRequest, Overlay, PanelData, PanelView, choose};
use crate::panels::hand::ROUND;
use crate::panels::{houses, words};
use crate::texts::Turn;
use bevy_egui::egui::{Align2, FontId, Label, RichText, ScrollArea, Sense, Ui, Vec2, vec2};
use game::choices::{Choices, Chosen, Input, Rank};
use game::message::Say;
use thoth_rules::{Bid, Element, MALICE, Phase, Piece, PieceSetter, Size, THROW, Thing, Thoth};
use window::choices;
use window::keys::names::{ARROWS, ENTER};
use window::keys::program::hand::PUT_BACK;
use window::keys::{Cap, Shortcut};
use window::speech::{self, Reason, name_of, say};
use window::ui::act::Request;
use window::ui::buttons::{hints, history, ruled, small};
use window::ui::hand::HandCard;
use window::ui::supply::{self, SupplyStack};
use window::ui::tip::HoverTip;
use window::ui::{style, turn_light};
use window::words::capital;

/// Greatest width of a bid, and width of the back of one that lies face down, points.
const BID: f32 = 64.0;
const BID_BACK: f32 = 16.0;
/// Size of a cell and of an element's name, points.
const CELL: Vec2 = vec2(44.0, 34.0);
const NAME: Vec2 = vec2(52.0, 34.0);
const TOKEN: f32 = 18.0;
/// Width of the piles' cards, points.
const PILE_CARD: f32 = 46.0;

pub fn show(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Act> {
    who(ui, seen);
    let asks = asks(seen);
    ui.label(RichText::new(asks).size(16.0).color(style::AMBER));
    if let Some(own) = seen.view().viewer {
        houses::worth_line(ui, seen, (own, houses::own_head(seen, own)), 16.0, pack);
    }
    played(ui, seen, pack);
    if let Some(why) = why_not(seen) {
        ui.label(RichText::new(&why.words).small().color(style::FAINT));
    }
    idle(ui, seen);
    harm(ui, seen);
    turn_light::here(ui.ctx(), ui.min_rect());
    match seen.view().phase {
        // Bids lie below, with their button.
        Phase::Bidding | Phase::Taking { .. } | Phase::Over => None,
        _ => buttons(ui, seen),
    }
}

fn who(ui: &mut Ui, seen: &PanelView) {
    let view = seen.view();
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(name_of(&seen.names, seen.turn_of())).size(19.0).strong());
        // What is being shown belongs to the turn before, if that is over. In an auction there is no turn yet.
        let turn = match seen.shown {
            Some(_) => Turn::Hand { hand: view.hand },
            None if view.phase.is_auction() => Turn::Hand { hand: view.hand },
            None => Turn::HandAndTurn { hand: view.hand, turn: view.turn },
        };
        ui.label(RichText::new(say(turn)).color(style::FAINT));
        if view.extra_turns > 0 {
            let words = say(Turn::Extra { turns: view.extra_turns });
            ui.label(RichText::new(words).color(style::GOOD)).tip(say(Turn::ExtraAbout));
        }
    });
}

/// What the game waits for, as this seat is told.
pub fn asks(seen: &PanelView) -> String {
    if let Some((_, words)) = &seen.shown {
        return speech::tell(&seen.names, words);
    }
    let waits = |phase: &Phase| matches!(phase, Phase::Settling { .. } | Phase::Scored | Phase::Over);
    if seen.is_active() || waits(&seen.view().phase) {
        return speech::tell(&seen.names, &seen.known().asks());
    }
    let seat = seen.turn_of();
    let words = match seen.view().phase {
        Phase::Building { .. } | Phase::Holding { .. } => Turn::Builds { seat },
        Phase::Knocked { .. } => Turn::Says { seat },
        Phase::Bidding => Turn::Bids { seat },
        Phase::Taking { .. } => Turn::TakesBid { seat },
        _ => Turn::Plays { seat },
    };
    speech::tell(&seen.names, &words)
}

/// The card that is being built with.
fn played(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    let Some(work) = seen.view().phase.work() else { return };
    ui.horizontal(|ui| {
        pack.show(ui, Picture::Face(work.play.card()), 46.0);
        let done = work.placed.len();
        let order = words::order(work.play);
        let words = if done > 0 { Turn::Set { order, done }.message() } else { order };
        let words = speech::tell(&seen.names, &words);
        ui.add(Label::new(RichText::new(words).small()).wrap());
    });
}

fn why_not(seen: &PanelView) -> Option<&Reason> {
    // While a move is being shown it is nobody's turn.
    let waits = seen.shown.is_none()
        && matches!(seen.view().phase, Phase::Choosing)
        && !seen.is_active()
        && seen.view().viewer.is_some();
    if waits { seen.why_not.as_ref() } else { None }
}

/// The buttons of what is up now: for whoever is to act, and of the deal for anybody.
fn buttons(ui: &mut Ui, seen: &PanelView) -> Option<Act> {
    let for_all = seen.view().phase == Phase::Scored;
    let shown = |rank: Rank| matches!(rank, Rank::Main | Rank::Usual) && (for_all || seen.is_active());
    let mut up = Thoth::up(seen.known());
    up.retain(|deed| shown(deed.rank));
    let by_hand = seen.view().setup.builder == PieceSetter::ByHand;
    let puts_back = seen.view().phase.work().is_some() && by_hand && seen.is_active();
    if up.is_empty() && !puts_back {
        return None;
    }
    let row = ui.horizontal_wrapped(|ui| {
        let mut act = None;
        for deed in up {
            act = choices::deed_button(ui, &seen.offers, &seen.names, deed).map(choose).or(act);
        }
        if puts_back {
            let why = seen.known().may_put_back().err().map(|why| Reason::of(&seen.names, &why));
            if ruled(ui, &say(Turn::PutBack), PUT_BACK, why.as_ref(), false) {
                act = Some(Act::Wish(GameRequest::PutBack));
            }
        }
        act
    });
    row.inner
}

/// What it costs to have meant harm.
fn harm(ui: &mut Ui, seen: &PanelView) {
    if seen.is_active() && matches!(seen.view().phase, Phase::Knocked { .. }) {
        let harm = Turn::Harm { seat: seen.view().active, points: MALICE };
        let words = speech::tell(&seen.names, &harm);
        ui.label(RichText::new(words).small().color(style::FAINT));
    }
}

/// How near the end by idleness is, once it is in sight.
fn idle(ui: &mut Ui, seen: &PanelView) {
    let (idle, limit) = (seen.view().idle_turns, seen.view().idle_limit);
    if idle > limit / 2 {
        let words = say(Turn::Idle { idle, limit });
        ui.label(RichText::new(words).small().color(style::AMBER));
    }
}

/// Sheets, dialogs and steps; `steps` that can be taken back and again, in practice.
pub fn more(ui: &mut Ui, seen: &PanelView, steps: Option<(usize, usize)>) -> Option<Act> {
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut act = steps.and_then(|steps| history(ui, steps)).map(|what| Act::Program(Request::Command(what)));
    ui.horizontal_wrapped(|ui| {
        for (label, key, sheet) in
            [(Turn::Reference, REFERENCE, Overlay::Reference), (Turn::Scores, SCORES, Overlay::Scores)]
        {
            if small(ui, &say(label), key, true).clicked() {
                act = Some(Act::Wish(GameRequest::Open(sheet)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (label, key, look) in [
            (Turn::MyHouse, MY_HOUSE, CameraTarget::Mine),
            (Turn::Rivals, RIVALS, CameraTarget::Rival),
            (Turn::Table, WHOLE_TABLE, CameraTarget::Table),
        ] {
            if small(ui, &say(label), key, true).clicked() {
                act = Some(Act::Wish(GameRequest::Look(look)));
            }
        }
    });
    if seen.may_play() {
        ui.horizontal_wrapped(|ui| {
            let cards = format!("1–{}", seen.cards().len());
            let throw = Shortcut::of(&THROW).map_or(Cap::Fixed(""), Cap::from);
            hints(
                ui,
                &[
                    (Cap::Fixed(&cards), say(Turn::KeyPick)),
                    (ARROWS.into(), say(Turn::KeyChange)),
                    (ENTER.into(), say(Turn::KeyPlays)),
                    (throw, say(Turn::KeyDiscards)),
                ],
            );
        });
    }
    if seen.may_bid_or_take() {
        let (count, does) = match &seen.view().phase {
            Phase::Taking { bids, .. } => (bids.len(), Turn::KeyTakes),
            _ => (seen.cards().len(), Turn::KeyBids),
        };
        let cards = format!("1–{count}");
        let keys = [(Cap::Fixed(&cards), say(Turn::KeyPick)), (ENTER.into(), say(does))];
        ui.horizontal_wrapped(|ui| hints(ui, &keys));
    }
    act
}

/// Shows the auction. A click on a bid picks it, two take it.
pub fn auction(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>, pack: Pack) -> Option<Act> {
    ui.label(RichText::new(say(Turn::Auction)).size(18.0).color(style::AMBER));
    let mut act = bid_button(ui, seen, chosen);
    match &seen.view().phase {
        Phase::Taking { begins, bids } => {
            let begins = speech::tell(&seen.names, &Turn::Begins { seat: *begins });
            ui.label(begins);
            let width = bid_width(ui, seen.view().setup.players);
            ui.horizontal(|ui| {
                for (k, bid) in bids.iter().enumerate() {
                    act = turned_up(ui, seen, (k, bid, width), chosen, pack).or(act.take());
                }
            });
        }
        _ => face_down(ui, seen, pack),
    }
    ui.label(RichText::new(say(Turn::AuctionAbout)).small().color(style::FAINT));
    ui.label(RichText::new(say(words::courts_cost())).small().color(style::FAINT));
    act
}

/// How wide the bids are of so many seats, so that all lie in one row of the column.
fn bid_width(ui: &Ui, seats: u8) -> f32 {
    let gaps = f32::from(seats.saturating_sub(1)) * ui.spacing().item_spacing.x;
    ((ui.available_width() - gaps) / f32::from(seats.max(1))).min(BID)
}

fn bid_button(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Act> {
    let deed = Thoth::up(seen.known()).into_iter().next()?;
    let first = if seen.view().phase == Phase::Bidding { Turn::PickToBid } else { Turn::PickBid };
    let may = seen.may(chosen);
    let first = (!may).then(|| Reason::from(say(first)));
    let why = seen.why_not.as_ref().or(first.as_ref());
    ui.horizontal_wrapped(|ui| {
        let pressed = ruled(ui, &say(deed.label(None)), ENTER, why, true);
        if let Some(Thing::Card(card) | Thing::Bid(card)) = chosen.at.first().filter(|_| may) {
            ui.label(say(*card));
        }
        (may && pressed).then_some(choose(Input::Enter))
    })
    .inner
}

/// Who has bid.
fn face_down(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    for seat in seen.view().setup.seats() {
        ui.horizontal(|ui| {
            ui.label(name_of(&seen.names, seat));
            if seen.view().has_bid(seat) {
                pack.show(ui, Picture::Back, BID_BACK);
            } else {
                ui.label(RichText::new(say(Turn::NoBidYet)).small().color(style::FAINT));
            }
        });
    }
}

/// A bid with the name of who made it: a click picks it, two take it.
fn turned_up(
    ui: &mut Ui,
    seen: &PanelView,
    (k, bid, width): (usize, &Bid, f32),
    chosen: &Chosen<Thing>,
    pack: Pack,
) -> Option<Act> {
    ui.vertical(|ui| {
        ui.set_width(width);
        let rect = pack.show(ui, Picture::Face(bid.card), width).rect;
        let thing = Thing::Bid(bid.card);
        let picked = chosen.at.first() == Some(&thing);
        let number = seen.may_bid_or_take().then_some(k);
        let card = HandCard { thing, name: say(bid.card), rect, round: ROUND, picked, drags: false, number };
        let (response, _) = card.show(ui, |_, _| ());
        ui.add(Label::new(RichText::new(name_of(&seen.names, bid.seat)).small()).truncate());
        let (clicked, twice) = (response.clicked(), response.double_clicked());
        response.tip_ui(|ui| words::card_tip(ui, bid.card, None, pack));
        if twice && seen.may_bid_or_take() {
            return Some(Act::Wish(GameRequest::Take(thing, Input::Enter)));
        }
        clicked.then_some(choose(if picked { Input::Back } else { Input::Take(thing) }))
    })
    .inner
}

/// Shows the bank: a row for each element, a column for each size. Says which pyramid the pointer went down on.
pub fn bank(ui: &mut Ui, shown: &PanelData, pack: Pack) -> Option<Request> {
    ui.horizontal(|ui| {
        ui.label(RichText::new(say(Turn::Bank)).color(style::FAINT));
        let colours = say(Turn::Colours { set: pack.0.name().message() });
        ui.label(RichText::new(colours).small().color(style::FAINT));
    });
    let mut asked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        for element in Element::ALL {
            ui.horizontal(|ui| {
                let colour = pack.0.colour_name(element);
                let name = |response: bevy_egui::egui::Response| {
                    let (element, colour) = (element.message(), colour.message());
                    response.tip(capital(&say(Turn::BankElement { element, colour })));
                };
                name(pack.show(ui, Picture::Token(element), TOKEN));
                let (rect, response) = ui.allocate_exact_size(NAME, Sense::hover());
                let at = rect.left_center();
                let words = say(element);
                ui.painter().text(at, Align2::LEFT_CENTER, words, FontId::proportional(13.5), style::INK);
                name(response);
                for size in Size::ALL {
                    asked = supply::alone(ui, &cell(shown, element, size, pack), CELL).or(asked.take());
                }
            });
        }
    });
    asked
}

fn cell(shown: &PanelData, element: Element, size: Size, pack: Pack) -> SupplyStack {
    let seen = shown.seen;
    let piece = Piece::Pyramid { element, size };
    let due = seen.known().next_piece().and_then(|id| Some((id, Piece::of(id)?)));
    let next = due.filter(|(_, due)| *due == piece).map(|(id, _)| id);
    let refusal = match due {
        _ if next.is_some() => None,
        Some((_, due)) => Some(say(Turn::SetNow { piece: due.message() }).into()),
        None => Some(say(Turn::PlayFirst).into()),
    };
    SupplyStack {
        picture: Picture::Pyramid(element, size).shown(pack.0),
        name: piece.message(),
        // What waits beside the house may be the last one.
        left: seen.view().bank.count(element, size).max(u8::from(next.is_some())),
        single: false,
        piece: next,
        refusal,
        glows: next.is_some(),
        chosen: next.is_some_and(|next| shown.by_key == Some(next)),
    }
}

/// Shows how much is left to draw, and what was discarded last.
pub fn piles(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Act> {
    let view = seen.view();
    let mut act = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let tip = say(Turn::DeckAbout { left: view.deck });
        pack.show(ui, Picture::Back, PILE_CARD).tip(tip);
        ui.vertical(|ui| {
            ui.label(RichText::new(say(Turn::Deck)).small().color(style::FAINT));
            ui.label(RichText::new(view.deck.to_string()).size(19.0));
        });
        if let Some(&card) = view.discard.last() {
            pack.show(ui, Picture::Face(card), PILE_CARD).tip_ui(|ui| words::card_tip(ui, card, None, pack));
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(say(Turn::Discarded)).small().color(style::FAINT));
            ui.label(RichText::new(view.discard.len().to_string()).size(19.0));
        });
    });
    if small(ui, &say(Turn::Look), DISCARD, !view.discard.is_empty()).clicked() {
        act = Some(Act::Wish(GameRequest::Open(Overlay::Discard)));
    }
    act
}

/// The whole discard pile, the newest first.
pub fn discarded(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    let pile = &seen.view().discard;
    if pile.is_empty() {
        ui.label(RichText::new(say(Turn::NoneDiscarded)).color(style::FAINT));
        return;
    }
    ui.label(RichText::new(say(Turn::Pile { cards: pile.len() })).small().color(style::FAINT));
    ScrollArea::vertical().id_salt("discard").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for &card in pile.iter().rev() {
                pack.show(ui, Picture::Face(card), 84.0).tip_ui(|ui| words::card_tip(ui, card, None, pack));
            }
        });
    });
}
