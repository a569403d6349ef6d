//! The rules of Builders of R'lyeh, through the public interface: the worked examples of the rules as data, the
//! cases between them, and random games in which every invariant is checked at every state.

use game::Language;
use lang::Texts;
use std::collections::BTreeMap;

use game::rng::Rng;
use game::{Game, OutOfTurn, Outcome, Rejection, Seat};
use rlyeh::story;
use rlyeh_rules::*;
use session::chart::Annotation;
use support::told::english;
use table::PieceId;

mod contact;
mod grandeur;
mod judging;

// ---- A pretended table: it lies as the test says ----

struct Table {
    game: Rlyeh,
    city: BTreeMap<PieceId, PieceFacts>,
}

/// Pyramid `k` (0 to 4) of a size in a stash.
fn pyramid(stash: u16, size: Size, k: u16) -> PieceId {
    PieceId(stash * 15 + size.index() as u16 * 5 + k)
}

fn lies(class: Class, surface: Surface, top_um: i32) -> PieceFacts {
    let supports = vec![surface];
    PieceFacts {
        fallen: None,
        class: Some(class),
        surface,
        supports,
        nested_on: None,
        top_um,
        off_table: false,
    }
}

fn nested(parent: PieceId, surface: Surface, top_um: i32) -> PieceFacts {
    let supports = vec![Surface::Pyramid(parent)];
    PieceFacts { supports, nested_on: Some(parent), ..lies(Class::Upright, surface, top_um) }
}

fn card_on(pyramids: &[PieceId], top_um: i32) -> PieceFacts {
    let supports = pyramids.iter().map(|&id| Surface::Pyramid(id)).collect();
    PieceFacts { class: None, supports, ..lies(Class::Flat, Surface::Table, top_um) }
}

impl Table {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: Rlyeh::new(setup, seed).unwrap(), city: BTreeMap::new() }
    }

    /// A game in which Seat 1 begins and the first rolls are these.
    fn rolling(setup: Setup, deeds: &[DieOrder]) -> Self {
        let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..setup };
        let rolls = |seed: &u64| {
            let mut rng = Rng::new(*seed);
            deeds.iter().all(|&deed| Roll::throw(setup.die, None, &mut rng).deed() == deed)
        };
        Self::new(&setup, (0..10_000_000).find(rolls).unwrap())
    }

    fn act(&mut self, action: Action) -> Result<Vec<Event>, Rejection> {
        let events = self.game.apply(self.game.active(), action);
        self.game.audit().unwrap();
        events
    }

    fn roll(&mut self) -> Vec<Event> {
        self.act(Action::Roll).unwrap()
    }

    fn take(&mut self, id: PieceId) -> Vec<Event> {
        self.act(Action::Take(id)).unwrap()
    }

    fn release(&mut self, on: Surface) -> Vec<Event> {
        self.act(Action::Release { on, nests: false }).unwrap()
    }

    /// The referee reports the city as it lies, and forgets who fell.
    fn report(&mut self) -> Vec<Event> {
        let expected = self.game.expected_pieces();
        self.city.retain(|id, _| expected.contains(id));
        let events =
            self.act(Action::Settled(Facts { pieces: self.city.clone(), timed_out: false })).unwrap();
        self.city.values_mut().for_each(|facts| facts.fallen = None);
        events
    }

    fn set(&mut self, id: PieceId, on: Surface, facts: PieceFacts) -> Vec<Event> {
        self.take(id);
        self.release(on);
        self.city.insert(id, facts);
        self.report()
    }

    /// Rolls and stands a pyramid on the table, whatever the roll asked for.
    fn stand(&mut self, id: PieceId) {
        self.roll();
        let Some(Piece::Pyramid { size, .. }) = self.game.piece(id) else { panic!("{id} is a card") };
        self.set(id, Surface::Table, lies(Class::Upright, Surface::Table, size.height_um()));
    }

    fn topple(&mut self, id: PieceId) {
        let facts = self.city.get_mut(&id).unwrap();
        facts.fallen = Some(Fall::Turned { mdeg: 84_000 });
        (facts.class, facts.surface, facts.supports) =
            (Some(Class::Flat), Surface::Table, vec![Surface::Table]);
        facts.nested_on = None;
    }

    fn refuses(&self, action: Action, why: &Refusal) {
        assert_eq!(self.game.check(self.game.active(), &action).unwrap_err(), *why);
    }

    fn card(&self, k: u16) -> PieceId {
        PieceId(self.game.inventory().pyramids() + k)
    }
}

