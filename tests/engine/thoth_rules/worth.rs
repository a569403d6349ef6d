//! What a hand would come to if it ended now (T37), against a count of one's own and against what hands then scored.

use super::*;
use crate::every_game::thoth::reshuffled;
use bots::{Bot as _, SeatPosition};
use game::rng::Rng;
use session::Skill;
use thoth::bot::Bot;

/// The points of a house and of a hand, counted from the names of cards and the numbers of pyramids.
fn counted(house: Option<&House>, hand: &[Card]) -> i32 {
    let mut points = 0;
    if let Some(house) = house {
        // Fifteen pyramids an element, five of each size.
        points += house.pyramids().map(|id| i32::from(id.0 % 15 / 5) + 1).sum::<i32>();
        points += house.stories.len() as i32;
        assert_eq!(house.roof, None, "that hand has ended");
    }
    let numbers = ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
    let mut courts = 0;
    for name in hand.iter().map(ToString::to_string).filter(|name| name.contains(" of ")) {
        match numbers.iter().position(|number| name.starts_with(number)) {
            Some(at) => points -= at as i32 + 1,
            None => courts += 1,
        }
    }
    points - [0, 1, 5, 25, 50, 50, 50][courts]
}

/// Hands as bots and chance play them: every state in which a card is to be played.
fn states(seed: u64, mut each: impl FnMut(&Thoth)) {
    let players = 2 + (seed % 4) as u8;
    let mut game = Thoth::new(&Setup::assisted(players), seed).unwrap();
    let mut rng = Rng::new(seed);
    for _ in 0..120 {
        if game.phase() != &Phase::Choosing {
            return;
        }
        each(&game);
        let legal = game.legal_actions(game.active());
        let builds = |action: &&Action| matches!(action, Action::Play(play) if play.kind().constructs());
        let built: Vec<&Action> = legal.iter().filter(builds).collect();
        let action = rng.pick(&built).copied().or(rng.pick(&legal)).unwrap().clone();
        game.apply(game.active(), action).unwrap();
    }
}

#[test]
fn everybody_sees_their_own_worth_in_full_and_of_others_what_lies_open() {
    let (mut seen, mut costs) = (0, 0);
    for seed in 0..40 {
        states(seed, |game| {
            for viewer in game.setup().seats().map(Some).chain([None]) {
                let view = game.view(viewer);
                for seat in game.setup().seats() {
                    let worth = view.if_ended_now(seat).unwrap();
                    if viewer == Some(seat) {
                        let full = counted(game.house(seat), game.hand(seat));
                        assert_eq!((worth, worth.tally().total()), (Worth::Full(worth.tally()), full));
                        costs += i32::from(full < 0);
                    } else {
                        let open = counted(game.house(seat), &[]);
                        assert_eq!((worth, worth.tally().total()), (Worth::House(worth.tally()), open));
                    }
                    seen += 1;
                }
                assert_eq!(view.if_ended_now(Seat(9)), None, "nobody sits there");
            }
        });
    }
    assert!(seen > 5_000 && costs > 200, "{seen} {costs}");
}

#[test]
fn what_a_hand_is_said_to_cost_is_what_it_then_costs() {
    // Nobody builds until the end may be called.
    for seed in 0..30 {
        let mut game = Thoth::new(&Setup::assisted(3), seed).unwrap();
        loop {
            let seat = game.active();
            let hand = game.hand(seat).to_vec();
            let card = hand[hand.len() / 2];
            if game.check(seat, &Action::Play(Play::CallEnd { card })).is_err() {
                game.apply(seat, Action::Play(Play::Discard { card })).unwrap();
                continue;
            }
            let of = |of: Seat| game.view(Some(of)).if_ended_now(of).unwrap().tally().total();
            let mut told: Vec<i32> = game.setup().seats().map(of).collect();
            told[usize::from(seat.0)] += cost_in_hand(&hand, card);
            game.apply(seat, Action::Play(Play::CallEnd { card })).unwrap();
            let scored: Vec<i32> = game.results()[0].tallies.iter().map(|tally| tally.total()).collect();
            assert_eq!(scored, told, "seed {seed}");
            // Now the hands lie open, and so does what they came to.
            let open = |of: Seat| game.view(None).if_ended_now(of).unwrap();
            assert!(game.setup().seats().map(open).zip(scored).all(|(worth, points)| {
                matches!(worth, Worth::Full(_)) && worth.tally().total() == points
            }));
            break;
        }
    }
}

