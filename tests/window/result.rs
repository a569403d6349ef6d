//! The result of every game: one card with the same offers, each worked by mouse and by key; what it offers is really done.

use crate::finished::{Finished, matches};
use crate::panels::{assert_sound, at_every_size, context, frame, words};
use crate::rathulhu_panels::written;
use crate::screen::mouse::Mouse;
use crate::{elder_god_panels, rathulhu_scene};
use bevy::prelude::{Messages, State};
use bevy_egui::egui::{Context, Event as Input, Key, Modifiers, Pos2, Vec2, vec2};
use cluethulhu_rules as clue;
use elder_god_rules as elder;
use game::{Game, Seat};
use session::{CardMatch, Skill, Undo};
use window::flat::{DisplayedMatch, FlatGame};
use window::messages::{Command, Notice, Screen, Watched};
use window::ui::act::{Request, UiCommand};
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::watching::Watching;

const USUAL: Vec2 = vec2(1280.0, 720.0);
/// What stands on the buttons, in every game.
const OFFERS: [&str; 7] = [
    "Play again",
    "Watch it again",
    "What decided it",
    "Take it back",
    "Save the picture",
    "Look at the table",
    "Menu",
];

/// What can be asked of the game of these tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Next,
    Hurry,
}

fn card(decided: Decided) -> ResultCard<Asked> {
    let winners = vec![Badge::usual(Seat(0)), Badge::usual(Seat(1))];
    let card = ResultCard::new("Ann wins".into(), "By a narrow margin.".into());
    ResultCard { winners, decided, back: true, gallery: true, ..card }
}

fn told() -> Decided {
    Decided::Told(vec!["Ann was wounded never.".into(), "Bo was wounded twice.".into()])
}

/// What is asked for when something is done with a card that is in sight.
fn asked(
    card: &ResultCard<Asked>,
    folded: bool,
    deed: impl Fn(&mut Mouse, &mut dyn FnMut(&Context)),
) -> Vec<UiCommand<Asked>> {
    let mut all = vec![];
    let mut mouse = Mouse::new(USUAL);
    let mut draw = |ctx: &Context| {
        all.extend(card.clone().show(ctx, folded, |ui| {
            ui.label("the game's own part");
            None
        }));
    };
    mouse.wait(4, &mut draw);
    deed(&mut mouse, &mut draw);
    all
}

/// Where a button is.
fn place(card: &ResultCard<Asked>, label: &str, folded: bool) -> Pos2 {
    let ctx = context();
    let draw = |ctx: &Context| drop(card.clone().show(ctx, folded, |_| None));
    (0..4).for_each(|_| drop(frame(&ctx, USUAL, draw)));
    written(&frame(&ctx, USUAL, draw)).into_iter().find(|w| w.words == label).expect(label).rect.center()
}

fn key(key: Key, modifiers: Modifiers) -> impl Fn(&mut Mouse, &mut dyn FnMut(&Context)) {
    move |mouse, draw| {
        let press = Input::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        mouse.frame(vec![Input::ModifiersChanged(modifiers), press], draw);
    }
}

#[test]
fn every_offer_is_worked_by_its_button() {
    let draw_and_click = |card: &ResultCard<Asked>, label: &str| {
        let mut all = vec![];
        let mut mouse = Mouse::new(USUAL);
        let mut draw = |ctx: &Context| all.extend(card.clone().show(ctx, false, |_| None));
        mouse.wait(4, &mut draw);
        mouse.click(place(card, label, false), &mut draw);
        all
    };
    let fallen = card(Decided::Fall);
    let command = |command: Command| vec![UiCommand::Program(Request::Command(command))];
    for (label, wanted) in [
        ("Play again", Command::Again),
        ("Watch it again", Command::Watch(Watched::Table)),
        ("What decided it", Command::Watch(Watched::LastFall)),
        ("Take it back", Command::Rewind(Undo::Undo)),
        ("Save the picture", Command::SavePicture),
        ("Look at the table", Command::FoldResult(true)),
        ("Menu", Command::Show(Screen::Menu)),
    ] {
        assert_eq!(draw_and_click(&fallen, label), command(wanted), "{label}");
    }
    // A part of a match goes on, and cannot be watched or played again.
    let part =
        ResultCard { next: Some(("Deal the next hand".into(), "key-enter", Asked::Next)), ..card(told()) };
    assert_eq!(draw_and_click(&part, "Deal the next hand"), [UiCommand::Wish(Asked::Next)]);
    let counting = ResultCard { counting: Some(Asked::Hurry), ..card(told()) };
    assert_eq!(draw_and_click(&counting, "At once"), [UiCommand::Wish(Asked::Hurry)]);
    for (card, offers) in [(&part, false), (&fallen, true)] {
        let ctx = context();
        let draw = |ctx: &Context| drop(card.clone().show(ctx, false, |_| None));
        (0..3).for_each(|_| drop(frame(&ctx, USUAL, draw)));
        let said = words(&frame(&ctx, USUAL, draw));
        assert_eq!(said.contains("Play again") && said.contains("Watch it again"), offers, "{said}");
    }
}

