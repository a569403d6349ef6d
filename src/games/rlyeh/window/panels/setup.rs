//! The set-up of a match: who plays, with which colours, dice and hand.

use crate::app::ui::layout::faint;
use crate::app::ui::act::Act;
use crate::app::ui::backdrop;
use super::icons;
use crate::app::messages::{Command, Order, RlyehOrder, Screen};
use crate::games::rlyeh::window::SITTERS;
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::rlyeh::rules::{Chooser, Colour, Die, First, Mode, OnCollapse, PLAYERS, SOLO_STASHES, Setup, stash_direction};
use crate::session::seating::Seating;
use crate::session::{Sitter, Skill};
use crate::table::hand::HandOptions;
use bevy_egui::egui::{Button, ComboBox, Context, Grid, RichText, ScrollArea, Slider, TextEdit, Ui};

/// The most tremor that can be asked for, mm.
const MOST_TREMOR_MM: f32 = 2.0;

/// A match being set up.
#[derive(Clone, Debug)]
pub struct Draft {
    solitaire: bool,
    stashes: u8,
    players: u8,
    chooser: Chooser,
    colours: Vec<Colour>,
    die: Die,
    first: First,
    on_collapse: OnCollapse,
    practice: bool,
    steady: bool,
    tremor_mm: f32,
    /// Who would sit on each of the most seats there can be.
    seats: [Sitter; PLAYERS.1 as usize],
    /// As typed; empty for a seed of chance.
    pub seed: String,
}

impl Draft {
    /// A usual solitary game.
    pub fn solitaire() -> Self {
        Self {
            solitaire: true,
            stashes: 3,
            players: 2,
            chooser: Chooser::D6,
            colours: Colour::ALL.to_vec(),
            die: Die::Cthulhu,
            first: First::Random,
            on_collapse: OnCollapse::OthersWin,
            practice: true,
            steady: false,
            tremor_mm: 0.0,
            seats: [Sitter::Person; PLAYERS.1 as usize],
            seed: String::new(),
        }
    }

    /// A usual match of two: a person against a bot.
    pub fn players() -> Self {
        let mut seats = [Sitter::Bot(Skill::Middle); PLAYERS.1 as usize];
        seats[0] = Sitter::Person;
        Self { solitaire: false, practice: false, seats, ..Self::solitaire() }
    }

    /// The same again as a match that was played, with another seed.
    pub fn again(order: &RlyehOrder) -> Self {
        let mut draft = Self::solitaire();
        let setup = &order.setup;
        match setup.mode {
            Mode::Players(players) => (draft.solitaire, draft.players) = (false, players),
            Mode::Solitaire { stashes, chooser } => (draft.stashes, draft.chooser) = (stashes, chooser),
        }
        let rest = Colour::ALL.into_iter().filter(|colour| !setup.colours.contains(colour));
        draft.colours = setup.colours.iter().copied().chain(rest).collect();
        (draft.die, draft.first, draft.on_collapse) = (setup.die, setup.first, setup.on_collapse);
        (draft.practice, draft.steady) = (order.practice, order.hand.steady);
        draft.tremor_mm = order.hand.tremor_mm;
        for (seat, sitter) in draft.seats.iter_mut().zip(&order.seating.seats) {
            *seat = *sitter;
        }
        draft
    }

    /// The set-up it stands for.
    pub fn setup(&self) -> Setup {
        let mode = if self.solitaire {
            Mode::Solitaire { stashes: self.stashes, chooser: self.chooser }
        } else {
            Mode::Players(self.players)
        };
        let mut setup = Setup {
            mode,
            colours: vec![],
            die: self.die,
            first: if self.solitaire { First::Random } else { self.first },
            on_collapse: self.on_collapse,
        };
        setup.colours = self.colours.iter().copied().take(usize::from(setup.stashes())).collect();
        setup
    }

    /// The seed as typed, or one of chance.
    ///
    /// # Errors
    /// In words, when what was typed is no seed.
    pub fn seed(&self) -> Result<Option<u64>, String> {
        parse_seed(&self.seed)
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// In words, what has to be changed first.
    pub fn order(&self, chance: u64) -> Result<RlyehOrder, String> {
        let seed = self.seed()?.unwrap_or(chance);
        let setup = self.setup();
        setup.validate().map_err(|error| crate::app::commands::capital(&error.to_string()))?;
        let hand = HandOptions {
            steady: self.practice && self.steady,
            tremor_mm: self.tremor_mm,
            tremor_seed: seed,
        };
        let seats = self.seats.iter().copied().take(usize::from(setup.seats())).collect();
        Ok(RlyehOrder { setup, seating: Seating { seats }, seed, hand, practice: self.practice })
    }
}

/// A seed as typed; nothing when nothing was.
///
/// # Errors
/// In words, when what was typed is no seed.
pub fn parse_seed(typed: &str) -> Result<Option<u64>, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    if !typed.chars().all(|c| c.is_ascii_digit()) {
        return Err("A seed is a whole number: digits only".into());
    }
    typed.parse().map(Some).map_err(|_| format!("That is too large; the largest seed is {}", u64::MAX))
}

