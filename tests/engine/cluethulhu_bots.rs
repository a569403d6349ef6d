//! The bots of Cluethulhu: lawful, repeatable, blind to other tablets, stronger level by level, and as their measured
//! balance says.

mod blind;

use bench::games::cluethulhu::deals::play_deal;
use bench::games::cluethulhu::decks::{candidates, measure};
use bots::contest::{Played, play};
use cluethulhu::balance::{Balance, DeckStats, NEAREST, RECOMMENDED, warnings};
use cluethulhu::bot::Bot;
use cluethulhu_rules::*;
use game::{Game, Seat};
use rayon::prelude::*;
use session::{CardMatch, Seating, Sitter, Skill};
use std::collections::HashSet;
use support::counts::whole_or;
use support::told::english;

/// Every size of table, and each once more; in `./test` every third, and one of them once more.
#[test]
fn any_level_plays_every_table_to_its_end() {
    for players in (7..=20).step_by(whole_or(1, 3)) {
        for (at, (name, specials)) in Setup::standard(players).into_iter().enumerate() {
            let day = if at == 1 { Day::Lap } else { Day::Segments };
            let setup = Setup { day, ..Setup::players(players).with(&specials) };
            let levels: Vec<Skill> = Skill::ALL.into_iter().cycle().skip(at).take(players.into()).collect();
            let once: Played<Cluethulhu> = play(&setup, &levels, 40, Bot::new).unwrap();
            assert!(once.game.ending().is_some(), "{players} {name}");
            if whole_or(true, players == 10) {
                assert_eq!(play(&setup, &levels, 40, Bot::new).unwrap(), once, "the same again");
            }
        }
    }
}

/// In how many of the first deals a side wins at a level, the other being at its best.
fn won(setup: &Setup, side: Victory, level: Skill, deals: u64) -> usize {
    let levels = if side == Victory::Investigators { (level, Skill::High) } else { (Skill::High, level) };
    let one = |seed| play_deal(setup, levels.0, levels.1, seed).unwrap();
    (0..deals).into_par_iter().filter(|&seed| one(seed) == side).count()
}

/// Always the same deals, 200 and in `./test` a third of them, with a deck that is even. The Investigators' top level gains less over the middle one than the Cultists'
/// does: it is read by whoever reads votes well.
#[test]
fn a_level_more_wins_more() {
    let setup = Setup::players(9).with(&[Role::TchoTcho, Role::Mother, Role::Yithian]);
    let (deals, share) = whole_or((200, 1), (66, 3));
    for (side, gain, most) in [(Victory::Investigators, 6, 60), (Victory::Cultists, 12, 80)] {
        let [low, middle, high] = Skill::ALL.map(|level| won(&setup, side, level, deals));
        println!("{side:?}: {low} {middle} {high}");
        let more = low + 5 / share < middle && middle + gain / share < high && share * high > most;
        assert!(more, "{side:?}: {low} {middle} {high}");
    }
}

/// What the accused say is public, of fixed meaning, and lets the game go on.
#[test]
fn the_accused_say_who_they_are() {
    let (mut defences, mut statements) = (0, 0);
    for seed in 0..20 {
        let setup = Setup::players(9);
        let played: Played<Cluethulhu> = play(&setup, &[Skill::High; 9], seed, Bot::new).unwrap();
        let news: Vec<&News> = played
            .game
            .record()
            .iter()
            .filter_map(|one| match &one.event {
                Event::News(news) => Some(news),
                _ => None,
            })
            .collect();
        for pair in news.windows(2) {
            if let News::Seconded { whom, .. } = pair[0] {
                defences += 1;
                let says = |news: &News| matches!(news, News::Said { seat, statement: Statement::IAm(_) } if seat == whom);
                statements += usize::from(says(pair[1]));
            }
        }
    }
    assert!(defences > 40 && statements * 10 > defences * 8, "{statements} of {defences}");
}

/// A Traitor who does better with the Investigators goes over to them.
#[test]
fn a_traitor_turns_when_it_pays() {
    let setup = Setup::players(11).with(&[Role::Traitor]);
    let turned = (0..10).filter(|&seed| {
        let played: Played<Cluethulhu> = play(&setup, &[Skill::High; 11], seed, Bot::new).unwrap();
        let mut told = played.game.record().iter();
        told.any(|one| matches!(one.event, Event::Told { fact: Fact::Turned, .. }))
    });
    assert!(turned.count() >= 6);
}

