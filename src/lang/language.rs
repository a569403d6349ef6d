//! The languages in which the program speaks.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A language in which the program can speak.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// German.
    #[strum(serialize = "de")]
    German,
    /// English made 40 % longer, with accents, and with marks at both ends: it shows what is cut, and what stands in the code
    /// still.
    #[strum(serialize = "pseudo")]
    Pseudo,
}

/// The languages into which everything is translated: the only ones that are chosen for a player who has not asked.
const WHOLE: [Language; 2] = [Language::English, Language::German];

impl Language {
    /// The player's language, as the system names it; English where the program does not speak it yet.
    pub fn of_the_system() -> Self {
        // As everywhere on Unix: in the locale C nothing is translated, whatever languages are asked for beside it.
        let mut named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
        let locale = named.find(|locale| !locale.is_empty());
        if cfg!(unix) && locale.is_some_and(|locale| matches!(&*locale, "C" | "POSIX")) {
            return Self::English;
        }
        Self::among(&WHOLE, sys_locale::get_locales())
    }

    /// The first of these locales (`de-AT`, `de_AT.UTF-8`) whose language is among those spoken.
    fn among(spoken: &[Self], locales: impl Iterator<Item = String>) -> Self {
        let language = |locale: String| match &*locale.split(['-', '_', '.']).next()?.to_lowercase() {
            // Where nothing is to be translated, English is what there is.
            "c" | "posix" => Some(Self::English),
            name => name.parse().ok(),
        };
        locales.filter_map(language).find(|language| spoken.contains(language)).unwrap_or_default()
    }

    /// The folder of its files, and the language by whose rules it counts.
    pub(super) const fn folder(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "en",
            Self::German => "de",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_of_the_system_that_the_program_speaks_is_chosen() {
        let among = |locales: &[&str]| Language::among(&WHOLE, locales.iter().map(|l| (*l).into()));
        assert_eq!(among(&["de-AT", "en-GB"]), Language::German);
        assert_eq!(among(&["fr-FR", "de_DE.UTF-8"]), Language::German);
        assert_eq!(among(&["C", "de_DE.UTF-8"]), Language::English, "what comes first holds");
        assert_eq!(among(&["pseudo", "C"]), Language::English, "nobody gets the pseudo-language unasked");
        let known = [Language::English];
        assert_eq!(Language::among(&known, ["de".to_owned()].into_iter()), Language::English);
    }
}
