//! Beside the ring: the public record by Day and Night, always at hand; one's own tablet and what one was told; the deck.

use crate::app::keys::{self, Shortcut};
use crate::app::ui::act::Act;
use crate::app::ui::layout::faint;
use crate::app::ui::tip::Tip;
use crate::app::ui::{side_column, style};
use crate::games::cluethulhu::window::asked::Tab;
use crate::games::cluethulhu::window::asked::{Asked, Wanted};
use crate::games::cluethulhu::window::desk::Manner;
use crate::games::cluethulhu::window::faces::{Face, paint};
use crate::games::cluethulhu::window::keys::{RECORD, TABLET};
use crate::games::cluethulhu::window::panel_data::PanelData;
use crate::games::cluethulhu::window::seen::{Line, Tone};
use bevy_egui::egui::{Color32, Context, Label, RichText, ScrollArea, Sense, Ui, WidgetText, vec2};

/// Letters of a line.
const LETTERS: f32 = 13.5;

/// Shows it, if there is room for it.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let Some(rect) = data.layout.record else { return };
    let asked = side_column::show(ctx, rect, data.steps, |ui| {
        let asked = tabs(ui, data);
        match tab(data) {
            Tab::Mine => mine(ui, data),
            Tab::Record | Tab::Log => record(ui, data),
        }
        asked
    });
    wanted.extend(asked);
}

/// What is shown: what is one's own only where one person has the screen.
fn tab(data: &PanelData) -> Tab {
    if data.seen.own.is_none() { Tab::Record } else { data.desk.tab }
}

fn tabs(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        let all: &[(Tab, &str, Shortcut)] = if data.seen.own.is_some() {
            &[(Tab::Record, "The record", RECORD), (Tab::Mine, "Your tablet", TABLET)]
        } else {
            &[(Tab::Record, "The record", RECORD)]
        };
        for (which, label, key) in all {
            let here = tab(data) == *which;
            if ui.selectable_label(here, *label).tip(format!("Key {}", keys::label(ui.ctx(), key))).clicked()
            {
                wanted = Some(Act::Wish(Asked::Show(*which)));
            }
        }
        if data.seen.ritual {
            ui.label(RichText::new("Ritual: no powers").small().color(style::BAD));
        }
    });
    deck(ui, data);
    wanted
}

/// The tablets of the deck, small.
fn deck(ui: &mut Ui, data: &PanelData) {
    if data.seen.deck.is_empty() {
        ui.label(faint("The tablets of this deck are kept secret"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        for (role, count) in &data.seen.deck {
            let size = Face::Tablet(*role).picture().size(36.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            paint(ui.painter(), Face::Tablet(*role), rect, 1.0);
            response.tip(format!("{role}: {count} in the deck\n{}", about(*role)));
            ui.label(RichText::new(format!("×{count}")).small().color(style::FAINT));
        }
    });
}

/// What one knows for oneself.
fn mine(ui: &mut Ui, data: &PanelData) {
    ui.add_space(4.0);
    if let Some((role, side)) = &data.seen.own {
        ui.horizontal(|ui| {
            let size = Face::Tablet(*role).picture().size(130.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            paint(ui.painter(), Face::Tablet(*role), rect, 1.0);
            ui.vertical(|ui| {
                ui.label(RichText::new(role.to_string()).size(20.0).color(style::AMBER));
                ui.label(side.as_str());
                ui.add(Label::new(faint(about(*role))).wrap());
            });
        });
    }
    ui.separator();
    ui.label(RichText::new("What you were told").color(style::FAINT));
    let height = ui.available_height();
    ScrollArea::vertical()
        .id_salt("told")
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            if data.seen.told.is_empty() {
                ui.label(faint("Nothing yet"));
            }
            lines(ui, data, &data.seen.told);
        });
}

/// What happened publicly, a heading for every Day and Night.
fn record(ui: &mut Ui, data: &PanelData) {
    let height = ui.available_height();
    let area = ScrollArea::vertical().id_salt("public record").max_height(height).auto_shrink([false, true]);
    area.stick_to_bottom(true).show(ui, |ui| {
        if data.seen.record.is_empty() {
            ui.label(faint("Nothing has happened yet"));
        }
        lines(ui, data, data.keepers.as_deref().unwrap_or(&data.seen.record));
        if data.desk.manner == Manner::Alone && data.seen.own.is_none() && data.seen.result.is_none() {
            ui.label(faint("You watch: you see what everybody sees"));
        }
    });
}

/// Lines with a heading for every Day and Night.
pub fn lines(ui: &mut Ui, data: &PanelData, lines: &[Line]) {
    ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
    let mut before = None;
    for line in lines {
        if before.replace((line.day, line.night)) != Some((line.day, line.night)) {
            ui.add_space(3.0);
            let time = if line.night { "Night" } else { "Day" };
            let ink = if line.night { style::AMBER } else { style::FAINT };
            ui.label(RichText::new(format!("{time} {}", line.day)).size(13.5).strong().color(ink));
        }
        let words = data.seats().tell(ui.ctx(), &line.words, LETTERS, ink(line.tone));
        ui.add(Label::new(WidgetText::from(words)).wrap());
    }
}

const fn ink(tone: Tone) -> Color32 {
    match tone {
        Tone::Loss | Tone::Out => style::BAD,
        Tone::Turn => style::AMBER,
        Tone::Plain => style::INK,
        Tone::Secret => style::GOOD,
    }
}

/// What a role does, in a sentence.
pub fn about(role: crate::games::cluethulhu::rules::Role) -> &'static str {
    use crate::games::cluethulhu::rules::Role;
    match role {
        Role::Investigator => {
            "Knows the other Investigators; they arrest somebody each Day if they all point at the same."
        }
        Role::Detective => {
            "An Investigator who locks somebody up each Day: no word, no vote, no power till the next."
        }
        Role::Psychiatrist => "An Investigator who may once cure somebody of every power.",
        Role::Cultist => "Hunts Investigators by talk and vote.",
        Role::Shoggoth => "A Cultist who, about to die, may swallow another instead.",
        Role::Wizard => "A Cultist who shelters somebody from arrest and murder each Day.",
        Role::TchoTcho => "A Cultist who looks at somebody's tablet each Day.",
        Role::Mother => "A Cultist who may once join two as Blood Siblings: if one dies, both do.",
        Role::Traitor => "A Cultist who may once turn Investigator.",
        Role::Yithian => {
            "On no side until it trades places with somebody, once; after the Ritual it is too late."
        }
        Role::EvilChild => "On no side: wins alone if whoever holds the Haunted Doll dies, herself excepted.",
    }
}
