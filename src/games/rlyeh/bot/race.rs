//! The race among opponents on paper: how likely it is to win in the end, worked out backwards from the last
//! pyramid, once for every number of players.
//!
//! Whose colour is uppermost when a colour is built in wins (R31). A spire of one's own colour goes over everything, a brick
//! changes only how near the end is: what counts is how much of which colour is built, and whose is uppermost. So a state is
//! how many of one's own colour are built, how many of the fullest other player's, how many of all others fit in before
//! one of these is full, whose colour is uppermost, and who is next. On paper nothing falls, every size is in stock, and
//! the others are one: all they want is that one does not win.

use crate::games::rlyeh::rules::{Deed, STASH};
use std::sync::LazyLock;

const SPIRE: f32 = Deed::Spire.odds();
const BRICK: f32 = Deed::Brick.odds();
const ASCEND: f32 = Deed::Ascend.odds();
const SKEW: f32 = Deed::Skew.odds();
const ARRANGE: f32 = Deed::Arrange.odds();
/// Pyramids of a colour, all but the last of which leave the game open.
const FULL: usize = STASH as usize;
/// Most at a table.
const MOST_PLAYERS: usize = 5;
/// Rounds of passes that are followed: three faces of twelve pass at most, so what comes after them is next to nothing.
const SWEEPS: usize = 8;

/// A race under way, as whoever has just acted sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Race {
    /// How many sit at the table.
    pub players: usize,
    /// Pyramids of one's own colour in play.
    pub own: usize,
    /// Of the fullest other player's.
    pub rival: usize,
    /// How many of all other colours may come into play without filling one.
    pub spare: usize,
    /// Whether one's own colour is uppermost.
    pub leads: bool,
}

/// Chances to win by players, one's own to act next last.
static CHANCES: LazyLock<Vec<Chances>> = LazyLock::new(|| (2..=MOST_PLAYERS).map(Chances::of).collect());

impl Race {
    /// How likely one wins, the next player about to roll.
    pub fn chance(&self) -> f32 {
        let Some(chances) = self.players.checked_sub(2).and_then(|n| CHANCES.get(n)) else { return 0.0 };
        chances.after(self, 1 % self.players)
    }

    fn is_over(&self) -> bool {
        self.own >= FULL || self.rival >= FULL
    }
}

/// Every race of so many players.
struct Chances {
    players: usize,
    spares: usize,
    chances: Vec<f32>,
}

impl Chances {
    fn of(players: usize) -> Self {
        // All colours but the two that are counted by themselves, and none of them full.
        let spares = (FULL - 1) * (players - 1) + 1;
        let mut all = Self { players, spares, chances: vec![0.5; FULL * FULL * spares * 2 * players] };
        for own in (0..FULL).rev() {
            for rival in (0..FULL).rev() {
                for spare in 0..spares {
                    for leads in [false, true] {
                        let race = Race { players, own, rival, spare, leads };
                        for next in (0..players).rev().cycle().take(SWEEPS * players) {
                            let at = all.index(&race, next);
                            all.chances[at] = all.chance(&race, next);
                        }
                    }
                }
            }
        }
        all
    }

    fn index(&self, race: &Race, next: usize) -> usize {
        let counts = (race.own * FULL + race.rival) * self.spares + race.spare.min(self.spares - 1);
        (counts * 2 + usize::from(race.leads)) * self.players + next
    }

    /// The chance with this player about to roll, 0 for oneself; settled where the race is over.
    fn after(&self, race: &Race, next: usize) -> f32 {
        if race.is_over() {
            return f32::from(u8::from(race.leads));
        }
        self.chances[self.index(race, next)]
    }

    /// The chance of a player about to roll from those of all that may follow.
    fn chance(&self, race: &Race, mover: usize) -> f32 {
        let next = (mover + 1) % self.players;
        let pass = self.after(race, next);
        let spare = |leads| match race.spare.checked_sub(1) {
            Some(spare) => self.after(&Race { spare, leads, ..*race }, next),
            // The last of another colour.
            None => f32::from(u8::from(leads)),
        };
        let own = |leads| self.after(&Race { own: race.own + 1, leads, ..*race }, next);
        let rival = |leads| self.after(&Race { rival: race.rival + 1, leads, ..*race }, next);
        if mover == 0 {
            let below = own(race.leads).max(rival(race.leads)).max(spare(race.leads));
            let top = own(true).max(below);
            return SPIRE * top
                + BRICK * below
                + ASCEND * top.max(pass)
                + SKEW * below.max(pass)
                + ARRANGE * pass;
        }
        // The fullest colour is this one's, or another's.
        let share = 1.0 / (self.players - 1) as f32;
        let theirs = |leads| share * rival(leads) + (1.0 - share) * spare(leads);
        let below = own(race.leads).min(theirs(race.leads)).min(spare(race.leads));
        let top = theirs(false).min(below);
        SPIRE * top + BRICK * below + ASCEND * top.min(pass) + SKEW * below.min(pass) + ARRANGE * pass
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(own: usize, rival: usize, spare: usize, leads: bool) -> f32 {
        Race { players: 2, own, rival, spare, leads }.chance()
    }

    #[test]
    fn what_is_over_is_won_or_lost() {
        assert_eq!(
            [chance(FULL, 3, 5, true), chance(3, FULL, 5, true), chance(FULL, 3, 5, false)],
            [1.0, 1.0, 0.0]
        );
    }

    #[test]
    fn being_uppermost_is_never_worse_and_all_are_chances() {
        for players in 2..=MOST_PLAYERS {
            for (own, rival, spare) in
                [(0, 0, 14), (14, 2, 9), (2, 14, 9), (13, 13, 0), (14, 14, 0), (7, 7, 3)]
            {
                let [behind, ahead] =
                    [false, true].map(|leads| Race { players, own, rival, spare, leads }.chance());
                assert!((0.0..=ahead).contains(&behind) && ahead <= 1.0, "{players}: {behind} {ahead}");
            }
        }
    }

    #[test]
    fn with_one_of_every_colour_missing_the_next_who_may_wins() {
        let [behind, ahead] = [false, true].map(|leads| chance(14, 14, 0, leads));
        // Every pyramid ends the game. We roll: uppermost, all but an arrangement wins; else spire and ascent, and a brick
        // loses, while skew and arrangement pass.
        let ours =
            |leads: bool, after: f32| if leads { (11.0 + after) / 12.0 } else { (6.0 + 2.0 * after) / 12.0 };
        // They roll, and want the contrary.
        let theirs = |leads: bool, after: f32| if leads { (4.0 + 2.0 * after) / 12.0 } else { after / 12.0 };
        let fixed = |leads: bool| (0..60).fold(0.5, |chance, _| theirs(leads, ours(leads, chance)));
        assert!((behind - fixed(false)).abs() < 1e-3, "{behind} {}", fixed(false));
        assert!((ahead - fixed(true)).abs() < 1e-3, "{ahead} {}", fixed(true));
    }

    #[test]
    fn the_last_but_one_is_left_to_nobody_who_can_use_it() {
        // They are uppermost: the fourteenth of their colour hands them the game, a spare one does not.
        assert!(chance(5, 14, 9, false) < chance(5, 13, 8, false) - 0.2);
        // Uppermost ourselves, the end near is better than far.
        assert!(chance(14, 5, 9, true) > chance(8, 5, 9, true));
    }
}
