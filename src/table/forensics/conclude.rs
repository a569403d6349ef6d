//! Looks back after a fall: what lost its support first, which touch of the hand reached it, and what followed.

use super::account::{Account, Aftermath, Touch};
use super::fault::Fault;
use super::frame::{Instant, touching};
use super::joint::{BROKEN_MM, Broken, ContactFailure, Joint};
use super::witness::{Incident, STILL_TOUCHING_TICKS, Witness};
use crate::observe::{FALLEN_DROP_MM, FALLEN_TURN_DEG, angle_deg};
use crate::piece::Mobility;
use crate::sim::{Contact, Sim};
use crate::{MM_PER_CM, statics};
use game::pieces::PieceId;
use std::collections::{BTreeMap, BTreeSet};

/// A touch counts as before a failure that began so many ticks before it: a contact gives before it is known to be pressed.
const SLACK_TICKS: u64 = 3;
/// Of the pieces that one push meets, the one that failed was pushed, if it was met so shortly before the last, ticks.
const SAME_PUSH_TICKS: u64 = 30;

type Pair = (PieceId, PieceId);

impl Witness {
    /// Looks back from the last moment.
    pub(super) fn conclude(&self, sim: &Sim) -> Option<Account> {
        let fallen = self.fallen(sim);
        if fallen.is_empty() {
            return None;
        }
        let joints = self.joints(sim);
        let first = self.first_broken(&joints, sim, &fallen).or_else(|| self.first_moved(&fallen));
        let Trigger { failed, against, how, point, began } = first?;
        let tick = self.frames[began].tick;
        let cause = self.cause(failed, began, sim);
        let touch = cause.map(|event| event.touch);
        // What was only just let go of had not stood before.
        let stood = cause.filter(|event| event.touch != Touch::LetGo(failed));
        let margin = stood.and_then(|event| {
            statics::analyse(&event.before, Some(&[failed])).ok().map(|analysis| analysis.tilt_deg())
        });
        let rested = self.rested(&joints, began);
        Some(Account {
            failed,
            against,
            how,
            point,
            tick,
            outcome: self.outcome((failed, against, how), touch, &rested, &fallen),
            after_s: cause
                .map_or(0.0, |event| tick.saturating_sub(event.tick) as f32 * sim.settings().tick_s),
            touch: cause.map(|event| (event.touch, event.tick)),
            margin_deg: margin,
            fault: cause.and_then(|event| self.fault(event, failed, &fallen, sim)),
            fallen: fallen.into_iter().collect(),
            last_touched: self.events.last().map(|event| event.touch.held()),
        })
    }

    /// What fell, measured from where it was at first, or from where it first touched something after it was let go.
    /// What was set aside did not fall; what left the table did.
    pub fn fallen(&self, sim: &Sim) -> BTreeSet<PieceId> {
        let (Some(first), Some(last)) = (self.frames.front(), self.frames.back()) else {
            return BTreeSet::new();
        };
        let fell = |id: PieceId| {
            if last.parked.contains(&id) {
                return self.left_table(id);
            }
            let set_down = self.set_down(id);
            let (put, from) = (set_down.is_some(), set_down.map_or(first, |at| &self.frames[at]));
            // What was let go of askew comes to lie flat, and its middle sinks; that is no fall.
            let height = |frame: &Instant| if put { frame.lowest(id) } else { frame.centre(id).z };
            let dropped = (height(from) - height(last)) * MM_PER_CM > FALLEN_DROP_MM;
            dropped || angle_deg(from.up(id), last.up(id)) > FALLEN_TURN_DEG
        };
        let free = sim.pieces().filter(|(_, piece)| piece.mobility == Mobility::Free).map(|(id, _)| id);
        free.filter(|id| !last.held.contains(id) && fell(*id)).collect()
    }

    /// The last frame in which the hand held a piece.
    fn let_go(&self, id: PieceId) -> Option<usize> {
        self.frames.iter().rposition(|frame| frame.held.contains(&id))
    }

    /// The frame in which what the hand held last touched something once it was let go; `None` if it was not held.
    fn set_down(&self, id: PieceId) -> Option<usize> {
        let let_go = self.let_go(id)?;
        let after = self.frames.range(let_go..).position(|frame| frame.is_touched(id));
        Some(after.map_or(self.frames.len() - 1, |after| let_go + after))
    }

    /// What was wrong with how a piece was let go of.
    fn fault(
        &self,
        event: &Incident,
        failed: PieceId,
        fallen: &BTreeSet<PieceId>,
        sim: &Sim,
    ) -> Option<Fault> {
        let release = event.release.as_ref()?;
        let id = event.touch.held();
        let at = self.frames.iter().rposition(|frame| frame.tick < event.tick)?;
        let went = self.frames.get(at + 1)?.centre(id) - self.frames[at].centre(id);
        let cm_s = went.truncate().length() / sim.settings().tick_s;
        let itself = release.held.contains(&failed);
        let fallen: Vec<PieceId> = fallen.iter().copied().collect();
        release.fault(&fallen, cm_s, itself)
    }

