//! How fast a decision's legal actions are listed in Building an Elder God, and what the slowest of them cost.
//!
//! `cargo bench --workspace --profile dev --bench elder_god`

use criterion::{Criterion, criterion_group, criterion_main};
use elder_god_rules::{Action, ElderGod, Phase, Setup};
use game::Game;
use game::rng::Rng;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A board is grown when whoever is to play has laid so many cards.
const GROWN: usize = 8;

/// Decisions about a play on grown boards, met in random games of two to five.
fn grown_boards(games: u64) -> Vec<ElderGod> {
    let mut boards = vec![];
    for seed in 0..games {
        let Ok(mut game) = ElderGod::new(&Setup::players(2 + (seed % 4) as u8), seed) else { continue };
        let mut rng = Rng::stream(seed, 9);
        while let Some(&seat) = game.to_act().first() {
            let grown = game.player(seat).is_some_and(|player| player.monster.laid().len() >= GROWN);
            if grown && matches!(game.phase(), Phase::Play { .. }) {
                boards.push(game.clone());
            }
            let legal = game.legal_actions(seat);
            let play = |action: &&Action| !matches!(action, Action::Throw(_) | Action::Pass);
            let plays: Vec<Action> = legal.iter().filter(play).copied().collect();
            let action = rng.pick(&plays).or(legal.first()).copied();
            if action.is_none_or(|action| game.play(seat, action).is_err()) {
                break;
            }
        }
    }
    boards
}

fn list(game: &ElderGod) -> usize {
    game.to_act().iter().map(|&seat| game.legal_actions(seat).len()).sum()
}

fn listing(c: &mut Criterion) {
    let boards = grown_boards(400);
    let mut times: Vec<Duration> = boards
        .iter()
        .map(|game| {
            let start = Instant::now();
            black_box(list(game));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "legal actions on {} grown boards: median {:?}, 99 of 100 within {:?}, slowest {:?}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let mut each = boards.iter().cycle();
    c.bench_function("legal actions on a grown board", |b| {
        b.iter(|| each.next().map(|game| black_box(list(game))));
    });
}

criterion_group!(benches, listing);
criterion_main!(benches);
