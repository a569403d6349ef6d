//! The words: every message of every room and game in every language. A message that has no text, a text that lacks an argument,
//! and a text that nobody says, are faults.

pub mod cluethulhu;
mod coach;
pub mod elder_god;
mod files;
mod lessons;
pub mod rathulhu;
pub mod rlyeh;
mod room;
mod screen;
pub mod thoth;

use files::{Choice, Entry, entries};
use game::choices::{Choices, Deed, Rank};
use game::message::{Arg, Message, Say};
use game::{Language, Seat};
use lang::{Span, Texts};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::mem::{Discriminant, discriminant};
use strum::VariantArray;

/// One of everything that is said, with each of its keywords.
fn everything() -> Vec<Message> {
    let mut all = room::messages();
    all.extend(cluethulhu::messages());
    all.extend(elder_god::messages());
    all.extend(rathulhu::messages());
    all.extend(rlyeh::messages());
    all.extend(thoth::messages());
    all.extend(coach::messages());
    all.extend(screen::messages());
    all.extend(lessons::messages());
    all
}

/// There is one of each variant.
fn assert_all<T>(some: &[T], count: usize) {
    let kinds: HashSet<Discriminant<T>> = some.iter().map(discriminant).collect();
    assert_eq!(kinds.len(), count, "some of {} are not said here", std::any::type_name::<T>());
}

/// What stands on the buttons of deeds, and on those for a thing, some of these being done with one.
fn buttons<G: Choices<Action: Say>>(view: G::View, actions: &[G::Action]) -> Vec<Message> {
    let known = G::known(view);
    let does = |deed: &Deed, what: &G::Action| {
        G::ways(&known, Seat(0), what.clone()).iter().any(|way| way.deed == deed)
    };
    let label = |deed: &&Deed| match deed.rank {
        Rank::Table => None,
        Rank::Each => Some(deed.label(actions.iter().find(|what| does(deed, what)).map(Say::message))),
        Rank::Main | Rank::Usual => Some(deed.label(None)),
    };
    G::DEEDS.iter().filter_map(label).collect()
}

/// What stands on the buttons of deeds.
fn own_buttons<G: Choices>() -> impl Iterator<Item = Message> {
    let own = G::DEEDS.iter().filter(|deed| matches!(deed.rank, Rank::Main | Rank::Usual));
    own.map(|deed| deed.label(None))
}

/// A message and the messages in it.
fn parts(message: &Message) -> Vec<&Message> {
    let mut all = vec![message];
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(part) => all.extend(parts(part)),
            Arg::All(items) | Arg::Either(items) => all.extend(items.iter().flat_map(parts)),
            _ => {}
        }
    }
    all
}

/// The forms that things and places have, beside their names.
const FORMS: [&str; 7] = ["the", "on", "start", "short", "many", "several", "onto"];

/// What the text of a message may name: the arguments that were seen with it, and their other forms.
fn arguments(all: &[Message]) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut known: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for part in all.iter().flat_map(parts) {
        let names = known.entry(part.id).or_default();
        for (name, arg) in &part.args {
            names.insert((*name).to_owned());
            let listed = matches!(arg, Arg::All(_) | Arg::Either(_));
            names.extend(listed.then(|| format!("{name}-count")));
            let forms = FORMS.map(|form| format!("{name}-{form}"));
            names.extend(forms.into_iter().filter(|_| listed || matches!(arg, Arg::Message(_))));
        }
    }
    known
}

/// A text with what it takes from others.
fn whole<'a>(id: &str, file: &'a BTreeMap<String, Entry>) -> Vec<&'a Entry> {
    let Some(entry) = file.get(id) else { return vec![] };
    let mut all = vec![entry];
    for other in &entry.references {
        all.extend(whole(other, file));
    }
    all
}

fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_message_has_a_text_in_every_language_and_no_argument_is_missing() {
    let mut faults = vec![];
    for language in Language::VARIANTS {
        let texts = Texts::of(*language);
        faults.extend(texts.faults().iter().cloned());
        for message in everything() {
            match texts.try_say(&message) {
                Err((_, missing)) => faults.push(format!("{language}: {}", missing.join("; "))),
                Ok(told) if told.spans().is_empty() => {
                    faults.push(format!("{language}: {} is empty", message.id));
                }
                Ok(_) => {}
            }
        }
    }
    assert_none(faults);
}

