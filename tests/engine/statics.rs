//! The second judge against answers that are known on paper, on both sides of each threshold.

use super::physics::{at, house, table};
use game::pieces::{CardShape, Class, PieceId, Size};
use table::piece::Kind;
use table::rapier3d::glamx::{DVec2, DVec3};
use table::rapier3d::prelude::*;
use table::statics::{self, Block, ContactPoint, Mode, Model, StaticsError, Touching, Verdict};
use table::{Settings, Sim};

const DOWN: DVec3 = DVec3::new(0.0, 0.0, -981.0);

fn block(piece: u16, mass: f64, centre: [f64; 3]) -> Block {
    Block { mass, centre: DVec3::from_array(centre), pieces: vec![PieceId(piece)] }
}

const TABLE: u16 = 1000;

fn number(side: Touching) -> u16 {
    if let Touching::Block(i) = side { i as u16 } else { TABLE }
}

fn contact(a: usize, b: Touching, point: [f64; 3], normal: DVec3, friction: f64) -> ContactPoint {
    let a = Touching::Block(a);
    let pieces = [PieceId(number(a)), PieceId(number(b))];
    ContactPoint { a, b, pieces, point: DVec3::from_array(point), normal: normal.normalize(), friction }
}

/// The corners of a rectangle at a height.
fn corners(x: [f64; 2], y: [f64; 2], z: f64) -> [[f64; 3]; 4] {
    [[x[0], y[0], z], [x[1], y[0], z], [x[1], y[1], z], [x[0], y[1], z]]
}

fn judge(blocks: Vec<Block>, contacts: Vec<ContactPoint>, gravity: DVec3) -> statics::Analysis {
    statics::judge(&Model { blocks, contacts, gravity, doubt: None }).unwrap()
}

fn tilted(slope_tangent: f64) -> DVec3 {
    DVec3::new(slope_tangent, 0.0, -1.0).normalize() * 981.0
}

/// A block of base 2 cm and some height on a table that is tilted.
fn on_a_slope(height: f64, friction: f64, slope: f64) -> statics::Analysis {
    let feet = corners([-1.0, 1.0], [-1.0, 1.0], 0.0)
        .map(|p| contact(0, Touching::Ground, p, DVec3::Z, friction))
        .to_vec();
    judge(vec![block(0, 5.0, [0.0, 0.0, height / 2.0])], feet, tilted(slope))
}

#[test]
fn a_block_slides_when_the_slope_exceeds_friction() {
    for friction in [0.1, 0.3, 0.45, 0.8] {
        // Too close to call is within a thousandth of lean (BAND) of where it slides.
        for (beyond, verdict) in [
            (-0.03, Verdict::Stands),
            (-0.0015, Verdict::Stands),
            (-0.0005, Verdict::TooClose),
            (0.0, Verdict::TooClose),
            (0.0005, Verdict::TooClose),
            (0.0015, Verdict::Falls),
            (0.03, Verdict::Falls),
        ] {
            let share = 1.0 + beyond / friction;
            let analysis = on_a_slope(1.0, friction, friction * share);
            assert_eq!(analysis.verdict, verdict, "{friction} {share}: {analysis:?}");
            let exact = friction * (1.0 - share);
            let error = (analysis.factor - exact).abs();
            let most = statics::TOLERANCE * exact.abs() + 1e-4;
            assert!(error <= most, "{friction} {share}: {analysis:?}, not {exact}");
        }
        let level = on_a_slope(1.0, friction, 0.0);
        assert!((level.factor - friction).abs() < 1e-3 * friction.max(0.1), "{level:?}");
        let failure = level.failure.unwrap();
        assert_eq!(failure.mode, Mode::Slides);
        assert_eq!((failure.piece, failure.against), (PieceId(0), Some(PieceId(TABLE))));
    }
}

