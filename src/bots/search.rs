//! The search of bots that think ahead: determinised flat Monte Carlo with sequential halving.
//!
//! * *Determinised*: what the bot cannot see (the order of a bag, other hands) is dealt at random, in agreement with all
//!   that it can see. The game is then played on in that world.
//! * *Flat Monte Carlo*: every candidate for the next move is played out many times by a quick policy, and is worth the
//!   mean of what came of it. There is no tree: only the next move is chosen by search.
//! * *Sequential halving*: the playouts are shared out evenly over ⌈log₂ n⌉ rounds. After each round the worse half of
//!   the candidates is dropped, so that most of the thought goes to the best. See Z. Karnin, T. Koren and O. Somekh,
//!   "Almost optimal exploration in multi-armed bandits", ICML 2013. Unlike theirs, a candidate keeps the worth it had in
//!   earlier rounds: all that are left were played out in the same worlds, so the sums are comparable.
//! * *Common random numbers*: every candidate is played out in the same worlds with the same luck. What differs between
//!   them then comes of the candidates, and not of the deal.
//!
//! [`duel`] compares two candidates once more, whoever chose them, and says how sure it is.
//!
//! In each world everything is known, so the search sets no value on finding something out, or on hiding it.

use game::rng::Rng;

/// Chooses one of the candidates: the first of their [`ranking`].
pub fn halving<C, W>(
    candidates: Vec<C>,
    playouts: u32,
    rng: &mut Rng,
    determinize: impl FnMut(&mut Rng) -> Option<W>,
    play_out: impl FnMut(&W, &C, &mut Rng) -> f64,
) -> Option<C> {
    let ranked = ranking(candidates, playouts, rng, determinize, play_out)?;
    ranked.into_iter().next().map(|first| first.candidate)
}

/// A candidate, and what the search found it worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<C> {
    /// The candidate.
    pub candidate: C,
    /// The mean of its playouts for the first, in the unit of the playouts. For another that of the first, less what it fell
    /// behind in the worlds in which both were played out. 0 where nothing was played out: there was one candidate only.
    pub worth: f64,
}

/// Ranks the candidates, the best first.
///
/// `playouts` is the budget: how many games are played out at most. Where it is too small for that, every candidate of a
/// round is still played out once. A single candidate is chosen without a thought.
///
/// `determinize` makes a world that the bot could be in. `play_out` plays such a world out, beginning with a candidate,
/// and tells how good that was for the bot, in any unit of which means make sense; more is better. Its luck is the same
/// for all candidates in a world.
///
/// Of candidates that come out the same the earlier one is preferred. `None` if there is no candidate, or no world.
pub fn ranking<C, W>(
    candidates: Vec<C>,
    playouts: u32,
    rng: &mut Rng,
    mut determinize: impl FnMut(&mut Rng) -> Option<W>,
    mut play_out: impl FnMut(&W, &C, &mut Rng) -> f64,
) -> Option<Vec<Ranked<C>>> {
    /// A candidate in the race: the sum of its playouts after every round.
    struct Runner<C> {
        candidate: C,
        sums: Vec<f64>,
    }
    let mut race: Vec<Runner<C>> =
        candidates.into_iter().map(|candidate| Runner { candidate, sums: vec![0.0] }).collect();
    let rounds = race.len().next_power_of_two().ilog2();
    let (mut dropped, mut played) = (vec![], vec![0_u32]);
    while race.len() > 1 {
        let left = u32::try_from(race.len()).unwrap_or(u32::MAX);
        let mut sums: Vec<f64> = race.iter().map(|runner| runner.sums[played.len() - 1]).collect();
        let worlds = (playouts / rounds / left).max(1);
        for _ in 0..worlds {
            let world = determinize(rng)?;
            let luck = Rng::new(rng.draw_seed());
            for (runner, sum) in race.iter().zip(&mut sums) {
                *sum += play_out(&world, &runner.candidate, &mut luck.clone());
            }
        }
        race.iter_mut().zip(&sums).for_each(|(runner, sum)| runner.sums.push(*sum));
        played.push(played.last().unwrap_or(&0) + worlds);
        let last = played.len() - 1;
        race.sort_by(|a, b| b.sums[last].total_cmp(&a.sums[last]));
        dropped.extend(race.drain(race.len().div_ceil(2)..));
    }
    let first = race.pop()?;
    let mean = |runner: &Runner<C>, round: usize| match played[round] {
        0 => 0.0,
        worlds => runner.sums[round] / f64::from(worlds),
    };
    let worth = mean(&first, played.len() - 1);
    let mut others: Vec<Ranked<C>> = dropped
        .into_iter()
        .map(|runner| {
            let round = runner.sums.len() - 1;
            let behind = mean(&first, round) - mean(&runner, round);
            Ranked { candidate: runner.candidate, worth: worth - behind }
        })
        .collect();
    others.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    Some(std::iter::once(Ranked { candidate: first.candidate, worth }).chain(others).collect())
}

