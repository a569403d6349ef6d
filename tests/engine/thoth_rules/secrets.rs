//! What a seat must not see (T39): other hands, the order of the deck, the card that called the end. That views do not
//! change with it is tried in `every_game`; here is what views, events and reasons name.

use super::*;
use game::rng::Rng;

/// The same game with everything that `viewer` cannot know shuffled.
pub(super) fn reshuffled(game: &Thoth, viewer: Option<Seat>, seed: u64) -> Thoth {
    let other = crate::every_game::thoth::reshuffled(game, viewer, &mut Rng::new(seed));
    other.audit().unwrap();
    other
}

fn random_position(seed: u64) -> Thoth {
    let players = 2 + (seed % 4) as u8;
    let mut game = Thoth::new(&Setup::assisted(players), seed).unwrap();
    let mut rng = Rng::new(seed);
    for _ in 0..rng.below(80) {
        if game.phase() != &Phase::Choosing {
            break;
        }
        let before = game.clone();
        let action = rng.pick(&game.legal_actions(game.active())).unwrap().clone();
        game.apply(game.active(), action).unwrap();
        if game.phase() != &Phase::Choosing {
            return before;
        }
    }
    game
}

#[test]
fn a_view_names_no_hidden_card() {
    for seed in 0..200 {
        let game = random_position(seed);
        for viewer in game.setup().seats().map(Some).chain([None]) {
            let own = viewer.map_or(&[][..], |seat| game.hand(seat));
            assert_eq!(game.view(viewer).cards, own);
            let view = serde_json::to_value(game.view(viewer)).unwrap();
            let mut found = vec![];
            collect(&view, &mut found);
            for seat in game.setup().seats().filter(|seat| Some(*seat) != viewer) {
                assert!(game.hand(seat).iter().all(|card| !found.contains(card)), "seed {seed}");
            }
        }
        assert_eq!(game.view(Some(Seat(9))).cards, [], "nobody sits there");
    }
}

/// Every card named anywhere in a value.
fn collect(value: &serde_json::Value, found: &mut Vec<Card>) {
    if let Ok(card) = serde_json::from_value::<Card>(value.clone()) {
        found.push(card);
    }
    match value {
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        serde_json::Value::Object(fields) => fields.values().for_each(|item| collect(item, found)),
        _ => {}
    }
}

/// A draw and a call tell nothing; nor does anything but one's own play.
#[test]
fn events_name_only_what_lies_open() {
    for seed in 0..50 {
        let mut game = random_position(seed);
        let mut rng = Rng::new(seed);
        for _ in 0..100 {
            if game.phase() != &Phase::Choosing {
                break;
            }
            let action = rng.pick(&game.legal_actions(game.active())).unwrap().clone();
            let events = game.apply(game.active(), action.clone()).unwrap();
            let scored = game.phase() != &Phase::Choosing;
            let mut found = vec![];
            collect(&serde_json::to_value(&events).unwrap(), &mut found);
            let hidden = |card: &Card| game.setup().seats().any(|seat| game.hand(seat).contains(card));
            assert!(scored || !found.iter().any(hidden), "{events:?}");
            if let Action::Play(Play::CallEnd { card }) = action {
                assert!(!found.contains(&card));
                collect(&serde_json::to_value(game.view(None)).unwrap(), &mut found);
                assert!(!found.contains(&card), "face down for ever");
            }
        }
    }
}

/// A game in which Seat 1 could lay a story or a roof, with cards of both kinds in every place.
fn story_or_roof() -> Thoth {
    Scene::new(3)
        .house(0, "Sun", &[(Fire, Small, 2), (Water, Small, 2)])
        .hand(
            0,
            &["Moon", "Two of Cups", "Nine of Disks", "Four of Swords", "Three of Disks", "Two of Wands"],
        )
        .game()
}

/// Whoever asks is told the same, wherever the cards lie that they cannot see.
#[test]
fn no_reason_tells_where_a_hidden_card_lies() {
    let games = (0..60).map(random_position).chain([story_or_roof()]);
    for (number, game) in games.enumerate() {
        for seat in game.setup().seats() {
            for seed in 0..8 {
                let other = reshuffled(&game, Some(seat), seed);
                assert_eq!(game.chance_left(), other.chance_left(), "game {number}, {seat}, seed {seed}");
                for &card in game.hand(seat) {
                    assert_eq!(game.uses(seat, card), other.uses(seat, card), "game {number}, {seat}");
                }
                assert_eq!(game.legal_actions(seat), other.legal_actions(seat));
                assert_eq!(game.asks(), other.asks());
            }
        }
    }
}
