//! A match of every game, played by bots through the command line as a script would, saved and journalled.

use crate::folder::Folder;
use serde_json::Value;
use session::info::GameInfo;
use std::fs;
use std::path::PathBuf;

/// What is left of a match.
pub struct Finished {
    pub info: &'static GameInfo,
    /// What was printed.
    pub report: Value,
    pub save: PathBuf,
    /// The save's bytes.
    pub bytes: Vec<u8>,
    pub journal: String,
    _folder: Folder,
}

/// The seed of them all.
pub const SEED: u64 = 3;

/// Plays a match of each game at once, with its weakest bots, which are the quickest. `run` takes a command line, and gives
/// what it printed if all went well.
pub fn play(games: &[&'static GameInfo], run: fn(&[&str]) -> Option<Value>) -> Vec<Finished> {
    std::thread::scope(|scope| {
        let games: Vec<_> = games.iter().map(|info| scope.spawn(|| one(info, run))).collect();
        games.into_iter().map(|game| game.join().unwrap()).collect()
    })
}

fn one(info: &'static GameInfo, run: fn(&[&str]) -> Option<Value>) -> Finished {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("match.cyclopean"), folder.argument("match.jsonl"));
    let bots = vec![info.levels[0].argument(); usize::from(info.usual_seats)].join(",");
    let seed = SEED.to_string();
    let arguments = ["play", info.id, "--headless", "--json", "--seed", &seed, "--bots", &bots];
    let all = [&arguments[..], &["--save", &save, "--journal", &journal]].concat();
    Finished {
        info,
        report: run(&all).unwrap_or_else(|| panic!("{}", info.id)),
        bytes: fs::read(&save).unwrap(),
        save: save.into(),
        journal: fs::read_to_string(journal).unwrap(),
        _folder: folder,
    }
}
