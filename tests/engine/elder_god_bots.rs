//! The bots of Building an Elder God: lawful, repeatable, blind to other hands and the deck, and stronger level by level.

use crate::every_game::elder_god::reshuffled;
use bench::games::elder_god::contest::*;
use bench::games::elder_god::counted;
use bots::contest::PlayError;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::*;
use elder_god_rules::*;
use game::rng::Rng;
use game::{Game, Seat};
use session::Skill;
use std::sync::atomic::{AtomicU32, Ordering};
use support::counts::whole_or;

fn contest(players: u8, (hero, rivals): (Skill, Skill), games: u32, seed: u64) -> Contest {
    Contest { setup: Setup::players(players), hero, rivals, games, seed }
}

#[test]
fn any_mix_plays_any_table_to_its_end() {
    for players in 2..=5 {
        for first in 0..3 {
            let levels: Vec<Skill> = Skill::ALL.into_iter().cycle().skip(first).take(players).collect();
            let variant = [Variant::Usual, Variant::Feud, Variant::Banishment][first];
            let setup = Setup { variant, ..Setup::players(players as u8) };
            let played = play(&setup, &levels, 6, 40 + first as u64).unwrap();
            assert_eq!(play(&setup, &levels, 6, 40 + first as u64).unwrap(), played, "the same again");
        }
    }
    assert!(matches!(play(&Setup::players(2), &[Skill::Low], 1, 0), Err(PlayError::Seats { bots: 1, .. })));
    assert!(play(&Setup::players(6), &[Skill::Low; 6], 1, 0).is_err());
}

#[test]
fn bots_go_by_what_their_seat_sees() {
    for level in Skill::ALL {
        let mut game = ElderGod::new(&Setup::players(3), 3).unwrap();
        let mut bots: Vec<Bot> =
            (0..3).map(|seat| Bot::new(level, 3, Seat(seat)).with_playouts(12)).collect();
        let mut rng = Rng::new(3);
        for _ in 0..60 {
            let Some(&seat) = game.to_act().first() else { break };
            let bot = &mut bots[usize::from(seat.0)];
            let mut same = bot.clone();
            let position = SeatPosition::of(&game, seat);
            let action = bot.choose(&position).unwrap();
            assert!(position.legal.contains(&action), "{level:?}: {action:?}");
            let other = reshuffled(&game, Some(seat), &mut rng);
            assert_eq!(same.choose(&SeatPosition::of(&other, seat)), Some(action));
            game.apply(seat, action).unwrap();
        }
    }
    // Nothing to do, and a view that is none.
    let game = ElderGod::new(&Setup::players(3), 3).unwrap();
    let mut bot = Bot::new(Skill::High, 3, Seat(0));
    let mut position = SeatPosition::<ElderGod> { view: game.view(Some(Seat(0))), legal: vec![] };
    assert_eq!(bot.choose(&position), None);
    position.view.deck = 3;
    position.legal = vec![Action::Pass, Action::Mouth];
    assert_eq!(bot.choose(&position), None);
}

/// Whether a monster could be completed by a card, by trying every face everywhere.
fn lacks_one_card(player: &Player, needed: u8) -> bool {
    let plan = player.monster.plan();
    let completes = |(card, at): (Card, Cell)| {
        let face = card.face();
        [false, true].iter().any(|&turned| plan.with(face, turned, at).complete(needed).is_some())
    };
    let all = Card::all(false).flat_map(|card| plan.targets().map(move |at| (card, at)));
    plan.complete(needed).is_some() || all.into_iter().any(completes)
}

