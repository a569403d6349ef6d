//! What is said of files, recordings and scores.

use crate::lang::assert_all;
use cyclopean::cli;
use files::budget::UnfitWords;
use files::words::{FileFlaw, Refused};
use game::message::{Message, Say};
use lesson::LessonError;
use rlyeh::INFO;
use rlyeh::referee::scored::{self, Scored};
use session::apart::Failed;
use session::daily::Day;
use session::gallery::{self, List, Tries, Unproven};
use session::mistakes::MistakesFlaw;
use session::replay::{Differs, Divergence, Edition, ReplayError};
use session::save::{FileDeed, Mismatch, SaveError};
use session::score::{Help, Score, ScoreClass, ScorePart};
use support::told::english;
use terminal::texts::{PageFooter, Written};

use session::{MatchError, Sitter, Skill, score_words};
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;
use strum::VariantArray;
use table::PieceId;
use table::hand::HandKind;
use table::shape::{Measure, ShapeError};
use table::sim::{Number, TableError};

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all =
        vec![Message::new("file-this"), Message::new("score-help").with("help", score().help.told())];
    all.extend(FileFlaw::examples().iter().map(Say::message));
    all.extend(MistakesFlaw::examples().iter().map(Say::message));
    all.extend(Refused::examples().iter().map(Say::message));
    all.extend(Failed::examples().iter().map(Say::message));
    let unfit = [UnfitWords::TooLong { most: 200, found: 300 }, UnfitWords::Control('\u{202e}')];
    assert_all(&unfit, 2);
    all.extend(unfit.iter().map(Say::message));
    all.extend(gallery::unfit_examples());
    all.extend(saves());
    all.extend(tables());
    all.extend(replays());
    all.extend(scores());
    all.extend(cli::texts::examples());
    all.extend(Written::examples().iter().map(Say::message));
    all.extend(PageFooter::examples().iter().map(Say::message));
    let start = LessonError::Start { id: "rlyeh/first".into(), why: MatchError::Score };
    let file = LessonError::File { id: "rlyeh/first".into(), line: 3, why: "a comma is missing".into() };
    all.extend([start, file].iter().map(Say::message));
    all.push(Message::new("lesson-none").with("id", "rlyeh/none".to_owned()));
    all
}

fn saves() -> Vec<Message> {
    let path = || PathBuf::from("city.cyclopean");
    let version = || "0.9.0".to_owned();
    let errors = [
        SaveError::File { what: FileDeed::Read, path: path(), source: io::ErrorKind::NotFound.into() },
        SaveError::Busy,
        SaveError::Foreign { path: path() },
        SaveError::Newer { path: path(), format: 99, version: version() },
        SaveError::Older { path: path(), format: 2, version: version() },
        SaveError::Truncated { path: path(), expected: 9, found: 3 },
        SaveError::OtherGame { path: path(), game: "thoth".into() },
        SaveError::InUse { path: path() },
        SaveError::Damaged { path: path(), what: Mismatch::Checksum.message() },
    ];
    assert_all(&errors, 9);
    let deeds = FileDeed::VARIANTS.iter().map(|what| {
        SaveError::File { what: *what, path: path(), source: io::ErrorKind::NotFound.into() }.message()
    });
    let flaws = [
        Mismatch::Checksum,
        Mismatch::Unreadable(postcard::Error::DeserializeUnexpectedEnd),
        Mismatch::Unwritten(serde_json::from_str::<u8>("x").unwrap_err()),
        Mismatch::TooMuch(2),
        Mismatch::Rules("a card too many".into()),
        Mismatch::Table(TableError::TooMany { count: 3_000 }),
        Mismatch::Pieces,
        Mismatch::Settings,
        Mismatch::MidMove,
        Mismatch::Seats,
        Mismatch::Replay(MatchError::Score),
        Mismatch::Log,
        Mismatch::Record,
        Mismatch::Later(7),
        Mismatch::Recording,
        Mismatch::Mask,
        Mismatch::Inconsistent,
        Mismatch::Head(serde_json::from_str::<u8>("x").unwrap_err()),
    ];
    assert_all(&flaws, 18);
    let told = errors.iter().flat_map(|error| [error.message(), error.without_path()]);
    told.chain(deeds).chain(flaws.iter().map(Say::message)).collect()
}

fn tables() -> Vec<Message> {
    let mut all: Vec<Message> = vec![ShapeError::Flat.message(), ShapeError::Outline.message()];
    all.extend(Measure::VARIANTS.iter().map(|what| ShapeError::NotFinite { what: *what }.message()));
    // Coordinates may be negative; of the rest each has a least, or none.
    let small = [Measure::Edge, Measure::Thickness, Measure::Mass, Measure::Density];
    all.extend(small.map(|what| ShapeError::NotPositive { what, value: -0.5 }.message()));
    let large = [Measure::Edge, Measure::Thickness, Measure::Hull, Measure::Outline];
    all.extend(large.map(|what| ShapeError::TooLarge { what, value: 3_000.0, limit: 2_000.0 }.message()));
    let many = [Measure::Hull, Measure::Outline];
    all.extend(many.map(|what| ShapeError::TooMany { what, count: 900 }.message()));
    let numbers = Number::VARIANTS;
    all.extend(
        numbers.iter().map(|what| TableError::Number { index: 3, what: *what, value: 11.5 }.message()),
    );
    let tables = [
        TableError::Shape { index: 3, source: ShapeError::Flat },
        TableError::TooMany { count: 3_000 },
        TableError::NotFinite { id: PieceId(3) },
        TableError::Setting { what: "gravity" },
        TableError::Broken { what: "the order of the pieces" },
    ];
    all.extend(tables.iter().map(Say::message));
    all
}

