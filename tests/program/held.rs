//! What nobody noticed when it was broken on purpose: saves, steps of history, and who is ranked.

use bots::{Bot as _, SeatPosition};
use game::{CardGame, Game};
use rathulhu::bot::Bot;
use rathulhu_rules::{Rathulhu, Setup};
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{INFO, Intent, Match};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use session::replay::{Recorded, RecordingOf};
use session::{CardMatch, MatchError, Seating, Sitter, Skill, Tabled, Undo, gallery, save};
use std::fs;
use std::path::Path;
use support::drive::{drive, solitaire};
use support::folder::Folder;
use support::forge::body;
use support::told::english;
use support::vouched::vouched;
use table::{Settings, Sim};

type Bidding = CardMatch<Rathulhu>;

fn turns(m: &mut Match, more: u32) {
    let enough = m.game().turn() + more;
    drive(m, &mut [CityBuilder::default()], |m| m.game().turn() >= enough && m.is_waiting());
}

/// So many moves between two bots.
pub fn bidding(moves: usize, practice: bool) -> Bidding {
    let seating = Seating::new([Sitter::Bot(Skill::Low); 2]);
    let mut m = Bidding::new(&Setup::players(2), 6, seating, practice).unwrap();
    (0..moves).for_each(|_| bid(&mut m));
    m
}

fn bid(m: &mut Bidding) {
    let seat = m.game().phase().seat().unwrap();
    let action = Bot::new(Skill::Low, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap();
    m.act(seat, action).unwrap();
}

/// What a reader says of these bytes.
fn refused<T>(read: Result<T, save::SaveError>) -> String {
    english(&read.err().expect("it is refused"))
}

/// A save with another recording in the place of its own, which `change` makes of that.
fn with_recording<M: Recorded>(m: &M, bytes: &[u8], change: impl FnOnce(&mut Value)) -> Vec<u8>
where
    RecordingOf<M>: Serialize + DeserializeOwned,
{
    let (game, body) = body(bytes);
    let own = postcard::to_stdvec(m.recording()).unwrap();
    let mut recording = serde_json::to_value(m.recording()).unwrap();
    change(&mut recording);
    let other: RecordingOf<M> = serde_json::from_value(recording).unwrap();
    let rest = body.strip_suffix(&own[..]).expect("the recording is the last part");
    vouched(&game, &[rest, &postcard::to_stdvec(&other).unwrap()].concat())
}

fn list<'a>(recording: &'a mut Value, name: &str) -> &'a mut Vec<Value> {
    recording[name].as_array_mut().unwrap()
}

#[test]
fn a_save_with_other_pieces_on_the_table_is_refused() {
    let m = solitaire(4, false);
    let path = Path::new("other.cyclopean");
    Match::from_bytes(&m.to_bytes().unwrap(), path).unwrap();
    let own = m.game().placements();
    let mut fewer = own.clone();
    fewer.remove(0);
    let mut twice = own.clone();
    twice.insert(0, own[0].clone());
    // The same in number, but one is of another kind.
    let mut other = own.clone();
    let different = own.iter().find(|each| each.piece != own[0].piece).unwrap();
    other[0].piece = different.piece.clone();
    for placements in [fewer, twice, other] {
        let mut forged = m.clone();
        *forged.sim_mut() = Sim::new(Settings::default(), placements).unwrap();
        let why = refused(Match::from_bytes(&forged.to_bytes().unwrap(), path));
        assert!(why.contains("other.cyclopean") && why.contains("pieces"), "{why}");
    }
}

#[test]
fn bytes_that_the_header_does_not_count_are_refused() {
    let forged = [&bidding(5, false).to_bytes().unwrap()[..], &[0, 0, 0]].concat();
    let path = Path::new("long.cyclopean");
    for why in [refused(Bidding::from_bytes(&forged, path)), refused(save::header_of(&forged, path))] {
        assert!(why.contains("long.cyclopean") && why.contains("3 bytes too long"), "{why}");
    }
}

