//! What counts is contact at rest: surfaces, what is elevated, an Arrange whose card is put back
//! numbers of stashes, and what changed rules have been got wrong in before.

use super::*;
use support::told::english;

/// Two players; Seat 1 stands three large pyramids, then it is Seat 2's turn to do what the last roll says.
fn three_legs(last: DieOrder) -> (Table, [PieceId; 3]) {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, last]);
    let legs = [0, 1, 2].map(|k| pyramid(0, Large, k));
    legs.into_iter().for_each(|leg| table.stand(leg));
    table.roll();
    (table, legs)
}

/// Arrange (a): takes a pyramid and sets it down where it was.
fn adjust(table: &mut Table, id: PieceId) -> Vec<Event> {
    table.take(id);
    table.release(Surface::Table);
    table.report()
}

fn allowed(table: &Table, on: Surface) -> bool {
    table.game.check(table.game.active(), &Action::Release { on, nests: false }).is_ok()
}

#[test]
fn a_card_may_meet_a_card_first() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Ascend, Ascend]);
    let leg = pyramid(0, Large, 0);
    table.stand(leg);
    table.roll();
    let (low, small) = (table.card(0), pyramid(1, Small, 0));
    table.set(low, Surface::Pyramid(leg), card_on(&[leg], 45_212));
    table.set(small, Surface::Card(low), lies(Class::Upright, Surface::Card(low), 70_612));
    table.roll();
    let high = table.card(1);
    table.take(high);
    assert!(allowed(&table, Surface::Card(low)) && allowed(&table, Surface::Pyramid(small)));
    table.release(Surface::Card(low));
    let mut facts = card_on(&[small], 71_000);
    facts.supports.push(Surface::Card(low));
    table.city.insert(high, facts);
    assert!(table.report().iter().any(|e| matches!(e, Event::CardAccepted { .. })), "R20 is judged at rest");
}

#[test]
fn home_is_what_carries_a_pyramid_at_rest() {
    // Stacked on a pyramid that stands on a card: the card. R12.
    let (mut table, card) = ascended(Setup::players(2));
    let (first, second) = (pyramid(1, Medium, 0), pyramid(1, Small, 0));
    table.set(first, Surface::Card(card), lies(Class::Upright, Surface::Card(card), 80_137));
    while table.roll().iter().all(|e| !matches!(e, Event::Rolled { roll, .. } if roll.deed() == Spire)) {
        if table.game.phase().part() == Some(TurnPart::Brick) {
            let id = (0..5).map(|k| pyramid(2, Small, k)).find(|&id| !table.game.in_play(id)).unwrap();
            table.set(id, Surface::Table, lies(Class::Flat, Surface::Table, 13_754));
        } else if table.game.phase().part().is_some() {
            table.act(Action::Pass).unwrap();
        }
    }
    table.set(second, Surface::Pyramid(first), nested(first, Surface::Card(card), 89_662));
    assert_eq!(table.game.home(second), Some(Surface::Card(card)));

    // Let go of over the card, it rolled off: the table.
    let (mut table, card) = ascended(Setup::players(2));
    table.set(first, Surface::Card(card), lies(Class::Weird, Surface::Table, 20_000));
    assert_eq!(table.game.home(first), Some(Surface::Table));
}

#[test]
fn a_pyramid_that_misses_the_new_card_is_not_as_asked() {
    for (met, as_asked) in [(true, true), (false, false)] {
        let (mut table, card) = ascended(Setup::players(2));
        let small = pyramid(1, Small, 0);
        table.take(small);
        table.release(Surface::Card(card));
        let mut facts = lies(Class::Weird, Surface::Table, 20_000);
        if met {
            facts.supports.push(Surface::Card(card));
        }
        table.city.insert(small, facts);
        let events = table.report();
        let built = events.iter().find_map(|e| match e {
            Event::Built { as_asked, .. } => Some(*as_asked),
            _ => None,
        });
        assert_eq!(built, Some(as_asked), "R17 (b): it must touch the card's top");
    }
}

