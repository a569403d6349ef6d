//! What of the table the screen looks at: the house at which a piece is due, or whatever the player has chosen to see.

use super::framing;
use super::framing::CloseUp;
use super::screen_state::ScreenState;
use crate::app::messages::Screen;
use crate::app::platform::settings::Preferences;
use crate::app::platform::window_place;
use crate::app::table::framing::Framing;
use crate::app::table::live_match::{Playing, on};
use crate::app::table::physics::LiveBodies;
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::thoth::referee::layout;
use crate::games::thoth::rules::{Builder, DEAL, Phase, Play, Thoth, card_piece};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// Adds the camera's part. Needs the framing of the engine.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sit.run_if(on::<Thoth>.and_then(not(in_state(Screen::Menu)))));
}

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// All of the table.
    #[default]
    Table,
    /// One seat's house.
    House(Seat),
}

/// What a player asks to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The whole table.
    Table,
    /// Their own house.
    Mine,
    /// A rival's house; again, the next one's, clockwise.
    Rival,
    /// This seat's house.
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
    /// What is looked at now.
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
    pub fn look(&mut self, look: Look, own: Seat, players: u8) {
        let after = |seat: Seat| Seat((seat.0 + 1) % players.max(1));
        let chosen = match (look, self.focus()) {
            (Look::Table, _) => Focus::Table,
            (Look::Mine, _) => Focus::House(own),
            (Look::At(seat), _) => Focus::House(seat),
            (Look::Rival, Focus::House(seen)) if after(seen) != own => Focus::House(after(seen)),
            // Round the table, and past the own house.
            (Look::Rival, _) => Focus::House(after(own)),
        };
        self.chosen = Some(chosen);
        self.views += 1;
    }
}

/// What the game wants looked at by whoever sits here: the house at which they have a piece to set, or all of the table.
pub fn due(game: &Thoth, here: Option<Seat>) -> Focus {
    let builds = game.setup().builder == Builder::ByHand && here == Some(game.active());
    match game.phase().work() {
        Some(_) if builds => Focus::House(layout::due_at(game)),
        _ => Focus::Table,
    }
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
    let sight = framing::sight(room, cards, *game.phase() == Phase::Choosing);
    let table = framing::framing(seat, &framing::heights(game), sight);
    let wanted = match gaze.focus() {
        Focus::Table => table,
        Focus::House(of) => framing::close(table, &close_up(game, of, &bodies)),
    };
    framing.set_if_neq(Framing { view: gaze.views(), ..wanted });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rivals_are_looked_at_in_turn_and_one_s_own_house_is_none() {
        let mut gaze = Gaze::default();
        let seen: Vec<Focus> = (0..4)
            .map(|_| {
                gaze.look(Look::Rival, Seat(1), 4);
                gaze.focus()
            })
            .collect();
        assert_eq!(seen, [2, 3, 0, 2].map(|seat| Focus::House(Seat(seat))));
        gaze.look(Look::Mine, Seat(1), 4);
        gaze.look(Look::Rival, Seat(1), 4);
        assert_eq!(gaze.focus(), Focus::House(Seat(2)));
        gaze.look(Look::Table, Seat(1), 4);
        assert_eq!((gaze.focus(), gaze.views()), (Focus::Table, 7));
    }

    #[test]
    fn a_piece_that_comes_due_ends_what_was_chosen_and_nothing_else_does() {
        let mut gaze = Gaze::default();
        let own = Focus::House(Seat(0));
        gaze.look(Look::Rival, Seat(0), 2);
        gaze.follow(Focus::Table);
        assert_eq!(gaze.focus(), Focus::House(Seat(1)), "nothing new is due");
        gaze.follow(own);
        assert_eq!((gaze.focus(), gaze.views()), (own, 2));
        gaze.look(Look::Table, Seat(0), 2);
        gaze.follow(own);
        assert_eq!(gaze.focus(), Focus::Table, "who wants to see the table meanwhile may");
        gaze.follow(Focus::Table);
        assert_eq!((gaze.focus(), gaze.views()), (Focus::Table, 3), "it is looked at already");
    }
}
