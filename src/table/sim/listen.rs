//! What is heard of a table: strikes and slides, from every step of the engine. Nobody listens unless asked ([`Sim::listen`]), and
//! listening changes nothing that happens.
//!
//! A *strike* begins where the force between two pieces rises above the load that they bore, while their surfaces close in
//! faster than [`LEAST_CLOSING_CM_S`]; it ends when most of that force is gone. What the contact bears afterwards is load and no
//! part of the strike. So a contact that rests and flutters is none (the same cure as in Zheng and James, *Toward High-Quality
//! Modal Contact Sound*, 2011: there, too, what rests must not rattle), and a piece that is set down gently strikes nothing.
//!
//! A *slide* is the way that one surface went along the other in a tick, as a straight line: trembling to and fro is no way.

use super::{Sim, body_handle, id_of};
use crate::piece::{Kind, MM_PER_CM, Mobility};
use crate::settings::GRAVITY;
use game::contact::{ContactEvent, ContactKind, Form, Material, SoundingPiece};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use std::collections::BTreeMap;

/// Surfaces that close in more slowly than this do not strike, cm/s: what falls 0.013 mm is as fast. What rests is slower than half of
/// it.
const LEAST_CLOSING_CM_S: Real = 0.5;
/// Surfaces that slide more slowly than this are still, cm/s: half of what counts as at rest.
const LEAST_SLIP_CM_S: Real = 0.1;
/// A strike begins where the force is above the load by so many times the weight of the lighter piece.
const RISE_WEIGHTS: Real = 0.25;
/// It is over when no more than this share of its largest force above the load is left.
const OVER_SHARE: Real = 0.15;
/// Or after this, s: what still presses then is load.
const LONGEST_S: Real = 0.010;
/// How soon the load follows the force, s.
const LOAD_FOLLOWS_S: Real = 0.015;
/// What wakes has no forces yet, and falls for a step before the table bears it. So pieces that have all been awake for no longer than
/// this do not strike each other, s.
const WAKES_S: Real = 0.02;
/// N·s in an impulse of the engine, g·cm/s.
const NS: Real = 1e-5;
/// Metres in a centimetre.
const M: Real = 0.01;

/// Who hears a table.
#[derive(Default)]
pub(super) struct Listener {
    pairs: BTreeMap<[PieceId; 2], PairHistory>,
    /// Every body's velocity before the step: along, and around its centre of mass.
    before: Vec<BodyVelocity>,
    /// What happened in this tick.
    tick: Vec<ContactEvent>,
    /// What happened until then, in order.
    heard: Vec<ContactEvent>,
    /// Steps of this tick so far.
    steps: u32,
}

/// How a body moves.
#[derive(Clone, Copy, Default)]
struct BodyVelocity {
    linear: Vector,
    angular: Vector,
    centre: Vector,
    /// How long it has been awake and loose, s.
    awake: Real,
}

impl BodyVelocity {
    fn of(body: &RigidBody, awake: Real) -> Self {
        let (linear, angular, centre) = (body.linvel(), body.angvel(), body.center_of_mass());
        Self { linear, angular, centre, awake }
    }

    fn at(&self, point: Vector) -> Vector {
        self.linear + self.angular.cross(point - self.centre)
    }
}

/// What a pair did so far.
#[derive(Default)]
struct PairHistory {
    /// The force that it bears, dyn; it follows what presses.
    load: Real,
    strike: Option<Strike>,
    slide: Slide,
    /// Whether it pressed in the last step.
    pressed: bool,
}

/// A strike that is not over yet.
struct Strike {
    at_s: f64,
    lasted: Real,
    load: Real,
    most: Real,
    impulse: Real,
    closing: Real,
    /// Place and slip, times impulse.
    place: Vector,
    slip: Real,
}

/// What a pair slid in this tick.
#[derive(Default)]
struct Slide {
    begins_s: Option<f64>,
    lasted: Real,
    way: Vector,
    impulse: Real,
    place: Vector,
}

/// A pair in one step.
struct Pressing {
    pieces: [PieceId; 2],
    impulse: Real,
    point: Vector,
    /// The way in which the first of the two is pushed.
    normal: Vector,
}

impl Sim {
    /// Listens from now on, if nobody does yet: strikes and slides are kept until [`Sim::take_heard`]. A copy of the table is not
    /// listened to, and no save says anything of it.
    pub fn listen(&mut self) {
        self.listener.get_or_insert_default();
    }

    /// Listens no more.
    pub fn stop_listening(&mut self) {
        self.listener = None;
    }

    /// Whether somebody listens.
    pub fn is_heard(&self) -> bool {
        self.listener.is_some()
    }

