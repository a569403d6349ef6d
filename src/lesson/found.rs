//! The lessons that the program comes with.

use crate::script::{Lesson, LessonError};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// The files as they were when the program was built, a folder a game.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons");

/// Every lesson, read once.
static ALL: LazyLock<Vec<Result<Arc<Lesson>, LessonError>>> = LazyLock::new(|| {
    let mut texts: Vec<(String, &str)> = vec![];
    for folder in FILES.dirs() {
        for file in folder.files() {
            let id = file.path().with_extension("").to_string_lossy().replace('\\', "/");
            texts.extend(file.contents_utf8().map(|text| (id, text)));
        }
    }
    texts.sort();
    texts.into_iter().map(|(id, text)| Lesson::parse(&id, &now(&id, text)).map(Arc::new)).collect()
});

/// The text of a lesson: with the feature `dev` as it lies on the disk now.
fn now<'a>(id: &str, embedded: &'a str) -> Cow<'a, str> {
    let path = files::sources().join(format!("assets/lessons/{id}.ron"));
    let read = files::LIVE.then(|| std::fs::read_to_string(path).ok());
    read.flatten().map_or(Cow::Borrowed(embedded), Cow::Owned)
}

/// Every lesson, or what is wrong with it.
pub fn all() -> &'static [Result<Arc<Lesson>, LessonError>] {
    &ALL
}

/// The lessons of a game, in the order of their files.
pub fn of(game: &str) -> Vec<Arc<Lesson>> {
    all().iter().flatten().filter(|lesson| lesson.game() == game).cloned().collect()
}

/// The lesson that comes before all others, if there is one.
pub fn first() -> Option<&'static Arc<Lesson>> {
    all().iter().flatten().find(|lesson| lesson.first)
}

/// A lesson by its id. With the feature `dev` its file is read anew.
///
/// # Errors
/// What is wrong with the file; `None` if there is no such lesson.
pub fn find(id: &str) -> Result<Option<Arc<Lesson>>, LessonError> {
    if files::LIVE
        && let Some(file) = FILES.get_file(format!("{id}.ron"))
    {
        return Lesson::parse(id, &now(id, file.contents_utf8().unwrap_or_default()))
            .map(|l| Some(Arc::new(l)));
    }
    Ok(all().iter().flatten().find(|lesson| lesson.id == id).cloned())
}