#[test]
fn an_adjusted_pyramid_may_lean_on_its_own_surface_only() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Ascend, Arrange]);
    let [leg, other] = [0, 1].map(|k| pyramid(0, Large, k));
    table.stand(leg);
    table.stand(other);
    table.roll();
    let (card, small) = (table.card(0), pyramid(1, Small, 0));
    table.set(card, Surface::Pyramid(leg), card_on(&[leg], 45_212));
    table.set(small, Surface::Card(card), lies(Class::Upright, Surface::Card(card), 70_612));
    table.roll();
    table.take(other);
    assert!(allowed(&table, Surface::Table) && allowed(&table, Surface::Pyramid(leg)), "R-23");
    table.refuses(Action::Release { on: Surface::Card(card), nests: false }, &Refusal::AwayFromHome);
    table.refuses(Action::Release { on: Surface::Pyramid(small), nests: false }, &Refusal::AwayFromHome);
    table.release(Surface::Pyramid(leg));
    let mut facts = lies(Class::Weird, Surface::Table, 30_000);
    facts.supports.push(Surface::Pyramid(leg));
    table.city.insert(other, facts);
    table.report();
    assert_eq!(table.game.home(other), Some(Surface::Table));
    table.refuses(Action::Take(leg), &Refusal::BearsLoad);
}

/// Three large ones and a small one on the table, and an Arrange.
fn three_and_a_small_one() -> (Table, PieceId, PieceId) {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Arrange]);
    let (leg, small) = (pyramid(0, Large, 0), pyramid(1, Small, 0));
    table.stand(leg);
    table.stand(small);
    table.roll();
    (table, leg, small)
}

#[test]
fn an_adjusted_pyramid_that_would_nest_on_a_tip_is_not_let_go_of() {
    let (mut table, leg, small) = three_and_a_small_one();
    table.take(small);
    table.refuses(Action::Release { on: Surface::Pyramid(leg), nests: true }, &Refusal::NestsOnTip);
    table.refuses(Action::Release { on: Surface::Table, nests: true }, &Refusal::NoSuchSurface);
    // it may lean there.
    assert!(allowed(&table, Surface::Pyramid(leg)));
    let nests = |action: &Action| matches!(action, Action::Release { nests: true, .. });
    assert!(!table.game.legal_actions(table.game.active()).iter().any(nests));
    // R14: a Spire nests there.
    let mut spire = Table::rolling(Setup::players(2), &[Spire, Spire]);
    spire.stand(leg);
    spire.roll();
    spire.take(small);
    let release = Action::Release { on: Surface::Pyramid(leg), nests: true };
    assert!(spire.game.legal_actions(spire.game.active()).contains(&release));
}

#[test]
fn one_that_comes_to_rest_nested_goes_back_and_has_been_adjusted() {
    let (mut table, leg, small) = three_and_a_small_one();
    let stood = table.city[&small].clone();
    let events = {
        table.take(small);
        table.release(Surface::Table);
        table.city.insert(small, nested(leg, Surface::Table, 53_975));
        table.report()
    };
    assert!(
        events.iter().any(|e| matches!(e, Event::SentBack { pieces } if pieces[0].id() == small)),
        "{events:?}"
    );
    assert!(!events.iter().any(|e| matches!(e, Event::Adjusted { .. })));
    assert!(table.game.referee_for().is_some(), "the city settles once more");
    // It stands where it stood. What falls meanwhile is the builder's fault.
    table.city.insert(small, stood);
    let events = table.report();
    assert!(!collapsed(&events));
    assert_eq!(table.game.home(small), Some(Surface::Table));
    assert!(!table.game.tip_taken(leg));
    table.refuses(Action::Take(small), &Refusal::AlreadyAdjusted);
    let Asks::Adjust { left, adjusted, .. } = table.game.asks() else { panic!() };
    assert_eq!((left, adjusted), (2, vec![small]));
}

#[test]
fn one_that_caps_a_smaller_one_and_stands_round_it_stays() {
    let (mut table, leg, small) = three_and_a_small_one();
    table.take(leg);
    table.release(Surface::Pyramid(small));
    // R19: it comes down to the table; the two may touch or not.
    let mut facts = nested(small, Surface::Table, 44_450);
    facts.supports = vec![Surface::Table, Surface::Pyramid(small)];
    table.city.insert(leg, facts);
    let events = table.report();
    assert!(events.iter().any(|e| matches!(e, Event::Adjusted { .. })), "{events:?}");
    assert_eq!(table.game.stack(small), [small, leg]);
}

