//! The set-up of a match: who plays, with which colours, dice and hand.

use super::lifecycle::RlyehOrder;
use super::panels::icons;
use super::scene::stash;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, parse_seed, seed_field};
use crate::app::ui::layout::faint;
use crate::app::ui::players::Players;
use crate::app::ui::seats::Badge;
use crate::app::ui::tip::Tip;
use crate::game::Seat;
use crate::games::rlyeh::INFO;
use crate::games::rlyeh::rules::{
    Chooser, Colour, Die, First, Mode, OnCollapse, SOLO_STASHES, Setup, stash_direction,
};
use crate::session::gallery;
use crate::table::hand::HandOptions;
use bevy_egui::egui::{ComboBox, Slider, Ui};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;
use std::time::SystemTime;

/// The numbers of a d6, in the order in which stashes usually have them.
const NUMBERS: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// The most tremor that can be asked for, mm.
const MOST_TREMOR_MM: f32 = 2.0;

/// A match being set up.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Draft {
    solitaire: bool,
    stashes: u8,
    /// Who plays; one, alone.
    pub players: Players,
    chooser: Chooser,
    colours: Vec<Colour>,
    /// The numbers of the stashes, and those that are left.
    numbers: [u8; 6],
    die: Die,
    first: First,
    on_collapse: OnCollapse,
    practice: bool,
    steady: bool,
    tremor_mm: f32,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
    /// Whether it is the city of the day.
    #[serde(skip)]
    daily: bool,
}

impl Draft {
    /// A usual solitary game.
    pub fn solitaire() -> Self {
        Self {
            solitaire: true,
            stashes: 3,
            players: Players::new(1, &INFO),
            chooser: Chooser::D6,
            colours: Colour::ALL.to_vec(),
            numbers: NUMBERS,
            die: Die::Cthulhu,
            first: First::Random,
            on_collapse: OnCollapse::OthersWin,
            practice: true,
            steady: false,
            tremor_mm: 0.0,
            seed: String::new(),
            daily: false,
        }
    }

    /// The city of the day: everybody who builds it has the same dice.
    pub fn daily() -> Self {
        let seed = gallery::daily_seed(SystemTime::now()).to_string();
        Self { practice: false, seed, daily: true, ..Self::solitaire() }
    }

    /// A usual match of two: a person against a bot.
    pub fn players() -> Self {
        let players = Players::new(2, &INFO);
        Self { solitaire: false, players, ..Self::solitaire() }
    }

    /// The same again as a match that was played, with another seed.
    pub fn again(order: &RlyehOrder) -> Self {
        let mut draft = Self::solitaire();
        let setup = &order.setup;
        draft.players = Players::of(&order.seating, &INFO);
        match setup.mode {
            Mode::Players(_) => draft.solitaire = false,
            Mode::Solitaire { stashes, chooser } => (draft.stashes, draft.chooser) = (stashes, chooser),
        }
        let rest = Colour::ALL.into_iter().filter(|colour| !setup.colours.contains(colour));
        draft.colours = setup.colours.iter().copied().chain(rest).collect();
        let rest = NUMBERS.into_iter().filter(|number| !setup.numbers.contains(number));
        for (slot, number) in draft.numbers.iter_mut().zip(setup.numbers.iter().copied().chain(rest)) {
            *slot = number;
        }
        (draft.die, draft.first, draft.on_collapse) = (setup.die, setup.first, setup.on_collapse);
        (draft.practice, draft.steady) = (order.practice, order.hand.steady);
        draft.tremor_mm = order.hand.tremor_mm;
        draft
    }

    /// Whether it can be offered: it may come from a file that somebody wrote.
    fn fits(&self) -> bool {
        let all = |colour: &Colour| self.colours.contains(colour);
        (SOLO_STASHES.0..=SOLO_STASHES.1).contains(&self.stashes)
            && (self.players.count == 1) == self.solitaire
            && self.players.fit(&INFO)
            && self.colours.len() == Colour::ALL.len()
            && Colour::ALL.iter().all(all)
            && NUMBERS.iter().all(|number| self.numbers.contains(number))
            && (0.0..=MOST_TREMOR_MM).contains(&self.tremor_mm)
    }

