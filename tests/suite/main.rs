//! The tests that need the program, its windows or its catalogue, in one binary: linking Bevy once is slow enough. The others are
//! in `tests/engine/`.

#[cfg(feature = "window")]
mod app;
mod assets;
#[cfg(feature = "window")]
mod bridge;
#[cfg(feature = "window")]
mod by_keys;
#[cfg(feature = "window")]
mod camera;
#[cfg(feature = "window")]
mod clicks;
#[cfg(feature = "window")]
mod cluethulhu_agreed;
#[cfg(feature = "window")]
mod cluethulhu_app;
#[cfg(feature = "window")]
mod cluethulhu_calls;
#[cfg(feature = "window")]
mod cluethulhu_looks;
#[cfg(feature = "window")]
mod cluethulhu_panels;
#[cfg(feature = "window")]
mod cluethulhu_votes;
mod coach;
mod command_line;
mod damaged;
#[cfg(feature = "window")]
mod dice;
#[cfg(feature = "window")]
mod elder_god_app;
#[cfg(feature = "window")]
mod elder_god_panels;
#[cfg(feature = "window")]
mod following;
mod fuzz;
#[path = "../../fuzz/src/lib.rs"]
mod fuzz_targets;
mod gallery;
#[cfg(feature = "window")]
mod hand;
mod held;
#[cfg(feature = "window")]
mod keys;
mod lab_files;
#[cfg(feature = "window")]
mod lab_lesson;
mod lab_mjcf;
#[cfg(feature = "window")]
mod lab_window;
mod lang;
mod leaks;
mod lessons;
mod library;
#[cfg(feature = "window")]
mod look_back;
#[cfg(feature = "window")]
mod manners;
mod new_game;
#[cfg(feature = "window")]
mod panels;
#[cfg(feature = "window")]
mod picture;
mod print;
mod program;
#[cfg(feature = "window")]
mod quick;
#[cfg(feature = "window")]
mod rathulhu_app;
#[cfg(feature = "window")]
mod rathulhu_drawn;
#[cfg(feature = "window")]
mod rathulhu_panels;
#[cfg(feature = "window")]
mod rathulhu_scene;
mod refusals;
#[cfg(feature = "window")]
mod result;
#[cfg(feature = "window")]
mod rlyeh_app;
#[cfg(feature = "window")]
mod rlyeh_rolls;
#[cfg(feature = "window")]
mod rlyeh_view;
mod rooms;
#[cfg(feature = "window")]
mod seats;
#[cfg(feature = "window")]
mod show_me;
#[cfg(feature = "window")]
mod textures;
#[cfg(feature = "window")]
mod thoth_app;
#[cfg(feature = "window")]
mod thoth_hand;
#[cfg(feature = "window")]
mod thoth_panels;
#[cfg(feature = "window")]
mod tips;
#[cfg(feature = "window")]
mod turned;
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
