//! On which lines of a scene's text its pieces stand. The reader of RON says where a text is no scene; where one is a scene
//! that cannot be set up, whoever wrote it wants the line of the piece.

use std::iter::Peekable;
use std::str::CharIndices;

/// Walks through RON, past strings and comments.
struct Walk<'a> {
    text: &'a str,
    chars: Peekable<CharIndices<'a>>,
    line: usize,
}

impl<'a> Walk<'a> {
    fn step(&mut self) -> Option<char> {
        let (_, c) = self.chars.next()?;
        self.line += usize::from(c == '\n');
        Some(c)
    }

    fn rest(&mut self) -> &'a str {
        self.chars.peek().map_or("", |(at, _)| &self.text[*at..])
    }

    fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.step();
        }
    }

    /// Past all up to an end, and that.
    fn past(&mut self, end: &str) {
        while !self.rest().starts_with(end) && self.step().is_some() {}
        self.skip(end.chars().count());
    }

    /// The next sign that is neither space, comment nor within a string; a word counts as one.
    fn sign(&mut self) -> Option<&'a str> {
        loop {
            let rest = self.rest();
            let first = rest.chars().next()?;
            if rest.starts_with("//") {
                self.past("\n");
            } else if rest.starts_with("/*") {
                self.past("*/");
            } else if rest.starts_with("r\"") || rest.starts_with("r#") {
                let hashes = rest[1..].chars().take_while(|c| *c == '#').count();
                self.past("\"");
                self.past(&format!("\"{}", "#".repeat(hashes)));
                return Some("\"");
            } else if first == '"' {
                self.step();
                while let Some(c) = self.step() {
                    match c {
                        '\\' => self.skip(1),
                        '"' => break,
                        _ => {}
                    }
                }
                return Some("\"");
            } else if first.is_whitespace() {
                self.step();
            } else {
                let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
                let length = word.max(first.len_utf8());
                let sign = &rest[..length];
                self.skip(sign.chars().count());
                return Some(sign);
            }
        }
    }
}

/// The lines, from 1, on which the pieces of a scene begin, in order.
pub(super) fn of_pieces(text: &str) -> Vec<usize> {
    let mut walk = Walk { text, chars: text.char_indices().peekable(), line: 1 };
    let (mut lines, mut depth, mut list) = (vec![], 0_usize, None);
    let mut before = ["", ""];
    while let Some(sign) = walk.sign() {
        if list == Some(depth) && sign != "]" && matches!(before[1], "[" | ",") {
            lines.push(walk.line);
        }
        match sign {
            "(" | "[" | "{" => {
                depth += 1;
                if list.is_none() && sign == "[" && depth == 2 && before == ["pieces", ":"] {
                    list = Some(depth);
                }
            }
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if list.is_some_and(|list| depth < list) {
            break;
        }
        before = [before[1], sign];
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::of_pieces;

    #[test]
    fn the_lines_of_pieces_are_found_past_strings_and_comments() {
        let text = r##"// pieces: [(
Scene(
    name: "pieces: [ \" (", about: r#"a " ] ("#, /* pieces: [
    ( */
    pieces: [
        (shape: Die, at_mm: (0, 0, 8)), (shape: Die,
            at_mm: (20, 0, 8)),

        // (shape: Die)
        (
            name: "), (", shape: Hull(points_mm: [(0, 0, 0), (1, 1, 1)]), at_mm: (0, 0, 0)),
    ],
    watch_s: 3,
)"##;
        assert_eq!(of_pieces(text), [6, 6, 10]);
        assert_eq!(of_pieces("Scene(pieces: [])"), [0; 0]);
        assert_eq!(of_pieces("Scene(pieces: [\n("), [2]);
    }
}
