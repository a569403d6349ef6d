//! Buttons that every game's panels have.

use super::act::Request;
use super::caps::{self, KeyButton, cap};
use super::tip::HoverTip;
use super::unlock::Unlock;
use super::{landmarks, rule_link, style, watched};
use crate::keys::names::ESC;
use crate::keys::program::matches::{REDO, UNDO, UNDO_TURN};
use crate::keys::program::window::{HASTEN, HELP, RULES, SKIP};
use crate::keys::{Cap, label};
use crate::messages::{Command, Dialog};
use crate::speech::{Reason, say};
use crate::texts::Buttons;
use crate::words::capital;
use bevy_egui::egui::{
    Align, Button, CursorIcon, Label, Layout, Response, RichText, Sense, TextStyle, TextWrapMode, Ui,
    WidgetText, vec2,
};
use game::message::Message;
use session::{Seating, Undo};

/// A refusal that stands in a panel: the pointer on it names the key that leads to the rule, and a click leads there; what is
/// asked for.
pub fn refusal(ui: &mut Ui, words: RichText, why: &Reason) -> Option<Request> {
    let Some(rule) = why.rule else {
        ui.add(Label::new(words).wrap());
        return None;
    };
    let shown = ui.add(Label::new(words).wrap().sense(Sense::click()));
    let shown = shown.on_hover_cursor(CursorIcon::PointingHand).tip_ui(|ui| drop(rule_link::line(ui, why)));
    shown.clicked().then_some(Request::Rule(rule))
}

/// A button for something that is done in a match, with its key on it; the reason when it is disabled: nobody acts while a
/// match is [watched] again. Whether it was pressed.
pub fn action<'a>(
    ui: &mut Ui,
    label: &str,
    key: impl Into<Cap<'a>>,
    why_not: Option<&str>,
    main: bool,
) -> bool {
    ruled(ui, label, key, why_not.map(|why| Reason::from(why.to_owned())).as_ref(), main)
}

/// The same where the rules may refuse it: its tip leads to the rule.
pub fn ruled<'a>(
    ui: &mut Ui,
    label: &str,
    key: impl Into<Cap<'a>>,
    why_not: Option<&Reason>,
    main: bool,
) -> bool {
    let watched = watched::why_not(ui.ctx()).map(Reason::from);
    keyed(ui, label, key, watched.as_ref().or(why_not), main)
}

/// A button with its key on it; the reason when it is disabled. Whether it was pressed. One that has just come up under a
/// resting pointer is [locked](super::unlock) for a moment.
pub fn keyed<'a>(
    ui: &mut Ui,
    label: &str,
    key: impl Into<Cap<'a>>,
    why_not: Option<&Reason>,
    main: bool,
) -> bool {
    let (key, text) = (key.into(), RichText::new(label).size(if main { 17.0 } else { 15.0 }));
    let button = Button::new(text);
    let button = if main { button.min_size(vec2(84.0, 34.0)) } else { button.min_size(vec2(58.0, 34.0)) };
    let button = if main && why_not.is_none() { button.fill(style::BUTTON_WARM) } else { button };
    // Where a row that wraps has no room for it, it begins the next: it is not squeezed into what is left.
    let button = if ui.layout().main_wrap() { button.wrap_mode(TextWrapMode::Extend) } else { button };
    let response = ui.add_enabled(why_not.is_none(), KeyButton::new(button, key));
    landmarks::button(ui.ctx(), &key, response.rect);
    let clicked = response.unlocked_click(ui, label);
    if let Some(why) = why_not {
        response.tip_refused(&why.reworded(capital(why)));
    }
    clicked
}

/// Begins the next row of a layout that wraps, where this one has no room for a button: for one that is drawn in a scope of
/// its own, which gets what is left of the row.
pub fn room_for<'a>(ui: &mut Ui, label: &str, key: impl Into<Cap<'a>>, main: bool) {
    let label = RichText::new(label).size(if main { 17.0 } else { 15.0 });
    let texts = [label, cap(ui, key)].map(|text| {
        let text = WidgetText::from(text);
        text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button).size().x
    });
    let spacing = ui.spacing();
    let wide = texts.iter().sum::<f32>() + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
    if ui.available_size_before_wrap().x < wide {
        ui.end_row();
    }
}

