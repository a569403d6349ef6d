//! What somebody else does is shown large for a moment, with a caption in words, and then goes to its place. Bots wait
//! while it is shown; the keys that hasten them hasten it too.
//!
//! A game says what is to be seen ([`Spotlights::show`]) and which part of the window its panels leave free ([`here`]).

use super::pictures::Picture;
use super::seats::{Badge, Seats};
use super::style;
use crate::frame_clock::FrameClock;
use crate::hand::view_ray::ViewRay;
use crate::messages::{DrawSet, Pause, Screen};
use crate::platform::settings::{Pace, Preferences};
use crate::tempo::Tempo;
use bevy::math::curve::Curve;
use bevy::prelude::{
    App, EaseFunction, IntoScheduleConfigs, Res, ResMut, Resource, State, Update, Vec3, in_state,
};
use bevy_egui::egui::{
    Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::Seat;
use game::message::Message;
use session::Names;
use std::collections::VecDeque;

/// How long it is shown at the usual pace, s: with pictures, and without.
const SHOWN_S: (f32, f32) = (1.6, 0.9);
/// Its first moment, in which it grows, and its last, in which it goes to its place, s.
const GROWS_S: f32 = 0.14;
const GOES_S: f32 = 0.4;
/// Height of the pictures: the largest, points, and as a share of the room there is.
const TALL: (f32, f32) = (230.0, 0.46);
/// Share of the room's width that they may take.
const WIDE: f32 = 0.84;
/// Between two pictures, and round everything, points.
const BETWEEN: f32 = 8.0;
const ROUND: f32 = 14.0;
/// Size of the caption, points.
const LETTERS: f32 = 19.0;
/// Rooms smaller than this have none, points.
const LEAST: Vec2 = vec2(160.0, 90.0);

/// What somebody has done, to be shown.
#[derive(Clone, Debug)]
pub struct Spotlight {
    /// Who.
    pub seat: Seat,
    /// What, as the rules say it: who does it, and everybody else, by the numbers of their seats.
    pub words: Message,
    /// What seats are called.
    pub names: Names,
    /// What they look like, from the first seat; as usual where nothing is said.
    pub badges: Vec<Badge>,
    /// What is to be seen of it.
    pub pictures: Vec<Picture>,
    /// Where that goes.
    pub goal: Goal,
}

/// Where what is shown goes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Goal {
    /// Nowhere: it has done so already, or nobody sees where.
    #[default]
    Nowhere,
    /// To a place in the window, points.
    Window(Rect),
    /// To a place on the table, cm.
    Table(Vec3),
}

impl Spotlight {
    fn seats(&self) -> Seats<'_> {
        Seats { names: &self.names, badges: &self.badges }
    }

    /// How long it is shown at the usual pace, s.
    fn lasts_s(&self) -> f32 {
        if self.pictures.is_empty() { SHOWN_S.1 } else { SHOWN_S.0 }
    }
}

/// What is shown, and what is still to be.
#[derive(Resource, Debug, Default)]
pub struct Spotlights {
    queue: VecDeque<Spotlight>,
    /// For how long the first has been shown, at the usual pace, s.
    shown_s: f32,
    speed: Speed,
}

/// How fast they pass.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Speed {
    /// So many times as fast as usual.
    Times(f32),
    /// They are left out.
    LeftOut,
}

impl Default for Speed {
    fn default() -> Self {
        Self::Times(1.0)
    }
}

impl Speed {
    /// Of bots that play so fast, with the keys held that hasten them.
    fn of(set: Pace, tempo: Tempo) -> Self {
        match set {
            Pace::AtOnce => Self::LeftOut,
            _ if tempo.skips => Self::LeftOut,
            set => {
                let hastened = if tempo.hastened { Pace::AtOnce.speed() } else { 1.0 };
                Self::Times(hastened * SHOWN_S.0 / set.pause_s(SHOWN_S.0))
            }
        }
    }
}

impl Spotlights {
    /// Shows something, after what is shown already; not where such things are left out.
    pub fn show(&mut self, spotlight: Spotlight) {
        if self.speed != Speed::LeftOut {
            self.queue.push_back(spotlight);
        }
    }

    /// What is shown now.
    pub fn now(&self) -> Option<&Spotlight> {
        self.queue.front()
    }

