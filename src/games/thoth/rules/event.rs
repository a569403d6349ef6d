//! What happened, in data for animation and journals and in words for the log. Nothing secret is ever in an event:
//! a draw does not name its card (T39).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Play;
use super::cards::{Card, named};
use super::facts::Fall;
use super::house::Rubble;
use super::pieces::Piece;
use super::plays::idle_limit;
use super::score::{Ending, HandResult, MALICE};
use crate::game::words::score;
use crate::game::{Outcome, Seat, list};
use crate::table::words::PieceId;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// Its number, from 1.
        hand: u32,
        /// By whom.
        dealer: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Its number in this hand, from 1.
        turn: u32,
        /// Whose it is.
        seat: Seat,
        /// Whether it is an extra turn (T10).
        extra: bool,
    },
    /// The discard pile became the deck (T33).
    Reshuffled {
        /// Cards in it.
        cards: usize,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Cards left in the deck.
        left: usize,
    },
    /// A card was played, face up.
    Played {
        /// By whom.
        seat: Seat,
        /// What.
        play: Play,
    },
    /// A card was discarded face down, and the end called (T36, T39).
    EndCalled {
        /// By whom.
        seat: Seat,
    },
    /// A piece was set.
    Set {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: PieceId,
        /// What it is.
        kind: Piece,
    },
    /// The player left a play at what stood of it.
    LeftAtThat {
        /// Who.
        seat: Seat,
    },
    /// Trouble was relieved (T22).
    Relieved {
        /// Whose.
        seat: Seat,
        /// The trouble.
        trouble: Vec<Card>,
    },
    /// Extra turns were granted (T10).
    ExtraTurns {
        /// To whom.
        seat: Seat,
        /// How many.
        granted: u8,
    },
    /// The table did not come to rest in time; it was judged as it was.
    TimedOut,
    /// A piece fell (T27).
    Fell {
        /// Which.
        piece: PieceId,
        /// What it is.
        kind: Piece,
        /// How.
        how: Fall,
    },
    /// A player's own house came down, in part or down to the foundation (T28).
    Collapsed {
        /// Whose.
        seat: Seat,
        /// What it lost.
        rubble: Rubble,
    },
    /// Another's house was knocked over (T29).
    KnockedOver {
        /// By whom.
        by: Seat,
        /// Whose.
        victim: Seat,
        /// All of it.
        rubble: Rubble,
    },
    /// The victim took over the perpetrator's house (T29).
    TookOver {
        /// Whose it is now.
        seat: Seat,
        /// Whose it was.
        from: Seat,
    },
    /// It was meant (T30).
    Malice {
        /// Who pays.
        seat: Seat,
    },
    /// The hand is over and scored.
    Scored {
        /// Its line on the score sheet.
        result: Box<HandResult>,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
        /// The totals.
        totals: Vec<i32>,
    },
    /// The owner of a house that was knocked over says that it was an accident (T30).
    Excused {
        /// Whose house it was.
        seat: Seat,
        /// Who knocked it over.
        by: Seat,
    },
    /// Something came down by itself, after a judgement at which the table still moved (T-29).
    CameDownLate {
        /// Who let go last: it counts as that player's doing.
        by: Seat,
    },
    /// A play that had only begun was taken back, for a house came down first (T-29).
    TookBack {
        /// Whose play it was.
        seat: Seat,
        /// The card, which is in the hand again.
        card: Card,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { hand, dealer } => write!(f, "Hand {hand}, dealt by {dealer}"),
            Self::TurnBegan { turn, seat, extra } => {
                write!(f, "Turn {turn}: {seat}{}", if *extra { " again" } else { "" })
            }
            Self::Reshuffled { cards } => write!(f, "The discard pile was shuffled: {cards} cards to draw"),
            Self::Drew { seat, left } => write!(f, "{seat} drew a card ({left} left)"),
            Self::Played { seat, play } => tell(f, *seat, *play),
            Self::EndCalled { seat } => write!(f, "{seat} calls the end"),
            Self::Set { seat, kind: Piece::Card(card), .. } => write!(f, "{seat} laid {}", card.named()),
            Self::Set { seat, kind, .. } => write!(f, "{seat} set a {kind}"),
            Self::LeftAtThat { seat } => write!(f, "{seat} left it at that"),
            Self::Relieved { seat, trouble } => write!(f, "{seat} is rid of {}", named(trouble)),
            Self::ExtraTurns { seat, granted: 1 } => write!(f, "{seat} gets an extra turn"),
            Self::ExtraTurns { seat, granted } => write!(f, "{seat} gets {granted} extra turns"),
            Self::TimedOut => f.write_str("The table would not come to rest and was judged as it was"),
            Self::Fell { kind, how, .. } => fell(f, *kind, *how),
            Self::Collapsed { seat, rubble } => write!(f, "{seat}'s house came down: {}", lost(rubble)),
            Self::KnockedOver { by, victim, rubble } => {
                write!(f, "{by} knocked over {victim}'s house: {}", lost(rubble))
            }
            Self::TookOver { seat, from } => write!(f, "{seat} takes over {from}'s house"),
            Self::Excused { seat, .. } => write!(f, "It was an accident, {seat} says"),
            Self::Malice { seat } => write!(f, "It was meant: {seat} loses {MALICE} points"),
            Self::Scored { result } => {
                match result.ending {
                    Ending::Roof { seat } => write!(f, "{seat}'s house is roofed. ")?,
                    Ending::Called { .. } => write!(f, "Nobody can build on. ")?,
                    Ending::Idle { .. } => {
                        let turns = idle_limit(result.tallies.len());
                        write!(f, "Nobody has built for {turns} turns. ")?;
                    }
                }
                let scores: Vec<String> = result.tallies.iter().map(|tally| score(tally.total())).collect();
                write!(f, "{} wins the hand; scores {}", result.winner, list(&scores))
            }
            Self::CameDownLate { by } => {
                write!(f, "The table had not come to rest, and {by} let go last: what fell is {by}'s doing")
            }
            Self::TookBack { seat, card } => write!(f, "{seat} takes {} back", card.named()),
            Self::Over { outcome, totals } => {
                let totals: Vec<String> = totals.iter().map(|total| score(*total)).collect();
                write!(f, "Game over: {outcome} ({})", list(&totals))
            }
        }
    }
}

