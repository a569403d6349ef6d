//! Between Bevy and the panels: draws them, and passes on what they want.

use super::panels::turn::Refusals;
use super::panels::{result as result_panel, table as table_panel};
use super::rolls::Rolls;
use crate::app::messages::{ResultFolded, Screen};
use crate::app::platform::settings::Preferences;
use crate::app::table::live_match::{CurrentView, Playing, Wish};
use crate::app::table::stability::Stability;
use crate::app::ui::act::{Act, Requests};
use crate::games::rlyeh::Intent;
use crate::games::rlyeh::rules::Rlyeh;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

fn send(act: Option<Act<Intent>>, wishes: &mut MessageWriter<Wish<Rlyeh>>, requests: &mut Requests) {
    match act {
        Some(Act::Wish(intent)) => {
            wishes.write(Wish(intent));
        }
        Some(Act::Program(request)) => requests.send(request),
        None => {}
    }
}

/// The panels round the table.
pub(super) fn table(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    (stability, rolls): (Res<Stability>, Res<Rolls>),
    preferences: Res<Preferences>,
    mut wishes: MessageWriter<Wish<Rlyeh>>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let m = &playing.0;
    let refusals = (*screen.get() == Screen::Table).then(|| Refusals::at(m.game(), m.seating()));
    let data = table_panel::PanelData {
        view: &view.0,
        notes: rolls.told(m.notes()),
        roll: rolls.view(m.game().turn()),
        refusals: refusals.as_ref(),
        stability: &stability.0,
        marks: preferences.marks,
    };
    send(table_panel::show(ctx, &data), &mut wishes, &mut requests);
}

/// How it came out.
pub(super) fn result(
    mut contexts: EguiContexts,
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    preferences: Res<Preferences>,
    folded: Res<ResultFolded>,
    mut wishes: MessageWriter<Wish<Rlyeh>>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let act = result_panel::show(ctx, &view.0, playing.0.notes(), folded.0, preferences.marks);
    send(act, &mut wishes, &mut requests);
}
