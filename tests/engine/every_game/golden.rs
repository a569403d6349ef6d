//! The transcript of one game of each, in every language that it speaks.

use super::Tester;
use game::rng::Rng;
use game::{Game, Language, Seat};

/// What is done, and what comes of it, in words.
fn transcript<T: Tester>(language: Language) -> String {
    let (mut tester, setup, seed) = T::golden();
    let mut rng = Rng::new(seed + 2);
    let mut game = T::Game::new(&setup, seed).unwrap();
    let mut told = T::opening(&game);
    for _ in 0..T::MOST_STEPS {
        if game.outcome().is_some() {
            return told;
        }
        let (seat, action): (Seat, _) = match game.referee_for() {
            Some(seat) => (seat, tester.report(&game, &mut rng)),
            None => {
                let seat = game.to_act()[0];
                (seat, tester.choose(&game, &game.legal_actions(seat), &mut rng))
            }
        };
        told += &format!("> {seat}: {}\n", T::told(&action, language));
        for event in game.apply(seat, action).unwrap() {
            told += &format!("{}\n", T::happened(&event, language));
        }
    }
    panic!("the game does not end");
}

/// Compares it with the one that is kept.
pub fn compare<T: Tester>() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../golden");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for language in T::LANGUAGES {
        let name = match language {
            Language::English => T::ID.to_owned(),
            other => format!("{}-{other}", T::ID),
        };
        settings.bind(|| insta::assert_snapshot!(name, transcript::<T>(*language)));
    }
}
