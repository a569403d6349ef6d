//! What may be done: a stone is pointed at, and taken with all behind it.

use super::{MOST, Stones, Take};
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use game::{Game, Seat};
use std::fmt;

/// A stone, counted from the end of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stone(pub u8);

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stone {}", self.0)
    }
}

static TAKE: Deed = Deed::new("stones.take").digits("1 to 3", "take so many");

impl Choices for Stones {
    type Thing = Stone;
    type Known = Self;

    const DEEDS: &'static [&'static Deed] = &[&TAKE];

    fn known(view: Self) -> Self {
        view
    }

    fn offered(known: &Self) -> Vec<(Seat, Take)> {
        (1..=MOST.min(known.left)).map(|stones| (known.active, Take(stones))).collect()
    }

    fn check(known: &Self, by: Seat, what: Take) -> Result<(), Message> {
        known.clone().apply(by, what).map(drop).map_err(|why| why.message())
    }

    fn ways(_: &Self, _: Seat, Take(stones): Take) -> Vec<InputPath<Stone>> {
        vec![InputPath::at(&TAKE, [Stone(stones)])]
    }

    fn meant(known: &Self, by: &Pointing<Stone>, _: Option<u8>) -> Vec<(Seat, Take)> {
        let Pointing::At(at) = by else { return vec![] };
        at.iter().map(|Stone(stones)| (known.active, Take(*stones))).collect()
    }
}
