//! The auction for who begins (T-30): who has bid, the bids once they are turned up, and the button that bids or takes
//! what is picked.

use super::{hand, tips};
use crate::asked::{Act, Asked, Pick};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{Id, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use thoth_rules::{Action, Bid, Phase};
use window::keys::names::ENTER;
use window::speech::{self, Reason, say};
use window::ui::buttons::ruled;
use window::ui::tip::Tip;
use window::ui::{landmarks, style};

/// Width of a bid, and of the back of one that lies face down, points.
const CARD: f32 = 64.0;
const BACK: f32 = 16.0;

/// Shows the auction. A click on a bid picks it, two take it.
pub fn show(ui: &mut Ui, seen: &PanelView, pick: &mut Pick, pack: Pack) -> Option<Act> {
    ui.label(RichText::new(say(Turn::Auction)).size(18.0).color(style::AMBER));
    let mut action = button(ui, seen, *pick);
    match &seen.view.phase {
        Phase::Taking { begins, bids } => {
            let begins = speech::tell(&seen.names, &Turn::Begins { seat: *begins });
            ui.label(begins);
            ui.horizontal_wrapped(|ui| {
                for (k, bid) in bids.iter().enumerate() {
                    if turned_up(ui, seen, (k, bid), pick, pack) {
                        action = seen.bid_or_take(*pick);
                    }
                }
            });
        }
        _ => face_down(ui, seen, pack),
    }
    ui.label(RichText::new(say(Turn::AuctionAbout)).small().color(style::FAINT));
    action.map(|action| Act::Wish(Asked::Do(action)))
}

/// The button that bids or takes; what was pressed.
fn button(ui: &mut Ui, seen: &PanelView, pick: Pick) -> Option<Action> {
    let (label, first) = match seen.view.phase {
        Phase::Bidding => (Turn::Bid, Turn::PickToBid),
        _ => (Turn::TakeBid, Turn::PickBid),
    };
    let action = seen.bid_or_take(pick);
    let first = action.is_none().then(|| Reason::from(say(first)));
    let why = seen.refusals.auction.as_ref().or(first.as_ref());
    ui.horizontal_wrapped(|ui| {
        let pressed = ruled(ui, &say(label), ENTER, why, true);
        if let Some(card) = pick.card.filter(|_| action.is_some()) {
            ui.label(say(card));
        }
        action.filter(|_| pressed)
    })
    .inner
}

/// Who has bid.
fn face_down(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    for seat in seen.view.setup.seats() {
        ui.horizontal(|ui| {
            ui.label(seen.names.of(seat));
            if seen.view.has_bid(seat) {
                pack.show(ui, Picture::Back, BACK);
            } else {
                ui.label(RichText::new(say(Turn::NoBidYet)).small().color(style::FAINT));
            }
        });
    }
}

/// A bid with the name of who made it; whether it was clicked twice.
fn turned_up(ui: &mut Ui, seen: &PanelView, (k, bid): (usize, &Bid), pick: &mut Pick, pack: Pack) -> bool {
    ui.vertical(|ui| {
        ui.set_width(CARD);
        let rect = pack.show(ui, Picture::Face(bid.card), CARD).rect;
        let picked = pick.card == Some(bid.card);
        let response = ui.interact(rect, Id::new(("thoth bid", bid.card.index())), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, picked, say(bid.card)));
        landmarks::item(ui.ctx(), &format_args!("{:?}", bid.card), || Some(rect));
        if picked || response.hovered() {
            let round = rect.width() * 0.055;
            ui.painter().rect_stroke(rect, round, Stroke::new(2.5, style::AMBER), StrokeKind::Outside);
        }
        if seen.refusals.auction.is_none() {
            hand::number(ui.painter(), rect, k);
        }
        ui.label(RichText::new(seen.names.of(bid.seat)).small());
        if response.clicked() {
            *pick = if picked { Pick::default() } else { Pick { card: Some(bid.card), play: None } };
        }
        let twice = response.double_clicked();
        if twice {
            *pick = Pick { card: Some(bid.card), play: None };
        }
        response.tip_ui(|ui| tips::card(ui, bid.card, None, pack));
        twice
    })
    .inner
}
