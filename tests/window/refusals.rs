//! Every refusal of every game names its rule, and the book of every language has a place for that rule.

use crate::lang::{cluethulhu, elder_god, rathulhu, rlyeh, thoth};
use cyclopean::CATALOGUE;
use game::Language;
use game::message::{Message, Rule, Say};
use std::collections::BTreeSet;

/// What is no matter of rules: whose turn it is, that a hand is full or empty, reports of the referee, things that are not
/// there, and how often somebody may speak.
const NO_RULE: [&str; 21] = [
    "cluethulhu-impossible",
    "cluethulhu-refusal-no-keeper",
    "cluethulhu-refusal-not-now",
    "cluethulhu-refusal-oneself",
    "cluethulhu-refusal-said-enough",
    "elder-god-refusal-no-such-monster",
    "elder-god-refusal-not-in-hand",
    "rlyeh-refusal-hand-empty",
    "rlyeh-refusal-hand-full",
    "rlyeh-refusal-no-such-piece",
    "rlyeh-refusal-no-such-surface",
    "rlyeh-refusal-nothing-to-judge",
    "rlyeh-refusal-on-itself",
    "rlyeh-refusal-report",
    "thoth-refusal-hand-empty",
    "thoth-refusal-hand-full",
    "thoth-refusal-no-such-seat",
    "thoth-refusal-not-in-hand",
    "thoth-refusal-nothing-to-judge",
    "thoth-refusal-report",
    "turn-game-over",
];

/// The refusals of every game, under its id.
pub fn all() -> Vec<(&'static str, Message)> {
    fn of<T: Say>(game: &'static str, refusals: &[T]) -> Vec<(&'static str, Message)> {
        refusals.iter().map(|refusal| (game, refusal.message())).collect()
    }
    let games = [
        of("rlyeh", &rlyeh::refusals()),
        of("thoth", &thoth::refusals()),
        of("rathulhu", &rathulhu::refusals()),
        of("elder-god", &elder_god::refusals()),
        of("cluethulhu", &cluethulhu::refusals()),
    ];
    games.concat()
}

/// The chapter that tells where a source leaves a choice. A reader who asks for no numbers does not see it.
const CHOICES: [&str; 2] = ["## What we decided", "## Was wir entschieden haben"];

#[test]
fn every_refusal_names_a_rule_that_stands_in_the_book_of_every_language() {
    let (mut faults, mut without) = (vec![], BTreeSet::new());
    for (game, message) in all() {
        let Some(Rule(rule)) = message.rule else {
            without.insert(message.id);
            continue;
        };
        let info = CATALOGUE.iter().map(|entry| entry.info).find(|info| info.id == game).unwrap();
        for language in [Language::English, Language::German] {
            let book = (info.rules)(language).unwrap();
            let seen = CHOICES.iter().find_map(|head| book.split_once(head)).unwrap().0;
            // What introduces the numbers names the first two of each kind, and tells of none.
            let told = seen.split("\n## ").skip(1);
            let mut words = told.flat_map(|chapter| {
                chapter.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
            });
            if !words.any(|word| word == rule) {
                faults.push(format!("{game}, {language}: {} names {rule}", message.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(without, BTreeSet::from(NO_RULE));
}

#[test]
fn a_rejection_still_names_the_rule() {
    use game::Rejection;
    use rathulhu_rules::Refusal;
    let rejection = Rejection::from(Refusal::MustBid);
    assert_eq!(rejection.message().names_rule(), Some(Rule("U15")));
    let within = Message::new("elder-god-comes-turn-it").with("why", Refusal::MustBid.message());
    assert_eq!((within.rule, within.names_rule()), (None, Some(Rule("U15"))));
}