/// Draws the set-up. `chance` is used as the seed when none is typed.
pub fn show(ctx: &Context, draft: &mut Draft, chance: u64, marks: bool) -> Option<Act> {
    crate::app::ui::layout::whole(ctx, "setup backdrop", |ui, rect| {
        backdrop::draw(ui.painter(), rect, 0.0);
        ui.painter().rect_filled(rect, 0.0, bevy_egui::egui::Color32::from_black_alpha(90));
    });
    let mut act = None;
    crate::app::ui::layout::card(ctx, "setup", 620.0, |ui| {
        let title = if draft.solitaire { "A city of your own" } else { "A match" };
        ui.label(RichText::new(title).size(26.0).color(style::AMBER));
        let height = (ui.available_height() - 52.0).max(24.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            Grid::new("setup grid").num_columns(2).spacing([18.0, 9.0]).min_col_width(110.0).show(ui, |ui| {
                who(ui, draft);
                seats(ui, draft);
                colours(ui, draft, marks);
                dice(ui, draft);
                hand(ui, draft);
                seed_field(ui, &mut draft.seed, chance, "The same seed gives the same dice");
            });
        });
        ui.separator();
        ui.horizontal(|ui| act = foot(ui, draft, chance));
    });
    act
}

fn foot(ui: &mut Ui, draft: &Draft, chance: u64) -> Option<Act> {
    let order = draft.order(chance);
    let begin = Button::new(RichText::new("Begin").size(18.0)).min_size([110.0, 34.0].into());
    let response = ui.add_enabled(order.is_ok(), begin);
    let back = ui.button("Back").clicked().then_some(Act::Command(Command::Show(Screen::Menu)));
    match order {
        Ok(order) if response.clicked() => Some(Act::Command(Command::Start(Box::new(Order::Rlyeh(order))))),
        Ok(_) => back,
        Err(why) => {
            ui.label(RichText::new(why).color(style::BAD));
            back
        }
    }
}

/// What a row of a set-up is about.
pub(crate) fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).color(style::FAINT));
}

/// A row of choices, one of which is chosen.
pub(crate) fn choose<T: PartialEq + Copy>(ui: &mut Ui, value: &mut T, choices: &[(T, &str, &str)]) {
    ui.horizontal_wrapped(|ui| {
        for (choice, label, tip) in choices {
            let response = ui.selectable_value(value, *choice, *label);
            if !tip.is_empty() {
                response.on_hover_text(*tip);
            }
        }
    });
}

fn who(ui: &mut Ui, draft: &mut Draft) {
    if draft.solitaire {
        head(ui, "Stashes");
        ui.horizontal(|ui| {
            for n in SOLO_STASHES.0..=SOLO_STASHES.1 {
                ui.selectable_value(&mut draft.stashes, n, n.to_string());
            }
            ui.label(faint(format!("{} floor cards", draft.setup().inventory().cards)));
        });
        ui.end_row();
        head(ui, "Named by");
        choose(
            ui,
            &mut draft.chooser,
            &[
                (
                    Chooser::D6,
                    "a d6",
                    "The stashes are numbered; a number without a stash leaves the colour to you",
                ),
                (
                    Chooser::Compass,
                    "a compass",
                    "The stashes stand around the site; an empty direction leaves the colour to you",
                ),
            ],
        );
        ui.end_row();
        return;
    }
    head(ui, "Builders");
    ui.horizontal(|ui| {
        for n in PLAYERS.0..=PLAYERS.1 {
            ui.selectable_value(&mut draft.players, n, n.to_string());
        }
        ui.label(faint(format!("{} floor cards", draft.setup().inventory().cards)));
    });
    ui.end_row();
    head(ui, "First");
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut draft.first, First::Random, "chance");
        for seat in (0..draft.players).map(Seat) {
            ui.selectable_value(&mut draft.first, First::Seat(seat), seat.to_string());
        }
    });
    // Nobody is first who left the table again.
    if matches!(draft.first, First::Seat(seat) if seat.0 >= draft.players) {
        draft.first = First::Random;
    }
    ui.end_row();
    if draft.players > 2 {
        head(ui, "A collapse");
        choose(
            ui,
            &mut draft.on_collapse,
            &[
                (OnCollapse::OthersWin, "ends the game", "All others win together"),
                (
                    OnCollapse::LoserOut,
                    "puts one out",
                    "The loser's colour becomes Cthulhu's and the others play on",
                ),
            ],
        );
        ui.end_row();
    }
}

