//! `cyclopean print`: what games offer on paper, for a real table, as SVG in true size.

use super::catalogue::Catalogue;
use super::texts::Print as Words;
use clap::{ArgMatches, Args, Command};
use files::disk;
use files::words::reason;
use game::message::Say;
use lang::Texts;
use session::info::Failure;
use std::path::PathBuf;
use terminal::commands::{Paper, Printable, parse};
use terminal::failure::Misuse;
use terminal::output::{check_files, language, say, table};
use terminal::texts::Written;

/// Draw what you can print for a real table: SVG in true size, with rulers to check the print by.
///
/// Each page is a file of its own, such as floor-cards-1.svg. Print it at 100 %.
#[derive(Debug, Args)]
struct Arguments {
    /// What to draw; without it, what there is.
    name: Option<String>,
    /// The folder for the pages.
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    out: PathBuf,
    /// The paper of your printer.
    #[arg(long, value_enum, default_value_t)]
    paper: Paper,
    /// Write over pages that are there.
    #[arg(long)]
    replace: bool,
}

pub(super) fn command(catalogue: Catalogue) -> Command {
    let names: Vec<&str> = prints(catalogue).map(|print| print.name).collect();
    Arguments::augment_args(Command::new("print")).mut_arg("name", |arg| arg.value_name(names.join("|")))
}

fn prints(catalogue: Catalogue) -> impl Iterator<Item = &'static Printable> {
    catalogue.iter().flat_map(|entry| entry.commands.prints)
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let language = language(matches);
    let texts = Texts::of(language);
    let Arguments { name, out, paper, replace } = parse(matches)?;
    let Some(name) = name else {
        let about = |print: &Printable| texts.under(print.about).unwrap_or_default();
        let rows = prints(catalogue).map(|print| vec![format!("  {}", print.name), about(print)]);
        let head = [texts.plain(&Words::List), String::new()];
        return say(&table(&head, rows.collect(), false));
    };
    let Some(print) = prints(catalogue).find(|print| print.name == name) else {
        let known: Vec<&str> = prints(catalogue).map(|print| print.name).collect();
        return Err(Misuse::of(&Words::Unknown { name, known: known.join(", ") }).into());
    };
    if !out.is_dir() {
        return Err(Misuse::of(&Words::NoFolder { folder: out.display().to_string() }).into());
    }
    let pages = (print.pages)(paper, language);
    let file = |number: usize| match pages.len() {
        1 => out.join(format!("{name}.svg")),
        _ => out.join(format!("{name}-{}.svg", number + 1)),
    };
    let files: Vec<PathBuf> = (0..pages.len()).map(file).collect();
    if let Some(there) = files.iter().find(|file| file.exists()).filter(|_| !replace) {
        return Err(Misuse::of(&Words::There { path: there.display().to_string() }).into());
    }
    check_files(None, &files)?;
    for (file, page) in files.iter().zip(&pages) {
        let path = file.display().to_string();
        let failed = |why| Written::Unwritable { path: path.clone(), why: reason(&why) }.message();
        disk::write_whole(file, page.as_bytes()).map_err(failed)?;
        say(&path)?;
    }
    Ok(())
}
