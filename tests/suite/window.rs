//! The real window on a display of its own, moved by a real mouse: from the menu to the end of a turn.
//!
//! Needs Xvfb and xdotool, which `./test` installs; without them it fails and says so.

use crate::thoth_rules::{Scene, card};
use bevy::prelude::{Vec2, Vec3};
use cyclopean::app::camera::Home;
use cyclopean::app::style;
use cyclopean::app::thoth::company::Company;
use cyclopean::app::thoth::framing::{self, Sight};
use cyclopean::app::thoth::names::Names;
use cyclopean::app::thoth::panels::draft::Sitter;
use cyclopean::games::thoth::{Action, Element, Play, Size, Thoth};
use cyclopean::games::{Game, Seat};
use cyclopean::session::thoth::{Plain, layout};
use cyclopean::session::{Intent, Match};
use cyclopean::table::hand::HandOptions;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where things are in a window of 1280 × 720, in pixels.
mod at {
    pub const NEW_MATCH: (i32, i32) = (342, 298);
    pub const BEGIN: (i32, i32) = (429, 542);
    pub const ROLL: (i32, i32) = (65, 178);
    /// The large pyramid at the corner of the second stash.
    pub const PYRAMID: (i32, i32) = (944, 388);
    pub const MIDDLE: (i32, i32) = (655, 340);
    /// In Houses of Thoth: the hand, and the button that plays.
    pub const FIRST_CARD: (i32, i32) = (325, 600);
    pub const LAST_CARD: (i32, i32) = (915, 600);
    pub const DISCARD: (i32, i32) = (637, 388);
    pub const PLAY: (i32, i32) = (475, 460);
}

/// Software drawing on a busy machine is slow; what does not come in this time never does.
const PATIENCE: Duration = Duration::from_secs(240);

/// A running program on a display of its own; both end with it.
struct Session {
    display: String,
    server: Child,
    program: Child,
    folder: tempfile::TempDir,
}

impl Drop for Session {
    fn drop(&mut self) {
        for child in [&mut self.program, &mut self.server] {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Session {
    fn open(arguments: &[&str]) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is missing: run ./test, or install the packages xvfb and xdotool");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let display = format!(":{}", number.trim());
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("journal.jsonl");
        let program = Command::new(env!("CARGO_BIN_EXE_cyclopean"))
            .args(arguments)
            .arg("--journal")
            .arg(&journal)
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("XDG_DATA_HOME", folder.path().join("data"))
            .env("XDG_CONFIG_HOME", folder.path().join("config"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut session = Self { display, server, program, folder };
        session.wait("the window", |s| s.xdotool(&["search", "--name", "Cyclopean"]).is_some());
        session
    }

    /// Runs xdotool; what it prints, if it succeeds.
    fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .expect("xdotool is missing: run ./test, or install the packages xvfb and xdotool");
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn move_to(&self, (x, y): (i32, i32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]).unwrap();
        sleep(Duration::from_millis(120));
    }

    fn click(&self, place: (i32, i32)) {
        self.move_to(place);
        self.xdotool(&["mousedown", "1"]).unwrap();
        sleep(Duration::from_millis(400));
        self.xdotool(&["mouseup", "1"]).unwrap();
        sleep(Duration::from_millis(800));
    }

    fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.carry(&[from, to]);
        sleep(Duration::from_secs(2));
        self.xdotool(&["mouseup", "1"]).unwrap();
    }

    /// Moves along a way with the button held down.
    fn carry(&self, way: &[(i32, i32)]) {
        self.move_to(way[0]);
        sleep(Duration::from_millis(800));
        self.xdotool(&["mousedown", "1"]).unwrap();
        sleep(Duration::from_millis(800));
        for leg in way.windows(2) {
            let ((x, y), (to_x, to_y)) = (leg[0], leg[1]);
            for step in 1..=20 {
                self.move_to((x + (to_x - x) * step / 20, y + (to_y - y) * step / 20));
            }
            // The piece follows the hand at its own pace.
            sleep(Duration::from_secs(2));
        }
    }

    fn let_go(&self) {
        self.xdotool(&["mouseup", "1"]).unwrap();
        sleep(Duration::from_millis(800));
    }

    fn key(&self, key: &str) {
        self.xdotool(&["key", key]).unwrap();
        sleep(Duration::from_millis(400));
    }

    fn journal_path(&self) -> PathBuf {
        self.folder.path().join("journal.jsonl")
    }

    fn journal(&self) -> String {
        std::fs::read_to_string(self.journal_path()).unwrap_or_default()
    }

    fn count(&self, what: &str) -> usize {
        self.journal().matches(what).count()
    }

    /// The memory that the program holds, in MB.
    fn memory_mb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program.id())).unwrap();
        let line =
            status.lines().find_map(|l| l.strip_prefix("VmRSS:")).expect("a running program has memory");
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }

    /// Waits until something is so, and fails where it never is.
    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            if let Some(status) = self.program.try_wait().unwrap() {
                panic!("the program ended ({status}) while waiting for {what}");
            }
            assert!(
                start.elapsed() < PATIENCE,
                "waited in vain for {what}; the journal:\n{}",
                self.journal()
            );
            sleep(Duration::from_millis(200));
        }
    }

    /// Does something again and again until it has worked: the first click may come before the first frame.
    fn until(&mut self, what: &str, act: impl Fn(&Self), so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            assert!(start.elapsed() < PATIENCE, "tried in vain: {what}; the journal:\n{}", self.journal());
            act(self);
        }
    }
}

