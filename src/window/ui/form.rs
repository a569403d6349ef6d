//! The set-up of a match: the frame round a game's form, and the rows that forms have in common.

use super::act::Request;
use super::layout::{card, faint, whole};
use super::style;
use super::tip::HoverTip;
use crate::game_ui::{FormContext, FormError, SetupForm};
use crate::messages::{Command, Screen};
use crate::speech::{about, say};
use crate::texts::SetupText;
use crate::words::capital;
use bevy_egui::egui::{Button, Context, Grid, RichText, ScrollArea, TextEdit, Ui};
use game::message::{Message, Say};

/// Width of the form, points.
const WIDTH: f32 = 720.0;

/// Draws a form with its backdrop, head and foot.
pub fn show(ctx: &Context, form: &mut dyn SetupForm, about: &FormContext) -> Option<Request> {
    whole(ctx, "setup backdrop", |ui, rect| form.backdrop(ui, rect));
    let mut request = None;
    card(ctx, "setup", WIDTH, |ui| {
        ui.label(RichText::new(form.title()).size(26.0).color(style::AMBER));
        let height = (ui.available_height() - 52.0).max(24.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            let columns = if is_narrow(ui) { 1 } else { 2 };
            let grid = Grid::new("setup grid").num_columns(columns).spacing([18.0, 9.0]).min_col_width(110.0);
            grid.show(ui, |ui| form.rows(ui, about));
        });
        ui.separator();
        ui.horizontal_wrapped(|ui| request = foot(ui, form, about.chance));
    });
    request
}

fn foot(ui: &mut Ui, form: &dyn SetupForm, chance: u64) -> Option<Request> {
    let order = form.order(chance);
    let begin = Button::new(RichText::new(say(SetupText::Begin)).size(18.0)).min_size([110.0, 34.0].into());
    let response = ui.add_enabled(order.is_ok(), begin);
    let back =
        ui.button(say(SetupText::Back)).clicked().then_some(Request::Command(Command::Show(Screen::Menu)));
    match order {
        Ok(order) if response.clicked() => Some(Request::Command(Command::Start(order))),
        Ok(_) => back,
        Err(why) => {
            ui.label(RichText::new(capital(&say(&why))).color(style::BAD));
            back
        }
    }
}

/// Narrower windows have what a row is about above it instead of beside it, points.
const BESIDE: f32 = 840.0;

/// What a row of a set-up is about.
pub fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).color(style::FAINT));
    if is_narrow(ui) {
        ui.end_row();
    }
}

fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < BESIDE
}

/// A row of choices, one of which is chosen; what the chosen one means stands behind them, and what another would mean
/// under the pointer.
pub fn choose<T: PartialEq + Copy>(ui: &mut Ui, value: &mut T, choices: &[(T, String, String)]) {
    ui.horizontal_wrapped(|ui| {
        for (choice, label, about) in choices {
            let response = ui.selectable_value(value, *choice, label);
            if !about.is_empty() {
                response.tip(about);
            }
        }
        if let Some((.., about)) = choices.iter().find(|(choice, ..)| choice == value) {
            ui.label(faint(about));
        }
    });
}

/// A row with some choices, and what each means ([`about`]).
pub fn one_of<T: PartialEq + Copy, W: Say>(ui: &mut Ui, what: impl Say, value: &mut T, choices: &[(T, W)]) {
    head(ui, &say(what));
    let choices: Vec<_> = choices.iter().map(|(choice, words)| (*choice, say(words), about(words))).collect();
    choose(ui, value, &choices);
    ui.end_row();
}

/// The same where every choice has a line of its own, with what it means.
pub fn each_of<T: PartialEq + Copy, W: Say>(ui: &mut Ui, what: impl Say, value: &mut T, choices: &[(T, W)]) {
    head(ui, &say(what));
    ui.vertical(|ui| {
        for (choice, words) in choices {
            ui.horizontal_wrapped(|ui| {
                ui.selectable_value(value, *choice, say(words));
                ui.label(faint(about(words)));
            });
        }
    });
    ui.end_row();
}

/// What a match can be played for.
pub fn practice(ui: &mut Ui, practice: &mut bool) {
    one_of(ui, SetupText::PlayedFor, practice, &[(true, SetupText::Practice), (false, SetupText::Score)]);
}

/// A seed as typed; `None` if nothing was.
///
/// # Errors
/// When what was typed is no seed.
pub(crate) fn parse_seed(typed: &str) -> Result<Option<u64>, FormError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    if !typed.chars().all(|c| c.is_ascii_digit()) {
        return Err(FormError::SeedDigits);
    }
    typed.parse().map(Some).map_err(|_| FormError::SeedTooLarge)
}

/// The field of the seed; `dealt` is what the same seed gives. What chance has drawn is shown unless it is a secret.
pub(crate) fn seed_field(ui: &mut Ui, typed: &mut String, chance: Option<u64>, dealt: Message) {
    head(ui, &say(SetupText::Seed));
    ui.vertical(|ui| {
        let (hint, tip) = match chance {
            Some(chance) => {
                (say(SetupText::SeedChance { seed: chance.to_string() }), say(SetupText::SeedSame { dealt }))
            }
            None => (say(SetupText::SeedSecret), say(SetupText::SeedKnown { dealt })),
        };
        ui.add(TextEdit::singleline(typed).hint_text(hint).desired_width(280.0)).tip(tip);
        if let Err(why) = parse_seed(typed) {
            ui.label(RichText::new(say(&why)).small().color(style::BAD));
        }
    });
    ui.end_row();
}
