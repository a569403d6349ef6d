//! The real window on a display of its own, moved by a real mouse: from the menu to the end of a turn.
//!
//! Needs Xvfb and xdotool, which `./test` installs; without them it fails and says so.

mod alone;
mod city;
mod cluethulhu;
mod elder_god;
mod kept;
mod keys_only;
mod killed;
mod lab;
mod lesson;
mod pages;
mod places;
mod rathulhu;
mod replay;
mod show_me;
mod slow;
mod still;
mod thoth;
mod thoth_game;

use self::kept::Kept;
use crate::program::program;
use crate::screen::panels::{games, show_form};
use bevy::math::Vec3;
use game::Seat;
use places::{LAST, aimed, pixel, seen_at, written, written_after};
use rlyeh::Match;
use rlyeh_rules::{Piece, Setup, Size};
use rlyeh_window::framing::{framing, sights};
use rlyeh_window::panels::table as table_panels;
use session::library;
use shell::ui::menu::{self, Continue};
use std::cell::Cell;
use std::io::{BufRead, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use table::hand::HandOptions;
use window::egui::{Context, Vec2, vec2};
use window::live_table::framing::on_screen;

/// Where the button is that rolls, for two people who begin.
fn roll_button() -> (i32, i32) {
    let m = Match::new(&Setup::players(2), 1, HandOptions::default(), false).unwrap();
    alone::button("Roll", &m)
}

/// Where a point of R'lyeh's table, with so many stashes and nothing built, is seen in the window at first.
fn on_table(stashes: u8, point: Vec3) -> (i32, i32) {
    let room = bevy::math::Vec2::new(WINDOW.x, WINDOW.y);
    let home = framing(stashes, None, sights(room, false, stashes)).home();
    seen_at(on_screen(&home, point, room.x / room.y))
}

/// The window, in points.
const WINDOW: Vec2 = vec2(1280.0, 720.0);

thread_local! {
    /// Pixels in a point, for the test of this thread. A picture of a sixteenth of the pixels costs a renderer in software a
    /// quarter, and nobody reads it here.
    static SCALE: Cell<f32> = const { Cell::new(0.25) };
}

/// Pixels in a point.
fn scale() -> f32 {
    SCALE.get()
}

/// For whoever aims by less than four points: the window of this test has more pixels.
fn finely() {
    SCALE.set(0.5);
}

/// In so many steps the mouse goes from one place to another.
const STEPS: i32 = 6;

/// Software drawing on a busy machine is slow; what does not come in this time never does.
const PATIENCE: Duration = Duration::from_secs(240);

/// What a click or a key asks for is done in this time, and where the hand has gone is seen in this, on a slow machine.
const ANSWERED: Duration = Duration::from_millis(1_200);
const SHOWN: Duration = Duration::from_secs(4);

/// What moves on and on, as a hand that holds something, is waited for no longer than so many pictures take.
const MOST_PICTURES: usize = 40;

/// So many lines of the journal are told when a test fails.
const LAST_LINES: usize = 16;

/// The program tells which screen and which step of a lesson it shows, and, picture by picture, what came in and whether
/// anything moves.
const TOLD: &str = "info,wgpu=error,naga=warn,shell::run=debug,window::lessons=debug,\
                    shell::redraw=trace,window::input_queue=trace,\
                    shell::lab_screen::state=debug";

/// So many pictures in which nothing moves after an input: then all is done and laid out that it asks for.
const STILL: usize = 3;

/// So many pictures in which nothing is seen to change, while something is waited for: for a hint, or for a bot.
const WAITS: usize = 8;

/// From one look at what the program has told to the next.
const LOOK: Duration = Duration::from_millis(15);

/// What is pressed and let go of faster than this is a click, and no drag, however slow the pictures are.
const CLICK: Duration = Duration::from_millis(200);

/// Where the mouse presses, and to where it drags, if it does.
type Stroke = ((i32, i32), Option<(i32, i32)>);

/// What the program tells in some lines.
#[derive(Debug, Default)]
struct Told {
    moves: usize,
    buttons: usize,
    notches: usize,
    keys: usize,
    pictures: usize,
    /// Pictures since the last input.
    pictures_since: usize,
    /// Pictures at the end in which nothing came in or moved.
    waits: usize,
    /// Those among them in which nothing waited either.
    still: usize,
}

impl Told {
    fn read(&mut self, line: &str) {
        if let Some((_, picture)) = line.split_once("picture: ") {
            self.pictures += 1;
            self.pictures_since += 1;
            let seen =
                ["touched true", "moves true", "wanted AtOnce"].iter().any(|what| picture.contains(what));
            self.waits = if seen { 0 } else { self.waits + 1 };
            self.still = if seen || picture.contains("wanted Soon") { 0 } else { self.still + 1 };
        } else if let Some((_, input)) = line.split_once("input: ") {
            self.moves += usize::from(input.starts_with("CursorMoved"));
            self.buttons += usize::from(input.starts_with("MouseButtonInput"));
            self.notches += usize::from(input.starts_with("MouseWheel"));
            self.keys += usize::from(input.starts_with("KeyboardInput"));
            (self.pictures_since, self.waits, self.still) = (0, 0, 0);
        }
    }
}

/// A running program on a display of its own; both end with it.
struct Session {
    display: String,
    server: Child,
    program: Child,
    folder: tempfile::TempDir,
    /// Where the mouse is.
    mouse: Cell<(i32, i32)>,
    /// What the program had told when it was last asked for something, in bytes.
    asked: Cell<u64>,
}

impl Drop for Session {
    fn drop(&mut self) {
        for child in [&mut self.program, &mut self.server] {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts the program on a display, with everything that it keeps below a folder.
fn run(arguments: &[&str], display: &str, folder: &Path) -> Child {
    program()
        .args(arguments)
        .arg("--journal")
        .arg(folder.join("journal.jsonl"))
        .env("DISPLAY", display)
        .env("WINIT_X11_SCALE_FACTOR", scale().to_string())
        .env_remove("WAYLAND_DISPLAY")
        .env("RUST_LOG", TOLD)
        // A renderer in software draws with every processor there is, and two windows at once are then three times as
        // slow; with one each, as many can be drawn as there are.
        .env("LP_NUM_THREADS", "1")
        .env("XDG_RUNTIME_DIR", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .stdout(Stdio::null())
        .stderr(std::fs::File::create(folder.join("stderr.txt")).unwrap())
        .spawn()
        .unwrap()
}

impl Session {
    /// A program whose view keeps still while a piece is carried, and which shows no fall again: a script knows beforehand where places
    /// are seen, and when.
    fn open(arguments: &[&str]) -> Self {
        Self::open_with(arguments, Some("(come_close: false, fall_again: false)"))
    }

    /// A program as it comes, or with settings of one's own.
    fn open_with(arguments: &[&str], settings: Option<&str>) -> Self {
        Self::open_beside(arguments, settings.map(|settings| ("settings.ron", settings)).as_slice())
    }

    /// The same beside these files of the person's.
    fn open_beside(arguments: &[&str], files: &[(&str, &str)]) -> Self {
        let (wide, high) = pixel(WINDOW.to_pos2());
        let folder = tempfile::tempdir().unwrap();
        let mut server = Command::new("Xvfb")
            // Without -noreset it begins anew when xdotool, alone there, leaves, and shuts out whoever is coming.
            .args(["-displayfd", "1", "-screen", "0", &format!("{wide}x{high}x24")])
            .args(["-nolisten", "tcp", "-noreset"])
            // What it shows lies in a file.
            .arg("-fbdir")
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is missing: run ./test, or install the packages xvfb and xdotool");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let display = format!(":{}", number.trim());
        let config = folder.path().join("config/cyclopean");
        std::fs::create_dir_all(&config).unwrap();
        for (name, text) in files {
            std::fs::write(config.join(name), text).unwrap();
        }
        let program = run(arguments, &display, folder.path());
        let (mouse, asked) = (Cell::default(), Cell::default());
        let mut session = Self { display, server, program, folder, mouse, asked };
        session.meet();
        session
    }

    /// Waits for the window of a program that was just started, and gives it the keys.
    fn meet(&mut self) {
        self.wait("the window", |s| s.xdotool(&["search", "--name", "Cyclopean"]).is_some());
        self.focus();
        self.wait("the first pictures", |s| s.rest(SHOWN));
    }

    /// Starts the program once more, where it is no longer running; its journal begins anew.
    fn start(&mut self, arguments: &[&str]) {
        let _ = std::fs::remove_file(self.journal_path());
        // What it tells begins anew, too.
        self.asked.set(0);
        self.program = run(arguments, &self.display, self.folder.path());
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

    /// The name that the display has for the window.
    fn window(&self) -> String {
        let found = self.xdotool(&["search", "--name", "Cyclopean"]).expect("there is no window");
        found.lines().last().unwrap().to_owned()
    }

    /// Nobody manages the windows here: keys reach the one that is told to have them.
    fn focus(&self) {
        self.xdotool(&["windowfocus", &self.window()]).unwrap();
    }

    /// Waits until nothing has moved for some pictures since the last input: all that was asked for has been seen. What moves
    /// or is waited for on and on is not waited for long. Says whether nothing moves.
    fn rest(&self, most: Duration) -> bool {
        let (start, before) = (Instant::now(), self.told_bytes());
        loop {
            let told = self.told_since(self.asked.get());
            if told.still >= STILL || told.waits >= WAITS {
                return true;
            }
            if start.elapsed() > most || self.told_since(before).pictures > MOST_PICTURES {
                return false;
            }
            sleep(LOOK);
        }
    }

    /// What the program has told after so many bytes.
    fn told_since(&self, bytes: u64) -> Told {
        let mut told = Told::default();
        self.written_since(bytes).lines().for_each(|line| told.read(line));
        told
    }

    /// Asks the program for something by xdotool, and waits until it has seen so many such inputs and drawn a picture after
    /// the last. What it does not see is not waited for long.
    fn ask(&self, arguments: &[&str], input: fn(&Told) -> usize, times: usize) {
        let (before, start) = (self.told_bytes(), Instant::now());
        self.asked.set(before);
        self.xdotool(arguments).unwrap();
        while start.elapsed() < SHOWN {
            let told = self.told_since(before);
            if input(&told) >= times && told.pictures_since > 0 {
                return;
            }
            sleep(LOOK);
        }
    }

    /// Shrinks the window to slivers and back.
    fn shrink_and_grow(&self) {
        let window = self.window();
        for size in [vec2(40.0, 700.0), vec2(900.0, 30.0), vec2(2.0, 2.0), WINDOW] {
            let (width, height) = pixel(size.to_pos2());
            self.xdotool(&["windowsize", &window, &width.to_string(), &height.to_string()]).unwrap();
            sleep(Duration::from_millis(1_200));
        }
        self.focus();
    }

    /// Moves the mouse, and waits until that is seen.
    fn move_to(&self, place: (i32, i32)) {
        if self.mouse.replace(place) != place {
            self.ask(&["mousemove", &place.0.to_string(), &place.1.to_string()], |told| told.moves, 1);
        }
    }

    /// A click that does not wait for what comes of it.
    fn tap(&self, place: (i32, i32)) {
        // A button that has come up under a resting pointer takes no click: so the pointer goes away and comes.
        if self.mouse.get() == place {
            self.move_to((0, 0));
        }
        self.move_to(place);
        self.press("1");
    }

    fn click(&self, place: (i32, i32)) {
        self.tap(place);
        self.rest(ANSWERED);
    }

    /// Presses a button of the mouse and lets go of it.
    fn press(&self, button: &str) {
        let start = Instant::now();
        self.ask(&["mousedown", button], |told| told.buttons, 1);
        // Pictures may take longer than a click does.
        sleep((CLICK / 4).saturating_sub(start.elapsed()));
        self.ask(&["mouseup", button], |told| told.buttons, 1);
    }

    fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.carry(&[from, to]);
        // Who asks too soon whether it has landed drags a second piece.
        self.let_go();
    }

    /// Moves along a way with the button held down.
    fn carry(&self, way: &[(i32, i32)]) {
        self.move_to(way[0]);
        self.rest(ANSWERED);
        let start = Instant::now();
        self.ask(&["mousedown", "1"], |told| told.buttons, 1);
        // Whoever presses for so long drags.
        sleep((2 * CLICK).saturating_sub(start.elapsed()));
        self.rest(SHOWN);
        for leg in way.windows(2) {
            let ((x, y), (to_x, to_y)) = (leg[0], leg[1]);
            for step in 1..=STEPS {
                self.move_to((x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS));
            }
            // The piece follows the hand at its own pace.
            self.rest(SHOWN);
        }
    }

    fn let_go(&self) {
        self.ask(&["mouseup", "1"], |told| told.buttons, 1);
        self.rest(SHOWN);
    }

    fn key(&self, key: &str) {
        // Each of the keys goes down and up.
        self.press_keys(&["key", key], 2 * key.split('+').count());
        self.rest(ANSWERED);
    }

    /// Types letters or digits, and waits until they are seen.
    fn type_in(&self, text: &str) {
        self.press_keys(&["type", "--delay", "40", text], 2 * text.len());
        self.rest(ANSWERED);
    }

    /// Bots are as fast as can be until the person is to decide.
    fn hasten(&self) {
        self.press_keys(&["key", "shift+space"], 4);
    }

    fn journal_path(&self) -> PathBuf {
        self.folder.path().join("journal.jsonl")
    }

    fn journal(&self) -> String {
        std::fs::read_to_string(self.journal_path()).unwrap_or_default()
    }

    /// The end of the journal, for whoever has to find out why a test failed: all of it is too long for most logs.
    fn last_lines(&self) -> String {
        let journal = self.journal();
        let lines: Vec<&str> = journal.lines().collect();
        let left_out = lines.len().saturating_sub(LAST_LINES);
        format!("the journal, after {left_out} lines:\n{}", lines[left_out..].join("\n"))
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

    /// What the program has said of itself, without what it says of every picture.
    fn said(&self) -> String {
        let said = self.written_since(0);
        said.split_inclusive('\n').filter(|line| !line.contains("shell::redraw")).collect()
    }

    fn said_path(&self) -> PathBuf {
        self.folder.path().join("stderr.txt")
    }

    /// How many bytes the program has told so far.
    fn told_bytes(&self) -> u64 {
        std::fs::metadata(self.said_path()).map_or(0, |file| file.len())
    }

    /// What it has written after so many bytes.
    fn written_since(&self, bytes: u64) -> String {
        let mut said = vec![];
        if let Ok(mut file) = std::fs::File::open(self.said_path()) {
            file.seek(SeekFrom::Start(bytes)).unwrap();
            file.read_to_end(&mut said).unwrap();
        }
        String::from_utf8_lossy(&said).into_owned()
    }

    /// Presses keys as xdotool is told to, and waits until the program has seen so many times that one went down or up.
    fn press_keys(&self, arguments: &[&str], times: usize) {
        self.ask(arguments, |told| told.keys, times);
    }

    /// Waits until something is so, and fails where it never is.
    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        self.wait_for(PATIENCE, what, so);
    }

    /// The same for no longer than this.
    fn wait_for(&mut self, most: Duration, what: &str, so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            if let Some(status) = self.program.try_wait().unwrap() {
                panic!("the program ended ({status}) while waiting for {what}; it said:\n{}", self.said());
            }
            assert!(start.elapsed() < most, "waited in vain for {what}; {}", self.last_lines());
            sleep(Duration::from_millis(200));
        }
    }

    /// Does something again and again until it has worked: the first click may come before the first frame.
    fn until(&mut self, what: &str, act: impl Fn(&Self), so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            assert!(start.elapsed() < PATIENCE, "tried in vain: {what}; {}", self.last_lines());
            act(self);
        }
    }
}

#[test]
fn a_turn_is_played_from_the_menu_by_mouse() {
    let mut session = Session::open_with(&[], None);
    let together = written("Together", 0, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
    let mut draft = rlyeh_window::setup::players();
    let mut form = |ctx: &Context| drop(show_form(ctx, &mut draft));
    // Two people at one screen.
    let (list, first, begin) =
        (written("Bot", 0, &mut form), written("Ann", 1, &mut form), written("Begin", 0, &mut form));
    let person = written_after(Some(list), "Person", 1, &mut form);
    let begin =
        |s: &Session| [together, list, person, first, begin].into_iter().for_each(|place| s.click(place));
    session.until("begin a match", begin, |s| s.count("\"line\":\"match\"") == 1);
    let button = roll_button();
    // An empty city lets Skew, Arrange and Ascend pass: roll until something is to be built.
    let spire_or_brick = |s: &Session| s.count("YellowSign") + s.count("Tentacle") > 0;
    // A large pyramid of Cthulhu's stash, the third in the supply strip whoever's turn it is.
    let m = Match::new(&Setup::players(2), 1, HandOptions::default(), false).unwrap();
    let large = Piece::Pyramid { stash: 2, size: Size::Large };
    let cell = table_panels::place_of(&m.view().game, Seat(0), WINDOW, large).unwrap();
    let (pyramid, middle) = (pixel(cell.center()), on_table(3, Vec3::ZERO));
    // A roll that passes waits for a key.
    let roll = |s: &Session| {
        s.click(button);
        s.key("Return");
    };
    session.until("roll", roll, spire_or_brick);
    session.until(
        "place a pyramid",
        |s| s.drag(pyramid, middle),
        |s| s.count("\"Built\"") > 0 || s.count("\"Released\"") > 0,
    );
    session.wait("the end of the turn", |s| s.count("\"TurnEnded\"") > 0);
    let journal = session.journal();
    for line in ["\"Took\"", "\"Move\"", "\"Released\"", "\"settled\"", "\"Built\"", "\"TurnBegan\""] {
        assert!(journal.contains(line), "no {line} in the journal; {}", session.last_lines());
    }
    assert!(
        journal.contains("\"colour\":\"Blue\",\"size\":\"Large\""),
        "another piece was built:\n{journal}"
    );

    // A table that only stands there takes no more memory, however many frames are drawn.
    let before = session.memory_mb();
    sleep(Duration::from_secs(8));
    let grown = session.memory_mb().saturating_sub(before);
    assert!(grown < 60, "the window took {grown} MB more in a few seconds");

    // Shrunk to a sliver and back, it goes on.
    session.shrink_and_grow();
    let rolls = session.count("\"Rolled\"");
    session.until("roll again", |s| s.click(button), |s| s.count("\"Rolled\"") > rolls);

    // Killed outright, it has lost nothing: the autosave of that turn is whole.
    let saves = session.folder.path().join("data");
    session.program.kill().unwrap();
    let autosave = autosaved(&saves).expect("no autosave was written");
    let saved = Match::load(&autosave).unwrap();
    assert!(saved.game().turn() > 1);
    assert_eq!(saved.game().pieces_in_play().len(), 1);
}

#[test]
fn a_program_that_is_told_to_end_keeps_the_match_from_the_first_roll_on() {
    let arguments = ["play", "rlyeh", "--players", "1", "--seed", "3"];
    let mut session = Session::open(&arguments);
    session.until("roll", |s| s.key("r"), |s| s.count("\"Rolled\"") > 0);
    // What is in the hand then goes back.
    let take = |s: &Session| ["Tab", "Return"].into_iter().for_each(|name| s.key(name));
    session.until("take a piece", take, |s| s.count("\"Took\"") > 0);
    let pid = session.program.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let start = Instant::now();
    let status = loop {
        if let Some(status) = session.program.try_wait().unwrap() {
            break status;
        }
        assert!(start.elapsed() < PATIENCE, "it does not end");
        sleep(Duration::from_millis(100));
    };
    assert!(status.success(), "it ends as by its own Quit: {status}");
    let autosave = autosaved(&session.folder.path().join("data")).expect("nothing was kept");
    let saved = Match::load(&autosave).unwrap();
    assert!(saved.is_waiting() && saved.game().roll().is_some(), "{:?}", saved.game().phase());
}

/// The matches of a program whose data lie in a folder, the one that was written last first; then those of lessons.
fn matches(data: &Path) -> impl Iterator<Item = PathBuf> {
    let saves = data.join("cyclopean/saves");
    let all = [saves.clone(), saves.join("lessons")].into_iter().flat_map(|folder| library::all(&folder));
    all.map(|found| found.path)
}

/// The one that was written last.
fn autosaved(data: &Path) -> Option<PathBuf> {
    matches(data).next()
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
