//! What bots do, shown large before it moves on the table; and what an event is about, in pictures.

use super::art::Print;
use super::faces::Face;
use super::layout::Layout;
use super::panel_data::PanelData;
use super::place::Place;
use game::Seat;
use game::message::Say;
use rathulhu_rules::{Event, Pile, TRACK, Tile, Token};
use window::ui::pictures::Picture;
use window::ui::spotlight::{Goal, Spotlight};

/// A tile, as panels paint it.
pub fn tile(tile: Tile, print: Print) -> Picture {
    Face::Tile(tile, print).picture()
}

/// A token, as panels paint it.
pub fn token(token: Token) -> Picture {
    Face::Token(token.0, true).picture()
}

/// What an event is about: tiles and tokens.
pub fn pictures(event: &Event, print: Print) -> Vec<Picture> {
    let tiles = |tiles: &mut dyn Iterator<Item = Tile>| tiles.map(|each| tile(each, print)).collect();
    let pile = |pile: &Pile| -> Vec<Picture> { tiles(&mut pile.tiles()) };
    let with = |mut pictures: Vec<Picture>, won: Token| {
        pictures.push(token(won));
        pictures
    };
    match event {
        Event::Drew { tile: drawn, .. } | Event::Discarded { tile: drawn, .. } => vec![tile(*drawn, print)],
        Event::UsedOldOne { tile: taken, .. } => vec![tile(*taken, print)],
        Event::DrewSign { .. } => vec![tile(Tile::ElderSign, print)],
        Event::Struck { setback, .. } => vec![tile(Tile::Setback(*setback), print)],
        Event::Invoked { .. } => vec![Face::Idol(true).picture()],
        Event::AuctionBegan { lot, token: board, .. } => with(tiles(&mut lot.iter().copied()), *board),
        Event::Bid { token: bid, .. } => vec![token(*bid)],
        Event::Won { lot, gained, .. } => with(pile(lot), *gained),
        Event::NoBid { swept } => pile(swept),
        Event::Passed { .. }
        | Event::AeonEnded { .. }
        | Event::AeonScored { .. }
        | Event::AeonBegan { .. }
        | Event::Over { .. } => vec![],
    }
}

/// Who does something that is worth being shown large.
const fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Drew { seat, .. }
        | Event::DrewSign { seat, .. }
        | Event::UsedOldOne { seat, .. }
        | Event::Invoked { seat }
        | Event::Bid { seat, .. }
        | Event::Passed { seat }
        | Event::Won { seat, .. }
        | Event::Struck { seat, .. }
        | Event::Discarded { seat, .. } => Some(*seat),
        // Everybody's own.
        Event::AuctionBegan { .. }
        | Event::NoBid { .. }
        | Event::AeonEnded { .. }
        | Event::AeonScored { .. }
        | Event::AeonBegan { .. }
        | Event::Over { .. } => None,
    }
}

/// An event as it is shown large, where a bot has done it.
pub(super) fn shown(event: &Event, data: &PanelData) -> Option<Spotlight> {
    let seat = doer(event).filter(|seat| !data.seating.is_person(*seat))?;
    let mut pictures = pictures(event, Print::Name);
    if let Event::Invoked { .. } = event {
        pictures.extend(data.seen.track.tiles().map(|lies| tile(lies, Print::Name)));
    }
    Some(Spotlight {
        seat,
        words: event.message(),
        names: data.names().clone(),
        badges: vec![],
        pictures,
        goal: goal(event, &data.layout),
    })
}

/// Where what is drawn comes to lie. What lies on the table already sets out from there by itself.
fn goal(event: &Event, layout: &Layout) -> Goal {
    match event {
        Event::Drew { tile, space, .. } => {
            Goal::Window(layout.place(*tile, Place::Track((*space).min(TRACK - 1)), 0))
        }
        Event::DrewSign { signs, .. } => {
            let space = usize::from(*signs).saturating_sub(1);
            Goal::Window(layout.place(Tile::ElderSign, Place::Time(space), 0))
        }
        _ => Goal::Nowhere,
    }
}
