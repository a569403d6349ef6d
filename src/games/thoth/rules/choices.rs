//! What may be done, by pointing at what ([`game::choices`]). A card of the hand goes to one of its plays, each of which can be
//! pointed at; or it is dragged to a place where one of them is meant: one's own house, another's, the bank or its pyramids of
//! a size, the discard pile. A card is bid, or a bid taken, by pointing at it; a card also by dragging it to one's own place.
//! Pieces are no choices: they are set by hand.

use super::action::{Action, Kind, Play};
use super::cards::{Card, Element};
use super::facts::Manner;
use super::known::Known;
use super::pieces::Size;
use super::setup::PieceSetter;
use super::state::{Phase, Thoth};
use super::view::View;
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use game::{Game, Seat};
use std::fmt;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A card of the hand.
    Card(Card),
    /// One way to play the card that was pointed at.
    Play(Play),
    /// A bid that was turned up.
    Bid(Card),
    /// A player's place with its house.
    House(Seat),
    /// The bank.
    Bank,
    /// The pyramids of an element and a size in the bank.
    Stock(Element, Size),
    /// The discard pile.
    Pile,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Play(play) => {
                let kind: &str = play.kind().into();
                write!(f, "{kind} {}", play.card())?;
                match play {
                    Play::Raise { size, count, .. } => {
                        let size: &str = size.into();
                        write!(f, " {count} {size}")
                    }
                    Play::Trouble { against, replacing, .. } => {
                        write!(f, " {}", against.0 + 1)?;
                        replacing.map_or(Ok(()), |old| write!(f, " for {old}"))
                    }
                    _ => Ok(()),
                }
            }
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::House(seat) => write!(f, "house {}", seat.0 + 1),
            Self::Bank => write!(f, "bank"),
            Self::Stock(element, size) => write!(f, "bank {element} {size}"),
            Self::Pile => write!(f, "pile"),
        }
    }
}

/// Plays a card.
static PLAY: Deed = Deed::new("thoth.play").digits("press-1-to-6", "thoth-do-pick");
/// Throws a card away.
pub static THROW: Deed = Deed::new("thoth.throw").letter('x', "key-thoth-throw");
static ENOUGH: Deed = Deed::new("thoth.enough").button("thoth-turn-enough").letter('l', "key-thoth-enough");
static ACCIDENT: Deed =
    Deed::new("thoth.accident").button("thoth-turn-by-accident").letter('a', "key-thoth-accident");
static MALICE: Deed =
    Deed::new("thoth.malice").button("thoth-turn-on-purpose").letter('o', "key-thoth-malice");
static BID: Deed = Deed::new("thoth.bid").button("thoth-turn-bid");
static TAKE_BID: Deed = Deed::new("thoth.take-bid").button("thoth-turn-take-bid");
static DEAL: Deed = Deed::new("thoth.deal").main("thoth-turn-deal");

impl Choices for Thoth {
    type Thing = Thing;
    type Known = Known;

