//! Judging, solitaire, set-ups, chance and words: the cases between the worked examples.

use game::rng::Rng;
use game::{Game, Outcome, Rejection, Seat, SetupError};
use rlyeh_rules::*;
use support::told::english;
use table::PieceId;

use super::{Table, ascended, card_on, collapsed, lies, nested, passed, pyramid};
use DieOrder::{Arrange, Ascend, Brick, Spire};
use Size::{Large, Small};

// ---- Judging ----

#[test]
fn one_toppled_pyramid_on_the_table_is_no_collapse_but_two_are() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Spire, Arrange]);
    let [a, b, c, d] = [0, 1, 2, 3].map(|k| pyramid(0, Small, k));
    [a, b, c, d].into_iter().for_each(|id| table.stand(id));
    table.roll();
    table.take(a);
    table.release(Surface::Table);
    table.topple(b);
    let events = table.report();
    assert!(!collapsed(&events));
    let fell = events.iter().find(|e| matches!(e, Event::Fell { .. })).unwrap();
    assert_eq!(english(fell), "The small black pyramid toppled: it turned by 84°");
    assert_eq!(table.game.facts_of(b).unwrap().class, Some(Class::Flat));
    // Putting a piece back: the city is looked at again, but the same fall is not told twice.
    table.take(c);
    table.act(Action::PutBack).unwrap();
    table.city.get_mut(&d).unwrap().top_um = 25_399;
    table.topple(b);
    assert!(table.report().is_empty());
    assert_eq!(table.game.facts_of(d).unwrap().top_um, 25_399);
    // Setting the fallen one right does not undo its fall: with another in the same part, the city is down.
    table.set(b, Surface::Table, lies(Class::Upright, Surface::Table, 25_400));
    table.take(c);
    table.topple(d);
    table.act(Action::PutBack).unwrap();
    assert!(collapsed(&table.report()), "putting back does not spare the city a bump");
    assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![Seat(1)])));
}

#[test]
fn putting_back_changes_nothing_else() {
    let mut table = Table::rolling(Setup::players(2), &[Spire]);
    table.roll();
    let acting = table.game.clone();
    table.take(PieceId(0));
    table.act(Action::PutBack).unwrap();
    assert!(table.game.expected_pieces().is_empty());
    table.report();
    assert_eq!(table.game, acting);
}

#[test]
fn what_lies_off_the_table_cannot_fall_again() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Brick]);
    let [lost, other, new] = [0, 1, 2].map(|k| pyramid(0, Small, k));
    table.roll();
    let off = PieceFacts { off_table: true, supports: Vec::new(), ..lies(Class::Flat, Surface::Table, 0) };
    table.set(lost, Surface::Table, off);
    assert_eq!((table.game.built(0), table.game.height_um()), ([1, 0, 0], 0));
    table.stand(other);
    table.roll();
    table.take(new);
    table.refuses(Action::Release { on: Surface::Pyramid(lost), nests: false }, &Refusal::OffTable);
    table.release(Surface::Table);
    table.city.insert(new, lies(Class::Flat, Surface::Table, 13_754));
    table.city.get_mut(&lost).unwrap().fallen = Some(Fall::Dropped { um: 300_000 });
    table.topple(other);
    let events = table.report();
    assert!(!collapsed(&events));
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Fell { .. })).count(), 1);
}

#[test]
fn an_elevated_pyramid_brings_the_city_down() {
    let mut table = Table::rolling(Setup::players(3), &[Spire, Spire, Brick]);
    let [low, high, new] = [0, 1, 2].map(|k| pyramid(0, Large, k));
    table.stand(low);
    table.roll();
    table.set(high, Surface::Pyramid(low), nested(low, Surface::Table, 53_975));
    table.roll();
    table.take(new);
    table.release(Surface::Table);
    table.city.insert(new, lies(Class::Flat, Surface::Table, 24_423));
    table.topple(high);
    assert!(collapsed(&table.report()));
    assert_eq!(
        table.game.outcome(),
        Some(Outcome::Won(vec![Seat(0), Seat(1)])),
        "the others win together (R-9)"
    );
}

#[test]
fn the_last_builder_standing_wins() {
    let (mut table, card) = ascended(Setup { on_collapse: OnCollapse::LoserOut, ..Setup::players(2) });
    table.take(pyramid(1, Small, 0));
    table.act(Action::PutBack).unwrap();
    table.city.get_mut(&card).unwrap().fallen = Some(Fall::Turned { mdeg: 31_000 });
    assert!(collapsed(&table.report()));
    assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![Seat(0)])));
}

