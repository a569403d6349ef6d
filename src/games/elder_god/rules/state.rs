//! The whole state of a game, and the plain questions it answers. Nothing here changes it.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::monster::Monster;
use super::setup::Setup;
use game::rng::Rng;
use game::{Outcome, Seat};

/// A game of Building an Elder God. See the [module](super) for how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ElderGod {
    pub(super) setup: Setup,
    pub(super) rng: Rng,
    /// The next card to be drawn is the last. Secret.
    pub(super) deck: Vec<Card>,
    /// The newest card is the last.
    pub(super) discard: Vec<Card>,
    /// By seat, in the order in which the cards came. Secret.
    pub(super) hands: Vec<Vec<Card>>,
    pub(super) players: Vec<Player>,
    pub(super) phase: Phase,
    pub(super) clock: Clock,
    pub(super) ending: Option<Ending>,
}

/// What lies before a player. All of it is public (E27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The monster.
    pub monster: Monster,
    /// Necronomicons that were not played.
    pub necronomicons: u8,
    /// Own turns that have ended since the monster was wounded, without its being healed (E-16); 0 while it is sound.
    pub wounded_turns: u8,
}

/// How far the game has come (E25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The last turn in which anybody did something to a monster; 0 for none.
    pub last_play: u16,
    /// Times the discard pile became the deck since then.
    pub idle_reshuffles: u16,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A seat plays a card, passes, or begins to throw cards away.
    Play {
        /// Which seat.
        seat: Seat,
    },
    /// A seat has thrown cards away and may throw more before it draws (E20).
    Redraw {
        /// Which seat.
        seat: Seat,
    },
    /// Cards are banished; where there is no choice, they have gone already (E26).
    Banish {
        /// Who played the Elder Sign.
        by: Seat,
        /// Against whom.
        against: Seat,
        /// Who chooses.
        seat: Seat,
        /// How many cards of each.
        cards: u8,
        /// How many are left to go from the monster of the one who chooses.
        left: u8,
    },
    /// A seat has played, and may now play the Mouth (E24).
    Mouth {
        /// Which seat.
        seat: Seat,
    },
    /// A seat discards a card (E14).
    Discard {
        /// Which seat.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Who is to act.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Play { seat }
            | Self::Redraw { seat }
            | Self::Banish { seat, .. }
            | Self::Mouth { seat }
            | Self::Discard { seat } => Some(*seat),
            Self::Over => None,
        }
    }

    /// Whose turn it is.
    pub const fn turn_of(&self) -> Option<Seat> {
        match self {
            Self::Banish { by, .. } => Some(*by),
            other => other.seat(),
        }
    }
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A monster opened its Mouth (E25).
    Mouth(Seat),
    /// Nobody got any further: those with the longest paths (E25).
    Stalemate(Vec<Seat>),
}

impl Ending {
    /// The result.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Mouth(seat) => Outcome::Won(vec![*seat]),
            Self::Stalemate(seats) if seats.len() == 1 => Outcome::Won(seats.clone()),
            Self::Stalemate(seats) => Outcome::Drawn(seats.clone()),
        }
    }
}

impl ElderGod {
    /// What was agreed before the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game waits for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The players by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What lies before a seat; `None` if it is not at the table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// A seat's cards; nothing for a seat that is not at the table. Secret: views show a seat its own only (E27).
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(usize::from(seat.0)).map_or(&[], Vec::as_slice)
    }

    /// How many cards there are to draw.
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The discard pile, the newest card last.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// How far the game has come.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// Whether the seat whose turn it is has done its quick deed (E28). Without a feud nobody who has done something to a
    /// monster plays on.
    pub fn has_done_quick_deed(&self) -> bool {
        matches!(self.phase, Phase::Play { .. }) && self.clock.last_play == self.clock.turn
    }

    /// How it ended.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players).map(Seat)
    }
}