fn collapsed(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::Collapsed { .. }))
}

fn passed(events: &[Event]) -> Option<PassReason> {
    events.iter().find_map(|e| if let Event::TurnPassed { why, .. } = e { Some(*why) } else { None })
}

use DieOrder::{Arrange, Ascend, Brick, Skew, Spire};
use Size::{Large, Medium, Small};

// ---- The worked examples ----

#[test]
fn example_1_flat_heights() {
    for (size, base, height) in
        [(Small, 14.2875_f64, 25.4_f64), (Medium, 19.84375, 34.925), (Large, 25.4, 44.45)]
    {
        let flat_mm = base * height / (height * height + base * base / 4.0).sqrt();
        assert!((f64::from(size.flat_um()) / 1000.0 - flat_mm).abs() < 0.01, "{size}");
        assert_eq!(f64::from(size.height_um()) / 1000.0, height);
    }
}

#[test]
fn examples_2_and_3_stacks() {
    let cases: [(&[Size], i32); 8] = [
        (&[], 0),
        (&[Large, Large], 53_975),
        (&[Large; 5], 82_550),
        (&[Large, Medium, Small], 63_500),
        (&[Small; 5], 63_500),
        (&[Small, Medium], 34_925),
        (&[Small, Large], 44_450),
        (&[Medium, Large], 44_450),
    ];
    for (stack, top) in cases {
        assert_eq!(stack_top_um(stack), top, "{stack:?}");
    }
}

#[test]
fn example_4_the_dice_agree() {
    let mut counts = BTreeMap::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        *counts.entry(Faces::TwoD6(a, b).deed()).or_insert(0) += 1;
    }
    assert_eq!(DieOrder::ALL.map(|deed| counts[&deed]), [3, 3, 15, 12, 3]);
    let d12 = |deed| (1..=12).filter(|&n| Faces::D12(n).deed() == deed).count();
    assert_eq!(DieOrder::ALL.map(d12), [1, 1, 5, 4, 1]);
    for die in [Die::D12, Die::TwoD6, Die::Cthulhu] {
        let mut rng = Rng::new(7);
        let mut thrown = BTreeMap::new();
        for _ in 0..36_000 {
            *thrown.entry(Faces::throw(die, &mut rng).deed()).or_insert(0_i32) += 1;
        }
        for (deed, odds) in DieOrder::ALL.into_iter().zip([3, 3, 15, 12, 3]) {
            assert!((thrown[&deed] - odds * 1000).abs() < 400, "{die:?} {deed:?}: {}", thrown[&deed]);
        }
    }
    assert!(DieOrder::ALL.into_iter().all(|deed| deed.symbol().deed() == deed));
}

#[test]
fn example_5_the_first_turn() {
    for deed in [Skew, Ascend, Arrange] {
        let mut table = Table::rolling(Setup::players(2), &[deed]);
        assert_eq!(passed(&table.roll()), Some(PassReason::EmptyCity), "{deed:?}");
        assert_eq!((table.game.active(), table.game.pieces_in_play().len()), (Seat(1), 0));
    }
    for deed in [Spire, Brick] {
        let mut table = Table::rolling(Setup::players(2), &[deed]);
        table.roll();
        table.refuses(Action::Pass, &Refusal::Mandatory(deed));
        assert_eq!(table.game.legal_actions(Seat(0)).len(), 45, "any pyramid of any colour");
    }
}

#[test]
fn example_6_supplies() {
    for (players, stashes, cards, pyramids) in [(2, 3, 7, 45), (3, 4, 10, 60), (4, 5, 12, 75), (5, 6, 13, 90)]
    {
        let inventory = Setup::players(players).inventory();
        assert_eq!((inventory.stashes, inventory.cards, inventory.pyramids()), (stashes, cards, pyramids));
    }
    for (stashes, cards) in [(2, 4), (3, 7), (4, 10), (5, 12), (6, 13)] {
        assert_eq!(Setup::solitaire(stashes).inventory().cards, cards);
    }
    let view = Table::new(&Setup::players(2), 0).game.view(None);
    assert_eq!(
        view.cards.iter().map(|c| c.left).collect::<Vec<_>>(),
        [2, 2, 1, 1, 1],
        "dealt round-robin (R-1)"
    );
    let inventory = Setup::players(2).inventory();
    assert_eq!(inventory.piece(PieceId(29)), Some(Piece::Pyramid { stash: 1, size: Large }));
    assert_eq!(inventory.piece(PieceId(49)), Some(Piece::Card { shape: CardShape::Ring }));
    assert_eq!(inventory.piece(PieceId(52)), None);
}

