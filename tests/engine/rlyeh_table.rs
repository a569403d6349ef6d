//! Builders of R'lyeh on a real table, headless: rules, hand, physics and referee together.

use bots::carry::Carry;
use game::message::Say;
use game::rng::Rng;
use game::{Game, Seat};
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Note};
use rlyeh_rules::{Action, Class, Die, DieOrder, Event, FirstSeat, Phase, Refusal, Roll, Setup, Surface};
use session::{MatchError, Undo};
use support::counts::whole_or;
use support::drive::{drive, solitaire};
use support::told::english;
use table::hand::HandOptions;
use table::rapier3d::prelude::*;
use table::{CardShape, HandCommand, Kind, PieceId};

fn after_turns(turns: u32) -> impl Fn(&Match) -> bool {
    move |m| m.game().turn() > turns && m.is_waiting()
}

/// The first piece that may be taken now.
fn takeable(m: &Match) -> Option<PieceId> {
    let actions = m.game().legal_actions(m.game().active());
    actions.into_iter().find_map(|a| if let Action::Take(id) = a { Some(id) } else { None })
}

/// Rolls until a pyramid must be placed, and takes one.
fn take_something(m: &mut Match) -> PieceId {
    loop {
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        if let Some(id) = takeable(m) {
            m.intend(Intent::Take(id)).unwrap();
            return id;
        }
    }
}

fn ticks(m: &mut Match, ticks: u32) {
    for _ in 0..ticks {
        m.tick();
    }
}

