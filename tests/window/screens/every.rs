//! Every screen of the program and of every game, each drawn as the program draws it.

use super::plates::plates;
use crate::panels::{draw_city, games, show_form};
use crate::thoth_panels::{Played, names, shown};
use bevy_egui::egui::Context;
use bots::{Bot as _, SeatPosition};
use cluethulhu_rules as clue;
use cluethulhu_window::clock::TurnClock;
use cluethulhu_window::ui_state::{ScreenMode, Tab};
use cluethulhu_window::{CluethulhuWindow, UiState as Ring};
use cyclopean::CATALOGUE;
use elder_god_rules as elder;
use elder_god_window::ElderGodWindow;
use game::{Game, Seat};
use lesson::{LessonProgress, Wait, found};
use rathulhu_rules as auction;
use rathulhu_window::RathulhuWindow;
use rlyeh_window::panel_data::Folds;
use session::{CardMatch, Names, Seating, Sitter, Skill};
use std::cell::RefCell;
use std::rc::Rc;
use strum::VariantArray as _;
use table::hand::HandOptions;
use thoth_window::look::Pack;
use thoth_window::panel_view::{Overlay, PanelView};
use window::flat::{DisplayedMatch, DrawArea, DrawContext, FlatGame};
use window::lessons::Teaching;
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::speech::tell;
use window::ui::dialogs::{self, DialogState};
use window::ui::key_panel::KeyPanel;
use window::ui::match_list::{MatchRow, Sort};
use window::ui::pass_screen;
use window::ui::rules_reader::Reader;
use window::ui::save_row::RowContents;
use window::ui::side_column;

/// A screen, and what of it has to be in sight at once.
pub struct ScreenCase {
    pub name: String,
    pub draw: Rc<dyn Fn(&Context)>,
    /// Whether the way to the menu is in sight.
    pub menu: bool,
    /// What is asked, in the language that is spoken.
    pub question: Box<dyn Fn() -> Option<String>>,
    /// Whether the bar of a replay takes the foot of the window.
    pub is_replay: bool,
}

impl ScreenCase {
    pub fn new(name: impl Into<String>, draw: impl Fn(&Context) + 'static) -> Self {
        let (name, question) = (name.into(), Box::new(|| None));
        Self { name, draw: Rc::new(draw), menu: false, question, is_replay: false }
    }

    /// A table at which something is asked.
    fn asks(self, question: impl Fn() -> Option<String> + 'static) -> Self {
        Self { question: Box::new(question), menu: true, ..self }
    }
}

/// All of them.
pub fn every() -> Vec<ScreenCase> {
    let mut all = program();
    all.extend(set_ups());
    all.extend(cluethulhu());
    all.extend(rathulhu());
    all.extend(elder_god());
    all.extend(thoth());
    all.extend(rlyeh());
    all.extend(lessons());
    all.extend(plates());
    all
}

fn program() -> Vec<ScreenCase> {
    let mut all = vec![ScreenCase::new("menu", |ctx| {
        drop(shell::ui::menu::show(ctx, &games(), &shell::ui::menu::Continue::default(), 0.0));
    })];
    for &dialog in Dialog::VARIANTS {
        let question = Some(("End the game here? Your city counts as it stands.".into(), "End it".into()));
        let keys = CATALOGUE[0].ui.basics.keys;
        let (key_panel, reader) = (KeyPanel::of(&games()), Reader::of(games().0));
        let mut state = DialogState { key_panel, reader, question, keys, ..DialogState::default() };
        let words = "Rathulhu, move 4, Ann, Bo (elder), just now".to_owned();
        let row = |sort| MatchRow {
            path: "/nowhere/match.cyclopean".into(),
            name: "a name that is far longer than any row is wide ".repeat(3),
            sort,
            open: sort == Sort::UnderWay,
            secret: false,
            shown: RowContents { words: words.clone(), ..RowContents::default() },
        };
        state.matches.rows = [Sort::UnderWay, Sort::Save, Sort::Over].map(row).into();
        let state = RefCell::new(state);
        all.push(ScreenCase::new(format!("{dialog:?}"), move |ctx| {
            let saves = Saves { folder: Some("/nowhere".into()) };
            let mut preferences = Preferences::default();
            drop(dialogs::show(ctx, dialog, &mut state.borrow_mut(), &mut preferences, &saves));
        }));
    }
    all
}

fn set_ups() -> Vec<ScreenCase> {
    let ways = CATALOGUE.iter().flat_map(|entry| entry.ui.basics.ways);
    let case = |way: &'static window::game_ui::StartOption| {
        let form = RefCell::new((way.form)());
        ScreenCase::new(way.label, move |ctx| drop(show_form(ctx, form.borrow_mut().as_mut())))
    };
    ways.map(case).collect()
}

