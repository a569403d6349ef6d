//! How the game came out: whose monster is complete, with the path that was traced, and how far the others came.

use crate::app::ui::result::{Decided, ResultCard};
use crate::app::ui::seats::{Badge, Seats};
use crate::app::ui::style;
use crate::game::{Seat, list};
use crate::games::elder_god::rules::{Ending, Event};
use crate::games::elder_god::story;
use crate::games::elder_god::window::asked::Wanted;
use crate::games::elder_god::window::panel_data::PanelData;
use crate::session::CardNote;
use bevy_egui::egui::{Align2, Context, Grid, RichText, ScrollArea, Ui, vec2};

/// From the card to what it stands beside, points.
const GAP: f32 = 16.0;

/// Draws the result between the monster that has won, which is the large one, and the log.
pub fn show(ctx: &Context, data: &PanelData, folded: bool) -> Option<Wanted> {
    let ending = data.seen.view.ending.as_ref()?;
    let winners = winners(ending);
    let (title, words) = head(data, ending, &winners);
    let right = ctx.content_rect().right();
    let beside = data.layout.log.map_or(0.0, |log| right - log.left());
    let card = ResultCard {
        at: (Align2::RIGHT_CENTER, vec2(-beside - GAP, 0.0)),
        wide: 430.0,
        winners: winners.iter().copied().map(Badge::usual).collect(),
        decided: Decided::Told(decided(data)),
        story: story::of(data.m).map(|story| story.named(data.names())),
        back: data.steps.is_some_and(|(back, _)| back > 0),
        ..ResultCard::new(title, words)
    };
    card.show(ctx, folded, |ui| {
        ScrollArea::horizontal().show(ui, |ui| {
            Grid::new("result").spacing([18.0, 6.0]).show(ui, |ui| table(ui, data, &winners));
        });
        None
    })
}

fn winners(ending: &Ending) -> Vec<Seat> {
    match ending {
        Ending::Mouth(seat) => vec![*seat],
        Ending::Stalemate(seats) => seats.clone(),
    }
}

fn head(data: &PanelData, ending: &Ending, winners: &[Seat]) -> (String, String) {
    let names: Vec<String> = winners.iter().map(|seat| data.name(*seat)).collect();
    let names = names.join(" and ");
    match (ending, data.seen.winner()) {
        (Ending::Mouth(_), Some((_, mouth))) => {
            let words = format!("The Mouth opens at {}, at the end of {} cards.", mouth.at, mouth.path.len());
            (format!("{names} wins"), words)
        }
        (Ending::Stalemate(seats), _) if seats.len() > 1 => {
            (format!("{names} share the win"), "Nobody got any further, and they came as far.".into())
        }
        _ => (format!("{names} wins"), "Nobody got any further: the longest path decides.".into()),
    }
}

/// Who was wounded how often, and by whom; whose wounds were healed.
fn decided(data: &PanelData) -> Vec<String> {
    let events = || {
        data.told.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event),
            _ => None,
        })
    };
    let times = |count: usize| match count {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        count => format!("{count} times"),
    };
    let seats = || data.seen.view.seats.iter().map(|view| view.seat);
    let story = |victim: Seat| {
        let wounds = |by: Seat| {
            let hit = move |event: &&Event| matches!(event, Event::Wounded { seat, against, .. } if (*seat, *against) == (by, victim));
            events().filter(hit).count()
        };
        let all: usize = seats().map(wounds).sum();
        let healed = |event: &&Event| {
            matches!(event, Event::Healed { seat, .. } | Event::Necronomicon { seat, .. }
                | Event::Scarred { seat, .. } if *seat == victim)
        };
        let by: Vec<String> = seats().filter(|by| wounds(*by) > 0).map(|by| data.names().of(by)).collect();
        let by = format!(", by {}", list(&by));
        let healed = format!("; healed {}", times(events().filter(healed).count()));
        let name = data.names().of(victim);
        if all == 0 {
            return format!("{name} was never wounded.");
        }
        format!("{name} was wounded {}{by}{healed}.", times(all))
    };
    seats().map(story).collect()
}

fn table(ui: &mut Ui, data: &PanelData, winners: &[Seat]) {
    for head in ["", "path", "cards", "openings", "Necronomicons"] {
        ui.label(RichText::new(head).small().color(style::FAINT));
    }
    ui.end_row();
    let seats = Seats { names: data.names(), badges: &[] };
    for (view, standing) in data.seen.view.seats.iter().zip(&data.seen.standings) {
        let won = winners.contains(&view.seat);
        ui.horizontal(|ui| {
            ui.label(RichText::new(if won { "✔" } else { "" }).color(style::AMBER));
            seats.chip(ui, view.seat, 14.5);
        });
        let path = standing.mouth.as_ref().map_or(standing.path.len(), |mouth| mouth.path.len());
        let numbers = [
            format!("{path} of {}", data.seen.needed()),
            view.player.monster.laid().len().to_string(),
            standing.openings.len().to_string(),
            view.player.necronomicons.to_string(),
        ];
        for number in numbers {
            ui.label(RichText::new(number).color(if won { style::AMBER } else { style::INK }));
        }
        ui.end_row();
    }
}