    /// Whether something is shown, so that bots wait.
    pub fn is_on(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Shows no more of it.
    pub fn clear(&mut self) {
        self.queue.clear();
        self.shown_s = 0.0;
    }

    /// Time passes, s.
    fn pass(&mut self, seconds: f32, speed: Speed) {
        self.speed = speed;
        let Speed::Times(times) = speed else {
            self.clear();
            return;
        };
        let Some(now) = self.queue.front() else { return };
        self.shown_s += seconds * times;
        if self.shown_s >= now.lasts_s() {
            self.queue.pop_front();
            self.shown_s = 0.0;
        }
    }

    /// How far what is shown has grown, and how far it has gone, from 0 to 1.
    fn moment(&self) -> (f32, f32) {
        let lasts_s = self.now().map_or(0.0, Spotlight::lasts_s);
        let grown = (self.shown_s / GROWS_S).clamp(0.0, 1.0);
        let gone = (1.0 - (lasts_s - self.shown_s) / GOES_S).clamp(0.0, 1.0);
        (EaseFunction::CubicOut.sample_clamped(grown), EaseFunction::CubicIn.sample_clamped(gone))
    }
}

/// Whether something is shown now.
pub fn is_on(lights: Option<Res<Spotlights>>) -> bool {
    lights.is_some_and(|lights| lights.is_on())
}

/// Adds what passes with time; works without a window.
pub fn logic(app: &mut App) {
    app.init_resource::<Spotlights>().add_systems(Update, follow);
}

/// Adds what is seen. Needs the egui plugin.
pub fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.before(DrawSet::Over).after(DrawSet::Screen).run_if(in_state(Screen::Table)),
    );
}

fn follow(
    mut lights: ResMut<Spotlights>,
    (tempo, preferences): (Res<Tempo>, Res<Preferences>),
    (screen, pause): (Res<State<Screen>>, Res<Pause>),
    clock: FrameClock,
) {
    if !matches!(screen.get(), Screen::Table | Screen::Result) {
        lights.clear();
    }
    if *pause == Pause::Off {
        let speed = Speed::of(preferences.bots, *tempo);
        let seconds = if lights.is_on() { clock.count() } else { 0.0 };
        lights.pass(seconds, speed);
    }
}

fn place() -> Id {
    Id::new("the room of the spotlight")
}

/// Says which part of the window the panels of a game leave free.
pub fn here(ctx: &Context, room: Rect) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(place(), (room, frame)));
}

fn draw(
    mut contexts: EguiContexts,
    lights: Res<Spotlights>,
    (pause, preferences): (Res<Pause>, Res<Preferences>),
    view_ray: ViewRay,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let Some(now) = lights.now().filter(|_| *pause == Pause::Off) else { return };
    let zoom = ctx.zoom_factor();
    let goal = match now.goal {
        Goal::Nowhere => None,
        Goal::Window(rect) => Some(rect),
        Goal::Table(at) => view_ray.pixel(at).map(|at| {
            let at = Pos2::new(at.x, at.y) / zoom;
            Rect::from_center_size(at, Vec2::splat(TALL.0 * 0.12))
        }),
    };
    let still = preferences.reduced_motion;
    show(ctx, &lights, goal.filter(|_| !still), still);
}

/// Draws what is shown; `goal` is where it goes, if it does, and nothing moves where it is to be `still`.
pub fn show(ctx: &Context, lights: &Spotlights, goal: Option<Rect>, still: bool) {
    let frame = ctx.cumulative_frame_nr();
    let known =
        ctx.data(|data| data.get_temp::<(Rect, u64)>(place())).filter(|(_, drawn)| drawn + 1 >= frame);
    let room = known.map_or(ctx.content_rect(), |(room, _)| room).intersect(ctx.content_rect());
    let Some(now) = lights.now().filter(|_| room.width() >= LEAST.x && room.height() >= LEAST.y) else {
        return;
    };
    let (grown, gone) = if still { (1.0, 0.0) } else { lights.moment() };
    let layer = LayerId::new(Order::Foreground, place());
    let mut painter = ctx.layer_painter(layer);
    let laid = Laid::of(&painter, now, room);
    let left = 1.0 - gone;
    painter.set_opacity(grown * left);
    laid.frame(&painter, now);
    // What goes to its place stays as it is until it is there.
    painter.set_opacity(if goal.is_some() { grown } else { grown * left });
    let size = 0.85 + 0.15 * grown;
    for (picture, large) in now.pictures.iter().zip(&laid.pictures) {
        let rect = Rect::from_center_size(large.center(), large.size() * size);
        let rect = goal.map_or(rect, |goal| on_the_way(rect, goal, gone));
        // Drawn for its full size: while it grows and goes it would be made anew in every frame, and come too late each time.
        picture.paint_turned(&painter, rect, *large, (0.0, Color32::WHITE));
    }
}

