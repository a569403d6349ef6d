//! Rathulhu: the order of the bag is all that nobody knows, and where scores are kept hidden those of others.

mod lawful;

use strum::VariantArray;
use super::Tester as Tries;
use game::{Language, Outcome, Seat};
use lang::Texts;
use game::rng::Rng;
use rathulhu_rules::*;
use std::collections::BTreeSet;

/// Draws mostly, otherwise does anything.
pub struct Tester;

/// A draw mostly, otherwise anything.
pub fn random_action(legal: &[Action], rng: &mut Rng) -> Action {
    let draws = legal.contains(&Action::Draw) && rng.below(100) < 88;
    if draws { Action::Draw } else { *rng.pick(legal).unwrap() }
}

/// The game in which others than the viewer have scored something else in the Aeons so far.
fn with_other_scores(game: &Rathulhu, viewer: Option<Seat>, rng: &mut Rng) -> Rathulhu {
    let mut value = serde_json::to_value(game).unwrap();
    let add = |to: &mut serde_json::Value, points: i64| *to = (to.as_i64().unwrap() + points).into();
    for seat in (0..game.players().len()).filter(|seat| viewer != Some(Seat(*seat as u8))) {
        for aeon in 0..game.sheets().len() {
            let points = i64::from(rng.below(9)) - 4;
            add(&mut value["sheets"][aeon]["lines"][seat][0], points);
            add(&mut value["players"][seat]["score"], points);
        }
    }
    serde_json::from_value(value).unwrap()
}

impl Tries for Tester {
    type Game = Rathulhu;
    const ID: &'static str = "rathulhu";
    const MOST_STEPS: usize = 2_000;
    const LANGUAGES: &[Language] = &[Language::English, Language::German];
    const MET: &'static [&'static str] = &[
        "Drew",
        "DrewSign",
        "UsedOldOne",
        "Invoked",
        "AuctionBegan",
        "Bid",
        "Passed",
        "Won",
        "NoBid",
        "Struck",
        "Discarded",
        "AeonEnded",
        "AeonScored",
        "AeonBegan",
        "Over",
    ];

    fn games() -> Vec<(Setup, u64)> {
        let hidden = [Setup::players(3).hiding_scores(), Setup::ra().hiding_scores()];
        let setups = [2, 3, 4, 5].map(Setup::players).into_iter().chain([Setup::ra()]).chain(hidden);
        setups.flat_map(|setup| (0..5).map(move |seed| (setup, seed))).collect()
    }

    fn new(_: u64) -> Self {
        Self
    }

    fn golden() -> (Self, Setup, u64) {
        (Self, Setup::players(3), 1926)
    }

    fn seats(game: &Rathulhu) -> u8 {
        game.setup().players
    }

    fn lawful(game: &Rathulhu, seat: Seat) -> Option<BTreeSet<String>> {
        Some(lawful::lawful(&game::Game::view(game, None), seat))
    }

    fn audit(game: &Rathulhu) -> Result<(), String> {
        game.audit().map_err(|flaw| flaw.to_string())
    }

    fn twin(game: &Rathulhu, viewer: Option<Seat>, rng: &mut Rng) -> Rathulhu {
        let mut twin = game.clone();
        if game.setup().hidden_scores {
            twin = with_other_scores(&twin, viewer, rng);
        }
        twin.reshuffle(u64::from(rng.below(u32::MAX)));
        twin
    }

    fn choose(&mut self, _: &Rathulhu, legal: &[Action], rng: &mut Rng) -> Action {
        random_action(legal, rng)
    }

    fn wild(&mut self, _: &Rathulhu, rng: &mut Rng) -> Vec<Action> {
        let tile = *rng.pick(&Tile::ALL).unwrap();
        let token = Token(rng.below(18) as u8);
        let bare = *rng.pick(&[Action::Draw, Action::Done, Action::Invoke, Action::Pass]).unwrap();
        vec![Action::Take(tile), Action::Discard(tile), Action::Bid(token), bare]
    }

    fn before(&mut self, game: &Rathulhu, seat: Seat, _: &Action) {
        match game.phase() {
            Phase::Turn { .. } => {
                assert!(game.check(seat, Action::Invoke).is_ok(), "invoking is always possible (U9)");
            }
            Phase::Auction(auction) => {
                assert!(auction.calls.len() < usize::from(game.setup().players));
                let bids: Vec<_> = auction.calls.iter().filter_map(|call| call.bid).collect();
                assert!(bids.is_sorted() && auction.calls.iter().all(|call| call.seat != seat));
            }
            _ => {}
        }
    }

    /// The result can be worked out from what is public.
    fn after(&mut self, game: &Rathulhu, _: &[Event]) {
        if *game.phase() == Phase::Over {
            let scores: Vec<i16> = game.players().iter().map(|player| player.score).collect();
            let tokens: Vec<Tokens> = game.players().iter().map(Player::tokens).collect();
            let first = winner(&scores, &tokens).unwrap();
            let outcome = game::Game::outcome(game);
            assert_eq!(outcome, Some(Outcome::Won(vec![Seat(first as u8)])));
        }
    }

    fn opening(game: &Rathulhu) -> String {
        let tokens = |(player, seat): (&Player, u8)| format!("{}: {}\n", Seat(seat), player.face_up);
        game.players().iter().zip(0..).map(tokens).collect()
    }

    fn told(action: &Action, language: Language) -> String {
        Texts::of(language).plain(action)
    }

    fn happened(event: &Event, language: Language) -> String {
        let texts = Texts::of(language);
        let Event::AeonScored { sheet, .. } = event else { return texts.plain(event) };
        let row = |&row: &ScoreRow| {
            let points: String = sheet.lines.iter().map(|line| format!("{:4}", line.row(row))).collect();
            format!("\n  {:12} {points}", texts.plain(&row))
        };
        texts.plain(event) + &ScoreRow::VARIANTS.iter().map(row).collect::<String>()
    }
}
