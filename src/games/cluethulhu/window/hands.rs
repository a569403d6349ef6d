//! A show of hands that one person enters for all at the screen: "who raises a hand?", over somebody on trial or for each who
//! may be High Priest (C24, C28). Bots have voted by then, and nobody taps for them.

use super::desk::{Desk, Manner};
use super::seen::{Ballot, Seen};
use super::texts::Bar as Words;
use cluethulhu_rules::{Action, Cluethulhu};
use game::Seat;
use session::Seating;

/// A show of hands under way.
#[derive(Clone, Copy)]
pub struct Hands<'a> {
    /// The vote, as everybody sees it.
    pub ballot: &'a Ballot,
    desk: &'a Desk,
    seating: &'a Seating,
}

impl<'a> Hands<'a> {
    /// The one that is entered now, if one person enters it for several.
    pub fn of(seen: &'a Seen, desk: &'a Desk, seating: &'a Seating) -> Option<Self> {
        let ballot = seen.ballot.as_ref().filter(|_| desk.manner != Manner::Alone)?;
        Some(Self { ballot, desk, seating })
    }

    /// For whom hands are raised now.
    pub fn whom(&self) -> Option<Seat> {
        self.desk.candidate.filter(|seat| self.ballot.on.contains(seat)).or(self.ballot.on.first().copied())
    }

    /// The next for whom hands can be raised.
    pub fn next(&self) -> Option<Seat> {
        let at = self.ballot.on.iter().position(|seat| Some(*seat) == self.whom())?;
        self.ballot.on.get((at + 1) % self.ballot.on.len()).copied()
    }

    /// The people who are still to vote: their hands are tapped.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let (ballot, seating) = (self.ballot, self.seating);
        let voters = ballot.voters.iter().map(|(seat, _)| *seat);
        voters.filter(|seat| seating.is_person(*seat) && ballot.cast.iter().all(|(by, _)| by != seat))
    }

    /// Those of them who have not raised a hand for anybody.
    pub fn idle(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let desk = self.desk;
        self.people().filter(|seat| desk.hand(*seat).is_none())
    }

    /// Why hands cannot be counted yet: for a High Priest everybody votes.
    pub fn why_not(&self) -> Option<Words> {
        let all_vote = self.ballot.needed.is_none();
        (all_vote && self.idle().next().is_some()).then_some(Words::RaiseFirst)
    }

    /// The votes that counting the hands comes to.
    pub fn votes(&self) -> Vec<(Seat, Action)> {
        if self.why_not().is_some() {
            return vec![];
        }
        let elects = self.ballot.needed.is_none();
        let vote = |seat| Some((seat, Cluethulhu::vote(elects, self.desk.hand(seat))?));
        self.people().filter_map(vote).collect()
    }
}