#[test]
fn example_7_a_card_on_three_tips_or_on_a_line() {
    for stable in [true, false] {
        let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Ascend]);
        let legs = [0, 1, 2].map(|k| pyramid(0, Large, k));
        legs.into_iter().for_each(|leg| table.stand(leg));
        table.roll();
        table.refuses(Action::Take(pyramid(1, Small, 0)), &Refusal::WantCard);
        let card = table.card(0);
        table.take(card);
        table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::CardNeedsPyramid);
        table.release(Surface::Pyramid(legs[0]));
        let mut facts = card_on(&legs, Large.height_um() + FLOOR_CARD_THICKNESS_UM);
        assert_eq!(facts.top_um, 45_212);
        if stable {
            table.city.insert(card, facts);
            assert!(table.report().iter().any(|e| matches!(e, Event::CardAccepted { .. })));
            let (small, on) = (pyramid(1, Small, 0), Surface::Card(card));
            table.take(small);
            table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::OnNewCard);
            table.release(on);
            table.city.insert(small, lies(Class::Upright, on, 45_212 + Small.height_um()));
            table.report();
            assert_eq!(table.game.height_um(), 70_612);
            assert_eq!(table.game.home(small), Some(on));
        } else {
            facts.supports.push(Surface::Table);
            facts.fallen = Some(Fall::TouchesTable);
            table.city.insert(card, facts);
            let events = table.report();
            assert!(!collapsed(&events), "only the handled piece fell");
            assert!(
                events.iter().any(|e| matches!(e, Event::CardReturned { why: CardFault::TouchesTable, .. }))
            );
            assert_eq!(
                table.game.referee_for(),
                Some(Seat(1)),
                "the card is taken out and the city settles again"
            );
            assert_eq!(passed(&table.report()), Some(PassReason::CardReturned));
            assert_eq!((table.game.supply().count(), table.game.active()), (7, Seat(0)));
        }
    }
}

#[test]
fn example_8_a_wrong_pose_stays() {
    let mut table = Table::rolling(Setup::players(2), &[Spire]);
    table.roll();
    let events = table.set(pyramid(0, Small, 0), Surface::Table, lies(Class::Weird, Surface::Table, 25_100));
    assert!(
        events.iter().any(|e| matches!(e, Event::Built { as_asked: false, class: Some(Class::Weird), .. }))
    );
    assert_eq!((table.game.built(0), table.game.active()), ([1, 0, 0], Seat(1)));
}

/// Plays until 14 of blue's pyramids are in play, with some others high up, and then rolls a Brick.
fn blue_nearly_exhausted(tall: &[PieceId]) -> (Table, PieceId) {
    let setup = Setup { colours: vec![Colour::Green, Colour::Blue, Colour::Black], ..Setup::players(2) };
    for seed in 0.. {
        let mut table = Table::new(&setup, seed);
        let mut next = (15..30).map(PieceId).chain(tall.iter().copied()).rev();
        let mut left = 14 + tall.len();
        while left > 0 {
            table.roll();
            match table.game.phase().part() {
                Some(TurnPart::Spire | TurnPart::Brick | TurnPart::Skew) => {
                    let id = next.next().unwrap();
                    let top = if tall.contains(&id) { 70_600 } else { 20_000 };
                    table.set(id, Surface::Table, lies(Class::Weird, Surface::Table, top));
                    left -= 1;
                }
                Some(_) => drop(table.act(Action::Pass).unwrap()),
                None => {}
            }
        }
        table.roll();
        if table.game.phase().part() == Some(TurnPart::Brick) {
            return (table, next.next().unwrap());
        }
    }
    unreachable!()
}

#[test]
fn examples_9_and_10_exhaustion() {
    // Black (nobody's) never reaches the top here; green has one small pyramid, blue all thirty pips.
    for (blue_top, winner) in [(69_900, Seat(0)), (70_350, Seat(1)), (70_000, Seat(0)), (71_101, Seat(1))] {
        let (mut table, last) = blue_nearly_exhausted(&[PieceId(0)]);
        let events = table.set(last, Surface::Table, lies(Class::Flat, Surface::Table, blue_top));
        assert!(events.iter().any(|e| *e == Event::Exhausted { colours: vec![Colour::Blue] }));
        assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![winner])), "blue at {blue_top}");
        assert_eq!(table.act(Action::Roll), Err(OutOfTurn::GameOver.into()));
    }
}