/// A peaceful grower never harms anybody; a grower wounds those alone who lack one card; an elder wounds others too.
#[test]
fn growers_strike_at_the_last_moment_and_elders_when_it_pays() {
    let wounds = |bot: &dyn Fn(u64, Seat) -> Bot, players: u8| {
        let (mut late, mut early) = (0, 0);
        for seed in 0..6 {
            let setup = Setup::players(players);
            let mut game = ElderGod::new(&setup, seed).unwrap();
            let mut bots: Vec<Bot> = game.seats().map(|seat| bot(seed, seat)).collect();
            while let Some(&seat) = game.to_act().first() {
                let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
                if let Action::Damage { against, .. } = action {
                    let victim = game.player(against).unwrap();
                    if lacks_one_card(victim, setup.needed()) { late += 1 } else { early += 1 }
                }
                game.apply(seat, action).unwrap();
            }
        }
        (late, early)
    };
    let grower = |seed, seat| Bot::new(Skill::Middle, seed, seat);
    let elder = |seed, seat| Bot::new(Skill::High, seed, seat).with_playouts(40);
    assert_eq!(wounds(&|seed, seat| grower(seed, seat).peaceful(), 4), (0, 0));
    let (late, early) = wounds(&grower, 4);
    assert!(late > 6 && early == 0, "growers: {late} late, {early} early");
    let (late, early) = wounds(&elder, 2);
    assert!(late > 0 && early > 6, "elders: {late} late, {early} early");
}

/// A feud is met in every game of elders, and ends (E28).
#[test]
fn elders_in_a_feud_wound_each_other_often() {
    let setup = Setup { variant: Variant::Feud, ..Setup::players(4) };
    let games = whole_or(40, 10);
    let mut wounds = 0;
    for seed in 0..games {
        let bots = (0..4).map(|seat| Bot::new(Skill::High, seed, Seat(seat)).with_playouts(0)).collect();
        let (game, counted) = counted::play(&setup, seed, bots).unwrap();
        assert!(matches!(game.ending(), Some(Ending::Mouth(_))), "seed {seed}");
        assert_eq!(counted.turns, game.clock().turn);
        wounds += counted.wounds;
    }
    assert!(wounds >= 8 * games as u32, "{wounds} wounds in {games} games");
}

/// 400 games of the highest level; a quarter in `./test`.
#[test]
fn each_level_beats_the_one_below() {
    let duel = |players, hero, rivals, games, playouts| {
        hold(&contest(players, (hero, rivals), games, 7), Some(playouts), || ()).unwrap()
    };
    let tally = duel(2, Skill::Middle, Skill::Low, 100, 0);
    assert!(tally.share.rate() > 0.85, "a grower against a novice: {}", tally.share.rate());
    // A planner of its hand without any search, always the same games: an equal would win half, or a quarter.
    let games = whole_or(400, 100);
    let two = duel(2, Skill::High, Skill::Middle, games, 0);
    let four = duel(4, Skill::High, Skill::Middle, games, 0);
    let (half, quarter) = whole_or((0.5, 0.3), (0.45, 0.25));
    assert!(two.share.rate() > half && four.share.rate() > quarter, "{two:?} {four:?}");
    // The grower as it was before growers struck.
    let spec = contest(4, (Skill::High, Skill::Middle), games, 7);
    let peer = hold_in_peace(&spec, Some(0), || ()).unwrap();
    assert!(peer.share.rate() > quarter, "among peaceful growers: {peer:?}");
    assert_eq!([tally, two, four, peer].map(|tally| tally.more.stalemates), [0; 4]);
}

/// A tenth of the usual thought, in few games (40, and 12 in `./test`), always the same ones.
#[test]
fn the_search_is_worth_its_thought() {
    let games = whole_or(40, 12);
    let won = |playouts| {
        let spec = contest(2, (Skill::High, Skill::Middle), games, 100);
        hold(&spec, Some(playouts), || ()).unwrap().share.won
    };
    let (thoughtless, thoughtful) = (won(0), won(40));
    assert!(
        thoughtful >= whole_or(28, 8) && thoughtful > thoughtless,
        "{thoughtful} of {games}, without thought {thoughtless}"
    );
}

#[test]
fn contests_are_fair_and_repeatable() {
    let told = AtomicU32::new(0);
    let count = || {
        told.fetch_add(1, Ordering::Relaxed);
    };
    let spec = contest(3, (Skill::Middle, Skill::Low), 50, 7);
    let tally = hold(&spec, None, count).unwrap();
    assert_eq!((tally.share.of, told.into_inner()), (51, 51));
    assert_eq!(hold(&spec, None, || ()).unwrap(), tally);
    let even = hold(&Contest { rivals: Skill::Middle, ..spec }, None, || ()).unwrap();
    assert_eq!(even.share.won * 3, even.share.of, "the same level in every seat wins its share exactly");
    assert!(hold(&Contest { setup: Setup::players(1), ..spec }, None, || ()).is_err());
}