/// Names as people have them, and longer, and that of a lesson's other player. Names may be shortened.
pub const NAMED: [&str; 6] = ["Ann", "Bartholomew", "Cleo", "Dov", "Eva-Maria", "Bo"];

/// The first so many seats are people, the rest bots.
pub fn seating(people: usize, seats: u8) -> Seating {
    let mut sitters = vec![Sitter::Bot(Skill::Low); usize::from(seats)];
    sitters[..people].fill(Sitter::Person);
    let named =
        (0..usize::from(seats)).map(|k| NAMED[..5].get(k).map_or_else(String::new, |name| (*name).into()));
    Seating { sitters, names: Names::new(named) }
}

/// A match in which weak bots play for everybody until something is so.
pub fn played<F: FlatGame>(
    setup: &<F::Game as Game>::Setup,
    seating: Seating,
    so: impl Fn(&CardMatch<F::Game>) -> bool,
) -> CardMatch<F::Game> {
    let mut m =
        CardMatch::<F::Game>::new(setup, 3, seating, true).unwrap_or_else(|_| panic!("no such set-up"));
    while !so(&m) {
        let Some(&seat) = m.game().to_act().first() else { panic!("the game is over first") };
        let mut bot = F::bot(Skill::Low, u64::from(m.moves()), seat);
        let action = bot.choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap_or_else(|_| panic!("a bot does what is not allowed"));
    }
    m
}

/// A table of a flat game, with what is chosen there. `asks` says what is asked.
pub fn table<F: FlatGame>(
    name: &str,
    m: CardMatch<F::Game>,
    chosen: impl Fn(&mut F::UiState),
    asks: impl Fn(&DrawContext<F>) -> Option<String> + 'static,
) -> ScreenCase {
    let over = m.game().outcome().is_some();
    let mut shown = DisplayedMatch::<F>::new(m.game(), m.seating(), F::onlooker(m.game()));
    let mut ui_state = F::ui_state(&m);
    F::renew(&m, &mut shown, &mut ui_state);
    chosen(&mut ui_state);
    F::renew(&m, &mut shown, &mut ui_state);
    let all = Rc::new((m, shown, ui_state));
    let view = move |ctx: &Context| DrawArea {
        size: ctx.content_rect().size(),
        pixels: 1.0,
        still: true,
        result: over.then_some(false),
    };
    let drawn = all.clone();
    let draw = move |ctx: &Context| {
        let (m, shown, ui_state) = &*drawn;
        let scene = DrawContext::<F> { m, shown, ui_state, view: view(ctx) };
        match F::cover(&scene) {
            Some(seat) => drop(pass_screen::show(ctx, seat, &scene.m.seating().names, F::backs)),
            None => drop(F::show(ctx, &scene)),
        }
    };
    let question = move || {
        let (m, shown, ui_state) = &*all;
        let scene = DrawContext::<F> { m, shown, ui_state, view: DrawArea::default() };
        F::cover(&scene).is_none().then(|| asks(&scene)).flatten()
    };
    // Whoever has a page alone leaves it by its own ways.
    let alone = name.contains("turn of a lap");
    ScreenCase { menu: !alone, ..ScreenCase::new(name, draw).asks(question) }
}

/// The same with its column unfolded over the table, where there is no room beside it: that lies over what is asked.
fn unfolded(case: &ScreenCase) -> ScreenCase {
    let (name, draw) = (format!("{}, unfolded", case.name), case.draw.clone());
    let draw = move |ctx: &Context| {
        side_column::set_unfolded(ctx, true);
        draw(ctx);
        side_column::set_unfolded(ctx, false);
    };
    ScreenCase { menu: true, ..ScreenCase::new(name, draw) }
}

