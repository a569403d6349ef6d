//! What may be done, by pointing at what ([`game::choices`]). A card of the hand goes to a cell: it grows there, wounds or
//! heals. An Elder Sign goes to a player's plot, a Necronomicon to the wound, what is discarded or thrown away to the pile.

use super::action::{Action, CardPose};
use super::cards::{Card, CardFace};
use super::cells::Cell;
use super::monster::Lying;
use super::seen::Known;
use super::state::{ElderGod, Phase};
use super::view::View;
use game::Seat;
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use std::fmt;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A card of the hand.
    Card(Card),
    /// A Necronomicon of one's own.
    Book,
    /// A cell of a player's plot.
    Cell(Seat, Cell),
    /// A player's plot, wherever in it.
    Plot(Seat),
    /// The discard pile.
    Pile,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {}", card.number()),
            Self::Book => write!(f, "book"),
            Self::Cell(seat, at) => write!(f, "cell {} {at}", seat.0 + 1),
            Self::Plot(seat) => write!(f, "plot {}", seat.0 + 1),
            Self::Pile => write!(f, "pile"),
        }
    }
}

static GROW: Deed = Deed::new("elder_god.grow");
static WOUND: Deed = Deed::new("elder_god.wound");
static HEAL: Deed = Deed::new("elder_god.heal");
static BANISH: Deed = Deed::new("elder_god.banish");
static REMOVE: Deed = Deed::new("elder_god.remove");
static DISCARD: Deed = Deed::new("elder_god.discard");
static NECRONOMICON: Deed = Deed::new("elder_god.necronomicon")
    .button("elder-god-bar-necronomicon")
    .letter('n', "key-elder-god-necronomicon");
static MOUTH: Deed =
    Deed::new("elder_god.mouth").main("elder-god-bar-open-mouth").letter('m', "key-elder-god-mouth");
static KEEP: Deed =
    Deed::new("elder_god.keep").button("elder-god-bar-keep-back").letter('k', "key-elder-god-keep");
static THROW: Deed =
    Deed::new("elder_god.throw").many().button("elder-god-bar-throw-away").letter('t', "key-elder-god-throw");
static PASS: Deed =
    Deed::new("elder_god.pass").button("elder-god-bar-pass").letter('p', "key-elder-god-pass");

/// A card that may heal a wound either way is given up for it after both ways up.
const SCARS: u8 = 2;

/// Whether a card lies upside down by an action, or how many cards it banishes; `None` if neither is to be said.
fn variant(known: &Known, action: Action) -> Option<u8> {
    match action {
        Action::Grow(place) | Action::Damage { place, .. } => Some(place.turned.into()),
        Action::Heal(lying) => Some(lying.turned.into()),
        Action::Scar(card) => either(known, card).then_some(SCARS),
        Action::Banish { cards, .. } => Some(cards),
        _ => None,
    }
}

/// Whether a wound may be healed with a card, and the same card may be given up for it.
fn either(known: &Known, card: Card) -> bool {
    let heals = |action: &Action| matches!(action, Action::Heal(lying) if lying.card == card);
    known.may(Action::Scar(card)) && known.legal.iter().any(heals)
}

impl Choices for ElderGod {
    type Thing = Thing;
    type Known = Known;

