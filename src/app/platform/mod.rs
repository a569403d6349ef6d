//! TODO-DOC

pub(crate) mod display;
pub mod record;
pub mod settings;
