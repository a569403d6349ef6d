//! Finished matches that can be ranked: what their scores say, whether these hold, and the lists of the best.

mod claims;
mod edits;

use crate::program::{cyclopean, err, out, program};
use files::budget;
use game::Language;
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{INFO, Intent, Match};
use rlyeh_rules::{Aim, Chooser, Die, Mode, Setup};
use session::apart::{self, NotProved};
use session::daily::Day;
use session::gallery::{self, Exhibit, List, Seal, Tries, Unproven};
use session::replay::Replay;
use session::save::{self, Header};
use session::score::{Figure, Score, ScoreClass};
use session::{MatchError, Names, Seating, Sitter, Skill, Undo};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use support::drive::{drive, solitaire};
use support::folder::Folder;
use support::told::english;
use table::HandCommand;
use table::hand::{HandKind, HandOptions, PERSON_MM};

fn turns(m: &mut Match, more: u32) {
    let enough = m.game().turn() + more;
    drive(m, &mut [CityBuilder::default()], |m| m.game().turn() >= enough && m.is_waiting());
}

/// A city of a few turns at which its builder left it.
fn finished(practice: bool) -> Match {
    let mut m = solitaire(4, practice);
    turns(&mut m, 3);
    if practice {
        m.rewind(Undo::Undo).unwrap();
    }
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    m
}

fn exhibit(bytes: &[u8], folder: &Folder) -> Exhibit {
    let path = gallery::keep(&INFO, bytes, folder.path()).unwrap().unwrap();
    gallery::exhibit_in(&path, folder.path()).unwrap().unwrap()
}

/// A file in the gallery that the program has not put there.
fn laid(bytes: &[u8], name: &str, folder: &Folder) -> Exhibit {
    std::fs::write(folder.file(name), bytes).unwrap();
    gallery::exhibit_in(&folder.file(name), folder.path()).unwrap().unwrap()
}

fn body(bytes: &[u8]) -> &[u8] {
    bytes.splitn(3, |&byte| byte == b'\n').nth(2).unwrap()
}

/// What one score says of itself over the deeds of another, tied together anew.
fn with_deeds_of(head: &[u8], deeds: &[u8], change: impl FnOnce(&mut Header)) -> Vec<u8> {
    let mut header = save::header_of(head, Path::new("it")).unwrap();
    change(&mut header);
    save::seal(&header, body(deeds)).unwrap()
}

fn lists(exhibits: &[Exhibit]) -> BTreeMap<List, Vec<&Exhibit>> {
    gallery::lists(exhibits)
}

fn refused(exhibit: &Exhibit) -> String {
    english(&exhibit.prove(&INFO, &mut |_| ()).unwrap_err())
}

/// The save with another header, tied together anew.
fn with_header(bytes: &[u8], change: impl FnOnce(&mut Header)) -> Vec<u8> {
    let mut header = save::header_of(bytes, Path::new("it")).unwrap();
    change(&mut header);
    save::seal(&header, body(bytes)).unwrap()
}

#[test]
fn a_finished_city_is_ranked_by_its_height_and_says_what_helped() {
    let m = finished(false);
    let score = m.score().unwrap();
    assert_eq!(score.figure, i64::from(m.game().ending().unwrap().height_um));
    assert_eq!((score.player, score.class()), (Sitter::Person, ScoreClass::Scored));
    assert!(score.help.told().is_empty(), "{:?}", score.help);
    assert_eq!((score.category.as_str(), score.words.as_str()), ("stashes-2/die", "height"));
    assert_eq!(english(&score.played(Some(&INFO))), "2 stashes, chosen by a die");

    let mut m = finished(true);
    let help = m.score().unwrap().help;
    assert_eq!((help.practice, help.undone, help.previews, help.nesting), (true, 1, false, false));
    assert_eq!(m.score().unwrap().class(), ScoreClass::Practice);
    m.seat(Seating::new([Sitter::Bot(Skill::High)]));
    assert_eq!(m.score().unwrap().class(), ScoreClass::Program(Skill::High));

    // What the player was shown while something was held, and a hand that trembles, are told.
    let hand = HandOptions { tremor_mm: 0.4, ..HandOptions::default() };
    let setup = Setup::solitaire(2);
    let mut m = Match::new(&setup, 4, hand, false).unwrap();
    drive(&mut m, &mut [CityBuilder::default()], |m| !m.hand().held().is_empty());
    m.intend(Intent::Hand(HandCommand::Preview(true))).unwrap();
    m.intend(Intent::Hand(HandCommand::Assist(true))).unwrap();
    turns(&mut m, 1);
    assert_eq!(m.score(), None, "it is not over");
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    let help = m.score().unwrap().help;
    assert_eq!((help.previews, help.nesting, help.tremor_um), (true, true, 400));
}

