//! `cyclopean sound SAVE`: what was heard at the table of a saved match, as a WAV.

use super::catalogue::{Catalogue, find};
use super::texts::{CommandProblem, Sound as Words};
use clap::{ArgMatches, Args, Command};
use files::disk::{Readers, write_with};
use files::words::reason;
use game::contact::ContactKind;
use game::message::{Say, number};
use hound::{SampleFormat, WavSpec, WavWriter};
use lang::Texts;
use session::info::Failure;
use session::save;
use session::soundtrack::Soundtrack;
use sound::Renderer;
use std::fs::File;
use std::io::{self, BufWriter};
use std::ops::Range;
use std::path::PathBuf;
use terminal::commands::parse;
use terminal::failure::Misuse;
use terminal::output::{check_files, language, progress, say};
use terminal::texts::Written;

/// Samples a second.
const RATE_HZ: u32 = 48_000;
/// Longest sound, s: a WAV holds four gigabytes.
const MOST_S: f64 = 6.0 * 3_600.0;
/// What still rings at the end may ring out, s.
const RING_S: f64 = 0.5;

/// Write what was heard at the table of a saved match.
#[derive(Debug, Args)]
struct Arguments {
    /// A match on a table that this program has saved.
    save: PathBuf,
    /// The WAV to write: stereo, 16 bits.
    #[arg(long, value_name = "FILE.wav")]
    out: PathBuf,
    /// Begin so many seconds after the match began.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "0")]
    from: f64,
    /// End so many seconds after the match began; with the match unless given.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    to: Option<f64>,
}

/// What was typed is no time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a time: write seconds since the match began, such as 12.5")]
struct BadTime(String);

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<f64, BadTime> {
    text.parse().ok().filter(|s| (0.0..1e9).contains(s)).ok_or_else(|| BadTime(text.to_owned()))
}

pub(super) fn command() -> Command {
    Arguments::augment_args(Command::new("sound"))
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let Arguments { save, out, from, to } = parse(matches)?;
    let between = from..to.unwrap_or(f64::INFINITY);
    if between.is_empty() {
        return Err(Misuse::of(&CommandProblem::NoTime).into());
    }
    check_files([&save], [&out])?;
    let header = save::header(&save)?;
    let info = find(catalogue, &header.game)?.info;
    let bar = progress(0)?;
    let track = (info.soundtrack)(&save::bytes(&save)?, &save, between.clone(), &mut |steps, all| {
        if steps.is_multiple_of(64) {
            bar.set_length(all);
            bar.set_position(steps);
        }
    })?;
    bar.finish_and_clear();
    if from >= track.match_s {
        let lasts = number(&format!("{:.1}", track.match_s));
        return Err(Misuse::of(&CommandProblem::AfterEnd { seconds: lasts }).into());
    }
    let between = from..between.end.min(track.match_s);
    if between.end - between.start > MOST_S {
        return Err(Misuse::of(&CommandProblem::TooLong).into());
    }
    let path = out.display().to_string();
    write_with(&out, Readers::Usual, &mut |file| write(file, &track, between.clone())).map_err(|why| {
        Failure::from(Misuse::of(&Written::Unwritable { path: path.clone(), why: reason(&why) }))
    })?;
    let strikes = track.events.iter().filter(|event| event.kind == ContactKind::Strike).count();
    let seconds = number(&format!("{:.1}", between.end - between.start));
    let told = Words::Written { path, seconds, strikes }.message();
    say(&Texts::of(language(matches)).plain(&told))
}

/// Renders a part of a match into a file, second by second.
fn write(file: &mut File, track: &Soundtrack, between: Range<f64>) -> io::Result<()> {
    let spec =
        WavSpec { channels: 2, sample_rate: RATE_HZ, bits_per_sample: 16, sample_format: SampleFormat::Int };
    let mut wav = WavWriter::new(BufWriter::new(file), spec).map_err(as_io)?;
    let mut renderer = Renderer::new(RATE_HZ, &track.pieces);
    let mut events = track.events.iter().peekable();
    let samples = ((between.end - between.start + RING_S) * f64::from(RATE_HZ)) as u64;
    let mut block = vec![0.0; 2 * RATE_HZ as usize / 10];
    let mut left = 2 * samples;
    while left > 0 {
        let length = (left as usize).min(block.len());
        let until_s = renderer.now_s() + length as f64 / 2.0 / f64::from(RATE_HZ);
        while let Some(event) = events.next_if(|event| event.at_s - between.start < until_s) {
            renderer.hear(event, event.at_s - between.start);
        }
        renderer.render(&mut block[..length]);
        for sample in &block[..length] {
            wav.write_sample((sample * f32::from(i16::MAX)).round() as i16).map_err(as_io)?;
        }
        left -= length as u64;
    }
    wav.finalize().map_err(as_io)
}

fn as_io(why: hound::Error) -> io::Error {
    match why {
        hound::Error::IoError(why) => why,
        other => io::Error::other(other),
    }
}
