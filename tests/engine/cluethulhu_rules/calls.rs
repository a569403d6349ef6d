//! The whole Day is called, whoever is out and whatever the deck (C8): what is called tells nobody anything.

use super::*;
use game::rng::Rng;
use std::collections::BTreeMap;
use support::counts::tenth;

/// The parts of a Day as the rules list them.
fn parts(detective_after_vote: bool) -> Vec<Segment> {
    use Segment::*;
    let mut all =
        vec![Doll, Wizard, Detective, Investigators, Mother, Psychiatrist, TchoTcho, Traitor, Yithian];
    if detective_after_vote {
        all.swap(2, 3);
    }
    all
}

/// 600 random games; a tenth in `./test`. A Day that the game does not end in calls all nine parts in order, and two after
/// the Ritual.
#[test]
fn every_day_calls_all_parts() {
    let (mut whole, mut after_ritual) = (0, 0);
    for seed in 0..tenth(600) {
        let mut rng = Rng::new(seed);
        let setup = Setup { day: Day::Segments, ..random::setup(&mut rng) };
        let mut game = Cluethulhu::new(&setup, seed).unwrap();
        while game.outcome().is_none() {
            let (seat, action) = random::action(&game, &mut rng);
            game.apply(seat, action).unwrap();
        }
        let mut days: BTreeMap<u16, (Vec<Segment>, bool)> = BTreeMap::new();
        let mut ritual = None;
        for one in game.record() {
            match &one.event {
                Event::News(News::Called(segment)) => days.entry(one.day).or_default().0.push(*segment),
                Event::News(News::NightFell { .. }) => days.entry(one.day).or_default().1 = true,
                Event::News(News::Ritual) => ritual = Some(one.day),
                _ => {}
            }
        }
        for (day, (called, ended)) in days {
            let mut wanted = parts(setup.detective_after_vote);
            if ritual.is_some_and(|ritual| day > ritual) {
                wanted.retain(|part| matches!(part, Segment::Doll | Segment::Investigators));
                after_ritual += 1;
            }
            assert!(
                wanted.starts_with(&called) && (!ended || called == wanted),
                "{seed}, Day {day}: {called:?}"
            );
            whole += u64::from(ended);
        }
    }
    assert!(whole > 100 && after_ritual > 5, "{whole} {after_ritual}");
}

/// What everybody hears in three Days and Nights, but for the Doll, which is named aloud. By Night nobody does anything; by Day
/// everybody with a power uses it on the first who may be named, but nobody is arrested.
fn heard(setup: &Setup, seed: u64) -> Vec<News> {
    let mut game = Cluethulhu::new(setup, seed).unwrap();
    while game.clock().0 < 4 {
        let seat = game.to_act()[0];
        let legal = game.legal_actions(seat);
        let harmless = matches!(
            game.phase(),
            Phase::Segment {
                segment: Segment::Doll
                    | Segment::Wizard
                    | Segment::Mother
                    | Segment::TchoTcho
                    | Segment::Psychiatrist,
                ..
            }
        );
        let quiet = [Action::Pass, Action::Nobody].into_iter().find(|action| legal.contains(action));
        let action = match game.phase() {
            Phase::Election { .. } => Action::Elect(Seat(0)),
            _ if harmless => legal[0],
            _ => quiet.unwrap_or(legal[0]),
        };
        act(&mut game, seat, action);
    }
    let until = game.record().iter().take_while(|one| one.day < 4);
    let news = until.filter_map(|one| match &one.event {
        Event::News(News::DollTo(_)) => None,
        Event::News(news) => Some(news.clone()),
        _ => None,
    });
    news.collect()
}

/// 60 pairs a size; a tenth in `./test`.
#[test]
fn games_that_differ_in_secrets_only_sound_alike() {
    for players in [9, 13, 18] {
        let (least, most) = Setup::specials_allowed(players);
        for seed in 0..tenth(60) {
            let mut rng = Rng::new(seed);
            let mut setup = |most: u8| {
                let mut specials: Vec<Role> =
                    Role::SPECIALS.into_iter().filter(|&r| r != Traitor || players > 10).collect();
                rng.shuffle(&mut specials);
                specials.truncate(usize::from(least.max(rng.below(u32::from(most) + 1) as u8)));
                Setup { hidden: true, ..Setup::players(players).with(&specials) }
            };
            let (one, other) = (setup(most), setup(most));
            let (one, other) = (heard(&one, seed), heard(&other, seed + 1_000));
            assert_eq!(one, other, "{players} {seed}");
            assert_eq!(one.iter().filter(|news| matches!(news, News::Called(_))).count(), 27);
        }
    }
}
