//! What may be done, by pointing at what ([`game::choices`]). A token goes to the board for a bid, the bag to the track
//! to draw, the idol to the track to invoke. For an Old One a tile of the track comes to one's own mat, or the Old One goes
//! to the tile. What is given up goes to the board.

use super::action::Action;
use super::state::{Phase, Rathulhu};
use super::tiles::Tile;
use super::tokens::Token;
use super::view::View;
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use game::{CardGame, Game, OutOfTurn, Seat};
use std::fmt;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// The bag.
    Bag,
    /// The idol of Cthulhu.
    Idol,
    /// The auction track.
    Track,
    /// A space of it, from 0.
    Space(usize),
    /// A bid token, wherever it lies.
    Token(Token),
    /// A kind of tile before a seat.
    Tile(Seat, Tile),
    /// The board, where what is offered or given up comes to lie.
    Board,
    /// The time track.
    Time,
    /// A player, and the mat before them.
    Player(Seat),
    /// Bidding nothing.
    Pass,
    /// Using no more Old Ones.
    Done,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bag => write!(f, "bag"),
            Self::Idol => write!(f, "idol"),
            Self::Track => write!(f, "track"),
            Self::Space(space) => write!(f, "space {}", space + 1),
            Self::Token(token) => write!(f, "token {}", token.0),
            Self::Tile(seat, tile) => write!(f, "tile {} {tile:?}", seat.0 + 1),
            Self::Board => write!(f, "board"),
            Self::Time => write!(f, "time"),
            Self::Player(seat) => write!(f, "player {}", seat.0 + 1),
            Self::Pass => write!(f, "pass"),
            Self::Done => write!(f, "done"),
        }
    }
}

static DRAW: Deed = Deed::new("rathulhu.draw").button("rathulhu-bar-draw").letter('d', "key-rathulhu-draw");
static INVOKE: Deed =
    Deed::new("rathulhu.invoke").button("rathulhu-bar-invoke").letter('i', "key-rathulhu-invoke");
static TAKE: Deed = Deed::new("rathulhu.take").digits("press-1-to-8", "rathulhu-do-old-one");
static DONE: Deed = Deed::new("rathulhu.done").button("rathulhu-bar-done").letter('o', "key-rathulhu-done");
static BID: Deed =
    Deed::new("rathulhu.bid").each("rathulhu-bar-bid").digits("press-1-to-4", "rathulhu-do-bid");
static PASS: Deed = Deed::new("rathulhu.pass").button("rathulhu-bar-pass").letter('p', "key-rathulhu-pass");
static GIVE_UP: Deed = Deed::new("rathulhu.give-up").each("rathulhu-bar-lose");

/// What a viewer knows, and a game that could be the real one. What it allows is what the real one allows, for that hangs
/// on nothing hidden.
#[derive(Clone, Debug)]
pub struct Known {
    /// The view.
    pub view: View,
    judge: Option<Rathulhu>,
}

impl Known {
    /// Who has something to choose; `None` if the rules leave one thing to do.
    pub fn chooses(&self) -> Option<Seat> {
        self.view.phase.seat().filter(|_| self.judge.as_ref().is_some_and(|judge| judge.forced().is_none()))
    }
}

impl Choices for Rathulhu {
    type Thing = Thing;
    type Known = Known;