#[test]
fn every_arrange_starts_afresh() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Arrange, Arrange]);
    let a = pyramid(0, Large, 0);
    table.stand(a);
    for _ in 0..2 {
        table.roll();
        table.take(a);
        table.release(Surface::Table);
        table.report();
        table.refuses(Action::Take(a), &Refusal::AlreadyAdjusted);
        assert_eq!(passed(&table.act(Action::Pass).unwrap()), Some(PassReason::Declined));
    }
}

#[test]
fn the_loser_leaves_and_the_rest_play_on() {
    let setup = Setup { on_collapse: OnCollapse::LoserOut, ..Setup::players(3) };
    let (mut table, card) = ascended(setup);
    table.take(pyramid(1, Small, 0));
    table.release(Surface::Card(card));
    table.city.insert(pyramid(1, Small, 0), lies(Class::Weird, Surface::Table, 20_000));
    table.city.get_mut(&card).unwrap().fallen = Some(Fall::Dropped { um: 40_000 });
    let events = table.report();
    assert!(events.contains(&Event::Eliminated { seat: Seat(1), colour: Colour::Green }));
    assert_eq!((table.game.active(), table.game.owner(1), table.game.outcome()), (Seat(2), None, None));
    let seats: Vec<Seat> = (0..4)
        .map(|_| {
            let seat = table.game.active();
            let before = table.game.turn();
            table.roll();
            if table.game.turn() == before && table.act(Action::Pass).is_err() {
                let id = table.game.inventory().pyramid_ids().find(|&id| !table.game.in_play(id)).unwrap();
                table.set(id, Surface::Table, lies(Class::Upright, Surface::Table, 25_400));
            }
            seat
        })
        .collect();
    assert_eq!(seats, [Seat(2), Seat(0), Seat(2), Seat(0)]);
}

#[test]
fn reports_that_cannot_be_true_are_refused() {
    let (mut table, card) = ascended(Setup::players(2));
    let (large, small) = (pyramid(0, Large, 0), pyramid(1, Small, 0));
    table.take(small);
    table.release(Surface::Card(card));
    let mut facts = Facts { pieces: table.city.clone(), timed_out: false };
    facts.pieces.insert(small, lies(Class::Upright, Surface::Card(card), 70_612));
    assert!(table.game.check(Seat(1), &Action::Settled(facts.clone())).is_ok());
    type Spoil = fn(&mut Facts, PieceId, PieceId, PieceId);
    let spoils: [(Spoil, Flaw); 8] = [
        (|f, _, _, small| drop(f.pieces.remove(&small)), Flaw::Missing(small)),
        (
            |f, large, _, _| drop(f.pieces.insert(PieceId(40), f.pieces[&large].clone())),
            Flaw::Unexpected(PieceId(40)),
        ),
        (
            |f, large, _, small| f.pieces.get_mut(&large).unwrap().supports.push(Surface::Pyramid(small)),
            Flaw::Cycle(large),
        ),
        (|f, large, _, _| f.pieces.get_mut(&large).unwrap().class = None, Flaw::Orientation(large)),
        (|f, _, card, _| f.pieces.get_mut(&card).unwrap().class = Some(Class::Flat), Flaw::Orientation(card)),
        (
            |f, large, _, small| f.pieces.get_mut(&small).unwrap().nested_on = Some(large),
            Flaw::Nesting(small),
        ),
        (
            |f, _, _, small| f.pieces.get_mut(&small).unwrap().surface = Surface::Card(PieceId(51)),
            Flaw::NoSuchSurface(small),
        ),
        (|f, large, _, _| f.pieces.get_mut(&large).unwrap().top_um = -501, Flaw::BelowTable(large)),
    ];
    for (spoil, flaw) in spoils {
        let mut spoilt = facts.clone();
        spoil(&mut spoilt, large, card, small);
        table.refuses(Action::Settled(spoilt), &Refusal::Report(flaw));
    }
}

