//! Bots that play matches on the real table, tick by tick.

use bots::player::{TablePlayer, tick};
use game::{Game as _, Seat};

use rlyeh::bot::CityBuilder;
use rlyeh_rules::{FirstSeat, Setup};
use session::{Match, Note, Skill, Tabled};
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::bot::player::BotPlayer;
use thoth_rules::{Length, Setup as Houses};

/// No test plays for longer, in ticks.
const MOST_TICKS: u32 = 400_000;

/// Lets bots play until `enough` says so, or to the end; what came of it, refusals too.
pub fn drive<G: Tabled, P: TablePlayer<G>>(
    m: &mut Match<G>,
    players: &mut [P],
    enough: impl Fn(&Match<G>) -> bool,
) -> Vec<Note<G>> {
    let mut notes = vec![];
    for _ in 0..MOST_TICKS {
        let over = m.game().outcome().is_some() && m.is_waiting();
        if over || enough(m) {
            return notes;
        }
        notes.extend(tick(m, players).unwrap());
    }
    panic!("the bots do not get on");
}

/// A city of two stashes that one builds alone; a match that allows undo or not.
pub fn solitaire(seed: u64, practice: bool) -> rlyeh::Match {
    Match::new(&Setup::solitaire(2), seed, HandOptions::default(), practice).unwrap()
}

/// A match of Houses of Thoth at a table, one hand that two bots play with assistance, and what was noted.
pub fn houses(seed: u64) -> (Match<Thoth>, Vec<Note<Thoth>>) {
    let setup = Houses::assisted(2).lasting(Length::OneHand);
    let mut m = Match::<Thoth>::new(&setup, seed, HandOptions::default(), false).unwrap();
    let mut players: Vec<BotPlayer> =
        setup.seats().map(|seat| BotPlayer::new(Skill::Middle, seed, seat)).collect();
    let notes = drive(&mut m, &mut players, |_| false);
    (m, notes)
}

/// A city of two, which Seat 1 begins.
pub fn two(seed: u64) -> rlyeh::Match {
    let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(2) };
    Match::new(&setup, seed, HandOptions::default(), false).unwrap()
}

/// Lets bots build so many turns, or to the end.
pub fn build(m: &mut rlyeh::Match, levels: &[Skill], turns: u32) -> Vec<rlyeh::Note> {
    let builder = |(seat, level): (u8, &Skill)| CityBuilder::new(*level, m.seed(), Seat(seat));
    let mut builders: Vec<CityBuilder> = (0..).zip(levels).map(builder).collect();
    let mut notes = vec![];
    for _ in 0..200_000 {
        if m.game().outcome().is_some() || m.game().turn() > turns && m.is_waiting() {
            return notes;
        }
        notes.extend(tick(m, &mut builders).unwrap());
    }
    panic!("the bots do not get on");
}
