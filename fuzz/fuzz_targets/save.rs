//! Bodies of saves of every game, under a header that vouches for them.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    cyclopean_fuzz::save(data);
});
