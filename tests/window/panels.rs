//! The panels and screens, drawn by egui without a window, in every phase of a game and at every size.

mod books;
mod kept;
mod reading;
mod rolls;
mod texts;
mod written;

pub use crate::screen::panels::{bare, context, draw_city, frame, games, show_form, words};
pub use written::assert_uncut;

use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, FullOutput, Id, Order, Pos2, RawInput, Rect, Vec2, pos2, vec2,
};
use cyclopean::CATALOGUE;
use game::{Game, Language, Seat};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match};
use rlyeh_rules::choices::{PASS, ROLL, STOP};
use rlyeh_rules::{Action, Chooser, Class, Die, Faces, Mode, Phase, Roll, Setup, Symbol};
use rlyeh_window::panel_data::{Folds, PanelData, TurnChoices, supply_cells};
use rlyeh_window::panels::{result, table as table_panels, turn};
use rlyeh_window::rolls::RollView;
use rlyeh_window::setup::Draft;
use rlyeh_window::{UI, chapter};
use session::{HandRules, Names, Seating};
use shell::ui::menu::{self, Continue};
use shell::ui::toasts::{self, Toasts};
use strum::VariantArray as _;
use table::HandCommand;
use table::hand::HandOptions;
use table::statics::{Analysis, LEAN_MOST, Verdict};
use window::live_table::stability::{Finding, Judgement, Weakest};
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::reasons::Reasons;
use window::speech::{self, say};
use window::ui::dialogs::{self, DialogState};
use window::ui::key_panel::KeyPanel;
use window::ui::markdown::{self, Node};
use window::ui::match_list::{MatchRow, Sort};
use window::ui::save_row::RowContents;
use window::ui::{rule_marks, rules_reader, stability_panel, style};

/// From a sliver to a large screen, in points.
pub const SIZES: [Vec2; 7] = [
    vec2(1.0, 1.0),
    vec2(40.0, 400.0),
    vec2(200.0, 100.0),
    vec2(420.0, 300.0),
    vec2(800.0, 600.0),
    vec2(1280.0, 720.0),
    vec2(2560.0, 1440.0),
];

/// Draws at every size, one after the other in the same context, as when a window grows and shrinks again; at each until
/// nothing changes its place any more, and that is [sound](assert_sound).
pub fn at_every_size(mut draw: impl FnMut(&Context)) {
    at_every_size_scrolled(&mut draw);
    in_other_languages(|ctx, size| settled(ctx, size, &mut draw));
}

/// The same for what is scrolled sideways, where there is no room for it.
pub fn at_every_size_scrolled(mut draw: impl FnMut(&Context)) {
    let ctx = context();
    // The largest is the last on the way there and the first on the way back: it is drawn once.
    let back = SIZES.into_iter().rev().skip(1);
    for size in SIZES.into_iter().chain(back) {
        assert_sound(size, &settled(&ctx, size, &mut draw));
    }
}

/// In German, and in a language two fifths longer, at 1280 x 720 with letters half as large again: nothing that is written is cut
/// off at its side.
pub fn in_other_languages(mut draw: impl FnMut(&Context, Vec2) -> FullOutput) {
    let size = ROOMY / style::zoom(ROOMY, 1.5);
    for language in [Language::German, Language::Pseudo] {
        speech::meanwhile(language, || {
            let output = draw(&context(), size);
            assert_no_clash(&output);
            assert_uncut(size, &output);
        });
    }
}

/// A picture in which everything is where it belongs: what changes its size with the window is so a few frames later.
fn settled(ctx: &Context, size: Vec2, mut draw: impl FnMut(&Context)) -> FullOutput {
    let mut drawn = frame(ctx, size, &mut draw);
    for _ in 1..MOST_FRAMES {
        let before = std::mem::replace(&mut drawn, frame(ctx, size, &mut draw));
        if drawn.shapes == before.shapes {
            break;
        }
    }
    drawn
}

