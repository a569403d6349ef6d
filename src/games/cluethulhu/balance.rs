//! How often the sides win with which deck, as the bots of the highest level have played it, and what is to be said of a
//! deck before a game. The figures are in `assets/cluethulhu/balance.ron`, which
//! `scripts/bench bots --game cluethulhu --every-deck --write FILE` makes anew.

use game::message::{Arg, Message, Say};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use bots::stats::Share;
use cluethulhu_rules::{Role, Setup};
use files::asset;

/// A deck is fair while the Investigators' share of the games lies in here, per cent.
const FAIR: RangeInclusive<f64> = 30.0..=70.0;
/// A deck is recommended while it lies in here, per cent.
const EVEN: RangeInclusive<u32> = 45..=55;
/// The name of the deck that is recommended for a number of players, and that of one that is as near to it as any.
pub const RECOMMENDED: &str = "recommended";
/// See [`RECOMMENDED`].
pub const NEAREST: &str = "nearest to even";

/// What was measured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Balance {
    /// The first seed.
    pub seed: u64,
    /// For every number of players: every standard deck, and the one with which either side wins as often as may be.
    pub decks: Vec<DeckStats>,
}

/// What was measured of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckStats {
    /// Players.
    pub players: u8,
    /// Its name: that of a standard deck, or [`RECOMMENDED`], or [`NEAREST`].
    pub deck: String,
    /// Its special tablets, where it is no standard deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<Role>,
    /// Whether Detective and Psychiatrist are plain Investigators.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plain: bool,
    /// Games played.
    pub games: u32,
    /// Of these the Investigators won.
    pub investigators: u32,
    /// And the Cultists.
    pub cultists: u32,
}

impl DeckStats {
    /// The Investigators' share of the games.
    pub fn share(&self) -> Share {
        Share { won: self.investigators, of: self.games }
    }

    /// Whether either side has won about as often as the other.
    pub fn is_even(&self) -> bool {
        // In whole numbers: the edge belongs to it.
        100 * self.investigators >= EVEN.start() * self.games
            && 100 * self.investigators <= EVEN.end() * self.games
    }

    /// Its special tablets.
    pub fn specials(&self) -> Vec<Role> {
        let standard = Setup::standard(self.players).into_iter().find(|(name, _)| *name == self.deck);
        standard.map_or_else(|| self.own.clone(), |(_, specials)| specials)
    }

    /// How often the Investigators have won with it.
    pub fn told(&self) -> Message {
        let percent = (100.0 * self.share().rate()).round() as i64;
        Message::new("cluethulhu-measured").with("percent", percent).with("games", self.games)
    }
}

impl Balance {
    /// The figures that the program comes with.
    pub fn known() -> &'static Self {
        static KNOWN: LazyLock<Balance> = LazyLock::new(|| {
            ron::from_str(&asset!("../../../assets/cluethulhu/balance.ron").text()).unwrap_or_default()
        });
        &KNOWN
    }

    /// The deck to begin with for so many players, if one is known with which either side wins about as often.
    pub fn recommended(&self, players: u8) -> Option<&DeckStats> {
        self.decks.iter().find(|deck| deck.players == players && deck.deck == RECOMMENDED && deck.is_even())
    }

    /// The measured deck that is most like that of a set-up, and by how many special tablets it differs.
    pub fn nearest(&self, setup: &Setup) -> Option<(&DeckStats, usize)> {
        let decks = self.decks.iter().filter(|deck| deck.players == setup.players);
        let differs = |deck: &DeckStats| {
            let specials = deck.specials();
            let more = specials.iter().filter(|role| !setup.has(**role)).count();
            let less = setup.specials.iter().filter(|role| !specials.contains(role)).count();
            let plain = setup.has_named_investigators() && deck.plain != setup.plain_investigators;
            more + less + usize::from(plain)
        };
        decks.map(|deck| (deck, differs(deck))).min_by_key(|(_, by)| *by)
    }
}

/// What a deck is called that is known by this word in files and on the command line.
pub fn deck_name(word: &str) -> Message {
    let known = match word {
        RECOMMENDED => "recommended",
        NEAREST => "nearest",
        "plain" => "plain",
        "full" => "full",
        _ => "usual",
    };
    Message::new("cluethulhu-deck").with("deck", Arg::Keyword(known))
}

/// What is to be said of a deck: the Ritual on the first Night, a side that wins too often, figures that are missing.
pub fn warnings(setup: &Setup) -> Vec<Message> {
    let mut all: Vec<Message> = setup.warning().map(|warning| warning.message()).into_iter().collect();
    let Some((deck, by)) = Balance::known().nearest(setup) else { return all };
    if by > 0 {
        let never = Message::new("cluethulhu-warning-never-measured");
        all.push(never.with("deck", deck_name(&deck.deck)).with("measured", deck.told()));
    } else if !FAIR.contains(&(100.0 * deck.share().rate())) {
        all.push(Message::new("cluethulhu-warning-out-of-balance").with("measured", deck.told()));
    }
    all
}
