//! What Houses of Thoth says. A new variant of an event, a refusal or of what is asked makes the count differ, until it is said
//! here, too.

use super::assert_all;
use game::message::{Arg, Message, Say};
use game::{OutOfTurn, Outcome, Seat};
use strum::{EnumCount, VariantArray};
use table::PieceId;
use thoth::colours::ColourName;
use thoth::headless::{Printed, PrintedSheet};
use thoth::reference;
use thoth_rules::{
    Asks, Bid, Card, Chance, Court, Element, Elements, Ending, Event, Fall, Flaw, HandResult, HandScore,
    Kind, LogLine, Missed, Number, Piece, Play, Refusal, Rubble, SetupProblem, Size, Suit, Trump, Well,
    harms, knocks_over, size_name, well,
};

const SEAT: Seat = Seat(1);
const CARD: Card = Card::Trump(Trump::Moon);
const OLD: Card = Card::Trump(Trump::Death);
const COURT: Card = Card::Court(Court::Queen, Suit::Cups);

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all: Vec<Message> = Card::all().map(|card| card.message()).collect();
    all.extend(pieces().iter().map(Say::message));
    all.extend(Element::ALL.iter().map(Say::message));
    all.extend([Elements::NONE, Elements::ALL].iter().map(Say::message));
    all.extend(Kind::VARIANTS.iter().map(Say::message));
    all.extend(Suit::VARIANTS.iter().map(Say::message));
    all.extend(Court::VARIANTS.iter().map(Say::message));
    all.extend(Size::ALL.map(size_name));
    let events = events();
    assert_all::<Event>(&events, Event::COUNT);
    all.extend(events.iter().map(Say::message));
    let refusals = refusals();
    assert_all::<Refusal>(&refusals, Refusal::COUNT);
    all.extend(refusals.iter().map(Say::message));
    let asks = asks();
    assert_all::<Asks>(&asks, Asks::COUNT);
    all.extend(asks.iter().map(Say::message));
    let idle = [vec![(0, SEAT, CARD)], vec![(3, SEAT, CARD)], vec![(3, SEAT, CARD), (4, Seat(0), OLD)]];
    all.extend(idle.map(|idle| LogLine::Idle(idle).message()));
    all.push(LogLine::Event(Event::TimedOut).message());
    all.push(SetupProblem::Goal(7).message());
    all.extend(Well::VARIANTS.iter().map(|how| well(*how)));
    all.extend(Missed::VARIANTS.iter().map(Say::message));
    all.push(harms(vec![Missed::Card.message(), knocks_over(SEAT)]));
    all.push(knocks_over(SEAT));
    all.extend(Printed::examples().iter().map(Say::message));
    all.extend(PrintedSheet::examples().iter().map(Say::message));
    all.extend(super::own_buttons::<thoth_rules::Thoth>());
    all.extend(reference::Words::examples().iter().map(Say::message));
    all.extend(ColourName::examples().iter().map(Say::message));
    all.push(Message::new("thoth-score").with("points", Arg::Name("−3".into())));
    all
}

fn pieces() -> Vec<Piece> {
    let of = |element: Element| Size::ALL.map(|size| Piece::Pyramid { element, size });
    Element::ALL.into_iter().flat_map(of).chain([Piece::Card(CARD)]).collect()
}

