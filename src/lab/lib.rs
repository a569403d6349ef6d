//! The laboratory: set-ups in files, and what becomes of them.
//!
//! * [`scene`]: a set-up as it stands in a file (see `docs/scenes.md`), with every error of it named, or as it lies on a
//!   table ([`Scene::of_table`]);
//! * [`trial`]: a set-up let go of: does it stand, what does the second judge say, do the two agree;
//! * [`study`]: what a set-up bears: tilted, shaken, poked, robbed of a piece, loaded, with other friction, built
//!   carelessly many times over;
//! * [`cautions`]: where a verdict is not the whole story;
//! * [`editor`]: a set-up in the making; [`placed`]: its pieces as shapes.
//!
//! It knows the table and what a file may cost ([`files::budget`]), and nothing of rules, matches or windows.

pub mod cautions;
pub mod chance;
mod check;
pub mod editor;
mod from_table;
pub mod gently;
mod judged;
mod lines;
mod lower;
mod mjcf;
pub mod named;
pub mod placed;
mod poses;
pub mod problem;
mod reading;
pub mod refused;
pub mod scene;
pub mod storeys;
pub mod study;
pub mod trial;

pub use editor::SceneEditor;
pub use judged::Judged;
pub use scene::{Scene, SceneError};
pub use trial::{SceneResult, Trial};
