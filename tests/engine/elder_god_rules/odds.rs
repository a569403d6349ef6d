//! What a player is told before it happens: who is one card from winning, and what the cards that nobody has shown could do.
//! Held against games in which somebody really holds such a card: it is swapped into the hand, and the rules are asked.

use super::*;
use std::collections::BTreeMap;
use support::told::english;

/// Plays random games and shows every moment in which a seat is to play a card.
fn moments(mut look: impl FnMut(&ElderGod, Seat)) {
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let mut game = ElderGod::new(&Setup::players(2 + (seed % 4) as u8), seed).unwrap();
        while game.outcome().is_none() {
            let seat = game.to_act()[0];
            if matches!(game.phase(), Phase::Play { .. }) {
                look(&game, seat);
            }
            let legal = game.legal_actions(seat);
            // Those that grow, mostly: somebody is to come near the end.
            let grows: Vec<&Action> =
                legal.iter().filter(|a| matches!(a, Action::Grow(_) | Action::Heal(_))).collect();
            let action = match grows.len() {
                0 => legal[rng.below(legal.len() as u32) as usize],
                n => *grows[rng.below(n as u32) as usize],
            };
            if action == Action::Mouth || game.clock().turn > 260 {
                break;
            }
            game.apply(seat, action).unwrap();
        }
    }
}

/// The same game with a card in the hand of whoever is to play.
fn holding(game: &ElderGod, seat: Seat, card: Card) -> ElderGod {
    let mut view = game.view(Some(seat));
    if !view.cards.contains(&card) {
        view.cards[0] = card;
    }
    ElderGod::determinize(&view, &mut Rng::new(1)).unwrap()
}

/// Of every face that whoever is to play could hold, a card.
fn faces(game: &ElderGod, seat: Seat) -> BTreeMap<CardFace, Card> {
    let view = game.view(Some(seat));
    view.unseen().chain(view.cards.iter().copied()).map(|card| (card.face(), card)).collect()
}

/// Whether some card wins this turn: it is laid, and the Mouth may be played.
fn wins(game: &ElderGod, seat: Seat) -> bool {
    let may = |game: &ElderGod| game.legal_actions(seat).contains(&Action::Mouth);
    let laid = |game: &ElderGod, action: Action| {
        let mut after = game.clone();
        after.apply(seat, action).unwrap();
        may(&after) || after.outcome().is_some()
    };
    let lays = |a: &Action| matches!(a, Action::Grow(_) | Action::Heal(_) | Action::Necronomicon);
    may(game)
        || faces(game, seat).into_values().any(|card| {
            let game = holding(game, seat, card);
            game.legal_actions(seat).into_iter().filter(lays).any(|action| laid(&game, action))
        })
}

#[test]
fn whoever_could_win_with_one_card_is_told_to_be_one_card_off() {
    let (mut near, mut far) = (0, 0);
    moments(|game, seat| {
        let monster = &game.player(seat).unwrap().monster;
        let told = monster.is_one_card_off(game.setup());
        // Whole paths take long to try: the early game is looked at now and then.
        let early = monster.plan().longest_path().len() + 3 < usize::from(game.setup().needed());
        if early && (game.clock().turn % 8 != 0) {
            assert!(!told, "with three cards lacking");
            return;
        }
        // What lies on the discard pile comes again, but nobody can hold it now.
        let faces = faces(game, seat);
        let sound = |shape| [Condition::Normal, Condition::Immune].map(|state| CardFace::Limb(shape, state));
        let any = |shape| sound(shape).iter().any(|face| faces.contains_key(face));
        let every = Shape::ALL.into_iter().all(any)
            && faces.contains_key(&CardFace::Eyestalk([Condition::Normal; 4]));
        let wins = wins(game, seat);
        assert!(told == wins || (told && !every), "{seat}: told {told} in {:?}", monster.laid());
        if told { near += 1 } else { far += 1 }
    });
    assert!(near > 12 && far > 40, "{near} near, {far} far");
}

#[test]
fn what_an_unseen_card_could_do_at_an_opening_is_what_the_rules_allow() {
    let (mut sums, mut looked) = ([0; 3], 0);
    moments(|game, seat| {
        if game.clock().turn % 9 != 0 {
            return;
        }
        let monster = &game.player(seat).unwrap().monster;
        let open = monster.plan().openings().count();
        for (face, card) in faces(game, seat) {
            let game = holding(game, seat, card);
            for at in monster.plan().targets() {
                let uses = monster.uses(face, at, game.setup());
                let (mut on, mut closes) = (false, false);
                for action in game.legal_actions(seat) {
                    if let Action::Grow(place) = action
                        && (place.card, place.at) == (card, at)
                    {
                        let mut after = game.clone();
                        after.apply(seat, action).unwrap();
                        let left = after.player(seat).unwrap().monster.plan().openings().count();
                        if left < open { closes = true } else { on = true }
                    }
                }
                assert_eq!((uses.goes_on, uses.closes), (on, closes), "{face:?} at {at}");
                // Another may wound it there: whoever is next, with that card.
                let other = Seat((seat.0 + 1) % game.setup().players);
                let mut view = game.view(Some(other));
                view.phase = Phase::Play { seat: other };
                if view.unseen().any(|unseen| unseen == card) {
                    // It draws that card, and whoever was to play has one less.
                    view.cards.push(card);
                    view.seats[usize::from(other.0)].cards += 1;
                    view.seats[usize::from(seat.0)].cards -= 1;
                    if let Ok(theirs) = ElderGod::determinize(&view, &mut Rng::new(2)) {
                        let wounds = theirs.legal_actions(other).into_iter().any(|action| {
                            matches!(action, Action::Damage { against, place }
                                if (against, place.card, place.at) == (seat, card, at))
                        });
                        assert_eq!(uses.wounds, wounds, "{face:?} at {at}");
                        sums[2] += usize::from(wounds);
                    }
                }
                sums[0] += usize::from(on);
                sums[1] += usize::from(closes);
                looked += 1;
            }
        }
    });
    assert!(looked > 500 && sums.iter().all(|sum| *sum > 10), "{looked}: {sums:?}");
}

#[test]
fn a_card_is_named_as_it_lies() {
    // U is up, R right and so on, from the ends as they lie.
    let all = Card::all(false).filter(|card| matches!(card.face(), CardFace::Limb(_, Condition::Normal)));
    for (card, turned) in all.flat_map(|card| [(card, false), (card, true)]) {
        if turned && card.face().is_alike_turned() {
            continue;
        }
        let lying = Lying { card, turned };
        let words = [(Side::North, "up"), (Side::East, "right"), (Side::South, "down"), (Side::West, "left")];
        let named = |word: &str| english(&lying).split([' ', ',']).any(|each| each == word);
        let ends = lying.sides();
        match ends.iter().count() {
            // Both ends of a curve are named, and no other.
            2 if !english(&lying).contains("tentacle") => {
                assert!(words.iter().all(|(side, word)| ends.has(*side) == named(word)), "{lying:?}");
            }
            // Of a split the branch: the end that has none across.
            3 => {
                let branch = words.iter().find(|(side, _)| ends.has(*side) && !ends.has(side.opposite()));
                assert!(named(branch.unwrap().1), "{lying:?}");
            }
            _ => assert!(english(&lying).contains("tentacle"), "{lying:?}"),
        }
    }
}
