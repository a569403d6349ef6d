//! How long a game lasts at a table of people and bots, so that a set-up can say minutes.

use session::Skill;
use thoth_rules::{Length, PLAYERS};

/// How long a person takes for a turn, s: an estimate, for half of the turns are discards, and the others set one to four
/// pieces.
pub(crate) const PERSON_TURN_S: u32 = 20;
/// How long a bot's turn is watched, s: an estimate, too.
pub const BOT_TURN_S: u32 = 3;
/// An evening's game is no longer, minutes.
pub(crate) const EVENING_MIN: u32 = 45;

/// Mean turns of a game among bots of one level: a row for two, three, four and five at the table, a column for each of
/// [`Length::OFFERED`]. Measured on 2026-11-25 by `scripts/bench bots --game thoth --among LEVEL --players N --length LENGTH`: 60
/// games each of novices and masons (`--seed 5000`), ten of magi (`--seed 81000 --thought 60`; eight whole games of four, six short
/// and six whole ones of five). The 95 % intervals are 10 to 20 % of the mean each way, for magi 15 to 55 %, and of one hand of
/// four more than the mean: one in ten lasted till the end was called.
type Turns = [[u32; 3]; 4];

const NOVICES: Turns = [[42, 245, 486], [63, 382, 840], [88, 486, 1265], [148, 686, 1843]];
const MASONS: Turns = [[52, 126, 204], [77, 196, 381], [106, 286, 610], [156, 366, 929]];
const MAGI: Turns = [[24, 120, 198], [32, 144, 306], [93, 231, 502], [38, 300, 721]];

/// Turns that a game takes on average among players of a level; nothing for lengths that are not offered, or numbers of
/// players that are none.
pub fn turns(length: Length, players: u8, skill: Skill) -> Option<u32> {
    let table = match skill {
        Skill::Low => &NOVICES,
        Skill::Middle => &MASONS,
        Skill::High => &MAGI,
    };
    let row = table.get(usize::from(players.checked_sub(PLAYERS.0)?))?;
    let column = Length::OFFERED.iter().position(|offered| *offered == length)?;
    row.get(column).copied()
}

/// Minutes that a game takes on average, where so many of the players are people who play about as well as a level of bots,
/// and the others are bots of that level.
pub fn minutes(length: Length, players: u8, people: u8, skill: Skill) -> Option<u32> {
    let turns = turns(length, players, skill)?;
    let (people, players) = (u32::from(people.min(players)), u32::from(players));
    let round_s = people * PERSON_TURN_S + (players - people) * BOT_TURN_S;
    Some((turns * round_s / players).div_ceil(60))
}

/// The longest length that fits an evening; one hand where none does.
pub fn fits_an_evening(players: u8, people: u8, skill: Skill) -> Length {
    let fits =
        |length: &&Length| minutes(**length, players, people, skill).is_some_and(|min| min <= EVENING_MIN);
    Length::OFFERED.iter().rev().find(fits).copied().unwrap_or(Length::OneHand)
}
