//! The program: hands the catalogue of games to the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    cyclopean::cli::run(cyclopean::CATALOGUE)
}
