//! How things get from place to place: from one list of items to the next everything that has moved sets out for where it
//! now belongs.

use super::item::{Facing, Item};
use crate::ui::pictures::Picture;
use bevy_egui::egui::{Id, Rect};

/// How long a thing is on its way, s.
pub(super) const TWEEN_S: f32 = 0.42;
/// How much later each of several things sets out than the one before, s, and how late the last one does.
const STAGGER_S: f32 = 0.05;
const LATEST_S: f32 = 0.6;
/// What is seen of a thing at the end of its way off the table.
const GONE: f32 = 0.2;
/// How much higher a thing is while it is on its way.
const LIFT: f32 = 1000.0;

/// Where a thing is, and how it looks there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    rect: Rect,
    angle: f32,
    alpha: f32,
    light: f32,
}

impl Pose {
    fn of<T>(item: &Item<T>) -> Self {
        Self { rect: item.rect, angle: item.angle, alpha: item.alpha, light: item.light }
    }

    fn towards(self, to: Self, share: f32) -> Self {
        let between = |a: f32, b: f32| a + (b - a) * share;
        Self {
            rect: self.rect.lerp_towards(&to.rect, share),
            angle: between(self.angle, to.angle),
            alpha: between(self.alpha, to.alpha),
            light: between(self.light, to.light),
        }
    }
}

/// A thing as it is painted.
#[derive(Clone, Debug)]
pub(super) struct Painted {
    pub picture: Picture,
    /// Where it is.
    pub rect: Rect,
    /// The size at which it lies in the end: the picture is made for that, and stretched on the way.
    pub goal: Rect,
    pub angle: f32,
    pub alpha: f32,
    pub light: f32,
    pub clip: Rect,
    z: f32,
}

/// A thing on the table.
#[derive(Clone, Debug)]
struct MovingItem {
    id: Id,
    place: Id,
    picture: Picture,
    side: Facing,
    z: f32,
    clip: Rect,
    goal: Pose,
    from: Pose,
    /// For how long it has been on its way, s; below zero before it sets out.
    at_s: f32,
    /// What it shows on the first half of its way, if it turns over.
    turning: Option<Picture>,
    to: Option<Rect>,
    leaving: bool,
    /// Whether the list of items that is being followed has it.
    listed: bool,
}

impl MovingItem {
    fn new<T>(item: &Item<T>) -> Self {
        let goal = Pose::of(item);
        Self {
            id: item.id,
            place: item.place,
            picture: item.picture.clone(),
            side: item.side,
            z: item.z,
            clip: item.clip,
            goal,
            from: goal,
            at_s: TWEEN_S,
            turning: None,
            to: item.to,
            leaving: false,
            listed: true,
        }
    }

    fn is_moving(&self) -> bool {
        self.at_s < TWEEN_S
    }

    /// From 0 to 1, slower towards the end.
    fn share(&self) -> f32 {
        let left = 1.0 - (self.at_s / TWEEN_S).clamp(0.0, 1.0);
        1.0 - left * left * left
    }

    fn now(&self) -> Pose {
        self.from.towards(self.goal, self.share())
    }

    /// Is where an item says, or sets out for there after so long.
    fn follow<T>(&mut self, item: &Item<T>, delay_s: Option<f32>) {
        let moves = self.place != item.place;
        let turned = self.side != item.side;
        match delay_s {
            Some(delay_s) if moves || turned => {
                self.from = self.now();
                self.at_s = -delay_s;
                self.turning = turned.then(|| self.picture.clone());
            }
            Some(_) if self.is_moving() => {}
            _ => (self.at_s, self.turning) = (TWEEN_S, None),
        }
        self.goal = Pose::of(item);
        if !self.is_moving() {
            self.from = self.goal;
        }
        (self.place, self.side, self.z, self.clip, self.to) =
            (item.place, item.side, item.z, item.clip, item.to);
        self.picture = item.picture.clone();
        self.listed = true;
    }

    /// Sets out off the table.
    fn leave(&mut self, to: Rect) {
        self.from = self.now();
        self.goal = Pose { rect: to, alpha: GONE, ..self.from };
        (self.at_s, self.turning, self.leaving) = (0.0, None, true);
    }

