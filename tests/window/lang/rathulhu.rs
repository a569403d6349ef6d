//! What Rathulhu says. A new variant of an action, an event or a refusal makes the count differ, until it is said here, too.

use super::assert_all;
use game::message::{Message, Say};
use game::{Game, OutOfTurn, Outcome, Seat};
use rathulhu_rules::{
    Action, AeonEnd, Cause, Event, Heading, Pile, PlayerScore, Rathulhu, Refusal, ScoreRow, ScoreSheet,
    Setback, Setup, Tile, Token, pile,
};
use strum::{EnumCount, VariantArray};

const SEAT: Seat = Seat(1);
const TOKEN: Token = Token(7);

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all: Vec<Message> = Tile::ALL.iter().map(Say::message).collect();
    all.push(Message::new("rathulhu-option-numbers"));
    all.extend(ScoreRow::VARIANTS.iter().map(Say::message));
    all.extend([Pile::EMPTY, Pile::whole()].iter().map(pile));
    let actions = actions();
    assert_all::<Action>(&actions, Action::COUNT);
    all.extend(actions.iter().map(Say::message));
    all.extend(super::buttons::<Rathulhu>(
        Rathulhu::new(&Setup::players(2), 1).unwrap().view(None),
        &actions,
    ));
    let events = events();
    assert_all::<Event>(&events, Event::COUNT);
    all.extend(events.iter().map(Say::message));
    let refusals = refusals();
    assert_all::<Refusal>(&refusals, Refusal::COUNT);
    all.extend(refusals.iter().map(Say::message));
    all.extend(
        [Heading::Row(2, ScoreRow::Altars), Heading::Aeon(2), Heading::Score].iter().map(Say::message),
    );
    all.extend(["rathulhu-story-points", "rathulhu-story-auction"].map(Message::new));
    all
}

fn actions() -> Vec<Action> {
    let tile = Tile::Relic;
    vec![
        Action::Draw,
        Action::Take(tile),
        Action::Done,
        Action::Invoke,
        Action::Bid(TOKEN),
        Action::Pass,
        Action::Discard(tile),
    ]
}

fn events() -> Vec<Event> {
    let (seat, tile, lot) = (SEAT, Tile::Altar, Pile::whole());
    vec![
        Event::Drew { seat, tile, space: 0 },
        Event::DrewSign { seat, signs: 1, spaces: 8 },
        Event::UsedOldOne { seat, tile, space: 0 },
        Event::Invoked { seat },
        Event::AuctionBegan { invoker: seat, cause: Cause::Invoked, lot: vec![tile, tile], token: TOKEN },
        Event::AuctionBegan { invoker: seat, cause: Cause::Invoked, lot: vec![], token: TOKEN },
        Event::Bid { seat, token: TOKEN },
        Event::Passed { seat },
        Event::Won { seat, lot, paid: TOKEN, gained: Token(1) },
        Event::NoBid { swept: Pile::EMPTY },
        Event::NoBid { swept: lot },
        Event::Struck { seat, setback: Setback::Ritual },
        Event::Discarded { seat, tile },
        Event::AeonEnded { aeon: 1, why: AeonEnd::Time },
        Event::AeonEnded { aeon: 1, why: AeonEnd::Tokens },
        Event::AeonScored {
            sheet: ScoreSheet { aeon: 1, lines: vec![PlayerScore::default(); 3] },
            scores: vec![10; 3],
        },
        Event::AeonScored { sheet: ScoreSheet { aeon: 1, lines: vec![] }, scores: vec![] },
        Event::AeonBegan { aeon: 2, seat },
        Event::Over { outcome: Outcome::Won(vec![seat]), scores: vec![10; 3] },
    ]
}

/// One of each.
pub fn refusals() -> Vec<Refusal> {
    let tile = Tile::Cultist;
    vec![
        Refusal::OutOfTurn(OutOfTurn::GameOver),
        Refusal::TrackFull,
        Refusal::BagEmpty,
        Refusal::NoOldOne,
        Refusal::TakesOldOne,
        Refusal::NotOnTrack(tile),
        Refusal::NothingBegun,
        Refusal::UsingOldOnes,
        Refusal::NoAuction,
        Refusal::AuctionOn,
        Refusal::NotYourToken(TOKEN),
        Refusal::FaceDown(TOKEN),
        Refusal::TooLow { token: TOKEN, high: Token(8) },
        Refusal::MustBid,
        Refusal::NoSetback,
        Refusal::SetbackFirst,
        Refusal::NotHeld(tile),
        Refusal::NotAsked(tile),
    ]
}
