//! What a play would come to, said before it is made.

use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Label, RichText, Ui};
use game::Seat;
use game::message::{Message, Say};
use game::words::signed;
use thoth_rules::{Builder, Card, Kind, Play, RoofOutlook, TroubleOutlook};
use window::speech::{self, say};
use window::ui::style;

/// Shows what a play of the seat at the screen would come to, and what it would put at risk.
pub fn show(ui: &mut Ui, seen: &PanelView, play: Play) {
    let lines = [told(seen, play), risk(seen, play)];
    for (words, ink) in lines.into_iter().flatten() {
        ui.add(Label::new(RichText::new(words).small().color(ink)).wrap());
    }
}

/// What it brings, stops or accepts, and the colour of that.
fn told(seen: &PanelView, play: Play) -> Option<(String, Color32)> {
    match play {
        Play::Roof { card } => {
            let outlook = seen.view().roof_outlook(card)?;
            let ink = if outlook.wins() { style::GOOD } else { style::AMBER };
            let comes = comes_to(&outlook);
            Some((speech::tell(&seen.names, &Uses::ThisHand { comes }), ink))
        }
        Play::Trouble { card, against, .. } => {
            let outlook = seen.view().trouble_outlook(card, against)?;
            Some((speech::tell(&seen.names, &stops(&outlook, against)), style::FAINT))
        }
        Play::Foundation { card } | Play::Story { card } => Some((accepts(seen, card)?, style::FAINT)),
        _ => None,
    }
}

/// What a roof would bring its owner, and the others at most: "+3. Others: Bo at most +12".
pub fn comes_to(outlook: &RoofOutlook) -> Message {
    let points = signed(outlook.own);
    let most = |(seat, most): &(Seat, i32)| Uses::AtMost { seat: *seat, points: signed(*most) }.message();
    let others: Vec<Message> = outlook.others.iter().map(most).collect();
    if others.is_empty() { Uses::Own { points } } else { Uses::OwnAndOthers { points, others } }.message()
}

/// "Ann cannot raise (2 places are free) until earth relieves it. Cards you do not see that could: 3."
fn stops(outlook: &TroubleOutlook, seat: Seat) -> Uses {
    let (free, could) = (outlook.free, outlook.relief_unseen);
    let element = outlook.relieved_by.message();
    match outlook.stops.as_slice() {
        [] => Uses::Already { seat },
        [Kind::Raise] => Uses::StopsRaise { seat, free, element, could },
        _ => Uses::StopsCover { seat, element, could },
    }
}

/// "Takes fire and water. In the bank: 3 small, 5 medium, 0 large".
fn accepts(seen: &PanelView, card: Card) -> Option<String> {
    let outlook = seen.view().story_outlook(card)?;
    let [small, medium, large] = outlook.bank;
    Some(say(Uses::Accepts { elements: outlook.accepts.message(), small, medium, large }))
}

/// What a fall would cost: only where hands set the pieces.
fn risk(seen: &PanelView, play: Play) -> Option<(String, Color32)> {
    let viewer = seen.view().viewer.filter(|_| seen.view().setup.builder == Builder::ByHand)?;
    let cost = seen.view().risk(viewer, play)?;
    let words = match cost.stories {
        0 => Uses::RiskPips { pips: cost.pips },
        stories => Uses::RiskStories { stories, pips: cost.pips },
    };
    Some((say(words), style::AMBER))
}