/// Part of the way from a rectangle into another, of whose shape it need not be.
fn on_the_way(from: Rect, to: Rect, part: f32) -> Rect {
    let shrunk = (to.width() / from.width()).min(to.height() / from.height());
    let size = from.size() * (1.0 + (shrunk - 1.0) * part);
    Rect::from_center_size(from.center() + (to.center() - from.center()) * part, size)
}

struct Laid {
    whole: Rect,
    words: (Pos2, std::sync::Arc<bevy_egui::egui::Galley>),
    pictures: Vec<Rect>,
}

impl Laid {
    fn of(painter: &Painter, now: &Spotlight, room: Rect) -> Self {
        let seats = now.seats();
        let wide = (room.width() * WIDE).min(room.width() - 2.0 * ROUND);
        let ctx = painter.ctx();
        let mut caption = seats.tell(ctx, &now.words, LETTERS, style::INK);
        caption.wrap.max_width = wide;
        let words = painter.layout_job(caption);
        let written = words.size().y;
        let most = (room.height() - written - 2.0 * ROUND - BETWEEN).max(0.0);
        let rows = rows(&now.pictures, vec2(wide, most.min(room.height() * TALL.1)));
        let size = rows.iter().fold(Vec2::ZERO, |size, row| {
            let last = row.last().map_or(0.0, |rect| rect.right());
            vec2(size.x.max(last), row.first().map_or(size.y, |rect| rect.bottom()))
        });
        let pictures = if size.y > 0.0 { size.y + BETWEEN } else { 0.0 };
        let inner = vec2(size.x.max(words.size().x), pictures + written);
        let whole = Rect::from_center_size(room.center(), inner + Vec2::splat(2.0 * ROUND));
        let first = whole.top() + ROUND;
        let middle = whole.center().x;
        let laid = rows.iter().flat_map(|row| {
            let wide = row.last().map_or(0.0, |rect| rect.right());
            row.iter().map(move |rect| rect.translate(vec2(middle - wide / 2.0, first)))
        });
        let words_at = pos2(middle - words.size().x / 2.0, first + pictures);
        Self { whole, pictures: laid.collect(), words: (words_at, words) }
    }

    fn frame(&self, painter: &Painter, now: &Spotlight) {
        let line = Stroke::new(2.5, now.seats().badge(now.seat).colour);
        painter.rect_filled(self.whole, 12.0, style::DIALOG.gamma_multiply(0.96));
        painter.rect_stroke(self.whole, 12.0, line, StrokeKind::Inside);
        let (at, galley) = &self.words;
        painter.galley(*at, galley.clone(), style::INK);
    }
}