#[test]
fn floor_cards_that_will_not_lie() {
    let leg = pyramid(0, Large, 0);
    type Spoil = fn(&mut Facts, PieceId, PieceId);
    let cases: [(Spoil, CardFault); 4] = [
        (|f, card, _| f.pieces.get_mut(&card).unwrap().off_table = true, CardFault::OffTable),
        (
            |f, card, _| f.pieces.get_mut(&card).unwrap().supports.push(Surface::Table),
            CardFault::TouchesTable,
        ),
        (|f, card, _| f.pieces.get_mut(&card).unwrap().supports.clear(), CardFault::NoPyramid),
        (
            |f, card, low| f.pieces.get_mut(&low).unwrap().supports.push(Surface::Card(card)),
            CardFault::Buried,
        ),
    ];
    for (spoil, fault) in cases {
        let setup = Setup { on_collapse: OnCollapse::LoserOut, ..Setup::players(3) };
        let mut table = Table::rolling(setup, &[Spire, Spire, Ascend]);
        let low = pyramid(0, Small, 0);
        table.stand(leg);
        table.stand(low);
        table.roll();
        let card = table.card(0);
        table.take(card);
        table.release(Surface::Pyramid(leg));
        let mut facts = Facts { pieces: table.city.clone(), timed_out: true };
        facts.pieces.insert(card, card_on(&[leg], 45_212));
        spoil(&mut facts, card, low);
        let events = table.act(Action::Settled(facts)).unwrap();
        assert!(events.contains(&Event::TimedOut));
        assert!(
            events.iter().any(|e| matches!(e, Event::CardReturned { why, .. } if *why == fault)),
            "{fault:?}"
        );
        assert_eq!(table.game.supply().count(), 10);
        // What falls when it is taken out counts: the loser leaves, and the next one rolls.
        table.topple(leg);
        table.topple(low);
        assert!(collapsed(&table.report()));
        assert_eq!((table.game.active(), table.game.eliminated().contains(&Seat(2))), (Seat(0), true));
    }
}

#[test]
fn a_loser_may_leave_a_card_behind_that_must_be_taken_out() {
    let setup = Setup { on_collapse: OnCollapse::LoserOut, ..Setup::players(3) };
    let mut table = Table::rolling(setup, &[Spire, Spire, Ascend]);
    let [a, b] = [0, 1].map(|k| pyramid(0, Large, k));
    table.stand(a);
    table.stand(b);
    table.roll();
    let card = table.card(0);
    table.take(card);
    table.release(Surface::Pyramid(a));
    table.city.insert(card, PieceFacts { supports: vec![Surface::Table], ..card_on(&[], 762) });
    table.topple(a);
    table.topple(b);
    assert!(collapsed(&table.report()));
    assert_eq!((table.game.referee_for(), table.game.owner(2)), (Some(Seat(2)), None));
    table.topple(a);
    table.topple(b);
    let events = table.report();
    assert!(
        !collapsed(&events) && !events.iter().any(|e| matches!(e, Event::Fell { .. })),
        "nobody's fault now"
    );
    assert_eq!((table.game.active(), table.game.outcome()), (Seat(0), None));
}

#[test]
fn a_pyramid_that_rolled_off_its_home_goes_back_to_it() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Ascend, Arrange]);
    let leg = pyramid(0, Large, 0);
    table.stand(leg);
    table.roll();
    let (card, small) = (table.card(0), pyramid(1, Small, 0));
    table.set(card, Surface::Pyramid(leg), card_on(&[leg], 45_212));
    table.set(small, Surface::Card(card), lies(Class::Upright, Surface::Card(card), 70_612));
    assert_eq!(table.game.home(small), Some(Surface::Card(card)));
    // It rolls off as the next turn begins, by nobody's doing.
    table.city.insert(small, lies(Class::Weird, Surface::Table, 15_000));
    table.roll();
    table.take(small);
    table.act(Action::PutBack).unwrap();
    table.report();
    table.refuses(Action::Take(leg), &Refusal::BearsLoad);
    table.take(small);
    table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::AwayFromHome);
    assert_eq!(
        table.game.legal_actions(Seat(0)),
        [Action::Release { on: Surface::Card(card), nests: false }, Action::PutBack]
    );
}

#[test]
fn damaged_saves_are_noticed() {
    let (mut table, card) = ascended(Setup::players(2));
    table.take(PieceId(15));
    table.release(Surface::Card(card));
    let good = serde_json::to_value(&table.game).unwrap();
    let damages: [(&str, serde_json::Value); 10] = [
        ("/active", 9.into()),
        ("/setup/colours/1", "Black".into()),
        ("/homes/10", serde_json::json!({ "Card": 50 })),
        ("/homes/10", serde_json::json!({ "Pyramid": 10 })),
        ("/facts", serde_json::json!({})),
        ("/cards", serde_json::json!([3])),
        ("/phase", "Over".into()),
        ("/phase/Settling/taken", serde_json::json!([])),
        ("/phase/Settling/taken", serde_json::json!([10])),
        ("/roll/faces", serde_json::json!({ "D12": 3 })),
    ];
    for (at, damage) in damages {
        let mut bad = good.clone();
        *bad.pointer_mut(at).unwrap() = damage;
        let loaded: Rlyeh = serde_json::from_value(bad).unwrap();
        assert!(loaded.audit().is_err(), "{at}");
    }
}

