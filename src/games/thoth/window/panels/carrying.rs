//! A card that is dragged from the hand, and where it may go. It builds on your own house, raises at the bank, makes
//! trouble on another's house, and is thrown away on the discard pile. Meanwhile the panel shows every single play that
//! the rules allow, and you can let go over any of them. The rules have said of the card what may be done.

use super::words;
use crate::asked::{Act, Asked};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::{CardChoices, PanelView};
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Context, Painter, Rect};
use game::Seat;
use game::message::Say;
use thoth::reference::uses;
use thoth_rules::{Action, Card, Kind, Play};
use window::speech::{self, Reason};
use window::ui::act::Request;
use window::ui::drag::{self, Place};

/// A place of the table to which a card can be dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A seat's place with its house.
    House(Seat),
    /// The bank.
    Bank,
    /// The discard pile.
    Discard,
}

/// What can be let go over in a picture: places of the table, and plays that the panels offer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drops {
    /// Places.
    pub spots: Vec<(Spot, Rect)>,
    /// Plays.
    pub plays: Vec<(Play, Rect)>,
}

/// Uses of a card at one's own house, in the order in which one is meant where nothing more is said: what ends the hand
/// comes last.
const AT_HOME: [Kind; 5] = [Kind::Foundation, Kind::Story, Kind::Raise, Kind::Relief, Kind::Roof];

/// Shows the card that is dragged, if one is; what came of letting go.
pub fn show(ctx: &Context, still: bool, seen: &PanelView, drops: &Drops, pack: Pack) -> Option<Act> {
    let picture = |painter: &Painter, rect: Rect, card: &Card| {
        pack.paint(painter, rect, Picture::Face(*card), Color32::WHITE);
    };
    match drag::carry(ctx, still, |card| places(*card, seen, drops), picture)? {
        Ok(play) => Some(Act::Wish(Asked::Do(Action::Play(play)))),
        Err(why) => Some(Act::Program(Request::Refuse(why))),
    }
}

/// The places for a card, each with what comes of it there.
pub fn places(card: Card, seen: &PanelView, drops: &Drops) -> Vec<Place<Result<Play, Reason>>> {
    let Some(held) = seen.held(card) else { return vec![] };
    let spots = drops.spots.iter().map(|(spot, rect)| (*rect, at(*spot, held, seen)));
    let plays = drops.plays.iter().filter(|(play, _)| play.card() == card).map(|(play, rect)| {
        let order = Ok((*play, speech::tell(&seen.names, &words::whole_order(*play))));
        (*rect, order)
    });
    let may = |drop: Result<(Play, String), Reason>| match &seen.refusals.play {
        Some(why) => Err(why.clone()),
        None => drop,
    };
    let place = |(rect, drop)| match may(drop) {
        Ok((play, words)) => Place { rect, drop: Ok(play), says: Ok(words) },
        Err(why) => Place { rect, drop: Err(why.clone()), says: Err(why) },
    };
    spots.chain(plays).map(place).collect()
}

/// What comes of letting a card go at a spot: of several plays the one that is meant where nothing more is said, with
/// that in words; or why none of them may be made.
fn at(spot: Spot, held: &CardChoices, seen: &PanelView) -> Result<(Play, String), Reason> {
    let own = |seat| seen.view.viewer == Some(seat);
    let (kinds, whom): (&[Kind], Option<Seat>) = match spot {
        Spot::House(seat) if own(seat) => (&AT_HOME, None),
        Spot::House(seat) => (&[Kind::Trouble], Some(seat)),
        Spot::Bank => (&[Kind::Raise], None),
        Spot::Discard => (&[Kind::Discard], None),
    };
    let of = |kind: Kind| held.uses.iter().find(|one| one.kind == kind);
    let meant = |play: &Play| whom.is_none() || words::against(*play) == whom;
    let plays: Vec<Play> =
        kinds.iter().filter_map(|kind| of(*kind)).flat_map(|one| one.lawful()).filter(meant).collect();
    let Some(first) = plays.first() else {
        // Of what the card is for, if it is for anything here.
        let able = |kind: &&Kind| uses(held.card).iter().any(|(known, ..)| known == *kind);
        let kind = kinds.iter().find(able).or(kinds.first()).copied();
        return Err(kind.and_then(of).map_or_else(Reason::default, |one| {
            let choice = one.choices.iter().find(|choice| meant(&choice.play));
            let why = choice.and_then(|choice| choice.why_not.clone()).or(one.why_not.clone());
            why.unwrap_or_default()
        }));
    };
    let pips = |play: &Play| match *play {
        Play::Raise { size, count, .. } => words::pips(size, count),
        _ => 0,
    };
    let same = plays.iter().filter(|play| play.kind() == first.kind());
    let play = *same.reduce(|best, play| if pips(play) > pips(best) { play } else { best }).unwrap_or(first);
    let order = words::whole_order(play);
    let words = if plays.len() > 1 { Uses::OtherWays { order }.message() } else { order };
    Ok((play, speech::tell(&seen.names, &words)))
}
