//! The bar over a match that is watched again, and what stands in its place while pictures of it are taken.

use crate::ui::playback::{Control, controls, position};
use bevy_egui::egui::{Align2, Area, Context, Id, Label, Order, ProgressBar, Rect, RichText, Ui, vec2};
use game::message::Message;
use window::keys::names::ESC;
use window::speech::say;
use window::texts::ReplayText;
use window::ui::buttons::small;
use window::ui::layout::{self, MARGIN, faint};
use window::ui::style;
use window::ui::tip::HoverTip;
use window::watching::{ReplayAct, Span};

/// What the bar shows.
#[derive(Clone, Debug, PartialEq)]
pub struct BarView {
    /// How many steps have passed, and how many there are.
    pub steps: (u64, u64),
    /// Seconds at the table so far, and altogether; `None` if there is none.
    pub time_s: Option<(f32, f32)>,
    /// The turn under way, as players call it: "turn 12".
    pub turn: Message,
    /// Whether it is on its way to another moment.
    pub winding: bool,
    /// Whether it runs.
    pub playing: bool,
    /// How fast.
    pub speed: f32,
    /// What was found out about a fall.
    pub words: Option<String>,
    /// Where replay and recording parted.
    pub parted: Option<Message>,
}

/// Widest bar, points.
const WIDE: f32 = 1000.0;
/// The share of the window that it takes at most.
const MOST: f32 = 0.5;
/// Less room than this for the slider, points, and it gets a row of its own.
const SLIDER: f32 = 220.0;
/// What is written behind the slider takes so much, points.
const CLOCK: f32 = 110.0;
/// Width of what tells how many pictures are taken, points.
const PROGRESS: f32 = 240.0;
/// What the bar's area is called.
const NAME: &str = "replay bar";

/// The height that the bar takes at the foot of the window, points: what else is drawn stands above it.
pub fn takes(ctx: &Context) -> f32 {
    let high = layout::size(ctx, NAME).map_or(90.0, |size| size.y);
    (high + 2.0 * MARGIN).min(ctx.viewport_rect().height() * MOST)
}

/// An area at the foot of the whole window.
fn at_foot<R>(ctx: &Context, name: &str, wide: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ctx.viewport_rect();
    let area = Area::new(Id::new(name))
        .order(Order::Middle)
        .constrain_to(room)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -MARGIN))
        .default_size(vec2(wide, room.height()));
    layout::settled(ctx, name, |ctx| {
        area.show(ctx, |ui| {
            ui.set_max_size(vec2(wide, room.height()).max(vec2(1.0, 1.0)));
            style::panel_frame().show(ui, content).inner
        })
    })
}

/// Draws the bar.
pub fn show(ctx: &Context, view: &BarView) -> Option<ReplayAct> {
    let wide = (ctx.viewport_rect().width() - 60.0).clamp(40.0, WIDE);
    at_foot(ctx, NAME, wide + 20.0, |ui| {
        ui.set_width(wide);
        if let Some(words) = &view.words {
            ui.add(Label::new(RichText::new(words).size(16.0).color(style::AMBER)).wrap());
        }
        if let Some(parted) = &view.parted {
            ui.add(Label::new(faint(say(ReplayText::Parted { from: parted.clone() }))).wrap());
        }
        let run = run(ui, view);
        ask(ui, view).or(run)
    })
}

/// Draws what stands below the film of a fall: what happened, and the way on.
pub fn film(ctx: &Context, words: &str) -> Option<ReplayAct> {
    let wide = (ctx.viewport_rect().width() - 60.0).clamp(40.0, WIDE);
    let on = at_foot(ctx, "film", wide + 20.0, |ui| {
        ui.set_width(wide);
        ui.horizontal(|ui| {
            let on = small(ui, &say(ReplayText::GoOn), ESC, true).clicked();
            ui.add(Label::new(RichText::new(words).size(16.0).color(style::AMBER)).wrap());
            on
        })
        .inner
    });
    on.then_some(ReplayAct::Leave)
}

