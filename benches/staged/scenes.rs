//! What stands on the table before something is done to it: built at random, every time a little otherwise.

use game::pieces::Size;
use lab::chance::Chance;
use lab::scene::about;
use serde::Serialize;
use table::piece::{Kind, NEST_STEP_MM, TAROT_MM};
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// What stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StagedScene {
    /// Blocks on one another, each a little beside the one below.
    Tower,
    /// Nested pyramids.
    Nest,
    /// A card on the tips of three pyramids, or the pyramids alone.
    Tips,
    /// Storeys of four pyramids and a card.
    House,
    /// Slim poles side by side, two of them with a beam across.
    Poles,
}

/// A scene that was built.
pub(super) struct Built {
    pub scene: StagedScene,
    pub pieces: Vec<(Kind, Pose)>,
    /// The middle of its highest face, or its highest tip, cm.
    pub top: Vector,
    /// Pieces of several that carry one together.
    pub legs: Vec<PieceId>,
    /// The tips that carry, or would carry, a card, cm.
    pub tips: Vec<Vector>,
    /// Half the width of its highest face, cm.
    pub half_cm: f32,
}

/// A box.
pub(super) fn block(x_mm: f32, y_mm: f32, z_mm: f32) -> Kind {
    Kind::Box { size_mm: [x_mm, y_mm, z_mm] }
}

/// A pose that is not turned, cm.
pub(super) fn at(x: f32, y: f32, z: f32) -> Pose {
    Pose::from_translation(Vector::new(x, y, z))
}

impl Built {
    fn new(scene: StagedScene) -> Self {
        Self { scene, pieces: vec![], top: Vector::ZERO, legs: vec![], tips: vec![], half_cm: 0.0 }
    }

    fn add(&mut self, kind: Kind, pose: Pose) -> PieceId {
        self.pieces.push((kind, pose));
        PieceId(self.pieces.len() as u16 - 1)
    }

    /// Blocks of 14 to 24 mm, each up to 3 mm beside the one below.
    pub fn tower(chance: &mut Chance) -> Self {
        let mut built = Self::new(StagedScene::Tower);
        let (mut middle, mut z, mut width) = (Vector::ZERO, 0.0, 0.0);
        for _ in 0..2 + chance.below(4) {
            width = chance.between(14.0, 24.0);
            let high = chance.between(10.0, 25.0);
            middle += Vector::new(chance.between(-0.3, 0.3), chance.between(-0.3, 0.3), 0.0);
            built.add(block(width, width, high), at(middle.x, middle.y, z + high / 2.0 / MM_PER_CM));
            z += high / MM_PER_CM;
        }
        (built.top, built.half_cm) = (middle.with_z(z), width / 2.0 / MM_PER_CM);
        built
    }

    /// Three to seven pyramids, none larger than the one below.
    pub fn nest(chance: &mut Chance) -> Self {
        let mut built = Self::new(StagedScene::Nest);
        let mut size = chance.pick(&[Size::Large, Size::Large, Size::Medium]);
        let mut tip = size.height_mm();
        for n in 0..3 + chance.below(5) {
            if n > 0 {
                size = if chance.share() < 0.3 { smaller(size) } else { size };
                tip += NEST_STEP_MM;
            }
            let pose = Pose::from_parts(
                Vector::new(0.0, 0.0, (tip - size.height_mm()) / MM_PER_CM),
                about(Vector::Z, chance.between(0.0, 90.0)),
            );
            built.add(Kind::Pyramid(size), pose);
        }
        built.top = Vector::new(0.0, 0.0, tip / MM_PER_CM);
        built
    }

    /// Three pyramids as far apart as a card lets them be, with a card on them and perhaps another pyramid on it; or bare.
    pub fn tips(chance: &mut Chance, with_card: bool) -> Self {
        let mut built = Self::new(StagedScene::Tips);
        let size = chance.pick(&Size::ALL);
        let high = size.height_mm() / MM_PER_CM;
        let wide = chance.between(2.3, 2.9);
        // A card on them, moved towards the two by as much as lets it fall, still lies over all three.
        let two = [-wide, wide].map(|x| [x, -chance.between(1.8, 2.6)]);
        for [x, y] in two.into_iter().chain([[0.0, chance.between(2.4, 2.9)]]) {
            let leg = built.add(Kind::Pyramid(size), at(x, y, 0.0));
            built.legs.push(leg);
            built.tips.push(Vector::new(x, y, high));
        }
        let [.., thick] = TAROT_MM.map(|mm| mm / MM_PER_CM);
        if with_card {
            built.add(Kind::Tarot, at(0.0, 0.0, high + thick / 2.0));
            built.top = Vector::new(0.0, -0.5, high + thick);
            if chance.share() < 0.5 {
                built.add(Kind::Pyramid(Size::Small), at(0.0, -0.5, high + thick));
                built.top.z += Size::Small.height_mm() / MM_PER_CM;
            }
        } else {
            built.top = Vector::new(0.0, 0.0, high);
        }
        built
    }

    /// Two or three storeys of four medium pyramids and a card.
    pub fn house(chance: &mut Chance) -> Self {
        let mut built = Self::new(StagedScene::House);
        let [.., thick] = TAROT_MM.map(|mm| mm / MM_PER_CM);
        let high = Size::Medium.height_mm() / MM_PER_CM;
        let mut z = 0.0;
        for storey in 0..2 + chance.below(2) {
            for [x, y] in [[-1.9, -3.3], [1.9, -3.3], [-1.9, 3.3], [1.9, 3.3]] {
                let beside = [chance.between(-0.2, 0.2), chance.between(-0.2, 0.2)];
                let leg = built.add(Kind::Pyramid(Size::Medium), at(x + beside[0], y + beside[1], z));
                if storey == 0 {
                    built.legs.push(leg);
                }
            }
            built.add(Kind::Tarot, at(0.0, 0.0, z + high + thick / 2.0));
            z += high + thick;
        }
        (built.top, built.half_cm) = (Vector::new(0.0, 0.0, z), 3.5);
        built
    }

    /// Two poles with a beam across and a third beside them, or three that stand by themselves.
    pub fn poles(chance: &mut Chance, beam: bool) -> Self {
        let mut built = Self::new(StagedScene::Poles);
        let (wide, high) = (chance.between(9.0, 14.0), chance.between(45.0, 75.0));
        let (apart, z) = (chance.between(2.0, 3.0), high / MM_PER_CM);
        for x in [-apart, apart] {
            let leg = built.add(block(wide, wide, high), at(x, 0.0, z / 2.0));
            built.legs.push(leg);
        }
        let (slim, third) = (chance.between(9.0, 13.0), chance.between(50.0, 80.0));
        let third_z = third / 2.0 / MM_PER_CM;
        let third = built.add(block(slim, slim, third), at(0.0, chance.between(3.5, 4.5), third_z));
        (built.top, built.half_cm) = (Vector::new(0.0, 0.0, z), wide / 2.0 / MM_PER_CM);
        if beam {
            let thick = chance.between(6.0, 12.0);
            let long = 20.0 * apart + 2.0 * wide;
            built.add(block(long, wide, thick), at(0.0, 0.0, z + thick / 2.0 / MM_PER_CM));
            built.top.z += thick / MM_PER_CM;
        } else {
            built.legs.push(third);
        }
        built
    }
}

fn smaller(size: Size) -> Size {
    match size {
        Size::Large => Size::Medium,
        Size::Medium | Size::Small => Size::Small,
    }
}