    /// Whether a piece that is parked now fell over the edge in sight: it was below the table's top just before.
    fn left_table(&self, id: PieceId) -> bool {
        let before = self.frames.iter().rev().find(|frame| !frame.parked.contains(&id));
        before.is_some_and(|frame| frame.centre(id).z < 0.0)
    }

    /// Every pair of pieces of which one may rest on the other, followed through all frames.
    fn joints(&self, sim: &Sim) -> BTreeMap<Pair, Joint> {
        let mut known: BTreeMap<Pair, Joint> = BTreeMap::new();
        let mut put = BTreeSet::new();
        for (at, frame) in self.frames.iter().enumerate() {
            known.values_mut().for_each(|joint| joint.follow(at, frame));
            // Two that only brushed each other may meet again.
            known.retain(|_, joint| joint.broke.is_none() || joint.rests.is_some());
            // A joint with what the hand moves is another one each time that the hand has let go.
            for id in &frame.held {
                known.retain(|(a, b), joint| {
                    (a != id && b != id) || joint.broke.is_some() || joint.carried_by(*id)
                });
            }
            let held = |id: &PieceId| frame.held.contains(id);
            put.extend(frame.held.iter().copied());
            // What was there at first, or was just put down, rests on what carries it even while it moves.
            // While the hand presses on anything, what pushes up may be that push and no support.
            let calm = frame.touched_by(&frame.held).is_empty();
            let settled = |id: PieceId| at == 0 || (calm && (frame.is_slow(id) || put.contains(&id)));
            for (pair, contacts) in by_pair(frame) {
                if at == 0 || !held(&pair.0) && !held(&pair.1) {
                    let joint = known.entry(pair).or_insert_with(|| Joint::new(at, frame, &contacts));
                    joint.weigh(at, &contacts, sim, &settled);
                }
            }
        }
        known
    }

    /// Of the joints of what fell, and of what hung together with it, the one that failed first.
    fn first_broken(
        &self,
        joints: &BTreeMap<Pair, Joint>,
        sim: &Sim,
        fallen: &BTreeSet<PieceId>,
    ) -> Option<Trigger> {
        // What was put down shifts a little; that is a failure only where it fell.
        let put: BTreeSet<PieceId> =
            self.frames.iter().flat_map(|frame| frame.held.iter().copied()).collect();
        let blamed = |broken: &Broken| {
            let failed = broken.failed;
            // What gave way without falling brought down nothing that was still in the hand then.
            let stood = |id: &&PieceId| self.let_go(**id).is_none_or(|at| at <= broken.broke);
            let down: BTreeSet<PieceId> = fallen.iter().filter(stood).copied().collect();
            let falls = fallen.contains(&failed);
            falls || (!put.contains(&failed) && self.hangs_together(broken, &down, sim))
        };
        let broken =
            joints.values().filter_map(|joint| joint.broken(&self.frames, fallen, sim)).filter(blamed);
        let Broken { failed, against, how, point, began, .. } =
            broken.min_by_key(|broken| (broken.began, broken.broke))?;
        Some(Trigger { failed, against: Some(against), how, point: point.to_array(), began })
    }

    /// Of what fell without having rested on anything, the piece that moved first.
    fn first_moved(&self, fallen: &BTreeSet<PieceId>) -> Option<Trigger> {
        let moved = |&id: &PieceId| {
            let from = self.set_down(id).unwrap_or(0);
            let start = self.frames[from].centre(id);
            let far = |frame: &Instant| (frame.centre(id) - start).length() * MM_PER_CM > BROKEN_MM;
            let began = from + self.frames.range(from..).position(far)?.saturating_sub(1);
            Some(Trigger {
                failed: id,
                against: None,
                how: ContactFailure::Lifted,
                point: start.to_array(),
                began,
            })
        };
        fallen.iter().filter_map(moved).min_by_key(|first| first.began)
    }

    /// Whether a piece that did not fall itself hung together with some that did, when it failed.
    fn hangs_together(&self, broken: &Broken, fallen: &BTreeSet<PieceId>, sim: &Sim) -> bool {
        let frames = self.frames.range(broken.began..=broken.broke);
        !reach(broken.failed, frames.flat_map(Instant::links), sim).is_disjoint(fallen)
    }

    /// The last touch that reached what failed. Of several pieces that one push met, it is the one that failed.
    fn cause(&self, failed: PieceId, began: usize, sim: &Sim) -> Option<&Incident> {
        let latest = self.frames[began].tick + SLACK_TICKS;
        let so_far = || self.events.iter().rev().filter(move |event| event.tick <= latest);
        let last = so_far().find(|event| self.connected(failed, event, began, sim))?;
        let Touch::Met { held, .. } = last.touch else { return Some(last) };
        let itself = Touch::Met { held, other: failed };
        let same_push =
            |event: &&Incident| event.touch == itself && event.tick + SAME_PUSH_TICKS >= last.tick;
        Some(so_far().find(same_push).unwrap_or(last))
    }

