//! What a seat may know (C34), and what it is asked.

use serde::{Deserialize, Serialize};

use super::action::{Action, Override, Statement};
use super::event::{Ending, Event, Fact, News, Recorded, Secret};
use super::phase::{Charge, Phase};
use super::role::{Role, Segment, Side};
use super::setup::Setup;
use super::state::{Cluethulhu, Player};
use super::uses::Use;
use game::Seat;

/// What everybody sees that the game waits for. By Day it does not say for whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PublicPhase {
    /// The Doll is passed on openly.
    Doll {
        /// By whom.
        holder: Seat,
    },
    /// The lap: this seat's turn, the `turn`-th (from 1) of `of`.
    Lap {
        /// Whose turn.
        seat: Seat,
        /// Its number, from 1.
        turn: usize,
        /// Turns of the lap.
        of: usize,
    },
    /// A part of the Day.
    Segment(Segment),
    /// A last word by Night.
    LastWord {
        /// Whose.
        seat: Seat,
    },
    /// An heir is named.
    Heir {
        /// By whom.
        from: Seat,
    },
    /// The election: who has voted for whom.
    Election {
        /// Votes so far.
        votes: Vec<(Seat, Seat)>,
    },
    /// The discussion: who has done.
    Talk {
        /// Who has nothing more to say.
        done: Vec<Seat>,
    },
    /// Accusations: who has accused, or will not.
    Accuse {
        /// Who.
        done: Vec<Seat>,
        /// Everybody accused in this round, seconded or not.
        accused: Vec<Seat>,
    },
    /// An accusation waits for a second.
    Second {
        /// Who accuses.
        by: Seat,
        /// Whom.
        whom: Seat,
        /// Who will not second.
        declined: Vec<Seat>,
    },
    /// A defence.
    Defence {
        /// Whose.
        seat: Seat,
        /// Statements so far.
        said: u8,
    },
    /// A vote.
    Ballot {
        /// All on whom is voted in this ballot.
        accused: Vec<Seat>,
        /// On whom is voted now.
        whom: Seat,
        /// Votes so far.
        votes: Vec<(Seat, bool)>,
    },
    /// The game is over.
    Over,
    /// The Shoggoth has shown its tablet, and all talk for a moment.
    Shown {
        /// The Shoggoth.
        seat: Seat,
        /// Who has nothing more to say.
        done: Vec<Seat>,
    },
    /// After the talk the Shoggoth swallows somebody, or nobody.
    Swallow {
        /// The Shoggoth.
        seat: Seat,
    },
}

/// What everybody knows of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// In the game, as far as is known: who went out by Day is missing at nightfall.
    pub living: bool,
    /// Detained, as was announced at nightfall.
    pub detained: bool,
    /// Holds the Doll.
    pub doll: bool,
    /// Is High Priest.
    pub priest: bool,
}

/// One seat's picture of a game, or an onlooker's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What was agreed; without the specials where the deck is hidden.
    pub setup: Setup,
    /// Whose picture.
    pub viewer: Option<Seat>,
    /// Number of the Day, from 1.
    pub day: u16,
    /// By Night.
    pub night: bool,
    /// What the game waits for.
    pub stage: PublicPhase,
    /// Whether the viewer may act now.
    pub acts: bool,
    /// One's own tablet, side and power, and whether one is still in the game.
    pub own: Option<Player>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Accusations that stand in this round.
    pub charges: Vec<Charge>,
    /// The round of accusations, 1 or 2, and the ballot, 1 to 3; 0 before the first.
    pub court: (u8, u8),
    /// Whether the Ritual is declared.
    pub ritual: bool,
    /// Everything that happened and that the viewer may know; when the game is over, and for whoever watches, everything.
    pub record: Vec<Recorded>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Every player, when the game is over, and for whoever is out and may watch.
    pub players: Option<Vec<Player>>,
}

impl View {
    /// What an onlooker sees of the same game.
    #[must_use]
    pub fn onlooker(self) -> Self {
        if self.ending.is_some() {
            return Self { viewer: None, acts: false, own: None, ..self };
        }
        Self {
            setup: self.setup.known(),
            viewer: None,
            acts: false,
            own: None,
            record: self.record.into_iter().filter(|one| one.event.is_for(None)).collect(),
            players: None,
            ..self
        }
    }

