//! What the hand did shortly before a fall, kept so that it can be done again in a fork, with one thing mended: the cause that
//! an account names. If the account is right, what fell stands there.

use game::pieces::PieceId;
use std::collections::{BTreeSet, VecDeque};
use std::fmt;
use table::forensics::Witness;
use table::forensics::account::{Account, Touch};
use table::forensics::fault::{Fault, Fork, LIFT_CM, Release, SET_DOWN_MM, landing};
use table::rapier3d::prelude::*;
use table::settle::{Rest, Watch};
use table::sim::{Sim, TABLE_THICKNESS_CM, collider_handle};
use table::{Hand, HandCommand, MM_PER_CM};

/// So many holds of the hand are remembered.
const MOST_HOLDS: usize = 4;
/// What is set aside is lowered for so long at most until it touches, ticks.
const LOWERED_TICKS: u32 = 300;
/// A hand that trembles sets things so far beside, mm.
const SAFE_MM: f32 = 2.5;

/// Table and hand just after the hand took hold of something, which moves nothing yet; and what it was told since.
struct Hold {
    tick: u64,
    sim: Sim,
    hand: Hand,
    told: Vec<(u64, HandCommand)>,
}

impl Hold {
    /// When it began to lower what it held.
    fn lowers(&self) -> u64 {
        let lowers = |(_, command): &&(u64, HandCommand)| *command == HandCommand::Lower(true);
        self.told.iter().find(lowers).map_or(u64::MAX, |(tick, _)| *tick)
    }
}

/// The last holds of a hand, and all that it was told since.
#[derive(Default)]
pub struct Past {
    holds: VecDeque<Hold>,
    releases: VecDeque<(u64, Release)>,
    held: Vec<PieceId>,
    now: u64,
}

/// What came of a fork in which the cause of a fall was mended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mended {
    /// Whether something of what fell falls again where all is done as it was.
    pub falls_again: bool,
    /// Whether all that fell stands where the cause is mended.
    pub stands: bool,
}

impl fmt::Debug for Past {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past").field("holds", &self.holds.len()).finish_non_exhaustive()
    }
}

/// How what was held passes in a fork.
#[derive(Clone, Copy, PartialEq)]
enum Passing {
    AsItDid,
    /// Through everything, until it is lowered.
    Clear,
    NotAtAll,
    /// To a place so far aside, cm, where it is lowered until it touches before it is let go of.
    Aside(Vector),
}

impl Past {
    /// Looks at table and hand after a tick, or after the hand was told something.
    pub fn see(&mut self, sim: &Sim, hand: &Hand, told: Option<&HandCommand>) {
        self.now = sim.ticks();
        match told {
            Some(HandCommand::Grab(_)) => {
                let (sim, hand) = (sim.clone(), hand.clone());
                self.holds.push_back(Hold { tick: self.now, sim, hand, told: vec![] });
                if self.holds.len() > MOST_HOLDS {
                    self.holds.pop_front();
                }
            }
            Some(command) => {
                if *command == HandCommand::Release {
                    self.releases
                        .push_back((self.now, Release { sim: sim.clone(), held: self.held.clone() }));
                    if self.releases.len() > MOST_HOLDS {
                        self.releases.pop_front();
                    }
                }
                if let Some(hold) = self.holds.back_mut() {
                    hold.told.push((self.now, command.clone()));
                }
            }
            None => {}
        }
        self.held = hand.held().to_vec();
    }

    /// Mends in a fork what an account says was the cause, and looks whether what fell stands. `None` if it names no cause, or
    /// one that is too long ago.
    pub fn mend(&self, account: &Account) -> Option<Mended> {
        let (touch, tick) = account.touch?;
        let first = self.holds.iter().rposition(|hold| hold.tick <= tick)?;
        let fell = |fallen: &BTreeSet<PieceId>| account.fallen.iter().any(|id| fallen.contains(id));
        let falls_again = fell(&self.again(first, Passing::AsItDid)?);
        let again = |passing| Some(!fell(&self.again(first, passing)?));
        let stands = match touch {
            Touch::Took(_) => again(Passing::NotAtAll),
            Touch::Met { .. } if tick >= self.holds[first].lowers() => again(Passing::NotAtAll),
            Touch::Met { .. } => again(Passing::Clear),
            Touch::LetGo(_) => {
                let (_, release) = self.releases.iter().rev().find(|(at, _)| *at <= tick)?;
                match account.fault {
                    Some(Fault::Aside { .. } | Fault::On(_)) => {
                        match (safe_place(release, &account.fallen), account.fault) {
                            (Some(aside), _) => again(Passing::Aside(aside)),
                            (None, Some(Fault::Aside { to: [x, y], .. })) => {
                                again(Passing::Aside(Vector::new(x, y, 0.0) / MM_PER_CM))
                            }
                            _ => Some(without(release, &account.fallen).run()),
                        }
                    }
                    Some(Fault::High { .. }) => again(Passing::Aside(Vector::ZERO)),
                    Some(Fault::Moving { .. }) => {
                        release.set_down(Vector::ZERO, 0.0, &account.fallen).map(|mut set| set.fork.run())
                    }
                    None => Some(without(release, &account.fallen).run()),
                }
            }
        };
        Some(Mended { falls_again, stands: stands == Some(true) })
    }

