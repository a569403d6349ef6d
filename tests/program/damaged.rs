//! Files that were damaged by chance or made to do harm: every one is read or refused in words, nothing panics, and what is
//! read stays within the budgets of `session::budget`.

use crate::fuzz::{change, texts};
use crate::program::{cyclopean, err, out};
use files::budget;
use game::rng::Rng;
use lab::study::journal::{self, Header, JournalError, StudyFile};
use lab::study::{Level, MOST_CASES, Question, Row, Study, StudyPlan};
use lab::{Scene, SceneError};
use rathulhu_rules::Rathulhu;
use rlyeh::Rlyeh;
use session::{CardMatch, Match, Names, Seating, save};
use std::fs;
use std::path::Path;
use support::counts::whole_or;
use support::drive::solitaire;
use support::folder::Folder;
use support::told::english;
use table::shape::MOST_POINTS;
use table::sim::MOST_PIECES;

/// Longest refusal, bytes: a hundred lines.
const LONGEST_REFUSAL: usize = 32 << 10;

/// Words that hurt where nobody looks.
const HARMFUL: [&str; 12] = [
    "\u{1b}[2J",
    "\n",
    "\u{9b}31m",
    "\u{202e}",
    "\0",
    "1e30",
    "NaN",
    "4294967295",
    "-1",
    "99999999999999999999",
    "[[[[[[[[",
    "\u{1F419}",
];

/// Whether a refusal can be shown to anybody.
fn in_words(why: &str, file: &str) {
    assert!(why.contains(file), "{why:?}");
    assert!(why.len() < LONGEST_REFUSAL, "{} bytes: {}", why.len(), &why[..200]);
    assert!(!why.chars().any(|c| c != '\n' && budget::is_control(c)), "{why:?}");
}

/// Whether a scene that was read stays within its budgets.
fn within_budget(scene: &Scene) {
    assert!(scene.pieces.len() < MOST_PIECES);
    assert!(scene.watch_s.0 <= budget::MOST_WATCH_S);
    budget::text(&scene.about).unwrap();
    let names = scene.pieces.iter().map(|piece| &piece.name).chain([&scene.name]);
    names.for_each(|name| budget::name(name).unwrap());
    let sim = scene.build(table::Settings::sleepless()).unwrap();
    assert_eq!(sim.len(), scene.pieces.len() + 1);
    for (_, piece) in sim.pieces() {
        assert!(piece.geometry().unwrap().corners().count() <= 8 * MOST_POINTS);
    }
}

/// 100,000 scenes; 1,000 in `./test`.
#[test]
fn damaged_scenes_are_read_or_refused() {
    let mut corpus = texts("scenes/lab");
    corpus.push(support::mjcf::STACK.as_bytes().to_vec());
    let mjcf = corpus.len() as u32 - 1;
    let tries = whole_or(100_000, 1_000);
    let (folder, mut rng, mut read) = (Folder::new(), Rng::new(288), 0);
    for _ in 0..tries {
        let which = if rng.below(5) == 0 { mjcf } else { rng.below(mjcf) };
        let mut bytes = corpus[which as usize].clone();
        for _ in 0..1 + rng.below(4) {
            change(&mut bytes, &corpus, &HARMFUL, &mut rng);
        }
        let path = folder.file(if which == mjcf { "damaged.xml" } else { "damaged.ron" });
        fs::write(&path, bytes).unwrap();
        match Scene::load(&path) {
            Ok(scene) => {
                within_budget(&scene);
                read += 1;
            }
            Err(why) => in_words(&english(&why), "damaged."),
        }
    }
    println!("{read} of {tries} scenes were read");
    assert!((tries / 50..tries / 2).contains(&read), "{read} of {tries}");
}

/// Saves whose checksum vouches for whatever stands in them: nothing but what reads them stands against them.
struct Saves {
    bidding: Vec<Vec<u8>>,
    city: Vec<Vec<u8>>,
}

impl Saves {
    fn new() -> Self {
        let bidding = |moves| crate::held::bidding(moves, true).to_bytes().unwrap();
        let city = solitaire(4, true).to_bytes().unwrap();
        Self { bidding: [0, 3, 40].map(bidding).into(), city: vec![city] }
    }
}