/// A block on a slope can rub in one way only. How hard a ladder presses against a rough wall depends on how it was set down.
#[test]
fn friction_is_open_where_it_holds_at_two_places_at_once() {
    let block_on_slope = on_a_slope(1.0, 0.3, 0.0);
    assert!(!block_on_slope.leaves_friction_open(), "{block_on_slope:?}");
    let feet = [-1.0, 1.0].map(|y| contact(0, Touching::Ground, [0.0, y, 0.0], DVec3::Z, 0.5));
    let wall = PieceId(TABLE + 1);
    let heads = [-1.0, 1.0].map(|y| contact(0, Touching::Ground, [4.0, y, 6.0], -DVec3::X, 0.5));
    let heads = heads.map(|head| ContactPoint { pieces: [PieceId(0), wall], ..head });
    let ladder = block(0, 5.0, [2.0, 0.0, 3.0]);
    let ladder = judge(vec![ladder], [feet, heads].concat(), tilted(0.0));
    assert!(ladder.verdict == Verdict::Stands && ladder.leaves_friction_open(), "{ladder:?}");
}

#[test]
fn a_block_topples_beyond_half_its_base_over_the_height_of_its_centre() {
    for height in [3.0, 5.0, 12.0] {
        let critical = 1.0 / (height / 2.0);
        assert_eq!(on_a_slope(height, 5.0, 0.95 * critical).verdict, Verdict::Stands);
        assert_eq!(on_a_slope(height, 5.0, 1.05 * critical).verdict, Verdict::Falls);
        let level = on_a_slope(height, 5.0, 0.0);
        assert!((level.factor - critical).abs() < 1e-3 * critical, "{level:?}");
        assert!((level.tilt_deg() - critical.atan().to_degrees()).abs() < 0.03);
        let failure = level.failure.unwrap();
        assert_eq!(failure.mode, Mode::Tips, "{failure:?}");
        // What is left from a tilt of half as much, the same way.
        let half = on_a_slope(height, 5.0, 0.5 * critical);
        assert!((half.factor - 0.5 * critical).abs() < 1e-3, "{half:?}");
        assert!(half.direction[0] > 0.999);
    }
}

#[test]
fn what_falls_is_as_far_from_standing_as_the_nearest_lean_that_would_hold_it() {
    // Low, it slides: what holds is a disc. High, it topples: what holds is a square.
    for (height, friction, most) in [(1.0, 0.3, 0.3), (4.0, 0.9, 0.5)] {
        for (n, share) in (0..60_u8).zip([1.1, 1.6, 3.0, 6.0].into_iter().cycle()) {
            let lean = share * most * DVec2::from_angle(0.7 + 0.4 * f64::from(n));
            let beyond = if friction == most {
                lean.length() - most
            } else {
                (lean.abs() - most).max(DVec2::ZERO).length()
            };
            let feet = corners([-1.0, 1.0], [-1.0, 1.0], 0.0)
                .map(|p| contact(0, Touching::Ground, p, DVec3::Z, friction))
                .to_vec();
            let analysis = judge(vec![block(0, 5.0, [0.0, 0.0, height / 2.0])], feet, lean.extend(-1.0));
            if beyond > 0.0 {
                let error = (analysis.factor + beyond).abs();
                assert!(error <= statics::TOLERANCE * beyond + 1e-4, "{lean}: {analysis:?}, not {beyond}");
            }
        }
    }
}

/// Blocks of 4 × 2 × 1 cm, each shifted along x over the one below, the lowest on a table with an edge at x = 2.
fn overhang(shifts: &[f64]) -> statics::Analysis {
    let (mut blocks, mut contacts) = (vec![], vec![]);
    let (mut x, mut below) = (0.0, 0.0);
    for (i, shift) in shifts.iter().enumerate() {
        x += shift;
        blocks.push(block(i as u16, 8.0, [x, 0.0, i as f64 + 0.5]));
        let under = if i == 0 { Touching::Ground } else { Touching::Block(i - 1) };
        let (from, to) = (x - 2.0, (below + 2.0).min(x + 2.0));
        contacts
            .extend(corners([from, to], [-1.0, 1.0], i as f64).map(|p| contact(i, under, p, DVec3::Z, 0.5)));
        below = x;
    }
    judge(blocks, contacts, DOWN)
}