    /// Whether the viewer is out and sees everything while the game goes on (C-26).
    pub fn watches(&self) -> bool {
        self.players.is_some() && self.ending.is_none()
    }

    /// What the three picks of the viewer's turn in the lap mean.
    pub fn uses(&self) -> [Option<Use>; 3] {
        self.own.map_or([None; 3], |own| Use::of(&own, self.day, self.ritual))
    }

    /// Who is in the game, as far as is known.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|seat| seat.living).map(|seat| seat.seat)
    }

    /// Who may speak and vote, as far as is known.
    pub fn free(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|seat| seat.living && !seat.detained).map(|seat| seat.seat)
    }

    /// What the viewer was told, or did in secret, in order, each with its Day.
    pub fn told(&self) -> impl Iterator<Item = (u16, Fact)> + '_ {
        self.record.iter().filter_map(|recorded| match recorded.event {
            Event::Told { seat, fact } if Some(seat) == self.viewer => Some((recorded.day, fact)),
            _ => None,
        })
    }

    /// What everybody knows, in order, each with its Day.
    pub fn news(&self) -> impl Iterator<Item = (u16, &News)> + '_ {
        self.record.iter().filter_map(|recorded| match &recorded.event {
            Event::News(news) => Some((recorded.day, news)),
            _ => None,
        })
    }

    /// What was said aloud, in order.
    pub fn said(&self) -> impl Iterator<Item = (Seat, Statement)> + '_ {
        self.news().filter_map(|(_, news)| match news {
            News::Said { seat, statement } => Some((*seat, *statement)),
            _ => None,
        })
    }

    /// How many of each tablet were dealt, if the deck is known.
    pub fn dealt(&self) -> Option<Vec<Role>> {
        if self.setup.hidden { None } else { self.setup.tablets().ok() }
    }

    /// Those of a side whom the viewer knows for certain: itself, and Investigators recognised.
    pub fn fellows(&self) -> Vec<Seat> {
        let known = self.told().filter_map(|(_, fact)| match fact {
            Fact::Fellow(seat) => Some(seat),
            _ => None,
        });
        let own = self.viewer.filter(|_| self.own.is_some_and(|own| own.side == Side::Investigator));
        let mut all: Vec<Seat> = known.chain(own).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// With whom the viewer knows to win: other Investigators, and a Blood Sibling.
    pub fn partners(&self) -> Vec<Seat> {
        let sibling = self.told().filter_map(|(_, fact)| match fact {
            Fact::Sibling(seat) => Some(seat),
            _ => None,
        });
        self.fellows().into_iter().chain(sibling).filter(|seat| Some(*seat) != self.viewer).collect()
    }

    /// Whether something that the viewer may do now turns on one of them: an arrest, a cell, a cure, to be swallowed, an
    /// accusation.
    pub fn turns_on_partner(&self, action: &Action) -> bool {
        let harms = matches!(
            self.stage,
            PublicPhase::Segment(Segment::Investigators | Segment::Detective | Segment::Psychiatrist)
                | PublicPhase::LastWord { .. }
                | PublicPhase::Swallow { .. }
        );
        match action {
            Action::Pick(whom) => harms && self.partners().contains(whom),
            Action::Accuse(whom) => self.partners().contains(whom),
            _ => false,
        }
    }
}

