//! Choices: what may be done, by pointing at what, and why not. One list of it for everybody who offers it: buttons,
//! keys, clicks, drags, marks of lessons and coach, and whoever plays without a window.
//!
//! A game says what kinds of deeds it has ([`Deed`]), and for something that may be done now the [`InputPath`]s to it: at which
//! things one points, in order, and which of them may be dragged onto which. All of it follows from what a viewer may know.
//! What is refused is asked for one pointing ([`Choices::meant`]), not listed. [`Offers`] is that list at one moment,
//! [`Chosen`] what has been pointed at so far, and [`Chosen::step`] what comes of the next input.

mod chosen;

pub use chosen::{Chosen, Input, Resolution};

use crate::message::Message;
use crate::{Game, Seat};
use std::fmt::{Debug, Display};

/// How a deed stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// It has a button, which stands out.
    Main,
    /// It has a button.
    Usual,
    /// Each thing that it can be done with has a button.
    Each,
    /// It is done by pointing at the table alone.
    Table,
}

/// Which key does a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyed {
    /// None.
    No,
    /// The one that types this letter, unless the player has chosen another; and what the list of keys says, by its id.
    Letter(char, &'static str),
    /// Digits, for the things that it is done with: what the list of keys calls them, and what it says, by their ids.
    Digits(&'static str, &'static str),
}

/// A kind of deed.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// Its name in settings and lessons: that of its game, a dot and its own.
    pub id: &'static str,
    /// The message on its button, by its id; that of a button for each thing is told the action's arguments.
    pub label: &'static str,
    /// How it stands among the others.
    pub rank: Rank,
    /// Which key does it.
    pub key: Keyed,
    /// Whether it is done with several things at once: they are marked, then it is done with all of them.
    pub many: bool,
}

impl Deed {
    /// A deed that is done by pointing at the table.
    pub const fn new(id: &'static str) -> Self {
        Self { id, label: "", rank: Rank::Table, key: Keyed::No, many: false }
    }

    /// With a button on which this message stands.
    #[must_use]
    pub const fn button(self, label: &'static str) -> Self {
        Self { label, rank: Rank::Usual, ..self }
    }

    /// With a button that stands out.
    #[must_use]
    pub const fn main(self, label: &'static str) -> Self {
        Self { label, rank: Rank::Main, ..self }
    }

    /// With a button for each thing that it can be done with.
    #[must_use]
    pub const fn each(self, label: &'static str) -> Self {
        Self { label, rank: Rank::Each, ..self }
    }

    /// Done by the key that types a letter, which the list of keys tells so.
    #[must_use]
    pub const fn letter(self, letter: char, words: &'static str) -> Self {
        Self { key: Keyed::Letter(letter, words), ..self }
    }

    /// Done by digits, which the list of keys tells so.
    #[must_use]
    pub const fn digits(self, keys: &'static str, words: &'static str) -> Self {
        Self { key: Keyed::Digits(keys, words), ..self }
    }

    /// Done with several things at once.
    #[must_use]
    pub const fn many(self) -> Self {
        Self { many: true, ..self }
    }

    /// What stands on its button; on that for a thing, of what is done with it.
    pub fn label(&self, what: Option<Message>) -> Message {
        Message { id: self.label, args: what.map(|what| what.args).unwrap_or_default(), rule: None }
    }
}

impl PartialEq for Deed {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Deed {}

/// A way to something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputPath<T> {
    /// What kind of deed it is.
    pub deed: &'static Deed,
    /// What is pointed at, one after the other; nothing where its button or key is all there is.
    pub at: Vec<T>,
    /// What may be dragged onto what instead.
    pub drags: Vec<[T; 2]>,
    /// Which of several things with the same pointing it is, such as a card upside down; `None` if there is but one.
    pub variant: Option<u8>,
}

impl<T> InputPath<T> {
    /// By pointing at these.
    pub fn at(deed: &'static Deed, at: impl Into<Vec<T>>) -> Self {
        Self { deed, at: at.into(), drags: vec![], variant: None }
    }

