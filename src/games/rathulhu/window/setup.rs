//! The set-up of a match of Rathulhu: who sits where, by whose numbers, with which seed.

use crate::app::ui::act::Act;
use crate::app::ui::backdrop;
use crate::app::messages::{CardOrder, Command, Order, Screen};
use crate::games::rlyeh::window::panels::setup::{choose, head, parse_seed, seed_field};
use crate::app::ui::layout::{card, faint, whole};
use crate::app::ui::style;
use crate::games::rathulhu::bot::Level;
use crate::game::Seat;
use crate::games::rathulhu::rules::{PLAYERS, Preset, Setup, Tokens};
use crate::session::{Sitter, Skill};
use bevy_egui::egui::{Button, Color32, Context, Grid, RichText, ScrollArea, Ui};

/// A match being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    players: u8,
    /// Who would sit on each of the most seats there can be.
    seats: [Sitter; PLAYERS.1 as usize],
    preset: Preset,
    practice: bool,
    /// As typed; empty for a seed of chance.
    pub seed: String,
}

impl Default for Draft {
    /// One person against two bots.
    fn default() -> Self {
        let mut seats = [Sitter::Bot(Skill::Middle); PLAYERS.1 as usize];
        seats[0] = Sitter::Person;
        Self { players: 3, seats, preset: Preset::Source, practice: true, seed: String::new() }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &CardOrder<Setup>) -> Self {
        let mut draft = Self::default();
        (draft.players, draft.preset) = (order.setup.players, order.setup.preset);
        draft.practice = order.practice;
        for (seat, sitter) in draft.seats.iter_mut().zip(&order.seats) {
            *seat = *sitter;
        }
        draft
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// In words, what has to be changed first.
    pub fn order(&self, chance: u64) -> Result<CardOrder<Setup>, String> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let preset = if self.players == 2 { self.preset } else { Preset::Source };
        let setup = Setup { players: self.players, preset };
        setup.validate().map_err(|error| crate::app::commands::capital(&error.to_string()))?;
        let seats = self.seats.iter().copied().take(usize::from(self.players)).collect();
        Ok(CardOrder { setup, seats, seed, practice: self.practice })
    }
}

/// Draws the set-up. `chance` is used as the seed when none is typed.
pub fn show(ctx: &Context, draft: &mut Draft, chance: u64) -> Option<Act> {
    whole(ctx, "setup backdrop", |ui, rect| {
        backdrop::draw(ui.painter(), rect, 0.0);
        ui.painter().rect_filled(rect, 0.0, Color32::from_black_alpha(90));
    });
    let mut act = None;
    card(ctx, "rathulhu setup", 620.0, |ui| {
        ui.label(RichText::new("Rathulhu").size(26.0).color(style::AMBER));
        let height = (ui.available_height() - 52.0).max(24.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            let grid = Grid::new("rathulhu grid").num_columns(2).spacing([18.0, 9.0]).min_col_width(110.0);
            grid.show(ui, |ui| rows(ui, draft, chance));
        });
        ui.separator();
        ui.horizontal_wrapped(|ui| act = foot(ui, draft, chance));
    });
    act
}

fn rows(ui: &mut Ui, draft: &mut Draft, chance: u64) {
    head(ui, "Players");
    ui.horizontal_wrapped(|ui| {
        for n in PLAYERS.0..=PLAYERS.1 {
            ui.selectable_value(&mut draft.players, n, n.to_string());
        }
        let spaces = Setup { players: draft.players, preset: draft.preset }.time_spaces();
        ui.label(faint(format!("{spaces} spaces of time")));
    });
    ui.end_row();
    for k in 0..usize::from(draft.players) {
        head(ui, &Seat(k as u8).to_string());
        choose(ui, &mut draft.seats[k], &SITTERS);
        ui.end_row();
    }
    if draft.players == 2 {
        head(ui, "Numbers");
        choose(
            ui,
            &mut draft.preset,
            &[(Preset::Source, "Rathulhu's", &sets(Preset::Source)), (Preset::Ra, "Ra's", &sets(Preset::Ra))],
        );
        ui.end_row();
    }
    head(ui, "Played for");
    choose(
        ui,
        &mut draft.practice,
        &[(true, "practice", "Any step can be taken back"), (false, "score", "What is done is done")],
    );
    ui.end_row();
    seed_field(ui, &mut draft.seed, chance, "The same seed gives the same tiles");
}

/// Who can sit on a seat.
const SITTERS: [(Sitter, &str, &str); 4] = [
    (Sitter::Person, "a person", "Somebody at this screen"),
    (Sitter::Bot(Skill::Low), "novice", "The program, by a rule of thumb"),
    (Sitter::Bot(Skill::Middle), "acolyte", "The program; it knows what targets are worth"),
    (Sitter::Bot(Skill::High), "high priest", "The program; it thinks ahead"),
];

/// What a seat's bot is called, or nothing for a person.
pub fn bot_name(sitter: Sitter) -> Option<String> {
    match sitter {
        Sitter::Person => None,
        Sitter::Bot(skill) => Some(Level::from(skill).to_string()),
    }
}

fn sets(preset: Preset) -> String {
    let setup = Setup { players: 2, preset };
    let sets: Vec<String> = setup.token_sets().iter().map(Tokens::to_string).collect();
    format!("{} spaces of time; tokens {}", setup.time_spaces(), sets.join(" and "))
}

fn foot(ui: &mut Ui, draft: &Draft, chance: u64) -> Option<Act> {
    let order = draft.order(chance);
    let begin = Button::new(RichText::new("Begin").size(18.0)).min_size([110.0, 34.0].into());
    let response = ui.add_enabled(order.is_ok(), begin);
    let back = ui.button("Back").clicked().then_some(Act::Command(Command::Show(Screen::Menu)));
    match order {
        Ok(order) if response.clicked() => {
            Some(Act::Command(Command::Start(Box::new(Order::Rathulhu(order)))))
        }
        Ok(_) => back,
        Err(why) => {
            ui.label(RichText::new(why).color(style::BAD));
            back
        }
    }
}
