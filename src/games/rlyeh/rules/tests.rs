//! Random games on a pretended table: every invariant at every state, against an oracle that judges anew.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::table::words::PieceId;
use crate::game::rng::Rng;

/// Chances out of 1000 that the pretended table misbehaves.
#[derive(Clone, Copy)]
struct Luck {
    fall: u32,
    wrong_pose: u32,
    bad_card: u32,
}

fn happens(rng: &mut Rng, chance: u32) -> bool {
    rng.below(1000) < chance
}

/// A plausible report for the state: what lay goes on lying, what was released lies about where it was declared,
/// and now and then something falls.
fn pretend(game: &Rlyeh, luck: Luck, rng: &mut Rng) -> Facts {
    let expected = game.expected_pieces();
    let mut pieces: BTreeMap<PieceId, PieceFacts> = expected
        .iter()
        .filter_map(|&id| Some((id, PieceFacts { fallen: None, ..game.facts_of(id)?.clone() })))
        .collect();
    if let Phase::Settling { part, taken, let_go: LetGo::Released { on } } = game.phase() {
        let lowest = settled(game, *part, taken[0], *on, luck, rng);
        let surface = lowest.surface;
        let before = game.facts_of(taken[0]).map(|f| f.class);
        pieces.insert(taken[0], lowest);
        for member in &taken[1..] {
            pieces.get_mut(member).unwrap().surface = surface;
        }
        if taken.len() > 1 {
            // A stack is moved, not turned.
            pieces.get_mut(&taken[0]).unwrap().class = before.flatten();
        }
    }
    for &id in &expected {
        if happens(rng, luck.fall) {
            tumble(game, &mut pieces, id, rng);
        }
    }
    Facts { pieces, timed_out: happens(rng, 10) }
}

fn settled(game: &Rlyeh, part: Part, id: PieceId, on: Surface, luck: Luck, rng: &mut Rng) -> PieceFacts {
    let below = on.piece().and_then(|id| game.facts_of(id));
    let (top, surface) = match (on, below) {
        (Surface::Pyramid(_), Some(facts)) => (facts.counted_top_um(), facts.surface),
        (_, Some(facts)) => (facts.counted_top_um(), on),
        (_, None) => (0, Surface::Table),
    };
    let mut facts = PieceFacts {
        fallen: None,
        class: None,
        surface,
        supports: vec![on],
        nested_on: None,
        top_um: top + FLOOR_CARD_THICKNESS_UM,
        off_table: false,
    };
    let Some(Piece::Pyramid { size, .. }) = game.piece(id) else {
        facts.surface = Surface::Table;
        if happens(rng, luck.bad_card) {
            facts.supports.push(Surface::Table);
        }
        return facts;
    };
    let wanted = match part {
        Part::Spire => Class::Upright,
        Part::Brick => Class::Flat,
        Part::Skew => Class::Weird,
        _ => *rng.pick(&[Class::Upright, Class::Flat, Class::Weird]).unwrap(),
    };
    let class = if happens(rng, luck.wrong_pose) { Class::Weird } else { wanted };
    facts.class = Some(class);
    facts.top_um = match (class, on) {
        (Class::Upright, Surface::Pyramid(parent)) => {
            facts.nested_on = Some(parent);
            size.height_um().max(top + NEST_STEP_UM)
        }
        (Class::Upright, _) => top + size.height_um(),
        (Class::Flat, _) => top + size.flat_um(),
        (Class::Weird, _) => top + size.flat_um() + 1_000,
    };
    facts
}

/// Lets one piece fall, unless another is nested on it (then it is held).
fn tumble(game: &Rlyeh, pieces: &mut BTreeMap<PieceId, PieceFacts>, id: PieceId, rng: &mut Rng) {
    if pieces.values().any(|f| f.nested_on == Some(id)) {
        return;
    }
    let left = happens(rng, 200);
    let Some(facts) = pieces.get_mut(&id) else { return };
    facts.nested_on = None;
    facts.surface = Surface::Table;
    facts.supports = if left { Vec::new() } else { vec![Surface::Table] };
    facts.off_table = left;
    let pyramid = matches!(game.piece(id), Some(Piece::Pyramid { .. }));
    facts.class = pyramid.then_some(Class::Weird);
    facts.top_um = 15_000;
    facts.fallen = Some(match (left, pyramid) {
        (true, _) => Fall::LeftTable,
        (false, true) => Fall::Turned { mdeg: 45_500 },
        (false, false) => Fall::TouchesTable,
    });
}

