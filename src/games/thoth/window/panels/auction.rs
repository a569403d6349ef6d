//! The auction for who begins (T-30): who has bid, the bids once they are turned up, and the button that bids or takes
//! what is picked.

use super::hand::ROUND;
use super::tips;
use crate::asked::{Act, Asked, choose};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{RichText, Ui};
use game::choices::{Choices, Chosen, Input};
use thoth_rules::{Bid, Phase, Thing, Thoth};
use window::keys::names::ENTER;
use window::speech::{self, Reason, say};
use window::ui::buttons::ruled;
use window::ui::hand::HandCard;
use window::ui::style;
use window::ui::tip::Tip;

/// Width of a bid, and of the back of one that lies face down, points.
const CARD: f32 = 64.0;
const BACK: f32 = 16.0;

/// Shows the auction. A click on a bid picks it, two take it.
pub fn show(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>, pack: Pack) -> Option<Act> {
    ui.label(RichText::new(say(Turn::Auction)).size(18.0).color(style::AMBER));
    let mut act = button(ui, seen, chosen);
    match &seen.view().phase {
        Phase::Taking { begins, bids } => {
            let begins = speech::tell(&seen.names, &Turn::Begins { seat: *begins });
            ui.label(begins);
            ui.horizontal_wrapped(|ui| {
                for (k, bid) in bids.iter().enumerate() {
                    act = turned_up(ui, seen, (k, bid), chosen, pack).or(act.take());
                }
            });
        }
        _ => face_down(ui, seen, pack),
    }
    ui.label(RichText::new(say(Turn::AuctionAbout)).small().color(style::FAINT));
    act
}

/// The button that bids or takes what is picked.
fn button(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Act> {
    let deed = Thoth::up(seen.known()).into_iter().next()?;
    let first = if seen.view().phase == Phase::Bidding { Turn::PickToBid } else { Turn::PickBid };
    let may = seen.may(chosen);
    let first = (!may).then(|| Reason::from(say(first)));
    let why = seen.why_not.as_ref().or(first.as_ref());
    ui.horizontal_wrapped(|ui| {
        let pressed = ruled(ui, &say(deed.label(None)), ENTER, why, true);
        if let Some(Thing::Card(card) | Thing::Bid(card)) = chosen.at.first().filter(|_| may) {
            ui.label(say(*card));
        }
        (may && pressed).then_some(choose(Input::Enter))
    })
    .inner
}

/// Who has bid.
fn face_down(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    for seat in seen.view().setup.seats() {
        ui.horizontal(|ui| {
            ui.label(seen.names.of(seat));
            if seen.view().has_bid(seat) {
                pack.show(ui, Picture::Back, BACK);
            } else {
                ui.label(RichText::new(say(Turn::NoBidYet)).small().color(style::FAINT));
            }
        });
    }
}

/// A bid with the name of who made it: a click picks it, two take it.
fn turned_up(
    ui: &mut Ui,
    seen: &PanelView,
    (k, bid): (usize, &Bid),
    chosen: &Chosen<Thing>,
    pack: Pack,
) -> Option<Act> {
    ui.vertical(|ui| {
        ui.set_width(CARD);
        let rect = pack.show(ui, Picture::Face(bid.card), CARD).rect;
        let thing = Thing::Bid(bid.card);
        let picked = chosen.at.first() == Some(&thing);
        let number = seen.may_bid_or_take().then_some(k);
        let card = HandCard { thing, name: say(bid.card), rect, round: ROUND, picked, drags: false, number };
        let (response, _) = card.show(ui, |_, _| ());
        ui.label(RichText::new(seen.names.of(bid.seat)).small());
        let (clicked, twice) = (response.clicked(), response.double_clicked());
        response.tip_ui(|ui| tips::card(ui, bid.card, None, pack));
        if twice && seen.may_bid_or_take() {
            return Some(Act::Wish(Asked::Take(thing, Input::Enter)));
        }
        clicked.then_some(choose(if picked { Input::Back } else { Input::Take(thing) }))
    })
    .inner
}
