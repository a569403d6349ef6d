//! Names and words of any kind, told and written to a journal.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    cyclopean_fuzz::journal(data);
});
