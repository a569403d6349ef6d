//! What is told of a held piece agrees with itself: hundreds of poses over cities.

use bevy::math::{Quat, Vec3};
use game::rng::Rng;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match};
use rlyeh_rules::{Action, Asks};
use session::{HandRules, Skill, Tabled};
use support::counts::whole_or;
use support::drive::{build, two};
use table::HandCommand;
use window::hand::Previews;
use window::hand::landing_preview::draft;
use window::hand::word::{Omen, Rating};

/// A city of some turns, and a piece of it or for it in the hand.
fn holding(seed: u64) -> Match {
    let mut m = two(seed);
    build(&mut m, &[Skill::Middle; 2], 14);
    for _ in 0..40 {
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        let take = m.view().legal.into_iter().find(|action| matches!(action, Action::Take(_)));
        if let (Asks::Pyramid { .. } | Asks::Card { .. }, Some(Action::Take(id))) = (m.game().asks(), take) {
            m.intend(Intent::Take(id)).unwrap();
            return m;
        }
        let _ = m.intend(Intent::Declare(Declaration::Pass));
    }
    panic!("nothing is to be built");
}

/// Three cities with a hundred poses each; one of them with fifty in `./test`.
#[test]
fn no_two_readouts_differ_over_a_hundred_poses() {
    let (mut told, mut bad, mut good) = (0, 0, 0);
    for seed in 4..whole_or(7, 5) {
        let mut m = holding(seed);
        let mut rng = Rng::new(seed);
        for _ in 0..whole_or(100, 50) {
            let mut share = || f32::from(rng.below(1000) as u16) / 1000.0 - 0.5;
            let to = Vec3::new(18.0 * share(), 18.0 * share(), 14.0 + 6.0 * share());
            let lean = if share() > 0.2 { 0.0 } else { 3.0 * share() };
            let turn = Quat::from_rotation_z(std::f32::consts::TAU * share()) * Quat::from_rotation_x(lean);
            m.intend(Intent::Hand(HandCommand::Turn(turn.to_array()))).unwrap();
            m.intend(Intent::Hand(HandCommand::Move(to.to_array()))).unwrap();
            for _ in 0..50 {
                m.tick();
            }
            let held = m.hand().held().to_vec();
            let (Some(reading), Some(fork)) = (m.reading(), m.fork(true)) else { continue };
            let game = m.game().clone();
            let foretold = fork.foresee().told(|id| game.say_piece(id));
            let asked = game.stance_asked();
            let shown =
                draft(m.sim(), &held, &reading, (Some(&foretold), &|_| None, asked), &Previews::all(true));
            let all = format!("{}; {}", shown.word.what, shown.word.more.join("; "));
            let context = format!("seed {seed}, {to}: {all}, {:?}", shown.omen);
            let (stands, falls) = (shown.omen == Omen::Stands, shown.omen == Omen::Falls);
            assert_eq!(shown.word.mark == Rating::Bad, shown.warns() || falls, "{context}");
            if !shown.forbidden && shown.lost.is_none() {
                assert_eq!(
                    matches!(shown.word.mark, Rating::Good | Rating::Narrow | Rating::NotAsked),
                    stands,
                    "{context}"
                );
                assert_eq!(shown.word.mark == Rating::Unsure, shown.omen == Omen::Uncertain, "{context}");
            }
            // The class that is named is the one that is judged.
            let class = foretold.foresight.outlook.class.filter(|_| stands && !shown.forbidden);
            if let Some(class) = class.filter(|_| !foretold.foresight.outlook.on.is_empty()) {
                assert!(
                    shown.word.what.to_lowercase().starts_with(&class.to_string().to_lowercase()),
                    "{context}"
                );
                assert_eq!(
                    asked.is_some_and(|asked| asked != class),
                    shown.word.mark == Rating::NotAsked,
                    "{context}"
                );
            }
            // What is said to be to spare is what is drawn.
            let drawn = shown
                .card
                .as_ref()
                .map(|card| card.margin_cm)
                .or(shown.support.as_ref().map(|s| s.margin_cm));
            let said = shown.word.more.iter().find(|part| part.ends_with("to spare"));
            assert_eq!(
                said.is_some(),
                stands && !shown.warns() && drawn.is_some_and(|cm| cm >= 0.0),
                "{context}"
            );
            told += 1;
            bad += u32::from(shown.word.mark == Rating::Bad);
            good += u32::from(matches!(shown.word.mark, Rating::Good | Rating::Narrow | Rating::NotAsked));
        }
    }
    assert!(
        told > whole_or(250, 40) && bad > whole_or(20, 1) && good > whole_or(20, 3),
        "{told} poses, {bad} bad, {good} good"
    );
}
