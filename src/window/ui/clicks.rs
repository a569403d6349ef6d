//! What egui is told of the pointer, and what panels want of it.
//!
//! To egui a release of any button ends a drag. So while the left button is down the others do nothing (`LeftFirst`).
//!
//! egui says whether a panel is under the pointer where that was in the last picture. So it is asked anew before the hand looks
//! (`PanelUnder`): a pointer that came off a panel and was pressed within one picture takes what it is on.

use crate::input_queue::{InputsCome, Pointer};
use bevy::prelude::*;
use bevy_egui::egui::{self, Order, PointerButton, Pos2};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet};

/// Adds both. Needs the egui plugin.
pub fn plugin(app: &mut App) {
    app.init_resource::<PanelUnder>()
        .configure_sets(
            PreUpdate,
            (EguiSet::Pointer, EguiSet::Keys, EguiSet::Room)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PreUpdate,
            (
                left_first.in_set(EguiSet::Pointer),
                look_under_pointer
                    .after(InputsCome)
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput),
            ),
        );
}

/// What we change of what egui is told, in this order, before its pass.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EguiSet {
    /// Which buttons it hears of.
    Pointer,
    /// Which keys it hears of, and when nothing moves.
    Keys,
    /// The room that it has.
    Room,
}

/// Whether a panel is under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PanelUnder(pub bool);

fn look_under_pointer(
    mut contexts: Query<&mut EguiContext>,
    pointer: Pointer,
    mut under: ResMut<PanelUnder>,
) {
    // The program has one window.
    let (Ok(mut context), at) = (contexts.single_mut(), pointer.at()) else { return };
    let ctx = context.get_mut();
    let layer = at.and_then(|at| ctx.layer_id_at(Pos2::new(at.x, at.y) / ctx.zoom_factor()));
    // In the background there is nothing but the window itself.
    under.set_if_neq(PanelUnder(layer.is_some_and(|layer| layer.order != Order::Background)));
}

/// Leaves out what other buttons do while the left one is down.
#[derive(Debug, Default)]
pub(crate) struct LeftFirst {
    down: bool,
    /// Those whose press was left out.
    unheard: Vec<PointerButton>,
    /// Those that came up meanwhile: that is told once the left one is up.
    late: Vec<egui::Event>,
}

impl LeftFirst {
    /// What is left of a frame's events.
    pub fn filter(&mut self, events: Vec<egui::Event>) -> Vec<egui::Event> {
        let mut heard = vec![];
        for event in events {
            let egui::Event::PointerButton { button, pressed, .. } = event else {
                heard.push(event);
                continue;
            };
            let unheard = self.unheard.iter().position(|one| *one == button);
            match (button == PointerButton::Primary, pressed, unheard) {
                (true, ..) => {
                    self.down = pressed;
                    heard.push(event);
                    if !pressed {
                        heard.append(&mut self.late);
                    }
                }
                (false, false, Some(at)) => drop(self.unheard.remove(at)),
                (false, true, _) if self.down => self.unheard.push(button),
                (false, false, None) if self.down => self.late.push(event),
                (false, ..) => heard.push(event),
            }
        }
        heard
    }
}

fn left_first(mut inputs: Query<&mut EguiInput>, mut left: Local<LeftFirst>) {
    // The program has one window.
    if let Ok(mut input) = inputs.single_mut() {
        input.0.events = left.filter(std::mem::take(&mut input.0.events));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, Pos2, pos2};

    fn moved(x: f32) -> Event {
        Event::PointerMoved(pos2(x, 0.0))
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn while_the_left_button_is_down_the_others_do_nothing() {
        let right = |pressed| Event::PointerButton {
            pos: pos2(1.0, 0.0),
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let (left, there) = (|pressed| button(pos2(1.0, 0.0), pressed), moved(2.0));
        let mut first = LeftFirst::default();
        let alone = vec![right(true), right(false)];
        assert_eq!(first.filter(alone.clone()), alone);
        let meanwhile = vec![left(true), right(true), there.clone()];
        assert_eq!(first.filter(meanwhile), [left(true), there.clone()]);
        assert_eq!(first.filter(vec![right(false), there.clone(), left(false)]), [there, left(false)]);
        assert_eq!(first.filter(vec![right(true), left(true), right(false)]), [right(true), left(true)]);
        assert_eq!(
            first.filter(vec![left(false)]),
            [left(false), right(false)],
            "it comes up after the left one"
        );
        assert_eq!(first.filter(alone.clone()), alone);
    }
}
