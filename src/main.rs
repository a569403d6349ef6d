//! Cyclopean.
fn main() {
    let load = std::env::args_os().nth(1).map(Into::into);
    if let Err(error) = cyclopean::app::run(&cyclopean::app::Options { load, ..Default::default() }) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