/// R25 to R28 told anew, from the outside.
#[derive(Default)]
struct Oracle {
    serial: u32,
    baseline: BTreeMap<PieceId, PieceFacts>,
    down: BTreeSet<PieceId>,
}

impl Oracle {
    fn watch(&mut self, game: &Rlyeh) {
        if self.serial != game.part_serial() {
            self.serial = game.part_serial();
            self.down.clear();
            self.baseline = game.view(None).pieces.into_iter().map(|p| (p.label.id(), p.facts)).collect();
        }
    }

    fn expects_collapse(&mut self, game: &Rlyeh, facts: &Facts) -> bool {
        for (id, piece) in &facts.pieces {
            let Some(before) = self.baseline.get(id) else { continue };
            let lay_there =
                piece.fallen == Some(Fall::TouchesTable) && before.supports.contains(&Surface::Table);
            if piece.fallen.is_some() && !game.handled().contains(id) && !before.off_table && !lay_there {
                self.down.insert(*id);
            }
        }
        let is_card = |id: &&PieceId| matches!(game.piece(**id), Some(Piece::Card { .. }));
        let on_table_only = |f: &PieceFacts| f.off_table || f.supports.iter().all(|s| *s == Surface::Table);
        let elevated = |id: &&PieceId| !on_table_only(&self.baseline[*id]);
        let pyramids = self.down.iter().filter(|id| !is_card(id));
        self.down.iter().any(|id| is_card(&id))
            || pyramids.clone().any(|id| elevated(&id))
            || pyramids.count() >= 2
    }
}

/// Section 10, told from the view alone.
fn check_invariants(game: &Rlyeh) {
    game.audit().unwrap();
    let view = game.view(None);
    let setup = &view.setup;
    for stash in &view.stashes {
        for size in Size::ALL {
            assert_eq!(stash.reserve[size.index()] + stash.built[size.index()], PER_SIZE);
        }
        let pips: u16 = (0..3).map(|i| (i + 1) * u16::from(stash.built[usize::from(i)])).sum();
        assert_eq!(stash.pips, pips);
        let exhausted = stash.built.iter().sum::<u8>() == STASH;
        assert!(!exhausted || view.outcome.is_some() || view.phase != Phase::Rolling);
    }
    let cards: u8 = view.cards.iter().map(|c| c.left + c.in_play).sum();
    assert_eq!(cards, cards_for(setup.stashes()));
    let pyramids = view.pieces.iter().filter(|p| matches!(p.piece, Piece::Pyramid { .. })).count();
    if view.phase == Phase::Rolling {
        assert!(pyramids <= 14 * usize::from(setup.stashes()));
        assert_eq!(view.heights_um.len() + 1, view.turn as usize);
    }
    let cards: BTreeSet<_> = view.pieces.iter().filter(|p| p.home.is_none()).map(|p| p.label.id()).collect();
    for piece in &view.pieces {
        match (piece.piece, piece.home) {
            (Piece::Pyramid { .. }, Some(Surface::Table)) | (Piece::Card { .. }, None) => {}
            (Piece::Pyramid { .. }, Some(Surface::Card(card))) => assert!(cards.contains(&card)),
            odd => panic!("{odd:?}"),
        }
        assert!(piece.facts.top_um >= LOWEST_TOP_UM);
        for pair in piece.stack.windows(2) {
            assert_eq!(game.facts_of(pair[1]).unwrap().nested_on, Some(pair[0]));
            assert_eq!(game.facts_of(pair[0]).unwrap().class, Some(Class::Upright));
        }
    }
    assert_eq!(view.outcome.is_some(), view.phase == Phase::Over);
    assert_eq!(game.to_act().is_empty(), game.referee_for().is_some() || view.outcome.is_some());
    assert_eq!(
        game.to_act().iter().all(|&seat| game.legal_actions(seat).is_empty()),
        game.to_act().is_empty()
    );
}

