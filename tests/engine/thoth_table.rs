//! Houses of Thoth on the real table: the assistant's houses stand, hands knock them over and the referee tells, nothing
//! hidden shows, and matches save, replay and rewind to the bit.

use game::{Game, Seat};
use session::journal::Journal;
use session::{Intent, Match, Note, Skill, Tabled, Undo};
use support::drive::drive;
use support::houses::{Scene, card};
use table::hand::HandOptions;
use table::observe::angle_deg;
use table::rapier3d::prelude::*;
use table::{HandCommand, MM_PER_CM};
use thoth::Thoth;
use thoth::bot::player::BotPlayer;
use thoth::referee::{Declaration, in_progress, layout, slots};
use thoth_rules::*;

mod accounts;
mod auction;
mod building;
mod carriage;
mod late;
mod lost;
mod matches;
mod secrets;

use Element::{Air, Earth, Fire, Water};
use Size::{Large, Medium, Small};

type Notes = Vec<Note<Thoth>>;

fn on_table(game: thoth_rules::Thoth) -> Match<Thoth> {
    in_progress(game, HandOptions::default(), false).unwrap()
}

/// Plays a card and waits for the table.
fn play(m: &mut Match<Thoth>, play: Play) -> Notes {
    let mut notes =
        m.intend(Intent::Declare(Declaration::Play(play))).unwrap_or_else(|no| panic!("{play:?}: {no}"));
    notes.extend(m.run_until_waiting(1_400));
    assert!(m.is_waiting());
    m.game().audit().unwrap();
    notes
}

fn ticks(m: &mut Match<Thoth>, ticks: u32) -> Notes {
    (0..ticks).flat_map(|_| m.tick()).collect()
}

/// Two players of a level each, and what they do until `enough`.
struct Evening {
    m: Match<Thoth>,
    players: Vec<BotPlayer>,
}

impl Evening {
    fn new(setup: &Setup, seed: u64, practice: bool) -> Self {
        let m = Match::new(setup, seed, HandOptions::default(), practice).unwrap();
        let players = setup.seats().map(|seat| BotPlayer::new(Skill::Middle, seed, seat)).collect();
        Self { m, players }
    }

    /// Lets the bots play; what happened.
    fn until(&mut self, enough: impl Fn(&Match<Thoth>) -> bool) -> Notes {
        drive(&mut self.m, &mut self.players, |m| m.is_waiting() && enough(m))
    }
}

fn steadied(notes: &Notes) -> usize {
    notes.iter().filter(|note| matches!(note, Note::Steadied { .. } | Note::Refused { .. })).count()
}

/// Every pyramid of the bank stands exactly in its row, every card that is nowhere to be seen is aside.
fn assert_tidy(m: &Match<Thoth>) {
    for (id, home) in layout::homes(m.game(), m.sim()) {
        let at = m.sim().pose(id);
        let aside = m.sim().parked().contains(&id);
        match home {
            layout::Home::Table(pose) => {
                let off_mm = at.translation.distance(pose.translation) * MM_PER_CM;
                let turned = angle_deg(at.rotation * Vector::Z, pose.rotation * Vector::Z);
                assert!(!aside && off_mm < 0.2 && turned < 1.0, "{id}: {off_mm} mm, {turned} degrees");
            }
            layout::Home::Aside(pose) => assert!(aside && at == pose, "{id} at {at:?}"),
        }
    }
}
