//! The table stands and falls as the real one: known answers, on both sides of their thresholds.

mod at_hand;

use game::pieces::{CardShape, Class, Fall, PieceId, Size, Surface};
use table::observe::{Baseline, angle_deg, observe};
use table::piece::{Kind, Mass, Mobility, PLASTIC_FRICTION, Piece};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::settle::{Rest, Watch, until_rest};
use table::shape::{Geometry, ShapeError};
use table::sim::{Placement, Sim, TableError, table_top};
use table::{Settings, hand};

/// A piece at a place in millimetres.
pub fn at(kind: Kind, x: f32, y: f32, z: f32) -> Placement {
    Placement::new(Piece::new(kind), Pose::from_translation(Vector::new(x, y, z) / 10.0))
}

/// A table with these on it, under settings.
pub fn table(settings: Settings, mut placements: Vec<Placement>) -> Sim {
    placements.push(table_top(60.0));
    Sim::new(settings, placements).unwrap()
}

fn seconds(sim: &mut Sim, seconds: f32) {
    for _ in 0..(seconds * 60.0) as u32 {
        sim.tick().unwrap();
    }
}

fn top_mm(sim: &Sim, id: u16) -> f32 {
    sim.top_cm(PieceId(id)) * 10.0
}

/// Storeys of four medium pyramids and a tarot card.
pub fn house(storeys: u16) -> Vec<Placement> {
    let mut placements = vec![];
    let mut z = 0.0;
    for _ in 0..storeys {
        for (x, y) in [(-19.0, -33.0), (19.0, -33.0), (-19.0, 33.0), (19.0, 33.0)] {
            placements.push(at(Kind::Pyramid(Size::Medium), x, y, z));
        }
        z += 34.925;
        placements.push(at(Kind::Tarot, 0.0, 0.0, z + 0.175));
        z += 0.35;
    }
    placements
}

/// A stack of pyramids, lowest first, set down from a hair above.
fn nest(sizes: &[Size]) -> Sim {
    let mut apex = 0.0_f32;
    let placements = sizes.iter().enumerate().map(|(i, &size)| {
        apex = if i == 0 { size.height_mm() } else { (apex + 9.525).max(size.height_mm()) };
        at(Kind::Pyramid(size), 0.0, 0.0, apex - size.height_mm() + 0.1 * i as f32)
    });
    let placements = placements.collect();
    let mut sim = table(Settings::sleepless(), placements);
    seconds(&mut sim, 4.0);
    sim
}

#[test]
fn flat_heights_are_those_of_the_rules() {
    // Worked example 1, and the same on the running table.
    for (size, flat) in [(Size::Small, 13.754), (Size::Medium, 19.088), (Size::Large, 24.423)] {
        assert!((size.flat_height_mm() - flat).abs() < 0.01, "{size:?}: {}", size.flat_height_mm());
        let kind = Kind::Pyramid(size);
        let mut placement = at(kind.clone(), 0.0, 0.0, 20.0);
        placement.pose.rotation = kind.stance(Class::Flat);
        let mut sim = table(Settings::sleepless(), vec![placement]);
        seconds(&mut sim, 2.0);
        assert!((top_mm(&sim, 0) - flat).abs() < 0.05, "{size:?} lies {} high", top_mm(&sim, 0));
    }
}

#[test]
fn stacks_and_trees_are_as_tall_as_the_rules_say() {
    use Size::{Large, Medium, Small};
    // Worked examples 2 and 3: to 0.1 mm on the running table.
    let cases: [(&[Size], f32); 9] = [
        (&[Large, Large], 53.975),
        (&[Small, Small], 34.925),
        (&[Medium, Medium], 44.45),
        (&[Large; 5], 82.55),
        (&[Small; 5], 63.5),
        (&[Large, Medium, Small], 63.5),
        (&[Small, Medium], 34.925),
        (&[Small, Large], 44.45),
        (&[Medium, Large], 44.45),
    ];
    for (sizes, height) in cases {
        let sim = nest(sizes);
        let top = top_mm(&sim, sizes.len() as u16 - 1);
        assert!((top - height).abs() <= 0.1, "{sizes:?} should be {height} high and is {top}");
        for i in 0..sizes.len() as u16 {
            let spin = sim.body(PieceId(i)).angvel().length();
            assert!(spin < 0.05, "{sizes:?}: piece {i} still turns at {spin} rad/s");
        }
    }
}