/// Two games; one in `./test`.
#[test]
fn a_whole_game_keeps_its_invariants_and_comes_to_an_end() {
    for seed in 1..=whole_or(2, 1) {
        let mut m = solitaire(seed, false);
        let mut builder = CityBuilder::default();
        while m.game().outcome().is_none() {
            let turn = m.game().turn();
            drive(&mut m, std::slice::from_mut(&mut builder), after_turns(turn));
            m.game().audit().unwrap();
            for id in m.game().pieces_in_play() {
                let pose = m.sim().pose(id);
                assert!(pose.is_finite() && pose.translation.z > -0.05, "seed {seed}: {id} at {pose:?}");
            }
        }
        assert!(m.game().height_um() > 40_000, "seed {seed}: {} µm", m.game().height_um());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = || {
        let mut m = solitaire(11, false);
        drive(&mut m, &mut [CityBuilder::default()], after_turns(8));
        m.to_bytes().unwrap()
    };
    assert!(play() == play());
}

#[test]
fn letting_go_without_moving_takes_no_action() {
    let mut m = solitaire(3, false);
    let id = take_something(&mut m);
    let before: Vec<Pose> = m.sim().pieces().map(|(id, _)| m.sim().pose(id)).collect();
    ticks(&mut m, 20);
    m.intend(Intent::Release).unwrap();
    m.run_until_waiting(700);
    let after: Vec<Pose> = m.sim().pieces().map(|(id, _)| m.sim().pose(id)).collect();
    assert_eq!(before, after);
    assert!(!m.game().in_play(id) && matches!(m.game().phase(), Phase::Acting { .. }));
}

#[test]
fn putting_back_brings_the_piece_back() {
    let mut m = solitaire(3, false);
    let id = take_something(&mut m);
    let before = m.sim().pose(id);
    m.intend(Intent::Hand(HandCommand::Move([0.0, 0.0, 6.0]))).unwrap();
    ticks(&mut m, 120);
    assert!(m.sim().pose(id).translation.distance(before.translation) > 10.0);
    m.intend(Intent::PutBack).unwrap();
    m.run_until_waiting(700);
    assert!(m.sim().pose(id).translation.distance(before.translation) < 0.01);
    assert!(!m.game().in_play(id));
}

#[test]
fn knocking_the_city_over_by_hand_collapses_it() {
    let mut m = solitaire(1, false);
    drive(&mut m, &mut [CityBuilder::default()], |m| m.game().height_um() > 60_000 && m.is_waiting());
    let tower = m.game().pieces_in_play();
    let at = tower.iter().map(|&id| m.sim().centre_of_mass(id)).max_by(|a, b| a.z.total_cmp(&b.z)).unwrap();
    // Turn after turn, sweep what may be taken through the tower with the hand held low.
    let mut collapsed = false;
    for _ in 0..12 {
        if m.game().outcome().is_some() {
            break;
        }
        take_something(&mut m);
        m.intend(Intent::Hand(HandCommand::Move([-12.0, at.y, 12.0]))).unwrap();
        ticks(&mut m, 150);
        m.intend(Intent::Hand(HandCommand::AutoRaise(false))).unwrap();
        m.intend(Intent::Hand(HandCommand::Move([-12.0, at.y, at.z]))).unwrap();
        ticks(&mut m, 90);
        m.intend(Intent::Hand(HandCommand::Move([12.0, at.y, at.z]))).unwrap();
        ticks(&mut m, 120);
        m.intend(Intent::PutBack).unwrap();
        let notes = m.run_until_waiting(1_400);
        collapsed |= notes.iter().any(|n| matches!(n, Note::Event(Event::Collapsed { .. })));
        if collapsed {
            break;
        }
        m.intend(Intent::Declare(Declaration::Pass)).ok();
    }
    assert!(collapsed, "the tower withstood twelve sweeps");
    assert!(m.game().ending().is_some_and(|e| e.collapsed()));
}

#[test]
fn practice_takes_steps_back_and_again_bit_for_bit() {
    let mut m = solitaire(5, true);
    let mut builder = CityBuilder::default();
    drive(&mut m, std::slice::from_mut(&mut builder), after_turns(3));
    let third = m.to_bytes().unwrap();
    drive(&mut m, std::slice::from_mut(&mut builder), after_turns(6));
    let sixth = m.to_bytes().unwrap();
    let (steps, _) = m.steps();
    let mut back = 0;
    while m.game().turn() > 4 || *m.game().phase() != Phase::Rolling {
        m.rewind(Undo::Undo).unwrap();
        back += 1;
    }
    assert!(back > 0 && back <= steps);
    // The table, the rules, the log and the notes are those of that moment: nothing tells of the detour.
    let poses = |m: &Match| m.sim().pieces().map(|(id, _)| m.sim().pose(id)).collect::<Vec<_>>();
    let then = Match::from_bytes(&third, std::path::Path::new("third")).unwrap();
    assert!(poses(&m) == poses(&then));
    assert_eq!(m.game(), then.game());
    assert_eq!((m.log(), m.notes()), (then.log(), then.notes()));
    for _ in 0..back {
        m.rewind(Undo::Redo).unwrap();
    }
    let then = Match::from_bytes(&sixth, std::path::Path::new("sixth")).unwrap();
    assert!(poses(&m) == poses(&then));
    assert_eq!(m.game(), then.game());
    assert_eq!((m.log(), m.notes()), (then.log(), then.notes()));
    assert!(m.rewind(Undo::Redo).is_err());
}

#[test]
fn a_scored_match_takes_nothing_back() {
    let mut m = solitaire(5, false);
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    assert!(matches!(m.rewind(Undo::Undo), Err(MatchError::Scored)));
}

#[test]
fn a_refused_intent_changes_nothing_and_says_why() {
    let mut m = solitaire(5, false);
    let before = m.to_bytes().unwrap();
    for intent in [
        Intent::Take(PieceId(0)),
        Intent::Release,
        Intent::PutBack,
        Intent::Declare(Declaration::Pass),
        Intent::Take(PieceId(9_999)),
        Intent::Hand(HandCommand::Move([0.0, 0.0, 1.0])),
    ] {
        let why = english(&m.intend(intent.clone()).unwrap_err());
        assert!(!why.is_empty(), "{intent:?}");
    }
    let mut after = Match::from_bytes(&before, std::path::Path::new("before")).unwrap();
    assert_eq!(m.game(), after.game());
    assert_eq!(m.log(), after.log());
    after.tick();
    m.tick();
    assert_eq!(m.sim().ticks(), after.sim().ticks());
}

#[test]
fn a_lost_piece_stops_the_match_at_the_last_rest() {
    let mut m = solitaire(2, false);
    drive(&mut m, &mut [CityBuilder::default()], after_turns(2));
    let resting = m.to_bytes().unwrap();
    let &lost = m.game().pieces_in_play().iter().next().unwrap();
    let name = english(&m.game().label(lost).unwrap());
    m.sim_mut().body_mut(lost).set_linvel(Vector::new(f32::NAN, 0.0, 0.0), true);
    let notes = m.tick();
    let words: Vec<String> = notes.iter().map(english).collect();
    assert!(words.iter().any(|w| w.contains(&format!("The {name} flew out of reach"))), "{name}: {words:?}");
    let then = Match::from_bytes(&resting, std::path::Path::new("resting")).unwrap();
    assert_eq!(m.game(), then.game());
    assert!(m.sim().pieces().all(|(id, _)| m.sim().pose(id).is_finite()));
}

#[test]
fn nonsense_from_the_mouse_does_nothing() {
    let mut m = solitaire(3, false);
    take_something(&mut m);
    for to in [[f32::NAN, 0.0, 0.0], [f32::INFINITY, 0.0, 0.0], [1e30, -1e30, 1e30]] {
        m.intend(Intent::Hand(HandCommand::Move(to))).unwrap();
        ticks(&mut m, 30);
    }
    m.intend(Intent::Hand(HandCommand::Turn([0.0; 4]))).unwrap();
    ticks(&mut m, 30);
    let held = m.hand().held()[0];
    let edge = m.sim().half_table_cm() + 5.0;
    let at = m.sim().pose(held).translation;
    assert!(at.is_finite() && at.x.abs() < edge && at.y.abs() < edge, "{at}");
}

/// A match of two in which Seat 1 begins, with a large pyramid upright in the middle and a small one 6 cm beside it, and an
/// Arrange rolled.
fn arranging() -> (Match, PieceId, PieceId) {
    let deeds = [DieOrder::Spire, DieOrder::Spire, DieOrder::Arrange];
    let rolls = |seed: &u64| {
        let mut rng = Rng::new(*seed);
        deeds.iter().all(|&deed| Roll::throw(Die::Cthulhu, None, &mut rng).deed() == deed)
    };
    let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(2) };
    let seed = (0..1_000_000).find(rolls).unwrap();
    let mut m = Match::new(&setup, seed, HandOptions::default(), false).unwrap();
    let (large, small) = (PieceId(10), PieceId(0));
    for (id, x) in [(large, 0.0), (small, 6.0)] {
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        carry(&mut m, id, Vector::new(x, 0.0, 0.0)).unwrap();
    }
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    (m, large, small)
}

