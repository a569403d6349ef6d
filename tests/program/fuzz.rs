//! A seeded number of tries at what must not fail, whatever it is given: see `fuzz/src/lib.rs`. Valid input, changed by
//! chance: bits, numbers, pieces left out, doubled or moved, words that mean something.

use crate::finished::matches;
use crate::fuzz_targets;
use game::rng::Rng;
use std::fs;
use std::ops::Range;
use std::path::Path;
use support::counts::whole_or;
use support::forge::body;

/// Feeds input to a target, all of which it must accept, and then the same changed; how many of that were accepted.
fn feed(target: fn(&[u8]) -> bool, corpus: &[Vec<u8>], words: &[&str], seed: u64, tries: u32) -> u32 {
    for input in corpus {
        assert!(target(input), "what is valid is accepted: {}", String::from_utf8_lossy(input));
    }
    feed_changed(target, corpus, words, seed, tries)
}

/// Feeds changed input to a target, whether it accepts what that was made from or not; how many were accepted.
fn feed_changed(target: fn(&[u8]) -> bool, corpus: &[Vec<u8>], words: &[&str], seed: u64, tries: u32) -> u32 {
    let mut rng = Rng::new(seed);
    let mut accepted = 0;
    for _ in 0..tries {
        let mut input = rng.pick(corpus).unwrap().clone();
        for _ in 0..1 + rng.below(4) {
            change(&mut input, corpus, words, &mut rng);
        }
        accepted += u32::from(target(&input));
    }
    accepted
}

/// Where the words and numbers of a text are.
fn spans(text: &[u8]) -> Vec<Range<usize>> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-.".contains(byte);
    let (mut found, mut at) = (vec![], 0);
    for run in text.chunk_by(|a, b| is_part(a) == is_part(b)) {
        if is_part(&run[0]) {
            found.push(at..at + run.len());
        }
        at += run.len();
    }
    found
}

/// Changes something.
pub fn change(input: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[&str], rng: &mut Rng) {
    let place = |rng: &mut Rng, length: usize| rng.below(length as u32 + 1) as usize;
    let at = place(rng, input.len());
    let until = (at + place(rng, 16)).min(input.len());
    if let Some(word) = rng.pick(&spans(input)).cloned().filter(|_| !words.is_empty() && rng.below(2) == 0) {
        // A word for a word: one that means something, or one from elsewhere.
        let other = rng.pick(corpus).unwrap();
        let elsewhere = rng.pick(&spans(other)).cloned().filter(|_| rng.below(2) == 0);
        let new = elsewhere.map_or(rng.pick(words).unwrap().as_bytes(), |span| &other[span]).to_vec();
        input.splice(word, new);
        return;
    }
    match rng.below(9) {
        0 => drop(input.get_mut(at).map(|byte| *byte ^= 1 << rng.below(8))),
        1 => drop(input.get_mut(at).map(|byte| *byte = rng.below(256) as u8)),
        2 => drop(input.get_mut(at).map(|byte| *byte = *rng.pick(&[0, 1, 127, 128, 255]).unwrap())),
        3 => drop(input.drain(at..until)),
        4 => input.insert(at, rng.below(256) as u8),
        5 => {
            let twice = input[at..until].to_vec();
            input.splice(at..at, twice);
        }
        6 => {
            let other = rng.pick(corpus).unwrap();
            let from = place(rng, other.len());
            let to = (from + place(rng, 64)).min(other.len());
            input.splice(at..until, other[from..to].iter().copied());
        }
        7 => {
            let word = rng.pick(words).copied().unwrap_or("\u{1F419}");
            input.splice(at..until, word.bytes());
        }
        _ if rng.below(4) == 0 => input.truncate(at),
        _ => {
            let to = place(rng, input.len() - (until - at));
            let moved: Vec<u8> = input.drain(at..until).collect();
            input.splice(to..to, moved);
        }
    }
}

/// The files of a folder of this checkout.
pub fn texts(folder: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().filter(|path| path.is_file()).map(|path| fs::read(path).unwrap()).collect()
}

/// 120 tries a game; a sixth in `./test`.
#[test]
fn saves_that_vouch_for_anything() {
    for (which, played) in (0_u8..).zip(matches()) {
        let (game, body) = body(&played.bytes);
        assert_eq!(game, played.info.id);
        let input = [&[which][..], &body].concat();
        assert!(fuzz_targets::save(&input), "{game}: what is valid is accepted");
        let tries = whole_or(120, 20);
        // The game's number stays what it is.
        let mut rng = Rng::new(u64::from(which));
        let mut accepted = 0;
        for _ in 0..tries {
            let mut changed = body.clone();
            for _ in 0..1 + rng.below(4) {
                change(&mut changed, std::slice::from_ref(&body), &[], &mut rng);
            }
            accepted += u32::from(fuzz_targets::save(&[&[which][..], &changed].concat()));
        }
        println!("{game}: {accepted} of {tries} were accepted");
        assert!(accepted < tries / 2, "{game}: {accepted} of {tries} were accepted");
    }
}

