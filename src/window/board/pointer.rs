//! The pointer on a drawn table: which thing it is on, what a click on it means, where it can be dragged, and what is said
//! about it. What that is, the game says ([`Meaning`]), from its rules.

use super::item::{Board, Item};
use crate::speech::tell;
use crate::ui::act::{Request, UiCommand};
use crate::ui::drag::{self, DropZone};
use crate::ui::pictures::Picture;
use crate::ui::{landmarks, style, tip};
use bevy_egui::egui::{
    CursorIcon, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
};
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// What the explanations are called.
const TIP: &str = "what lies on the board";

/// What the things of a table mean to whoever sits at it.
pub trait Meaning<T, W> {
    /// What a click asks for; `None` where it means nothing.
    fn click(&self, target: T) -> Option<UiCommand<W>>;

    /// Whether a click on it would be allowed, so that the pointer shows a hand.
    fn can_click(&self, target: T) -> bool {
        self.click(target).is_some_and(|act| !matches!(act, UiCommand::Program(Request::Refuse(_))))
    }

    /// Says what it is. Nothing is said where this is false.
    fn explain(&self, _target: T, _ui: &mut Ui) -> bool {
        false
    }

    /// The part of it that is read where the pointer is, or where the keyboard points: an explanation stands clear of
    /// that, and near it.
    fn read(&self, _target: T, rect: Rect, _at: Option<Pos2>) -> Rect {
        rect
    }

    /// What should stay in sight beside an explanation.
    fn weighed(&self) -> Vec<Rect> {
        vec![]
    }

    /// What it looks like while it is dragged; `None` of what stays where it is.
    fn dragged(&self, _target: T) -> Option<Picture> {
        None
    }

    /// Where it may be let go of, and what comes of that.
    fn places(&self, _target: T) -> Vec<DropZone<UiCommand<W>>> {
        vec![]
    }
}

/// The pointer on a table.
#[derive(Clone, Debug)]
pub struct Pointed<T, W> {
    /// The thing that it is on, and where that is.
    pub over: Option<(T, Rect)>,
    /// What is wanted.
    pub wanted: Vec<UiCommand<W>>,
}

impl<T> Board<'_, T>
where
    T: Copy + PartialEq + Debug + Display + Hash + Send + Sync + 'static,
{
    /// Listens to the pointer; rings what the keyboard points at, and says what that is.
    pub fn listen<W>(&self, ui: &mut Ui, meaning: &impl Meaning<T, W>) -> Pointed<T, W> {
        let mut pointed = Pointed { over: None, wanted: vec![] };
        let mut sorted: Vec<&Item<T>> = self.items.iter().filter(|item| item.target.is_some()).collect();
        sorted.sort_by(|a, b| a.z.total_cmp(&b.z));
        let carrying = drag::is_carrying(ui.ctx());
        for item in sorted {
            let (Some(target), rect) = (item.target, item.seen()) else { continue };
            if !rect.is_positive() {
                continue;
            }
            let picture = meaning.dragged(target);
            let sense = if picture.is_some() { Sense::click_and_drag() } else { Sense::click() };
            landmarks::item(ui.ctx(), &target, || self.rect(target));
            let response = ui.interact(rect, self.name.with((target, item.id, item.place)), sense);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, self.called(item, target)));
            if picture.is_some() {
                drag::take(&response, || target);
            }
            if response.hovered() && !carrying {
                pointed.over = Some((target, rect));
            }
            if response.clicked() {
                pointed.wanted.extend(meaning.click(target));
            }
        }
        let focus = self.focus.and_then(|target| Some((target, self.rect(target)?)));
        if let Some((_, rect)) = focus {
            let ring = Stroke::new(2.5, style::POINTED);
            ui.painter().rect_stroke(rect.expand(2.0), 7.0, ring, StrokeKind::Outside);
        }
        if let Some((target, rect)) = pointed.over {
            if meaning.can_click(target) {
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
            let pointer = ui.ctx().pointer_latest_pos();
            let read = meaning.read(target, rect, pointer);
            if tip::rests(ui.ctx(), TIP, read) {
                explain(ui, pointer, (target, read), meaning);
            }
        } else if let Some((target, rect)) = focus.filter(|_| !carrying) {
            explain(ui, None, (target, meaning.read(target, rect, None)), meaning);
        }
        let picture = |painter: &Painter, rect: Rect, target: &T| {
            if let Some(picture) = meaning.dragged(*target) {
                picture.paint(painter, rect);
            }
        };
        let dropped = drag::carry(ui.ctx(), self.still, |target: &T| meaning.places(*target), picture);
        pointed.wanted.extend(dropped);
        pointed
    }
}

impl<T: Copy + Display + Hash + Debug> Board<'_, T> {
    /// Tells a screen reader what lies there, where something else listens to the pointer.
    pub fn read_out(&self, ui: &Ui) {
        for item in self.items.iter().filter(|item| item.seen().is_positive()) {
            if let Some(target) = item.target {
                let response = ui.interact(item.seen(), self.name.with((target, item.id)), Sense::hover());
                response
                    .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.called(item, target)));
            }
        }
    }

    /// What an item is called, for whoever cannot see it.
    fn called(&self, item: &Item<T>, target: T) -> String {
        item.name.as_ref().map_or_else(|| target.to_string(), |name| tell(self.names, name))
    }
}

/// Says what a thing is, beside the pointer or the thing itself.
fn explain<T: Copy, W>(
    ui: &Ui,
    pointer: Option<Pos2>,
    (target, rect): (T, Rect),
    meaning: &impl Meaning<T, W>,
) {
    let weighed = meaning.weighed();
    tip::about(ui.ctx(), TIP, pointer, (rect, &weighed), |ui| {
        meaning.explain(target, ui);
    });
}