fn tell(f: &mut fmt::Formatter<'_>, seat: Seat, play: Play) -> fmt::Result {
    let card = play.card().named();
    match play {
        Play::Foundation { .. } => write!(f, "{seat} begins a house on {card}"),
        Play::Raise { card: redeemed, size, count } => {
            let s = if count == 1 { "" } else { "s" };
            write!(f, "{seat} plays {card} for {count} {size} {} pyramid{s}", redeemed.element())
        }
        Play::Story { .. } => write!(f, "{seat} adds {card} as a story"),
        Play::Roof { .. } => write!(f, "{seat} roofs with {card}"),
        Play::Trouble { against, replacing: None, .. } => write!(f, "{seat} troubles {against} with {card}"),
        Play::Trouble { against, replacing: Some(old), .. } => {
            write!(f, "{seat} troubles {against} with {card} in place of {}", old.named())
        }
        Play::Relief { .. } => write!(f, "{seat} relieves trouble with {card}"),
        Play::Discard { .. } => write!(f, "{seat} discards {card}"),
        // Never told: `Event::EndCalled` keeps the card secret.
        Play::CallEnd { .. } => write!(f, "{seat} calls the end"),
    }
}

/// How a piece fell; of one that was just let go, beside what.
fn fell(f: &mut fmt::Formatter<'_>, kind: Piece, how: Fall) -> fmt::Result {
    match (kind, how) {
        (Piece::Pyramid { .. }, Fall::Beside) => write!(f, "The {kind} fell beside the card"),
        (Piece::Pyramid { .. }, Fall::Misplaced) => write!(f, "The {kind} did not come to stand on the card"),
        (Piece::Card(card), Fall::Beside) => write!(f, "{} fell beside the stones", sentence(card)),
        (Piece::Card(card), Fall::Misplaced) => {
            write!(f, "{} did not come to lie on the stones", sentence(card))
        }
        (Piece::Card(card), how) => write!(f, "{} {how}", sentence(card)),
        (kind, how) => write!(f, "The {kind} {how}"),
    }
}

/// A card's name at the beginning of a sentence.
fn sentence(card: Card) -> String {
    let name = card.named().to_string();
    name.strip_prefix("the ").map_or(name.clone(), |rest| format!("The {rest}"))
}

fn lost(rubble: &Rubble) -> String {
    let count = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    format!("{} and {} lost", count(rubble.cards.len(), "card"), count(rubble.pyramids.len(), "pyramid"))
}
