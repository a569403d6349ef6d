//! Every match has a file of its own, which grows deed by deed and survives whatever happens to the program.

mod killed;

use crate::finished::matches;
use crate::program::{cyclopean, err};
use bots::contest::decide;
use cluethulhu_rules::{Cluethulhu, Setup as Party};
use game::rng::Rng;
use game::{CardGame, Game, Seat};
use rathulhu::bot::Bot as Bidder;
use rathulhu_rules::{Rathulhu, Setup as Bidding};

use rlyeh::bot::CityBuilder;
use session::library::{self, Lock, MatchFile};
use session::replay::verify_save;
use session::save::{self, Header, SaveError};
use session::{CardMatch, Kept, MatchError, Seating, Sitter, Skill, Undo, mask};
use std::path::Path;
use std::time::{Duration, SystemTime};
use support::counts::whole_or;
use support::drive::{drive, solitaire};
use support::folder::Folder;
use support::forge::{body, forge};
use support::told::english;
use table::{PHYSICS_EDITION, Settings};

fn bids(seed: u64, practice: bool) -> CardMatch<Rathulhu> {
    let seating = Seating::new([Sitter::Bot(Skill::Low); 3]);
    CardMatch::new(&Bidding::players(3), seed, seating, practice).unwrap()
}

fn bid(m: &mut CardMatch<Rathulhu>, moves: u32) {
    let seed = m.seed();
    let mut bots: Vec<Bidder> = (0..3).map(|seat| Bidder::new(Skill::Low, seed, Seat(seat))).collect();
    for _ in 0..moves {
        let (seat, action) = decide(m.game(), &mut bots).unwrap();
        m.act(seat, action).unwrap();
    }
}

/// The bytes of a live file: the match whole after so many moves, then a record a move.
fn live(m: &mut CardMatch<Rathulhu>, records: u32, path: &Path) -> Vec<u8> {
    let mut entry = MatchFile::open(path).unwrap();
    entry.write_whole(&m.whole().unwrap(), &[]).unwrap();
    for _ in 0..records {
        let before = m.mark();
        bid(m, 1);
        entry.append(&m.record_since(before)).unwrap();
    }
    std::fs::read(path).unwrap()
}

/// The header of a save as it stands in the file.
fn written(bytes: &[u8]) -> Header {
    let line = bytes.split(|&byte| byte == b'\n').nth(1).unwrap();
    serde_json::from_slice(line).unwrap()
}

/// The save with another header.
fn with_header(bytes: &[u8], change: impl FnOnce(&mut Header)) -> Vec<u8> {
    let mut header = written(bytes);
    change(&mut header);
    let (_, mut body) = body(bytes);
    if header.seed.is_none() {
        body = mask::cover(&body, header.turn);
    }
    save::seal(&header, &body).unwrap()
}

#[test]
fn wherever_a_live_file_is_cut_it_has_every_whole_record_before_the_cut() {
    let folder = Folder::new();
    let path = folder.file("match.cyclopean");
    let mut m = bids(3, false);
    bid(&mut m, 5);
    let whole = save::as_live(&m.whole().unwrap(), true, &path).unwrap().len();
    let bytes = live(&mut m, 4, &path);
    let record = (bytes.len() - whole) / 4;
    assert_eq!(whole + 4 * record, bytes.len(), "in a game with secrets every record has one length");
    for cut in (whole..=bytes.len()).step_by(37).chain([bytes.len(), whole + record, whole + record - 1]) {
        let read = CardMatch::<Rathulhu>::from_bytes(&bytes[..cut], &path).unwrap();
        assert_eq!(read.moves() as usize, 5 + (cut - whole) / record, "cut to {cut} bytes");
    }
    let read = CardMatch::<Rathulhu>::from_bytes(&bytes, &path).unwrap();
    assert!(read.to_bytes().unwrap() == m.to_bytes().unwrap(), "the records lead to the very same match");
    assert_eq!(save::header(&path).unwrap().turn, 9, "the list shows how far it has come");
    // What follows a file in which nothing goes on is no record.
    let ended = save::as_live(&m.to_bytes().unwrap(), false, &path).unwrap();
    assert!(CardMatch::<Rathulhu>::from_bytes(&[&ended, &bytes[whole..]].concat(), &path).is_err());
}