#[test]
fn every_offer_is_worked_by_its_key_unless_a_dialog_lies_over_it() {
    let command = |command: Command| vec![UiCommand::Program(Request::Command(command))];
    let (fallen, plain) = (card(Decided::Fall), Modifiers::NONE);
    for (pressed, modifiers, wanted) in [
        (Key::N, Modifiers::CTRL, Command::Again),
        (Key::F6, plain, Command::Watch(Watched::Table)),
        (Key::F7, plain, Command::Watch(Watched::LastFall)),
        (Key::F8, plain, Command::FoldResult(true)),
    ] {
        assert_eq!(asked(&fallen, false, key(pressed, modifiers)), command(wanted), "{pressed:?}");
    }
    assert_eq!(asked(&fallen, true, key(Key::F8, plain)), command(Command::FoldResult(false)));
    assert_eq!(asked(&fallen, false, key(Key::N, plain)), [], "N alone is something else");
    let part =
        ResultCard { next: Some(("Deal the next hand".into(), "key-enter", Asked::Next)), ..card(told()) };
    for (pressed, modifiers) in [(Key::N, Modifiers::CTRL), (Key::F6, plain)] {
        assert_eq!(asked(&part, false, key(pressed, modifiers)), [], "{pressed:?}: the match goes on");
    }
    let under = asked(&fallen, false, |mouse, draw| {
        let mut both = |ctx: &Context| {
            draw(ctx);
            bevy_egui::egui::Modal::new("a dialog".into()).show(ctx, |ui| ui.label("Rules"));
        };
        mouse.wait(3, &mut both);
        key(Key::F6, Modifiers::NONE)(mouse, &mut both);
    });
    assert_eq!(under, []);
}

#[test]
fn what_decided_it_unfolds_and_folds_and_is_forgotten_when_the_card_was_away() {
    let said = |mouse: &mut Mouse, shown: &ResultCard<Asked>| {
        words(&mouse.wait(2, |ctx| drop(shown.clone().show(ctx, false, |_| None)))).contains("wounded twice")
    };
    let (shown, mut mouse) = (card(told()), Mouse::new(USUAL));
    assert!(!said(&mut mouse, &shown));
    let press = |mouse: &mut Mouse| {
        let mut draw = |ctx: &Context| drop(shown.clone().show(ctx, false, |_| None));
        key(Key::F7, Modifiers::NONE)(mouse, &mut draw);
    };
    press(&mut mouse);
    assert!(said(&mut mouse, &shown));
    press(&mut mouse);
    assert!(!said(&mut mouse, &shown));
    press(&mut mouse);
    mouse.wait(3, |_| ());
    assert!(!said(&mut mouse, &shown), "another result tells the most necessary first");
}

#[test]
fn what_decided_it_unfolds_into_sight_however_much_stands_above() {
    for rows in [0, 20, 60] {
        let draw = |ctx: &Context| {
            drop(card(told()).show(ctx, false, |ui| {
                (0..rows).for_each(|row| drop(ui.label(format!("row {row}"))));
                None
            }));
        };
        let mut mouse = Mouse::new(USUAL);
        mouse.wait(4, draw);
        key(Key::F7, Modifiers::NONE)(&mut mouse, &mut { draw });
        let all = written(&mouse.wait(60, draw));
        for line in ["Ann was wounded never.", "Bo was wounded twice."] {
            assert!(all.iter().any(|w| w.words == line && w.whole), "{rows} rows, {line}: {all:?}");
        }
    }
}

#[test]
fn the_card_can_be_read_at_every_size_however_much_a_game_has_to_show() {
    for rows in [0, 4, 60] {
        at_every_size(|ctx| {
            for folded in [false, true] {
                card(Decided::Fall).show(ctx, folded, |ui| {
                    (0..rows).for_each(|row| drop(ui.label(format!("row {row}"))));
                    None
                });
            }
        });
    }
    // However long it is, its buttons are in sight.
    let ctx = context();
    let draw = |ctx: &Context| {
        drop(card(told()).show(ctx, false, |ui| {
            (0..60).for_each(|row| drop(ui.label(format!("row {row}"))));
            None
        }));
    };
    (0..4).for_each(|_| drop(frame(&ctx, USUAL, draw)));
    let all = written(&frame(&ctx, USUAL, draw));
    for offer in OFFERS {
        assert!(all.iter().any(|w| w.words == offer && w.whole), "{offer}: {all:?}");
    }
}

/// The finished match of a game.
fn finished(id: &str) -> &'static Finished {
    matches().iter().find(|finished| finished.info.id == id).unwrap()
}

