//! What is wrong with a set-up, as messages.

use super::scene::{Problem, SceneError};
use files::words as file_words;
use game::error::UserFacingError;
use game::message::{Arg, Length, Message, Say, texts};

texts! {
    /// What is wrong at a place of a set-up.
    pub enum SceneProblem in "problem-" {
        NoPieces,
        TooMany { most: usize, found: usize },
        Range { from: Message, to: Message, unit: String, found: Message },
        SameName { name: String },
        Axis,
        Quaternion { length: Message },
        NoPyramid,
        Below { top: Length },
        Overlaps { other: Message, by: Length },
        At { path: String, what: Message },
        AtLine { path: String, line: usize, what: Message },
    }
}

impl Say for Problem {
    fn message(&self) -> Message {
        let (path, what) = (self.path.clone(), self.what.clone());
        match self.line {
            None => SceneProblem::At { path, what }.message(),
            Some(line) => SceneProblem::AtLine { path, line, what }.message(),
        }
    }
}

impl Say for SceneError {
    fn message(&self) -> Message {
        match self {
            Self::Unreadable { file, source } => Message::new("scene-unreadable")
                .with("file", file.clone())
                .with("why", file_words::reason(source)),
            Self::Syntax { file, line, column, what } => {
                let told = Message::new("scene-syntax").with("file", file.clone()).with("line", *line);
                told.with("column", *column).with("what", what.clone())
            }
            Self::Several(all) => Message::new("scene-several").with("all", Arg::all(all)),
            Self::Impossible { file, problems } => Message::new("scene-impossible")
                .with("file", file.clone())
                .with("problems", Arg::all(problems)),
        }
    }
}

impl UserFacingError for SceneError {
    /// Each thing that is wrong has a line of its own.
    fn text(&self, plain: &dyn Fn(&Message) -> String) -> String {
        match self {
            Self::Several(all) => all.iter().map(|one| one.text(plain)).collect::<Vec<_>>().join("\n"),
            Self::Impossible { file, problems } => {
                let head = plain(&Message::new("scene-impossible-list").with("file", file.clone()));
                let lines = problems.iter().map(|problem| format!("\n  {}", plain(&problem.message())));
                std::iter::once(head).chain(lines).collect()
            }
            Self::Unreadable { .. } | Self::Syntax { .. } => plain(&self.message()),
        }
    }
}

game::message::displays!(Problem);

game::message::displays!(SceneError);
