//! No click and no key is lost at two pictures a second: what the mouse and the keys do within one picture is done, in its
//! order, and where it was done.
//!
//! The program is stopped before a gesture and goes on after it, so that all of it comes at once; nothing else is slowed down.
//! Places come from seeded chance. Every gesture begins at the same position: the quick save is loaded again.

mod cards;
mod city;
mod house;
mod lab;

use super::{LOOK, SHOWN, Session};
use bevy::math::{Quat, Vec3};
use game::rng::Rng;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;

/// The program stands still for so long: a picture takes half a second, with what is drawn of it.
const STOPPED: Duration = Duration::from_millis(420);
/// What comes of a gesture is seen by then.
const COMES: Duration = Duration::from_secs(8);
/// A place in the window, pixels.
type Place = (i32, i32);

/// One thing that a hand does.
#[derive(Clone, Copy, Debug)]
enum Do {
    Go(Place),
    /// Presses a button of the mouse, or lets it go.
    Down(u8),
    Up(u8),
    /// Turns the wheel away by so many notches.
    Notches(u8),
    /// Strikes a key, or several at once: "ctrl+z".
    Key(&'static str),
}

/// Presses the left button and lets it go.
const CLICK: [Do; 2] = [Do::Down(1), Do::Up(1)];
/// The same of the right one.
const RIGHT: [Do; 2] = [Do::Down(3), Do::Up(3)];

fn go(place: Place) -> Vec<Do> {
    vec![Do::Go(place)]
}

fn click(place: Place) -> Vec<Do> {
    [&go(place)[..], &CLICK].concat()
}

fn keys(keys: &[&'static str]) -> Vec<Do> {
    keys.iter().map(|key| Do::Key(key)).collect()
}

/// From one place to another with the left button down, and `meanwhile` half way; then on to a third.
fn drag(from: Place, meanwhile: &[Do], to: Place, on: Place) -> Vec<Do> {
    let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    [&[Do::Go(from), Do::Down(1), Do::Go(half)], meanwhile, &[Do::Go(to), Do::Up(1), Do::Go(on)]].concat()
}

/// Clicks at a place and, after `meanwhile`, at another; then goes on to a third.
fn two_clicks(from: Place, meanwhile: &[Do], to: Place, on: Place) -> Vec<Do> {
    [&click(from)[..], meanwhile, &click(to), &go(on)].concat()
}

impl Do {
    /// As xdotool is told.
    fn words(self) -> Vec<String> {
        let number = |word: &str, n: u8| vec![word.to_owned(), n.to_string()];
        match self {
            Self::Go((x, y)) => vec!["mousemove".to_owned(), x.to_string(), y.to_string()],
            Self::Down(button) => number("mousedown", button),
            Self::Up(button) => number("mouseup", button),
            // The fourth button is a notch.
            Self::Notches(count) => {
                ["click", "--repeat", &count.to_string(), "--delay", "1", "4"].map(str::to_owned).into()
            }
            Self::Key(key) => ["key", "--delay", "1", key].map(str::to_owned).into(),
        }
    }

    /// How many buttons, keys and notches the program is told of.
    fn inputs(self) -> usize {
        match self {
            Self::Go(_) => 0,
            Self::Down(_) | Self::Up(_) => 1,
            Self::Notches(count) => count.into(),
            Self::Key(key) => 2 * key.split('+').count(),
        }
    }
}

/// What the program tells since a gesture began: what was done in the match, how the hand was led, which dialogs lay over the
/// table, and what the lab was asked for.
#[derive(Debug, Default)]
struct Came {
    deeds: Vec<String>,
    moves: Vec<Vec3>,
    turns: Vec<Quat>,
    dialogs: Vec<String>,
    wishes: Vec<String>,
}

impl Came {
    /// Reads a line of the journal; what bots did is left out.
    fn read(&mut self, line: &Value) {
        if let Some(way) = line["rewound"]["undo"].as_str() {
            self.deeds.push(way.to_owned());
        }
        if line["line"] != "intent" || line["seat"] != 0 {
            return;
        }
        let read = |what: &str| line["intent"]["hand"].get(what).cloned();
        match (&line["intent"], &line["action"]) {
            (Value::Null, action) => self.deeds.push(action.to_string()),
            (Value::String(deed), _) => self.deeds.push(deed.clone()),
            (intent, _) if intent["hand"].is_object() => {
                let at = read("Move").and_then(|at| serde_json::from_value(at).ok());
                self.moves.extend(at.map(Vec3::from_array));
                let turn = read("Turn").and_then(|turn| serde_json::from_value(turn).ok());
                self.turns.extend(turn.map(Quat::from_array));
            }
            (intent, _) => self.deeds.push(intent.to_string()),
        }
    }

    /// Where the hand was wanted last, seen from above, and how high at most, cm.
    fn wanted(&self) -> Result<(Vec3, f32), String> {
        let last = self.moves.last().ok_or("the hand was not moved")?;
        Ok((*last, self.moves.iter().map(|at| at.z).fold(0.0, f32::max)))
    }

    /// Whether these things were done, and nothing else.
    fn did(&self, deeds: &[&str]) -> Result<(), String> {
        if self.deeds == deeds { Ok(()) } else { Err(format!("done was {:?}, not {deeds:?}", self.deeds)) }
    }

    /// Whether these dialogs lay over the table, one after the other.
    fn opened(&self, dialogs: &[&str]) -> Result<(), String> {
        let right = self.dialogs == dialogs;
        if right { Ok(()) } else { Err(format!("the dialogs were {:?}, not {dialogs:?}", self.dialogs)) }
    }
}

/// A session in which gestures are made, and what came of them.
struct Slow {
    session: Session,
    rng: Rng,
    /// Whether the match is to be loaded again.
    is_changed: bool,
    /// How many of each kind were made.
    made: BTreeMap<&'static str, usize>,
    /// How many parts they had, and how many of these came within one picture.
    parts: (usize, usize),
    /// Those that came to anything else, and to what.
    wrong: Vec<String>,
}

impl Slow {
    fn open() -> Self {
        let settings =
            "(reduced_motion: true, bots: AtOnce, come_close: false, fall_again: false, previews: false)";
        let session = Session::open_with(&[], Some(settings));
        Self {
            session,
            rng: Rng::new(58),
            is_changed: false,
            made: BTreeMap::new(),
            parts: (0, 0),
            wrong: vec![],
        }
    }

    /// A whole number from 0 to less than this.
    fn chance(&mut self, below: usize) -> usize {
        self.rng.below(u32::try_from(below).unwrap()) as usize
    }

    /// From −1 to 1.
    fn share(&mut self) -> f32 {
        self.rng.below(2_001) as f32 / 1_000.0 - 1.0
    }

    /// Writes a file beside the saves.
    fn write(&self, name: &str, bytes: &[u8]) {
        let saves = self.session.folder.path().join("data/cyclopean/saves");
        std::fs::create_dir_all(&saves).unwrap();
        std::fs::write(saves.join(name), bytes).unwrap();
    }

    /// These bytes are the quick save from here on.
    fn put(&mut self, bytes: &[u8]) {
        self.write("quick.cyclopean", bytes);
        self.is_changed = true;
    }

    /// Loads the quick save, where anything but the hand has moved since.
    fn load(&mut self) {
        if !std::mem::take(&mut self.is_changed) {
            return;
        }
        let loaded = self.session.count("\"line\":\"match\"");
        self.session.key("F9");
        self.session.wait("the match", |s| s.count("\"line\":\"match\"") > loaded);
        self.session.wait("the table's rest", |s| s.rest(SHOWN));
    }

    /// Sends the program a signal.
    fn signal(&self, signal: &str) {
        let pid = self.session.program.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }

    /// Does all this while the program stands still, lets it go on, and waits until it has seen all of it and rests.
    fn within_a_picture(&mut self, all: &[Do]) {
        let s = &self.session;
        let (start, before) = (Instant::now(), s.told_bytes());
        s.asked.set(before);
        self.signal("-STOP");
        let words: Vec<String> = all.iter().flat_map(|one| one.words()).collect();
        s.xdotool(&words.iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
        sleep(STOPPED.saturating_sub(start.elapsed()));
        self.signal("-CONT");
        if let Some(Do::Go(place)) = all.iter().rev().find(|one| matches!(one, Do::Go(_))) {
            s.mouse.set(*place);
        }
        let inputs: usize = all.iter().map(|one| one.inputs()).sum();
        while start.elapsed() < SHOWN {
            let told = s.told_since(before);
            if told.buttons + told.keys + told.notches >= inputs && told.pictures_since > 0 {
                break;
            }
            sleep(LOOK);
        }
        s.rest(SHOWN);
        let came = s.written_since(before).lines().filter(|line| line.contains("came: ")).count();
        self.parts.0 += 1;
        self.parts.1 += usize::from(came == 1);
    }

    /// What the program tells after so many bytes of the journal and of what it says.
    fn came(&self, (journal, said): (usize, u64)) -> Came {
        let mut came = Came::default();
        let lines = self.session.journal();
        let lines = lines[journal..].lines().filter_map(|line| serde_json::from_str(line).ok());
        lines.for_each(|line: Value| came.read(&line));
        for line in self.session.written_since(said).lines() {
            let told = |what: &str| line.split_once(what).map(|(_, told)| told.to_owned());
            came.dialogs.extend(told(" dialogs: "));
            came.wishes.extend(told(" wish: "));
        }
        came
    }

    /// Makes a gesture, each part of it within a picture, and looks whether it came to what it should.
    fn gesture(
        &mut self,
        kind: &'static str,
        parts: &[Vec<Do>],
        right: impl Fn(&Came) -> Result<(), String>,
    ) {
        let before = (self.session.journal().len(), self.session.told_bytes());
        for all in parts {
            self.within_a_picture(all);
        }
        let start = Instant::now();
        while right(&self.came(before)).is_err() && start.elapsed() < COMES {
            sleep(LOOK);
        }
        self.session.wait("the table's rest", |s| s.rest(SHOWN));
        let back = |deed: &String| deed == "put_back" || deed.contains("take") || deed.ends_with("do");
        self.is_changed |= !self.came(before).deeds.iter().all(back);
        *self.made.entry(kind).or_default() += 1;
        if let Err(why) = right(&self.came(before)) {
            self.wrong.push(format!("{kind}: {why}"));
        }
    }

    /// Tells how many were made, and that none came to anything else.
    fn tell(self, least: usize) {
        let (made, (parts, at_once)) = (self.made.values().sum::<usize>(), self.parts);
        println!("{made} gestures of {parts} parts, {at_once} of them within one picture: {:?}", self.made);
        assert!(
            self.wrong.is_empty(),
            "{} of {made} went wrong:\n{}",
            self.wrong.len(),
            self.wrong.join("\n")
        );
        assert!(made >= least, "{made} gestures");
        assert_eq!(at_once, parts, "so many came within one picture");
    }
}

/// In a whole run in every game; in `./test` two each in the lab, in a city and at Rathulhu.
#[test]
fn no_click_and_no_key_is_lost_at_two_pictures_a_second() {
    let mut slow = Slow::open();
    lab::build(&mut slow, whole_or(48, 2));
    city::build(&mut slow, whole_or(55, 2));
    cards::bid(&mut slow, whole_or(44, 2));
    if whole_or(true, false) {
        house::build(&mut slow, (36, 12));
        cards::grow(&mut slow, 20);
        cards::accuse(&mut slow, 10);
    }
    slow.tell(whole_or(200, 6));
}
