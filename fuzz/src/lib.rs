//! What must not fail, whatever it is given: a function for each way in which something foreign gets into the program.
//!
//! `fuzz_targets/` hands them to cargo-fuzz (`scripts/fuzz save`, which also limits memory and time of an input); `tests/program/fuzz.rs`, which includes this
//! file, runs a seeded number of each in every `./test`. Each says whether the input was accepted, so that a run that
//! accepts nothing, or everything, is noticed.

pub mod vouched;

use cyclopean::CATALOGUE;
use cyclopean::cli;
use files::budget;
use game::Language;
use game::message::{Message, Say};
use lab::Scene;
use lang::Texts;
use session::journal::{Journal, JournalHeader};
use session::{CardNote, Names, Seating};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use table::sim::MOST_PIECES;
use vouched::{alike, vouched};

/// Longest input that is looked at, bytes. What is longer is refused by the limits of files (`docs/formats.md`), which have tests
/// of their own; here it would only make each try slower.
pub const MOST_INPUT_BYTES: usize = 1 << 20;

/// The body of a save, under a header that vouches for it; the first byte says of which game. Beyond the last game, all
/// the rest is the file as it is.
///
/// # Panics
/// When a match that was accepted cannot be saved, or is another one when it is read again.
pub fn save(data: &[u8]) -> bool {
    // A save of the fullest table is a few megabytes.
    if data.len() > 8 * MOST_INPUT_BYTES {
        return false;
    }
    let Some((&which, rest)) = data.split_first() else { return false };
    let path = Path::new("fuzzed.cyclopean");
    let game = CATALOGUE.get(usize::from(which));
    let file = game.map_or_else(|| rest.to_vec(), |entry| vouched(entry.info.id, rest));
    let readers =
        CATALOGUE.iter().map(|entry| entry.info).filter(|info| game.is_none_or(|of| of.info.id == info.id));
    let mut accepted = false;
    for info in readers {
        match (info.reread)(&file, path) {
            Ok(again) => {
                let twice = (info.reread)(&again, path).unwrap_or_else(|no| panic!("{}: {no}", info.id));
                assert!(alike(&twice, &again), "{}: a match changes when it is saved", info.id);
                accepted = true;
            }
            Err(why) => assert!(why.to_string().contains("fuzzed.cyclopean"), "{}: {why}", info.id),
        }
    }
    accepted
}

/// The text of a set-up.
///
/// # Panics
/// When a scene that was accepted is another one when it is written and read again, or a refusal does not say where.
pub fn scene(data: &[u8]) -> bool {
    if data.len() > MOST_INPUT_BYTES {
        return false;
    }
    match Scene::parse(&String::from_utf8_lossy(data), "fuzzed.ron") {
        Ok(scene) => {
            assert!(scene.pieces.len() < MOST_PIECES && scene.watch_s.0 <= budget::MOST_WATCH_S);
            let text = scene.to_text().unwrap_or_else(|no| panic!("{no}"));
            let again = Scene::parse(&text, "again.ron").unwrap_or_else(|no| panic!("{no}:\n{text}"));
            assert!(again == scene, "a scene changes when it is written:\n{text}");
            true
        }
        Err(why) => {
            let why = why.to_string();
            assert!(why.contains("fuzzed.ron") && why.len() < 32 << 10, "{why}");
            assert!(!why.chars().any(|c| c != '\n' && budget::is_control(c)), "{why:?}");
            false
        }
    }
}

/// A command line, an argument a line. It is read, not carried out.
///
/// # Panics
/// When a refusal says nothing.
pub fn command_line(data: &[u8]) -> bool {
    if data.len() > MOST_INPUT_BYTES {
        return false;
    }
    let text = String::from_utf8_lossy(data);
    let read = cli::check(CATALOGUE, std::iter::once("cyclopean").chain(text.lines()));
    read.map_err(|why| assert!(!why.to_string().trim().is_empty())).is_ok()
}

/// Names of players, and words about them in the last line: as they are told, and as a journal keeps them.
///
/// # Panics
/// When a journal is not one line of JSON for each thing that happened, with its words as they were.
pub fn journal(data: &[u8]) -> bool {
    if data.len() > MOST_INPUT_BYTES {
        return false;
    }
    let text = String::from_utf8_lossy(data);
    let (names, words) = text.rsplit_once('\n').unwrap_or(("", &text));
    let seating = Seating { names: Names::new(names.lines().map(str::to_owned)), ..Seating::people(3) };
    let english = Texts::of(Language::English);
    let told = english.say(&words).named(|seat| seating.names.of(seat));
    let note: CardNote<String> = CardNote::Refused { why: told.clone() };
    let mut bytes = vec![];
    let setup = BTreeMap::<String, u8>::new();
    let about = JournalHeader { setup: Cow::Borrowed(&setup), seating: &seating };
    let plain = |message: &Message| Texts::of(Language::English).plain(message);
    Journal::begin(&mut bytes, "fuzzed", &about, 1)
        .and_then(|journal| journal.in_words(plain).note(&note))
        .unwrap_or_else(|no| panic!("{no}"));
    let text = String::from_utf8(bytes).unwrap_or_else(|no| panic!("{no}"));
    let read = |line| serde_json::from_str(line).unwrap_or_else(|no| panic!("{no}: {line}"));
    let lines: Vec<serde_json::Value> = text.lines().map(read).collect();
    let [begin, noted] = &lines[..] else { panic!("{} lines:\n{text}", lines.len()) };
    let sat: Seating =
        serde_json::from_value(begin["setup"].clone()).unwrap_or_else(|no| panic!("{no}: {begin}"));
    assert!(
        sat == seating && noted["words"] == plain(&note.message()) && noted["refused"]["why"] == told,
        "{text}"
    );
    told != words
}
