//! What a match of Houses of Thoth asks for in its set-up: who deals and builds, how long, with which pyramids.

use crate::faces::Picture;
use crate::look::{ColourSet, Pack, colours, size_of};
use crate::panels::table::lay;
use crate::table_bots::ThothBots;
use crate::texts::SetUpText;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Rect, Ui, vec2};
use game::message::Say;
use serde::{Deserialize, Serialize};
use session::info::GameInfo;
use session::{Match, Seating, Sitter, Skill};
use strum::VariantArray;
use table::hand::{HandKind, HandOptions};
use thoth::Thoth;
use thoth::bot::pace;
use thoth::info::INFO;
use thoth_rules::{
    Card, Court, Dealer, Element, GOAL, GOALS, Length, Number, ONE_HAND, PieceSetter, Setup, Suit, Trump,
};
use window::game_ui::{CommandError, FormContext, FormError, Order};
use window::speech::say;
use window::tabled;
use window::ui::form::head;
use window::ui::layout::faint;
use window::ui::players::Players;
use window::ui::seats::Badge;
use window::ui::set_up::{self, Agreed, OwnRows, one_of};
use window::ui::tip::HoverTip;
use window::ui::{number, style};
use window::words::capital;

/// Width of the slider of a score, points.
const SLIDER: f32 = 90.0;

pub type Draft = set_up::Draft<SetupRows>;

#[derive(Clone, Serialize, Deserialize)]
pub struct SetupRows {
    pub builder: PieceSetter,
    /// Who deals first, and whether it is bid for who begins.
    pub dealer: Dealer,
    pub goal: i32,
    /// Whether somebody has chosen that: until then it is the longest game that fits an evening.
    #[serde(default)]
    pub chosen: bool,
    pub colours: ColourSet,
    #[serde(default)]
    pub hand: HandKind,
    /// Whether it draws cards to where they would lie firmly.
    #[serde(default)]
    pub magnet: bool,
}

impl Default for SetupRows {
    fn default() -> Self {
        Self {
            builder: PieceSetter::ByHand,
            dealer: Dealer::Random,
            goal: GOAL,
            chosen: false,
            colours: ColourSet::Rainbow,
            hand: HandKind::default(),
            magnet: false,
        }
    }
}

impl OwnRows for SetupRows {
    type Order = ThothOrder;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "thoth-dealt";

    fn order(&self, agreed: Agreed) -> Result<ThothOrder, FormError> {
        let Agreed { players, seating, seed, practice } = agreed;
        let setup = Setup { players, builder: self.builder, dealer: self.dealer, goal: self.goal };
        setup.validate()?;
        let (colours, hand, magnet) = (self.colours, self.hand, self.magnet);
        Ok(ThothOrder { setup, seating, colours, hand, magnet, seed, practice })
    }

    fn again(order: &ThothOrder) -> (Self, &Seating, bool) {
        let (setup, colours) = (&order.setup, order.colours);
        let (builder, dealer, goal) = (setup.builder, setup.dealer, setup.goal);
        let (hand, magnet) = (order.hand, order.magnet);
        let own = Self { builder, dealer, goal, chosen: true, colours, hand, magnet };
        (own, &order.seating, order.practice)
    }

    fn who(&mut self, ui: &mut Ui, players: &mut Players, _: &FormContext) {
        players.row(ui, &say(SetUpText::Architects), &INFO, Badge::usual, |_| String::new());
        let (left, first) = match self.dealer {
            Dealer::Seat(seat) => (self.dealer, Some(seat)),
            Dealer::Random | Dealer::Auction => (Dealer::Random, None),
        };
        let begin = [(left, SetUpText::BeginsLeft), (Dealer::Auction, SetUpText::BeginsAuction)];
        one_of(ui, SetUpText::Begins, &mut self.dealer, &begin);
        if self.dealer != Dealer::Auction {
            self.dealer = players
                .first_row(ui, &say(SetUpText::FirstDealer), first)
                .map_or(Dealer::Random, Dealer::Seat);
        }
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        let builders =
            [(PieceSetter::ByHand, SetUpText::ByHand), (PieceSetter::Assistant, SetUpText::ByProgram)];
        one_of(ui, SetUpText::Building, &mut self.builder, &builders);
        if self.builder == PieceSetter::ByHand {
            set_up::hands(ui, SetUpText::Hand, &mut self.hand);
            head(ui, "");
            set_up::magnet(ui, &mut self.magnet, self.hand.helps());
            ui.end_row();
        }
        self.length(ui, players);
        pyramids(ui, &mut self.colours);
    }

    fn taken_over(&self, chosen: Self, _: &Players) -> Option<Self> {
        let offered = chosen.goal == ONE_HAND || (GOALS.0..=GOALS.1).contains(&chosen.goal);
        offered.then_some(chosen)
    }

    fn backdrop(&mut self, ui: &mut Ui, rect: Rect) {
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        scatter(ui, rect, Pack(self.colours));
    }
}

