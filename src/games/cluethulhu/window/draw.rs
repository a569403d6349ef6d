//! Draws the panels: the table, a turn of a Day, the cover while the screen is passed on, the story after the end.

use super::act::{CluethulhuRequests, waits, wanted};
use super::desk::Manner;
use super::faces::Face;
use super::panels::{self, Asked, PanelData, lap, result, timeline};
use super::{briefs, story};
use crate::app::messages::{ResultFolded, Screen};
use crate::app::ui::act::Act;
use crate::app::ui::pass_screen;
use crate::game::Game;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect as Area, Ui, vec2};

/// Draws the panels, or the cover.
pub(super) fn panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    folded: Res<ResultFolded>,
    mut requests: CluethulhuRequests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    requests.desk.bypass_change_detection().window = ctx.content_rect().size();
    let (playing, table, desk) = (&requests.playing.0, &requests.table, &requests.desk);
    let mut asked = vec![];
    if let Some(seat) = wanted(playing, table, desk) {
        let here = pass_screen::show(ctx, seat, &playing.seating().names, backs);
        asked.extend(here.then_some(Act::Wish(Asked::Here)));
    } else if let Some(turn) = &desk.turn {
        // By Day a turn shows what everybody sees, and words; no tablet, no colour of a side.
        let brief = briefs::of(&playing.game().view(Some(turn.seat)));
        let data = PanelData::new(table.seen(), playing.seating(), desk, desk.window);
        lap::show(ctx, &data, turn, &brief, &mut asked);
    } else {
        let history = story::lines(table.shown());
        let seen = desk.story.as_ref().unwrap_or(table.seen());
        let mut data = PanelData::new(seen, playing.seating(), desk, desk.window);
        data.history = &history;
        data.steps = playing.practice().then(|| playing.steps());
        data.waits = waits(playing, table);
        if seen.result.is_some() {
            panels::board::show(ctx, &data, &mut asked);
            panels::head::show(ctx, &data, &mut asked);
            timeline::show(ctx, &data, &mut asked);
            if *screen.get() == Screen::Result {
                asked.extend(result::show(ctx, &data, folded.0));
            }
        } else {
            let keepers;
            if desk.manner == Manner::Console && !desk.public {
                keepers = super::views::lines(table.shown().record());
                data.keepers = Some(&keepers);
            }
            asked.extend(panels::show(ctx, &data));
        }
    }
    desk.light.over(ctx);
    for act in asked {
        requests.send(act);
    }
}

/// Backs of tablets in a row, on the cover.
fn backs(ui: &mut Ui, rect: Area) {
    let size = Face::Back.picture().size(rect.height() * 0.26);
    for k in -2..=2_i8 {
        let middle = rect.center() + vec2(f32::from(k) * size.x * 1.14, -rect.height() * 0.14);
        Face::Back.picture().paint(ui.painter(), Area::from_center_size(middle, size));
    }
}
