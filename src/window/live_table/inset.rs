//! A second view in a corner of the window: of a carried piece level with the table, in its part of the [`CarryLayout`], or of dice
//! that roll out of sight. Framed and named.

use super::camera::MainCamera;
use super::carry_layout::CarryLayout;
use super::dice::Dice;
use super::framing::Framing;
use super::orbit::OrbitCamera;
use crate::frame_clock::FrameClock;
use crate::messages::DrawSet;
use crate::speech::say;
use crate::ui::style;
use crate::visuals::{FIELD_OF_VIEW, TableCamera};
use bevy::camera::{ClearColorConfig, Viewport};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{
    Align2, FontId, Id, LayerId, Order, Rect as Area, Stroke, StrokeKind, Vec2 as Points, pos2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::Message;

/// Its share of the window's height, and its distance from panels and edges in logical pixels.
const SHARE: f32 = 0.3;
const MARGIN_PX: f32 = 12.0;
/// Smaller than this it is not shown, logical pixels.
const LEAST_PX: f32 = 60.0;
/// It looks from no lower than this, cm.
const LOWEST_EYE_CM: f32 = 0.3;
/// How high above the table dice are looked at from, radians, and for how long after they lie, s.
const DICE_ANGLE: f32 = 1.0;
const DICE_LIE_S: f32 = 0.7;

/// What the inset shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InsetView {
    /// What it is called in the window.
    pub name: &'static str,
    /// What it looks at, cm.
    pub focus: Vec3,
    /// Turn about the vertical and height above the horizon, radians, as for [`super::camera::Preset::angles`].
    pub angles: (f32, f32),
    /// Height of what it shows, cm.
    pub span_cm: f32,
}

impl InsetView {
    /// Where it looks from, cm.
    pub fn eye(&self) -> Vec3 {
        let distance = self.span_cm / 2.0 / (FIELD_OF_VIEW / 2.0).tan();
        let (yaw, up) = self.angles;
        let away = Vec3::new(yaw.sin() * up.cos(), -yaw.cos() * up.cos(), up.sin()) * distance;
        let eye = self.focus + away;
        eye.with_z(eye.z.max(LOWEST_EYE_CM))
    }
}

/// The inset.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Inset {
    /// What the hand wants seen.
    pub hand: Option<InsetView>,
    dice: Option<InsetView>,
    /// Where it is now, logical pixels.
    at: Option<Rect>,
}

impl Inset {
    fn look(&self) -> Option<InsetView> {
        self.hand.or(self.dice)
    }
}

#[derive(Component)]
struct InsetCamera;

/// Adds the inset. Needs camera and framing.
pub fn plugin(app: &mut App) {
    app.init_resource::<Inset>()
        .add_systems(Startup, spawn)
        .add_systems(Update, watch_dice.run_if(resource_exists::<Dice>))
        .add_systems(PostUpdate, place.before(super::orbit::OrbitSet))
        .add_systems(EguiPrimaryContextPass, name.in_set(DrawSet::Screen));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        InsetCamera,
        TableCamera,
        Camera { order: 2, is_active: false, clear_color: ClearColorConfig::Default, ..default() },
        Transform::default(),
    ));
}

/// Shows dice while they roll where the main view does not see their tray.
fn watch_dice(
    (dice, framing): (Res<Dice>, Res<Framing>),
    cameras: Query<&OrbitCamera, With<MainCamera>>,
    clock: FrameClock,
    mut lie_s: Local<f32>,
    mut inset: ResMut<Inset>,
) {
    let (Some(tray), Ok(camera)) = (dice.tray(), cameras.single()) else { return };
    let middle = tray.centre.extend(0.0);
    if dice.are_rolling() {
        *lie_s = 0.0;
        if inset.dice.is_none() && !framing.sees(&camera.target, middle) {
            let span_cm = 2.4 * tray.half.x.max(tray.half.y);
            inset.dice =
                Some(InsetView { name: "hand-dice", focus: middle, angles: (0.0, DICE_ANGLE), span_cm });
        }
    } else if inset.dice.is_some() {
        *lie_s += clock.wait();
        if *lie_s > DICE_LIE_S {
            inset.dice = None;
        }
    }
}

/// The corner of the free part of a window in which dice are shown, logical pixels.
fn corner(clear: Rect, room: Vec2) -> Option<Rect> {
    let side = SHARE * room.y;
    let least = Vec2::new(clear.max.x - side - MARGIN_PX, clear.min.y + MARGIN_PX);
    (side >= LEAST_PX && clear.width() >= 3.0 * side)
        .then(|| Rect::from_corners(least, least + Vec2::splat(side)))
}

fn place(
    (framing, stage): (Res<Framing>, Option<Res<CarryLayout>>),
    mut inset: ResMut<Inset>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&mut Camera, &mut Transform), With<InsetCamera>>,
) {
    let (Ok((mut camera, mut transform)), Ok(window)) = (cameras.single_mut(), window.single()) else {
        return;
    };
    let of_hand = stage.and_then(|stage| Some(stage.in_units(stage.side?, window.size())));
    let place = match inset.hand {
        Some(_) => of_hand,
        None => corner(framing.clear(window.size()), window.size()),
    };
    let Some((look, rect)) = inset.look().zip(place) else {
        if camera.is_active {
            camera.is_active = false;
        }
        if inset.at.is_some() {
            inset.at = None;
        }
        return;
    };
    if inset.at != Some(rect) {
        inset.at = Some(rect);
    }
    let scale = window.scale_factor();
    let wanted = Viewport {
        physical_position: (rect.min * scale).as_uvec2(),
        physical_size: (rect.size() * scale).as_uvec2(),
        ..default()
    };
    let placed = camera.viewport.as_ref().is_some_and(|viewport| {
        viewport.physical_position == wanted.physical_position
            && viewport.physical_size == wanted.physical_size
    });
    if !placed || !camera.is_active {
        camera.viewport = Some(wanted);
        camera.is_active = true;
    }
    *transform = Transform::from_translation(look.eye()).looking_at(look.focus, Vec3::Z);
}

/// A frame, and its name below it: what panels draw lies under the inset.
fn name(mut contexts: EguiContexts, inset: Res<Inset>) {
    let (Some(look), Some(at), Ok(ctx)) = (inset.look(), inset.at, contexts.ctx_mut()) else { return };
    let zoom = ctx.zoom_factor();
    let point = |at: Vec2| pos2(at.x, at.y) / zoom;
    let area = Area::from_min_max(point(at.min), point(at.max));
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("inset")));
    painter.rect_stroke(area, 4.0, Stroke::new(2.0, style::LINE), StrokeKind::Outside);
    let text = painter.layout_no_wrap(say(Message::new(look.name)), FontId::proportional(13.5), style::INK);
    let corner = Align2::LEFT_TOP.anchor_size(area.left_bottom() + Points::new(5.0, 6.0), text.size());
    painter.rect_filled(corner.expand2(Points::new(5.0, 2.0)), 4.0, style::PANEL.gamma_multiply(0.8));
    painter.galley(corner.min, text, style::INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_shown_within_what_panels_leave() {
        let room = Vec2::new(1280.0, 720.0);
        let at = corner(Rect::new(130.0, 50.0, 1280.0, 670.0), room).unwrap();
        assert!(at.min.x >= 130.0 && at.max.x <= 1280.0 && at.min.y >= 50.0 && at.max.y < 360.0, "{at:?}");
        assert_eq!(corner(Rect::new(0.0, 0.0, 300.0, 180.0), Vec2::new(300.0, 180.0)), None, "too small");
    }
}
