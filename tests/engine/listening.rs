//! What is heard of a table: what struck what and how hard, what slid, and nothing where all rests.

use crate::physics::{at, house, table};
use game::contact::{ContactEvent, ContactKind, Form, Material};
use game::pieces::{CardShape, PieceId, Size};
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::sim::{Placement, Sim};
use table::{Settings, TableError};

/// A tick, and what was heard in it.
fn tick(sim: &mut Sim) -> Result<Vec<ContactEvent>, TableError> {
    sim.listen();
    let mut heard = vec![];
    sim.tick()?;
    sim.take_heard(&mut heard);
    Ok(heard)
}

fn ticks(sim: &mut Sim, count: u32) -> Vec<ContactEvent> {
    (0..count).flat_map(|_| tick(sim).unwrap()).collect()
}

fn strikes(heard: &[ContactEvent]) -> Vec<&ContactEvent> {
    heard.iter().filter(|event| event.kind == ContactKind::Strike).collect()
}

/// Newton's second law: what strikes gave is how the velocity changed, in coarse steps (from 0.6 mm) as in fine ones. The engine
/// itself reports a ninth more in the one and twice as much in the other.
#[test]
fn the_impulse_of_a_strike_is_what_it_changed_of_the_velocity() {
    for (fall_mm, within) in [(0.6, 0.25), (30.0, 0.03), (200.0, 0.03)] {
        let mut sim = table(Settings::sleepless(), vec![at(Kind::Die, 0.0, 0.0, 8.0 + fall_mm)]);
        let mass_kg = sim.mass_g(PieceId(0)) / 1000.0;
        let (impulse, changed) = loop {
            let before = sim.body(PieceId(0)).linvel().z;
            let heard = tick(&mut sim).unwrap();
            let after = sim.body(PieceId(0)).linvel().z;
            let impulse: f32 = strikes(&heard).iter().map(|event| event.impulse_ns).sum();
            if impulse > 0.0 {
                break (impulse, (after - before + GRAVITY / 60.0) / 100.0);
            }
            assert!(sim.ticks() < 60, "nothing struck");
        };
        let of = impulse / (mass_kg * changed);
        assert!((of - 1.0).abs() < within, "from {fall_mm} mm: {of} of the change of momentum");
    }
}

#[test]
fn a_strike_begins_when_the_fall_ends_as_fast_as_the_fall_was() {
    let (fall_mm, size) = (80.0_f32, Size::Large);
    let mut sim = table(Settings::sleepless(), vec![at(Kind::Pyramid(size), 30.0, -40.0, fall_mm)]);
    let heard = ticks(&mut sim, 40);
    let first = strikes(&heard)[0];
    let fall_s = (2.0 * fall_mm / 10.0 / GRAVITY).sqrt();
    let speed_m_s = GRAVITY * fall_s / 100.0;
    assert!((first.at_s as f32 - fall_s).abs() < 0.001, "{} s, not {fall_s}", first.at_s);
    assert!((first.closing_m_s / speed_m_s - 1.0).abs() < 0.02, "{} m/s", first.closing_m_s);
    let [x, y, z] = first.place_cm;
    let half_cm = size.base_mm() / 20.0;
    assert!(
        (x - 3.0).abs() <= half_cm && (y + 4.0).abs() <= half_cm && z.abs() < 0.05,
        "{:?}",
        first.place_cm
    );
    assert_eq!(first.materials, [Material::Acrylic, Material::Felt]);
    assert_eq!(first.pieces, [PieceId(0), sim.table()]);
}

#[test]
fn what_rests_makes_no_sound() {
    let mut sim = table(Settings::sleepless(), house(5));
    ticks(&mut sim, 120);
    let heard = ticks(&mut sim, 240);
    assert!(heard.is_empty(), "{:?}", heard[0]);
}

#[test]
fn what_slides_is_heard_with_its_speed_and_its_load() {
    let mut sim =
        table(Settings::sleepless(), vec![at(Kind::Floor(CardShape::Triangle), -100.0, 0.0, 0.381)]);
    ticks(&mut sim, 20);
    let mut slides = vec![];
    for _ in 0..60 {
        // A push that makes up for the friction.
        let mut velocity = sim.body(PieceId(0)).linvel();
        velocity.x = 10.0;
        sim.body_mut(PieceId(0)).set_linvel(velocity, true);
        let before = sim.pose(PieceId(0)).translation.x;
        let heard = tick(&mut sim).unwrap();
        let went_m_s = (sim.pose(PieceId(0)).translation.x - before) * 0.6;
        slides.extend(
            heard.into_iter().filter(|event| event.kind == ContactKind::Slide).map(|event| (event, went_m_s)),
        );
    }
    assert!(slides.len() > 50, "{} of 60 ticks", slides.len());
    let weight_n = sim.mass_g(PieceId(0)) * GRAVITY * 1e-5;
    let force_n = slides.iter().map(|(event, _)| event.force_n()).sum::<f32>() / slides.len() as f32;
    assert!((force_n / weight_n - 1.0).abs() < 0.1, "{force_n} N under a weight of {weight_n} N");
    for (event, went_m_s) in &slides {
        assert!((event.slip_m_s - went_m_s).abs() < 0.15 * went_m_s, "{event:?}, and it went {went_m_s} m/s");
        assert_eq!(event.materials, [Material::Polyester, Material::Felt]);
    }
}

