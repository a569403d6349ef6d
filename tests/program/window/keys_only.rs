//! The real window without a mouse: the pointer lies in a corner. Every game is begun from the menu and played by keys, one
//! of them to its result and on to another match.
//!
//! How often Tab leads to a button is not written down here: the library's own panels tell, drawn without a window. What a
//! key does at a table the library tells as well. Asserted is what the journal and the save hold.

mod every_game;
mod whole_match;

use super::{ANSWERED, PATIENCE, SHOWN, Session, WINDOW, matches};
use crate::screen::panels::{context, frame, games, show_form};
use game::Seat;
use shell::ui::menu::{self, Continue};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};
use window::egui::{Context, Event, Key as Pressed, Modifiers, RawInput, Rect, Shape};
use window::game_ui::SetupForm;
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::ui::dialogs::{self, DialogState};
use window::ui::match_list::{MatchRow, Sort};
use window::ui::save_row::RowContents;

const ME: Seat = Seat(0);
/// From one look for a screen or a match to the next.
const LOOK: Duration = Duration::from_millis(120);
/// How long the window gets to answer before it is tried again: something may still move.
const ANSWER: Duration = Duration::from_millis(2_000);
/// No panel has so many things to be pressed.
const MOST_TABS: usize = 90;

/// Somebody who works a panel by keys, without a window: the keys are told, and what comes of each is seen.
struct Fingers<F> {
    ctx: Context,
    draw: F,
    keys: Vec<String>,
}

impl<F: FnMut(&Context)> Fingers<F> {
    /// Before a panel on which nothing has the focus.
    fn before(mut draw: F) -> Self {
        let ctx = context();
        (0..6).for_each(|_| drop(frame(&ctx, WINDOW, &mut draw)));
        Self { ctx, draw, keys: vec![] }
    }

    fn strike(&mut self, events: Vec<Event>, name: &str) {
        let screen_rect = Some(Rect::from_min_size(Default::default(), WINDOW));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let _ = self.ctx.run_ui(input, |ui| (self.draw)(ui.ctx()));
        (0..3).for_each(|_| drop(frame(&self.ctx, WINDOW, &mut self.draw)));
        self.keys.push(name.to_owned());
    }

    fn key(&mut self, key: Pressed, modifiers: Modifiers, name: &str) {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.strike(vec![event(true), event(false)], name);
    }

    /// On with Tab to what bears these words, the first of them or a later one.
    fn to(mut self, words: &str, nth: usize) -> Self {
        for _ in 0..MOST_TABS {
            self.key(Pressed::Tab, Modifiers::NONE, "Tab");
            if self.is_at(words, nth) {
                return self;
            }
        }
        panic!("Tab never leads to \"{words}\"");
    }

    /// The same backwards.
    fn back_to(mut self, words: &str, nth: usize) -> Self {
        for _ in 0..MOST_TABS {
            self.key(Pressed::Tab, Modifiers::SHIFT, "shift+Tab");
            if self.is_at(words, nth) {
                return self;
            }
        }
        panic!("Tab never leads back to \"{words}\"");
    }

    /// Whether these words stand on what has the focus; a whole list is none of the things in it.
    fn is_at(&mut self, words: &str, nth: usize) -> bool {
        let output = frame(&self.ctx, WINDOW, &mut self.draw);
        let focused = self.ctx.memory(|memory| memory.focused()).and_then(|id| self.ctx.read_response(id));
        let mut places = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text().starts_with(words) => Some(text.visual_bounding_rect()),
            _ => None,
        });
        let place = places.nth(nth).unwrap_or_else(|| panic!("\"{words}\" is nowhere to be seen"));
        focused.is_some_and(|focused| {
            focused.rect.contains(place.center()) && focused.rect.height() < 3.0 * place.height()
        })
    }

    fn press(mut self) -> Self {
        self.key(Pressed::Enter, Modifiers::NONE, "Return");
        self
    }

    fn digits(mut self, number: u64) -> Self {
        for digit in number.to_string().chars() {
            self.strike(vec![Event::Text(digit.to_string())], &digit.to_string());
        }
        self
    }

    /// Types a seed and begins.
    fn begin(self, seed: u64) -> Vec<String> {
        self.to("by chance", 0).digits(seed).to("Begin", 0).press().keys
    }
}

/// A set-up, on which nothing has the focus.
fn set_up<'a>(form: &'a mut dyn SetupForm) -> Fingers<impl FnMut(&Context) + 'a> {
    Fingers::before(move |ctx| drop(show_form(ctx, form)))
}