    /// What was heard since this was last asked, tick by tick, each by when it began.
    pub fn take_heard(&mut self, into: &mut Vec<ContactEvent>) {
        if let Some(listener) = &mut self.listener {
            into.append(&mut listener.heard);
        }
    }

    /// How a piece sounds.
    pub fn sounding(&self, id: PieceId) -> SoundingPiece {
        let form = match &self.piece(id).kind {
            _ if !self.is_loose(id) => Form::Furniture,
            Kind::Pyramid(size) => Form::Pyramid(*size),
            Kind::Floor(_) | Kind::Tarot => Form::Plate(self.edges_mm(id)),
            Kind::Die | Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
                Form::Block(self.edges_mm(id))
            }
        };
        SoundingPiece { material: self.material(id), form, mass_g: self.mass_g(id) }
    }

    /// What a piece is made of.
    fn material(&self, id: PieceId) -> Material {
        match &self.piece(id).kind {
            _ if id == self.table() => Material::Felt,
            _ if !self.is_loose(id) => Material::Wood,
            Kind::Floor(_) => Material::Polyester,
            Kind::Tarot => Material::CardStock,
            Kind::Pyramid(_) | Kind::Die | Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
                Material::Acrylic
            }
        }
    }

    /// Whether a piece is none of the furniture.
    fn is_loose(&self, id: PieceId) -> bool {
        self.piece(id).mobility == Mobility::Free
    }

    /// The edges of the box around a piece in its own frame, mm.
    fn edges_mm(&self, id: PieceId) -> [f32; 3] {
        let (mut low, mut high) = (Vector::MAX, Vector::MIN);
        for corner in self.geometry(id).corners() {
            (low, high) = (low.min(corner), high.max(corner));
        }
        ((high - low) * MM_PER_CM).to_array()
    }

    /// Hears the step that has just been taken.
    pub(super) fn hear_step(&mut self) {
        let Some(mut listener) = self.listener.take() else { return };
        let settings = self.stepped_with();
        let step = settings.step_s();
        let now =
            self.ticks as f64 * f64::from(self.settings.tick_s) + f64::from(step) * f64::from(listener.steps);
        for pair in self.engine.narrow_phase.contact_pairs() {
            let Some(pressing) = self.pressing(pair) else { continue };
            let ids = pressing.pieces;
            let [a, b] = ids.map(|id| BodyVelocity::of(self.body(id), 0.0));
            let velocity = a.at(pressing.point) - b.at(pressing.point);
            let slip = velocity - pressing.normal * velocity.dot(pressing.normal);
            let before = |id: PieceId| listener.before.get(id.index()).copied().unwrap_or_default();
            let approach = before(ids[0]).at(pressing.point) - before(ids[1]).at(pressing.point);
            let closing = -approach.dot(pressing.normal);
            let weight = GRAVITY * ids.map(|id| self.loose_mass(id)).into_iter().fold(Real::MAX, Real::min);
            let history = listener.pairs.entry(ids).or_default();
            let force = pressing.impulse / step;
            history.pressed = true;
            let awake = ids.into_iter().any(|id| before(id).awake > WAKES_S);
            let rises = force > history.load + RISE_WEIGHTS * weight;
            if history.strike.is_none() && awake && rises && closing > LEAST_CLOSING_CM_S {
                history.strike = Some(Strike::new(now, history.load, closing));
            }
            match &mut history.strike {
                Some(strike) if !strike.is_over(force) => strike.go_on(&pressing, slip, step),
                _ => {
                    if let Some(strike) = history.strike.take() {
                        listener.tick.extend(strike.event(ids, self.materials(ids), force));
                        history.load = force;
                    }
                    history.load += (force - history.load) * (step / LOAD_FOLLOWS_S).min(1.0);
                    history.slide.go_on(&pressing, slip, now, step);
                }
            }
        }
        for (ids, history) in &mut listener.pairs {
            if !std::mem::take(&mut history.pressed) {
                if let Some(strike) = history.strike.take() {
                    listener.tick.extend(strike.event(*ids, self.materials(*ids), 0.0));
                }
                history.load -= history.load * (step / LOAD_FOLLOWS_S).min(1.0);
            }
        }
        // What is awake when listening begins has been so for long.
        listener.before.resize(self.len(), BodyVelocity { awake: Real::INFINITY, ..BodyVelocity::default() });
        for ((_, body), before) in self.engine.bodies.iter().zip(&mut listener.before) {
            let is_awake = body.is_dynamic() && !body.is_sleeping();
            let awake = if is_awake { before.awake + step } else { 0.0 };
            *before = BodyVelocity::of(body, awake);
        }
        listener.steps += 1;
        self.listener = Some(listener);
    }

    /// Hears that a tick is over.
    pub(super) fn hear_tick(&mut self) {
        let Some(mut listener) = self.listener.take() else { return };
        for (ids, history) in &mut listener.pairs {
            let slide = std::mem::take(&mut history.slide);
            listener.tick.extend(slide.event(*ids, self.materials(*ids)));
        }
        // A pair that is neither near nor remembers anything is forgotten.
        let few = RISE_WEIGHTS * GRAVITY;
        listener.pairs.retain(|_, history| history.strike.is_some() || history.load > 0.01 * few);
        listener.tick.sort_by(|a, b| {
            a.at_s.total_cmp(&b.at_s).then_with(|| (a.pieces, a.kind).cmp(&(b.pieces, b.kind)))
        });
        listener.heard.append(&mut listener.tick);
        listener.steps = 0;
        self.listener = Some(listener);
    }

    /// What two pieces are made of, in order.
    fn materials(&self, ids: [PieceId; 2]) -> [Material; 2] {
        let mut materials = ids.map(|id| self.material(id));
        materials.sort_unstable();
        materials
    }

    /// A piece's mass, g; that of what never moves is more than any.
    fn loose_mass(&self, id: PieceId) -> Real {
        if self.body(id).is_dynamic() { self.mass_g(id) } else { Real::MAX }
    }

    /// How a pair presses, if it does and one of the two is awake: what sleeps keeps its last impulses.
    fn pressing(&self, pair: &ContactPair) -> Option<Pressing> {
        let ids = [id_of(pair.collider1), id_of(pair.collider2)];
        let awake = |id| {
            self.engine
                .bodies
                .get(body_handle(id))
                .is_some_and(|body| body.is_dynamic() && !body.is_sleeping())
        };
        if !ids.into_iter().any(awake) {
            return None;
        }
        let step = self.stepped_with().step_s();
        let (mut force, mut point, mut normal) = (0.0, Vector::ZERO, Vector::ZERO);
        for contact in self.contacts_of(pair).filter(|contact| contact.force > 0.0) {
            force += contact.force;
            point += contact.point * contact.force;
            normal += contact.normal * contact.force;
        }
        let normal = normal.normalize_or_zero();
        let (pieces, normal) = if ids[0] < ids[1] { (ids, normal) } else { ([ids[1], ids[0]], -normal) };
        (force > 0.0).then(|| Pressing { pieces, impulse: force * step, point: point / force, normal })
    }
}

