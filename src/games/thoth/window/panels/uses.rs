//! The card that was picked: every use of it, with its choices, or the reason why there are none.

use super::carrying::Drops;
use super::{outlook, words};
use crate::asked::{Act, choose};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::{Button, Label, RichText, Ui, vec2};
use game::choices::{Chosen, Input};
use game::message::Say;
use thoth_rules::{Card, CardUse, Choice, Element, Kind, Play, Size, Thing, size_name};
use window::keys::names::{ENTER, ESC};
use window::speech::{self, Reason, say};
use window::ui::buttons::{cap, refusal, small};
use window::ui::tip::Tip;
use window::ui::unlock::Unlock;
use window::ui::{landmarks, style};

/// Shows the picked card: what is chosen and the button that plays it, then every use; nothing if none is picked.
/// Where each lawful play stands goes to `drops`.
pub fn show(
    ui: &mut Ui,
    seen: &PanelView,
    chosen: &Chosen<Thing>,
    pack: Pack,
    drops: &mut Drops,
) -> Option<Act> {
    let Some(Thing::Card(card)) = chosen.at.first() else { return None };
    let held = seen.held(*card)?;
    let may = |one: &&CardUse| one.why_not.is_none();
    let closed = head(ui, held.card);
    let mut act = foot(ui, seen, chosen).or(closed);
    ui.spacing_mut().item_spacing.y = 4.0;
    let play = seen.play(chosen);
    for one in held.uses.iter().filter(may) {
        act = lawful(ui, seen, one, held.card, (play, &mut *drops), pack).or(act.take());
    }
    for one in held.uses.iter().filter(|one| !may(one)) {
        ui.horizontal_top(|ui| {
            pack.show(ui, Picture::Sign(one.kind, element(held.card, one.kind)), 16.0);
            let why = one.why_not.as_ref().map(|why| Reason::of(&seen.names, why)).unwrap_or_default();
            let words = Uses::WhyNot { kind: one.kind.message(), why: why.words.clone() };
            let words = RichText::new(say(words)).small().color(style::FAINT);
            act = refusal(ui, words, &why).map(Act::Program).or(act.take());
        });
    }
    act
}

fn head(ui: &mut Ui, card: Card) -> Option<Act> {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say(card)).size(18.0).color(style::AMBER));
        small(ui, &say(Uses::Close), ESC, true).clicked().then_some(choose(Input::Back))
    })
    .inner
}

/// A use that the rules allow, with its choices beneath.
fn lawful(
    ui: &mut Ui,
    seen: &PanelView,
    one: &CardUse,
    card: Card,
    (play, drops): (Option<Play>, &mut Drops),
    pack: Pack,
) -> Option<Act> {
    ui.horizontal(|ui| {
        pack.show(ui, Picture::Sign(one.kind, element(card, one.kind)), 22.0);
        ui.label(say(one.kind));
    });
    let mut buttons = Buttons { seen, play, drops, pressed: None };
    ui.add_enabled_ui(seen.may_play(), |ui| match one.kind {
        Kind::Raise => sizes(ui, one, card.element(), &mut buttons, pack),
        _ => {
            ui.horizontal_wrapped(|ui| {
                for choice in &one.choices {
                    buttons.one(ui, choice, &label(choice.play, seen));
                }
            });
        }
    });
    buttons.pressed.map(|play| choose(Input::Focus(Thing::Play(play))))
}

/// The element in whose colour a use of a card is shown.
pub fn element(card: Card, kind: Kind) -> Option<Element> {
    match kind {
        Kind::Raise => card.worth().map(|_| card.element()),
        Kind::Roof => card.roof(),
        Kind::Trouble => card.trouble(),
        Kind::Relief => card.relief().map(|relief| relief.element),
        Kind::Foundation | Kind::Story | Kind::Discard | Kind::CallEnd => None,
    }
}

/// What stands on the button of a play.
fn label(play: Play, seen: &PanelView) -> String {
    let words = match play {
        Play::Foundation { card } | Play::Story { card } => {
            Uses::Takes { elements: card.accepts().message() }
        }
        Play::Raise { count, .. } => return count.to_string(),
        Play::Roof { card } => {
            let Some(element) = card.roof().map(|element| element.message()) else { return String::new() };
            match seen.view().roof_outlook(card) {
                Some(outlook) => Uses::EndsHandAt { element, comes: outlook::comes_to(&outlook) },
                None => Uses::EndsHand { element },
            }
        }
        Play::Trouble { against, replacing: None, .. } => return seen.names.of(against),
        Play::Trouble { against, replacing: Some(old), .. } => {
            Uses::InPlaceOf { name: seen.names.of(against), old: old.message() }
        }
        Play::Relief { card } => {
            return card.relief().map_or_else(String::new, |relief| say(relief.element));
        }
        Play::Discard { .. } => Uses::NoEffect,
        Play::CallEnd { .. } => Uses::FaceDown,
    };
    speech::tell(&seen.names, &words)
}

/// The buttons of a use, each of which chooses a play.
struct Buttons<'a> {
    seen: &'a PanelView,
    /// The play that is chosen.
    play: Option<Play>,
    /// Where they stand.
    drops: &'a mut Drops,
    /// The play whose button was pressed.
    pressed: Option<Play>,
}

impl Buttons<'_> {
    fn one(&mut self, ui: &mut Ui, choice: &Choice, label: &str) {
        let (thing, chosen) = (Thing::Play(choice.play), self.play == Some(choice.play));
        let response = ui.add_enabled(choice.why_not.is_none(), Button::new(label).selected(chosen));
        landmarks::item(ui.ctx(), &thing, || Some(response.rect));
        match &choice.why_not {
            Some(why) => {
                response.tip_refused(&Reason::of(&self.seen.names, why));
            }
            None => {
                self.drops.push((thing, response.interact_rect));
                if response.clicked() {
                    self.pressed = Some(choice.play);
                }
            }
        }
    }
}

/// A row of counts for each size.
fn sizes(ui: &mut Ui, one: &CardUse, element: Element, buttons: &mut Buttons, pack: Pack) {
    for size in Size::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            pack.show(ui, Picture::Pyramid(element, size), 20.0).tip(say(size_name(size)));
            for choice in one.choices.iter().filter(|choice| of_size(choice.play, size)) {
                if let Play::Raise { count, .. } = choice.play {
                    buttons.one(ui, choice, &count.to_string());
                }
            }
        });
    }
}

fn of_size(play: Play, wanted: Size) -> bool {
    matches!(play, Play::Raise { size, .. } if size == wanted)
}

/// The button that plays, and what it plays.
fn foot(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Act> {
    let play = seen.play(chosen);
    let text = RichText::new(say(Uses::Play)).size(17.0);
    let button =
        Button::new(text).shortcut_text(cap(ui, ENTER)).min_size(vec2(110.0, 34.0)).fill(style::BUTTON_WARM);
    let response = ui.add_enabled(play.is_some() && seen.may_play(), button);
    landmarks::button(ui.ctx(), &ENTER.into(), response.rect);
    let pressed = response.unlocked_click(ui, "Play");
    let words = match (play, &seen.why_not) {
        (_, Some(why)) => RichText::new(&why.words).color(style::FAINT),
        (None, None) => RichText::new(say(Uses::Choose)).color(style::FAINT),
        (Some(play), None) => RichText::new(speech::tell(&seen.names, &words::whole_order(play))),
    };
    ui.add(Label::new(words).wrap());
    if let Some(play) = play {
        outlook::show(ui, seen, play);
    }
    pressed.then_some(choose(Input::Enter))
}
