//! What players read for a piece of a set-up.

use crate::game::message::{Arg, Message};

/// What the table is called among the pieces.
pub const TABLE: &str = "the table";

/// The place in the list of a piece that has no name of its own, from its name in files: `pieces[3]`.
fn number(name: &str) -> Option<u32> {
    name.strip_prefix("pieces[")?.strip_suffix(']')?.parse().ok()
}

/// Each shape by the word with which the editor names a piece, and by the keyword of its texts.
pub(in crate::lab) const GIVEN: [(&str, &str); 13] = [
    ("small", "small"),
    ("medium", "medium"),
    ("large", "large"),
    ("blob", "blob"),
    ("trapezoid", "trapezoid"),
    ("triangle", "triangle"),
    ("vesica", "vesica"),
    ("ring", "ring"),
    ("tarot card", "tarot-card"),
    ("die", "die"),
    ("box", "box"),
    ("hull", "hull"),
    ("prism", "prism"),
];

/// The shape and the number of a piece whose name says no more, such as `tarot card 2`: so the editor names pieces.
fn given(name: &str) -> Option<(&'static str, u32)> {
    let (word, number) = name.rsplit_once(' ')?;
    let (_, kind) = GIVEN.iter().find(|(given, _)| *given == word)?;
    Some((kind, number.parse().ok()?))
}

/// A piece by its name in the set-up. One that the program has named is called what it is in every language; one that a
/// person has named keeps its name.
pub fn named(name: &str) -> Message {
    if name == TABLE {
        Message::new("table")
    } else if let Some(number) = number(name) {
        Message::new("piece-unknown").with("number", number + 1)
    } else if let Some((kind, number)) = given(name) {
        Message::new("lab-given").with("kind", Arg::Keyword(kind)).with("number", number)
    } else {
        Message::new("lab-piece").with("name", name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Scene;
    use crate::lab::editor::name_all;
    use crate::lang::{Language, Texts};

    #[test]
    fn the_editor_names_every_shape_so_that_it_is_known() {
        let text = "Scene(pieces: [
            (shape: Pyramid(Small)), (shape: Pyramid(Medium)), (shape: Pyramid(Large)), (shape: Floor(Blob)),
            (shape: Floor(Trapezoid)), (shape: Floor(Triangle)), (shape: Floor(Vesica)), (shape: Floor(Ring)),
            (shape: Tarot), (shape: Die), (shape: Box(size_mm: (9.0, 9.0, 9.0))),
            (shape: Hull(points_mm: [(0.0, 0.0, 0.0), (9.0, 0.0, 0.0), (0.0, 9.0, 0.0), (0.0, 0.0, 9.0)])),
            (shape: Prism(outline_mm: [(0.0, 0.0), (9.0, 0.0), (0.0, 9.0)], thickness_mm: 3.0)),
        ])";
        let mut scene = Scene::parse_unchecked(text, "shapes").unwrap();
        name_all(&mut scene);
        let names: Vec<String> = scene.pieces.into_iter().map(|piece| piece.name).collect();
        assert_eq!(names, GIVEN.map(|(word, _)| format!("{word} 1")));
    }

    #[test]
    fn what_the_program_has_named_is_called_what_it_is_in_every_language() {
        let [english, german] = [Language::English, Language::German].map(Texts::of);
        for (word, _) in GIVEN {
            let name = format!("{word} 2");
            assert_eq!(english.plain(&named(&name)), name);
            assert_ne!(german.plain(&named(&name)), "", "{name}");
        }
        assert_eq!(german.plain(&named("tarot card 2")), "Tarotkarte 2");
        assert_eq!(german.plain(&named("my box 2")), "my box 2");
        assert_eq!(german.plain(&named("pieces[0]")), "Stück 1");
    }
}
