//! The program: see [`cyclopean::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    cyclopean::cli::run()
}
