//! What a match of builders asks for in its set-up: stashes and colours, dice and hand.

use super::lifecycle::RlyehOrder;
use super::panels::icons;
use super::scene::stash;
use crate::app::game_ui::{FormContext, FormError};
use crate::app::speech;
use crate::app::ui::drop_down;
use crate::app::ui::form::head;
use crate::app::ui::layout::faint;
use crate::app::ui::players::Players;
use crate::app::ui::seats::Badge;
use crate::app::ui::set_up::{self, Agreed, OwnRows, one_of};
use crate::app::ui::tip::Tip;
use crate::game::Seat;
use crate::games::rlyeh::info::INFO;
use crate::games::rlyeh::rules::{
    Aim, Alone, Chooser, Colour, Die, First, Mode, OnCollapse, SOLO_STASHES, Setup, stash_direction,
};
use crate::session::Seating;
use crate::session::daily::Day;
use crate::session::info::GameInfo;
use crate::table::hand::{HandKind, HandOptions};
use bevy_egui::egui::{Slider, Ui};
use serde::{Deserialize, Serialize};
use std::time::SystemTime;
use strum::VariantArray;

/// The numbers of a d6, in the order in which stashes usually have them.
const NUMBERS: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// The most tremor that can be asked for, mm.
const MOST_TREMOR_MM: f32 = 1.0;

/// A match being set up.
pub type Draft = set_up::Draft<Own>;

/// The game's own rows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Own {
    solitaire: bool,
    #[serde(default)]
    aim: Aim,
    stashes: u8,
    chooser: Chooser,
    colours: Vec<Colour>,
    /// The numbers of the stashes, and those that are left.
    numbers: [u8; 6],
    die: Die,
    first: First,
    on_collapse: OnCollapse,
    #[serde(default)]
    hand: HandKind,
    /// The ghost hand of practice.
    steady: bool,
    tremor_mm: f32,
    /// Whether it is the city of the day.
    #[serde(skip)]
    daily: bool,
}

impl Default for Own {
    /// A usual solitary game.
    fn default() -> Self {
        Self {
            solitaire: true,
            aim: Aim::default(),
            stashes: 3,
            chooser: Chooser::D6,
            colours: Colour::VARIANTS.to_vec(),
            numbers: NUMBERS,
            die: Die::Cthulhu,
            first: First::Random,
            on_collapse: OnCollapse::OthersWin,
            hand: HandKind::default(),
            steady: false,
            tremor_mm: 0.0,
            daily: false,
        }
    }
}

impl Draft {
    /// A usual solitary game.
    pub fn solitaire() -> Self {
        Self::default()
    }

    /// The city of the day: everybody who builds it has the same dice.
    pub fn daily() -> Self {
        Self { practice: false, ..Self::new(1, Own { daily: true, ..Own::default() }) }
    }

    /// A usual match of two: a person against a bot.
    pub fn players() -> Self {
        Self::new(2, Own { solitaire: false, ..Own::default() })
    }
}

impl Own {
    /// Whether it can be offered: it may come from a file that somebody wrote.
    fn fits(&self, players: &Players) -> bool {
        let all = |colour: &Colour| self.colours.contains(colour);
        (SOLO_STASHES.0..=SOLO_STASHES.1).contains(&self.stashes)
            && (players.count == 1) == self.solitaire
            && self.colours.len() == Colour::VARIANTS.len()
            && Colour::VARIANTS.iter().all(all)
            && NUMBERS.iter().all(|number| self.numbers.contains(number))
            && (0.0..=MOST_TREMOR_MM).contains(&self.tremor_mm)
    }

    /// The set-up for so many players.
    fn setup(&self, players: u8) -> Setup {
        let mode = if self.solitaire {
            Alone { stashes: self.stashes, chooser: self.chooser, aim: self.aim }.mode()
        } else {
            Mode::Players(players)
        };
        let mut setup = Setup {
            mode,
            colours: vec![],
            numbers: vec![],
            die: self.die,
            first: if self.solitaire { First::Random } else { self.first },
            on_collapse: self.on_collapse,
        };
        let stashes = usize::from(setup.stashes());
        setup.colours = self.colours.iter().copied().take(stashes).collect();
        if setup.number(0).is_some() && self.numbers != NUMBERS {
            setup.numbers = self.numbers[..stashes].to_vec();
        }
        setup
    }
}

impl OwnRows for Own {
    type Order = RlyehOrder;

