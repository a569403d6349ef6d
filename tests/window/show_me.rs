//! From a refusal to its rule, and from a picture in a book to a table and back, in the app without its window.

use crate::app::{app, notices, press};
use crate::{finished, refusals};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use cyclopean::CATALOGUE;
use game::message::Rule;
use game::{Game as _, Language};
use lab::Scene;
use lab::scene::ScenePiece;
use lesson::positions::{self, Opens};
use rlyeh::{Match, Rlyeh};
use rlyeh_rules::Setup;
use rlyeh_window::setup::RlyehOrder;
use session::replay::Replay;
use session::{Seating, Tabled as _, library};
use shell::lab_screen::state::LabState;
use shell::lab_screen::wish::Wish;
use std::sync::Arc;
use table::Kind;
use table::Sim;
use table::hand::HandOptions;
use window::live_table::live_match::Playing;
use window::messages::{Command, Dialog, LessonAct, Open, Screen, Showing, Watched};
use window::platform::record::{Autosave, Saves};
use window::speech;
use window::ui::dialogs::DialogState;
use window::ui::illustrations::Illustration;
use window::ui::markdown::{self, Node};
use window::ui::rule_link::RuleInSight;
use window::ui::rules_reader::Reader;
use window::ui::{rule_marks, style};
use window::watching::{ReplayAct, Watching};

fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..4).for_each(|_| app.update());
}

/// What is said of a command at once.
fn answer(app: &mut App, command: Command) -> Vec<String> {
    app.world_mut().write_message(command);
    app.update();
    let said = notices(app);
    (0..3).for_each(|_| app.update());
    said
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn scene(app: &App) -> &Scene {
    app.world().resource::<LabState>().editor.scene()
}

fn reader(app: &App) -> &Reader {
    &app.world().resource::<DialogState>().reader
}

/// Every picture with a position, and the id of its game.
fn pictures() -> Vec<(&'static str, Illustration)> {
    let illustrations = CATALOGUE.iter().flat_map(|entry| {
        entry.ui.basics.illustrations.iter().map(|illustration| (entry.info.id, *illustration))
    });
    illustrations.filter(|(game, illustration)| illustration.position(game).is_some()).collect()
}

fn text(block: &Node) -> String {
    match block {
        Node::Heading(_, text) | Node::Paragraph(text) | Node::Bullet(text) | Node::Numbered(_, text) => {
            text.clone()
        }
        Node::Table(rows) => rows.concat().join(" "),
    }
}

/// Whether a text names a rule by itself.
fn names(text: &str, rule: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').any(|word| word == rule)
}

#[test]
fn the_rules_open_at_the_very_rule_in_every_language() {
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.ui).collect();
    let mut seen = 0;
    for language in [Language::English, Language::German] {
        speech::meanwhile(language, || {
            let mut reader = Reader::of(games.clone());
            for (game, message) in refusals::all() {
                let Some(Rule(rule)) = message.rule else { continue };
                reader.take(game);
                reader.open_at_rule(Rule(rule));
                let info = CATALOGUE.iter().map(|entry| entry.info).find(|info| info.id == game).unwrap();
                let book = (info.rules)(language).unwrap();
                let first_chapter = book.find("\n## ").unwrap();
                let marked = markdown::parse(&book[first_chapter..]);
                let told = marked.iter().find(|block| names(&text(block), rule)).unwrap();
                let wanted = text(&markdown::parse(&rule_marks::without(&format!("{}\n", text(told))))[0]);
                let lit: Vec<String> = reader.lit().iter().map(text).collect();
                assert_eq!(lit.first(), Some(&wanted), "{game}, {language}: {rule}");
                seen += 1;
            }
        });
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn the_key_of_the_rules_leads_from_a_refusal_to_its_rule() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    send(&mut app, Command::Start(order()));
    press(&mut app, KeyCode::F1, Key::F1);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Rules]);
    assert!(reader(&app).lit().is_empty(), "nothing was refused");
    press(&mut app, KeyCode::F1, Key::F1);
    assert!(app.world().resource::<Open>().0.is_empty());
    app.insert_resource(RuleInSight(Some(Rule("R15"))));
    press(&mut app, KeyCode::F1, Key::F1);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Rules]);
    let lit = reader(&app).lit();
    assert!(matches!(&lit[0], Node::Heading(_, heading) if heading == "Brick"), "{lit:?}");
    assert!(lit.len() > 1, "the whole chapter");
    press(&mut app, KeyCode::F1, Key::F1);
    assert!(app.world().resource::<Open>().0.is_empty(), "the same key closes it");
}