/// Changes a save in its header, or in its body and what stands behind it.
fn change_save(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let save = rng.pick(corpus).unwrap();
    let mut parts = save.splitn(3, |byte| *byte == b'\n');
    let [magic, head, body] = [(); 3].map(|()| parts.next().unwrap());
    let (mut head, mut body) = (head.to_vec(), body.to_vec());
    if rng.below(8) == 0 {
        change(&mut head, corpus, &HARMFUL, rng);
    } else {
        let (words, whole): (&[&str], bool) = (&[], rng.below(4) != 0);
        (0..1 + rng.below(3)).for_each(|_| change(&mut body, corpus, words, rng));
        if whole {
            return save::seal(&serde_json::from_slice(&head).unwrap(), &body).unwrap();
        }
    }
    [magic, b"\n", &head, b"\n", &body].concat()
}

/// 100,000 saves, of a game of cards and, one in twenty, of a table; 500 in `./test`. What is read can be written again.
fn so_many_saves() {
    let tries = whole_or(100_000, 500);
    let (saves, mut rng, mut read) = (Saves::new(), Rng::new(289), 0);
    let path = Path::new("damaged.cyclopean");
    for i in 0..tries {
        let (corpus, table) = if i % 20 == 0 { (&saves.city, true) } else { (&saves.bidding, false) };
        let bytes = change_save(corpus, &mut rng);
        let again = if table {
            Match::<Rlyeh>::from_bytes(&bytes, path).map(|m| m.to_bytes())
        } else {
            CardMatch::<Rathulhu>::from_bytes(&bytes, path).map(|m| m.to_bytes())
        };
        match again {
            Ok(again) => {
                again.unwrap();
                read += 1;
            }
            Err(why) => in_words(&english(&why), "damaged."),
        }
    }
    println!("{read} of {tries} saves were read");
    assert!((tries / 200..tries * 3 / 4).contains(&read), "{read} of {tries}");
}

#[test]
#[cfg(target_os = "linux")]
fn damaged_saves_are_read_or_refused_within_their_memory() {
    in_little_memory("damaged::damaged_saves_are_read_or_refused_within_their_memory", so_many_saves);
}

/// 100,000 files of settings; 1,000 in `./test`. What cannot be read is set aside, and said so.
#[cfg(feature = "window")]
#[test]
fn damaged_settings_are_read_or_set_aside() {
    use window::platform::settings::{self, Preferences};
    let tries = whole_or(100_000, 1_000);
    let folder = Folder::new();
    let path = folder.file("settings.ron");
    settings::write(&path, &Preferences::default()).unwrap();
    let corpus = vec![fs::read(&path).unwrap()];
    let (mut rng, mut read) = (Rng::new(290), 0);
    for _ in 0..tries {
        let mut bytes = corpus[0].clone();
        (0..1 + rng.below(4)).for_each(|_| change(&mut bytes, &corpus, &HARMFUL, &mut rng));
        fs::write(&path, bytes).unwrap();
        let (preferences, words) = settings::read(&path);
        // Whatever they are, they can be kept and are the same then.
        settings::write(&path, &preferences).unwrap();
        assert_eq!(settings::read(&path), (preferences, None));
        if let Some(why) = words {
            in_words(&why, "ettings");
        } else {
            read += 1;
        }
    }
    println!("{read} of {tries} files of settings were read");
    assert!((1..tries).contains(&read), "{read} of {tries}");
}

/// A small study, and its file.
fn study(folder: &Folder) -> (Header, Vec<u8>) {
    let text =
        r#"Scene(name: "die", about: "One die.", pieces: [(name: "d", shape: Die, at_mm: (0.0, 0.0, 8.0))])"#;
    let scene = Scene::parse(text, "here").unwrap();
    let question = Question::Tilt {
        towards_deg: (0..8_u8).map(|i| 45.0 * f32::from(i)).collect(),
        degrees: Level::At(5.0),
    };
    let study =
        Study::new(std::slice::from_ref(&scene), StudyPlan { question, watch_s: 0.1, seed: 7 }).unwrap();
    let header = Header::new(vec![scene], &study);
    let path = folder.file("whole.jsonl");
    journal::write(&path, &header, &study.rows().unwrap()).unwrap();
    (header, fs::read(path).unwrap())
}

