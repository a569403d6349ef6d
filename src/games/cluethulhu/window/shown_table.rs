//! What lies on the table: the same for the window and for a picture of a save. Whoever looks, it comes from what they see
//! and from nothing else, and so does how it moves.

use crate::console::ConsoleOptions;
use crate::faces::{DrawnPicture, Sign};
use crate::layout::{SeatPlace, SeatRing};
use crate::seen::{PublicRecord, SeatSeen};
use crate::texts::Seats as Words;
use crate::ui_state::UiState;
use bevy::prelude::World;
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use cluethulhu_rules::{Action, Cluethulhu};
use game::Seat;
use game::message::Say;
use session::Names;
use window::board::{Caption, Facing, Item};
use window::card_match::{CardOrder, CardPlaying, CardWishOf};
use window::flat::DisplayedMatch;
use window::game_ui::{CommandError, Order};
use window::speech::{name_of, say, tell};
use window::ui::pictures::Picture;
use window::ui::seats::Badge;

/// The window of the game: what it says of itself stands in [`super`].
#[derive(Clone, Copy, Debug)]
pub struct CluethulhuWindow;

pub type Table = DisplayedMatch<CluethulhuWindow>;
pub type CluethulhuMatch = CardPlaying<Cluethulhu>;
/// What a seat wants of it for whom somebody else acts.
pub type CluethulhuWishOf = CardWishOf<Action>;

/// How long a bot has the screen in a lap, s: all the same, whatever they do and however long they think.
pub const BOT_TURN_S: f32 = 3.0;

/// What is seen of a tablet whose holder is out, and of the sign that says so.
const GONE: (f32, f32) = (0.35, 0.9);
/// Height of the lamp in the window and in a picture, as a share of what is free in the middle.
const LAMP: (f32, f32) = (0.34, 0.4);
/// What the ring of a picture leaves free at its edges, points.
const EDGES: Vec2 = vec2(12.0, 40.0);

#[derive(Clone, Debug, PartialEq)]
pub struct CluethulhuOrder {
    pub order: CardOrder<Table>,
    pub timers: bool,
    pub console: ConsoleOptions,
}

impl Order for CluethulhuOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        self.order.start(world)?;
        if let Some(mut ui_state) = world.get_resource_mut::<UiState>() {
            ui_state.untimed = !self.timers;
            *ui_state = std::mem::take(&mut *ui_state).dealing(self.console);
        }
        Ok(())
    }
}

/// The seats of a ring with what is seen of them.
fn seats<'a>(
    seen: &'a PublicRecord,
    ring: &'a SeatRing,
) -> impl Iterator<Item = (&'a SeatPlace, &'a SeatSeen)> {
    ring.places.iter().filter_map(|place| Some((place, seen.seat(place.seat)?)))
}

/// What the light is on: the table top, the lamp, and tablets, face down unless they are known.
pub fn lit<T>(seen: &PublicRecord, ring: &SeatRing, (top, lamp): (Rect, Rect)) -> Vec<Item<T>> {
    let tablet = |(place, seat): (&SeatPlace, &SeatSeen)| {
        let (face, side) = seat
            .role
            .map_or((DrawnPicture::Back, Facing::Down), |role| (DrawnPicture::Tablet(role), Facing::Up));
        let seen = if seat.alive { 1.0 } else { GONE.0 };
        Item::new(("tablet", seat.seat), seat.seat, face.picture(), place.tablet).side(side).alpha(seen)
    };
    let ground = [
        Item::fixed("table top", DrawnPicture::TableTop.picture(), top),
        Item::fixed("lamp", DrawnPicture::Lamp(seen.night).picture(), lamp),
    ];
    ground.into_iter().chain(seats(seen, ring).map(tablet)).collect()
}

/// What lies over the light, so that it can be told by Day: tokens, which go from seat to seat, and who is out.
pub fn tokens<T>(seen: &PublicRecord, ring: &SeatRing) -> Vec<Item<T>> {
    let at_seat = |(place, seat): (&SeatPlace, &SeatSeen)| {
        let side = Vec2::splat(place.tablet.width() * 0.8);
        let out = DrawnPicture::Sign(Sign::Out).picture();
        let out = Item::fixed(("out", seat.seat), out, Rect::from_center_size(place.tablet.center(), side));
        let signs = seat.signs.iter().filter(|sign| **sign != Sign::Out).zip(place.tokens);
        let signs = signs.map(|(sign, at)| {
            Item::new(sign, seat.seat, DrawnPicture::Sign(*sign).picture(), at.shrink(0.5))
        });
        let signs: Vec<Item<T>> = signs.collect();
        (!seat.alive).then(|| out.alpha(GONE.1)).into_iter().chain(signs)
    };
    seats(seen, ring).flat_map(at_seat).collect()
}

/// The seats, for the pointer: all of each.
pub fn targets(ring: &SeatRing) -> Vec<Item<Seat>> {
    let nothing = || Picture::painted(1.0, |_, _| ());
    let seat = |place: &SeatPlace| {
        let item = Item::fixed(("seat", place.seat), nothing(), place.whole);
        item.target(place.seat).name(place.seat.message())
    };
    ring.places.iter().map(seat).collect()
}

/// Where the lamp stands in the window: below what is written in the middle of the ring.
pub fn lamp(ring: &SeatRing) -> Rect {
    let size = DrawnPicture::Lamp(true).picture().size(ring.middle.height() * LAMP.0);
    Rect::from_center_size(ring.middle.center_bottom() - vec2(0.0, size.y * 0.56), size)
}

/// The ring of a picture of this size, points, in which there are no panels.
fn alone(seen: &PublicRecord, size: Vec2) -> SeatRing {
    let seats: Vec<Seat> = seen.seats.iter().map(|seat| seat.seat).collect();
    SeatRing::new(Rect::from_min_size(Pos2::ZERO, size).shrink2(EDGES), &seats)
}

/// What lies on a picture of this size, points.
pub fn pictured(seen: &PublicRecord, size: Vec2) -> Vec<Item<()>> {
    let ring = alone(seen, size);
    let lamp = DrawnPicture::Lamp(true).picture().size(ring.middle.height() * LAMP.1);
    let lamp = Rect::from_center_size(ring.middle.center(), lamp);
    let lit = lit(seen, &ring, (Rect::from_min_size(Pos2::ZERO, size), lamp));
    lit.into_iter().chain(tokens(seen, &ring)).collect()
}

/// What is written on it: names, when it is, and how it came out.
pub fn captions(seen: &PublicRecord, names: &Names, size: Vec2) -> Vec<Caption> {
    let ring = alone(seen, size);
    let centred = |at, size, words| Caption { centred: true, ..Caption::new(at, size, words) };
    let name = |place: &SeatPlace| {
        let caption = centred(place.name.center() + vec2(0.0, 5.0), 15.0, name_of(names, place.seat));
        Caption { ink: Badge::usual(place.seat).colour, ..caption }
    };
    let (above, below) = (ring.field.center_top(), ring.field.center_bottom());
    let words = Words::TimeAndLiving { time: seen.time(), count: seen.living() };
    let time = centred(above - vec2(0.0, 14.0), 18.0, say(words));
    let why = seen.result.as_ref();
    let why = why.map(|(_, why)| centred(below + vec2(0.0, 26.0), 18.0, tell(names, why)));
    ring.places.iter().map(name).chain([time]).chain(why).collect()
}