/// Two candidates played out in the same worlds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairedPlayouts {
    /// The mean of the playouts of each.
    pub worth: [f64; 2],
    /// Standard error of the difference between the two, from the spread over the worlds.
    pub error: f64,
}

/// Plays two candidates out in so many worlds, at least two, each with the same luck for both; see [`ranking`]. Other than
/// there nothing is chosen, so the larger worth is not flattered by having been picked. `None` if there is no world.
pub fn duel<C, W>(
    pair: [&C; 2],
    worlds: u32,
    rng: &mut Rng,
    mut determinize: impl FnMut(&mut Rng) -> Option<W>,
    mut play_out: impl FnMut(&W, &C, &mut Rng) -> f64,
) -> Option<PairedPlayouts> {
    let worlds = worlds.max(2);
    let (mut sums, mut of_squares) = ([0.0; 2], 0.0);
    for _ in 0..worlds {
        let world = determinize(rng)?;
        let luck = Rng::new(rng.draw_seed());
        let came = pair.map(|candidate| play_out(&world, candidate, &mut luck.clone()));
        sums[0] += came[0];
        sums[1] += came[1];
        of_squares += (came[0] - came[1]).powi(2);
    }
    let n = f64::from(worlds);
    let worth = sums.map(|sum| sum / n);
    let spread = (of_squares / n - (worth[0] - worth[1]).powi(2)).max(0.0);
    Some(PairedPlayouts { worth, error: (spread / (n - 1.0)).sqrt() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Differences 1, 3, 1, 3 … over 100 worlds: a mean of 2, and a spread of 1.
    #[test]
    fn a_duel_tells_both_means_and_how_sure_their_difference_is() {
        let mut world = 0.0;
        let next_world = |_: &mut Rng| {
            world += 1.0;
            Some(world)
        };
        let play_out =
            |world: &f64, candidate: &f64, _: &mut Rng| candidate * (2.0 + (world % 2.0) * 2.0 - 1.0);
        let duel = duel([&1.0, &0.0], 100, &mut Rng::new(1), next_world, play_out).unwrap();
        assert_eq!(duel.worth, [2.0, 0.0]);
        assert!((duel.error - 1.0 / 99_f64.sqrt()).abs() < 1e-9, "{duel:?}");
    }

    /// What was played out: candidate, world, and the first number of its luck.
    fn played_out(n: u32, playouts: u32, worth: impl Fn(u32) -> f64) -> (Option<u32>, Vec<(u32, u32, u32)>) {
        let mut played = vec![];
        let mut worlds = 0;
        let next_world = |_: &mut Rng| {
            worlds += 1;
            Some(worlds)
        };
        let chosen =
            halving((0..n).collect(), playouts, &mut Rng::new(1), next_world, |&world, &candidate, luck| {
                played.push((candidate, world, luck.below(u32::MAX)));
                worth(candidate)
            });
        (chosen, played)
    }

    #[test]
    fn the_worse_half_is_dropped_and_the_budget_kept() {
        let (chosen, played) = played_out(8, 1200, f64::from);
        assert_eq!(chosen, Some(7));
        let count = |candidate| played.iter().filter(|one| one.0 == candidate).count();
        // 400 playouts a round: 50 each for eight, 100 for four, 200 for two.
        assert_eq!([0, 3, 4, 5, 6, 7].map(count), [50, 50, 150, 150, 350, 350]);
        for n in 1..40 {
            let (chosen, played) = played_out(n, 1000, |candidate| -f64::from(candidate));
            assert_eq!(chosen, Some(0));
            assert!(played.len() <= 1000 && (n == 1 || played.len() > 700), "{n}: {}", played.len());
        }
        // Too small a budget: once a round each.
        assert_eq!(played_out(5, 3, f64::from).1.len(), 5 + 3 + 2);
    }

    #[test]
    fn all_are_played_out_in_the_same_worlds_with_the_same_luck() {
        let (_, played) = played_out(4, 80, f64::from);
        for &(_, world, luck) in &played {
            let same: Vec<_> = played.iter().filter(|one| one.1 == world).collect();
            assert!(same.iter().all(|one| one.2 == luck) && (same.len() == 4 || same.len() == 2));
        }
        let of_first: Vec<u32> = played.iter().filter(|one| one.0 == 3).map(|one| one.2).collect();
        assert!(of_first.windows(2).all(|pair| pair[0] != pair[1]), "other worlds, other luck");
    }

    #[test]
    fn equals_leave_the_first_and_nothing_leaves_none() {
        assert_eq!(played_out(6, 100, |_| 1.0).0, Some(0));
        assert_eq!(played_out(1, 100, |_| 1.0), (Some(0), vec![]));
        assert_eq!(played_out(0, 100, |_| 1.0), (None, vec![]));
        let no_world = halving(vec![1, 2], 10, &mut Rng::new(1), |_| None::<()>, |(), _, _| 0.0);
        assert_eq!(no_world, None);
    }

    /// Worlds in which candidate c is worth c plus the number of the world: what a candidate fell behind is told in the worlds
    /// that both saw, so the worlds themselves do not count.
    #[test]
    fn whoever_was_dropped_is_told_by_what_it_fell_behind() {
        let mut world = 0.0;
        let next_world = |_: &mut Rng| {
            world += 1.0;
            Some(world)
        };
        let ranked =
            ranking(vec![2.0, 5.0, 3.0, 4.0], 80, &mut Rng::new(1), next_world, |world, c, _| world + c);
        // 80 playouts in two rounds: 10 worlds for four, 20 more for two. The mean world of 1 to 30 is 15.5.
        let expected = [(5.0, 20.5), (4.0, 19.5), (3.0, 18.5), (2.0, 17.5)];
        let ranked: Vec<(f64, f64)> = ranked.unwrap().iter().map(|one| (one.candidate, one.worth)).collect();
        assert_eq!(ranked, expected);
    }

    /// Eight coins, of which the last falls heads half of the time and the others two times in five. In the last two
    /// rounds that is a lead of more than three standard errors.
    #[test]
    fn the_best_coin_is_found() {
        let throw = |candidate: u32, rng: &mut Rng| {
            f64::from(u8::from(rng.below(10) < if candidate == 7 { 5 } else { 4 }))
        };
        let mut found = 0;
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let mut thrown = Rng::stream(seed, 1);
            let chosen = halving(
                (0..8).collect(),
                4000,
                &mut rng,
                |_| Some(()),
                |(), &candidate, _| throw(candidate, &mut thrown),
            );
            found += u32::from(chosen == Some(7));
        }
        assert!(found >= 90, "{found} of 100");
    }
}
