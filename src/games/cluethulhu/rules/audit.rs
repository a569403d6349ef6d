//! Whether a state can be one of a game.

use strum::VariantArray;
use thiserror::Error;

use super::keeper::fits;
use super::phase::{NextStep, Phase};
use super::role::{Role, Side};
use super::state::{Cluethulhu, Player};
use game::Seat;

/// Why it cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Corrupt(&'static str);

impl Cluethulhu {
    /// Checks everything that holds in every state.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn audit(&self) -> Result<(), Corrupt> {
        let wrong = |what| Err(Corrupt(what));
        if self.players.len() != usize::from(self.setup.players) || !(2..=20).contains(&self.setup.players) {
            return wrong("a tablet for every player");
        }
        if self.players.iter().any(|player| !self.is_sound(player)) {
            return wrong("a tablet does not fit its holder's side and power");
        }
        for &role in Role::VARIANTS.iter().filter(|role| role.is_special()) {
            if self.players.iter().filter(|player| player.tablet == role).count() > 1 {
                return wrong("a tablet of which there is only one is there twice");
            }
        }
        if [self.doll, self.detained, self.protected].iter().flatten().any(|&seat| !self.is_living(seat)) {
            return wrong("somebody who is out holds the Doll, is detained or is protected");
        }
        if self.doll.is_some() && !self.setup.has(Role::EvilChild) {
            return wrong("a Doll without an Evil Child");
        }
        if self.priest.is_some_and(|seat| self.player(seat).is_none()) {
            return wrong("a High Priest who is not at the table");
        }
        if self.siblings.is_some_and(|(a, b)| a == b || a.0.max(b.0) >= self.setup.players) {
            return wrong("siblings are two players");
        }
        if self.ritual && (self.protected.is_some() || self.detained.is_some()) {
            return wrong("a power after the Ritual");
        }
        if self.fallen.iter().any(|&seat| self.is_living(seat)) || (self.night && !self.fallen.is_empty()) {
            return wrong("who fell is out, and missed by Night");
        }
        if (self.phase == Phase::Over) != self.ending.is_some() {
            return wrong("a game is over when it has an ending");
        }
        if self.ending.is_none() && (self.acting().is_empty() || self.phase == Phase::Between) {
            return wrong("nobody is to act");
        }
        if self.ending.is_some() && (!self.queue.is_empty() || self.unchecked) {
            return wrong("something is left to do after the end");
        }
        if self.is_lap() && !self.orders.is_empty() && self.orders.len() != self.players.len() {
            return wrong("orders for every seat");
        }
        self.audit_phase()
    }

    fn audit_phase(&self) -> Result<(), Corrupt> {
        let wrong = |what| Err(Corrupt(what));
        let there = |seat: &Seat| seat.0 < self.setup.players;
        let fits = match &self.phase {
            Phase::Lap { order, given } => {
                given.len() < order.len() && order.iter().all(|&s| self.is_living(s))
            }
            Phase::Talk { said, .. } => said.len() == self.players.len(),
            Phase::Ballot { accused, majority, at, .. } => {
                *at < accused.len() && accused.iter().chain(majority).all(there)
            }
            Phase::LastWord { seat }
            | Phase::Absorb { seat }
            | Phase::Shown { seat, .. }
            | Phase::Swallow { seat } => {
                self.queue.front().is_some_and(|fall| fall.seat == *seat && fall.settled)
            }
            _ => true,
        };
        let by_night = matches!(
            self.phase,
            Phase::LastWord { .. }
                | Phase::Shown { .. }
                | Phase::Swallow { .. }
                | Phase::Heir { .. }
                | Phase::Election { .. }
                | Phase::Talk { .. }
                | Phase::Accuse
                | Phase::Second { .. }
                | Phase::Defence { .. }
                | Phase::Ballot { .. }
        );
        if !fits || (self.ending.is_none() && by_night != self.night) {
            return wrong("a phase that cannot be");
        }
        if matches!(self.step, NextStep::Segment(at) if at > 9) {
            return wrong("a part of the Day that there is not");
        }
        Ok(())
    }

    fn is_sound(&self, player: &Player) -> bool {
        let Player { tablet, side, able, .. } = *player;
        let may = Player::new(tablet).able;
        fits(tablet, side) && (!able || may) && (tablet != Role::Yithian || able == (side == Side::Yithian))
    }
}