    const DEALT: &'static str = "dice";

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn order(&self, agreed: Agreed) -> Result<RlyehOrder, FormError> {
        let Agreed { players, seating, seed, practice } = agreed;
        let mut setup = self.setup(players);
        if self.daily {
            setup = Setup { colours: setup.colours, ..Setup::of_the_day(seed, self.aim) };
        }
        setup.validate()?;
        let kind = if practice && self.steady { HandKind::Ghost } else { self.hand };
        let hand = HandOptions { kind, tremor_mm: self.tremor_mm, tremor_seed: seed };
        Ok(RlyehOrder { setup, seating, seed, hand, practice })
    }

    fn again(order: &RlyehOrder) -> (Self, &Seating, bool) {
        let (mut own, setup) = (Self::default(), &order.setup);
        match setup.mode.alone() {
            None => own.solitaire = false,
            Some(Alone { stashes, chooser, aim }) => {
                (own.stashes, own.chooser, own.aim) = (stashes, chooser, aim);
            }
        }
        let rest = Colour::VARIANTS.iter().copied().filter(|colour| !setup.colours.contains(colour));
        own.colours = setup.colours.iter().copied().chain(rest).collect();
        let rest = NUMBERS.into_iter().filter(|number| !setup.numbers.contains(number));
        for (slot, number) in own.numbers.iter_mut().zip(setup.numbers.iter().copied().chain(rest)) {
            *slot = number;
        }
        (own.die, own.first, own.on_collapse) = (setup.die, setup.first, setup.on_collapse);
        (own.steady, own.tremor_mm) = (order.hand.kind == HandKind::Ghost, order.hand.tremor_mm);
        own.hand = if own.steady { HandKind::default() } else { order.hand.kind };
        (own, &order.seating, order.practice)
    }

    fn title(&self) -> &'static str {
        match (self.daily, self.solitaire) {
            (true, _) => "Today's city",
            (_, true) => "A city of your own",
            _ => "A match of builders",
        }
    }

    fn who(&mut self, ui: &mut Ui, players: &mut Players, _: &FormContext) {
        if self.solitaire {
            alone(ui, self, players);
        } else {
            together(ui, self, players);
        }
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, practice: bool, about: &FormContext) {
        colours(ui, self, players, about.marks);
        if self.daily {
            return hand(ui, self, practice);
        }
        one_of(
            ui,
            "Die",
            &mut self.die,
            &[
                (Die::Cthulhu, "Cthulhu die", "Five symbols on twelve faces"),
                (Die::D12, "twelve numbers", "A twelve-sided die with numbers"),
                (Die::TwoD6, "two dice", "Two ordinary dice, added up"),
            ],
        );
        hand(ui, self, practice);
    }

    fn usual_seed(&self) -> String {
        if self.daily { Day::of(SystemTime::now()).seed().to_string() } else { String::new() }
    }

    fn taken_over(&self, chosen: Self, players: &Players) -> Option<Self> {
        let fits = chosen.solitaire == self.solitaire && chosen.fits(players);
        fits.then_some(Self { daily: self.daily, ..chosen })
    }
}

fn alone(ui: &mut Ui, own: &mut Own, players: &mut Players) {
    one_of(
        ui,
        "Built for",
        &mut own.aim,
        &[
            (Aim::Tallest, "height", "How high the city reaches counts"),
            (
                Aim::Grandest,
                "grandeur",
                "Every piece counts the storey that it stands on; on the table, nothing",
            ),
        ],
    );
    if own.daily {
        head(ui, "Stashes");
        ui.label(faint("three, with the numbers of the day"));
        ui.end_row();
    } else {
        stashes(ui, own);
    }
    head(ui, "Built by");
    ui.vertical(|ui| players.lines(ui, &INFO, |_| None));
    ui.end_row();
}

/// How many stashes there are, and what names one.
fn stashes(ui: &mut Ui, own: &mut Own) {
    head(ui, "Stashes");
    ui.horizontal(|ui| {
        for n in SOLO_STASHES.0..=SOLO_STASHES.1 {
            ui.selectable_value(&mut own.stashes, n, n.to_string());
        }
        ui.label(faint(format!("{} floor cards", own.setup(1).inventory().cards)));
    });
    ui.end_row();
    one_of(
        ui,
        "Stash chosen by",
        &mut own.chooser,
        &[
            (
                Chooser::D6,
                "a die",
                "The stashes are numbered; a number without a stash leaves the colour to you",
            ),
            (
                Chooser::Compass,
                "a compass",
                "The stashes stand around the site; an empty direction leaves the colour to you",
            ),
        ],
    );
}

