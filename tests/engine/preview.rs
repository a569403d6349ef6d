//! What the preview foretells of a release, against what comes of it.

use bench::games::rlyeh::preview::try_out;
use game::Game;
use game::pieces::{Class, Surface};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Note};
use rlyeh_rules::{Action, Asks, Orientation, Setup};
use session::foresee::{Certainty, Foresight, Outlook};
use support::counts::whole_or;
use support::told::english;
use table::rapier3d::math::Rotation;
use table::{HandCommand, PieceId};

fn asks_upright(m: &Match) -> bool {
    matches!(m.game().asks(), Asks::Pyramid { orientation: Orientation::Upright, .. })
}

fn take(m: &mut Match) -> PieceId {
    let takes = |action| if let Action::Take(id) = action { Some(id) } else { None };
    let id = m.game().legal_actions(m.game().active()).into_iter().find_map(takes).unwrap();
    m.intend(Intent::Take(id)).unwrap();
    id
}

fn tell(m: &mut Match, command: HandCommand, ticks: u32) {
    m.intend(Intent::Hand(command)).unwrap();
    for _ in 0..ticks {
        m.tick();
    }
}

/// Carries what is held high over a place and down to a height, cm.
fn hold(m: &mut Match, turn: Rotation, to: [f32; 3]) {
    let from = m.hand().origin().unwrap().translation;
    tell(m, HandCommand::Move([from.x, from.y, 12.0]), 60);
    tell(m, HandCommand::Turn(turn.to_array()), 0);
    tell(m, HandCommand::Move([to[0], to[1], 12.0]), 120);
    tell(m, HandCommand::Move(to), 90);
}

fn let_go(m: &mut Match) -> Vec<Note> {
    m.intend(Intent::Release).unwrap();
    m.run_until_waiting(900)
}

/// A match that asks for a pyramid to be stood up.
fn first() -> Match {
    let begin = |seed| {
        let mut m = Match::new(&Setup::players(2), seed, Default::default(), false).unwrap();
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        m
    };
    (0..100).map(begin).find(asks_upright).unwrap()
}

/// The same with one that stands in the middle already, and which.
fn second() -> (Match, PieceId) {
    let begin = |seed| {
        let mut m = Match::new(&Setup::players(2), seed, Default::default(), false).unwrap();
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        if !asks_upright(&m) {
            return None;
        }
        let id = take(&mut m);
        hold(&mut m, Rotation::IDENTITY, [0.0, 0.0, 1.0]);
        tell(&mut m, HandCommand::Lower(true), 90);
        let_go(&mut m);
        m.intend(Intent::Declare(Declaration::Roll)).ok()?;
        asks_upright(&m).then_some((m, id))
    };
    (0..300).find_map(begin).unwrap()
}

/// Of forty releases; of sixteen in `./test`.
#[test]
fn what_is_foretold_of_a_release_comes_true() {
    let of = whole_or(40, 16);
    let releases = try_out(of, 7, &mut || ()).unwrap();
    let of = of as usize;
    let wrong: Vec<_> = releases.iter().filter(|release| !release.agrees()).collect();
    assert!(wrong.len() <= 1, "{wrong:#?}");
    assert!(wrong.iter().all(|release| !release.told.last.is_certain()), "{wrong:#?}");
    // The pose in the hand alone would not do.
    let as_held = releases.iter().filter(|release| release.stays_as_held()).count();
    assert!(20 * as_held <= 17 * of, "{as_held} of {of}");
    // It does not hide behind doubt, and the trials are not all alike.
    let certain = || releases.iter().filter(|release| release.told.last.is_certain());
    assert!(4 * certain().count() >= 3 * of, "{} of {of}", certain().count());
    for class in [Class::Upright, Class::Flat, Class::Weird] {
        assert!(releases.iter().any(|release| release.came.class == Some(class)), "{class}");
    }
    let ground = |of: fn(&Surface) -> bool| certain().any(|release| release.came.on.iter().any(of));
    assert!(ground(|on| matches!(on, Surface::Table)) && ground(|on| matches!(on, Surface::Pyramid(_))));
}

/// Rules, table and hand, to the bit.
fn everything(m: &Match) -> Vec<u8> {
    postcard::to_stdvec(&(m.game(), m.sim(), m.hand())).unwrap()
}

