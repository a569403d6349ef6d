//! The match on its furniture: pieces dressed in their colours, the cards that lie open, the deck; and a picture of it all without
//! a window.
//!
//! Pieces that the assistant or the rules bring elsewhere are seen on their way: they rise, tween and come down, while their
//! bodies are there at once. Who builds by hand is shown which pieces may be taken, outlined, and where what is played
//! belongs, as lines where it would stand. Those are hints: the rules judge where a piece comes to stand.

use crate::look::{self, ColourSet, colours};
use crate::screen_state::ScreenState;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use game::{Language, Seat};
use session::{HandRules, Match};
use std::collections::{BTreeMap, BTreeSet};
use std::f32::consts::PI;
use std::path::Path;
use table::rapier3d::prelude::Pose;
use table::{Kind, MM_PER_CM, PieceId, Sim};
use thoth::Thoth;
use thoth::referee::layout::{
    Arrangement, CARD_CM, HALF_CARD_CM, PLACE_CM, TABLE_HALF_CM, arrangement, place,
};
use thoth::referee::slots::belongs;
use thoth_rules::{Card, Piece, Play, Size, card_piece};
use window::frame_clock::FrameClock;
use window::hand::draw::{HandLines, closed};
use window::live_table::camera::{CameraInput, CameraSet};
use window::live_table::live_match::Playing;
use window::live_table::motion::{self, JUMP_CM, VisualOf};
use window::live_table::physics::{LiveTable, TableSim};
use window::messages::Screen;
use window::platform::assets::when_changed;
use window::platform::settings::Preferences;
use window::speech::language;
use window::ui::seats::Badge;
use window::ui::spotlight::Spotlights;
use window::visuals::picture::{self, PictureError, PictureSubject, Shot};
use window::visuals::preview::Highlight;
use window::visuals::svg::FaceError;
use window::visuals::{Dresser, Furniture, Mat, Motion, Pad, PieceStyle, Room};

/// Half the felt under the bank, cm.
const BANK_HALF_CM: Vec2 = Vec2::new(23.0, 9.6);
/// Half the felt under deck and pile, cm.
const PILE_HALF_CM: Vec2 = Vec2::new(7.0, 4.4);
/// The felt of a place without its seat's colour, and how much of that is in it.
const FELT: [f32; 3] = [0.15, 0.14, 0.20];
const FELT_SHARE: f32 = 0.16;
/// Half the depth of the hem in a seat's colour at the outer end of its place, cm.
const HEM_HALF_CM: f32 = 0.8;
/// Faces deep in the pile are printed so many a frame.
const PRINTS_A_FRAME: usize = 2;
/// So many of the pile's uppermost cards wear their faces: they may be on their way there.
const UPPERMOST: usize = 4;
const TWEEN_S: f32 = 0.7;
/// How high above the straight line it goes in its middle, cm.
const ARC_CM: f32 = 7.0;
/// What comes out of hiding comes out of the hand of whoever played it: from behind their place, and from above it, cm.
const HAND_CM: (f32, f32) = (20.0, 9.0);
/// Below this a piece is hidden, cm.
const HIDDEN_CM: f32 = -1.0;
/// Colour of the lines.
const HINT: Color = Color::srgb(0.95, 0.86, 0.55);

pub(super) fn plugin(app: &mut App) {
    let on = resource_exists::<TableSim>.and_then(resource_exists::<Playing<Thoth>>);
    app.add_systems(Update, (furnish, dress, stack_deck).chain().run_if(on))
        .add_systems(Update, spare_camera.in_set(CameraSet::Spare))
        .init_resource::<PrintedFaces>();
    when_changed(app, reprint);
}

/// Drawings have changed: cards are printed anew, and those on the table are dressed with them.
fn reprint(
    mut faces: ResMut<PrintedFaces>,
    decks: Query<Entity, With<Deck>>,
    mut dresser: Dresser,
) -> Result {
    faces.0.clear();
    look::forget_back();
    for deck in &decks {
        dresser.dress(deck, &table::Piece::new(Kind::Tarot), &look::unknown())?;
    }
    Ok(())
}

