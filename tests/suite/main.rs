//! Every integration test, in one binary: linking Bevy once is slow enough.

#[cfg(feature = "window")]
mod app;
mod arches;
mod assets;
mod blows;
#[cfg(feature = "window")]
mod bridge;
#[cfg(feature = "window")]
mod by_keys;
#[cfg(feature = "window")]
mod camera;
mod cards;
#[cfg(feature = "window")]
mod clicks;
#[cfg(feature = "window")]
mod cluethulhu_app;
mod cluethulhu_bots;
#[cfg(feature = "window")]
mod cluethulhu_calls;
#[cfg(feature = "window")]
mod cluethulhu_looks;
#[cfg(feature = "window")]
mod cluethulhu_panels;
mod cluethulhu_rules;
#[cfg(feature = "window")]
mod cluethulhu_votes;
mod coach;
mod command_line;
mod damaged;
mod deft;
#[cfg(feature = "window")]
mod dice;
#[cfg(feature = "window")]
mod elder_god_app;
mod elder_god_bots;
#[cfg(feature = "window")]
mod elder_god_panels;
mod elder_god_rules;
mod every_game;
#[cfg(feature = "window")]
mod following;
mod foreign;
mod forensics;
mod forensics_bench;
mod forensics_staged;
mod fuzz;
#[path = "../../fuzz/src/lib.rs"]
mod fuzz_targets;
mod gallery;
#[cfg(feature = "window")]
mod hand;
mod hands;
mod held;
mod hulls;
mod judges;
#[cfg(feature = "window")]
mod keys;
mod lab;
mod lab_bears;
mod lab_files;
mod lab_held;
#[cfg(feature = "window")]
mod lab_lesson;
mod lab_mjcf;
#[cfg(feature = "window")]
mod lab_window;
mod lang;
mod leaks;
mod lessons;
mod library;
mod loads;
mod look_back;
#[cfg(feature = "window")]
mod manners;
mod new_game;
#[cfg(feature = "window")]
mod panels;
mod person;
mod physics;
#[cfg(feature = "window")]
mod picture;
mod planar;
mod positions;
mod preview;
#[cfg(feature = "window")]
mod quick;
#[cfg(feature = "window")]
mod rathulhu_app;
mod rathulhu_bots;
#[cfg(feature = "window")]
mod rathulhu_drawn;
#[cfg(feature = "window")]
mod rathulhu_panels;
mod rathulhu_rules;
#[cfg(feature = "window")]
mod rathulhu_scene;
mod rathulhu_stakes;
mod refusals;
mod replays;
#[cfg(feature = "window")]
mod result;
#[cfg(feature = "window")]
mod rlyeh_app;
mod rlyeh_bots;
#[cfg(feature = "window")]
mod rlyeh_rolls;
mod rlyeh_rules;
mod rlyeh_table;
#[cfg(feature = "window")]
mod rlyeh_view;
mod rooms;
mod saves;
mod scene_editor;
#[cfg(feature = "window")]
mod seats;
#[cfg(feature = "window")]
mod show_me;
mod statics;
mod statics_geometry;
mod stories;
mod support;
#[cfg(feature = "window")]
mod textures;
#[cfg(feature = "window")]
mod thoth_app;
#[cfg(feature = "window")]
mod thoth_hand;
#[cfg(feature = "window")]
mod thoth_panels;
mod thoth_rules;
mod thoth_table;
mod tip_plan;
#[cfg(feature = "window")]
mod tips;
/// The template, put together as the catalogue does it.
mod toy_game {
    #[path = "mod.rs"]
    mod game;
    #[cfg(feature = "window")]
    pub mod window;

    pub use game::*;
}
mod towers;
#[cfg(feature = "window")]
mod turns;
#[cfg(feature = "window")]
mod waits;
#[cfg(feature = "window")]
mod watching;
mod whole_match;
#[cfg(all(feature = "window", target_os = "linux"))]
mod window;
#[cfg(feature = "window")]
mod words;
