//! Whose turn it is, what the dice ask for, and what may be done now.

use super::{dice, icons};
use crate::app::messages::{Command, Dialog};
use crate::app::ui::act::{Act, Request};
use crate::app::ui::buttons::{action, history};
use crate::app::ui::{style, turn_light};
use crate::game::Seat;
use crate::games::rlyeh::referee::Declaration;
use crate::games::rlyeh::rules::{Action, Asks, Rlyeh, View};
use crate::games::rlyeh::window::bots::builder_at_work;
use crate::games::rlyeh::{INFO, Intent, MatchView};
use crate::session::Seating;
use bevy_egui::egui::{Button, RichText, Ui};

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
        let bot = INFO.bot_name(seating.sitter(game.active())).map(str::to_owned);
        Self { roll: why.clone(), pass: why.clone(), stop: why, bot }
    }
}

/// Shows the panel.
pub fn show(ui: &mut Ui, view: &MatchView, refusals: &Refusals, marks: bool) -> Option<Act<Intent>> {
    let game = &view.game;
    who(ui, view, refusals.bot.as_deref(), marks);
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
    turn_light::here(ui.ctx(), ui.min_rect());
    if view.practice
        && let Some(way) = history(ui, view.steps)
    {
        act = Some(Command::Rewind(way).into());
    }
    act
}

fn who(ui: &mut Ui, view: &MatchView, bot: Option<&str>, marks: bool) {
    let game = &view.game;
    ui.horizontal(|ui| {
        let colour = seat_colour(game, game.active);
        if let Some(colour) = colour {
            icons::swatch(ui, colour, 24.0, marks);
        }
        let name = colour.map_or_else(
            || "Your city".to_owned(),
            |colour| format!("{} ({})", view.names.of(game.active), colour.to_string().to_lowercase()),
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

/// The line of keys at the foot of the screen.
pub fn foot(ui: &mut Ui, holding: bool) -> Option<Act<Intent>> {
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
                act = Some(Act::Program(Request::Open(dialog)));
            }
        }
        if ui.available_width() > 360.0 {
            ui.label(RichText::new(hint).small().color(style::FAINT));
        }
    });
    act
}