#[test]
fn a_covering_pyramid_rests_on_the_table() {
    let sim = nest(&[Size::Small, Size::Large]);
    assert!(sim.pose(PieceId(1)).translation.z.abs() < 0.002);
    let seen = observe(&sim, &Baseline::of(&sim), &[PieceId(0), PieceId(1)]);
    // R19: the covered pyramid stays in play, as part of the stack.
    assert_eq!(seen[&PieceId(1)].nested_on, Some(PieceId(0)));
    assert_eq!(seen[&PieceId(0)].class, Some(Class::Upright));
    assert_eq!(seen[&PieceId(1)].class, Some(Class::Upright));
}

#[test]
fn masses_are_the_real_ones() {
    let stash: f32 = Size::ALL.iter().map(|s| 5.0 * s.mass_g()).sum();
    assert!((stash - 42.5).abs() < 0.5, "a stash weighs {stash} g");
    for (size, centre) in [(Size::Small, 7.1), (Size::Medium, 10.2), (Size::Large, 13.4)] {
        let geometry = Geometry::of(&Kind::Pyramid(size)).unwrap();
        let mass = geometry.mass_properties(Mass::Grams(size.mass_g())).unwrap();
        assert!((mass.local_com.z * 10.0 - centre).abs() < 0.15, "{size:?}: {}", mass.local_com.z * 10.0);
        assert!((mass.mass() - size.mass_g()).abs() < 1e-4);
    }
    for shape in CardShape::ALL {
        let geometry = Geometry::of(&Kind::Floor(shape)).unwrap();
        let area = geometry.mass_properties(Mass::Density(1.0)).unwrap().mass() / 0.0762 * 100.0;
        assert!((area / 5544.0 - 1.0).abs() < 0.15, "{shape:?} measures {area} mm²");
        let corners: Vec<Vector> = geometry.corners().collect();
        let across =
            corners.iter().flat_map(|a| corners.iter().map(move |b| a.distance(*b))).fold(0.0, f32::max);
        assert!(across * 10.0 <= 152.4, "{shape:?} is {across} cm across");
    }
}

#[test]
fn a_house_of_six_storeys_stands_for_a_minute_awake() {
    let mut sim = table(Settings::sleepless(), house(6));
    seconds(&mut sim, 2.0);
    let top = PieceId(29);
    let early = sim.pose(top);
    seconds(&mut sim, 60.0);
    let late = sim.pose(top);
    let ideal_cm = 6.0 * 3.5275 - 0.0175;
    assert!((late.translation.z - ideal_cm).abs() < 0.02, "{} cm instead of {ideal_cm}", late.translation.z);
    let drift = early.translation.distance(late.translation);
    assert!(drift < 0.03, "the top card wandered {drift} cm in a minute");
    assert!((0..30).all(|i| !sim.body(PieceId(i)).is_sleeping()));
}

#[test]
fn a_card_on_three_tips_falls_when_its_centre_leaves_the_triangle() {
    // The triangle's edge is at x = 20 mm; tips are 0.1 mm wide.
    for (beyond_mm, stands) in [(-0.5, true), (-0.1, true), (0.15, false), (0.5, false)] {
        let l = Kind::Pyramid(Size::Large);
        let mut sim = table(
            Settings::sleepless(),
            vec![
                at(l.clone(), 20.0, -25.0, 0.0),
                at(l.clone(), 20.0, 25.0, 0.0),
                at(l.clone(), -20.0, 0.0, 0.0),
                at(Kind::Floor(CardShape::Trapezoid), 20.0 + beyond_mm, 0.0, 44.45 + 0.381),
            ],
        );
        seconds(&mut sim, 8.0);
        let z = sim.pose(PieceId(3)).translation.z;
        assert_eq!(z > 4.4, stands, "centre {beyond_mm} mm beyond the edge: card at {z} cm");
    }
}

