//! What is said about a thing: what it is, what it is for, and what comes of it. Of a card that is the more than it does at once:
//! what a wound costs its victim, what opens where, and how many of the cards that nobody has shown yet would fit there.

use crate::layout::Plot;
use crate::panel_data::PanelData;
use crate::texts::{Comes, Heads, Things as Words};
use bevy_egui::egui::Color32;
use elder_god_rules::{
    Action, BODY, Card, CardFace, Cell, Condition, Laid, Monster, Opening, Setup, Thing, Treatment, Uses,
    View,
};
use game::message::{Message, Say};
use game::{Seat, choices};
use std::collections::BTreeMap;
use window::speech::say;
use window::ui::explanation::Explanation;
use window::ui::style;
use window::words::capital;

/// Why somebody must be stopped now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// They can open the Mouth.
    Mouth,
    /// They are one card from winning.
    Close,
}

/// What would come of something, and the colour of that.
pub(crate) fn comes_of(data: &PanelData, comes: &choices::Comes<Action>) -> (String, Color32) {
    use choices::Comes;
    match comes {
        Comes::Does(_, action) => (format!("✔ {}", data.tell(action)), style::GOOD),
        Comes::Refused(_, _, why) => (format!("✖ {}", data.tell(why)), style::BAD),
    }
}

pub fn card(card: Card) -> Explanation {
    let about = match card.face() {
        CardFace::Limb(_, Condition::Normal) => Words::Normal,
        CardFace::Limb(_, Condition::Immune) => Words::Immune,
        CardFace::Limb(_, Condition::Damaged) => Words::Damaged,
        CardFace::Eyestalk(stalks) if stalks == [Condition::Normal; 4] => Words::Eyestalk,
        CardFace::Eyestalk(_) => Words::EyestalkMixed,
        CardFace::ElderSign => Words::ElderSign,
    };
    Explanation::new(capital(&say(card)), [say(about)])
}

enum CellContent<'a> {
    Body,
    Laid(&'a Laid),
    Mouth,
    Opening(Opening),
}

impl<'a> CellContent<'a> {
    fn of(data: &'a PanelData, seat: Seat, at: Cell) -> Option<Self> {
        if at == BODY {
            return Some(Self::Body);
        }
        let (monster, standing) = data.seen.monster(seat).zip(data.seen.standing(seat))?;
        if let Some(laid) = monster.at(at) {
            return Some(Self::Laid(laid));
        }
        if standing.mouth.as_ref().is_some_and(|mouth| mouth.at == at) {
            return Some(Self::Mouth);
        }
        standing.openings.iter().find(|opening| opening.target() == Some(at)).copied().map(Self::Opening)
    }

    fn name(&self, seat: Seat, at: Cell) -> Message {
        let at = at.to_string();
        let words = match self {
            Self::Body => Words::Body { seat },
            Self::Laid(laid) => Words::Laid { card: laid.top.message(), at },
            Self::Mouth => Words::Mouth { seat },
            Self::Opening(_) => Words::Opening { at },
        };
        words.message()
    }
}

/// What there is at a cell, for whoever cannot see it; `None` if it is empty.
pub(super) fn name(data: &PanelData, seat: Seat, at: Cell) -> Option<Message> {
    Some(CellContent::of(data, seat, at)?.name(seat, at))
}

/// What is at a spot of a plot, or the Mouth that waits there.
pub fn spot(data: &PanelData, plot: &Plot, spot: Thing, on_mouth: bool) -> Option<Explanation> {
    if on_mouth && data.seen.winner().is_none() {
        return Some(mouth(data, plot.seat));
    }
    let Thing::Cell(seat, at) = spot else { return None };
    let (monster, standing) = data.seen.monster(seat).zip(data.seen.standing(seat))?;
    let spot = CellContent::of(data, seat, at)?;
    let about = match &spot {
        CellContent::Body => vec![say(Words::BodyAbout)],
        CellContent::Laid(laid) => {
            let state = laid.state(standing.plan.pointed_from(at));
            laid_card(laid, state, standing.plan.is_open(at))
        }
        CellContent::Mouth => return Some(mouth(data, seat)),
        CellContent::Opening(opening) if monster.wound().is_some_and(|laid| laid.at == opening.at) => {
            vec![say(Words::OpeningWounded)]
        }
        CellContent::Opening(_) => {
            let counted = counted(monster, at, &data.seen.view).message();
            vec![say(Words::OpeningAbout { counted })]
        }
    };
    Some(Explanation::new(data.tell(&spot.name(seat, at)), about))
}

