//! The keyboard at the table of Cluethulhu: everything that the mouse can do.

use crate::clock::{For, Pick};
use crate::console::{ConsoleOptions, DealStage};
use crate::keys::{
    AGAIN, ALL_PASS, DEFENCE, ELECT, HEIR, HOLD, NEXT, NO, PUBLIC, RECORD, SCRIPT, TABLET, TALK, TIMERS,
};
use crate::panel_data::PanelData;
use crate::panels::result;
use crate::ui_state::{GameRequest, ScreenMode, Tab, Wanted};
use cluethulhu_rules::{Cluethulhu, Thing};
use game::Seat;
use game::choices::{Input, Rank};
use game::message::{Message, Say as _};
use window::choices;
use window::keys::{Key, Shortcut};
use window::speech::say;
use window::ui::act::{Request, UiCommand};
use window::ui::pass_screen;

/// The seat of a digit; with Shift those from the eleventh.
fn seat(key: Key) -> Option<Seat> {
    match key {
        Key::Digit(digit) => Some(Seat((digit + 9) % 10)),
        Key::ShiftDigit(digit) => Some(Seat((digit + 9) % 10 + 10)),
        _ => None,
    }
}

/// Whether an arrow leads clockwise.
fn clockwise(key: Key) -> Option<bool> {
    match key {
        Key::Arrow(right, up) => Some(right > 0 || up > 0),
        _ => None,
    }
}

pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    if data.seen.result.is_some() {
        return story(key, data).map(UiCommand::Wish);
    }
    if let Some(why) = refused_at_console(key, data) {
        return Some(UiCommand::Program(Request::Refuse(say(why).into())));
    }
    let asked = match key {
        _ if data.ui_state.turn.is_some() => in_turn(key, data),
        _ if data.ui_state.console.deal.is_some() => in_deal(key, data),
        Key::Does(shortcut) if at_console(shortcut, data).is_some() => at_console(shortcut, data),
        Key::Enter if data.ui_state.doubt.is_some() => Some(GameRequest::AllTheSame),
        Key::Escape => {
            let takes_back = data.ui_state.chosen.is_choosing() || data.ui_state.doubt.is_some();
            takes_back.then_some(GameRequest::Back)
        }
        Key::Arrow(..) => next(data, clockwise(key)?).map(GameRequest::Point),
        Key::Digit(_) | Key::ShiftDigit(_) => {
            seat(key).filter(|seat| data.targets().contains(seat)).map(|seat| at(data, seat))
        }
        Key::Enter => match data.ui_state.pointed.filter(|seat| data.targets().contains(seat)) {
            _ if data.hands().is_some() => Some(GameRequest::Count),
            Some(seat) => Some(at(data, seat)),
            None => data.next().into_iter().find(|thing| is_main(*thing)).map(GameRequest::click),
        },
        Key::Space if data.hands().is_some() => {
            data.ui_state.pointed.filter(|seat| data.targets().contains(seat)).map(GameRequest::Hand)
        }
        Key::Does(shortcut) => does(shortcut, data),
        _ => None,
    };
    asked.map(UiCommand::Wish)
}

/// While tablets are dealt. The key that shows one is none of those that cover it.
fn in_deal(key: Key, data: &PanelData) -> Option<GameRequest> {
    let means = match data.ui_state.console.deal? {
        DealStage::Looks(_) => matches!(key, Key::Enter | Key::Space),
        DealStage::Keeper => key == pass_screen::HERE,
        DealStage::Cards => matches!(key, Key::Enter | Key::Space | Key::Does(NEXT)),
        DealStage::Waits(_) => false,
    };
    means.then_some(GameRequest::Dealt)
}

/// Why a key that goes through the calls does nothing now: what its button says.
fn refused_at_console(key: Key, data: &PanelData) -> Option<Message> {
    let calls = data.ui_state.manner == ScreenMode::Console && data.ui_state.console.deal.is_none();
    match key {
        Key::Does(NEXT) if calls => data.why_not_next().map(|why| why.message()),
        Key::Does(AGAIN) if calls => data.why_not_again().map(|why| why.message()),
        _ => None,
    }
}

