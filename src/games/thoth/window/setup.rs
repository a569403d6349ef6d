//! The set-up of a match: who plays, who builds, how long, with which stones.

use super::colours::ColourSet;
use super::draft::{Draft, Place};
use super::faces::Picture;
use super::pack::{Pack, size_of};
use super::panels::pass_screen::lay;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, head, seed_field};
use crate::app::ui::layout::faint;
use crate::app::ui::style;
use crate::app::words::capital;
use crate::game::Seat;
use crate::games::thoth::INFO;
use crate::games::thoth::rules::{
    Builder, Card, Court, Dealer, Element, GOAL, GOALS, Number, PLAYERS, Suit, Trump,
};
use crate::session::Sitter;
use bevy_egui::egui::{Color32, ComboBox, Rect, Slider, TextEdit, Ui, vec2};
use std::any::Any;
use std::sync::Arc;

/// Longest name, letters.
const NAME: usize = 12;

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
    head(ui, "Architects");
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            for n in PLAYERS.0..=PLAYERS.1 {
                ui.selectable_value(&mut draft.players, n, n.to_string());
            }
        });
        let players = usize::from(draft.players);
        for (k, place) in draft.places.iter_mut().take(players).enumerate() {
            ui.horizontal(|ui| seat(ui, k, place));
        }
    });
    ui.end_row();
    head(ui, "First dealer");
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut draft.dealer, Dealer::Random, "chance");
        for (k, place) in (0..).zip(draft.places.iter().take(usize::from(draft.players))) {
            let seat = Seat(k);
            let name = if place.name.trim().is_empty() { seat.to_string() } else { place.name.clone() };
            ui.selectable_value(&mut draft.dealer, Dealer::Seat(seat), name);
        }
    });
    // Nobody deals who has left the table again.
    if matches!(draft.dealer, Dealer::Seat(seat) if seat.0 >= draft.players) {
        draft.dealer = Dealer::Random;
    }
    ui.end_row();
}

fn seat(ui: &mut Ui, k: usize, place: &mut Place) {
    let hint = Seat(u8::try_from(k).unwrap_or(u8::MAX)).to_string();
    ui.add(TextEdit::singleline(&mut place.name).char_limit(NAME).hint_text(hint).desired_width(120.0));
    ComboBox::from_id_salt(("sitter", k)).selected_text(sitter_name(place.sitter)).width(120.0).show_ui(
        ui,
        |ui| {
            let bots = INFO.levels.iter().map(|level| Sitter::Bot(level.skill));
            for sitter in std::iter::once(Sitter::Person).chain(bots) {
                ui.selectable_value(&mut place.sitter, sitter, sitter_name(sitter));
            }
        },
    );
    let about = match place.sitter {
        Sitter::Person => "at this screen",
        Sitter::Bot(skill) => INFO.level(skill).map_or("", |level| level.about),
    };
    ui.label(faint(about));
}

/// What a sitter is called in the list.
pub fn sitter_name(sitter: Sitter) -> String {
    INFO.bot_name(sitter).map_or_else(|| "Person".into(), |name| format!("Bot: {name}"))
}

fn building(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Building");
    ui.horizontal_wrapped(|ui| {
        for (builder, label, tip) in [
            (Builder::ByHand, "by hand", "You set every piece, and what falls has fallen"),
            (Builder::Assistant, "steady assistant", "Nothing ever falls: a game of cards"),
        ] {
            ui.selectable_value(&mut draft.builder, builder, label).on_hover_text(tip);
        }
    });
    ui.end_row();
}

fn length(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "Goal");
    ui.horizontal_wrapped(|ui| {
        ui.add(Slider::new(&mut draft.goal, GOALS.0..=GOALS.1).suffix(" points"));
        let words = if draft.goal == GOAL { "as the rules have it" } else { "the rules have 78" };
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
            pack.show(ui, Picture::Token(element), 24.0).on_hover_text(words);
        }
    });
    ui.end_row();
}
