//! What of the table the screen looks at: the house at which a piece is due, or whatever the player has chosen to see.

use game::Seat;
use thoth::Thoth;
use thoth::referee::layout;
use thoth_rules::Builder;

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
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