/// The cards that lie open on the table: in houses, before their player, and the pile's uppermost.
pub fn open_cards(game: &Thoth) -> BTreeSet<PieceId> {
    let waits = game.phase().work().filter(|work| work.play.lays_card()).map(|work| work.play.card());
    let pile = game.discard().iter().rev().take(UPPERMOST).copied();
    let built = game.pieces_in_play().into_iter().filter(|&id| Piece::pyramid(id).is_none());
    built.chain(waits.into_iter().chain(pile).map(card_piece)).collect()
}

fn furnish(
    mut dresser: Dresser,
    playing: Res<Playing<Thoth>>,
    spawned: Query<(), Added<VisualOf>>,
    old: Query<Entity, With<Furniture>>,
) -> Result {
    if spawned.is_empty() {
        return Ok(());
    }
    for old in &old {
        dresser.commands.entity(old).despawn();
    }
    let players = playing.0.game().setup().players;
    let furniture = dresser.furnish(&room(players));
    let [x, y] = arrangement(players).deck;
    let turned = Transform::from_xyz(x, y, 0.0)
        .with_rotation(Quat::from_rotation_z(PI / 2.0) * Quat::from_rotation_x(PI));
    let deck =
        dresser.commands.spawn((Deck(usize::MAX), turned, Visibility::default(), ChildOf(furniture))).id();
    dresser.dress(deck, &table::Piece::new(Kind::Tarot), &look::unknown())?;
    Ok(())
}

/// The furniture of a game of so many.
fn room(players: u8) -> Room {
    Room { half_table_cm: TABLE_HALF_CM, mat: Mat::Bare, mat_radius_cm: 0.0, pads: pads(players) }
}

/// The felts: under the bank, deck and pile, and at every seat.
fn pads(players: u8) -> Vec<Pad> {
    let green = Color::srgb(0.11, 0.27, 0.25);
    let pile = |[x, y]: [f32; 2]| Pad {
        centre: Vec2::new(x, y),
        half: PILE_HALF_CM,
        turn: 0.0,
        colour: Color::srgb(0.20, 0.13, 0.16),
    };
    let Arrangement { bank: [x, y], deck, discard, .. } = arrangement(players);
    let bank = Pad { centre: Vec2::new(x, y), half: BANK_HALF_CM, turn: 0.0, colour: green };
    let [wide, deep] = PLACE_CM;
    let seats = || (0..players).map(|seat| (Seat(seat), place(Seat(seat), players)));
    let places = seats().map(|(seat, at)| Pad::at(at, Vec2::new(wide, deep) / 2.0, felt(seat, FELT_SHARE)));
    let hems = seats().map(|(seat, at)| Pad {
        centre: (at * Vec3::new(0.0, -deep / 2.0 - HEM_HALF_CM, 0.0)).truncate(),
        ..Pad::at(at, Vec2::new(wide / 2.0, HEM_HALF_CM), felt(seat, 1.0))
    });
    places.chain(hems).chain([bank, pile(deck), pile(discard)]).collect()
}

/// A felt with so much of a seat's colour in it.
fn felt(seat: Seat, share: f32) -> Color {
    let [r, g, b, _] = Badge::usual(seat).colour.to_array().map(|part| f32::from(part) / 255.0);
    let [dark_r, dark_g, dark_b] = FELT;
    let mix = |dark: f32, part: f32| dark + (0.75 * part - dark) * share;
    Color::srgb(mix(dark_r, r), mix(dark_g, g), mix(dark_b, b))
}

/// What the deck shows: so many cards.
#[derive(Component)]
struct Deck(usize);

fn stack_deck(state: Res<ScreenState>, mut decks: Query<(&mut Deck, &mut Transform, &mut Visibility)>) {
    let Some(cards) = state.seen.as_ref().map(|seen| seen.view().deck) else { return };
    for (mut deck, mut transform, mut visibility) in &mut decks {
        if deck.0 != cards {
            deck.0 = cards;
            // Nothing has no thickness.
            let layers = cards.max(1) as f32;
            transform.scale.z = layers;
            transform.translation.z = layers * CARD_CM / 2.0;
            *visibility = if cards == 0 { Visibility::Hidden } else { Visibility::Inherited };
        }
    }
}

