//! The set-up of a match: who plays, who builds, how long, with which stones.

use super::Act;
use super::pass_screen::lay;
use super::draft::{Draft, Place, Sitter};
use crate::app::commands::capital;
use crate::app::ui::layout::{card, faint, whole};
use crate::app::ui::style;
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::{Pack, size_of};
use crate::games::thoth::bot::Level;
use crate::game::Seat;
use crate::games::thoth::rules::{Builder, Card, Court, Dealer, Element, GOAL, GOALS, Number, PLAYERS, Suit, Trump};
use bevy_egui::egui::{
    Button, Color32, ComboBox, Context, Grid, Rect, RichText, ScrollArea, Slider, TextEdit, Ui, vec2,
};

/// Longest name, letters.
const NAME: usize = 12;

/// Draws the set-up. `chance` is used as the seed when none is typed.
pub fn show(ctx: &Context, draft: &mut Draft, chance: u64, pack: &mut Pack) -> Option<Act> {
    pack.recolour(draft.colours);
    whole(ctx, "thoth setup backdrop", |ui, rect| {
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        scatter(ui, rect, pack);
    });
    let mut act = None;
    card(ctx, "thoth setup", 660.0, |ui| {
        ui.label(RichText::new("Houses of Thoth").size(26.0).color(style::AMBER));
        let height = (ui.available_height() - 52.0).max(24.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            Grid::new("thoth setup grid").num_columns(2).spacing([18.0, 10.0]).min_col_width(96.0).show(
                ui,
                |ui| {
                    players(ui, draft);
                    building(ui, draft);
                    length(ui, draft);
                    colours(ui, draft, pack);
                    seed(ui, draft, chance);
                },
            );
        });
        ui.separator();
        ui.horizontal(|ui| act = foot(ui, draft, chance));
    });
    act
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

fn foot(ui: &mut Ui, draft: &Draft, chance: u64) -> Option<Act> {
    let order = draft.order(chance);
    let begin = Button::new(RichText::new("Begin").size(18.0)).min_size(vec2(110.0, 34.0));
    let response = ui.add_enabled(order.is_ok(), begin);
    let back = ui.button("Back").clicked().then_some(Act::Menu);
    match order {
        Ok(order) if response.clicked() => Some(Act::Start(Box::new(order))),
        Ok(_) => back,
        Err(why) => {
            ui.label(RichText::new(why).color(style::BAD));
            back
        }
    }
}

fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).color(style::FAINT));
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
            let bots = Level::ALL.into_iter().map(Sitter::Bot);
            for sitter in std::iter::once(Sitter::Person).chain(bots) {
                ui.selectable_value(&mut place.sitter, sitter, sitter_name(sitter));
            }
        },
    );
    ui.label(faint(match place.sitter {
        Sitter::Person => "at this screen",
        Sitter::Bot(Level::Novice) => "builds what comes",
        Sitter::Bot(Level::Mason) => "plays by rules of thumb",
        Sitter::Bot(Level::Magus) => "thinks ahead",
    }));
}

/// What a sitter is called in the list.
pub fn sitter_name(sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => "Person".into(),
        Sitter::Bot(level) => format!("Bot: {level}"),
    }
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
    head(ui, "Played for");
    ui.horizontal_wrapped(|ui| {
        for (practice, label, tip) in [
            (true, "practice", "Any step can be taken back, even a collapse"),
            (false, "score", "What is done is done"),
        ] {
            ui.selectable_value(&mut draft.practice, practice, label).on_hover_text(tip);
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

fn seed(ui: &mut Ui, draft: &mut Draft, chance: u64) {
    head(ui, "Seed");
    ui.vertical(|ui| {
        ui.add(
            TextEdit::singleline(&mut draft.seed)
                .hint_text(format!("by chance: {chance}"))
                .desired_width(230.0),
        )
        .on_hover_text("The same seed gives the same cards");
        if let Err(why) = draft.seed() {
            ui.label(RichText::new(why).small().color(style::BAD));
        }
    });
    ui.end_row();
}
