//! The plate of a mistake that is tried again: what is asked, and then what the best bot says of the try.

use super::caps::KeyButton;
use super::{callout, landmarks, layout, occupied, style, tip};
use crate::coach::advised::Advised;
use crate::coach::looked::TryWords;
use crate::keys::Shortcut;
use crate::keys::program::lessons::{BACK, LEAVE, NEXT};
use crate::messages::LessonAct;
use crate::speech::{say, tell};
use crate::texts::TrainingPlate as Words;
use crate::training::{Training, TryState};
use bevy_egui::egui::{Button, Context, RichText, Ui};
use bots::look_back::TryGrade;
use session::mistakes::{Interval, Mistake, date_of};

/// Width of the plate, points, and what it leaves at the foot of the window.
const WIDE: f32 = 360.0;
const FOOT: f32 = 56.0;
/// Room for its edges and two rows of buttons, and round it, points.
const BESIDE: f32 = 128.0;
const NAME: &str = "training";

/// Draws the plate; what the player wants.
pub fn show(ctx: &Context, training: &Training) -> Option<LessonAct> {
    if callout::must_wait(ctx) {
        return None;
    }
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let size = layout::size(ctx, NAME).unwrap_or_default();
    let needed = [occupied::all(ctx), landmarks::all_needed(ctx), callout::read(ctx, NAME)].concat();
    let at = tip::aside(room, size, FOOT, &needed);
    callout::plate(ctx, NAME, (at, WIDE), style::AMBER, |ui| {
        let Training { mistake, names, when, .. } = training;
        let from = Words::From { when: when.clone(), seat: mistake.seat, name: mistake.played_in.clone() };
        callout::scrolls(ui, BESIDE, |ui| {
            ui.label(RichText::new(tell(names, &from)).small().color(style::FAINT));
            match &training.state {
                TryState::Open => asks(ui, training),
                TryState::Graded(_) => drop(ui.label(say(Words::Grades))),
                TryState::Told(words, now) => told(ui, training, words, now.as_ref()),
            }
        });
        ui.add_space(6.0);
        buttons(ui, training)
    })
}

fn asks(ui: &mut Ui, training: &Training) {
    ui.label(RichText::new(say(Words::Asks)).size(17.0).color(style::INK));
    if !training.is_counted {
        ui.label(RichText::new(say(Words::NotCounted)).small());
    }
}

fn told(ui: &mut Ui, training: &Training, words: &TryWords, now: Option<&Mistake>) {
    let (head, colour) = match words.grade {
        TryGrade::Same => (Words::Same, style::GOOD),
        TryGrade::AsGood => (Words::AsGood, style::GOOD),
        TryGrade::Better => (Words::Better, style::GOOD),
        TryGrade::Worse => (Words::Worse, style::AMBER),
    };
    ui.label(RichText::new(say(head)).size(17.0).color(colour));
    let small = |ui: &mut Ui, words: String| drop(ui.label(RichText::new(words).small().color(style::FAINT)));
    let way = |ui: &mut Ui, head: Words, way: &Advised| {
        ui.add_space(4.0);
        small(ui, say(head));
        let what = way.what.as_ref().map_or_else(String::new, |what| tell(&training.names, what));
        ui.label(RichText::new(what).size(15.0));
    };
    // Where both are the same, what was compared says it best.
    let is_same = words.grade == TryGrade::Same;
    if !is_same || words.compared.is_empty() {
        way(ui, Words::Tries, &words.ways[0]);
    }
    if !is_same {
        way(ui, Words::Best, &words.ways[1]);
    }
    for why in &words.why {
        ui.label(tell(&training.names, why));
    }
    if is_same && !words.compared.is_empty() {
        ui.add_space(4.0);
        small(ui, say(Words::Compared));
        for way in &words.compared {
            ui.label(RichText::new(tell(&training.names, way)).small());
        }
    }
    ui.add_space(4.0);
    let then = match now {
        Some(now) if now.interval == Interval::Known => say(Words::Known),
        Some(now) => say(Words::NextTry { date: date_of(now.due) }),
        None => say(Words::NotCounted),
    };
    small(ui, then);
}

/// What can be done with it now.
fn buttons(ui: &mut Ui, training: &Training) -> Option<LessonAct> {
    let told = training.told();
    let is_wrong = told.is_some_and(|(words, _)| words.grade == TryGrade::Worse);
    let next = (Words::Next, NEXT, LessonAct::Next);
    let again = (Words::Again, BACK, LessonAct::Back);
    let leave = (Words::Leave, LEAVE, LessonAct::Leave);
    let more = told.is_some() && training.left > usize::from(training.is_counted);
    let all: [(bool, (Words, Shortcut, LessonAct)); 3] = [(more, next), (is_wrong, again), (true, leave)];
    let mut act = None;
    ui.horizontal_wrapped(|ui| {
        for (words, key, does) in all.into_iter().filter(|(is_there, _)| *is_there).map(|(_, button)| button)
        {
            if ui.add(KeyButton::new(Button::new(say(words)), key)).clicked() {
                act = Some(does);
            }
        }
    });
    act
}
