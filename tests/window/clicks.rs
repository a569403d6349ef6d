//! Clicks are heard once, by what they were meant for: none is lost on a slow frame, and none is heard by a button that
//! came up under the pointer just before. Words that come up by themselves hide nothing that is clicked.

use super::panels::words;
use crate::screen::mouse::{Mouse, next};
use bevy_egui::egui::{
    Align2, Area, AreaState, Context, Event, Id, Modal, Modifiers, PointerButton, Pos2, RawInput, Rect,
    Sense, Shape, UiBuilder, Vec2, pos2, vec2,
};
use game::message::Message;
use lesson::{LessonProgress, found};
use rlyeh::Match;
use session::Names;
use shell::ui::lesson_plate;
use shell::ui::replay_bar::{self, BarView};
use shell::ui::toasts::{self, Toasts};
use window::board::{Board, Item, Meaning};
use window::lessons::Teaching;
use window::messages::LessonAct;
use window::ui::act::UiCommand;
use window::ui::buttons::action;
use window::ui::clicks::DoubleClicks;
use window::ui::layout::{self, whole};
use window::ui::log::{LogRow, lines};
use window::ui::pictures::Picture;
use window::ui::seats::Seats;
use window::ui::style;
use window::ui::tip::{self, HoverTip};

const SIZE: Vec2 = vec2(800.0, 600.0);
const ROOM: Rect = Rect { min: Pos2::ZERO, max: pos2(800.0, 600.0) };
/// On the button.
const ON: Pos2 = pos2(130.0, 120.0);
/// Beside it.
const OFF: Pos2 = pos2(500.0, 400.0);

/// Draws one button; whether it was clicked.
fn button(ctx: &Context, label: &str) -> bool {
    let at = Area::new(Id::new("bar")).fixed_pos(pos2(100.0, 100.0));
    at.show(ctx, |ui| action(ui, label, "P", None, true)).inner
}

/// Draws the one that was there first.
fn first(ctx: &Context) {
    button(ctx, "Skip to my next decision");
}

/// A mouse that rests on a button which has been there for long.
fn resting() -> Mouse {
    let mut mouse = Mouse::new(SIZE);
    mouse.wait(5, first);
    mouse.go(ON, first);
    mouse.wait(60, first);
    mouse
}

/// How often the second button is heard after these steps of the mouse.
fn heard(mouse: &mut Mouse, label: &str, act: impl FnOnce(&mut Mouse, &mut dyn FnMut(&Context))) -> usize {
    let mut heard = 0;
    act(mouse, &mut |ctx| heard += usize::from(button(ctx, label)));
    heard
}

#[test]
fn a_button_that_comes_up_under_a_resting_pointer_takes_no_click_meant_for_what_was_there() {
    let click = |mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)| {
        mouse.press(true, &mut *draw);
        mouse.press(false, &mut *draw);
        mouse.wait(2, draw);
    };
    // What has been there is heard.
    assert_eq!(heard(&mut resting(), "Skip to my next decision", click), 1);
    // What has just come up is not, and neither is a press that began before.
    assert_eq!(heard(&mut resting(), "Pass", click), 0);
    let mut mouse = resting();
    mouse.press(true, first);
    let lets_go = |mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)| {
        mouse.wait(40, &mut *draw);
        mouse.press(false, &mut *draw);
        mouse.wait(2, draw);
    };
    assert_eq!(heard(&mut mouse, "Pass", lets_go), 0, "however long it is held");
    // A click that is refused opens no way for the next one, until the button has been seen.
    let mut mouse = resting();
    let hasty = |mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)| {
        for _ in 0..3 {
            mouse.press(true, &mut *draw);
            mouse.press(false, &mut *draw);
        }
        mouse.wait(30, draw);
    };
    assert_eq!(heard(&mut mouse, "Pass", hasty), 0);
    assert_eq!(heard(&mut mouse, "Pass", click), 1, "half a second later it is");
}

#[test]
fn a_pointer_that_comes_on_to_a_button_is_heard_at_once() {
    let comes = |mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)| {
        draw_once(mouse, draw);
        mouse.go(OFF, &mut *draw);
        mouse.click(ON, draw);
    };
    assert_eq!(heard(&mut resting(), "Pass", comes), 1, "away and back");
    let mut mouse = resting();
    mouse.go(OFF, first);
    let click = |mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)| {
        draw_once(mouse, draw);
        mouse.click(ON, draw);
    };
    assert_eq!(heard(&mut mouse, "Pass", click), 1, "it came up while the pointer was elsewhere");
}