/// What still changes after so many frames always does.
const MOST_FRAMES: usize = 5;

/// The marks of rules in words: R13, T-19, U4, E5, C9. Keys (F1) are none.
pub fn marks(words: &str) -> Vec<String> {
    let is_mark = |word: &&str| {
        let Some(number) = word.strip_prefix(['R', 'T', 'U', 'E', 'C']) else { return false };
        let number = number.strip_prefix('-').unwrap_or(number);
        (1..=2).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit())
    };
    let parts = words.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    parts.filter(is_mark).map(Into::into).collect()
}

/// No two widgets have one id, no rule is named by its number, and where there is room, nothing that is written reaches beyond the window.
pub fn assert_sound(size: Vec2, output: &FullOutput) {
    assert_no_clash(output);
    assert_eq!(
        marks(&words(output)),
        Vec::<String>::new(),
        "the number of a rule, which is nothing for players"
    );
    if size.x >= ROOMY.x && size.y >= ROOMY.y {
        written::assert_written_inside("a picture", size, output);
    }
}

/// From this size on there is room for everything.
const ROOMY: Vec2 = vec2(1280.0, 720.0);

fn assert_no_clash(output: &FullOutput) {
    let words = words(output);
    let clash = words.lines().find(|line| line.contains('🔥'));
    assert_eq!(clash, None, "two widgets have one id, in: {words}");
}

fn draw_match(m: &Match) {
    let (view, choices) = (m.view(), TurnChoices::of(&m.view().game));
    let over = m.game().outcome().is_some();
    at_every_size(|ctx| {
        let choices = (!over).then_some(&choices);
        table_panels::show(
            ctx,
            &PanelData {
                view: &view,
                notes: m.notes(),
                reasons: Reasons::NONE,
                roll: RollView::Lies,
                choices,
                stability: &Judgement::Judging,
                marks: true,
                record: None,
                supply: supply_cells(m.game(), None, (&view.game, Seat(0)), None, true),
            },
            &mut Folds { stashes: true, log: true },
        );
        result::show(ctx, &view, m.notes(), false);
        result::show(ctx, &view, m.notes(), true);
    });
}

/// Plays a match for some turns and draws it in every phase it comes to.
fn play_and_draw(setup: &Setup, seed: u64, turns: u32) {
    let mut m = Match::new(setup, seed, HandOptions::default(), true).unwrap();
    draw_match(&m);
    for step in 0..400 {
        if m.game().turn() > turns || m.game().outcome().is_some() {
            break;
        }
        let legal = m.view().legal;
        let take = legal.iter().find_map(|action| match action {
            Action::Take(id) => Some(*id),
            _ => None,
        });
        if legal.contains(&Action::Roll) {
            m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        } else if let Some(id) = take {
            m.intend(Intent::Take(id)).unwrap();
            draw_match(&m);
            let (x, y) = (5.0 * (step % 5) as f32 - 10.0, 5.0 * (step / 5 % 5) as f32 - 10.0);
            m.intend(Intent::Hand(HandCommand::Move([x, y, 6.0]))).unwrap();
            for _ in 0..150 {
                m.tick();
            }
            m.intend(Intent::Hand(HandCommand::Lower(true))).unwrap();
            draw_match(&m);
            for _ in 0..600 {
                m.tick();
            }
            if m.intend(Intent::Release).is_err() {
                m.intend(Intent::PutBack).unwrap();
            }
            draw_match(&m);
            m.run_until_waiting(900);
        } else if legal.contains(&Action::Pass) {
            m.intend(Intent::Declare(Declaration::Pass)).unwrap();
        }
        draw_match(&m);
    }
    if m.game().check(m.game().active(), &Action::Stop).is_ok() {
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        draw_match(&m);
    }
}