/// Who struck the first seat last and was not struck back since, by what lies on the table.
fn is_wounded(game: &ElderGod, seat: Seat) -> bool {
    game.player(seat).unwrap().monster.wound().is_some()
}

#[test]
fn a_spiteful_bot_strikes_back_at_whoever_struck_it_last_and_says_so() {
    const ME: Seat = Seat(0);
    let (mut back, mut held) = (0, 0);
    for seed in 0..4 {
        let mut game = ElderGod::new(&Setup { variant: Variant::Feud, ..Setup::players(3) }, seed).unwrap();
        let bot = |seat| Bot::new(Skill::High, seed, Seat(seat)).with_playouts(0);
        let mut bots: Vec<Bot> = (0..3).map(bot).collect();
        let (mut moves, mut last, mut rng) = (vec![], None, Rng::new(seed));
        while let Some(&seat) = game.to_act().first() {
            bots[0].bear(spite::grudge(&moves, ME));
            let position = SeatPosition::of(&game, seat);
            let mut same = bots[usize::from(seat.0)].clone();
            let (action, aloud) = bots[usize::from(seat.0)].choose_aloud(&position, true).unwrap();
            let strikes =
                |action: &Action| matches!(action, Action::Damage { against, .. } if Some(*against) == last);
            let says = aloud.as_ref().is_some_and(|why| why.id == "aloud-elder-god-strikes-back");
            assert_eq!(says, seat == ME && strikes(&action), "{action:?} after {last:?}: {aloud:?}");
            // Whoever sees the same says the same.
            let other = reshuffled(&game, Some(seat), &mut rng);
            let again = same.choose_aloud(&SeatPosition::of(&other, seat), true).unwrap();
            assert_eq!(again, (action, aloud));
            let wounded = game.seats().map(|seat| is_wounded(&game, seat)).collect::<Vec<_>>();
            let could = seat == ME && position.legal.iter().any(strikes);
            game.apply(seat, action).unwrap();
            moves.push(game::Move { seat, action });
            if could {
                let plan = game.player(ME).unwrap().monster.plan();
                let wins = game.outcome().is_some() || plan.complete(game.setup().needed()).is_some();
                assert!(says || wins, "{action:?} and not a shot at {last:?}");
                (back, held) = (back + u32::from(says), held + 1);
            }
            let fresh = |of: Seat| !wounded[usize::from(of.0)] && is_wounded(&game, of);
            if seat != ME && fresh(ME) {
                last = Some(seat);
            } else if seat == ME && last.is_some_and(fresh) {
                last = None;
            }
        }
    }
    assert!(back >= 4, "{back} of {held}");
}

#[test]
fn a_save_keeps_a_temper() {
    use session::{CardMatch, Seating, Sitter};
    let bytes = |sitter| {
        let seating = Seating::new([Sitter::Person, sitter, Sitter::Bot(Skill::Low)]);
        CardMatch::<ElderGod>::new(&Setup::players(3), 4, seating, true).unwrap().to_bytes().unwrap()
    };
    let read = |bytes: &[u8]| CardMatch::<ElderGod>::from_bytes(bytes, "a.cyclopean".as_ref()).unwrap();
    let [wary, spiteful] = [Sitter::Bot(Skill::High), Sitter::Spiteful(Skill::High)].map(bytes);
    assert!(read(&spiteful).seating().is_spiteful(Seat(1)) && !read(&wary).seating().is_spiteful(Seat(1)));
    assert_eq!(read(&spiteful).seating().skill(Seat(1)), Some(Skill::High));
    assert_eq!(read(&spiteful).to_bytes().unwrap(), spiteful);
    // A wary bot lies in a file as bots did before there were tempers.
    assert!(String::from_utf8_lossy(&wary).contains(r#"{"bot":"high"}"#));
}
