//! What a file may cost. Anybody may have made it, so nothing is believed of it before it is read: how long it is, how
//! many things are in it, or what a word does to the screen that it is printed on.
//!
//! Every limit is far above what the program writes itself, and is named in what is said where it is passed. This file
//! knows no format; `docs/formats.md` lists which limit holds for which.

use crate::words::FileFlaw;
use game::message::{Message, Say};
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

/// Largest save, bytes: 64 MiB.
pub const MOST_SAVE_BYTES: u64 = 64 << 20;
/// Largest record behind a save, bytes: 16 MiB.
pub const MOST_RECORD_BYTES: usize = 16 << 20;
/// Most steps of a recording: a table at which something moves all day long.
pub const MOST_RECORDED_STEPS: u64 = 24 * 3600 * 60;
/// How often a piece is moved by a tick, at most, when what was done after the last whole save is done again: five hours of one
/// piece in the hand, or a city of fifty that falls for six minutes.
pub const MOST_MOVED_AGAIN: usize = 5 * 3600 * 60;
/// Largest file of settings, and of the last choices in set-ups, bytes: 1 MiB.
pub const MOST_SETTINGS_BYTES: u64 = 1 << 20;
/// Largest list of mistakes to try again, bytes: 1 MiB.
pub const MOST_MISTAKES_BYTES: u64 = 1 << 20;
/// Largest scene file, bytes: 16 MiB.
pub const MOST_SCENE_BYTES: u64 = 16 << 20;
/// Largest file of a study, bytes: 1 GiB, a million rows of a kilobyte.
pub const MOST_STUDY_BYTES: u64 = 1 << 30;
/// Longest first line of a study's file, which holds its scenes, bytes: 16 MiB.
pub const MOST_STUDY_HEAD_BYTES: u64 = 16 << 20;
/// Longest row of a study's file, bytes: 64 KiB.
pub const MOST_ROW_BYTES: u64 = 64 << 10;
/// Most pieces of a scene that are read at all; how many a table holds, its own check says.
pub const MOST_PIECES_READ: usize = 10_000;
/// Longest that anything in a file may ask to be watched, s: ten minutes.
pub const MOST_WATCH_S: f32 = 600.0;
/// Longest name of a piece, a scene, a player or a list, characters.
pub(crate) const LONGEST_NAME: usize = 200;
/// Longest text about something, characters.
pub(crate) const LONGEST_TEXT: usize = 10_000;

/// Why words from a file are not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnfitWords {
    /// There are too many.
    TooLong {
        /// How many may be there.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// A character that is no part of words: it would move the cursor, begin a line, or turn the writing round.
    Control(char),
}

impl Say for UnfitWords {
    fn message(&self) -> Message {
        match self {
            Self::TooLong { most, found } => {
                Message::new("words-too-long").with("most", *most).with("found", *found)
            }
            Self::Control(c) => Message::new("words-control").with("code", format!("{:04X}", u32::from(*c))),
        }
    }
}

game::message::displays!(UnfitWords);

/// Whether a character does something to the screen instead of standing on it.
pub fn is_control(c: char) -> bool {
    // Beside the control characters proper: separators of lines, and what turns the direction of writing.
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Checks a name: one line of at most `LONGEST_NAME` characters, none of which is a control character.
///
/// # Errors
/// [`UnfitWords`].
pub fn name(words: &str) -> Result<(), UnfitWords> {
    fit(words, LONGEST_NAME, &[])
}

/// Checks what is made up of names: one line of at most `LONGEST_TEXT` characters, none of which is a control character.
///
/// # Errors
/// [`UnfitWords`].
pub fn line(words: &str) -> Result<(), UnfitWords> {
    fit(words, LONGEST_TEXT, &[])
}

/// Checks a text: at most `LONGEST_TEXT` characters, of control characters only ends of lines and tabs.
///
/// # Errors
/// [`UnfitWords`].
pub fn text(words: &str) -> Result<(), UnfitWords> {
    fit(words, LONGEST_TEXT, &['\n', '\r', '\t'])
}

fn fit(words: &str, most: usize, but: &[char]) -> Result<(), UnfitWords> {
    let found = words.chars().count();
    if found > most {
        return Err(UnfitWords::TooLong { most, found });
    }
    words.chars().find(|c| is_control(*c) && !but.contains(c)).map_or(Ok(()), |c| Err(UnfitWords::Control(c)))
}

/// Foreign words as a message may repeat them: one line of at most `LONGEST_NAME` characters, with a space for every
/// control character.
pub fn shown(words: &str) -> String {
    let plain = |c: char| if is_control(c) { ' ' } else { c };
    if words.chars().nth(LONGEST_NAME).is_none() {
        return words.chars().map(plain).collect();
    }
    words.chars().take(LONGEST_NAME - 1).map(plain).chain(['…']).collect()
}

/// The bytes of a regular file of at most so many.
///
/// # Errors
/// When it cannot be read, is no regular file (a pipe or a device may never come to an end), or is larger.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Before it is opened: opening a pipe waits for whoever writes to it.
    if !path.metadata()?.is_file() {
        return Err(FileFlaw::NotRegular.into());
    }
    let mut bytes = vec![];
    // It may grow while it is read.
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_large(most)) } else { Ok(bytes) }
}