#[test]
fn a_record_that_could_not_be_written_is_followed_by_the_match_whole() {
    let folder = Folder::new();
    let path = folder.file("match.cyclopean");
    let mut entry = MatchFile::open(&path).unwrap();
    let mut m = bids(4, false);
    entry.write_whole(&m.whole().unwrap(), &[]).unwrap();
    // Somebody takes the file away.
    std::fs::remove_file(&path).unwrap();
    let before = m.mark();
    bid(&mut m, 2);
    assert!(entry.append(&m.record_since(before)).is_err());
    assert!(entry.wants_whole());
    entry.write_whole(&m.whole().unwrap(), &[]).unwrap();
    assert_eq!(CardMatch::<Rathulhu>::load(&path).unwrap().moves(), 2);
}

#[test]
fn a_match_is_open_in_one_place_at_a_time() {
    let folder = Folder::new();
    let path = folder.file("match.cyclopean");
    let held = Lock::of(&path).unwrap();
    assert!(matches!(MatchFile::open(&path), Err(SaveError::InUse { .. })));
    assert!(Lock::is_held(&path));
    let words = english(&MatchFile::open(&path).unwrap_err());
    assert!(words.contains("open in another window"), "{words}");
    drop(held);
    assert!(!Lock::is_held(&path) && MatchFile::open(&path).is_ok());
}

#[test]
fn names_deleting_and_copies() {
    let folder = Folder::new();
    let m = bids(5, false);
    for name in ["other", "mine"] {
        m.save(&folder.file(&format!("{name}.cyclopean"))).unwrap();
        std::fs::write(folder.file(&format!("{name}.cyclopean.png")), name).unwrap();
    }
    std::fs::write(folder.file("broken.cyclopean"), "no save").unwrap();
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_392_000);
    assert_eq!(library::usual_name("Rathulhu", now), "Rathulhu 2026-11-23");
    // A clock that is wrong by æons is no reason to stop.
    let wrong = SystemTime::UNIX_EPOCH + Duration::from_secs(1 << 50);
    assert!(library::usual_name("Rathulhu", wrong).starts_with("Rathulhu"));
    let names = || {
        let mut names: Vec<String> = library::all(folder.path()).iter().map(library::Found::name).collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["broken", "mine", "other"]);
    assert!(library::all(folder.path()).iter().filter(|found| found.header.is_err()).count() == 1);

    let mine = folder.file("mine.cyclopean");
    let copy = library::duplicate(&mine).unwrap();
    assert!(std::fs::read(&copy).unwrap() == std::fs::read(&mine).unwrap());
    let ours = library::rename(&mine, "ours/theirs").unwrap();
    assert_eq!(ours.file_name().unwrap(), "ours-theirs.cyclopean");
    assert_eq!(std::fs::read(library::picture_of(&ours)).unwrap(), b"mine", "its picture goes with it");
    for (refused, why) in [("mine copy", "already"), (" .. ", "letters")] {
        let words = english(&library::rename(&ours, refused).unwrap_err());
        assert!(words.contains(why), "{words}");
    }
    let gone = library::delete(&ours, now).unwrap();
    assert!(!ours.exists() && names().len() == 3);
    let back = library::take_back(&gone).unwrap();
    assert_eq!((back, names().len()), (ours.clone(), 4));
    // What is open elsewhere stays.
    let held = Lock::of(&ours).unwrap();
    assert!(matches!(library::delete(&ours, now), Err(SaveError::InUse { .. })) && ours.exists());
    drop(held);
}