/// Asking the coach is told, in a save and in the score, and whoever does the match again finds it there.
#[test]
fn a_score_says_how_often_the_coach_was_asked() {
    let mut m = solitaire(4, false);
    turns(&mut m, 1);
    m.asked();
    let saved = m.to_bytes().unwrap();
    let mut m = Match::from_bytes(&saved, Path::new("it")).unwrap();
    turns(&mut m, 1);
    m.asked();
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    let help = m.score().unwrap().help;
    assert_eq!(help.coached, 2);
    assert!(help.told().iter().any(|told| english(told) == "the coach asked 2 times"), "{:?}", help.told());
    let mut replay = Replay::of(&m).unwrap();
    while replay.step().is_some() {}
    assert!(replay.divergences().is_empty());
    assert_eq!(replay.now().score(), m.score());
}

#[test]
fn a_score_holds_for_whoever_does_the_match_again() {
    let folder = Folder::new();
    for practice in [false, true] {
        let m = finished(practice);
        let mut last = 0;
        let exhibit = exhibit(&m.to_bytes().unwrap(), &folder);
        let steps = exhibit.prove(&INFO, &mut |seen| last = seen.steps.0).unwrap();
        assert!(steps > 100 && steps == last, "{steps}");
        // Loaded and saved again it is the same match, and stays one in the gallery.
        let again = Match::load(&exhibit.path).unwrap();
        assert_eq!(
            gallery::keep(&INFO, &again.to_bytes().unwrap(), folder.path()).unwrap(),
            Some(exhibit.path.clone())
        );
        assert!(
            again.to_bytes().unwrap() == std::fs::read(&exhibit.path).unwrap(),
            "a score stays what it is"
        );
        // It says what was done, not what came of it, and is much smaller for that.
        assert!(exhibit.header.proof && exhibit.header.bytes * 4 < m.to_bytes().unwrap().len() as u64);
        let mut again = again;
        let why = again.intend(Intent::Declare(Declaration::Roll)).unwrap_err();
        assert_eq!(why, MatchError::Score);
    }
    assert_eq!(gallery::read(folder.path()).unwrap().0.len(), 2);
}

#[test]
fn a_score_that_was_changed_does_not_hold() {
    let folder = Folder::new();
    let m = finished(false);
    let bytes = m.to_bytes().unwrap();
    let claim = |change: fn(&mut Score)| {
        laid(&with_header(&bytes, |header| change(header.score.as_mut().unwrap())), "it.cyclopean", &folder)
    };
    let fails = |exhibit: Exhibit| exhibit.prove(&INFO, &mut |_| ()).unwrap_err();
    assert!(matches!(fails(claim(|score| score.figure += 1)), Unproven::Claim { .. }));
    let why = fails(claim(|score| score.category = "6 stashes".into()));
    let why = english(&why);
    assert!(why.contains("claims") && why.contains("6 stashes"), "{why}");

    // A city to which somebody has added by hand.
    let mut taller = finished(false);
    let top = taller.sim().pieces().next().unwrap().0;
    let mut pose = taller.sim().pose(top);
    pose.translation.z += 3.0;
    taller.sim_mut().place(top, pose);
    let taller = laid(&taller.to_bytes().unwrap(), "taller.cyclopean", &folder);
    assert!(matches!(fails(taller), Unproven::Parted(_)));
}

