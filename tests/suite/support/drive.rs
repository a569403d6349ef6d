//! Bots that play matches on the real table, tick by tick.

use cyclopean::game::{Game, Seat};
use cyclopean::games::rlyeh;
use cyclopean::games::rlyeh::bot::{Builder, SeatBots};
use cyclopean::games::rlyeh::rules::{Rlyeh, Setup};
use cyclopean::games::thoth::bot::Player;
use cyclopean::games::thoth::rules::Thoth;
use cyclopean::session::{Intent, Match, MatchError, Note, Tabled};
use cyclopean::table::hand::HandOptions;

/// No test plays for longer, in ticks.
const MOST_TICKS: u32 = 400_000;

/// Whoever plays a match: one bot, or one for every seat.
pub trait Plays<G: Tabled> {
    /// What is wanted now.
    fn act(&mut self, m: &Match<G>) -> Option<Intent<G>>;
    /// It was done.
    fn done(&mut self, seat: Seat, intent: &Intent<G>);
}

impl Plays<Rlyeh> for Builder {
    fn act(&mut self, m: &rlyeh::Match) -> Option<rlyeh::Intent> {
        Self::act(self, m)
    }

    fn done(&mut self, _: Seat, intent: &rlyeh::Intent) {
        Self::done(self, intent);
    }
}

impl Plays<Rlyeh> for SeatBots {
    fn act(&mut self, m: &rlyeh::Match) -> Option<rlyeh::Intent> {
        Self::act(self, m)
    }

    fn done(&mut self, seat: Seat, intent: &rlyeh::Intent) {
        Self::done(self, seat, intent);
    }
}

impl Plays<Thoth> for Vec<Player> {
    fn act(&mut self, m: &Match<Thoth>) -> Option<Intent<Thoth>> {
        let seat = m.game().to_act().first().copied()?;
        self.get_mut(usize::from(seat.0))?.act(m)
    }

    fn done(&mut self, seat: Seat, intent: &Intent<Thoth>) {
        self[usize::from(seat.0)].done(intent);
    }
}

/// Lets bots play until `enough` says so, or to the end; what came of it, refusals too.
pub fn drive<G: Tabled>(
    m: &mut Match<G>,
    bots: &mut impl Plays<G>,
    enough: impl Fn(&Match<G>) -> bool,
) -> Vec<Note<G>> {
    let mut notes = vec![];
    for _ in 0..MOST_TICKS {
        let over = m.game().outcome().is_some() && m.is_waiting();
        if over || enough(m) {
            return notes;
        }
        if let Some(intent) = bots.act(m) {
            let seat = m.game().actor();
            match m.intend(intent.clone()) {
                Ok(new) => {
                    bots.done(seat, &intent);
                    notes.extend(new);
                }
                Err(MatchError::Rules(why)) => notes.push(Note::Refused { why: why.to_string() }),
                Err(other) => panic!("{intent:?}: {other}"),
            }
        }
        notes.extend(m.tick());
    }
    panic!("the bots do not get on");
}

/// A city of two stashes that one builds alone; a match that allows undo or not.
pub fn solitaire(seed: u64, practice: bool) -> rlyeh::Match {
    Match::new(&Setup::solitaire(2), seed, HandOptions::default(), practice).unwrap()
}
