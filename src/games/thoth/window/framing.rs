//! What of the table the screen looks at, and from where: the house at which a piece is due, or whatever the player has chosen
//! to see, from the seat before the screen and clear of the panels. And where on the screen that is which a card can be
//! dragged to.

use crate::panels::table::clear;
use crate::screen_state::ScreenState;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Pos2, Rect};
use game::Seat;
use game::pieces::Size;
use table::MM_PER_CM;
use table::rapier3d::math::Pose;
use thoth::Thoth;
use thoth::referee::layout::{
    self, Arrangement, CARD_CM, HALF_CARD_CM, OFFER_CM, PLACE_CM, arrangement, place, trouble,
};
use thoth_rules::{DEAL, Element, House, PieceSetter, Play, Thing, View, card_piece, pyramids_of};
use window::live_table::framing::{Framing, TableViewport, corners};
use window::live_table::live_match::{Playing, on};
use window::live_table::physics::LiveBodies;
use window::messages::Screen;
use window::platform::settings::Preferences;
use window::platform::window_place;
use window::ui::style;

/// How high the eye is above the horizon, radians: over low houses, and over tall ones.
const ELEVATIONS: (f32, f32) = (0.74, 0.60);
/// The same over one house that is looked at alone: low, so that heights and gaps are seen.
const CLOSE_ELEVATIONS: (f32, f32) = (0.54, 0.44);
/// Houses up to here are low, and from there on tall, cm.
const HEIGHTS_CM: (f32, f32) = (10.0, 28.0);
/// The eye moves when a house grows past a multiple of this, not with every pyramid, cm.
const STEP_CM: f32 = 5.0;
/// Nearest and farthest eye, cm.
const DISTANCES_CM: (f32, f32) = (60.0, 420.0);
/// Half of what must be seen of the bank, and its height, cm.
const BANK_CM: [f32; 3] = [22.0, 9.0, 4.0];
/// Half of what must be seen of another's place: a foundation with trouble at both ends, cm.
const THEIRS_CM: [f32; 2] = [HALF_CARD_CM[1], 2.0 * HALF_CARD_CM[0] + HALF_CARD_CM[1]];
/// Height of what waits to be set, cm: a large pyramid.
const WAITS_CM: f32 = 4.5;
/// Room above a house for the next level and the hand that sets it, cm.
const NEXT_CM: f32 = 6.5;
/// Nearest eye where a house is looked at alone, cm.
const CLOSE_CM: f32 = 30.0;
/// Smaller ones than this are not aimed at, points.
const LEAST: f32 = 16.0;

/// The part of a window, so large in points, that the panels leave; at its foot are `cards` cards of a hand, large ones
/// while a card is to be chosen.
pub fn sight(room: Vec2, cards: usize, choosing: bool) -> TableViewport {
    let Rect { min, max } = clear(egui::vec2(room.x, room.y), cards, choosing);
    TableViewport::of(room, bevy::math::Rect::new(min.x, min.y, max.x, max.y))
}

pub fn height_cm(house: &House) -> f32 {
    let level = |size: Size| size.height_mm() / MM_PER_CM;
    let floors = house.floors().map(|floor| CARD_CM + floor.size().map_or(0.0, level));
    floors.sum::<f32>() + house.roof.map_or(0.0, |_| CARD_CM)
}

/// The height up to which each seat's house is to be seen, cm.
pub fn heights(game: &Thoth) -> Vec<f32> {
    let step = |height: f32| ((height / STEP_CM).ceil() * STEP_CM).max(HEIGHTS_CM.0);
    game.setup().seats().map(|seat| step(game.house(seat).map_or(0.0, height_cm))).collect()
}

/// What is framed for a seat, with houses of these heights.
pub fn framing(seat: Seat, heights: &[f32], sight: TableViewport) -> Framing {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let ahead = place(seat, players).rotation * Vec3::Y;
    let elevation = elevation(heights.iter().copied().fold(0.0, f32::max), ELEVATIONS);
    Framing {
        points: points(seat, heights),
        subject: house(seat, players, heights.get(usize::from(seat.0)).copied().unwrap_or(0.0)).collect(),
        angles: ((-ahead.x).atan2(ahead.y), elevation),
        distances_cm: DISTANCES_CM,
        sights: vec![sight],
        ..Framing::default()
    }
}

