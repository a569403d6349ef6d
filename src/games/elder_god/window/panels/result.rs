//! How the game came out: whose monster is complete, with the path that was traced, and how far the others came.

use crate::desk::Wanted;
use crate::panel_data::PanelData;
use crate::texts::Ends as Words;
use bevy_egui::egui::{Align2, Context, Grid, RichText, ScrollArea, Ui, vec2};
use elder_god::story;
use elder_god_rules::{Ending, Event};
use game::message::Say;
use game::{Outcome, Seat};
use session::CardNote;
use window::speech::{say, tell};
use window::ui::result::{Decided, ResultCard};
use window::ui::seats::Badge;
use window::ui::style;

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
        story: story::of(data.m).map(|story| (story, data.names().clone())),
        back: data.steps_back(),
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

/// Who has won, and how.
fn head(data: &PanelData, ending: &Ending, winners: &[Seat]) -> (String, String) {
    let words = match (ending, data.seen.winner()) {
        (Ending::Mouth(_), Some((_, mouth))) => {
            Words::Mouth { at: mouth.at.to_string(), cards: mouth.path.len() }
        }
        (Ending::Stalemate(seats), _) if seats.len() > 1 => Words::Shared,
        _ => Words::Longest,
    };
    (tell(data.names(), &Outcome::Won(winners.to_vec())), say(words))
}

/// How often each was wounded, by whom, and healed.
fn decided(data: &PanelData) -> Vec<String> {
    let events = || {
        data.told.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event),
            _ => None,
        })
    };
    let seats = || data.seen.view.seats.iter().map(|view| view.seat);
    let story = |victim: Seat| {
        let wounds = |by: Seat| {
            let hit = move |event: &&Event| matches!(event, Event::Wounded { seat, against, .. } if (*seat, *against) == (by, victim));
            events().filter(hit).count()
        };
        let times: usize = seats().map(wounds).sum();
        let healed = |event: &&Event| {
            matches!(event, Event::Healed { seat, .. } | Event::Necronomicon { seat, .. }
                | Event::Scarred { seat, .. } if *seat == victim)
        };
        let by = seats().filter(|by| wounds(*by) > 0).map(|by| by.message()).collect();
        let healed = events().filter(healed).count();
        let words = match times {
            0 => Words::Unhurt { seat: victim },
            _ => Words::Hurt { seat: victim, times, by, healed },
        };
        tell(data.names(), &words)
    };
    seats().map(story).collect()
}

fn table(ui: &mut Ui, data: &PanelData, winners: &[Seat]) {
    ui.label("");
    for head in [Words::Path, Words::Cards, Words::Openings, Words::Books] {
        ui.label(RichText::new(say(head)).small().color(style::FAINT));
    }
    ui.end_row();
    for (view, standing) in data.seen.view.seats.iter().zip(&data.seen.standings) {
        let won = winners.contains(&view.seat);
        ui.horizontal(|ui| {
            ui.label(RichText::new(if won { "✔" } else { "" }).color(style::AMBER));
            data.seats().chip(ui, view.seat, 14.5);
        });
        let path = standing.mouth.as_ref().map_or(standing.path.len(), |mouth| mouth.path.len());
        let numbers = [
            say(Words::Of { path, needed: data.seen.needed() }),
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
