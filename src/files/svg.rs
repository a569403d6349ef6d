//! What SVG files have in common.

/// Words as they stand in an SVG file.
pub fn escaped(words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    // XML holds neither: a hole in a name is better than a drawing that nobody can open.
    words.chars().filter(|c| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}')).collect()
}
