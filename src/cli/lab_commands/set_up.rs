//! A set-up as a command names it: the file of a scene, or a saved match.

use crate::cli::catalogue::{Catalogue, find};
use crate::cli::texts::CommandProblem;
use files::budget;
use indicatif::ProgressBar;
use lab::Scene;
use session::info::Failure;
use session::save;
use std::path::Path;
use std::time::Duration;
use terminal::failure::Misuse;

/// Reads a set-up. Of a saved match it is the table as that turn began, or as it lay last; it is called after the file.
///
/// # Errors
/// What is wrong with the file, or that it has no such turn.
pub(super) fn load(catalogue: Catalogue, path: &Path, turn: Option<u32>) -> Result<Scene, Failure> {
    let file = path.display().to_string();
    if !save::is_save(path) {
        let scene = Scene::load(path)?;
        return if turn.is_none() {
            Ok(scene)
        } else {
            Err(Misuse::of(&CommandProblem::NoTurns { file }).into())
        };
    }
    let bytes = save::bytes(path)?;
    let info = find(catalogue, &save::header_of(&bytes, path)?.game)?.info;
    let waiting = ProgressBar::new_spinner().with_message(budget::shown(&file));
    waiting.enable_steady_tick(Duration::from_millis(200));
    let table = (info.table)(&bytes, path, turn);
    waiting.finish_and_clear();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = turn.map_or_else(|| stem.to_string(), |turn| format!("{stem}, turn {turn}"));
    Ok(Scene::of_table(budget::shown(&name), &table?))
}
