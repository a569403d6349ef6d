//! No text that a player reads names a rule by its number, unless asked to.

use super::*;

#[test]
fn no_text_of_the_program_names_a_rule_by_its_number() {
    assert_eq!(marks("see R13, (T-19) or U4; F1 and P2P are none"), ["R13", "T-19", "U4"]);
    // Everything that may be shown stands in a literal of the code: refusals, notes, labels.
    for source in support::source::sources() {
        for (number, line) in source.text.lines().enumerate() {
            let code = line.trim_start();
            let literals = code.split('"').skip(1).step_by(2);
            let named: Vec<String> = literals.flat_map(marks).collect();
            let test = source.path == "window/ui/rule_marks.rs";
            // A refusal names its rule for the program, which leads there.
            let names = code.starts_with("#[strum(props(rule = ") || code.contains("Some(Rule(");
            assert!(
                code.starts_with("//") || test || names || named.is_empty(),
                "{}:{}: {named:?}",
                source.path,
                number + 1
            );
        }
    }
}

#[test]
fn the_books_of_rules_are_read_without_numbers() {
    for entry in CATALOGUE {
        let book = entry.info.book(Language::English);
        assert!(marks(&book).len() > 20, "{}: whoever asks finds them", entry.info.id);
        let told = rule_marks::without(&book);
        assert_eq!(marks(&told), Vec::<String>::new(), "{}", entry.info.id);
        let (before, choices) = book.split_once("## What we decided").unwrap();
        let after = choices.find("\n## ").map_or(0, |next| choices.len() - next);
        assert!(
            told.len() * 10 > (before.len() + after) * 9,
            "{}: only the numbers and that chapter go",
            entry.info.id
        );
    }
}
