//! Finished matches that can be ranked: what their scores say, whether these hold, and the lists of the best.

use crate::support::drive::{drive, solitaire};
use crate::support::program::{Folder, cyclopean, err, out};
use cyclopean::games::rlyeh::bot::Builder;
use cyclopean::games::rlyeh::referee::Declaration;
use cyclopean::games::rlyeh::{INFO, Intent, Match};
use cyclopean::session::budget;
use cyclopean::session::gallery::{self, Exhibit, Unproven};
use cyclopean::session::replay::Replay;
use cyclopean::session::save::{self, Header};
use cyclopean::session::score::{Class, Figure, Score};
use cyclopean::session::{Seating, Sitter, Skill, Undo};
use cyclopean::table::HandCommand;
use cyclopean::table::hand::{HandKind, HandOptions, PERSON_MM};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

fn turns(m: &mut Match, more: u32) {
    let enough = m.game().turn() + more;
    drive(m, &mut [Builder::default()], |m| m.game().turn() >= enough && m.is_waiting());
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
    let path = gallery::keep(bytes, folder.path()).unwrap().unwrap();
    gallery::exhibit(&path).unwrap().unwrap()
}

/// The save with another header.
fn with_header(bytes: &[u8], change: impl FnOnce(&mut Header)) -> Vec<u8> {
    let mut header = save::header_of(bytes, Path::new("it")).unwrap();
    let mut parts = bytes.splitn(3, |&byte| byte == b'\n');
    let (magic, _, body) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
    change(&mut header);
    [magic, &serde_json::to_vec(&header).unwrap(), body].join(&b'\n')
}

#[test]
fn a_finished_city_is_ranked_by_its_height_and_says_what_helped() {
    let m = finished(false);
    let score = m.score().unwrap();
    assert_eq!(score.figure, i64::from(m.game().ending().unwrap().height_um));
    assert_eq!((score.player, score.class()), (Sitter::Person, Class::Scored));
    assert!(score.help.words().is_empty(), "{:?}", score.help);
    assert!(score.category.contains("2 stashes"), "{}", score.category);

    let mut m = finished(true);
    let help = m.score().unwrap().help;
    assert_eq!((help.practice, help.undone, help.previews, help.nesting), (true, 1, false, false));
    assert_eq!(m.score().unwrap().class(), Class::Practice);
    m.seat(Seating::new([Sitter::Bot(Skill::High)]));
    assert_eq!(m.score().unwrap().class(), Class::Program(Skill::High));

    // What the player was shown while something was held, and a hand that trembles, are told.
    let hand = HandOptions { tremor_mm: 0.4, ..HandOptions::default() };
    let setup = cyclopean::games::rlyeh::rules::Setup::solitaire(2);
    let mut m = Match::new(&setup, 4, hand, false).unwrap();
    drive(&mut m, &mut [Builder::default()], |m| !m.hand().held().is_empty());
    m.intend(Intent::Hand(HandCommand::Preview(true))).unwrap();
    m.intend(Intent::Hand(HandCommand::Assist(true))).unwrap();
    turns(&mut m, 1);
    assert_eq!(m.score(), None, "it is not over");
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    let help = m.score().unwrap().help;
    assert_eq!((help.previews, help.nesting, help.tremor_um), (true, true, 400));
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
        assert_eq!(gallery::keep(&again.to_bytes().unwrap(), folder.path()).unwrap(), Some(exhibit.path));
    }
    assert_eq!(gallery::read(folder.path()).unwrap().0.len(), 2);
}

#[test]
fn a_score_that_was_changed_does_not_hold() {
    let folder = Folder::new();
    let m = finished(false);
    let bytes = m.to_bytes().unwrap();
    let claim = |change: fn(&mut Score)| {
        exhibit(&with_header(&bytes, |header| change(header.score.as_mut().unwrap())), &folder)
    };
    let fails = |exhibit: Exhibit| exhibit.prove(&INFO, &mut |_| ()).unwrap_err();
    assert!(matches!(fails(claim(|score| score.figure += 1)), Unproven::Claim { .. }));
    std::fs::remove_file(gallery::place(&bytes, folder.path()).unwrap().unwrap()).ok();
    let why = fails(claim(|score| score.category = "6 stashes".into()));
    assert!(why.to_string().contains("claims") && why.to_string().contains("6 stashes"), "{why}");

    // A city to which somebody has added by hand.
    let mut taller = finished(false);
    let top = taller.sim().pieces().next().unwrap().0;
    let mut pose = taller.sim().pose(top);
    pose.translation.z += 3.0;
    taller.sim_mut().place(top, pose);
    std::fs::remove_file(gallery::place(&bytes, folder.path()).unwrap().unwrap()).ok();
    assert!(matches!(fails(exhibit(&taller.to_bytes().unwrap(), &folder)), Unproven::Parted(_)));
}