fn cluethulhu() -> Vec<ScreenCase> {
    use clue::{Day, Keeper, Phase, Setup};
    type Case = CardMatch<clue::Cluethulhu>;
    let usual = |players: u8| Setup { keeper: Keeper::Machine, ..Setup::players(players) };
    let lap = |players: u8| Setup { day: Day::Lap, ..usual(players) };
    let console = Setup { keeper: Keeper::Human, ..Setup::players(9) };
    let accuse = |m: &Case| matches!(m.game().phase(), Phase::Accuse);
    let vote = |m: &Case| matches!(m.game().phase(), Phase::Election { .. });
    let begins = |_: &Case| true;
    let over = |m: &Case| m.game().outcome().is_some();
    let mut all = vec![];
    let mut case =
        |name: &str, setup: &Setup, people: usize, so: &dyn Fn(&Case) -> bool, chosen: &dyn Fn(&mut Ring)| {
            let m = played::<CluethulhuWindow>(setup, seating(people, setup.players), so);
            let asks = |scene: &DrawContext<CluethulhuWindow>| {
                let data = cluethulhu_window::panel_data::PanelData::at(scene);
                let asks = data.ui_state.turn.is_none() && data.seen.result.is_none();
                asks.then(|| tell(data.names(), &data.seen.prompt))
            };
            all.push(table::<CluethulhuWindow>(name, m, chosen, asks));
        };
    let plain = |_: &mut Ring| ();
    case("Cluethulhu, Day", &usual(9), 1, &begins, &plain);
    case("Cluethulhu, accuses", &usual(9), 1, &accuse, &plain);
    case("Cluethulhu, accuses, tablet", &usual(20), 1, &accuse, &|ring| ring.tab = Tab::Mine);
    case("Cluethulhu, election", &usual(13), 1, &vote, &plain);
    case("Cluethulhu, cover", &lap(9), 9, &begins, &plain);
    case("Cluethulhu, turn of a lap", &lap(9), 9, &begins, &|ring| {
        ring.turn = Some(TurnClock::new(Seat(0), 9, 7, 15.0));
    });
    case("Cluethulhu, round, accuses", &lap(9), 9, &accuse, &plain);
    case("Cluethulhu, round, election", &lap(9), 9, &vote, &plain);
    // Once all have their tablets.
    case("Cluethulhu, console, Day", &console, 9, &begins, &|ring| ring.console.deal = None);
    case("Cluethulhu, console, accuses", &console, 9, &accuse, &|ring| ring.manner = ScreenMode::Console);
    case("Cluethulhu, over", &usual(9), 1, &over, &plain);
    all.push(unfolded(&all[1]));
    all
}

fn rathulhu() -> Vec<ScreenCase> {
    use auction::{Phase, Setup};
    type Case = CardMatch<auction::Rathulhu>;
    let mine = |m: &Case| m.game().phase().seat() == Some(Seat(0));
    let bids = move |m: &Case| mine(m) && matches!(m.game().phase(), Phase::Auction(_));
    let late = move |m: &Case| bids(m) && m.game().aeon() == 3;
    let over = |m: &Case| m.game().outcome().is_some();
    let mut all = vec![];
    let mut case = |name: &str, players: u8, so: &dyn Fn(&Case) -> bool, bag: bool| {
        let m = played::<RathulhuWindow>(&Setup::players(players), seating(1, players), so);
        let asks = |scene: &DrawContext<RathulhuWindow>| {
            let (names, seat) = (&scene.m.seating().names, scene.m.game().phase().seat()?);
            let words = match scene.m.game().phase() {
                Phase::Turn { .. } => rathulhu_window::texts::BarText::YourTurn { seat },
                _ => return None,
            };
            Some(tell(names, &words))
        };
        all.push(table::<RathulhuWindow>(name, m, |state| state.bag_open = bag, asks));
    };
    case("Rathulhu, 2, turn", 2, &mine, false);
    case("Rathulhu, 2, bids", 2, &bids, false);
    case("Rathulhu, 5, turn", 5, &mine, false);
    case("Rathulhu, 5, bids", 5, &bids, false);
    case("Rathulhu, 5, bids late", 5, &late, false);
    case("Rathulhu, 4, bag", 4, &mine, true);
    case("Rathulhu, 5, over", 5, &over, false);
    all
}

fn elder_god() -> Vec<ScreenCase> {
    use elder::{Phase, Setup, Thing};
    type Case = CardMatch<elder::ElderGod>;
    let mine = |m: &Case| *m.game().phase() == Phase::Play { seat: Seat(0) };
    let later = move |m: &Case| mine(m) && m.game().clock().turn > 18;
    let over = |m: &Case| m.game().outcome().is_some();
    let mut all = vec![];
    let mut case = |name: &str, players: u8, so: &dyn Fn(&Case) -> bool, held: bool, pile: bool| {
        let m = played::<ElderGodWindow>(&Setup::players(players), seating(1, players), so);
        let card = m.game().hand(Seat(0)).first().copied();
        let asks = move |scene: &DrawContext<ElderGodWindow>| {
            let standing = scene.shown.seen().known().standing(Seat(0))?;
            let words = match standing.wound {
                None => elder_god_window::texts::BarText::YourTurn,
                Some(_) => elder_god_window::texts::BarText::YourTurnWounded,
            };
            (scene.m.game().outcome().is_none() && !held).then(|| window::speech::say(words))
        };
        let chosen = move |state: &mut elder_god_window::UiState| {
            state.pile_open = pile;
            state.chosen.at = card.filter(|_| held).map(Thing::Card).into_iter().collect();
        };
        all.push(table::<ElderGodWindow>(name, m, chosen, asks));
    };
    case("Elder God, 2, turn", 2, &mine, false, false);
    case("Elder God, 3, card", 3, &later, true, false);
    case("Elder God, 5, turn", 5, &later, false, false);
    case("Elder God, 2, pile", 2, &later, false, true);
    case("Elder God, 4, over", 4, &over, false, false);
    all
}

