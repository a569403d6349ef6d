//! What Building an Elder God says. A new variant of an action, an event or a refusal makes the count differ, until it is said
//! here, too.

use super::assert_all;
use elder_god_rules::{
    Action, BODY, Card, CardPose, ElderGod, Event, Lack, Lying, Refusal, Setup, Side, draws, redraw, tally,
    throws,
};
use game::choices::Choices;
use game::message::{Message, Say};
use game::{Game, OutOfTurn, Outcome, Seat};
use strum::EnumCount;

const SEAT: Seat = Seat(1);

/// All that a monster may lack.
const LACKS: [Lack; 4] = [Lack::Sound, Lack::Openings(2), Lack::Upright, Lack::Path { has: 3, needed: 15 }];

/// One of each.
pub fn messages() -> Vec<Message> {
    let cards: Vec<Card> = Card::all(true).collect();
    let mut all: Vec<Message> = cards.iter().map(Say::message).collect();
    let lying = |card: &Card| [false, true].map(|turned| Lying { card: *card, turned }.message());
    all.extend(cards.iter().flat_map(lying));
    let actions = actions(cards[0]);
    assert_all::<Action>(&actions, Action::COUNT);
    all.extend(actions.iter().map(Say::message));
    all.extend(super::buttons::<ElderGod>(
        ElderGod::new(&Setup::players(2), 1).unwrap().view(None),
        &actions,
    ));
    all.push(ElderGod::other_variant(Refusal::Occupied.message()));
    let events = events(cards[0]);
    assert_all::<Event>(&events, Event::COUNT);
    all.extend(events.iter().map(Say::message));
    assert_all::<Lack>(&LACKS, Lack::COUNT);
    let refusals = refusals();
    assert_all::<Refusal>(&refusals, Refusal::COUNT);
    all.extend(refusals.iter().map(Say::message));
    all.extend([redraw(SEAT, &cards[..3], 2), throws(SEAT, 1), draws(SEAT, 2), tally(SEAT, 9, 15)]);
    all.extend(["elder-god-story-cards", "elder-god-story-turn"].map(Message::new));
    all
}

fn actions(card: Card) -> Vec<Action> {
    let (against, place) = (SEAT, CardPose { card, turned: false, at: BODY });
    vec![
        Action::Grow(place),
        Action::Damage { against, place },
        Action::Heal(place.lying()),
        Action::Necronomicon,
        Action::Scar(card),
        Action::Banish { card, against, cards: 1 },
        Action::Banish { card, against, cards: 3 },
        Action::Remove(BODY),
        Action::Throw(card),
        Action::Refill,
        Action::Pass,
        Action::Mouth,
        Action::Wait,
        Action::Discard(card),
    ]
}

fn events(card: Card) -> Vec<Event> {
    let (seat, against, at) = (SEAT, Seat(0), BODY);
    let place = CardPose { card, turned: true, at };
    vec![
        Event::TurnBegan { turn: 3, seat },
        Event::Reshuffled { cards: 40 },
        Event::Drew { seat, left: 12 },
        Event::Grew { seat, place },
        Event::Wounded { seat, against, place, over: None },
        Event::Healed { seat, place },
        Event::Necronomicon { seat, at },
        Event::Scarred { seat, at, card },
        Event::Banished { seat, against, cards: 1 },
        Event::Removed { seat, at, card },
        Event::Threw { seat, card },
        Event::Passed { seat },
        Event::Waited { seat },
        Event::Discarded { seat, card },
        Event::Mouth { seat, at, path: vec![at; 15] },
        Event::Stalemate { paths: vec![3, 9] },
        Event::Over { outcome: Outcome::Won(vec![seat]) },
    ]
}

/// One of each.
pub fn refusals() -> Vec<Refusal> {
    let Some(card) = Card::all(true).next() else { return vec![] };
    let mut all = vec![
        Refusal::OutOfTurn(OutOfTurn::GameOver),
        Refusal::NotInHand(card),
        Refusal::NoSuchMonster(SEAT),
        Refusal::SameUpsideDown,
        Refusal::ElderSign,
        Refusal::Occupied,
        Refusal::NotJoined,
        Refusal::Sealed,
        Refusal::GrowsWounded,
        Refusal::WoundedStalkJoins,
        Refusal::GrowsOnWound,
        Refusal::OwnMonster,
        Refusal::WoundedAlready,
        Refusal::DoesNotWound,
        Refusal::NoWoundedStalkJoins,
        Refusal::TheBody,
        Refusal::Immune,
        Refusal::BesideImmune,
        Refusal::Closed,
        Refusal::OtherEnds,
        Refusal::NotAnEyestalk,
        Refusal::EyestalkOnly,
        Refusal::QuickDeedDone,
        Refusal::NotWounded,
        Refusal::HealsWounded,
        Refusal::HealsOtherEnds,
        Refusal::NoNecronomicon,
        Refusal::NoScars,
        Refusal::HasNecronomicon,
        Refusal::MayHeal,
        Refusal::NotHealthy,
        Refusal::NoElderSign,
        Refusal::BanishesSelf,
        Refusal::BanishesNumber(7),
        Refusal::NothingToBanish,
        Refusal::NotOutermost,
        Refusal::BanishFirst,
        Refusal::NothingBanished,
        Refusal::Throwing,
        Refusal::NothingThrown,
        Refusal::MouthFirst,
        Refusal::NoMouth,
        Refusal::DiscardFirst,
        Refusal::PlayFirst,
    ];
    for side in Side::ALL {
        all.push(Refusal::OffTheArea(side));
        all.push(Refusal::EndMeetsNone(side));
        all.push(Refusal::NoEndToMeet(side));
        all.push(Refusal::JoinsHurtStalk(side));
    }
    all.extend(LACKS.map(Refusal::Incomplete));
    all
}