    /// Whether what felt a touch hung together with what failed, between the touch and the failure.
    fn connected(&self, failed: PieceId, event: &Incident, began: usize, sim: &Sim) -> bool {
        let from = event.tick.saturating_sub(1);
        // What is taken away matters to what it touched then; what it meets on its way is another touch.
        let taken = matches!(event.touch, Touch::Took(_));
        let until = if taken { event.tick + STILL_TOUCHING_TICKS } else { u64::MAX };
        let frames = self.frames.iter().take(began + SLACK_TICKS as usize + 1);
        let links = frames
            .filter(|frame| (from..=until).contains(&frame.tick))
            .flat_map(Instant::links)
            .chain(touching(&event.before).map(|contact| (contact.a, contact.b)));
        reach(failed, links, sim).contains(&event.touch.felt_by())
    }

    /// What rested on what when the fall began: upper and lower.
    fn rested(&self, joints: &BTreeMap<Pair, Joint>, began: usize) -> BTreeSet<Pair> {
        let lasted = |joint: &&Joint| joint.broke.is_none_or(|(broke, _)| broke > began);
        let rests = joints.values().filter(lasted).filter_map(|joint| joint.rests);
        rests.filter(|(_, since)| *since <= began + SLACK_TICKS as usize).map(|(pair, _)| pair).collect()
    }

    /// What followed from a touch, and for which piece.
    fn outcome(
        &self,
        (failed, against, how): (PieceId, Option<PieceId>, ContactFailure),
        touch: Option<Touch>,
        rested: &BTreeSet<Pair>,
        fallen: &BTreeSet<PieceId>,
    ) -> (PieceId, Aftermath) {
        let (Some(last), Some(first)) = (self.frames.back(), self.frames.front()) else {
            return (failed, Aftermath::Fell);
        };
        let on = |upper: PieceId, lower: PieceId| rested.contains(&(upper, lower));
        let lost = |upper: PieceId| {
            let legs =
                rested.iter().filter(|(each, lower)| *each == upper && *lower != last.ground()).count();
            (upper, if legs > 1 { Aftermath::LostLeg } else { Aftermath::LostSupport })
        };
        // What the hand moved carried something that fell.
        if let Some(moved) = touch.filter(|touch| !matches!(touch, Touch::LetGo(_))).map(Touch::felt_by) {
            if moved != failed && on(failed, moved) {
                return lost(failed);
            }
            let grounded = against.is_none_or(|against| !on(failed, against) || against == last.ground());
            if let Some(upper) = fallen.iter().find(|upper| on(**upper, moved))
                && grounded
            {
                return lost(*upper);
            }
        }
        let under = against.filter(|under| *under != last.ground() && on(failed, *under));
        let parted = |under: &PieceId| {
            !last.links().any(|(a, b)| (a, b) == (failed, *under) || (b, a) == (failed, *under))
        };
        let outcome = match under.filter(parted) {
            _ if last.parked.contains(&failed) => Aftermath::LeftTable,
            Some(_) if how == ContactFailure::Robbed => return lost(failed),
            Some(under) if how == ContactFailure::Slid => Aftermath::SlidOff(under),
            Some(under) => Aftermath::TippedOff(under),
            None if angle_deg(first.up(failed), last.up(failed)) > FALLEN_TURN_DEG => Aftermath::Toppled,
            None if fallen.contains(&failed) => Aftermath::Fell,
            None => Aftermath::Moved,
        };
        (failed, outcome)
    }
}

/// What failed first.
struct Trigger {
    failed: PieceId,
    against: Option<PieceId>,
    how: ContactFailure,
    point: [f32; 3],
    began: usize,
}

fn by_pair(frame: &Instant) -> BTreeMap<Pair, Vec<Contact>> {
    let mut pairs: BTreeMap<Pair, Vec<Contact>> = BTreeMap::new();
    for contact in &frame.contacts {
        pairs.entry((contact.a, contact.b)).or_default().push(*contact);
    }
    pairs
}

/// What hangs together with a piece by these contacts, other than through the ground.
fn reach(from: PieceId, links: impl Iterator<Item = (PieceId, PieceId)>, sim: &Sim) -> BTreeSet<PieceId> {
    let free = |id: PieceId| sim.piece(id).mobility == Mobility::Free;
    let links: BTreeSet<(PieceId, PieceId)> = links.filter(|(a, b)| free(*a) && free(*b)).collect();
    let mut reached = BTreeSet::from([from]);
    loop {
        let before = reached.len();
        for (a, b) in &links {
            if reached.contains(a) || reached.contains(b) {
                reached.extend([*a, *b]);
            }
        }
        if reached.len() == before {
            return reached;
        }
    }
}