fn draw_once(mouse: &mut Mouse, draw: &mut dyn FnMut(&Context)) {
    mouse.frame(vec![], draw);
}

fn pointer(at: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Whether a button is clicked by what happens in frames that come at these times, s, as the program hands it to egui:
/// what waits for the next frame comes first there.
fn clicked(frames: Vec<(f64, Vec<Event>)>) -> usize {
    let ctx = super::panels::context();
    let (mut clicks, mut waiting) = (0, vec![]);
    let mut draw = |time: f64, events: Vec<Event>| {
        let input = RawInput { screen_rect: Some(ROOM), time: Some(time), events, ..RawInput::default() };
        let _ = ctx.run_ui(input, |ui| clicks += usize::from(button(ui.ctx(), "Pass")));
    };
    (1..5).for_each(|frame| draw(f64::from(frame) / 60.0, vec![]));
    let last = frames.last().map_or(0.0, |(time, _)| *time);
    let then = (1..6).map(|frame| (last + 0.4 * f64::from(frame), vec![]));
    for (time, events) in frames.into_iter().chain(then) {
        waiting.extend(events);
        let is_down = ctx.input(|input| input.pointer.any_down());
        draw(time, next(&mut waiting, is_down));
    }
    clicks
}

#[test]
fn no_click_is_lost_where_frames_are_slow() {
    let (on, off) = (Event::PointerMoved(ON), Event::PointerMoved(OFF));
    let (down, up) = (pointer(ON, true), pointer(ON, false));
    for (what, frames) in [
        ("all in one frame", vec![vec![on.clone(), down.clone(), up.clone()]]),
        ("gone on in the same frame", vec![vec![on.clone(), down.clone(), up.clone(), off.clone()]]),
        ("down and up in two frames", vec![vec![on.clone(), down.clone()], vec![up.clone(), off.clone()]]),
        ("a frame each", vec![vec![on.clone()], vec![down.clone()], vec![up.clone()], vec![off.clone()]]),
        (
            "coming from elsewhere",
            vec![vec![off.clone()], vec![on.clone(), down.clone(), up.clone(), off.clone()]],
        ),
    ] {
        // From quick frames to such as take longer than any click.
        for pace in [1.0 / 60.0, 0.2, 0.9, 2.5] {
            let frames = frames.iter().cloned().enumerate();
            let frames = frames.map(|(i, events)| (1.0 + pace * i as f64, events)).collect();
            assert_eq!(clicked(frames), 1, "{what}, {pace} s a frame");
        }
    }
    let away = vec![(1.0, vec![on, down, off.clone(), pointer(OFF, false)])];
    assert_eq!(clicked(away), 0, "let go of elsewhere it is none");
}

/// How often a double click is heard where these inputs come at these times, s, and pictures at a pace, the first of them at
/// once, for the window wakes at an input.
fn double_clicks(inputs: &[(f64, Event)], pace: f64) -> usize {
    let ctx = super::panels::context();
    let (mut inputs, mut waiting, mut told) = (inputs.to_vec(), vec![], DoubleClicks::default());
    let (mut time, mut heard) = (0.0, 0);
    while time < 12.0 {
        let waited = !waiting.is_empty();
        let came = inputs.iter().take_while(|(at, _)| *at <= time).count();
        waiting.extend(inputs.drain(..came).map(|(_, event)| event));
        let events = next(&mut waiting, ctx.input(|input| input.pointer.any_down()));
        let input = RawInput { screen_rect: Some(ROOM), time: Some(time), events, ..RawInput::default() };
        told.tell(&ctx, &input, waited);
        let _ = ctx.run_ui(input, |ui| {
            whole(ui.ctx(), "table", |ui, _| {
                let card = ui.interact(
                    Rect::from_center_size(ON, vec2(80.0, 40.0)),
                    Id::new("card"),
                    Sense::click(),
                );
                heard += usize::from(card.double_clicked());
            });
        });
        let wakes = inputs.first().map(|(at, _)| *at).filter(|_| waiting.is_empty());
        time = wakes.map_or(time + pace, |at| at.max(time + pace));
    }
    heard
}

#[test]
fn two_quick_clicks_are_a_double_click_however_slow_the_pictures_are() {
    let clicks = |at: [f64; 4]| {
        let inputs = at.into_iter().zip([true, false, true, false]);
        inputs.map(|(at, pressed)| (at, pointer(ON, pressed))).collect::<Vec<_>>()
    };
    for pace in [1.0 / 60.0, 0.1, 0.2, 0.25, 1.0 / 3.0, 0.9] {
        // The pointer may come and click while a picture is drawn, or at rest.
        for first in [1.0, 1.03, 1.11, 1.17] {
            let came = [(0.97, Event::PointerMoved(ON))];
            let inputs = |at: [f64; 4]| [&came[..], &clicks(at)].concat();
            let quick = inputs([first, first + 0.08, first + 0.16, first + 0.24]);
            assert_eq!(double_clicks(&quick, pace), 1, "{pace} s a picture, from {first}");
            let twice = inputs([first, first + 0.08, first + 3.0, first + 3.08]);
            assert_eq!(double_clicks(&twice, pace), 0, "three seconds later, {pace} s a picture");
        }
    }
    let slow = clicks([1.0, 1.08, 1.5, 1.58]);
    assert_eq!(double_clicks(&slow, 1.0 / 60.0), 0, "half a second later it is another click");
}

#[test]
fn what_lies_under_a_dialog_is_not_explained_over_it() {
    let mut mouse = Mouse::new(SIZE);
    let draw = |ctx: &Context, open: bool| {
        whole(ctx, "table", |ui, _| {
            let rect = Rect::from_center_size(ON, vec2(80.0, 40.0));
            let card = ui.interact(rect, Id::new("card"), Sense::click()).tip("Seven of Wands");
            if card.contains_pointer() || ctx.pointer_latest_pos().is_some_and(|at| rect.contains(at)) {
                tip::about(ctx, "about", Some(ON), (rect, &[]), |ui| drop(ui.label("It grows")));
            }
        });
        if open {
            Modal::new(Id::new("dialog")).show(ctx, |ui| drop(ui.label("The rules")));
        }
    };
    mouse.wait(3, |ctx| draw(ctx, false));
    mouse.go(ON, |ctx| draw(ctx, false));
    let said = words(&mouse.wait(60, |ctx| draw(ctx, false)));
    assert!(said.contains("Seven of Wands") && said.contains("It grows"), "{said}");
    let said = words(&mouse.wait(3, |ctx| draw(ctx, true)));
    assert!(said.contains("The rules") && !said.contains("Seven") && !said.contains("grows"), "{said}");
    let said = words(&mouse.wait(60, |ctx| draw(ctx, false)));
    assert!(said.contains("Seven of Wands"), "it comes back: {said}");
}

/// Things of a board that are clicked.
struct Clicked;

impl Meaning<u8, u8> for Clicked {
    fn click(&self, target: u8) -> Option<UiCommand<u8>> {
        Some(UiCommand::Wish(target))
    }
}

#[test]
fn what_is_pressed_on_a_board_is_clicked_though_others_come_and_go_meanwhile() {
    let mut mouse = Mouse::new(SIZE);
    let mut wanted = vec![];
    let mut draw = |ctx: &Context, targets: &[u8]| {
        let place =
            |target: u8| Rect::from_min_size(pos2(100.0 * f32::from(target), 100.0), vec2(80.0, 80.0));
        let item = |target: &u8| {
            let picture = Picture::painted(1.0, |_, _| ());
            Item::fixed(("item", target), picture, place(*target)).target(*target)
        };
        let items: Vec<Item<u8>> = targets.iter().map(item).collect();
        let board = Board {
            name: Id::new("board"),
            items: &items,
            names: &Names::default(),
            focus: None,
            still: true,
        };
        whole(ctx, "table", |ui, _| wanted.extend(board.listen(ui, &Clicked).wanted));
    };
    mouse.wait(3, |ctx| draw(ctx, &[1, 2, 3]));
    mouse.go(pos2(240.0, 140.0), |ctx| draw(ctx, &[1, 2, 3]));
    mouse.press(true, |ctx| draw(ctx, &[1, 2, 3]));
    mouse.wait(2, |ctx| draw(ctx, &[2, 3]));
    mouse.press(false, |ctx| draw(ctx, &[2, 3]));
    assert_eq!(wanted, [UiCommand::Wish(2)]);
}

/// Where some words are written.
fn written(output: &bevy_egui::egui::FullOutput, words: &str) -> Rect {
    let mut texts = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text().contains(words) => Some(text.visual_bounding_rect()),
        _ => None,
    });
    texts.next().unwrap_or_else(|| panic!("\"{words}\" is nowhere to be seen"))
}

