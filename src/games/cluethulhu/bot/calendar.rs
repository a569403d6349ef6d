//! When who went out, as everybody heard, and what that the game went on, and when the Ritual came, tells of the sides.

use cluethulhu_rules::{Absorbed, News, PLAYERS, Role, Side};
use game::Seat;

/// Players at most.
pub(super) const MOST: usize = PLAYERS.1 as usize;

/// What follows when a hypothesis does not explain that the game goes on, or the Ritual, at one moment; in centibans.
const UNEXPLAINED: i32 = -150;

/// What is known of the counts at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountKnowledge {
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
    /// With who was in the game then, one bit a seat.
    moments: Vec<(CountKnowledge, u32)>,
    living: u32,
    dying: Vec<Seat>,
    detained: Option<Seat>,
    ritual: bool,
}

impl Calendar {
    pub(super) fn new(players: usize) -> Self {
        let living = u32::MAX >> (u32::BITS as usize - players.clamp(1, MOST));
        Self { moments: vec![], living, dying: vec![], detained: None, ritual: false }
    }

    /// Who may vote now.
    pub(super) fn voters(&self) -> impl Iterator<Item = Seat> + use<> {
        let (living, detained) = (self.living, self.detained);
        let all = (0..).map(Seat).take(MOST);
        all.filter(move |seat| living >> seat.0 & 1 == 1 && detained != Some(*seat))
    }

    /// Takes down what happened.
    pub(super) fn turn(&mut self, news: &News) {
        match news {
            News::DayBroke { .. } => {
                let dead = std::mem::take(&mut self.dying);
                self.moment(CountKnowledge::GoesOn, &dead);
            }
            News::NightFell { out, detained, .. } => {
                self.moment(CountKnowledge::GoesOn, out);
                self.detained = *detained;
            }
            News::Ritual => {
                (self.ritual, self.detained) = (true, None);
                self.mark(CountKnowledge::Ritual);
            }
            // The Ritual would have been declared before.
            News::Said { .. } | News::Accused { .. } | News::Deadlock if !self.ritual => {
                self.mark(CountKnowledge::NoRitual);
            }
            News::Murdered(seat) | News::Heartbroken(seat) | News::YithianLost(seat) => {
                self.dying.push(*seat);
            }
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

    fn moment(&mut self, what: CountKnowledge, out: &[Seat]) {
        for seat in out.iter().filter(|seat| usize::from(seat.0) < MOST) {
            self.living &= !(1 << seat.0);
        }
        self.moments.push((what, self.living));
    }

    fn mark(&mut self, what: CountKnowledge) {
        if let Some((moment, _)) = self.moments.last_mut() {
            *moment = what;
        }
    }

    /// How well a hypothesis explains all of it.
    pub(super) fn weigh(&self, sides: RoleBits) -> i32 {
        let unexplained = self.moments.iter().filter(|(what, living)| !sides.explain(*what, *living)).count();
        UNEXPLAINED * i32::try_from(unexplained).unwrap_or(0)
    }
}

/// Who is what, one bit a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RoleBits {
    pub(super) investigators: u32,
    /// A Traitor and a Yithian may have been of either side.
    pub(super) either: u32,
    pub(super) child: u32,
}

impl RoleBits {
    pub(super) fn of(roles: &[Role]) -> Self {
        let mut sides = Self::default();
        for (at, role) in roles.iter().enumerate() {
            match role {
                Role::Traitor | Role::Yithian => sides.either |= 1 << at,
                Role::EvilChild => sides.child |= 1 << at,
                role if role.side() == Side::Investigator => sides.investigators |= 1 << at,
                _ => {}
            }
        }
        sides
    }

    fn explain(self, what: CountKnowledge, living: u32) -> bool {
        let count = |seats: u32| (seats & living).count_ones();
        let (sure, either) = (count(self.investigators), count(self.either));
        let cultists = living.count_ones() - sure - either - count(self.child);
        let goes_on = sure + either >= 1 && sure < cultists + either;
        goes_on
            && match what {
                CountKnowledge::GoesOn => true,
                CountKnowledge::NoRitual => cultists + either >= 2 * sure,
                CountKnowledge::Ritual => cultists < 2 * (sure + either),
            }
    }
}
