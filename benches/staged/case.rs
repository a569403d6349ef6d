//! A fall staged by chance, with a known culprit. The staging tells who it is: the hand does only one thing to what
//! stands there, and geometry tells where the way of a carried piece leads.

use super::scenes::{Built, StagedScene, at, block};
use super::script::{HandExit, Script};
use game::pieces::Size;
use lab::chance::Chance;
use lab::scene::about;
use serde::Serialize;
use table::forensics::{Fault, Touch};
use table::piece::{Kind, Piece, TAROT_MM};
use table::rapier3d::parry::query::{self, ShapeCastOptions};
use table::rapier3d::prelude::*;
use table::sim::{Placement, Sim, collider_handle, table_top};
use table::support::{hull, margin};
use table::{MM_PER_CM, PieceId, Settings};

/// Ticks that a scene gets to settle.
const BEDDING_TICKS: u32 = 120;
/// Half of the table, cm.
const HALF_TABLE_CM: f32 = 40.0;
/// Where a carried piece begins and ends its way past a scene, cm from its middle.
const WAY_CM: f32 = 11.0;
/// So far above the table a carried piece is gently set down from, and just clear of it, cm.
const LOW_CM: f32 = 0.1;
/// A measured fault may differ from the staged one by so much, mm.
const FAULT_WITHIN_MM: f32 = 2.0;

/// How a fall is brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FallCause {
    /// A carried piece knocks something in passing.
    Knock,
    /// A held piece pokes something and draws back.
    Poke,
    /// A piece is set with its weight beyond the edge or the tips that carry it.
    SetWrong,
    /// A piece is let go of from high above its place.
    Drop,
    /// A board is let go of so that it leans on what stands there.
    Lean,
    /// A leg is taken from under something.
    TakeLeg,
    /// Nobody does it: something is hit while the hand is busy elsewhere.
    Nobody,
}

impl FallCause {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Knock, Self::Poke, Self::SetWrong, Self::Drop, Self::Lean, Self::TakeLeg, Self::Nobody];

    /// Its name in tables.
    pub fn words(self) -> &'static str {
        match self {
            Self::Knock => "knocked in passing",
            Self::Poke => "poked",
            Self::SetWrong => "set wrong",
            Self::Drop => "let go of too high",
            Self::Lean => "leaned on",
            Self::TakeLeg => "leg taken away",
            Self::Nobody => "nobody's doing",
        }
    }
}

/// What is true of a staged fall.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Truth {
    /// This piece pushed one of these.
    Pushed(PieceId, Vec<PieceId>),
    /// This piece was let go of, with its weight so far outside of what it was set on, mm, should it fall itself.
    SetOutside(PieceId, f32),
    /// This piece was let go of so high above its place, mm.
    TooHigh(PieceId, f32),
    /// This piece was let go of.
    LetGo(PieceId),
    /// This piece was taken away.
    Took(PieceId),
    /// No hand had to do with it.
    Nobody,
}

impl Truth {
    /// The piece in the hand that did it.
    pub fn culprit(&self) -> Option<PieceId> {
        match self {
            Self::Pushed(id, _)
            | Self::SetOutside(id, _)
            | Self::TooHigh(id, _)
            | Self::LetGo(id)
            | Self::Took(id) => Some(*id),
            Self::Nobody => None,
        }
    }

    /// Whether a touch, and what was wrong with it, is what was staged.
    pub fn is(&self, touch: Option<Touch>, fault: Option<Fault>, failed: PieceId) -> bool {
        let within = |mm: f32, staged: f32| (mm - staged).abs() < FAULT_WITHIN_MM;
        match (self, touch) {
            (Self::Pushed(ram, on_way), Some(Touch::Met { held, other })) => {
                held == *ram && on_way.contains(&other)
            }
            (Self::SetOutside(id, staged), Some(Touch::LetGo(let_go))) => {
                let measured = matches!(fault, Some(Fault::Aside { mm, .. }) if within(mm, *staged));
                let_go == *id && (measured || failed != *id)
            }
            (Self::TooHigh(id, staged), Some(Touch::LetGo(let_go))) => {
                let_go == *id && matches!(fault, Some(Fault::High { mm }) if within(mm, *staged))
            }
            (Self::LetGo(id), Some(Touch::LetGo(let_go))) => let_go == *id,
            (Self::Took(id), Some(Touch::Took(took))) => took == *id,
            (Self::Nobody, None) => true,
            _ => false,
        }
    }
}

