//! `cyclopean gallery`: the lists of the best, of the gallery or of files, and whether their scores hold.

use super::catalogue::{Catalogue, find};
use super::texts::Gallery as Words;
use clap::{ArgMatches, Args, Command};
use files::budget;
use files::words::reason;
use game::Language;
use game::message::Say;
use lang::Texts;
use serde::Serialize;
use session::apart::{self, NotProved};
use session::daily::Day;
use session::gallery::{self, Exhibit, List, Seal};
use session::info::Failure;
use session::save;
use session::score::Score;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use terminal::commands::parse;
use terminal::failure::Misuse;
use terminal::output::{complain, language, progress, say, say_json};

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
struct MatchLine<'a> {
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
    let language = language(matches);
    let texts = Texts::of(language);
    let english = Texts::of(Language::English);
    let arguments: Arguments = parse(matches)?;
    let folder = gallery::folder();
    let mut exhibits = if arguments.files.is_empty() {
        in_gallery(folder.as_deref(), &texts)?
    } else {
        arguments.files.iter().map(|file| in_file(file, &texts)).collect::<Result<_, _>>()?
    };
    let today = Day::of(SystemTime::now());
    exhibits.retain(|exhibit| !arguments.daily || exhibit.score.day == Some(today));
    let verify = arguments.verify || arguments.add;
    let all = exhibits.len();
    let (mut sound, mut unchecked) = (vec![], 0);
    for mut exhibit in exhibits {
        let proof = verify.then(|| prove(catalogue, &exhibit, arguments.seconds, language)).transpose()?;
        if let Some(folder) = folder.as_deref().filter(|_| matches!(proof, Some(Ok(_)))) {
            let failed = |why| texts.plain(&Words::NotNoted { why: reason(&why) });
            exhibit.note_proved(folder).map_err(failed)?;
        }
        if arguments.json {
            let Exhibit { path, header, score, .. } = &exhibit;
            let verified = proof.as_ref().map(Result::is_ok);
            let line = MatchLine {
                file: path,
                game: &header.game,
                seed: header.seed.unwrap_or_default(),
                score,
                // What programs read is English.
                proof: english.plain(&exhibit.proof()),
                verified,
            };
            say_json(&line)?;
        }
        match proof {
            Some(Err(why)) => {
                unchecked += usize::from(matches!(why, NotProved::Unchecked(_)));
                complain(&format!("{}: {}", one_line(&exhibit.path), texts.plain(&why)));
            }
            None if matches!(exhibit.seal, Seal::Broken(_)) => {
                let (file, seal) = (one_line(&exhibit.path), exhibit.seal.message());
                complain(&texts.plain(&Words::Broken { file, seal }));
            }
            None | Some(Ok(_)) => sound.push(exhibit),
        }
    }
    if !arguments.json {
        if all == 0 {
            say(&texts.plain(&Words::Empty))?;
        }
        for (list, best) in gallery::lists(&sound) {
            say(&words(catalogue, &list, &best, &texts))?;
        }
    }
    let failed = all - sound.len() - unchecked;
    if failed > 0 {
        return Err(texts.plain(&Words::Fails { count: failed, all }).into());
    }
    if unchecked > 0 {
        return Err(Misuse::of(&Words::Unchecked { count: unchecked, all }).into());
    }
    if arguments.add {
        let folder = folder.ok_or_else(|| texts.plain(&Words::NoFolder))?;
        for exhibit in &sound {
            let info = find(catalogue, &exhibit.header.game)?.info;
            if let Some(path) = gallery::keep(info, &save::bytes(&exhibit.path)?, &folder)? {
                if let Some(mut kept) = gallery::exhibit_in(&path, &folder)? {
                    kept.note_proved(&folder)?;
                }
                complain(&texts.plain(&Words::Kept { file: one_line(&path) }));
            }
        }
    }
    Ok(())
}

fn in_gallery(folder: Option<&Path>, texts: &Texts) -> Result<Vec<Exhibit>, Failure> {
    let folder = folder.ok_or_else(|| texts.plain(&Words::NoFolder))?;
    let (exhibits, wrong) = gallery::read(folder).map_err(|why| {
        texts.plain(&Words::Unreadable { folder: folder.display().to_string(), why: reason(&why) })
    })?;
    wrong.iter().for_each(|why| complain(&format!("cyclopean: {}", texts.plain(why))));
    Ok(exhibits)
}

fn in_file(file: &Path, texts: &Texts) -> Result<Exhibit, Failure> {
    let unranked = || texts.plain(&Words::Unranked { file: file.display().to_string() }).into();
    gallery::exhibit(file)?.ok_or_else(unranked)
}

/// The name of a file in one line, whatever is in it.
fn one_line(path: &Path) -> String {
    budget::shown(&path.display().to_string())
}

/// How many steps hold, or why the score does not.
fn prove(
    catalogue: Catalogue,
    exhibit: &Exhibit,
    seconds: u64,
    language: Language,
) -> Result<Result<u64, NotProved>, Failure> {
    let info = find(catalogue, &exhibit.header.game)?.info;
    let bar = progress(0)?;
    let mut watch = |now, all| {
        bar.set_length(all);
        bar.set_position(now);
    };
    let proof = exhibit.prove_apart(info, seconds, language, &mut watch);
    bar.finish_and_clear();
    Ok(proof)
}

fn words(catalogue: Catalogue, list: &List, best: &[&Exhibit], texts: &Texts) -> String {
    let info = find(catalogue, &list.game).ok().map(|entry| entry.info);
    let row = |(place, exhibit): (usize, &&Exhibit)| {
        let Exhibit { path, header, score, .. } = exhibit;
        texts.plain(&Words::Row {
            // What nobody has proved has no rank.
            rank: if exhibit.is_proved() { format!("{:3}.", place + 1) } else { "   -".into() },
            figure: list.figure_told(exhibit, info),
            by: score.by(info),
            seed: header.seed.unwrap_or_default().to_string(),
            help: score.help.told(),
            proof: exhibit.proof().message(),
            file: one_line(path),
        })
    };
    let head = texts.plain(&Words::List { list: list.told(info) });
    std::iter::once(head).chain(best.iter().enumerate().map(row)).collect::<Vec<_>>().join("\n")
}
