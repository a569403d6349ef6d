//! What egui is told of the pointer, and what panels want of it.
//!
//! To egui a release of any button ends a drag. So while the left button is down the others do nothing (`LeftFirst`).
//!
//! egui says whether a panel is under the pointer where that was in the last picture. So it is asked anew before the hand looks
//! (`PanelUnder`): a pointer that came off a panel and was pressed within one picture takes what it is on.
//!
//! egui takes the time of a picture for that of a click, and presses and releases come one a picture. So it is told that two
//! clicks may be farther apart where inputs waited between them (`DoubleClicks`).

use crate::input_queue::{InputQueue, InputsCome, Pointer};
use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Order, PointerButton, Pos2, RawInput};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet};

/// Adds all three. Needs the egui plugin.
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
                (left_first, wait_for_clicks).chain().in_set(EguiSet::Pointer),
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

/// Two clicks within this are a double click, s.
const DOUBLE_S: f64 = 0.3;

/// How far apart the two clicks of a double click may be.
#[derive(Debug, Default)]
pub struct DoubleClicks {
    /// When the last picture was, s.
    last_s: f64,
    /// How long inputs have waited since the last click.
    waited_s: f64,
}

impl DoubleClicks {
    /// Tells egui, before its pass with this input; whether inputs have waited since the picture before. For whoever made them
    /// no time has passed meanwhile.
    pub fn tell(&mut self, ctx: &Context, input: &RawInput, waited: bool) {
        let now_s = input.time.unwrap_or(self.last_s);
        if waited {
            self.waited_s += now_s - self.last_s;
        }
        self.last_s = now_s;
        ctx.options_mut(|options| options.input_options.max_double_click_delay = DOUBLE_S + self.waited_s);
        let comes_up = |event: &egui::Event| {
            matches!(event, egui::Event::PointerButton { button: PointerButton::Primary, pressed: false, .. })
        };
        if input.events.iter().any(comes_up) {
            self.waited_s = 0.0;
        }
    }
}

fn wait_for_clicks(
    mut egui: Query<(&mut EguiContext, &EguiInput)>,
    queue: Option<Res<InputQueue>>,
    mut clicks: Local<DoubleClicks>,
) {
    // The program has one window.
    if let Ok((mut context, input)) = egui.single_mut() {
        clicks.tell(context.get_mut(), &input.0, queue.is_some_and(|queue| queue.waited()));
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