#[test]
fn files_that_are_no_saves() {
    // Beyond the last game: the whole file, and every file's first bytes.
    let file = |bytes: &[u8]| [&[u8::MAX][..], bytes].concat();
    let whole = file(&matches()[1].bytes);
    let beginnings: Vec<Vec<u8>> =
        matches().iter().map(|played| file(&played.bytes[..played.bytes.len().min(600)])).collect();
    assert!(fuzz_targets::save(&whole), "what is valid is accepted");
    assert!(!beginnings.iter().any(|file| fuzz_targets::save(file)), "what is cut off is refused");
    let corpus = [beginnings, vec![whole]].concat();
    let words =
        ["CYCLOPEAN SAVE\n", "\n", "{", "\"format\":3", "\"format\":4", "99999999999999999999", "-1", "null"];
    let accepted = feed_changed(fuzz_targets::save, &corpus, &words, 1, 3_000);
    assert!(accepted < 100, "{accepted}");
}

#[test]
fn scenes_of_any_text() {
    let corpus = texts("scenes/lab");
    let words = [
        "NaN",
        "inf",
        "-inf",
        "1e39",
        "-0.0",
        "1e-45",
        "9999999999",
        "-1",
        "Scene(",
        "pieces:",
        "[",
        "]",
        "(",
        ")",
        "\"",
        "/*",
        "Some(",
        "Hull(points_mm: [",
        "Pyramid(Large)",
        "Floor(Ring)",
        "Tarot",
        "Die",
        "mass: Grams(0.0)",
        "fixed: true",
        "gravity:",
        "tilt: (degrees: 80.0)",
        "watch_s: 0.0",
        "name: \"a\"",
        "bottom_mm: 0.0",
    ];
    let tries = 4_000;
    let accepted = feed(fuzz_targets::scene, &corpus, &words, 2, tries);
    println!("{accepted} of {tries} scenes were accepted");
    assert!((50..tries - 500).contains(&accepted), "{accepted} of {tries}");
}

#[test]
fn command_lines_of_any_words() {
    let corpus: Vec<Vec<u8>> = [
        "",
        "--load\nx.cyclopean\n--journal\nx.jsonl",
        "play\nrlyeh\n--players\n3\n--bots\narchitect,dabbler\n--seed\n7",
        "play\nrlyeh\n--headless\n--stashes\n4\n--json\n--save\nx",
        "play\nthoth\n--headless\n--physics\n--by-hand\n--tremor\n1.5\n--thought\n20\n--log",
        "play\nrathulhu\n--headless\n--bots\nhigh-priest,novice",
        "play\nrathulhu\n--players\n3\n--bots\nacolyte,novice,novice",
        "play\nthoth\n--bots\n2",
        "play\nelder-god\n--headless\n--banishment\n--no-scars\n--bots\nelder,grower",
        "solitaire\n--stashes\n3\n--stash-die\ncompass\n--turns\n4",
        "lab\na.ron\nb.ron\n--json",
        "picture\na.cyclopean\n--out\nb.png\n--size\n640x480",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    let words = [
        "\n",
        "\n\n",
        "--",
        "-",
        "=",
        ",",
        "--bots\n",
        "--players\n",
        "none",
        ",novice",
        "0",
        "-1",
        "255",
        "256",
        "18446744073709551616",
        "NaN",
        "1e400",
        "x",
        "\0",
        "--help\n",
        "--headless\n",
        "\u{1F419}",
        "play\n",
    ];
    let tries = 4_000;
    let accepted = feed(fuzz_targets::command_line, &corpus, &words, 3, tries);
    println!("{accepted} of {tries} command lines were accepted");
    assert!((50..tries - 500).contains(&accepted), "{accepted} of {tries}");
}

/// The same of the program that measures.
#[test]
fn command_lines_of_the_benches_of_any_words() {
    let target = |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let read = bench::commands::check(std::iter::once("bench").chain(text.lines()));
        read.map_err(|why| assert!(!why.to_string().trim().is_empty())).is_ok()
    };
    let corpus: Vec<Vec<u8>> = [
        "bots\n--game\nthoth\n--games\n10\n--unit\ngames",
        "accuracy\n--set\nslide\n--brief",
        "agreement\n--towers\n5\n--markdown",
        "forensics\n--falls\n10\n--mend\n--json",
        "leaks\n--pairs\n2\n--players\n7",
        "person\n--tries\n3",
        "preview\n--game\nthoth\n--releases\n3\n--seed\n4",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    let words = [
        "\n",
        "--",
        "-",
        "=",
        ",",
        "0",
        "-1",
        "255",
        "18446744073709551616",
        "NaN",
        "x",
        "\0",
        "--help\n",
        "--json\n",
        "--players\n",
        "\u{1F419}",
        "bots\n",
    ];
    let tries = 4_000;
    let accepted = feed(target, &corpus, &words, 5, tries);
    println!("{accepted} of {tries} command lines were accepted");
    assert!((50..tries - 500).contains(&accepted), "{accepted} of {tries}");
}

#[test]
fn names_and_words_of_any_kind() {
    let corpus: Vec<Vec<u8>> =
        ["Ada\nBo\nCyd\nSeat 2 drew a card from Seat 3, Seat 1 and Seat", "\u{1F419}\n\"Seat 1\"\nSeat 1"]
            .iter()
            .map(|text| text.as_bytes().to_vec())
            .collect();
    let words = [
        "Seat ",
        "Seat 1",
        "Seat 0",
        "Seat 256",
        "Seat 99999999999",
        "\n",
        "\r",
        "\u{2028}",
        "\"",
        "\\",
        "\0",
        "Seat \u{661}",
    ];
    let tries = 4_000;
    let named = feed(fuzz_targets::journal, &corpus, &words, 4, tries);
    println!("{named} of {tries} texts had names in them");
    assert!((500..tries - 100).contains(&named), "{named} of {tries}");
}
