//! Saves are exact, atomic and suspicious of what they read.

use game::Game;
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match};
use rlyeh_rules::Action;
use session::save::{self, SaveError};
use std::fs;
use std::path::Path;
use support::drive::{drive, solitaire};
use support::folder::Folder;
use support::forge::{forge, forge_at_random};
use support::told::english;

fn some_turns() -> (Match, CityBuilder) {
    let mut m = solitaire(4, false);
    let mut builder = CityBuilder::default();
    drive(&mut m, std::slice::from_mut(&mut builder), |m| m.game().turn() > 4 && m.is_waiting());
    (m, builder)
}

fn refusal(bytes: &[u8]) -> SaveError {
    match Match::from_bytes(bytes, Path::new("a.cyclopean")) {
        Err(error) => error,
        Ok(_) => panic!("accepted"),
    }
}

#[test]
fn a_loaded_match_goes_on_as_if_never_interrupted() {
    let (mut m, mut builder) = some_turns();
    let folder = Folder::new();
    let path = folder.file("deep/er/game.cyclopean");
    m.save(&path).unwrap();
    let mut loaded = Match::load(&path).unwrap();
    let mut fresh = CityBuilder::default();
    let enough = |m: &Match| m.game().turn() > 9 && m.is_waiting();
    drive(&mut m, std::slice::from_mut(&mut builder), enough);
    drive(&mut loaded, std::slice::from_mut(&mut fresh), enough);
    assert!(m.to_bytes().unwrap() == loaded.to_bytes().unwrap());
    let header = save::header(&path).unwrap();
    assert_eq!((header.format, header.game.as_str(), header.seed), (save::FORMAT, "rlyeh", Some(4)));
}

#[test]
fn a_save_of_the_fullest_table_stays_small() {
    let setup = rlyeh_rules::Setup::solitaire(6);
    let m = Match::new(&setup, 1, Default::default(), false).unwrap();
    assert!(m.to_bytes().unwrap().len() < 5_000_000);
}

#[test]
fn saving_waits_for_rest() {
    let (mut m, _) = some_turns();
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    let take = m.game().legal_actions(m.game().active()).into_iter().find_map(|a| match a {
        Action::Take(id) => Some(id),
        _ => None,
    });
    if let Some(id) = take {
        m.intend(Intent::Take(id)).unwrap();
        assert!(matches!(m.to_bytes(), Err(SaveError::Busy)));
    }
}

