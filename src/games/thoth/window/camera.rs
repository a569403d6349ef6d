//! The camera goes to the seat before the screen, and keeps in sight what is looked at as it grows and the window changes.

use super::framing::{self, CloseUp};
use super::gaze::{Focus, due};
use super::screen_state::ScreenState;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use game::Seat;
use thoth::Thoth;
use thoth::referee::layout;
use thoth_rules::{DEAL, Play, card_piece};
use window::live_table::framing::Framing;
use window::live_table::live_match::{Playing, on};
use window::live_table::physics::LiveBodies;
use window::messages::Screen;
use window::platform::settings::Preferences;
use window::platform::window_place;
use window::ui::style;

/// Adds the camera's part. Needs the framing of the engine.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sit.run_if(on::<Thoth>.and_then(not(in_state(Screen::Menu)))));
}

/// The house of a seat, to be seen from close by.
fn close_up(game: &Thoth, seat: Seat, bodies: &LiveBodies) -> CloseUp {
    let house = game.house(seat);
    let lies = house.and_then(|house| bodies.get(card_piece(house.ground.card))).map(|body| *body.position());
    let work = game.phase().work().filter(|_| layout::due_at(game) == seat);
    // A bare place is seen as far as a house with trouble at both ends would reach.
    let troubled = house.map_or(work.is_none(), |house| house.in_trouble());
    CloseUp {
        ground: lies.unwrap_or(layout::foundation(seat, game.setup().players)),
        height_cm: house.map_or(0.0, framing::height_cm),
        trouble: troubled || work.is_some_and(|work| matches!(work.play, Play::Trouble { .. })),
        waiting: work.map(|_| layout::waiting(game, lies)),
    }
}

/// The camera goes to the seat before the screen, and keeps in sight what is looked at as it grows and the window changes.
fn sit(
    playing: Res<Playing<Thoth>>,
    (mut state, preferences): (ResMut<ScreenState>, Res<Preferences>),
    (window, bodies): (Query<&Window, With<PrimaryWindow>>, LiveBodies),
    mut framing: ResMut<Framing>,
) {
    let game = playing.0.game();
    let mut gaze = state.gaze;
    gaze.follow(due(game, state.screen.here()));
    if gaze != state.gaze {
        state.gaze = gaze;
    }
    let size = window.single().map_or(window_place::USUAL, Window::size);
    let room = size / style::zoom(size.y, preferences.ui_scale);
    let people = state.seating.persons().next();
    let seat = state.screen.here().or(people).unwrap_or(Seat(0));
    let cards = if people.is_some() { DEAL + 1 } else { 0 };
    let sight = framing::sight(room, cards, game.phase().wants_card());
    let table = framing::framing(seat, &framing::heights(game), sight);
    let wanted = match gaze.focus() {
        Focus::Table => table,
        Focus::House(of) => framing::close(table, &close_up(game, of, &bodies)),
    };
    framing.set_if_neq(Framing { view: gaze.views(), ..wanted });
}
