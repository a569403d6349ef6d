//! A game is one folder and one line: the toy game of `tests/toy_game/`, added to the catalogue, is played by every command
//! and in the window without a change of anything else.

use cyclopean::CATALOGUE;
use cyclopean::cli::{self, Entry};
use game::Language;
use game::error::UserFacingError;
use game::message::{Message, Say};
use lang::Texts;
use session::info::Failure;
use std::io;
use std::process::ExitCode;
use stones::{COMMANDS, INFO};
use terminal::commands::GameCommands;

/// The toy, as the catalogue would list it.
const TOY: Entry = Entry {
    info: &INFO,
    commands: &COMMANDS,
    ui: &stones_window::UI,
    order: |request, matches| Ok(stones_window::order(request, stones::setup(request, matches)?)),
};

/// The program's own games and the toy.
fn catalogue() -> &'static [Entry] {
    Box::leak(CATALOGUE.iter().copied().chain([TOY]).collect())
}

#[test]
fn the_command_line_plays_it_saves_it_and_reads_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let (save, journal) = (folder.path().join("heap.cyclopean"), folder.path().join("heap.jsonl"));
    let [save_text, journal_text] = [&save, &journal].map(|path| path.to_str().unwrap());
    let run = |arguments: &[&str]| cli::run_with(catalogue(), std::iter::once(&"cyclopean").chain(arguments));
    let play = ["play", "stones", "--headless", "--bots", "greedy,sage", "--seed", "4", "--json"];
    let files = ["--save", save_text, "--journal", journal_text];
    assert_eq!(run(&[&play[..], &files[..]].concat()), ExitCode::SUCCESS);
    INFO.check_save(&save).unwrap();
    let written = std::fs::read_to_string(journal).unwrap();
    assert!(written.contains("\"game\":\"stones\"") && written.contains("0 are left"), "{written}");
    assert_eq!(
        run(&["play", "stones", "--headless", "--bots", "wise"]),
        ExitCode::from(2),
        "there is no such bot"
    );
    assert_eq!(run(&["play", "stones", "--players", "9"]), ExitCode::from(2));
    let unknown = cli::run_with(CATALOGUE, ["cyclopean", "play", "stones", "--headless"]);
    assert_eq!(unknown, ExitCode::from(2), "without its line nobody knows it");
}

/// An `impl` is all that an error with words needs for it.
#[test]
fn an_error_of_its_own_ends_a_command_with_its_words_and_its_exit_code() {
    #[derive(Debug, thiserror::Error)]
    #[error("{0} heaps")]
    struct Heaps(u8);
    impl Say for Heaps {
        fn message(&self) -> Message {
            Message::new("set-up-seats").with("given", self.0).with("wanted", 2_u8)
        }
    }
    impl UserFacingError for Heaps {
        fn exit_code(&self) -> u8 {
            3
        }
    }
    let commands = Box::leak(Box::new(GameCommands { play: |_, _| Err(Heaps(4))?, ..COMMANDS }));
    let catalogue = Box::leak(Box::new([Entry { commands, ..TOY }]));
    let play = ["cyclopean", "play", "stones", "--headless"];
    assert_eq!(cli::run_with(catalogue, play), ExitCode::from(3));
    let text = |language| Failure::from(Heaps(4)).text(&|message| Texts::of(language).plain(message));
    assert_eq!(text(Language::English), "4 players cannot take 2 seats");
    assert_eq!(text(Language::German), "4 Spieler passen nicht auf 2 Plätze");
}

/// What a library says is English, and stays as it is.
#[test]
fn an_error_of_a_library_ends_a_command_with_its_own_words() {
    fn fails() -> Result<(), Failure> {
        String::from_utf8(vec![0xff]).map_err(io::Error::other)?;
        Ok(())
    }
    let failure = fails().unwrap_err();
    let text = failure.text(&|message| Texts::of(Language::German).plain(message));
    assert_eq!(text, "invalid utf-8 sequence of 1 bytes from index 0");
    assert_eq!(failure.exit_code(), 1);
    assert_eq!(
        Failure::from("no heap").text(&|message| Texts::of(Language::German).plain(message)),
        "no heap"
    );
}

mod in_the_window {
    use super::*;
    use crate::panels::{assert_inside, frame, show_form, words};
    use bevy::prelude::*;
    use bevy_egui::egui::{Context, vec2};
    use game::choices::Input;
    use session::{CardMatch, Seating, Undo, library};
    use shell::ui::menu::{self, Continue};
    use shell::ui_app;
    use std::sync::Arc;
    use stones_rules::{Setup, Stone, Stones, Take};
    use stones_window::{Rows, StonesWindow, UI};
    use window::card_match::{CardPlaying, CardWish};
    use window::flat::{DisplayedMatch, DrawArea, DrawContext, FlatGame, NoUiState};
    use window::game_ui::{Games, status};
    use window::messages::{Command, Screen};
    use window::platform::record::Saves;
    use window::ui::set_up::Draft;

    fn command(app: &mut App, command: Command) {
        app.world_mut().write_message(command);
        (0..3).for_each(|_| app.update());
    }

    fn left(app: &App) -> u8 {
        app.world().resource::<CardPlaying<Stones>>().0.game().left
    }