#[test]
fn examples_10_and_11_the_summit() {
    let (black, blue) = ((PieceId(0), 0), (PieceId(15), 1));
    let cases = [
        (70_600, 70_350, [21, 24], vec![1]),
        (70_600, 70_350, [24, 24], vec![0, 1]),
        (70_600, 70_100, [21, 24], vec![1]),
        (70_600, 70_099, [21, 24], vec![0]),
        (70_600, 70_000, [21, 24], vec![0]),
        (Large.flat_um(), Small.height_um(), [30, 1], vec![1]),
    ];
    for (a, b, pips, holders) in cases {
        let found = summit(&[(black.0, black.1, a), (blue.0, blue.1, b)], |stash| pips[usize::from(stash)]);
        assert_eq!(found.holders, holders, "{a} {b} {pips:?}");
    }
    assert_eq!(summit(&[], |_| 0), Summit::default());
}

#[test]
fn cthulhu_wins_or_shares_a_draw() {
    // Black, the last stash, is nobody's; a tie of one pip each between green and black is a draw.
    let (green, black) = (PieceId(0), PieceId(30));
    let cases = [(vec![black], Outcome::AllLost), (vec![green, black], Outcome::Drawn(vec![Seat(0)]))];
    for (tall, outcome) in cases {
        let (mut table, last) = blue_nearly_exhausted(&tall);
        let events = table.set(last, Surface::Table, lies(Class::Flat, Surface::Table, 20_000));
        assert_eq!(table.game.outcome(), Some(outcome));
        assert!(english(events.last().unwrap()).starts_with("Game over: "));
    }
}

#[test]
fn a_pyramid_off_the_table_counts_but_not_as_height() {
    let (mut table, last) = blue_nearly_exhausted(&[PieceId(0)]);
    table.city.get_mut(&PieceId(0)).unwrap().off_table = true;
    table.city.get_mut(&PieceId(0)).unwrap().supports.clear();
    table.city.get_mut(&PieceId(0)).unwrap().fallen = Some(Fall::LeftTable);
    let events = table.set(last, Surface::Table, lies(Class::Flat, Surface::Table, 20_000));
    assert!(events.iter().any(|e| matches!(e, Event::Fell { .. })) && !collapsed(&events));
    assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![Seat(1)])), "off the table, a top counts 0");
    assert_eq!(table.game.pips(0), 1, "but its pips count (R-13)");
}

#[test]
fn example_12_collapse_before_exhaustion() {
    let (mut table, last) = blue_nearly_exhausted(&[PieceId(0)]);
    let loser = table.game.active();
    table.take(last);
    table.release(Surface::Table);
    table.city.insert(last, lies(Class::Flat, Surface::Table, 20_000));
    table.topple(PieceId(0));
    table.topple(PieceId(29));
    let events = table.report();
    assert!(collapsed(&events) && !events.iter().any(|e| matches!(e, Event::Exhausted { .. })));
    assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![Seat(1 - loser.0)])));
    assert!(table.game.ending().unwrap().collapsed());
}

#[test]
fn example_13_what_can_be_adjusted() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Spire, Spire, Spire, Arrange]);
    let stack = [0, 1, 2].map(|k| pyramid(0, Large, k));
    table.stand(stack[0]);
    for pair in stack.windows(2) {
        table.roll();
        let top = table.city[&pair[0]].top_um + NEST_STEP_UM;
        table.set(pair[1], Surface::Pyramid(pair[0]), nested(pair[0], Surface::Table, top));
    }
    let singles = [0, 1, 2].map(|k| pyramid(1, Small, k));
    singles.into_iter().for_each(|id| table.stand(id));
    assert_eq!(table.game.home(stack[2]), Some(Surface::Table));
    table.roll();
    table.refuses(Action::Take(table.card(0)), &Refusal::AdjustFirst);
    table.refuses(Action::Take(pyramid(2, Small, 0)), &Refusal::NotInPlay);
    let before = table.game.clone();

    // A stack of three uses all three adjustments, and may not be turned over.
    table.take(stack[1]);
    assert_eq!((table.game.held(), table.game.may_reorient()), (&stack[..], false));
    table.refuses(Action::Release { on: Surface::Pyramid(stack[0]), nests: false }, &Refusal::OnItself);
    table.release(Surface::Table);
    table.report();
    table.refuses(Action::Take(singles[0]), &Refusal::TooMany { members: 1, left: 0 });
    table.refuses(Action::Take(stack[0]), &Refusal::AlreadyAdjusted);

    // Three singles one after the other.
    table.game = before.clone();
    let serial = table.game.part_serial();
    for (k, single) in singles.into_iter().enumerate() {
        table.take(single);
        assert!(table.game.may_reorient());
        table.release(Surface::Table);
        table.report();
        assert_eq!((table.game.adjusted().len(), table.game.part_serial()), (k + 1, serial), "one part");
    }
    table.refuses(Action::Take(stack[0]), &Refusal::TooMany { members: 3, left: 0 });

    // After one single, the stack is one too many.
    table.game = before;
    table.take(singles[0]);
    table.release(Surface::Table);
    table.report();
    table.refuses(Action::Take(stack[2]), &Refusal::TooMany { members: 3, left: 2 });
}