    /// Or by dragging the first onto the second.
    #[must_use]
    pub fn drag(mut self, from: T, onto: T) -> Self {
        self.drags.push([from, onto]);
        self
    }

    /// As one of several with the same pointing, if it is.
    #[must_use]
    pub fn variant(self, variant: Option<u8>) -> Self {
        Self { variant, ..self }
    }

    /// Whether it is of a variant, where one is meant.
    fn fits(&self, variant: Option<u8>) -> bool {
        variant.is_none_or(|variant| self.variant.is_none_or(|own| own == variant))
    }
}

/// How something is meant: by its button or key, or by pointing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointing<T> {
    /// By the button or the key of a deed.
    Deed(&'static Deed),
    /// At these, one after the other; or the first was dragged onto the second.
    At(Vec<T>),
}

/// A game that lists what may be done.
pub trait Choices: Game<Action: Clone + Debug + PartialEq> {
    /// Something that can be pointed at. It prints its name, which stays the same for ever: lessons point at it by that.
    type Thing: Copy + Debug + Display + PartialEq;
    /// What a viewer knows, with what follows from it.
    type Known: Clone;

    /// All kinds of deeds.
    const DEEDS: &'static [&'static Deed];

    /// What follows from a view.
    fn known(view: Self::View) -> Self::Known;

    /// What may be done now, by whom.
    fn offered(known: &Self::Known) -> Vec<(Seat, Self::Action)>;

    /// Whether something may be done.
    ///
    /// # Errors
    /// Why not.
    fn check(known: &Self::Known, by: Seat, what: Self::Action) -> Result<(), Message>;

    /// The kinds of deeds that are up now, lawful or not, in the order of their buttons. By default those that are offered.
    fn up(known: &Self::Known) -> Vec<&'static Deed> {
        let ways = |(by, what)| Self::ways(known, by, what);
        let offered: Vec<_> = Self::offered(known).into_iter().flat_map(ways).map(|way| way.deed).collect();
        Self::DEEDS.iter().copied().filter(|deed| offered.contains(deed)).collect()
    }

    /// The ways to something.
    fn ways(known: &Self::Known, by: Seat, what: Self::Action) -> Vec<InputPath<Self::Thing>>;

    /// What could be meant, lawful or not, the likeliest first; the variant where one was chosen.
    fn meant(
        known: &Self::Known,
        by: &Pointing<Self::Thing>,
        variant: Option<u8>,
    ) -> Vec<(Seat, Self::Action)>;

    /// The variants that can be chosen for what is pointed at so far, in order: a card either way up.
    fn variants(_: &Self::Known, _: &[Self::Thing]) -> Vec<u8> {
        vec![]
    }

    /// The deed with several things at once that has begun, so that nothing else can be chosen.
    fn under_way(_: &Self::Known) -> Option<&'static Deed> {
        None
    }

    /// What is done once after a deed that is done with several things at once.
    fn closes(_: &'static Deed) -> Option<Self::Action> {
        None
    }

    /// What is pointed at by the button or key of a deed, where that may only begin it.
    fn button(_: &'static Deed) -> Option<Self::Thing> {
        None
    }

    /// Why something is refused that would be allowed as another variant.
    fn other_variant(why: Message) -> Message {
        why
    }
}

/// Something that may be done, and a way to it.
#[derive(Clone, Debug)]
pub struct Offer<G: Choices> {
    /// Who may.
    pub by: Seat,
    /// What.
    pub what: G::Action,
    /// How.
    pub way: InputPath<G::Thing>,
}

/// All that may be done at one moment, as a viewer knows it. Made once an event, not once a picture.
#[derive(Clone)]
pub struct Offers<G: Choices> {
    known: G::Known,
    all: Vec<Offer<G>>,
}

/// What a pointing comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Comes<A> {
    /// A seat does something.
    Does(Seat, A),
    /// It may not, and why.
    Refused(Seat, A, Message),
}

impl<G: Choices> Debug for Offers<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ways = self.all.iter().map(|offer| (offer.by, &offer.way));
        f.debug_list().entries(ways).finish()
    }
}

