//! How a hand, or the game, came out.

use super::{Act, Asked, scores};
use crate::app::messages::{Command, Screen};
use crate::app::ui::layout::over;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::game::words::score;
use crate::games::thoth::rules::{Action, HandResult, Phase, SeatView};
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::Pack;
use crate::games::thoth::window::panel_view::PanelView;
use bevy_egui::egui::{Align2, Button, Context, Grid, RichText, ScrollArea, Ui, vec2};

/// Width of the cards that are laid open, and what the names beside them take, points.
const CARD: f32 = 44.0;
const NAMES: f32 = 130.0;

/// Draws the result of a hand that is scored, or of a game that is over; nothing in between. Folded, it is a button
/// at the foot, and the table can be looked at.
pub fn show(ctx: &Context, seen: &PanelView, folded: bool, pack: &mut Pack) -> Option<Act> {
    let scored = matches!(seen.view.phase, Phase::Scored | Phase::Over);
    let result = seen.view.results.last().filter(|_| scored)?;
    if folded {
        let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
        let back = over(ctx, "thoth result folded", at, vec2(300.0, 80.0), |ui| {
            let button = |ui: &mut Ui| ui.button(RichText::new("Back to the result").size(16.0)).clicked();
            style::panel_frame().show(ui, button).inner
        });
        return back.then_some(Command::FoldResult(false).into());
    }
    let room = ctx.content_rect().size();
    let mut act = None;
    let at = (Align2::CENTER_CENTER, vec2(0.0, 0.0));
    over(ctx, "thoth result", at, room, |ui| {
        style::panel_frame().inner_margin(18).show(ui, |ui| {
            ui.set_width((room.x - 80.0).clamp(20.0, 620.0));
            let height = (room.y - 110.0).max(20.0);
            ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                title(ui, seen, result);
                scores::hand(ui, seen, result);
                totals(ui, seen);
                ui.add_space(4.0);
                open_hands(ui, seen, result, pack);
            });
            ui.add_space(6.0);
            act = buttons(ui, seen);
        });
    });
    act
}

fn title(ui: &mut Ui, seen: &PanelView, result: &HandResult) {
    let words = match &seen.view.outcome {
        Some(outcome) => capital(&seen.names.tell(&outcome.to_string())),
        None => format!("{} wins hand {}", seen.names.of(result.winner), result.hand),
    };
    ui.label(RichText::new(words).size(30.0).color(style::AMBER));
    ui.label(RichText::new(scores::ended(seen, result)).size(16.0));
}

fn totals(ui: &mut Ui, seen: &PanelView) {
    let total = |seat: &SeatView| format!("{} {}", seen.names.of(seat.seat), score(seat.total));
    let totals = seen.view.seats.iter().map(total);
    let totals: Vec<String> = totals.collect();
    let words = format!("Totals: {}. The goal is {}.", totals.join(", "), seen.view.setup.goal);
    ui.label(RichText::new(words).color(style::FAINT));
}

/// The hands, laid open for scoring.
fn open_hands(ui: &mut Ui, seen: &PanelView, result: &HandResult, pack: &mut Pack) {
    let most = result.cards.iter().map(Vec::len).max().unwrap_or(1).max(1) as f32;
    let width = CARD.min((ui.available_width() - NAMES) / most - ui.spacing().item_spacing.x).max(10.0);
    Grid::new("open hands").num_columns(2).spacing([14.0, 6.0]).show(ui, |ui| {
        for (seat, cards) in seen.view.setup.seats().zip(&result.cards) {
            ui.label(RichText::new(format!("{} held", seen.names.of(seat))).color(style::FAINT));
            ui.horizontal(|ui| {
                for &card in cards {
                    pack.show(ui, Picture::Face(card), width).tip(card.to_string());
                }
            });
            ui.end_row();
        }
    });
}

fn buttons(ui: &mut Ui, seen: &PanelView) -> Option<Act> {
    let mut act = None;
    let main = |ui: &mut Ui, words: &str| {
        ui.add(Button::new(RichText::new(words).size(17.0)).min_size(vec2(90.0, 34.0))).clicked()
    };
    ui.horizontal_wrapped(|ui| {
        if seen.view.outcome.is_some() {
            if main(ui, "Again") {
                act = Some(Command::Again.into());
            }
        } else if main(ui, "Deal the next hand") {
            act = Some(Act::Wish(Asked::Do(Action::Deal)));
        }
        if ui.button("Look at the table").clicked() {
            act = Some(Command::FoldResult(true).into());
        }
        if ui.button("Menu").clicked() {
            act = Some(Command::Show(Screen::Menu).into());
        }
    });
    act
}