#[test]
fn example_13_a_stack_of_four_and_loads() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Spire, Skew, Arrange]);
    let stack = [0, 1, 2, 3].map(|k| pyramid(0, Large, k));
    table.stand(stack[0]);
    for pair in stack.windows(2) {
        table.roll();
        table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::HandEmpty);
        let top = table.city[&pair[0]].top_um + NEST_STEP_UM;
        table.set(pair[1], Surface::Pyramid(pair[0]), nested(pair[0], Surface::Table, top));
    }
    table.roll();
    let (askew, tip) = (pyramid(1, Medium, 0), Surface::Pyramid(stack[3]));
    let facts = PieceFacts { supports: vec![tip], ..lies(Class::Weird, Surface::Table, 95_000) };
    table.set(askew, tip, facts);
    table.roll();
    table.refuses(Action::Take(stack[0]), &Refusal::StackTooTall(4));
    assert!(table.game.legal_actions(Seat(1)).contains(&Action::Take(askew)), "load-free, home: the table");
    assert_eq!(table.game.view(None).pieces[0].stack.len(), 4);
}

#[test]
fn spires_and_bricks_know_their_places() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Skew, Spire, Brick]);
    let [low, high, next] = [0, 1, 2].map(|k| pyramid(0, Large, k));
    table.stand(low);
    table.roll();
    table.set(high, Surface::Pyramid(low), nested(low, Surface::Table, 53_975));
    table.roll();
    let askew = pyramid(1, Medium, 0);
    let supports = vec![Surface::Pyramid(high)];
    table.set(
        askew,
        Surface::Pyramid(high),
        PieceFacts { supports, ..lies(Class::Weird, Surface::Table, 80_000) },
    );
    table.roll();
    table.take(next);
    table.refuses(Action::Release { on: Surface::Pyramid(low), nests: false }, &Refusal::NotTopmost);
    assert!(
        table.game.check(Seat(1), &Action::Release { on: Surface::Pyramid(high), nests: false }).is_ok(),
        "R-20"
    );
    table.refuses(Action::Release { on: Surface::Pyramid(askew), nests: false }, &Refusal::NotUpright);
    table
        .refuses(Action::Release { on: Surface::Card(table.card(0)), nests: false }, &Refusal::NoSuchSurface);
    table.refuses(Action::Release { on: Surface::Card(low), nests: false }, &Refusal::NoSuchSurface);
    table.refuses(Action::Pass, &Refusal::HandFull);
    table.release(Surface::Table);
    table.refuses(Action::Roll, &Refusal::Settling);
    table.city.insert(next, lies(Class::Upright, Surface::Table, 44_450));
    table.report();
    table.refuses(
        Action::Settled(Facts { pieces: BTreeMap::new(), timed_out: false }),
        &Refusal::NothingToJudge,
    );
    table.roll();
    table.take(pyramid(2, Small, 0));
    table.refuses(Action::Release { on: Surface::Pyramid(next), nests: false }, &Refusal::BrickOnPyramid);
}

