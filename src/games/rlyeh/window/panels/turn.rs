//! Whose turn it is, what the dice ask for, and what may be done now.

use crate::app::ui::act::Act;
use crate::app::messages::Dialog;
use super::{dice, icons};
use crate::app::messages::Command;
use crate::games::rlyeh::window::{bot_name, builder_at_work};
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::rlyeh::rules::{Action, Asks, Rlyeh, View};
use crate::session::seating::Seating;
use crate::session::{Intent, MatchView, Declaration, Undo};
use bevy_egui::egui::{Button, RichText, Ui, vec2};

/// Why each of the turn's actions is not allowed now; nothing for those that are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// Rolling.
    pub roll: Option<String>,
    /// Passing.
    pub pass: Option<String>,
    /// Stopping.
    pub stop: Option<String>,
    /// What the bot at work is called, if one is.
    pub bot: Option<String>,
}

impl Refusals {
    /// Asks the rules.
    pub fn of(game: &Rlyeh) -> Self {
        let why = |action| game.check(game.active(), &action).err().map(|refusal| refusal.to_string());
        Self { roll: why(Action::Roll), pass: why(Action::Pass), stop: why(Action::Stop), bot: None }
    }

    /// The same where bots sit at the table: on their turn people may do nothing but watch.
    pub fn at(game: &Rlyeh, seating: &Seating) -> Self {
        let Some(words) = builder_at_work(game, seating) else { return Self::of(game) };
        let why = Some(format!("{words} is at work: wait for it"));
        let bot = bot_name(seating.sitter(game.active()));
        Self { roll: why.clone(), pass: why.clone(), stop: why, bot }
    }
}

/// Shows the panel.
pub fn show(ui: &mut Ui, view: &MatchView, refusals: &Refusals, marks: bool) -> Option<Act> {
    let game = &view.game;
    who(ui, game, refusals.bot.as_deref(), marks);
    ui.add_space(2.0);
    dice::show(ui, game.roll, 62.0);
    ui.add_space(2.0);
    asks(ui, game, marks);
    ui.add_space(4.0);
    let mut act = None;
    ui.horizontal_wrapped(|ui| {
        let stop = game.setup.is_solitaire();
        for (label, key, why, intent, shown) in [
            ("Roll", "R", &refusals.roll, Intent::Declare(Declaration::Roll), true),
            ("Pass", "P", &refusals.pass, Intent::Declare(Declaration::Pass), true),
            ("Stop", "X", &refusals.stop, Intent::Declare(Declaration::Stop), stop),
        ] {
            if shown && action(ui, label, key, why.as_deref(), label == "Roll") {
                act = Some(Act::Wish(intent));
            }
        }
    });
    if view.practice {
        history(ui, view.steps, &mut act);
    }
    act
}

fn who(ui: &mut Ui, game: &View, bot: Option<&str>, marks: bool) {
    ui.horizontal(|ui| {
        let colour = seat_colour(game, game.active);
        if let Some(colour) = colour {
            icons::swatch(ui, colour, 24.0, marks);
        }
        let name = colour.map_or_else(
            || "Your city".to_owned(),
            |colour| format!("{} ({})", game.active, colour.to_string().to_lowercase()),
        );
        ui.label(RichText::new(name).size(19.0).strong());
        ui.label(RichText::new(format!("turn {}", game.turn)).color(style::FAINT));
    });
    if let Some(bot) = bot {
        ui.label(RichText::new(format!("The {bot} is at work")).color(style::AMBER));
    }
}

/// A seat's colour.
pub fn seat_colour(game: &View, seat: Seat) -> Option<crate::games::rlyeh::rules::Colour> {
    game.seats.iter().find(|s| s.seat == seat).and_then(|s| s.colour)
}

fn asks(ui: &mut Ui, game: &View, marks: bool) {
    ui.horizontal_wrapped(|ui| {
        if let Asks::Pyramid { colour: Some(colour), .. } = game.asks {
            icons::swatch(ui, colour, 18.0, marks);
        }
        ui.label(RichText::new(game.asks.to_string()).size(16.0).color(style::AMBER));
    });
}

/// A button with its key on it; the reason when it is disabled. Whether it was pressed.
pub fn action(ui: &mut Ui, label: &str, key: &str, why_not: Option<&str>, main: bool) -> bool {
    let text = RichText::new(label).size(if main { 17.0 } else { 15.0 });
    let button = Button::new(text).shortcut_text(RichText::new(key).size(12.5).color(style::FAINT));
    let button = if main { button.min_size(vec2(84.0, 34.0)) } else { button.min_size(vec2(58.0, 34.0)) };
    let button = if main && why_not.is_none() { button.fill(style::BUTTON_WARM) } else { button };
    let response = ui.add_enabled(why_not.is_none(), button);
    match why_not {
        Some(why) => response.on_disabled_hover_text(crate::app::commands::capital(why)).clicked(),
        None => response.clicked(),
    }
}

fn history(ui: &mut Ui, (back, forth): (usize, usize), act: &mut Option<Act>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new("Practice").color(style::FAINT));
        for (label, steps, key, way, why) in [
            ("Undo", back, "Ctrl+Z", Undo::Undo, "There is no step to take back"),
            ("Redo", forth, "Ctrl+Y", Undo::Redo, "There is no step to take again"),
        ] {
            let button = Button::new(format!("{label} {steps}"));
            if ui
                .add_enabled(steps > 0, button)
                .on_hover_text(format!("{steps} steps; {key}"))
                .on_disabled_hover_text(why)
                .clicked()
            {
                *act = Some(Act::Command(Command::Rewind(way)));
            }
        }
    });
}

/// The line of keys at the foot of the screen.
pub fn foot(ui: &mut Ui, holding: bool) -> Option<Act> {
    let mut act = None;
    ui.horizontal(|ui| {
        let hint = if holding {
            "Space lower   Enter let go   Esc put back   Q/E turn   1 2 3 stand, lay, lean   W/S height   Ctrl fine"
        } else {
            "R roll   P pass   Tab choose   Enter take"
        };
        for (label, dialog) in
            [("Menu  Esc", Dialog::Pause), ("Rules  F1", Dialog::Rules), ("Keys  ?", Dialog::Help)]
        {
            if ui.add(Button::new(RichText::new(label).small())).clicked() {
                act = Some(Act::Open(dialog));
            }
        }
        if ui.available_width() > 360.0 {
            ui.label(RichText::new(hint).small().color(style::FAINT));
        }
    });
    act
}