/// At a large table most Nights end with a majority, though nobody but the Investigators knows anybody: all go by what all can
/// see. 60 games; 8 in `./test`.
#[test]
fn large_tables_agree_on_a_victim() {
    let one = |seed: u64| {
        let played: Played<Cluethulhu> =
            play(&Setup::players(16), &[Skill::High; 16], seed, Bot::new).unwrap();
        let count = |is: fn(&News) -> bool| {
            let record = played.game.record().iter();
            record.filter(|one| matches!(&one.event, Event::News(news) if is(news))).count()
        };
        (count(|news| matches!(news, News::Deadlock)), count(|news| matches!(news, News::NightFell { .. })))
    };
    let all: Vec<(usize, usize)> = (0..whole_or(60, 8)).into_par_iter().map(one).collect();
    let (deadlocks, nights) = all.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert!(nights > whole_or(60, 30) && deadlocks * 5 < nights, "{deadlocks} of {nights}");
}

/// In a discussion bots speak before people have done; everywhere else they wait for their turn.
#[test]
fn bots_speak_up_in_their_own_time() {
    let bots = [Sitter::Bot(Skill::High); 8];
    let seating = Seating::new([Sitter::Person].into_iter().chain(bots));
    let mut game = CardMatch::<Cluethulhu>::new(&Setup::players(9), 5, seating, false).unwrap();
    let mut spoke = 0;
    for _ in 0..400 {
        let Some(&first) = game.game().to_act().first() else { break };
        let talks = matches!(game.game().phase(), Phase::Talk { .. });
        let others = game.game().to_act().len() > 1;
        let expected = if first != Seat(0) { Some(first) } else { Some(Seat(1)).filter(|_| talks && others) };
        let bot = game.bot_to_act();
        assert_eq!(bot.is_some(), expected.is_some(), "{:?}", game.game().phase());
        spoke += u32::from(bot.is_some() && first == Seat(0));
        let seat = bot.unwrap_or(first);
        let legal = game.game().legal_actions(seat);
        let quiet = [Action::Pass, Action::Nobody].into_iter().find(|action| legal.contains(action));
        game.act(seat, quiet.unwrap_or(legal[0])).unwrap();
    }
    assert!(spoke > 8, "{spoke}");
}

/// No deck twice, none that cannot be played, and none that brings the Ritual on the first Night where others do not.
#[test]
fn every_lawful_deck_is_a_candidate_once() {
    for players in 7..=20 {
        let all = candidates(players);
        assert!(all.iter().all(|setup| setup.players == players && setup.tablets().is_ok()), "{players}");
        assert!(all.iter().enumerate().all(|(k, setup)| !all[..k].contains(setup)), "{players}");
        let calm = all.iter().filter(|setup| setup.warning().is_none()).count();
        assert!(calm == all.len() || calm == 0, "{players}: {calm} of {}", all.len());
    }
    // 9 players: up to 3 of 6 special tablets, 1 + 6 + 15 + 20.
    assert_eq!(candidates(9).len(), 42);
    // 20 players: all seven, with the Detective and the Psychiatrist or without.
    assert_eq!(candidates(20).len(), 2);
}

/// Of 7 and of 8 players, by 60 games a deck; in `./test` of 7, by 20. The deck that is found is nearer to even than the standard ones, by deals on which it was not chosen.
#[test]
fn the_nearest_deck_is_found_and_measured_anew() {
    let (sizes, games) = whole_or((&[7, 8][..], 60), (&[7], 20));
    let measured = measure(sizes, games, 5).unwrap();
    for &players in sizes {
        let rows: Vec<_> = measured.iter().filter(|deck| deck.players == players).collect();
        assert_eq!(rows.len(), 4);
        let mut found = rows.iter().filter(|deck| [RECOMMENDED, NEAREST].contains(&deck.deck.as_str()));
        let (Some(found), None) = (found.next(), found.next()) else { panic!("{rows:?}") };
        let off = |deck: &DeckStats| (deck.share().rate() - 0.5).abs();
        // With 8 the plain deck is not far from even either.
        assert!(off(found) < 0.2 && (players > 7 || off(found) < off(rows[0])), "{measured:?}");
        // It was counted on the deals that it says: a standard deck on the first ones.
        let standard = rows.iter().any(|row| row.deck != found.deck && row.specials() == found.specials());
        let nth = if standard && !found.plain { 0 } else { 4 };
        let setup = Setup::players(players).with(&found.specials());
        let one =
            |game: u32| play_deal(&setup, Skill::High, Skill::High, 5 + nth * (1 << 32) + u64::from(game));
        let won = (0..games).filter(|game| one(*game).unwrap() == Victory::Investigators).count();
        assert_eq!(won, found.investigators as usize, "{players}");
    }
}

