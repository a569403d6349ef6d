//! Files of matches whose program is killed at random moments.

use super::*;
use cluethulhu::bot::Bot as Neighbour;
use elder_god::bot::Bot as Grower;
use elder_god_rules::{ElderGod, Setup as Growing};
use files::disk;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Folder and game of a program that plays until it is killed: for [`plays_until_it_is_killed`].
const CHILD: &str = "CYCLOPEAN_TEST_PLAYS";

/// Plays a game of bots over and over, for ever, into files in a folder: only where [`CHILD`] says so.
#[test]
fn plays_until_it_is_killed() {
    let Ok(told) = std::env::var(CHILD) else { return };
    let (game, path) = told.split_once(' ').unwrap();
    match game {
        "rathulhu" => play_on(Path::new(path), bids(1, false), |seat| Bidder::new(Skill::Low, 1, seat)),
        "cluethulhu" => {
            let seating = Seating::new([Sitter::Bot(Skill::Low); 9]);
            let m = CardMatch::<Cluethulhu>::new(&Party::players(9), 1, seating, false).unwrap();
            play_on(Path::new(path), m, |seat| Neighbour::new(Skill::Low, 1, seat));
        }
        _ => {
            let seating = Seating::new([Sitter::Bot(Skill::Low); 2]);
            let m = CardMatch::<ElderGod>::new(&Growing::players(2), 1, seating, false).unwrap();
            play_on(Path::new(path), m, |seat| Grower::new(Skill::Low, 1, seat));
        }
    }
}

/// Goes on with the match in a file, or begins one, and says after every move that is written how many there are.
fn play_on<G, B>(path: &Path, new: CardMatch<G>, bot: impl Fn(Seat) -> B)
where
    G: CardGame,
    B: bots::Bot<Position = bots::SeatPosition<G>, Choice = G::Action>,
{
    let mut entry = MatchFile::open(path).unwrap();
    let mut m = if path.exists() { CardMatch::<G>::load(path).unwrap() } else { new.clone() };
    let mut bots: Vec<B> = (0..9).map(|seat| bot(Seat(seat))).collect();
    let mut mark = None;
    loop {
        if m.game().outcome().is_some() {
            // Only from here on may the file hold another match.
            println!("written over");
            (m, mark) = (new.clone(), None);
        }
        let (seat, action) = decide(m.game(), &mut bots).unwrap();
        m.act(seat, action).unwrap();
        match mark.filter(|_| !entry.wants_whole()) {
            Some(mark) => entry.append(&m.record_since(mark)).unwrap(),
            None => entry.write_whole(&m.whole().unwrap(), &[]).unwrap(),
        }
        mark = Some(m.mark());
        println!("written {}", m.moves());
    }
}

/// Kills that matches of three games and two of the same, played at once, survive with at most the deed in progress lost: 200
/// in a whole run, otherwise 20.
#[test]
fn matches_survive_kill_9_at_random_moments() {
    let folder = Folder::new();
    let mut rng = Rng::new(9);
    for kill in 0..whole_or(50, 5) {
        let mut children = PLAYED.map(|(game, name)| {
            let path = folder.file(&format!("{name}.cyclopean"));
            let child = Command::new(std::env::current_exe().unwrap())
                .args(["library::killed::plays_until_it_is_killed", "--exact", "--nocapture"])
                .env(CHILD, format!("{game} {}", path.display()))
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            (game, path, child)
        });
        // Once both play, after a moment of chance.
        let mut outs = children.each_mut().map(|(_, _, child)| BufReader::new(child.stdout.take().unwrap()));
        let mut last = [Told::default(); PLAYED.len()];
        for (out, last) in outs.iter_mut().zip(&mut last) {
            while last.moves == 0 {
                assert!(last.hear(out), "it plays");
            }
        }
        std::thread::sleep(Duration::from_millis(u64::from(rng.below(40))));
        for (i, (game, path, child)) in children.iter_mut().enumerate() {
            child.kill().unwrap();
            child.wait().unwrap();
            while last[i].hear(&mut outs[i]) {}
            let read = moves_of(game, path);
            // A match that is over is followed by another, from its first move on.
            let next = if last[i].over { 1 } else { last[i].moves + 1 };
            let kept = read == last[i].moves || read == next;
            assert!(kept, "kill {kill} of {game}: {read} moves in the file, and {:?}", last[i]);
        }
    }
    // What the last kill left half-written goes with the next writing.
    for (_, name) in PLAYED {
        let path = folder.file(&format!("{name}.cyclopean"));
        disk::write_whole(&path, &std::fs::read(&path).unwrap()).unwrap();
    }
    let left: Vec<PathBuf> = std::fs::read_dir(folder.path()).unwrap().flatten().map(|e| e.path()).collect();
    assert_eq!(
        left.len(),
        PLAYED.len() + 1,
        "matches and the folder of locks, nothing half-written: {left:?}"
    );
}

/// What is played while it is killed: a game, and what its match is called.
const PLAYED: [(&str, &str); 4] =
    [("rathulhu", "one"), ("rathulhu", "other"), ("elder_god", "monsters"), ("cluethulhu", "party")];

/// What a program that was killed had told last.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    moves: u32,
    over: bool,
}

impl Told {
    /// Takes in the next whole line that it told; `false` where there is none.
    fn hear(&mut self, out: &mut impl BufRead) -> bool {
        let mut line = String::new();
        while out.read_line(&mut line).is_ok_and(|length| length > 0) {
            // The test's own name may stand before the first.
            if let Some((_, what)) = line.split_once("written ")
                && let Some(what) = what.strip_suffix('\n')
            {
                match what.parse() {
                    Ok(moves) => *self = Self { moves, over: false },
                    Err(_) => self.over = true,
                }
                return true;
            }
            line.clear();
        }
        false
    }
}

fn moves_of(game: &str, path: &Path) -> u32 {
    match game {
        "rathulhu" => CardMatch::<Rathulhu>::load(path).unwrap().moves(),
        "cluethulhu" => CardMatch::<Cluethulhu>::load(path).unwrap().moves(),
        _ => CardMatch::<ElderGod>::load(path).unwrap().moves(),
    }
}
