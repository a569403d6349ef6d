//! A drawn table, and one thing on it.

use super::focus::beside;
use super::words::{Badge, Caption, ItemOutline};
use crate::ui::pictures::Picture;
use bevy_egui::egui::{Color32, Id, Pos2, Rect};
use game::message::Message;
use session::Names;
use std::fmt::Debug;
use std::hash::Hash;

/// Which side of a thing is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Facing {
    /// Its face.
    #[default]
    Up,
    /// Its back.
    Down,
}

/// One thing on a drawn table: what it is, where it lies, and what it looks like there.
#[derive(Clone, Debug)]
pub struct Item<T> {
    /// What it is. Things that are alike, such as two tiles of a kind, may have one id: their places tell them apart.
    pub id: Id,
    /// Its place by name. A thing whose place is another than before moves there. Where only the rectangle is another, the
    /// table was laid out anew, and the thing is there at once.
    pub place: Id,
    /// What it looks like.
    pub picture: Picture,
    /// Where it is in the window, points.
    pub rect: Rect,
    /// How far it is turned about its middle, clockwise, rad.
    pub angle: f32,
    /// What lies over what: the higher over the lower, and of equals the later one.
    pub z: f32,
    /// How much of it is seen: 1 hides what is beneath, 0 is nothing.
    pub alpha: f32,
    /// How bright it is: 1 as it is, 0 black.
    pub light: f32,
    /// Which side is seen. A thing that shows the other side than before turns over.
    pub side: Facing,
    /// The part of the window in which it is seen.
    pub clip: Rect,
    /// Where it comes from if it was not there before, and what it shows on the way. By default it is there at once.
    pub from: Option<(Rect, Option<Picture>)>,
    /// Where it goes when it is there no more. By default it is gone at once.
    pub to: Option<Rect>,
    /// What it stands for, where the pointer can mean it.
    pub target: Option<T>,
    /// What it is called, for whoever cannot see it; otherwise as what it stands for prints.
    pub name: Option<Message>,
    /// A number or a key on it.
    pub badge: Option<Badge>,
    /// A ring round it.
    pub ring: Option<ItemOutline>,
    /// What is written there in the picture of a save.
    pub caption: Option<Caption>,
}

impl<T> Item<T> {
    /// A thing in its place.
    pub fn new(id: impl Hash + Debug, place: impl Hash + Debug, picture: Picture, rect: Rect) -> Self {
        Self {
            id: Id::new(id),
            place: Id::new(place),
            picture,
            rect,
            angle: 0.0,
            z: 0.0,
            alpha: 1.0,
            light: 1.0,
            side: Facing::Up,
            clip: Rect::EVERYTHING,
            from: None,
            to: None,
            target: None,
            name: None,
            badge: None,
            ring: None,
            caption: None,
        }
    }

    /// A thing that is drawn nowhere else and never moves: the ground, a mat, a space.
    pub fn fixed(id: impl Hash + Debug, picture: Picture, rect: Rect) -> Self {
        let id = Id::new(id);
        Self { id, place: id, ..Self::new((), (), picture, rect) }
    }

    /// A part of the table where nothing is drawn.
    pub fn area(id: impl Hash + Debug, rect: Rect) -> Self {
        Self::fixed(id, Picture::painted(1.0, |_, _| ()), rect)
    }

    /// At a height.
    #[must_use]
    pub fn z(self, z: f32) -> Self {
        Self { z, ..self }
    }

    /// So much of it.
    #[must_use]
    pub fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// So bright.
    #[must_use]
    pub fn light(self, light: f32) -> Self {
        Self { light, ..self }
    }

    /// Turned by so much about its middle, rad.
    #[must_use]
    pub fn angle(self, angle: f32) -> Self {
        Self { angle, ..self }
    }

    /// With this side up.
    #[must_use]
    pub fn side(self, side: Facing) -> Self {
        Self { side, ..self }
    }

    /// Seen in a part of the window only.
    #[must_use]
    pub fn within(self, clip: Rect) -> Self {
        Self { clip, ..self }
    }

    /// Coming from somewhere if it was not there before, and showing this on the first half of the way.
    #[must_use]
    pub fn from(self, from: Rect, shows: Option<Picture>) -> Self {
        Self { from: Some((from, shows)), ..self }
    }

    /// Going somewhere when it is there no more.
    #[must_use]
    pub fn to(self, to: Rect) -> Self {
        Self { to: Some(to), ..self }
    }

    /// Standing for something.
    #[must_use]
    pub fn target(self, target: T) -> Self {
        Self { target: Some(target), ..self }
    }

    /// Called so.
    #[must_use]
    pub fn name(self, name: Message) -> Self {
        Self { name: Some(name), ..self }
    }

    /// With a number on it.
    #[must_use]
    pub fn badge(self, at: Pos2, words: impl ToString, size: f32, ink: Color32) -> Self {
        Self { badge: Some(Badge::Count { at, words: words.to_string(), size, ink }), ..self }
    }

    /// With its key on it.
    #[must_use]
    pub fn key(self, at: Pos2, key: impl ToString) -> Self {
        Self { badge: Some(Badge::Key { at, words: key.to_string() }), ..self }
    }

    /// With a ring round it.
    #[must_use]
    pub fn ring(self, ring: ItemOutline) -> Self {
        Self { ring: Some(ring), ..self }
    }

    /// With words in the picture of a save.
    #[must_use]
    pub fn caption(self, caption: Caption) -> Self {
        Self { caption: Some(caption), ..self }
    }

    /// The same where it stands for nothing: in a picture.
    #[must_use]
    pub fn plain<U>(self) -> Item<U> {
        let Self { id, place, picture, rect, angle, z, alpha, light, side, clip, from, to, .. } = self;
        let (target, name, badge, ring, caption) = (None, None, None, None, self.caption);
        Item {
            id,
            place,
            picture,
            rect,
            angle,
            z,
            alpha,
            light,
            side,
            clip,
            from,
            to,
            target,
            name,
            badge,
            ring,
            caption,
        }
    }

    /// As much of it as is seen.
    pub fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }
}

/// A drawn table.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a, T> {
    /// Its name. Under another name, for another match or for whoever else looks, everything lies where it belongs at once.
    /// What is painted over and under something else, such as a light, are two tables of two names.
    pub name: Id,
    /// What lies on it.
    pub items: &'a [Item<T>],
    /// What the seats are called.
    pub names: &'a Names,
    /// What the keyboard points at.
    pub focus: Option<T>,
    /// Whether things jump instead of moving.
    pub still: bool,
}

impl<T: Copy + PartialEq> Board<'_, T> {
    /// Where a target is: everything that stands for it, as far as it is seen.
    pub fn rect(&self, target: T) -> Option<Rect> {
        let of = self.items.iter().filter(|item| item.target == Some(target));
        of.map(Item::seen).filter(Rect::is_positive).reduce(Rect::union)
    }

    /// The next target in the direction of an arrow key, rightwards and upwards; from nothing it is the first.
    pub fn next(&self, way: (i8, i8)) -> Option<T> {
        let mut targets: Vec<(T, Rect)> = vec![];
        for target in self.items.iter().filter_map(|item| item.target) {
            if targets.iter().all(|(known, _)| *known != target) {
                targets.extend(self.rect(target).map(|rect| (target, rect)));
            }
        }
        beside(&targets, self.focus, way)
    }

    /// What stands for something at a point: the topmost.
    pub fn at(&self, point: Pos2) -> Option<T> {
        let there = self.items.iter().filter(|item| item.target.is_some() && item.seen().contains(point));
        there.max_by(|a, b| a.z.total_cmp(&b.z))?.target
    }
}
