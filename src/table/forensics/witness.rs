//! Watches table and hand tick by tick, and keeps what looking back after a fall needs.

use super::account::{Account, Touch};
use super::fault::Release;
use super::frame::{Instant, leapt};
use crate::Hand;
use crate::settle::{Rest, STILL_FOR_S, Watch, pace};
use crate::sim::Sim;
use game::pieces::PieceId;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

/// How far back it remembers, s.
pub(crate) const MEMORY_S: f32 = 10.0;
/// How often the table is kept while nothing moves but the hand, ticks.
const KEEP_TICKS: u64 = 20;
/// Two that touched less than so many ticks ago still count as touching.
pub(super) const STILL_TOUCHING_TICKS: u64 = 15;

/// A touch, and the table before it.
pub(super) struct Incident {
    pub(super) touch: Touch,
    pub(super) tick: u64,
    pub(super) before: Arc<Sim>,
    /// The table just before the hand let go, where it did.
    pub(super) release: Option<Release>,
}

/// Sees what happens on a table, and can tell why something fell.
#[derive(Default)]
pub struct Witness {
    pub(super) frames: VecDeque<Instant>,
    pub(super) events: Vec<Incident>,
    /// The table when last nothing but the hand moved, and nothing touched what that held.
    calm: Option<Arc<Sim>>,
    /// When what is held last touched each piece.
    touching: BTreeMap<PieceId, u64>,
    moving: bool,
    /// For how many ticks nothing but the hand has moved, and nothing touched what that held.
    calm_ticks: u32,
    watch: Watch,
}

impl fmt::Debug for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Witness").field("frames", &self.frames.len()).finish_non_exhaustive()
    }
}

impl Witness {
    /// Looks at table and hand after a tick; looking at the same tick once more does nothing. What happened, once something has
    /// fallen and the table has come to rest. It tells that of what the hand knocks over, too, while that carries on: so it is
    /// told however long it carries.
    pub fn see(&mut self, sim: &Sim, hand: &Hand) -> Option<Account> {
        if self.frames.back().is_some_and(|last| last.tick == sim.ticks()) {
            return None;
        }
        let frame = Instant::of(sim, hand);
        if self.frames.back().is_some_and(|last| leapt(last, &frame, sim)) {
            // Pieces were put somewhere: what went before is over.
            let account = self.conclude(sim);
            self.forget(sim);
            self.frames.push_back(frame);
            return account;
        }
        let calm = self.listen(&frame, sim, hand);
        self.calm_ticks = if calm { self.calm_ticks + 1 } else { 0 };
        if calm && (self.calm.is_none() || frame.tick.is_multiple_of(KEEP_TICKS)) {
            self.calm = Some(Arc::new(sim.clone()));
        }
        self.frames.push_back(frame);
        let most = (MEMORY_S / sim.settings().tick_s) as usize;
        while self.frames.len() > most {
            self.frames.pop_front();
        }
        if !hand.held().is_empty() {
            self.watch = Watch::new();
            return self.knocked_over(sim);
        }
        let rest = self.watch.tick(sim);
        if rest == Rest::Moving || !hand.is_idle() {
            return None;
        }
        let account = self.conclude(sim);
        if account.is_some() || rest == Rest::AtRest {
            // What came to rest stood: nothing that was done before it can be why something falls later.
            let now = self.frames.pop_back();
            self.forget(sim);
            self.frames.extend(now);
        }
        account
    }

    /// What the hand knocked over with what it still carries, once that lies still.
    fn knocked_over(&mut self, sim: &Sim) -> Option<Account> {
        if !self.moving || self.calm_ticks != (STILL_FOR_S / sim.settings().tick_s) as u32 {
            return None;
        }
        let account = self.conclude(sim)?;
        let (now, touching) = (self.frames.pop_back(), std::mem::take(&mut self.touching));
        self.forget(sim);
        self.frames.extend(now);
        (self.moving, self.touching) = (true, touching);
        Some(account)
    }

    fn forget(&mut self, sim: &Sim) {
        *self = Self { calm: Some(Arc::new(sim.clone())), ..Self::default() };
    }

    /// Notes what the hand does. Whether all is calm.
    fn listen(&mut self, now: &Instant, sim: &Sim, hand: &Hand) -> bool {
        let last = self.frames.back();
        let before = last.map_or(&[][..], |frame| &frame.held);
        let calm = self.calm.clone().unwrap_or_else(|| Arc::new(sim.clone()));
        let (mut touches, mut release) = (vec![], None);
        if let Some(&gone) = before.first().filter(|_| now.held.is_empty()) {
            if self.moving {
                touches.push(Touch::LetGo(gone));
                release = last.map(|frame| frame.release(sim));
            }
            self.moving = false;
            self.touching.clear();
        }
        let mut felt = false;
        if let Some(&held) = now.held.first().filter(|_| !hand.is_unmoved()) {
            if !self.moving {
                self.moving = true;
                touches.push(Touch::Took(held));
                // What it lay on it does not meet.
                for other in now.touched_by(&now.held) {
                    self.touching.insert(other, now.tick);
                }
            }
            for other in now.touched_by(&now.held) {
                felt = true;
                let since = self.touching.insert(other, now.tick);
                if since.is_none_or(|tick| tick + STILL_TOUCHING_TICKS < now.tick) {
                    touches.push(Touch::Met { held, other });
                }
            }
        }
        let tick = now.tick;
        for touch in touches {
            let release = if matches!(touch, Touch::LetGo(_)) { release.take() } else { None };
            self.events.push(Incident { touch, tick, before: Arc::clone(&calm), release });
        }
        let still = |(id, _): (PieceId, _)| now.held.contains(&id) || pace(sim.body(id)) < 1.0;
        !felt && sim.pieces().all(still)
    }
}
