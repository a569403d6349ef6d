//! When who went out, as everybody heard, and what that the game went on, and when the Ritual came, tells of the sides.

use super::evidence::MOST;
use crate::game::Seat;
use crate::games::cluethulhu::rules::{Absorbed, News, Role, Side};

/// What follows when a hypothesis does not explain that the game goes on, or the Ritual, at one moment; in centibans.
const UNEXPLAINED: i32 = -150;
/// Out at no moment yet.
const IN: usize = usize::MAX;

/// What is known of the counts at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The game went on.
    GoesOn,
    /// And the Ritual was not declared.
    NoRitual,
    /// And the Ritual was declared.
    Ritual,
}

/// When who went out.
#[derive(Clone, Debug)]
pub(super) struct Calendar {
    moments: Vec<(Moment, usize)>,
    /// The moment at which somebody was first missing.
    out_at: [usize; MOST],
    dying: Vec<Seat>,
    detained: Option<Seat>,
    ritual: bool,
    players: usize,
}

impl Calendar {
    pub(super) fn new(players: usize) -> Self {
        let (moments, dying) = (vec![], vec![]);
        Self { moments, out_at: [IN; MOST], dying, detained: None, ritual: false, players }
    }

    /// Who may vote now.
    pub(super) fn voters(&self) -> impl Iterator<Item = Seat> + use<> {
        let (out_at, detained) = (self.out_at, self.detained);
        let all = (0..).map(Seat).take(self.players);
        all.filter(move |seat| out_at[usize::from(seat.0)] == IN && detained != Some(*seat))
    }

    /// Takes down what happened.
    pub(super) fn turn(&mut self, news: &News) {
        match news {
            News::DayBroke { .. } => {
                let dead = std::mem::take(&mut self.dying);
                self.moment(Moment::GoesOn, &dead);
            }
            News::NightFell { out, detained, .. } => {
                self.moment(Moment::GoesOn, out);
                self.detained = *detained;
            }
            News::Ritual => {
                (self.ritual, self.detained) = (true, None);
                self.mark(Moment::Ritual);
            }
            // The Ritual would have been declared before.
            News::Said { .. } | News::Accused { .. } | News::Deadlock if !self.ritual => {
                self.mark(Moment::NoRitual);
            }
            News::Murdered(seat) | News::Heartbroken(seat) | News::YithianLost(seat) => self.dying.push(*seat),
            News::Saved(seat) => self.dying.retain(|other| other != seat),
            News::Absorbs { seat, whom, result } => match result {
                Absorbed::Instead => {
                    self.dying.retain(|other| other != seat);
                    self.dying.push(*whom);
                }
                Absorbed::Poisoned => self.dying.push(*whom),
                Absorbed::Protected => {}
            },
            _ => {}
        }
    }

    fn moment(&mut self, what: Moment, out: &[Seat]) {
        for seat in out {
            if let Some(at) = self.out_at.get_mut(usize::from(seat.0)) {
                *at = (*at).min(self.moments.len());
            }
        }
        let living = self.out_at[..self.players].iter().filter(|at| **at == IN).count();
        self.moments.push((what, living));
    }

    fn mark(&mut self, what: Moment) {
        if let Some((moment, _)) = self.moments.last_mut() {
            *moment = what;
        }
    }

    /// How well a hypothesis explains all of it. A Traitor and a Yithian may have been of either side.
    pub(super) fn weigh(&self, roles: &[Role]) -> i32 {
        let mut few = [(0, Role::Cultist); 8];
        let mut count = 0;
        for (seat, role) in roles.iter().enumerate() {
            let plain = role.side() == Side::Cultist && *role != Role::Traitor;
            if !plain && count < few.len() {
                few[count] = (self.out_at[seat], *role);
                count += 1;
            }
        }
        let mut weight = 0;
        for (at, (what, living)) in self.moments.iter().enumerate() {
            let (mut sure, mut either, mut neither) = (0, 0, 0);
            for (_, role) in few[..count].iter().filter(|(out_at, _)| *out_at > at) {
                match role {
                    Role::Traitor | Role::Yithian => either += 1,
                    Role::EvilChild => neither += 1,
                    _ => sure += 1,
                }
            }
            let cultists = living.saturating_sub(sure + either + neither);
            let goes_on = sure + either >= 1 && sure < cultists + either;
            let explained = goes_on
                && match what {
                    Moment::GoesOn => true,
                    Moment::NoRitual => cultists + either >= 2 * sure,
                    Moment::Ritual => cultists < 2 * (sure + either),
                };
            if !explained {
                weight += UNEXPLAINED;
            }
        }
        weight
    }
}
