//! stub
use super::play::Order;
use std::path::PathBuf;
/// o
pub struct Options {
    /// l
    pub load: Option<PathBuf>,
    /// o
    pub order: Option<Order>,
    /// j
    pub journal: Option<PathBuf>,
}
/// r
pub fn random_seed() -> u64 {
    1
}
/// r
pub fn run(_: Options) -> Result<(), String> {
    todo!()
}