/// Cards that lie about, left and right of the middle.
fn scatter(ui: &mut Ui, rect: Rect, pack: Pack) {
    let card = size_of(Picture::Back, rect.height() * 0.27);
    let lying = [
        (0.10, 0.25, -0.22, Card::Trump(Trump::Wheel)),
        (0.12, 0.76, 0.16, Card::Court(Court::Queen, Suit::Cups)),
        (0.90, 0.26, 0.2, Card::Trump(Trump::Sun)),
        (0.88, 0.75, -0.14, Card::Small(Number::Ten, Suit::Wands)),
    ];
    for (x, y, angle, face) in lying {
        let at = rect.min + rect.size() * vec2(x, y);
        lay(ui, Rect::from_center_size(at, card), angle, Picture::Face(face), pack);
    }
    ui.painter().rect_filled(rect, 0.0, Color32::from_black_alpha(70));
}

impl SetupRows {
    /// How long the game is, and about how many minutes that takes those who sit here.
    fn length(&mut self, ui: &mut Ui, players: &Players) {
        let sitters = || players.places.iter().take(usize::from(players.count)).map(|place| place.sitter);
        let people =
            u8::try_from(sitters().filter(|sitter| *sitter == Sitter::Person).count()).unwrap_or(u8::MAX);
        let skills = sitters().filter_map(Sitter::skill);
        let skill = skills.max().unwrap_or(Skill::Middle);
        let minutes = |length| pace::minutes(length, players.count, people, skill);
        if !self.chosen {
            self.goal = pace::fits_an_evening(players.count, people, skill).goal();
        }
        head(ui, &say(SetUpText::Length));
        ui.horizontal_wrapped(|ui| {
            for length in Length::OFFERED {
                let is_now = self.goal == length.goal();
                let response = ui.selectable_label(is_now, say(name(length)));
                if response.tip(say(ends(length, minutes(length)))).clicked() {
                    (self.goal, self.chosen) = (length.goal(), true);
                }
            }
            ui.spacing_mut().slider_width = SLIDER;
            let own = Length::of(self.goal).points().is_some();
            if own
                && ui
                    .add(
                        number::slider(&mut self.goal, GOALS.0..=GOALS.1)
                            .suffix(format!(" {}", say(SetUpText::Points))),
                    )
                    .changed()
            {
                self.chosen = true;
            }
            let length = Length::of(self.goal);
            let words = match minutes(length) {
                Some(minutes) => SetUpText::Minutes { minutes },
                None => ends(length, None),
            };
            ui.label(faint(say(words)));
        });
        ui.end_row();
    }
}

fn name(length: Length) -> SetUpText {
    match length {
        Length::OneHand => SetUpText::OneHand,
        Length::Short => SetUpText::Short,
        Length::Whole => SetUpText::Whole,
        Length::To(_) => SetUpText::Own,
    }
}

/// When a game of a length ends, and after how many minutes, where that is known.
fn ends(length: Length, minutes: Option<u32>) -> SetUpText {
    match (length.points(), minutes) {
        (None, None) => SetUpText::EndsHand,
        (None, Some(minutes)) => SetUpText::EndsHandIn { minutes },
        (Some(points), None) => SetUpText::EndsAt { points },
        (Some(points), Some(minutes)) => SetUpText::EndsAtIn { points, minutes },
    }
}

fn pyramids(ui: &mut Ui, chosen: &mut ColourSet) {
    head(ui, &say(SetUpText::Pyramids));
    ui.horizontal_wrapped(|ui| {
        for &set in ColourSet::VARIANTS {
            ui.selectable_value(chosen, set, say(set.name()));
        }
        let pack = Pack(*chosen);
        for element in Element::ALL {
            let colour = pack.0.colour_name(element).message();
            let words = SetUpText::Coloured { element: element.message(), colour };
            pack.show(ui, Picture::Token(element), 24.0).tip(capital(&say(words)));
        }
    });
    ui.end_row();
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThothOrder {
    pub setup: Setup,
    pub seating: Seating,
    pub colours: ColourSet,
    pub hand: HandKind,
    pub magnet: bool,
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl ThothOrder {
    /// The order that leads to such a match again.
    pub fn of(m: &Match<Thoth>) -> Self {
        Self {
            setup: m.game().setup().clone(),
            seating: m.seating().clone(),
            colours: colours(m),
            hand: m.hand().options().kind,
            magnet: m.hand().options().magnet,
            seed: m.seed(),
            practice: m.practice(),
        }
    }
}

impl Order for ThothOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        let hand = HandOptions { tremor_seed: self.seed, magnet: self.magnet, ..HandOptions::of(self.hand) };
        let mut m = Match::new(&self.setup, self.seed, hand, self.practice)?;
        m.seat(self.seating.clone());
        if let Ok(kept) = serde_json::to_value(self.colours) {
            m.attach(kept);
        }
        tabled::begin::<ThothBots>(world, m)
    }
}
