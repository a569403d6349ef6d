//! Whether what may be done tells a secret: at each turn of random games, beside the game another one that looks the same to a
//! seat, with other secrets. That seat must be offered the same in both, by the same ways, and refused for the same reasons.

use crate::leak_study::{Leak, LeakStudy, difference};
use game::Seat;
use game::choices::{Choices, Comes, Offers, Pointing};
use game::message::Say;
use game::rng::Rng;
use rayon::prelude::*;
use serde::Serialize;
use session::info::Failure;

/// How many things are pointed at in a turn to hear why not.
const POINTED: u32 = 8;

/// The games of which a pair is made.
#[derive(Clone, Copy, Debug)]
pub struct Games<G: Choices> {
    /// A game for a number of players, from a seed.
    pub new: fn(u8, u64) -> Result<G, Failure>,
    /// Another game that fits a view, from a seed.
    pub other: fn(&G::View, u64) -> Result<G, Failure>,
    /// Goes on where a referee is waited for.
    pub settle: fn(&mut G) -> Result<(), Failure>,
    /// What a seat is shown of a game.
    pub look: fn(&G, Seat) -> G::View,
    /// After so many turns a game has shown what it can.
    pub most_turns: usize,
}

/// Plays so many games for a number of players, on all cores, and compares what there is to see and to do.
///
/// # Errors
/// When there are too few or too many players.
pub fn study<G>(
    games: &Games<G>,
    pairs: u32,
    players: u8,
    seed: u64,
    done: &(dyn Fn() + Sync),
) -> Result<LeakStudy, Failure>
where
    G: Choices<View: Clone + Serialize> + Clone,
{
    let one = |k: u32| {
        let found = played(games, players, seed.wrapping_add(k.into()));
        done();
        found.map_err(|why| why.to_string())
    };
    let found: Result<Vec<LeakStudy>, String> = (0..pairs).into_par_iter().map(one).collect();
    Ok(found?.into_iter().fold(LeakStudy::default(), LeakStudy::and))
}

/// Plays one game by chance, up to the first difference.
fn played<G>(games: &Games<G>, players: u8, seed: u64) -> Result<LeakStudy, Failure>
where
    G: Choices<View: Clone + Serialize> + Clone,
{
    let mut study = LeakStudy { pairs: 1, ..LeakStudy::default() };
    let mut chance = Rng::new(seed);
    let mut game = (games.new)(players, seed)?;
    let mut things: Vec<G::Thing> = vec![];
    for turn in 1..=games.most_turns {
        (games.settle)(&mut game)?;
        let Some(active) = game.to_act().first().copied() else { break };
        let watching = Seat(chance.below(players.into()) as u8);
        for seat in [active, watching] {
            let view = game.view(Some(seat));
            let other = (games.other)(&view, chance.draw_seed())?;
            let offers = Offers::<G>::of(view);
            for thing in offers.all().iter().flat_map(|offer| offer.way.at.iter()) {
                if !things.contains(thing) {
                    things.push(*thing);
                }
            }
            let by = pointings::<G>(&things, &mut chance);
            let [one, theirs] = [&game, &other].map(|game| shown(games, game, seat, &by));
            for ((what, one), (_, other)) in one.iter().zip(&theirs) {
                study.looks += 1;
                if let Some((one, other)) = difference(one, other) {
                    study.leaks.push(Leak { seed, what, when: format!("turn {turn}, {seat}"), one, other });
                    return Ok(study);
                }
            }
        }
        let legal = game.legal_actions(active);
        let Some(what) = chance.pick(&legal).cloned() else { break };
        game.apply(active, what).map_err(|why| why.message().to_string())?;
    }
    study.rounds = 1;
    Ok(study)
}

/// Every deed, and some of the things that were ever offered, one or two at a time.
fn pointings<G: Choices>(things: &[G::Thing], chance: &mut Rng) -> Vec<Pointing<G::Thing>> {
    let some = (0..POINTED).map(|k| {
        let many = 1 + k % 2;
        Pointing::At((0..many).filter_map(|_| chance.pick(things).copied()).collect())
    });
    G::DEEDS.iter().map(|deed| Pointing::Deed(deed)).chain(some).collect()
}

/// What a seat is shown and told of a game.
fn shown<G: Choices<View: Serialize> + Clone>(
    games: &Games<G>,
    game: &G,
    seat: Seat,
    by: &[Pointing<G::Thing>],
) -> [(&'static str, String); 3] {
    let view = (games.look)(game, seat);
    let looks = serde_json::to_string(&view).unwrap_or_default();
    let offers = Offers::<G>::of(view);
    let up: Vec<&str> = G::up(offers.known()).iter().map(|deed| deed.id).collect();
    let told = by.iter().filter_map(|by| {
        let Some(Comes::Refused(by, what, why)) = offers.comes(by, None) else { return None };
        // What the list refuses, the rules refuse once more, for the journal.
        let rules = game.clone().apply(by, what.clone()).err().map(|why| why.message());
        Some((what, why, rules))
    });
    let told = format!("{:?}", told.collect::<Vec<_>>());
    [("the view", looks), ("the choices", format!("{up:?} {offers:?}")), ("the reasons", told)]
}