#[test]
fn steps_can_be_taken_back_and_again_after_loading() {
    let mut m = bids(6, true);
    bid(&mut m, 9);
    (0..3).for_each(|_| drop(m.rewind(Undo::Undo).unwrap()));
    let mut read = CardMatch::<Rathulhu>::from_bytes(&m.to_bytes().unwrap(), Path::new("it")).unwrap();
    assert_eq!((read.steps(), m.steps()), ((6, 3), (6, 3)));
    for way in [Undo::Redo, Undo::Redo, Undo::Undo, Undo::Undo, Undo::Undo] {
        m.rewind(way).unwrap();
        read.rewind(way).unwrap();
        assert!(m.game() == read.game() && m.log() == read.log());
    }

    assert!(!solitaire(3, true).has_lost_steps(), "a match that begins has none");
    // At a table the match is done again for it, meanwhile it can be played on.
    let mut m = solitaire(3, true);
    let mut builder = [CityBuilder::default()];
    drive(&mut m, &mut builder, |m| m.game().turn() > 3 && m.is_waiting());
    let steps = m.steps();
    let mut read = rlyeh::Match::from_bytes(&m.to_bytes().unwrap(), Path::new("it")).unwrap();
    assert!(read.has_lost_steps() && read.steps() == (0, 0) && steps.0 > 3);
    let found = read.lost_steps(|| true).expect("the match goes as it went");
    assert!(read.lost_steps(|| false).is_none(), "it can be stopped");
    drive(&mut read, &mut [CityBuilder::default()], |m| m.game().turn() > 4 && m.is_waiting());
    let since = read.steps().0;
    let serial = read.serial();
    read.regain(found);
    assert_eq!(read.serial(), serial, "nothing of it is to be saved");
    assert_eq!(read.steps(), (steps.0 + since, 0));
    for _ in 0..since {
        read.rewind(Undo::Undo).unwrap();
    }
    assert!(read.game() == m.game());
    read.rewind(Undo::Undo).unwrap();
    m.rewind(Undo::Undo).unwrap();
    assert!(read.game() == m.game());
}

#[test]
fn what_was_let_go_of_is_done_again_to_its_end() {
    let mut m = solitaire(3, false);
    let mut builder = [CityBuilder::default()];
    drive(&mut m, &mut builder, |m| m.game().turn() > 2 && m.is_waiting());
    let folder = Folder::new();
    let path = folder.file("city.cyclopean");
    let mut entry = MatchFile::open(&path).unwrap();
    entry.write_whole(&m.whole().unwrap(), &[]).unwrap();
    let (before, kept) = (m.mark(), m.clone());
    drive(&mut m, &mut builder, |m| !m.hand().held().is_empty());
    let taken = m.record_since(before);
    drive(&mut m, &mut builder, |m| m.hand().held().is_empty() && !m.is_waiting());
    let (let_go, falling) = (m.record_since(before), m.clone());
    assert!(falling.has_done_since(Some(before)) && !falling.has_done_since(Some(falling.mark())));
    drive(&mut m, &mut builder, |m| m.is_waiting());

    entry.append(&let_go).unwrap();
    let read = rlyeh::Match::load(&path).unwrap();
    assert!(read.game() == m.game() && read.is_waiting(), "it falls as it fell");
    // Nor is the file accused of anything: it is as it was played.
    let sound = |path: &Path| {
        let bytes = std::fs::read(path).unwrap();
        verify_save::<rlyeh::Match>(&bytes, path, &mut |_| ()).unwrap().divergences
    };
    assert_eq!(sound(&path), []);
    // The same in a file that was not there, or could take no record: written whole while it falls.
    let (whole, since) = falling.whole_and_since().unwrap();
    entry.write_whole(&whole, &since).unwrap();
    assert!(rlyeh::Match::load(&path).unwrap().game() == m.game(), "it falls as it fell");
    assert_eq!(sound(&path), []);
    // What was only taken lies where it was.
    entry.write_whole(&kept.whole().unwrap(), &[]).unwrap();
    entry.append(&taken).unwrap();
    let read = rlyeh::Match::load(&path).unwrap();
    assert!(read.is_waiting() && read.game().pieces_in_play() == kept.game().pieces_in_play());
}

