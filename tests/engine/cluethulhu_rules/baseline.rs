//! Example 14: the exact chances of plain decks, by a recursion that knows nothing of the engine.

use super::*;
use game::rng::Rng;
use std::collections::BTreeMap;
use support::counts::whole_or;

/// The Investigators' chance at dawn: every arrest takes a Cultist, every murder anybody.
fn chance(i: u32, c: u32, known: &mut BTreeMap<(u32, u32), f64>) -> f64 {
    if i == 0 {
        return 0.0;
    }
    if i >= c {
        return 1.0;
    }
    if let Some(&value) = known.get(&(i, c)) {
        return value;
    }
    let value = if i >= c - 1 {
        1.0
    } else {
        let (i_f, c_f) = (f64::from(i), f64::from(c - 1));
        (i_f * chance(i - 1, c - 1, known) + c_f * chance(i, c - 2, known)) / (i_f + c_f)
    };
    known.insert((i, c), value);
    value
}

fn exact(players: u8) -> f64 {
    let i = u32::from(Setup::investigators(players));
    chance(i, u32::from(players) - i, &mut BTreeMap::new())
}

fn is_won(players: u8, seed: u64) -> bool {
    let mut tablets = vec![Investigator; Setup::investigators(players).into()];
    tablets.resize(players.into(), Cultist);
    let mut rng = Rng::stream(seed, 99);
    rng.shuffle(&mut tablets);
    let mut game = Cluethulhu::with_tablets(&Setup::players(players).with(&[]), &tablets, seed).unwrap();
    while game.outcome().is_none() {
        let living = |side| {
            let all = game.seats().zip(game.players());
            all.filter(|(_, p)| p.living && Some(p.side) != side).map(|(seat, _)| seat.0).collect::<Vec<_>>()
        };
        if game.clock().1 {
            let whom = *rng.pick(&living(None)).unwrap();
            murder(whom).play(&mut game);
        } else {
            let whom = *rng.pick(&living(Some(Side::Investigator))).unwrap();
            arrest(whom).day(&mut game);
        }
    }
    how(&game) == Some(Victory::Investigators)
}

/// 2,000 games of each deck; a quarter in `./test`.
#[test]
fn e14_the_chances_of_plain_decks() {
    for (players, known) in [(7, 11.0 / 12.0), (8, 27.0 / 35.0), (9, 27.0 / 32.0), (10, 221.0 / 315.0)] {
        assert!((exact(players) - known).abs() < 1e-12, "{players}: {}", exact(players));
    }
    for players in 7..=20 {
        let games = whole_or(2_000, 500);
        let won = (0..games).filter(|&seed| is_won(players, seed)).count();
        let (rate, p) = (won as f64 / games as f64, exact(players));
        let sigma = (p * (1.0 - p) / games as f64).sqrt();
        assert!((rate - p).abs() < 3.0 * sigma, "{players}: {rate} for {p}");
    }
}
