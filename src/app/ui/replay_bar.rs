//! The bar over a match that is watched again.

use super::layout::{self, faint};
use super::playback::{Control, controls, position};
use super::style;
use super::tip::Tip;
use crate::app::watching::{ReplayAct, Span};
use bevy_egui::egui::{Align2, Context, Label, RichText, Ui, vec2};

/// What the bar shows.
#[derive(Clone, Debug, PartialEq)]
pub struct BarView {
    /// How many steps have passed, and how many there are.
    pub steps: (u64, u64),
    /// Seconds at the table so far, and altogether; nothing where there is none.
    pub time_s: Option<(f32, f32)>,
    /// The turn under way.
    pub turn: u32,
    /// Whether it runs.
    pub playing: bool,
    /// How fast.
    pub speed: f32,
    /// What was found out about a fall.
    pub words: Option<String>,
    /// Where replay and recording parted.
    pub parted: Option<String>,
}

/// Over the buttons at the foot of the table, points.
const ABOVE: f32 = 62.0;
/// Widest bar, points.
const WIDE: f32 = 760.0;

/// Draws the bar.
pub fn show(ctx: &Context, view: &BarView) -> Option<ReplayAct> {
    let room = ctx.content_rect().size();
    let wide = (room.x - 40.0).min(WIDE);
    let mut act = None;
    layout::over(ctx, "replay bar", (Align2::CENTER_BOTTOM, vec2(0.0, -ABOVE)), vec2(wide, room.y), |ui| {
        style::panel_frame().show(ui, |ui| {
            ui.set_width(wide);
            if let Some(words) = &view.words {
                ui.add(Label::new(RichText::new(words).size(16.0).color(style::AMBER)).wrap());
            }
            if let Some(parted) = &view.parted {
                ui.add(Label::new(faint(format!("Not as it was recorded from {parted}"))).wrap());
            }
            act = run(ui, view, wide);
            let buttons = [
                ("What happened?", "What fell about now, what gave way first, and why", ReplayAct::Ask),
                (
                    "Pictures of this turn",
                    "Each moment as a PNG, and all as one that moves",
                    ReplayAct::Export(Span::Turn),
                ),
                ("… of all", "The same of the whole match", ReplayAct::Export(Span::All)),
                ("Play on from here", "In practice, with everything as it is now", ReplayAct::PlayOn),
                ("Leave", "Back to the match", ReplayAct::Leave),
            ];
            ui.horizontal_wrapped(|ui| {
                for (label, about, wanted) in buttons {
                    if ui.button(label).tip(about).clicked() {
                        act = Some(wanted);
                    }
                }
                ui.label(faint(format!("Replay · turn {}", view.turn)));
            });
        });
    });
    act
}

fn run(ui: &mut Ui, view: &BarView, wide: f32) -> Option<ReplayAct> {
    let mut act = None;
    let (now, all) = view.steps;
    ui.horizontal_wrapped(|ui| {
        act = controls(ui, (view.playing, ""), view.speed).map(|wanted| match wanted {
            Control::Play(on) => ReplayAct::Play(on),
            Control::Speed(speed) => ReplayAct::Speed(speed),
        });
        if ui.button("◀ turn").clicked() {
            act = Some(ReplayAct::Turn(-1));
        }
        if ui.button("turn ▶").clicked() {
            act = Some(ReplayAct::Turn(1));
        }
    });
    ui.horizontal(|ui| {
        // Shares are told apart to a few steps; that is finer than a slider.
        if let Some(share) = position(ui, now as f32 / all.max(1) as f32, wide - 130.0) {
            act = Some(ReplayAct::Goal((f64::from(share) * all as f64).round() as u64));
        }
        let time = |seconds: f32| format!("{}:{:02}", seconds as u64 / 60, seconds as u64 % 60);
        ui.label(faint(match view.time_s {
            Some((now_s, all_s)) => format!("{} / {}", time(now_s), time(all_s)),
            None => format!("{now} / {all}"),
        }));
    });
    act
}
