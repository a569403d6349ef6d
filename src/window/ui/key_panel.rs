//! Where keys are changed: every shortcut with its keys. One is chosen, by mouse or with Tab and Enter, and the next key
//! that is pressed is its key. Where that key does something else at the same time, the player says which of the two
//! keeps it.

use super::caps::key_cap;
use super::key_list::heading;
use super::layout::{faint, pages};
use super::style;
use super::tip::HoverTip;
use crate::game_ui::Games;
use crate::keys::names::ESC;
use crate::keys::{
    Context, GroupedShortcut, Key, KeyMap, Press, Scope, Shortcut, ShortcutGroup, Stroke, clash, clashes,
    either, listed, reserved, scopes,
};
use crate::speech::say;
use crate::texts::KeyPanel as Words;
use bevy_egui::egui::{Button, Label, RichText, ScrollArea, Ui, vec2};
use game::message::{Message, Say};

/// What the panel keeps.
#[derive(Clone, Debug, Default)]
pub struct KeyPanel {
    /// The groups whose keys can mean something at once.
    scopes: Vec<Scope>,
    /// The titles of games and their groups.
    games: Vec<(&'static str, &'static [ShortcutGroup])>,
    waiting: Option<GroupedShortcut>,
    /// What was wanted, and does not go without a question.
    clash: Option<Clash>,
    /// Why the last key was not taken.
    refused: Option<String>,
}

/// Keys that a shortcut would share with others.
#[derive(Clone, Debug)]
pub struct Clash {
    wanted: GroupedShortcut,
    presses: Vec<Press>,
    /// Who has them.
    pub others: Vec<GroupedShortcut>,
    /// Whether the question has not been shown yet.
    fresh: bool,
}

impl Clash {
    /// What the question says.
    pub fn words(&self) -> String {
        let names: Vec<String> = self
            .others
            .iter()
            .map(|other| say(Words::Other { what: other.shortcut.message(), group: other.group.message() }))
            .collect();
        let keys = either(self.presses.iter().map(|press| press.label()).collect());
        say(Words::Taken { keys, others: names.join("; ") })
    }
}

impl KeyPanel {
    /// The panel of these games.
    pub fn of(games: &Games) -> Self {
        let own: Vec<_> = games.0.iter().map(|ui| (ui.basics.info.title, ui.basics.keys)).collect();
        Self { scopes: scopes(own.iter().map(|(_, keys)| *keys)), games: own, ..Self::default() }
    }

    /// Whether the next key is meant for the panel.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// The question that has to be answered.
    pub fn clash(&self) -> Option<&Clash> {
        self.clash.as_ref()
    }

    /// Why the last key was not taken.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// Nothing waits and nothing is asked any more.
    pub fn close(&mut self) {
        (self.waiting, self.clash, self.refused) = (None, None, None);
    }

    /// The ids that a map speaks of and no shortcut has.
    pub fn unknown<'a>(&self, map: &'a KeyMap) -> Vec<&'a str> {
        let known = listed(&self.scopes);
        map.changed_ids().filter(|id| !known.iter().any(|each| each.shortcut.id == *id)).collect()
    }

    /// A shortcut is chosen: the next key is its key.
    pub fn choose(&mut self, shortcut: &Shortcut) {
        self.close();
        self.waiting = listed(&self.scopes).into_iter().find(|each| each.shortcut.id == shortcut.id);
    }

    /// A key is pressed while one is waited for. Esc leaves everything as it was.
    pub fn hear(&mut self, stroke: &Stroke, map: &mut KeyMap) {
        let Some(wanted) = self.waiting else { return };
        let context = wanted.group.context;
        if stroke.key() == Some(Key::Escape) {
            return self.close();
        }
        let Some(presses) = stroke.to_bind(&wanted.shortcut, context) else { return };
        self.close();
        match presses.iter().find(|press| refuses(context, **press)) {
            Some(press) => {
                self.refused = Some(say(Words::Keeps { key: press.label() }));
            }
            None => self.want(wanted, presses, map),
        }
    }

    /// Gives a shortcut keys, or asks first.
    fn want(&mut self, wanted: GroupedShortcut, presses: Vec<Press>, map: &mut KeyMap) {
        let others = clashes(map, &self.scopes, wanted, &presses);
        if others.is_empty() {
            map.bind(&wanted.shortcut, presses);
        } else {
            self.clash = Some(Clash { wanted, presses, others, fresh: true });
        }
    }

    /// A shortcut gets its usual keys again, or there is a question first.
    pub fn reset(&mut self, shortcut: &Shortcut, map: &mut KeyMap) {
        self.choose(shortcut);
        if let Some(wanted) = self.waiting.take() {
            self.want(wanted, shortcut.usual(), map);
        }
    }

    /// The question is answered with yes: the others lose the key.
    pub fn take(&mut self, map: &mut KeyMap) {
        let Some(Clash { wanted, presses, others, .. }) = self.clash.take() else { return };
        for other in others {
            let keeps = |press: &Press| !presses.iter().any(|each| clash((wanted, *each), (other, *press)));
            let rest = map.of(&other.shortcut).into_iter().filter(keeps).collect();
            map.bind(&other.shortcut, rest);
        }
        map.bind(&wanted.shortcut, presses);
    }
}