fn events() -> Vec<Event> {
    let (seat, against, card) = (SEAT, Seat(2), CARD);
    let piece = PieceId(1);
    let rubble = || Rubble { cards: vec![CARD], pyramids: vec![piece, PieceId(2)] };
    let scored = |ending| {
        let (tallies, cards) = (vec![HandScore::default(); 3], vec![vec![]; 3]);
        let (malice, totals) = (vec![0; 3], vec![0; 3]);
        let result =
            HandResult { hand: 2, dealer: seat, ending, tallies, malice, cards, winner: seat, totals };
        Event::Scored { result: Box::new(result) }
    };
    let plays = [
        Play::Foundation { card },
        Play::Raise { card: Card::Small(Number::Two, Suit::Cups), size: Size::Small, count: 1 },
        Play::Raise { card: Card::Small(Number::Ten, Suit::Wands), size: Size::Large, count: 3 },
        Play::Story { card },
        Play::Roof { card },
        Play::Trouble { card, against, replacing: None },
        Play::Trouble { card, against, replacing: Some(OLD) },
        Play::Relief { card: Card::Court(Court::Queen, Suit::Disks) },
        Play::Discard { card },
        Play::CallEnd { card },
    ];
    let mut all = vec![
        Event::Dealt { hand: 1, dealer: seat },
        Event::TurnBegan { turn: 4, seat, extra: true },
        Event::TurnBegan { turn: 5, seat, extra: false },
        Event::Reshuffled { cards: 30 },
        Event::Drew { seat, left: 12 },
        Event::EndCalled { seat },
        Event::LeftAtThat { seat },
        Event::Relieved { seat, trouble: vec![CARD, OLD] },
        Event::ExtraTurns { seat, granted: 1 },
        Event::ExtraTurns { seat, granted: 2 },
        Event::TimedOut,
        Event::Collapsed { seat, rubble: rubble() },
        Event::KnockedOver { by: seat, victim: against, rubble: rubble() },
        Event::TookOver { seat, from: against },
        Event::Malice { seat },
        scored(Ending::Roof { seat }),
        scored(Ending::Called { seat }),
        scored(Ending::Idle { seat }),
        Event::Over { outcome: Outcome::Won(vec![seat]), totals: vec![40, -3] },
        Event::Excused { seat, by: against },
        Event::CameDownLate { by: seat },
        Event::TookBack { seat, card },
        Event::Bid { seat },
        Event::TookBid { seat, card },
    ];
    let bids = vec![Bid { seat, card: CARD }, Bid { seat: against, card: COURT }];
    let turned_up = |by_lot| Event::BidsTurnedUp { bids: bids.clone(), begins: seat, by_lot };
    all.extend([true, false].map(turned_up));
    all.extend(plays.map(|play| Event::Played { seat, play }));
    for kind in pieces() {
        all.push(Event::Set { seat, piece, kind });
        let falls = [
            Fall::Dropped { um: 9_000 },
            Fall::Tilted { mdeg: 84_000 },
            Fall::LeftSupport,
            Fall::LeftTable,
            Fall::Misplaced,
            Fall::Beside,
        ];
        all.extend(falls.map(|how| Event::Fell { piece, kind, how }));
    }
    all
}

/// One of each.
pub fn refusals() -> Vec<Refusal> {
    let (element, cards) = (Element::Air, vec![CARD, OLD]);
    let mut all = vec![
        Refusal::OutOfTurn(OutOfTurn::GameOver),
        Refusal::DealFirst,
        Refusal::NotOver,
        Refusal::PlayFirst,
        Refusal::BuildFirst,
        Refusal::HandFull,
        Refusal::HandEmpty,
        Refusal::Settling,
        Refusal::SayFirst,
        Refusal::NothingToSay,
        Refusal::NothingToJudge,
        Refusal::Report(Flaw::Missing(PieceId(1))),
        Refusal::WantPyramid(pieces()[0]),
        Refusal::WantCard(CARD),
        Refusal::NotInHand(CARD),
        Refusal::InTrouble(cards.clone()),
        Refusal::HasFoundation,
        Refusal::NotFoundation(CARD),
        Refusal::NoFoundation,
        Refusal::RaisesNothing(CARD),
        Refusal::RaiseNone,
        Refusal::LevelFull,
        Refusal::NotAccepted { platform: CARD, accepts: Elements::ALL, element },
        Refusal::TooDear { card: CARD, worth: 1, needed: 3 },
        Refusal::TooDear { card: CARD, worth: 7, needed: 9 },
        Refusal::NoRoom(2),
        Refusal::LevelUnfinished(3),
        Refusal::NotStory(CARD),
        Refusal::NoMatchBeneath { card: CARD, element },
        Refusal::NoMatchBeneath { card: COURT, element },
        Refusal::NotRoof(CARD),
        Refusal::NotTrouble(CARD),
        Refusal::OwnHouse,
        Refusal::NoSuchSeat(SEAT),
        Refusal::NothingToTrouble(SEAT),
        Refusal::Immune { seat: SEAT, element },
        Refusal::SayWhich(cards.clone()),
        Refusal::ReplacesNone,
        Refusal::NotThere(CARD),
        Refusal::NoTrouble,
        Refusal::NotRelief(CARD),
        Refusal::OtherTrouble { card: CARD, element, trouble: cards },
        Refusal::BidFirst,
        Refusal::TakeBidFirst,
        Refusal::NoAuction,
        Refusal::NotABid(CARD),
    ];
    for size in Size::ALL {
        all.push(Refusal::OtherSize { stands: size });
        all.extend(Element::ALL.map(|element| Refusal::BankShort { element, size, left: 0 }));
        all.extend([1, 2].map(|left| Refusal::BankShort { element, size, left }));
    }
    let builds = [Kind::Foundation, Kind::Raise, Kind::Story, Kind::Roof];
    all.extend(builds.map(|kind| Refusal::CanStillBuild(Chance { seat: SEAT, kind })));
    all
}

fn asks() -> Vec<Asks> {
    vec![
        Asks::Play,
        Asks::PlayInTrouble(vec![CARD, OLD]),
        Asks::Take { pyramid: pieces()[0], left: 2 },
        Asks::Lay(CARD),
        Asks::LetGo,
        Asks::Rest,
        Asks::Manner(SEAT),
        Asks::Deal(SEAT),
        Asks::Nothing,
        Asks::Bid,
        Asks::TakeBid,
    ]
}