/// A house that is looked at from close by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CloseUp {
    /// Where its foundation lies, or would.
    pub ground: Pose,
    pub height_cm: f32,
    /// Whether trouble lies at its ends, or is to be laid there.
    pub trouble: bool,
    /// Where what is to be set next waits, while something is.
    pub waiting: Option<Pose>,
}

impl CloseUp {
    /// The height up to which it is to be seen, cm.
    fn seen_to_cm(&self) -> f32 {
        let next = if self.waiting.is_some() { NEXT_CM } else { 0.0 };
        (((self.height_cm + next) / STEP_CM).ceil() * STEP_CM).max(STEP_CM)
    }

    /// What must be seen.
    pub fn points(&self) -> Vec<Vec3> {
        let half = [HALF_CARD_CM[0], HALF_CARD_CM[1]];
        let card = |at: Pose, z: f32| corners(isometry(at), half, z - HALF_CARD_CM[2]);
        let mut points: Vec<Vec3> =
            card(self.ground, 0.0).chain(card(self.ground, self.seen_to_cm())).collect();
        points.extend(self.waiting.into_iter().flat_map(|at| card(at, 0.0).chain(card(at, WAITS_CM))));
        if self.trouble {
            points.extend(trouble(self.ground).into_iter().flat_map(|end| card(end, 0.0)));
        }
        points
    }
}

/// What is framed of a table, as [`framing`] has it, where one house is looked at. The rest can still be gone to.
pub fn close(table: Framing, house: &CloseUp) -> Framing {
    Framing {
        points: house.points(),
        around: table.points,
        angles: (table.angles.0, elevation(house.seen_to_cm(), CLOSE_ELEVATIONS)),
        distances_cm: (CLOSE_CM, table.distances_cm.1),
        ..table
    }
}

/// How high the eye is over houses up to a height.
fn elevation(tallest: f32, (low, tall): (f32, f32)) -> f32 {
    let part = ((tallest - HEIGHTS_CM.0) / (HEIGHTS_CM.1 - HEIGHTS_CM.0)).clamp(0.0, 1.0);
    low + (tall - low) * part
}

fn house(seat: Seat, players: u8, height: f32) -> impl Iterator<Item = Vec3> {
    let at = isometry(place(seat, players));
    [0.0, height].into_iter().flat_map(move |z| corners(at, [HALF_CARD_CM[0], HALF_CARD_CM[1]], z))
}

/// What must be seen.
fn points(seat: Seat, heights: &[f32]) -> Vec<Vec3> {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let [x, y] = arrangement(players).bank;
    let bank = Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let mut points: Vec<Vec3> = corners(bank, [BANK_CM[0], BANK_CM[1]], BANK_CM[2]).collect();
    for (other, &height) in (0..players).map(Seat).zip(heights) {
        let at = isometry(place(other, players));
        let own = other == seat;
        let ground = if own { PLACE_CM.map(|side| side / 2.0) } else { THEIRS_CM };
        let offered = own.then(|| at * Vec3::new(OFFER_CM + HALF_CARD_CM[0], 0.0, 0.0));
        points.extend(corners(at, ground, 0.0).chain(house(other, players, height)).chain(offered));
    }
    points
}

fn isometry(pose: Pose) -> Isometry3d {
    Isometry3d::new(pose.translation, pose.rotation)
}

/// Adds the camera's part. Needs the framing of the engine.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sit.run_if(on::<Thoth>.and_then(not(in_state(Screen::Menu)))));
}