    /// Does again what the hand did from a hold on until now, and until all rests. What falls.
    fn again(&self, first: usize, passing: Passing) -> Option<BTreeSet<PieceId>> {
        let hold = self.holds.get(first)?;
        let (mut sim, mut hand) = (hold.sim.clone(), hold.hand.clone());
        let later = self.holds.iter().skip(first + 1).flat_map(|hold| {
            let grab = HandCommand::Grab(hold.hand.held().to_vec());
            [(hold.tick, grab)].into_iter().chain(hold.told.iter().cloned())
        });
        let mut told: VecDeque<(u64, HandCommand)> = match passing {
            Passing::NotAtAll => VecDeque::new(),
            _ => hold.told.iter().cloned().chain(later).collect(),
        };
        let aside = if let Passing::Aside(aside) = passing { Some(aside) } else { None };
        let mut lowered = 0;
        let mut clear = if passing == Passing::Clear { hand.held().to_vec() } else { vec![] };
        let (mut witness, mut watch, mut fallen) = (Witness::default(), Watch::new(), BTreeSet::new());
        loop {
            while let Some((tick, mut command)) = told.pop_front() {
                let lowers = aside.is_some() && command == HandCommand::Release && lowered < LOWERED_TICKS;
                let waits = lowers && (!hand.touching() || hangs(&sim, hand.held()));
                if waits && sim.ticks() >= tick {
                    lowered += 1;
                    // What brushed something on its way goes on down.
                    hand.command(&mut sim, &HandCommand::Lower(false));
                    hand.command(&mut sim, &HandCommand::Lower(true));
                }
                if waits || sim.ticks() < tick {
                    told.push_front((tick, command));
                    break;
                }
                if let (HandCommand::Move(to), Some(aside)) = (&mut command, aside) {
                    *to = (Vector::from_array(*to) + aside).to_array();
                }
                if matches!(command, HandCommand::Lower(true) | HandCommand::Release | HandCommand::PutBack) {
                    set_clear(&mut sim, &std::mem::take(&mut clear), false);
                }
                hand.command(&mut sim, &command);
            }
            hand.drive(&mut sim);
            set_clear(&mut sim, &clear, true);
            sim.tick().ok()?;
            if let Some(account) = witness.see(&sim, &hand) {
                fallen.extend(account.fallen);
            }
            if sim.ticks() >= self.now
                && hand.held().is_empty() | told.is_empty()
                && watch.tick(&sim) != Rest::Moving
            {
                fallen.extend(witness.fallen(&sim));
                return Some(fallen);
            }
        }
    }
}

/// How far aside, cm, all stands, and would stand within [`SAFE_MM`] of there; `None` if there is no such place.
fn safe_place(release: &Release, fallen: &[PieceId]) -> Option<Vector> {
    let stands = |aside| release.set_down(aside, LIFT_CM, fallen).is_some_and(|mut set| set.fork.run());
    let around = [Vector::ZERO, Vector::X, -Vector::X, Vector::Y, -Vector::Y];
    let safe = |aside: Vector| around.iter().all(|way| stands(aside + *way * (SAFE_MM / MM_PER_CM)));
    release.nearest(safe).map(|(mm, towards)| towards * (mm / MM_PER_CM))
}

/// A fork in which what was held is not let go of, but taken off the table.
fn without(release: &Release, watched: &[PieceId]) -> Fork {
    let mut sim = release.sim.clone();
    for &id in &release.held {
        let away = Vector::new(0.0, 0.0, -2.0 * TABLE_THICKNESS_CM);
        sim.set_aside(id, Pose::from_translation(away));
    }
    let others = watched.iter().copied().filter(|id| !release.held.contains(id));
    Fork::new(sim, others)
}

/// Whether held pieces hang higher above something than what is set down.
fn hangs(sim: &Sim, held: &[PieceId]) -> bool {
    landing(sim, held).is_some_and(|(high_mm, _)| high_mm > SET_DOWN_MM)
}

/// Lets pieces pass through everything, or no longer.
fn set_clear(sim: &mut Sim, pieces: &[PieceId], clear: bool) {
    let groups = if clear { InteractionGroups::none() } else { InteractionGroups::all() };
    for &id in pieces {
        if let Some(collider) = sim.engine_mut().colliders.get_mut(collider_handle(id)) {
            collider.set_collision_groups(groups);
        }
    }
}