impl Strike {
    fn new(at_s: f64, load: Real, closing: Real) -> Self {
        Self { at_s, lasted: 0.0, load, most: 0.0, impulse: 0.0, closing, place: Vector::ZERO, slip: 0.0 }
    }

    fn is_over(&self, force: Real) -> bool {
        self.lasted >= LONGEST_S || (self.lasted > 0.0 && force - self.load < OVER_SHARE * self.most)
    }

    fn go_on(&mut self, pressing: &Pressing, slip: Vector, step: Real) {
        self.lasted += step;
        self.most = self.most.max(pressing.impulse / step - self.load);
        self.impulse += pressing.impulse;
        self.place += pressing.point * pressing.impulse;
        self.slip += slip.length() * pressing.impulse;
    }

    /// The strike, now that it is over and the contact bears a force, dyn.
    fn event(self, pieces: [PieceId; 2], materials: [Material; 2], bears: Real) -> Option<ContactEvent> {
        let impulse = self.impulse - self.lasted * bears.max(self.load);
        (impulse > 0.0).then(|| ContactEvent {
            kind: ContactKind::Strike,
            at_s: self.at_s,
            lasted_s: self.lasted,
            pieces,
            materials,
            place_cm: (self.place / self.impulse).to_array(),
            impulse_ns: impulse * NS,
            closing_m_s: self.closing * M,
            slip_m_s: self.slip / self.impulse * M,
        })
    }
}

impl Slide {
    fn go_on(&mut self, pressing: &Pressing, slip: Vector, now: f64, step: Real) {
        self.begins_s.get_or_insert(now);
        self.lasted += step;
        self.way += slip * step;
        self.impulse += pressing.impulse;
        self.place += pressing.point * pressing.impulse;
    }

    fn event(self, pieces: [PieceId; 2], materials: [Material; 2]) -> Option<ContactEvent> {
        let speed = self.way.length() / self.lasted;
        let at_s = self.begins_s.filter(|_| speed > LEAST_SLIP_CM_S)?;
        Some(ContactEvent {
            kind: ContactKind::Slide,
            at_s,
            lasted_s: self.lasted,
            pieces,
            materials,
            place_cm: (self.place / self.impulse).to_array(),
            impulse_ns: self.impulse * NS,
            closing_m_s: 0.0,
            slip_m_s: speed * M,
        })
    }
}
