//! Between the choices of a game and its window: keys as inputs, what may be dropped where, buttons.

use crate::board::Meaning;
use crate::keys::names::ENTER;
use crate::keys::{Cap, Key, Shortcut};
use crate::speech::{Reason, say};
use crate::ui::act::UiCommand;
use crate::ui::buttons::{action, ruled};
use crate::ui::drag::DropZone;
use crate::words::capital;
use bevy_egui::egui::{Rect, Ui};
use game::choices::{Choices, Comes, Deed, Input, Keyed, Offers, Pointing, Rank};
use game::message::Say;
use session::Names;
use std::fmt::Display;

/// What a click means on a table where it takes what it is on, and that is all there is to say.
pub struct Clicks {
    /// Whether something is still to be shown.
    pub busy: bool,
}

impl<T: Copy + Display> Meaning<T, Input<T>> for Clicks {
    fn click(&self, thing: T) -> Option<UiCommand<Input<T>>> {
        (!self.busy).then_some(UiCommand::Wish(Input::Click(thing)))
    }

    fn explain(&self, thing: T, ui: &mut Ui) -> bool {
        ui.label(thing.to_string());
        true
    }
}

/// What a key asks for, where digits stand for these things. Tab and arrows are the window's: it knows where things lie.
pub fn input<G: Choices>(key: Key, digits: &[G::Thing]) -> Option<Input<G::Thing>> {
    match key {
        Key::Does(shortcut) => {
            let deed = G::DEEDS.iter().find(|deed| deed.id == shortcut.id)?;
            matches!(deed.key, Keyed::Letter(..)).then_some(Input::Deed(deed))
        }
        Key::Digit(digit) => {
            usize::from(digit).checked_sub(1).and_then(|at| digits.get(at)).copied().map(Input::Click)
        }
        Key::Enter | Key::Space => Some(Input::Enter),
        Key::Escape => Some(Input::Back),
        _ => None,
    }
}

/// The next thing of a cycle, or the one before; from nothing the first, or the last.
pub fn cycle<T: Copy + PartialEq>(things: &[T], from: Option<T>, back: bool) -> Option<T> {
    let count = things.len();
    let at = from.and_then(|from| things.iter().position(|each| *each == from));
    let next = match (at, back) {
        (Some(at), false) => at + 1,
        (Some(at), true) => at + count - 1,
        (None, false) => 0,
        (None, true) => count.saturating_sub(1),
    };
    things.get(next % count.max(1)).copied()
}

/// Whether a key asks for the next thing of a cycle (`false`) or the one before.
pub const fn cycles_back(key: Key) -> Option<bool> {
    match key {
        Key::Tab(back) => Some(back),
        Key::Arrow(-1, _) | Key::Arrow(_, 1) => Some(true),
        Key::Arrow(..) => Some(false),
        _ => None,
    }
}

/// Where something may be let go of, among these places, and what comes of it there.
pub fn places<G: Choices<Action: Say>, D>(
    offers: &Offers<G>,
    names: &Names,
    (from, variant): (G::Thing, Option<u8>),
    onto: impl IntoIterator<Item = (G::Thing, Rect)>,
    drop: impl Fn(Input<G::Thing>) -> D,
) -> Vec<DropZone<D>> {
    let place = |(onto, rect)| {
        let says = match offers.comes(&Pointing::At(vec![from, onto]), variant)? {
            Comes::Does(_, what) => Ok(capital(&say(what))),
            Comes::Refused(_, _, why) => Err(Reason::of(names, &why)),
        };
        Some(DropZone { rect, drop: drop(Input::Drop([from, onto])), says })
    };
    onto.into_iter().filter_map(place).collect()
}

/// The button of a deed, or that of one thing with which it can be done, with its digit; why not, where the rules refuse.
/// What a press asks for.
pub fn button<G: Choices<Action: Say>>(
    ui: &mut Ui,
    offers: &Offers<G>,
    names: &Names,
    deed: &'static Deed,
    thing: Option<(G::Thing, u8)>,
) -> Option<Input<G::Thing>> {
    let Some((thing, digit)) = thing else { return deed_button(ui, offers, names, deed) };
    let comes = offers.comes(&Pointing::At(vec![thing]), None)?;
    let (Comes::Does(_, what) | Comes::Refused(_, what, _)) = &comes;
    let label = say(deed.label(Some(what.message())));
    let digit = digit.to_string();
    allowed(ui, names, deed, &comes, (&label, Cap::Fixed(&digit))).then_some(Input::Click(thing))
}

/// The button of a deed; why not, where the rules refuse. What a press asks for.
pub fn deed_button<G: Choices>(
    ui: &mut Ui,
    offers: &Offers<G>,
    names: &Names,
    deed: &'static Deed,
) -> Option<Input<G::Thing>> {
    let label = say(deed.label(None));
    let key = match Shortcut::of(deed) {
        Some(shortcut) => shortcut.into(),
        None if deed.rank == Rank::Main => ENTER.into(),
        None => Cap::Fixed(""),
    };
    let pressed = if deed.many {
        // What it is done with is marked next.
        action(ui, &label, key, None, false)
    } else {
        let comes = offers.comes(&Pointing::Deed(deed), None)?;
        allowed(ui, names, deed, &comes, (&label, key))
    };
    pressed.then_some(Input::Deed(deed))
}

/// A button with words and a key; whether it was pressed, which it cannot be where the rules refuse.
fn allowed<A>(ui: &mut Ui, names: &Names, deed: &Deed, comes: &Comes<A>, (label, key): (&str, Cap)) -> bool {
    let why = match comes {
        Comes::Does(..) => None,
        Comes::Refused(_, _, why) => Some(Reason::of(names, why)),
    };
    ruled(ui, label, key, why.as_ref(), deed.rank == Rank::Main)
}
