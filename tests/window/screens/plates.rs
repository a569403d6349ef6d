//! What lies over a table and is read there: what the coach, a look back and a second try say, the bar of a replay, notices; and
//! the lab.

use super::every::{ScreenCase, played, seating, table};
use bevy_egui::egui::Context;
use bots::look_back::TryGrade;
use bots::{Bot as _, SeatPosition};
use elder_god_rules as elder;
use elder_god_window::ElderGodWindow;
use game::Seat;
use game::message::Message;
use lab::Scene;
use rathulhu_rules as auction;
use rathulhu_window::RathulhuWindow;
use session::mistakes::{Interval, Mistake};
use session::replay::Recorded as _;
use session::{CardMatch, Skill};
use shell::lab_screen::panels;
use shell::lab_screen::panels::fields::{Fields, Form, Test};
use shell::lab_screen::state::LabState;
use shell::ui::coach_plate;
use shell::ui::replay_bar::{self, BarView};
use shell::ui::toasts::{self, Toasts};
use std::cell::RefCell;
use std::rc::Rc;
use window::coach::advised::Advised;
use window::coach::looked::{DecisionComment, Looked, TryWords};
use window::flat::FlatGame;
use window::speech::{say, tell};
use window::texts::CoachRefusal;
use window::training::{Training, TryState};
use window::ui::look_back_plate::{self, LookBackState};
use window::ui::{style, training_plate};

/// The plates and notices over tables at which much is in sight, and the lab.
pub fn plates() -> Vec<ScreenCase> {
    let bids = played::<RathulhuWindow>(&auction::Setup::players(5), seating(1, 5), |m| {
        m.game().phase().seat() == Some(Seat(0)) && matches!(m.game().phase(), auction::Phase::Auction(_))
    });
    let best = rathulhu::bot::Bot::new(Skill::High, 5, Seat(0)).with_playouts(20);
    let mut all = over::<RathulhuWindow>("Rathulhu", bids, best);
    let late = played::<ElderGodWindow>(&elder::Setup::players(3), seating(1, 3), |m| {
        *m.game().phase() == elder::Phase::Play { seat: Seat(0) } && m.game().clock().turn > 18
    });
    let best = elder_god::bot::Bot::new(Skill::High, 5, Seat(0)).with_playouts(10);
    all.extend(over::<ElderGodWindow>("Elder God", late, best));
    all.extend(lab());
    all
}