    const DEEDS: &'static [&'static Deed] =
        &[&PLAY, &THROW, &ENOUGH, &ACCIDENT, &MALICE, &BID, &TAKE_BID, &DEAL];

    fn known(view: View) -> Known {
        Known::of(view)
    }

    fn offered(known: &Known) -> Vec<(Seat, Action)> {
        let by = match known.view.phase {
            Phase::Scored => Some(known.view.dealer),
            _ => known.view.viewer,
        };
        let is_choice =
            |action: &Action| !matches!(action, Action::Take(_) | Action::Release | Action::PutBack);
        let all =
            |seat| known.judge.legal_actions(seat).into_iter().filter(is_choice).map(move |it| (seat, it));
        by.into_iter().flat_map(all).collect()
    }

    fn check(known: &Known, by: Seat, what: Action) -> Result<(), Message> {
        known.judge.check(by, &what).map_err(|why| why.message())
    }

    fn up(known: &Known) -> Vec<&'static Deed> {
        match known.view.phase {
            Phase::Choosing => vec![&PLAY, &THROW],
            Phase::Building { .. } | Phase::Holding { .. } | Phase::Settling { .. } => Some(&ENOUGH)
                .filter(|_| known.view.setup.builder == PieceSetter::ByHand)
                .into_iter()
                .collect(),
            Phase::Knocked { .. } => vec![&ACCIDENT, &MALICE],
            Phase::Bidding => vec![&BID],
            Phase::Taking { .. } => vec![&TAKE_BID],
            Phase::Scored => vec![&DEAL],
            Phase::Over => vec![],
        }
    }

    fn ways(known: &Known, by: Seat, what: Action) -> Vec<InputPath<Thing>> {
        let way = match what {
            Action::Play(play) => {
                let deed = if play.kind() == Kind::Discard { &THROW } else { &PLAY };
                let card = Thing::Card(play.card());
                let way = InputPath::at(deed, [card, Thing::Play(play)]).drag(card, Thing::Play(play));
                let houses = known.view.setup.seats().map(Thing::House);
                let there = |place: &Thing| {
                    let plays = known.dropped(play.card(), *place);
                    plays.into_iter().find(|play| known.judge.check_play(by, *play).is_ok()) == Some(play)
                };
                let stock = Size::ALL.map(|size| Thing::Stock(play.card().element(), size));
                let places = houses.chain([Thing::Bank, Thing::Pile]).chain(stock).filter(there);
                places.fold(way, |way, place| way.drag(card, place))
            }
            Action::Bid(card) => {
                let card = Thing::Card(card);
                InputPath::at(&BID, [card]).drag(card, Thing::House(by))
            }
            Action::TakeBid(card) => InputPath::at(&TAKE_BID, [Thing::Bid(card)]),
            Action::Enough => InputPath::at(&ENOUGH, []),
            Action::Say(Manner::Accident) => InputPath::at(&ACCIDENT, []),
            Action::Say(Manner::Malice) => InputPath::at(&MALICE, []),
            Action::Deal => InputPath::at(&DEAL, []),
            Action::Take(_)
            | Action::Release
            | Action::PutBack
            | Action::Settled(_)
            | Action::Late { .. } => return vec![],
        };
        vec![way]
    }

    fn meant(known: &Known, by: &Pointing<Thing>, _: Option<u8>) -> Vec<(Seat, Action)> {
        let view = &known.view;
        // Anybody may say that the next hand is to be dealt.
        let seat = if view.phase == Phase::Scored { Some(view.dealer) } else { view.viewer };
        let all = match by {
            Pointing::Deed(deed) => done_by(deed),
            Pointing::At(at) => at_things(known, at),
        };
        seat.map_or(vec![], |seat| all.into_iter().map(|action| (seat, action)).collect())
    }
}

fn done_by(deed: &Deed) -> Vec<Action> {
    [
        (&ENOUGH, Action::Enough),
        (&ACCIDENT, Action::Say(Manner::Accident)),
        (&MALICE, Action::Say(Manner::Malice)),
        (&DEAL, Action::Deal),
    ]
    .into_iter()
    .filter(|(own, _)| *own == deed)
    .map(|(_, action)| action)
    .collect()
}

fn at_things(known: &Known, at: &[Thing]) -> Vec<Action> {
    let bids = known.view.phase == Phase::Bidding;
    match *at {
        [Thing::Card(card)] if bids => vec![Action::Bid(card)],
        // A bid lies before whoever makes it.
        [Thing::Card(card), Thing::House(seat)] if bids && known.view.viewer == Some(seat) => {
            vec![Action::Bid(card)]
        }
        [Thing::Card(card)] => {
            let play = known.held(card).and_then(|held| held.unasked());
            play.map(Action::Play).into_iter().collect()
        }
        [Thing::Bid(card)] => vec![Action::TakeBid(card)],
        [Thing::Card(card), Thing::Play(play)] if play.card() == card => vec![Action::Play(play)],
        [Thing::Card(card), place] => known.dropped(card, place).into_iter().map(Action::Play).collect(),
        _ => vec![],
    }
}
