//! Studies as scripts meet them: the same whatever the threads, in shards, interrupted; and what makes no sense.

use crate::finished::matches;
use crate::program::{cyclopean, err, json, out, program, succeed};
use game::pieces::{CardShape, Size};
use rlyeh::Rlyeh;
use session::replay::Replay;
use session::{Match, Tabled, save};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use support::folder::Folder;
use table::{Kind, Sim};
use thoth::Thoth;

/// A card on three tips, with an ending and beginning for whatever else is wanted.
const TIPS: &str = r#"Scene(name: "tips", pieces: [
    (name: "a", shape: Pyramid(Small), at_mm: (20.0, -25.0, 0.0)),
    (name: "b", shape: Pyramid(Small), at_mm: (20.0, 25.0, 0.0)),
    (name: "c", shape: Pyramid(Small), at_mm: (-20.0, 0.0, 0.0)),
    (name: "card", shape: Floor(Trapezoid), at_mm: (18.8, 0.0, 25.781))])"#;

/// A folder with a scene in it, and the scene's path.
fn folder(text: &str) -> (Folder, String) {
    let folder = Folder::new();
    let scene = folder.argument("tips.ron");
    std::fs::write(&scene, text).unwrap();
    (folder, scene)
}

/// A study of 24 trials.
fn trials<'a>(scene: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let study = ["lab", scene, "montecarlo", "--trials", "24", "--watch", "1", "--seed", "5"];
    study.iter().chain(more).copied().collect()
}

fn read(path: &str) -> Vec<u8> {
    std::fs::read(path).unwrap()
}

#[test]
fn the_result_is_the_same_whatever_the_threads_and_the_shards() {
    let (folder, scene) = folder(TIPS);
    let names = ["one.csv", "one.jsonl", "whole.csv", "whole.jsonl"].map(|name| folder.argument(name));
    let [one_csv, one, whole_csv, whole] = &names;
    let alone = succeed(&trials(&scene, &["--json", "--threads", "1", "--csv", one_csv, "--journal", one]));
    let answer = &json(&alone)["answers"][0];
    let stood = answer["stood"].as_u64().unwrap();
    assert!((1..24).contains(&stood), "some stand, some fall: {answer}");
    // Many threads.
    let many = succeed(&trials(&scene, &["--json", "--threads", "3"]));
    assert_eq!(alone.stdout, many.stdout);
    // Shards, in any order.
    let parts: Vec<String> = (1..=3).map(|i| folder.argument(&format!("part{i}.jsonl"))).collect();
    for (i, part) in parts.iter().enumerate().rev() {
        let shard = format!("{}/3", i + 1);
        let said = out(&succeed(&trials(&scene, &["--shard", &shard, "--journal", part])));
        assert!(said.contains("8 of 24 cases"), "{said}");
    }
    let [first, second, third] = [0, 1, 2].map(|i| parts[i].as_str());
    let merge = ["lab", "merge", third, first, second, "--json", "--csv", whole_csv, "--journal", whole];
    assert_eq!(succeed(&merge).stdout, alone.stdout);
    assert_eq!(read(whole_csv), read(one_csv));
    assert_eq!(read(whole), read(one));
    // What is missing, and what does not belong together.
    let said = err(&cyclopean(&["lab", "merge", first, third]));
    assert!(said.contains("8 of 24 cases are missing") && said.contains("case 1"), "{said}");
    let other = folder.argument("other.jsonl");
    let seed = trials(&scene, &["--shard", "2/3", "--journal", &other])
        .iter()
        .map(|&a| if a == "5" { "6" } else { a })
        .collect::<Vec<_>>();
    succeed(&seed);
    let said = err(&cyclopean(&["lab", "merge", first, &other, third]));
    assert!(said.contains("another study"), "{said}");
    // Rows as CSV and as JSON are the same rows.
    let text = String::from_utf8(read(one_csv)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 25);
    for (line, row) in lines[1..].iter().zip(json(&alone)["rows"].as_array().unwrap()) {
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!((cells[0], cells[1]), (row["case"].to_string().as_str(), "tips"));
        assert_eq!(cells[4], row["fate"].as_str().unwrap());
    }
}