fn together(ui: &mut Ui, own: &mut Own, players: &mut Players) {
    let setup = own.setup(players.count);
    let cards = |count| {
        let setup = Setup { mode: Mode::Players(count), ..setup.clone() };
        format!("{} floor cards", setup.inventory().cards)
    };
    let badge = |seat: Seat| {
        let colour = setup.colours.get(usize::from(seat.0));
        colour.map_or(Badge::usual(seat), |colour| Badge::of(stash(*colour)))
    };
    players.row(ui, "Builders", &INFO, badge, cards);
    let first = match own.first {
        First::Seat(seat) => Some(seat),
        First::Random => None,
    };
    own.first = players.first_row(ui, "First", first).map_or(First::Random, First::Seat);
    if players.count > 2 {
        one_of(
            ui,
            "A collapse",
            &mut own.on_collapse,
            &[
                (OnCollapse::OthersWin, "ends the game", "All others win together"),
                (
                    OnCollapse::LoserOut,
                    "puts one out",
                    "The loser's colour becomes Cthulhu's and the others play on",
                ),
            ],
        );
    }
}

fn colours(ui: &mut Ui, own: &mut Own, players: &Players, marks: bool) {
    head(ui, "Colours");
    let setup = own.setup(players.count);
    ui.vertical(|ui| {
        for k in 0..usize::from(setup.stashes()) {
            ui.horizontal(|ui| {
                icons::swatch(ui, own.colours[k], 22.0, marks);
                let mut chosen = own.colours[k];
                let now = speech::say(&chosen);
                drop_down::show(
                    ui,
                    ("colour", k),
                    |list| list.selected_text(now).width(96.0),
                    |ui| {
                        for &colour in Colour::VARIANTS {
                            ui.horizontal(|ui| {
                                icons::swatch(ui, colour, 18.0, marks);
                                ui.selectable_value(&mut chosen, colour, speech::say(&colour));
                            });
                        }
                    },
                );
                // Two stashes that want the same colour swap, so that no two are ever alike.
                if let Some(other) = own.colours.iter().position(|&colour| colour == chosen) {
                    own.colours.swap(k, other);
                }
                match setup.number(k as u8) {
                    // The day draws it.
                    Some(_) if own.daily => {}
                    Some(_) => number(ui, k, &mut own.numbers),
                    None => drop(ui.label(faint(whose(&setup, k as u8, players)))),
                }
            });
        }
    });
    ui.end_row();
}

/// The number by which the d6 names a stash: two that want the same swap.
fn number(ui: &mut Ui, k: usize, numbers: &mut [u8; 6]) {
    let mut chosen = numbers[k];
    let now = format!("no. {chosen}");
    drop_down::show(
        ui,
        ("number", k),
        |list| list.selected_text(now).width(64.0),
        |ui| {
            for number in NUMBERS {
                ui.selectable_value(&mut chosen, number, format!("no. {number}"));
            }
        },
    );
    if let Some(other) = numbers.iter().position(|&number| number == chosen) {
        numbers.swap(k, other);
    }
}

fn whose(setup: &Setup, stash: u8, players: &Players) -> String {
    match setup.mode {
        Mode::Players(players) if stash >= players => "Cthulhu's".into(),
        Mode::Players(_) => players.name(Seat(stash)),
        Mode::Solitaire { stashes, .. } | Mode::Grandest { stashes, .. } => {
            stash_direction(stash, stashes).map_or_else(String::new, |direction| speech::say(&direction))
        }
    }
}

fn hand(ui: &mut Ui, own: &mut Own, practice: bool) {
    one_of(ui, "Hand", &mut own.hand, &HandKind::CHOICES.map(|kind| (kind, kind.word(), kind.meaning())));
    head(ui, "");
    ui.horizontal(|ui| {
        ui.add_enabled_ui(practice, |ui| {
            ui.checkbox(&mut own.steady, "passes through things")
                .tip(HandKind::Ghost.meaning())
                .tip_disabled("For practice only");
        });
        let bare = own.hand == HandKind::Bare;
        let tremor = Slider::new(&mut own.tremor_mm, 0.0..=MOST_TREMOR_MM).suffix(" mm").text("of trembling");
        let tremor = tremor.fixed_decimals(1).custom_formatter(|mm, _| match mm {
            mm if mm == 0.0 && bare => "a person's".to_owned(),
            mm => format!("{mm:.1}"),
        });
        ui.add(tremor).tip(
            "How much your hand shakes; a person's shakes by about 0.2 mm, and a bare hand at least so much",
        );
    });
    ui.end_row();
}