/// A row's line with a checksum that vouches for whatever stands in it.
fn vouched(row: &[u8]) -> Vec<u8> {
    let sum = crc32fast::hash(row).to_string();
    [b"{\"row\":", row, b",\"crc32\":", sum.as_bytes(), b"}"].concat()
}

fn row_of(line: &[u8]) -> Vec<u8> {
    let end = line.windows(9).rposition(|part| part == b",\"crc32\":").unwrap();
    line[b"{\"row\":".len()..end].to_vec()
}

fn fits(row: &Row) {
    for words in
        [Some(&row.scene), Some(&row.what), row.piece.as_ref(), row.fails.as_ref()].into_iter().flatten()
    {
        budget::line(words).unwrap();
    }
}

/// 100,000 files of studies; 1,000 in `./test`. Half are damaged anywhere, half in what a checksum vouches for.
#[test]
fn damaged_studies_are_read_or_refused_and_left_as_they_are() {
    let folder = Folder::new();
    let (header, whole) = study(&folder);
    let lines: Vec<Vec<u8>> =
        whole.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).map(<[u8]>::to_vec).collect();
    let rows: Vec<Vec<u8>> = lines[1..].iter().map(|line| row_of(line)).collect();
    let tries = whole_or(100_000, 1_000);
    let (mut rng, mut merged, mut opened) = (Rng::new(289), 0, 0);
    let path = folder.file("damaged.jsonl");
    for number in 0..tries {
        let bytes = if number % 2 == 0 {
            let mut bytes = whole.clone();
            for _ in 0..1 + rng.below(3) {
                change(&mut bytes, std::slice::from_ref(&whole), &HARMFUL, &mut rng);
            }
            bytes
        } else {
            let mut changed = lines.clone();
            let which = rng.below(rows.len() as u32) as usize;
            let mut row = rows[which].clone();
            change(&mut row, &rows, &HARMFUL, &mut rng);
            changed[which + 1] = vouched(&row);
            changed.push(vec![]);
            changed.join(&b'\n')
        };
        fs::write(&path, &bytes).unwrap();
        match journal::merge(std::slice::from_ref(&path)) {
            Ok((header, rows)) => {
                assert!(rows.len() == header.cases as usize && rows.len() <= MOST_CASES);
                rows.iter().for_each(fits);
                merged += 1;
            }
            Err(JournalError::Missing { .. }) => {}
            Err(why) => in_words(&english(&why), "damaged.jsonl"),
        }
        match StudyFile::open(&path, header.clone()) {
            Ok((_, rows, _)) => {
                rows.iter().for_each(fits);
                opened += 1;
            }
            Err(why) => {
                in_words(&english(&why), "damaged.jsonl");
                assert!(fs::read(&path).unwrap() == bytes, "what is refused is left as it is");
            }
        }
    }
    println!("of {tries} studies {merged} were whole, {opened} could go on");
    assert!(
        (tries / 100..tries / 2).contains(&merged) && (tries / 100..tries / 2).contains(&opened),
        "{merged} {opened}"
    );
}

