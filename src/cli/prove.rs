//! `cyclopean prove-score FILE`: what `gallery --verify` runs in a process of its own; nobody types it.

use super::catalogue::{Catalogue, find};
use super::texts::CommandProblem;
use clap::{ArgMatches, Args, Command};
use game::message::Say;
use lang::Texts;
use session::apart::{COMMAND, ChildMessage, NotProved};
use session::gallery;
use session::info::Failure;
use std::io;
use std::path::{Path, PathBuf};
use terminal::commands::parse;
use terminal::output::{language, say_json};

/// How often it is said how far it is, in steps.
const SAID_EVERY: u64 = 256;

/// Do the match of a score again.
#[derive(Debug, Args)]
struct Arguments {
    /// The score.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How long it may take, in seconds of one processor.
    #[arg(long)]
    seconds: u64,
}

pub(super) fn command() -> Command {
    Arguments::augment_args(Command::new(COMMAND).hide(true))
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let Arguments { file, seconds } = parse(matches)?;
    limit(seconds)?;
    let texts = Texts::of(language(matches));
    let unread = |why: Failure| ChildMessage::Fails(why.text(&|message| texts.plain(message)));
    let found = prove(catalogue, &file, &texts).unwrap_or_else(unread);
    say_json(&found)
}

fn prove(catalogue: Catalogue, file: &Path, texts: &Texts) -> Result<ChildMessage, Failure> {
    let exhibit = gallery::exhibit(file)?.ok_or_else(|| CommandProblem::NoScore.message())?;
    let info = find(catalogue, &exhibit.header.game)?.info;
    let proved = exhibit.prove(info, &mut |seen| {
        let (now, all) = seen.steps;
        if now.is_multiple_of(SAID_EVERY) {
            // Whoever listened may have gone away.
            drop(say_json(&ChildMessage::Steps(now, all)));
        }
    });
    Ok(match proved.map_err(|why| why.judged()) {
        Ok(steps) => ChildMessage::Holds(steps),
        Err(NotProved::Unchecked(why)) => ChildMessage::Unchecked(texts.plain(&why)),
        Err(NotProved::Fails(why)) => ChildMessage::Fails(texts.plain(&why)),
    })
}

/// Sets what this process may take: no more than it might anyhow. Elsewhere only the time is limited, by whoever waits.
#[cfg(unix)]
fn limit(seconds: u64) -> io::Result<()> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    use session::apart::MOST_MEMORY;
    let at_most = |what, most: u64| -> io::Result<()> {
        let (soft, hard) = getrlimit(what)?;
        Ok(setrlimit(what, most.min(soft), most.min(hard))?)
    };
    at_most(Resource::RLIMIT_AS, MOST_MEMORY)?;
    at_most(Resource::RLIMIT_CORE, 0)?;
    // Whoever waits is the first to end it; this is for when nobody waits any more.
    at_most(Resource::RLIMIT_CPU, 2 * seconds + 2)
}

#[cfg(not(unix))]
fn limit(_: u64) -> io::Result<()> {
    Ok(())
}
