//! What may be done stands in a game's choices. Its window names no action, and asks no rules whether one is allowed.

use support::source::{Source, sources};

/// What names an action in code, or asks the rules about one.
const WORDS: [&str; 4] = ["Action::", ".check(", ".legal_actions(", "Refusal::"];

/// Where they stand all the same, and why.
const MAY: [(&str, &str, &str); 2] = [
    ("games/elder_god/window/panels/tips.rs", "Action::", "each deed has other consequences"),
    (
        "games/elder_god/window/panels/tips.rs",
        ".check(",
        "what a monster lacks for its Mouth is told before anybody asks for it",
    ),
];

#[test]
fn windows_name_no_action_and_ask_no_rules() {
    let mut found = vec![];
    let all = sources();
    let lists = |source: &&Source| source.is_below("games/*/rules/choices.rs");
    let games = all.iter().filter(lists).map(|source| source.path.replace("rules/choices.rs", "window"));
    let games: Vec<String> = games.collect();
    assert_eq!(games.len(), 5, "{games:?} list what may be done");
    for source in all.iter().filter(|source| games.iter().any(|window| source.is_below(window))) {
        let lines = source.text.lines().take_while(|line| !line.contains("#[cfg(test)]"));
        for line in lines.filter(|line| !line.trim_start().starts_with("//")) {
            let named = WORDS.iter().filter(|word| line.contains(**word));
            found.extend(named.map(|word| (source.path.clone(), *word)));
        }
    }
    let may = |(path, word): &(String, &str)| MAY.iter().any(|(at, what, _)| at == path && what == word);
    let wrong: Vec<_> = found.iter().filter(|found| !may(found)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let unused: Vec<_> = MAY
        .iter()
        .filter(|(at, what, _)| !found.iter().any(|(path, word)| path == at && word == what))
        .collect();
    assert!(unused.is_empty(), "{unused:?} need not be excepted any more");
}