#[test]
fn every_phase_of_a_solitary_game_can_be_drawn() {
    let mut setup = Setup::solitaire(3);
    setup.mode = Mode::Solitaire { stashes: 3, chooser: Chooser::Compass };
    play_and_draw(&setup, 5, 4);
}

#[test]
fn every_phase_of_a_match_of_five_can_be_drawn() {
    play_and_draw(&Setup { die: Die::TwoD6, ..Setup::players(5) }, 2, 3);
}

#[test]
fn menu_and_set_up_can_be_drawn() {
    let shown = |words: &str| RowContents { words: words.into(), ..RowContents::default() };
    let row = |name: &str, open| MatchRow {
        path: "/tmp/match.cyclopean".into(),
        name: name.into(),
        sort: Sort::UnderWay,
        open,
        secret: open,
        shown: shown("Rathulhu, move 4, Ann, Bo (elder), just now"),
    };
    let long = "a name that is far longer than any card is wide, for somebody liked to write ".repeat(3);
    let saved = vec![row("Rathulhu", false), row(&long, false), row("Thoth", true)];
    for goes_on in [
        Continue::default(),
        Continue { table: Some(shown("Turn 2")), ..Continue::default() },
        Continue { saved: saved.clone(), ..Continue::default() },
        Continue { table: Some(shown("Turn 2")), saved, ..Continue::default() },
    ] {
        at_every_size(|ctx| {
            menu::show(ctx, &games(), &goes_on, 1.5);
        });
    }
    for mut draft in [rlyeh_window::setup::solitaire(), rlyeh_window::setup::players()] {
        draft.seed = "not a number".into();
        at_every_size(|ctx| {
            show_form(ctx, &mut draft);
        });
    }
}

/// Draws until nothing moves any more, and checks that all that is written can be read: within the window.
pub fn assert_inside(name: &str, size: Vec2, mut draw: impl FnMut(&Context)) {
    let ctx = context();
    for _ in 0..5 {
        frame(&ctx, size, &mut draw);
    }
    let output = frame(&ctx, size, &mut draw);
    assert_no_clash(&output);
    assert!(written::assert_written_inside(name, size, &output) > 0, "{name} says nothing");
}

#[test]
fn everything_that_is_written_is_within_the_window() {
    let saves = Saves { folder: Some("/nowhere".into()) };
    let mut state = DialogState { key_panel: KeyPanel::of(&games()), ..DialogState::default() };
    for size in [vec2(700.0, 500.0), vec2(1280.0, 720.0), vec2(2560.0, 1440.0)] {
        for &dialog in Dialog::VARIANTS {
            assert_inside(&format!("{dialog:?}"), size, |ctx| {
                dialogs::show(ctx, dialog, &mut state, &mut Preferences::default(), &saves);
            });
        }
        for (name, mut draft) in
            [("alone", rlyeh_window::setup::solitaire()), ("players", rlyeh_window::setup::players())]
        {
            assert_inside(name, size, |ctx| {
                show_form(ctx, &mut draft);
            });
        }
        assert_inside("menu", size, |ctx| {
            menu::show(ctx, &games(), &Continue::default(), 0.0);
        });
    }
}