#[test]
fn collinear_tips_never_hold_a_card() {
    // Worked example 7, second half.
    let l = Kind::Pyramid(Size::Large);
    let mut placements: Vec<Placement> = [-20.0, 0.0, 20.0].map(|x| at(l.clone(), x, 0.0, 0.0)).into();
    placements.push(at(Kind::Floor(CardShape::Ring), 0.5, 0.3, 44.45 + 0.381));
    let mut sim = table(Settings::sleepless(), placements);
    let baseline = Baseline::of(&sim);
    seconds(&mut sim, 8.0);
    let seen = observe(&sim, &baseline, &[PieceId(0), PieceId(1), PieceId(2), PieceId(3)]);
    assert!(seen[&PieceId(3)].fall.is_some(), "{:?}", seen[&PieceId(3)]);
}

#[test]
fn a_card_on_three_tips_carries_a_pyramid() {
    // Worked example 7, first half, with the shapes of the game: card top 45.212, small on it 70.612.
    let l = Kind::Pyramid(Size::Large);
    let mut placements: Vec<Placement> =
        [(-20.0, -25.0), (20.0, -25.0), (0.0, 30.0)].map(|(x, y)| at(l.clone(), x, y, 0.0)).into();
    placements.push(at(Kind::Floor(CardShape::Trapezoid), 0.0, 0.0, 44.45 + 0.381));
    placements.push(at(Kind::Pyramid(Size::Small), 0.0, 0.0, 45.212));
    let mut sim = table(Settings::sleepless(), placements);
    let baseline = Baseline::of(&sim);
    seconds(&mut sim, 3.0);
    assert!((top_mm(&sim, 3) - 45.212).abs() < 0.1, "card top {}", top_mm(&sim, 3));
    assert!((top_mm(&sim, 4) - 70.612).abs() < 0.1, "small top {}", top_mm(&sim, 4));
    let ids: Vec<PieceId> = (0..5).map(PieceId).collect();
    let seen = observe(&sim, &baseline, &ids);
    assert!(seen.values().all(|s| s.fall.is_none()));
    assert_eq!(seen[&PieceId(4)].surface, PieceId(3));
    assert_eq!(seen[&PieceId(4)].class, Some(Class::Upright));
    let mut carriers = seen[&PieceId(3)].carried_by.clone();
    carriers.sort();
    assert_eq!(carriers, [PieceId(0), PieceId(1), PieceId(2)]);
}

#[test]
fn classes_are_relative_to_the_card() {
    // Worked example 8: large apexes at (±20, −30), a medium one at (0, 30): a slope of 9.02°.
    let slope = libm::atanf(9.525 / 60.0);
    assert!((slope.to_degrees() - 9.02).abs() < 0.01);
    let mut placements: Vec<Placement> =
        [(-20.0, -30.0), (20.0, -30.0)].map(|(x, y)| at(Kind::Pyramid(Size::Large), x, y, 0.0)).into();
    placements.push(at(Kind::Pyramid(Size::Medium), 0.0, 30.0, 0.0));
    let tilt = Rotation::from_rotation_x(-slope);
    let middle = Vector::new(0.0, 0.0, (44.45 + 34.925) / 2.0 / 10.0);
    let mut card = at(Kind::Floor(CardShape::Trapezoid), 0.0, 0.0, 0.0);
    card.pose = Pose::from_parts(middle + tilt * Vector::new(0.0, 0.0, 0.0381), tilt);
    placements.push(card);
    let mut small = at(Kind::Pyramid(Size::Small), 0.0, 0.0, 0.0);
    small.pose = Pose::from_parts(middle + tilt * Vector::new(0.0, 0.0, 0.0765), tilt);
    placements.push(small);
    let mut sim = table(Settings::sleepless(), placements);
    seconds(&mut sim, 3.0);
    let seen = observe(&sim, &Baseline::of(&sim), &[PieceId(3), PieceId(4)]);
    assert_eq!(seen[&PieceId(4)].surface, PieceId(3));
    assert_eq!(seen[&PieceId(4)].class, Some(Class::Upright), "perpendicular to the card");
    // Upright in the world, the same pyramid is more than 5° off the card's normal.
    let normal = sim.pose(PieceId(3)).rotation * Vector::Z;
    let lean = angle_deg(Vector::Z, normal);
    assert!(lean > 5.0 && (lean - 9.02).abs() < 0.5, "the card leans {lean}°");
    let point = sim.pose(PieceId(4)).translation;
    let class = table::observe::class_on(Pose::from_translation(point), Size::Small, point, normal);
    assert_eq!(class, Class::Weird);
}