#[test]
fn what_caps_a_smaller_one_on_the_table_is_not_elevated() {
    // what stands on the table may fall once. What hangs on the tip below may not. Both may touch the tip.
    let lone = [Surface::Table];
    for (size, touches, is_collapse) in
        [(Large, false, false), (Medium, true, false), (Small, true, true), (Medium, false, false)]
    {
        let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Brick]);
        let (below, cap, new) = (pyramid(0, Small, 0), pyramid(1, size, 1), pyramid(2, Small, 0));
        table.stand(below);
        table.roll();
        let mut facts = nested(below, Surface::Table, size.height_um().max(34_925));
        if size != Small {
            let tip = touches.then_some(Surface::Pyramid(below));
            facts.supports = lone.iter().copied().chain(tip).collect();
        }
        table.set(cap, Surface::Pyramid(below), facts);
        let elevated = table.game.view(None).pieces.iter().any(|p| p.label.id() == cap && p.elevated);
        assert_eq!(elevated, is_collapse, "{size} over a small one");
        table.roll();
        table.take(new);
        table.release(Surface::Table);
        table.city.insert(new, lies(Class::Flat, Surface::Table, 13_754));
        table.topple(cap);
        assert_eq!(collapsed(&table.report()), is_collapse, "{size} over a small one");
    }
}

#[test]
fn a_card_put_back_leaves_the_adjustments_that_are_left() {
    let (mut table, [a, b, c]) = three_legs(Arrange);
    adjust(&mut table, a);
    let card = table.card(0);
    table.take(card);
    table.act(Action::PutBack).unwrap();
    table.report();
    assert_eq!(*table.game.phase(), Phase::Acting { part: TurnPart::ArrangeAdjust });
    let Asks::Adjust { left, adjusted, card_next } = table.game.asks() else { panic!() };
    assert_eq!((left, adjusted, card_next), (2, vec![a], true));
    table.refuses(Action::Take(a), &Refusal::AlreadyAdjusted);
    adjust(&mut table, b);
    table.take(card);
    table.release(Surface::Pyramid(c));
    table.city.insert(card, card_on(&[b, c], 45_212));
    assert!(
        table.report().iter().any(|e| matches!(e, Event::CardAccepted { .. })),
        "b was adjusted after all"
    );
}

#[test]
fn taking_a_card_and_putting_it_back_launders_no_fall() {
    let (mut table, [a, b, c]) = three_legs(Arrange);
    // One falls while another is adjusted: forgiven. R-8.
    table.take(a);
    table.release(Surface::Table);
    table.topple(b);
    assert!(!collapsed(&table.report()));
    table.take(table.card(0));
    table.act(Action::PutBack).unwrap();
    table.report();
    // A second one in the same part is not, though a card was in the hand in between.
    table.take(b);
    table.act(Action::PutBack).unwrap();
    table.topple(c);
    assert!(collapsed(&table.report()), "two fell in one part (R-18)");
}

#[test]
fn a_card_let_go_of_begins_a_part_of_its_own() {
    let (mut table, [a, b, c]) = three_legs(Arrange);
    table.take(a);
    table.release(Surface::Table);
    table.topple(b);
    assert!(!collapsed(&table.report()));
    let card = table.card(0);
    table.take(card);
    table.release(Surface::Pyramid(a));
    table.city.insert(card, card_on(&[a], 45_212));
    table.topple(c);
    let events = table.report();
    assert!(!collapsed(&events), "one in each part (R24)");
    assert!(events.iter().any(|e| matches!(e, Event::CardAccepted { .. })));
}

#[test]
fn only_what_bears_no_load_moves_onto_the_new_card() {
    // R18 (c), R-10: b carries c, so it stays; c may go; a holds the card up.
    let (mut table, [a, b, _]) = three_legs(Arrange);
    adjust(&mut table, a);
    let card = table.card(0);
    table.take(card);
    table.release(Surface::Pyramid(a));
    table.city.insert(card, card_on(&[a], 45_212));
    let (leaning, [_, _, c]) = (Surface::Pyramid(b), [0, 1, 2].map(|k| pyramid(0, Large, k)));
    table.city.get_mut(&c).unwrap().supports.push(leaning);
    table.report();
    table.refuses(Action::Take(a), &Refusal::SupportsCard);
    table.refuses(Action::Take(b), &Refusal::BearsLoad);
    assert!(table.game.check(table.game.active(), &Action::Take(c)).is_ok());
}

