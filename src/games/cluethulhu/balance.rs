//! How often the sides win with which deck, as the bots of the highest level have played it, and what is to be said of a
//! deck before a game. The figures are in `assets/cluethulhu/balance.ron`, which
//! `cyclopean bench bots --game cluethulhu --players 9 --every-deck --write FILE` makes anew.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::rules::{Role, Setup};
use crate::assets::asset;
use crate::bots::stats::Share;

/// A deck is fair while the Investigators' share of the games lies in here, per cent.
const FAIR: RangeInclusive<f64> = 30.0..=70.0;

/// What was measured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Balance {
    /// The first seed.
    pub seed: u64,
    /// Every standard deck for every number of players.
    pub decks: Vec<Measured>,
}

/// What was measured of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measured {
    /// Players.
    pub players: u8,
    /// Its name: that of a standard deck, or "fair".
    pub deck: String,
    /// Its special tablets, where it is no standard deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<Role>,
    /// Games played.
    pub games: u32,
    /// Of these the Investigators won.
    pub investigators: u32,
    /// And the Cultists.
    pub cultists: u32,
}

impl Measured {
    /// The Investigators' share of the games.
    pub fn share(&self) -> Share {
        Share { won: self.investigators, of: self.games }
    }

    /// Its special tablets.
    pub fn specials(&self) -> Option<Vec<Role>> {
        if !self.own.is_empty() {
            return Some(self.own.clone());
        }
        let standard = Setup::standard(self.players);
        standard.into_iter().find(|(name, _)| *name == self.deck).map(|(_, specials)| specials)
    }
}

impl Balance {
    /// The figures that the program comes with.
    pub fn known() -> &'static Self {
        static KNOWN: LazyLock<Balance> = LazyLock::new(|| {
            ron::from_str(&asset!(core "assets/cluethulhu/balance.ron").text()).unwrap_or_default()
        });
        &KNOWN
    }

    /// The decks measured beside the standard ones.
    pub fn own_decks(&self, players: u8) -> impl Iterator<Item = &Measured> {
        self.decks.iter().filter(move |deck| deck.players == players && !deck.own.is_empty())
    }

    /// The measured deck that is most like that of a set-up, and by how many special tablets it differs.
    pub fn nearest(&self, setup: &Setup) -> Option<(&Measured, usize)> {
        let decks = self.decks.iter().filter(|deck| deck.players == setup.players);
        let differs = |deck: &&Measured| {
            let specials = deck.specials()?;
            let more = specials.iter().filter(|role| !setup.has(**role)).count();
            Some(more + setup.specials.iter().filter(|role| !specials.contains(role)).count())
        };
        decks.filter_map(|deck| differs(&deck).map(|by| (deck, by))).min_by_key(|(_, by)| *by)
    }
}

/// What is to be said of a deck: the Ritual on the first Night, a side that wins too often, figures that are missing.
pub fn warnings(setup: &Setup) -> Vec<String> {
    let mut all: Vec<String> = setup.warning().map(str::to_owned).into_iter().collect();
    let Some((deck, by)) = Balance::known().nearest(setup) else { return all };
    let percent = 100.0 * deck.share().rate();
    let told = format!("the Investigators won {percent:.0} % of {} games of bots", deck.games);
    if by > 0 {
        all.push(format!("Never measured. With the deck most like it, \"{}\", {told}.", deck.deck));
    } else if !FAIR.contains(&percent) {
        all.push(format!("Out of balance: with this deck {told}."));
    }
    all
}