#[test]
fn scenes_that_are_made_to_swell_are_refused() {
    let many = |what: &str, count: usize| what.repeat(count);
    let pieces = format!("Scene(pieces: [{}])", many("(shape:Tarot),", 1_000_000));
    let holes = format!(
        "Scene(pieces: [(shape: Prism(outline_mm: [(0,0),(9,0),(0,9)], holes_mm: [{}], thickness_mm: 3))])",
        many("[],", 1_000_000)
    );
    let names = format!("Scene(name: \"{}\", pieces: [(shape: Die)])", many("x", 1_000_000));
    let field = format!("Scene({}: 1)", many("x", 1_000_000));
    let wrong = format!("Scene(pieces: [{}])", many("(shape: Die, friction: -1),", 1_900));
    for (text, hint) in [
        (pieces, "at most 10000"),
        (holes, "at most 10000"),
        (names, "at most 200 characters"),
        (field, "…"),
        (wrong, "−1"),
    ] {
        let why = Scene::parse(&text, "swollen.ron").unwrap_err();
        in_words(&english(&why), "swollen.ron");
        assert!(english(&why).contains(hint), "{why}");
    }
    // Sixteen megabytes of another program's scene, in which every piece is the whole of one mesh.
    let folder = Folder::new();
    let path = folder.file("swollen.xml");
    let mesh = |vertices: usize, geoms: usize| {
        let vertices = many("0 0 1 ", vertices);
        let geoms = many("<geom type='mesh' mesh='m'/>", geoms);
        format!(
            "<mujoco><asset><mesh name='m' vertex='{vertices}'/></asset><worldbody>{geoms}</worldbody></mujoco>"
        )
    };
    for (vertices, geoms, hint) in
        [(1_000_000, 300_000, "nodes"), (1_000_000, 9, "vertices"), (500, 3_000, "1999")]
    {
        fs::write(&path, mesh(vertices, geoms)).unwrap();
        let why = Scene::load(&path).unwrap_err();
        in_words(&english(&why), "swollen.xml");
        assert!(english(&why).contains(hint), "{why}");
    }
    // A file that is larger than any.
    let file = fs::File::create(&path).unwrap();
    file.set_len(budget::MOST_SCENE_BYTES + 1).unwrap();
    assert!(matches!(Scene::load(&path), Err(SceneError::Unreadable { .. })));
}

#[test]
fn studies_that_are_made_to_swell_are_refused() {
    let folder = Folder::new();
    let (_, whole) = study(&folder);
    let path = folder.file("swollen.jsonl");
    let text = String::from_utf8(whole.clone()).unwrap();
    let first = text.lines().next().unwrap();
    let last = [&b"{\"row\":"[..], &vec![b'x'; 70 << 10], b"\n"].concat();
    let head = |from: &str, to: &str| {
        assert!(first.contains(from), "{from}: {first}");
        text.replacen(from, to, 1).into_bytes()
    };
    for (bytes, hint) in [
        // Lines without an end.
        (vec![b'{'; (16 << 20) + 1], "too long"),
        ([&whole[..], &last].concat(), "too long"),
        // Numbers that nobody lives to see the end of.
        (head("\"cases\":8", "\"cases\":4294967295"), "too many"),
        (head("\"watch_s\":0.1", "\"watch_s\":1e30"), "watch"),
        (head("\"degrees\":0.0", "\"degrees\":1e30"), "tilt.degrees"),
        // Names that are none.
        (head("\"name\":\"die\"", "\"name\":\"\\u001b[2J\""), "U+001B"),
        (head("\"about\":\"One die.\"", "\"about\":\"\\u009b2J\""), "U+009B"),
    ] {
        fs::write(&path, bytes).unwrap();
        let why = english(&journal::merge(std::slice::from_ref(&path)).unwrap_err());
        in_words(&why, "swollen.jsonl");
        assert!(why.contains(hint), "{hint}: {why}");
    }
    // Fewer cases than its question has: the rows are another study's.
    fs::write(&path, head("\"cases\":8", "\"cases\":1")).unwrap();
    let fewer =
        text.lines().take(2).collect::<Vec<_>>().join("\n").replacen("\"cases\":8", "\"cases\":1", 1) + "\n";
    fs::write(&path, fewer).unwrap();
    let said = err(&cyclopean(&["lab", "merge", path.to_str().unwrap()]));
    assert!(said.contains("1 cases") && said.contains("has 8"), "{said}");
    // Larger than any, though there is nothing in it.
    fs::File::create(&path).unwrap().set_len(budget::MOST_STUDY_BYTES + 1).unwrap();
    let why = english(&journal::merge(&[path]).unwrap_err());
    assert!(why.contains("1024 MiB"), "{why}");
}

/// Set in the process that a test starts, whose memory is limited.
#[cfg(target_os = "linux")]
const CHILD: &str = "CYCLOPEAN_TEST_OF_MEMORY";

