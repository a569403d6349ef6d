//! `cyclopean bench bots --game cluethulhu --every-deck`: how often each side wins with every standard deck, and for each
//! number of players the deck with which either wins as often. It is sought among many decks: each plays a few deals, the
//! nearest play more, and the best of these plays once more, on deals on which nothing was chosen. All cores are used.

use super::deals::{Sides, percent, play_deal};
use crate::bots::contest::PlayError;
use crate::bots::stats::Share;
use crate::game::rng::Rng;
use crate::games::cluethulhu::balance::{Balance, Measured, NEAREST, RECOMMENDED};
use crate::games::cluethulhu::rules::{PLAYERS, Role, Setup};
use crate::lang::{Language, Texts};
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure};
use crate::telling::duels::print;
use crate::telling::output::{progress, table};
use indicatif::ProgressBar;
use rayon::prelude::*;
use ron::ser::PrettyConfig;
use std::path::Path;

/// At first every deck plays one deal for so many that count, but never fewer than the least.
const FIRST: u32 = 8;
const LEAST: u32 = 8;
/// So many decks of a number of players are tried, drawn by chance where there are more: enough to find an even one among.
const TRIED: usize = 40;
/// So many decks of a number of players, the nearest to even, are looked at more closely.
const FINALISTS: usize = 6;
/// The seeds of one look at the decks are so far from those of the next that no deal is played in two.
const APART: u64 = 1 << 32;

/// Measures the decks for these numbers of players, or for all, prints the figures and perhaps writes them to a file, all
/// at the end.
///
/// # Errors
/// When a number of players cannot be, or the file cannot be written.
pub(super) fn every_deck(request: &BenchArguments, only: &[u8], file: Option<&Path>) -> Result<(), Failure> {
    let (least, most) = PLAYERS;
    if let Some(wrong) = only.iter().find(|players| !(least..=most).contains(*players)) {
        return Err(format!("{least} to {most} play, not {wrong}").into());
    }
    let wanted = |players: &u8| only.is_empty() || only.contains(players);
    let sizes: Vec<u8> = (least..=most).filter(wanted).collect();
    let measured = measure(&sizes, request.games, request.seed)?;
    let known = Balance::known().decks.iter().filter(|deck| !sizes.contains(&deck.players)).cloned();
    let mut balance = Balance { seed: request.seed, decks: known.chain(measured).collect() };
    balance.decks.sort_by_key(|deck| deck.players);
    if let Some(file) = file {
        let text = ron::ser::to_string_pretty(&balance, PrettyConfig::default().depth_limit(2))?;
        std::fs::write(file, text + "\n")?;
    }
    print(request, &balance, || words(&balance, &sizes))
}

/// Every deck that can be played by so many; where there are some with which no first arrest brings the Ritual, only these.
pub fn candidates(players: u8) -> Vec<Setup> {
    let all = (0..1_u32 << Role::SPECIALS.len()).map(|chosen| {
        let specials = Role::SPECIALS.iter().enumerate().filter(|(k, _)| chosen >> k & 1 == 1);
        Setup::players(players).with(&specials.map(|(_, role)| *role).collect::<Vec<Role>>())
    });
    let plain = |setup: Setup| {
        let both = [false, true].into_iter().filter(|plain| !plain || setup.has_named_investigators());
        both.map(|plain_investigators| Setup { plain_investigators, ..setup.clone() }).collect::<Vec<Setup>>()
    };
    let lawful: Vec<Setup> = all.flat_map(plain).filter(|setup| setup.tablets().is_ok()).collect();
    let calm: Vec<Setup> = lawful.iter().filter(|setup| setup.warning().is_none()).cloned().collect();
    if calm.is_empty() { lawful } else { calm }
}