/// Takes an upright piece, carries it to a place, lets go, and waits; what came of it.
fn carry(m: &mut Match, id: PieceId, to: Vector) -> Result<Vec<Note>, MatchError> {
    m.intend(Intent::Take(id)).unwrap();
    let mut carry = Carry::default();
    carry.to(Pose::from_translation(to));
    for _ in 0..2_000 {
        if m.hand().held().is_empty() {
            return Ok(m.run_until_waiting(2_000));
        }
        if let Some(intent) = carry.next_intent().or_else(|| carry.act(m)) {
            m.intend(intent.clone())?;
            carry.done(&intent);
        }
        m.tick();
    }
    panic!("the hand does not get there");
}

/// How high the foot of a small one is that is nested on a large one, cm.
const NESTED_CM: f32 = 4.445 + 0.9525 - 2.54;

#[test]
fn the_hand_does_not_let_go_of_an_adjusted_pyramid_over_a_tip() {
    let (mut m, large, small) = arranging();
    m.intend(Intent::Take(small)).unwrap();
    m.intend(Intent::Hand(HandCommand::Move([0.0, 0.0, NESTED_CM + 1.0]))).unwrap();
    ticks(&mut m, 240);
    // The word at the pointer says the same as the rules.
    assert_eq!(m.reading().unwrap().forbidden, Some(Refusal::NestsOnTip.message()));
    let refused = m.intend(Intent::Release).unwrap_err();
    assert_eq!(refused.message(), Refusal::NestsOnTip.message());
    m.intend(Intent::PutBack).unwrap();
    m.run_until_waiting(2_000);
    // A bot's hand does not even ask.
    carry(&mut m, small, Vector::new(0.0, 0.0, NESTED_CM)).unwrap();
    assert!(
        matches!(
            m.notes().iter().rev().nth(1),
            Some(Note::Event(Event::PutBack { .. })) | Some(Note::PutDown { .. })
        ),
        "{:?}",
        m.notes()
    );
    assert!(m.game().adjusted().is_empty());
    // R19: a large one goes over a small one, down to the table.
    let notes = carry(&mut m, large, Vector::new(6.0, 0.0, 0.0)).unwrap();
    assert!(notes.iter().any(|note| matches!(note, Note::Event(Event::Adjusted { .. }))), "{notes:?}");
    assert_eq!(m.game().stack(small), [small, large]);
    assert_eq!(m.game().height_um() / 100, 444);
}