/// Every number of a small table's bytes becomes the largest of its kind, one at a time, in a process that may take 3 GB of
/// addresses: less than one such index costs.
#[cfg(target_os = "linux")]
#[test]
fn no_number_of_a_table_from_a_file_takes_memory_or_time_without_end() {
    let test = "damaged::no_number_of_a_table_from_a_file_takes_memory_or_time_without_end";
    in_little_memory(test, one_number_at_a_time);
}

/// Does a test, which is called so, in a process of its own that may take 3 GB of addresses.
#[cfg(target_os = "linux")]
fn in_little_memory(test: &str, what: fn()) {
    if std::env::var_os(CHILD).is_some() {
        return what();
    }
    let child = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 3000000; exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(test)
        .env(CHILD, "1")
        .output()
        .unwrap();
    print!("{}", out(&child));
    assert!(child.status.success() && out(&child).contains("1 passed"), "{}{}", out(&child), err(&child));
}

#[cfg(target_os = "linux")]
fn one_number_at_a_time() {
    use session::quiet;
    use table::rapier3d::prelude::{Pose, Vector};
    use table::sim::{Placement, Sim, table_top};
    use table::{Kind, Piece, Settings, Size};
    let kinds = [Kind::Die, Kind::Pyramid(Size::Small), Kind::Pyramid(Size::Large)];
    let place = |(i, kind)| {
        Placement::new(Piece::new(kind), Pose::from_translation(Vector::new(4.0 * i as f32, 0.0, 0.9)))
    };
    let mut placements: Vec<Placement> = kinds.into_iter().enumerate().map(place).collect();
    placements.push(table_top(30.0));
    let mut sim = Sim::new(Settings::default(), placements).unwrap();
    (0..30).for_each(|_| sim.tick().unwrap());
    sim.check().unwrap();
    let bytes = postcard::to_stdvec(&sim).unwrap();
    let largest = postcard::to_stdvec(&u32::MAX).unwrap();
    let (mut refused, mut all) = (0, 0);
    for at in 0..bytes.len() {
        let long = bytes[at..].iter().take_while(|&&byte| byte >= 0x80).count() + 1;
        let mut changed = bytes.clone();
        changed.splice(at..(at + long).min(bytes.len()), largest.iter().copied());
        // What the engine throws at the reader is caught there; memory and time cannot be.
        let ticked = quiet::catch(|| {
            let read: Option<Sim> =
                postcard::from_bytes(&changed).ok().filter(|sim: &Sim| sim.check().is_ok());
            read.is_some_and(|mut sim| (0..2).all(|_| sim.tick().is_ok()))
        });
        all += 1;
        refused += u32::from(ticked != Ok(true));
    }
    assert!(all > 10_000 && refused > all / 2, "{refused} of {all} were refused");
}

#[test]
fn names_of_players_are_words() {
    let names = Names::new(["A\u{1b}[2Jnn\nBo".into(), "x".repeat(1_000)]);
    let saved = postcard::to_stdvec(&vec!["A\u{1b}[2Jnn\nBo".to_owned(), "x".repeat(1_000)]).unwrap();
    // From a file they come as they are given.
    assert_eq!(postcard::from_bytes::<Names>(&saved).unwrap(), names);
    let seating = Seating { names, ..Seating::people(2) };
    let told = format!("{} beats {}", seating.names.of(game::Seat(0)), seating.names.of(game::Seat(1)));
    assert!(told.starts_with("A [2Jnn Bo beats xxx") && told.chars().count() < 300, "{told}");
}

#[test]
fn what_a_file_says_moves_no_cursor() {
    let folder = Folder::new();
    // A name of a file may hold anything.
    let scene = folder.file("\u{1b}[2Jx.ron");
    fs::write(&scene, "Scene(pieces: [(shape: Die, at_mm: (0.0, 0.0, 8.0))])").unwrap();
    let scene = scene.to_str().unwrap();
    let good = cyclopean(&["lab", scene, "remove", "--watch", "0.1"]);
    assert!(good.status.success() && !out(&good).contains('\u{1b}'), "{:?}", out(&good));
    fs::write(Path::new(scene), "Scene(").unwrap();
    let bad = cyclopean(&["lab", scene]);
    assert!(!bad.status.success() && !err(&bad).contains('\u{1b}'), "{:?}", err(&bad));
}
