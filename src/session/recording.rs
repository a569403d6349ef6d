//! What is recorded of a match, so that you can watch it again. It holds how the match began and everything that moved
//! it on. Each step has a byte of checksum, and now and then everything is written as it was.
//!
//! A recording goes with its match, into saves and out of them: every save is a replay of the match up to it. One mechanism
//! serves all games; what a game of dexterity and one of cards have to say for themselves stands in [`super::replay`].

use super::history::Undo;
use files::budget::MOST_RECORDED_STEPS;
use serde::{Deserialize, Serialize};

/// Something that moved a match on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Act<D> {
    /// Somebody did something.
    Do(D),
    /// A step was taken back, or again.
    Rewind(Undo),
    /// So many ticks passed.
    Pass(u32),
    /// So many ticks passed over a table on which nothing moved.
    Idle(u32),
    /// Somebody asked what a bot would do.
    Ask,
}

/// A match as it is at a moment, as far as a recording compares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint {
    /// The turn under way.
    pub turn: u32,
    /// Rules and hand, in bytes.
    pub rules: Vec<u8>,
    /// Every piece's pose to the bit: position in cm, rotation as a quaternion x y z w.
    pub poses: Vec<[u32; 7]>,
}

/// A moment at which everything was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Keyframe {
    /// After how many steps.
    pub step: u64,
    /// The turn under way.
    pub turn: u32,
    /// Rules and hand; `None` if they are as at the keyframe before.
    rules: Option<Vec<u8>>,
    /// The poses of the pieces that are not where they were at the keyframe before.
    poses: Vec<(u16, [u32; 7])>,
}

impl Keyframe {
    fn of(step: u64, before: &Fingerprint, now: &Fingerprint) -> Self {
        let moved = |(i, pose): (usize, &[u32; 7])| {
            let id = u16::try_from(i).ok()?;
            (before.poses.get(i) != Some(pose)).then_some((id, *pose))
        };
        Self {
            step,
            turn: now.turn,
            rules: (before.rules != now.rules).then(|| now.rules.clone()),
            poses: now.poses.iter().enumerate().filter_map(moved).collect(),
        }
    }

    /// Goes on from the keyframe before to this one.
    pub(super) fn onto(&self, look: &mut Fingerprint) {
        look.turn = self.turn;
        if let Some(rules) = &self.rules {
            look.rules.clone_from(rules);
        }
        for (id, pose) in &self.poses {
            let at = usize::from(*id);
            if look.poses.len() <= at {
                look.poses.resize(at + 1, *pose);
            }
            look.poses[at] = *pose;
        }
    }
}

/// How far a replay has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecordingCursor {
    /// The act under way, and how many ticks of it have passed.
    pub(super) act: usize,
    pub(super) into: u32,
    /// Steps, ticks among them, and bytes of checksum so far, and keyframes.
    pub(super) step: u64,
    pub(super) tick: u64,
    pub(super) checksums: usize,
    pub(super) key: usize,
}

impl<D> Act<D> {
    /// How many steps it is.
    pub(super) fn steps(&self) -> u32 {
        match self {
            Self::Do(_) | Self::Rewind(_) | Self::Ask => 1,
            Self::Pass(ticks) | Self::Idle(ticks) => *ticks,
        }
    }
}

/// The recording of a match that began as `S` says and is moved on by `D`s.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recording<S, D> {
    pub(super) start: S,
    pub(super) acts: Vec<Act<D>>,
    /// A byte of checksum after every step but those over a table on which nothing moved.
    pub(super) checksums: Vec<u8>,
    pub(super) keyframes: Vec<Keyframe>,
    pub(super) steps: u64,
    /// What the keyframes so far lead to.
    #[serde(skip)]
    last: Option<Fingerprint>,
}

impl<S, D> Recording<S, D> {
    /// A recording that begins now.
    pub(super) const fn new(start: S) -> Self {
        Self { start, acts: vec![], checksums: vec![], keyframes: vec![], steps: 0, last: None }
    }

    /// How many steps it has: ticks, deeds, and steps of history.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// A number that tells it from others, however long the table has lain there since anything was done.
    pub fn fingerprint(&self) -> u32 {
        let since = self.acts.iter().rev().map_while(|act| match act {
            Act::Pass(ticks) => Some(*ticks as usize),
            Act::Idle(_) => Some(0),
            Act::Do(_) | Act::Rewind(_) | Act::Ask => None,
        });
        let until = self.checksums.len().saturating_sub(since.sum());
        crc32fast::hash(&self.checksums[..until])
    }

    /// After how many steps something was done last.
    pub fn last_deed(&self) -> u64 {
        let passes = |act: &&Act<D>| matches!(act, Act::Pass(_) | Act::Idle(_));
        let since: u64 = self.acts.iter().rev().take_while(passes).map(|act| u64::from(act.steps())).sum();
        self.steps.saturating_sub(since)
    }