/// Whether a key keeps its own meaning in a context.
fn refuses(context: Context, press: Press) -> bool {
    !context.may_use_every_key() && reserved(press)
}

/// Width of the keys, of the button beside them, and of the least room for words, points.
const WIDE: (f32, f32, f32) = (150.0, 54.0, 80.0);

/// Draws the panel; keys are changed in `map`.
pub fn show(ui: &mut Ui, panel: &mut KeyPanel, map: &mut KeyMap) {
    head(ui, panel, map);
    ui.separator();
    ScrollArea::vertical().id_salt("change keys").auto_shrink([false, true]).show(ui, |ui| {
        pages(ui);
        let mut shown: Vec<&'static str> = vec![];
        for (title, groups) in panel.games.clone() {
            for group in groups.iter().filter(|group| group.context == Context::Table) {
                let title = Words::Group { game: title.to_owned(), group: group.message() };
                section(ui, &say(title), group, &mut shown, (panel, map));
            }
        }
        for group in panel.scopes.clone().into_iter().flatten() {
            section(ui, &say(group), group, &mut shown, (panel, map));
        }
    });
}

/// What is waited for or asked, else what can be done here.
fn head(ui: &mut Ui, panel: &mut KeyPanel, map: &mut KeyMap) {
    ui.set_min_height(64.0);
    if let Some(GroupedShortcut { shortcut, .. }) = panel.waiting {
        ui.label(RichText::new(say(Words::Press { what: shortcut.message() })).color(style::AMBER));
        ui.label(faint(say(Words::Leaves { key: Message::new(ESC) })));
        return;
    }
    if let Some(clash) = &mut panel.clash {
        ui.add(Label::new(RichText::new(clash.words()).color(style::AMBER)).wrap());
        let fresh = std::mem::take(&mut clash.fresh);
        ui.horizontal(|ui| {
            let take = ui.button(say(Words::Take)).clicked();
            let leave = ui.button(say(Words::Leave));
            if fresh {
                // Where Enter was the key, and is still held, nothing is taken.
                leave.request_focus();
            }
            match (take, leave.clicked()) {
                (true, _) => panel.take(map),
                (_, true) => panel.close(),
                _ => {}
            }
        });
        return;
    }
    if let Some(why) = &panel.refused {
        ui.label(RichText::new(why).color(style::BAD));
    }
    ui.add(Label::new(faint(say(Words::Choose))).wrap());
    if ui.add_enabled(map.has_changes(), Button::new(say(Words::ResetAll))).clicked() {
        map.reset();
    }
}

/// A group, but for what was shown before.
fn section(
    ui: &mut Ui,
    name: &str,
    group: &ShortcutGroup,
    shown: &mut Vec<&'static str>,
    (panel, map): (&mut KeyPanel, &mut KeyMap),
) {
    let fresh: Vec<Shortcut> = group.shortcuts().filter(|each| !shown.contains(&each.id)).collect();
    if fresh.is_empty() {
        return;
    }
    heading(ui, name);
    for shortcut in fresh {
        shown.push(shortcut.id);
        row(ui, &shortcut, panel, map);
    }
}

/// A shortcut: its keys on a button that changes them, what it does, and its usual keys where it has others.
fn row(ui: &mut Ui, shortcut: &Shortcut, panel: &mut KeyPanel, map: &mut KeyMap) {
    ui.push_id(shortcut.id, |ui| {
        ui.horizontal(|ui| {
            let keys = map.labels(shortcut);
            let waits = panel.waiting.is_some_and(|each| each.shortcut.id == shortcut.id);
            let words = match (waits, keys.is_empty()) {
                (true, _) => RichText::new(say(Words::Waiting)).color(style::AMBER),
                (false, true) => faint(say(Words::None)),
                (false, false) => key_cap(&keys),
            };
            let button = Button::new(words).selected(waits).min_size(vec2(WIDE.0, 0.0));
            if ui.add(button).clicked() {
                panel.choose(shortcut);
            }
            let room = (ui.available_width() - WIDE.1).max(WIDE.2);
            ui.allocate_ui(vec2(room, 0.0), |ui| {
                ui.set_width(room);
                ui.add(Label::new(say(shortcut)).wrap());
            });
            if map.is_changed(shortcut) {
                let keys = either(shortcut.usual().into_iter().map(Press::label).collect());
                let reset = ui.add(Button::new(RichText::new(say(Words::Reset)).small()));
                if reset.tip(say(Words::Usually { keys })).clicked() {
                    panel.reset(shortcut, map);
                }
            }
        });
    });
}
