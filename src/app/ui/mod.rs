//! TODO-DOC

pub mod act;
pub mod backdrop;
pub mod dialogs;
pub mod key_list;
pub(crate) mod keys;
pub mod layout;
pub mod log;
pub mod markdown;
pub mod menu;
pub mod rules_reader;
pub(crate) mod screens;
pub mod settling;
pub mod stability_panel;
pub mod style;
pub mod toasts;