    const DEEDS: &'static [&'static Deed] =
        &[&GROW, &WOUND, &HEAL, &BANISH, &REMOVE, &DISCARD, &NECRONOMICON, &MOUTH, &KEEP, &THROW, &PASS];

    fn known(view: View) -> Known {
        Known::of(view)
    }

    fn offered(known: &Known) -> Vec<(Seat, Action)> {
        known.view.viewer.map_or(vec![], |seat| known.legal.iter().map(|action| (seat, *action)).collect())
    }

    fn check(known: &Known, _: Seat, what: Action) -> Result<(), Message> {
        known.check(what).map_err(|why| why.message())
    }

    fn up(known: &Known) -> Vec<&'static Deed> {
        match known.view.phase {
            Phase::Play { seat } => {
                let mouth = known.may(Action::Mouth).then_some(&MOUTH);
                let wounded = known.standing(seat).is_some_and(|standing| standing.wound.is_some());
                let book = wounded.then_some(&NECRONOMICON);
                mouth.into_iter().chain(book).chain([&THROW, &PASS]).collect()
            }
            Phase::Mouth { .. } => vec![&MOUTH, &KEEP],
            Phase::Redraw { .. } => vec![&THROW],
            Phase::Banish { .. } => vec![&REMOVE],
            Phase::Discard { .. } => vec![&DISCARD],
            Phase::Over => vec![],
        }
    }

    fn ways(known: &Known, by: Seat, what: Action) -> Vec<InputPath<Thing>> {
        let standing = known.standing(by);
        let wound = standing.and_then(|standing| standing.wound).map(|at| Thing::Cell(by, at));
        let laid = |deed, card, onto: Option<Thing>| {
            let onto = onto?;
            let way = InputPath::at(deed, [Thing::Card(card), onto]).drag(Thing::Card(card), onto);
            Some(way.variant(variant(known, what)))
        };
        let way = match what {
            Action::Grow(place) => laid(&GROW, place.card, Some(Thing::Cell(by, place.at))),
            Action::Damage { against, place } => {
                laid(&WOUND, place.card, Some(Thing::Cell(against, place.at)))
            }
            Action::Heal(Lying { card, .. }) | Action::Scar(card) => laid(&HEAL, card, wound),
            Action::Banish { card, against, .. } => laid(&BANISH, card, Some(Thing::Plot(against))),
            Action::Necronomicon => wound.map(|at| {
                let way = InputPath::at(&NECRONOMICON, [Thing::Book]);
                way.drag(Thing::Book, at).drag(Thing::Book, Thing::Plot(by))
            }),
            Action::Remove(at) => Some(InputPath::at(&REMOVE, [Thing::Cell(by, at)])),
            Action::Throw(card) => {
                Some(InputPath::at(&THROW, [Thing::Card(card)]).drag(Thing::Card(card), Thing::Pile))
            }
            Action::Discard(card) => {
                Some(InputPath::at(&DISCARD, [Thing::Card(card)]).drag(Thing::Card(card), Thing::Pile))
            }
            Action::Mouth => {
                let mouth = standing.and_then(|standing| standing.mouth.as_ref());
                Some(InputPath::at(
                    &MOUTH,
                    mouth.map(|mouth| Thing::Cell(by, mouth.at)).into_iter().collect::<Vec<_>>(),
                ))
            }
            Action::Wait => Some(InputPath::at(&KEEP, [])),
            Action::Pass => Some(InputPath::at(&PASS, [])),
            // After what is thrown away it follows by itself.
            Action::Refill => None,
        };
        way.into_iter().collect()
    }

    fn meant(known: &Known, by: &Pointing<Thing>, way: Option<u8>) -> Vec<(Seat, Action)> {
        let Some(me) = known.view.viewer else { return vec![] };
        let all = match by {
            Pointing::Deed(deed) => done_by(deed),
            Pointing::At(at) => match at[..] {
                [Thing::Cell(seat, at)] if seat == me => at_cell(known, me, at),
                [Thing::Card(card)] | [Thing::Card(card), Thing::Pile]
                    if matches!(known.view.phase, Phase::Discard { .. }) =>
                {
                    vec![Action::Discard(card)]
                }
                [Thing::Card(card), Thing::Pile] => vec![Action::Throw(card)],
                [Thing::Card(card), onto] => with_card(known, me, (card, way), onto),
                [Thing::Book] => vec![Action::Necronomicon],
                [Thing::Book, Thing::Cell(seat, _) | Thing::Plot(seat)] if seat == me => {
                    vec![Action::Necronomicon]
                }
                _ => vec![],
            },
        };
        let meant =
            |action: &Action| way.is_none_or(|way| variant(known, *action).is_none_or(|own| own == way));
        let these: Vec<Action> = all.iter().copied().filter(meant).collect();
        let these = if these.is_empty() { all } else { these };
        these.into_iter().map(|action| (me, action)).collect()
    }

    fn variants(known: &Known, at: &[Thing]) -> Vec<u8> {
        let (&[Thing::Card(card)], Phase::Play { .. }) = (at, known.view.phase) else { return vec![] };
        if card.face() == CardFace::ElderSign {
            let banishes = known.legal.iter().filter_map(|action| match action {
                Action::Banish { card: sign, cards, .. } if *sign == card => Some(*cards),
                _ => None,
            });
            return (1..=banishes.max().unwrap_or(1)).collect();
        }
        let ways = if card.face().is_alike_turned() { 0..=0 } else { 0..=1 };
        ways.chain(either(known, card).then_some(SCARS)).collect()
    }

    fn under_way(known: &Known) -> Option<&'static Deed> {
        known.is_redrawing().then_some(&THROW)
    }

    fn closes(_: &'static Deed) -> Option<Action> {
        Some(Action::Refill)
    }

    fn other_variant(why: Message) -> Message {
        Message::new("elder-god-comes-turn-it").with("why", why)
    }
}

fn done_by(deed: &Deed) -> Vec<Action> {
    [
        (&NECRONOMICON, Action::Necronomicon),
        (&MOUTH, Action::Mouth),
        (&KEEP, Action::Wait),
        (&PASS, Action::Pass),
    ]
    .into_iter()
    .filter(|(own, _)| *own == deed)
    .map(|(_, action)| action)
    .collect()
}

/// What could be meant by a cell of one's own.
fn at_cell(known: &Known, me: Seat, at: Cell) -> Vec<Action> {
    let mouth = known.standing(me).and_then(|standing| standing.mouth.as_ref());
    if mouth.is_some_and(|mouth| mouth.at == at) {
        return vec![Action::Mouth];
    }
    if matches!(known.view.phase, Phase::Banish { .. }) { vec![Action::Remove(at)] } else { vec![] }
}

/// What could be meant by a card at a place.
fn with_card(known: &Known, me: Seat, (card, way): (Card, Option<u8>), onto: Thing) -> Vec<Action> {
    let (seat, at) = match onto {
        Thing::Cell(against, _) | Thing::Plot(against) if card.face() == CardFace::ElderSign => {
            return vec![Action::Banish { card, against, cards: way.unwrap_or(1) }];
        }
        Thing::Cell(seat, at) => (seat, at),
        _ => return vec![],
    };
    let ways: &[bool] = if card.face().is_alike_turned() { &[false] } else { &[false, true] };
    let places = || ways.iter().map(|&turned| CardPose { card, turned, at });
    let wounds = || places().map(|place| Action::Damage { against: seat, place });
    if seat != me {
        return wounds().collect();
    }
    let wound = known.standing(me).and_then(|standing| standing.wound);
    let mut all: Vec<Action> = if wound == Some(at) {
        places().map(|place| Action::Heal(place.lying())).chain([Action::Scar(card)]).collect()
    } else {
        places().map(Action::Grow).collect()
    };
    if known.view.setup.crappy_cultist && wound.is_none() {
        all.extend(wounds());
    }
    all
}
