//! Beside the table: what has happened, steps back, and the ways to menu and rules.

use super::{PanelData, Wanted};
use crate::app::messages::Command;
use crate::app::ui::act::Act;
use crate::app::ui::buttons::{dialogs, history};
use crate::app::ui::log::{Line, lines};
use crate::app::ui::seats::Seats;
use crate::app::ui::style;
use crate::games::elder_god::rules::Event;
use crate::games::elder_god::window::large::pictures;
use crate::session::CardNote;
use bevy_egui::egui::{Align, Area, Color32, Context, Id, Layout, Order, RichText, Ui, vec2};

/// Shows the log, if there is room for it.
pub fn show(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    let rect = data.layout.log?;
    let mut choice = None;
    let area = Area::new(Id::new("elder god side"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().show(ui, |ui| {
            let inner = rect.size() - vec2(26.0, 22.0);
            ui.set_width(inner.x.max(1.0));
            ui.set_height(inner.y.max(1.0));
            ui.horizontal(|ui| choice = dialogs(ui).map(Act::Program));
            if let Some(steps) = data.steps {
                ui.horizontal(|ui| {
                    if let Some(way) = history(ui, steps) {
                        choice = Some(Command::Rewind(way).into());
                    }
                });
            }
            ui.separator();
            ui.label(RichText::new("What happened").color(style::FAINT));
            ui.with_layout(Layout::top_down(Align::LEFT), |ui| log(ui, data));
        });
    });
    choice
}

/// Newest first; what was not allowed did not happen, and that everybody draws a card a turn need not be told.
fn log(ui: &mut Ui, data: &PanelData) {
    let seats = Seats { names: data.names(), badges: &[] };
    let told = data.told.iter().rev().filter(|note| {
        !matches!(
            note,
            CardNote::Refused { .. } | CardNote::Event(Event::Drew { .. } | Event::TurnBegan { .. })
        )
    });
    let line = |note: &CardNote<Event>| {
        let icons = match note {
            CardNote::Event(event) => pictures(event),
            CardNote::Refused { .. } | CardNote::Rewound { .. } => vec![],
        };
        Line::new(note.to_string(), ink(note), icons)
    };
    lines(ui, "elder god log", f32::INFINITY, seats, told.map(line));
}

fn ink(note: &CardNote<Event>) -> Color32 {
    match note {
        CardNote::Event(Event::Wounded { .. } | Event::Banished { .. } | Event::Removed { .. }) => style::BAD,
        CardNote::Event(
            Event::Healed { .. } | Event::Necronomicon { .. } | Event::Scarred { .. } | Event::Mouth { .. },
        ) => style::GOOD,
        CardNote::Event(Event::Reshuffled { .. } | Event::Over { .. } | Event::Stalemate { .. }) => {
            style::AMBER
        }
        _ => style::INK,
    }
}