#[test]
fn a_leaning_pyramid_does_not_take_a_tip() {
    // only what is nested on it does.
    let (mut table, [a, b, _]) = three_legs(Spire);
    let mut facts = lies(Class::Weird, Surface::Table, 60_000);
    facts.supports.push(Surface::Pyramid(a));
    table.city.insert(b, facts);
    table.take(pyramid(1, Large, 0));
    table.act(Action::PutBack).unwrap();
    table.report();
    table.take(pyramid(1, Large, 0));
    assert!(allowed(&table, Surface::Pyramid(a)));
}

#[test]
fn stash_numbers_are_chosen_or_1_2_3() {
    let usual = Setup::solitaire(3);
    assert_eq!([0, 1, 2, 3].map(|stash| usual.number(stash)), [Some(1), Some(2), Some(3), None]);
    let chosen = Setup { numbers: vec![6, 2, 5], ..Setup::solitaire(3) };
    chosen.validate().unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let mut table = Table::new(&chosen, seed);
        let events = table.roll();
        let Some(Event::Rolled { roll: Roll { quarry: Some(dice), .. }, .. }) = events.first() else {
            panic!()
        };
        let (Asks::Pyramid { stash, .. }, StashFace::D6(number)) = (table.game.asks(), dice.stash) else {
            continue;
        };
        assert_eq!(stash, [None, Some(1), None, None, Some(2), Some(0)][usize::from(number) - 1], "{number}");
        let words = english(&table.game.asks());
        let said = match stash {
            Some(stash) => {
                let colour = english(&table.game.colour(stash).unwrap());
                format!("The die names stash {number}: {colour}.")
            }
            None => format!("Any colour: stash {number} is missing."),
        };
        assert!(words.contains(&said), "{words}");
        seen.insert(number);
    }
    assert_eq!(seen.len(), 6);
    for bad in [vec![1, 2], vec![1, 1, 2], vec![0, 1, 2], vec![5, 6, 7], vec![1, 2, 3, 4]] {
        let setup = Setup { numbers: bad.clone(), ..Setup::solitaire(3) };
        assert!(english(&setup.validate().unwrap_err()).contains("from 1 to 6"), "{bad:?}");
    }
    assert!(Setup { numbers: vec![1, 2, 3], ..Setup::players(2) }.validate().is_err());
}

/// R35: a stash that lacks the size gives any of its sizes, and only that stash.
#[test]
fn a_named_colour_that_lacks_the_size_gives_any() {
    let mut met = 0;
    for seed in 0..12 {
        let mut table = Table::new(&Setup::solitaire(2), seed);
        // The first stash runs out of small ones, and of all but one medium.
        for _ in 0..400 {
            if table.game.outcome().is_some() {
                break;
            }
            if table.game.phase().part().is_none() {
                table.roll();
            }
            let Asks::Pyramid { stash, sizes, .. } = table.game.asks() else {
                if table.game.phase().part().is_some() {
                    table.act(Action::Pass).unwrap();
                }
                continue;
            };
            let Some(Roll { quarry: Some(dice), .. }) = table.game.roll() else { panic!() };
            let has = |stash: u8, size: &Size| table.game.reserve(stash)[size.index()] > 0;
            let stashes: Vec<u8> = stash.map_or(vec![0, 1], |stash| vec![stash]);
            let rolled: Vec<Size> =
                dice.size.sizes().iter().copied().filter(|s| stashes.iter().any(|&k| has(k, s))).collect();
            let left: Vec<Size> =
                Size::ALL.into_iter().filter(|s| stashes.iter().any(|&k| has(k, s))).collect();
            met += u32::from(stash.is_some() && rolled.is_empty());
            assert_eq!(sizes, if rolled.is_empty() { left } else { rolled });
            let takes: Vec<PieceId> = table
                .game
                .legal_actions(Seat(0))
                .into_iter()
                .filter_map(|a| if let Action::Take(id) = a { Some(id) } else { None })
                .collect();
            for id in &takes {
                let Some(Piece::Pyramid { stash: of, size }) = table.game.piece(*id) else { panic!() };
                assert!(stashes.contains(&of) && sizes.contains(&size));
            }
            table.set(takes[0], Surface::Table, lies(Class::Flat, Surface::Table, 14_000));
        }
    }
    assert!(met > 3, "a stash without the size was named {met} times");
}
