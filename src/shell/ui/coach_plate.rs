//! The coach's plate: what the best bot would do, what it compared, and why; and rings round what it would do that with.

use bevy_egui::egui::{Align, Button, Context, Layout, Rect, RichText, Ui};
use session::Names;
use window::coach::advised::Advised;
use window::keys::program::matches::COACH;
use window::speech::{say, tell};
use window::texts::CoachPlate;
use window::ui::caps::KeyButton;
use window::ui::{callout, landmarks, layout, occupied, style, tip};

/// Width of the plate, points.
const WIDE: f32 = 340.0;
/// From what is marked to its ring, points.
const RING: f32 = 6.0;
/// It leaves room for a bar at the foot of the window, points.
const FOOT: f32 = 56.0;
/// Room for its edges and its head, and round it, points.
const BESIDE: f32 = 96.0;
const NAME: &str = "coach";

/// Draws the plate and the rings; `says` is what the coach says, with the seats' names, once it has thought. Whether it is sent
/// away.
pub fn show(ctx: &Context, says: Option<(&Advised, &Names)>) -> bool {
    if callout::must_wait(ctx) {
        return false;
    }
    let marks = says.map_or_else(Vec::new, |(advised, _)| callout::marked(ctx, &advised.marks));
    // A lesson's ring is round what it asks for.
    let lesson = callout::ringed(ctx);
    callout::rings(ctx, &marks, RING, style::GOOD);
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let size = layout::size(ctx, NAME).unwrap_or_default();
    // Where a piece is shown on the table, the plate stands aside, so that table and orders stay in sight.
    let aside = says.is_none_or(|(advised, _)| advised.ghost.is_some());
    let needed = [occupied::all(ctx), landmarks::all_needed(ctx), callout::read(ctx, NAME), lesson].concat();
    let at = match marks.split_first().filter(|_| !aside) {
        Some((first, rest)) => {
            let rest: Vec<Rect> = rest.iter().map(|rect| rect.expand(RING)).chain(needed).collect();
            tip::place(room, first.center(), size, first.expand(RING + 4.0), &rest)
        }
        None => tip::aside(room, size, FOOT, &needed),
    };
    callout::plate(ctx, NAME, (at, WIDE), style::GOOD, |ui| {
        let close = head(ui);
        match says {
            Some((advised, names)) => callout::scrolls(ui, BESIDE, |ui| words(ui, advised, names)),
            None => drop(ui.label(say(CoachPlate::Thinks))),
        }
        close
    })
}

/// The title, and the button that sends the coach away.
fn head(ui: &mut Ui) -> bool {
    let row = ui.horizontal(|ui| {
        ui.label(RichText::new(say(CoachPlate::Title)).small().color(style::FAINT));
        let right = Layout::right_to_left(Align::Center);
        ui.with_layout(right, |ui| {
            let button = Button::new(RichText::new(say(CoachPlate::Close)).small());
            ui.add(KeyButton::new(button, COACH)).clicked()
        })
    });
    row.inner.inner
}

fn words(ui: &mut Ui, advised: &Advised, names: &Names) {
    let what = advised.what.as_ref().map_or_else(|| say(CoachPlate::Marked), |what| tell(names, what));
    ui.label(RichText::new(what).size(17.0).color(style::INK));
    for why in &advised.why {
        ui.label(RichText::new(tell(names, why)).size(15.0));
    }
    if !advised.ways.is_empty() {
        ui.add_space(4.0);
        ui.label(RichText::new(say(CoachPlate::Compared)).small().color(style::FAINT));
        for way in &advised.ways {
            ui.label(RichText::new(tell(names, way)).small());
        }
    }
}
