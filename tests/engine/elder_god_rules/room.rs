//! Room (E13): what can go on can be completed, given the right cards, and what cannot has no path of two-sided cards. On
//! monsters laid at random, without a care for room.

use super::*;
use crate::every_game::elder_god::lawful::{At, fits, way_out};

fn faces() -> Vec<CardFace> {
    let limbs = Shape::ALL.map(|shape| CardFace::Limb(shape, Condition::Normal));
    limbs.into_iter().chain([CardFace::Eyestalk([Condition::Normal; 4])]).collect()
}

fn card(face: CardFace) -> Card {
    Card::all(false).find(|card| card.face() == face).unwrap()
}

fn laid(monster: &Monster, face: CardFace, turned: bool, at: Cell) -> Monster {
    let mut value = serde_json::to_value(monster).unwrap();
    let one = Laid { at, top: Lying { card: card(face), turned }, under: None, mark: None };
    value["laid"].as_array_mut().unwrap().push(serde_json::to_value(one).unwrap());
    serde_json::from_value(value).unwrap()
}

fn xy(at: Cell) -> At {
    (at.column().into(), at.row().into())
}

fn at((column, row): At) -> Cell {
    cell(column as u8, row as u8)
}

/// So many cards more, wherever they fit; fewer when nothing fits any more.
fn grown(mut monster: Monster, cards: u32, rng: &mut Rng) -> Monster {
    for _ in 0..cards {
        let targets: Vec<Cell> = monster.plan().targets().collect();
        let tries = (0..40).filter_map(|_| {
            let face = *rng.pick(&faces()).unwrap();
            // Splits and eyestalks seldom, or hardly anything would ever be sealed by itself.
            let seldom = face.sides(false).len() != 2 && rng.below(3) > 0;
            let (turned, at) = (rng.below(2) == 0, *rng.pick(&targets)?);
            (!seldom && fits(&monster, face, turned, xy(at))).then_some((face, turned, at))
        });
        let Some((face, turned, at)) = tries.collect::<Vec<_>>().first().copied() else { break };
        monster = laid(&monster, face, turned, at);
    }
    monster
}

/// Lays two-sided cards along a path, the Mouth's cell last, and closes every other opening with an eyestalk.
fn completed(monster: &Monster, path: &[At]) -> Monster {
    let mut done = monster.clone();
    let start = monster.plan().pointed_from(at(path[0]));
    assert_eq!(start.len(), 1, "nothing else points to the first cell");
    let mut from = start.iter().next().unwrap();
    for step in path.windows(2) {
        let to = Side::ALL.into_iter().find(|&side| at(step[0]).beside(side) == Some(at(step[1]))).unwrap();
        let wanted = Sides::of(&[from, to]);
        let ways = Shape::ALL.map(|shape| CardFace::Limb(shape, Condition::Normal)).into_iter();
        let mut ways = ways.flat_map(|face| [(face, false), (face, true)]);
        let (face, turned) = ways.find(|&(face, turned)| face.sides(turned) == wanted).unwrap();
        assert!(fits(&done, face, turned, step[0]), "{face:?} at {:?}", step[0]);
        done = laid(&done, face, turned, at(step[0]));
        from = to.opposite();
    }
    let mouth = at(path[path.len() - 1]);
    while let Some(other) = done.plan().targets().find(|&target| target != mouth) {
        done = laid(&done, CardFace::Eyestalk([Condition::Normal; 4]), false, other);
    }
    done
}

#[test]
fn what_can_go_on_can_be_completed_and_what_cannot_has_no_way_out() {
    let mut rng = Rng::new(13);
    let (mut open, mut sealed) = (0, 0);
    for round in 0..3_000 {
        let cards = 2 + rng.below(26);
        let monster = grown(Monster::default(), cards, &mut rng);
        let needed = *rng.pick(&[15, 12, 10, 8]).unwrap();
        let way = way_out(&monster, i32::from(needed));
        assert_eq!(monster.plan().is_continuable(needed), way.is_some(), "round {round}: {monster:?}");
        match way {
            Some(path) => {
                open += 1;
                let done = completed(&monster, &path);
                let (opening, found) =
                    done.plan().complete(needed).unwrap_or_else(|| panic!("{path:?} completes {monster:?}"));
                assert_eq!(opening.target(), Some(at(path[path.len() - 1])));
                assert!(found.len() >= usize::from(needed));
            }
            None => sealed += 1,
        }
    }
    println!("{open} monsters can go on, {sealed} cannot");
    assert!(open > 800 && sealed > 300, "{open} can go on, {sealed} cannot");
}
