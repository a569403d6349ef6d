//! What every command prints alike: lines, tables, bars, journals.

use super::failure::Misuse;
use super::texts::Written;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};
use files::words::reason;
use files::{budget, disk};
use game::Language;
use game::message::{Message, Say};
use indicatif::{ProgressBar, ProgressStyle};
use lang::Texts;
use serde::Serialize;
use session::info::Failure;
use session::journal::{Journal, Seed};
use session::{gallery, save};
use std::borrow::Cow;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use strum::VariantArray;

/// A journal in a file.
pub type FileJournal = Journal<JournalFile>;

/// A file for a journal. What cannot be written is lost, and does not keep a match from its end: [`finish`] tells.
pub struct JournalFile {
    path: PathBuf,
    file: BufWriter<File>,
    lost: Option<io::Error>,
}

impl JournalFile {
    fn keep(&mut self, done: io::Result<()>) {
        if let Err(why) = done {
            self.lost.get_or_insert(why);
        }
    }
}

impl Write for JournalFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write_all(bytes);
        self.keep(written);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.file.flush();
        self.keep(flushed);
        Ok(())
    }
}

/// Tells whether all of a journal was written, after everything else is told.
///
/// # Errors
/// In words, where it was not.
pub fn finish(journal: Option<&FileJournal>) -> Result<(), Failure> {
    match journal.map(Journal::written) {
        Some(JournalFile { path, lost: Some(why), .. }) => Err(no_journal(path, why).into()),
        _ => Ok(()),
    }
}

fn no_journal(path: &Path, why: &io::Error) -> Message {
    Written::NoJournal { path: path.display().to_string(), why: reason(why) }.message()
}

/// Saves a match that was played here, with a signature if it has a score: whoever has played it to its end stands for it.
///
/// # Errors
/// When the file cannot be written.
pub fn save_played(bytes: Vec<u8>, path: &Path, language: Language) -> Result<(), Failure> {
    let signed = gallery::folder().map(|folder| gallery::signed(&bytes, &folder, path));
    let signed = signed.transpose().unwrap_or_else(|why| {
        complain(&Texts::of(language).plain(&why));
        None
    });
    save::write(signed.as_deref().unwrap_or(&bytes), path)?;
    tell_written(&Written::Saved { path: path.display().to_string() }, language);
    Ok(())
}

/// Words as they may be printed: what came from a file moves no cursor and changes no colours. Ends of lines and tabs stay.
pub fn printable(words: &str) -> Cow<'_, str> {
    let stays = |c: char| !budget::is_control(c) || matches!(c, '\n' | '\t');
    if words.chars().all(stays) {
        return words.into();
    }
    let mut following = words.chars().skip(1);
    let plain = |c: char| {
        let ends_line = following.next() == Some('\n') && c == '\r';
        if stays(c) || ends_line { c } else { ' ' }
    };
    words.chars().map(plain).collect()
}

/// Tells on standard error where something was written.
pub fn tell_written(written: &Written, language: Language) {
    complain(&Texts::of(language).plain(written));
}

/// Prints a line to standard error, as far as it is [`printable`]. Where nobody listens, nothing is lost.
pub fn complain(line: &str) {
    drop(writeln!(io::stderr(), "{}", printable(line)));
}

/// Prints a line to standard output, as far as it is [`printable`]. A reader that has gone away (`| head`) is no failure.
///
/// # Errors
/// When standard output cannot be written.
pub fn say(line: &str) -> Result<(), Failure> {
    match writeln!(io::stdout(), "{}", printable(line)) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints one line of JSON to standard output.
///
/// # Errors
/// As [`say`].
pub fn say_json(what: &impl Serialize) -> Result<(), Failure> {
    say(&serde_json::to_string(what).map_err(io::Error::from)?)
}

/// Fewest and most pixels of a picture's side.
const SIDES: (u32, u32) = (16, 8192);

/// What was typed is no size of a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a size: write WIDTHxHEIGHT in pixels, {least} to {most}, such as 1280x720", least = SIDES.0, most = SIDES.1)]
pub struct BadSize(String);

/// Reads a size such as `1280x720`.
///
/// # Errors
/// [`BadSize`].
pub fn size(text: &str) -> Result<(u32, u32), BadSize> {
    let wanted = || BadSize(text.to_owned());
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wanted)?;
    let number =
        |part: &str| part.parse().ok().filter(|n| (SIDES.0..=SIDES.1).contains(n)).ok_or_else(wanted);
    Ok((number(width)?, number(height)?))
}

