//! The laboratory: set-ups in files, what becomes of them, and how true the physics is.
//!
//! * [`scene`]: a set-up as it stands in a file (see `docs/scenes.md`), with every error of it named;
//! * [`trial`]: a set-up let go of: does it stand, what does the second judge say, do the two agree;
//! * [`accuracy`]: known answers against what the simulation does;
//! * [`planar`]: an exact answer for stacks in a plane, against which both judges are held;
//! * [`towers`]: boxes turned and bridging, with their limit by forces;
//! * [`agreement`]: the simulation against the second judge on towers built at random;
//! * [`forensics`]: what gave way first when something fell, and what touched it;
//! * [`staged`]: falls staged with known culprits, and how often the forensics names them;
//! * [`study`]: what a set-up bears: tilted, shaken, poked, robbed of a piece, loaded, with other friction, built
//!   carelessly many times over;
//! * [`person`]: a person with a mouse, who tries standard placements with each kind of hand;
//! * [`cautions`]: where a verdict is not the whole story;
//! * [`editor`]: a set-up in the making; [`placed`]: its pieces as shapes.
//!
//! It knows the table and what a file may cost (`session::budget`), and nothing of rules, matches or windows.

pub mod accuracy;
pub mod agreement;
pub mod cautions;
mod chance;
mod check;
pub mod editor;
pub mod forensics;
mod gently;
mod judged;
mod lines;
mod lower;
mod mjcf;
pub mod named;
pub mod person;
pub mod placed;
pub mod planar;
mod poses;
pub mod problem;
mod reading;
pub mod refused;
pub mod scene;
pub mod staged;
pub mod storeys;
pub mod study;
pub mod towers;
pub mod trial;

pub use editor::SceneEditor;
pub use judged::Judged;
pub use scene::{Scene, SceneError};
pub use trial::{Report, Trial};