#[test]
fn what_is_held_askew_is_foretold_as_it_comes_to_rest() {
    for (lean_deg, class) in [(25.0_f32, Class::Upright), (65.0, Class::Flat)] {
        let mut m = first();
        let id = take(&mut m);
        hold(&mut m, Rotation::from_rotation_x(lean_deg.to_radians()), [0.0, 0.0, 2.0]);
        let before = everything(&m);
        for gently in [true, false] {
            let foretold = m.fork(gently).unwrap().foresee();
            assert_eq!((foretold.outlook.class, foretold.is_certain()), (Some(class), true), "{lean_deg}°");
            assert_eq!(foretold.outlook.on, [Surface::Table]);
        }
        assert!(everything(&m) == before, "a fork leaves the match alone");
        let_go(&mut m);
        assert!(everything(&m) != before, "what has happened would be seen");
        assert_eq!(m.game().facts_of(id).unwrap().class, Some(class));
    }
}

#[test]
fn at_the_edge_of_a_nest_the_answer_is_uncertain_and_beside_it_certain() {
    let (m, below) = second();
    let foretold = |aside_mm: f32| {
        let mut m = m.clone();
        take(&mut m);
        hold(&mut m, Rotation::IDENTITY, [aside_mm / 10.0, 0.0, 6.0]);
        m.fork(true).unwrap().foresee()
    };
    let nests = |foretold: &Foresight| foretold.outlook.on == [Surface::Pyramid(below)];
    let (mut inside, mut outside) = (0.0, 20.0);
    let (on_tip, aside) = (foretold(inside), foretold(outside));
    assert!(
        nests(&on_tip) && on_tip.is_certain() && on_tip.outlook.class == Some(Class::Upright),
        "{on_tip:?}"
    );
    assert!(!nests(&aside), "{aside:?}");
    while outside - inside > 0.1 {
        let middle = (inside + outside) / 2.0;
        if nests(&foretold(middle)) { inside = middle } else { outside = middle }
    }
    assert!(!foretold(inside).is_certain(), "{inside} mm aside");
    assert!(!foretold(outside).is_certain(), "{outside} mm aside");
}

#[test]
fn a_hand_that_has_not_moved_foretells_nothing() {
    let mut m = first();
    assert!(m.fork(true).is_none(), "nothing is held");
    take(&mut m);
    assert!(m.fork(true).is_none(), "letting go of what was not moved does nothing");
}

#[test]
fn the_words_say_class_place_and_what_falls() {
    let told = |class, on: &[Surface], falls: &[u16], certainty| {
        let falls = falls.iter().map(|&id| PieceId(id)).collect();
        let outlook = Outlook { class, on: on.to_vec(), falls, rests: true };
        let foresight = Foresight { outlook, verdict: None, certainty, poses: vec![] };
        english(&foresight.told(|id| format!("piece {}", id.0).into()).words)
    };
    let (four, five) = (Surface::Pyramid(PieceId(4)), Surface::Pyramid(PieceId(5)));
    assert_eq!(
        told(Some(Class::Upright), &[Surface::Table], &[], Certainty::Confirmed),
        "Upright on the table"
    );
    assert_eq!(
        told(Some(Class::Flat), &[four], &[7], Certainty::First),
        "Flat on the piece 4, but then the piece 7 falls"
    );
    assert_eq!(told(None, &[four, five], &[], Certainty::Confirmed), "Lies on the piece 4 and the piece 5");
    assert_eq!(told(None, &[Surface::Table], &[], Certainty::Confirmed), "Slides down to the table");
    assert_eq!(told(Some(Class::Weird), &[], &[], Certainty::Confirmed), "Falls off the table");
    assert_eq!(
        told(Some(Class::Flat), &[four], &[7], Certainty::Uncertain),
        "Uncertain: a hair’s breadth decides"
    );
}

#[test]
fn words_come_one_after_the_other_and_none_after_nobody_waits_for_them() {
    let mut m = first();
    take(&mut m);
    hold(&mut m, Rotation::from_rotation_x(25.0_f32.to_radians()), [0.0, 0.0, 2.0]);
    let fork = m.fork(true).unwrap();
    let mut told = vec![];
    fork.look_ahead(|foresight| told.push(foresight));
    let words: Vec<Certainty> = told.iter().map(|foresight| foresight.certainty).collect();
    assert_eq!(words, [Certainty::First, Certainty::Tried, Certainty::Confirmed]);
    assert!(told.iter().all(|foresight| foresight.outlook == told[0].outlook), "{told:?}");

    let mut told = 0;
    fork.look_ahead(|foresight| {
        told += 1;
        fork.progress().tell(foresight.clone());
        fork.progress().stop();
        fork.progress().tell(Foresight { certainty: Certainty::Uncertain, ..foresight });
    });
    assert_eq!(told, 1, "the search ended");
    assert_eq!(fork.progress().take().map(|foresight| foresight.certainty), Some(Certainty::First));
}
