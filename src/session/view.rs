//! What the panels see of a match.

use super::matches::Match;
use super::seating::Names;
use super::tabled::Tabled;
use game::Seat;
use game::message::Message;
use game::pieces::Surface;
use table::hand::sweep_down;
use table::observe::{angle_deg, plane};
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// A match as a seat may see it.
#[derive(Clone, Debug)]
pub struct MatchView<G: Tabled> {
    /// The game.
    pub game: G::View,
    /// What may be done now.
    pub legal: Vec<G::Action>,
    /// What is held, and what would come of letting go.
    pub hand: Option<HandView>,
    /// How far the table has come on its way to rest, 0 to 1.
    pub settling: Option<f32>,
    /// Whether steps may be taken back.
    pub practice: bool,
    /// How many steps can be taken back, and taken again.
    pub steps: (usize, usize),
    /// What the seats are called.
    pub names: Names,
}

/// What is held.
#[derive(Clone, Debug)]
pub struct HandView {
    /// Which pieces, lowest first.
    pub pieces: Vec<PieceId>,
    /// Where the lowest piece is, mm; z above the table.
    pub at_mm: [f32; 3],
    /// Its pose if it were lowered straight down, and what it would meet.
    pub reading: Option<Reading>,
}

/// What is below what is held: geometry, which does not tell how it would come to rest there.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The surface below.
    pub surface: Surface,
    /// Its name.
    pub surface_name: Message,
    /// Air below the piece, mm.
    pub drop_mm: f32,
    /// The pose at first contact.
    pub pose: Pose,
    /// Where it would touch first, cm.
    pub point: Vector,
    /// Upward normal of that surface.
    pub normal: Vector,
    /// Angle between its axis and the surface's normal, degrees.
    pub tilt_deg: f32,
    /// Turn about the vertical, degrees, 0 to 360.
    pub yaw_deg: f32,
    /// Why it may not be let go of here.
    pub forbidden: Option<Message>,
    /// Whether it is still on its way to where it is wanted, so that none of this is meant.
    pub under_way: bool,
}

/// Nearer than this across to where it is wanted, a piece has come there, cm.
pub const THERE_CM: f32 = 0.5;

impl<G: Tabled> Match<G> {
    /// What the panels may show to the seat that acts.
    pub fn view(&self) -> MatchView<G> {
        self.view_of(self.game().actor())
    }

    /// What the panels may show to a seat. Nothing in it comes from what the seat may not know.
    pub fn view_of(&self, seat: Seat) -> MatchView<G> {
        MatchView {
            game: self.game().view(Some(seat)),
            legal: self.game().legal_actions(seat),
            hand: self.hand_view(),
            settling: self.settling(),
            practice: self.practice(),
            steps: self.steps(),
            names: self.seating().names.clone(),
        }
    }

    fn hand_view(&self) -> Option<HandView> {
        let (hand, sim) = (self.hand(), self.sim());
        let &lowest = hand.held().first()?;
        let pieces: Vec<PieceId> = hand.held().to_vec();
        Some(HandView {
            pieces,
            at_mm: (sim.pose(lowest).translation * MM_PER_CM).to_array(),
            reading: self.reading(),
        })
    }

    /// What is below what is held; nothing with an empty hand.
    pub fn reading(&self) -> Option<Reading> {
        let (hand, sim, game) = (self.hand(), self.sim(), self.game());
        let &lowest = hand.held().first()?;
        let at = sim.pose(lowest);
        let landing = sweep_down(sim, hand.held(), at)?;
        let surface = game.declared(sim);
        let refusal = game.let_go(sim).err();
        let normal = match sim.piece(landing.on).kind.pyramid() {
            Some(_) => sim.pose(landing.on).rotation * Vector::Z,
            None => plane(sim, landing.on).1,
        };
        let axis = at.rotation * Vector::Z;
        let ahead = at.rotation * Vector::X;
        let yaw = libm::atan2f(ahead.y, ahead.x).to_degrees();
        let across = |target: Pose| (target.translation - at.translation).truncate().length();
        Some(Reading {
            under_way: hand.target().is_some_and(|target| across(target) > THERE_CM),
            surface_name: say_surface(game, surface),
            surface,
            drop_mm: (at.translation.z - landing.pose.translation.z) * MM_PER_CM,
            pose: landing.pose,
            point: landing.point,
            normal,
            tilt_deg: angle_deg(axis, normal),
            yaw_deg: (yaw + 360.0) % 360.0,
            forbidden: refusal,
        })
    }
}

/// What a surface is called.
fn say_surface<G: Tabled>(game: &G, surface: Surface) -> Message {
    surface.piece().map_or_else(|| Message::new("table"), |id| game.say_piece(id))
}