/// Ten minutes at rest and ten with a piece in the hand lose nothing of what is done then.
#[test]
fn what_is_let_go_of_after_a_long_rest_and_a_long_hold_is_done_again() {
    const LONG: u32 = 10 * 60 * 60;
    let mut m = solitaire(3, false);
    let mut builder = [CityBuilder::default()];
    drive(&mut m, &mut builder, |m| m.game().turn() > 1 && m.is_waiting());
    let folder = Folder::new();
    let path = folder.file("city.cyclopean");
    let mut entry = MatchFile::open(&path).unwrap();
    entry.write_whole(&m.whole().unwrap(), &[]).unwrap();
    let before = m.mark();
    (0..LONG).for_each(|_| drop(m.tick()));
    drive(&mut m, &mut builder, |m| !m.hand().held().is_empty());
    (0..LONG).for_each(|_| drop(m.tick()));
    drive(&mut m, &mut builder, |m| m.hand().held().is_empty() && !m.is_waiting());
    entry.append(&m.record_since(before)).unwrap();
    drive(&mut m, &mut builder, |m| m.is_waiting());
    assert!(rlyeh::Match::load(&path).unwrap().game() == m.game());
}

/// What was deleted can be taken back for a month from the day on which it was deleted, however old it is, and is as it was.
#[test]
fn what_was_deleted_is_kept_for_a_month_from_then_on() {
    let folder = Folder::new();
    let path = folder.file("old.cyclopean");
    bids(5, false).save(&path).unwrap();
    let day = Duration::from_secs(24 * 3600);
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_392_000);
    let written = now - 400 * day;
    std::fs::File::options().write(true).open(&path).unwrap().set_modified(written).unwrap();
    let gone = library::delete(&path, now).unwrap();
    library::tidy(folder.path(), now + 30 * day);
    let back = library::take_back(&gone).unwrap();
    assert_eq!(back, path);
    assert_eq!(library::all(folder.path())[0].written, written);
    let gone = library::delete(&path, now).unwrap();
    library::tidy(folder.path(), now + 31 * day);
    assert!(!gone.exists());
}

#[test]
fn names_are_such_as_every_file_system_takes() {
    for (name, file) in [
        ("ours/theirs", "ours-theirs"),
        ("e\u{301}tude: “no. 1”?", "e\u{301}tude- “no. 1”-"),
        ("con", "con-"),
        ("Aux.old", "Aux-.old"),
        (" ..hidden.. ", "hidden"),
        ("a\u{202e}b\nc", "a-b-c"),
    ] {
        assert_eq!(library::file_name(name).as_deref(), Some(file));
    }
    for none in ["", " .. ", "///", "?"] {
        assert_eq!(library::file_name(none), None, "{none}");
    }
    let folder = Folder::new();
    for letter in ["x", "é", "城"] {
        let path = library::free(folder.path(), &letter.repeat(300));
        save::write(b"it", &path).unwrap();
        save::write(b"its picture", &library::picture_of(&path)).unwrap();
        let _lock = Lock::of(&library::free(folder.path(), &letter.repeat(300))).unwrap();
    }
}

