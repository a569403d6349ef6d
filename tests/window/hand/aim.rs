//! A card is aimed at tips by mouse: one press, one move, one release.

use super::*;
use game::Seat;
use game::rng::Rng;
use session::{Seating, Sitter};
use support::counts::whole_or;
use support::houses::{Scene, card};
use table::hand::HandOptions;
use table::places::places;
use table::rapier3d::prelude::Rotation;
use table::sim::Contact;
use thoth::referee::{Declaration as Said, in_progress};
use thoth_rules::{Action as Act, Element, Play};
use window::hand::Previews;

/// A third of a circle, and a square root of three.
const THIRD: f32 = std::f32::consts::TAU / 3.0;

/// Three tips: where their pyramids stand, cm, and which of them are a size lower; the rest of the table is bare.
struct SetUp {
    middle: Vec2,
    side_cm: f32,
    turn: f32,
    size: Size,
    low: &'static [usize],
}

impl SetUp {
    fn feet(&self) -> [Vec2; 3] {
        let out = self.side_cm / 3.0_f32.sqrt();
        [0.0, 1.0, 2.0].map(|k| self.middle + Vec2::from_angle(self.turn + k * THIRD) * out)
    }
}

/// Tips 20 to 60 mm apart, level and 9.5 mm unequal; in the last one of them stands right behind another.
fn set_ups() -> [SetUp; 10] {
    // Small ones have room where the tips are near one another.
    let up = |x: f32, y: f32, side_cm: f32, turn: f32, low| {
        let size = if side_cm < 4.0 { Size::Small } else { Size::Large };
        SetUp { middle: Vec2::new(x, y), side_cm, turn, size, low }
    };
    [
        up(0.0, 0.0, 3.0, 0.3, &[]),
        up(-6.0, 3.0, 4.0, 1.0, &[]),
        up(5.0, -4.0, 5.0, 0.6, &[]),
        up(0.0, 6.0, 6.0, 0.0, &[]),
        up(3.0, 2.0, 2.6, 0.9, &[]),
        up(0.0, -3.0, 2.2, 0.5, &[]),
        up(-4.0, -2.0, 5.0, 0.2, &[0]),
        up(4.0, 4.0, 5.5, 1.4, &[1]),
        up(0.0, 1.0, 6.0, 0.8, &[0, 2]),
        up(0.0, 0.0, 4.4, THIRD / 4.0, &[]),
    ]
}

/// A match in which a story is to be laid, with three pyramids where the set-up has them and nothing near; and the card.
fn story(at: &SetUp) -> (session::Match<Thoth>, PieceId, [PieceId; 3]) {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Element::Fire, at.size, 4)])
        .house(1, "Tower", &[(Element::Water, Size::Medium, 4)])
        .hand(0, &["King of Wands"]);
    let mut m = in_progress(scene.game(), HandOptions::default(), true).unwrap();
    let story = card("King of Wands");
    m.intend(session::Intent::Declare(Said::Play(Play::Story { card: story }))).unwrap();
    m.run_until_waiting(1_400);
    m.seat(Seating::new(vec![Sitter::Person; 2]));
    let takes = |action| if let Act::Take(id) = action { Some(id) } else { None };
    let id = m.game().legal_actions(Seat(0)).into_iter().find_map(takes).unwrap();
    let of = |seat, k: usize| m.game().house(Seat(seat)).unwrap().ground.pyramids[k];
    let legs = [0, 1, 2].map(|k| of(u8::from(at.low.contains(&k)), k));
    let sim = m.sim_mut();
    let all: Vec<PieceId> = sim.pieces().map(|(id, _)| id).filter(|id| *id != sim.table()).collect();
    // Everything else goes out of the way, to the edge of the table.
    for (k, other) in all.into_iter().filter(|other| *other != id).enumerate() {
        let pose = sim.pose(other);
        let aside = Vector::new(-40.0 + 1.2 * k as f32, 60.0, pose.translation.z);
        sim.place(other, Pose::from_parts(aside, pose.rotation));
    }
    for (leg, foot) in legs.into_iter().zip(at.feet()) {
        sim.place(leg, Pose::from_parts(foot.extend(0.0), Rotation::IDENTITY));
    }
    sim.place(id, Pose::from_parts(Vector::new(-15.0, 6.0, 0.05), Rotation::IDENTITY));
    (m, id, legs)
}

/// A table seen as a city is: a centimetre is 26 points.
fn near(m: session::Match<Thoth>) -> Table<Thoth> {
    let mut table = Table::new(m);
    let eye = Transform::from_xyz(0.0, -24.0, 16.0).looking_at(Vec3::new(0.0, 0.0, 2.0), Vec3::Z);
    *table.app.world_mut().get_mut::<Transform>(table.camera).unwrap() = eye;
    // Nobody asks whether it is let go of all the same: the tips are of two houses.
    table.app.insert_resource(Previews::all(false));
    table.frames(2);
    table
}