#[test]
fn only_one_pyramid_nests_on_another() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire]);
    let [low, high, third] = [0, 1, 2].map(|k| pyramid(0, Large, k));
    table.stand(low);
    table.roll();
    table.set(high, Surface::Pyramid(low), nested(low, Surface::Table, 53_975));
    table.roll();
    table.take(third);
    table.release(Surface::Table);
    let mut facts = Facts { pieces: table.city.clone(), timed_out: false };
    facts.pieces.insert(third, nested(low, Surface::Table, 53_975));
    table.refuses(Action::Settled(facts.clone()), &Refusal::Report(Flaw::Nesting(third)));
    facts.pieces.insert(third, nested(high, Surface::Table, 63_500));
    assert!(table.game.check(Seat(0), &Action::Settled(facts)).is_ok());
}

// ---- Solitaire ----

#[test]
fn solitary_dice_name_stash_and_size() {
    let mut named = 0;
    for (seed, chooser) in (0..60).flat_map(|s| [(s, Chooser::D6), (s, Chooser::Compass)]) {
        let mode = Mode::Solitaire { stashes: 3, chooser };
        let mut table = Table::new(&Setup { mode, ..Setup::solitaire(3) }, seed);
        let events = table.roll();
        let Asks::Pyramid { stash, sizes, .. } = table.game.asks() else { continue };
        let Some(Event::Rolled { roll: Roll { quarry: Some(dice), .. }, .. }) = events.first() else {
            panic!()
        };
        let expected = match dice.stash {
            StashFace::D6(n) => [Some(0), Some(1), Some(2), None, None, None][usize::from(n) - 1],
            StashFace::Compass(at) => [Direction::N, Direction::E, Direction::SW]
                .iter()
                .position(|&d| d == at && [0, 2, 5].contains(&(d as usize)))
                .map(|s| s as u8),
        };
        assert_eq!((stash, &sizes[..]), (expected, dice.size.sizes()));
        named += usize::from(stash.is_some());
        for action in table.game.legal_actions(Seat(0)) {
            let Action::Take(id) = action else { continue };
            let Some(Piece::Pyramid { stash: s, size }) = table.game.piece(id) else { panic!() };
            assert!(expected.is_none_or(|e| e == s) && sizes.contains(&size));
        }
    }
    assert!(named > 20);
    let spread =
        |n: u8| (0..n).filter_map(move |s| stash_direction(s, n)).map(|d| d as usize).collect::<Vec<_>>();
    assert_eq!((spread(2), spread(4), spread(6)), (vec![0, 4], vec![0, 2, 4, 6], vec![0, 1, 2, 4, 5, 6]));
}

#[test]
fn solitary_scores() {
    let mut table = Table::new(&Setup::solitaire(2), 5);
    while table.game.pieces_in_play().len() < 2 {
        table.roll();
        let legal = table.game.legal_actions(Seat(0));
        if let Some(Action::Take(id)) = legal.iter().find(|a| matches!(a, Action::Take(id) if id.0 < 30))
            && !table.game.in_play(*id)
        {
            table.set(*id, Surface::Table, lies(Class::Weird, Surface::Table, 30_000));
        } else if legal.contains(&Action::Pass) {
            table.act(Action::Pass).unwrap();
        }
    }
    let mut stopped = table.game.clone();
    let events = stopped.apply(Seat(0), Action::Stop).unwrap();
    assert_eq!(stopped.outcome(), Some(Outcome::Solo { score: 30_000 }));
    assert_eq!(english(events.last().unwrap()), "Game over: 30.0 mm");
    assert!(!stopped.ending().unwrap().collapsed());
    // A collapse keeps the height of the last good turn.
    while !matches!(table.game.phase().part(), Some(TurnPart::Spire | TurnPart::Brick)) {
        if table.game.phase().part().is_some() {
            table.act(Action::Pass).unwrap();
        }
        table.roll();
    }
    let Some(Action::Take(id)) = table.game.legal_actions(Seat(0)).first().cloned() else { panic!() };
    table.take(id);
    table.release(Surface::Table);
    for fallen in table.game.pieces_in_play() {
        table.topple(fallen);
    }
    table.city.insert(id, lies(Class::Upright, Surface::Table, 44_450));
    assert!(collapsed(&table.report()));
    assert_eq!(table.game.outcome(), Some(Outcome::Solo { score: 30_000 }));
    assert!(table.game.ending().unwrap().collapsed());
}

// ---- Set-ups, chance, words ----

