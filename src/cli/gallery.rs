//! `cyclopean gallery`: the lists of the best, of the gallery or of files, and whether their scores hold.

use super::catalogue::{Catalogue, find};
use crate::session::gallery::{self, Exhibit, List};
use crate::session::info::Failure;
use crate::session::save;
use crate::session::score::Score;
use crate::telling::output::{printable, progress, say};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The best finished matches: those in the gallery, or those of these files.
#[derive(Debug, Args)]
struct Arguments {
    /// Saves of finished matches; without any, what is in the gallery.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Do every match again from its recording; fail where a score does not hold.
    #[arg(long)]
    verify: bool,
    /// Put the files into the gallery, if their scores hold.
    #[arg(long, requires = "files")]
    add: bool,
    /// Only matches with today's seed.
    #[arg(long)]
    daily: bool,
    /// Print each as one line of JSON.
    #[arg(long)]
    json: bool,
}

/// A match, as it is printed.
#[derive(Debug, Serialize)]
struct Line<'a> {
    file: &'a Path,
    game: &'a str,
    seed: u64,
    score: &'a Score,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
}

pub(super) fn command() -> Command {
    Arguments::augment_args(Command::new("gallery"))
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let arguments = Arguments::from_arg_matches(matches)?;
    let folder = gallery::folder();
    let mut exhibits = if arguments.files.is_empty() {
        in_gallery(folder.as_deref())?
    } else {
        arguments.files.iter().map(|file| in_file(file)).collect::<Result<_, _>>()?
    };
    let today = gallery::daily_seed(SystemTime::now());
    exhibits.retain(|exhibit| !arguments.daily || exhibit.header.seed == Some(today));
    let verify = arguments.verify || arguments.add;
    let all = exhibits.len();
    let mut sound = vec![];
    for exhibit in exhibits {
        let proof = verify.then(|| prove(catalogue, &exhibit)).transpose()?;
        if arguments.json {
            let Exhibit { path, header, score, .. } = &exhibit;
            let verified = proof.as_ref().map(Result::is_ok);
            let line = Line {
                file: path,
                game: &header.game,
                seed: header.seed.unwrap_or_default(),
                score,
                verified,
            };
            say(&serde_json::to_string(&line)?)?;
        }
        match proof {
            Some(Err(why)) => eprintln!("{}: {}", exhibit.path.display(), printable(&why)),
            None | Some(Ok(_)) => sound.push(exhibit),
        }
    }
    if !arguments.json {
        if all == 0 {
            say(
                "There is nothing: finished matches that can be ranked come here, such as a tower raised alone.",
            )?;
        }
        for (list, best) in gallery::lists(&sound) {
            say(&words(catalogue, &list, &best, verify))?;
        }
    }
    let failed = all - sound.len();
    if failed > 0 {
        return Err(format!("{failed} of {all} scores do not hold").into());
    }
    if arguments.add {
        let folder = folder.ok_or("this system has no place for files of programs")?;
        for exhibit in &sound {
            if let Some(path) = gallery::keep(&save::bytes(&exhibit.path)?, &folder)? {
                eprintln!("In the gallery: {}", path.display());
            }
        }
    }
    Ok(())
}

fn in_gallery(folder: Option<&Path>) -> Result<Vec<Exhibit>, Failure> {
    let folder = folder.ok_or("this system has no place for files of programs: name files")?;
    let (exhibits, wrong) = gallery::read(folder)
        .map_err(|why| format!("cannot read the gallery {}: {why}", folder.display()))?;
    wrong.iter().for_each(|why| eprintln!("cyclopean: {}", printable(&why.to_string())));
    Ok(exhibits)
}

fn in_file(file: &Path) -> Result<Exhibit, Failure> {
    gallery::exhibit(file)?.ok_or_else(|| {
        format!("{} has no score: only finished matches of one builder are ranked", file.display()).into()
    })
}

/// How many steps hold, or why the score does not.
fn prove(catalogue: Catalogue, exhibit: &Exhibit) -> Result<Result<u64, String>, Failure> {
    let info = find(catalogue, &exhibit.header.game)?.info;
    let bar = progress(0)?;
    let proof = exhibit.prove(info, &mut |seen| {
        if seen.steps.0.is_multiple_of(64) {
            bar.set_length(seen.steps.1);
            bar.set_position(seen.steps.0);
        }
    });
    bar.finish_and_clear();
    Ok(proof.map_err(|why| why.to_string()))
}

fn words(catalogue: Catalogue, list: &List, best: &[&Exhibit], verified: bool) -> String {
    let info = find(catalogue, &list.game).ok().map(|entry| entry.info);
    let title = info.map_or(list.game.as_str(), |info| info.title);
    let day = list.day.map(|seed| format!(", the city of {}", gallery::day(seed))).unwrap_or_default();
    let mut lines = vec![format!("{title}, {}{day}, {}:", list.what(), list.by(info))];
    for (rank, exhibit) in best.iter().enumerate() {
        let Exhibit { path, header, score, .. } = exhibit;
        let help = score.help.words();
        let help = if help.is_empty() { String::new() } else { format!(", with {}", help.join(", ")) };
        let verified = if verified { ", verified" } else { "" };
        lines.push(format!(
            "{:3}. {}, {}, seed {}{help}{verified}: {}",
            rank + 1,
            list.figure(exhibit).1,
            score.by(info),
            header.seed.unwrap_or_default(),
            path.display()
        ));
    }
    lines.join("\n")
}
