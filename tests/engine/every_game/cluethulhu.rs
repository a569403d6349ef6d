//! Cluethulhu, role by role: chance to come is secret. That other tablets are, and what a lap takes from anybody, its own
//! tests look at.

use game::{Language, Seat};
use lang::Texts;
use super::Tester as Tries;
use game::rng::Rng;
use cluethulhu_rules::*;

/// Says little, follows the marks of others, and votes for murder often enough that games end.
pub struct Tester;

impl Tries for Tester {
    type Game = Cluethulhu;
    const ID: &'static str = "cluethulhu";
    const MOST_STEPS: usize = 6_000;
    const LANGUAGES: &[Language] = &[Language::English, Language::German];
    /// There is much that can be said of everybody.
    const OF_LISTED: usize = 40;
    const MET: &'static [&'static str] =
        &["DayBroke", "NightFell", "Elected", "Said", "Accused", "Ballot", "Murdered", "Over"];

    fn games() -> Vec<(Setup, u64)> {
        let full = |players| Setup { specials: Setup::standard(players)[2].1.clone(), ..Setup::players(players) };
        let hidden = Setup { hidden: true, detective_after_vote: true, ..Setup::players(9) };
        let agreed = Setup { out_watch: true, shoggoth_talk: true, ..full(9) };
        vec![(Setup::players(7), 1), (full(8), 2), (hidden, 3), (full(11), 4), (agreed, 5)]
    }

    fn new(_: u64) -> Self {
        Self
    }

    fn golden() -> (Self, Setup, u64) {
        (Self, Setup::players(9), 1928)
    }

    fn seats(game: &Cluethulhu) -> u8 {
        game.setup().players
    }

    fn audit(game: &Cluethulhu) -> Result<(), String> {
        game.audit().map_err(|flaw| flaw.to_string())
    }

    fn twin(game: &Cluethulhu, _: Option<Seat>, rng: &mut Rng) -> Cluethulhu {
        let mut value = serde_json::to_value(game).unwrap();
        value["chance"] = serde_json::to_value(Rng::new(u64::from(rng.below(u32::MAX)))).unwrap();
        serde_json::from_value(value).unwrap()
    }

    fn choose(&mut self, game: &Cluethulhu, legal: &[Action], rng: &mut Rng) -> Action {
        let first = match game.phase() {
            Phase::Marks { marks, .. } => marks.first().and_then(|(_, whom)| whom.map(Action::Pick)),
            Phase::Talk { .. } | Phase::Defence { .. } | Phase::Accuse => Some(Action::Pass),
            Phase::Ballot { .. } => Some(Action::Vote(true)),
            _ => None,
        };
        let often = first.filter(|action| legal.contains(action) && rng.below(10) < 7);
        often.unwrap_or_else(|| *rng.pick(legal).unwrap())
    }

    fn kind(event: &Event) -> String {
        let told = format!("{event:?}");
        let inner = told.split_once('(').map_or(&*told, |(_, inner)| inner);
        inner.split([' ', '{', '(', ')']).next().unwrap_or_default().to_owned()
    }

    fn told(action: &Action, language: Language) -> String {
        Texts::of(language).plain(action)
    }
}
