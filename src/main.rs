//! Cyclopean.
fn main() {
    let mut args = std::env::args_os().skip(1).map(Into::into);
    let options =
        cyclopean::app::Options { load: args.next(), screenshot: args.next(), ..Default::default() };
    if let Err(error) = cyclopean::app::run(&options) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