/// R31 told anew.
fn check_result(game: &Rlyeh) {
    let view = game.view(None);
    let ending = view.ending.unwrap();
    let outcome = view.outcome.unwrap();
    let top = |p: &PieceView| if p.facts.off_table { 0 } else { p.facts.top_um };
    let pyramids: Vec<_> = view.pieces.iter().filter(|p| p.home.is_some()).collect();
    let high = pyramids.iter().map(|p| top(p)).max().unwrap_or(0);
    if view.setup.is_solitaire() {
        let height = if ending.collapsed() { view.heights_um.last().copied().unwrap_or(0) } else { high };
        assert_eq!(outcome, Outcome::Solo { score: i64::from(height) });
        return;
    }
    if let Cause::Collapse { seat, .. } = ending.cause {
        let winners = view.seats.iter().filter(|s| s.seat != seat && !s.eliminated).map(|s| s.seat).collect();
        assert_eq!(outcome, Outcome::Won(winners));
        return;
    }
    let tied: Vec<_> = view
        .stashes
        .iter()
        .filter(|s| {
            pyramids.iter().any(|p| {
                top(p) >= high - 500 && matches!(p.piece, Piece::Pyramid { stash, .. } if stash == s.stash)
            })
        })
        .collect();
    let pips = tied.iter().map(|s| s.pips).max();
    let best: Vec<_> = tied.iter().filter(|s| Some(s.pips) == pips).collect();
    let owners: Vec<Seat> = best.iter().filter_map(|s| s.owner).collect();
    match outcome {
        Outcome::AllLost => assert!(owners.is_empty()),
        Outcome::Won(seats) => assert!(seats == owners && best.len() == 1),
        Outcome::Drawn(seats) => assert!(seats == owners && best.len() > 1 && !owners.is_empty()),
        Outcome::Solo { .. } => panic!("nobody plays alone"),
    }
}

/// Something that may or may not be allowed.
fn wild(game: &Rlyeh, luck: Luck, rng: &mut Rng) -> Action {
    let id = PieceId(u16::try_from(rng.below(u32::from(game.inventory().pieces()) + 2)).unwrap());
    match rng.below(9) {
        0 => Action::Roll,
        1 | 2 => Action::Take(id),
        3 => Action::Release { on: Surface::Table },
        4 => Action::Release { on: Surface::Card(id) },
        5 => Action::Release { on: Surface::Pyramid(id) },
        6 => *rng
            .pick(&[Box::new(Action::PutBack), Box::new(Action::Pass), Box::new(Action::Stop)])
            .unwrap()
            .clone(),
        _ => {
            let mut facts = pretend(game, luck, rng);
            match rng.below(4) {
                0 => drop(facts.pieces.pop_first()),
                1 => drop(facts.pieces.pop_last().map(|(_, last)| facts.pieces.insert(id, last))),
                2 => facts.pieces.values_mut().for_each(|f| f.supports.push(Surface::Card(id))),
                _ => facts.pieces.values_mut().for_each(|f| f.nested_on = Some(id)),
            }
            Action::Settled(facts)
        }
    }
}

struct Played {
    game: Rlyeh,
    log: Vec<(Seat, Action)>,
    tally: BTreeMap<&'static str, u32>,
}

fn play(setup: &Setup, seed: u64, luck: Luck) -> Played {
    let mut rng = Rng::new(seed ^ 0xC7);
    let mut game = Rlyeh::new(setup, seed).unwrap();
    let (mut log, mut oracle, mut tally) = (Vec::new(), Oracle::default(), BTreeMap::new());
    while game.outcome().is_none() {
        assert!(log.len() < 20_000, "the game does not end");
        oracle.watch(&game);
        check_invariants(&game);
        let seat = game.referee_for().unwrap_or_else(|| game.active());
        let legal = game.legal_actions(seat);
        for _ in 0..4 {
            // Whatever is refused changes nothing, and only what is not legal is refused.
            let tried = wild(&game, luck, &mut rng);
            let from = if rng.below(4) == 0 { Seat(seat.0 + 1) } else { seat };
            let mut copy = game.clone();
            let accepted = copy.apply(from, tried.clone()).is_ok();
            if !matches!(tried, Action::Settled(_)) {
                assert_eq!(accepted, from == seat && legal.contains(&tried), "{tried:?}");
            }
            assert!(accepted || copy == game, "{tried:?}");
        }
        for action in legal.iter().filter(|_| happens(&mut rng, 60)) {
            let mut copy = game.clone();
            copy.apply(seat, action.clone()).unwrap();
            copy.audit().unwrap();
        }
        let action = choose(&game, &legal, luck, &mut rng);
        let collapse = match &action {
            Action::Settled(facts) if !game.eliminated().contains(&seat) => {
                oracle.expects_collapse(&game, facts)
            }
            _ => false,
        };
        let json = serde_json::to_string(&game).unwrap();
        let mut restored: Rlyeh = serde_json::from_str(&json).unwrap();
        assert_eq!(restored, game);
        let events = game.apply(seat, action.clone()).unwrap();
        assert_eq!(restored.apply(seat, action.clone()).unwrap(), events);
        assert_eq!(restored, game);
        assert_eq!(events.iter().any(|e| matches!(e, Event::Collapsed { .. })), collapse);
        for event in &events {
            assert!(!event.to_string().is_empty());
            *tally.entry(kind(event)).or_insert(0) += 1;
        }
        log.push((seat, action));
    }
    check_invariants(&game);
    check_result(&game);
    Played { game, log, tally }
}