#[test]
fn blocks_slide_when_the_slope_exceeds_friction() {
    for mu in [0.2_f32, 0.3, 0.45, 0.7] {
        for (share, slides) in [(0.98, false), (1.02, true)] {
            let slope = libm::atanf(mu * share);
            let mut settings = Settings::sleepless();
            settings.gravity = [981.0 * libm::sinf(slope), 0.0, -981.0 * libm::cosf(slope)];
            let mut block = at(Kind::Box { size_mm: [20.0; 3] }, 0.0, 0.0, 10.0);
            block.piece.friction = mu;
            let mut top = table_top(60.0);
            top.piece.friction = 5.0;
            let mut sim = Sim::new(settings, vec![block, top]).unwrap();
            seconds(&mut sim, 3.0);
            let moved_mm = sim.pose(PieceId(0)).translation.x * 10.0;
            assert_eq!(moved_mm > 1.0, slides, "μ {mu}, {share} of the critical slope: moved {moved_mm} mm");
        }
    }
}

#[test]
fn nothing_tunnels_through_a_card() {
    // A tarot card bridging two fixed blocks; pieces dropped from 30 cm, on base, tip, edge.
    let kinds =
        [Kind::Pyramid(Size::Small), Kind::Pyramid(Size::Medium), Kind::Pyramid(Size::Large), Kind::Die];
    for kind in kinds {
        for turn in [0.0_f32, 0.7, 2.6, std::f32::consts::PI] {
            let mut placements = vec![];
            for x in [-45.0, 45.0] {
                let mut block = at(Kind::Box { size_mm: [40.0, 140.0, 40.0] }, x, 0.0, 20.0);
                block.piece.mobility = Mobility::Fixed;
                placements.push(block);
            }
            let mut card = at(Kind::Tarot, 0.0, 0.0, 40.175);
            card.pose.rotation = Rotation::from_rotation_z(std::f32::consts::FRAC_PI_2);
            placements.push(card);
            let mut falling = at(kind.clone(), 1.0, 2.0, 340.0);
            falling.pose.rotation = Rotation::from_rotation_x(turn);
            placements.push(falling);
            let mut sim = table(Settings::sleepless(), placements);
            for _ in 0..90 {
                sim.tick().unwrap();
                let centre = sim.centre_of_mass(PieceId(3));
                let card = sim.pose(PieceId(2)).translation;
                let over = (centre - card).truncate();
                let through = over.x.abs() < 5.0 && over.y.abs() < 3.0 && centre.z < card.z;
                assert!(!through, "{kind:?} turned {turn} went through: {centre} under {card}");
            }
        }
    }
}