#[test]
fn the_best_come_first_by_category_class_and_day_and_what_cannot_be_read_is_told() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let today = Day::of(SystemTime::now());
    let put = |seed: u64, figure: i64, practice: bool| {
        let bytes = with_header(&bytes, |header| {
            header.seed = Some(seed);
            let score = header.score.as_mut().unwrap();
            (score.figure, score.help.practice) = (figure, practice);
            if seed == today.seed() {
                score.day = Some(today);
                score.attempt = Some(u32::from(figure > 15_000));
            }
        });
        std::fs::write(folder.file(&format!("{figure}.cyclopean")), bytes).unwrap();
    };
    for (seed, figure, practice) in [
        (1, 10_000, false),
        (2, 30_000, false),
        (today.seed(), 20_000, false),
        (today.seed(), 12_000, false),
        (3, 90_000, true),
    ] {
        put(seed, figure, practice);
    }
    // No match is over in this one, and this one is none.
    std::fs::write(folder.file("begun.cyclopean"), solitaire(4, true).to_bytes().unwrap()).unwrap();
    std::fs::write(folder.file("broken.cyclopean"), "no save").unwrap();
    std::fs::write(folder.file("note.txt"), "not ours").unwrap();
    let (exhibits, wrong) = gallery::read(folder.path()).unwrap();
    assert_eq!((exhibits.len(), wrong.len()), (5, 1));
    assert!(english(&wrong[0]).contains("broken.cyclopean"), "{}", wrong[0]);
    let lists = lists(&exhibits);
    let figures = |day, tries, class| {
        let mut found =
            lists.iter().filter(|(list, _)| (list.day, list.tries, list.class) == (day, tries, class));
        let best =
            found.next().map(|(_, best)| best.iter().map(|exhibit| exhibit.score.figure / 1000).collect());
        best.unwrap_or_else(Vec::new)
    };
    assert_eq!(figures(None, Tries::All, ScoreClass::Scored), [30, 20, 12, 10]);
    assert_eq!(figures(None, Tries::All, ScoreClass::Practice), [90]);
    // The first tries of a day are a list of their own.
    assert_eq!(figures(Some(today), Tries::All, ScoreClass::Scored), [20, 12]);
    assert_eq!(figures(Some(today), Tries::First, ScoreClass::Scored), [20]);
    assert_eq!(lists.len(), 4);
    assert_eq!(gallery::read(Path::new("/nowhere/at/all")).unwrap().0, []);
}

/// A match knows its hand, so do its recording, its score and the list that it stands in.
#[test]
fn each_kind_of_hand_is_ranked_apart() {
    let folder = Folder::new();
    let setup = Setup::solitaire(2);
    let mut exhibits = vec![];
    for (seed, kind) in (4..).zip(HandKind::CHOICES) {
        let mut m = Match::new(&setup, seed, HandOptions::of(kind), false).unwrap();
        turns(&mut m, 2);
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        let again = Match::from_bytes(&m.to_bytes().unwrap(), Path::new("again")).unwrap();
        assert_eq!(again.hand().options().kind, kind);
        let exhibit = exhibit(&m.to_bytes().unwrap(), &folder);
        exhibit.prove(&INFO, &mut |_| ()).unwrap();
        let words: Vec<String> = exhibit.score.help.told().iter().map(english).collect();
        let words = words.join(", ");
        let um = exhibit.score.help.tremor_um;
        match kind {
            HandKind::Bare => {
                assert_eq!(um, (PERSON_MM * 1000.0).round() as u32);
                assert_eq!(words, "a bare hand, a hand that trembles by 0.2 mm");
            }
            HandKind::Level => assert_eq!((words.as_str(), um), ("a level hand", 0)),
            _ => assert_eq!((words.as_str(), um), ("", 0)),
        }
        exhibits.push(exhibit);
    }
    let lists = lists(&exhibits);
    let titles: Vec<String> = lists.keys().map(|list| english(&list.told(Some(&INFO)))).collect();
    let category = english(&exhibits[0].score.played(Some(&INFO)));
    let title = |who| format!("{} · {category} · {who}", INFO.title);
    assert_eq!(titles, ["scored", "scored, level hand", "scored, bare hand"].map(title));
    assert!(lists.values().all(|best| best.len() == 1));
}

#[test]
fn of_equals_the_one_that_was_there_first_comes_first() {
    let folder = Folder::new();
    let first = exhibit(&finished(false).to_bytes().unwrap(), &folder);
    let since = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    let put = |seconds| Exhibit { since: since(seconds), ..first.clone() };
    // However they lie in the folder.
    for order in [[20, 10, 30], [10, 20, 30], [30, 20, 10]] {
        let exhibits = order.map(put);
        let lists = lists(&exhibits);
        let best: Vec<SystemTime> = lists.values().next().unwrap().iter().map(|each| each.since).collect();
        assert_eq!(best, [10, 20, 30].map(since));
    }
}

#[test]
fn what_is_in_the_gallery_is_never_written_over() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let path = gallery::keep(&INFO, &bytes, folder.path()).unwrap().unwrap();
    let kept = std::fs::read(&path).unwrap();
    let other = with_header(&bytes, |header| header.score.as_mut().unwrap().name = "Somebody else".into());
    assert_eq!(
        gallery::keep(&INFO, &other, folder.path()).unwrap(),
        Some(path.clone()),
        "it would have the same place"
    );
    assert!(std::fs::read(&path).unwrap() == kept);
}