fn choose(game: &Rlyeh, legal: &[Action], luck: Luck, rng: &mut Rng) -> Action {
    if legal.is_empty() {
        return Action::Settled(pretend(game, luck, rng));
    }
    let rare = |a: &Action| matches!(a, Action::Pass | Action::Stop | Action::PutBack);
    let (rare, usual): (Vec<&Action>, Vec<&Action>) = legal.iter().partition(|a| rare(a));
    let seldom = usual.is_empty() || (!rare.is_empty() && happens(rng, 30));
    let cards = |a: &&Action| matches!(a, Action::Take(id) if *id >= PieceId(game.inventory().pyramids()));
    let card: Vec<&Action> = usual.iter().copied().filter(cards).collect();
    let pool = if seldom && !matches!(rare[..], [Action::Stop]) {
        &rare
    } else if !card.is_empty() && happens(rng, 500) {
        &card
    } else {
        &usual
    };
    (*rng.pick(pool).unwrap()).clone()
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::TurnPassed { why: PassReason::Declined, .. } => "declined",
        Event::TurnPassed { .. } => "passed",
        Event::CardAccepted { .. } => "card",
        Event::CardReturned { .. } => "card returned",
        Event::Moved { .. } => "moved",
        Event::Adjusted { pieces } if pieces.len() > 1 => "stack adjusted",
        Event::Adjusted { .. } => "adjusted",
        Event::Collapsed { .. } => "collapse",
        Event::Exhausted { .. } => "exhaustion",
        Event::Eliminated { .. } => "eliminated",
        Event::PutBack { .. } => "put back",
        Event::Stopped { .. } => "stopped",
        _ => "other",
    }
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for die in [Die::D12, Die::TwoD6, Die::Cthulhu] {
        for players in 2..=5 {
            for on_collapse in [OnCollapse::OthersWin, OnCollapse::LoserOut] {
                setups.push(Setup { die, on_collapse, ..Setup::players(players) });
            }
        }
        for stashes in 2..=6 {
            for chooser in [Chooser::D6, Chooser::Compass] {
                setups.push(Setup {
                    die,
                    mode: Mode::Solitaire { stashes, chooser },
                    ..Setup::solitaire(stashes)
                });
            }
        }
    }
    setups
}

#[test]
fn random_games_keep_every_rule() {
    let mut tally: BTreeMap<&str, u32> = BTreeMap::new();
    let calm = Luck { fall: 0, wrong_pose: 50, bad_card: 100 };
    let shaky = Luck { fall: 3, wrong_pose: 200, bad_card: 300 };
    for (i, setup) in (0..).zip(setups()) {
        for (seed, luck) in [(i, calm), (i + 1000, shaky)] {
            let played = play(&setup, seed, luck);
            played.tally.into_iter().for_each(|(kind, n)| *tally.entry(kind).or_insert(0) += n);
            // The same seed and the same actions give the same game.
            let mut again = Rlyeh::new(&setup, seed).unwrap();
            for (seat, action) in played.log {
                again.apply(seat, action).unwrap();
            }
            assert_eq!(again, played.game);
        }
    }
    // A test that never meets a case proves nothing about it.
    let kinds = [
        "declined",
        "passed",
        "card",
        "card returned",
        "moved",
        "adjusted",
        "stack adjusted",
        "collapse",
        "exhaustion",
        "eliminated",
        "put back",
        "stopped",
    ];
    for kind in kinds {
        assert!(tally.get(kind).copied().unwrap_or(0) > 0, "no {kind} in {tally:?}");
    }
}