#[test]
fn what_leaves_the_table_is_set_aside() {
    let mut sim = table(Settings::default(), vec![at(Kind::Pyramid(Size::Small), 0.0, 0.0, 50.0)]);
    sim.body_mut(PieceId(0)).set_linvel(Vector::new(400.0, 0.0, 100.0), true);
    let baseline = Baseline::of(&sim);
    seconds(&mut sim, 3.0);
    assert_eq!(sim.parked(), [PieceId(0)]);
    let seen = observe(&sim, &baseline, &[PieceId(0)]);
    assert_eq!(seen[&PieceId(0)].fall, Some(Fall::LeftTable));
    // It can be brought back.
    sim.place(PieceId(0), Pose::from_translation(Vector::new(0.0, 0.0, 1.0)));
    seconds(&mut sim, 1.0);
    assert!(sim.parked().is_empty() && sim.pose(PieceId(0)).translation.z > -0.1);
}

#[test]
fn a_lost_position_stops_the_table_and_names_the_piece() {
    let mut sim = table(Settings::default(), house(1));
    sim.body_mut(PieceId(2)).set_linvel(Vector::new(f32::NAN, 0.0, 0.0), true);
    assert_eq!(sim.tick(), Err(TableError::NotFinite { id: PieceId(2) }));
    assert!(sim.pose(PieceId(2)).is_finite());
}

#[test]
fn impossible_pieces_are_refused_in_words() {
    let refuse = |piece: Piece| {
        let placement = Placement::new(piece, Pose::IDENTITY);
        match Sim::new(Settings::default(), vec![placement]) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("accepted"),
        }
    };
    let boxed = |size_mm| Piece::new(Kind::Box { size_mm });
    assert!(refuse(boxed([0.0, 1.0, 1.0])).contains("greater than 0"));
    assert!(refuse(boxed([f32::NAN, 1.0, 1.0])).contains("finite"));
    assert!(refuse(boxed([1e9, 1.0, 1.0])).contains("largest"));
    let flat = Kind::Hull { points_mm: vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 1.0, 0.0]] };
    assert!(refuse(Piece::new(flat)).contains("volume"));
    let crossing = vec![[0.0, 0.0], [10.0, 10.0], [10.0, 0.0], [0.0, 10.0]];
    let bow_tie = Kind::Prism { outline_mm: crossing, holes_mm: vec![], thickness_mm: 1.0 };
    assert!(refuse(Piece::new(bow_tie)).contains("outline"));
    let mut heavy = boxed([10.0; 3]);
    heavy.mass = Mass::Grams(-1.0);
    assert!(refuse(heavy).contains("mass"));
    assert!(refuse(boxed([10.0; 3]).with_friction(-0.1)).contains("friction"));
    assert_eq!(Geometry::of(&Kind::Hull { points_mm: vec![[0.0; 3]; 10] }).unwrap_err(), ShapeError::Flat);
    let crowd = vec![at(Kind::Die, 0.0, 0.0, 0.0); 2_001];
    assert!(matches!(Sim::new(Settings::default(), crowd), Err(TableError::TooMany { count: 2_001 })));
}

#[test]
fn a_clone_goes_on_as_the_original() {
    let mut sim = table(Settings::default(), house(3));
    seconds(&mut sim, 1.0);
    let mut fork = sim.clone();
    let mut saved: Sim = postcard::from_bytes(&postcard::to_stdvec(&sim).unwrap()).unwrap();
    seconds(&mut sim, 4.0);
    seconds(&mut fork, 4.0);
    seconds(&mut saved, 4.0);
    let bytes = |sim: &Sim| postcard::to_stdvec(sim).unwrap();
    assert!(bytes(&sim) == bytes(&fork), "a clone went another way");
    assert!(bytes(&sim) == bytes(&saved), "a restored table went another way");
}

/// Tells a watch of every tick until it says something; what, and after how long, s.
fn watched(sim: &mut Sim, mut each: impl FnMut(&mut Sim, f32)) -> (Rest, f32) {
    let mut watch = Watch::new();
    for ticks in 0..1_000_u16 {
        let s = f32::from(ticks) / 60.0;
        each(sim, s);
        sim.tick().unwrap();
        let rest = watch.tick(sim);
        if rest != Rest::Moving {
            return (rest, s);
        }
    }
    panic!("a watch has no end");
}