    /// How many of them are ticks.
    pub fn ticks(&self) -> u64 {
        let ticks = |act: &Act<D>| match act {
            Act::Do(_) | Act::Rewind(_) | Act::Ask => 0,
            Act::Pass(_) | Act::Idle(_) => u64::from(act.steps()),
        };
        self.acts.iter().map(ticks).sum()
    }

    /// Whether it says only what was done, and nothing of what came of that.
    pub(super) fn is_bare(&self) -> bool {
        self.checksums.is_empty() && self.keyframes.is_empty()
    }

    /// The recording of a match that began so and was moved on so, with nothing of what came of it; `None` if it would be
    /// longer than any may be.
    pub(super) fn bare(start: S, acts: Vec<Act<D>>) -> Option<Self> {
        let steps = acts.iter().map(|act| u64::from(act.steps())).sum();
        (steps <= MOST_RECORDED_STEPS).then(|| Self { acts, steps, ..Self::new(start) })
    }

    /// The moments at which everything was written down.
    pub fn keyframes(&self) -> &[Keyframe] {
        &self.keyframes
    }

    /// Where it is now.
    pub(super) fn mark(&self) -> RecordingCursor {
        RecordingCursor {
            act: self.acts.len().saturating_sub(1),
            into: self.acts.last().map_or(0, Act::steps),
            step: self.steps,
            tick: self.ticks(),
            checksums: self.checksums.len(),
            key: self.keyframes.len(),
        }
    }

    /// What was done after a moment.
    pub(super) fn since(&self, RecordingCursor { act, into, .. }: RecordingCursor) -> Vec<Act<D>>
    where
        D: Clone,
    {
        let mut acts = self.acts.get(act..).unwrap_or_default().to_vec();
        match acts.first_mut() {
            Some(first) if first.steps() <= into => drop(acts.remove(0)),
            Some(Act::Pass(ticks) | Act::Idle(ticks)) => *ticks -= into,
            Some(Act::Do(_) | Act::Rewind(_) | Act::Ask) | None => {}
        }
        acts
    }

    /// Forgets what came after a moment.
    pub(super) fn cut(&mut self, to: RecordingCursor) {
        self.acts.truncate(if to.into > 0 { to.act + 1 } else { 0 });
        if let Some(Act::Pass(ticks) | Act::Idle(ticks)) = self.acts.last_mut() {
            *ticks = to.into;
        }
        self.checksums.truncate(to.checksums);
        self.keyframes.truncate(to.key);
        (self.steps, self.last) = (to.step, None);
    }

    /// Something was done that is no tick; the match is now as `checksum` says.
    pub(super) fn did(&mut self, act: Act<D>, checksum: u8) {
        self.acts.push(act);
        self.checksums.push(checksum);
        self.steps += 1;
    }

    /// A tick passed while something moved, or could have.
    pub(super) fn passed(&mut self, checksum: u8) {
        if let Some(Act::Pass(ticks)) = self.acts.last_mut() {
            *ticks += 1;
        } else {
            self.acts.push(Act::Pass(1));
        }
        self.checksums.push(checksum);
        self.steps += 1;
    }

    /// A tick passed while nothing could move.
    pub(super) fn idled(&mut self) {
        if let Some(Act::Idle(ticks)) = self.acts.last_mut() {
            *ticks += 1;
        } else {
            self.acts.push(Act::Idle(1));
        }
        self.steps += 1;
    }

    /// Whether so many steps have passed since the last keyframe.
    pub(super) fn is_due(&self, steps: u64) -> bool {
        self.steps >= self.keyframes.last().map_or(0, |key| key.step) + steps
    }

    /// Writes everything down.
    pub(super) fn keep(&mut self, now: Fingerprint) {
        let keyframes = &self.keyframes;
        let last = self.last.get_or_insert_with(|| {
            let mut look = Fingerprint::default();
            keyframes.iter().for_each(|key| key.onto(&mut look));
            look
        });
        let key = Keyframe::of(self.steps, last, &now);
        self.keyframes.push(key);
        *last = now;
    }

    /// Whether another recording of the same beginning says the same, to the last byte.
    pub(super) fn is_same(&self, other: &Self) -> bool
    where
        D: PartialEq,
    {
        (&self.acts, &self.checksums, &self.keyframes, self.steps)
            == (&other.acts, &other.checksums, &other.keyframes, other.steps)
    }

    /// Whether time passes in it: never where there is no table.
    pub(super) fn has_ticks(&self) -> bool {
        self.acts.iter().any(|act| matches!(act, Act::Pass(_) | Act::Idle(_)))
    }

    /// Whether it hangs together: what a loader asks.
    pub(super) fn is_whole(&self) -> bool {
        let in_order = self.keyframes.is_sorted_by_key(|key| key.step);
        let lasting = |act: &Act<D>| u64::from(act.steps());
        let steps_of = |act: &Act<D>| if let Act::Idle(_) = act { 0 } else { lasting(act) };
        in_order
            && self.steps <= MOST_RECORDED_STEPS
            && self.acts.iter().map(lasting).sum::<u64>() == self.steps
            && self.acts.iter().map(steps_of).sum::<u64>() == self.checksums.len() as u64
    }
}