/// The face that a card wears, if it wears one.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Wears {
    /// None: only its back may be seen.
    Nothing,
    /// In front.
    Front(Card),
    /// On both sides: who carries it high above the table sees it from below.
    Both(Card),
}

/// The faces printed so far, and in which language: each is printed once, however often its card is laid open.
#[derive(Resource, Default)]
struct PrintedFaces(BTreeMap<(ColourSet, Card), PieceStyle>, Language);

impl PrintedFaces {
    fn knows(&self, card: Card, set: ColourSet) -> bool {
        self.0.contains_key(&(set, card))
    }

    fn of(&mut self, card: Card, set: ColourSet) -> Result<PieceStyle, FaceError> {
        if let Some(known) = self.0.get(&(set, card)) {
            return Ok(known.clone());
        }
        let look = look::card(card, set, look::FACE_WIDTH)?;
        self.0.insert((set, card), look.clone());
        Ok(look)
    }
}

/// Dresses pieces that were just spawned, all of them when marks were switched on or off, and cards that have come
/// to lie open or are no longer known to everybody; all cards when they are printed anew.
fn dress(
    mut dresser: Dresser,
    playing: Res<Playing<Thoth>>,
    (table, state): (Res<TableSim>, Res<ScreenState>),
    preferences: Res<Preferences>,
    mut before: Local<(bool, Option<u64>)>,
    (mut faces, clock): (ResMut<PrintedFaces>, FrameClock),
    mut visuals: Query<(Entity, Ref<VisualOf>, Option<&Wears>, &mut Visibility)>,
) -> Result {
    let m = &playing.0;
    if faces.1 != language() {
        *faces = PrintedFaces(BTreeMap::new(), language());
    }
    let all = before.0 != preferences.marks;
    let now = Some(m.serial());
    let added = visuals.iter().any(|(_, visual, ..)| visual.is_added());
    let reprinted = faces.is_changed();
    if !all && !added && !reprinted && before.1 == now {
        return Ok(());
    }
    *before = (preferences.marks, now);
    let (open, carried, set) = (open_cards(m.game()), m.game().held(), state.pack.0);
    let pile: BTreeSet<PieceId> = m.game().discard().iter().map(|&card| card_piece(card)).collect();
    let mut prints = PRINTS_A_FRAME;
    for (entity, visual, wears, mut visibility) in &mut visuals {
        let id = visual.0;
        match Piece::of(id) {
            Some(Piece::Pyramid { element, .. }) if all || visual.is_added() => {
                let mut pyramid = look::pyramid(element, set);
                pyramid.mark = pyramid.mark.filter(|_| preferences.marks);
                dresser.dress(entity, table.piece(id), &pyramid)?;
            }
            Some(Piece::Card(card)) => {
                let lies_open = open.contains(&id) || pile.contains(&id);
                visibility.set_if_neq(if lies_open { Visibility::Inherited } else { Visibility::Hidden });
                let mut face = match lies_open {
                    true if carried == Some(id) => Wears::Both(card),
                    true => Wears::Front(card),
                    false => Wears::Nothing,
                };
                // Deeper in the pile the edge is all that is seen of a card: its face can wait.
                if lies_open && !open.contains(&id) && !faces.knows(card, set) {
                    match prints.checked_sub(1) {
                        Some(left) => prints = left,
                        None => {
                            (face, before.1) = (Wears::Nothing, None);
                            clock.keep();
                        }
                    }
                }
                if reprinted || wears != Some(&face) {
                    let looks = match face {
                        Wears::Nothing => look::unknown(),
                        Wears::Front(card) => faces.of(card, set)?,
                        Wears::Both(card) => {
                            let face = faces.of(card, set)?;
                            PieceStyle { back: face.front.clone(), ..face }
                        }
                    };
                    dresser.dress(entity, table.piece(id), &looks)?;
                    dresser.commands.entity(entity).insert(face);
                }
            }
            // The table's top is furniture.
            _ => {}
        }
    }
    Ok(())
}