#[test]
fn what_a_save_says_of_itself_is_words_or_it_is_no_exhibit() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let lies: [fn(&mut Header); 7] = [
        |header| header.game = "../../elsewhere/rlyeh".into(),
        |header| header.game = String::new(),
        |header| header.version = "1\n2".into(),
        |header| header.score.as_mut().unwrap().words = "\u{1b}[2J9 m".into(),
        |header| header.score.as_mut().unwrap().name = "A\u{202e}nn".into(),
        |header| header.score.as_mut().unwrap().category = "x".repeat(300),
        |header| header.score.as_mut().unwrap().name = "  1. Ann".into(),
    ];
    for lie in lies {
        let forged = with_header(&bytes, lie);
        let why = english(&gallery::keep(&INFO, &forged, folder.path()).unwrap_err());
        assert!(!why.chars().any(budget::is_control), "{why:?}");
        let file = folder.file("forged.cyclopean");
        std::fs::write(&file, forged).unwrap();
        let why = english(&gallery::exhibit(&file).unwrap_err());
        assert!(why.contains("forged.cyclopean") && !why.chars().any(budget::is_control), "{why:?}");
        std::fs::remove_file(file).unwrap();
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was kept");
}

#[test]
fn what_happened_last_is_replayed_from_the_rest_before() {
    let mut m = solitaire(4, true);
    turns(&mut m, 3);
    let mut recent = Replay::recent(&m).unwrap();
    let (from, all) = recent.steps();
    assert!(0 < from && from < all, "{from} of {all}");
    while recent.step().is_some() {}
    assert_eq!(recent.divergences(), []);
    assert!(recent.now().to_bytes().unwrap() == m.to_bytes().unwrap());
    m.rewind(Undo::Undo).unwrap();
    assert!(Replay::recent(&m).is_none(), "the rest before is another history's");
}

