//! Building an Elder God: other hands and the order of the deck are secret.

pub mod lawful;

use game::{Language, Game, Seat};
use lang::Texts;
use super::Tester as Tries;
use game::rng::Rng;
use elder_god_rules::*;
use std::collections::BTreeSet;

/// Plays gladly, and sometimes throws away or passes; notices whose hand has run short.
pub struct Tester {
    /// Seats that could not draw up to five cards since they last had as many (E-19).
    short: BTreeSet<Seat>,
    /// Whether cards are thrown away and nothing else is done.
    idle: bool,
}

/// The variants, and the options that are not usual.
fn setups() -> Vec<Setup> {
    let usual = [2, 3, 4, 5].map(Setup::players);
    let signs = [2, 4].map(|players| Setup { variant: Variant::Banishment, ..Setup::players(players) });
    let odd = Setup { crappy_cultist: true, beside_immune: false, ..Setup::players(2) };
    let plain = Setup { scars: false, ..Setup::players(3) };
    let feud = Setup { variant: Variant::Feud, ..Setup::players(3) };
    usual.into_iter().chain(signs).chain([odd, plain, feud]).collect()
}

/// With this seed nobody plays anything, until the game gives up.
const IDLE: u64 = 1;

/// A play rather than new cards, mostly.
pub fn random_action(legal: &[Action], rng: &mut Rng) -> Action {
    let is_play = |action: &&Action| !matches!(action, Action::Throw(_) | Action::Pass | Action::Wait);
    let plays: Vec<Action> = legal.iter().filter(is_play).copied().collect();
    let some = if rng.below(10) < 8 && !plays.is_empty() { &plays[..] } else { legal };
    *rng.pick(some).unwrap()
}