/// A staged fall.
pub(super) struct Case {
    pub deed: FallCause,
    pub scene: StagedScene,
    pub sim: Sim,
    pub script: Script,
    /// The same without the deed; after it nothing must fall.
    pub without: Script,
    /// The same done right, where it can be; after it nothing must fall, either.
    pub done_right: Option<Script>,
    pub truth: Truth,
    /// So many pieces, the first ones, stood there.
    built: usize,
}

/// A case being drawn: pieces on the table, and what the hand does beside the deed.
struct SceneBuilder<'a> {
    chance: &'a mut Chance,
    built: Built,
    held: PieceId,
    other: PieceId,
    sim: Sim,
    before: Script,
}

impl Case {
    /// Whether a piece stood there before the hand came.
    pub fn stood(&self, id: PieceId) -> bool {
        id.index() < self.built
    }

    /// Draws one; `None` if chance drew what cannot be.
    pub fn draw(deed: FallCause, chance: &mut Chance) -> Option<Self> {
        let built = scene(deed, chance);
        let held = held(deed, built.scene, chance);
        let far = about(Vector::Z, chance.between(0.0, 360.0)) * Vector::new(18.0, 0.0, 0.0);
        let mut stage = SceneBuilder::new(built, held, far, chance)?;
        if stage.chance.share() < 0.5 {
            stage.busy_elsewhere();
        }
        let mut case = Self {
            deed,
            scene: stage.built.scene,
            sim: stage.sim.clone(),
            script: stage.before.clone(),
            without: stage.before.clone(),
            done_right: None,
            truth: Truth::Nobody,
            built: stage.built.pieces.len(),
        };
        match deed {
            FallCause::Knock | FallCause::Poke => stage.push(&mut case)?,
            FallCause::SetWrong => stage.set_wrong(&mut case)?,
            FallCause::Drop => stage.drop(&mut case)?,
            FallCause::Lean => stage.lean(&mut case)?,
            FallCause::TakeLeg => stage.take_leg(&mut case)?,
            FallCause::Nobody => stage.nobody(&mut case),
        }
        Some(case)
    }
}

/// A scene to which a deed can be done.
fn scene(deed: FallCause, chance: &mut Chance) -> Built {
    use StagedScene::{House, Nest, Poles, Tips, Tower};
    let among = match deed {
        FallCause::SetWrong => [Tower, Tower, Tower, Tips, Tips],
        FallCause::Drop => [Tower, Tower, Tower, Poles, Poles],
        FallCause::Lean => [Tower, Poles, Poles, Poles, Poles],
        FallCause::TakeLeg => [Tips, Tips, House, Poles, Poles],
        FallCause::Knock | FallCause::Poke | FallCause::Nobody => [Tower, Nest, Tips, House, Poles],
    };
    match chance.pick(&among) {
        Tower => Built::tower(chance),
        Nest => Built::nest(chance),
        Tips => Built::tips(chance, deed != FallCause::SetWrong),
        House => Built::house(chance),
        Poles => Built::poles(chance, deed != FallCause::Lean),
    }
}

/// The piece with which it is done.
fn held(deed: FallCause, scene: StagedScene, chance: &mut Chance) -> Kind {
    match deed {
        FallCause::SetWrong if scene == StagedScene::Tips => Kind::Tarot,
        FallCause::SetWrong => {
            let wide = chance.between(14.0, 22.0);
            block(wide, wide, chance.between(10.0, 20.0))
        }
        FallCause::Lean => block(8.0, 20.0, chance.between(60.0, 95.0)),
        _ => match chance.below(4) {
            0 => Kind::Die,
            n => Kind::Pyramid(Size::ALL[n as usize - 1]),
        },
    }
}

impl<'a> SceneBuilder<'a> {
    fn new(built: Built, held: Kind, far: Vector, chance: &'a mut Chance) -> Option<Self> {
        let stands = |kind: &Kind| match kind {
            Kind::Box { size_mm: [.., z] } => z / 2.0 / MM_PER_CM,
            Kind::Die => 0.8,
            Kind::Tarot => TAROT_MM[2] / 2.0 / MM_PER_CM,
            _ => 0.0,
        };
        let corner = Vector::new(-far.y, far.x, 0.0);
        let mut placed: Vec<Placement> =
            built.pieces.iter().map(|(kind, pose)| Placement::new(Piece::new(kind.clone()), *pose)).collect();
        let (own, other) = (PieceId(placed.len() as u16), PieceId(placed.len() as u16 + 1));
        let high = stands(&held);
        placed.push(Placement::new(Piece::new(held), at(far.x, far.y, high)));
        placed.push(Placement::new(Piece::new(Kind::Die), at(corner.x, corner.y, stands(&Kind::Die))));
        placed.push(table_top(HALF_TABLE_CM));
        let mut sim = Sim::new(Settings::default(), placed).ok()?;
        for _ in 0..BEDDING_TICKS {
            sim.tick().ok()?;
        }
        let stays = |(id, (_, pose)): (u16, &(Kind, Pose))| {
            let moved = sim.pose(PieceId(id)).translation - pose.translation;
            moved.length() * MM_PER_CM < 1.0
        };
        (0..).zip(&built.pieces).all(stays).then_some(())?;
        Some(Self { chance, built, held: own, other, sim, before: Script::default() })
    }

