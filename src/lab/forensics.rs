//! What gave way first when something fell, what touched it, and how much it had had to spare.
//!
//! A [`Witness`] is shown table and hand after every tick, live or in a replay. It remembers the last ten seconds: where
//! everything was, what touched what, what the hand did, and the table as it was before each of that. When the table has
//! come to rest and something has fallen it looks back: of the contacts of what fell it finds the one that slipped or
//! opened first, and of the touches before that moment the last one that what failed was connected with.

use crate::table::observe::{FALLEN_DROP_MM, FALLEN_TURN_DEG, TOUCH_GAP_MM, angle_deg};
use crate::table::piece::Mobility;
use crate::table::settle::{Rest, Watch, pace};
use crate::table::sim::{Contact, Sim};
use crate::table::words::PieceId;
use crate::table::{Hand, MM_PER_CM, statics};
use rapier3d::prelude::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::sync::Arc;

/// How far back it remembers, s.
pub const MEMORY_S: f32 = 10.0;
/// A contact of which a point has slipped or opened by more has failed, mm.
const BROKEN_MM: f32 = 2.0;
/// It began to when it was last this near, mm: more than joints have play.
const WHOLE_MM: f32 = 0.3;
/// How often the table is kept while nothing moves but the hand, ticks.
const KEEP_TICKS: u64 = 20;
/// Two that touched less than so many ticks ago still count as touching.
const STILL_TOUCHING_TICKS: u64 = 15;
/// A piece that is suddenly farther away than it can have moved was put there, cm.
const LEAP_CM: f32 = 1.0;
/// A touch counts as before a failure that began so many ticks before it: a contact gives before it is known to be pressed.
const SLACK_TICKS: u64 = 3;
/// Less than this after the touch is at once, s.
const AT_ONCE_S: f32 = 0.05;

/// What a hand did to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It let go of a piece.
    LetGo(PieceId),
    /// It took a piece away.
    Took(PieceId),
    /// What it held met another piece.
    Met {
        /// What it held.
        held: PieceId,
        /// What that met.
        other: PieceId,
    },
}

impl Touch {
    /// The piece in the hand.
    pub fn held(self) -> PieceId {
        match self {
            Self::LetGo(id) | Self::Took(id) | Self::Met { held: id, .. } => id,
        }
    }

    /// The piece that felt it.
    fn felt_by(self) -> PieceId {
        match self {
            Self::LetGo(id) | Self::Took(id) => id,
            Self::Met { other, .. } => other,
        }
    }
}

/// How a contact failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It slipped.
    Slid,
    /// It opened.
    Lifted,
    /// What carried was taken away.
    Robbed,
}

/// What a [`Witness`] has to say of a fall.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// The piece that failed first.
    pub failed: PieceId,
    /// What it slid or tipped off, or was robbed of.
    pub against: PieceId,
    /// How.
    pub how: How,
    /// Where the contact was, cm.
    pub point: [f32; 3],
    /// When it began, ticks.
    pub tick: u64,
    /// The touch that caused it, and its tick; nothing where nothing that it was connected with was touched.
    pub touch: Option<(Touch, u64)>,
    /// Seconds from that touch.
    pub after_s: f32,
    /// By how much the table could have been tilted before that touch until the failed piece, or what it was connected
    /// with, fell, in degrees; nothing where it had not stood yet.
    pub margin_deg: Option<f64>,
    /// Everything that fell.
    pub fallen: Vec<PieceId>,
    /// The piece that the hand touched last before that.
    pub last_touched: Option<PieceId>,
}

impl Account {
    /// The same in words, in which a piece is called what `name` says: "the ring slid off the black tip 0.4 s after the
    /// green large was let go; it had 0.6° to spare".
    pub fn words(&self, name: &dyn Fn(PieceId) -> String) -> String {
        let the = |id| format!("the {}", name(id));
        let how = match self.how {
            How::Slid => "slid off",
            How::Lifted => "tipped off",
            How::Robbed => "came off",
        };
        let when =
            if self.after_s < AT_ONCE_S { "as".into() } else { format!("{:.1} s after", self.after_s) };
        let touched = match self.touch {
            Some((Touch::LetGo(id), _)) => format!("{when} {} was let go", the(id)),
            Some((Touch::Took(id), _)) => format!("{when} {} was taken away", the(id)),
            Some((Touch::Met { held, other }, _)) => format!("{when} {} met {}", the(held), the(other)),
            None => "though nothing that it hung together with had been touched".into(),
        };
        let margin = match self.margin_deg {
            Some(degrees) if degrees > 0.05 => format!("; it had {degrees:.1}° to spare"),
            Some(_) => "; it had had nothing to spare".into(),
            None => String::new(),
        };
        format!("{} {how} {} {touched}{margin}", the(self.failed), the(self.against))
    }
}