#[test]
fn the_command_line_builds_verifies_and_keeps() {
    let run_in = |folder: &Folder, arguments: &[&str]| {
        let mut command = program();
        command.args(arguments).env("XDG_DATA_HOME", folder.path()).env_remove("DISPLAY").output().unwrap()
    };
    // Every day has other dice: on some nothing is built in three turns. Each of these is a first try.
    let begun = ["3", "9", "27"].into_iter().find_map(|turns| {
        let folder = Folder::new();
        let city = folder.argument("city.cyclopean");
        let daily = ["solitaire", "--level", "dabbler", "--daily", "--turns", turns, "--save", &city];
        let built = run_in(&folder, &daily);
        assert!(built.status.success(), "{}", err(&built));
        Match::load(Path::new(&city)).unwrap().score().map(|_| (folder, city))
    });
    let (folder, city) = begun.expect("27 turns without a pyramid");
    let run = |arguments: &[&str]| run_in(&folder, arguments);
    let none = run(&["gallery"]);
    assert!(none.status.success() && out(&none).contains("There is nothing here yet"), "{}", out(&none));
    let added = run(&["gallery", &city, "--add", "--daily"]);
    assert!(added.status.success() && out(&added).contains("signed by this installation"), "{}", out(&added));
    // What the program has put there is signed, and the proof is remembered.
    let kept = out(&run(&["gallery"]));
    assert!(kept.contains("  1. ") && kept.contains("proved, signed by this installation"), "{kept}");
    assert!(kept.contains("first tries"), "{kept}");
    let kept = run(&["gallery", "--json"]);
    let line: serde_json::Value = serde_json::from_slice(&kept.stdout).unwrap();
    assert_eq!(line["score"]["player"]["bot"], "low");
    assert!(PathBuf::from(line["file"].as_str().unwrap()).starts_with(folder.path()), "{line}");

    // Whoever may take less memory than a proof may take proves with that.
    #[cfg(unix)]
    {
        let mut limited = std::process::Command::new("sh");
        limited.args(["-c", "ulimit -v 3100000; exec \"$0\" \"$@\""]).arg(program().get_program());
        let held = limited.args(["gallery", &city, "--verify"]).env("XDG_DATA_HOME", folder.path()).output();
        let held = held.unwrap();
        assert!(held.status.success(), "{}", err(&held));
    }

    // A forged one is refused and not taken in; the sound ones of the same call are still shown.
    let forged = folder.file("forged.cyclopean");
    let bytes = std::fs::read(&city).unwrap();
    std::fs::write(&forged, with_header(&bytes, |header| header.score.as_mut().unwrap().figure = 999_000))
        .unwrap();
    let refused = run(&["gallery", &city, forged.to_str().unwrap(), "--verify"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(err(&refused).contains("claims") && err(&refused).contains("1 of 2"), "{}", err(&refused));
    assert!(
        out(&refused).contains("city.cyclopean") && !out(&refused).contains("forged"),
        "{}",
        out(&refused)
    );
    let unranked = folder.argument("match.cyclopean");
    std::fs::write(&unranked, solitaire(4, false).to_bytes().unwrap()).unwrap();
    let answer = cyclopean(&["gallery", &unranked]);
    assert!(err(&answer).contains("has no score"), "{}", err(&answer));
}

#[test]
fn a_city_is_listed_by_height_and_apart_from_that_by_grandeur() {
    let folder = Folder::new();
    let plain = exhibit(&finished(false).to_bytes().unwrap(), &folder);
    let grand = |figure: i64| Figure { by: "grandeur".into(), figure, words: "grandeur".into() };
    let day = Day::of(SystemTime::now());
    let of = |seed: u64, height: i64, grandeur: Option<i64>, day: Option<Day>| {
        let mut exhibit = plain.clone();
        exhibit.header.seed = Some(seed);
        (exhibit.score.figure, exhibit.score.day) = (height, day);
        exhibit.score.also = grandeur.map(grand).into_iter().collect();
        exhibit
    };
    let exhibits =
        [of(1, 300_000, None, None), of(2, 200_000, Some(30), None), of(3, 100_000, Some(50), Some(day))];
    let lists = lists(&exhibits);
    let seeds = |by: Option<&str>, day: Option<Day>| -> Vec<u64> {
        let list =
            lists.iter().find(|(list, _)| list.ranked_by.as_deref() == by && list.day == day).unwrap().1;
        list.iter().map(|exhibit| exhibit.header.seed.unwrap()).collect()
    };
    assert_eq!(seeds(None, None), [1, 2, 3]);
    assert_eq!(seeds(Some("grandeur"), None), [3, 2]);
    assert_eq!(seeds(Some("grandeur"), Some(day)), [3]);
    // A header from before there was grandeur has none.
    let bytes = std::fs::read(&plain.path).unwrap();
    let header = save::header_of(
        &with_header(&bytes, |header| header.score.as_mut().unwrap().also.clear()),
        Path::new("it"),
    );
    assert_eq!(header.unwrap().score.unwrap().also, []);
    // Who claims a grandeur that the city has not is found out.
    let boast = with_header(&bytes, |header| header.score.as_mut().unwrap().also = vec![grand(99)]);
    let why = refused(&laid(&boast, "boast.cyclopean", &folder));
    assert!(why.contains("also") && why.contains("99"), "{why}");
}

/// Everything that decides how hard a city of the day is follows from the day; the colours are to everybody's taste.
#[test]
fn a_city_of_the_day_is_the_same_for_everybody() {
    // 2026-11-28: on other days nothing may be built in two turns.
    let day = Day::of(SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_867_199));
    let of_the_day = Setup::of_the_day(day.seed(), Aim::Tallest);
    assert_eq!(of_the_day, Setup::of_the_day(day.seed(), Aim::Tallest));
    let folder = Folder::new();
    let tried = |setup: &Setup, seed: u64| {
        let mut m = Match::new(setup, seed, HandOptions::default(), false).unwrap();
        m.count_try(folder.path()).unwrap();
        turns(&mut m, 2);
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        let score = m.score().unwrap();
        (score.day, score.attempt)
    };
    let mut colours = of_the_day.clone();
    colours.colours.reverse();
    assert_eq!(tried(&of_the_day, day.seed()), (Some(day), Some(1)));
    assert_eq!(tried(&Setup::of_the_day(day.seed(), Aim::Grandest), day.seed()).0, Some(day));
    assert_eq!(tried(&colours, day.seed()), (Some(day), Some(3)));
    let mut numbers = of_the_day.clone();
    numbers.numbers.reverse();
    let compass = Setup {
        numbers: vec![],
        mode: Mode::Solitaire { stashes: 3, chooser: Chooser::Compass },
        ..of_the_day.clone()
    };
    for other in [numbers, compass, Setup::solitaire(2), Setup { die: Die::D12, ..of_the_day.clone() }] {
        assert_eq!(tried(&other, day.seed()), (None, None), "{other:?}");
    }
    assert_eq!(tried(&of_the_day, day.seed() ^ 1), (None, None));
    // What is fixed cannot be asked for otherwise.
    for free in
        [&["--numbers", "1,2"][..], &["--stash-die", "compass"], &["--stashes", "4"], &["--seed", "5"]]
    {
        let refused = cyclopean(&[&["solitaire", "--daily"], free].concat());
        assert_eq!(refused.status.code(), Some(2), "{free:?}");
    }
}