    /// The hand moves something far away from all else, and has a rest.
    fn busy_elsewhere(&mut self) {
        let from = self.sim.pose(self.other);
        let beside = Vector::new(self.chance.between(-3.0, 3.0), self.chance.between(3.0, 6.0), 0.0);
        let to = Pose::from_parts(from.translation + beside, from.rotation);
        self.before.carry(self.other, to, HandExit::SetDown);
        let pause = 10 + self.chance.below(200);
        self.before.wait(pause);
    }

    /// A held piece goes past, or up to, what stands there.
    fn push(&mut self, case: &mut Case) -> Option<()> {
        let towards = about(Vector::Z, self.chance.between(0.0, 360.0));
        let z = self.chance.between(0.1, (self.built.top.z - 0.1).max(0.2));
        let aside = self.chance.between(-2.0, 2.0);
        let held = self.sim.pose(self.held);
        let base = held.translation.z;
        let on_way = |x: f32| towards * Vector::new(x, aside, z + base) + self.built.top.with_z(0.0);
        let met = self.on_the_way(on_way(-WAY_CM), on_way(WAY_CM), held.rotation);
        let (first_cm, _) = *met.first()?;
        let cm_s = self.chance.between(8.0, 45.0);
        let way = if case.deed == FallCause::Knock {
            [on_way(-WAY_CM), on_way(WAY_CM), on_way(WAY_CM + 4.0)]
        } else {
            let near = -WAY_CM + first_cm + self.chance.between(0.4, 2.0);
            [on_way(-WAY_CM), on_way(near), on_way(-WAY_CM)]
        };
        case.script.fly(self.held, way[0]);
        case.script.pass(&way, base + LOW_CM, cm_s, self.sim.settings().tick_s);
        case.truth = Truth::Pushed(self.held, met.into_iter().map(|(_, id)| id).collect());
        Some(())
    }

    /// What the held piece, turned so, would meet on a straight way, by geometry: how far it gets, cm, and what; the nearest first.
    fn on_the_way(&self, from: Vector, to: Vector, turned: Rotation) -> Vec<(f32, PieceId)> {
        let shape = |id| self.sim.engine().colliders[collider_handle(id)].shape();
        let start = Pose::from_parts(from, turned);
        let (far, still) = (from.distance(to), Vector::ZERO);
        let (along, own) = ((to - from) / far, shape(self.held));
        let options = ShapeCastOptions { max_time_of_impact: far, ..ShapeCastOptions::default() };
        let meets = |id: PieceId| {
            let pose = self.sim.pose(id);
            let hit = query::cast_shapes(&start, along, own, &pose, still, shape(id), options);
            hit.ok().flatten().map(|hit| (hit.time_of_impact, id))
        };
        let ids = (0..self.built.pieces.len() as u16).map(PieceId);
        let mut met: Vec<(f32, PieceId)> = ids.filter_map(meets).collect();
        met.sort_by(|a, b| a.0.total_cmp(&b.0));
        met
    }

    /// A piece is set down where its weight is outside of what would carry it.
    fn set_wrong(&mut self, case: &mut Case) -> Option<()> {
        let top = self.built.top;
        let half = match &self.sim.piece(self.held).kind {
            Kind::Box { size_mm: [.., z] } => z / 2.0 / MM_PER_CM,
            _ => TAROT_MM[2] / 2.0 / MM_PER_CM,
        };
        let set = |x: f32, y: f32| Pose::from_translation(Vector::new(x, y, top.z + half));
        let (pose, right, outside_mm) = match self.built.scene {
            StagedScene::Tips => {
                let tips = hull(self.built.tips.iter().map(|tip| tip.truncate()));
                let beside =
                    Vector::new(self.chance.between(-0.3, 0.3), self.chance.between(-3.6, -2.0), 0.0);
                let outside_mm = -margin(&tips, beside.truncate()) * MM_PER_CM;
                (2.0..12.0).contains(&outside_mm).then_some(())?;
                (set(beside.x, beside.y), set(0.0, -0.5), outside_mm)
            }
            _ => {
                let outside_mm = self.chance.between(1.5, 6.0);
                let beyond = self.built.half_cm + outside_mm / MM_PER_CM;
                let quarter = about(Vector::Z, 90.0 * self.chance.below(4) as f32);
                let beside = quarter * Vector::new(beyond, self.chance.between(-0.2, 0.2), 0.0);
                (set(top.x + beside.x, top.y + beside.y), set(top.x, top.y), outside_mm)
            }
        };
        let mut script = case.script.clone();
        script.carry(self.held, right, HandExit::SetDown);
        case.done_right = Some(script);
        case.script.carry(self.held, pose, HandExit::SetDown);
        case.truth = Truth::SetOutside(self.held, outside_mm);
        Some(())
    }