    fn painted(&self) -> Painted {
        let Pose { rect, angle, alpha, light } = self.now();
        let share = (self.at_s / TWEEN_S).clamp(0.0, 1.0);
        // A thing that turns over is seen edge on half-way.
        let (picture, wide) = match &self.turning {
            Some(before) if share < 0.5 => (before, 1.0 - 2.0 * share),
            Some(_) => (&self.picture, 2.0 * share - 1.0),
            None => (&self.picture, 1.0),
        };
        let size = bevy_egui::egui::vec2(rect.width() * wide.max(0.02), rect.height());
        Painted {
            picture: picture.clone(),
            rect: Rect::from_center_size(rect.center(), size),
            goal: self.goal.rect,
            angle,
            alpha,
            light,
            clip: if self.is_moving() { Rect::EVERYTHING } else { self.clip },
            z: if self.is_moving() { self.z + LIFT } else { self.z },
        }
    }
}

/// Everything on a table, and how it moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Motion {
    things: Vec<MovingItem>,
}

impl Motion {
    /// Follows a list of items: what was not there before comes, what is there no more goes, and the rest is where it
    /// was or sets out for its new place. `at_once` where nothing is to move.
    pub fn follow<T>(&mut self, items: &[Item<T>], at_once: bool) {
        let at_once = at_once || self.things.is_empty();
        self.things.iter_mut().for_each(|thing| thing.listed = false);
        let mut left: Vec<&Item<T>> = vec![];
        // First what has not moved, then what may have come from elsewhere.
        for item in items {
            let same = |thing: &&mut MovingItem| {
                !thing.listed && !thing.leaving && thing.id == item.id && thing.place == item.place
            };
            match self.things.iter_mut().find(same) {
                Some(thing) => thing.follow(item, (!at_once).then_some(0.0)),
                None => left.push(item),
            }
        }
        let mut setting_out = 0.0_f32;
        for item in left {
            let delay_s = (STAGGER_S * setting_out).min(LATEST_S);
            let same = |thing: &&mut MovingItem| !thing.listed && !thing.leaving && thing.id == item.id;
            // Of things that are alike the nearest.
            let way = |thing: &MovingItem| thing.goal.rect.center().distance_sq(item.rect.center());
            let alike = self.things.iter_mut().filter(same);
            if let Some(thing) = alike.min_by(|a, b| way(a).total_cmp(&way(b))) {
                thing.follow(item, (!at_once).then_some(delay_s));
                setting_out += 1.0;
                continue;
            }
            let mut thing = MovingItem::new(item);
            if let Some((from, shows)) = item.from.as_ref().filter(|_| !at_once) {
                thing.from.rect = *from;
                (thing.at_s, thing.turning) = (-delay_s, shows.clone());
                setting_out += 1.0;
            }
            self.things.push(thing);
        }
        self.things.retain_mut(|thing| {
            if thing.listed || thing.leaving {
                return thing.listed || !at_once;
            }
            match thing.to.filter(|_| !at_once) {
                Some(to) => thing.leave(to),
                None => return false,
            }
            true
        });
    }

    /// Time passes, s. Whether anything moves.
    pub fn pass(&mut self, seconds: f32) -> bool {
        for thing in self.things.iter_mut().filter(|thing| thing.is_moving()) {
            thing.at_s += seconds;
            if !thing.is_moving() {
                (thing.from, thing.turning) = (thing.goal, None);
            }
        }
        self.things.retain(|thing| !thing.leaving || thing.is_moving());
        self.things.iter().any(MovingItem::is_moving)
    }