#[test]
fn a_study_that_was_interrupted_goes_on_to_the_same_result() {
    let (folder, scene) = folder(TIPS);
    let (whole, broken) = (folder.argument("whole.jsonl"), folder.argument("broken.jsonl"));
    succeed(&trials(&scene, &["--journal", &whole]));
    let bytes = read(&whole);
    // Torn anywhere: in the first line, in a row, between rows.
    let ends: Vec<usize> =
        bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i + 1).collect();
    for cut in [0, 10, ends[0], ends[3] - 7, ends[20], bytes.len()] {
        std::fs::write(&broken, &bytes[..cut]).unwrap();
        let output = succeed(&trials(&scene, &["--journal", &broken]));
        assert_eq!(read(&broken), bytes, "cut at {cut}");
        assert_eq!(err(&output).contains("was not whole"), cut == ends[3] - 7, "cut at {cut}");
    }
    // Killed in the middle.
    std::fs::remove_file(&broken).unwrap();
    let mut child = program()
        .args(trials(&scene, &["--threads", "1", "--journal", &broken]))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while std::fs::read_to_string(&broken).map_or(0, |text| text.lines().count()) < 4 {
        assert!(child.try_wait().unwrap().is_none() || Path::new(&broken).exists());
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    succeed(&trials(&scene, &["--journal", &broken]));
    assert_eq!(read(&broken), bytes);
    // Another study is not written over it, nor anything that is no study.
    let said = err(&cyclopean(&["lab", &scene, "remove", "--journal", &broken]));
    assert!(said.contains("another study") && said.contains("broken.jsonl"), "{said}");
    assert_eq!(read(&broken), bytes);
    let said = err(&cyclopean(&["lab", &scene, "remove", "--journal", &scene]));
    assert!(said.contains("reads the same file"), "{said}");
    assert_eq!(read(&scene), TIPS.as_bytes());
    // Nor a line that never ended, whatever it is.
    for foreign in ["a note to myself", "{\"study\":{\"format\":2,\"program\":\"another\"", "\u{e4}", "{"] {
        std::fs::write(&broken, foreign).unwrap();
        let output = cyclopean(&trials(&scene, &["--journal", &broken]));
        let ours = bytes.starts_with(foreign.as_bytes());
        assert_eq!(output.status.success(), ours, "{foreign}: {}", err(&output));
        assert_eq!(read(&broken) == foreign.as_bytes(), !ours, "{foreign}");
    }
    // A number changed in a row is found by its checksum.
    let mut changed = String::from_utf8(bytes.clone()).unwrap();
    let at = changed.find("\"case\":7").unwrap() + "\"case\":".len();
    changed.replace_range(at..=at, "8");
    std::fs::write(&broken, &changed).unwrap();
    let said = err(&cyclopean(&trials(&scene, &["--journal", &broken])));
    assert!(said.contains("was changed"), "{said}");
    assert_eq!(read(&broken), changed.as_bytes());
    std::fs::write(&broken, &bytes).unwrap();
    // A row that was spoilt is found.
    let mut file = std::fs::OpenOptions::new().append(true).open(&broken).unwrap();
    file.write_all(b"nonsense\n").unwrap();
    let said = err(&cyclopean(&trials(&scene, &["--journal", &broken])));
    assert!(said.contains(":26:") && said.contains("no row"), "{said}");
}