    /// A piece is let go of high above a place where it could be set.
    fn drop(&mut self, case: &mut Case) -> Option<()> {
        let base = self.sim.pose(self.held).translation.z;
        let near = 0.7 * self.built.half_cm;
        let beside = Vector::new(self.chance.between(-near, near), self.chance.between(-near, near), 0.0);
        let place = Pose::from_translation(self.built.top + beside + Vector::Z * base);
        let up = Vector::Z * self.chance.between(4.0, 15.0);
        let mut right = case.script.clone();
        right.carry(self.held, place, HandExit::SetDown);
        case.done_right = Some(right);
        let above = Pose::from_translation(place.translation + up);
        let (far_cm, _) =
            *self.on_the_way(above.translation, above.translation - 3.0 * up, above.rotation).first()?;
        case.script.carry(self.held, above, HandExit::Dropped);
        case.truth = Truth::TooHigh(self.held, far_cm * MM_PER_CM);
        Some(())
    }

    /// A board is stood up askew just before what stands there, and let go of.
    fn lean(&mut self, case: &mut Case) -> Option<()> {
        let degrees = self.chance.between(10.0, 25.0);
        let Kind::Box { size_mm: [thick, _, long] } = self.sim.piece(self.held).kind else { return None };
        let towards = about(Vector::Z, 90.0 * self.chance.below(4) as f32);
        let turn = towards * about(Vector::Y, degrees);
        // How far its long and its short edge rise.
        let [cosine, sine] = [Vector::Z, Vector::X].map(|edge| (turn * edge).z.abs());
        let high = (long / 2.0 * cosine + thick / 2.0 * sine) / MM_PER_CM;
        let against = match self.built.legs.len() {
            0 => self.built.top.with_z(0.0),
            legs => self
                .sim
                .pose(self.built.legs[self.chance.below(legs as u32) as usize])
                .translation
                .with_z(0.0),
        };
        let on_way = |x: f32| against + towards * Vector::new(x, 0.0, 0.0) + Vector::Z * (high + LOW_CM);
        let (far, _) = *self.on_the_way(on_way(-WAY_CM), on_way(0.0), turn).first()?;
        let before = on_way(far - WAY_CM - self.chance.between(0.1, 0.6)) - Vector::Z * LOW_CM;
        case.script.carry(self.held, Pose::from_parts(before, turn), HandExit::SetDown);
        case.truth = Truth::LetGo(self.held);
        Some(())
    }

    /// A leg is drawn out from under what it carries, away from the middle.
    fn take_leg(&mut self, case: &mut Case) -> Option<()> {
        let leg = *self.built.legs.get(self.chance.below(self.built.legs.len() as u32) as usize)?;
        let from = self.sim.pose(leg).translation;
        let out = from.with_z(0.0).normalize_or_zero();
        let turn = about(Vector::Z, self.chance.between(-25.0, 25.0));
        let way = [from, from + turn * out * 9.0];
        let cm_s = self.chance.between(5.0, 20.0);
        case.script.seize(leg);
        case.script.pass(&way, from.z + LOW_CM, cm_s, self.sim.settings().tick_s);
        case.truth = Truth::Took(leg);
        Some(())
    }

    /// Something is hit by nobody's hand, while the hand carries something far away.
    fn nobody(&mut self, case: &mut Case) {
        let id = PieceId(self.chance.below(self.built.pieces.len() as u32) as u16);
        let towards = about(Vector::Z, self.chance.between(0.0, 360.0));
        let impulse = self.sim.mass_g(id) * self.chance.between(15.0, 60.0);
        case.script.hit(id, towards * Vector::new(impulse, 0.0, 0.0));
        let from = self.sim.pose(self.held);
        let beside = from.translation.with_z(0.0).normalize_or_zero() * 3.0;
        let to = Pose::from_parts(from.translation + beside, from.rotation);
        case.script.carry(self.held, to, HandExit::SetDown);
    }
}
