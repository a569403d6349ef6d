//! Matches in the real window survive `kill -9` at random moments.

use super::{PATIENCE, Session, matches};
use elder_god_rules::ElderGod;
use game::CardGame;
use game::rng::Rng;
use rathulhu_rules::Rathulhu;

use session::CardMatch;
use session::replay::verify_save;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;

/// What is played, by bots, while it is killed.
const PLAYED: [&[&str]; 4] =
    [&["play", "rathulhu", "--bots", "3"], ALONE, &["play", "elder-god", "--bots", "3"], ALONE];
const ALONE: &[&str] = &["play", "rlyeh", "--players", "1", "--bots", "1"];

/// How a journal tells that something was let go of, and that it was seen what came of that.
const RELEASE: &str = "\"intent\":\"release\"";
const SETTLED: &str = "\"settled\":";

/// How often something was let go of in a match at a table. The file is accused of nothing.
fn releases(path: &Path) -> usize {
    let bytes = std::fs::read(path).unwrap();
    let done = verify_save::<rlyeh::Match>(&bytes, path, &mut |_| ()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(done.divergences, [], "{}", path.display());
    let m = rlyeh::Match::load(path).unwrap();
    m.log().iter().filter(|entry| entry.intent == rlyeh::Intent::Release).count()
}

/// How many moves a file of a match of cards holds.
fn moves<G: CardGame>(path: &Path) -> usize {
    CardMatch::<G>::load(path).map_or_else(|why| panic!("{why}"), |m| m.log().len())
}

/// How far the match in a file has come: moves of cards, or releases at a table.
fn far(game: &str, path: &Path) -> usize {
    match game {
        "rathulhu" => moves::<Rathulhu>(path),
        "elder-god" => moves::<ElderGod>(path),
        _ => releases(path),
    }
}

/// The matches that were not there before.
fn new_files(session: &Session, kept: &[(&str, PathBuf, usize)]) -> Vec<PathBuf> {
    matches(&session.folder.path().join("data"))
        .filter(|path| kept.iter().all(|(_, old, _)| old != path))
        .collect()
}

/// 200 kills in a whole run, otherwise four, each in a match of its own; half of them within half a second after something was
/// let go of. All of them are under way to the end, and stay as they were kept.
#[test]
fn matches_in_the_window_survive_kill_9() {
    let mut rng = Rng::new(28);
    let mut session = Session::open(&[]);
    session.program.kill().unwrap();
    session.program.wait().unwrap();
    let mut kept: Vec<(&str, PathBuf, usize)> = vec![];
    for kill in 0..whole_or(200, 4) {
        let game = PLAYED[kill % PLAYED.len()][1];
        session.start(PLAYED[kill % PLAYED.len()]);
        let mark = if game == "rlyeh" { RELEASE } else { "\"line\":\"intent\"" };
        let start = Instant::now();
        // A slow machine is killed no sooner than it has written the first file.
        while session.count(mark) == 0 || new_files(&session, &kept).is_empty() {
            assert!(
                start.elapsed() < PATIENCE,
                "kill {kill}: {game} does not begin; {}",
                session.last_lines()
            );
            sleep(Duration::from_millis(20));
        }
        let soon = if game == "rlyeh" { 500 } else { 1_500 };
        sleep(Duration::from_millis(u64::from(rng.below(soon))));
        session.program.kill().unwrap();
        session.program.wait().unwrap();
        let told = session.count(mark);
        let new = new_files(&session, &kept);
        assert_eq!(new.len(), 1, "kill {kill} of {game}: {new:?}");
        let read = far(game, &new[0]);
        if game == "rlyeh" {
            let seen = session.count(SETTLED);
            assert!(
                read >= seen,
                "kill {kill}: {read} releases in the file, and it is known what came of {seen}"
            );
        }
        let near = (told.saturating_sub(1)..=told + 1).contains(&read);
        assert!(near, "kill {kill} of {game}: {read} in the file, {told} in the journal");
        kept.push((game, new[0].clone(), read));
        // Of the earlier ones nothing has changed.
        if kill % 20 == 3 {
            for (game, path, read) in &kept {
                assert_eq!(far(game, path), *read, "{}", path.display());
            }
        }
    }
}
