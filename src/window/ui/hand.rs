//! A hand of cards: each can be clicked, dragged and heard of by a screen reader. It is ringed while it is picked or pointed
//! at, dark while it is dragged, and has a number. Where it lies and what is on it, its game says.

use super::{caps, drag, landmarks, style};
use bevy_egui::egui::{
    Color32, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
};
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// Width of the ring, points.
const RING: f32 = 2.5;
/// How dark a card is while it is dragged.
const DRAGGED: u8 = 150;

/// A card of a hand.
#[derive(Clone, Debug)]
pub struct HandCard<T> {
    /// What it stands for.
    pub thing: T,
    /// What it is called, for whoever cannot see it.
    pub name: String,
    /// Where it is.
    pub rect: Rect,
    /// Its corners, as a share of its width.
    pub round: f32,
    /// Whether it is picked.
    pub picked: bool,
    /// Whether it can be dragged now.
    pub drags: bool,
    /// The number on it, from 0, where it has a key.
    pub number: Option<usize>,
}

impl<T: Copy + Debug + Display + Hash + PartialEq + Send + Sync + 'static> HandCard<T> {
    /// Draws it: `paint` what is on it, which is told whether it is lit. What the pointer does there, and whether it was taken
    /// to be dragged.
    pub fn show(self, ui: &Ui, paint: impl FnOnce(&Painter, bool)) -> (Response, bool) {
        let Self { thing, name, rect, round, picked, drags, number } = self;
        let sense = if drags { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(rect, Id::new(("card of the hand", thing)), sense);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, picked, &name));
        landmarks::item(ui.ctx(), &thing, || Some(rect));
        let taken = drags && drag::take(&response, || thing);
        let painter = ui.painter();
        let lit = picked || response.hovered();
        paint(painter, lit);
        let round = rect.width() * round;
        if drag::carried::<T>(ui.ctx()) == Some(thing) {
            painter.rect_filled(rect, round, Color32::from_black_alpha(DRAGGED));
        }
        if lit {
            let ink = if picked { style::AMBER } else { style::FAINT };
            painter.rect_stroke(rect, round, Stroke::new(RING, ink), StrokeKind::Outside);
        }
        if let Some(k) = number {
            write_number(painter, rect, k);
        }
        (response, taken)
    }
}

/// The key of a card, on its upper edge.
fn write_number(painter: &Painter, card: Rect, k: usize) {
    caps::paint(painter, pos2(card.center().x, card.top()), &(k + 1).to_string());
}