#[test]
fn a_turn_is_played_from_the_menu_by_mouse() {
    let mut session = Session::open(&[]);
    let begin = |s: &Session| {
        s.click(at::NEW_MATCH);
        s.click(at::BEGIN);
    };
    session.until("begin a match", begin, |s| s.count("\"line\":\"match\"") == 1);
    // An empty city lets Skew, Arrange and Ascend pass: roll until something is to be built.
    let spire_or_brick = |s: &Session| s.count("YellowSign") + s.count("Tentacle") > 0;
    session.until("roll", |s| s.click(at::ROLL), spire_or_brick);
    session.until(
        "place a pyramid",
        |s| s.drag(at::PYRAMID, at::MIDDLE),
        |s| s.count("\"Built\"") > 0 || s.count("\"Released\"") > 0,
    );
    session.wait("the end of the turn", |s| s.count("\"TurnEnded\"") > 0);
    let journal = session.journal();
    for line in ["\"Took\"", "\"Move\"", "\"Released\"", "\"settled\"", "\"Built\"", "\"TurnBegan\""] {
        assert!(journal.contains(line), "no {line} in the journal:\n{journal}");
    }
    assert!(
        journal.contains("\"colour\":\"Green\",\"size\":\"Large\""),
        "another piece was built:\n{journal}"
    );

    // A table that only stands there takes no more memory, however many frames are drawn.
    let before = session.memory_mb();
    sleep(Duration::from_secs(8));
    let grown = session.memory_mb().saturating_sub(before);
    assert!(grown < 60, "the window took {grown} MB more in a few seconds");

    // Shrunk to a sliver and back, it goes on.
    let window = session.xdotool(&["search", "--name", "Cyclopean"]).unwrap();
    let window = window.lines().last().unwrap().to_owned();
    for (width, height) in [("40", "700"), ("900", "30"), ("1", "1"), ("1280", "720")] {
        session.xdotool(&["windowsize", &window, width, height]).unwrap();
        sleep(Duration::from_millis(1_500));
    }
    let rolls = session.count("\"Rolled\"");
    session.until("roll again", |s| s.click(at::ROLL), |s| s.count("\"Rolled\"") > rolls);

    // Killed outright, it has lost nothing: the autosave of that turn is whole.
    let saves = session.folder.path().join("data");
    session.program.kill().unwrap();
    let autosave = find(&saves, "autosave.cyclopean").expect("no autosave was written");
    let saved = <Match>::load(&autosave).unwrap();
    assert!(saved.game().turn() > 1);
    assert_eq!(saved.game().pieces_in_play().len(), 1);
}

/// Where things are at the table of Rathulhu with three players, in a window of 1280 × 720.
mod bids {
    pub const PLAY: (i32, i32) = (265, 373);
    pub const BEGIN: (i32, i32) = (429, 491);
    pub const BAG: (i32, i32) = (80, 120);
    pub const IDOL: (i32, i32) = (950, 70);
    /// Where the bar offers to pass, with four tokens and fewer.
    pub const PASS: [(i32, i32); 4] = [(685, 229), (612, 229), (540, 229), (466, 229)];
    /// The person's highest token, at first.
    pub const TOKEN: (i32, i32) = (182, 378);
    pub const EMPTY_FELT: (i32, i32) = (940, 380);
}