#[test]
fn notices_and_refusals_hide_neither_each_other_nor_cards() {
    let mut mouse = Mouse::new(SIZE);
    let cards: Vec<Rect> = (0..6)
        .map(|i| Rect::from_min_size(pos2(120.0 + 95.0 * i as f32, 450.0), vec2(88.0, 140.0)))
        .collect();
    let toast = |words: &str| {
        let mut toasts = Toasts::default();
        toasts.push(words.into(), style::BAD);
        toasts
    };
    let (notice, refusal) =
        (toast("This match stands in the gallery now"), toast("A card must touch another"));
    for pointer in [cards[2].center(), pos2(400.0, 300.0), pos2(400.0, 435.0)] {
        let draw = |ctx: &Context| {
            whole(ctx, "table", |ui, _| {
                for (i, rect) in cards.iter().enumerate() {
                    ui.scope_builder(UiBuilder::new().max_rect(*rect), |ui| {
                        ui.interact(*rect, Id::new(("card", i)), Sense::click_and_drag());
                    });
                }
            });
            toasts::show(ctx, &notice);
            toasts::show_refusals(ctx, &refusal, Some(pointer));
        };
        mouse.go(pointer, draw);
        let shown = mouse.wait(20, draw);
        let (told, refused) = (written(&shown, "gallery"), written(&shown, "must touch"));
        assert!(!told.intersects(refused), "{told} and {refused}");
        for card in &cards {
            assert!(
                !told.intersects(*card) && !refused.intersects(*card),
                "{card} is hidden: {told} {refused}"
            );
        }
        assert!(ROOM.contains_rect(told) && ROOM.contains_rect(refused));
        assert!(!refused.contains(pointer) && refused.distance_to_pos(pointer) < 260.0, "beside the pointer");
    }
    // With nothing in the way a new notice stands at the foot, in the middle.
    let mut mouse = Mouse::new(SIZE);
    let told = written(&mouse.wait(20, |ctx| toasts::show(ctx, &notice)), "gallery");
    assert!(told.center().distance(pos2(400.0, 525.0)) < 20.0, "{told}");
}

