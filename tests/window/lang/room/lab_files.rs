//! What is said of set-ups, studies and their files that are not in order.

use crate::lang::assert_all;
use cyclopean::cli::texts::{Expectation, Lab, Lies};
use game::error::UserFacingError;
use game::message::{Message, Say};
use game::pieces::Class;
use lab::SceneError;
use lab::problem::SceneProblem;
use lab::refused::{NotRead, NotScene};
use lab::scene::Problem;
use lab::study::error::Expected;
use lab::study::journal::{FileWrong, JournalError};
use lab::study::{Fate, StudyError};
use std::cell::RefCell;
use std::io;
use table::TableError;
use table::statics::StaticsError;

/// One of each.
pub fn messages() -> Vec<Message> {
    let name = || "pillar".to_owned();
    let file = || "towers.jsonl".to_owned();
    let range = || Expected::examples().swap_remove(0);
    let problem = Problem {
        path: "pieces[0]".into(),
        piece: Some(0),
        what: SceneProblem::Axis.message(),
        line: Some(4),
    };
    let scenes = [
        SceneError::Unreadable { file: file(), source: io::ErrorKind::NotFound.into() },
        SceneError::Syntax { file: file(), line: 2, column: 3, what: NotRead::Root.message() },
        SceneError::Impossible { file: file(), problems: vec![problem] },
        SceneError::Several(vec![SceneError::Syntax {
            file: file(),
            line: 2,
            column: 3,
            what: NotRead::Tables.message(),
        }]),
    ];
    assert_all(&scenes, 4);
    let studies = [
        StudyError::Option(Box::new(range())),
        StudyError::NoPiece { name: name(), scene: "tower".into(), known: "slab".into() },
        StudyError::OffPiece { name: name(), at_mm: [40.0, -2.5] },
        StudyError::Restless { name: name() },
        StudyError::NothingFree { name: name() },
        StudyError::Empty,
        StudyError::TooMany(12),
        StudyError::Table(TableError::TooMany { count: 3_000 }),
        StudyError::Stopped,
    ];
    assert_all(&studies, 9);
    let files = [
        JournalError::File { file: file(), source: io::ErrorKind::NotFound.into() },
        JournalError::Busy { file: file() },
        JournalError::Line { file: file(), line: 3, what: FileWrong::NoRow.message() },
        JournalError::Other { file: file() },
        JournalError::Conflict { file: file(), case: 3 },
        JournalError::Missing { missing: 2, cases: 9, first: 3 },
        JournalError::Nothing,
    ];
    assert_all(&files, 7);
    let statics = [
        StaticsError::Gravity([0.0; 3]),
        StaticsError::Number { block: 1, what: "mass" },
        StaticsError::Solver { pieces: vec![], why: "it gave up".into() },
    ];
    assert_all(&statics, 3);
    let mut all: Vec<Message> = scenes.iter().map(Say::message).collect();
    // In several lines it says more.
    let lines = RefCell::new(vec![]);
    let heard = |message: &Message| {
        lines.borrow_mut().push(message.clone());
        String::new()
    };
    scenes.iter().for_each(|scene| drop(scene.text(&heard)));
    all.extend(lines.into_inner());
    all.extend(studies.iter().map(Say::message));
    all.extend(files.iter().map(Say::message));
    all.extend(statics.iter().map(Say::message));
    all.push(Message::new("statics-restless"));
    all.extend(NotScene::examples().iter().map(Say::message));
    all.extend(NotRead::examples().iter().map(Say::message));
    all.extend(SceneProblem::examples().iter().map(Say::message));
    all.extend(Expected::examples().iter().map(Say::message));
    all.extend(FileWrong::examples().iter().map(Say::message));
    all.extend([Fate::Stands, Fate::Falls, Fate::Broken].iter().map(Say::message));
    for expected in [Expectation::None, Expectation::Met, Expectation::Missed] {
        all.push(Lab::Verdict { scene: "tower".into(), stands: false, expected, mind: false }.message());
    }
    for class in [None, Some(Class::Upright), Some(Class::Flat), Some(Class::Weird)] {
        let number = || Message::new("table");
        let (top, moved, turned, carried) = (number(), number(), number(), Lab::OnNothing.message());
        all.push(Lab::Piece { lies: Lies(class), top, moved, turned, carried }.message());
    }
    all
}