/// From no focus in the menu to a way to begin: backwards, past so many matches under way beside the one to go on with.
fn in_menu(words: &str, nth: usize, others: usize) -> Vec<String> {
    let other = MatchRow {
        path: "a.cyclopean".into(),
        name: "A match".into(),
        sort: Sort::UnderWay,
        open: false,
        secret: false,
        shown: RowContents::default(),
    };
    let goes_on =
        Continue { table: Some(RowContents::default()), saved: vec![other; others], ..Continue::default() };
    let menu = Fingers::before(|ctx| drop(menu::show(ctx, &games(), &goes_on, 0.0)));
    menu.back_to(words, nth).press().keys
}

impl Session {
    /// The match that was kept last of those that can be read in one way.
    fn kept<M>(&self, load: impl Fn(&Path) -> Option<M>) -> Option<M> {
        matches(&self.folder.path().join("data")).find_map(|path| load(&path))
    }

    /// Strikes keys; what comes of each is seen before the next. Shift is held for some pictures round what it is for.
    fn strike<K: AsRef<str>>(&self, keys: &[K]) {
        let mut shift = false;
        for key in keys.iter().map(AsRef::as_ref) {
            let (held, key) = key.strip_prefix("shift+").map_or((false, key), |key| (true, key));
            if held != shift {
                self.press_keys(&[if held { "keydown" } else { "keyup" }, "shift"], 1);
                shift = held;
            }
            // Down and up.
            self.press_keys(&["key", key], 2);
        }
        if shift {
            self.press_keys(&["keyup", "shift"], 1);
        }
    }

    /// The pointer is out of the way, and stays there.
    fn no_mouse(&self) {
        let at = super::pixel(WINDOW.to_pos2());
        self.move_to((at.0 - 1, at.1 - 1));
    }

    /// From the menu through a set-up to a match.
    fn begin(&mut self, game: &str, menu: &[String], form: &[String]) {
        let begun = self.matches_begun();
        let try_it = |s: &Self| {
            // From wherever it is to the menu, where nothing has the focus then.
            s.strike(&["Escape", "Escape"]);
            s.fill_in(form, begun, || s.strike(menu));
        };
        self.until(&format!("begin {game}"), try_it, |s| s.matches_begun() > begun);
        let line = self.begun();
        assert!(line.contains(&format!("\"game\":\"{game}\"")), "another game was begun: {line}");
    }

    /// Works a set-up, once it has come up by some keys, and looks for a while whether there are more matches than so many.
    fn fill_in(&self, form: &[String], begun: usize, come_up: impl FnOnce()) {
        let set_ups = || self.said().matches("-> Some(SetUp)").count();
        let (before, start) = (set_ups(), Instant::now());
        come_up();
        while set_ups() == before {
            if start.elapsed() > PATIENCE / 8 {
                return;
            }
            sleep(LOOK);
        }
        // It is seen some pictures later.
        self.rest(SHOWN);
        self.strike(form);
        let start = Instant::now();
        while self.matches_begun() == begun && start.elapsed() < SHOWN {
            sleep(LOOK);
        }
    }

    fn matches_begun(&self) -> usize {
        self.count("\"line\":\"match\"")
    }

    /// What the journal says of the match that was begun last.
    fn begun(&self) -> String {
        let journal = self.journal();
        journal.lines().rfind(|line| line.contains("\"line\":\"match\"")).unwrap().to_owned()
    }

    /// From a table back to the menu.
    fn leave(&mut self) {
        let mut state = DialogState::default();
        let saves = Saves { folder: None };
        let mut preferences = Preferences::default();
        let pause =
            |ctx: &Context| drop(dialogs::show(ctx, Dialog::Pause, &mut state, &mut preferences, &saves));
        let leave = Fingers::before(pause).back_to("Leave for the menu", 0).press().keys;
        let left = self.said().matches("-> Some(Menu)").count();
        let try_it = |s: &Self| {
            s.strike(&["Escape"]);
            s.rest(ANSWERED);
            s.strike(&leave);
            s.rest(ANSWERED);
        };
        self.until("leave", try_it, |s| s.said().matches("-> Some(Menu)").count() > left);
    }

    /// How often the person did something since the last beginning.
    fn intents(&self) -> usize {
        let journal = self.journal();
        let begun = journal.rfind("\"line\":\"match\"").unwrap_or(0);
        let of_mine = |line: &&str| line.contains("\"line\":\"intent\"") && line.contains("\"seat\":0");
        journal[begun..].lines().filter(of_mine).count()
    }
}
