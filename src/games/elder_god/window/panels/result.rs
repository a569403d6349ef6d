//! How the game came out: whose monster is complete, with the path that was traced, and how far the others came.

use crate::panel_data::PanelData;
use crate::texts::Ends as Words;
use crate::ui_state::Wanted;
use bevy_egui::egui::{Align2, Context, ScrollArea, vec2};
use elder_god::chart;
use elder_god_rules::{Ending, Event, MonsterProgress, SeatView};
use game::Seat;
use game::message::Say;
use session::CardNote;
use std::iter;
use window::speech::{name_of, say, tell};
use window::ui::result::{Decided, ResultCard};
use window::ui::sheet::{Cell, Sheet};

/// From the card to what it stands beside, points.
const GAP: f32 = 16.0;

/// Draws the result between the monster that has won, which is the large one, and the log.
pub fn show(ctx: &Context, data: &PanelData, folded: bool) -> Option<Wanted> {
    let ending = data.seen.view.ending.as_ref()?;
    let winners = winners(ending);
    let right = ctx.content_rect().right();
    let beside = data.layout.log.map_or(0.0, |log| right - log.left());
    let card = ResultCard {
        at: (Align2::RIGHT_CENTER, vec2(-beside - GAP, 0.0)),
        wide: 430.0,
        decided: Decided::Told(decided(data)),
        chart: chart::of(data.m).map(|chart| (chart, data.names().clone())),
        ..ResultCard::of(data.m, say(how(data, ending)))
    };
    card.show(ctx, folded, |ui| {
        ScrollArea::horizontal().show(ui, |ui| sheet(data, &winners).show(ui));
        None
    })
}

fn winners(ending: &Ending) -> Vec<Seat> {
    match ending {
        Ending::Mouth(seat) => vec![*seat],
        Ending::Stalemate(seats) => seats.clone(),
    }
}

/// How it was won.
fn how(data: &PanelData, ending: &Ending) -> Words {
    match (ending, data.seen.winner()) {
        (Ending::Mouth(_), Some((_, mouth))) => {
            Words::Mouth { at: mouth.at.to_string(), cards: mouth.path.len() }
        }
        (Ending::Stalemate(seats), _) if seats.len() > 1 => Words::Shared,
        _ => Words::Longest,
    }
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
    let chart = |victim: Seat| {
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
    seats().map(chart).collect()
}

/// How far everybody came, a player a row.
fn sheet(data: &PanelData, winners: &[Seat]) -> Sheet {
    let heads = [Words::Path, Words::Cards, Words::Openings, Words::Books].map(|head| Cell::head(say(head)));
    let heads = iter::once(Cell::default()).chain(heads).collect();
    let row = |(view, standing): (&SeatView, &MonsterProgress)| {
        let won = winners.contains(&view.seat);
        let path = standing.mouth.as_ref().map_or(standing.path.len(), |mouth| mouth.path.len());
        let numbers = [
            say(Words::Of { path, needed: data.seen.needed() }),
            view.player.monster.laid().len().to_string(),
            standing.openings.len().to_string(),
            view.player.necronomicons.to_string(),
        ];
        let name = Cell::player(name_of(data.names(), view.seat), view.seat, won);
        iter::once(name).chain(numbers.map(|number| Cell::words(number).won(won))).collect()
    };
    let seats = data.seen.view.seats.iter().zip(&data.seen.standings);
    Sheet::new("result", iter::once(heads).chain(seats.map(row)).collect())
}