#[test]
fn blocks_overhang_by_the_harmonic_series() {
    // One block over the table's edge by 1/2 of its length, the next over it by … : from the top 1/2, 1/4, 1/6.
    for (shifts, stands) in [
        (vec![1.98], true),
        (vec![2.02], false),
        (vec![0.99, 1.98], true),
        (vec![1.02, 2.0], false),
        (vec![0.65, 0.99, 1.98], true),
        (vec![0.68, 1.01, 2.02], false),
        (vec![0.0, 1.98], true),
        (vec![0.0, 2.02], false),
    ] {
        let analysis = overhang(&shifts);
        assert_eq!(analysis.factor > 0.0, stands, "{shifts:?}: {analysis:?}");
    }
    // The top block alone hangs too far: it is the one that is named.
    let failure = overhang(&[0.0, 2.1]).failure.unwrap();
    assert_eq!((failure.piece, failure.mode), (PieceId(1), Mode::Tips), "{failure:?}");
    let failure = overhang(&[1.5, 1.5]).failure.unwrap();
    assert_eq!((failure.piece, failure.against), (PieceId(0), Some(PieceId(TABLE))), "{failure:?}");
}

/// A card whose centre lies at x, 0.5 cm above three points.
fn on_points(points: [[f64; 2]; 3], centre: [f64; 2]) -> statics::Analysis {
    let contacts = points.map(|[x, y]| contact(0, Touching::Ground, [x, y, 4.5], DVec3::Z, 0.3)).to_vec();
    judge(vec![block(0, 6.0, [centre[0], centre[1], 5.0])], contacts, DOWN)
}

#[test]
fn a_card_on_three_points_bears_the_lean_of_its_margin() {
    let points = [[2.0, -2.5], [2.0, 2.5], [-2.0, 0.0]];
    for margin in [-0.1, -0.02, 0.02, 0.1] {
        let analysis = on_points(points, [2.0 - margin, 0.0]);
        let exact = margin / 0.5;
        assert!((analysis.factor - exact).abs() < 2e-4, "{margin}: {analysis:?}");
        assert_eq!(analysis.verdict, if margin > 0.0 { Verdict::Stands } else { Verdict::Falls });
    }
    // Points in a line never hold it, and when its centre is right above the line it is too close to call.
    let line = [[-2.0, 0.0], [0.0, 0.0], [2.0, 0.0]];
    assert_eq!(on_points(line, [0.5, 0.05]).verdict, Verdict::Falls);
    assert_eq!(on_points(line, [0.5, 0.0]).verdict, Verdict::TooClose);
}

/// Two cards of length 12 that lean on each other, each at an angle from the vertical.
fn frame(lean_deg: f64, friction: f64) -> statics::Analysis {
    let lean = lean_deg.to_radians();
    let (half, high) = (12.0 * lean.sin(), 12.0 * lean.cos());
    let mut contacts = vec![];
    for y in [-3.0, 3.0] {
        contacts.push(contact(0, Touching::Ground, [-half, y, 0.0], DVec3::Z, friction));
        contacts.push(contact(1, Touching::Ground, [half, y, 0.0], DVec3::Z, friction));
        contacts.push(contact(0, Touching::Block(1), [0.0, y, high], -DVec3::X, 5.0));
    }
    let blocks =
        vec![block(0, 2.0, [-half / 2.0, 0.0, high / 2.0]), block(1, 2.0, [half / 2.0, 0.0, high / 2.0])];
    judge(blocks, contacts, DOWN)
}

#[test]
fn two_cards_that_lean_stand_when_friction_is_half_the_tangent() {
    for lean in [10.0_f64, 20.0, 35.0] {
        let critical = lean.to_radians().tan() / 2.0;
        assert!(frame(lean, 1.05 * critical).factor > 0.0);
        assert!(frame(lean, 0.95 * critical).factor < 0.0);
        assert_eq!(frame(lean, 0.8 * critical).verdict, Verdict::Falls);
        let failure = frame(lean, 0.8 * critical).failure.unwrap();
        assert_eq!((failure.mode, failure.against), (Mode::Slides, Some(PieceId(TABLE))), "{failure:?}");
    }
}

#[test]
fn a_lever_balances_at_its_arms() {
    // A plank of 10 g whose centre lies 1 cm inside the edge, with a weight of 2 g beyond it: 5 cm at most.
    for (arm, stands) in [(4.9, true), (5.1, false)] {
        let mut contacts: Vec<ContactPoint> = corners([-8.0, 0.0], [-1.0, 1.0], 0.0)
            .map(|p| contact(0, Touching::Ground, p, DVec3::Z, 0.5))
            .to_vec();
        contacts.extend(
            corners([arm - 0.5, arm + 0.5], [-0.5, 0.5], 0.1)
                .map(|p| contact(1, Touching::Block(0), p, DVec3::Z, 0.5)),
        );
        let blocks = vec![block(0, 10.0, [-1.0, 0.0, 0.05]), block(1, 2.0, [arm, 0.0, 0.6])];
        let analysis = judge(blocks, contacts, DOWN);
        assert_eq!(analysis.factor > 0.0, stands, "{arm}: {analysis:?}");
        let failure = analysis.failure.unwrap();
        assert_eq!((failure.piece, failure.mode), (PieceId(0), Mode::Tips), "{arm}: {failure:?}");
    }
}