#[test]
fn a_save_that_cannot_be_written_leaves_the_old_one() {
    let (m, _) = some_turns();
    let folder = Folder::new();
    let path = folder.file("game.cyclopean");
    m.save(&path).unwrap();
    let before = fs::read(&path).unwrap();
    // A folder in the way of the rename.
    let blocked = folder.file("blocked");
    fs::create_dir_all(blocked.join("inside")).unwrap();
    let error = english(&m.save(&blocked).unwrap_err());
    assert!(error.contains("blocked"), "{error}");
    assert!(fs::read(&path).unwrap() == before);
    // Nothing half-written is left behind.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn truncated_saves_are_refused_at_every_length() {
    let (m, _) = some_turns();
    let bytes = m.to_bytes().unwrap();
    for length in [0, 1, 14, 15, 16, 60, 200, 1_000, bytes.len() / 2, bytes.len() - 1] {
        let error = refusal(&bytes[..length]);
        let kind = matches!(error, SaveError::Truncated { .. } | SaveError::Foreign { .. });
        assert!(kind, "{length} bytes: {error}");
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(matches!(refusal(&longer), SaveError::Damaged { .. }));
}

#[test]
fn foreign_and_newer_files_are_refused_in_words() {
    for foreign in
        [&b"hello"[..], b"\x89PNG\r\n\x1a\n", b"CYCLOPEAN SAVE\nnot json\n", b"CYCLOPEAN SAVE\n{}\n"]
    {
        let error = refusal(foreign);
        assert!(matches!(error, SaveError::Foreign { .. }), "{error}");
        assert!(english(&error).contains("a.cyclopean"));
    }
    let newer = refusal(b"CYCLOPEAN SAVE\n{\"format\":99,\"version\":\"7.0\",\"new\":true}\n...");
    let newer = english(&newer);
    assert!(newer.contains("7.0") && newer.contains("update"), "{newer}");
    let older = refusal(b"CYCLOPEAN SAVE\n{\"format\":1,\"version\":\"0.1.0\",\"old\":true}\n...");
    assert!(matches!(older, SaveError::Older { format: 1, .. }));
    assert!(english(&older).contains("reads format"), "{older}");
    let missing = english(&Match::load(Path::new("/no/such/file")).err().unwrap());
    assert_eq!(missing, "cannot read /no/such/file: it is not there");
}

#[test]
fn bits_flipped_on_the_way_are_noticed() {
    let (m, _) = some_turns();
    let bytes = m.to_bytes().unwrap();
    let body_from = bytes.len() - 1_000;
    for at in [body_from, body_from + 333, bytes.len() - 1] {
        let mut flipped = bytes.clone();
        flipped[at] ^= 0x10;
        assert!(matches!(refusal(&flipped), SaveError::Damaged { .. }));
    }
}

#[test]
fn bytes_after_the_last_part_are_noticed_even_where_header_and_checksum_count_them() {
    let (m, _) = some_turns();
    let longer = forge(&m.to_bytes().unwrap(), |body| body.extend([0, 7]));
    let said = english(&refusal(&longer));
    assert!(said.contains("2 bytes too long"), "{said}");
}

#[test]
fn a_table_whose_settings_no_table_could_have_is_refused() {
    use session::Tabled;
    use table::settings::Sleep;
    use table::{Settings, Sim};
    let pieces = || some_turns().0.game().placements();
    let usual = Settings::default();
    let sound = postcard::to_stdvec(&Sim::new(usual, pieces()).unwrap()).unwrap();
    // As a file would bring them: a table begins with its settings.
    let checked = |settings: Settings| {
        let known = postcard::to_stdvec(&usual).unwrap();
        assert!(sound.starts_with(&known));
        let forged = [&postcard::to_stdvec(&settings).unwrap(), &sound[known.len()..]].concat();
        let read: Sim = postcard::from_bytes(&forged).unwrap();
        assert_eq!(read.check().is_ok(), Sim::new(settings, pieces()).is_ok());
        read.check()
    };
    for fits in
        [usual, Settings::sleepless(), Settings { sleep: Sleep::Below { cm_s: 3.0, after_s: 0.2 }, ..usual }]
    {
        checked(fits).unwrap();
    }
    for (odd, named) in [
        (Settings { gravity: [0.0, 0.0, 981.0], ..usual }, "gravity"),
        (Settings { gravity: [f32::NAN, 0.0, -981.0], ..usual }, "gravity"),
        (Settings { tick_s: -1.0, ..usual }, "tick"),
        (Settings { tick_s: f32::INFINITY, ..usual }, "tick"),
        (Settings { steps_per_tick: u32::MAX, ..usual }, "steps"),
        (Settings { steps_per_tick: 0, ..usual }, "steps"),
        (Settings { iterations: u32::MAX, ..usual }, "iterations"),
        (Settings { steps_per_tick: 64, iterations: 64, ..usual }, "iterations"),
        (Settings { contact_hz: f32::NAN, ..usual }, "softness"),
        (Settings { recycle_distance_cm: Some(-1.0), ..usual }, "recycling"),
    ] {
        let said = checked(odd).unwrap_err().to_string();
        assert!(said.contains(named), "{odd:?}: {said}");
    }
}

#[test]
fn forged_saves_never_crash_the_program() {
    let (m, _) = some_turns();
    let bytes = m.to_bytes().unwrap();
    assert!(Match::from_bytes(&forge(&bytes, |_| ()), Path::new("same")).is_ok());
    let mut refused = 0;
    for seed in 0..150_u64 {
        let forged = forge_at_random(&bytes, seed);
        // A changed digit of a velocity is a valid save; whatever is accepted must also run.
        match Match::from_bytes(&forged, Path::new("forged")) {
            Ok(mut accepted) => {
                accepted.tick();
            }
            Err(error) => {
                assert!(!english(&error).is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 20, "only {refused} of 150 forgeries were refused");
}
