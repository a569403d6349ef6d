//! `scripts/bench bots --game cluethulhu --every-deck`: how often each side wins with every standard deck, and for each
//! number of players the deck with which either wins as often. It is sought among all decks: each plays a few deals, the
//! nearest play more, and the best of these plays once more, on deals on which nothing was chosen. A standard deck that is nearer
//! yet is the one. All cores are used.

use super::deals::{SideWins, percent, play_deal};
use crate::duels::print;
use crate::game_benches::BenchArguments;
use bots::contest::PlayError;
use bots::stats::Share;
use cluethulhu::balance::{Balance, DeckStats, NEAREST, RECOMMENDED};
use cluethulhu_rules::{PLAYERS, Role, Setup};
use files::disk;
use game::Language;
use indicatif::ProgressBar;
use lang::Texts;
use rayon::prelude::*;
use ron::ser::PrettyConfig;
use session::Skill;
use session::info::Failure;
use std::io;
use std::path::Path;
use terminal::output::{progress, table};

/// How the even deck is sought: in each round so many decks of a number of players, the nearest to even in all that they have
/// played, play one game more for so many that count in the end.
const ROUNDS: [(usize, u32); 3] = [(usize::MAX, 50), (16, 8), (4, 2)];
/// A deck plays no fewer games in a round.
const LEAST: u32 = 8;
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
        let pretty = PrettyConfig::default().depth_limit(2);
        let text = ron::ser::to_string_pretty(&balance, pretty).map_err(io::Error::other)?;
        disk::write_whole(file, (text + "\n").as_bytes())?;
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
pub fn measure(sizes: &[u8], games: u32, seed: u64) -> Result<Vec<DeckStats>, Failure> {
    let named = sizes.iter().flat_map(|&players| {
        Setup::standard(players).map(|(name, specials)| (name, Setup::players(players).with(&specials)))
    });
    let (names, standard): (Vec<&str>, Vec<Setup>) = named.unzip();
    let mut field: Vec<(Setup, SideWins)> = sizes
        .iter()
        .flat_map(|&players| candidates(players))
        .map(|deck| (deck, SideWins::default()))
        .collect();
    let in_round = |part: u32| (games / part).max(LEAST);
    let of_each =
        |most: usize| sizes.iter().map(|&players| candidates(players).len().min(most)).sum::<usize>();
    let sought: usize = ROUNDS.iter().map(|&(most, part)| of_each(most) * in_round(part) as usize).sum();
    let bar = progress(sought + (standard.len() + sizes.len()) * games as usize)?;
    let look = |decks: &[Setup], games: u32, nth: u64| {
        play(decks, games, seed.wrapping_add(nth.wrapping_mul(APART)), &bar)
    };
    let counted = look(&standard, games, 0)?;
    for (nth, (most, part)) in (1..).zip(ROUNDS) {
        field = nearest(field, most);
        let decks: Vec<Setup> = field.iter().map(|(deck, _)| deck.clone()).collect();
        let won = look(&decks, in_round(part), nth)?;
        field.iter_mut().zip(won).for_each(|((_, sides), won)| *sides += won);
    }
    let best: Vec<Setup> = nearest(field, 1).into_iter().map(|(deck, _)| deck).collect();
    let last = look(&best, games, 1 + ROUNDS.len() as u64)?;
    bar.finish_and_clear();
    let standard = standard.iter().zip(&counted).map(|(setup, won)| row(setup, games, *won));
    let mut rows: Vec<DeckStats> = standard.collect();
    let sought = best.iter().zip(&last).filter_map(|(setup, won)| {
        let sought = row(setup, games, *won);
        let of_size = rows.iter().filter(|row| row.players == setup.players);
        let nearest = of_size.chain([&sought]).min_by_key(|row| off_even(row))?.clone();
        let name = if nearest.is_even() { RECOMMENDED } else { NEAREST };
        Some(DeckStats { deck: name.into(), ..nearest })
    });
    let sought: Vec<DeckStats> = sought.collect();
    for (row, name) in rows.iter_mut().zip(names) {
        (row.deck, row.own) = (name.into(), vec![]);
    }
    rows.extend(sought);
    Ok(rows)
}

fn row(setup: &Setup, games: u32, SideWins { investigators, cultists, .. }: SideWins) -> DeckStats {
    let Setup { players, specials, plain_investigators: plain, .. } = setup.clone();
    DeckStats { players, deck: String::new(), own: specials, plain, games, investigators, cultists }
}

/// How far the Investigators are from half of the games: twice the games that they won too few or too many.
fn off_even(deck: &DeckStats) -> u32 {
    deck.investigators.abs_diff(deck.games - deck.investigators)
}

/// So many of each number of players with which the Investigators' share of the games is nearest to one half. All decks have
/// played the same number of games.
fn nearest(mut decks: Vec<(Setup, SideWins)>, count: usize) -> Vec<(Setup, SideWins)> {
    decks.sort_by_key(|(setup, sides)| (setup.players, sides.off_even()));
    let of_a_size = decks.chunk_by(|(one, _), (other, _)| one.players == other.players);
    of_a_size.flat_map(|decks| decks.iter().take(count)).cloned().collect()
}

/// So many games with each deck, all of them at once.
fn play(decks: &[Setup], games: u32, seed: u64, bar: &ProgressBar) -> Result<Vec<SideWins>, PlayError> {
    let one = |k: usize| {
        let (deck, deal) = (k / games as usize, (k % games as usize) as u64);
        let victory = play_deal(&decks[deck], Skill::High, Skill::High, seed.wrapping_add(deal))?;
        bar.inc(1);
        Ok((deck, victory))
    };
    let played: Vec<_> =
        (0..decks.len() * games as usize).into_par_iter().map(one).collect::<Result<_, PlayError>>()?;
    let mut won = vec![SideWins::default(); decks.len()];
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