impl Cluethulhu {
    pub(super) fn look(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.0 < self.setup.players);
        let over = self.ending.is_some();
        let all = over || viewer.is_some_and(|seat| self.may_watch(seat));
        let setup = if all { self.setup.clone() } else { self.setup.known() };
        let detained = self.announced_detainee();
        let seat_view = |seat| SeatView {
            seat,
            living: self.seems_living(seat),
            detained: detained == Some(seat),
            doll: self.doll_seen() == Some(seat),
            priest: self.priest == Some(seat),
        };
        let by_night = self.night || over;
        View {
            setup,
            viewer,
            day: self.day,
            night: self.night,
            stage: self.stage(),
            acts: viewer.is_some_and(|seat| self.acting().contains(&seat)),
            own: viewer.and_then(|seat| self.player(seat)).copied(),
            seats: self.seats().map(seat_view).collect(),
            charges: if by_night { self.court.charges.clone() } else { vec![] },
            court: if by_night { (self.court.round, self.court.ballot) } else { (0, 0) },
            ritual: self.ritual,
            record: self.record.iter().filter(|one| all || one.event.is_for(viewer)).cloned().collect(),
            ending: self.ending.clone(),
            players: all.then(|| self.players.clone()),
        }
    }

    /// Whether a seat may see everything (C-26): by agreement, once all know that it is out, and nothing is asked of it any
    /// more. A High Priest who is out still names the next.
    fn may_watch(&self, seat: Seat) -> bool {
        self.setup.out_watch && !self.seems_living(seat) && self.priest != Some(seat)
    }

    /// Who is detained, as far as everybody knows: what was announced at the last nightfall, until the next dawn or until
    /// powers end. A release by the Detective's death is told to the detainee alone (C-21), who then acts openly.
    fn announced_detainee(&self) -> Option<Seat> {
        if !self.night || self.ritual || self.detained.is_some() {
            return self.detained.filter(|_| self.night);
        }
        let mut announced = None;
        for one in &self.record {
            match &one.event {
                Event::News(News::NightFell { detained, .. }) => announced = *detained,
                Event::News(news) if news.by().is_some_and(|by| Some(by) == announced) => announced = None,
                Event::Secret(Secret::Corrected(Override::Detained(_))) => announced = None,
                // Who goes out leaves the cell, and does not come back into it.
                Event::Secret(Secret::Corrected(Override::Revive(seat))) if Some(*seat) == announced => {
                    announced = None;
                }
                _ => {}
            }
        }
        announced.filter(|&seat| self.seems_living(seat))
    }

    /// The Doll leaves with its holder; before nightfall nobody sees that.
    fn doll_seen(&self) -> Option<Seat> {
        if self.doll.is_some() || self.night {
            return self.doll;
        }
        let last = self.record.iter().rev().find_map(|one| match one.event {
            Event::News(News::DollTo(seat)) => Some(seat),
            _ => None,
        });
        last.filter(|seat| self.fallen.contains(seat))
    }

    fn stage(&self) -> PublicPhase {
        match &self.phase {
            Phase::Between | Phase::Over => PublicPhase::Over,
            Phase::Doll { holder } => PublicPhase::Doll { holder: *holder },
            Phase::Lap { order, given } => PublicPhase::Lap {
                seat: order.get(given.len()).copied().unwrap_or(Seat(0)),
                turn: given.len() + 1,
                of: order.len(),
            },
            Phase::Segment { segment, .. } => PublicPhase::Segment(*segment),
            Phase::Marks { .. } | Phase::Absorb { .. } => PublicPhase::Segment(Segment::Investigators),
            Phase::LastWord { seat } => PublicPhase::LastWord { seat: *seat },
            Phase::Shown { seat, done } => PublicPhase::Shown { seat: *seat, done: done.clone() },
            Phase::Swallow { seat } => PublicPhase::Swallow { seat: *seat },
            Phase::Heir { from } => PublicPhase::Heir { from: *from },
            Phase::Election { votes } => PublicPhase::Election { votes: votes.clone() },
            Phase::Talk { done, .. } => PublicPhase::Talk { done: done.clone() },
            Phase::Accuse => {
                PublicPhase::Accuse { done: self.court.done.clone(), accused: self.court.accused.clone() }
            }
            Phase::Second { by, whom, declined } => {
                PublicPhase::Second { by: *by, whom: *whom, declined: declined.clone() }
            }
            Phase::Defence { seat, said } => PublicPhase::Defence { seat: *seat, said: *said },
            Phase::Ballot { accused, at, votes, .. } => PublicPhase::Ballot {
                accused: accused.clone(),
                whom: accused.get(*at).copied().unwrap_or(Seat(0)),
                votes: votes.clone(),
            },
        }
    }
}
