//! What whoever waits for bots can do, and what bots tell meanwhile: both keep to their room, in both languages, whatever the size
//! of the text.

use crate::panels::{context, frame};
use bevy_egui::egui::{Align2, Context, Ui, Vec2, vec2};
use game::message::Message;
use game::{Language, Seat};
use session::Names;
use window::reasons::Spoken;
use window::speech;
use window::ui::buttons::{Waiting, going_on, waiting};
use window::ui::seats::Seats;
use window::ui::{layout, spoken};

/// More than two rows of small buttons, of which one is 29 points high, and less than three.
const TWO_ROWS: f32 = 64.0;

/// What something takes up that is drawn in a column so wide, or in a row.
fn drawn(ctx: &Context, wide: f32, draw: impl Fn(&mut Ui)) -> Vec2 {
    let mut taken = Vec2::ZERO;
    for _ in 0..3 {
        frame(ctx, vec2(900.0, 600.0), |ctx| {
            let at = (Align2::LEFT_TOP, Vec2::ZERO);
            taken = layout::over(ctx, "column", at, vec2(wide, 600.0), |ui| {
                ui.set_width(wide);
                ui.scope(|ui| draw(ui)).response.rect.size()
            });
        });
    }
    taken
}

fn in_both(what: impl Fn(&Context)) {
    for language in [Language::English, Language::German] {
        for scale in [1.0, 2.0] {
            let ctx = context();
            ctx.set_zoom_factor(scale);
            speech::meanwhile(language, || what(&ctx));
        }
    }
}

#[test]
fn in_a_narrow_column_the_button_takes_a_row_and_no_more() {
    in_both(|ctx| {
        for wide in [120.0, 160.0, 222.0, 300.0] {
            let size = drawn(ctx, wide, |ui| drop(waiting(ui, Waiting::People)));
            assert!(size.y <= TWO_ROWS, "{size:?} in {wide}");
        }
    });
}

/// "Ann" and a sentence of so many words.
fn told(words: usize) -> Spoken {
    let why = Message::from("so ".repeat(words).as_str());
    Spoken { notes: 0..1, seat: Seat(0), why }
}

#[test]
fn a_bar_does_not_grow_with_what_is_told() {
    let names = Names::usual(2);
    let seats = Seats { names: &names, badges: &[] };
    in_both(|ctx| {
        let column = |told: Option<&Spoken>| drawn(ctx, 222.0, |ui| spoken::show(ui, seats, told, 3));
        let (short, long) = (told(1), told(80));
        assert_eq!(column(None), column(Some(&short)));
        assert_eq!(column(None), column(Some(&long)));
        let bar = |words: &str| {
            drawn(ctx, 600.0, |ui| {
                ui.horizontal(|ui| drop(going_on(ui, words, Some(Waiting::People))));
            })
        };
        let (few, many) = (bar("Ann passes"), bar(&"Ann passes ".repeat(60)));
        assert_eq!(few.y, many.y);
        assert!(many.x <= 900.0, "{many:?}");
    });
}