/// A row for every seat: a person or a bot.
fn seats(ui: &mut Ui, draft: &mut Draft) {
    let seats = usize::from(draft.setup().seats());
    for (k, sitter) in draft.seats.iter_mut().take(seats).enumerate() {
        let name = if draft.solitaire { "Built by".to_owned() } else { Seat(k as u8).to_string() };
        head(ui, &name);
        choose(ui, sitter, &SITTERS);
        ui.end_row();
    }
}

fn colours(ui: &mut Ui, draft: &mut Draft, marks: bool) {
    head(ui, "Colours");
    let stashes = draft.setup().stashes();
    let setup = draft.setup();
    ui.vertical(|ui| {
        for k in 0..usize::from(stashes) {
            ui.horizontal(|ui| {
                icons::swatch(ui, draft.colours[k], 22.0, marks);
                let mut chosen = draft.colours[k];
                ComboBox::from_id_salt(("colour", k)).selected_text(chosen.to_string()).width(96.0).show_ui(
                    ui,
                    |ui| {
                        for colour in Colour::ALL {
                            ui.horizontal(|ui| {
                                icons::swatch(ui, colour, 18.0, marks);
                                ui.selectable_value(&mut chosen, colour, colour.to_string());
                            });
                        }
                    },
                );
                // Two stashes that want the same colour swap, so that no two are ever alike.
                if let Some(other) = draft.colours.iter().position(|&colour| colour == chosen) {
                    draft.colours.swap(k, other);
                }
                ui.label(faint(whose(&setup, k as u8)));
            });
        }
    });
    ui.end_row();
}

fn whose(setup: &Setup, stash: u8) -> String {
    match setup.mode {
        Mode::Players(players) if stash >= players => "Cthulhu's".into(),
        Mode::Players(_) => Seat(stash).to_string(),
        Mode::Solitaire { chooser: Chooser::D6, .. } => format!("no. {}", stash + 1),
        Mode::Solitaire { chooser: Chooser::Compass, stashes } => {
            stash_direction(stash, stashes).map_or_else(String::new, |direction| direction.to_string())
        }
    }
}

fn dice(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Die");
    choose(
        ui,
        &mut draft.die,
        &[
            (Die::Cthulhu, "Cthulhu die", "Five symbols on twelve faces"),
            (Die::D12, "d12", "A twelve-sided die with numbers"),
            (Die::TwoD6, "two dice", "Two ordinary dice, added up"),
        ],
    );
    ui.end_row();
}

fn hand(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Played for");
    choose(
        ui,
        &mut draft.practice,
        &[
            (true, "practice", "Any step can be taken back, even a collapse"),
            (false, "score", "What is done is done"),
        ],
    );
    ui.end_row();
    head(ui, "Hand");
    ui.horizontal(|ui| {
        ui.add_enabled_ui(draft.practice, |ui| {
            ui.checkbox(&mut draft.steady, "steady")
                .on_hover_text("What you hold passes through everything until you lower it")
                .on_disabled_hover_text("Steady hands are for practice only");
        });
        let tremor = Slider::new(&mut draft.tremor_mm, 0.0..=MOST_TREMOR_MM).suffix(" mm").text("tremor");
        ui.add(tremor.fixed_decimals(1)).on_hover_text("How much your hand shakes; none is usual");
    });
    ui.end_row();
}

/// The field of the seed; `same` says what the same seed gives.
pub(crate) fn seed_field(ui: &mut Ui, typed: &mut String, chance: u64, same: &str) {
    head(ui, "Seed");
    ui.vertical(|ui| {
        let hint = format!("by chance: {chance}");
        ui.add(TextEdit::singleline(typed).hint_text(hint).desired_width(230.0)).on_hover_text(same);
        if let Err(why) = parse_seed(typed) {
            ui.label(RichText::new(why).small().color(style::BAD));
        }
    });
    ui.end_row();
}