#[test]
fn every_question_is_answered_and_drawn() {
    let (folder, scene) = folder(TIPS);
    let (plot, table) = (folder.argument("plot.svg"), folder.argument("table.csv"));
    for (study, hints) in [
        (&["tilt", "--directions", "3", "--within", "0.05"][..], &["° of tilt", "Tilted towards"][..]),
        (
            &["shake", "--hz", "2,6", "--towards", "0", "--within", "0.1", "--seconds", "1"],
            &[" mm (", " of gravity)"],
        ),
        (
            &["poke", "--piece", "card", "--towards", "0", "--within", "0.1"],
            &["mN·s", "Poked towards 0°: card"],
        ),
        (&["remove"], &["Falls in 3 of 4 cases", "Without a"]),
        (&["load", "--piece", "card", "--at=-5,0", "--grams", "50"], &["Stands in"]),
        (&["friction", "--factors", "0.5,1"], &["Stands with all that was tried"]),
        (&["montecarlo", "--trials", "5", "--mm", "0.2"], &["of 5 trials", "(95 %)"]),
    ] {
        let arguments: Vec<&str> = ["lab", &scene]
            .iter()
            .chain(study)
            .copied()
            .chain(["--watch", "0.5", "--plot", &plot, "--csv", &table])
            .collect();
        let said = out(&succeed(&arguments));
        assert!(
            said.contains("tips: ") && said.contains("Statics: bears") && said.contains("watched for"),
            "{said}"
        );
        assert!(hints.iter().all(|hint| said.contains(hint)), "{study:?}: {said}");
        let drawing = std::fs::read_to_string(&plot).unwrap();
        assert!(drawing.starts_with("<svg ") && drawing.trim_end().ends_with("</svg>"), "{study:?}");
        assert!(
            drawing.contains("tips: ") && !drawing.contains("NaN") && !drawing.contains("inf"),
            "{study:?}"
        );
        assert!(read(&table).len() > 200, "{study:?}");
    }
    // Several set-ups, compared.
    let two = succeed(&[
        "lab",
        &scene,
        "montecarlo",
        "--trials",
        "3",
        "--watch",
        "0.5",
        "--table-friction",
        "0.2,0.5",
        "--plot",
        &plot,
    ]);
    assert!(
        out(&two).contains("tips, table 0.2: ") && out(&two).contains("tips, table 0.5: "),
        "{}",
        out(&two)
    );
    assert!(std::fs::read_to_string(&plot).unwrap().contains("tips, table 0.5"));
}

