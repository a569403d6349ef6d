//! The set-up of a match: who plays, who builds, how long, with which stones.

use super::colours::ColourSet;
use super::draft::Draft;
use super::faces::Picture;
use super::pack::{Pack, size_of};
use super::panels::pass_screen::lay;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, seed_field};
use crate::app::ui::layout::faint;
use crate::app::ui::seats::Badge;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::games::thoth::INFO;
use crate::games::thoth::rules::{Builder, Card, Court, Dealer, Element, GOAL, GOALS, Number, Suit, Trump};
use bevy_egui::egui::{Color32, Rect, Slider, Ui, vec2};
use serde::Deserialize;
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// The form: what is filled in, and the pictures it is drawn with.
#[derive(Clone, Default)]
pub struct Form {
    /// What is filled in.
    pub draft: Draft,
    pack: Pack,
}

impl From<Draft> for Form {
    fn from(draft: Draft) -> Self {
        Self { draft, pack: Pack::default() }
    }
}

impl SetupForm for Form {
    fn title(&self) -> &'static str {
        INFO.title
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        let Self { draft, pack } = self;
        pack.recolour(draft.colours);
        players(ui, draft);
        building(ui, draft);
        form::practice(ui, &mut draft.practice);
        length(ui, draft);
        colours(ui, draft, pack);
        seed_field(ui, &mut draft.seed, about.chance, "The same seed gives the same cards");
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(self.draft.order(chance)?))
    }

    fn backdrop(&mut self, ui: &mut Ui, rect: Rect) {
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        scatter(ui, rect, &mut self.pack);
    }

    fn choices(&self) -> Value {
        serde_json::to_value(&self.draft).unwrap_or_default()
    }

    fn choose_again(&mut self, choices: &Value) {
        if let Ok(draft) = Draft::deserialize(choices)
            && draft.players.fit(&INFO)
            && (GOALS.0..=GOALS.1).contains(&draft.goal)
        {
            self.draft = draft;
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// Cards that lie about, left and right of the middle.
fn scatter(ui: &mut Ui, rect: Rect, pack: &mut Pack) {
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

fn players(ui: &mut Ui, draft: &mut Draft) {
    draft.players.row(ui, "Architects", &INFO, Badge::usual, |_| String::new());
    let first = match draft.dealer {
        Dealer::Seat(seat) => Some(seat),
        Dealer::Random => None,
    };
    let first = draft.players.first_row(ui, "First dealer", first);
    draft.dealer = first.map_or(Dealer::Random, Dealer::Seat);
}

fn building(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Building");
    choose(
        ui,
        &mut draft.builder,
        &[
            (Builder::ByHand, "by hand", "You set every piece, and what falls has fallen"),
            (Builder::Assistant, "by the program", "Nothing ever falls: a game of cards"),
        ],
    );
    ui.end_row();
}

fn length(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Goal");
    ui.horizontal_wrapped(|ui| {
        ui.add(Slider::new(&mut draft.goal, GOALS.0..=GOALS.1).suffix(" points"));
        let words = if draft.goal == GOAL { "as in the rules" } else { "the rules have 78" };
        ui.label(faint(words));
    });
    ui.end_row();
}

fn colours(ui: &mut Ui, draft: &mut Draft, pack: &mut Pack) {
    head(ui, "Stones");
    ui.horizontal_wrapped(|ui| {
        for set in ColourSet::ALL {
            ui.selectable_value(&mut draft.colours, set, set.name());
        }
        for element in Element::ALL {
            let words = format!("{}: {}", capital(&element.to_string()), pack.set().colour_name(element));
            pack.show(ui, Picture::Token(element), 24.0).tip(words);
        }
    });
    ui.end_row();
}