/// About what lies there.
fn laid_card(laid: &Laid, state: Condition, open: bool) -> Vec<String> {
    let state = match (laid.mark, state) {
        (Some(Treatment::Necronomicon), _) => Words::LaidNecronomicon,
        (Some(Treatment::Scar), _) => Words::LaidScar,
        (None, Condition::Damaged) => Words::LaidDamaged,
        (None, Condition::Immune) => Words::LaidImmune,
        (None, Condition::Normal) if open => Words::LaidOpen,
        (None, Condition::Normal) => Words::LaidClosed,
    };
    let covers = laid.under.map(|under| say(Words::Covers { card: under.message() }));
    [say(state)].into_iter().chain(covers).collect()
}

fn mouth(data: &PanelData, seat: Seat) -> Explanation {
    let mine = data.asked() == Some(seat);
    let lines = match data.seen.check(Action::Mouth) {
        Ok(()) if mine => vec![say(Words::MouthMine)],
        Err(why) if mine => vec![data.tell(&why)],
        _ => [data.name(seat)].into_iter().chain(standing(data, seat)).collect(),
    };
    Explanation::new(data.tell(&Words::Mouth { seat }), lines)
}

/// That a player is one card from winning, or nearer.
pub fn alarm(data: &PanelData, seat: Seat) -> Option<Alarm> {
    let standing = data.seen.standing(seat).filter(|standing| standing.alarm)?;
    let ended = data.seen.view.ending.is_some();
    let alarm = if standing.mouth.is_some() { Alarm::Mouth } else { Alarm::Close };
    (!ended).then_some(alarm)
}

pub fn standing(data: &PanelData, seat: Seat) -> Vec<String> {
    let (Some(standing), Some(view)) =
        (data.seen.standing(seat), data.seen.view.seats.get(usize::from(seat.0)))
    else {
        return vec![];
    };
    let mut lines = vec![
        say(Words::Path { path: standing.path.len(), needed: data.seen.needed() }),
        say(Words::Openings { openings: standing.openings.len() }),
    ];
    lines.extend(alarm(data, seat).map(|alarm| match alarm {
        Alarm::Mouth => say(Heads::AlarmMouth),
        Alarm::Close => say(Heads::AlarmClose),
    }));
    lines.extend(standing.wound.map(|at| say(Words::Wounded { at: at.to_string() })));
    lines.push(say(Words::InHand { cards: view.cards, books: view.player.necronomicons }));
    lines
}

/// What comes of something that may be done, a sentence a line.
pub(super) fn consequences(data: &PanelData, action: Action) -> Vec<Comes> {
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
    let unseen: Vec<CardFace> = view.unseen().map(|card| card.face()).collect();
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
fn counted(monster: &Monster, at: Cell, view: &View) -> Comes {
    let (unseen, sums) = uses(monster, at, view.unseen().map(|card| card.face()), &view.setup);
    let [on, closes, wounds] = sums;
    Comes::Counted { unseen, on, closes, wounds }
}

/// How many cards there are, and how many of them go on, close an end, and wound.
fn uses(
    monster: &Monster,
    at: Cell,
    faces: impl Iterator<Item = CardFace>,
    setup: &Setup,
) -> (usize, [usize; 3]) {
    let mut known: BTreeMap<CardFace, Uses> = BTreeMap::new();
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
