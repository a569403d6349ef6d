//! Every integration test, in one binary: linking Bevy once is slow enough.

mod rlyeh_rules;
mod solo_match;