#[test]
fn the_best_come_first_by_category_class_and_day_and_what_cannot_be_read_is_told() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let put = |seed: u64, figure: i64, practice: bool| {
        let bytes = with_header(&bytes, |header| {
            header.seed = Some(seed);
            let score = header.score.as_mut().unwrap();
            (score.figure, score.help.practice) = (figure, practice);
        });
        gallery::keep(&bytes, folder.path()).unwrap().unwrap()
    };
    for (seed, figure, practice) in
        [(1, 10_000, false), (2, 30_000, false), (20261123, 20_000, false), (3, 90_000, true)]
    {
        put(seed, figure, practice);
    }
    // No match is over in this one, and this one is none.
    std::fs::write(folder.file("begun.cyclopean"), solitaire(4, true).to_bytes().unwrap()).unwrap();
    std::fs::write(folder.file("broken.cyclopean"), "no save").unwrap();
    std::fs::write(folder.file("note.txt"), "not ours").unwrap();
    let (exhibits, wrong) = gallery::read(folder.path()).unwrap();
    assert_eq!((exhibits.len(), wrong.len()), (4, 1));
    assert!(wrong[0].to_string().contains("broken.cyclopean"), "{}", wrong[0]);
    let lists = gallery::lists(&exhibits);
    let seeds = |day, class| {
        let mut found = lists.iter().filter(|(list, _)| (list.day, list.class) == (day, class));
        found
            .next()
            .map(|(_, best)| best.iter().map(|exhibit| exhibit.header.seed.unwrap()).collect::<Vec<_>>())
    };
    assert_eq!(seeds(None, Class::Scored), Some(vec![2, 20261123, 1]));
    assert_eq!(seeds(None, Class::Practice), Some(vec![3]));
    assert_eq!(seeds(Some(20261123), Class::Scored), Some(vec![20261123]));
    assert_eq!(lists.len(), 3);
    assert_eq!(gallery::read(Path::new("/nowhere/at/all")).unwrap().0, []);
}

/// A match knows its hand, so do its recording, its score and the list that it stands in.
#[test]
fn each_kind_of_hand_is_ranked_apart() {
    let folder = Folder::new();
    let setup = cyclopean::games::rlyeh::rules::Setup::solitaire(2);
    let mut exhibits = vec![];
    for (seed, kind) in (4..).zip(HandKind::CHOICES) {
        let mut m = Match::new(&setup, seed, HandOptions::of(kind), false).unwrap();
        turns(&mut m, 2);
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        let again = Match::from_bytes(&m.to_bytes().unwrap(), Path::new("again")).unwrap();
        assert_eq!(again.hand().options().kind, kind);
        let exhibit = exhibit(&m.to_bytes().unwrap(), &folder);
        exhibit.prove(&INFO, &mut |_| ()).unwrap();
        let words = exhibit.score.help.words().join(", ");
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
    let lists = gallery::lists(&exhibits);
    let titles: Vec<String> = lists.keys().map(|list| list.by(Some(&INFO))).collect();
    assert_eq!(titles, ["scored", "scored, level hand", "scored, bare hand"]);
    assert!(lists.values().all(|best| best.len() == 1));
}

/// What scores said of a hand before there were kinds.
#[test]
fn a_score_from_before_there_were_kinds_of_hands_is_read() {
    let help = |words: &str| -> cyclopean::session::score::Help {
        let rest = "\"practice\":true,\"undone\":0,\"previews\":false,\"nesting\":false,\"tremor_um\":0";
        serde_json::from_str(&format!("{{{rest}{words}}}")).unwrap()
    };
    assert_eq!(help(",\"steady\":true").hand, HandKind::Ghost);
    assert_eq!(help(",\"steady\":false").hand, HandKind::Helped);
    assert_eq!(help("").hand, HandKind::Helped);
    assert_eq!(help(",\"hand\":\"level\"").hand, HandKind::Level);
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
        let lists = gallery::lists(&exhibits);
        let best: Vec<SystemTime> = lists.values().next().unwrap().iter().map(|each| each.since).collect();
        assert_eq!(best, [10, 20, 30].map(since));
    }
}