#[test]
fn bad_setups_are_refused_in_words() {
    let twice = Setup { colours: vec![Colour::Blue, Colour::Blue, Colour::Gray], ..Setup::players(2) };
    let few = Setup { colours: vec![Colour::Blue], ..Setup::players(2) };
    let absent = Setup { first: FirstSeat::Seat(Seat(2)), ..Setup::players(2) };
    let cases = [
        (Setup::players(1), "This game is for 2 to 5 players, not 1"),
        (Setup::players(255), "This game is for 2 to 5 players, not 255"),
        (Setup::solitaire(7), "Alone you build with 2 to 6 stashes, not 7"),
        (twice, "Blue is there twice: every stash needs its own colour"),
        (few, "Every stash needs a colour: choose 3, not 1"),
        (absent, "Seat 3 is not at the table, so cannot begin"),
    ];
    for (setup, words) in cases {
        let error: SetupError = Rlyeh::new(&setup, 0).unwrap_err();
        assert_eq!(english(&error), words);
    }
    let first: Vec<_> = (0..50).map(|seed| Table::new(&Setup::players(3), seed).game.active()).collect();
    assert!((0..3).all(|i| first.contains(&Seat(i))), "anybody may begin (R-2)");
}

#[test]
fn chance_is_the_same_for_ever() {
    let mut rng = Rng::new(2987);
    let rolls: Vec<u8> = (0..16).map(|_| rng.roll(12)).collect();
    let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
    rng.shuffle(&mut cards);
    assert_eq!(rolls, GOLDEN_ROLLS);
    assert_eq!(cards, GOLDEN_SHUFFLE);
    let mut restored: Rng = serde_json::from_str(&serde_json::to_string(&rng).unwrap()).unwrap();
    assert_eq!((&restored, restored.seed()), (&rng, 2987));
    assert_eq!(restored.pick(&rolls), rng.pick(&rolls));
    assert_eq!((rng.below(0), rng.pick::<u8>(&[])), (0, None));
}

/// Computed by another program (`ChaCha8` written out in Python), so that they test the stream and not themselves.
const GOLDEN_ROLLS: [u8; 16] = [4, 2, 10, 4, 6, 1, 6, 1, 7, 11, 1, 5, 7, 10, 4, 1];
const GOLDEN_SHUFFLE: [u8; 8] = [0, 3, 4, 1, 7, 2, 6, 5];

#[test]
fn the_game_says_what_it_wants() {
    let mut table = Table::rolling(Setup::players(2), &[Spire]);
    assert_eq!(english(&table.game.asks()), "Roll the die.");
    table.roll();
    let words = "Spire: stand a new pyramid on the table, on a floor card or on a free tip.";
    assert_eq!(english(&table.game.asks()), words);
    assert!(english(&table.roll_refused()).contains("rolled already"));
    assert_eq!(
        english(&table.game.clone().apply(Seat(1), Action::Pass).unwrap_err()),
        "Wait: it is Seat 1’s turn"
    );
    assert_eq!(
        (mm(70_612), mm(-40), mm(-1_250), mm(0)),
        ("70.6 mm".into(), "0.0 mm".into(), "-1.3 mm".into(), "0.0 mm".into())
    );
}

impl Table {
    fn roll_refused(&self) -> Rejection {
        self.game.clone().apply(self.game.active(), Action::Roll).unwrap_err()
    }
}

/// R31 against a slower, plainer telling of it.
#[test]
fn the_summit_is_what_r31_says() {
    for seed in 0..500 {
        let mut rng = Rng::new(seed);
        let count = 1 + rng.below(19);
        let tops: Vec<(u8, i32)> =
            (0..count).map(|_| (rng.below(4) as u8, rng.below(3_000) as i32)).collect();
        let pips = [0; 4].map(|_: u16| rng.below(4) as u16);
        let given: Vec<_> =
            (0..).map(PieceId).zip(&tops).map(|(id, &(stash, top))| (id, stash, top)).collect();
        let found = summit(&given, |stash| pips[usize::from(stash)]);
        let tied = |stash: u8| tops.iter().any(|t| t.0 == stash && tops.iter().all(|u| u.1 - t.1 <= 500));
        let beaten = |stash: u8| {
            (0..4).any(|other| tied(other) && pips[usize::from(other)] > pips[usize::from(stash)])
        };
        let expected: Vec<u8> = (0..4).filter(|&s| tied(s) && !beaten(s)).collect();
        assert_eq!(found.holders, expected, "seed {seed}: {tops:?}, pips {pips:?}");
        assert!(tops.iter().all(|t| t.1 <= found.height_um));
    }
}