/// While a card is picked, the arrows choose among cards and plays.
fn spare_camera(
    state: Res<ScreenState>,
    playing: Option<Res<Playing<Thoth>>>,
    screen: Res<State<Screen>>,
    input: Option<ResMut<CameraInput>>,
) {
    let picks = playing.is_some() && *screen.get() == Screen::Table && !state.chosen.at.is_empty();
    if let Some(mut input) = input.filter(|_| picks) {
        input.keys = false;
    }
}

/// Draws a match into a PNG file, without a window; `size` is width and height in pixels. Only what lies open for
/// everybody wears its face.
///
/// # Errors
/// [`PictureError`], which says what to install where no driver is there.
pub fn picture_of(m: &Match<Thoth>, size: (u32, u32), path: &Path) -> Result<(), PictureError> {
    let (game, set) = (m.game(), colours(m));
    let open = open_cards(game);
    let look = |id: PieceId| match Piece::of(id) {
        Some(Piece::Pyramid { element, .. }) => Ok(Some(look::pyramid(element, set))),
        Some(Piece::Card(card)) if open.contains(&id) => look::card(card, set, look::FACE_WIDTH).map(Some),
        Some(Piece::Card(_)) => Ok(Some(look::unknown())),
        None => Ok(None),
    };
    let looks: Result<Vec<Option<PieceStyle>>, FaceError> =
        m.sim().pieces().map(|(id, _)| look(id)).collect();
    let looks: Vec<PieceStyle> = looks
        .map_err(|error| PictureError::Driver(error.to_string()))?
        .into_iter()
        .map_while(|look| look)
        .collect();
    let houses: Vec<PieceId> = game.pieces_in_play().into_iter().collect();
    let subject = if houses.is_empty() { PictureSubject::Everything } else { PictureSubject::Pieces(houses) };
    let view = Shot { subject, room: room(game.setup().players), ..Shot::default() };
    picture::render(m.sim(), &looks, size, &view, path)
}

/// Where a piece was last seen, and how it comes to where it is.
#[derive(Component, Default)]
struct Trail {
    last: Option<Transform>,
    way: Option<Arrival>,
}

/// How a piece comes to where it is.
enum Arrival {
    /// From there, for so long already, s.
    Tween(Transform, f32),
    /// It is shown large, and hidden there until that is over.
    Large(Transform),
}

pub(super) fn tweens(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (leave_trails, tween)
            .chain()
            .after(motion::show)
            .before(TransformSystems::Propagate)
            .run_if(resource_exists::<Playing<Thoth>>),
    );
}

fn leave_trails(mut commands: Commands, new: Query<Entity, (With<VisualOf>, Without<Trail>)>) {
    for entity in &new {
        commands.entity(entity).insert(Trail::default());
    }
}

fn tween(
    motion: Res<Motion>,
    clock: FrameClock,
    (playing, lights): (Res<Playing<Thoth>>, Option<Res<Spotlights>>),
    mut pieces: Query<(&mut Trail, &mut Transform), With<VisualOf>>,
) {
    let hand = hand(&playing.0);
    let large = lights.is_some_and(|lights| lights.is_on());
    for (mut trail, mut seen) in &mut pieces {
        let now = *seen;
        let last = trail.last.replace(now);
        let jumped = last.filter(|last| last.translation.distance(now.translation) > JUMP_CM);
        if let Some(from) = jumped.filter(|_| now.translation.z > HIDDEN_CM && *motion == Motion::Full) {
            trail.way = Some(match from.translation.z < HIDDEN_CM {
                true if large => Arrival::Large(from),
                true => Arrival::Tween(now.with_translation(hand), 0.0),
                false => Arrival::Tween(from, 0.0),
            });
        }
        match &mut trail.way {
            Some(Arrival::Large(from)) if large => {
                *seen = *from;
                continue;
            }
            Some(Arrival::Tween(from, spent)) if now.translation.z > HIDDEN_CM => {
                *spent += clock.count();
                if *spent < TWEEN_S {
                    *seen = between(*from, now, *spent / TWEEN_S);
                    continue;
                }
            }
            _ => {}
        }
        trail.way = None;
    }
}