#[test]
fn no_notice_lies_over_a_dialog_a_bar_or_the_log() {
    let mut toasts = Toasts::default();
    toasts.push("This match stands in the gallery now".into(), style::BAD);
    // A log that fills the right of the window, the bar at its foot, or a dialog larger than what counts as its ground.
    let log = |ctx: &Context| {
        let at = (Align2::RIGHT_TOP, Vec2::ZERO);
        layout::over(ctx, "side column", at, vec2(500.0, SIZE.y), |ui| {
            ui.set_width(470.0);
            let row = |_: usize| LogRow::new(Message::new("counts-turn"), style::INK, vec![]);
            lines(ui, "log", 560.0, Seats { names: &Names::default(), badges: &[] }, (0..30).map(row));
        });
    };
    let dialog = |ctx: &Context| {
        Modal::new(Id::new("dialog")).show(ctx, |ui| ui.allocate_space(vec2(600.0, 400.0)));
    };
    let bar = |ctx: &Context| {
        let view = BarView {
            steps: (4, 9),
            time_s: None,
            turn: Message::new("counts-turn"),
            winding: false,
            playing: true,
            speed: 1.0,
            words: Some("What fell first".into()),
            parted: None,
        };
        let _ = replay_bar::show(ctx, &view);
    };
    type Draws<'a> = (&'a str, &'a str, &'a dyn Fn(&Context));
    let all: [Draws; 3] =
        [("the log", "side column", &log), ("a dialog", "dialog", &dialog), ("the bar", "replay bar", &bar)];
    for (what, area, draw) in all {
        for pointer in [None, Some(pos2(300.0, 300.0)), Some(pos2(560.0, 480.0))] {
            let mut mouse = Mouse::new(SIZE);
            let mut there = Rect::NOTHING;
            let shown = mouse.wait(8, |ctx| {
                draw(ctx);
                there = AreaState::load(ctx, Id::new(area)).unwrap().rect();
                match pointer {
                    None => toasts::show(ctx, &toasts),
                    Some(_) => _ = toasts::show_refusals(ctx, &toasts, pointer),
                }
            });
            let told = written(&shown, "gallery");
            assert!(!told.intersects(there.shrink(6.0)), "{told} lies over {what}, {there}, {pointer:?}");
        }
    }
}

