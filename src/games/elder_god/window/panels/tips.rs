//! What is said about a thing: what it is, what it is for, and what comes of it.

use super::consequences;
use crate::layout::Plot;
use crate::panel_data::PanelData;
use crate::texts::{Heads, Things as Words};
use bevy_egui::egui::{Color32, RichText, Ui};
use elder_god_rules::{Action, BODY, Card, Cell, Face, Laid, Mark, Opening, State, Thing};
use game::Seat;
use game::choices::Comes;
use game::message::{Message, Say};
use window::speech::say;
use window::ui::style;
use window::words::capital;

/// Lines of an explanation: the first is its head.
pub type Lines = Vec<String>;

/// Why somebody must be stopped now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// They can open the Mouth.
    Mouth,
    /// They are one card from winning.
    Close,
}

/// Writes them.
pub fn lines(ui: &mut Ui, lines: &[String]) {
    for (k, line) in lines.iter().enumerate() {
        let words = RichText::new(line);
        ui.label(if k == 0 { words.color(style::AMBER) } else { words.size(13.5).color(style::INK) });
    }
}

/// What would come of something, and the colour of that.
pub(crate) fn comes_of(data: &PanelData, comes: &Comes<Action>) -> (String, Color32) {
    match comes {
        Comes::Does(_, action) => (format!("✔ {}", data.tell(action)), style::GOOD),
        Comes::Refused(_, _, why) => (format!("✖ {}", data.tell(why)), style::BAD),
    }
}

/// What a card of the hand is, and is for.
pub fn card(card: Card) -> Lines {
    let about = match card.face() {
        Face::Limb(_, State::Normal) => Words::Normal,
        Face::Limb(_, State::Immune) => Words::Immune,
        Face::Limb(_, State::Damaged) => Words::Damaged,
        Face::Eyestalk(stalks) if stalks == [State::Normal; 4] => Words::Eyestalk,
        Face::Eyestalk(_) => Words::EyestalkMixed,
        Face::ElderSign => Words::ElderSign,
    };
    vec![capital(&say(card)), say(about)]
}

/// What is at a cell of a plot.
enum Spot<'a> {
    Body,
    Laid(&'a Laid),
    Mouth,
    Opening(Opening),
}

impl<'a> Spot<'a> {
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

/// What there is at a cell, for whoever cannot see it; nothing where it is empty.
pub(super) fn name(data: &PanelData, seat: Seat, at: Cell) -> Option<Message> {
    Some(Spot::of(data, seat, at)?.name(seat, at))
}

/// What is at a spot of a plot, or the Mouth that waits there.
pub fn spot(data: &PanelData, plot: &Plot, spot: Thing, on_mouth: bool) -> Lines {
    if on_mouth && data.seen.winner().is_none() {
        return mouth(data, plot.seat);
    }
    let Thing::Cell(seat, at) = spot else { return vec![] };
    let Some((monster, standing)) = data.seen.monster(seat).zip(data.seen.standing(seat)) else {
        return vec![];
    };
    let Some(spot) = Spot::of(data, seat, at) else { return vec![] };
    let about = match &spot {
        Spot::Body => vec![say(Words::BodyAbout)],
        Spot::Laid(laid) => {
            let state = laid.state(standing.plan.pointed_from(at));
            laid_card(laid, state, standing.plan.is_open(at))
        }
        Spot::Mouth => return mouth(data, seat),
        Spot::Opening(opening) if monster.wound().is_some_and(|laid| laid.at == opening.at) => {
            vec![say(Words::OpeningWounded)]
        }
        Spot::Opening(_) => {
            let counted = consequences::counted(monster, at, &data.seen.view).message();
            vec![say(Words::OpeningAbout { counted })]
        }
    };
    [data.tell(&spot.name(seat, at))].into_iter().chain(about).collect()
}

/// About what lies there.
fn laid_card(laid: &Laid, state: State, open: bool) -> Lines {
    let state = match (laid.mark, state) {
        (Some(Mark::Necronomicon), _) => Words::LaidNecronomicon,
        (Some(Mark::Scar), _) => Words::LaidScar,
        (None, State::Damaged) => Words::LaidDamaged,
        (None, State::Immune) => Words::LaidImmune,
        (None, State::Normal) if open => Words::LaidOpen,
        (None, State::Normal) => Words::LaidClosed,
    };
    let covers = laid.under.map(|under| say(Words::Covers { card: under.message() }));
    [say(state)].into_iter().chain(covers).collect()
}

/// What a Mouth waits for.
pub fn mouth(data: &PanelData, seat: Seat) -> Lines {
    let head = data.tell(&Words::Mouth { seat });
    let mine = data.asked() == Some(seat);
    let words = match data.seen.check(Action::Mouth) {
        Ok(()) if mine => say(Words::MouthMine),
        Err(why) if mine => data.tell(&why),
        _ => return [head].into_iter().chain(standing(data, seat)).collect(),
    };
    vec![head, words]
}

/// That a player is one card from winning, or nearer.
pub fn alarm(data: &PanelData, seat: Seat) -> Option<Alarm> {
    let standing = data.seen.standing(seat).filter(|standing| standing.alarm)?;
    let ended = data.seen.view.ending.is_some();
    let alarm = if standing.mouth.is_some() { Alarm::Mouth } else { Alarm::Close };
    (!ended).then_some(alarm)
}

/// How a player stands.
pub fn standing(data: &PanelData, seat: Seat) -> Lines {
    let (Some(standing), Some(view)) =
        (data.seen.standing(seat), data.seen.view.seats.get(usize::from(seat.0)))
    else {
        return vec![];
    };
    let mut lines = vec![
        data.name(seat),
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
