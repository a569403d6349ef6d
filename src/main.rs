//! Cyclopean.
fn main() {}