#[test]
fn what_nothing_carries_falls() {
    let analysis = judge(vec![block(7, 1.0, [0.0; 3])], vec![], DOWN);
    assert_eq!(analysis.verdict, Verdict::Falls);
    assert_eq!(analysis.failure.unwrap().mode, Mode::Unsupported);
    // Held only from the side, by one wall.
    let wall = vec![contact(0, Touching::Ground, [1.0, 0.0, 0.0], -DVec3::X, 0.5)];
    let analysis = judge(vec![block(0, 1.0, [0.0; 3])], wall, DOWN);
    assert_eq!(analysis.verdict, Verdict::Falls, "{analysis:?}");
}

#[test]
fn models_that_make_no_sense_are_refused() {
    let model = |mass, gravity| Model {
        blocks: vec![block(0, mass, [0.0; 3])],
        contacts: vec![],
        gravity,
        doubt: None,
    };
    for gravity in [DVec3::ZERO, -DOWN, DVec3::NAN, DVec3::X] {
        assert!(matches!(statics::judge(&model(1.0, gravity)), Err(StaticsError::Gravity(_))));
    }
    for mass in [0.0, -1.0, f64::NAN] {
        assert!(matches!(statics::judge(&model(mass, DOWN)), Err(StaticsError::Number { block: 0, .. })));
    }
    let mut lost = model(1.0, DOWN);
    lost.contacts.push(contact(0, Touching::Block(9), [0.0; 3], DVec3::Z, 0.5));
    assert!(statics::judge(&lost).is_err());
}

fn settled(placements: Vec<table::sim::Placement>, seconds: u32) -> Sim {
    let mut sim = table(Settings::sleepless(), placements);
    for _ in 0..60 * seconds {
        sim.tick().unwrap();
    }
    sim
}

#[test]
fn lone_pyramids_topple_at_the_angles_of_their_shape() {
    for (size, degrees) in [(Size::Small, 45.1), (Size::Medium, 44.2), (Size::Large, 43.6)] {
        let mut pyramid = at(Kind::Pyramid(size), 0.0, 0.0, 0.0);
        pyramid.piece.friction = 5.0;
        let mut placements = vec![pyramid];
        placements.push(table::sim::table_top(60.0));
        placements[1].piece.friction = 5.0;
        let mut sim = Sim::new(Settings::sleepless(), placements).unwrap();
        for _ in 0..60 {
            sim.tick().unwrap();
        }
        let analysis = statics::analyse(&sim, None).unwrap();
        assert!((analysis.tilt_deg() - degrees).abs() < 0.3, "{size:?}: {}", analysis.tilt_deg());
    }
}

#[test]
fn a_house_of_cards_slips_when_low_and_tips_over_its_lowest_tips_when_high() {
    // A card slips on its tips at 0.3. All that stands on the lowest tips, 19 mm from the middle, is a block whose
    // centre is the higher the more storeys there are.
    let sim = settled(house(2), 2);
    let analysis = statics::analyse(&sim, None).unwrap();
    assert!((analysis.factor - 0.3).abs() < 0.005, "{analysis:?}");
    assert_eq!(analysis.failure.unwrap().mode, Mode::Slides);
    let sim = settled(house(6), 2);
    let analysis = statics::analyse(&sim, None).unwrap();
    assert_eq!(analysis.verdict, Verdict::Stands);
    let above = (4..30).map(PieceId).map(|id| (sim.mass_g(id), sim.centre_of_mass(id).z));
    let (mass, moment) = above.fold((0.0, 0.0), |sum, (m, z)| (sum.0 + m, sum.1 + m * z));
    let exact = f64::from(1.9 / (moment / mass - 3.4925));
    assert!((analysis.factor - exact).abs() < 0.01 * exact, "{exact}: {analysis:?}");
    let failure = analysis.failure.unwrap();
    assert_eq!((failure.mode, failure.piece), (Mode::Tips, PieceId(4)), "{failure:?}");
    assert_eq!(failure.moving.len(), 26, "the whole of it moves");
}

