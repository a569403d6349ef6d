//! Between Bevy and the panels: draws them, and passes on what they want.

use super::panels::table::Folds;
use super::panels::turn::Refusals;
use super::panels::{result as result_panel, table as table_panel};
use crate::app::hand::view_ray::ViewRay;
use crate::app::messages::{ResultFolded, Screen};
use crate::app::platform::settings::Preferences;
use crate::app::table::live_match::{CurrentView, Playing, Wish};
use crate::app::table::physics::LiveBodies;
use crate::app::table::stability::Stability;
use crate::app::ui::act::{Act, Requests};
use crate::games::rlyeh::Intent;
use crate::games::rlyeh::rules::Rlyeh;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::pos2;

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
    stability: Res<Stability>,
    preferences: Res<Preferences>,
    (view_ray, bodies): (ViewRay, LiveBodies),
    mut folds: ResMut<Folds>,
    mut wishes: MessageWriter<Wish<Rlyeh>>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let m = &playing.0;
    let held = view.0.hand.as_ref().and_then(|hand| bodies.get(*hand.pieces.first()?));
    let held_at = held.and_then(|body| view_ray.pixel(body.center_of_mass()));
    let refusals = (*screen.get() == Screen::Table).then(|| Refusals::at(m.game(), m.seating()));
    let data = table_panel::PanelData {
        view: &view.0,
        notes: m.notes(),
        refusals: refusals.as_ref(),
        stability: &stability.0,
        marks: preferences.marks,
        held_at: held_at.map(|pixel| pos2(pixel.x, pixel.y) / ctx.zoom_factor()),
    };
    // A copy, so that looking at the panels is no change of them.
    let mut unfolded = *folds;
    send(table_panel::show(ctx, &data, &mut unfolded), &mut wishes, &mut requests);
    folds.set_if_neq(unfolded);
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
