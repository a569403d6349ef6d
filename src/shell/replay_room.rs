//! The room that a replay takes in the window, and what the pointer does meanwhile. Panels and drawn tables are laid
//! out above the bar, so that it hides none of them. While pictures are taken there is no pointer.

use crate::export::Exporting;
use crate::ui::replay_bar;
use bevy::prelude::*;
use bevy_egui::egui::epaint::MarginF32;
use bevy_egui::egui::{Event, SafeAreaInsets};
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext};
use window::messages::Screen;
use window::ui::clicks::EguiSet;
use window::ui::watched::{self, Watched};
use window::watching::Watching;

/// Adds it. Needs the egui plugin.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, make_room.in_set(EguiSet::Room));
}

fn make_room(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    screen: Option<Res<State<Screen>>>,
    (watching, exporting): (Option<Res<Watching>>, Option<Res<Exporting>>),
) {
    let Ok((mut ctx, mut input)) = contexts.single_mut() else { return };
    let ctx = ctx.get_mut();
    let at_table = watching.is_some() && screen.is_some_and(|screen| *screen.get() == Screen::Table);
    let how = match (at_table, &exporting) {
        (true, None) => Watched::Again,
        (true, Some(_)) => Watched::Pictured,
        (false, _) => Watched::Not,
    };
    watched::tell(ctx, how);
    let bottom = if how == Watched::Not { 0.0 } else { replay_bar::takes(ctx) };
    input.0.safe_area_insets = Some(SafeAreaInsets(MarginF32 { bottom, ..MarginF32::ZERO }));
    if how == Watched::Pictured {
        let of_pointer = |event: &Event| {
            matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. } | Event::MouseMoved(_))
        };
        input.0.events.retain(|event| !of_pointer(event));
        input.0.events.push(Event::PointerGone);
    }
}
