//! The keyboard at the table of Building an Elder God: everything that the mouse can do.

use crate::keys::{LARGER, OWN, PILE, SMALLER, TURN, WHOLE};
use crate::panel_data::PanelData;
use crate::ui_state::{GameRequest, Wanted, choose};
use bevy_egui::egui::vec2;
use elder_god_rules::{ElderGod, Phase, Thing};
use game::Seat;
use game::choices::Input;
use window::keys::Key;
use window::ui::act::UiCommand;
use window::{board, choices};

/// What an arrow moves of a monster, as a share of its field.
const PAN: f32 = 0.12;

pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    let pile = data.ui_state.pile_open;
    if key == Key::Does(PILE) || (pile && key == Key::Escape) {
        return Some(UiCommand::Wish(GameRequest::Pile(!pile)));
    }
    if let Some(asked) = look(key, data) {
        return Some(UiCommand::Wish(asked));
    }
    if data.busy {
        let goes_on = key == Key::Enter || key.is_typed();
        return goes_on.then_some(UiCommand::Wish(GameRequest::Hurry));
    }
    data.asked()?;
    chosen(key, data).map(choose)
}

/// What is chosen: numbers take a card up, arrows go through the places for it, Enter plays it.
fn chosen(key: Key, data: &PanelData) -> Option<Input<Thing>> {
    let cards: Vec<Thing> = data.seen.hand().iter().copied().map(Thing::Card).collect();
    let discards = matches!(data.seen.view.phase, Phase::Discard { .. });
    let focus = data.ui_state.chosen.focus;
    match key {
        Key::Does(TURN) => Some(Input::Turn(true, None)),
        // What would go at once is pointed at first.
        Key::Digit(digit) if discards => {
            cards.get(usize::from(digit).checked_sub(1)?).copied().map(Input::Focus)
        }
        Key::Arrow(right, _) if discards => choices::cycle(&cards, focus, right < 0).map(Input::Focus),
        Key::Arrow(right, up) => next(data, focus, (right, up)).map(Input::Focus),
        Key::Space => None,
        key => choices::input::<ElderGod>(key, &cards),
    }
}

fn look(key: Key, data: &PanelData) -> Option<GameRequest> {
    let front = data.layout.plots.iter().find(|plot| plot.front)?.seat;
    let frame = data.frame(front)?;
    let count = u8::try_from(data.layout.plots.len()).ok()?;
    let middle = frame.field.center();
    match key {
        Key::Tab(back) => {
            let step = if back { count - 1 } else { 1 };
            Some(GameRequest::Front(Seat((front.0 + step) % count)))
        }
        Key::ShiftDigit(digit) => (1..=count).contains(&digit).then(|| GameRequest::Front(Seat(digit - 1))),
        Key::Does(OWN) => data.seen.view.viewer.map(GameRequest::Front),
        Key::Does(WHOLE) => Some(GameRequest::Look(front, None)),
        Key::Does(LARGER) => Some(GameRequest::Look(front, Some(frame.zoomed(middle, 1.0)))),
        Key::Does(SMALLER) => Some(GameRequest::Look(front, Some(frame.zoomed(middle, -1.0)))),
        Key::Arrow(right, up) if is_idle(data) => {
            let by = vec2(-f32::from(right), f32::from(up)) * PAN * frame.field.size();
            Some(GameRequest::Look(front, Some(frame.panned(by))))
        }
        _ => None,
    }
}

/// Whether arrows have nothing to choose.
fn is_idle(data: &PanelData) -> bool {
    let choosing = matches!(data.seen.view.phase, Phase::Banish { .. } | Phase::Discard { .. });
    data.asked().is_none() || (data.chosen().at.is_empty() && !choosing)
}

/// From one place for what is chosen the next in a direction.
fn next(data: &PanelData, from: Option<Thing>, way: (i8, i8)) -> Option<Thing> {
    let places = data.places(data.chosen()).into_iter();
    let places: Vec<_> = places.filter_map(|thing| Some((thing, data.whole(thing)?))).collect();
    board::beside(&places, from, way)
}
