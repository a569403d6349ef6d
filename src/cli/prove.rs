//! `cyclopean prove-score FILE`: what `gallery --verify` runs in a process of its own; nobody types it.

use super::catalogue::{Catalogue, find};
use super::texts::CommandProblem;
use super::told::told;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use game::message::Say;
use lang::Texts;
use session::apart::{COMMAND, ChildMessage, NotProved};
use session::gallery::{self, Unproven};
use session::info::Failure;
use std::path::{Path, PathBuf};
use terminal::output::{language, say};

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
    let Arguments { file, seconds } = Arguments::from_arg_matches(matches)?;
    limit(seconds)?;
    let texts = Texts::of(language(matches));
    let not_proved = |why: Failure| match why.downcast_ref().map(Unproven::judged) {
        Some(NotProved::Unchecked(why)) => ChildMessage::Unchecked(texts.plain(&why)),
        _ => ChildMessage::Fails(told(&why, &texts)),
    };
    let found = prove(catalogue, &file).map_or_else(not_proved, ChildMessage::Holds);
    say(&serde_json::to_string(&found)?)
}

fn prove(catalogue: Catalogue, file: &Path) -> Result<u64, Failure> {
    let exhibit = gallery::exhibit(file)?.ok_or_else(|| CommandProblem::NoScore.message())?;
    let info = find(catalogue, &exhibit.header.game)?.info;
    let steps = exhibit.prove(info, &mut |seen| {
        let (now, all) = seen.steps;
        if now.is_multiple_of(SAID_EVERY)
            && let Ok(line) = serde_json::to_string(&ChildMessage::Steps(now, all))
        {
            // Whoever listened may have gone away.
            drop(say(&line));
        }
    })?;
    Ok(steps)
}

/// Sets what this process may take: no more than it might anyhow. Elsewhere only the time is limited, by whoever waits.
#[cfg(unix)]
fn limit(seconds: u64) -> Result<(), Failure> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    use session::apart::MOST_MEMORY;
    let at_most = |what, most: u64| {
        let (soft, hard) = getrlimit(what)?;
        setrlimit(what, most.min(soft), most.min(hard))
    };
    at_most(Resource::RLIMIT_AS, MOST_MEMORY)?;
    at_most(Resource::RLIMIT_CORE, 0)?;
    // Whoever waits is the first to end it; this is for when nobody waits any more.
    at_most(Resource::RLIMIT_CPU, 2 * seconds + 2)?;
    Ok(())
}

#[cfg(not(unix))]
fn limit(_: u64) -> Result<(), Failure> {
    Ok(())
}
