//! The plate of a lesson: what a step says, beside what it points at; and a ring round that.

use bevy_egui::egui::{Align, Button, Color32, Context, Id, Layout, Rect, RichText, Ui, UiBuilder};
use lesson::words::PlateWords;
use lesson::{NotYet, Step, Target, Wait};
use window::keys::program::lessons::{BACK, LEAVE, NEXT};
use window::lessons::Teaching;
use window::messages::LessonAct;
use window::speech::{say, under};
use window::ui::caps::KeyButton;
use window::ui::unlock::Unlock;
use window::ui::{callout, landmarks, layout, occupied, style, tip};

/// Width of the plate, points.
const WIDE: f32 = 330.0;
/// From what is pointed at to its ring, points; and by how much that moves.
const RING: (f32, f32) = (5.0, 4.0);
/// The ring breathes so often, 1/s.
const BREATHS: f64 = 0.7;
/// What stands aside leaves room for a bar at the foot of the window, points.
const FOOT: f32 = 56.0;
const NAME: &str = "lesson";

/// Draws the plate and the ring; what the learner wants. `still` where nothing may move.
pub fn show(ctx: &Context, teaching: &Teaching, still: bool) -> Option<LessonAct> {
    if callout::must_wait(ctx) {
        return None;
    }
    let step = teaching.step()?;
    let points: Vec<Rect> = match teaching.is_busy() {
        true => vec![],
        false => step.point.iter().filter_map(|target| place(ctx, target)).collect(),
    };
    let breath =
        if still { 0.0 } else { (ctx.input(|input| input.time) * BREATHS * std::f64::consts::TAU).sin() };
    callout::rings(ctx, &points, RING.0 + RING.1 * (0.5 + 0.5 * breath as f32), style::AMBER);
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let size = layout::size(ctx, NAME).unwrap_or_default();
    let reach = RING.0 + RING.1 + 3.0;
    let needed = [occupied::all(ctx), landmarks::all_needed(ctx), callout::read(ctx, NAME)].concat();
    let at = match points.split_first() {
        Some((first, rest)) => {
            let rest: Vec<Rect> = rest.iter().map(|rect| rect.expand(reach)).chain(needed).collect();
            tip::place(room, first.center(), size, first.expand(reach), &rest)
        }
        // The first word is said before whoever has just sat down; later words stand aside.
        None if teaching.at() == 0 => room.center() - size / 2.0,
        None => tip::aside(room, size, FOOT, &needed),
    };
    callout::plate(ctx, NAME, (at, WIDE), style::AMBER, |ui| {
        words(ui, teaching, step);
        ui.add_space(6.0);
        buttons(ui, teaching, step)
    })
}

/// Where something is in the window.
fn place(ctx: &Context, target: &Target) -> Option<Rect> {
    match target {
        Target::Item(name) => landmarks::find_item(ctx, name),
        Target::Button(name) => landmarks::find_button(ctx, name),
    }
}

fn words(ui: &mut Ui, teaching: &Teaching, step: &Step) {
    let lesson = teaching.lesson();
    let line = |ui: &mut Ui, words: Option<String>, size: f32, ink: Color32| {
        if let Some(words) = words {
            ui.label(RichText::new(words).size(size).color(ink));
        }
    };
    line(ui, under(&lesson.say_id(step)), 17.0, style::INK);
    if let Some(wrong) = teaching.wrong() {
        let own = under(&lesson.wrong_id(step)).filter(|_| wrong != NotYet::Spoilt);
        line(ui, own.or_else(|| under(wrong.text_id())), 15.0, style::BAD);
    } else if teaching.shown_s >= f32::from(step.hint_s) {
        line(ui, under(&lesson.hint_id(step)), 15.0, style::GOOD);
    }
}

/// A page that has just come up takes no click that was meant for the one before.
fn buttons(ui: &mut Ui, teaching: &Teaching, step: &Step) -> Option<LessonAct> {
    let mut act = None;
    let of = teaching.lesson().steps.len();
    // egui knows a button by its id, and asks where it was in the picture before: on another page it is another.
    let row = UiBuilder::new().id(Id::new(NAME).with(("buttons", teaching.at())));
    ui.scope_builder(row, |ui| {
        let number = PlateWords::Step { number: teaching.at() + 1, of };
        // Above the buttons: beside them there is no room for it in every language.
        ui.label(RichText::new(say(&number)).small().color(style::FAINT));
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if matches!(step.wait, Wait::Next) {
                    let words = if teaching.at() + 1 == of { PlateWords::Done } else { PlateWords::Next };
                    let words = say(&words);
                    let button = Button::new(RichText::new(&words).size(16.0)).fill(style::BUTTON_WARM);
                    let button = ui.add(KeyButton::new(button, NEXT));
                    act = button.unlocked_click(ui, &words).then_some(LessonAct::Next);
                }
                let back = (teaching.at() > 0).then_some((PlateWords::Back, BACK, LessonAct::Back));
                for (words, key, does) in
                    back.into_iter().chain([(PlateWords::Leave, LEAVE, LessonAct::Leave)])
                {
                    let words = say(&words);
                    let button = ui.add(KeyButton::new(Button::new(RichText::new(&words).small()), key));
                    if button.unlocked_click(ui, &words) {
                        act = Some(does);
                    }
                }
            });
        })
    });
    act
}
