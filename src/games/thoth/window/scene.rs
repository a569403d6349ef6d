//! The match on its furniture: pyramids in the colours of their elements, cards with their faces, the places marked.
//!
//! A card that somebody may not know wears no face at all, so nothing on the table tells which it is.

use super::colours::{ColourSet, colours};
use super::look;
use super::screen_state::ScreenState;
use game::{Language, Seat};
use session::Match;
use thoth::Thoth;
use thoth::referee::layout::{Arrangement, CARD_CM, PLACE_CM, TABLE_HALF_CM, arrangement, place};
use thoth_rules::{Card, Piece, card_piece};
use window::frame_clock::FrameClock;
use window::live_table::camera::{CameraInput, CameraSet};
use window::live_table::live_match::Playing;
use window::live_table::motion::VisualOf;
use window::live_table::physics::TableSim;
use window::messages::Screen;
use window::platform::assets::when_changed;
use window::platform::settings::Preferences;
use window::speech::language;
use window::ui::seats::Badge;
use window::visuals::picture::{self, PictureError, Subject, View};
use window::visuals::svg::FaceError;
use window::visuals::{Dresser, Furniture, Look, Mat, Pad, Room};

use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::f32::consts::PI;
use std::path::Path;
use table::{Kind, PieceId};

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

/// Adds the scene.
pub(super) fn plugin(app: &mut App) {
    let on = resource_exists::<TableSim>.and_then(resource_exists::<Playing<Thoth>>);
    app.add_systems(Update, (furnish, dress, stack_deck).chain().run_if(on))
        .add_systems(Update, spare_camera.in_set(CameraSet::Spare))
        .init_resource::<Faces>();
    when_changed(app, reprint);
}

/// Drawings have changed: cards are printed anew, and those on the table are dressed with them.
fn reprint(mut faces: ResMut<Faces>, decks: Query<Entity, With<Deck>>, mut dresser: Dresser) -> Result {
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
    let places = (0..players).map(|seat| {
        let pose = place(Seat(seat), players);
        let ahead = pose.rotation * Vec3::X;
        Pad {
            centre: pose.translation.truncate(),
            half: Vec2::from_array(PLACE_CM) / 2.0,
            turn: ahead.y.atan2(ahead.x),
            colour: felt(Seat(seat), FELT_SHARE),
        }
    });
    let hems = (0..players).map(|seat| {
        let pose = place(Seat(seat), players);
        let ahead = pose.rotation * Vec3::X;
        let [wide, deep] = PLACE_CM;
        Pad {
            centre: (pose * Vec3::new(0.0, -deep / 2.0 - HEM_HALF_CM, 0.0)).truncate(),
            half: Vec2::new(wide / 2.0, HEM_HALF_CM),
            turn: ahead.y.atan2(ahead.x),
            colour: felt(Seat(seat), 1.0),
        }
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
struct Wears(Option<Card>);

/// The faces printed so far, and in which language: each is printed once, however often its card is laid open.
#[derive(Resource, Default)]
struct Faces(BTreeMap<(ColourSet, Card), Look>, Language);

impl Faces {
    fn knows(&self, card: Card, set: ColourSet) -> bool {
        self.0.contains_key(&(set, card))
    }

    fn of(&mut self, card: Card, set: ColourSet) -> Result<Look, FaceError> {
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
    (mut faces, clock): (ResMut<Faces>, FrameClock),
    mut visuals: Query<(Entity, Ref<VisualOf>, Option<&Wears>, &mut Visibility)>,
) -> Result {
    let m = &playing.0;
    if faces.1 != language() {
        *faces = Faces(BTreeMap::new(), language());
    }
    let all = before.0 != preferences.marks;
    let now = Some(m.serial());
    let added = visuals.iter().any(|(_, visual, ..)| visual.is_added());
    let reprinted = faces.is_changed();
    if !all && !added && !reprinted && before.1 == now {
        return Ok(());
    }
    *before = (preferences.marks, now);
    let (open, set) = (open_cards(m.game()), state.colours);
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
                let mut face = Wears(lies_open.then_some(card));
                // Deeper in the pile the edge is all that is seen of a card: its face can wait.
                if lies_open && !open.contains(&id) && !faces.knows(card, set) {
                    match prints.checked_sub(1) {
                        Some(left) => prints = left,
                        None => {
                            (face, before.1) = (Wears(None), None);
                            clock.keep();
                        }
                    }
                }
                if reprinted || wears != Some(&face) {
                    let looks = match face.0 {
                        Some(card) => faces.of(card, set)?,
                        None => look::unknown(),
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
    let looks: Result<Vec<Option<Look>>, FaceError> = m.sim().pieces().map(|(id, _)| look(id)).collect();
    let looks: Vec<Look> = looks
        .map_err(|error| PictureError::Driver(error.to_string()))?
        .into_iter()
        .map_while(|look| look)
        .collect();
    let houses: Vec<PieceId> = game.pieces_in_play().into_iter().collect();
    let subject = if houses.is_empty() { Subject::Everything } else { Subject::Pieces(houses) };
    let view = View { subject, room: room(game.setup().players), ..View::default() };
    picture::render(m.sim(), &looks, size, &view, path)
}
