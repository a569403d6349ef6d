//! What a thinking seat says, in the discussion and when accused.

use super::mind::Mind;
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::games::cluethulhu::rules::{Action, Fact, News, Role, Side, Statement};

/// Whoever looks this much more suspect than the others on the whole is spoken of.
const STRIKING: f64 = 1.5;
/// An accused Investigator claims a tablet that is not its own once in so many times.
const BLUFFS: u32 = 4;

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

    /// One's own tablet, where it shows that one is no Investigator and does harm to nobody by being known.
    fn claimable(&self, accused: bool) -> Option<Role> {
        let own = self.view.own?;
        let known = !self.view.setup.hidden && self.wits.claims && own.side == Side::Cultist;
        let may = match own.tablet {
            Role::Wizard | Role::Shoggoth | Role::TchoTcho => true,
            // The power would be lost to an arrest.
            Role::Mother => accused || !own.able || self.view.day > 1,
            _ => false,
        };
        Some(own.tablet).filter(|_| known && may)
    }

    pub(super) fn talk(&self, rng: &mut Rng) -> Action {
        let sight = self.looked().last().map(|(seat, role)| Statement::Saw(seat, role));
        let tells = |_: &Statement| self.side == Side::Cultist && self.wits.claims;
        let claim = self.claimable(false).map(Statement::IAm);
        let mut news = [claim, sight.filter(tells)].into_iter().flatten();
        if let Some(statement) = news.find(|&statement| !self.has_said(statement)) {
            return Action::Say(statement);
        }
        if self.said(self.view.day).any(|said| matches!(said, Statement::Suspect(_))) {
            return Action::Pass;
        }
        let suspect = self.best(rng, |seat| !self.is_fellow(seat), |seat| self.looks(seat));
        let striking = suspect.filter(|&seat| self.looks(seat) > STRIKING * self.usual_suspicion());
        striking.map_or(Action::Pass, |seat| Action::Say(Statement::Suspect(seat)))
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
            may.pop().filter(|_| self.is_investigator() && self.wits.claims && rng.below(BLUFFS) == 0)
        };
        let own = self.claimable(true).or_else(bluff).unwrap_or(Role::Cultist);
        Action::Say(Statement::IAm(own))
    }

    /// Cultists' tablets of the deck that nobody has claimed.
    fn unclaimed(&self) -> Vec<Role> {
        let specials = self.view.dealt().unwrap_or_default();
        let open = |role: &Role| role.side() == Side::Cultist && role.is_special() && *role != Role::Traitor;
        let claimed = |role: Role| self.view.said().any(|(_, said)| said == Statement::IAm(role));
        specials.into_iter().filter(|role| open(role) && !claimed(*role)).collect()
    }
}