#[test]
fn every_dialog_can_be_drawn() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("broken.cyclopean"), "no save").unwrap();
    let saves = Saves { folder: Some(folder.path().to_owned()) };
    let mut state = DialogState { key_panel: KeyPanel::of(&games()), ..DialogState::default() };
    state.matches.look(&saves, &games());
    assert_eq!(state.matches.rows.len(), 1);
    let MatchRow { sort, shown, path, .. } = state.matches.rows[0].clone();
    assert_eq!(
        (sort, shown.words.as_str()),
        (Sort::Broken, "This file is not a Cyclopean save. Choose a file that this program has written")
    );
    // One of every sort, with more of it unfolded, and what was deleted.
    for sort in [Sort::UnderWay, Sort::Save, Sort::Over] {
        let name = "a name that is far longer than any row is wide ".repeat(3);
        state.matches.rows.push(MatchRow {
            path: path.clone(),
            name,
            sort,
            open: true,
            secret: sort == Sort::UnderWay,
            shown: shown.clone(),
        });
    }
    state.matches.deleted = Some(("gone".into(), path.clone()));
    state.matches.chosen = Some(path);
    state.question = Some(("End the game here? Your city counts as it stands.".into(), "End it".into()));
    for has_table in [false, true] {
        state.has_table = has_table;
        let pause = |ctx: &Context| {
            drop(dialogs::show(ctx, Dialog::Pause, &mut state, &mut Preferences::default(), &saves));
        };
        let output = frame(&bare(), vec2(1280.0, 720.0), pause);
        assert_eq!(words(&output).contains("To the lab"), has_table, "a flat game has nothing for the lab");
    }
    let all = [
        Dialog::Pause,
        Dialog::Rules,
        Dialog::Help,
        Dialog::Bindings,
        Dialog::Settings,
        Dialog::Load,
        Dialog::Save,
        Dialog::Confirm,
    ];
    for dialog in all {
        at_every_size(|ctx| {
            dialogs::show(ctx, dialog, &mut state, &mut Preferences::default(), &saves);
        });
    }
    let mut notices = Toasts::default();
    notices.push(
        "Something long enough to be wrapped over more than one line of a small window".into(),
        style::AMBER,
    );
    at_every_size(|ctx| toasts::show(ctx, &notices));
    for pointer in [None, Some(pos2(5.0, 5.0)), Some(pos2(2_000.0, 2_000.0))] {
        at_every_size(|ctx| {
            let _ = toasts::show_refusals(ctx, &notices, pointer);
        });
    }
}

#[test]
fn a_button_that_is_off_has_its_reason() {
    let m = Match::new(&Setup::solitaire(2), 1, HandOptions::default(), false).unwrap();
    let choices = TurnChoices::of(&m.view().game);
    assert_eq!(choices.why_not(&ROLL), None);
    assert_eq!(choices.why_not(&PASS).as_deref(), Some("Roll the dice first"));
    assert_eq!(choices.why_not(&STOP), None);
    assert!(choices.up().contains(&&STOP));
    let m = Match::new(&Setup::players(2), 1, HandOptions::default(), false).unwrap();
    let choices = TurnChoices::of(&m.view().game);
    assert!(choices.why_not(&STOP).unwrap().contains("builds alone"));
    assert!(!choices.up().contains(&&STOP), "it has no button");
}

#[test]
fn panels_say_what_is_asked_and_leave_the_middle_of_the_table_free() {
    let mut m = Match::new(&Setup::players(3), 1, HandOptions::default(), true).unwrap();
    let mut seating = Seating::people(3);
    seating.names = Names::new(["Ann", "", "Cleo"].map(String::from));
    m.seat(seating);
    let (view, choices) = (m.view(), TurnChoices::of(&m.view().game));
    let ctx = bare();
    let size = vec2(1280.0, 720.0);
    let mut folds = Folds { stashes: true, log: false };
    let mut draw = |ctx: &Context| {
        let stability = &Judgement::Nothing;
        let shown = PanelData {
            view: &view,
            notes: m.notes(),
            reasons: Reasons::NONE,
            roll: RollView::Lies,
            choices: Some(&choices),
            stability,
            marks: true,
            record: None,
            supply: supply_cells(m.game(), None, (&view.game, Seat(0)), None, true),
        };
        table_panels::show(ctx, &shown, &mut folds);
    };
    for _ in 0..3 {
        frame(&ctx, size, &mut draw);
    }
    let text = words(&frame(&ctx, size, &mut draw));
    for said in ["Roll the die.", "Ann", "Seat 2", "Cleo", "Cthulhu’s", "Undo turn"] {
        assert!(text.contains(said), "{said} is missing in:\n{text}");
    }
    assert!(!text.contains("Seat 1") && !text.contains("Seat 3"), "they have names:\n{text}");
    for x in [400.0, 640.0, 900.0] {
        for y in [150.0, 360.0, 600.0] {
            let layer = ctx.layer_id_at(Pos2::new(x, y)).filter(|layer| layer.order != Order::Background);
            assert_eq!(layer, None, "a panel lies at {x}, {y}");
        }
    }
}

