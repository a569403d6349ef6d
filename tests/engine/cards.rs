//! Matches without a physical table: log, undo, saves, journal, replay; with Rathulhu as the game.

use bots::{Bot as _, SeatPosition};
use game::{CardGame, Game, Seat};
use rathulhu::bot::Bot;
use rathulhu_rules::{Action, Rathulhu, Setup};
use session::cards::replay;
use session::journal::Journal;
use session::save::{self, SaveError};
use session::{CardMatch, CardNote, MatchError, Seating, Sitter, Skill, Undo};
use std::path::Path;
use support::folder::Folder;
use support::forge::{forge, forge_at_random};
use support::told::english;

type Bidding = CardMatch<Rathulhu>;

/// A person and two bots.
fn begin(seed: u64, practice: bool) -> Bidding {
    let sitters = [Sitter::Person, Sitter::Bot(Skill::Low), Sitter::Bot(Skill::Middle)];
    CardMatch::new(&Setup::players(3), seed, Seating::new(sitters), practice).unwrap()
}

/// Plays so many moves, the person as a novice would.
fn play(m: &mut Bidding, moves: u32) {
    for _ in 0..moves {
        let Some(seat) = m.game().phase().seat() else { return };
        let skill = m.seating().skill(seat).unwrap_or(Skill::Low);
        let mut bot = Bot::new(skill, m.seed(), seat);
        let action = bot.choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
    }
}

/// Plays until the person is asked.
fn to_the_person(m: &mut Bidding) {
    while m.game().phase().seat().is_some_and(|seat| !m.seating().is_person(seat)) {
        play(m, 1);
    }
}

fn refusal(bytes: &[u8]) -> SaveError {
    match Bidding::from_bytes(bytes, Path::new("a.cyclopean")) {
        Err(error) => error,
        Ok(_) => panic!("accepted"),
    }
}

#[test]
fn a_seat_for_everybody_and_no_more() {
    let odd = Bidding::new(&Setup::players(3), 1, Seating::people(2), false).err().unwrap();
    assert!(english(&odd).contains("2 players cannot take 3 seats"), "{odd}");
    assert!(Bidding::new(&Setup::players(6), 1, Seating::people(6), false).is_err());
}

#[test]
fn the_log_leads_to_the_state() {
    let mut m = begin(4, false);
    play(&mut m, 1000);
    assert!(m.game().outcome().is_some());
    let again: Rathulhu = replay(m.setup(), m.seed(), m.log()).unwrap();
    assert_eq!(again, *m.game());
    let half = &m.log()[..m.log().len() / 2];
    assert_ne!(replay::<Rathulhu>(m.setup(), m.seed(), half).unwrap(), *m.game());
    assert!(replay::<Rathulhu>(m.setup(), m.seed() + 1, m.log()).is_err() || m.log().is_empty());
}

#[test]
fn refusals_change_nothing_and_say_why() {
    let mut m = begin(4, true);
    to_the_person(&mut m);
    let (before, serial, moves) = (m.game().clone(), m.serial(), m.moves());
    let error = m.act(Seat(0), Action::Pass).unwrap_err();
    assert!(matches!(&error, MatchError::Rules(_)) && english(&error).contains("no auction"), "{error}");
    assert!(m.act(Seat(1), Action::Draw).is_err());
    assert_eq!((m.game(), m.serial(), m.moves()), (&before, serial, moves));
    assert!(!m.notes().iter().any(|note| matches!(note, CardNote::Refused { .. })), "it is no history");
}

#[test]
fn a_step_back_is_to_where_the_person_chose() {
    let mut m = begin(4, true);
    to_the_person(&mut m);
    let (first, steps, before) = (m.game().clone(), m.steps(), m.notes().to_vec());
    m.act(Seat(0), Action::Invoke).unwrap();
    to_the_person(&mut m);
    let (second, told) = (m.game().clone(), m.notes().to_vec());
    assert_eq!(m.steps(), (steps.0 + 1, 0));
    let moves = m.moves();
    m.rewind(Undo::Undo).unwrap();
    // What was undone is not told any more, by anybody.
    assert_eq!((m.game(), m.notes()), (&first, &before[..]));
    assert_eq!(replay::<Rathulhu>(m.setup(), m.seed(), m.log()).unwrap(), first);
    m.rewind(Undo::Redo).unwrap();
    assert_eq!((m.game(), m.moves(), m.notes()), (&second, moves, &told[..]));
    assert!(matches!(m.rewind(Undo::Redo), Err(MatchError::NoStep(Undo::Redo))));
    assert!(matches!(begin(4, false).rewind(Undo::Undo), Err(MatchError::Scored)));
    // Bots among themselves: every move is a step.
    let sitters = [Sitter::Bot(Skill::Low); 2];
    let mut bots = Bidding::new(&Setup::players(2), 1, Seating::new(sitters), true).unwrap();
    play(&mut bots, 7);
    assert_eq!(bots.steps(), (7, 0));
}

