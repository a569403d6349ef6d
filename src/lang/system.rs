//! The language of the system.

use game::Language;

/// The languages into which everything is translated: the only ones that are chosen for a player who has not asked.
const WHOLE: [Language; 2] = [Language::English, Language::German];

/// The player's language, as the system names it; English where the program does not speak it yet.
pub fn language_of_the_system() -> Language {
    // As everywhere on Unix: in the locale C nothing is translated, whatever languages are asked for beside it.
    let mut named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let locale = named.find(|locale| !locale.is_empty());
    if cfg!(unix) && locale.is_some_and(|locale| matches!(&*locale, "C" | "POSIX")) {
        return Language::English;
    }
    among(&WHOLE, sys_locale::get_locales())
}

/// The first of these locales (`de-AT`, `de_AT.UTF-8`) whose language is among those spoken.
fn among(spoken: &[Language], locales: impl Iterator<Item = String>) -> Language {
    let language = |locale: String| match &*locale.split(['-', '_', '.']).next()?.to_lowercase() {
        // Where nothing is to be translated, English is what there is.
        "c" | "posix" => Some(Language::English),
        name => name.parse().ok(),
    };
    locales.filter_map(language).find(|language| spoken.contains(language)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_of_the_system_that_the_program_speaks_is_chosen() {
        let among_whole = |locales: &[&str]| among(&WHOLE, locales.iter().map(|l| (*l).into()));
        assert_eq!(among_whole(&["de-AT", "en-GB"]), Language::German);
        assert_eq!(among_whole(&["fr-FR", "de_DE.UTF-8"]), Language::German);
        assert_eq!(among_whole(&["C", "de_DE.UTF-8"]), Language::English, "what comes first holds");
        assert_eq!(
            among_whole(&["pseudo", "C"]),
            Language::English,
            "nobody gets the pseudo-language unasked"
        );
        let known = [Language::English];
        assert_eq!(among(&known, ["de".to_owned()].into_iter()), Language::English);
    }
}