    /// Everything as it is now, from the lowest.
    pub fn now(&self) -> Vec<Painted> {
        let mut all: Vec<Painted> = self.things.iter().map(MovingItem::painted).collect();
        all.sort_by(|a, b| a.z.total_cmp(&b.z));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    fn picture() -> Picture {
        Picture::painted(1.0, |_, _| ())
    }

    fn at(x: f32) -> Rect {
        Rect::from_min_size(pos2(x, 0.0), vec2(10.0, 10.0))
    }

    fn item(id: &str, place: u32) -> Item<()> {
        Item::new(id, place, picture(), at(place as f32 * 100.0))
    }

    /// Where everything is, from the left.
    fn places(motion: &Motion) -> Vec<f32> {
        let mut all: Vec<f32> = motion.now().iter().map(|painted| painted.rect.left().round()).collect();
        all.sort_by(f32::total_cmp);
        all
    }

    #[test]
    fn what_has_another_place_moves_there_and_what_is_laid_out_anew_is_there_at_once() {
        let mut motion = Motion::default();
        motion.follow(&[item("a", 0), item("b", 1)], false);
        assert!(!motion.pass(0.0) && places(&motion) == [0.0, 100.0], "at first everything lies there");
        motion.follow(&[item("a", 2), item("b", 1)], false);
        assert!(motion.pass(0.1));
        let on_the_way = places(&motion);
        assert!(
            on_the_way[0] > 0.0 && on_the_way[1] > 100.0 - 1.0 && on_the_way != [100.0, 200.0],
            "{on_the_way:?}"
        );
        assert!(!motion.pass(TWEEN_S) && places(&motion) == [100.0, 200.0]);
        // The window is another: nothing flies.
        let wider: Vec<Item<()>> =
            [item("a", 2), item("b", 1)].map(|item| Item { rect: at(7.0), ..item }).into();
        motion.follow(&wider, false);
        assert!(!motion.pass(0.0) && places(&motion) == [7.0, 7.0]);
    }

    #[test]
    fn of_things_that_are_alike_those_that_stay_are_told_by_their_places() {
        let mut motion = Motion::default();
        motion.follow(&[item("tile", 0), item("tile", 1), item("tile", 2)], false);
        // The middle one is won: neither of the others moves.
        motion.follow(&[item("tile", 0), item("tile", 2), item("tile", 9)], false);
        assert!(motion.pass(0.01));
        let still = motion.things.iter().filter(|thing| !thing.is_moving()).count();
        assert_eq!(still, 2);
        assert!(places(&motion).contains(&0.0) && places(&motion).contains(&200.0));
    }

    #[test]
    fn things_that_are_alike_do_not_change_places_when_all_of_them_move_a_little() {
        let mut motion = Motion::default();
        motion.follow(&[item("tile", 3), item("tile", 1)], false);
        let lifted = |place: u32| Item { place: Id::new(("lifted", place)), ..item("tile", place) };
        motion.follow(&[lifted(1), lifted(3)], false);
        motion.pass(0.1);
        assert_eq!(places(&motion), [100.0, 300.0]);
    }

    #[test]
    fn what_comes_and_goes_is_seen_to_and_without_motion_it_is_there_at_once() {
        let bag = at(-500.0);
        let drawn = || item("a", 3).from(bag, Some(picture())).to(at(900.0));
        for still in [false, true] {
            let mut motion = Motion::default();
            motion.follow(&[item("ground", 0)], still);
            motion.follow(&[item("ground", 0), drawn()], still);
            assert_eq!(places(&motion)[0], if still { 0.0 } else { -500.0 }, "sets out from the bag");
            motion.pass(1.0);
            assert_eq!(places(&motion), [0.0, 300.0]);
            motion.follow(&[item("ground", 0)], still);
            assert_eq!(motion.now().len(), if still { 1 } else { 2 });
            motion.pass(1.0);
            assert_eq!(places(&motion), [0.0]);
        }
    }

    #[test]
    fn a_thing_that_shows_its_other_side_turns_over_where_it_lies() {
        let mut motion = Motion::default();
        motion.follow(&[item("token", 1)], false);
        motion.follow(&[item("token", 1).side(Facing::Down)], false);
        motion.pass(TWEEN_S * 0.5);
        assert!(motion.now()[0].rect.width() < 1.0, "edge on half-way");
        motion.pass(TWEEN_S);
        assert!((motion.now()[0].rect.width() - 10.0).abs() < 0.01);
    }
}