#[test]
fn a_loaded_match_goes_on_as_if_never_interrupted() {
    let folder = Folder::new();
    let path = folder.file("deep/er/r.cyclopean");
    let mut m = begin(9, true);
    play(&mut m, 61);
    m.save(&path).unwrap();
    let mut loaded = Bidding::load(&path).unwrap();
    assert_eq!((loaded.seating(), loaded.practice()), (m.seating(), true));
    assert_eq!((loaded.log(), loaded.notes()), (m.log(), m.notes()));
    play(&mut m, 1000);
    play(&mut loaded, 1000);
    assert!(m.to_bytes().unwrap() == loaded.to_bytes().unwrap());
    let header = save::header(&path).unwrap();
    assert_eq!((header.game.as_str(), header.seed, header.turn), (Rathulhu::NAME, None, 61));
}

#[test]
fn damaged_saves_are_refused_in_words() {
    let mut m = begin(9, false);
    play(&mut m, 80);
    let bytes = m.to_bytes().unwrap();
    for length in [0, 1, 15, 60, 200, bytes.len() / 2, bytes.len() - 1] {
        let error = refusal(&bytes[..length]);
        assert!(
            matches!(error, SaveError::Truncated { .. } | SaveError::Foreign { .. }),
            "{length}: {error}"
        );
    }
    let mut flipped = bytes.clone();
    let last = flipped.len() - 3;
    flipped[last] ^= 4;
    assert!(matches!(refusal(&flipped), SaveError::Damaged { .. }));
    // A save of another game, and this one read as another.
    let city = session::Match::<rlyeh::Rlyeh>::from_bytes(&bytes, Path::new("r.cyclopean")).err().unwrap();
    assert!(matches!(city, SaveError::OtherGame { .. }), "{city}");
}

#[test]
fn forged_saves_never_crash_the_program() {
    let mut m = begin(9, false);
    play(&mut m, 80);
    let bytes = m.to_bytes().unwrap();
    assert!(Bidding::from_bytes(&forge(&bytes, |_| ()), Path::new("same")).is_ok());
    let mut refused = 0;
    for seed in 0..400_u64 {
        match Bidding::from_bytes(&forge_at_random(&bytes, seed), Path::new("forged")) {
            Ok(mut accepted) => play(&mut accepted, 1000),
            Err(error) => {
                assert!(!english(&error).is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 100, "only {refused} of 400 forgeries were refused");
    // What was never played: another seed under the same log.
    let other = forge(&bytes, |body| {
        let seed = body.iter().position(|&b| b == 9).unwrap();
        body[seed] = 10;
    });
    assert!(english(&refusal(&other)).contains("damaged"));
}

#[test]
fn the_journal_tells_who_sat_where_and_all_they_did() {
    let mut bytes = vec![];
    let mut m = begin(2, true);
    let mut journal = Journal::begin(&mut bytes, Rathulhu::NAME, &m.about(), m.seed()).unwrap();
    for _ in 0..30 {
        let before = m.notes().len();
        play(&mut m, 1);
        journal.intent(m.log().last().unwrap()).unwrap();
        m.notes()[before..].iter().for_each(|note| journal.note(note).unwrap());
    }
    let text = String::from_utf8(bytes).unwrap();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (lines[0]["game"].as_str(), lines[0]["setup"]["players"].as_u64()),
        (Some("rathulhu"), Some(3))
    );
    assert_eq!(lines[0]["setup"]["sitters"][1]["bot"], "low");
    let intents: Vec<_> = lines.iter().filter(|line| line["line"] == "intent").collect();
    assert_eq!(intents.len(), 30);
    assert!(intents[0]["seat"].is_u64() && !intents[0]["action"].is_null(), "{}", intents[0]);
    assert!(lines.iter().any(|line| line["words"].as_str().is_some_and(|words| words.contains("drew"))));
}