fn order() -> Arc<RlyehOrder> {
    let (setup, seating) = (Setup::solitaire(2), Seating::default());
    Arc::new(RlyehOrder { setup, seating, seed: 3, hand: HandOptions::default(), practice: false })
}

#[test]
fn every_position_belongs_to_a_picture() {
    let shown: Vec<String> = pictures()
        .iter()
        .map(|(game, illustration)| illustration.position(game).unwrap().id().to_owned())
        .collect();
    for position in positions::all().iter().flatten() {
        assert!(shown.iter().any(|id| id == position.id()), "{} has no picture", position.id());
    }
    assert_eq!(shown.len(), positions::all().len());
    assert!(CATALOGUE.iter().all(|entry| shown.iter().any(|id| id.starts_with(entry.info.id))));
}

/// From a match that goes on, every picture is shown and left again: the match is there as it was, and so is the book.
#[test]
fn every_picture_is_shown_on_a_table_and_the_match_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    send(&mut app, Command::Start(order()));
    let digest = |app: &App| {
        let m = &app.world().resource::<Playing<Rlyeh>>().0;
        (m.seed(), m.log().len(), m.practice(), m.game().view(None))
    };
    let before = digest(&app);
    for (game, illustration) in pictures() {
        let id = illustration.position(game).unwrap().id();
        send(&mut app, Command::ShowMe(game, illustration));
        let opens = illustration.position(game).unwrap().opens;
        let wanted = if opens == Opens::Lab { Screen::Lab } else { Screen::Table };
        assert_eq!(screen(&app), wanted, "{id}");
        assert!(app.world().contains_resource::<Showing>() && app.world().resource::<Open>().0.is_empty());
        if opens == Opens::Lab {
            assert!(app.world().resource::<LabState>().editor.scene().pieces.len() > 2, "{id}");
        }
        // Half of them are left by the way that leaves any match.
        let leave = if illustration.words.len() % 2 == 0 {
            Command::Show(Screen::Menu)
        } else {
            Command::Lesson(LessonAct::Leave)
        };
        send(&mut app, leave);
        assert_eq!(screen(&app), Screen::Table, "{id}");
        assert!(!app.world().contains_resource::<Showing>(), "{id}");
        assert_eq!(digest(&app), before, "{id}");
        assert_eq!(app.world().resource::<Open>().0, [Dialog::Rules], "{id}");
        assert_eq!(reader(&app).book().map(|book| book.basics.info.id), Some(game));
        app.world_mut().resource_mut::<Open>().0.clear();
        app.update();
    }
    let kept: Vec<_> = library::all(folder.path()).into_iter().map(|found| found.path).collect();
    assert_eq!(kept, [app.world().resource::<Autosave>().path().unwrap()], "positions leave nothing behind");
    assert!(app.world().resource::<LabState>().editor.scene().pieces.is_empty(), "nor in the lab");
}

