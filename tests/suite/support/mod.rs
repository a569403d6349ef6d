//! What tests of several themes share.

pub mod drive;
pub mod finished;
pub mod forge;
pub mod program;
