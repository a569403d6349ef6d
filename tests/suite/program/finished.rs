//! A match of every game, played by bots through the command line as a script would, saved and journalled.

use super::{cyclopean, err, json};
use cyclopean::CATALOGUE;
use session::info::GameInfo;
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;
use support::folder::Folder;

/// What is left of a match.
pub struct Finished {
    pub info: &'static GameInfo,
    /// What the program printed.
    pub report: serde_json::Value,
    pub save: PathBuf,
    /// The save's bytes.
    pub bytes: Vec<u8>,
    pub journal: String,
    _folder: Folder,
}

/// The seed of them all.
pub const SEED: u64 = 3;

/// Plays a match of a game, with its weakest bots, which are the quickest.
fn play(info: &'static GameInfo) -> Finished {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("match.cyclopean"), folder.argument("match.jsonl"));
    let bots = vec![info.levels[0].argument(); usize::from(info.usual_seats)].join(",");
    let seed = SEED.to_string();
    let arguments = ["play", info.id, "--headless", "--json", "--seed", &seed, "--bots", &bots];
    let output = cyclopean(&[&arguments[..], &["--save", &save, "--journal", &journal]].concat());
    assert!(output.status.success(), "{}: {}", info.id, err(&output));
    Finished {
        info,
        report: json(&output),
        bytes: fs::read(&save).unwrap(),
        save: save.into(),
        journal: fs::read_to_string(journal).unwrap(),
        _folder: folder,
    }
}

/// A match of every game in the catalogue; played once, whoever asks.
pub fn matches() -> &'static [Finished] {
    static MATCHES: OnceLock<Vec<Finished>> = OnceLock::new();
    MATCHES.get_or_init(|| {
        std::thread::scope(|scope| {
            let games: Vec<_> = CATALOGUE.iter().map(|entry| scope.spawn(|| play(entry.info))).collect();
            games.into_iter().map(|game| game.join().unwrap()).collect()
        })
    })
}