#[test]
fn rathulhu_is_played_by_mouse() {
    let mut session = Session::open(&[]);
    let begin = |s: &Session| {
        s.click(bids::PLAY);
        s.click(bids::BEGIN);
    };
    session.until("begin a match", begin, |s| s.count("\"game\":\"rathulhu\"") == 1);
    // Draw, and call what is asked, until an auction has been bid in and won.
    let mine = |what: &str| format!("\"seat\":0,\"action\":{what}");
    let drawn = mine("\"Draw\"");
    session.until(
        "draw",
        |s| {
            s.click(bids::BAG);
            s.click(bids::PASS[0]);
        },
        |s| s.count(&drawn) >= 2,
    );
    let bid = mine("{\"Bid\"");
    session.until(
        "bid",
        |s| {
            s.click(bids::TOKEN);
            s.click(bids::IDOL);
            s.click(bids::PASS[0]);
        },
        |s| s.count(&bid) >= 1,
    );
    session.wait("the end of the auction", |s| s.count("\"Won\"") > 0);
    // Wrong clicks are refused in words, or do nothing; then the window shrinks while tiles move.
    session.click(bids::EMPTY_FELT);
    session.click(bids::IDOL);
    let window = session.xdotool(&["search", "--name", "Cyclopean"]).unwrap();
    let window = window.lines().last().unwrap().to_owned();
    for (width, height) in [("40", "700"), ("900", "30"), ("1", "1"), ("1280", "720")] {
        session.xdotool(&["windowsize", &window, width, height]).unwrap();
        sleep(Duration::from_millis(1_200));
    }
    session.xdotool(&["windowfocus", &window]).unwrap();
    let moves = session.count("\"line\":\"intent\"");
    let on = |s: &Session| {
        bids::PASS.into_iter().for_each(|place| s.click(place));
        s.click(bids::BAG);
        s.click(bids::TOKEN);
        // A score sheet is put away.
        s.xdotool(&["key", "Return"]);
    };
    session.until("go on", on, |s| s.count("\"line\":\"intent\"") > moves + 25);
    let journal = session.journal();
    for line in ["\"Drew\"", "\"AuctionBegan\"", "\"Won\"", "\"refused\"", "\"bot\":\"middle\""] {
        assert!(journal.contains(line), "no {line} in the journal:\n{journal}");
    }
    let saves = session.folder.path().join("data");
    session.program.kill().unwrap();
    let autosave = find(&saves, "autosave.cyclopean").expect("no autosave was written");
    let saved: cyclopean::session::CardMatch<cyclopean::games::rathulhu::Rathulhu> =
        cyclopean::session::CardMatch::load(&autosave).unwrap();
    assert!(saved.moves() > 25);
}

#[test]
fn a_house_is_begun_by_mouse_and_the_bot_answers() {
    let seeded = ["play", "thoth", "--bots", "novice", "--players", "2", "--seed", "1"];
    let mut session = Session::open(&seeded);
    let play = |s: &Session| {
        s.click(at::FIRST_CARD);
        s.click(at::PLAY);
    };
    session.until("play the Hanged Man", play, |s| s.count("\"Foundation\"") > 0);
    let view = View::of(&[10.0, 10.0]);
    let (offered, place) = (layout::offer(Seat(0), 2), layout::foundation(Seat(0), 2));
    let [offered, place] = [offered, place].map(|at| view.pixel(at.translation));
    session.until("lay it", |s| s.drag(offered, place), |s| s.count("\"Set\"") > 0);
    let journal = session.journal();
    for line in ["\"take\"", "\"Move\"", "\"release\"", "\"settled\"", "\"ExtraTurns\""] {
        assert!(journal.contains(line), "no {line} in the journal:\n{journal}");
    }
    let discard = |s: &Session| {
        s.click(at::LAST_CARD);
        s.click(at::DISCARD);
        s.click(at::PLAY);
    };
    session.until("discard", discard, |s| s.count("\"Discard\"") > 0);
    session.wait("the bot's turn", |s| s.count("\"seat\":1,\"intent\"") > 0);
}

/// Where things of the table are seen in the window, for Seat 1 with houses of these heights, cm.
struct View {
    home: Home,
    aspect: f32,
}