    /// The set-up it stands for.
    pub fn setup(&self) -> Setup {
        let mode = if self.solitaire {
            Mode::Solitaire { stashes: self.stashes, chooser: self.chooser }
        } else {
            Mode::Players(self.players.count)
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

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<RlyehOrder, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let setup = self.setup();
        setup.validate()?;
        let hand = HandOptions {
            steady: self.practice && self.steady,
            tremor_mm: self.tremor_mm,
            tremor_seed: seed,
        };
        Ok(RlyehOrder { setup, seating: self.players.seating()?, seed, hand, practice: self.practice })
    }
}

impl SetupForm for Draft {
    fn title(&self) -> &'static str {
        match (self.daily, self.solitaire) {
            (true, _) => "Today's city",
            (_, true) => "A city of your own",
            _ => "A match of builders",
        }
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        who(ui, self);
        colours(ui, self, about.marks);
        dice(ui, self);
        hand(ui, self);
        seed_field(ui, &mut self.seed, about.chance, "The same seed gives the same dice");
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(Self::order(self, chance)?))
    }

    fn choices(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn choose_again(&mut self, choices: &Value) {
        if let Ok(draft) = Self::deserialize(choices)
            && draft.solitaire == self.solitaire
            && draft.fits()
        {
            let (seed, daily) = (std::mem::take(&mut self.seed), self.daily);
            *self = Self { seed, daily, ..draft };
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
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
        head(ui, "Stash chosen by");
        choose(
            ui,
            &mut draft.chooser,
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
        ui.end_row();
        head(ui, "Built by");
        ui.vertical(|ui| draft.players.lines(ui, &INFO, |_| None));
        ui.end_row();
        return;
    }
    let setup = draft.setup();
    let cards = |players| {
        let setup = Setup { mode: Mode::Players(players), ..setup.clone() };
        format!("{} floor cards", setup.inventory().cards)
    };
    let badge = |seat: Seat| {
        let colour = setup.colours.get(usize::from(seat.0));
        colour.map_or(Badge::usual(seat), |colour| Badge::of(stash(*colour)))
    };
    draft.players.row(ui, "Builders", &INFO, badge, cards);
    let first = match draft.first {
        First::Seat(seat) => Some(seat),
        First::Random => None,
    };
    let first = draft.players.first_row(ui, "First", first);
    draft.first = first.map_or(First::Random, First::Seat);
    if draft.players.count > 2 {
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
                if setup.number(k as u8).is_some() {
                    number(ui, k, &mut draft.numbers);
                } else {
                    ui.label(faint(whose(&setup, k as u8, &draft.players)));
                }
            });
        }
    });
    ui.end_row();
}

/// The number by which the d6 names a stash: two that want the same swap.
fn number(ui: &mut Ui, k: usize, numbers: &mut [u8; 6]) {
    let mut chosen = numbers[k];
    let list = ComboBox::from_id_salt(("number", k)).selected_text(format!("no. {chosen}")).width(64.0);
    list.show_ui(ui, |ui| {
        for number in NUMBERS {
            ui.selectable_value(&mut chosen, number, format!("no. {number}"));
        }
    });
    if let Some(other) = numbers.iter().position(|&number| number == chosen) {
        numbers.swap(k, other);
    }
}

fn whose(setup: &Setup, stash: u8, players: &Players) -> String {
    match setup.mode {
        Mode::Players(players) if stash >= players => "Cthulhu's".into(),
        Mode::Players(_) => players.name(Seat(stash)),
        Mode::Solitaire { stashes, .. } => {
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
            (Die::D12, "twelve numbers", "A twelve-sided die with numbers"),
            (Die::TwoD6, "two dice", "Two ordinary dice, added up"),
        ],
    );
    ui.end_row();
}

fn hand(ui: &mut Ui, draft: &mut Draft) {
    form::practice(ui, &mut draft.practice);
    head(ui, "Hand");
    ui.horizontal(|ui| {
        ui.add_enabled_ui(draft.practice, |ui| {
            ui.checkbox(&mut draft.steady, "passes through things")
                .tip("What you hold touches nothing until you lower it")
                .tip_disabled("For practice only");
        });
        let tremor =
            Slider::new(&mut draft.tremor_mm, 0.0..=MOST_TREMOR_MM).suffix(" mm").text("of trembling");
        ui.add(tremor.fixed_decimals(1)).tip("How much your hand shakes; none is usual");
    });
    ui.end_row();
}
