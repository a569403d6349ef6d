//! What a play would come to, said before it is made.

use crate::app::ui::style;
use crate::games::thoth::rules::{Builder, Card, Kind, Play, Size, TroubleOutlook};
use crate::games::thoth::window::panel_view::PanelView;
use bevy_egui::egui::{Color32, Label, RichText, Ui};

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
            let outlook = seen.view.roof_outlook(card)?;
            let ink = if outlook.wins() { style::GOOD } else { style::AMBER };
            Some((format!("This hand: {}", outlook.words(|seat| seen.names.of(seat))), ink))
        }
        Play::Trouble { card, against, .. } => {
            let outlook = seen.view.trouble_outlook(card, against)?;
            Some((stops(&outlook, &seen.names.of(against)), style::FAINT))
        }
        Play::Foundation { card } | Play::Story { card } => Some((accepts(seen, card)?, style::FAINT)),
        _ => None,
    }
}

/// "Ann cannot raise (2 places are free) until earth relieves it: 3 cards that you do not see could."
fn stops(outlook: &TroubleOutlook, whose: &str) -> String {
    let free = match outlook.free {
        1 => "1 place is free".to_owned(),
        free => format!("{free} places are free"),
    };
    let stopped = match outlook.stops.as_slice() {
        [] => return format!("{whose} is in trouble already"),
        [Kind::Raise] => format!("{whose} cannot raise ({free})"),
        _ => format!("{whose} can lay neither story nor roof"),
    };
    let could = match outlook.relief_unseen {
        0 => "no card that you do not see could".to_owned(),
        1 => "1 card that you do not see could".to_owned(),
        cards => format!("{cards} cards that you do not see could"),
    };
    format!("{stopped} until {} relieves it: {could}", outlook.relieved_by)
}

/// "Takes fire and water; in the bank 3 small, 5 medium, 0 large".
fn accepts(seen: &PanelView, card: Card) -> Option<String> {
    let outlook = seen.view.story_outlook(card)?;
    let bank: Vec<String> =
        Size::ALL.iter().zip(outlook.bank).map(|(size, left)| format!("{left} {size}")).collect();
    Some(format!("Takes {}; in the bank {}", outlook.accepts, bank.join(", ")))
}

/// What a fall would cost: only where hands set the pieces.
fn risk(seen: &PanelView, play: Play) -> Option<(String, Color32)> {
    let viewer = seen.view.viewer.filter(|_| seen.view.setup.builder == Builder::ByHand)?;
    let cost = seen.view.risk(viewer, play)?;
    Some((format!("If it fell: {cost} lost"), style::AMBER))
}