/// Where the hand is of whoever acted last.
fn hand(m: &Match<Thoth>) -> Vec3 {
    let seat = m.log().last().map_or(m.game().active(), |entry| entry.seat);
    let (behind, above) = HAND_CM;
    place(seat, m.game().setup().players) * Vec3::new(0.0, -behind, above)
}

/// Part of the way from one pose to another, over an arc.
fn between(from: Transform, to: Transform, part: f32) -> Transform {
    let eased = EaseFunction::SmoothStep.sample_clamped(part);
    let level = from.translation.truncate().distance(to.translation.truncate());
    let arc = ARC_CM.min(level) * 4.0 * eased * (1.0 - eased);
    Transform {
        translation: from.translation.lerp(to.translation, eased) + Vec3::Z * arc,
        rotation: from.rotation.slerp(to.rotation, eased),
        ..to
    }
}

pub(super) fn hints(app: &mut App) {
    let on = resource_exists::<Playing<Thoth>>;
    app.add_systems(Update, point_out.run_if(on));
    // A headless app draws nothing.
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, draw_hints.run_if(on));
    }
}

/// Outlines of the places where the next piece of a play belongs, cm.
fn due_places(game: &Thoth, sim: &Sim) -> Vec<Vec<Vec3>> {
    let Some(work) = game.phase().work() else { return vec![] };
    let outline = |at: Pose| match work.play {
        Play::Raise { size, .. } => base_outline(at, size),
        _ => card_outline(at),
    };
    belongs(game, sim).into_iter().map(outline).collect()
}

/// The base of a pyramid that stands at a pose.
fn base_outline(at: Pose, size: Size) -> Vec<Vec3> {
    let half = size.base_mm() / 2.0 / MM_PER_CM;
    [[-half, -half], [half, -half], [half, half], [-half, half]]
        .map(|[x, y]| at * Vec3::new(x, y, 0.0))
        .to_vec()
}

fn card_outline(at: Pose) -> Vec<Vec3> {
    let [x, y, z] = HALF_CARD_CM;
    [[-x, -y], [x, -y], [x, y], [-x, y]].map(|[x, y]| at * Vec3::new(x, y, -z)).to_vec()
}

fn draw_hints(
    mut live: LiveTable,
    playing: Res<Playing<Thoth>>,
    state: Res<ScreenState>,
    mut lines: Gizmos<HandLines>,
) -> Result {
    let game = playing.0.game();
    if state.hand_is_free(game) && playing.0.settling().is_none() {
        for outline in live.lend(|sim| due_places(game, sim))? {
            closed(&mut lines, &outline, HINT);
        }
    }
    Ok(())
}

/// Outlines what may be taken now.
fn point_out(
    mut commands: Commands,
    playing: Res<Playing<Thoth>>,
    state: Res<ScreenState>,
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
) {
    let game = playing.0.game();
    let free = state.hand_is_free(game) && game.takes_now() && playing.0.is_waiting();
    for (entity, VisualOf(id), highlight) in &mut visuals {
        let wanted = free && game.may_take(*id).is_ok();
        match highlight {
            Some(mut now) if wanted && *now == Highlight::None => *now = Highlight::Named,
            Some(mut now) if !wanted && *now == Highlight::Named => *now = Highlight::None,
            None if wanted => {
                commands.entity(entity).insert(Highlight::Named);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tween_begins_and_ends_where_it_should_and_goes_over_what_is_between() {
        let (from, to) = (Transform::from_xyz(0.0, 0.0, 0.0), Transform::from_xyz(20.0, 0.0, 3.0));
        assert_eq!(between(from, to, 0.0).translation, from.translation);
        assert!(between(from, to, 1.0).translation.distance(to.translation) < 1e-5);
        assert!(between(from, to, 0.5).translation.z > 8.0);
    }
}