/// What the set-up recommends is lawful, was won by either side about as often, and is not warned of.
#[test]
fn recommended_decks_are_lawful_and_were_even() {
    let known = Balance::known();
    let named = known.decks.iter().filter(|deck| deck.deck == RECOMMENDED);
    assert!(
        named.clone().all(|deck| known.recommended(deck.players) == Some(deck)),
        "one for a number of players"
    );
    assert!((7..=20).all(|players| known.recommended(players).is_some()), "none without");
    for deck in named {
        let setup = Setup { plain_investigators: deck.plain, ..Setup::players(deck.players).with(&deck.own) };
        assert!(setup.tablets().is_ok() && warnings(&setup).len() <= usize::from(setup.warning().is_some()));
        let (won, of) = (100 * deck.investigators, deck.games);
        assert!((45 * of..=55 * of).contains(&won) && of >= 400, "{deck:?}");
    }
}

/// The table of balance is what the bots do: few deals (80 of each deck, and 40 in `./test`), wide bounds.
#[test]
fn the_measured_balance_is_that_of_the_bots() {
    let known = Balance::known();
    for players in 7..=20 {
        for (name, _) in Setup::standard(players) {
            let rows = known.decks.iter().filter(|deck| deck.players == players && deck.deck == name);
            let games: Vec<u32> = rows.map(|deck| deck.games).collect();
            assert!(games.len() == 1 && games[0] >= 40, "{players} {name}");
        }
    }
    for players in [8, 10] {
        let setup = Setup::players(players);
        let (deck, by) = known.nearest(&setup).unwrap();
        let games = whole_or(80, 40);
        let rate = won(&setup, Victory::Investigators, Skill::High, games) as f64 / games as f64;
        assert!(by == 0 && (rate - deck.share().rate()).abs() < 0.25, "{players}: {rate}, {deck:?}");
    }
}

#[test]
fn a_deck_is_warned_of_by_its_figures() {
    for deck in &Balance::known().decks {
        let setup = Setup::players(deck.players).with(&deck.specials());
        let setup = Setup { plain_investigators: deck.plain, ..setup };
        let rate = f64::from(deck.investigators) / f64::from(deck.games);
        let words = format!("{} % of {} games", (100.0 * rate).round(), deck.games);
        let warned = warnings(&setup).iter().any(|warning| english(warning).contains(&words));
        assert_eq!(warned, !(0.3..=0.7).contains(&rate), "{deck:?}");
    }
    // Only decks that are not in the table are called unknown, and the deck most like them is one of the table.
    let known: Vec<_> = Balance::known().decks.iter().filter(|deck| deck.players == 9).collect();
    let mut met = [0; 2];
    for first in Role::SPECIALS {
        for second in Role::SPECIALS {
            let setup = Setup::players(9).with(&[Role::Wizard, first, second]);
            let differs = |deck: &&DeckStats| {
                let own: HashSet<Role> = deck.specials().into_iter().collect();
                own.symmetric_difference(&setup.specials.iter().copied().collect()).count()
                    + usize::from(deck.plain)
            };
            let fewest = known.iter().map(differs).min().unwrap();
            let told: Vec<_> = warnings(&setup)
                .iter()
                .map(english)
                .filter(|warning| warning.starts_with("Never measured"))
                .collect();
            assert_eq!(told.is_empty(), fewest == 0, "{setup:?}: {told:?}");
            let like = |deck: &&DeckStats| told[0].contains(&format!("“{}”", deck.deck));
            assert!(
                told.is_empty() || known.iter().any(|deck| differs(deck) == fewest && like(deck)),
                "{told:?}"
            );
            met[usize::from(told.is_empty())] += 1;
        }
    }
    assert!(met[0] > 0, "no deck is unknown");
}
