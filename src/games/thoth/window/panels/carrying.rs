//! A card on its way from the hand to the table: dragged, or picked and then clicked there. It builds on your own house, raises
//! at the bank, makes trouble on another's house, and is thrown away on the discard pile; in the auction it is bid at your
//! own place. While it is dragged the panel shows every single play that the rules allow, and you can let go over any of
//! them.

use super::words;
use crate::asked::{Act, choose};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Context, Order, Painter, Rect};
use game::choices::{Chosen, Comes, Input, Pointing};
use game::message::Say;
use thoth_rules::{Card, Thing};
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
    let onto =
        |thing: &Thing| if let Thing::Card(card) = thing { places(*card, seen, drops) } else { vec![] };
    drag::carry(ctx, still, onto, picture)
}

/// What a click on the table does with the card that is picked: what letting go of it there would.
pub fn clicked(
    ctx: &Context,
    seen: &PanelView,
    chosen: &Chosen<Thing>,
    spots: &[(Thing, Rect)],
) -> Option<Act> {
    let card = goes_where_clicked(seen, chosen)?;
    let at = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked()))?;
    let on_panel = ctx.layer_id_at(at).is_some_and(|layer| layer.order != Order::Background);
    let mut places = places(card, seen, spots);
    let under = drag::under(&places, at).filter(|_| !on_panel)?;
    Some(places.swap_remove(under).drop)
}

/// The picked card, if it goes where the table is clicked. While you set pieces by hand, clicks are for those.
pub fn goes_where_clicked(seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Card> {
    let sets = seen.is_active() && seen.view().phase.work().is_some();
    match chosen.at.first() {
        Some(Thing::Card(card)) if !sets => Some(*card),
        _ => None,
    }
}

/// The places for a card, each with what comes of it there.
fn places(card: Card, seen: &PanelView, drops: &[(Thing, Rect)]) -> Vec<Place<Act>> {
    let place = |(onto, rect): &(Thing, Rect)| {
        let drop = [Thing::Card(card), *onto];
        let says = match seen.offers.comes(&Pointing::At(drop.to_vec()), None)? {
            Comes::Does(_, what) => {
                let order = what.as_play().map(words::whole_order);
                let words = match order {
                    Some(order) if seen.known().ways_there(card, *onto) > 1 => {
                        Uses::OtherWays { order }.message()
                    }
                    Some(order) => order,
                    None => Uses::OrderBid { card: card.message() }.message(),
                };
                Ok(speech::tell(&seen.names, &words))
            }
            Comes::Refused(_, _, why) => Err(Reason::of(&seen.names, &why)),
        };
        Some(Place { rect: *rect, drop: choose(Input::Drop(drop)), says })
    };
    drops.iter().filter_map(place).collect()
}