/// The branches that no example takes are looked at in the files.
#[test]
fn no_branch_of_a_text_names_an_argument_that_is_not_given() {
    let known = arguments(&everything());
    let mut faults = vec![];
    for language in [Language::English, Language::German] {
        let file = entries(language);
        for (id, given) in &known {
            for entry in whole(id, &file) {
                let missing: Vec<&String> = entry.arguments.difference(given).collect();
                if !missing.is_empty() {
                    faults.push(format!("{language}: {id} names {missing:?}, and knows {given:?}"));
                }
            }
        }
    }
    assert_none(faults);
}

#[test]
fn both_languages_have_the_same_texts_and_each_is_said() {
    let all = everything();
    // What the room says by itself, and what only a branch of English or a seat without a name says.
    let own = ["english", "length", "list-all", "list-either", "list-more", "seat-number"];
    let mut said: BTreeSet<&str> = all.iter().flat_map(parts).map(|part| part.id).collect();
    said.extend(own);
    let mut faults = vec![];
    for language in [Language::English, Language::German] {
        let file = entries(language);
        let taken: BTreeSet<&String> = file.values().flat_map(|entry| &entry.references).collect();
        // `speech::about` finds what a choice means beside its name.
        let known =
            |id: &str| said.contains(id) || id.strip_suffix("-about").is_some_and(|id| said.contains(id));
        // The help of the command line is held in `command_line.rs`.
        let unsaid = file.keys().filter(|id| !known(id) && !taken.contains(id) && !id.starts_with("usage-"));
        faults.extend(unsaid.map(|id| format!("{language}: nobody says {id}")));
    }
    let [english, german] = [Language::English, Language::German].map(entries);
    for id in english.keys().filter(|id| !german.contains_key(*id)) {
        faults.push(format!("German lacks {id}"));
    }
    assert_none(faults);
}

/// A keyword that a text does not know would silently fall under its last case.
#[test]
fn a_text_that_chooses_by_a_keyword_knows_every_one() {
    let mut keywords: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    let all = everything();
    for part in all.iter().flat_map(parts) {
        for (name, arg) in &part.args {
            if let Arg::Keyword(word) = arg {
                keywords.entry((part.id, name)).or_default().insert(word);
            }
        }
    }
    let mut faults = vec![];
    for language in [Language::English, Language::German] {
        let file = entries(language);
        for ((id, name), words) in &keywords {
            for Choice { by, cases } in whole(id, &file).iter().flat_map(|entry| &entry.choices) {
                if by == name {
                    let unknown: Vec<&&str> = words.iter().filter(|word| !cases.contains(**word)).collect();
                    faults.extend(
                        (!unknown.is_empty()).then(|| format!("{language}: {id} lacks {name} {unknown:?}")),
                    );
                }
            }
            let used = whole(id, &file).iter().any(|entry| entry.arguments.contains(*name));
            faults.extend((!used).then(|| format!("{language}: {id} does not use {name}")));
        }
    }
    assert_none(faults);
}

/// A keyword is for the program: whoever read it would read English.
#[test]
fn no_text_shows_a_keyword() {
    let all = everything();
    let keywords: BTreeSet<(&str, &str)> = all
        .iter()
        .flat_map(parts)
        .flat_map(|part| part.args.iter().map(|(name, arg)| (part.id, *name, arg)))
        .filter(|(.., arg)| matches!(arg, Arg::Keyword(_)))
        .map(|(id, name, _)| (id, name))
        .collect();
    let mut faults = vec![];
    for language in [Language::English, Language::German] {
        let file = entries(language);
        for (id, name) in &keywords {
            let shown = whole(id, &file).iter().any(|entry| entry.shown.contains(*name));
            faults.extend(shown.then(|| format!("{language}: {id} shows the keyword {name}")));
        }
    }
    assert_none(faults);
}