fn close_up(game: &Thoth, seat: Seat, bodies: &LiveBodies) -> CloseUp {
    let house = game.house(seat);
    let lies = house.and_then(|house| bodies.get(card_piece(house.ground.card))).map(|body| *body.position());
    let work = game.phase().work().filter(|_| layout::due_at(game) == seat);
    // A bare place is seen as far as a house with trouble at both ends would reach.
    let troubled = house.map_or(work.is_none(), |house| house.in_trouble());
    CloseUp {
        ground: lies.unwrap_or(layout::foundation(seat, game.setup().players)),
        height_cm: house.map_or(0.0, height_cm),
        trouble: troubled || work.is_some_and(|work| matches!(work.play, Play::Trouble { .. })),
        waiting: work.map(|_| layout::waiting(game, lies)),
    }
}

/// The camera goes to the seat before the screen, and keeps in sight what is looked at as it grows and the window changes.
fn sit(
    playing: Res<Playing<Thoth>>,
    (mut state, preferences): (ResMut<ScreenState>, Res<Preferences>),
    (window, bodies): (Query<&Window, With<PrimaryWindow>>, LiveBodies),
    mut view: ResMut<Framing>,
) {
    let game = playing.0.game();
    let mut gaze = state.gaze;
    gaze.follow(due(game, state.screen.here()));
    if gaze != state.gaze {
        state.gaze = gaze;
    }
    let size = window.single().map_or(window_place::USUAL, Window::size);
    let room = size / style::zoom(size, preferences.ui_scale);
    let people = state.seating.persons().next();
    let seat = state.screen.here().or(people).unwrap_or(Seat(0));
    let cards = if people.is_some() { DEAL + 1 } else { 0 };
    let sight = sight(room, cards, game.phase().wants_card());
    let table = framing(seat, &heights(game), sight);
    let wanted = match gaze.focus() {
        Focus::Table => table,
        Focus::House(of) => close(table, &close_up(game, of, &bodies)),
    };
    view.set_if_neq(Framing { view: gaze.views(), ..wanted });
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    #[default]
    Table,
    House(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraTarget {
    Table,
    Mine,
    /// A rival's house; again, the next one's, clockwise.
    Rival,
    At(Seat),
}

/// What is looked at, and what was chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gaze {
    due: Focus,
    chosen: Option<Focus>,
    views: u32,
}

impl Gaze {
    pub fn focus(&self) -> Focus {
        self.chosen.unwrap_or(self.due)
    }

    /// Grows whenever something is to be looked at anew.
    pub fn views(&self) -> u32 {
        self.views
    }

    /// What the game wants looked at. Where that changes, what was chosen before is over.
    pub fn follow(&mut self, due: Focus) {
        if self.due != due {
            let before = self.focus();
            (self.due, self.chosen) = (due, None);
            self.views += u32::from(before != due);
        }
    }

    /// What the player wants to look at, who sits here at a table of so many.
    pub fn look(&mut self, look: CameraTarget, own: Seat, players: u8) {
        let after = |seat: Seat| Seat((seat.0 + 1) % players.max(1));
        let chosen = match (look, self.focus()) {
            (CameraTarget::Table, _) => Focus::Table,
            (CameraTarget::Mine, _) => Focus::House(own),
            (CameraTarget::At(seat), _) => Focus::House(seat),
            (CameraTarget::Rival, Focus::House(seen)) if after(seen) != own => Focus::House(after(seen)),
            // Round the table, and past the own house.
            (CameraTarget::Rival, _) => Focus::House(after(own)),
        };
        self.chosen = Some(chosen);
        self.views += 1;
    }
}

/// What the game wants looked at by whoever sits here: the house at which they have a piece to set, or all of the table.
pub fn due(game: &Thoth, here: Option<Seat>) -> Focus {
    let builds = game.setup().builder == PieceSetter::ByHand && here == Some(game.active());
    match game.phase().work() {
        Some(_) if builds => Focus::House(layout::due_at(game)),
        _ => Focus::Table,
    }
}

/// The spots that are seen in the clear part of the window; `at` says where a point of the table is seen, in points.
pub fn spots(view: &View, clear: Rect, at: impl Fn(Vec3) -> Option<Pos2>) -> Vec<(Thing, Rect)> {
    let seen = |points: Vec<Vec3>| {
        let mut rect = Rect::NOTHING;
        for point in points {
            rect.extend_with(at(point)?);
        }
        let rect = rect.intersect(clear);
        (rect.width() >= LEAST && rect.height() >= LEAST).then_some(rect)
    };
    let houses = view.seats.iter().map(|of| {
        let middle = place(of.seat, view.setup.players);
        let middle = Isometry3d::new(middle.translation, middle.rotation);
        let ground = corners(middle, PLACE_CM.map(|side| side / 2.0), 0.0);
        let height = of.house.as_ref().map_or(0.0, height_cm);
        (
            Thing::House(of.seat),
            ground.chain(corners(middle, [HALF_CARD_CM[0], HALF_CARD_CM[1]], height)).collect(),
        )
    });
    let Arrangement { bank, discard, .. } = arrangement(view.setup.players);
    let lies = |[x, y]: [f32; 2]| Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let bank = corners(lies(bank), [BANK_CM[0], BANK_CM[1]], 0.0).collect();
    let pile = lies(discard);
    // It lies crosswise.
    let pile = corners(pile, [HALF_CARD_CM[1], HALF_CARD_CM[0]], 0.0).collect();
    let kinds = Element::ALL.into_iter().flat_map(|element| Size::ALL.map(|size| (element, size)));
    let stock = kinds.map(|(element, size)| {
        let half = [size.base_mm() / MM_PER_CM / 2.0; 2];
        let poses = pyramids_of(element, size).filter_map(|id| layout::bank(id, view.setup.players));
        let points = poses.flat_map(|pose| {
            let middle = Isometry3d::from_translation(pose.translation);
            [0.0, size.height_mm() / MM_PER_CM].into_iter().flat_map(move |z| corners(middle, half, z))
        });
        (Thing::Stock(element, size), points.collect())
    });
    let all = houses.chain([(Thing::Bank, bank), (Thing::Pile, pile)]).chain(stock);
    all.filter_map(|(spot, points)| Some((spot, seen(points)?))).collect()
}

/// Where the bank of so many players is seen with its pyramids, in points; `None` if a part of it is behind the eye.
pub fn bank(players: u8, at: impl Fn(Vec3) -> Option<Pos2>) -> Option<Rect> {
    let half = [BANK_CM[0], BANK_CM[1]];
    let [x, y] = arrangement(players).bank;
    let middle = Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let corners = [0.0, BANK_CM[2]].into_iter().flat_map(|height| corners(middle, half, height));
    let seen = corners.map(at).collect::<Option<Vec<_>>>()?;
    Some(Rect::from_points(&seen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use window::live_table::framing::on_screen;

    #[test]
    fn every_house_is_seen_to_its_top_from_every_seat() {
        for (width, height) in [(1280.0, 720.0), (900.0, 600.0), (2560.0, 1440.0), (500.0, 900.0)] {
            let zoom = style::zoom([width, height], 1.0);
            let sight = sight(Vec2::new(width, height) / zoom, 6, true);
            let [left, right, bottom, top] = sight.clear;
            for players in 2..=5_u8 {
                for tall in [10.0, 25.0, 45.0] {
                    for seat in (0..players).map(Seat) {
                        let heights: Vec<f32> = (0..players)
                            .map(|k| if k == (seat.0 + 1) % players { tall } else { 10.0 })
                            .collect();
                        let home = framing(seat, &heights, sight).home();
                        assert!(home.distance_cm < DISTANCES_CM.1, "{width}, {players}: {home:?}");
                        for (k, &height) in heights.iter().enumerate() {
                            let at = place(Seat(k as u8), players);
                            for z in [0.0, height] {
                                let p = on_screen(&home, at * Vec3::new(0.0, 0.0, z), sight.aspect);
                                let fits = (left..=right).contains(&p.x) && (bottom..=top).contains(&p.y);
                                assert!(
                                    fits,
                                    "{width} wide, {players} players, {tall} cm: {p} not in {sight:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_house_that_is_looked_at_alone_is_seen_whole_and_near() {
        for (width, height) in [(1280.0, 720.0), (900.0, 600.0), (2560.0, 1440.0)] {
            let zoom = style::zoom([width, height], 1.0);
            let sight = sight(Vec2::new(width, height) / zoom, 6, false);
            let [left, right, bottom, top] = sight.clear;
            for (viewer, of) in [(Seat(0), Seat(0)), (Seat(0), Seat(2)), (Seat(3), Seat(1))] {
                for (height_cm, waits) in [(0.0_f32, true), (14.0, true), (40.0, false)] {
                    let mut heights = [10.0_f32; 5];
                    heights[usize::from(of.0)] = height_cm.max(10.0);
                    let table = framing(viewer, &heights, sight);
                    let far = table.home().distance_cm;
                    let ground = layout::foundation(of, 5);
                    let waiting = waits.then(|| layout::offer(of, 5));
                    let house = CloseUp { ground, height_cm, trouble: true, waiting };
                    let close = close(table.clone(), &house);
                    let home = close.home();
                    // A house of 40 cm fills the view of the whole table, too.
                    let share = if height_cm < 20.0 { 0.75 } else { 1.05 };
                    assert!(home.distance_cm < share * far, "{width}: {home:?} {far}");
                    for point in house.points() {
                        let p = on_screen(&home, point, sight.aspect);
                        let (x, y) = (left - 1e-3..=right + 1e-3, bottom - 1e-3..=top + 1e-3);
                        assert!(x.contains(&p.x) && y.contains(&p.y), "{width}: {p} not in {sight:?}");
                    }
                    assert_eq!(close.around, table.points, "the rest can be gone to");
                }
            }
        }
    }

    #[test]
    fn the_view_is_no_farther_than_it_must_be() {
        let home = |heights: &[f32], cards| {
            framing(Seat(0), heights, sight(Vec2::new(1280.0, 720.0), cards, true)).home()
        };
        let (low, tall) = (home(&[10.0, 10.0], 6), home(&[10.0, 30.0], 6));
        assert!(low.distance_cm < 170.0 && low.distance_cm < tall.distance_cm, "{low:?} {tall:?}");
        assert!(tall.distance_cm < 215.0, "{tall:?}");
        assert!(home(&[10.0, 10.0], 0).distance_cm < 1.1 * low.distance_cm, "no hand is in the way");
    }

    #[test]
    fn rivals_are_looked_at_in_turn_and_one_s_own_house_is_none() {
        let mut gaze = Gaze::default();
        let seen: Vec<Focus> = (0..4)
            .map(|_| {
                gaze.look(CameraTarget::Rival, Seat(1), 4);
                gaze.focus()
            })
            .collect();
        assert_eq!(seen, [2, 3, 0, 2].map(|seat| Focus::House(Seat(seat))));
        gaze.look(CameraTarget::Mine, Seat(1), 4);
        gaze.look(CameraTarget::Rival, Seat(1), 4);
        assert_eq!(gaze.focus(), Focus::House(Seat(2)));
        gaze.look(CameraTarget::Table, Seat(1), 4);
        assert_eq!((gaze.focus(), gaze.views()), (Focus::Table, 7));
    }

    #[test]
    fn a_piece_that_comes_due_ends_what_was_chosen_and_nothing_else_does() {
        let mut gaze = Gaze::default();
        let own = Focus::House(Seat(0));
        gaze.look(CameraTarget::Rival, Seat(0), 2);
        gaze.follow(Focus::Table);
        assert_eq!(gaze.focus(), Focus::House(Seat(1)), "nothing new is due");
        gaze.follow(own);
        assert_eq!((gaze.focus(), gaze.views()), (own, 2));
        gaze.look(CameraTarget::Table, Seat(0), 2);
        gaze.follow(own);
        assert_eq!(gaze.focus(), Focus::Table, "who wants to see the table meanwhile may");
        gaze.follow(Focus::Table);
        assert_eq!((gaze.focus(), gaze.views()), (Focus::Table, 3), "it is looked at already");
    }
}
