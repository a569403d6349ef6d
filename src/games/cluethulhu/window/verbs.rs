//! What may be done, sorted by what it is: a verb, and the seats that have to be pointed at for it. Made from the list of
//! what the rules allow, so that no panel offers anything else.

use super::texts::Verbs as Words;
use game::Seat;
use game::message::Message;
use window::keys::Shortcut;

/// Verbs that are unfolded together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Tablets to claim.
    Claim,
    /// What was seen.
    Saw,
    /// What was told.
    Told,
    /// A Keeper's corrections.
    Correct,
    /// A Keeper's corrections of tablets.
    Tablet,
}

impl Group {
    /// What it is called.
    pub const fn words(self) -> Words {
        match self {
            Self::Claim => Words::Claim,
            Self::Saw => Words::SawGroup,
            Self::Told => Words::ToldGroup,
            Self::Correct => Words::Correct,
            Self::Tablet => Words::TabletGroup,
        }
    }
}

/// Something that may be done, to whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Way<A> {
    /// Whose action it is.
    pub by: Seat,
    /// The seats to point at, in order.
    pub at: Vec<Seat>,
    /// The action.
    pub action: A,
}

/// A verb with all the ways to do it.
#[derive(Clone, Debug, PartialEq)]
pub struct Verb<A> {
    /// What stands on its button.
    pub label: Message,
    /// Its key, if it has one.
    pub key: Option<Shortcut>,
    /// What it means, where that is not plain.
    pub about: Option<Words>,
    /// Whether it is the likeliest thing to do.
    pub main: bool,
    /// Under which button it is folded away, if under any.
    pub group: Option<Group>,
    /// The ways.
    pub ways: Vec<Way<A>>,
}

impl<A: Clone> Verb<A> {
    /// Whether nobody has to be pointed at.
    pub fn is_plain(&self) -> bool {
        self.ways.iter().all(|way| way.at.is_empty())
    }

    /// Who can be pointed at next, after these.
    pub fn targets(&self, picked: &[Seat]) -> Vec<Seat> {
        let next = self.ways.iter().filter(|way| way.at.starts_with(picked));
        let mut seats: Vec<Seat> = next.filter_map(|way| way.at.get(picked.len()).copied()).collect();
        seats.sort();
        seats.dedup();
        seats
    }

    /// What is done by pointing at these and nobody else.
    pub fn done(&self, picked: &[Seat]) -> Option<&Way<A>> {
        self.ways.iter().find(|way| way.at == picked)
    }
}

/// Sorts what may be done: `name` says of an action under which label, key and words it goes, whether it is likeliest, and
/// whom it points at. Verbs come in the order in which they are first met.
pub fn sorted<A: Clone>(
    legal: impl IntoIterator<Item = (Seat, A)>,
    name: impl Fn(Seat, &A) -> Option<Named>,
) -> Vec<Verb<A>> {
    let mut verbs: Vec<Verb<A>> = vec![];
    for (by, action) in legal {
        let Some(Named { label, key, about, main, group, at }) = name(by, &action) else { continue };
        let way = Way { by, at, action };
        match verbs.iter_mut().find(|verb| verb.label == label) {
            Some(verb) => verb.ways.push(way),
            None => verbs.push(Verb { label, key, about, main, group, ways: vec![way] }),
        }
    }
    verbs
}

/// How an action is offered.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// What stands on the button.
    pub label: Message,
    /// The key, if it has one.
    pub key: Option<Shortcut>,
    /// What it means.
    pub about: Option<Words>,
    /// Whether it is the likeliest thing to do.
    pub main: bool,
    /// Under which button it is folded away, if under any.
    pub group: Option<Group>,
    /// The seats to point at.
    pub at: Vec<Seat>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_are_pointed_through_seat_by_seat() {
        let legal =
            [(0, vec![]), (1, vec![2]), (1, vec![3]), (2, vec![2, 3]), (2, vec![3, 4]), (2, vec![2, 4])];
        let legal =
            legal.map(|(kind, at): (usize, Vec<u8>)| (Seat(0), (kind, at.into_iter().map(Seat).collect())));
        let name = |_: Seat, (kind, at): &(usize, Vec<Seat>)| {
            let label = ["Pass", "Accuse", "Join"][*kind].into();
            Some(Named { label, key: None, about: None, main: false, group: None, at: at.clone() })
        };
        let verbs = sorted(legal, name);
        assert_eq!(
            verbs.iter().map(|verb| verb.label.clone()).collect::<Vec<_>>(),
            ["Pass", "Accuse", "Join"].map(Message::from)
        );
        assert!(verbs[0].is_plain() && verbs[0].done(&[]).is_some());
        assert_eq!(verbs[1].targets(&[]), [Seat(2), Seat(3)]);
        assert!(verbs[1].done(&[Seat(3)]).is_some() && verbs[1].done(&[]).is_none());
        assert_eq!(verbs[2].targets(&[Seat(2)]), [Seat(3), Seat(4)]);
        assert!(verbs[2].done(&[Seat(2)]).is_none() && verbs[2].done(&[Seat(3), Seat(4)]).is_some());
        assert!(verbs[2].targets(&[Seat(2), Seat(3)]).is_empty());
    }
}