fn replays() -> Vec<Message> {
    let file = || "city.cyclopean".to_owned();
    let errors = [
        ReplayError::Start(MatchError::Score),
        ReplayError::Save(SaveError::Busy),
        ReplayError::Nothing { file: file() },
        ReplayError::OtherEdition { what: Edition::Rules, theirs: 1, ours: 2 },
        ReplayError::OtherBits,
        ReplayError::Senseless { file: file() },
        ReplayError::NoTurn { file: file(), turn: 40, first: 1, last: 12 },
        ReplayError::NoTable { file: file() },
    ];
    assert_all(&errors, 8);
    let editions = Edition::VARIANTS
        .iter()
        .map(|what| ReplayError::OtherEdition { what: *what, theirs: 1, ours: 2 }.message());
    let kinds = [
        Differs::Table,
        Differs::Rules,
        Differs::Refused(MatchError::Score.message()),
        Differs::Rest,
        Differs::Says(vec![differs(), differs()]),
    ];
    assert_all(&kinds, 5);
    let parted = |what: &Differs, tick| Divergence { step: 12, tick, what: what.clone() };
    let parts =
        kinds.iter().flat_map(|what| [parted(what, Some(700)).message(), parted(what, None).message()]);
    let score = || score().in_full(&INFO);
    let unproven = [
        Unproven::Replay(ReplayError::OtherBits),
        Unproven::Parted(parted(&Differs::Table, None)),
        Unproven::Unsigned,
        Unproven::Signature("0f0f0f0f".into()),
        Unproven::Claim { claimed: score(), found: Some(score()), differ: differs() },
    ];
    assert_all(&unproven, 5);
    let unranked = Unproven::Claim { claimed: score(), found: None, differ: differs() }.message();
    errors
        .iter()
        .map(Say::message)
        .chain(editions)
        .chain(parts)
        .chain(unproven.iter().map(Say::message))
        .chain([unranked])
        .collect()
}

/// Where a file says something else than its match has.
fn differs() -> Message {
    let value = Message::new("differs-value").with("value", "1".to_owned());
    let told = Message::new("differs").with("at", "seed".to_owned()).with("said", value);
    told.with("known", Message::new("differs-nothing"))
}

fn score() -> Score {
    Score {
        category: "stashes-2/3-4/die".into(),
        figure: 70_600,
        words: "height".into(),
        also: vec![],
        player: Sitter::Person,
        name: "Cleo".into(),
        help: Help { previews: true, ..Help::default() },
        day: None,
        attempt: None,
    }
}

fn scores() -> Vec<Message> {
    let list = |hand, ranked_by: Option<&str>, day, tries, class| List {
        game: INFO.id.into(),
        category: score().category,
        ranked_by: ranked_by.map(Into::into),
        day,
        tries,
        class,
        hand,
    };
    let day = Some(Day::of(SystemTime::UNIX_EPOCH));
    let hands = [HandKind::Helped, HandKind::Ghost, HandKind::Level, HandKind::Bare];
    let mut lists: Vec<List> =
        hands.iter().map(|hand| list(*hand, None, None, Tries::All, ScoreClass::Scored)).collect();
    lists.push(list(HandKind::Bare, Some("grandeur"), day, Tries::All, ScoreClass::Practice));
    lists.push(list(HandKind::Bare, None, day, Tries::First, ScoreClass::Program(Skill::Low)));
    let mut all = score_words::examples(&INFO, &score(), &lists);
    all.push(Score { player: Sitter::Bot(Skill::Low), ..score() }.by(Some(&INFO)));
    all.extend(Scored::examples().iter().map(Say::message));
    all
}

/// What scores hold, and what the player reads of it.
#[test]
fn the_ids_of_a_score_become_messages() {
    use ScorePart::{By, Category, Figure};
    let table = [
        (Figure("height", 70_649), "70.6 mm"),
        (Figure("height/fell", 400), "0.4 mm, then it fell"),
        (Figure("grandeur", 31), "a grandeur of 31"),
        (Figure("grandeur/fell", 1), "a grandeur of 1, then it fell"),
        (By("grandeur"), "grandeur"),
        (Category("stashes-2/die"), "2 stashes, chosen by a die"),
        (Category("stashes-6/3-4-12/die"), "6 stashes (3, 4, 12), chosen by a die"),
        (Category("stashes-3/compass"), "3 stashes, chosen by a compass"),
        (Category("stashes-3/1-2-3/compass"), "3 stashes (1, 2, 3), chosen by a compass"),
    ];
    for (part, words) in table {
        assert_eq!(english(&scored::message(part).expect(words)), words);
        assert_eq!(english(&part.told(Some(&INFO))), words);
    }
    // What another edition of the game may have written stays as it is.
    for part in [Category("eleven cards"), By("height"), Figure("width", 3), Category("stashes-x/die")] {
        assert_eq!(scored::message(part), None);
    }
    assert_eq!(english(&Category("eleven cards").told(Some(&INFO))), "eleven cards");
    assert_eq!(english(&Figure("width", 3).told(None)), "3 (width)");
}
