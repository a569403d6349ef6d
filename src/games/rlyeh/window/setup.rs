//! What a match of builders asks for in its set-up: stashes and colours, dice and hand.

use crate::panels::icons;
use crate::scene::stash;
use crate::table_bots::RlyehBots;
use crate::texts::{SetUpText, Turn};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use files::words as file_words;
use game::Seat;
use rlyeh::info::INFO;
use rlyeh::matches::Match;
use rlyeh_rules::{
    Aim, Alone, Chooser, Colour, Die, FirstSeat, Mode, OnCollapse, SOLO_STASHES, Setup, stash_direction,
};
use serde::{Deserialize, Serialize};
use session::daily::Day;
use session::info::GameInfo;
use session::{Seating, gallery};
use std::time::SystemTime;
use strum::VariantArray;
use table::hand::{HandKind, HandOptions};
use window::game_ui::{CommandError, FormContext, FormError, Order};
use window::messages::Notice;
use window::platform::record::Saves;
use window::speech::{about, decimal, say};
use window::tabled;
use window::texts::HandText;
use window::ui::form::head;
use window::ui::layout::faint;
use window::ui::players::Players;
use window::ui::seats::Badge;
use window::ui::set_up::{self, Agreed, OwnRows, one_of};
use window::ui::tip::HoverTip;
use window::ui::{drop_down, number};

/// The numbers of a d6, in the order in which stashes usually have them.
const NUMBERS: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// The most tremor that can be asked for, mm.
const MOST_TREMOR_MM: f32 = 1.0;

pub type Draft = set_up::Draft<SetupRows>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetupRows {
    solitaire: bool,
    #[serde(default)]
    aim: Aim,
    stashes: u8,
    chooser: Chooser,
    colours: Vec<Colour>,
    /// The numbers of the stashes, and those that are left.
    numbers: [u8; 6],
    die: Die,
    first: FirstSeat,
    on_collapse: OnCollapse,
    #[serde(default)]
    hand: HandKind,
    /// The ghost hand of practice.
    steady: bool,
    tremor_mm: f32,
    #[serde(default)]
    magnet: bool,
    /// Whether it is the city of the day.
    #[serde(skip)]
    daily: bool,
}

impl Default for SetupRows {
    fn default() -> Self {
        Self {
            solitaire: true,
            aim: Aim::default(),
            stashes: 3,
            chooser: Chooser::D6,
            colours: Colour::VARIANTS.to_vec(),
            numbers: NUMBERS,
            die: Die::Cthulhu,
            first: FirstSeat::Random,
            on_collapse: OnCollapse::OthersWin,
            hand: HandKind::default(),
            steady: false,
            tremor_mm: 0.0,
            magnet: false,
            daily: false,
        }
    }
}

/// A usual solitary game.
pub fn solitaire() -> Draft {
    Draft::default()
}

/// The city of the day: everybody who builds it has the same dice.
pub fn daily() -> Draft {
    Draft { practice: false, ..Draft::new(1, SetupRows { daily: true, ..SetupRows::default() }) }
}

/// A usual match of two: a person against a bot.
pub fn players() -> Draft {
    Draft::new(2, SetupRows { solitaire: false, ..SetupRows::default() })
}

impl SetupRows {
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
            first: if self.solitaire { FirstSeat::Random } else { self.first },
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

impl OwnRows for SetupRows {
    type Order = RlyehOrder;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "rlyeh-dealt";

    fn order(&self, agreed: Agreed) -> Result<RlyehOrder, FormError> {
        let Agreed { players, seating, seed, practice } = agreed;
        let mut setup = self.setup(players);
        if self.daily {
            setup = Setup { colours: setup.colours, ..Setup::of_the_day(seed, self.aim) };
        }
        setup.validate()?;
        let kind = if practice && self.steady { HandKind::Ghost } else { self.hand };
        let hand = HandOptions { kind, tremor_mm: self.tremor_mm, tremor_seed: seed, magnet: self.magnet };
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
        own.magnet = order.hand.magnet;
        own.hand = if own.steady { HandKind::default() } else { order.hand.kind };
        (own, &order.seating, order.practice)
    }