#[test]
fn studies_that_make_no_sense_say_what_does() {
    let (folder, scene) = folder(TIPS);
    let falling = folder.argument("falling.ron");
    std::fs::write(&falling, r#"Scene(name: "drop", pieces: [(shape: Die, at_mm: (0.0, 0.0, 90.0))])"#)
        .unwrap();
    let fixed = folder.argument("fixed.ron");
    std::fs::write(
        &fixed,
        r#"Scene(name: "rock", pieces: [(shape: Die, at_mm: (0.0, 0.0, 8.0), fixed: true)])"#,
    )
    .unwrap();
    let empty = folder.argument("empty.ron");
    std::fs::write(&empty, "Scene(pieces: [])").unwrap();
    let nowhere = folder.argument("no/where.jsonl");
    for (arguments, hints) in [
        (&[&*scene, "tilt", "--degrees", "nan"][..], &["degrees", "0.01 to 80"][..]),
        (&[&scene, "tilt", "--degrees", "200"], &["degrees", "0.01 to 80"]),
        (&[&scene, "tilt", "--directions", "0"], &["--directions", "1..=720"]),
        (&[&scene, "tilt", "--within", "0"], &["within", "0.0005"]),
        (&[&scene, "tilt", "--watch", "1e9"], &["watch", "0.1 to 600"]),
        (&[&scene, "shake", "--hz", "1000"], &["hz", "0.2 to 30"]),
        (&[&scene, "shake", "--mm=-3"], &["mm must be", "0.001 to 500"]),
        (&[&scene, "poke", "--piece", "x"], &["“x”", "a, b, c, card"]),
        (&[&scene, "load", "--at", "1,2,3"], &["--at", "two numbers"]),
        (&[&scene, "montecarlo", "--trials", "0"], &["trials", "1 to 1000000"]),
        (&[&scene, "montecarlo", "--trials", "4000000000"], &["trials", "1 to 1000000"]),
        (&[&scene, "montecarlo", "--mm", "inf"], &["mm", "0 to 50"]),
        (&[&scene, "montecarlo", "--shard", "3/2", "--journal", &nowhere], &["I/N", "1/4"]),
        (&[&scene, "montecarlo", "--shard", "1/2"], &["--journal"]),
        (&[&scene, "montecarlo", "--trials", "1", "--journal", &nowhere], &["where.jsonl"]),
        (&[&scene, "tilt", "--table-friction", "99"], &["table-friction", "0 to 10"]),
        (&[&falling, "tilt"], &["“drop”", "come to rest", "cyclopean lab"]),
        (&[&fixed, "tilt"], &["“rock”", "fixed"]),
        (&[&empty, "tilt"], &["at least one piece"]),
        (&["tilt"], &["SCENE.ron tilt"]),
        (&[&scene, "merge", &scene], &["merge takes no scenes"]),
        (&["merge", &scene], &["tips.ron:1:"]),
        (&["merge"], &["FILE.jsonl"]),
        (&["merge", "/no/such.jsonl"], &["/no/such.jsonl"]),
        (&["/no/such.ron", "remove"], &["/no/such.ron"]),
    ] {
        let output = cyclopean(&[&["lab"], arguments].concat());
        let said = err(&output);
        assert!(!output.status.success() && !said.contains("panicked"), "{arguments:?}: {said}");
        assert!(hints.iter().all(|hint| said.contains(hint)), "{arguments:?}: {said}");
    }
    let help = out(&succeed(&["lab", "--help"]));
    for words in ["Tilts the table until something falls", "Builds it carelessly", "Puts the files"] {
        assert!(help.contains(words), "{help}");
    }
    // One piece is enough, and the plain laboratory still takes several scenes.
    let die = folder.argument("die.ron");
    std::fs::write(&die, r#"Scene(pieces: [(shape: Die, at_mm: (0.0, 0.0, 8.0))])"#).unwrap();
    let said = out(&succeed(&["lab", &die, "remove", "--watch", "0.1"]));
    assert!(said.contains("die: remove\n") && said.contains("Stands in its only case"), "{said}");
    let said = out(&succeed(&["lab", &die, &scene]));
    assert!(
        said.contains(": stands") && said.contains("tips: stands") && said.contains("watched for 6 s"),
        "{said}"
    );
}

#[test]
fn a_thousand_pieces_can_be_studied() {
    let die =
        |i: i32| format!("(shape: Die, at_mm: ({}.0, {}.0, 8.0)),", i % 32 * 35 - 560, i / 32 * 35 - 560);
    let crowd: String = (0..1000).map(die).collect();
    let (_folder, scene) = folder(&format!("Scene(name: \"crowd\", pieces: [{crowd}])"));
    let study = ["lab", &scene, "montecarlo", "--trials", "1", "--friction", "0", "--watch", "0.4", "--json"];
    let report = json(&succeed(&study));
    assert_eq!(report["answers"][0]["stood"], 1);
    assert!(report["rows"][0]["statics_tilt_deg"].as_f64().unwrap() > 24.0);
}

/// A table as text, as somebody would write it who reads the poses off.
fn written(name: &str, sim: &Sim) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let pieces = sim.pieces().filter(|(id, _)| *id != sim.table() && !sim.parked().contains(id));
    let pieces = pieces.map(|(id, piece)| {
        let (word, shape) = match piece.kind {
            Kind::Pyramid(Size::Small) => ("small", "Pyramid(Small)"),
            Kind::Pyramid(Size::Medium) => ("medium", "Pyramid(Medium)"),
            Kind::Pyramid(Size::Large) => ("large", "Pyramid(Large)"),
            Kind::Floor(CardShape::Blob) => ("blob", "Floor(Blob)"),
            Kind::Floor(CardShape::Trapezoid) => ("trapezoid", "Floor(Trapezoid)"),
            Kind::Floor(CardShape::Triangle) => ("triangle", "Floor(Triangle)"),
            Kind::Floor(CardShape::Vesica) => ("vesica", "Floor(Vesica)"),
            Kind::Floor(CardShape::Ring) => ("ring", "Floor(Ring)"),
            _ => ("tarot card", "Tarot"),
        };
        let number = counts.entry(word).and_modify(|count| *count += 1).or_insert(1);
        let ([x, y, z], [i, j, k, w]) =
            (sim.pose(id).translation.to_array().map(|cm| cm * 10.0), sim.pose(id).rotation.to_array());
        let fixed = sim.body(id).is_fixed();
        format!(
            "(name: \"{word} {number}\", shape: {shape}, at_mm: ({x:?}, {y:?}, {z:?}), \
             turn: Quaternion({i:?}, {j:?}, {k:?}, {w:?}), fixed: {fixed}),"
        )
    });
    format!("Scene(name: \"{name}\", pieces: [{}])", pieces.collect::<String>())
}

/// The tables of a match at rest as a turn began, and at its end.
fn tables<G: Tabled>(save: &Path, turn: u32) -> [Sim; 2] {
    let m = Match::<G>::load(save).unwrap();
    let mut replay = Replay::of(&m).unwrap();
    while replay.now().game().turn_number() < turn || !replay.now().is_waiting() {
        replay.step().unwrap();
    }
    [replay.now().sim().clone(), m.sim().clone()]
}

/// A saved match stands for its table, at the turn that is named or as it lay last: what the lab says of it is what it says of
/// the same scene from a file, by itself and in a study.
#[test]
fn a_saved_match_is_judged_like_its_table_in_a_file() {
    let (_folder, scene) = folder("");
    let study: &[&str] = &["tilt", "--towards", "0", "--degrees", "0.5", "--watch", "0.1"];
    for m in matches() {
        let save = m.save.to_str().unwrap();
        let (tables, command): (_, &[&str]) = match m.info.id {
            "rlyeh" => (tables::<Rlyeh>(&m.save, 3), &[]),
            "thoth" => (tables::<Thoth>(&m.save, 3), study),
            _ => {
                let refused = cyclopean(&["lab", save, "--turn", "1"]);
                let said = err(&refused);
                assert!(said.contains("without a table") && refused.status.code() == Some(1), "{said}");
                continue;
            }
        };
        let asked: [(&str, &[&str]); 2] = [("match, turn 3", &["--turn", "3"]), ("match", &[])];
        for ((name, turn), sim) in asked.into_iter().zip(&tables) {
            std::fs::write(&scene, written(name, sim)).unwrap();
            let of = |file: &str, turn: &[&str]| {
                json(&succeed(&[&["lab", file], turn, command, &["--json"]].concat()))
            };
            assert_eq!(of(save, turn), of(&scene, &[]), "{}: {name}", m.info.id);
        }
    }
    let m = matches().iter().find(|m| m.info.id == "rlyeh").unwrap();
    let save = m.save.to_str().unwrap();
    let said = out(&succeed(&[&["lab", save], study, &["--turn", "3"]].concat()));
    assert!(said.contains("match, turn 3: tilt"), "{said}");
    let last = save::header(&m.save).unwrap().turn.to_string();
    for (turn, file, hints) in [
        ("0", save, ["no turn 0", "from 1 to"]),
        ("999", save, ["from 1 to", &last]),
        ("1", &scene, ["no saved match", "--turn"]),
    ] {
        let refused = cyclopean(&["lab", file, "--turn", turn]);
        let said = err(&refused);
        assert!(hints.iter().all(|hint| said.contains(hint)), "{said}");
        assert_eq!(refused.status.code(), Some(2), "{said}");
    }
}
