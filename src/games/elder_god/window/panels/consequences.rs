//! What comes of a card before it is laid, beyond what it does at once: what a wound costs its victim, what opens where, and
//! how many of the cards that nobody has shown yet would fit there.

use crate::game::Seat;
use crate::games::elder_god::rules::{Action, Cell, Face, Monster, Setup, Uses, View};
use crate::games::elder_god::window::panel_data::PanelData;
use std::collections::BTreeMap;

/// What comes of something that may be done, a sentence a line.
pub fn of(data: &PanelData, action: Action) -> Vec<String> {
    match action {
        Action::Damage { against, .. } => wound(data, action, against),
        Action::Grow(_) => growth(data, action),
        Action::Throw(_) => vec!["You may choose more. New cards are your whole turn".into()],
        _ => vec![],
    }
}

/// What a wound costs its victim.
fn wound(data: &PanelData, action: Action, victim: Seat) -> Vec<String> {
    let (Some(before), Some(after)) = (data.seen.standing(victim), data.seen.after(action, victim)) else {
        return vec![];
    };
    let (view, name) = (&data.seen.view, data.names().of(victim));
    let mut lines = vec![];
    if before.alarm {
        lines.push(format!("{name} is one card from winning"));
    }
    let (path, left) = (before.path.len(), after.plan().longest_sound_path().len());
    lines.push(match path - left {
        0 => format!("Until it is healed, nothing grows on that card of {name}'s, and no Mouth opens"),
        _ => format!("Until it is healed, {name}'s path counts {left} cards, not {path}, and no Mouth opens"),
    });
    let unseen: Vec<Face> = view.unseen().map(|card| card.face()).collect();
    let heal = unseen.iter().filter(|face| after.is_healed_by(**face, &view.setup)).count();
    let books = view.player(victim).map_or(0, |player| player.necronomicons);
    let books = match books {
        0 => "no Necronomicon is left".to_owned(),
        1 => "so does the last Necronomicon".to_owned(),
        books => format!("so does each of {books} Necronomicons"),
    };
    lines.push(format!("{heal} of the {} cards you have not seen heal it; {books}", unseen.len()));
    lines
}

/// What a card that grows opens.
fn growth(data: &PanelData, action: Action) -> Vec<String> {
    let Some(me) = data.seen.view.viewer else { return vec![] };
    let (Some(before), Some(after)) = (data.seen.standing(me), data.seen.after(action, me)) else {
        return vec![];
    };
    let old: Vec<Cell> = before.openings.iter().filter_map(|opening| opening.target()).collect();
    let plan = after.plan();
    let targets = plan.targets();
    let new = targets.filter(|at| !old.contains(at) && plan.complete(data.seen.needed()).is_none());
    new.map(|at| format!("Opens to {at}: {}", counted(&after, at, &data.seen.view))).collect()
}

/// How many of the cards that whoever looks has not seen could do what at an open end.
pub fn counted(monster: &Monster, at: Cell, view: &View) -> String {
    let (unseen, sums) = uses(monster, at, view.unseen().map(|card| card.face()), &view.setup);
    let [on, closes, wounds] = sums;
    format!("of {unseen} cards you have not seen, {on} go on, {closes} close an end, {wounds} wound there")
}

/// How many cards there are, and how many of them go on, close an end, and wound.
fn uses(
    monster: &Monster,
    at: Cell,
    faces: impl Iterator<Item = Face>,
    setup: &Setup,
) -> (usize, [usize; 3]) {
    let mut known: BTreeMap<Face, Uses> = BTreeMap::new();
    let (mut all, mut sums) = (0, [0; 3]);
    for face in faces {
        let uses = *known.entry(face).or_insert_with(|| monster.uses(face, at, setup));
        all += 1;
        for (sum, does) in sums.iter_mut().zip([uses.goes_on, uses.closes, uses.wounds]) {
            *sum += usize::from(does);
        }
    }
    (all, sums)
}