/// A moment.
struct Frame {
    tick: u64,
    poses: Vec<(Pose, Vector)>,
    contacts: Vec<Contact>,
    held: Vec<PieceId>,
}

/// A touch, and the table before it.
struct Event {
    touch: Touch,
    tick: u64,
    before: Arc<Sim>,
}

/// Sees what happens on a table, and can tell why something fell.
#[derive(Default)]
pub struct Witness {
    frames: VecDeque<Frame>,
    events: Vec<Event>,
    /// The table when last nothing but the hand moved, and nothing touched what that held.
    calm: Option<Arc<Sim>>,
    /// When what is held last touched each piece.
    touching: BTreeMap<PieceId, u64>,
    moving: bool,
    watch: Watch,
}

impl fmt::Debug for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Witness").field("frames", &self.frames.len()).finish_non_exhaustive()
    }
}

impl Witness {
    /// Looks at table and hand after a tick. What happened, once the table has come to rest and something has fallen.
    pub fn see(&mut self, sim: &Sim, hand: &Hand) -> Option<Account> {
        let frame = Frame::of(sim, hand);
        if self.frames.back().is_some_and(|last| leapt(last, &frame, sim)) {
            // Pieces were put somewhere: what went before is over.
            let account = self.conclude(sim);
            self.forget(sim);
            self.frames.push_back(frame);
            return account;
        }
        let calm = self.listen(&frame, sim, hand);
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
            return None;
        }
        if self.watch.tick(sim) == Rest::Moving || !hand.is_idle() {
            return None;
        }
        let account = self.conclude(sim);
        if account.is_some() {
            self.forget(sim);
        }
        account
    }

    fn forget(&mut self, sim: &Sim) {
        *self = Self { calm: Some(Arc::new(sim.clone())), ..Self::default() };
    }

    /// Notes what the hand does. Whether all is calm.
    fn listen(&mut self, now: &Frame, sim: &Sim, hand: &Hand) -> bool {
        let before = self.frames.back().map_or(&[][..], |frame| &frame.held);
        let calm = self.calm.clone().unwrap_or_else(|| Arc::new(sim.clone()));
        let mut touches = vec![];
        if let Some(&gone) = before.first().filter(|_| now.held.is_empty()) {
            if self.moving {
                touches.push(Touch::LetGo(gone));
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
        self.events.extend(touches.into_iter().map(|touch| Event { touch, tick, before: Arc::clone(&calm) }));
        let still = |(id, _): (PieceId, _)| now.held.contains(&id) || pace(sim.body(id)) < 1.0;
        !felt && sim.pieces().all(still)
    }

    /// Looks back from the last moment.
    fn conclude(&self, sim: &Sim) -> Option<Account> {
        let fallen = self.fallen(sim);
        if fallen.is_empty() {
            return None;
        }
        let first = self.first_broken(sim, &fallen)?;
        let (tick, failed) = (self.frames[first.began].tick, first.failed);
        let tick_s = sim.settings().tick_s;
        let so_far = || self.events.iter().filter(move |event| event.tick <= tick + SLACK_TICKS);
        let connected = |event: &&Event| self.connected(failed, event, first.began, sim);
        let cause = so_far().rev().find(connected);
        // What was only just let go of had not stood before.
        let stood = |event: &&Event| event.touch != Touch::LetGo(failed);
        let margin = cause.filter(stood).and_then(|event| {
            statics::analyse(&event.before, Some(&[failed])).ok().map(|analysis| analysis.tilt_deg())
        });
        Some(Account {
            failed,
            against: first.against,
            how: first.how,
            point: first.point.to_array(),
            tick,
            after_s: cause.map_or(0.0, |event| tick.saturating_sub(event.tick) as f32 * tick_s),
            touch: cause.map(|event| (event.touch, event.tick)),
            margin_deg: margin,
            fallen: fallen.into_iter().collect(),
            last_touched: self.events.last().map(|event| event.touch.held()),
        })
    }

    /// What fell: measured from where it was at first, or when it was last let go.
    fn fallen(&self, sim: &Sim) -> BTreeSet<PieceId> {
        let (Some(first), Some(last)) = (self.frames.front(), self.frames.back()) else {
            return BTreeSet::new();
        };
        let fell = |id: PieceId| {
            let held = self.frames.iter().rposition(|frame| frame.held.contains(&id));
            let from = held.map_or(first, |at| &self.frames[at]);
            let ((pose, centre), (pose_now, centre_now)) = (from.poses[id.index()], last.poses[id.index()]);
            let dropped = (centre.z - centre_now.z) * MM_PER_CM > FALLEN_DROP_MM;
            let up = |pose: Pose| pose.rotation * Vector::Z;
            dropped || angle_deg(up(pose), up(pose_now)) > FALLEN_TURN_DEG
        };
        let free = sim.pieces().filter(|(_, piece)| piece.mobility == Mobility::Free).map(|(id, _)| id);
        free.filter(|id| !last.held.contains(id) && fell(*id)).collect()
    }

    /// Of the contacts of what fell, and of what hung together with it, the one that failed first.
    fn first_broken(&self, sim: &Sim, fallen: &BTreeSet<PieceId>) -> Option<Broken> {
        let mut known: BTreeMap<(PieceId, PieceId), Joint> = BTreeMap::new();
        for (at, frame) in self.frames.iter().enumerate() {
            known.values_mut().for_each(|joint| joint.follow(at, frame));
            // A joint with what the hand moves is another one each time that the hand has let go.
            for id in &frame.held {
                known.retain(|(a, b), joint| {
                    (a != id && b != id) || joint.broke.is_some() || joint.carried_by(*id)
                });
            }
            for contact in &frame.contacts {
                let pair = (contact.a, contact.b);
                let held = |id: &PieceId| frame.held.contains(id);
                if at == 0 || !held(&pair.0) && !held(&pair.1) {
                    let joint = known.entry(pair).or_insert_with(|| Joint::new(at, pair));
                    if joint.made == at {
                        joint.points.push(Point::of(contact, frame));
                    }
                }
            }
        }
        // What was put down shifts a little; that is a failure only where it fell.
        let put: BTreeSet<PieceId> =
            self.frames.iter().flat_map(|frame| frame.held.iter().copied()).collect();
        let blamed = |broken: &Broken| {
            let failed = broken.failed;
            let falls = fallen.contains(&failed);
            falls || (!put.contains(&failed) && self.hangs_together(failed, fallen, broken, sim))
        };
        let broken =
            known.values().filter_map(|joint| joint.broken(&self.frames, fallen, sim)).filter(blamed);
        broken.min_by_key(|broken| (broken.began, broken.broke))
    }

    /// Whether a piece that did not fall itself hung together with some that did, when it failed.
    fn hangs_together(
        &self,
        failed: PieceId,
        fallen: &BTreeSet<PieceId>,
        broken: &Broken,
        sim: &Sim,
    ) -> bool {
        let frames = self.frames.range(broken.began..=broken.broke);
        let links = frames.flat_map(|frame| frame.contacts.iter()).map(|contact| (contact.a, contact.b));
        !reach(failed, links, sim).is_disjoint(fallen)
    }

    /// Whether what felt a touch hung together with what failed, between the touch and the failure.
    fn connected(&self, failed: PieceId, event: &Event, began: usize, sim: &Sim) -> bool {
        let from = event.tick.saturating_sub(1);
        let frames = self.frames.iter().take(began + SLACK_TICKS as usize + 1);
        let links = frames
            .filter(|frame| frame.tick >= from)
            .flat_map(|frame| frame.contacts.iter().copied())
            .chain(touching(&event.before))
            .map(|contact| (contact.a, contact.b));
        reach(failed, links, sim).contains(&event.touch.felt_by())
    }
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

fn touching(sim: &Sim) -> impl Iterator<Item = Contact> + '_ {
    sim.contacts().filter(|contact| contact.gap < TOUCH_GAP_MM / MM_PER_CM)
}

impl Frame {
    fn of(sim: &Sim, hand: &Hand) -> Self {
        Self {
            tick: sim.ticks(),
            poses: sim.pieces().map(|(id, _)| (sim.pose(id), sim.centre_of_mass(id))).collect(),
            contacts: touching(sim).collect(),
            held: if hand.is_unmoved() { vec![] } else { hand.held().to_vec() },
        }
    }

    /// The pieces, not the ground, that what is held presses against.
    fn touched_by(&self, held: &[PieceId]) -> BTreeSet<PieceId> {
        let ground = PieceId(self.poses.len().max(1) as u16 - 1);
        let pressed = self.contacts.iter().filter(|contact| contact.force > 0.0);
        let others =
            pressed.filter_map(|contact| match (held.contains(&contact.a), held.contains(&contact.b)) {
                (true, false) => Some(contact.b),
                (false, true) => Some(contact.a),
                _ => None,
            });
        others.filter(|id| *id != ground).collect()
    }
}

/// Whether a piece was put somewhere else between two moments.
fn leapt(before: &Frame, now: &Frame, sim: &Sim) -> bool {
    let tick_s = sim.settings().tick_s;
    let far = |(id, _): (PieceId, _)| {
        let went = (now.poses[id.index()].0.translation - before.poses[id.index()].0.translation).length();
        went > LEAP_CM + 2.0 * sim.body(id).linvel().length() * tick_s && !sim.parked().contains(&id)
    };
    before.poses.len() != now.poses.len() || now.tick < before.tick || sim.pieces().any(far)
}

/// A point of a contact, in the frames of both pieces.
struct Point {
    on_a: Vector,
    on_b: Vector,
    /// From `b` into `a`, in the frame of `b`.
    normal: Vector,
}

impl Point {
    fn of(contact: &Contact, frame: &Frame) -> Self {
        let (a, b) = (frame.poses[contact.a.index()].0, frame.poses[contact.b.index()].0);
        Self {
            on_a: a.inverse_transform_point(contact.point),
            on_b: b.inverse_transform_point(contact.point),
            normal: b.rotation.inverse() * contact.normal,
        }
    }

    /// How far it has slipped and opened, mm.
    fn apart(&self, a: Pose, b: Pose) -> (f32, f32) {
        let step = (a * self.on_a - b * self.on_b) * MM_PER_CM;
        let normal = b.rotation * self.normal;
        let open = step.dot(normal);
        ((step - normal * open).length(), open)
    }
}

/// Two pieces that touch, followed from when they did.
struct Joint {
    a: PieceId,
    b: PieceId,
    /// The frame in which they first touched.
    made: usize,
    points: Vec<Point>,
    /// The last frame in which they were as they had been, and the first in which they no longer were, and how.
    whole: usize,
    broke: Option<(usize, How)>,
}

/// A joint that failed.
struct Broken {
    failed: PieceId,
    against: PieceId,
    how: How,
    point: Vector,
    began: usize,
    broke: usize,
}

impl Joint {
    fn new(at: usize, (a, b): (PieceId, PieceId)) -> Self {
        Self { a, b, made: at, points: vec![], whole: at, broke: None }
    }

    fn follow(&mut self, at: usize, frame: &Frame) {
        if self.broke.is_some() {
            return;
        }
        let (a, b) = (frame.poses[self.a.index()].0, frame.poses[self.b.index()].0);
        let (slip, open) = self
            .points
            .iter()
            .map(|point| point.apart(a, b))
            .fold((0.0_f32, 0.0_f32), |most, now| (most.0.max(now.0), most.1.max(now.1)));
        if slip.max(open) > BROKEN_MM {
            self.broke = Some((at, if slip > open { How::Slid } else { How::Lifted }));
        } else if slip.max(open) < WHOLE_MM {
            self.whole = at;
        }
    }

    /// Whether one piece of it carried the other.
    fn carried_by(&self, id: PieceId) -> bool {
        let up: f32 = self.points.iter().map(|point| point.normal.z).sum();
        (id == self.b && up > 0.0) || (id == self.a && up < 0.0)
    }

    fn broken(&self, frames: &VecDeque<Frame>, fallen: &BTreeSet<PieceId>, sim: &Sim) -> Option<Broken> {
        let (broke, how) = self.broke?;
        let (then, now) = (&frames[self.whole], &frames[broke]);
        let held = |id: PieceId| now.held.contains(&id);
        let point = then.poses[self.a.index()].0 * self.points.first()?.on_a;
        let moved = |id: PieceId| {
            let (before, after) = (then.poses[id.index()].0, now.poses[id.index()].0);
            (after * before.inverse_transform_point(point)).distance(point)
        };
        let fixed = |id: PieceId| sim.piece(id).mobility == Mobility::Fixed;
        let stays = |id: PieceId| held(id) || fixed(id);
        let fell = |id: PieceId| fallen.contains(&id);
        let a_failed = match (self.a, self.b) {
            (a, b) if stays(a) || stays(b) => !stays(a),
            (a, b) if fell(a) != fell(b) => fell(a),
            (a, b) => moved(a) >= moved(b),
        };
        let (failed, against) = if a_failed { (self.a, self.b) } else { (self.b, self.a) };
        let how = if held(against) { How::Robbed } else { how };
        if stays(failed) {
            return None;
        }
        Some(Broken { failed, against, how, point, began: self.whole, broke })
    }
}