#[test]
fn how_firmly_the_city_stands_is_said_whatever_the_judge_says() {
    let analysis = |factor: f64, verdict| Analysis {
        verdict,
        factor,
        direction: [1.0, 0.0],
        lean: [0.0, 0.0],
        failure: None,
        blocks: 3,
    };
    let weakest = Weakest {
        piece: table::PieceId(3),
        words: "the small green pyramid tips off the ring card".into(),
        point: Default::default(),
        normal: Default::default(),
        support: None,
    };
    let known = |factor, verdict, fresh| {
        let weakest = Some(weakest.clone());
        Judgement::Known(Box::new(Finding { analysis: analysis(factor, verdict), weakest, fresh }))
    };
    for (knowledge, hints) in [
        (Judgement::Nothing, &[][..]),
        (Judgement::Bare, &["nothing stands yet"]),
        (Judgement::Judging, &["working it out"]),
        (Judgement::Unknown("the solver gave up".into()), &["gave up"]),
        (known(0.2, Verdict::Stands, true), &["stands: 11.3° of tilt", "First the small green", "♦"]),
        (known(0.001, Verdict::TooClose, false), &["nearly falls", "as it last stood"]),
        (known(-10.0, Verdict::TooClose, true), &["cannot tell"]),
        (known(-0.3, Verdict::Falls, true), &["cannot stand"]),
        (known(LEAN_MOST, Verdict::Stands, true), &["nothing can upset it"]),
    ] {
        let draw = |ctx: &Context| {
            Area::new(Id::new("stability")).show(ctx, |ui| stability_panel::show(ui, &knowledge));
        };
        at_every_size(draw);
        let ctx = Context::default();
        frame(&ctx, vec2(800.0, 600.0), draw);
        let words = words(&frame(&ctx, vec2(800.0, 600.0), draw));
        assert!(hints.iter().all(|hint| words.contains(hint)), "{knowledge:?}: {words}");
    }
}

#[test]
fn the_set_up_makes_orders_and_refuses_bad_seeds() {
    let mut draft = rlyeh_window::setup::solitaire();
    assert_eq!(draft.order(42).unwrap().seed, 42);
    draft.seed = " 18446744073709551615 ".into();
    assert_eq!(draft.order(42).unwrap().seed, u64::MAX);
    draft.seed = "18446744073709551616".into();
    assert!(say(draft.order(42).unwrap_err()).contains("too large"));
    draft.seed = "-3".into();
    assert!(say(draft.order(42).unwrap_err()).contains("digits"));
    let order = rlyeh_window::setup::players().order(1).unwrap();
    assert_eq!(order.setup.seats(), 2);
    let again = Draft::again(&order).order(9).unwrap();
    assert_eq!((again.setup, again.seed), (order.setup, 9));
}

#[test]
fn the_hand_says_whether_the_class_is_what_the_roll_asks_for() {
    let mut m = Match::new(&Setup::players(2), 3, HandOptions::default(), false).unwrap();
    while m.intend(Intent::Declare(Declaration::Roll)).is_ok() {}
    let asks = m.view().game.asks;
    let met = [Class::Upright, Class::Flat, Class::Weird]
        .map(|class| m.game().stance_asked().map(|asked| asked == class));
    assert_eq!(met.iter().filter(|met| **met == Some(true)).count(), 1, "{asks:?}");
    // What was rolled last can be done, so nothing has been passed, and nothing judged.
    assert!(result::judged(m.notes(), &m.seating().names).is_empty());
}
