//! What has been pointed at so far, and what comes of the next input: nothing else changes what is chosen.

use super::{Choices, Comes, Deed, Offer, Offers, Pointing, Rank};
use crate::Seat;
use crate::message::Message;
use std::fmt::{Debug, Display};

/// What has been pointed at so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen<T> {
    /// The things, one after the other.
    pub at: Vec<T>,
    /// Which of several things with the same pointing is meant, once that was said.
    pub variant: Option<u8>,
    /// What the keyboard points at.
    pub focus: Option<T>,
    /// The deed for which things are marked.
    pub deed: Option<&'static Deed>,
    /// Those that are.
    pub marked: Vec<T>,
}

impl<T> Chosen<T> {
    /// Something that is taken up.
    pub fn of(thing: T) -> Self {
        Self { at: vec![thing], ..Self::nothing() }
    }

    /// Nothing.
    pub const fn nothing() -> Self {
        Self { at: vec![], variant: None, focus: None, deed: None, marked: vec![] }
    }
}

impl<T> Default for Chosen<T> {
    fn default() -> Self {
        Self::nothing()
    }
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input<T> {
    /// Presses the button or the key of a deed.
    Deed(&'static Deed),
    /// Clicks on something, or types its digit.
    Click(T),
    /// Takes something up, to drag it.
    Take(T),
    /// Lets go of it over something.
    Drop([T; 2]),
    /// Turns what is taken up to its next variant, or (`false`) to the one before. Where it is held over a thing, from the
    /// variant that it would be there.
    Turn(bool, Option<T>),
    /// Moves what the keyboard points at.
    Focus(T),
    /// Confirms.
    Enter,
    /// Takes back what was chosen.
    Back,
}

/// What comes of an input.
#[derive(Clone, Debug, PartialEq)]
pub enum Resolution<A> {
    /// Seats do something, one after the other.
    Try(Vec<(Seat, A)>),
    /// A seat may not do something, and why.
    Refuse(Seat, A, Message),
    /// Something was chosen.
    Choosing,
    /// Nothing.
    Nothing,
}

impl<T: Copy + Debug + Display + PartialEq> Chosen<T> {
    /// What comes of an input: nothing else changes what is chosen.
    pub fn step<G: Choices<Thing = T>>(
        &mut self,
        input: Input<T>,
        offers: &Offers<G>,
    ) -> Resolution<G::Action> {
        match input {
            Input::Deed(deed) if deed.many => {
                // What has begun goes on, and what is not up does not begin.
                let known = offers.known();
                if G::under_way(known) == Some(deed) || !G::up(known).contains(&deed) {
                    return Resolution::Nothing;
                }
                let deed = Some(deed).filter(|deed| self.deed != Some(*deed));
                *self = Self { deed, ..Self::default() };
                Resolution::Choosing
            }
            Input::Deed(deed) => match G::button(deed) {
                Some(button) => self.click(button, offers),
                None => self.deed(deed, offers),
            },
            Input::Click(thing) => self.click(thing, offers),
            Input::Take(thing) => {
                if self.marks_for(offers).is_none() && self.at != [thing] {
                    *self = Self::of(thing);
                }
                Resolution::Choosing
            }
            Input::Drop(things) => self.drop(things, offers),
            Input::Turn(up, over) => self.turn(up, over.or(self.focus), offers),
            Input::Focus(thing) => {
                self.focus = Some(thing);
                Resolution::Choosing
            }
            Input::Enter => self.enter(offers),
            Input::Back if *self == Self::default() => Resolution::Nothing,
            Input::Back => {
                *self = Self::default();
                Resolution::Choosing
            }
        }
    }

    /// Whether there is anything to take back.
    pub fn is_choosing(&self) -> bool {
        !self.at.is_empty() || self.deed.is_some()
    }

    /// The deed for which things are marked now.
    pub fn marks_for<G: Choices<Thing = T>>(&self, offers: &Offers<G>) -> Option<&'static Deed> {
        self.deed.or_else(|| G::under_way(offers.known()))
    }

    /// Marks a thing for a deed, or no more.
    fn mark<G: Choices<Thing = T>>(
        &mut self,
        deed: &'static Deed,
        thing: T,
        offers: &Offers<G>,
    ) -> Resolution<G::Action> {
        if let Some(k) = self.marked.iter().position(|marked| *marked == thing) {
            self.marked.remove(k);
        } else if offers.next(Some(deed), &[], None).contains(&thing) {
            self.marked.push(thing);
        } else {
            return Resolution::Nothing;
        }
        Resolution::Choosing
    }

    fn click<G: Choices<Thing = T>>(&mut self, thing: T, offers: &Offers<G>) -> Resolution<G::Action> {
        if let Some(deed) = self.marks_for(offers) {
            return self.mark(deed, thing, offers);
        }
        // What is taken up already is put back, unless it is pointed at twice.
        if self.at.last() == Some(&thing) && !offers.next(None, &self.at, self.variant).contains(&thing) {
            *self = Self::default();
            return Resolution::Choosing;
        }
        if !self.at.is_empty() {
            let step = self.point([self.at.as_slice(), &[thing]].concat(), offers);
            if step != Resolution::Nothing {
                return step;
            }
        }
        let mut anew = Self { focus: self.focus, ..Self::default() };
        let step = anew.point(vec![thing], offers);
        if step == Resolution::Choosing {
            *self = anew;
        }
        step
    }

    /// A deed is done with what is chosen, where that leaves one thing to point at.
    fn deed<G: Choices<Thing = T>>(&self, deed: &'static Deed, offers: &Offers<G>) -> Resolution<G::Action> {
        match offers.next(Some(deed), &self.at, self.variant)[..] {
            [thing] if !self.at.is_empty() => {
                self.does(&Pointing::At([self.at.as_slice(), &[thing]].concat()), offers)
            }
            _ => self.does(&Pointing::Deed(deed), offers),
        }
    }

    /// What is dragged is done; what is done with several things at once is marked, so that it can be taken back.
    fn drop<G: Choices<Thing = T>>(
        &mut self,
        [from, onto]: [T; 2],
        offers: &Offers<G>,
    ) -> Resolution<G::Action> {
        let several = offers.all().iter().map(|offer| &offer.way);
        let deed =
            several.filter(|way| way.deed.many && way.drags.contains(&[from, onto])).map(|way| way.deed);
        let Some(deed) = deed.into_iter().next() else {
            return self.does(&Pointing::At(vec![from, onto]), offers);
        };
        if self.marks_for(offers) != Some(deed) {
            *self = Self { deed: Some(deed), ..Self::default() };
        }
        if !self.marked.contains(&from) {
            self.marked.push(from);
        }
        Resolution::Choosing
    }

    /// Points at these, one after the other.
    fn point<G: Choices<Thing = T>>(&mut self, at: Vec<T>, offers: &Offers<G>) -> Resolution<G::Action> {
        if offers.next(None, &at, None).is_empty() && G::variants(offers.known(), &at).is_empty() {
            return self.does(&Pointing::At(at), offers);
        }
        self.at = at;
        self.focus = None;
        Resolution::Choosing
    }

    fn does<G: Choices<Thing = T>>(&self, by: &Pointing<T>, offers: &Offers<G>) -> Resolution<G::Action> {
        match offers.comes(by, self.variant) {
            Some(Comes::Does(seat, what)) => Resolution::Try(vec![(seat, what)]),
            Some(Comes::Refused(seat, what, why)) => Resolution::Refuse(seat, what, why),
            None => Resolution::Nothing,
        }
    }

    /// The variant that is meant at a thing, or of what is chosen anywhere: as it fits, unless one was chosen.
    pub fn variant_at<G: Choices<Thing = T>>(&self, over: Option<T>, offers: &Offers<G>) -> Option<u8> {
        let there =
            over.and_then(|over| offers.variant(&[self.at.as_slice(), &[over]].concat(), self.variant));
        there.or(self.variant)
    }

    fn turn<G: Choices<Thing = T>>(
        &mut self,
        up: bool,
        over: Option<T>,
        offers: &Offers<G>,
    ) -> Resolution<G::Action> {
        let variants = G::variants(offers.known(), &self.at);
        let count = variants.len();
        if count < 2 {
            return Resolution::Nothing;
        }
        let now = self.variant_at(over, offers);
        let at = now.and_then(|now| variants.iter().position(|variant| *variant == now)).unwrap_or(0);
        let next = if up { at + 1 } else { at + count - 1 };
        self.variant = variants.get(next % count).copied();
        Resolution::Choosing
    }

    fn enter<G: Choices<Thing = T>>(&mut self, offers: &Offers<G>) -> Resolution<G::Action> {
        if let Some(deed) = self.marks_for(offers) {
            return self.done_with_marked(deed, offers);
        }
        // What is chosen may mean something by itself.
        let chosen = Pointing::At(self.at.clone());
        if self.focus.is_none()
            && !self.at.is_empty()
            && let Some(Comes::Does(seat, what)) = offers.comes(&chosen, self.variant)
        {
            return Resolution::Try(vec![(seat, what)]);
        }
        let next = offers.next(None, &self.at, self.variant);
        let only = || next.first().copied().filter(|_| next.len() == 1);
        if let Some(thing) = self.focus.or_else(only) {
            return self.click(thing, offers);
        }
        let main = offers.all().iter().find(|offer| offer.way.deed.rank == Rank::Main);
        match main.filter(|_| self.at.is_empty()) {
            Some(offer) => Resolution::Try(vec![(offer.by, offer.what.clone())]),
            None => Resolution::Nothing,
        }
    }

    fn done_with_marked<G: Choices<Thing = T>>(
        &self,
        deed: &'static Deed,
        offers: &Offers<G>,
    ) -> Resolution<G::Action> {
        let of = |thing: &T| {
            let way = |offer: &&Offer<G>| offer.way.deed == deed && offer.way.at == [*thing];
            offers.all().iter().find(way).map(|offer| (offer.by, offer.what.clone()))
        };
        let mut all: Vec<(Seat, G::Action)> = self.marked.iter().filter_map(of).collect();
        let by = all.first().map(|(seat, _)| *seat);
        let closes = G::closes(deed).and_then(|closes| match by {
            Some(seat) => Some((seat, closes)),
            // Nothing more is wanted of what has begun.
            None => G::offered(offers.known()).into_iter().find(|(_, what)| *what == closes),
        });
        all.extend(closes);
        if all.is_empty() { Resolution::Nothing } else { Resolution::Try(all) }
    }
}
