//! What is said about a thing: what it is, what it is for, and what comes of it.

use super::consequences;
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::elder_god::rules::{Action, BODY, Card, Face, Laid, Mark, State};
use crate::games::elder_god::window::layout::Plot;
use crate::games::elder_god::window::panel_data::PanelData;
use crate::games::elder_god::window::pick::Spot;
use bevy_egui::egui::{Color32, RichText, Ui};

/// Lines of an explanation: the first is its head.
pub type Lines = Vec<String>;

/// Writes them.
pub fn lines(ui: &mut Ui, lines: &[String]) {
    for (k, line) in lines.iter().enumerate() {
        let words = RichText::new(line);
        ui.label(if k == 0 { words.color(style::AMBER) } else { words.size(13.5).color(style::INK) });
    }
}

/// What would come of something, and the colour of that.
pub fn comes_of(data: &PanelData, does: &Result<Action, String>) -> (String, Color32) {
    match does {
        Ok(action) => (format!("✔ {}", data.tell(&action.to_string())), style::GOOD),
        Err(why) => (format!("✖ {}", data.tell(why)), style::BAD),
    }
}

/// What a card of the hand is, and is for.
pub fn card(card: Card) -> Lines {
    let about = match card.face() {
        Face::Limb(_, State::Normal) => {
            "Lay it on an open end of your monster, or over a wound of the same shape"
        }
        Face::Limb(_, State::Immune) => "As any other, but it can never be wounded",
        Face::Limb(_, State::Damaged) => {
            "Wounds the monster of another: over an open card with the very same ends, or beside an open end"
        }
        Face::Eyestalk(stalks) if stalks == [State::Normal; 4] => {
            "Closes every end that points at it: for an opening too many. Heals a wounded eyestalk"
        }
        Face::Eyestalk(_) => {
            "Closes every end that points at it. Which stalks are joined decides: all sound on your own monster, a \
             wounded one on another's"
        }
        Face::ElderSign => "Both you and another player lose as many cards as you say, the outermost first",
    };
    vec![crate::app::words::capital(&card.to_string()), about.into()]
}

/// What is at a spot of a plot, or the Mouth that waits there.
pub fn spot(data: &PanelData, plot: &Plot, spot: Spot, on_mouth: bool) -> Lines {
    if on_mouth && data.seen.winner().is_none() {
        return mouth(data, plot.seat);
    }
    let Spot::Cell(seat, at) = spot else { return vec![] };
    if at == BODY {
        return vec![format!("The Body of {}", data.names().of(seat)), "It cannot be wounded".into()];
    }
    let Some((monster, standing)) = data.seen.monster(seat).zip(data.seen.standing(seat)) else {
        return vec![];
    };
    if let Some(laid) = monster.at(at) {
        let state = laid.state(standing.plan.pointed_from(at));
        return laid_card(laid, state, standing.plan.is_open(at));
    }
    let complete = standing.mouth.as_ref().filter(|mouth| mouth.at == at);
    if complete.is_some() {
        return mouth(data, seat);
    }
    if let Some(opening) = standing.openings.iter().find(|opening| opening.target() == Some(at)) {
        let wounded = monster.wound().is_some_and(|laid| laid.at == opening.at);
        let words = if wounded {
            "Nothing goes on here until the wound is healed".to_owned()
        } else {
            format!("The monster goes on here: {}", consequences::counted(monster, at, &data.seen.view))
        };
        return vec![format!("An opening, to {at}"), words];
    }
    vec![]
}

/// What lies there.
fn laid_card(laid: &Laid, state: State, open: bool) -> Lines {
    let mut lines = vec![format!("{}, {}", crate::app::words::capital(&laid.top.to_string()), laid.at)];
    lines.push(match (laid.mark, state) {
        (Some(Mark::Necronomicon), _) => "A Necronomicon has healed it: it is immune for good".into(),
        (Some(Mark::Scar), _) => "The wound has scarred over: it counts as normal".into(),
        (None, State::Damaged) => {
            "Wounded: nothing grows on it, and no Mouth opens, until it is healed".into()
        }
        (None, State::Immune) => "Immune: it cannot be wounded".into(),
        (None, State::Normal) if open => "Open: it can be wounded".into(),
        (None, State::Normal) => "Closed on all sides: it cannot be wounded".into(),
    });
    lines.extend(laid.under.map(|under| format!("It covers: {under}")));
    lines
}

/// What a Mouth waits for.
pub fn mouth(data: &PanelData, seat: Seat) -> Lines {
    let head = format!("The Mouth of {}", data.names().of(seat));
    let mine = data.asked() == Some(seat);
    let words = match data.seen.check(Action::Mouth) {
        Ok(()) if mine => "Your monster is complete: a click opens it, and you have won".into(),
        Err(why) if mine => data.tell(&why.to_string()),
        _ => standing(data, seat).join(", "),
    };
    vec![head, words]
}

/// That a player is one card from winning, or nearer.
pub fn alarm(data: &PanelData, seat: Seat) -> Option<String> {
    let standing = data.seen.standing(seat).filter(|standing| standing.alarm)?;
    let ended = data.seen.view.ending.is_some();
    let words = if standing.mouth.is_some() { "can open the Mouth" } else { "one card from winning" };
    (!ended).then(|| words.to_owned())
}

/// How a player stands.
pub fn standing(data: &PanelData, seat: Seat) -> Lines {
    let (Some(standing), Some(view)) =
        (data.seen.standing(seat), data.seen.view.seats.get(usize::from(seat.0)))
    else {
        return vec![];
    };
    let many = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let mut lines = vec![
        data.name(seat),
        format!("A path of {} of the {} cards needed", standing.path.len(), data.seen.needed()),
        many(standing.openings.len(), "opening"),
    ];
    lines.extend(alarm(data, seat));
    lines.extend(standing.wound.map(|at| format!("Wounded at {at}")));
    lines.push(format!(
        "{} in hand, {} left",
        many(view.cards, "card"),
        many(usize::from(view.player.necronomicons), "Necronomicon")
    ));
    lines
}
