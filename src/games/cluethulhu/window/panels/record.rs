//! Beside the ring: the public record by Day and Night, always at hand; one's own tablet and what one was told; the deck.

use super::prompter;
use crate::faces::DrawnPicture;
use crate::keys::{RECORD, SCRIPT, TABLET};
use crate::panel_data::PanelData;
use crate::seen::{RecordLine, Tone, time};
use crate::texts::Panels as Words;
use crate::ui_state::{GameRequest, ScreenMode, Tab, Wanted};
use bevy_egui::egui::{Color32, Context, Label, RichText, ScrollArea, Ui, WidgetText, vec2};
use cluethulhu_rules::about;
use game::message::Say;
use window::keys::{self, Shortcut};
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::tip::HoverTip;
use window::ui::{side_column, style};

const LETTERS: f32 = 13.5;

pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let asked = side_column::show(ctx, data.layout.record, data.steps, |ui| {
        let asked = tabs(ui, data);
        match tab(data) {
            Tab::Mine => mine(ui, data),
            Tab::Script => prompter::show(ui, data),
            Tab::Record | Tab::Log => record(ui, data),
        }
        asked
    });
    wanted.extend(asked);
}

/// What is shown: what is one's own only where one person has the screen, the script only at a console.
fn tab(data: &PanelData) -> Tab {
    match data.ui_state.tab {
        Tab::Mine if data.seen.own.is_none() => Tab::Record,
        Tab::Script if data.ui_state.manner != ScreenMode::Console => Tab::Record,
        tab => tab,
    }
}

fn tabs(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        let all: &[(Tab, Words, Shortcut)] = if data.ui_state.manner == ScreenMode::Console {
            &[(Tab::Script, Words::Script, SCRIPT), (Tab::Record, Words::Record, RECORD)]
        } else if data.seen.own.is_some() {
            &[(Tab::Record, Words::Record, RECORD), (Tab::Mine, Words::Tablet, TABLET)]
        } else {
            &[(Tab::Record, Words::Record, RECORD)]
        };
        for (which, label, key) in all {
            let here = tab(data) == *which;
            let about = Words::Key { key: keys::label(ui.ctx(), key) };
            if ui.selectable_label(here, say(label)).tip(say(about)).clicked() {
                wanted = Some(UiCommand::Wish(GameRequest::Show(*which)));
            }
        }
        if data.seen.ritual {
            ui.label(RichText::new(say(Words::Ritual)).small().color(style::BAD));
        }
    });
    deck(ui, data);
    wanted
}

/// The tablets of the deck, small.
fn deck(ui: &mut Ui, data: &PanelData) {
    if data.seen.deck.is_empty() {
        ui.label(faint(say(Words::SecretDeck)));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        for (role, count) in &data.seen.deck {
            let counted = say(Words::InDeck { role: role.message(), count: *count });
            let shown = DrawnPicture::Tablet(*role).picture().show(ui, 36.0);
            shown.tip(format!("{counted}\n{}", say(about(*role))));
            ui.label(RichText::new(format!("×{count}")).small().color(style::FAINT));
        }
    });
}

/// What one knows for oneself.
fn mine(ui: &mut Ui, data: &PanelData) {
    ui.add_space(4.0);
    if let Some((role, side)) = &data.seen.own {
        ui.horizontal(|ui| {
            DrawnPicture::Tablet(*role).picture().show(ui, 130.0);
            ui.vertical(|ui| {
                ui.label(RichText::new(say(role)).size(20.0).color(style::AMBER));
                ui.label(say(side));
                ui.add(Label::new(faint(say(about(*role)))).wrap());
            });
        });
    }
    ui.separator();
    ui.label(RichText::new(say(Words::Told)).color(style::FAINT));
    let height = ui.available_height();
    ScrollArea::vertical()
        .id_salt("told")
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            if data.seen.told.is_empty() {
                ui.label(faint(say(Words::NothingYet)));
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
            ui.label(faint(say(Words::NothingHappened)));
        }
        lines(ui, data, &with_reasons(data, data.keepers.as_deref().unwrap_or(&data.seen.record)));
        if data.ui_state.manner == ScreenMode::Alone && data.seen.own.is_none() && data.seen.result.is_none()
        {
            ui.label(faint(say(Words::YouWatch)));
        }
        if data.seen.watches {
            ui.label(faint(say(Words::OutAndWatch)));
        }
    });
}

/// Lines with what bots told of what was done before all.
fn with_reasons(data: &PanelData, lines: &[RecordLine]) -> Vec<RecordLine> {
    let numbers: Vec<usize> = data.news().collect();
    let before = std::iter::once(0).chain(lines.iter().map(|line| line.news));
    let noted = |news: usize| news.saturating_sub(data.opening);
    let lines = before.zip(lines).map(|(before, line)| (noted(before)..noted(line.news), line.clone()));
    data.reasons.of_some(&numbers).rows(lines, |told, line| RecordLine {
        words: told.said(),
        secret: None,
        tone: Tone::Why,
        ..line.clone()
    })
}

/// Lines with a heading for every Day and Night.
pub fn lines(ui: &mut Ui, data: &PanelData, lines: &[RecordLine]) {
    ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
    let mut before = None;
    for line in lines {
        if before.replace((line.day, line.night)) != Some((line.day, line.night)) {
            ui.add_space(3.0);
            let ink = if line.night { style::AMBER } else { style::FAINT };
            ui.label(RichText::new(say(time(line.day, line.night))).size(13.5).strong().color(ink));
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
        Tone::Why => style::FAINT,
    }
}