#[test]
fn example_14_and_the_whole_arrange() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire, Arrange]);
    let [a, b, c] = [0, 1, 2].map(|k| pyramid(0, Large, k));
    [a, b, c].into_iter().for_each(|id| table.stand(id));
    table.roll();
    table.take(a);
    table.release(Surface::Table);
    table.report();
    let serial = table.game.part_serial();
    let card = table.card(4);
    table.take(card);
    assert!(table.game.part_serial() > serial, "taking the card begins part (b)");
    table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::CardNeedsPyramid);
    assert!(
        table
            .game
            .check(table.game.active(), &Action::Release { on: Surface::Pyramid(b), nests: false })
            .is_ok(),
        "R-22: judged at rest"
    );
    let part_b = (table.game.clone(), table.city.clone());

    // It slides and comes to lie on the others only: back to the supply.
    table.release(Surface::Pyramid(a));
    table.city.insert(card, card_on(&[b, c], 45_212));
    let events = table.report();
    assert!(events.iter().any(|e| matches!(e, Event::CardReturned { why: CardFault::NoAdjusted, .. })));
    assert_eq!(passed(&table.report()), Some(PassReason::CardReturned));

    // It lies: then one more may be moved onto it, but none that holds it up.
    (table.game, table.city) = part_b;
    table.release(Surface::Pyramid(a));
    table.city.insert(card, card_on(&[a, b], 45_212));
    table.report();
    table.refuses(Action::Take(a), &Refusal::SupportsCard);
    table.refuses(Action::Take(card), &Refusal::WantPyramid);
    table.take(c);
    table.refuses(Action::Release { on: Surface::Table, nests: false }, &Refusal::MovesOnNewCard);
    table.release(Surface::Card(card));
    table.city.insert(c, lies(Class::Flat, Surface::Card(card), 69_635));
    let events = table.report();
    assert!(events.iter().any(|e| matches!(e, Event::Moved { class: Some(Class::Flat), .. })));
    assert_eq!((table.game.home(c), table.game.height_um()), (Some(Surface::Card(card)), 69_635));
    assert!(table.game.view(None).pieces.iter().any(|p| p.label.id() == c && p.elevated));
}

/// Two players, a card on a large pyramid, Seat 2 about to set a pyramid on it (Ascend (b)).
fn ascended(setup: Setup) -> (Table, PieceId) {
    let mut table = Table::rolling(setup, &[Spire, Ascend]);
    table.stand(pyramid(0, Large, 0));
    table.roll();
    let card = table.card(0);
    table.set(card, Surface::Pyramid(pyramid(0, Large, 0)), card_on(&[pyramid(0, Large, 0)], 45_212));
    (table, card)
}

#[test]
fn example_15_an_accepted_card_is_part_of_the_city() {
    let (mut table, card) = ascended(Setup::players(2));
    assert!(table.game.asks().may_decline() && table.game.check(Seat(1), &Action::Pass).is_ok());
    let small = pyramid(1, Small, 0);
    table.take(small);
    table.release(Surface::Card(card));
    table.city.insert(small, lies(Class::Weird, Surface::Table, 20_000));
    let slid = PieceFacts { fallen: Some(Fall::TouchesTable), ..card_on(&[], 30_000) };
    table.city.insert(card, PieceFacts { supports: vec![Surface::Table], ..slid });
    assert!(collapsed(&table.report()));
    assert_eq!(table.game.outcome(), Some(Outcome::Won(vec![Seat(0)])));
}

/// Heights are known from the pieces: a small pyramid, then a large one beside it.
#[test]
fn the_story_of_a_city_follows_its_heights_to_the_fall() {
    let mut table = Table::rolling(Setup::players(2), &[Spire, Spire, Spire]);
    let [small, large, last] = [pyramid(0, Small, 0), pyramid(0, Large, 0), pyramid(1, Small, 0)];
    table.stand(small);
    table.stand(large);
    assert_eq!(story::of(&table.game.view(None)), None, "the city is not ended");
    table.roll();
    let loser = table.game.active();
    table.take(last);
    table.release(Surface::Table);
    table.city.insert(last, lies(Class::Flat, Surface::Table, 20_000));
    [small, large].into_iter().for_each(|id| table.topple(id));
    assert!(collapsed(&table.report()));
    let story = story::of(&table.game.view(None)).unwrap();
    let [low, high] = [Small, Large].map(|size| (size.height_um() as f32 / 1000.0).round() as i32);
    assert_eq!(story.lines[0].values, [0, low, high]);
    let told = |mark: &Annotation| {
        let words = Texts::of(Language::English).plain(&mark.words);
        (mark.at, words.contains("grew most"), words.contains(&loser.to_string()))
    };
    let grew = if high - low > low { 2 } else { 1 };
    assert_eq!(story.marks.iter().map(told).collect::<Vec<_>>(), [(grew, true, false), (2, false, true)]);
}
