//! What falls: it goes no deeper into anything than a real piece would, gives back no more than it should, and leaves what
//! stands beside it in peace.

use crate::physics::{at, house, table};
use game::pieces::{PieceId, Size};
use table::hand::Hand;
use table::piece::{FELT_RESTITUTION, Kind, Mass};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::sim::Sim;
use table::{HandCommand, Settings};

const MM: f32 = 10.0;

fn about(axis: Vector, degrees: f32) -> Rotation {
    Rotation::from_axis_angle(axis, degrees.to_radians())
}

/// So many ticks, and what is wanted to know after each.
fn ticks(sim: &mut Sim, count: u32, mut after: impl FnMut(&Sim)) {
    for _ in 0..count {
        sim.tick().unwrap();
        after(sim);
    }
}

#[test]
fn no_corner_goes_deeper_into_the_table_than_half_a_millimetre() {
    for n in 0..48_u8 {
        let share = f32::from(n) / 48.0;
        let kind = [
            Kind::Tarot,
            Kind::Pyramid(Size::Small),
            Kind::Pyramid(Size::Medium),
            Kind::Pyramid(Size::Large),
        ];
        let mut piece = at(kind[usize::from(n % 4)].clone(), 0.0, 0.0, 140.0 + 150.0 * share);
        piece.pose.rotation = about(Vector::Z, 97.0 * f32::from(n)) * about(Vector::X, 360.0 * share + 3.0);
        let mut sim = table(Settings::sleepless(), vec![piece]);
        let mut deepest = 0.0_f32;
        ticks(&mut sim, 30, |sim| deepest = deepest.max(-sim.lowest_cm(PieceId(0)) * MM));
        assert!(deepest < 0.5, "piece {n} is {deepest} mm under the table");
    }
}

#[test]
fn a_heavy_block_on_light_boxes_sinks_in_by_less_than_a_millimetre_and_does_not_bounce() {
    let mut placements: Vec<_> = [(-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)]
        .map(|(x, y)| {
            let mut light = at(Kind::Box { size_mm: [20.0, 20.0, 10.0] }, x, y, 5.0);
            light.piece.mass = Mass::Grams(5.0);
            light
        })
        .into();
    let mut block = at(Kind::Box { size_mm: [50.0; 3] }, 0.0, 0.0, 10.0 + 25.0 + 60.0);
    block.piece.mass = Mass::Grams(500.0);
    placements.push(block);
    let mut sim = table(Settings::sleepless(), placements);
    let (mut sunk, mut under, mut back, mut hit) = (0.0_f32, 0.0_f32, 0.0_f32, false);
    ticks(&mut sim, 90, |sim| {
        let above = sim.lowest_cm(PieceId(4)) * MM - 10.0;
        sunk = sunk.max(-above);
        hit |= above < 0.1;
        back = if hit { back.max(above) } else { 0.0 };
        under = (0..4).map(|n| -sim.lowest_cm(PieceId(n)) * MM).fold(under, f32::max);
    });
    assert!(hit && sunk < 1.0 && under < 1.0 && back < 1.0, "{sunk} mm in, {under} mm under, {back} mm back");
}

/// While something falls everything on the table is stepped more finely. What stands must not feel it.
#[test]
fn what_falls_beside_a_house_leaves_it_in_peace() {
    let mut placements = house(8);
    let standing = placements.len() as u16;
    placements
        .extend((0..6_u8).map(|n| at(Kind::Pyramid(Size::Large), 150.0, 60.0 * f32::from(n) - 150.0, 25.0)));
    let mut sim = table(Settings::sleepless(), placements);
    ticks(&mut sim, 120, |_| ());
    let poses = |sim: &Sim| (0..standing).map(|n| sim.pose(PieceId(n)).translation).collect::<Vec<Vector>>();
    let before = poses(&sim);
    for n in standing..standing + 6 {
        let mut up = sim.pose(PieceId(n));
        up.translation.z += 20.0;
        sim.place(PieceId(n), up);
        ticks(&mut sim, 60, |_| ());
    }
    let moved = poses(&sim).iter().zip(&before).map(|(a, b)| a.distance(*b) * MM).fold(0.0, f32::max);
    // A house of eight drifts by 0.035 mm a minute by itself.
    assert!(moved < 0.05, "{moved} mm");
}

