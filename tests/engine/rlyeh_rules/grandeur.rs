//! Height is not all (R38): storeys, floors, what they carry, grandeur. Cities are laid out by hand and counted by hand.

use super::*;
use support::told::english;

/// A city with these pieces in play, lying so, whoever put them there: pyramids upright on the table first.
struct City {
    table: Table,
}

impl City {
    /// Three legs, a floor on them, a pyramid on the floor.
    fn with_a_floor() -> (Self, [PieceId; 3], PieceId) {
        let mut table =
            Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Ascend, Spire, Spire, Ascend]);
        let legs = [0, 1, 2].map(|k| pyramid(0, Large, k));
        legs.iter().for_each(|&leg| table.stand(leg));
        table.roll();
        let card = table.card(0);
        table.set(card, Surface::Pyramid(legs[0]), card_on(&legs, 45_212));
        (Self { table }, legs, card)
    }

    fn floors(&self) -> Floors {
        self.table.game.floors()
    }
}

#[test]
fn every_piece_counts_the_storey_it_stands_on() {
    let (mut city, _, ground) = City::with_a_floor();
    // A bare floor carries nothing.
    assert_eq!(city.floors(), Floors { storeys: 1, laid: 1, carried: 0, grandeur: 0 });
    let on = |card| lies(Class::Upright, Surface::Card(card), 89_662);
    let uppers = [0, 1, 2].map(|k| pyramid(1, Large, k));
    city.table.set(uppers[0], Surface::Card(ground), on(ground));
    assert_eq!(city.floors(), Floors { storeys: 1, laid: 1, carried: 1, grandeur: 1 });
    for upper in [uppers[1], uppers[2]] {
        city.table.roll();
        city.table.set(upper, Surface::Card(ground), on(ground));
    }
    city.table.roll();
    let second = city.table.card(1);
    city.table.set(second, Surface::Pyramid(uppers[0]), card_on(&uppers, 90_424));
    // Three pyramids and the second floor, all on the first.
    assert_eq!(city.floors(), Floors { storeys: 2, laid: 2, carried: 4, grandeur: 4 });
    let top = pyramid(2, Small, 0);
    city.table.set(top, Surface::Card(second), lies(Class::Flat, Surface::Card(second), 104_000));
    assert_eq!(city.floors(), Floors { storeys: 2, laid: 2, carried: 5, grandeur: 6 });
    assert_eq!([ground, second].map(|card| city.table.game.storeys_below(card)), [0, 1]);
    assert_eq!(city.table.game.view(None).floors, city.floors());
}

#[test]
fn what_has_fallen_is_no_floor_and_carries_nothing() {
    let (mut city, legs, ground) = City::with_a_floor();
    let stone = pyramid(1, Large, 0);
    city.table.take(stone);
    city.table.release(Surface::Card(ground));
    city.table.city.insert(stone, lies(Class::Upright, Surface::Card(ground), 30_000));
    let card = city.table.city.get_mut(&ground).unwrap();
    card.supports = vec![Surface::Table, Surface::Pyramid(legs[0])];
    card.fallen = Some(Fall::TouchesTable);
    let events = city.table.report();
    assert!(collapsed(&events));
    let measured =
        events.iter().find_map(|e| if let Event::Measured { floors } = e { Some(*floors) } else { None });
    assert_eq!(measured, Some(Floors::default()));
    assert_eq!(english(&Floors::default()), "No floors yet, so no grandeur");
}

#[test]
fn a_card_that_a_floor_touches_does_not_raise_it() {
    let (mut city, _, ground) = City::with_a_floor();
    let (a, b) = (pyramid(1, Large, 0), pyramid(1, Large, 1));
    city.table.set(a, Surface::Card(ground), lies(Class::Upright, Surface::Card(ground), 89_662));
    city.table.roll();
    city.table.set(b, Surface::Table, lies(Class::Upright, Surface::Table, 44_450));
    city.table.roll();
    let other = pyramid(1, Small, 1);
    city.table.set(other, Surface::Table, lies(Class::Upright, Surface::Table, 25_400));
    city.table.roll();
    // It lies on one that stands on the table, and on the first floor's card.
    let beside = city.table.card(1);
    let mut facts = card_on(&[b], 45_900);
    facts.supports.push(Surface::Card(ground));
    city.table.set(beside, Surface::Pyramid(b), facts);
    assert_eq!(city.floors(), Floors { storeys: 1, laid: 2, carried: 1, grandeur: 1 });
    let words = english(&city.floors());
    assert_eq!(words, "Grandeur 1: 1 storey, 2 floors, 1 piece on floors");
}

#[test]
fn the_aim_changes_no_dice_and_no_rule() {
    for chooser in [Chooser::D6, Chooser::Compass] {
        let setup = |aim| Setup::alone(Alone { stashes: 3, chooser, aim });
        let [tallest, grandest] = [Aim::Tallest, Aim::Grandest].map(setup);
        assert_eq!((tallest.aim(), grandest.aim()), (Some(Aim::Tallest), Some(Aim::Grandest)));
        assert_eq!(grandest.validate(), Ok(()));
        let mut games = [tallest, grandest].map(|setup| Rlyeh::new(&setup, 7).unwrap());
        for _ in 0..200 {
            let seat = Seat(0);
            let legal = games[0].legal_actions(seat);
            assert_eq!(legal, games[1].legal_actions(seat));
            let Some(action) = legal.first().filter(|action| matches!(action, Action::Roll)) else { break };
            let [one, other] = games.each_mut().map(|game| game.apply(seat, action.clone()).unwrap());
            assert_eq!(one, other);
        }
    }
    assert_eq!(Setup::players(3).aim(), None);
}
