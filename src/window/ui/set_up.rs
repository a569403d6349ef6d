//! The set-up of a match, the same form for every game: who plays, for practice or for score, with which seed. A game says
//! what its own rows are and what order they make ([`OwnRows`]).

use super::backdrop;
use super::form::{self, parse_seed, seed_field};
pub use super::form::{each_of, one_of};
use super::layout::faint;
use super::players::Players;
use super::seats::Badge;
use super::tip::HoverTip;
use crate::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::speech::say;
use crate::texts::{HandText, SetupText};
use bevy_egui::egui::{Label, Rect, Ui};
use game::message::{Message, Say};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::info::{GameInfo, PlayArguments};
use session::{Seating, Sitter};
use std::any::Any;
use std::sync::Arc;
use table::hand::HandKind;

/// What is the same in every game's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// How many play.
    pub players: u8,
    /// Who sits where.
    pub seating: Seating,
    /// Seed of chance.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl From<&PlayArguments> for Agreed {
    fn from(asked: &PlayArguments) -> Self {
        let PlayArguments { seed, practice, .. } = *asked;
        Self { players: asked.players(), seating: asked.seating.clone(), seed, practice }
    }
}

/// What only one game asks for.
pub trait OwnRows: Clone + Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The match that a form orders.
    type Order: Order + Clone;

    /// The game.
    const INFO: &'static GameInfo;
    /// What the same seed gives, by the id of the message: "The same seed gives the same" …
    const DEALT: &'static str;

    /// The order that all rows make.
    ///
    /// # Errors
    /// What has to be changed first.
    fn order(&self, agreed: Agreed) -> Result<Self::Order, FormError>;

    /// The rows that lead to such an order, with what is the same in every game's.
    fn again(order: &Self::Order) -> (Self, &Seating, bool);

    /// The head of the form.
    fn title(&self) -> String {
        Self::INFO.title.to_owned()
    }

    /// A remark about so many players.
    fn remark(&self, _players: u8) -> String {
        String::new()
    }

    /// Draws the row of the players, and whatever stands before it.
    fn who(&mut self, ui: &mut Ui, players: &mut Players, _about: &FormContext) {
        players.row(ui, &say(SetupText::Players), Self::INFO, Badge::usual, |count| self.remark(count));
    }

    /// Draws the game's own rows. `practice` says whether steps may be taken back.
    fn rows(&mut self, _ui: &mut Ui, _players: &Players, _practice: bool, _about: &FormContext) {}

    /// Whether the player chooses between practice and score; where not, it is practice.
    fn asks_for_practice(&self) -> bool {
        true
    }

    /// The seed with which the form comes up.
    fn usual_seed(&self) -> String {
        String::new()
    }

    /// What was chosen the last time, as it can be chosen in this form; `None` if it cannot. It may come from a file that
    /// somebody wrote.
    fn taken_over(&self, chosen: Self, _players: &Players) -> Option<Self> {
        Some(chosen)
    }

    /// Draws what lies behind the form.
    fn backdrop(&mut self, ui: &mut Ui, rect: Rect) {
        backdrop::behind_form(ui.painter(), rect);
    }
}

/// A match being set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "R: OwnRows")]
pub struct Draft<R> {
    /// Who plays.
    pub players: Players,
    /// Whether steps may be taken back.
    pub practice: bool,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
    /// The game's own rows.
    #[serde(flatten)]
    pub own: R,
}

impl<R: OwnRows> Default for Draft<R> {
    fn default() -> Self {
        Self::new(R::INFO.usual_seats, R::default())
    }
}

impl<R: OwnRows> Draft<R> {
    /// A person and bots, for practice.
    pub fn new(players: u8, own: R) -> Self {
        let players = Players::new(players, R::INFO);
        Self { practice: !shares_secrets::<R>(&players), players, seed: own.usual_seed(), own }
    }

    /// The same again as a match that was played, with another seed.
    pub fn again(order: &R::Order) -> Self {
        let (own, seating, practice) = R::again(order);
        Self { players: Players::of(seating, R::INFO), practice, seed: String::new(), own }
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<R::Order, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        self.own.order(Agreed { seed, ..self.agreed()? })
    }

    /// What is agreed whatever the seed.
    ///
    /// # Errors
    /// Where two players have one name.
    pub fn agreed(&self) -> Result<Agreed, FormError> {
        let practice = self.practice || !self.own.asks_for_practice();
        Ok(Agreed { players: self.players.count, seating: self.players.seating()?, seed: 0, practice })
    }
}

/// Whether several people at one screen have secrets from one another.
fn shares_secrets<R: OwnRows>(players: &Players) -> bool {
    let people = players.places.iter().take(players.count.into());
    R::INFO.secrets && people.filter(|place| place.sitter == Sitter::Person).count() > 1
}

impl<R: OwnRows> SetupForm for Draft<R> {
    fn title(&self) -> String {
        self.own.title()
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        let Self { players, practice, seed, own } = self;
        let shared = shares_secrets::<R>(players);
        own.who(ui, players, about);
        if shares_secrets::<R>(players) != shared {
            // Steps that are taken back would show what somebody else has seen: people at one screen ask for that.
            *practice = shared;
        }
        own.rows(ui, players, *practice, about);
        if own.asks_for_practice() {
            form::practice(ui, practice);
        }
        let chance = (!R::INFO.secrets).then_some(about.chance);
        seed_field(ui, seed, chance, Message::new(R::DEALT));
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(Self::order(self, chance)?))
    }

    fn choices(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn choose_again(&mut self, choices: &Value) {
        if let Ok(Self { players, practice, own, .. }) = Self::deserialize(choices)
            && players.fit(R::INFO)
            && let Some(own) = self.own.taken_over(own, &players)
        {
            *self = Self { players, practice, seed: own.usual_seed(), own };
        }
    }

    fn backdrop(&mut self, ui: &mut Ui, rect: Rect) {
        self.own.backdrop(ui, rect);
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// A row with two choices.
pub fn either<W: Say>(ui: &mut Ui, what: W, value: &mut bool, no: W, yes: W) {
    one_of(ui, what, value, &[(false, no), (true, yes)]);
}

/// The row of the hand that sets the pieces.
pub fn hands(ui: &mut Ui, what: impl Say, hand: &mut HandKind) {
    let named = HandKind::CHOICES.map(|kind| match kind {
        HandKind::Helped => (kind, HandText::Helped),
        HandKind::Level => (kind, HandText::Level),
        HandKind::Bare => (kind, HandText::Bare),
        HandKind::Ghost => (kind, HandText::Ghost),
    });
    one_of(ui, what, hand, &named);
}

/// The choice of the magnet, which only a hand that helps has.
pub fn magnet(ui: &mut Ui, magnet: &mut bool, helps: bool) {
    ui.add_enabled_ui(helps, |ui| {
        ui.checkbox(magnet, say(HandText::Magnet))
            .tip(say(HandText::MagnetAbout))
            .tip_disabled(say(HandText::MagnetNot));
    });
}

/// A row of words.
pub fn words(ui: &mut Ui, what: &str, words: String) {
    form::head(ui, what);
    ui.add(Label::new(faint(words)).wrap());
    ui.end_row();
}
