//! Where the window opens: as it was left, or at a size that fits the screen.

use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow, WindowCloseRequested, WindowMode};
use files::budget;
use serde::{Deserialize, Serialize};
use session::save;
use std::path::PathBuf;

/// The size of a window on a usual screen, and before there is one, pixels at scale 1.
pub const USUAL: Vec2 = Vec2::new(1280.0, 720.0);
/// The least size, pixels at scale 1.
const LEAST: Vec2 = Vec2::new(480.0, 320.0);
/// The share of a large screen that a window takes.
const SHARE: f32 = 0.8;
/// The share of a small screen that it may take.
const MOST: f32 = 0.96;
/// So much of a window must be on the screen that it can be moved, pixels.
const GRIP_PX: i32 = 80;

/// The place of a window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WindowPlace {
    /// Width and height, pixels at scale 1.
    pub size: [f32; 2],
    /// The upper left corner, pixels of the screen; `None` if the platform does not tell.
    pub corner: Option<[i32; 2]>,
}

/// The file that keeps the place, if the platform has a folder for it.
#[derive(Resource, Clone, Debug)]
pub(crate) struct PlaceFile(pub Option<PathBuf>);

impl Default for PlaceFile {
    fn default() -> Self {
        let folder = directories::ProjectDirs::from("", "", "cyclopean");
        Self(folder.map(|dirs| dirs.config_dir().join("window.ron")))
    }
}

impl PlaceFile {
    /// The place that was kept. A file that cannot be read is as good as none: there is nothing in it to lose.
    pub fn read(&self) -> Option<WindowPlace> {
        let place: WindowPlace =
            ron::from_str(&budget::read_text(self.0.as_ref()?, budget::MOST_ROW_BYTES).ok()?).ok()?;
        place.size.iter().all(|side| side.is_finite() && *side > 0.0).then_some(place)
    }

    fn write(&self, place: WindowPlace) {
        let (Some(path), Ok(text)) = (&self.0, ron::to_string(&place)) else { return };
        if let Err(why) = save::write(text.as_bytes(), path) {
            warn!("the place of the window was not kept: {why}");
        }
    }
}

/// The size of a window that opens for the first time, or again, on a screen so large: both in pixels at scale 1.
pub fn fitting(screen: Vec2, kept: Option<Vec2>) -> Vec2 {
    let usual = USUAL * ((screen / USUAL).min_element() * SHARE).max(1.0);
    kept.unwrap_or(usual).min((screen * MOST).max(USUAL.min(screen))).max(LEAST.min(screen))
}

/// Adds the keeping. Needs a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<PlaceFile>()
        .add_systems(Update, open.run_if(any_with_component::<PrimaryMonitor>.and_then(run_once)))
        .add_systems(Last, keep.run_if(on_message::<WindowCloseRequested>.or_else(on_message::<AppExit>)));
}

/// Brings the window to its place once the screen is known.
fn open(
    file: Res<PlaceFile>,
    screens: Query<&Monitor, With<PrimaryMonitor>>,
    all: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let (Ok(screen), Ok(mut window)) = (screens.single(), windows.single_mut()) else { return };
    let kept = file.read();
    let physical = UVec2::new(screen.physical_width, screen.physical_height).as_vec2();
    let size = fitting(physical / screen.scale_factor as f32, kept.map(|kept| Vec2::from_array(kept.size)));
    if size != window.size() {
        window.resolution.set(size.x, size.y);
    }
    let grip = |corner: IVec2| {
        all.iter().any(|monitor| {
            let far = monitor.physical_position
                + UVec2::new(monitor.physical_width, monitor.physical_height).as_ivec2()
                - IVec2::splat(GRIP_PX);
            corner.cmpge(monitor.physical_position - IVec2::splat(GRIP_PX)).all() && corner.cmple(far).all()
        })
    };
    if let Some(corner) = kept.and_then(|kept| kept.corner).map(IVec2::from_array).filter(|at| grip(*at)) {
        window.position = WindowPosition::At(corner);
    }
}

/// Keeps where the window is when it is closed.
fn keep(file: Res<PlaceFile>, windows: Query<&Window, With<PrimaryWindow>>) {
    let Ok(window) = windows.single() else { return };
    if window.mode != WindowMode::Windowed {
        return;
    }
    let corner = match window.position {
        WindowPosition::At(corner) => Some(corner.to_array()),
        _ => None,
    };
    file.write(WindowPlace { size: window.size().to_array(), corner });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_fits_its_screen() {
        assert_eq!(fitting(Vec2::new(1280.0, 1024.0), None), USUAL);
        assert_eq!(fitting(Vec2::new(800.0, 600.0), None), Vec2::new(800.0, 600.0));
        assert_eq!(fitting(Vec2::new(1440.0, 900.0), None), USUAL);
        assert_eq!(fitting(Vec2::new(2560.0, 1440.0), None), Vec2::new(2048.0, 1152.0));
        let kept = Some(Vec2::new(3000.0, 700.0));
        assert_eq!(fitting(Vec2::new(1920.0, 1080.0), kept), Vec2::new(1920.0 * MOST, 700.0));
    }

    /// A file without end keeps no window from opening.
    #[cfg(unix)]
    #[test]
    fn a_place_that_is_no_file_is_as_good_as_none() {
        assert_eq!(PlaceFile(Some("/dev/zero".into())).read(), None);
        let folder = tempfile::tempdir().unwrap();
        let file = PlaceFile(Some(folder.path().join("window.ron")));
        let place = WindowPlace { size: [800.0, 600.0], corner: Some([3, 4]) };
        file.write(place);
        assert_eq!(file.read(), Some(place));
    }
}