impl Tries for Tester {
    type Game = ElderGod;
    const ID: &'static str = "elder-god";
    const MOST_STEPS: usize = 4_000;
    const LANGUAGES: &[Language] = &[Language::English, Language::German];
    const MET: &'static [&'static str] = &[
        "TurnBegan",
        "Reshuffled",
        "Drew",
        "Grew",
        "Wounded",
        "Healed",
        "Necronomicon",
        "Scarred",
        "Banished",
        "Removed",
        "Threw",
        "Passed",
        "Waited",
        "Discarded",
        "Mouth",
        "Stalemate",
        "Over",
    ];

    fn games() -> Vec<(Setup, u64)> {
        let all = setups();
        let usual = all.into_iter().flat_map(|setup| [0, 2].map(|seed| (setup, seed)));
        usual.chain([(Setup::players(2), IDLE)]).collect()
    }

    fn new(seed: u64) -> Self {
        Self { short: BTreeSet::new(), idle: seed == IDLE }
    }

    fn golden() -> (Self, Setup, u64) {
        (Self::new(0), Setup { variant: Variant::Banishment, ..Setup::players(4) }, 1928)
    }

    fn seats(game: &ElderGod) -> u8 {
        game.setup().players
    }

    fn lawful(game: &ElderGod, seat: Seat) -> Option<BTreeSet<String>> {
        Some(lawful::lawful(&game.view(Some(seat)), seat))
    }

    fn audit(game: &ElderGod) -> Result<(), String> {
        game.audit().map_err(|flaw| flaw.to_string())
    }

    fn twin(game: &ElderGod, viewer: Option<Seat>, rng: &mut Rng) -> ElderGod {
        reshuffled(game, viewer, rng)
    }

    fn choose(&mut self, _: &ElderGod, legal: &[Action], rng: &mut Rng) -> Action {
        if self.idle {
            let thrown = legal.iter().find(|action| matches!(action, Action::Throw(_) | Action::Refill));
            return *legal.iter().find(|action| **action == Action::Refill).or(thrown).unwrap_or(&legal[0]);
        }
        random_action(legal, rng)
    }

    /// Any card anywhere.
    fn wild(&mut self, game: &ElderGod, rng: &mut Rng) -> Vec<Action> {
        let pack: Vec<Card> = Card::all(true).collect();
        let hand: Vec<Card> = game.seats().flat_map(|seat| game.hand(seat).to_vec()).collect();
        let card = if rng.below(3) == 0 { *rng.pick(&pack).unwrap() } else { *rng.pick(&hand).unwrap_or(&pack[0]) };
        let cells: Vec<Cell> = Cell::all().collect();
        let taken = game.players().iter().flat_map(|player| player.monster.laid()).map(|laid| laid.at);
        let ends = game.players().iter().flat_map(|player| player.monster.plan().targets().collect::<Vec<_>>());
        let near: Vec<Cell> = taken.chain(ends).collect();
        let at = if rng.below(4) == 0 { *rng.pick(&cells).unwrap() } else { *rng.pick(&near).unwrap_or(&BODY) };
        let (turned, against) = (rng.below(2) == 0, Seat(rng.below(6) as u8));
        let place = CardPose { card, turned, at };
        let bare = [Action::Pass, Action::Mouth, Action::Wait, Action::Refill, Action::Necronomicon];
        vec![
            Action::Grow(place),
            Action::Damage { against, place },
            Action::Heal(place.lying()),
            Action::Scar(card),
            Action::Banish { card, against, cards: rng.below(12) as u8 },
            Action::Remove(at),
            Action::Throw(card),
            Action::Discard(card),
            *rng.pick(&bare).unwrap(),
        ]
    }

    fn told(action: &Action, language: Language) -> String {
        Texts::of(language).plain(action)
    }

    fn after(&mut self, game: &ElderGod, events: &[Event]) {
        state(game, &mut self.short);
        // Whoever has won has a complete monster: one opening, up or down, on a path that is long enough (E24).
        for event in events {
            let Event::Mouth { seat, at, path } = event else { continue };
            let monster = &game.player(*seat).unwrap().monster;
            let openings: Vec<Opening> = monster.plan().openings().collect();
            assert!(openings.len() == 1 && openings[0].side.is_vertical() && openings[0].target() == Some(*at));
            assert!(monster.wound().is_none() && path.len() >= usize::from(game.setup().needed()));
            assert_eq!(path.last(), Some(&openings[0].at));
            let beside = |pair: &[Cell]| {
                i16::from(pair[0].column()).abs_diff(pair[1].column().into())
                    + i16::from(pair[0].row()).abs_diff(pair[1].row().into())
                    == 1
            };
            assert!(path.windows(2).all(beside) && path.iter().collect::<BTreeSet<_>>().len() == path.len());
            assert!(path.iter().all(|&at| matches!(monster.at(at).unwrap().face(), CardFace::Limb(..))));
        }
    }
}

/// A hand is of five cards between turns, unless there was nothing to draw since it was last of five (E-19).
fn state(game: &ElderGod, short: &mut BTreeSet<Seat>) {
    let nothing = game.deck_len() == 0 && game.discard().is_empty();
    for seat in game.seats() {
        let held = game.hand(seat).len();
        if held >= HAND {
            short.remove(&seat);
        } else if nothing {
            short.insert(seat);
        }
        let busy = game.phase().turn_of() == Some(seat) || *game.phase() == Phase::Over;
        assert!(busy || held == HAND || short.contains(&seat), "{seat} holds {held}: {game:?}");
    }
}

/// The same game with everything that `viewer` cannot know shuffled: other hands, the deck, chance to come.
pub fn reshuffled(game: &ElderGod, viewer: Option<Seat>, rng: &mut Rng) -> ElderGod {
    let mut value = serde_json::to_value(game).unwrap();
    let hidden: Vec<Seat> = game.seats().filter(|seat| Some(*seat) != viewer).collect();
    let mut unknown: Vec<Card> = serde_json::from_value(value["deck"].clone()).unwrap();
    unknown.extend(hidden.iter().flat_map(|&seat| game.hand(seat)));
    rng.shuffle(&mut unknown);
    for seat in hidden {
        let hand = unknown.split_off(unknown.len() - game.hand(seat).len());
        value["hands"][usize::from(seat.0)] = serde_json::to_value(hand).unwrap();
    }
    value["deck"] = serde_json::to_value(unknown).unwrap();
    value["rng"] = serde_json::to_value(Rng::new(u64::from(rng.below(u32::MAX)))).unwrap();
    serde_json::from_value(value).unwrap()
}