impl<G: Choices> Offers<G> {
    /// Those of a view.
    pub fn of(view: G::View) -> Self {
        Self::with(G::known(view))
    }

    /// Those of whoever knows this.
    pub fn with(known: G::Known) -> Self {
        let ways = |(by, what): (Seat, G::Action)| {
            let ways = G::ways(&known, by, what.clone());
            ways.into_iter().map(move |way| Offer { by, what: what.clone(), way })
        };
        let all = G::offered(&known).into_iter().flat_map(ways).collect();
        Self { known, all }
    }

    /// What the viewer knows.
    pub const fn known(&self) -> &G::Known {
        &self.known
    }

    /// Each of them with each way to it.
    pub fn all(&self) -> &[Offer<G>] {
        &self.all
    }

    /// The things that are pointed at next after these, in the order of the offers: for one kind of deed, or for all but those
    /// that are done with several things at once.
    pub fn next(&self, deed: Option<&'static Deed>, at: &[G::Thing], variant: Option<u8>) -> Vec<G::Thing> {
        let mut next = vec![];
        for Offer { way, .. } in &self.all {
            let kind = deed.map_or(!way.deed.many, |deed| way.deed == deed);
            if let Some(thing) = way.at.strip_prefix(at).and_then(<[_]>::first)
                && kind
                && way.fits(variant)
                && !next.contains(thing)
            {
                next.push(*thing);
            }
        }
        next
    }

    /// What comes of a pointing; `None` if it means nothing.
    pub fn comes(&self, by: &Pointing<G::Thing>, variant: Option<u8>) -> Option<Comes<G::Action>> {
        let all = G::meant(&self.known, by, variant);
        if let Some((seat, what)) = all.iter().find(|one| self.has(one)) {
            return Some(Comes::Does(*seat, what.clone()));
        }
        let (seat, what) = all.into_iter().next()?;
        let Err(why) = G::check(&self.known, seat, what.clone()) else {
            return Some(Comes::Does(seat, what));
        };
        let otherwise = variant.is_some() && G::meant(&self.known, by, None).iter().any(|one| self.has(one));
        Some(Comes::Refused(seat, what, if otherwise { G::other_variant(why) } else { why }))
    }

    fn has(&self, (seat, what): &(Seat, G::Action)) -> bool {
        self.all.iter().any(|offer| offer.by == *seat && offer.what == *what)
    }

    /// Whether a thing is the only one with which a deed is done.
    pub fn is_done_with(&self, deed: &'static Deed, thing: G::Thing) -> bool {
        self.next(Some(deed), &[], None) == [thing]
    }

    /// Where something may be dragged, in the order of the offers.
    pub fn onto(&self, from: G::Thing, variant: Option<u8>) -> Vec<G::Thing> {
        let mut all = vec![];
        for Offer { way, .. } in &self.all {
            for [_, onto] in way.drags.iter().filter(|[first, _]| *first == from && way.fits(variant)) {
                if !all.contains(onto) {
                    all.push(*onto);
                }
            }
        }
        all
    }

    /// Which variant would be done by pointing at these.
    pub fn variant(&self, at: &[G::Thing], variant: Option<u8>) -> Option<u8> {
        let Some(Comes::Does(_, does)) = self.comes(&Pointing::At(at.to_vec()), variant) else { return None };
        self.all.iter().find(|offer| offer.what == does).and_then(|offer| offer.way.variant)
    }

    /// What marks something that may be done: the things of all ways to it, and its button.
    pub fn marks(&self, what: G::Action) -> Vec<String> {
        let mut marks: Vec<String> = vec![];
        for Offer { way, .. } in self.all.iter().filter(|offer| offer.what == what) {
            let button = matches!(way.deed.rank, Rank::Main | Rank::Usual).then(|| way.deed.id.to_owned());
            for mark in way.at.iter().map(G::Thing::to_string).chain(button) {
                if !marks.contains(&mark) {
                    marks.push(mark);
                }
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests;
