//! How much of the long tests is run: a part in `./test`, all in `./test --all` and `.ci/nightly`, which set
//! `CYCLOPEAN_TESTS=all`. Nothing else reads it. A test that runs a part of itself says so in its doc line.

use std::env;
use std::sync::LazyLock;

/// Whether the long tests are run whole.
static ALL: LazyLock<bool> = LazyLock::new(|| match env::var("CYCLOPEAN_TESTS").as_deref() {
    Ok("all") => true,
    Err(_) | Ok("") => false,
    Ok(other) => panic!("CYCLOPEAN_TESTS is \"{other}\", but can only be \"all\""),
});

/// The first count in a whole run, the second otherwise.
pub fn whole_or<T>(whole: T, part: T) -> T {
    if *ALL { whole } else { part }
}

/// So many in a whole run, otherwise a tenth.
pub fn tenth(whole: u64) -> u64 {
    whole_or(whole, whole / 10)
}
