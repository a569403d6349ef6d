//! The app without a window, with two deals that must look alike: the same keys at right and wrong moments bring the same
//! pictures after the same time, the same notices, and files that tell as much.

use crate::app::{app, notices, press};
use bench::games::cluethulhu::leaks::{Pair, everything};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cluethulhu_rules::{Cluethulhu, Phase};
use cluethulhu_window::UiState;
use cluethulhu_window::clock::TurnClock;
use cluethulhu_window::shown_table::Table;
use game::Seat;
use game::rng::Rng;
use session::CardMatch;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use support::counts::whole_or;
use window::card_match::{CardPlaying, install};
use window::game_ui::{CommandError, Order};
use window::messages::{Command, Open, Screen};
use window::platform::record::Recorder;

/// A picture takes so long, s.
const FRAME_S: f32 = 0.09;
/// A Day of nine turns with clocks of 15 and 5 seconds has so many pictures; keys take some, too.
const MOST_FRAMES: usize = 4_000;

/// What people press who know the program, and who do not. Not F9: such a match cannot be loaded. Not arrows: they go along
/// the ring.
const KEYS: [(KeyCode, &str); 14] = [
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit9, "9"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Space, " "),
    (KeyCode::Tab, "Tab"),
    (KeyCode::KeyN, "n"),
    (KeyCode::KeyU, "u"),
    (KeyCode::KeyV, "v"),
    (KeyCode::KeyR, "r"),
    (KeyCode::Home, "Home"),
    (KeyCode::F5, "F5"),
];

fn logical(name: &str) -> Key {
    match name {
        "Enter" => Key::Enter,
        " " => Key::Space,
        "Tab" => Key::Tab,
        "Home" => Key::Home,
        "F5" => Key::F5,
        letter => Key::Character(letter.into()),
    }
}

/// An order that leads to such a match.
struct Laid(CardMatch<Cluethulhu>);

impl std::fmt::Debug for Laid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Laid").finish_non_exhaustive()
    }
}

impl Order for Laid {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        install::<Table>(world, self.0.clone());
        Ok(())
    }
}

/// What an onlooker has before them in one picture: the table, the page, what is open over it, what is said.
type Picture = String;

/// Plays the first Day of a deal by keys that chance presses, and tells every picture, then what is in the files.
fn first_day(m: CardMatch<Cluethulhu>, seed: u64, folder: &Path) -> (Vec<Picture>, Vec<String>) {
    let mut app = app(folder);
    app.insert_resource(Recorder::to(&folder.join("journal.jsonl")).unwrap())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME_S)));
    app.world_mut().write_message(Command::Start(Arc::new(Laid(m))));
    let mut rng = Rng::stream(seed, 77);
    let mut all = vec![];
    for frame in 0..MOST_FRAMES {
        app.update();
        let Some(CardPlaying(playing)) = app.world().get_resource::<CardPlaying<Cluethulhu>>() else {
            continue;
        };
        if !matches!(playing.game().phase(), Phase::Lap { .. }) {
            let journal = std::fs::read_to_string(folder.join("journal.jsonl")).unwrap();
            // What came of it is told then.
            let told = |line: &&str| ["DollTo", "NightFell", "Over"].iter().any(|news| line.contains(news));
            let day = journal.lines().take_while(|line| !told(line));
            return (all, vec![day.collect::<Vec<_>>().join("\n")]);
        }
        let file = everything(playing).into_iter().filter(|(what, _)| *what == "the save");
        let file: Vec<String> = file.map(|(_, text)| text).collect();
        all.push(picture(&mut app, &file.concat()).replace(&folder.display().to_string(), "the folder"));
        let (pressed, which) = (rng.below(9) == 0, rng.below(KEYS.len() as u32) as usize);
        let (code, name) = if frame % 90 == 40 { (KeyCode::Home, "Home") } else { KEYS[which] };
        if pressed || frame % 90 == 40 {
            press(&mut app, code, logical(name));
        }
    }
    panic!("seed {seed}: the Day does not end, with {}", all.last().unwrap());
}

fn picture(app: &mut App, file: &str) -> Picture {
    let said = notices(app);
    let world = app.world();
    let (table, ui_state) = (world.resource::<Table>(), world.resource::<UiState>());
    let open = format!("{:?} {:?}", world.resource::<Open>(), world.resource::<State<Screen>>().get());
    // How the seats lie in the ring is chance that no secret decides.
    let turn = ui_state.turn.clone().map(|turn| TurnClock { ring: vec![], ..turn });
    let page = format!("{turn:?} {:?} {:?} {:?}", ui_state.screen, ui_state.pointed, ui_state.chosen);
    let busy = table.is_busy();
    format!("{:?}\n{page}\n{open} {said:?} {busy}\n{file}", table.seen())
}

/// 40 pairs of nine, one in `./test`.
#[test]
fn keys_bring_the_same_pictures_in_deals_that_must_look_alike() {
    for seed in 0..whole_or(40, 1) {
        let Pair { deals: [one, other], .. } = Pair::of(9, 2 * seed).unwrap();
        let (folder, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (ours, our_files) = first_day(one, seed, folder.path());
        let (theirs, their_files) = first_day(other, seed, second.path());
        let at = ours.iter().zip(&theirs).position(|(one, other)| one != other);
        if let Some(at) = at {
            let (one, other) = bench::leak_study::difference(&ours[at], &theirs[at]).unwrap();
            panic!("pair {seed}, picture {at}:\n{one}\n{other}");
        }
        assert_eq!(ours.len(), theirs.len(), "pair {seed}");
        assert_eq!(our_files, their_files, "pair {seed}");
        // Nine turns went by, with pages of their own.
        let turns = |seat: u8| {
            ours.iter().any(|picture| picture.contains(&format!("TurnClock {{ seat: {:?}", Seat(seat))))
        };
        assert!((0..9).all(turns), "pair {seed}: {} pictures", ours.len());
    }
}
