//! "What happened?" at a table of Houses of Thoth, in the app without its window: it plays what fell last, whoever did it and
//! whatever was done since.

use super::app::app;
use session::{Intent, Match, Seating, Sitter};
use support::falls::{rammed, set_beside};
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth_rules::{Manner, Phase, Piece, Play};
use window::live_table::live_match::install;
use window::messages::{Command, LastFall, Watched};
use window::watching::{Collapse, Watching};

/// Most pictures that anything is waited for.
const PATIENCE: u32 = 20_000;

/// What the film of the last fall of a match tells.
fn film_of(mut m: Match<Thoth>, sitters: [Sitter; 2]) -> Collapse {
    m.seat(Seating::new(sitters.to_vec()));
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    install(app.world_mut(), m).unwrap();
    assert!(app.world().resource::<LastFall>().is_known, "it is offered");
    app.world_mut().write_message(Command::Watch(Watched::Film));
    for _ in 0..PATIENCE {
        app.update();
        if let Some(told) = app.world().get_resource::<Watching>().and_then(|watching| watching.told()) {
            return told.clone();
        }
    }
    panic!("nothing was found");
}

#[test]
fn what_was_knocked_over_is_played_while_its_owner_is_asked_and_after_that() {
    let m = rammed(900, Intent::Release, &mut |_| ());
    assert!(matches!(m.game().phase(), Phase::Knocked { .. }));
    let told = film_of(m.clone(), [Sitter::Person, Sitter::Bot(session::Skill::Low)]);
    assert!(told.words.starts_with("Your large fire pyramid pushed the "), "{}", told.words);

    // The owner has answered, thrown a card away, and time has passed.
    let mut later = m;
    later.intend(Intent::Declare(Declaration::Say(Manner::Accident))).unwrap();
    later.run_until_waiting(1_400);
    let card = later.game().hand(later.game().active())[0];
    later.intend(Intent::Declare(Declaration::Play(Play::Discard { card }))).unwrap();
    (0..2_400).for_each(|_| drop(later.tick()));
    let again = film_of(later.clone(), [Sitter::Person, Sitter::Bot(session::Skill::Low)]);
    assert_eq!((again.words, again.step, again.failed), (told.words, told.step, told.failed));

    // Whoever did it.
    let theirs = film_of(later, [Sitter::Bot(session::Skill::Low), Sitter::Person]);
    assert!(theirs.words.contains("’s large fire pyramid pushed the "), "{}", theirs.words);
}

#[test]
fn a_pyramid_that_is_judged_not_to_stand_is_played_and_told_in_the_words_of_the_rules() {
    let told = film_of(set_beside(), [Sitter::Person, Sitter::Bot(session::Skill::Low)]);
    assert_eq!(told.words, "The large fire pyramid fell beside the card");
    assert!(Piece::pyramid(told.failed).is_some() && told.held == Some(told.failed), "{told:?}");
    assert!(told.step > 0);
}