    fn title(&self) -> String {
        say(match (self.daily, self.solitaire) {
            (true, _) => SetUpText::Today,
            (_, true) => SetUpText::Own,
            _ => SetUpText::Match,
        })
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
        let dice =
            [(Die::Cthulhu, SetUpText::Cthulhu), (Die::D12, SetUpText::Twelve), (Die::TwoD6, SetUpText::Two)];
        one_of(ui, SetUpText::Die, &mut self.die, &dice);
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

fn alone(ui: &mut Ui, own: &mut SetupRows, players: &mut Players) {
    let aims = [(Aim::Tallest, SetUpText::Height), (Aim::Grandest, SetUpText::Grandeur)];
    one_of(ui, SetUpText::Aim, &mut own.aim, &aims);
    if own.daily {
        head(ui, &say(SetUpText::Stashes));
        ui.label(faint(say(SetUpText::DayStashes)));
        ui.end_row();
    } else {
        stashes(ui, own);
    }
    head(ui, &say(SetUpText::By));
    ui.vertical(|ui| players.lines(ui, &INFO, |_| None));
    ui.end_row();
}

/// How many stashes there are, and what names one.
fn stashes(ui: &mut Ui, own: &mut SetupRows) {
    head(ui, &say(SetUpText::Stashes));
    ui.horizontal(|ui| {
        for n in SOLO_STASHES.0..=SOLO_STASHES.1 {
            ui.selectable_value(&mut own.stashes, n, n.to_string());
        }
        ui.label(faint(say(SetUpText::Cards { count: own.setup(1).inventory().cards })));
    });
    ui.end_row();
    let choosers = [(Chooser::D6, SetUpText::ADie), (Chooser::Compass, SetUpText::ACompass)];
    one_of(ui, SetUpText::Chooser, &mut own.chooser, &choosers);
}

fn together(ui: &mut Ui, own: &mut SetupRows, players: &mut Players) {
    let setup = own.setup(players.count);
    let cards = |count| {
        let setup = Setup { mode: Mode::Players(count), ..setup.clone() };
        say(SetUpText::Cards { count: setup.inventory().cards })
    };
    let badge = |seat: Seat| {
        let colour = setup.colours.get(usize::from(seat.0));
        colour.map_or(Badge::usual(seat), |colour| Badge::of(stash(*colour)))
    };
    players.row(ui, &say(SetUpText::Builders), &INFO, badge, cards);
    let first = match own.first {
        FirstSeat::Seat(seat) => Some(seat),
        FirstSeat::Random => None,
    };
    own.first =
        players.first_row(ui, &say(SetUpText::First), first).map_or(FirstSeat::Random, FirstSeat::Seat);
    if players.count > 2 {
        let outcomes = [(OnCollapse::OthersWin, SetUpText::Ends), (OnCollapse::LoserOut, SetUpText::PutsOut)];
        one_of(ui, SetUpText::Collapse, &mut own.on_collapse, &outcomes);
    }
}

fn colours(ui: &mut Ui, own: &mut SetupRows, players: &Players, marks: bool) {
    head(ui, &say(SetUpText::Colours));
    let setup = own.setup(players.count);
    ui.vertical(|ui| {
        for k in 0..usize::from(setup.stashes()) {
            ui.horizontal_wrapped(|ui| {
                icons::swatch(ui, own.colours[k], 22.0, marks);
                let mut chosen = own.colours[k];
                let now = say(chosen);
                drop_down::show(
                    ui,
                    ("colour", k),
                    |list| list.selected_text(now).width(96.0),
                    |ui| {
                        for &colour in Colour::VARIANTS {
                            ui.horizontal(|ui| {
                                icons::swatch(ui, colour, 18.0, marks);
                                ui.selectable_value(&mut chosen, colour, say(colour));
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
    let now = say(SetUpText::Number { number: chosen });
    drop_down::show(
        ui,
        ("number", k),
        |list| list.selected_text(now).width(64.0),
        |ui| {
            for number in NUMBERS {
                ui.selectable_value(&mut chosen, number, say(SetUpText::Number { number }));
            }
        },
    );
    if let Some(other) = numbers.iter().position(|&number| number == chosen) {
        numbers.swap(k, other);
    }
}

fn whose(setup: &Setup, stash: u8, players: &Players) -> String {
    match setup.mode {
        Mode::Players(players) if stash >= players => say(SetUpText::Nobodys),
        Mode::Players(_) => players.name(Seat(stash)),
        Mode::Solitaire { stashes, .. } | Mode::Grandest { stashes, .. } => {
            stash_direction(stash, stashes).map_or_else(String::new, say)
        }
    }
}

fn hand(ui: &mut Ui, own: &mut SetupRows, practice: bool) {
    set_up::hands(ui, SetUpText::Hand, &mut own.hand);
    head(ui, "");
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(practice, |ui| {
            ui.checkbox(&mut own.steady, say(SetUpText::Ghost))
                .tip(about(&HandText::Ghost))
                .tip_disabled(say(SetUpText::GhostNot));
        });
        let bare = own.hand == HandKind::Bare;
        let tremor = number::slider(&mut own.tremor_mm, 0.0..=MOST_TREMOR_MM)
            .suffix(" mm")
            .text(say(SetUpText::Tremor));
        let tremor = tremor.fixed_decimals(1).custom_formatter(|mm, _| match mm {
            mm if mm == 0.0 && bare => say(SetUpText::Persons),
            mm => say(decimal(mm)),
        });
        ui.add(tremor).tip(say(SetUpText::TremorAbout));
    });
    ui.end_row();
    head(ui, "");
    set_up::magnet(ui, &mut own.magnet, own.hand.helps() || practice && own.steady);
    ui.end_row();
}

#[derive(Clone, Debug)]
pub struct RlyehOrder {
    pub setup: Setup,
    pub seating: Seating,
    pub seed: u64,
    pub hand: HandOptions,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl RlyehOrder {
    /// The order that leads to such a match again.
    pub fn of(m: &Match) -> Self {
        Self {
            setup: m.game().setup().clone(),
            seating: m.seating().clone(),
            seed: m.seed(),
            hand: m.hand().options(),
            practice: m.practice(),
        }
    }
}

impl Order for RlyehOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        let mut m = Match::new(&self.setup, self.seed, self.hand, self.practice)?;
        m.seat(self.seating.clone());
        if let Some(saves) = world.get_resource::<Saves>().and_then(|saves| saves.folder.clone())
            && let Err(why) = m.count_try(&gallery::beside(&saves))
        {
            world.write_message(Notice::new(say(Turn::NotCounted { why: file_words::reason(&why) })));
        }
        tabled::begin::<RlyehBots>(world, m)
    }
}
