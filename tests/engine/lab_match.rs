//! A match as a set-up: the table of a save as each turn began, and what the lab says of it.

use lab::Scene;
use lab::study::RestingScene;
use rlyeh::{INFO, Match};
use session::replay::ReplayError;
use session::{CardMatch, Seating, Skill, Tabled, Undo};
use std::path::Path;
use support::drive::{build, houses, solitaire};
use table::Sim;
use thoth::Thoth;

/// What messages call the save.
const FILE: &str = "city.cyclopean";
/// Dabblers build a city of some turns with this seed, and it stands.
const SEED: u64 = 4;

fn table(bytes: &[u8], turn: Option<u32>) -> Result<Sim, ReplayError> {
    (INFO.table)(bytes, Path::new(FILE), turn)
}

/// Where everything is, to the bit, and what is held fast.
fn lies(sim: &Sim) -> Vec<([u32; 7], bool)> {
    let one = |id| {
        let ([x, y, z], [i, j, k, w]) =
            (sim.pose(id).translation.to_array(), sim.pose(id).rotation.to_array());
        ([x, y, z, i, j, k, w].map(f32::to_bits), sim.body(id).is_dynamic())
    };
    sim.pieces().map(|(id, _)| one(id)).collect()
}

/// Builds up to this turn, in which nothing has been done yet.
fn up_to(m: &mut Match, turn: u32) {
    build(m, &[Skill::Low], turn - 1);
    assert_eq!((m.game().turn(), m.is_waiting()), (turn, true), "the seed tells another story");
}

#[test]
fn the_table_of_every_turn_is_as_it_lay_when_the_turn_began() {
    let mut m = solitaire(SEED, true);
    let mut noted = vec![m.sim().clone()];
    for turn in 2..=6 {
        up_to(&mut m, turn);
        noted.push(m.sim().clone());
    }
    // The last placement of turn 2 and all after it are taken back, and come otherwise.
    while m.game().turn() > 2 {
        m.rewind(Undo::Undo).unwrap();
    }
    (0..7).for_each(|_| drop(m.tick()));
    let before = noted.split_off(2);
    for turn in 3..=6 {
        up_to(&mut m, turn);
        noted.push(m.sim().clone());
    }
    assert!(lies(&before[0]) != lies(&noted[2]), "turn 3 begins otherwise");
    let bytes = m.to_bytes().unwrap();
    for (turn, noted) in (1..).zip(&noted) {
        assert!(lies(&table(&bytes, Some(turn)).unwrap()) == lies(noted), "turn {turn}");
    }
    assert!(lies(&table(&bytes, None).unwrap()) == lies(m.sim()));
    for turn in [0, 7, u32::MAX] {
        let why = table(&bytes, Some(turn)).err().unwrap().to_string();
        let wrong = ReplayError::NoTurn { file: FILE.into(), turn, first: 1, last: 6 }.to_string();
        assert_eq!(why, wrong);
    }
}

#[test]
fn a_game_without_a_table_has_no_set_up() {
    let seating = Seating::people(3);
    let m = CardMatch::<rathulhu_rules::Rathulhu>::new(&rathulhu_rules::Setup::players(3), 1, seating, false);
    let bytes = m.unwrap().to_bytes().unwrap();
    for turn in [None, Some(1)] {
        let found = (rathulhu::INFO.table)(&bytes, Path::new(FILE), turn);
        assert!(matches!(found, Err(ReplayError::NoTable { .. })), "{turn:?}");
    }
}

/// A scene of a table, written and read again, is judged like the table itself, which the lab copies in another way.
#[test]
fn the_scene_of_a_table_is_judged_like_the_table() {
    let mut city = solitaire(SEED, false);
    up_to(&mut city, 6);
    let (houses, _) = houses(3);
    judged_alike(&city);
    judged_alike(&houses);
}

fn judged_alike<G: Tabled>(m: &session::Match<G>) {
    let sim = m.sim();
    let scene = Scene::of_table(G::NAME.into(), sim);
    assert_eq!(scene.pieces.len() + sim.parked().len() + 1, sim.len(), "{}", G::NAME);
    let scene = Scene::parse(&scene.to_text().unwrap(), "again").unwrap();
    let (drawn, copied) =
        (RestingScene::of_scene(&scene).unwrap(), RestingScene::of_table("", sim, vec![]).unwrap());
    assert_eq!(drawn.free().count(), copied.free().count(), "{}", G::NAME);
    let [drawn, copied] = [&drawn, &copied].map(|subject| subject.statics().unwrap());
    assert!(
        (drawn.tilt_deg - copied.tilt_deg).abs() < 0.05,
        "{}: {} {}",
        G::NAME,
        drawn.tilt_deg,
        copied.tilt_deg
    );
    assert_eq!(drawn.analysis.verdict, copied.analysis.verdict, "{}", G::NAME);
}

#[test]
fn nothing_of_a_hidden_card_is_on_the_table() {
    let (m, _) = houses(3);
    let hidden = m.sim().parked().len();
    assert!(hidden > 20, "most of the pack was never seen");
    let cards = Scene::of_table(Thoth::NAME.into(), m.sim()).pieces;
    let cards = cards.iter().filter(|piece| piece.shape == table::Kind::Tarot).count();
    assert_eq!(cards, 78 - hidden);
}
