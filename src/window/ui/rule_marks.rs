//! The marks of rules (R13, T-19) in the books of rules, and remarks about their sources: for those who ask for them, and
//! in nobody else's way.

use super::markdown::Node;
use crate::words::capital;
use game::message::Rule;
use std::ops::Range;

/// Whether a word is the mark of a rule: a capital, perhaps a dash, a number of one or two digits.
fn is_mark(word: &str) -> bool {
    let Some(number) = word.strip_prefix(|c: char| c.is_ascii_uppercase()) else { return false };
    let number = number.strip_prefix('-').unwrap_or(number);
    (1..=2).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit())
}

fn texts(block: &Node) -> Vec<&str> {
    match block {
        Node::Heading(_, text) | Node::Paragraph(text) | Node::Bullet(text) | Node::Numbered(_, text) => {
            vec![text]
        }
        Node::Table(rows) => rows.iter().flatten().map(String::as_str).collect(),
    }
}

/// The kind of a rule's mark (`R`, `R-`), and its number.
fn number(mark: &str) -> Option<(&str, u8)> {
    let digits = mark.trim_start_matches(|c: char| !c.is_ascii_digit());
    let number = digits.parse().ok()?;
    is_mark(mark).then_some((&mark[..mark.len() - digits.len()], number))
}

/// Whether a text bears the mark of a rule; with `within`, whether it bears the marks of a row of rules with this among them.
fn bears(text: &str, rule: &str, within: bool) -> bool {
    let words: Vec<&str> =
        text.split([' ', ',', ';', '(', ')', '.', ':']).filter(|word| !word.is_empty()).collect();
    if !within {
        return words.contains(&rule);
    }
    words.windows(3).any(|row| match (number(row[0]), row[1], number(row[2]), number(rule)) {
        (Some((kind, from)), "to" | "bis", Some((last, to)), Some((own, rule))) => {
            [kind, last] == [own; 2] && (from..=to).contains(&rule)
        }
        _ => false,
    })
}

/// Where a rule stands in a book with its marks: the block, and where that is a heading, all up to the next. A rule that has a
/// mark of its own stands there, another in the row of rules to which it belongs.
pub fn place(book: &[Node], rule: Rule) -> Option<Range<usize>> {
    // What stands before the first chapter explains the marks.
    let chapters = |block: &Node| matches!(block, Node::Heading(2.., _));
    let first = book.iter().position(chapters)?;
    let of = |within| {
        let bears = |block: &Node| texts(block).iter().any(|text| bears(text, rule.0, within));
        book[first..].iter().position(bears).map(|at| first + at)
    };
    let at = of(false).or_else(|| of(true))?;
    let ends = |block: &&Node| matches!(block, Node::Heading(..));
    let length = match book[at] {
        Node::Heading(..) => 1 + book[at + 1..].iter().take_while(|block| !ends(block)).count(),
        _ => 1,
    };
    Some(at..at + length)
}

/// Whether words are marks and nothing else.
fn only_marks(words: &str) -> bool {
    let mut some = false;
    let all = words.split([',', ' ', '\n', '–']).filter(|word| !word.is_empty()).all(|word| {
        some |= is_mark(word);
        is_mark(word) || ["and", "to", "und", "bis"].contains(&word)
    });
    all && some
}

/// The chapter that tells where the sources leave a choice, in each language.
const CHOICES: [&str; 2] = ["## What we decided", "## Was wir entschieden haben"];

/// A book without its marks, the sentences that explain them, and what it says about its sources.
pub fn without(book: &str) -> String {
    let book = without_brackets(&without_sentence(&without_choices(book)));
    let lines =
        book.lines().map(|line| match line.strip_prefix("- ").and_then(|line| line.split_once(": ")) {
            Some((head, rest)) if only_marks(head) => format!("- {}", capital(rest)),
            _ => line.to_owned(),
        });
    lines.collect::<Vec<String>>().join("\n")
}

/// The whole chapter, up to the next.
pub(super) fn without_choices(book: &str) -> String {
    let split = CHOICES.iter().find_map(|head| book.split_once(head));
    let Some((before, chapter)) = split else { return book.to_owned() };
    match chapter.find("\n## ") {
        Some(next) => format!("{before}{}", &chapter[next + 1..]),
        None => format!("{}\n", before.trim_end()),
    }
}

/// How the sentence about marks and sources begins and ends, in each language.
const SENTENCES: [(&str, &str); 2] =
    [("What follows is the game", "what we chose."), ("Was folgt, ist das Spiel", "was wir gewählt haben.")];

/// "What follows is the game … what we chose."
fn without_sentence(book: &str) -> String {
    let sentence = SENTENCES.iter().find_map(|(begins, ends)| {
        let start = book.find(begins)?;
        Some((start, start + book[start..].find(ends)? + ends.len()))
    });
    sentence.map_or_else(
        || book.to_owned(),
        |(start, end)| format!("{}{}", book[..start].trim_end(), &book[end..]),
    )
}

/// Brackets that hold marks alone go with the space before them; marks at the end of others go alone.
fn without_brackets(book: &str) -> String {
    let mut told = String::with_capacity(book.len());
    let mut rest = book;
    while let Some((before, after)) = rest.split_once('(') {
        let Some((inside, next)) = after.split_once(')') else { break };
        if only_marks(inside) {
            told.push_str(before.trim_end_matches([' ', '\n']));
        } else {
            let kept = match inside.rsplit_once([',', ';']) {
                Some((kept, marks)) if only_marks(marks) => kept,
                _ => inside,
            };
            told.push_str(before);
            told.push_str(&format!("({kept})"));
        }
        rest = next;
    }
    told + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_the_words_stay() {
        let book = "# A book\n\nAnn's. What follows is the game as this program plays it. The\nmarks R1, R2 and so on are ours, and\nwhat we chose.\n\nPass (R8,\nR-2) now. (As \
                    said, R-24) A card (a big one) (T19).\n\n- R-1: the fewest cards.\n- T-10, T-19: idle turns.\n- Keep: it.\n\n## What we decided\n\n- R-2: as the source.\n\n## Next\n\nMore.";
        let told = "# A book\n\nAnn's.\n\nPass now. (As said) A card (a big one).\n\n- The fewest cards.\n- Idle turns.\n- Keep: it.\n\n## Next\n\nMore.";
        assert_eq!(without(book), told);
    }
}