    #[test]
    fn the_menu_offers_it_and_its_form_is_drawn() {
        let games = Games(catalogue().iter().map(|entry| entry.ui).collect());
        let ctx = Context::default();
        let draw = |ctx: &Context| drop(menu::show(ctx, &games, &Continue::default(), 0.0));
        frame(&ctx, vec2(1280.0, 900.0), draw);
        let menu = words(&frame(&ctx, vec2(1280.0, 900.0), draw));
        assert!(menu.contains("Stones"), "{menu}");
        let mut draft = Draft::<Rows>::default();
        assert_inside("set-up", vec2(1280.0, 720.0), |ctx| drop(show_form(ctx, &mut draft)));
    }

    /// The table of a match, in a window of the usual size.
    fn with_scene<R>(m: &CardMatch<Stones>, look: impl FnOnce(&DrawContext<StonesWindow>) -> R) -> R {
        let shown = DisplayedMatch::<StonesWindow>::new(m.game(), m.seating(), ());
        look(&DrawContext { m, shown: &shown, ui_state: &NoUiState, view: DrawArea::default() })
    }

    #[test]
    fn its_table_is_worked_by_what_lies_on_it() {
        use egui_kittest::Harness;
        use egui_kittest::kittest::Queryable;
        use std::cell::Cell;
        use window::ui::act::UiCommand;
        let mut m: CardMatch<Stones> =
            CardMatch::new(&Setup { players: 2 }, 4, Seating::people(2), true).unwrap();
        for taken in 1..=3 {
            let left = m.game().left;
            let asked = Cell::new(None);
            let mut harness = Harness::builder().with_size(vec2(1280.0, 720.0)).build_ui(|ui| {
                for act in with_scene(&m, |scene| StonesWindow::show(ui.ctx(), scene)) {
                    let UiCommand::Wish(take) = act else { panic!("{act:?}") };
                    asked.set(Some(take));
                }
            });
            harness.get_by_label_contains(&format!("{left} stones"));
            harness.get_by_label(&format!("stone {taken}")).click();
            harness.run();
            drop(harness);
            assert_eq!(asked.get(), Some(Input::Click(Stone(taken))));
            m.act(m.game().active, Take(taken)).unwrap();
            assert_eq!(m.game().left, left - taken);
        }
    }

    #[test]
    fn its_result_has_what_every_result_offers() {
        let mut m: CardMatch<Stones> =
            CardMatch::new(&Setup { players: 2 }, 4, Seating::people(2), true).unwrap();
        while m.game().left > 0 {
            m.act(m.game().active, Take(1)).unwrap();
        }
        let last = m.seating().names.of(m.game().active);
        let shown = DisplayedMatch::<StonesWindow>::new(m.game(), m.seating(), ());
        let said = |result: Option<bool>| {
            let view = DrawArea { result, ..DrawArea::default() };
            let scene = DrawContext { m: &m, shown: &shown, ui_state: &NoUiState, view };
            let ctx = Context::default();
            let draw = |ctx: &Context| drop(StonesWindow::show(ctx, &scene));
            (0..3).for_each(|_| drop(frame(&ctx, vec2(1280.0, 720.0), draw)));
            words(&frame(&ctx, vec2(1280.0, 720.0), draw))
        };
        let told = said(Some(false));
        for offer in [&format!("{last} wins"), "Play again", "Watch it again", "Take it back", "Menu"] {
            assert!(told.contains(offer), "no {offer} in {told}");
        }
        let not_yet = said(None);
        assert!(!not_yet.contains("Play again"), "{not_yet}");
    }

    /// Lets the app run until something holds.
    fn until(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
        for _ in 0..2000 {
            if holds(app) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
            app.update();
        }
        panic!("it never comes to {what}");
    }

    /// Whether I am asked, and all has been shown.
    fn mine(app: &App) -> bool {
        let shown = app.world().resource::<DisplayedMatch<StonesWindow>>();
        !shown.is_busy() && app.world().resource::<CardPlaying<Stones>>().0.game().active.0 == 0
    }

    #[test]
    fn it_is_begun_played_saved_loaded_and_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = ui_app(&[&UI]);
        app.insert_resource(Saves { folder: Some(folder.path().to_owned()) });
        app.finish();
        app.cleanup();
        app.update();
        command(&mut app, Command::Start(Arc::new(Draft::<Rows>::default().order(7).unwrap())));
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
        let full = left(&app);
        app.world_mut().write_message(CardWish(Take(1)));
        app.update();
        app.update();
        assert_eq!(left(&app), full - 1);
        until(&mut app, "my turn", |app| left(app) < full - 1 && mine(app));
        assert_eq!(left(&app), full - 4, "I took one, the greedy bot three");
        assert_eq!(status(app.world()).unwrap().words, "Stones, move 2");
        let path = folder.path().join("heap.cyclopean");
        command(&mut app, Command::Save(path.clone()));
        command(&mut app, Command::Rewind(Undo::Undo));
        assert_eq!(left(&app), full, "the bot's turn is taken back with mine");
        command(&mut app, Command::Load(path));
        assert_eq!(left(&app), full - 4);
        while status(app.world()).is_some_and(|status| !status.ended) {
            let before = left(&app);
            app.world_mut().write_message(CardWish(Take(before.min(3))));
            until(&mut app, "my turn, or the end", |app| {
                left(app) < before && (mine(app) || status(app.world()).unwrap().ended)
            });
        }
        until(&mut app, "the result", |app| *app.world().resource::<State<Screen>>().get() == Screen::Result);
        // The match that was loaded goes on in a file of its own, and the save stays as it was.
        let kept = library::all(folder.path());
        let last = kept.first().unwrap();
        assert_eq!(last.name(), "heap (2)");
        assert!(last.header.as_ref().unwrap().ended);
        INFO.check_save(&last.path).unwrap();
    }
}