/// A small button with its key on it, in a row of such. Where the row has no room for it, it begins the next.
pub fn small<'a>(ui: &mut Ui, label: &str, key: impl Into<Cap<'a>>, enabled: bool) -> Response {
    let usual = std::mem::replace(&mut ui.spacing_mut().button_padding, vec2(6.0, 3.0));
    let key = key.into();
    let button = Button::new(RichText::new(label).small()).wrap_mode(TextWrapMode::Extend);
    let response = ui.add_enabled(enabled, KeyButton::new(button, key));
    landmarks::button(ui.ctx(), &key, response.rect);
    ui.spacing_mut().button_padding = usual;
    response
}

/// Buttons for what every game has one key away: which dialog was asked for.
pub fn dialogs(ui: &mut Ui) -> Option<Request> {
    let rows: [(_, Cap, _); 3] = [
        (Buttons::Menu, ESC.into(), Dialog::Pause),
        (Buttons::Rules, RULES.into(), Dialog::Rules),
        (Buttons::Keys, HELP.into(), Dialog::Help),
    ];
    let pressed =
        rows.map(|(label, key, dialog)| small(ui, &say(label), key, true).clicked().then_some(dialog));
    pressed.into_iter().flatten().next().map(Request::Open)
}

/// What keys do, in a row: in one that is not wrapped as far as there is room.
pub fn hints(ui: &mut Ui, keys: &[(Cap, impl AsRef<str>)]) {
    if watched::why_not(ui.ctx()).is_some() {
        return;
    }
    for (key, what) in keys {
        let words = [cap(ui, *key), RichText::new(what.as_ref()).small().color(style::FAINT)];
        let words = words.map(|words| {
            let words = WidgetText::from(words);
            words.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body)
        });
        let wide: f32 = words.iter().map(|words| words.size().x + ui.spacing().item_spacing.x).sum();
        if !ui.layout().main_wrap() && ui.available_width() < wide {
            break;
        }
        let [_, what] = words;
        caps::show(ui, *key);
        ui.label(what);
    }
}

/// Who waits while bots are at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Nobody: bots play every seat.
    Nobody,
    /// People who have more to decide.
    People,
    /// People who have nothing left to decide, and until when: the id of a message, "until the next Aeon".
    NothingLeft(&'static str),
}

impl Waiting {
    /// Who waits among these, if there are bots to wait for.
    pub fn of(seating: &Seating) -> Option<Self> {
        let bots = seating.persons().count() < seating.sitters.len();
        bots.then_some(if seating.is_unattended() { Self::Nobody } else { Self::People })
    }
}

/// Less room than this for what whoever waits is told, points, and it is told in fewer words.
const WORDY: f32 = 360.0;
/// Room for what hastens bots in a bar, points, and its greatest share of it.
const WAITING: f32 = 366.0;
const WAITING_SHARE: f32 = 0.42;
/// Between the parts of what hastens bots, points.
const BETWEEN: f32 = 6.0;

/// What whoever waits for bots can do: hasten them, or go on to where there is something to decide. Nothing while a match is
/// watched again.
pub fn waiting(ui: &mut Ui, who: Waiting) -> Option<Command> {
    if watched::why_not(ui.ctx()).is_some() {
        return None;
    }
    hasten(ui, who)
}

/// The same in a row, in a place of its own there: it keeps that, whatever stands before it.
pub fn waiting_in(ui: &mut Ui, who: Waiting, wide: f32) -> Option<Command> {
    let size = vec2(wide, ui.available_height());
    let drawn = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(wide);
        ui.shrink_clip_rect(ui.max_rect().expand(4.0));
        waiting(ui, who)
    });
    drawn.inner
}

/// Room for that in a row so wide, points.
pub fn room_to_wait(wide: f32) -> f32 {
    WAITING.min(wide * WAITING_SHARE)
}

/// What is going on, in a line that ends where the room does, with all of it in its tip; behind it what whoever waits can do. For a
/// bar.
pub fn going_on(ui: &mut Ui, words: &str, who: Option<Waiting>) -> Option<Command> {
    let room = ui.clip_rect().right() - ui.cursor().left();
    let wait = who.map_or(0.0, |_| room_to_wait(room) + ui.spacing().item_spacing.x);
    let size = vec2((room - wait).max(0.0), ui.available_height());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(size.x);
        line(ui, words, 15.0);
    });
    who.and_then(|who| waiting_in(ui, who, room_to_wait(room)))
}

