//! Positions that the pictures in the books of rules show, to be opened on a table. A position is data, a file a picture:
//! `assets/positions/<game>/<picture>.ron`. It begins like a lesson, and has no steps.

use super::script::{Lesson, LessonError, Raw, Start};
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::sync::{Arc, LazyLock};

/// The files as they were when the program was built, a folder a game.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/positions");

/// Every position, read once.
static ALL: LazyLock<Vec<Result<Position, LessonError>>> = LazyLock::new(|| {
    let mut texts: Vec<(String, &str)> = vec![];
    for folder in FILES.dirs() {
        for file in folder.files() {
            let id = file.path().with_extension("").to_string_lossy().replace('\\', "/");
            texts.extend(file.contents_utf8().map(|text| (id, text)));
        }
    }
    texts.sort();
    texts.into_iter().map(|(id, text)| Position::parse(&id, text)).collect()
});

/// A file of a position.
#[derive(Deserialize)]
enum File {
    Match(Start),
    Lab(Raw),
}

/// Where a position is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// As a match in practice.
    Match,
    /// In the stability lab, as a scene.
    Lab,
}

/// A position to be opened on a table.
#[derive(Clone, Debug)]
pub struct Position {
    /// Where it is opened.
    pub opens: Opens,
    /// A lesson without steps: of a match its start, of the lab its scene as the set-up.
    pub start: Arc<Lesson>,
}

impl Position {
    /// Reads a position. `id` is the game and the name of the picture, such as `chess/castling`.
    ///
    /// # Errors
    /// What is wrong in the file, and in which line.
    pub fn parse(id: &str, text: &str) -> Result<Self, LessonError> {
        let (opens, start) = match Lesson::read_whole(id, text)? {
            File::Match(start) => (Opens::Match, start),
            File::Lab(setup) => {
                (Opens::Lab, Start { setup, seed: 0, learner: 0, bots: <_>::default(), deeds: vec![] })
            }
        };
        Ok(Self { opens, start: Arc::new(Lesson::without_steps(id, text, start)) })
    }

    /// Its id: the game and the name of the picture.
    pub fn id(&self) -> &str {
        &self.start.id
    }
}

/// Every position, or what is wrong with it.
pub fn all() -> &'static [Result<Position, LessonError>] {
    &ALL
}

/// The position of an id.
pub fn find(id: &str) -> Option<&'static Position> {
    all().iter().flatten().find(|position| position.id() == id)
}