fn tip(table: &mut Table<Thoth>, id: PieceId) -> Vec3 {
    table.sim(|sim| sim.centre_of_mass(id).with_z(sim.top_cm(id)))
}

/// Presses on the card, moves once to a point of the window, lets go; which of the pyramids then carry it, and after how many
/// frames the hand has let go.
fn gesture(table: &mut Table<Thoth>, id: PieceId, legs: [PieceId; 3], to: Vec2) -> (Vec<PieceId>, u32) {
    table.grab(id);
    table.cursor(to);
    table.frames(2);
    table.release();
    let (mut most, mut held) = (vec![], 2);
    for _ in 0..900 {
        table.frames(1);
        if !table.app.world().resource::<Playing<Thoth>>().0.hand().held().is_empty() {
            held += 1;
            continue;
        }
        let on: Vec<PieceId> = table.sim(|sim| {
            let touch = |leg: &PieceId| {
                let pairs = |found: &Contact| [(found.a, found.b), (found.b, found.a)];
                sim.contacts().any(|found| found.gap < 0.02 && pairs(&found).contains(&(id, *leg)))
            };
            legs.into_iter().filter(touch).collect()
        });
        if on.len() > most.len() {
            most = on;
        }
        // The referee puts away what does not belong to the house.
        if most.len() == 3 || table.app.world().resource::<Playing<Thoth>>().0.is_waiting() {
            break;
        }
    }
    (most, held)
}

/// With eight points of noise each way, ten set-ups and ten seeds; four set-ups and a seed in `./test`.
#[test]
fn a_card_that_is_pointed_at_the_middle_of_three_tips_lies_on_all_three() {
    let (mut all, mut lies, mut frames, mut told) = (0, 0, 0, vec![]);
    for (n, at) in set_ups().iter().enumerate().step_by(whole_or(1, 3)) {
        for seed in 0..whole_or(10, 1) {
            let (m, id, legs) = story(at);
            let mut table = near(m);
            let middle = legs.map(|leg| tip(&mut table, leg)).iter().sum::<Vec3>() / 3.0;
            let mut rng = Rng::new(seed * 100 + n as u64);
            let mut noise = || f32::from(rng.below(161) as u16) / 10.0 - 8.0;
            let to = table.pixel_of(middle) + Vec2::new(noise(), noise());
            let (on, held) = gesture(&mut table, id, legs, to);
            (all, lies, frames) = (all + 1, lies + usize::from(on.len() == 3), frames + held);
            told.push((n, seed, on.len()));
        }
    }
    let seconds = frames as f32 / all as f32 / 60.0;
    println!("{lies} of {all} lie on all three; the hand holds the card for {seconds:.1} s");
    assert!(10 * lies >= 9 * all, "{lies} of {all}: {told:?}");
}

/// The mark follows the mouse: as far as it goes, in the plane of the tips, without a jump.
#[test]
fn over_tips_a_card_goes_as_far_as_the_mouse() {
    let at = &set_ups()[2];
    let (m, id, legs) = story(at);
    let mut table = near(m);
    let middle = legs.map(|leg| tip(&mut table, leg)).iter().sum::<Vec3>() / 3.0;
    table.grab(id);
    let step = Vec3::new(0.1, 0.06, 0.0);
    let mut before: Option<Vec2> = None;
    for k in -12..=12 {
        let to = middle + step * k as f32;
        let pixel = table.pixel_of(to);
        table.cursor(pixel);
        table.frames(1);
        let GrabState::Holding(carry) = table.grab_state() else { panic!("it is held") };
        let now = carry.middle_wanted();
        if let Some(before) = before {
            let way = now - before;
            assert!(way.distance(step.truncate()) < 0.03, "{k}: {way}");
        }
        before = Some(now).filter(|_| k > -11);
        if k > -11 {
            assert!(now.distance(to.truncate()) < 0.05, "{k}: {now} {to}");
        }
    }
}

/// What the keyboard goes through are places where it lies: named, and the firmest first.
#[test]
fn the_places_for_a_card_are_those_where_it_lies_on_three_tips() {
    for at in &set_ups()[..3] {
        let (m, id, legs) = story(at);
        let mut m = m;
        m.sim_mut().tick().unwrap();
        let found = places(m.sim(), &[id], Rotation::IDENTITY, &|piece| legs.contains(&piece));
        let [place] = &found[..] else { panic!("{found:?}") };
        let mut on = place.on.clone();
        on.sort();
        let mut wanted = legs.to_vec();
        wanted.sort();
        assert_eq!(on, wanted);
        // The middle of an even triangle is a third of its height from each side.
        let room = at.side_cm / (2.0 * 3.0_f32.sqrt());
        assert!((place.spare_cm.unwrap() - room).abs() < 0.05, "{place:?} {room}");
        let middle = place.pose * m.sim().body(id).mass_properties().local_mprops.local_com;
        assert!(middle.truncate().distance(at.middle) < 0.05, "{middle}");
    }
}
