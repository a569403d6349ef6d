//! What the Keeper says: a text for every moment of the game, read from the file in which it stands.

use crate::assets::asset;

/// Who is meant, in a text of the file.
const WHO: &str = "{who}";

/// What the Keeper says at a moment, with the people that are meant in it; nothing at a moment that has no text.
pub fn says(moment: &str, who: &str) -> String {
    find(&asset!("assets/cluethulhu/script.txt").text(), moment).unwrap_or_default().replace(WHO, who)
}

/// The text under a moment's name.
fn find(script: &str, moment: &str) -> Option<String> {
    let mut lines = script.lines().skip_while(|line| named(line) != Some(moment)).skip(1);
    let text: Vec<&str> = lines.by_ref().take_while(|line| named(line).is_none()).map(str::trim).collect();
    let text = text.join(" ");
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// The name of the moment that a line begins.
fn named(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_has_words_of_its_own() {
        let script = asset!("assets/cluethulhu/script.txt").text().into_owned();
        let moments: Vec<&str> = script.lines().filter_map(named).collect();
        assert!(moments.len() > 25);
        for (k, moment) in moments.iter().enumerate() {
            assert!(!moments[..k].contains(moment), "{moment} twice");
            let words = says(moment, "Ann");
            assert!(words.len() > 10 && !words.contains(['{', '[']), "{moment}: {words}");
        }
        assert_eq!(says("no such moment", "Ann"), "");
        assert!(says("heir", "Ann").contains("Ann, name"));
    }
}
