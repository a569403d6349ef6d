//! What is drawn with egui: each a function of what is seen that returns what the player wants, so that all of it can be
//! drawn without a window.
//!
//! * [`act`]: what panels and keys ask for;
//! * [`layout`], [`style`], [`buttons`], [`drop_down`]: what panels are made of; [`caps`]: keys as they are written;
//! * [`tip`]: explanations beside the pointer; [`explanation`]: what they say; [`rule_link`]: the way from a refusal to its
//!   rule;
//! * [`clicks`], [`unlock`]: no click is lost, and none is heard that was meant for something else;
//! * [`drag`]: drag and drop; [`hand`]: a card of a hand;
//! * [`watched`]: whether a match is watched again;
//! * [`form`], [`set_up`], [`players`], [`seats`], [`dialogs`], [`save_row`]: what the shell draws its screens with;
//! * [`rules_reader`], [`rule_marks`], [`markdown`], [`key_list`], [`key_panel`], [`log`], [`settling`],
//!   [`stability_panel`], [`turn_light`], [`result`], [`side_column`], [`spoken`], [`spotlight`],
//!   [`pass_screen`], [`backdrop`]: the panels that games have in common;
//! * [`pictures`]: what is painted on them; [`illustrations`]: what is painted in books of rules.

pub mod act;
pub mod backdrop;
pub mod buttons;
pub mod callout;
pub mod caps;
pub mod chart;
pub mod clicks;
pub mod dialogs;
pub mod drag;
pub mod drop_down;
pub mod explanation;
pub mod form;
pub mod gallery;
pub mod hand;
pub mod illustrations;
pub mod key_list;
pub mod key_panel;
pub mod landmarks;
pub mod layout;
pub mod log;
pub mod look_back_plate;
pub mod markdown;
pub mod match_list;
pub mod number;
pub mod number_field;
pub mod occupied;
pub mod pass_screen;
pub mod pictures;
pub mod players;
pub mod result;
pub mod rule_link;
pub mod rule_marks;
pub mod rules_reader;
pub mod save_row;
pub mod seats;
pub mod set_up;
pub mod settling;
pub mod sheet;
pub mod side_column;
pub mod spoken;
pub mod spotlight;
pub mod stability_panel;
pub mod style;
pub mod supply;
pub mod tip;
pub mod training_plate;
pub mod turn_light;
pub mod unlock;
pub mod watched;
