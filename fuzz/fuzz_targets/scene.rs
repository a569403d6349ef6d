//! Set-ups, as text.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    cyclopean_fuzz::scene(data);
});