/// Every plate, notice and bar over one table, with what a bot says there.
fn over<F: FlatGame>(game: &str, m: CardMatch<F::Game>, mut best: F::Bot) -> Vec<ScreenCase> {
    let position = SeatPosition::of(m.game(), Seat(0));
    let advice = best.explain(&position).unwrap();
    let (names, turn) = (m.seating().names.clone(), m.turn_words());
    let marks = F::landmarks(&position, &advice.choice);
    let ways: Vec<Message> = advice.ways.iter().map(|way| way.words.clone()).collect();
    let says =
        |what: &Message| Advised { what: Some(what.clone()), marks: marks.clone(), ..Advised::default() };
    let two = || [says(&ways[1]), says(&ways[0])];
    let below = table::<F>("", m, |_| (), |_| None).draw;
    let (mut all, case) = (vec![], |name: &str| (format!("{game}, {name}"), below.clone()));
    let advised = Advised { ways: ways.clone(), why: advice.why.clone(), ..says(&ways[0]) };
    let of = names.clone();
    all.push(over_it(case("coach"), move |ctx| coach_plate::show(ctx, Some((&advised, &of)))));
    all.push(over_it(case("coach thinks"), |ctx| coach_plate::show(ctx, None)));
    all.push(over_it(case("looks back"), |ctx| look_back_plate::show(ctx, &LookBackState::Progress(0.4))));
    let (seat, verdict, position) = (Seat(0), DecisionComment::Cost, None);
    let looked = Looked { step: 3, turn: turn.clone(), seat, verdict, ways: two(), position, chance: [0, 0] };
    let of = names.clone();
    let look_back = move |ctx: &Context| {
        let shown = LookBackState::Moment { looked: &looked, of: (1, 4), names: &of, is_there: true };
        let _ = look_back_plate::show(ctx, &shown);
    };
    all.push(over_it(case("look back"), look_back.clone()));
    for (name, grade) in [("try, worse", TryGrade::Worse), ("try, same", TryGrade::Same)] {
        let words = TryWords { grade, ways: two(), compared: ways.clone(), why: advice.why.clone() };
        let mistake = Mistake {
            game: game.into(),
            played_in: "2026-11-28 Ann and four others".into(),
            recording: 1,
            step: 3,
            seat,
            chance: [0, 0],
            found: 20_000,
            interval: Interval::New,
            due: 20_000,
        };
        let state = TryState::Told(Box::new(words), Some(mistake.clone()));
        let when = format!("{game}, move 12");
        let training =
            Training { mistake, names: names.clone(), when, before: 3, is_counted: true, left: 4, state };
        all.push(over_it(case(name), move |ctx| training_plate::show(ctx, &training)));
    }
    let mut toasts = Toasts::default();
    toasts.push(say(CoachRefusal::NotOver).into(), style::AMBER);
    toasts.push(say(CoachRefusal::Shared).into(), style::BAD);
    let mut refused = Toasts::default();
    refused.push(say(CoachRefusal::Scored).into(), style::BAD);
    all.push(over_it(case("notices"), move |ctx| toasts::show(ctx, &toasts)));
    all.push(over_it(case("refusals"), move |ctx| toasts::show_refusals(ctx, &refused, None)));
    let unkept = files::words::reason(&std::io::ErrorKind::StorageFull.into());
    all.push(over_it(case("unkept"), move |ctx| toasts::banner(ctx, &unkept)));
    let words = Some(tell(&names, &ways[0]));
    let (parted, steps, time_s) = (Some(turn.clone()), (4, 90), Some((12.0, 340.0)));
    let view = BarView { steps, time_s, turn, winding: false, playing: true, speed: 1.0, words, parted };
    let over_bar = move |ctx: &Context| {
        look_back(ctx);
        let _ = replay_bar::show(ctx, &view);
    };
    all.push(ScreenCase { is_replay: true, ..over_it(case("replay, look back"), over_bar) });
    all
}

/// What draws.
type Draw = Rc<dyn Fn(&Context)>;

/// Something over a table, with the case's name.
fn over_it<R>((name, below): (String, Draw), draw: impl Fn(&Context) -> R + 'static) -> ScreenCase {
    let both = move |ctx: &Context| {
        below(ctx);
        draw(ctx);
    };
    ScreenCase { menu: true, ..ScreenCase::new(name, both) }
}

/// The lab with nothing, and with a pillar and each of its tests.
fn lab() -> Vec<ScreenCase> {
    let empty = LabState::default();
    let mut all = vec![ScreenCase::new("lab, empty", move |ctx| {
        drop(panels::show(ctx, &empty.panel_data(), &mut Fields::default()));
    })];
    for test in Test::ALL {
        let mut state = LabState::default();
        let pillar = "Scene(name: \"pillar\", pieces: [
            (name: \"pillar\", shape: Box(size_mm: (10, 10, 60)), at_mm: (0, 0, 30)),
            (name: \"slab\", shape: Box(size_mm: (60, 60, 10)), at_mm: (80, 0, 5))])";
        state.put(Scene::parse(pillar, "here").unwrap());
        let fields = RefCell::new(Fields { form: Form { test, ..Form::default() }, ..Fields::default() });
        all.push(ScreenCase::new(format!("lab, {test:?}"), move |ctx| {
            drop(panels::show(ctx, &state.panel_data(), &mut fields.borrow_mut()));
        }));
    }
    all
}
