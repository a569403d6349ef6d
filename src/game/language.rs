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

impl Language {
    /// The folder of its files, and the language by whose rules it counts.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "en",
            Self::German => "de",
        }
    }
}
