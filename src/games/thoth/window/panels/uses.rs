//! The card that was picked: every use of it, with its choices, or the reason why there are none.

use super::{hand, outlook, words};
use crate::asked::{Act, Asked, Pick};
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::{CardUse, Choice, PanelView};
use crate::texts::Uses;
use bevy_egui::egui::{Button, Label, Rect, RichText, Ui, vec2};
use game::message::Say;
use thoth_rules::{Action, Card, Element, Kind, Play, Size, size_name};
use window::keys::names::{ENTER, ESC};
use window::speech::{self, say};
use window::ui::buttons::{cap, refusal, small};
use window::ui::tip::Tip;
use window::ui::unlock::Unlock;
use window::ui::{landmarks, style};

/// Shows the picked card: what is chosen and the button that plays it, then every use; nothing if none is picked.
/// Where each lawful play stands goes to `plays`.
pub fn show(
    ui: &mut Ui,
    seen: &PanelView,
    pick: &mut Pick,
    pack: Pack,
    plays: &mut Vec<(Play, Rect)>,
) -> Option<Act> {
    let held = seen.held(pick.card?)?;
    let may = |one: &&CardUse| one.why_not.is_none();
    head(ui, held.card, pick);
    let mut act = foot(ui, seen, pick);
    ui.spacing_mut().item_spacing.y = 4.0;
    for one in held.uses.iter().filter(may) {
        lawful(ui, seen, one, held.card, (&mut *pick, &mut *plays), pack);
    }
    for one in held.uses.iter().filter(|one| !may(one)) {
        ui.horizontal_top(|ui| {
            pack.show(ui, Picture::Sign(one.kind, element(held.card, one.kind)), 16.0);
            let why = one.why_not.clone().unwrap_or_default();
            let words = Uses::WhyNot { kind: one.kind.message(), why: why.words.clone() };
            let words = RichText::new(say(words)).small().color(style::FAINT);
            act = refusal(ui, words, &why).map(Act::Program).or(act.take());
        });
    }
    act
}

fn head(ui: &mut Ui, card: Card, pick: &mut Pick) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say(card)).size(18.0).color(style::AMBER));
        if small(ui, &say(Uses::Close), ESC, true).clicked() {
            *pick = Pick::default();
        }
    });
}

/// A use that the rules allow, with its choices beneath.
fn lawful(
    ui: &mut Ui,
    seen: &PanelView,
    one: &CardUse,
    card: Card,
    (pick, plays): (&mut Pick, &mut Vec<(Play, Rect)>),
    pack: Pack,
) {
    ui.horizontal(|ui| {
        pack.show(ui, Picture::Sign(one.kind, element(card, one.kind)), 22.0);
        ui.label(say(one.kind));
    });
    ui.add_enabled_ui(seen.may_play(), |ui| match one.kind {
        Kind::Raise => sizes(ui, one, card.element(), (pick, plays), pack),
        _ => {
            ui.horizontal_wrapped(|ui| {
                for choice in &one.choices {
                    button(ui, choice, &label(choice.play, seen), pick, plays);
                }
            });
        }
    });
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
            match seen.view.roof_outlook(card) {
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

fn button(ui: &mut Ui, choice: &Choice, label: &str, pick: &mut Pick, plays: &mut Vec<(Play, Rect)>) {
    let chosen = pick.play == Some(choice.play);
    let response = ui.add_enabled(choice.why_not.is_none(), Button::new(label).selected(chosen));
    landmarks::item(ui.ctx(), &format_args!("{:?}", choice.play), || Some(response.rect));
    match &choice.why_not {
        Some(why) => {
            response.tip_refused(why);
        }
        None => {
            plays.push((choice.play, response.interact_rect));
            if response.clicked() {
                pick.play = Some(choice.play);
            }
        }
    }
}

/// A row of counts for each size.
fn sizes(
    ui: &mut Ui,
    one: &CardUse,
    element: Element,
    (pick, plays): (&mut Pick, &mut Vec<(Play, Rect)>),
    pack: Pack,
) {
    for size in Size::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            pack.show(ui, Picture::Pyramid(element, size), 20.0).tip(say(size_name(size)));
            for choice in one.choices.iter().filter(|choice| of_size(choice.play, size)) {
                if let Play::Raise { count, .. } = choice.play {
                    button(ui, choice, &count.to_string(), pick, plays);
                }
            }
        });
    }
}

fn of_size(play: Play, wanted: Size) -> bool {
    matches!(play, Play::Raise { size, .. } if size == wanted)
}

/// The button that plays, and what it plays.
fn foot(ui: &mut Ui, seen: &PanelView, pick: &Pick) -> Option<Act> {
    let play = hand::meant(seen, *pick);
    let text = RichText::new(say(Uses::Play)).size(17.0);
    let button =
        Button::new(text).shortcut_text(cap(ui, ENTER)).min_size(vec2(110.0, 34.0)).fill(style::BUTTON_WARM);
    let response = ui.add_enabled(play.is_some() && seen.may_play(), button);
    landmarks::button(ui.ctx(), &ENTER.into(), response.rect);
    let pressed = response.unlocked_click(ui, "Play");
    let words = match (play, &seen.refusals.play) {
        (_, Some(why)) => RichText::new(&why.words).color(style::FAINT),
        (None, None) => RichText::new(say(Uses::Choose)).color(style::FAINT),
        (Some(play), None) => RichText::new(speech::tell(&seen.names, &words::whole_order(play))),
    };
    ui.add(Label::new(words).wrap());
    if let Some(play) = play {
        outlook::show(ui, seen, play);
    }
    play.filter(|_| pressed).map(|play| Act::Wish(Asked::Do(Action::Play(play))))
}
