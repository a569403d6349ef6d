//! How it came out.

use super::{chart, icons, verdict};
use crate::app::messages::{Command, Dialog, Screen, Watched};
use crate::app::ui::act::{Act, Request};
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::game::Outcome;
use crate::games::rlyeh::rules::{Cause, Colour, Ending, View, mm};
use crate::games::rlyeh::{Intent, MatchView, Note};
use crate::session::Undo;
use bevy_egui::egui::{Align2, Button, Context, Pos2, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2};

/// Between its edge and what is written in it.
const INNER: i8 = 18;

/// Draws the result. Folded, it is a button at the foot, and the table can be looked at.
pub fn show(
    ctx: &Context,
    view: &MatchView,
    notes: &[Note],
    folded: bool,
    marks: bool,
) -> Option<Act<Intent>> {
    let Some(outcome) = &view.game.outcome else { return None };
    if folded {
        let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
        let back = crate::app::ui::layout::over(ctx, "result folded", at, vec2(300.0, 80.0), |ui| {
            let button = |ui: &mut Ui| ui.button(RichText::new("Back to the result").size(16.0)).clicked();
            style::panel_frame().show(ui, button).inner
        });
        return back.then_some(Command::FoldResult(false).into());
    }
    let room = ctx.content_rect().size();
    let mut choice = None;
    let at = (Align2::LEFT_CENTER, vec2(aside(room), 0.0));
    crate::app::ui::layout::over(ctx, "result", at, room, |ui| {
        style::panel_frame().inner_margin(INNER).show(ui, |ui| {
            ui.set_width(width(room));
            ScrollArea::vertical().max_height((room.y - 70.0).max(20.0)).show(ui, |ui| {
                title(ui, view, outcome, marks);
                why(ui, view, notes);
                numbers(ui, &view.game);
                chart::show(ui, &view.game.heights_um, (room.y * 0.2).clamp(40.0, 150.0));
                ui.add_space(6.0);
                buttons(ui, view, &mut choice);
            });
        });
    });
    choice
}

/// How far from the window's edge.
fn aside(room: Vec2) -> f32 {
    24.0_f32.min(room.x * 0.02)
}

fn width(room: Vec2) -> f32 {
    (room.x - 80.0).clamp(20.0, 430.0)
}

/// What it takes of a window so large, in points, unless it is folded; nothing where that would leave too little.
pub fn reserved(room: Vec2) -> Option<Rect> {
    let right = aside(room) + width(room) + 3.0 * f32::from(INNER);
    (right < room.x * 0.7).then(|| Rect::from_min_max(Pos2::ZERO, pos2(right, room.y)))
}

fn title(ui: &mut Ui, view: &MatchView, outcome: &Outcome, marks: bool) {
    let words = match outcome {
        Outcome::Solo { score } => mm(i32::try_from(*score).unwrap_or(i32::MAX)),
        Outcome::AllLost => "Cthulhu wins".to_owned(),
        other => capital(&view.names.tell(&other.to_string())),
    };
    let winners: Vec<Colour> = match outcome {
        Outcome::Won(seats) | Outcome::Drawn(seats) => {
            seats.iter().filter_map(|&seat| super::turn::seat_colour(&view.game, seat)).collect()
        }
        Outcome::AllLost | Outcome::Solo { .. } => vec![],
    };
    ui.horizontal_wrapped(|ui| {
        for colour in winners {
            icons::swatch(ui, colour, 30.0, marks);
        }
        ui.label(RichText::new(words).size(30.0).color(style::AMBER));
    });
}

fn why(ui: &mut Ui, view: &MatchView, notes: &[Note]) {
    let game = &view.game;
    let Some(ending) = &game.ending else { return };
    let names =
        |colours: &[Colour]| colours.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ");
    let holders: Vec<Colour> = ending
        .summit
        .holders
        .iter()
        .filter_map(|&stash| game.stashes.iter().find(|s| s.stash == stash).map(|s| s.colour))
        .collect();
    let words = match &ending.cause {
        Cause::Collapse { .. } if game.setup.is_solitaire() => {
            "The city came down: the height after your last good turn counts.".to_owned()
        }
        Cause::Collapse { seat, .. } => format!("{} knocked the city over.", view.names.of(*seat)),
        Cause::Exhaustion { colours } if game.setup.is_solitaire() => {
            format!("The last {} pyramid is built in, and the city stands.", names(colours).to_lowercase())
        }
        Cause::Exhaustion { colours } => format!(
            "The last {} pyramid is built in; {} is uppermost.",
            names(colours).to_lowercase(),
            names(&holders).to_lowercase()
        ),
        Cause::Stopped => "You ended the game while the city stood.".to_owned(),
    };
    ui.label(RichText::new(words).size(16.0));
    if ending.collapsed() {
        for (words, _) in verdict::judged(notes, &view.names).into_iter().filter(|(_, grave)| *grave).take(8)
        {
            ui.label(RichText::new(format!("✖ {words}")).small().color(style::BAD));
        }
    }
}

fn numbers(ui: &mut Ui, game: &View) {
    let Some(ending) = &game.ending else { return };
    let pieces = game.pieces.len();
    let turns = game.heights_um.len();
    ui.label(crate::app::ui::layout::faint(format!(
        "{} high, {pieces} pieces, {turns} good turns",
        mm(ending.height_um)
    )));
}

fn buttons(ui: &mut Ui, view: &MatchView, choice: &mut Option<Act<Intent>>) {
    ui.horizontal_wrapped(|ui| {
        if ui.add(Button::new(RichText::new("Again").size(17.0)).min_size([90.0, 34.0].into())).clicked() {
            *choice = Some(Command::Again.into());
        }
        if ui.button("Look at the table").clicked() {
            *choice = Some(Command::FoldResult(true).into());
        }
        let fell = view.game.ending.as_ref().is_some_and(Ending::collapsed);
        if fell && ui.button("What happened?").tip("What gave way first, and why, in slow motion").clicked() {
            *choice = Some(Command::Watch(Watched::LastFall).into());
        }
        if view.practice && view.steps.0 > 0 {
            let undo = ui.button("Take it back").tip("Practice: all stands as before the last step");
            if undo.clicked() {
                *choice = Some(Command::Rewind(Undo::Undo).into());
            }
        }
        if view.game.setup.is_solitaire() && ui.button("Gallery").clicked() {
            *choice = Some(Request::Open(Dialog::Gallery).into());
        }
        if ui.button("Menu").clicked() {
            *choice = Some(Command::Show(Screen::Menu).into());
        }
    });
}
