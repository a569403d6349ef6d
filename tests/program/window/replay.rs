//! A finished city is loaded, goes into the gallery, is watched again and its pictures are taken, by mouse; the program is
//! killed over the pictures, and nothing is lost.

use super::{Session, WINDOW, pixel, written};
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{INFO, Intent, Match};
use session::gallery;
use session::library::MatchFile;
use shell::ui::replay_bar::{self, BarView};
use std::path::{Path, PathBuf};
use support::drive::{drive, solitaire};
use window::egui::Context;
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::save_picture::decode;
use window::platform::settings::Preferences;
use window::ui::dialogs::{self, DialogState};

/// The pictures in a folder, however deep.
fn pictures(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let deep = |path: PathBuf| if path.is_dir() { pictures(&path) } else { vec![path] };
    let is_picture = |path: &PathBuf| path.to_string_lossy().contains("picture-");
    entries.flat_map(deep).filter(is_picture).collect()
}

#[test]
fn a_finished_city_is_kept_watched_again_and_made_pictures_of_by_mouse() {
    let mut m = solitaire(4, false);
    drive(&mut m, &mut [CityBuilder::default()], |m| m.game().turn() >= 3 && m.is_waiting());
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();

    // The program was killed before it had laid the match into the gallery.
    let mut session = Session::open(&[]);
    session.program.kill().unwrap();
    session.program.wait().unwrap();
    let data = session.folder.path().join("data");
    let saves = data.join("cyclopean/saves");
    let save = saves.join("city.cyclopean");
    MatchFile::open(&save).unwrap().write_whole(&m.to_bytes().unwrap(), &[]).unwrap();
    session.start(&["--load", save.to_str().unwrap()]);
    session.meet();
    let listed = || gallery::read(&gallery::beside(&saves)).map_or(vec![], |(listed, _)| listed);
    session.wait("a place in the gallery", |_| !listed().is_empty());
    let kept = listed().remove(0);
    // Only the name is the window's to give.
    let score = m.score().unwrap();
    assert_eq!((kept.score.figure, &kept.score.help), (score.figure, &score.help));
    assert!(kept.prove(&INFO, &mut |_| ()).is_ok());

    let saves = Saves { folder: None };
    let mut state = DialogState { has_table: true, ..DialogState::default() };
    let watch = written("Watch it again", 0, |ctx: &Context| {
        drop(dialogs::show(ctx, Dialog::Pause, &mut state, &mut Preferences::default(), &saves));
    });
    let view = BarView {
        steps: (1, 1_000),
        time_s: Some((0.0, 10.0)),
        turn: "turn 1".into(),
        winding: false,
        playing: true,
        speed: 1.0,
        words: None,
        parted: None,
    };
    let export = written("Pictures of this turn", 0, |ctx| {
        replay_bar::show(ctx, &view);
    });
    let begin = |s: &Session| {
        s.key("Escape");
        s.click(watch);
        s.click(export);
    };
    // Esc would stop them.
    let takes = |s: &Session| {
        let title = s.xdotool(&["getwindowname", &s.window()]);
        title.is_some_and(|title| title.contains("pictures are taken"))
    };
    session.until("begin to take pictures", begin, takes);
    session.wait("some pictures", |s| pictures(&s.folder.path().join("data")).len() > 3);
    session.program.kill().unwrap();
    session.program.wait().unwrap();
    for path in pictures(&data) {
        let picture = decode(&std::fs::read(&path).unwrap());
        let size = picture.unwrap_or_else(|| panic!("{} is no picture", path.display())).size;
        let window = pixel(WINDOW.to_pos2());
        // All of the window but its foot, where it says how many are taken.
        let (wide, high) = (window.0 as usize, window.1 as usize);
        assert!(size[0] == wide && (high * 3 / 4..high).contains(&size[1]), "{size:?}");
    }
    assert!(kept.prove(&INFO, &mut |_| ()).is_ok());
    assert!(Match::load(&save).unwrap().game() == m.game());
}