#[test]
fn from_the_menu_one_is_back_at_the_menu_with_the_book_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let all = pictures();
    let first = all
        .iter()
        .find(|(game, illustration)| illustration.position(game).unwrap().opens == Opens::Match)
        .unwrap();
    let second = all
        .iter()
        .find(|(game, illustration)| illustration.position(game).unwrap().opens == Opens::Lab)
        .unwrap();
    // One picture after another: the way back leads past both.
    for (game, illustration) in [first, second] {
        send(&mut app, Command::ShowMe(game, *illustration));
        assert_ne!(screen(&app), Screen::Menu);
    }
    send(&mut app, Command::Lesson(LessonAct::Leave));
    assert_eq!(screen(&app), Screen::Menu);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Rules]);
    assert_eq!(reader(&app).book().map(|book| book.basics.info.id), Some(second.0));
    assert!(library::all(folder.path()).is_empty());
}

/// The table of a match goes to the lab as it lies. What is done there changes nothing: the match waits in its file.
#[test]
fn the_table_of_a_match_goes_to_the_lab_and_the_match_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let die = Scene { pieces: vec![ScenePiece::new(Kind::Die, [0.0, 0.0, 8.0])], ..Scene::default() };
    send(&mut app, Command::Lab);
    app.world_mut().write_message(Wish::Put(Box::new(die)));
    app.update();
    let built = scene(&app).clone();
    assert_eq!(built.pieces.len(), 1);
    // Nothing has been done in it yet, so it has no file of its own.
    send(&mut app, Command::Start(order()));
    let m = |app: &App| app.world().resource::<Playing<Rlyeh>>().0.clone();
    let digest = |m: &Match| (m.seed(), m.log().len(), m.practice(), m.game().view(None));
    let before = digest(&m(&app));
    send(&mut app, Command::ToLab);
    assert_eq!(screen(&app), Screen::Lab);
    assert_eq!(scene(&app).name, "Builders of R'lyeh, turn 1");
    assert_eq!(scene(&app).pieces.len(), 34, "two stashes and four cards");
    assert!(scene(&app).pieces.iter().all(|piece| piece.fixed), "which lie in store");
    app.world_mut().write_message(Wish::Add(Kind::Die));
    send(&mut app, Command::Lesson(LessonAct::Leave));
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(digest(&m(&app)), before);
    let kept: Vec<_> = library::all(folder.path()).into_iter().map(|found| found.path).collect();
    assert_eq!(kept, [app.world().resource::<Autosave>().path().unwrap()]);
    assert_eq!(scene(&app), &built, "what was built before is there again");
    assert!(app.world().resource::<Open>().0.is_empty(), "no book opens");

    // What cannot be kept does not leave the table.
    app.insert_resource(Saves { folder: None });
    send(&mut app, Command::Start(order()));
    let said = answer(&mut app, Command::ToLab);
    assert_eq!(screen(&app), Screen::Table);
    assert!(said.iter().any(|said| said.contains("No save folder")), "{said:?}");
    assert_eq!(digest(&m(&app)), before);
}

/// While a match is watched, the lab gets the table of the moment that is seen.
#[test]
fn the_table_of_a_replay_goes_to_the_lab_as_it_is_seen() {
    let finished = finished::matches().iter().find(|m| m.info.id == Rlyeh::NAME).unwrap();
    let m = Match::load(&finished.save).unwrap();
    let mut replay = Replay::of(&m).unwrap();
    while replay.now().game().turn() < 4 {
        replay.step().unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    send(&mut app, Command::Load(finished.save.clone()));
    send(&mut app, Command::Watch(Watched::Table));
    let watching = |app: &mut App, act| app.world_mut().resource_mut::<Watching>().want(act);
    watching(&mut app, ReplayAct::Play(false));
    watching(&mut app, ReplayAct::Goal(replay.steps().0));
    app.update();
    while app.world().resource::<Watching>().is_winding() {
        app.update();
    }
    watching(&mut app, ReplayAct::ToLab);
    (0..5).for_each(|_| app.update());
    assert_eq!(screen(&app), Screen::Lab);
    let seen = replay.now().sim();
    let at = |sim: &Sim| sim.pieces().map(|(id, _)| sim.pose(id).translation.to_array()).collect::<Vec<_>>();
    assert_ne!(at(seen), at(m.sim()), "it is another moment than the end");
    assert_eq!(scene(&app).pieces.len() + 1, seen.len());
    for (piece, cm) in scene(&app).pieces.iter().zip(at(seen)) {
        assert_eq!(piece.at_mm, cm.map(|cm| cm * 10.0), "{}", piece.name);
    }
    send(&mut app, Command::Show(Screen::Menu));
    assert!(screen(&app) != Screen::Menu && !app.world().contains_resource::<Watching>());
    assert!(app.world().resource::<Playing<Rlyeh>>().0.game() == m.game(), "the match is as it was");
}

#[test]
fn a_flat_game_has_nothing_for_the_lab() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let flat = finished::matches().iter().find(|m| m.info.id == "rathulhu").unwrap();
    let offered = |app: &mut App| {
        app.insert_resource(Open(vec![Dialog::Pause]));
        app.update();
        app.world().resource::<DialogState>().has_table
    };
    send(&mut app, Command::Load(flat.save.clone()));
    assert!(!offered(&mut app));
    assert!(!answer(&mut app, Command::ToLab).is_empty());
    assert_ne!(screen(&app), Screen::Lab);
    send(&mut app, Command::Start(order()));
    assert!(offered(&mut app));
}