impl View {
    fn of(heights: &[f32]) -> Self {
        let size = Vec2::new(1280.0, 720.0);
        // Five cards dealt, one drawn.
        let sight = Sight::of(size / style::zoom(size.y, 1.0), 6);
        Self { home: framing::home(Seat(0), heights, &sight), aspect: sight.aspect }
    }

    fn pixel(&self, point: Vec3) -> (i32, i32) {
        let at = framing::on_screen(&self.home, point, self.aspect);
        ((640.0 * (1.0 + at.x)) as i32, (360.0 * (1.0 - at.y)) as i32)
    }
}

/// Two people at a table with two houses: Ann has redeemed the Moon for a large pyramid, which is still in the bank.
fn neighbours() -> Match<Thoth> {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Element::Fire, Size::Large, 1)])
        .house(1, "Tower", &[(Element::Water, Size::Small, 4)])
        .story(1, "Queen of Cups", &[(Element::Water, Size::Medium, 2)])
        .hand(0, &["Moon"]);
    let mut m = Match::in_progress(scene.game(), HandOptions::default(), true).unwrap();
    let raise = Play::Raise { card: card("Moon"), size: Size::Large, count: 1 };
    m.intend(Intent::Plain(Plain::Play(raise))).unwrap();
    m.run_until_waiting(1_400);
    let company = Company {
        sitters: vec![Sitter::Person; 2],
        names: Names::new(["Ann".into(), "Bo".into()]),
        ..Company::default()
    };
    m.keep_beside(serde_json::to_value(company).unwrap());
    m
}

#[test]
fn a_neighbour_s_house_is_knocked_over_by_mouse_and_called_malice() {
    let m = neighbours();
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("neighbours.cyclopean");
    m.save(&save).unwrap();
    let mut session = Session::open(&["--load", save.to_str().unwrap()]);
    session.wait("the match", |s| s.count("\"line\":\"match\"") == 1);
    let window = session.xdotool(&["search", "--name", "Cyclopean"]).unwrap();
    session.xdotool(&["windowfocus", window.lines().last().unwrap()]).unwrap();

    let view = View::of(&framing::heights(m.game()));
    let Action::Take(stone) = m.game().legal_actions(Seat(0))[0] else { panic!("nothing to take") };
    let from = view.pixel(layout::bank(stone).unwrap().translation + 2.0 * Vec3::Z);
    let beside = |x: f32| view.pixel(layout::place(Seat(1), 2) * Vec3::new(x, 0.0, 1.0));
    // Where it can do harm it must be low: the hand keeps clear of what is below until it is told not to.
    let sweep = |s: &Session| {
        // Ann says that she is here.
        s.key("Return");
        s.carry(&[from, beside(14.0)]);
        s.key("g");
        sleep(Duration::from_secs(2));
        s.carry(&[beside(14.0), beside(-14.0), beside(14.0)]);
        // Back where it came from: what fell is judged all the same, and if nothing fell she may take it again.
        s.key("Escape");
        s.key("g");
        s.let_go();
    };
    session.until("knock it over", sweep, |s| s.count("\"KnockedOver\"") > 0);
    let journal = session.journal();
    let fact = journal.lines().find(|line| line.contains("\"settled\"") && line.contains("\"Fell\""));
    assert!(fact.is_some(), "the referee tells what fell:\n{journal}");
    for line in ["\"take\"", "\"Move\"", "\"by\":0,\"victim\":1", "\"TookOver\":{\"seat\":1,\"from\":0}"] {
        assert!(journal.contains(line), "no {line} in the journal:\n{journal}");
    }

    // Bo comes to the screen, and says that it was meant.
    let accuse = |s: &Session| {
        s.key("Return");
        s.key("o");
        sleep(Duration::from_secs(1));
    };
    session.until("say that it was meant", accuse, |s| s.count("\"say\":\"Malice\"") > 0);
    session.wait("what it costs", |s| s.count("It was meant: Seat 1 loses 156 points") == 1);
}

fn find(folder: &Path, name: &str) -> Option<PathBuf> {
    for entry in std::fs::read_dir(folder).ok()?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if let Some(found) = find(&path, name) {
                return Some(found);
            }
        } else if path.file_name().is_some_and(|n| n == name) {
            return Some(path);
        }
    }
    None
}