/// Pictures in one row or two, whichever lets them be larger, from the upper left corner of a room.
fn rows(pictures: &[Picture], room: Vec2) -> Vec<Vec<Rect>> {
    let wide = |pictures: &[Picture], height: f32| {
        let all: f32 = pictures.iter().map(|picture| picture.size(height).x).sum();
        (all, BETWEEN * pictures.len().saturating_sub(1) as f32)
    };
    let parted = |count: usize| -> (f32, Vec<&[Picture]>) {
        let rows: Vec<&[Picture]> = pictures.chunks(pictures.len().div_ceil(count).max(1)).collect();
        let tall = (room.y - BETWEEN * (count - 1) as f32) / count as f32;
        let fits = rows.iter().map(|row| {
            let (all, between) = wide(row, 1.0);
            (room.x - between) / all.max(0.01)
        });
        (fits.fold(tall, f32::min).min(TALL.0), rows)
    };
    let (one, two) = (parted(1), parted(2));
    let (height, rows) = if two.0 > one.0 * 1.2 { two } else { one };
    if height < 1.0 {
        return vec![];
    }
    let mut top = 0.0;
    let lay = rows.into_iter().map(|row| {
        let mut left = 0.0;
        let laid = row.iter().map(|picture| {
            let rect = Rect::from_min_size(pos2(left, top), picture.size(height));
            left = rect.right() + BETWEEN;
            rect
        });
        let laid = laid.collect();
        top += height + BETWEEN;
        laid
    });
    lay.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn move_of(pictures: usize) -> Spotlight {
        let picture = Picture::painted(0.6, |painter, rect| {
            painter.rect_filled(rect, 0.0, style::AMBER);
        });
        Spotlight {
            seat: Seat(1),
            words: "Seat 2 takes all".into(),
            names: Names::usual(3),
            badges: vec![],
            pictures: vec![picture; pictures],
            goal: Goal::Nowhere,
        }
    }

    /// How long one is shown, in steps of a tenth of a second.
    fn lasts(set: Pace, tempo: Tempo, pictures: usize) -> usize {
        let mut lights = Spotlights::default();
        lights.pass(0.1, Speed::of(set, tempo));
        lights.show(move_of(pictures));
        (0..100)
            .take_while(|_| {
                let on = lights.is_on();
                lights.pass(0.1, Speed::of(set, tempo));
                on
            })
            .count()
    }

    #[test]
    fn it_lasts_as_long_as_the_pace_says_and_keys_hasten_it() {
        let usual = Tempo::default();
        let held = Tempo { hastened: true, ..usual };
        let skips = Tempo { skips: true, ..usual };
        let slow = lasts(Pace::Slow, usual, 1);
        let normal = lasts(Pace::Normal, usual, 1);
        let fast = lasts(Pace::Fast, usual, 1);
        assert!((16..=17).contains(&normal), "{normal}");
        assert!(slow >= 2 * normal - 2 && fast * 2 < normal && fast > 3, "{slow} {normal} {fast}");
        assert!(lasts(Pace::Normal, usual, 0) < normal, "words alone are read sooner");
        assert!((1..=4).contains(&lasts(Pace::Normal, held, 1)), "the key that is held hastens it");
        assert_eq!([lasts(Pace::AtOnce, usual, 1), lasts(Pace::Normal, skips, 1)], [0, 0], "left out");
        let mut lights = Spotlights::default();
        lights.show(move_of(1));
        lights.pass(0.1, Speed::of(Pace::Normal, skips));
        assert!(!lights.is_on(), "what was shown when the player skips goes too");
    }

    #[test]
    fn one_after_the_other_grows_stays_and_goes() {
        let mut lights = Spotlights::default();
        lights.show(move_of(2));
        lights.show(Spotlight { seat: Seat(2), ..move_of(0) });
        let mut moments = vec![];
        while lights.now().is_some_and(|now| now.seat == Seat(1)) {
            moments.push(lights.moment());
            lights.pass(0.05, Speed::Times(1.0));
        }
        assert_eq!(moments[0], (0.0, 0.0));
        assert!(moments.iter().filter(|moment| **moment == (1.0, 0.0)).count() > 15, "{moments:?}");
        assert!(moments.is_sorted_by(|a, b| a.0 <= b.0 && a.1 <= b.1), "{moments:?}");
        assert!(moments[moments.len() - 1].1 > 0.5);
        assert_eq!((lights.now().map(|now| now.seat), lights.shown_s), (Some(Seat(2)), 0.0));
    }

    #[test]
    fn pictures_are_as_large_as_there_is_room_and_within_it() {
        let room = vec2(500.0, 200.0);
        for count in 1..12 {
            let rows = rows(&move_of(count).pictures, room);
            let all: Vec<&Rect> = rows.iter().flatten().collect();
            assert_eq!(all.len(), count);
            for (k, rect) in all.iter().enumerate() {
                assert!(rect.max.x <= room.x + 0.1 && rect.max.y <= room.y + 0.1, "{count}: {rect}");
                assert!(all[..k].iter().all(|other| !other.intersects(**rect)), "{count}");
            }
        }
        let from = Rect::from_min_size(pos2(0.0, 0.0), vec2(60.0, 100.0));
        let to = Rect::from_min_size(pos2(200.0, 0.0), vec2(10.0, 10.0));
        let there = on_the_way(from, to, 1.0);
        assert!((there.size() - vec2(6.0, 10.0)).length() < 0.01, "it keeps its shape: {there}");
        assert!(to.expand(0.01).contains_rect(there));
    }
}