/// Words in a line that ends where the room does, with all of them in its tip.
pub fn line(ui: &mut Ui, words: &str, letters: f32) -> Response {
    let line = RichText::new(words).size(letters).color(style::AMBER);
    ui.add(Label::new(line).truncate()).tip(words)
}

fn hasten(ui: &mut Ui, who: Waiting) -> Option<Command> {
    // In a bar everything stands in one row; elsewhere there may be two.
    let bar = ui.layout().is_horizontal();
    let room = if bar { ui.clip_rect().right() - ui.cursor().left() } else { ui.available_width() };
    let nobody = who == Waiting::Nobody;
    if let Waiting::NothingLeft(until) = who {
        let whole = say(Buttons::NothingLeft { until: Message::new(until) });
        let short = bar && room < 2.0 * WORDY;
        let words = if short { say(Buttons::NothingLeftShort) } else { whole.clone() };
        ui.label(RichText::new(words).small().color(style::INK)).tip(whole);
    }
    let room = if bar { ui.clip_rect().right() - ui.cursor().left() } else { room };
    let wide = |text: RichText| {
        let text = WidgetText::from(text);
        text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
    };
    let texts = [cap(ui, HASTEN), RichText::new(say(Buttons::Faster)).small()];
    let button = [RichText::new(say(Buttons::Skip)).small(), cap(ui, SKIP)];
    let spacing = ui.spacing();
    let button =
        button.into_iter().map(wide).sum::<f32>() + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
    let before = if bar { texts.into_iter().map(wide).sum::<f32>() + 2.0 * BETWEEN } else { 0.0 };
    let wordy = room >= before + button;
    let content = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        let about = say(Buttons::FasterAbout);
        caps::show(ui, HASTEN).tip(about.as_str());
        ui.label(RichText::new(say(Buttons::Faster)).small().color(style::FAINT)).tip(about);
        if nobody {
            return None;
        }
        let key = label(ui.ctx(), &SKIP);
        let (words, cap) = if wordy { (say(Buttons::Skip), key.as_str()) } else { ("⏩".to_owned(), "") };
        let button = Button::new(RichText::new(words).small()).wrap_mode(TextWrapMode::Extend);
        ui.add(KeyButton::new(button, Cap::Fixed(cap)))
            .tip(say(Buttons::SkipAbout { key: key.clone() }))
            .clicked()
            .then_some(Command::FastForward)
    };
    if bar { ui.horizontal(content).inner } else { ui.horizontal_wrapped(content).inner }
}

/// A small button with its key on it that unfolds a panel, or folds it.
pub fn fold<'a>(ui: &mut Ui, label: &str, key: impl Into<Cap<'a>>, open: &mut bool) {
    let text = RichText::new(format!("{} {label}", if *open { "⏷" } else { "⏵" })).size(13.5);
    if ui.add(KeyButton::new(Button::new(text).selected(*open), key)).clicked() {
        *open = !*open;
    }
}

/// The steps that can be taken back, and taken again: what was asked for.
pub fn history(ui: &mut Ui, (back, forth): (usize, usize)) -> Option<Command> {
    let (mut asked, watched) = (None, watched::why_not(ui.ctx()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (words, steps, key, command, why) in [
            (Buttons::Undo, back, UNDO, Command::Rewind(Undo::Undo), Buttons::NoUndo),
            (Buttons::UndoTurn, back, UNDO_TURN, Command::UndoTurn, Buttons::NoUndo),
            (Buttons::Redo, forth, REDO, Command::Rewind(Undo::Redo), Buttons::NoRedo),
        ] {
            let key = label(ui.ctx(), &key);
            let response = ui
                .add_enabled(steps > 0 && watched.is_none(), Button::new(RichText::new(say(words)).small()))
                .tip(say(Buttons::Steps { steps, key }))
                .tip_disabled(watched.clone().unwrap_or_else(|| say(why)));
            if response.clicked() {
                asked = Some(command);
            }
        }
    });
    asked
}
