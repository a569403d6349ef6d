//! The card that was picked: every use of it, with its choices, or the reason why there are none.

use super::{Act, Asked, Pick, words};
use crate::app::ui::style;
use crate::app::words::capital;
use crate::games::thoth::rules::{Action, Card, Element, Kind, Play, Size};
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::Pack;
use crate::games::thoth::window::panel_view::{CardUse, Choice, PanelView};
use bevy_egui::egui::{Button, Label, RichText, ScrollArea, Ui, vec2};

/// Width of the large face beside the uses, points, and from which width of the panel on it is shown.
const FACE: f32 = 150.0;
const FACE_FROM: f32 = 520.0;
/// Width of the names of uses.
const NAME: f32 = 92.0;

/// Shows the picked card; nothing if none is.
pub fn show(ui: &mut Ui, seen: &PanelView, pick: &mut Pick, pack: &mut Pack, height: f32) -> Option<Act> {
    let held = seen.held(pick.card?)?;
    let mut act = None;
    ui.horizontal_top(|ui| {
        if ui.available_width() > FACE_FROM && height > 250.0 {
            pack.show(ui, Picture::Face(held.card), FACE.min((height - 20.0) * 0.58));
            ui.add_space(6.0);
        }
        ui.vertical(|ui| {
            head(ui, held.card, pick);
            ScrollArea::vertical().id_salt("uses").max_height((height - 92.0).max(20.0)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                for one in &held.uses {
                    ui.horizontal(|ui| row(ui, seen, one, held.card, pick, pack));
                }
            });
            ui.add_space(2.0);
            act = foot(ui, seen, pick);
        });
    });
    act
}

fn head(ui: &mut Ui, card: Card, pick: &mut Pick) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(card.to_string()).size(19.0).color(style::AMBER));
        if ui.add(Button::new(RichText::new("Close  Esc").small())).clicked() {
            *pick = Pick::default();
        }
    });
}

fn row(ui: &mut Ui, seen: &PanelView, one: &CardUse, card: Card, pick: &mut Pick, pack: &mut Pack) {
    let lawful = one.why_not.is_none() && seen.may_play();
    pack.show(ui, Picture::Sign(one.kind, element(card, one.kind)), 24.0);
    let name = RichText::new(capital(&one.kind.to_string()));
    let left = ui.cursor().left();
    ui.label(if lawful { name } else { name.color(style::FAINT) });
    ui.add_space((left + NAME - ui.cursor().left()).max(0.0));
    if let Some(why) = &one.why_not {
        ui.add(Label::new(RichText::new(why).small().color(style::FAINT)).wrap());
        return;
    }
    ui.add_enabled_ui(seen.may_play(), |ui| match one.kind {
        Kind::Raise => sizes(ui, one, card.element(), pick, pack),
        _ => {
            ui.horizontal_wrapped(|ui| {
                for choice in &one.choices {
                    button(ui, choice, &label(choice.play, seen), pick);
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
    match play {
        Play::Foundation { card } | Play::Story { card } => format!("takes {}", card.accepts()),
        Play::Raise { count, .. } => count.to_string(),
        Play::Roof { card } => {
            card.roof().map_or_else(String::new, |element| format!("{element}; ends the hand"))
        }
        Play::Trouble { against, replacing: None, .. } => seen.names.of(against),
        Play::Trouble { against, replacing: Some(old), .. } => {
            format!("{}, in place of {}", seen.names.of(against), old.named())
        }
        Play::Relief { card } => card.relief().map_or_else(String::new, |relief| relief.element.to_string()),
        Play::Discard { .. } => "face up, no effect".into(),
        Play::CallEnd { .. } => "face down; ends the hand".into(),
    }
}

fn button(ui: &mut Ui, choice: &Choice, label: &str, pick: &mut Pick) {
    let chosen = pick.play == Some(choice.play);
    let response = ui.add_enabled(choice.why_not.is_none(), Button::new(label).selected(chosen));
    match &choice.why_not {
        Some(why) => {
            response.on_disabled_hover_text(why);
        }
        None => {
            if response.clicked() {
                pick.play = Some(choice.play);
            }
        }
    }
}

/// A row of counts for each size.
fn sizes(ui: &mut Ui, one: &CardUse, element: Element, pick: &mut Pick, pack: &mut Pack) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        ui.spacing_mut().button_padding.x = 7.0;
        for size in Size::ALL {
            pack.show(ui, Picture::Stone(element, size), 20.0).on_hover_text(size.to_string());
            for choice in one.choices.iter().filter(|choice| of_size(choice.play, size)) {
                if let Play::Raise { count, .. } = choice.play {
                    button(ui, choice, &count.to_string(), pick);
                }
            }
            ui.add_space(4.0);
        }
    });
}

fn of_size(play: Play, wanted: Size) -> bool {
    matches!(play, Play::Raise { size, .. } if size == wanted)
}

/// The order and its button.
fn foot(ui: &mut Ui, seen: &PanelView, pick: &Pick) -> Option<Act> {
    let play = pick.play.filter(|play| Some(play.card()) == pick.card);
    let mut act = None;
    ui.horizontal(|ui| {
        let text = RichText::new("Play").size(17.0);
        let key = RichText::new("Enter").size(12.5).color(style::FAINT);
        let button = Button::new(text).shortcut_text(key).min_size(vec2(96.0, 34.0)).fill(style::BUTTON_WARM);
        let response = ui.add_enabled(play.is_some() && seen.may_play(), button);
        match (play, &seen.refusals.play) {
            (_, Some(why)) => {
                ui.label(RichText::new(why).color(style::FAINT));
            }
            (None, None) => {
                ui.label(RichText::new("Choose a use above").color(style::FAINT));
            }
            (Some(play), None) => {
                let extra = words::extra(play).map_or_else(String::new, |extra| format!(", {extra}"));
                let words = RichText::new(words::order(play, &seen.names) + &extra).size(16.0);
                ui.add(Label::new(words).wrap());
                if response.clicked() {
                    act = Some(Act::Wish(Asked::Do(Action::Play(play))));
                }
            }
        }
    });
    act
}
