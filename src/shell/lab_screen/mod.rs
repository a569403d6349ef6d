//! The stability lab in the window: a set-up is built by mouse, numbers and keys, judged as it is built, and put to the
//! tests of [`lab::study`], whose worst cases can be watched.
//!
//! * [`wish`]: what it is asked for; [`state`]: what is kept between two pictures, and what it does when it is asked;
//! * [`check`]: does it stand as it is; [`running`]: a test on other threads; [`recording`]: what became of a case, frame by
//!   frame. Nothing of that is worked out on the thread that draws;
//! * [`lessons`]: lessons in the lab; [`texts`]: the words of the panels;
//! * [`panels`]: what is drawn with egui, as functions of what is seen; [`hand`]: mouse and keys on the table; [`visuals`]:
//!   pieces, marks and view.

pub mod check;
mod draw;
pub mod hand;
pub mod lessons;
pub mod panel_data;
pub mod panels;
mod pick;
pub mod recording;
pub mod running;
pub mod state;
pub mod texts;
pub mod visuals;
pub mod wish;

use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use lessons::log::LabLog;
use state::LabState;
use window::keys;
use window::messages::{DrawSet, PlaySet, Screen};
use wish::Wish;

/// Adds what the lab does: works without a window.
pub(super) fn logic(app: &mut App) {
    app.init_resource::<LabState>()
        .add_message::<Wish>()
        .add_systems(OnEnter(Screen::Lab), state::open)
        .add_systems(OnExit(Screen::Lab), (state::leave, lessons::driver::leave))
        .add_systems(Last, state::keep_at_the_end.run_if(on_message::<AppExit>))
        .add_systems(
            RunFixedMainLoop,
            (
                hand::keys.in_set(PlaySet::Wish).run_if(keys::are_read),
                state::carry_out.in_set(PlaySet::Carry),
                (state::judge, state::hear, lessons::driver::follow.run_if(resource_exists::<LabLog>))
                    .chain()
                    .in_set(PlaySet::View),
            )
                .run_if(in_state(Screen::Lab)),
        );
}

/// Adds what is seen of it.
pub(super) fn drawing(app: &mut App) {
    visuals::plugin(app);
    hand::plugin(app);
    app.add_systems(EguiPrimaryContextPass, draw::draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Lab)));
}