#[test]
fn only_a_piece_that_is_fast_and_in_no_hand_asks_for_finer_steps() {
    let mut sim = table(Settings::sleepless(), vec![at(Kind::Pyramid(Size::Large), 0.0, 0.0, 22.3)]);
    let coarse = *sim.settings();
    ticks(&mut sim, 30, |_| ());
    assert_eq!(sim.get_ready(), coarse, "it stands");
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![PieceId(0)]));
    hand.command(&mut sim, &HandCommand::Move([20.0, 20.0, 20.0]));
    let mut fastest = 0.0_f32;
    for _ in 0..40 {
        hand.drive(&mut sim);
        assert_eq!(sim.get_ready(), coarse, "it is held");
        sim.tick().unwrap();
        fastest = fastest.max(sim.body(PieceId(0)).linvel().length());
    }
    assert!(fastest > 40.0, "{fastest} cm/s: nothing was tried");
    let mut falling = table(Settings::sleepless(), vec![at(Kind::Pyramid(Size::Large), 0.0, 0.0, 222.3)]);
    ticks(&mut falling, 5, |_| ());
    let fine = falling.get_ready();
    assert!(
        fine.steps_per_tick == coarse.steps_per_tick * coarse.iterations && fine.iterations == 1,
        "{fine:?}"
    );
    ticks(&mut falling, 120, |_| ());
    assert_eq!(falling.get_ready(), coarse, "it has come to rest");
}

#[test]
fn a_table_saved_in_the_middle_of_a_fall_falls_on_as_it_would_have() {
    let mut sim = table(Settings::default(), house(2));
    let mut up = sim.pose(PieceId(3));
    up.translation.z += 12.0;
    sim.place(PieceId(3), up);
    for saved_at in 1..12 {
        ticks(&mut sim, 1, |_| ());
        let mut saved: Sim = postcard::from_bytes(&postcard::to_stdvec(&sim).unwrap()).unwrap();
        let mut copy = sim.clone();
        ticks(&mut saved, 60, |_| ());
        ticks(&mut copy, 60, |_| ());
        let bytes = |sim: &Sim| postcard::to_stdvec(sim).unwrap();
        assert!(bytes(&copy) == bytes(&saved), "saved after {saved_at} ticks it went another way");
    }
}

/// Dropped upright on the felt, each pyramid meets it after √(2h/g) and comes back to e²h. The engine gives the points of a
/// contact their share of the bounce one after the other, so that the height is right to 30 % only.
#[test]
fn a_drop_bounces_as_the_closed_form_says() {
    for (size, high) in Size::ALL.into_iter().flat_map(|size| [2.0, 5.0, 10.0, 15.0].map(|cm| (size, cm))) {
        let mut sim = table(Settings::sleepless(), vec![at(Kind::Pyramid(size), 0.0, 0.0, high * MM)]);
        let floor = sim.centre_of_mass(PieceId(0)).z - high;
        // The first moment at which it rises says when it left the felt and how far it will rise.
        let (above, speed) = loop {
            sim.tick().unwrap();
            let (above, speed) = (sim.centre_of_mass(PieceId(0)).z - floor, sim.body(PieceId(0)).linvel().z);
            if speed > 0.0 {
                break (above, speed);
            }
            assert!(sim.ticks() < 60, "{size} from {high} cm never rises");
        };
        let left = (speed.powi(2) + 2.0 * GRAVITY * above).sqrt();
        let met_s = sim.ticks() as f32 * sim.settings().tick_s - (left - speed) / GRAVITY;
        let (falls_s, rises) = ((2.0 * high / GRAVITY).sqrt(), left.powi(2) / (2.0 * GRAVITY));
        assert!((met_s / falls_s - 1.0).abs() < 0.01, "{size} from {high} cm: {met_s} s, not {falls_s} s");
        let share = rises / (FELT_RESTITUTION.powi(2) * high);
        assert!((0.95..1.3).contains(&share), "{size} from {high} cm: {share} of e²h");
    }
}