#[test]
fn what_is_in_the_gallery_is_never_written_over() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let path = gallery::keep(&bytes, folder.path()).unwrap().unwrap();
    let other = with_header(&bytes, |header| header.score.as_mut().unwrap().name = "Somebody else".into());
    assert_eq!(
        gallery::keep(&other, folder.path()).unwrap(),
        Some(path.clone()),
        "it would have the same place"
    );
    assert!(std::fs::read(&path).unwrap() == bytes);
}

#[test]
fn what_a_save_says_of_itself_is_words_or_it_is_no_exhibit() {
    let folder = Folder::new();
    let bytes = finished(false).to_bytes().unwrap();
    let lies: [fn(&mut Header); 6] = [
        |header| header.game = "../../elsewhere/rlyeh".into(),
        |header| header.game = String::new(),
        |header| header.version = "1\n2".into(),
        |header| header.score.as_mut().unwrap().words = "\u{1b}[2J9 m".into(),
        |header| header.score.as_mut().unwrap().name = "A\u{202e}nn".into(),
        |header| header.score.as_mut().unwrap().category = "x".repeat(300),
    ];
    for lie in lies {
        let forged = with_header(&bytes, lie);
        let why = gallery::keep(&forged, folder.path()).unwrap_err().to_string();
        assert!(!why.chars().any(budget::is_control), "{why:?}");
        let file = folder.file("forged.cyclopean");
        std::fs::write(&file, forged).unwrap();
        let why = gallery::exhibit(&file).unwrap_err().to_string();
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
    let folder = Folder::new();
    let city = folder.argument("city.cyclopean");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cyclopean"));
        command.args(arguments).env("XDG_DATA_HOME", folder.path()).env_remove("DISPLAY").output().unwrap()
    };
    let built = run(&["solitaire", "--level", "dabbler", "--daily", "--turns", "3", "--save", &city]);
    assert!(built.status.success(), "{}", err(&built));
    let none = run(&["gallery"]);
    assert!(none.status.success() && out(&none).contains("There is nothing"), "{}", out(&none));
    let added = run(&["gallery", &city, "--add", "--daily"]);
    assert!(added.status.success() && out(&added).contains("verified"), "{}{}", out(&added), err(&added));
    let kept = run(&["gallery", "--json"]);
    let line: serde_json::Value = serde_json::from_slice(&kept.stdout).unwrap();
    assert_eq!(line["score"]["player"]["bot"], "low");
    assert!(PathBuf::from(line["file"].as_str().unwrap()).starts_with(folder.path()), "{line}");

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
    let bytes = finished(false).to_bytes().unwrap();
    let put = |seed: u64, height: i64, grandeur: Option<i64>| {
        let bytes = with_header(&bytes, |header| {
            header.seed = Some(seed);
            let score = header.score.as_mut().unwrap();
            score.figure = height;
            let figure =
                |figure| Figure { by: "grandeur".into(), figure, words: format!("a grandeur of {figure}") };
            score.also = grandeur.map(figure).into_iter().collect();
        });
        gallery::keep(&bytes, folder.path()).unwrap().unwrap()
    };
    put(1, 300_000, None);
    put(2, 200_000, Some(30));
    put(20261123, 100_000, Some(50));
    let (exhibits, wrong) = gallery::read(folder.path()).unwrap();
    assert!(wrong.is_empty(), "{wrong:?}");
    let lists = gallery::lists(&exhibits);
    let seeds = |by: Option<&str>, day: Option<u64>| -> Vec<u64> {
        let list =
            lists.iter().find(|(list, _)| list.ranked_by.as_deref() == by && list.day == day).unwrap().1;
        list.iter().map(|exhibit| exhibit.header.seed.unwrap()).collect()
    };
    assert_eq!(seeds(None, None), [1, 2, 20261123]);
    assert_eq!(seeds(Some("grandeur"), None), [20261123, 2]);
    assert_eq!(seeds(Some("grandeur"), Some(20261123)), [20261123]);
    // A header from before there was grandeur has none.
    let header = save::header_of(
        &with_header(&bytes, |header| header.score.as_mut().unwrap().also.clear()),
        Path::new("it"),
    );
    assert_eq!(header.unwrap().score.unwrap().also, []);
    // Who claims a grandeur that the city has not is found out.
    let boast = exhibit(
        &with_header(&bytes, |header| {
            let score = header.score.as_mut().unwrap();
            score.also = vec![Figure { by: "grandeur".into(), figure: 99, words: "a grandeur of 99".into() }];
        }),
        &folder,
    );
    let why = boast.prove(&INFO, &mut |_| ()).unwrap_err();
    assert!(matches!(why, Unproven::Claim { .. }), "{why}");
}
