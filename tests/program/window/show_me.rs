//! *Show me* in the real window, by mouse and keys: from the menu into a book, from its picture to a table, and back to the book.

use super::{Session, written};
use crate::screen::panels::games;
use window::egui::Context;
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::ui::dialogs::{self, DialogState};
use window::ui::rules_reader::Reader;

/// The book in which the picture stands, and its heading.
const BOOK: &str = "Rathulhu";
const CHAPTER: &str = "Auctions";

/// The part of the window in which a page of the reader is seen, pixels from above.
const PAGE: std::ops::Range<i32> = 85..340;

/// Where words stand in the reader, once it shows a book and has then been sent to a heading, as by a click.
fn read(book: Option<&str>, heading: Option<&str>, words: &str, nth: usize) -> (i32, i32) {
    let mut reader = Reader::of(games().0);
    if let Some(book) = book {
        reader.take(book);
    }
    let mut state = DialogState { reader, ..DialogState::default() };
    let saves = Saves { folder: None };
    let mut pictures = 0;
    let draw = |ctx: &Context| {
        // At first the book's own place is found.
        pictures += 1;
        if let Some(heading) = heading.filter(|_| pictures == 3) {
            state.reader.open_at(heading);
        }
        let mut preferences = Preferences::default();
        drop(dialogs::show(ctx, Dialog::Rules, &mut state, &mut preferences, &saves));
    };
    written(words, nth, draw)
}

#[test]
fn a_picture_of_the_rules_is_shown_on_a_table_and_left_again() {
    let mut session = Session::open_with(&[], Some("(reduced_motion: true, bots: AtOnce)"));
    let shown = |s: &Session| s.count("\"line\":\"match\"");
    let screens = |s: &Session, to: &str| s.said().matches(&format!("-> Some({to})")).count();
    let menus = screens(&session, "Menu");
    let [book, chapter] = [read(None, None, BOOK, 0), read(Some("rathulhu"), None, CHAPTER, 0)];
    // What lies above or below the page is written, too.
    let mut all = (0..).map(|nth| read(Some("rathulhu"), Some(CHAPTER), "Show me", nth));
    let show_me = all.find(|(_, y)| PAGE.contains(y)).expect("a button under the picture");
    let go = |s: &Session| {
        // A dialog that an earlier try has left open is closed.
        s.key("Escape");
        s.key("F1");
        [book, chapter, show_me].into_iter().for_each(|place| s.click(place));
    };
    session.until("show the auction", go, |s| shown(s) == 1);
    session.wait("the table", |s| screens(s, "Table") == 1);
    session.until("go back to the book", |s| s.key("ctrl+l"), |s| screens(s, "Menu") == menus + 1);
    // The book lies open at the same place, so the same click shows it once more.
    session.until("show it again", |s| s.click(show_me), |s| shown(s) == 2);
    session.wait("the table", |s| screens(s, "Table") == 2);
    session.until("go back again", |s| s.key("ctrl+l"), |s| screens(s, "Menu") == menus + 2);
}
