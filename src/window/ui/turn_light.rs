//! Your turn calls you: when it comes round to somebody at the screen, the panel of the turn lights up for a moment, and
//! where several people play, the one who is meant is called by name.
//!
//! The panel says where it is ([`here`]); whoever draws what lies over the panels draws the light.

use super::style;
use crate::frame_clock;
use crate::game_ui::{TurnOf, status};
use crate::messages::{Notice, Screen, YourTurn};
use crate::platform::settings::Preferences;
use crate::speech::say;
use crate::texts::Buttons;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, LayerId, Order, Rect as Area, StrokeKind};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::Seat;

/// How long the light burns, s.
const BURNS_S: f32 = 1.6;
/// How far it shines, points.
const SHINES: f32 = 7.0;

/// Adds what follows whose turn it is; works without a window.
pub fn logic(app: &mut App) {
    app.init_resource::<TurnLight>().add_message::<YourTurn>().add_systems(Update, follow);
}

/// Adds the light. Needs the egui plugin.
pub fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(crate::messages::DrawSet::Over).run_if(in_state(Screen::Table)),
    );
}

/// The light, and whose turn it was last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct TurnLight {
    /// For how long it burns still, s.
    pub left_s: f32,
    seat: Option<Seat>,
}

impl TurnLight {
    /// Time passes, and this is whose turn it is, if anybody's; the same where somebody is to be called now.
    pub fn pass<'a>(&mut self, seconds: f32, turn: Option<&'a TurnOf>) -> Option<&'a TurnOf> {
        self.left_s = (self.left_s - seconds).max(0.0);
        let turn = turn.filter(|turn| self.seat != Some(turn.seat))?;
        let begins = self.seat.replace(turn.seat).is_none();
        if begins || !turn.person {
            return None;
        }
        self.left_s = BURNS_S;
        Some(turn)
    }
}

fn follow(world: &mut World) {
    let burns = world.resource::<TurnLight>().left_s > 0.0;
    let seconds = if burns { frame_clock::count(world) } else { 0.0 };
    match status(world) {
        None => world.insert_resource(TurnLight::default()),
        Some(status) => {
            let called = world.resource_mut::<TurnLight>().pass(seconds, status.turn.as_ref());
            if let Some(turn) = called {
                world.write_message(YourTurn);
                if turn.several {
                    world.write_message(Notice::new(say(Buttons::YourTurn { name: turn.name.clone() })));
                }
            }
        }
    }
}

fn place() -> Id {
    Id::new("the panel of the turn")
}

/// Says where the panel of the turn is.
pub fn here(ctx: &Context, panel: Area) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(place(), (panel, frame)));
}

/// Draws the light round the panel, so strong, from 0 to 1.
pub fn show(ctx: &Context, strength: f32) {
    let frame = ctx.cumulative_frame_nr();
    let Some((panel, drawn)) = ctx.data(|data| data.get_temp::<(Area, u64)>(place())) else { return };
    if strength <= 0.0 || drawn + 1 < frame {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, place()));
    for (out, share) in [(SHINES, 0.15), (SHINES * 0.5, 0.35), (1.0, 1.0)] {
        let ink = style::AMBER.gamma_multiply(share * strength);
        painter.rect_stroke(panel.expand(out), 8.0, (2.0 + out, ink), StrokeKind::Middle);
    }
}

fn draw(mut contexts: EguiContexts, light: Res<TurnLight>, preferences: Res<Preferences>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if light.left_s > 0.0 {
        // It fades; with reduced motion it is on, and then off.
        let strength = if preferences.reduced_motion { 1.0 } else { (light.left_s / BURNS_S).sqrt() };
        show(ctx, strength);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(seat: u8, person: bool, several: bool) -> Option<TurnOf> {
        Some(TurnOf { seat: Seat(seat), name: format!("N{seat}"), person, several })
    }

    #[test]
    fn a_person_is_called_after_somebody_else() {
        let mut light = TurnLight::default();
        assert_eq!(light.pass(0.1, turn(0, true, true).as_ref()), None, "nobody is called to the first turn");
        assert_eq!(light.left_s, 0.0);
        assert_eq!(light.pass(0.1, None), None);
        let second = turn(1, true, true);
        assert_eq!(light.pass(0.1, second.as_ref()), second.as_ref());
        assert_eq!(light.left_s, BURNS_S);
        assert_eq!(light.pass(0.5, second.as_ref()), None, "once");
        assert_eq!(light.left_s, BURNS_S - 0.5);
        assert_eq!(light.pass(5.0, turn(2, false, true).as_ref()), None, "a bot needs no light");
        assert_eq!(light.left_s, 0.0);
        let only = turn(0, true, false);
        assert_eq!(light.pass(0.1, only.as_ref()), only.as_ref());
        assert_eq!(light.left_s, BURNS_S);
    }
}
