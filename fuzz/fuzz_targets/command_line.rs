//! Command lines, an argument a line.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    cyclopean_fuzz::command_line(data);
});
