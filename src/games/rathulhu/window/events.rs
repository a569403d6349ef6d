//! How each event is told: one table for the pace, what is shown large and the log.

use super::art::Print;
use super::faces::Face;
use super::place::Place;
use rathulhu_rules::{AeonEnd, Event, Pile, TRACK, Tile, Token};
use window::flat;
use window::ui::pictures::Picture;
use window::ui::style::{AMBER, BAD, GOOD};

/// How an event is told; what comes to lie somewhere is a tile there.
pub type Telling = flat::Telling<(Tile, Place)>;

/// A tile, as panels paint it.
pub fn tile(tile: Tile, print: Print) -> Picture {
    Face::Tile(tile, print).picture()
}

/// A token, as panels paint it.
pub fn token(token: Token) -> Picture {
    Face::Token(token.0, true).picture()
}

/// How an event is told, with so much written on its tiles.
pub fn telling(event: &Event, print: Print) -> Telling {
    let one = |drawn: Tile| [tile(drawn, print)];
    let all = |pile: &Pile| pile.tiles().map(|each| tile(each, print)).collect::<Vec<_>>();
    match event {
        Event::Drew { seat, tile, space, .. } => {
            Telling::of(0.5).by(*seat).with(one(*tile)).at((*tile, Place::Track((*space).min(TRACK - 1))))
        }
        Event::DrewSign { seat, signs, spaces, .. } => {
            let place = Place::Time(usize::from(*signs).saturating_sub(1));
            // The last one has its moment.
            let lasts_s = if signs >= spaces { 1.2 } else { 0.7 };
            Telling::of(lasts_s).by(*seat).with(one(Tile::ElderSign)).at((Tile::ElderSign, place))
        }
        Event::UsedOldOne { seat, tile, .. } => Telling::of(0.7).by(*seat).with(one(*tile)),
        Event::Invoked { seat } => Telling::of(0.3).by(*seat).with([Face::Idol(true).picture()]),
        Event::AuctionBegan { lot, token: board, .. } => {
            let lot = lot.iter().map(|each| tile(*each, print));
            Telling::of(0.8).with(lot.chain([token(*board)])).ink(AMBER)
        }
        Event::Bid { seat, token: bid } => Telling::of(0.55).by(*seat).with([token(*bid)]),
        Event::Passed { seat } => Telling::of(0.55).by(*seat),
        Event::Won { seat, lot, gained, .. } => {
            Telling::of(1.1).by(*seat).with(all(lot).into_iter().chain([token(*gained)])).ink(GOOD)
        }
        Event::NoBid { swept } => Telling::of(0.8).with(all(swept)),
        Event::Struck { seat, setback } => {
            Telling::of(0.8).by(*seat).with(one(Tile::Setback(*setback))).ink(BAD)
        }
        Event::Discarded { seat, tile } => Telling::of(0.45).by(*seat).with(one(*tile)).ink(BAD),
        Event::AeonEnded { why: AeonEnd::Time, .. } => Telling::of(2.6),
        Event::AeonEnded { .. } => Telling::of(2.2),
        Event::AeonScored { .. } => Telling::of(0.0).ink(AMBER),
        Event::AeonBegan { .. } => Telling::of(0.9).ink(AMBER),
        Event::Over { .. } => Telling::of(0.9).ink(GOOD),
    }
}
