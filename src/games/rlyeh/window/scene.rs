//! The match on its furniture: pieces dressed in their stashes' colours, pads under the stashes, the sea at
//! the end; and a picture of it all without a window.

use super::sea::{self, Sea};
use bevy::prelude::*;
use rlyeh::Rlyeh;
use rlyeh::matches::Match;
use rlyeh::referee::layout;
use rlyeh_rules::{Colour, Piece};
use std::path::Path;
use table::PieceId;
use window::live_table::live_match::{CurrentView, Playing, on};
use window::live_table::motion::VisualOf;
use window::live_table::physics::TableSim;
use window::live_table::store::Store;
use window::messages::Screen;
use window::platform::settings::Preferences;
use window::visuals::picture::{self, PictureError, Subject, View};
use window::visuals::{Dresser, Furniture, Look, Mat, Pad, Room, Stash};

/// Micrometres in a centimetre.
const UM_PER_CM: f32 = 10_000.0;
/// How much of its stash's colour a pad has.
const PAD_TINT: f32 = 0.22;

/// Adds the scene. Needs looks and camera.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(sea::plugin)
        .add_systems(Update, ((furnish, dress).run_if(resource_exists::<TableSim>.and_then(on::<Rlyeh>)),))
        .add_systems(OnEnter(Screen::Result), flood)
        .add_systems(OnExit(Screen::Result), drain);
}

/// A colour of the rules as the looks know it.
pub fn stash(colour: Colour) -> Stash {
    match colour {
        Colour::Black => Stash::Black,
        Colour::Green => Stash::Green,
        Colour::Blue => Stash::Blue,
        Colour::Purple => Stash::Purple,
        Colour::Cyan => Stash::Cyan,
        Colour::Gray => Stash::Gray,
        Colour::Clear => Stash::Clear,
    }
}

/// Sets up the furniture when a table has been spawned, and when what lies in store is shown or left out: pads lie under
/// stashes that are seen.
fn furnish(
    mut dresser: Dresser,
    (playing, store): (Res<Playing<Rlyeh>>, Res<Store>),
    mut padded: Local<Option<bool>>,
    spawned: Query<(), Added<VisualOf>>,
    furniture: Query<Entity, With<Furniture>>,
) {
    let pads_seen = store.left_out_by.is_none();
    if padded.replace(pads_seen) == Some(pads_seen) && spawned.is_empty() {
        return;
    }
    for old in &furniture {
        dresser.commands.entity(old).despawn();
    }
    dresser.furnish(&room(playing.0.game(), pads_seen));
}

/// The furniture of a game, with or without the pads under its stashes.
fn room(game: &Rlyeh, padded: bool) -> Room {
    Room {
        half_table_cm: layout::TABLE_HALF_CM,
        mat: Mat::Felt,
        mat_radius_cm: layout::BUILDING_RADIUS_CM,
        pads: if padded { pads(game) } else { vec![] },
    }
}

/// The pads under the stashes of a game.
pub fn pads(game: &Rlyeh) -> Vec<Pad> {
    let setup = game.setup();
    let pads = (0..setup.stashes()).zip(&setup.colours).map(|(number, &colour)| {
        let pose = layout::pad(number, setup.stashes());
        let ahead = pose.rotation * Vec3::X;
        let felt = Color::srgb(0.16, 0.15, 0.14).mix(&stash(colour).colour(), PAD_TINT);
        Pad {
            centre: pose.translation.truncate(),
            half: Vec2::from_array(layout::PAD_CM) / 2.0,
            turn: ahead.y.atan2(ahead.x),
            colour: felt,
        }
    });
    pads.collect()
}

/// How a piece of a game looks; nothing for what is not one of its pieces.
pub fn look(game: &Rlyeh, id: PieceId) -> Option<Look> {
    Some(match game.piece(id)? {
        Piece::Pyramid { stash: number, .. } => Look::stash(stash(game.colour(number)?)),
        Piece::Card { .. } => Look::sheet(),
    })
}

/// Dresses pieces that were just spawned; all of them when marks were switched on or off.
fn dress(
    mut dresser: Dresser,
    playing: Res<Playing<Rlyeh>>,
    table: Res<TableSim>,
    preferences: Res<Preferences>,
    mut marks: Local<bool>,
    visuals: Query<(Entity, Ref<VisualOf>)>,
) -> Result {
    let all = *marks != preferences.marks;
    *marks = preferences.marks;
    let game = playing.0.game();
    for (entity, visual) in visuals.iter().filter(|(_, visual)| all || visual.is_added()) {
        let id = visual.0;
        // The table's top is furniture.
        let Some(mut look) = look(game, id) else { continue };
        if !preferences.marks {
            look.mark = None;
        }
        dresser.dress(entity, table.piece(id), &look)?;
    }
    Ok(())
}

/// At the end the sea rises, until only the last tip stands above it.
fn flood(mut commands: Commands, seen: Option<Res<CurrentView<Rlyeh>>>) {
    let ending = seen.and_then(|seen| seen.0.game.ending.clone());
    if let Some(ending) = ending {
        commands.insert_resource(Sea::over(ending.summit.height_um as f32 / UM_PER_CM));
    }
}

fn drain(mut commands: Commands) {
    commands.remove_resource::<Sea>();
}

/// Draws a match into a PNG file, without a window; `size` is width and height in pixels.
///
/// # Errors
/// [`PictureError`], which says what to install where no driver is there.
pub fn picture_of(m: &Match, size: (u32, u32), path: &Path) -> Result<(), PictureError> {
    let game = m.game();
    let looks: Vec<_> = m.sim().pieces().map_while(|(id, _)| look(game, id)).collect();
    let city: Vec<_> = game.pieces_in_play().into_iter().collect();
    let subject = if city.is_empty() { Subject::Everything } else { Subject::Pieces(city) };
    let view = View { subject, room: room(game, true), ..View::default() };
    picture::render(m.sim(), &looks, size, &view, path)
}