/// Words that are the same in both languages.
const SAME: [&str; 35] = [
    "cli-replay-fall",
    "cluethulhu-print-name",
    "dialog-pause",
    "elder-god-bar-necronomicon",
    "elder-god-result-books",
    "form-bot",
    "key-alt",
    "key-esc",
    "key-tab",
    "lab-build-name",
    "lab-build-ring",
    "lab-build-tarot",
    "lab-chosen-material",
    "lab-chosen-name",
    "lab-level-load",
    "lab-level-poke",
    "lab-level-shake",
    "lab-watch-seconds",
    "rathulhu-face-altar",
    "rathulhu-face-setback-ritual",
    "rathulhu-site",
    "rathulhu-thing-idol",
    "rathulhu-tile-altar",
    "rlyeh-set-hand",
    "scene-syntax",
    "settings-english",
    "settings-german",
    "settings-normal",
    "thoth-corner-ace",
    "thoth-corner-king",
    "thoth-corner-princess",
    "thoth-set-hand",
    "thoth-set-orange",
    "thoth-set-xeno",
    "thoth-turn-bank",
];

#[test]
fn german_is_not_english() {
    let [english, german] = [Language::English, Language::German].map(entries);
    let same = |id: &&String| english.get(*id).zip(german.get(*id)).is_some_and(|(e, g)| e.text == g.text);
    let has_words = |id: &&String| english[*id].text.contains(char::is_alphabetic);
    let faults = english.keys().filter(same).filter(has_words).filter(|id| !SAME.contains(&id.as_str()));
    assert_none(faults.map(|id| format!("{id} is the same in both")).collect());
}

#[test]
fn the_pseudo_language_marks_both_ends_and_makes_every_text_longer() {
    let [english, pseudo] = [Language::English, Language::Pseudo].map(Texts::of);
    let (mut short, mut long) = (0, 0);
    for message in everything() {
        let [text, made] = [&english, &pseudo].map(|texts| texts.plain(&message));
        assert!(made.starts_with('«') && made.ends_with('»'), "{made}");
        assert_eq!(made.matches('«').count(), 1, "{made}: one text within another has no marks");
        short += text.chars().count();
        long += made.chars().count();
    }
    let longer = long as f32 / short as f32;
    assert!((1.3..1.55).contains(&longer), "{longer}");
}

#[test]
fn a_seat_stays_a_seat_in_every_language() {
    use game::{OutOfTurn, Seat};
    let wait = OutOfTurn::NotYourTurn { seat: Seat(0), turn_of: Seat(11) };
    for language in Language::VARIANTS {
        let told = Texts::of(*language).say(&wait);
        assert!(told.spans().contains(&Span::Seat(Seat(11))), "{language}: {told:?}");
        let named = told.named(|seat| format!("<{}>", seat.0));
        assert!(
            named.contains("<11>") && !named.contains(char::is_numeric) || named.matches("11").count() == 1
        );
    }
    // In the panels, too, and a name that was given stays as it is.
    let names = session::Names::new(["Eva".to_owned(), String::new()]);
    let called =
        |seat| window::speech::meanwhile(Language::German, || window::speech::name_of(&names, Seat(seat)));
    assert_eq!([0, 1, 2].map(called), ["Eva", "Platz 2", "Platz 3"]);
    // English of games that are not translated yet names seats, too; and a name that looks like one stays a name.
    let english = Texts::of(Language::English);
    assert_eq!(english.say(&"Seat 3 won").spans()[0], Span::Seat(Seat(2)));
    assert_eq!(english.plain(&"Seat 0, Seat x, Seat"), "Seat 0, Seat x, Seat");
    let name = Message::new("rlyeh-event-measured").with("floors", Arg::Name("\u{e000}1\u{e001}".into()));
    assert_eq!(english.say(&name).spans(), [Span::Text("1".into())]);
}

/// A line of the table of terms: an English word, what German texts with it have, and what none of them has.
struct Term {
    word: String,
    called: Vec<String>,
    never: Vec<String>,
}

