//! What comes of a card before it is laid, beyond what it does at once: what a wound costs its victim, what opens where, and
//! how many of the cards that nobody has shown yet would fit there.

use crate::panel_data::PanelData;
use crate::texts::Comes;
use elder_god_rules::{Action, Cell, Face, Monster, Setup, Uses, View};
use game::Seat;
use game::message::Say;
use std::collections::BTreeMap;

/// What comes of something that may be done, a sentence a line.
pub fn of(data: &PanelData, action: Action) -> Vec<Comes> {
    match action {
        Action::Damage { against, .. } => wound(data, action, against),
        Action::Grow(_) => growth(data, action),
        Action::Throw(_) => vec![Comes::ChooseMore],
        _ => vec![],
    }
}

/// What a wound costs its victim.
fn wound(data: &PanelData, action: Action, seat: Seat) -> Vec<Comes> {
    let (Some(before), Some(after)) = (data.seen.standing(seat), data.seen.after(action, seat)) else {
        return vec![];
    };
    let view = &data.seen.view;
    let mut lines = vec![];
    if before.alarm {
        lines.push(Comes::OneAway { seat });
    }
    let (path, left) = (before.path.len(), after.plan().longest_sound_path().len());
    lines.push(if path == left { Comes::Stops { seat } } else { Comes::Shortens { seat, left, path } });
    let unseen: Vec<Face> = view.unseen().map(|card| card.face()).collect();
    let heal = unseen.iter().filter(|face| after.is_healed_by(**face, &view.setup)).count();
    let books = view.player(seat).map_or(0, |player| player.necronomicons);
    lines.push(Comes::Heals { heal, unseen: unseen.len(), books });
    lines
}

/// What a card that grows opens.
fn growth(data: &PanelData, action: Action) -> Vec<Comes> {
    let Some(me) = data.seen.view.viewer else { return vec![] };
    let (Some(before), Some(after)) = (data.seen.standing(me), data.seen.after(action, me)) else {
        return vec![];
    };
    let old: Vec<Cell> = before.openings.iter().filter_map(|opening| opening.target()).collect();
    let plan = after.plan();
    let targets = plan.targets();
    let new = targets.filter(|at| !old.contains(at) && plan.complete(data.seen.needed()).is_none());
    let opens = |at: Cell| {
        let counted = counted(&after, at, &data.seen.view).message();
        Comes::Opens { at: at.to_string(), counted }
    };
    new.map(opens).collect()
}

/// How many of the cards that whoever looks has not seen could do what at an open end.
pub fn counted(monster: &Monster, at: Cell, view: &View) -> Comes {
    let (unseen, sums) = uses(monster, at, view.unseen().map(|card| card.face()), &view.setup);
    let [on, closes, wounds] = sums;
    Comes::Counted { unseen, on, closes, wounds }
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
