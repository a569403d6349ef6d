//! Keys are named in one table: in `window::keys`, and for each game in its own `window/keys.rs`. Elsewhere no key is read by
//! its name, and none is written into what players read.

use support::source::{Source, code, sources};

/// What names a key in code.
const WORDS: [&str; 6] = ["KeyCode", "KeyboardInput", "logical_key", "key_code", "key_pressed", "key_down"];

/// Where they stand all the same, and why.
const MAY: [(&str, &[&str], &str); 5] = [
    ("window/input_queue.rs", &["KeyboardInput", "KeyCode"], "hands on whatever comes, and asks for no key"),
    ("window/ui/dialogs.rs", &["key_pressed"], ENTERED),
    ("window/ui/drop_down.rs", &["key_pressed"], "Enter and Space press what has the focus, in egui itself"),
    ("window/ui/match_list.rs", &["key_pressed"], ENTERED),
    ("window/ui/rules_reader.rs", &["key_pressed"], ENTERED),
];
const ENTERED: &str = "Enter in a text field of egui, which tells it only by focus";

/// Names of keys in texts for players.
const NAMES: [&str; 9] = ["Space", "Shift", "Ctrl", "Alt", "Enter", "Esc", "Tab", "Home", "Del"];

/// Texts with such words in them that are no keys, and why.
const TEXTS: [(&str, &[&str], &str); 3] = [
    ("shell/platform/display.rs", &["X"], "the window system"),
    ("games/rathulhu/window/panel_data.rs", &["?"], "points that are kept hidden"),
    ("games/rlyeh/window/panels/icons.rs", &["?"], "a die that has not been rolled"),
];

/// Whether a file is drawn with, and is not the table of keys.
fn is_bound(source: &Source) -> bool {
    let windowed = source.is_below("window") || source.is_below("shell") || source.is_below("games/*/window");
    windowed && !source.is_below("window/keys") && !source.path.ends_with("/window/keys.rs")
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The lines of a file before its unit tests.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().take_while(|(_, line)| !line.contains("#[cfg(test)]"))
}

/// The texts within quotes of a line.
fn texts(line: &str) -> Vec<&str> {
    let line = line.trim_start();
    if line.starts_with("//") { vec![] } else { line.split('"').skip(1).step_by(2).collect() }
}

/// Whether a text is a key as it stands on a button: a capital letter, or F1 to F12.
fn is_cap(text: &str) -> bool {
    let function = text.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    function || (text.len() == 1 && text.chars().all(|c| c.is_ascii_uppercase() || c == '?'))
}

fn names_a_key(text: &str) -> Option<&str> {
    if is_cap(text) {
        return Some(text);
    }
    words(text).find(|word| {
        NAMES.contains(word) || (word.len() > 1 && word.starts_with('F') && word[1..].parse::<u8>().is_ok())
    })
}

/// Where keys are named that should not be: a line each.
fn named(sources: &[Source]) -> Vec<String> {
    let mut wrong = vec![];
    for source in sources.iter().filter(|source| is_bound(source)) {
        let may = MAY.iter().find(|(path, ..)| *path == source.path).map_or(&[][..], |(_, words, _)| words);
        let line_of = |number: usize, word: &str| format!("{}:{}: {word}", source.path, number + 1);
        for (number, line) in lines(&code(&source.text)) {
            let bad = words(line).filter(|word| WORDS.contains(word) && !may.contains(word));
            wrong.extend(bad.map(|word| line_of(number, word)));
        }
        for (number, line) in lines(&source.text) {
            let found = texts(line).into_iter().filter_map(names_a_key);
            let is_other = |word: &str| {
                TEXTS.iter().any(|(path, texts, _)| *path == source.path && texts.contains(&word))
            };
            wrong.extend(found.filter(|word| !is_other(word)).map(|word| line_of(number, word)));
        }
    }
    wrong
}

#[test]
fn keys_are_named_only_in_the_table_of_keys() {
    let wrong = named(&sources());
    assert!(wrong.is_empty(), "keys outside the table (window::keys, window/keys.rs):\n{}", wrong.join("\n"));
}

#[test]
fn the_exceptions_are_no_more_than_they_must_be() {
    let sources = sources();
    let source = |path: &str| sources.iter().find(|source| source.path == path).expect("a file");
    for (path, listed, reason) in MAY {
        let text = code(&source(path).text);
        assert!(
            listed.iter().all(|word| words(&text).any(|each| each == *word)) && !reason.is_empty(),
            "{path}"
        );
    }
    for (path, listed, reason) in TEXTS {
        let written: Vec<&str> = lines(&source(path).text).flat_map(|(_, line)| texts(line)).collect();
        let is_written = |word: &&str| written.iter().any(|text| text.contains(*word));
        assert!(
            listed.iter().all(is_written) && !reason.is_empty(),
            "{path} no longer writes one of {listed:?}"
        );
    }
}

#[test]
fn the_guard_sees_every_way_of_naming_a_key() {
    let made_up = |path: &str, line: &str| named(&[Source::made_up(path, line)]).len();
    for line in [
        "if keys.just_pressed(KeyCode::Space) {}",
        "match &input.logical_key {}",
        "ui.input(|input| input.key_pressed(x))",
        "action(ui, \"Roll\", \"R\", None, true)",
        "hint(\"hold Space\")",
        "tip(\"the same (Ctrl+Z)\")",
        "small(ui, \"Rules\", \"F1\", true)",
        "small(ui, \"Keys\", \"?\", true)",
    ] {
        assert_eq!(made_up("window/new.rs", line), 1, "{line}");
        assert_eq!(made_up("games/go/window/panels/bar.rs", line), 1, "{line}");
        assert_eq!(made_up("games/go/window/keys.rs", line), 0, "{line}");
        assert_eq!(made_up("window/keys/new.rs", line), 0, "{line}");
        assert_eq!(made_up("cli/new.rs", line), 0, "{line}");
    }
    let well = "// Space\naction(ui, \"Roll\", ROLL, None, true);\nlabel(\"A shift of 3 mm\");";
    assert_eq!(made_up("window/new.rs", well), 0);
    assert_eq!(made_up("window/new.rs", "#[cfg(test)]\nmod tests { const A: KeyCode = KeyCode::F1; }"), 0);
}