impl Term {
    /// The lines of the table in the docs.
    fn all() -> Vec<Self> {
        let docs = std::fs::read_to_string(::files::sources().join("docs/translating.md")).unwrap();
        let (_, table) = docs.split_once("## One word for one thing").unwrap();
        let rows = table.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| ")).skip(1);
        let words = |cell: &str| {
            cell.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        let term = |row: &str| {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            Self { word: cells[1].to_owned(), called: words(cells[2]), never: words(cells[3]) }
        };
        rows.map(term).collect()
    }

    /// Whether an English text has the word.
    fn is_in(&self, english: &str) -> bool {
        let english: String =
            english.to_lowercase().chars().map(|c| if c.is_alphabetic() { c } else { ' ' }).collect();
        let english = format!(" {} ", english.split_whitespace().collect::<Vec<_>>().join(" "));
        ["", "s"].iter().any(|end| english.contains(&format!(" {}{end} ", self.word)))
    }

    /// What is wrong with a German text.
    fn fault(&self, english: &str, german: &str) -> Option<String> {
        let german = german.to_lowercase();
        let has = |words: &[String]| words.iter().any(|word| german.contains(word));
        let wrong = has(&self.never) || self.is_in(english) && !has(&self.called);
        wrong.then(|| format!("{} is {:?} and not {:?}: {german}", self.word, self.called, self.never))
    }
}

#[test]
fn a_term_is_called_the_same_everywhere() {
    let [english, german] = [Language::English, Language::German].map(entries);
    let text = |of: &BTreeMap<String, Entry>, id: &str| {
        of.get(id).map_or_else(String::new, |entry| entry.text.clone())
    };
    let terms = Term::all();
    assert!(terms.len() > 20, "{} terms", terms.len());
    for term in &terms {
        let used = english.values().filter(|entry| term.is_in(&entry.text)).count();
        assert!(used > 2, "{} is in {used} texts: take it off the table", term.word);
        let faults = english.keys().filter_map(|id| {
            term.fault(&text(&english, id), &text(&german, id)).map(|why| format!("{id}: {why}"))
        });
        assert_none(faults.collect());
    }
    let pip = terms.iter().find(|term| term.word == "pip").unwrap();
    assert!(pip.fault("$ pips: they break ties", "$ Punkte").is_some());
    assert!(pip.fault("a pipe", "ein Rohr").is_none() && pip.fault("2 pips", "2 Augen").is_none());
    let discard = terms.iter().find(|term| term.word == "discard").unwrap();
    assert!(discard.fault("drop it", "Karten abwerfen").is_some());
}

#[test]
fn numbers_and_lists_are_written_as_the_language_does() {
    use game::{Outcome, Seat};
    let [english, german] = [Language::English, Language::German].map(Texts::of);
    let high = |um| Message::new("rlyeh-event-over-solo").with("height", Arg::Length(um));
    for (um, en, de) in
        [(70_649, "70.6 mm", "70,6 mm"), (-2_060, "−2.1 mm", "−2,1 mm"), (-40, "0.0 mm", "0,0 mm")]
    {
        assert_eq!(english.plain(&high(um)), format!("Game over: {en}"));
        assert_eq!(german.plain(&high(um)), format!("Spielende: {de}"));
    }
    let worth = Message::new("coach-way-share")
        .with("what", Message::new("elder-god-action-refill"))
        .with("value", -1_i64);
    assert!(english.plain(&worth).ends_with("(−1 of 100 such games won)"), "{}", english.plain(&worth));
    let won = |seats: &[u8]| Outcome::Won(seats.iter().map(|seat| Seat(*seat)).collect());
    assert_eq!(english.plain(&won(&[1])), "Seat 2 wins");
    assert_eq!(english.plain(&won(&[0, 1, 2])), "Seat 1, Seat 2 and Seat 3 win together");
    assert_eq!(german.plain(&won(&[1])), "Platz 2 gewinnt");
    assert_eq!(german.plain(&won(&[0, 1, 2])), "Platz 1, Platz 2 und Platz 3 gewinnen gemeinsam");
}