/// The standard decks of these numbers of players with so many games each, and of each number the one that is nearest to even.
///
/// # Errors
/// When a game cannot be played to its end.
pub fn measure(sizes: &[u8], games: u32, seed: u64) -> Result<Vec<Measured>, Failure> {
    let named = sizes.iter().flat_map(|&players| {
        Setup::standard(players).map(|(name, specials)| (name, Setup::players(players).with(&specials)))
    });
    let (names, standard): (Vec<&str>, Vec<Setup>) = named.unzip();
    let tried = |players: &u8| {
        let mut decks = candidates(*players);
        Rng::stream(seed, u64::from(*players)).shuffle(&mut decks);
        decks.truncate(TRIED);
        decks
    };
    let all: Vec<Vec<Setup>> = sizes.iter().map(tried).collect();
    let first = (games / FIRST).max(LEAST);
    let finalists = all.iter().map(|decks| decks.len().min(FINALISTS)).sum::<usize>();
    let all = all.concat();
    let later = (standard.len() + finalists + sizes.len()) * games as usize;
    let bar = progress(all.len() * first as usize + later)?;
    let look = |decks: &[Setup], games: u32, nth: u64| {
        play(decks, games, seed.wrapping_add(nth.wrapping_mul(APART)), &bar)
    };
    let counted = look(&standard, games, 0)?;
    let near = nearest(&all, &look(&all, first, 1)?, first, FINALISTS);
    let best = nearest(&near, &look(&near, games, 2)?, games, 1);
    let last = look(&best, games, 3)?;
    bar.finish_and_clear();
    let standard = names.iter().zip(standard.iter().zip(&counted)).map(|(name, (setup, won))| Measured {
        deck: (*name).into(),
        own: vec![],
        ..row(setup, games, *won)
    });
    let sought = best.iter().zip(&last).map(|(setup, won)| {
        let row = row(setup, games, *won);
        let name = if row.is_even() { RECOMMENDED } else { NEAREST };
        Measured { deck: name.into(), ..row }
    });
    Ok(standard.chain(sought).collect())
}

fn row(setup: &Setup, games: u32, Sides { investigators, cultists, .. }: Sides) -> Measured {
    let Setup { players, specials, plain_investigators: plain, .. } = setup.clone();
    Measured { players, deck: String::new(), own: specials, plain, games, investigators, cultists }
}

/// So many of each number of players with which the Investigators' share of these games is nearest to one half.
fn nearest(decks: &[Setup], won: &[Sides], games: u32, count: usize) -> Vec<Setup> {
    let off = |sides: &Sides| (2 * i64::from(sides.investigators) - i64::from(games)).abs();
    let mut all: Vec<(u8, i64, &Setup)> =
        decks.iter().zip(won).map(|(setup, sides)| (setup.players, off(sides), setup)).collect();
    all.sort_by_key(|(players, off, _)| (*players, *off));
    let of_a_size = all.chunk_by(|(one, ..), (other, ..)| one == other);
    of_a_size.flat_map(|decks| decks.iter().take(count)).map(|(.., setup)| (*setup).clone()).collect()
}

/// So many games with each deck, all of them at once.
fn play(decks: &[Setup], games: u32, seed: u64, bar: &ProgressBar) -> Result<Vec<Sides>, PlayError> {
    let one = |k: usize| {
        let (deck, deal) = (k / games as usize, (k % games as usize) as u64);
        let victory = play_deal(&decks[deck], Skill::High, Skill::High, seed.wrapping_add(deal))?;
        bar.inc(1);
        Ok((deck, victory))
    };
    let played: Vec<_> =
        (0..decks.len() * games as usize).into_par_iter().map(one).collect::<Result<_, PlayError>>()?;
    let mut won = vec![Sides::default(); decks.len()];
    played.into_iter().for_each(|(deck, victory)| won[deck].count(victory));
    Ok(won)
}

fn words(balance: &Balance, sizes: &[u8]) -> String {
    let texts = Texts::of(Language::English);
    let header = [
        "players",
        "deck",
        "games",
        "Investigators won",
        "95 % interval",
        "Cultists won",
        "95 % interval",
        "special tablets",
    ];
    let measured = balance.decks.iter().filter(|deck| sizes.contains(&deck.players));
    let lines = measured.map(|deck| {
        let won = |won| {
            let share = Share { won, of: deck.games };
            let (low, high) = share.interval();
            [percent(share.rate()), format!("{} to {}", percent(low), percent(high))]
        };
        let mut line = vec![deck.players.to_string(), deck.deck.clone(), deck.games.to_string()];
        line.extend(won(deck.investigators).into_iter().chain(won(deck.cultists)));
        let plain = deck.plain.then(|| "plain Investigators".to_owned());
        line.push(deck.own.iter().map(|role| texts.plain(role)).chain(plain).collect::<Vec<_>>().join(", "));
        line
    });
    let table = table(&header.map(String::from), lines.collect(), false);
    format!("{table}\n\nAll bots at their best (seed {}).", balance.seed)
}