/// What can be wanted of the match that is watched.
fn ask(ui: &mut Ui, view: &BarView) -> Option<ReplayAct> {
    let mut act = None;
    let buttons = [
        (ReplayText::What, ReplayText::WhatAbout, ReplayAct::Ask),
        (ReplayText::PicturesTurn, ReplayText::PicturesTurnAbout, ReplayAct::Export(Span::Turn)),
        (ReplayText::PicturesAll, ReplayText::PicturesAllAbout, ReplayAct::Export(Span::All)),
        (ReplayText::ToLab, ReplayText::ToLabAbout, ReplayAct::ToLab),
        (ReplayText::PlayOn, ReplayText::PlayOnAbout, ReplayAct::PlayOn),
        (ReplayText::Leave, ReplayText::LeaveAbout, ReplayAct::Leave),
    ];
    ui.horizontal_wrapped(|ui| {
        for (label, about, wanted) in buttons {
            // Where there is no table nothing falls.
            let meant = view.time_s.is_some() || !matches!(wanted, ReplayAct::Ask | ReplayAct::ToLab);
            if meant && ui.button(say(label)).tip(say(about)).clicked() {
                act = Some(wanted);
            }
        }
        let turn = view.turn.clone();
        ui.label(faint(say(if view.winding {
            ReplayText::AtWinding { turn }
        } else {
            ReplayText::At { turn }
        })));
    });
    act
}

fn run(ui: &mut Ui, view: &BarView) -> Option<ReplayAct> {
    let mut act = None;
    ui.horizontal_wrapped(|ui| {
        act = controls(ui, (view.playing, ""), view.speed).map(|wanted| match wanted {
            Control::Play(on) => ReplayAct::Play(on),
            Control::Speed(speed) => ReplayAct::Speed(speed),
        });
        let turns = [
            (ReplayText::TurnBack, ReplayText::TurnBackAbout, -1),
            (ReplayText::TurnOn, ReplayText::TurnOnAbout, 1),
        ];
        for (label, about, turns) in turns {
            if ui.button(say(label)).tip(say(about)).clicked() {
                act = Some(ReplayAct::Turn(turns));
            }
        }
        if ui.available_width() < SLIDER + CLOCK {
            ui.end_row();
        }
        ui.horizontal(|ui| act = along(ui, view).or(act));
    });
    act
}

/// The slider along the whole.
fn along(ui: &mut Ui, view: &BarView) -> Option<ReplayAct> {
    let (now, all) = view.steps;
    let wide = ui.available_width() - CLOCK;
    // Shares are told apart to a few steps; that is finer than a slider.
    let share = position(ui, now as f32 / all.max(1) as f32, wide);
    let time = |seconds: f32| format!("{}:{:02}", seconds as u64 / 60, seconds as u64 % 60);
    ui.label(faint(match view.time_s {
        Some((now_s, all_s)) => format!("{} / {}", time(now_s), time(all_s)),
        // The turn under way stands below, by the count of the players.
        None => say(ReplayText::Moves { now: now as i64, all: all as i64 }),
    }));
    share.map(|share| ReplayAct::Goal((f64::from(share) * all as f64).round() as u64))
}

/// How many of how many pictures are taken, and the button that stops it: where that lies. It stands in the bar's place,
/// which belongs to no picture. The pointer is not heard meanwhile: whoever draws it looks whether it is pressed.
pub fn progress(ctx: &Context, (taken, all): (usize, usize)) -> Rect {
    at_foot(ctx, "pictures taken", PROGRESS + 360.0, |ui| {
        ui.horizontal(|ui| {
            let share = taken as f32 / all.max(1) as f32;
            ui.add(ProgressBar::new(share).desired_width(PROGRESS).fill(style::BUTTON_WARM));
            ui.label(RichText::new(say(ReplayText::Taken { taken, all })).color(style::INK));
            small(ui, &say(ReplayText::Stop), ESC, true).rect
        })
        .inner
    })
}
