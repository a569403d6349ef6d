//! The benches as a program.

fn main() -> std::process::ExitCode {
    bench::commands::run(std::env::args_os())
}
