//! Whether a held piece would be lost: what the mark says against what the referee then says, and what waits where.

use super::*;
use bench::games::thoth::preview::try_out;
use support::counts::whole_or;
use support::told::english;
use table::hand::sweep_down;
use thoth::referee::verdict;

/// Forty releases, twenty-four in `./test`. Of three hundred `scripts/bench preview --game thoth --releases 300` tells.
#[test]
fn a_marked_ghost_is_lost_and_an_unmarked_one_stands() {
    let of = whole_or(40, 24);
    let releases = try_out(of as u32, 3, &mut || ()).unwrap();
    let wrong: Vec<_> = releases.iter().filter(|release| !release.agrees()).collect();
    assert!(wrong.len() <= 1, "{wrong:#?}");
    assert!(wrong.iter().all(|release| !release.told.last.is_certain()), "{wrong:#?}");
    let lost = releases.iter().filter(|release| release.lost).count();
    assert!((of / 5..=of * 4 / 5).contains(&lost), "{lost} of {of} were lost");
    assert!(
        releases.iter().filter(|release| release.told.last.is_certain()).count() * 20 >= 17 * of,
        "it hides behind doubt"
    );
    // A foundation lies on the table, and so does trouble: they did not fall.
    let well = releases.iter().filter(|release| !release.lost && release.told.last.is_certain());
    let falls: Vec<_> = well.filter(|release| !release.told.last.outlook.stands()).collect();
    assert!(falls.is_empty(), "{falls:#?}");
    // Geometry alone says it less well, but it says it at once.
    let at_once = releases.iter().filter(|release| release.at_once == release.lost).count();
    assert!(4 * at_once >= 3 * of, "{at_once} of {of}");
    for kind in [Kind::Raise, Kind::Story] {
        assert!(releases.iter().any(|release| release.play.kind() == kind), "{kind:?}");
    }
}

/// Ann's Sun with two pyramids, and a third that is due.
fn due() -> (Match<Thoth>, table::PieceId) {
    let mut m = on_table(
        Scene::by_hand(2)
            .house(0, "Sun", &[(Fire, Large, 2)])
            .house(1, "Tower", &[(Water, Large, 4)])
            .hand(0, &["Six of Wands", "Star"])
            .game(),
    );
    play(&mut m, Play::Raise { card: card("Six of Wands"), size: Large, count: 2 });
    let takes = |action| if let Action::Take(id) = action { Some(id) } else { None };
    let id = m.game().legal_actions(Seat(0)).into_iter().filter_map(takes).next_back().unwrap();
    (m, id)
}

/// Holds it still over a point of Ann's place; what is told at once, and what is foretold.
fn held_over(x: f32, y: f32) -> (Option<Missed>, bool, String) {
    let (mut m, id) = due();
    m.intend(Intent::Take(id)).unwrap();
    for z in [9.0, 3.0] {
        let at = layout::place(Seat(0), 2) * Vector::new(x, y, z);
        m.intend(Intent::Hand(HandCommand::Move(at.to_array()))).unwrap();
        ticks(&mut m, 120);
    }
    let landing = sweep_down(m.sim(), m.hand().held(), m.sim().pose(id)).unwrap();
    let at_once = verdict::misses(m.game(), m.sim(), &landing);
    let told = m.fork(true).unwrap().foresee().told(|_| String::new().into());
    let verdict = told.foresight.verdict.expect("the game says what it makes of it");
    assert_eq!(verdict.words.as_ref(), Some(&told.words));
    (at_once, verdict.lost, english(&told.words))
}

#[test]
fn over_the_card_it_stands_and_beside_it_it_is_said_to_miss() {
    // The first two stand at the front left and at the back right.
    assert_eq!(held_over(-1.9, 3.8), (None, false, "stands on the card".into()));
    for (x, y) in [(-9.0, 0.0), (5.5, 0.0), (0.0, -9.0)] {
        assert_eq!(held_over(x, y), (Some(Missed::Card), true, "misses the card".into()), "{x}, {y}");
    }
}

#[test]
fn over_another_pyramid_it_is_said_not_to_stand_on_the_card() {
    let (at_once, lost, words) = held_over(-1.93, -3.93);
    assert_eq!(at_once, Some(Missed::NotOnCardAlone));
    assert_eq!((lost, words.as_str()), (true, "would not stand on the card"));
}

#[test]
fn what_is_to_be_set_stands_beside_the_house_and_the_rest_in_the_bank() {
    let (mut m, id) = due();
    let here = layout::place(Seat(0), 2).inverse();
    let beside = |m: &Match<Thoth>| {
        let set_out = |&id: &table::PieceId| {
            let at = here * m.sim().pose(id).translation;
            m.game().in_bank(id) && at.x > 0.0 && at.truncate().length() < 20.0
        };
        (0..75).map(table::PieceId).filter(set_out).collect::<Vec<_>>()
    };
    let out = beside(&m);
    assert_eq!(out.len(), 2, "{out:?}");
    assert!(out.iter().all(|&id| english(&Piece::of(id).unwrap()) == "large fire pyramid"));
    assert!(out.contains(&id), "it is taken from there");
    for &one in &out {
        let at = here * m.sim().pose(one);
        assert!(at.translation.x > 7.0 && at.translation.z.abs() < 0.05, "clear of the house: {at:?}");
    }
    // Left at that, they go back to the bank.
    m.intend(Intent::Declare(Declaration::Enough)).unwrap();
    m.run_until_waiting(1_400);
    assert_eq!(beside(&m), []);
    assert_tidy(&m);
}

#[test]
fn trouble_waits_beside_the_house_that_it_is_for() {
    let scene = Scene::by_hand(2).house(0, "Sun", &[]).house(1, "Tower", &[]).hand(0, &["Star"]);
    let mut m = on_table(scene.game());
    play(&mut m, Play::Trouble { card: card("Star"), against: Seat(1), replacing: None });
    let star = m.sim().pose(card_piece(card("Star"))).translation;
    let [own, theirs] = [0, 1].map(|seat| layout::place(Seat(seat), 2).translation.distance(star));
    assert!(theirs < 15.0 && own > 30.0, "{own} {theirs}");
    assert_tidy(&m);
}