    const DEEDS: &'static [&'static Deed] = &[&DRAW, &INVOKE, &TAKE, &DONE, &BID, &PASS, &GIVE_UP];

    fn known(view: View) -> Known {
        let judge = Self::determinize(&view, 0).ok();
        Known { view, judge }
    }

    fn offered(known: &Known) -> Vec<(Seat, Action)> {
        let Some((seat, judge)) = known.view.phase.seat().zip(known.judge.as_ref()) else { return vec![] };
        judge.legal_actions(seat).into_iter().map(|action| (seat, action)).collect()
    }

    fn check(known: &Known, by: Seat, what: Action) -> Result<(), Message> {
        let judge = known.judge.as_ref().ok_or_else(|| OutOfTurn::GameOver.message())?;
        judge.check(by, what).map_err(|why| why.message())
    }

    fn up(known: &Known) -> Vec<&'static Deed> {
        match known.view.phase {
            Phase::Turn { .. } => vec![&DRAW, &INVOKE, &TAKE],
            Phase::OldOnes { .. } => vec![&DONE, &TAKE],
            Phase::Auction(_) => vec![&PASS, &BID],
            Phase::Setback { .. } => vec![&GIVE_UP],
            Phase::Over => vec![],
        }
    }

    fn ways(known: &Known, by: Seat, what: Action) -> Vec<InputPath<Thing>> {
        match what {
            Action::Draw => vec![InputPath::at(&DRAW, [Thing::Bag]).drag(Thing::Bag, Thing::Track)],
            Action::Invoke => vec![InputPath::at(&INVOKE, [Thing::Idol]).drag(Thing::Idol, Thing::Track)],
            Action::Take(tile) => {
                let spaces = known.view.track.spaces().iter().enumerate();
                let spaces = spaces.filter(|(_, lies)| **lies == Some(tile));
                let way = |(space, _)| {
                    let way = InputPath::at(&TAKE, [Thing::Space(space)]);
                    let way = way.drag(Thing::Space(space), Thing::Player(by));
                    way.drag(Thing::Tile(by, Tile::OldOne), Thing::Space(space))
                };
                spaces.map(way).collect()
            }
            Action::Done => vec![InputPath::at(&DONE, [Thing::Done])],
            Action::Pass => vec![InputPath::at(&PASS, [Thing::Pass])],
            Action::Bid(token) => {
                let token = Thing::Token(token);
                vec![InputPath::at(&BID, [token]).drag(token, Thing::Board)]
            }
            Action::Discard(tile) => {
                let tile = Thing::Tile(by, tile);
                vec![InputPath::at(&GIVE_UP, [tile]).drag(tile, Thing::Board)]
            }
        }
    }

    fn meant(known: &Known, by: &Pointing<Thing>, _: Option<u8>) -> Vec<(Seat, Action)> {
        let view = &known.view;
        let Some(seat) = view.phase.seat() else { return vec![] };
        let lies = |space: usize| view.track.spaces().get(space).copied().flatten();
        let action = match by {
            Pointing::Deed(deed) if **deed == DRAW => Some(Action::Draw),
            Pointing::Deed(deed) if **deed == INVOKE => Some(Action::Invoke),
            Pointing::Deed(deed) if **deed == DONE => Some(Action::Done),
            Pointing::Deed(deed) if **deed == PASS => Some(Action::Pass),
            Pointing::Deed(_) => None,
            Pointing::At(at) => pointed(at, seat).and_then(|thing| match thing {
                Thing::Bag => Some(Action::Draw),
                Thing::Idol => Some(Action::Invoke),
                Thing::Space(space) => lies(space).map(Action::Take),
                Thing::Token(token) => Some(Action::Bid(token)).filter(|_| token != view.board),
                Thing::Tile(_, tile) => Some(Action::Discard(tile)),
                Thing::Pass => Some(Action::Pass),
                Thing::Done => Some(Action::Done),
                Thing::Track | Thing::Board | Thing::Time | Thing::Player(_) => None,
            }),
        };
        action.map(|action| (seat, action)).into_iter().collect()
    }
}

/// The one thing that is meant, also where it is dragged to where it goes.
fn pointed(at: &[Thing], seat: Seat) -> Option<Thing> {
    match *at {
        [thing]
        | [thing @ (Thing::Bag | Thing::Idol), Thing::Track]
        | [thing @ (Thing::Token(_) | Thing::Tile(..)), Thing::Board] => Some(thing),
        [space @ Thing::Space(_), Thing::Player(onto)] if onto == seat => Some(space),
        [Thing::Tile(of, Tile::OldOne), space @ Thing::Space(_)] if of == seat => Some(space),
        _ => None,
    }
}
