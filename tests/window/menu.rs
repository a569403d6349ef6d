//! The menu: what each game is, and the matches under way.

use crate::rathulhu_panels::written;
use crate::screen::panels::{context, frame, games};
use bevy_egui::egui::{FullOutput, Shape, Vec2, vec2};
use cyclopean::CATALOGUE;
use game::Language;
use game::message::Message;
use shell::ui::menu::{self, Continue};
use std::collections::BTreeSet;
use window::speech::{self, say};
use window::ui::match_list::{MatchRow, Sort};
use window::ui::save_row::RowContents;

fn drawn(size: Vec2, goes_on: &Continue) -> FullOutput {
    let ctx = context();
    let draw = || frame(&ctx, size, |ctx| drop(menu::show(ctx, &games(), goes_on, 0.0)));
    (0..3).for_each(|_| drop(draw()));
    draw()
}

/// What is written wholly in sight in the menu.
fn in_sight(size: Vec2, goes_on: &Continue) -> Vec<String> {
    let all = written(&drawn(size, goes_on)).into_iter();
    all.filter(|written| written.whole).map(|written| written.words).collect()
}

/// The letters of each text as they are seen: what is cut off is not among them.
fn letters(shape: &Shape, into: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => {
            let rows = text.galley.rows.iter();
            into.push(rows.flat_map(|row| row.row.glyphs.iter().map(|glyph| glyph.chr)).collect());
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| letters(shape, into)),
        _ => {}
    }
}

fn under_way(name: &str) -> MatchRow {
    MatchRow {
        path: name.into(),
        name: name.into(),
        sort: Sort::UnderWay,
        open: false,
        secret: false,
        shown: RowContents::default(),
    }
}

#[test]
fn every_game_says_in_a_line_how_many_play_how_long_and_what_one_does() {
    for (language, players) in [(Language::English, "players"), (Language::German, "Spieler")] {
        speech::meanwhile(language, || {
            let in_sight = in_sight(vec2(1280.0, 720.0), &Continue::default());
            for entry in CATALOGUE {
                let idea = say(Message::new(entry.ui.basics.idea));
                let (least, most) = entry.info.seats;
                let line = in_sight.iter().find(|words| words.ends_with(&idea));
                let line = line.unwrap_or_else(|| panic!("no {idea} in {in_sight:?}"));
                let minutes = format!(
                    "{} {}",
                    entry.ui.basics.minutes,
                    if players == "players" { "min ·" } else { "Min. ·" }
                );
                assert!(line.starts_with(&format!("{least}–{most} {players} · {minutes}")), "{line}");
            }
        });
    }
}

#[test]
fn matches_whose_names_differ_at_their_ends_can_be_told_apart() {
    let begun_on_one_day = "A long evening at the seaside house, with Ann and Bo and Cleo 2026-11-30";
    let numbered = |n: u32| under_way(&format!("{begun_on_one_day} ({n})"));
    let saved: Vec<MatchRow> = (2..6).map(numbered).chain([under_way(begun_on_one_day)]).collect();
    let goes_on =
        Continue { table: Some(RowContents::default()), saved: saved.clone(), ..Continue::default() };
    for size in [vec2(900.0, 600.0), vec2(1024.0, 600.0), vec2(1280.0, 720.0)] {
        let mut seen = vec![];
        drawn(size, &goes_on).shapes.iter().for_each(|clipped| letters(&clipped.shape, &mut seen));
        let titles = seen.into_iter().filter(|words| words.starts_with("A lo"));
        assert_eq!(titles.collect::<BTreeSet<String>>().len(), saved.len(), "{size}");
    }
}

#[test]
fn other_matches_stand_beside_the_games_or_below_them() {
    let saved: Vec<MatchRow> = ["Ann’s", "Bo’s", "Cleo’s"].map(under_way).into();
    let goes_on = Continue { saved, ..Continue::default() };
    let wide = in_sight(vec2(1280.0, 720.0), &goes_on);
    let count = |words: &[String], what: &str| words.iter().filter(|each| *each == what).count();
    assert_eq!(
        ["Other matches under way", "Bo’s", "Cleo’s"].map(|what| count(&wide, what)),
        [1, 1, 1],
        "{wide:?}"
    );
    assert_eq!(count(&wide, "Ann’s"), 0, "Continue goes on with it");
    // Tall enough for all of it.
    let narrow = in_sight(vec2(600.0, 1600.0), &goes_on);
    let at = |what: &str| {
        narrow.iter().position(|words| words == what).unwrap_or_else(|| panic!("no {what} in {narrow:?}"))
    };
    assert!(
        at("Cluethulhu") < at("Other matches under way") && at("Cleo’s") < at("Stability lab"),
        "{narrow:?}"
    );
    assert_eq!(count(&in_sight(vec2(1280.0, 720.0), &Continue::default()), "Other matches under way"), 0);
}