fn thoth() -> Vec<ScreenCase> {
    use thoth_rules::{Phase, Setup};
    let mut all = vec![];
    let mut case = |name: &str, setup: Setup, so: &dyn Fn(&thoth::Thoth) -> bool, picked: bool| {
        let played = Played::new(&setup, 4).until(so);
        let seat = played.game.active();
        let seen = PanelView::of(played.game.view(Some(seat)), &names());
        let chosen =
            seen.cards().first().filter(|_| picked).map(crate::thoth_panels::picked_up).unwrap_or_default();
        let over = matches!(seen.view().phase, Phase::Scored | Phase::Over);
        let asked = seen.clone();
        let draw = move |ctx: &Context| {
            let pack = Pack::default();
            let data = thoth_window::panel_view::PanelData { steps: Some((2, 0)), ..shown(&seen, &chosen) };
            drop(thoth_window::panels::table::show(ctx, &data, pack));
            if over {
                drop(thoth_window::panels::sheets::result(ctx, &seen, false, true, pack));
            }
        };
        let question = move || (!over).then(|| thoth_window::panels::turn::asks(&asked));
        all.push(ScreenCase::new(name, draw).asks(question));
    };
    let choosing = |game: &thoth::Thoth| *game.phase() == Phase::Choosing && game.turn() > 12;
    case("Thoth, 2, plays", Setup::by_hand(2), &choosing, false);
    case("Thoth, 5, card", Setup::assisted(5), &choosing, true);
    case(
        "Thoth, 3, builds",
        Setup::by_hand(3),
        &|game| matches!(game.phase(), Phase::Building { .. }),
        false,
    );
    case("Thoth, 5, scored", Setup::assisted(5), &|game| *game.phase() == Phase::Scored, false);
    case("Thoth, 2, over", Setup::assisted(2), &|game| *game.phase() == Phase::Over, false);
    for players in [2, 5] {
        let played = Played::new(&Setup::assisted(players), 2).until(|game| game.results().len() == 1);
        let seen = PanelView::of(played.game.view(Some(Seat(0))), &names());
        for &sheet in Overlay::VARIANTS {
            let seen = seen.clone();
            let name = format!("Thoth, {players}, {sheet:?}");
            all.push(ScreenCase::new(name, move |ctx| {
                drop(thoth_window::panels::sheets::show(ctx, sheet, &seen, Pack::default()));
            }));
        }
    }
    all
}

fn rlyeh() -> Vec<ScreenCase> {
    use rlyeh_rules::Setup;
    let mut all = vec![];
    let city = |setup: &Setup| rlyeh::Match::new(setup, 1, HandOptions::default(), true).unwrap();
    for (name, setup, folds) in [
        ("R'lyeh, alone", Setup::solitaire(3), Folds::default()),
        ("R'lyeh, alone, unfolded", Setup::solitaire(6), Folds { stashes: true, log: true }),
        ("R'lyeh, 5", Setup::players(5), Folds::default()),
        ("R'lyeh, 5, unfolded", Setup::players(5), Folds { stashes: true, log: true }),
    ] {
        let m = city(&setup);
        let view = m.view();
        let question =
            move || Some(rlyeh_window::panels::turn::asked(&view, &rlyeh_window::rolls::RollView::Lies));
        all.push(ScreenCase::new(name, move |ctx| draw_city(ctx, &m, folds)).asks(question));
    }
    let mut over = city(&Setup::solitaire(2));
    over.intend(rlyeh::Intent::Declare(rlyeh::referee::Declaration::Stop)).unwrap();
    all.push(ScreenCase::new("R'lyeh, over", move |ctx| {
        drop(rlyeh_window::panels::result::show(ctx, &over.view(), over.notes(), false));
    }));
    all
}

/// The plate of a lesson over its table.
fn lessons() -> Vec<ScreenCase> {
    let mut all = vec![];
    for lesson in found::of("rathulhu").into_iter().take(1) {
        let mut m = lesson.begin::<auction::Rathulhu>().unwrap();
        let mut teaching = Teaching::new(lesson.clone(), LessonProgress::begin(&lesson, &m));
        teaching.see(&m, false);
        teaching.read();
        teaching.see(&m, false);
        // A step that is only read, with others before it: all three buttons are there.
        m.act(lesson.learner(), auction::Action::Draw).unwrap();
        teaching.see(&m, false);
        assert!(teaching.at() == 2 && matches!(teaching.step().unwrap().wait, Wait::Next), "another lesson");
        let below = table::<RathulhuWindow>("", m, |_| (), |_| None);
        all.push(ScreenCase::new("lesson", move |ctx| {
            (below.draw)(ctx);
            let _ = shell::ui::lesson_plate::show(ctx, &teaching, true);
        }));
    }
    all
}