/// A pole of twenty pyramids, each on the tip of the one before, sways for longer than anybody waits: the fastest point passes
/// 2 mm/s at every swing. It goes nowhere, so it is at rest long before patience ends.
#[test]
fn a_tall_pole_that_only_sways_is_at_rest() {
    let sizes = [Size::Small, Size::Medium, Size::Large];
    let mut apex = 0.0_f32;
    let pole = (0..20_u8).map(|i| {
        let size = sizes[usize::from(i % 3)];
        apex = if i == 0 { size.height_mm() } else { (apex + 9.525).max(size.height_mm()) };
        at(Kind::Pyramid(size), 0.0, 0.0, apex - size.height_mm() + 0.2 * f32::from(i))
    });
    let mut sim = table(Settings::default(), pole.collect());
    let (rest, s) = watched(&mut sim, |_, _| ());
    assert_eq!(rest, Rest::AtRest);
    assert!(s < 5.0, "{s}");
    let top = sim.centre_of_mass(PieceId(19));
    seconds(&mut sim, 10.0);
    let later = sim.centre_of_mass(PieceId(19));
    assert!(top.distance(later) < 0.5, "it stands: {top} {later}");
}

/// What creeps on and on, and what begins to fall, is as slow as a pole that sways.
#[test]
fn what_creeps_or_begins_to_fall_is_not_at_rest() {
    // Without weight, so that nothing but the test moves it.
    let afloat = || {
        let mut sim = table(Settings::default(), vec![at(Kind::Box { size_mm: [20.0; 3] }, 0.0, 0.0, 50.0)]);
        sim.set_gravity([0.0; 3]);
        sim
    };
    let moving = |speed_cm_s: &dyn Fn(f32) -> f32| {
        let push =
            |sim: &mut Sim, s: f32| sim.body_mut(PieceId(0)).set_linvel(Vector::X * speed_cm_s(s), true);
        watched(&mut afloat(), push)
    };
    for mm_s in [2.5, 4.0, 9.0] {
        assert_eq!(moving(&|_| mm_s / 10.0).0, Rest::TimedOut, "{mm_s} mm/s");
    }
    let swings = |s: f32| libm::sinf(s * 2.0 * std::f32::consts::TAU);
    // What goes back and forth at the same pace stays where it is.
    let (rest, s) = moving(&|s| 0.4 * swings(s));
    assert!(rest == Rest::AtRest && (1.9..4.0).contains(&s), "{rest:?} {s}");
    // A swing that grows is none, nor is one that is too fast.
    assert_eq!(moving(&|s| 0.3 * libm::expf(s * 0.1) * swings(s)).0, Rest::TimedOut);
    assert_eq!(moving(&|s| 1.2 * swings(s)).0, Rest::TimedOut);
}

/// A brick that a load pushes and turns at once: what it bears of the one leaves less of the other, as in no hand.
#[test]
fn what_a_load_pushes_and_turns_at_once_has_one_limit() {
    for (share, holds) in [(0.5, true), (0.85, false)] {
        let brick = PieceId(0);
        let block = at(Kind::Box { size_mm: [40.0, 40.0, 10.0] }, 0.0, 0.0, 5.0);
        let mut sim = table(Settings::sleepless(), vec![block]);
        seconds(&mut sim, 0.5);
        // It rubs with its corners, 2√2 cm from its middle.
        let force = share * PLASTIC_FRICTION * sim.mass_g(brick) * GRAVITY;
        for _ in 0..60 {
            let body = sim.body_mut(brick);
            body.reset_forces(true);
            body.add_force(Vector::X * force, true);
            body.add_torque(Vector::Z * force * 2.0 * 2.0_f32.sqrt(), true);
            sim.tick().unwrap();
        }
        let turned = angle_deg(sim.pose(brick).rotation * Vector::X, Vector::X);
        assert_eq!(turned < 0.1, holds, "{share} of both: it turned by {turned}°");
    }
}