/// The text of a regular file of at most so many bytes.
///
/// # Errors
/// As [`read`], and where it is no text.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|_| FileFlaw::NotText.into())
}

/// What is said of a file that is larger than it may be.
pub fn too_large(most: u64) -> io::Error {
    FileFlaw::TooLarge { mib: most >> 20 }.into()
}

/// Reads a line with its end, if it has one, into `line`, in place of what is there.
///
/// # Errors
/// When it cannot be read, or is longer than so many bytes.
pub fn read_line(from: &mut impl BufRead, most: u64, line: &mut Vec<u8>) -> io::Result<()> {
    line.clear();
    from.take(most).read_until(b'\n', line)?;
    if line.len() as u64 == most && !line.ends_with(b"\n") {
        return Err(FileFlaw::LineTooLong { kib: most >> 10 }.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_do_something_to_the_screen_are_not_taken() {
        for words in ["", "a card", "Büchsenmacher", "\u{1F419}", &"x".repeat(LONGEST_NAME)] {
            assert_eq!(name(words), Ok(()));
            assert_eq!(shown(words), words);
        }
        for (words, code) in [
            ("a\nb", "000A"),
            ("\u{1b}[2J", "001B"),
            ("\u{9b}2J", "009B"),
            ("\u{7f}", "007F"),
            ("\u{202e}", "202E"),
        ] {
            let why = name(words).unwrap_err().to_string();
            assert!(why.contains(code), "{why}");
            assert!(!shown(words).chars().any(is_control));
        }
        let long = "é".repeat(LONGEST_NAME + 1);
        assert_eq!(name(&long), Err(UnfitWords::TooLong { most: 200, found: 201 }));
        assert_eq!(name(&shown(&long)), Ok(()));
        assert_eq!(shown(&shown(&long)), shown(&long));
        assert_eq!(text("two\r\n\tlines"), Ok(()));
        assert_eq!(text("\u{1b}"), Err(UnfitWords::Control('\u{1b}')));
        assert!(text(&"x".repeat(LONGEST_TEXT + 1)).is_err());
    }

    #[test]
    fn files_and_lines_have_an_end() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "12345").unwrap();
        assert_eq!(read_text(file.path(), 5).unwrap(), "12345");
        let flaw = |why: io::Error| why.into_inner().unwrap().downcast::<FileFlaw>().unwrap();
        assert_eq!(*flaw(read(file.path(), 4).unwrap_err()), FileFlaw::TooLarge { mib: 0 });
        #[cfg(unix)]
        assert_eq!(*flaw(read(Path::new("/dev/zero"), 5).unwrap_err()), FileFlaw::NotRegular);
        std::fs::write(file.path(), b"\xff").unwrap();
        assert_eq!(*flaw(read_text(file.path(), 5).unwrap_err()), FileFlaw::NotText);
        let (mut from, mut line) = (&b"123\n45\n6789"[..], vec![]);
        for expected in [&b"123\n"[..], b"45\n"] {
            read_line(&mut from, 4, &mut line).unwrap();
            assert_eq!(line, expected);
        }
        let too_long = read_line(&mut from, 4, &mut line).unwrap_err();
        assert_eq!(*flaw(too_long), FileFlaw::LineTooLong { kib: 0 });
        assert_eq!(line.len(), 4, "no more is read than may be there");
    }
}
