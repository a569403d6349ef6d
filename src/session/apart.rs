//! Scores are proved in a process of their own: whoever made a file may have meant it to run for ever or to take all memory.
//!
//! The program runs itself with a command that nobody types. The child sets its own limits before it reads the file, says how
//! far it is, a line each, and ends with a line that says what it found. Whoever waits ends it when its time is over.

use files::{budget, words as file_words};
use game::Language;
use game::message::{Message, Say, texts};
use serde::{Deserialize, Serialize};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The command that a child is run with.
pub const COMMAND: &str = "prove-score";
/// How long a proof may take unless it is said, s.
pub const USUAL_S: u64 = 1_200;
/// How much memory it may take, bytes.
pub const MOST_MEMORY: u64 = 3 << 30;

/// What a child says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChildMessage {
    /// How many steps it has done, and how many there are.
    Steps(u64, u64),
    /// All so many steps hold.
    Holds(u64),
    /// Why the score does not hold, in the language that was asked for.
    Fails(String),
    /// Why it cannot be found out here whether it does, likewise.
    Unchecked(String),
}

/// Why a score is not proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotProved {
    /// It does not hold.
    Fails(Message),
    /// Nobody knows: it could not be found out.
    Unchecked(Message),
}

impl Say for NotProved {
    fn message(&self) -> Message {
        let (Self::Fails(why) | Self::Unchecked(why)) = self;
        why.clone()
    }
}

texts! {
    /// Why nothing came of a proof.
    pub enum Failed in "unproven-" {
        NotStarted { why: Message },
        Lost { why: Message },
        Ended { mib: u64, status: String },
        TooLong { seconds: u64 },
    }
}

static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Says that this process is the program, which knows [`COMMAND`].
pub fn is_the_program() {
    if let Ok(path) = std::env::current_exe() {
        PROGRAM.get_or_init(|| path);
    }
}

/// The program, if it is known where it is.
pub fn program() -> Option<&'static Path> {
    PROGRAM.get().map(PathBuf::as_path)
}

/// Proves the score of a file in a process of its own, for at most so many seconds; `watch` hears how far it is. How many
/// steps hold. The other process says why in this language.
///
/// # Errors
/// Why the score does not hold, or why nothing came of it.
pub fn prove(
    program: &Path,
    file: &Path,
    most_s: u64,
    language: Language,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<u64, NotProved> {
    let failed = |why: Failed| NotProved::Unchecked(why.message());
    let mut child = Command::new(program)
        .arg(COMMAND)
        .arg("--lang")
        .arg(<&str>::from(language))
        .arg("--seconds")
        .arg(most_s.to_string())
        .arg("--")
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| failed(Failed::NotStarted { why: file_words::reason(&why) }))?;
    let found = listen(&mut child, most_s, watch);
    // It has said all that is heard, or has to be ended.
    let ended = child.kill();
    let status = child.wait();
    match (found, ended, status) {
        (Some(found), _, _) => found,
        (None, _, Ok(status)) => {
            Err(failed(Failed::Ended { mib: MOST_MEMORY >> 20, status: status.to_string() }))
        }
        (None, _, Err(why)) => Err(failed(Failed::Lost { why: file_words::reason(&why) })),
    }
}

/// What a child found; `None` if it ended without a word.
fn listen(child: &mut Child, most_s: u64, watch: &mut dyn FnMut(u64, u64)) -> Option<Result<u64, NotProved>> {
    let (told, heard) = channel();
    let out = child.stdout.take()?;
    // A thread of its own, for reading waits; it ends with the child.
    thread::spawn(move || {
        let mut out = BufReader::new(out.take(budget::MOST_SAVE_BYTES));
        let mut line = vec![];
        while budget::read_line(&mut out, budget::MOST_ROW_BYTES, &mut line).is_ok() && !line.is_empty() {
            let Ok(said) = serde_json::from_slice::<ChildMessage>(&line) else { return };
            if told.send(said).is_err() {
                return;
            }
        }
    });
    let until = Instant::now() + Duration::from_secs(most_s);
    loop {
        match heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(ChildMessage::Steps(now, all)) => watch(now, all),
            Ok(ChildMessage::Holds(steps)) => return Some(Ok(steps)),
            // It is text already.
            Ok(ChildMessage::Fails(why)) => return Some(Err(NotProved::Fails(Message::english(why)))),
            Ok(ChildMessage::Unchecked(why)) => {
                return Some(Err(NotProved::Unchecked(Message::english(why))));
            }
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {
                return Some(Err(NotProved::Unchecked(Failed::TooLong { seconds: most_s }.message())));
            }
        }
    }
}