#[test]
fn a_match_of_other_rules_is_watched_only_and_of_other_physics_ranked_no_more() {
    let mut m = bids(7, false);
    bid(&mut m, 9);
    let bytes = m.to_bytes().unwrap();
    let other = with_header(&bytes, |header| header.editions.rules = 2);
    let mut read = CardMatch::<Rathulhu>::from_bytes(&other, Path::new("it")).unwrap();
    let (seat, action) =
        decide(read.game(), &mut [Bidder::new(Skill::Low, 1, Seat(0))]).unwrap_or_else(|_| {
            let seat = read.game().to_act()[0];
            (seat, read.game().legal_actions(seat)[0])
        });
    assert_eq!(read.act(seat, action).unwrap_err(), MatchError::OtherRules { theirs: 2, ours: 1 });
    assert_eq!(read.moves(), 9);
    let said = verify_save::<CardMatch<Rathulhu>>(&other, Path::new("it"), &mut |_| ()).unwrap_err();
    assert_eq!(english(&said), "recorded under rules 2, this is 1: cannot be verified");

    let mut city = solitaire(3, false);
    drive(&mut city, &mut [CityBuilder::default()], |_| false);
    let bytes = city.to_bytes().unwrap();
    assert!(written(&bytes).score.is_some());
    let older = with_header(&bytes, |header| header.editions.physics = 0);
    let read = rlyeh::Match::from_bytes(&older, Path::new("it")).unwrap();
    assert_eq!(read.score(), None);
    let again = written(&read.to_bytes().unwrap());
    assert_eq!((again.editions.physics, again.score), (0, None), "for ever");
    let folder = Folder::new();
    std::fs::write(folder.file("older.cyclopean"), older).unwrap();
    let told = cyclopean(&["replay", &folder.argument("older.cyclopean"), "--verify"]);
    let words = format!("recorded under physics 0, this is {PHYSICS_EDITION}: cannot be verified");
    assert!(err(&told).contains(&words), "{}", err(&told));
    assert_eq!(told.status.code(), Some(2));
}

/// A table with half the gravity may be one of another edition of the physics; with this one somebody made it.
#[test]
fn a_table_with_other_settings_is_of_another_edition_or_refused() {
    let bytes = solitaire(3, false).to_bytes().unwrap();
    let packed = |settings: &Settings| postcard::to_stdvec(settings).unwrap();
    let ours = packed(&Settings::default());
    let lighter = packed(&Settings { gravity: [0.0, 0.0, -490.0], ..Settings::default() });
    let read = |physics| {
        let (_, body) = body(&bytes);
        let at = body.windows(ours.len()).position(|part| part == ours).unwrap();
        let mut header = written(&bytes);
        header.editions.physics = physics;
        let forged = save::seal(&header, &[&body[..at], &lighter, &body[at + ours.len()..]].concat());
        rlyeh::Match::from_bytes(&forged.unwrap(), Path::new("it"))
    };
    let why = english(&read(PHYSICS_EDITION).err().unwrap());
    assert!(why.contains("another gravity"), "{why}");
    assert_eq!(read(0).unwrap().sim().settings().gravity, [0.0, 0.0, -490.0]);
}

/// Where the physics comes to other bits, a match that goes another way is not accused, and one that goes its way is verified.
#[test]
fn a_match_from_another_build_cannot_be_verified_here() {
    let mut city = solitaire(3, false);
    drive(&mut city, &mut [CityBuilder::default()], |m| m.game().turn() > 1 && m.is_waiting());
    let bytes = city.to_bytes().unwrap();
    let verified = |change: fn(&mut Header)| {
        let elsewhere = with_header(&bytes, |header| {
            header.bits = header.bits.map(|bits| bits ^ 1);
            change(header);
        });
        verify_save::<rlyeh::Match>(&elsewhere, Path::new("it"), &mut |_| ()).map(|done| done.divergences)
    };
    assert_eq!(verified(|_| ()).unwrap(), []);
    let why = english(&verified(|header| header.turn += 1).unwrap_err());
    assert!(why.contains("cannot be verified here"), "{why}");
}

#[test]
fn nothing_recorded_is_nothing_to_verify() {
    let folder = Folder::new();
    bids(8, false).save(&folder.file("new.cyclopean")).unwrap();
    let told = cyclopean(&["replay", &folder.argument("new.cyclopean"), "--verify"]);
    assert!(err(&told).contains("nothing to verify"), "{}", err(&told));
    assert_eq!(told.status.code(), Some(1));
}

