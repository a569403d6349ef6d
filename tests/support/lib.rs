//! What tests of several themes share, and needs no window.

pub mod counts;
pub mod drive;
pub mod falls;
pub mod finished;
pub mod folder;
pub mod forge;
pub mod houses;
pub mod mjcf;
pub mod source;
pub mod told;
#[path = "../../fuzz/src/vouched.rs"]
pub mod vouched;