/// What the results of all games say, each drawn by its game, in practice.
fn results() -> Vec<(&'static str, String)> {
    let read = |mut draw: Box<dyn FnMut(&Context)>| {
        let ctx = context();
        (0..4).for_each(|_| drop(frame(&ctx, USUAL, &mut draw)));
        let output = frame(&ctx, USUAL, &mut draw);
        assert_sound(USUAL, &output);
        words(&output)
    };
    let mut all = vec![];
    for finished in matches() {
        let (id, save) = (finished.info.id, &finished.save);
        let said = match id {
            "rlyeh" => {
                let m = rlyeh::matches::Match::load(save).unwrap();
                let mut view = m.view();
                (view.practice, view.steps) = (true, (1, 0));
                read(Box::new(move |ctx| {
                    drop(rlyeh_window::panels::result::show(ctx, &view, m.notes(), false));
                }))
            }
            "thoth" => {
                let m = session::Match::<thoth::Thoth>::load(save).unwrap();
                let names = m.seating().names.clone();
                let seen = thoth_window::panel_view::PanelView::of(m.game().view(None), &names);
                let pack = thoth_window::look::Pack::default();
                read(Box::new(move |ctx| {
                    drop(thoth_window::panels::sheets::result(ctx, &seen, false, true, pack));
                }))
            }
            "rathulhu" => {
                let mut m = rathulhu_scene::begin(3, 1, 1);
                let mut shown =
                    DisplayedMatch::<rathulhu_window::RathulhuWindow>::new(m.game(), m.seating(), ());
                while m.game().outcome().is_none() {
                    rathulhu_scene::play(&mut m, &mut shown, Skill::Low);
                }
                read(Box::new(move |ctx| {
                    let table = rathulhu_window::shown_table::Table::new(m.game(), m.seating(), ());
                    let ui_state = <rathulhu_window::RathulhuWindow as FlatGame>::ui_state(&m);
                    let data = rathulhu_window::panel_data::PanelData::of(&m, &table, &ui_state, USUAL, 1.0);
                    drop(rathulhu_window::panels::result::show(ctx, &data, false));
                }))
            }
            "cluethulhu" => {
                let m = CardMatch::<clue::Cluethulhu>::load(save).unwrap();
                read(Box::new(move |ctx| {
                    let seen = cluethulhu_window::seen::PublicRecord::of(
                        m.game(),
                        cluethulhu_window::seen::Viewer::Keeper,
                        &[],
                    );
                    let (ui_state, history) = (
                        cluethulhu_window::ui_state::UiState::default(),
                        cluethulhu_window::seen::history(m.game()),
                    );
                    let mut data =
                        cluethulhu_window::panel_data::PanelData::new(&seen, m.seating(), &ui_state, USUAL);
                    (data.history, data.look.steps) = (history.clone(), Some((1, 0)));
                    drop(cluethulhu_window::panels::result::show(ctx, &data, false));
                }))
            }
            _ => {
                let mut m = elder_god_panels::begin(elder::Setup::players(3), 1);
                elder_god_panels::play_to(&mut m, Skill::Middle, |_| false);
                read(Box::new(move |ctx| {
                    let table = elder_god_window::shown_table::Table::new(m.game(), m.seating(), None);
                    let ui_state = elder_god_window::ui_state::UiState::at(m.seating());
                    let data = elder_god_window::panel_data::PanelData::of(&m, &table, &ui_state, USUAL, 1.0);
                    drop(elder_god_window::panels::result::show(ctx, &data, false));
                }))
            }
        };
        all.push((id, said));
    }
    all
}

#[test]
fn the_result_of_every_game_offers_the_same() {
    let results = results();
    assert_eq!(results.len(), cyclopean::CATALOGUE.len());
    for (id, said) in results {
        for offer in OFFERS {
            assert!(said.lines().any(|line| line == offer), "{id}: {offer} is missing in\n{said}");
        }
    }
}

#[test]
fn from_the_result_every_game_is_watched_again_left_and_set_up_again() {
    for entry in cyclopean::CATALOGUE {
        let (id, folder) = (entry.info.id, tempfile::tempdir().unwrap());
        let mut app = crate::app::app(folder.path());
        let mut command = |command: Command| {
            app.world_mut().write_message(command);
            let mut told: Vec<String> = vec![];
            for _ in 0..4 {
                app.update();
                let mut notices = app.world_mut().resource_mut::<Messages<Notice>>();
                told.extend(notices.drain().map(|notice| notice.words));
            }
            let screen = *app.world().resource::<State<Screen>>().get();
            (screen, app.world().contains_resource::<Watching>(), told)
        };
        let (screen, ..) = command(Command::Load(finished(id).save.clone()));
        assert_eq!(screen, Screen::Table, "{id}");
        command(Command::Show(Screen::Result));
        let (screen, watching, told) = command(Command::Watch(Watched::Table));
        assert_eq!((screen, watching), (Screen::Table, true), "{id}: {told:?}");
        let (_, watching, told) = command(Command::Show(Screen::Result));
        assert!(!watching, "{id}: {told:?}");
        // What is saved is the window, and here is none.
        let (.., told) = command(Command::SavePicture);
        assert!(told.iter().any(|words| words.contains("no window")), "{id}: {told:?}");
        let (screen, ..) = command(Command::Again);
        assert_eq!(screen, Screen::SetUp, "{id}");
    }
}