#[test]
fn an_adjusted_pyramid_that_slides_onto_a_tip_goes_back_where_it_stood() {
    let (mut m, large, small) = arranging();
    let stood = m.sim().pose(small);
    m.intend(Intent::Take(small)).unwrap();
    // Beside the tip by more than a nest allows: geometry says that it leans, and then it slides.
    m.intend(Intent::Hand(HandCommand::Move([0.2, 0.0, 5.0]))).unwrap();
    ticks(&mut m, 240);
    assert_eq!(m.reading().unwrap().forbidden, None);
    m.intend(Intent::Release).unwrap();
    let notes = m.run_until_waiting(3_000);
    assert!(notes.iter().any(|note| matches!(note, Note::Event(Event::SentBack { .. }))), "{notes:?}");
    assert!(m.sim().pose(small).translation.distance(stood.translation) < 0.01);
    let facts = m.game().facts_of(small).unwrap();
    assert_eq!((facts.class, facts.surface, facts.nested_on), (Some(Class::Upright), Surface::Table, None));
    assert!(m.game().adjusted().contains(&small) && !m.game().tip_taken(large));
    assert!(matches!(m.game().phase(), Phase::Acting { .. }));
    assert_eq!(session::replay::verify(&m, &mut |_| ()).unwrap().divergences, []);
}

/// It was told "✔ Slides down", and then lost: on the table, where it slides to, nothing is asked of a card.
#[test]
fn a_card_that_slides_from_a_tip_to_the_table_is_foretold_as_lost() {
    let deeds = [DieOrder::Spire, DieOrder::Ascend];
    let rolls = |seed: &u64| {
        let mut rng = Rng::new(*seed);
        deeds.iter().all(|&deed| Roll::throw(Die::Cthulhu, None, &mut rng).deed() == deed)
    };
    let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(2) };
    let seed = (0..10_000).find(rolls).unwrap();
    let mut m = Match::new(&setup, seed, HandOptions::default(), false).unwrap();
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    carry(&mut m, PieceId(10), Vector::ZERO).unwrap();
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    let blob = |id: &PieceId| m.sim().piece(*id).kind == Kind::Floor(CardShape::Blob);
    let takes = |action| if let Action::Take(id) = action { Some(id) } else { None };
    let card =
        m.game().legal_actions(m.game().active()).into_iter().filter_map(takes).filter(blob).last().unwrap();
    m.intend(Intent::Take(card)).unwrap();
    m.intend(Intent::Hand(HandCommand::Move([2.5, 0.0, 6.0]))).unwrap();
    ticks(&mut m, 240);
    assert_eq!(m.reading().unwrap().forbidden, None, "it may be let go of over a tip");
    let foretold = m.fork(true).unwrap().foresee();
    let verdict = foretold.verdict.unwrap();
    assert!(verdict.lost && verdict.words.is_some(), "{verdict:?}");
    m.intend(Intent::Release).unwrap();
    let notes = m.run_until_waiting(3_000);
    assert!(notes.iter().any(|note| matches!(note, Note::Event(Event::CardReturned { .. }))), "{notes:?}");
}
