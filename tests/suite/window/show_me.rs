//! *Show me* in the real window, by mouse and keys: from the menu into a book, from its picture to a table, and back to the book.

use super::{Session, WINDOW, written};
use crate::panels::games;
use bevy_egui::egui::Context;
use cyclopean::app::messages::Dialog;
use cyclopean::app::platform::record::Saves;
use cyclopean::app::platform::settings::Preferences;
use cyclopean::app::ui::dialogs::{self, DialogState};
use cyclopean::app::ui::rules_reader::Reader;

/// The book in which the picture stands, and its heading.
const BOOK: &str = "Rathulhu";
const CHAPTER: &str = "Auctions";

/// Where words stand in the reader, once it shows a book at a heading.
fn read(book: Option<&str>, heading: Option<&str>, words: &str) -> (i32, i32) {
    let mut reader = Reader::of(games().0);
    if let Some(book) = book {
        reader.take(book);
    }
    if let Some(heading) = heading {
        reader.open_at(heading);
    }
    let mut state = DialogState { reader, ..DialogState::default() };
    let saves = Saves { folder: None };
    let draw = |ctx: &Context| {
        let mut preferences = Preferences::default();
        drop(dialogs::show(ctx, Dialog::Rules, &mut state, &mut preferences, &saves));
    };
    written(words, 0, draw)
}

#[test]
fn a_picture_of_the_rules_is_shown_on_a_table_and_left_again() {
    assert!(WINDOW.x > 700.0, "the books stand in a row");
    let mut session = Session::open_with(&[], Some("(reduced_motion: true, bots: AtOnce)"));
    let shown = |s: &Session| s.count("\"line\":\"match\"");
    let screens = |s: &Session, to: &str| s.said().matches(&format!("-> Some({to})")).count();
    let menus = screens(&session, "Menu");
    session.key("F1");
    session.click(read(None, None, BOOK));
    session.click(read(Some("rathulhu"), None, CHAPTER));
    let show_me = read(Some("rathulhu"), Some(CHAPTER), "Show me");
    session.until("show the auction", |s| s.click(show_me), |s| shown(s) == 1);
    session.wait("the table", |s| screens(s, "Table") == 1);
    session.until("go back to the book", |s| s.key("ctrl+l"), |s| screens(s, "Menu") == menus + 1);
    // The book lies open at the same place, so the same click shows it once more.
    session.until("show it again", |s| s.click(show_me), |s| shown(s) == 2);
    session.wait("the table", |s| screens(s, "Table") == 2);
    session.until("go back again", |s| s.key("ctrl+l"), |s| screens(s, "Menu") == menus + 2);
}