#[test]
fn a_refusal_is_over_once_the_pointer_is_pressed_elsewhere() {
    let mut toasts = Toasts::default();
    toasts.push("A card must touch another".into(), style::BAD);
    let mut mouse = Mouse::new(SIZE);
    let mut links = vec![];
    let at = pos2(400.0, 300.0);
    mouse.go(at, |ctx| links.push(toasts::show_refusals(ctx, &toasts, Some(at)).passed));
    mouse.wait(3, |ctx| links.push(toasts::show_refusals(ctx, &toasts, Some(at)).passed));
    assert!(!links.contains(&true), "it stays while nothing is wanted");
    links.clear();
    mouse.press(true, |ctx| links.push(toasts::show_refusals(ctx, &toasts, Some(at)).passed));
    assert!(links.contains(&true));
}

/// The name of what the pointer is on stands beside it, as a refusal does.
#[test]
fn a_name_does_not_hide_why_something_was_refused() {
    let mut toasts = Toasts::default();
    toasts.push("The Seven of Wands raises no pyramids: small cards and trumps do".into(), style::BAD);
    for name in ["Large fire pyramid", "A piece that has a name which takes up a line of its own, and more"] {
        for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9), (0.5, 0.97)] {
            let at = pos2(x * SIZE.x, y * SIZE.y);
            let mut mouse = Mouse::new(SIZE);
            let shown = mouse.wait(6, |ctx| {
                let pointed = Rect::from_center_size(at, Vec2::splat(32.0));
                tip::about(ctx, "hand tip", Some(at), (pointed, &[]), |ui| drop(ui.label(name)));
                toasts::show_refusals(ctx, &toasts, Some(at));
            });
            let (named, refused) = (written(&shown, name), written(&shown, "raises no"));
            assert!(!named.intersects(refused), "{named} over {refused}, at {at}");
        }
    }
}

#[test]
fn a_page_of_a_lesson_takes_no_click_meant_for_the_page_before() {
    let lesson = found::find("rlyeh/hand").unwrap().unwrap();
    let m: Match = lesson.begin_at_table().unwrap();
    let page = |at: usize| {
        let mut progress = LessonProgress::begin(&lesson, &m);
        (0..at).for_each(|_| progress.next(&lesson, &m));
        let mut teaching = Teaching::new(lesson.clone(), progress);
        teaching.see(&m, false);
        assert_eq!(teaching.at(), at);
        teaching
    };
    let (first, second) = (page(0), page(1));
    let show = |ctx: &Context, page: &Teaching| lesson_plate::show(ctx, page, true);
    let place = |page: &Teaching, words: &str| {
        let mut mouse = Mouse::new(SIZE);
        written(&mouse.wait(6, |ctx| _ = show(ctx, page)), words).center()
    };
    // Two quick clicks, the second in the first picture of the next page, wherever its buttons are.
    let mut mouse = Mouse::new(SIZE);
    mouse.go(place(&first, "Next"), |ctx| _ = show(ctx, &first));
    let mut acts = vec![];
    for page in [&first, &second] {
        let clicked = [true, false].map(|pressed| pointer(place(&first, "Next"), pressed));
        mouse.frame(clicked.into(), |ctx| acts.extend(show(ctx, page)));
    }
    mouse.wait(40, |ctx| acts.extend(show(ctx, &second)));
    assert_eq!(acts, [LessonAct::Next]);
    // The pointer rests where the next page is left.
    let leave = place(&second, "Leave");
    assert!(leave.distance(place(&first, "Next")) > 20.0, "the plate moves");
    let mut mouse = Mouse::new(SIZE);
    mouse.go(leave, |ctx| _ = show(ctx, &first));
    mouse.wait(60, |ctx| _ = show(ctx, &first));
    let click = |mouse: &mut Mouse| {
        let mut acts = vec![];
        let mut draw = |ctx: &Context| acts.extend(show(ctx, &second));
        mouse.press(true, &mut draw);
        mouse.press(false, &mut draw);
        mouse.wait(40, &mut draw);
        acts
    };
    assert_eq!(click(&mut mouse), [], "it has just come up");
    assert_eq!(click(&mut mouse), [LessonAct::Leave]);
}