/// Whether a command can write its files and loses none by it: asked before anything long is done. No file is read and written,
/// or written twice, whatever it is called. A folder that is not there is more likely mistyped than meant, so none is made.
///
/// # Errors
/// [`Misuse`] where a file cannot be written, or would be lost.
pub fn check_files<'a>(
    reads: impl IntoIterator<Item = &'a PathBuf>,
    writes: impl IntoIterator<Item = &'a PathBuf>,
) -> Result<(), Misuse> {
    let reads: Vec<&PathBuf> = reads.into_iter().collect();
    let mut written: Vec<&PathBuf> = vec![];
    let shown = |path: &Path| path.display().to_string();
    for path in writes {
        // A device or a pipe takes whatever comes.
        let is_one_file = !path.exists() || path.is_file();
        let same = |other: &&&PathBuf| is_one_file && disk::is_same(path, other);
        if let Some(read) = reads.iter().find(same) {
            return Err(Misuse::of(&Written::AlsoRead { path: shown(path), read: shown(read) }));
        }
        if written.iter().any(|other| same(&other)) {
            return Err(Misuse::of(&Written::Twice { path: shown(path) }));
        }
        disk::check_writable(path)
            .map_err(|why| Misuse::of(&Written::Unwritable { path: shown(path), why: reason(&why) }))?;
        written.push(path);
    }
    Ok(())
}

/// The argument that chooses a language.
const LANG: &str = "lang";

/// The option that chooses a language, for a whole command line.
pub fn language_option() -> Arg {
    let names = Language::VARIANTS.iter().map(|&language| <&str>::from(language));
    Arg::new(LANG)
        .long(LANG)
        .global(true)
        .value_name("LANGUAGE")
        .value_parser(PossibleValuesParser::new(names))
        .help("The language of what is shown and printed; that of the system unless given")
}

/// The language that the innermost command asks for, or the system's.
pub fn innermost_language(matches: &ArgMatches) -> Language {
    matches.subcommand().map_or_else(|| language(matches), |(_, matches)| innermost_language(matches))
}

/// The language that a command line asks for, or the system's.
pub fn language(matches: &ArgMatches) -> Language {
    asked_language(matches).unwrap_or_else(lang::language_of_the_system)
}

/// The language that a command line asks for before it is read, as that of its help: the last that is named, or the system's.
pub fn language_before(arguments: &[OsString]) -> Language {
    let named = |(at, argument): (usize, &OsString)| match argument.to_str()?.strip_prefix("--")? {
        LANG => arguments.get(at + 1)?.to_str()?.parse().ok(),
        other => other.strip_prefix(LANG)?.strip_prefix('=')?.parse().ok(),
    };
    arguments.iter().enumerate().rev().find_map(named).unwrap_or_else(lang::language_of_the_system)
}

/// The language that a command line asks for, if it asks for one.
pub fn asked_language(matches: &ArgMatches) -> Option<Language> {
    let asked = matches.try_get_one::<String>(LANG).ok().flatten();
    asked.and_then(|name| name.parse().ok())
}

/// A bar for so many steps.
///
/// # Errors
/// None in practice.
pub fn progress(count: usize) -> Result<ProgressBar, Failure> {
    let style = ProgressStyle::with_template("{bar:32.green} {pos}/{len} {msg} [{elapsed_precise}]")
        .map_err(io::Error::other)?;
    Ok(ProgressBar::new(count as u64).with_style(style.progress_chars("█▉▊▋▌▍▎▏ ")))
}

/// Begins the journal that was asked for, if one was.
///
/// # Errors
/// When the file cannot be written.
pub fn journal(
    path: Option<&Path>,
    game: &'static str,
    about: &impl Serialize,
    seed: impl Into<Seed>,
    language: Language,
) -> Result<Option<FileJournal>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let file = File::create(path).map_err(|why| no_journal(path, &why))?;
    let file = JournalFile { path: path.to_owned(), file: BufWriter::new(file), lost: None };
    let texts = Texts::of(language);
    let words = move |message: &Message| texts.plain(message);
    Ok(Some(Journal::begin(file, game, about, seed)?.in_words(words)))
}

/// A table for people, or in Markdown.
pub fn table(header: &[String], lines: Vec<Vec<String>>, markdown: bool) -> String {
    let mut all = vec![header.to_vec()];
    all.extend(lines);
    let width = |column: usize| {
        all.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut text: Vec<String> = all
        .iter()
        .map(|line| {
            let cells: Vec<String> =
                line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
            if markdown {
                format!("| {} |", cells.join(" | "))
            } else {
                cells.join("  ").trim_end().to_owned()
            }
        })
        .collect();
    if markdown {
        let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width.max(3))).collect();
        text.insert(1, format!("| {} |", rule.join(" | ")));
    }
    text.join("\n")
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn what_is_printed_moves_no_cursor() {
        for words in ["", "a\tb\nc", "a,b\r\nc,d\r\n", "\u{1F419}"] {
            assert_eq!(printable(words), words);
        }
        assert_eq!(printable("\u{1b}[2Ja\rb\r\n\u{9b}m\r"), " [2Ja b\r\n m ");
    }
}
