//! What tests with a window share: a window's panels without the window, a mouse, somebody who looks from afar. Both programs of
//! such tests take it in by its path: one is built without a window, too, and could not know a package that never is.

pub mod afar;
pub mod mouse;
pub mod panels;
pub mod scene;
