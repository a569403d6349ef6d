//! What lessons say: ids that their steps make, so that the files tell which there are.

use game::Language;
use game::message::{Message, Say};
use lang::Texts;
use lesson::words::{MenuWords, PlateWords};
use lesson::{NotYet, Wait, found};

/// A text under an id that a file makes.
fn under(id: String) -> Message {
    Message::new(Box::leak(id.into_boxed_str()))
}

/// Every text of every lesson. What a step may say or not is here where English says it.
pub fn messages() -> Vec<Message> {
    let english = Texts::of(Language::English);
    let mut all: Vec<Message> = PlateWords::examples().iter().map(Say::message).collect();
    all.extend(MenuWords::examples().iter().map(Say::message));
    all.extend(NotYet::ALL.map(|wrong| Message::new(wrong.text_id())));
    for lesson in found::all() {
        let lesson = lesson.as_ref().expect("a lesson");
        all.push(under(lesson.title_id()));
        for step in &lesson.steps {
            all.push(under(lesson.say_id(step)));
            // Whoever is to do something needs a hint.
            let acts = matches!(step.wait, Wait::Do(_) | Wait::Act);
            let may = [(lesson.hint_id(step), acts), (lesson.wrong_id(step), false)];
            let said = may.into_iter().filter(|(id, must)| *must || english.under(id).is_some());
            all.extend(said.map(|(id, _)| under(id)));
        }
    }
    all
}

/// A step is read at a glance.
const MOST_WORDS: usize = 25;

#[test]
fn no_step_says_more_than_25_words() {
    let mut long = vec![];
    for language in [Language::English, Language::German] {
        let texts = Texts::of(language);
        for lesson in found::all().iter().flatten() {
            for step in &lesson.steps {
                let words = texts.under(&lesson.say_id(step)).unwrap_or_default();
                let count =
                    words.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                if count > MOST_WORDS {
                    long.push(format!("{language}: {count} words: {words}"));
                }
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}