#[test]
fn a_seated_nest_is_one_block() {
    let l = Kind::Pyramid(Size::Large);
    let sim = settled((0..4).map(|i| at(l.clone(), 0.0, 0.0, 9.525 * i as f32)).collect(), 2);
    let model = Model::of(&sim, None);
    assert_eq!(model.blocks.len(), 1);
    assert_eq!(model.blocks[0].pieces, (0..4).map(PieceId).collect::<Vec<_>>());
    let analysis = statics::judge(&model).unwrap();
    assert_eq!(analysis.verdict, Verdict::Stands);
}

#[test]
fn only_what_was_asked_for_is_judged() {
    let mut placements = house(1);
    placements.push(at(Kind::Die, 200.0, 0.0, 8.0));
    let mut flat = at(Kind::Pyramid(Size::Small), -200.0, 0.0, 20.0);
    flat.pose.rotation = Kind::Pyramid(Size::Small).stance(Class::Flat);
    placements.push(flat);
    let sim = settled(placements, 2);
    assert_eq!(statics::analyse(&sim, None).unwrap().blocks, 7);
    assert_eq!(statics::analyse(&sim, Some(&[PieceId(0)])).unwrap().blocks, 5);
    assert_eq!(statics::analyse(&sim, Some(&[PieceId(5)])).unwrap().blocks, 1);
    assert_eq!(statics::analyse(&sim, Some(&[])).unwrap().blocks, 0);
}

#[test]
fn the_forces_carry_the_weight() {
    let sim = settled(house(2), 2);
    let model = Model::of(&sim, None);
    let forces = statics::forces(&model).unwrap().unwrap();
    let total: f64 = model.blocks.iter().map(|b| b.mass).sum();
    let from_ground = model
        .contacts
        .iter()
        .zip(&forces)
        .filter(|(t, _)| t.b == Touching::Ground || t.a == Touching::Ground);
    let carried: f64 = from_ground.map(|(t, f)| if t.b == Touching::Ground { f[2] } else { -f[2] }).sum();
    assert!((carried - total).abs() < 1e-3 * total, "{carried} of {total}");
    for (contact, force) in model.contacts.iter().zip(&forces) {
        let force = DVec3::from_array(*force);
        let push = force.dot(contact.normal);
        let rub = (force - push * contact.normal).length();
        assert!(rub <= contact.friction * push + 1e-4, "{contact:?} {force}");
    }
}

#[test]
fn every_direction_bears_at_least_the_factor() {
    // A card on three tips whose centre is off the middle: the worst of 64 directions is not worse than was said.
    let l = Kind::Pyramid(Size::Large);
    let mut placements: Vec<_> =
        [(-20.0, -25.0), (20.0, -25.0), (0.0, 30.0)].map(|(x, y)| at(l.clone(), x, y, 0.0)).into();
    placements.push(at(Kind::Floor(CardShape::Trapezoid), 3.0, -4.0, 44.45 + 0.381));
    placements.push(at(Kind::Pyramid(Size::Small), 4.0, -6.0, 45.212));
    let sim = settled(placements, 3);
    let card = sim.pose(PieceId(3)).translation;
    assert!((card.z - 4.48).abs() < 0.02, "the card lies on its tips: {card}");
    let level = Model::of(&sim, None);
    let factor = statics::judge(&level).unwrap().factor;
    assert!(factor > 0.02, "{factor}");
    for i in 0..64 {
        let angle = std::f64::consts::TAU * f64::from(i) / 64.0;
        let gravity = (DVec2::from_angle(angle) * factor * 0.96).extend(-1.0) * 981.0;
        let leaning = statics::judge(&Model { gravity, ..level.clone() }).unwrap();
        assert!(leaning.factor > 0.0, "{i}: {leaning:?}");
    }
    let worst = DVec2::from_array(statics::judge(&level).unwrap().direction);
    let gravity = (worst * factor * 1.04).extend(-1.0) * 981.0;
    assert!(statics::judge(&Model { gravity, ..level }).unwrap().factor < 0.0);
}