#[test]
fn a_save_takes_the_place_of_the_old_one_at_one_stroke() {
    let folder = Folder::new();
    let (path, kept) = (folder.file("game.cyclopean"), folder.file("kept"));
    let m = bidding(3, false);
    m.save(&path).unwrap();
    let old = fs::read(&path).unwrap();
    // Whoever has the old file in hand keeps it whole: nothing is ever written into it.
    fs::hard_link(&path, &kept).unwrap();
    let later = bidding(9, false);
    later.save(&path).unwrap();
    assert!(fs::read(&kept).unwrap() == old, "the old save was written into");
    assert!(fs::read(&path).unwrap() == later.to_bytes().unwrap());
    save::write(b"short", &path).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"short");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left behind");
}

#[test]
fn what_was_taken_back_is_gone_once_something_else_is_done() {
    let mut m = bidding(4, true);
    m.rewind(Undo::Undo).unwrap();
    m.rewind(Undo::Undo).unwrap();
    assert_eq!(m.steps(), (2, 2));
    bid(&mut m);
    assert_eq!(m.steps(), (3, 0));
    let before = m.game().clone();
    assert!(matches!(m.rewind(Undo::Redo), Err(MatchError::NoStep(Undo::Redo))));
    assert_eq!(*m.game(), before);
    // At the table likewise.
    let mut m = solitaire(4, true);
    turns(&mut m, 1);
    m.rewind(Undo::Undo).unwrap();
    assert_eq!(m.steps().1, 1);
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    assert_eq!(m.steps().1, 0);
    assert!(matches!(m.rewind(Undo::Redo), Err(MatchError::NoStep(Undo::Redo))));
}

#[test]
fn a_log_that_leads_elsewhere_is_refused() {
    let (m, later) = (bidding(8, false), bidding(9, false));
    let (bytes, path) = (m.to_bytes().unwrap(), Path::new("log.cyclopean"));
    // A state that is sound, but not that to which the log leads.
    let [own, other] = [&m, &later].map(|m| postcard::to_stdvec(m.game()).unwrap());
    let (game, mut body) = body(&bytes);
    assert_eq!(game, Rathulhu::NAME);
    let at = body.windows(own.len()).position(|part| part == own).expect("the state stands in the save");
    body.splice(at..at + own.len(), other);
    let why = refused(Bidding::from_bytes(&vouched(&game, &body), path));
    assert!(why.contains("log.cyclopean") && why.contains("its log"), "{why}");
}

#[test]
fn a_recording_that_does_not_hang_together_is_refused() {
    let m = bidding(12, false);
    let (bytes, path) = (m.to_bytes().unwrap(), Path::new("tape.cyclopean"));
    Bidding::from_bytes(&with_recording(&m, &bytes, |_| ()), path).unwrap();
    for change in [
        |recording: &mut Value| drop(list(recording, "checksums").pop()),
        |recording: &mut Value| list(recording, "checksums").push(json!(7)),
        |recording: &mut Value| drop(list(recording, "acts").pop()),
        |recording: &mut Value| list(recording, "acts").push(json!({ "Idle": 3 })),
        |recording: &mut Value| recording["steps"] = json!(13),
    ] {
        let why = refused(Bidding::from_bytes(&with_recording(&m, &bytes, change), path));
        assert!(why.contains("tape.cyclopean") && why.contains("recording"), "{why}");
    }
}

#[test]
fn a_match_that_begins_with_a_save_is_not_ranked() {
    let mut m = solitaire(4, false);
    turns(&mut m, 2);
    let begun = m.to_bytes().unwrap();
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    assert!(m.score().is_some());
    // What came before that save nobody can do again.
    let start = serde_json::to_value(&begun).unwrap();
    let bytes =
        with_recording(&m, &m.to_bytes().unwrap(), |recording| recording["start"] = json!({ "Save": start }));
    let path = Path::new("begun.cyclopean");
    let loaded = Match::from_bytes(&bytes, path).unwrap();
    assert!(loaded.game().outcome().is_some());
    assert_eq!(loaded.score(), None);
    let folder = Folder::new();
    let saved = loaded.to_bytes().unwrap();
    assert_eq!(gallery::keep(&INFO, &saved, folder.path()).unwrap(), None);
    assert_eq!((INFO.replay)(&saved, path, &mut |_| ()).unwrap().score, None);
}