#[test]
fn of_courts_each_costs_more_the_more_are_held() {
    let cost = |names: &[&str], name: &str| cost_in_hand(&cards(names), card(name));
    let courts = ["King of Wands", "Queen of Wands", "Prince of Cups", "Princess of Disks", "Fool"];
    let costs: Vec<i32> = (1..=4).map(|n| cost(&courts[..n], courts[0])).collect();
    assert_eq!(costs, [1, 4, 20, 25]);
    assert_eq!((cost(&courts, "Fool"), cost(&["Seven of Cups", "Fool"], "Seven of Cups")), (0, 7));
    assert_eq!(cost(&["Ace of Cups", "King of Cups"], "Ace of Cups"), 1);
}

#[test]
fn nothing_that_is_hidden_changes_what_is_told() {
    for seed in 0..20 {
        states(seed, |game| {
            for viewer in game.setup().seats().map(Some).chain([None]) {
                let other = reshuffled(game, viewer, &mut Rng::new(seed + 99));
                let told = |game: &Thoth| {
                    let view = game.view(viewer);
                    (
                        game.setup().seats().map(|seat| view.if_ended_now(seat)).collect::<Vec<_>>(),
                        view.drawn(),
                    )
                };
                assert_eq!(told(&other), told(game));
            }
        });
    }
}

#[test]
fn the_card_that_was_drawn_is_the_newest_and_known_to_nobody_else() {
    let mut game = Thoth::new(&Setup::assisted(2), 4).unwrap();
    for _ in 0..6 {
        let seat = game.active();
        let other = Seat(1 - seat.0);
        assert_eq!(game.view(Some(seat)).drawn(), game.hand(seat).last().copied());
        assert_eq!((game.view(Some(other)).drawn(), game.view(None).drawn()), (None, None));
        let first = game.hand(seat)[0];
        game.apply(seat, Action::Play(Play::Discard { card: first })).unwrap();
    }
}

#[test]
fn the_pieces_of_a_score_add_up_to_the_tally_through_hands_of_bots() {
    let (mut roofed, mut courts) = (0, 0);
    for seed in 0..12 {
        let players = 2 + (seed % 4) as u8;
        let mut game = thoth::Thoth::new(&Setup::assisted(players), seed).unwrap();
        let mut bots: Vec<Bot> = (0..players).map(|seat| Bot::new(Skill::Middle, seed, Seat(seat))).collect();
        while game.results().is_empty() {
            for viewer in game.setup().seats().map(Some).chain([None]) {
                let view = game.view(viewer);
                for seat in game.setup().seats() {
                    let house = game.house(seat);
                    let known = if viewer == Some(seat) { game.hand(seat) } else { &[] };
                    let items = view.breakdown(seat).unwrap();
                    let sum: i32 = items.iter().map(|item| item.points).sum();
                    assert_eq!(sum, tally(house, known).total(), "{viewer:?} of {seat}: {items:?}");
                    // What it costs is told of no hand but one's own.
                    let hidden = items.iter().any(|item| matches!(item.source, ScoreSource::Unseen { .. }));
                    assert_eq!(hidden, viewer != Some(seat));
                }
                assert_eq!(view.breakdown(Seat(9)), None, "nobody sits there");
            }
            let seat = game.active();
            let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
            game.apply(seat, action).unwrap();
        }
        let scored = &game.results()[0];
        for (seat, tally) in game.setup().seats().zip(&scored.tallies) {
            let items = game.view(None).breakdown(seat).unwrap();
            assert_eq!(items.iter().map(|item| item.points).sum::<i32>(), tally.total(), "{items:?}");
            let points = |of: fn(&ScoreSource) -> bool| {
                items.iter().filter(|item| of(&item.source)).map(|item| item.points).sum::<i32>()
            };
            assert_eq!(points(|of| matches!(of, ScoreSource::Pyramids(_))), tally.pips);
            assert_eq!(points(|of| matches!(of, ScoreSource::Story(_))), tally.stories);
            assert_eq!(points(|of| matches!(of, ScoreSource::RoofElement(_))), tally.roof_element);
            assert_eq!(points(|of| matches!(of, ScoreSource::Courts(_))), -tally.courts);
            assert_eq!(points(|of| matches!(of, ScoreSource::Small(_))), -tally.small_cards);
            roofed += tally.roof;
            courts += tally.courts;
        }
    }
    assert!(roofed > 0 && courts > 0, "{roofed} for roofs, {courts} for courts");
}
