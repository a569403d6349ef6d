//! A whole match of every game in the catalogue, without a window: played by bots, saved, journalled, read again. A new
//! game is tried as soon as it is listed.

use crate::finished::matches;
use crate::program::succeed;
use bots::player::tick;
use game::{Game as _, Seat};
use rlyeh::Match;
use rlyeh::bot::CityBuilder;
use rlyeh_rules::Setup;
use session::Skill;
use session::save::{self, SaveError};
use std::path::Path;
use support::finished::SEED;
use support::folder::Folder;
use support::forge::{body, forge};
use support::told::english;
use support::vouched::alike;
use table::hand::HandOptions;

#[test]
fn bots_play_every_game_to_its_end() {
    for played in matches() {
        let id = played.info.id;
        assert_eq!(played.report["seed"], SEED, "{id}: {}", played.report);
        let ends = ["over", "Game over", "wins", "Stopped"];
        let last = played.journal.lines().last().unwrap();
        assert!(ends.iter().any(|end| last.contains(end)), "{id}: {last}");
    }
}

#[test]
fn every_finished_match_is_saved_and_read_again() {
    for played in matches() {
        let (info, path) = (played.info, &played.save);
        let header = save::header(path).unwrap();
        assert_eq!((header.format, header.game.as_str(), header.seed), (save::FORMAT, info.id, Some(SEED)));
        assert!(header.turn > 0, "{}", info.id);
        info.check_save(path).unwrap_or_else(|no| panic!("{no}"));
        let again = (info.reread)(&played.bytes, path).unwrap();
        assert!(alike(&again, &played.bytes), "{}: what was read is not what was saved", info.id);
    }
}

#[test]
fn every_game_reads_its_own_saves_only() {
    for played in matches() {
        for other in matches().iter().filter(|other| other.info.id != played.info.id) {
            let refused = (other.info.reread)(&played.bytes, &played.save);
            let Err(SaveError::OtherGame { game, .. }) = &refused else { panic!("{refused:?}") };
            assert_eq!(game, played.info.id);
            // Not even under a header that says otherwise.
            let (_, theirs) = body(&other.bytes);
            let forged = forge(&played.bytes, |body| body.clone_from(&theirs));
            let refused = english(&(played.info.reread)(&forged, Path::new("forged.cyclopean")).unwrap_err());
            assert!(refused.contains("forged.cyclopean is damaged"), "{refused}");
        }
    }
}

#[test]
fn every_journal_tells_what_is_played_what_was_done_and_what_came_of_it() {
    for played in matches() {
        let id = played.info.id;
        let read = |line| serde_json::from_str(line).unwrap_or_else(|no| panic!("{id}: {no}: {line}"));
        let lines: Vec<serde_json::Value> = played.journal.lines().map(read).collect();
        let (first, rest) = lines.split_first().unwrap();
        assert_eq!((&first["line"], &first["game"]), (&"match".into(), &id.into()));
        // A seed from which hidden cards follow is told when nothing is hidden any more (T-20).
        let told = if first["seed"].is_null() { &rest[rest.len() - 1] } else { first };
        assert_eq!(told["seed"], SEED, "{id}: {told}");
        assert!(!first["seed"].is_null() || told["line"] == "over", "{id}");
        let sitters = first["setup"]["sitters"].as_array().unwrap();
        assert_eq!(sitters.len(), usize::from(played.info.usual_seats), "{id}: {first}");
        assert!(sitters.iter().all(|sitter| sitter["bot"].is_string()), "{id}: {first}");
        let (intents, notes): (Vec<_>, Vec<_>) =
            rest.iter().filter(|line| line["line"] != "over").partition(|line| line["line"] == "intent");
        assert!(
            intents.len() > 5 && notes.len() > intents.len() / 3,
            "{id}: {} {}",
            intents.len(),
            notes.len()
        );
        assert!(intents.iter().all(|line| line["seat"].is_u64()), "{id}");
        assert!(!played.journal.contains("CallEnd"), "{id}: the card that calls the end lies face down");
        for secret in ["Told", "Secret", "Orders", "ChoseSiblings"] {
            assert!(
                !played.journal.contains(&format!("\"{secret}\"")),
                "{id}: what was {secret} is not for all"
            );
        }
        let told = |line: &&serde_json::Value| {
            line["line"] == "note" && line["words"].as_str().is_some_and(|words| !words.is_empty())
        };
        assert!(notes.iter().all(told), "{id}");
    }
}

/// What the previous format wrote is refused, and the words say what to do.
#[test]
fn saves_of_an_older_format_are_refused_in_words() {
    for played in matches() {
        let text = String::from_utf8_lossy(&played.bytes[..200]).into_owned();
        let now = format!("\"format\":{}", save::FORMAT);
        let at = text.find(&now).unwrap();
        let older = [&played.bytes[..at], b"\"format\":2", &played.bytes[at + now.len()..]].concat();
        let refused = (played.info.reread)(&older, Path::new("old.cyclopean")).unwrap_err();
        assert!(matches!(refused, SaveError::Older { format: 2, .. }), "{refused}");
        for hint in ["old.cyclopean", env!("CARGO_PKG_VERSION"), "reads format", "Finish the match"] {
            assert!(english(&refused).contains(hint), "{hint}: {refused}");
        }
    }
}

/// Of a match of two Dabblers at R'lyeh with this seed. If what changes a tick changes that, look for another.
const ENDS_UNSETTLED: u64 = 23;

/// The match is over with the report of what fell, and a card that the same report sends back to the supply lies down first.
#[test]
fn a_match_that_ends_while_a_card_is_brought_back_is_saved_all_the_same() {
    let setup = Setup::players(2);
    let mut m = Match::new(&setup, ENDS_UNSETTLED, HandOptions::default(), false).unwrap();
    let mut builders = [0, 1].map(|seat| CityBuilder::new(Skill::Low, ENDS_UNSETTLED, Seat(seat)));
    while m.game().outcome().is_none() {
        tick(&mut m, &mut builders).unwrap();
    }
    assert!(m.settling().is_some(), "all lies at the end of this match, which tells nothing");
    let folder = Folder::new();
    let save = folder.argument("fallen.cyclopean");
    let seed = ENDS_UNSETTLED.to_string();
    let bots = ["--players", "2", "--bots", "dabbler,dabbler", "--seed", &seed, "--save", &save];
    succeed(&[&["play", "rlyeh", "--headless"][..], &bots].concat());
    assert!(Match::load(save.as_ref()).unwrap().game().ending().unwrap().collapsed());
}
