//! `cyclopean gallery`: the lists of the best, of the gallery or of files, and whether their scores hold.

use super::catalogue::{Catalogue, find};
use crate::session::apart;
use crate::session::budget;
use crate::session::daily::Day;
use crate::session::gallery::{self, Exhibit, List, Seal};
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
    /// Only matches of today.
    #[arg(long)]
    daily: bool,
    /// How long it may take to do one match again, in seconds.
    #[arg(long, value_name = "N", default_value_t = apart::USUAL_S, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
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
    proof: String,
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
    let today = Day::of(SystemTime::now());
    exhibits.retain(|exhibit| !arguments.daily || exhibit.day() == Some(today));
    let verify = arguments.verify || arguments.add;
    let all = exhibits.len();
    let mut sound = vec![];
    for mut exhibit in exhibits {
        let proof = verify.then(|| prove(catalogue, &exhibit, arguments.seconds)).transpose()?;
        if let Some(folder) = folder.as_deref().filter(|_| matches!(proof, Some(Ok(_)))) {
            exhibit.note_proved(folder).map_err(|why| format!("cannot note that it was proved: {why}"))?;
        }
        if arguments.json {
            let Exhibit { path, header, score, .. } = &exhibit;
            let verified = proof.as_ref().map(Result::is_ok);
            let line = Line {
                file: path,
                game: &header.game,
                seed: header.seed.unwrap_or_default(),
                score,
                proof: exhibit.proof_words(),
                verified,
            };
            say(&serde_json::to_string(&line)?)?;
        }
        match proof {
            Some(Err(why)) => eprintln!("{}: {}", one_line(&exhibit.path), printable(&why)),
            None if matches!(exhibit.seal, Seal::Broken(_)) => eprintln!(
                "{}: it was {}; what differs, `cyclopean gallery FILE --verify` finds out",
                one_line(&exhibit.path),
                exhibit.seal.words()
            ),
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
            say(&words(catalogue, &list, &best))?;
        }
    }
    let failed = all - sound.len();
    if failed > 0 {
        return Err(format!("{failed} of {all} scores do not hold").into());
    }
    if arguments.add {
        let folder = folder.ok_or("this system has no place for files of programs")?;
        for exhibit in &sound {
            let info = find(catalogue, &exhibit.header.game)?.info;
            if let Some(path) = gallery::keep(info, &save::bytes(&exhibit.path)?, &folder)? {
                // The same deeds as in the file that was proved.
                if let Some(mut kept) =
                    gallery::exhibit_in(&path, &folder)?.filter(|kept| kept.score == exhibit.score)
                {
                    kept.note_proved(&folder)?;
                }
                eprintln!("In the gallery: {}", one_line(&path));
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

/// The name of a file in one line, whatever is in it.
fn one_line(path: &Path) -> String {
    budget::shown(&path.display().to_string())
}

/// How many steps hold, or why the score does not.
fn prove(catalogue: Catalogue, exhibit: &Exhibit, seconds: u64) -> Result<Result<u64, String>, Failure> {
    let info = find(catalogue, &exhibit.header.game)?.info;
    let bar = progress(0)?;
    let mut watch = |now, all| {
        bar.set_length(all);
        bar.set_position(now);
    };
    let proof = exhibit.prove_apart(info, seconds, &mut watch);
    bar.finish_and_clear();
    Ok(proof)
}

fn words(catalogue: Catalogue, list: &List, best: &[&Exhibit]) -> String {
    let info = find(catalogue, &list.game).ok().map(|entry| entry.info);
    let title = info.map_or(list.game.as_str(), |info| info.title);
    let day = list.day_words().map(|words| format!(", {words}")).unwrap_or_default();
    let mut lines = vec![format!("{title}, {}{day}, {}:", list.what(), list.by(info))];
    for (rank, exhibit) in best.iter().enumerate() {
        let Exhibit { path, header, score, .. } = exhibit;
        let help = score.help.words();
        let help = if help.is_empty() { String::new() } else { format!(", with {}", help.join(", ")) };
        // What nobody has proved has no rank.
        let rank = if exhibit.is_proved() { format!("{:3}.", rank + 1) } else { "   -".into() };
        lines.push(format!(
            "{rank} {}, {}, seed {}{help}, {}: {}",
            list.figure(exhibit).1,
            score.by(info),
            header.seed.unwrap_or_default(),
            exhibit.proof_words(),
            one_line(path)
        ));
    }
    lines.join("\n")
}
