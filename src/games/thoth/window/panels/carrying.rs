//! A card that is dragged from the hand, and where it may go. It builds on your own house, raises at the bank, makes
//! trouble on another's house, and is thrown away on the discard pile. Meanwhile the panel shows every single play that
//! the rules allow, and you can let go over any of them.

use super::words;
use crate::asked::{Act, choose};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Context, Painter, Rect};
use game::choices::{Comes, Input, Pointing};
use game::message::Say;
use thoth_rules::Thing;
use window::speech::{self, Reason};
use window::ui::drag::{self, Place};

/// What can be let go over in a picture: places of the table, and plays that the panels offer.
pub type Drops = Vec<(Thing, Rect)>;

/// Shows the card that is dragged, if one is; what came of letting go.
pub fn show(ctx: &Context, still: bool, seen: &PanelView, drops: &Drops, pack: Pack) -> Option<Act> {
    let picture = |painter: &Painter, rect: Rect, thing: &Thing| {
        if let Thing::Card(card) = thing {
            pack.paint(painter, rect, Picture::Face(*card), Color32::WHITE);
        }
    };
    drag::carry(ctx, still, |thing| places(*thing, seen, drops), picture)
}

/// The places for a card, each with what comes of it there.
fn places(card: Thing, seen: &PanelView, drops: &Drops) -> Vec<Place<Act>> {
    let place = |(onto, rect): &(Thing, Rect)| {
        let says = match seen.offers.comes(&Pointing::At(vec![card, *onto]), None)? {
            Comes::Does(_, what) => {
                let play = what.as_play()?;
                let order = words::whole_order(play);
                let several = seen.known().ways_there(play.card(), *onto) > 1;
                let words = if several { Uses::OtherWays { order }.message() } else { order };
                Ok(speech::tell(&seen.names, &words))
            }
            Comes::Refused(_, _, why) => Err(Reason::of(&seen.names, &why)),
        };
        Some(Place { rect: *rect, drop: choose(Input::Drop([card, *onto])), says })
    };
    drops.iter().filter_map(place).collect()
}
