//! The stability lab by mouse, from the menu: pieces are added and dragged into a stack, the stack is put to a test, the
//! weakest case is watched, and what was built is there again.

use super::{Session, WINDOW, find, finely, pixel, written};
use crate::screen::panels::games;
use bevy::math::Vec3;
use game::pieces::Size;
use lab::study::RestingScene;
use lab::{Scene, SceneEditor};
use shell::lab_screen::check::CheckState;
use shell::lab_screen::panel_data::PanelData;
use shell::lab_screen::panels;
use shell::lab_screen::panels::fields::Fields;
use shell::lab_screen::visuals::framing;
use shell::ui::menu::{self, Continue};
use std::path::PathBuf;
use std::sync::Arc;
use table::Kind;
use table::MM_PER_CM;
use window::egui::{Context, Pos2};
use window::live_table::framing::on_screen;

/// What the player has built, as the lab has it.
pub(super) struct Built {
    pub(super) editor: SceneEditor,
    standing: CheckState,
}

impl Built {
    pub(super) fn of(editor: SceneEditor) -> Self {
        let standing = match RestingScene::of_scene(editor.scene()) {
            Ok(subject) => CheckState::Stands(Arc::new(subject)),
            Err(_) => CheckState::Empty,
        };
        Self { editor, standing }
    }

    /// Where something is written on the panels.
    pub(super) fn button(&self, words: &str) -> (i32, i32) {
        let mut fields = Fields::default();
        written(words, 0, |ctx| self.draw(ctx, &mut fields))
    }

    /// Draws the panels.
    pub(super) fn draw(&self, ctx: &Context, fields: &mut Fields) {
        let see = PanelData {
            editor: &self.editor,
            standing: &self.standing,
            judged: true,
            test: None,
            fresh: true,
            playback: None,
            files: None,
        };
        drop(panels::show(ctx, &see, fields));
    }

    /// Where a point of the table is seen, mm.
    pub(super) fn at(&self, point: Vec3) -> (i32, i32) {
        let room = bevy::math::Vec2::new(WINDOW.x, WINDOW.y);
        let home = framing(&self.editor, room, 0, false).home();
        let at = on_screen(&home, point / MM_PER_CM, room.x / room.y);
        pixel(Pos2::new((1.0 + at.x) / 2.0 * room.x, (1.0 - at.y) / 2.0 * room.y))
    }

    /// The middle of a piece's side that looks at the player, mm.
    pub(super) fn side(&self, piece: usize) -> Vec3 {
        let place = self.editor.scene().pose(piece).translation * MM_PER_CM;
        Vec3::new(place.x, place.y, place.z) + Vec3::new(0.0, -6.0, 12.0)
    }
}

/// What is kept, once the lab has been left.
fn kept(session: &mut Session) -> Scene {
    let text = std::fs::read_to_string(path(session).expect("nothing is kept")).unwrap();
    Scene::parse_unchecked(&text, "what is kept").unwrap()
}

fn path(session: &Session) -> Option<PathBuf> {
    find(&session.folder.path().join("data"), "laboratory.ron")
}

#[test]
fn a_stack_is_built_tested_and_kept_by_mouse() {
    finely();
    let mut session = Session::open(&[]);
    let lab = written("Stability lab", 0, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
    let mut built = Built::of(SceneEditor::default());
    // The keys and the mouse both go to the menu, which keeps what is built.
    let leave = |s: &Session| ["Escape", "Escape", "Escape"].into_iter().for_each(|key| s.key(key));
    let large = built.button("Large");
    let enter = |s: &Session| {
        s.click(lab);
        s.click(large);
        leave(s);
    };
    session.until("a pyramid is added", enter, |s| path(s).is_some());
    let first = kept(&mut session);
    assert_eq!(first.name_of(first.pieces.len() - 1).trim_end_matches(char::is_numeric), "large ");
    assert_eq!(first.pieces.len(), 1, "one click, one piece");

    // A small pyramid beside it, and dragged on to it: it nests.
    session.click(lab);
    built = Built::of(SceneEditor::of(first));
    let small = built.button("Small");
    session.click(small);
    built.editor.add(Kind::Pyramid(Size::Small)).unwrap();
    let (from, over) = (built.side(1), built.editor.scene().pose(0).translation * MM_PER_CM);
    let by =
        Vec3::new(over.x, over.y, 0.0) - built.editor.scene().pose(1).translation.with_z(0.0) * MM_PER_CM;
    session.drag(built.at(from), built.at(from + by));
    leave(&session);
    let nested = kept(&mut session);
    let [under, top] = [0, 1].map(|piece| nested.pose(piece).translation * MM_PER_CM);
    assert!(under.truncate().distance(top.truncate()) < 3.0, "{top} over {under}");
    assert!(top.z > 10.0 && top.z < Size::Large.height_mm(), "it sits on the tip: {top}");

    // Put to the test, and its weakest case watched; the result goes into files.
    session.click(lab);
    built = Built::of(SceneEditor::of(nested));
    assert!(matches!(built.standing, CheckState::Stands(_)), "what was built stands");
    let rows = |s: &Session| {
        let table = find(&s.folder.path().join("data"), "set-up-tilt.csv")?;
        Some(std::fs::read_to_string(table).unwrap().lines().count() - 1)
    };
    session.key("t");
    session.until("the test is kept", |s| s.key("k"), |s| rows(s) == Some(16));
    let table = find(&session.folder.path().join("data"), "set-up-tilt.csv").unwrap();
    let table = std::fs::read_to_string(table).unwrap();
    // A large pyramid slides before it topples.
    assert!(table.lines().skip(1).all(|row| row.contains("slides") || row.contains("tips")), "{table}");
    session.key("v");
    session.key("p");
    // Whoever looks on builds nothing; then all is thrown away, and comes back.
    leave(&session);
    let before = kept(&mut session);
    session.click(lab);
    ["ctrl+a", "Delete"].into_iter().for_each(|key| session.key(key));
    leave(&session);
    assert!(kept(&mut session).pieces.is_empty());
    session.click(lab);
    session.key("ctrl+z");
    leave(&session);
    assert_eq!(kept(&mut session), before);
}