/// A pyramid dropped beside a die on a card: which of them comes first in the list makes no difference.
#[test]
fn the_order_of_the_two_pieces_makes_no_difference() {
    let pieces = |swapped: bool| {
        let mut pieces =
            vec![at(Kind::Tarot, 0.0, 0.0, 0.175), at(Kind::Pyramid(Size::Small), 10.0, 20.0, 40.0)];
        if swapped {
            pieces.reverse();
        }
        pieces
    };
    let heard = [false, true].map(|swapped| {
        let heard = ticks(&mut table(Settings::sleepless(), pieces(swapped)), 40);
        let first =
            strikes(&heard).into_iter().find(|event| event.materials[0] == Material::Acrylic).unwrap();
        (*first, heard)
    });
    let [a, b] = heard.map(|(first, _)| first);
    assert_eq!(a.materials, [Material::Acrylic, Material::CardStock]);
    assert_eq!(a.materials, b.materials);
    assert_eq!(a.pieces, b.pieces, "0 and 1 either way round");
    // Where it lands on the card differs by half a millimetre between the two.
    assert!((a.impulse_ns / b.impulse_ns - 1.0).abs() < 0.15, "{a:?} {b:?}");
    assert!((a.closing_m_s / b.closing_m_s - 1.0).abs() < 0.02 && a.closing_m_s > 0.0, "{a:?} {b:?}");
}

#[test]
fn listening_changes_nothing_and_a_copy_is_not_listened_to() {
    let fall = || {
        let mut placements = house(2);
        placements.push(at(Kind::Pyramid(Size::Large), 10.0, 5.0, 140.0));
        table(Settings::default(), placements)
    };
    let (mut silent, mut loud) = (fall(), fall());
    let heard = ticks(&mut loud, 90);
    (0..90).for_each(|_| silent.tick().unwrap());
    assert!(silent.is_same(&loud), "to the byte");
    assert!(strikes(&heard).len() > 10);
    let mut copy = loud.clone();
    let mut none = vec![];
    for sim in [&mut silent, &mut copy] {
        assert!(!sim.is_heard());
        sim.tick().unwrap();
        sim.take_heard(&mut none);
    }
    assert_eq!(none, [], "nobody listened");
}

#[test]
fn each_piece_sounds_as_what_it_is() {
    let cube = Placement::new(Piece::new(Kind::Box { size_mm: [10.0, 20.0, 30.0] }).fixed(), Pose::IDENTITY);
    let pieces = vec![
        at(Kind::Pyramid(Size::Medium), 0.0, 0.0, 0.0),
        at(Kind::Tarot, 0.0, 200.0, 0.2),
        at(Kind::Die, 0.0, 300.0, 8.0),
        cube,
    ];
    let sim = table(Settings::default(), pieces);
    let of = |id| sim.sounding(PieceId(id));
    assert_eq!((of(0).material, of(0).form), (Material::Acrylic, Form::Pyramid(Size::Medium)));
    assert!((of(0).mass_g - Size::Medium.mass_g()).abs() < 1e-3);
    assert_eq!(of(1).material, Material::CardStock);
    let Form::Plate(edges) = of(1).form else { panic!("{:?}", of(1)) };
    assert!(edges.iter().zip([70.0, 120.0, 0.35]).all(|(a, b)| (a - b).abs() < 0.01), "{edges:?}");
    assert!(matches!((of(2).material, of(2).form), (Material::Acrylic, Form::Block(_))), "{:?}", of(2));
    assert_eq!((of(3).material, of(3).form), (Material::Wood, Form::Furniture));
    assert_eq!((of(4).material, of(4).form), (Material::Felt, Form::Furniture));
}

/// A whole table that slept is woken: nothing has moved, so nothing is heard.
#[test]
fn what_wakes_makes_no_sound() {
    let mut placements = house(3);
    placements.push(at(Kind::Pyramid(Size::Large), 150.0, 0.0, 0.0));
    let mut sim = table(Settings::default(), placements);
    ticks(&mut sim, 120);
    sim.lull(|_, _| true);
    assert_eq!(ticks(&mut sim, 5), []);
    assert_eq!(sim.awake(), 0);
    sim.set_gravity([0.0, 0.0, -GRAVITY]);
    let mut heard = tick(&mut sim).unwrap();
    assert!(sim.awake() > 12, "all but what lies by itself");
    heard.extend(ticks(&mut sim, 120));
    assert!(heard.is_empty(), "{:?}", heard[0]);
}