/// While a position is shown, the match before it is opened or watched from the list. Then that is on the table: whoever leaves
/// it does not leave a position, and its file stays.
#[test]
fn a_match_that_comes_onto_the_table_meanwhile_is_not_taken_for_the_position() {
    for watched in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        send(&mut app, Command::Start(order()));
        let (game, illustration) = pictures()[0];
        send(&mut app, Command::ShowMe(game, illustration));
        let kept: Vec<_> = library::all(folder.path()).into_iter().map(|found| found.path).collect();
        assert_eq!(kept.len(), 1, "the match waits in its file");
        let path = kept[0].clone();
        send(&mut app, Command::Load(folder.path().join("not there.cyclopean")));
        assert!(app.world().contains_resource::<Showing>(), "what could not be loaded takes no way back");
        send(
            &mut app,
            if watched { Command::Watch(Watched::Save(path.clone())) } else { Command::Load(path.clone()) },
        );
        assert!(!app.world().contains_resource::<Showing>());
        send(&mut app, Command::Show(Screen::Menu));
        assert_eq!(screen(&app), Screen::Menu);
        assert!(path.exists(), "the match is gone, watched: {watched}");
    }
}

/// The word at the pointer names the key, and a click on it leads there; where no rule refuses, there is nothing to click.
#[test]
fn a_refusal_at_the_pointer_leads_to_its_rule_by_a_click() {
    use crate::screen::mouse::Mouse;
    use bevy_egui::egui::{Pos2, Shape, pos2, vec2};
    use shell::ui::toasts::{self, Toasts};
    use window::speech::Reason;
    use window::ui::rule_link;
    for rule in [Some(Rule("R15")), None] {
        let mut toasts = Toasts::default();
        toasts.push(Reason { words: "A Brick lies on no pyramid".into(), rule }, style::BAD);
        let mut mouse = Mouse::new(vec2(900.0, 600.0));
        let mut clicked = vec![];
        let mut draw = |ctx: &bevy_egui::egui::Context| {
            let link = toasts::show_refusals(ctx, &toasts, Some(pos2(300.0, 200.0)));
            clicked.extend(link.clicked);
        };
        let output = mouse.wait(5, &mut draw);
        let at = output.shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text() == "The rule" => {
                Some(text.visual_bounding_rect().center())
            }
            _ => None,
        });
        assert_eq!(at.is_some(), rule.is_some());
        mouse.click(at.unwrap_or(Pos2::new(320.0, 260.0)), &mut draw);
        assert_eq!(rule_link::take(&mouse.ctx), rule, "the key leads there, too");
        assert_eq!(clicked, rule.into_iter().collect::<Vec<_>>());
    }
}