/// Every byte of a match of cards is looked at: 150 changed files, with checksums that fit.
#[test]
fn a_changed_byte_is_found_by_whoever_verifies() {
    let mut m = bids(9, false);
    bid(&mut m, 40);
    let bytes = m.to_bytes().unwrap();
    let sound = |bytes: &[u8]| {
        verify_save::<CardMatch<Rathulhu>>(bytes, Path::new("it"), &mut |_| ()).map(|done| done.divergences)
    };
    assert_eq!(sound(&bytes).unwrap(), []);
    let (header, mut rng) = (written(&bytes), Rng::new(1));
    for _ in 0..150 {
        let changed = forge(&bytes, |body| {
            let at = rng.below(body.len() as u32) as usize;
            body[at] ^= 1 << rng.below(8);
        });
        let changed = with_header(&changed, |to| {
            *to = header.clone();
        });
        let found = sound(&changed);
        let seating = |bytes: &[u8]| CardMatch::<Rathulhu>::from_bytes(bytes, Path::new("it")).unwrap();
        // Names are what somebody typed: nothing in the match contradicts them, but the header does.
        assert!(found.is_err() || !found.as_ref().unwrap().is_empty(), "{:?}", seating(&changed).seating());
    }
    // What the header says follows from the match, too.
    let lies: [fn(&mut Header); 4] =
        [|h| h.turn += 1, |h| h.ended = true, |h| h.seed = Some(1), |h| h.seating = Seating::people(3)];
    for lie in lies {
        assert_ne!(sound(&with_header(&bytes, lie)).unwrap(), []);
    }
}

/// Saves of whole matches of every game with one bit changed, and checksums that fit: each change is found. 150 a game in a
/// whole run, otherwise two.
#[test]
fn a_changed_byte_is_found_in_a_match_of_every_game() {
    for m in matches() {
        let (id, path) = (m.info.id, Path::new("it"));
        let bytes = &m.bytes;
        let sound = |bytes: &[u8]| (m.info.replay)(bytes, path, &mut |_| ()).map(|done| done.divergences);
        assert_eq!(sound(bytes).unwrap(), [], "{id}");
        let (header, mut rng) = (written(bytes), Rng::new(2));
        let length = body(bytes).1.len() as u32;
        for _ in 0..whole_or(150, 2) {
            let (at, bit) = (rng.below(length), rng.below(8));
            let changed = with_header(&forge(bytes, |body| body[at as usize] ^= 1 << bit), |to| {
                *to = header.clone();
            });
            let found = sound(&changed);
            assert!(
                found.is_err() || !found.unwrap().is_empty(),
                "{id}: byte {at} of {length}, bit {bit}, may be changed"
            );
        }
    }
}

#[test]
fn nothing_readable_tells_a_seed_before_the_end() {
    let seed = 918_273_645_546_372_819;
    let told = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains(&seed.to_string());
    let seating = Seating::new([Sitter::Bot(Skill::Low); 9]);
    let party = CardMatch::<Cluethulhu>::new(&Party::players(9), seed, seating, false).unwrap();
    assert!(!told(&party.to_bytes().unwrap()) && Cluethulhu::HIDES_DEEDS);
    let mut m = bids(seed, false);
    bid(&mut m, 3);
    assert!(!told(&m.to_bytes().unwrap()));
    while m.game().outcome().is_none() {
        bid(&mut m, 1);
    }
    assert_eq!(written(&m.to_bytes().unwrap()).seed, Some(seed));
}

#[test]
fn a_crafted_recording_without_end_is_refused() {
    // Ticks in a match of cards, and more of them at a table than any day has.
    let m = bids(1, false);
    let (_, plain) = body(&m.to_bytes().unwrap());
    // The recording of a match in which nothing was done is all zeros; Idle(u32::MAX) and as many steps stand there now.
    let tail = plain.len() - 4;
    assert_eq!(plain[tail..], [0, 0, 0, 0], "acts, beats, keyframes, steps");
    let forever = [0xff, 0xff, 0xff, 0xff, 0x0f];
    let crafted = forge(&m.to_bytes().unwrap(), |body| {
        body.truncate(tail);
        body.extend([&[1, 3][..], &forever, &[0, 0], &forever].concat());
    });
    let refused = english(&CardMatch::<Rathulhu>::from_bytes(&crafted, Path::new("it")).err().unwrap());
    assert!(refused.contains("parts of its recording are missing or wrong"), "{refused}");
}
