//! What a thinking seat says, in the discussion and when accused.

use super::evidence::speaks;
use super::mind::Mind;
use cluethulhu_rules::{Action, Fact, News, Role, Side, Statement};
use game::Seat;
use game::rng::Rng;

/// Whoever looks this much more suspect than the others on the whole is spoken of.
const STRIKING: f64 = 1.5;
/// An accused Investigator claims a tablet that is not its own once in so many times.
const BLUFFS: u32 = 4;

/// The tablet that whoever says this claims to hold: only the Tcho-Tcho sees another's.
pub(super) fn claimed_by(said: Statement) -> Option<Role> {
    match said {
        Statement::IAm(role) => Some(role),
        Statement::Saw(..) => Some(Role::TchoTcho),
        _ => None,
    }
}

impl Mind<'_> {
    /// What one has said since the Day with this number.
    fn said(&self, since: u16) -> impl Iterator<Item = Statement> + '_ {
        self.view.news().filter_map(move |(day, news)| match news {
            News::Said { seat, statement } if *seat == self.me && day >= since => Some(*statement),
            _ => None,
        })
    }

    fn has_said(&self, what: Statement) -> bool {
        self.said(0).any(|said| said == what)
    }

    /// The tablets one has looked at, in order.
    pub(super) fn looked(&self) -> impl Iterator<Item = (Seat, Role)> + '_ {
        self.view.told().filter_map(|(_, fact)| match fact {
            Fact::Saw(seat, role) => Some((seat, role)),
            _ => None,
        })
    }

    /// One's own tablet, where it shows that one is no Investigator. Whoever claims it unasked is the next to be arrested.
    fn claimable(&self) -> Option<Role> {
        let own = self.view.own.filter(|own| own.side == Side::Cultist)?;
        Some(own.tablet).filter(|&tablet| speaks(tablet))
    }

    pub(super) fn talk(&self, rng: &mut Rng) -> Action {
        if let Some(statement) = self.claim(rng) {
            return Action::Say(statement);
        }
        if self.said(self.view.day).any(|said| matches!(said, Statement::Suspect(_))) {
            return Action::Pass;
        }
        let spared = self.spared(rng);
        let suspect = self.best(rng, |seat| !spared.contains(&seat), |seat| self.looks(seat));
        let striking = suspect.filter(|&seat| self.looks(seat) > STRIKING * self.usual_suspicion());
        striking.map_or(Action::Pass, |seat| Action::Say(Statement::Suspect(seat)))
    }

    /// What one says of tablets: the truth, or what an Investigator would like to be it.
    fn claim(&self, rng: &mut Rng) -> Option<Statement> {
        if self.is_investigator() {
            return self.bluff(rng);
        }
        if let Some(own) = self.claimable().filter(|&own| self.must_deny(own)) {
            return Some(Statement::IAm(own));
        }
        let sight = self.looked().last().map(|(seat, role)| Statement::Saw(seat, role));
        sight.filter(|&sight| self.side == Side::Cultist && !self.has_said(sight))
    }

    /// Whether somebody else has claimed one's own tablet, and one has not yet said that it is one's own.
    fn must_deny(&self, own: Role) -> bool {
        let mut others = self.view.said().filter(|(by, _)| *by != self.me);
        others.any(|(_, said)| claimed_by(said) == Some(own)) && !self.has_said(Statement::IAm(own))
    }

    /// An Investigator whose tablet was seen says that it is the Tcho-Tcho itself; from then on it has seen things, too:
    /// it clears a fellow or blames another.
    fn bluff(&self, rng: &mut Rng) -> Option<Statement> {
        let claimed = self.said(0).find_map(|said| match said {
            Statement::IAm(role) if role != Role::Cultist => Some(role),
            _ => None,
        });
        let exposed = self.view.said().any(|(_, said)| {
            matches!(said, Statement::Saw(whom, role) if whom == self.me && role.side() == Side::Investigator)
        });
        match claimed {
            Some(Role::TchoTcho) if !self.view.ritual => {
                if self.said(self.view.day).any(|said| matches!(said, Statement::Saw(..))) {
                    return None;
                }
                let told = |seat| move |said| matches!(said, Statement::Saw(whom, _) if whom == seat);
                let unseen = |seat: Seat| !self.said(0).any(told(seat));
                let fellow = self.best(rng, |seat| self.is_fellow(seat) && unseen(seat), |_| 0.0);
                if let Some(fellow) = fellow.filter(|_| rng.below(2) == 0) {
                    return Some(Statement::Saw(fellow, Role::Cultist));
                }
                let may = |seat| !self.is_fellow(seat) && unseen(seat);
                let framed = self.best(rng, may, |seat| self.looks(seat));
                framed.map(|seat| Statement::Saw(seat, Role::Investigator))
            }
            None if exposed => Some(Statement::IAm(Role::TchoTcho)),
            _ => None,
        }
    }

    /// The accused says once who he is, or would like to be.
    pub(super) fn defend(&self, rng: &mut Rng) -> Action {
        let last = self.view.news().last();
        if matches!(last, Some((_, News::Said { seat, .. })) if *seat == self.me) {
            return Action::Pass;
        }
        let bluff = || {
            let mut may = self.unclaimed();
            rng.shuffle(&mut may);
            may.pop().filter(|_| self.is_investigator() && rng.below(BLUFFS) == 0)
        };
        let own = self.claimable().or_else(bluff).unwrap_or(Role::Cultist);
        Action::Say(Statement::IAm(own))
    }

    /// Cultists' tablets that nobody has claimed, and that are in the deck or may be.
    fn unclaimed(&self) -> Vec<Role> {
        let specials = self.view.dealt().unwrap_or_else(|| Role::SPECIALS.to_vec());
        let open = |role: &Role| role.side() == Side::Cultist && role.is_special() && *role != Role::Traitor;
        let claimed = |role: Role| self.view.said().any(|(_, said)| said == Statement::IAm(role));
        specials.into_iter().filter(|role| open(role) && !claimed(*role)).collect()
    }
}