/// What only a Keeper has keys for.
fn at_console(shortcut: Shortcut, data: &PanelData) -> Option<GameRequest> {
    if data.ui_state.manner != ScreenMode::Console {
        return None;
    }
    let options = data.ui_state.console.options;
    match shortcut {
        // Not Space: it presses the button, too, where that has the keyboard.
        NEXT => Some(GameRequest::Next),
        AGAIN => Some(GameRequest::Again),
        HOLD => Some(GameRequest::Pace(ConsoleOptions { by_itself: !options.by_itself, ..options })),
        SCRIPT => Some(GameRequest::Show(Tab::Script)),
        PUBLIC => Some(GameRequest::Public(!data.ui_state.public)),
        _ => None,
    }
}

/// Pointing at a seat means a hand, or whoever is meant.
fn at(data: &PanelData, seat: Seat) -> GameRequest {
    if data.hands().is_some() { GameRequest::Hand(seat) } else { GameRequest::click(Thing::Seat(seat)) }
}

/// Whether something is the button of the likeliest thing to do.
fn is_main(thing: Thing) -> bool {
    matches!(thing, Thing::Verb(deed) if deed.rank == Rank::Main)
}

fn does(shortcut: Shortcut, data: &PanelData) -> Option<GameRequest> {
    if let Some(hands) = data.hands() {
        match shortcut {
            ELECT => return Some(GameRequest::Count),
            ALL_PASS => return Some(GameRequest::AllHands),
            HEIR if hands.ballot.needed.is_none() => return hands.next().map(GameRequest::Candidate),
            _ => {}
        }
    }
    let free = !data.waits && data.hands().is_none() && data.verb().is_none();
    if let Some(Input::Deed(deed)) = choices::input::<Cluethulhu>(Key::Does(shortcut), &[])
        && free
        && data.next().contains(&Thing::Verb(deed))
    {
        return Some(GameRequest::Choose(Input::Deed(deed)));
    }
    match shortcut {
        ALL_PASS if free => (!data.all_pass().is_empty()).then_some(GameRequest::AllPass),
        RECORD => Some(GameRequest::Show(Tab::Record)),
        TABLET => Some(GameRequest::Show(Tab::Mine)),
        TIMERS => Some(GameRequest::Timers(data.ui_state.untimed)),
        TALK => Some(GameRequest::Time(For::Discussion)),
        DEFENCE => Some(GameRequest::Time(For::Defence)),
        _ => None,
    }
}

/// In the turn of a Day. Digits point at places of the scrambled ring by the numbers of their seats, as they are drawn.
fn in_turn(key: Key, data: &PanelData) -> Option<GameRequest> {
    if data.ui_state.turn.as_ref().is_some_and(|turn| turn.answers) {
        return None;
    }
    let seats = data.seen.seats.len();
    if let Some(seat) = seat(key) {
        return (usize::from(seat.0) < seats).then_some(GameRequest::Pick(Pick::Somebody(seat)));
    }
    match key {
        Key::Does(NO) => Some(GameRequest::Pick(Pick::Nobody)),
        Key::Arrow(..) => next(data, clockwise(key)?).map(GameRequest::Point),
        Key::Space => data.ui_state.pointed.map(|seat| GameRequest::Pick(Pick::Somebody(seat))),
        Key::Enter => Some(GameRequest::Confirm),
        _ => None,
    }
}

/// The next seat of the ring that can be pointed at, from where the keyboard points.
fn next(data: &PanelData, clockwise: bool) -> Option<Seat> {
    let targets = data.targets();
    let fits = |seat: &Seat| targets.is_empty() || targets.contains(seat);
    let mut at = data.ui_state.pointed.or_else(|| data.layout.ring.places.last().map(|place| place.seat))?;
    for _ in 0..data.layout.ring.places.len() {
        at = data.layout.ring.beside(at, clockwise)?;
        if fits(&at) {
            return Some(at);
        }
    }
    None
}

/// After the end, through the story.
fn story(key: Key, data: &PanelData) -> Option<GameRequest> {
    let (all, at) = (data.history.len(), result::step(data));
    match key {
        Key::Arrow(..) if clockwise(key)? => Some(GameRequest::Step(Some((at + 1).min(all)))),
        Key::Arrow(..) => Some(GameRequest::Step(Some(at.saturating_sub(1)))),
        Key::Home => Some(GameRequest::Step(Some(0))),
        Key::End => Some(GameRequest::Step(Some(all))),
        _ => None,
    }
}
