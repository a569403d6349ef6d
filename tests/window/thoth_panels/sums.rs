//! The sums that the panels tell before a hand ends: the breakdown of every score, what a raise would bring, what courts cost.

use super::*;
use bevy_egui::egui::{Area, Id};
use game::words::signed;
use thoth_rules::{Element, Size, tally};
use thoth_window::panels::houses::worth_words;
use window::speech::say;

const USUAL: Vec2 = vec2(1280.0, 720.0);

/// What is written where something is drawn.
fn written(mut draw: impl FnMut(&Context)) -> String {
    let ctx = crate::panels::context();
    (0..3).for_each(|_| drop(frame(&ctx, USUAL, &mut draw)));
    words(&frame(&ctx, USUAL, &mut draw))
}

fn scores(seen: &PanelView) -> String {
    written(|ctx| drop(sheets::show(ctx, Overlay::Scores, seen, Pack::default())))
}

#[test]
fn the_scores_are_broken_down_card_by_card_as_far_as_the_seat_knows_them() {
    let played = Played::new(&Setup::assisted(3), 11).until(|game| game.turn() > 25);
    let (mut small, mut trumps) = (0, 0);
    for seat in (0..3).map(Seat) {
        let seen = PanelView::of(played.game.view(Some(seat)), &names());
        let text = scores(&seen);
        assert!(text.contains("If the hand ended now"), "{text}");
        for of in (0..3).map(Seat) {
            assert!(text.contains(&worth_words(seen.view().if_ended_now(of).unwrap())), "{text}");
            for &card in played.game.hand(of) {
                let told = text.lines().any(|line| line == say(card));
                let is_small = matches!(card, Card::Small(..));
                assert_eq!(told, of == seat && is_small, "{card} of {of} to {seat}:\n{text}");
                small += i32::from(told);
                trumps += i32::from(matches!(card, Card::Trump(_)));
            }
        }
    }
    assert!(small > 4 && trumps > 0, "{small} {trumps}");
}

#[test]
fn what_a_hand_brought_is_broken_down_for_all_once_it_is_scored() {
    let played = Played::new(&Setup::assisted(3), 11).until(|game| *game.phase() == Phase::Scored);
    let text = scores(&PanelView::of(played.game.view(Some(Seat(0))), &names()));
    assert!(text.contains("What the hand brought") && !text.contains("less ?"), "{text}");
    let cards = &played.game.results()[0].cards;
    for card in cards.iter().flatten().filter(|card| matches!(card, Card::Small(..))) {
        assert!(text.lines().any(|line| line == say(*card)), "{card} is missing in\n{text}");
    }
}

#[test]
fn a_card_says_what_its_largest_raise_would_bring_and_what_courts_cost() {
    let scene = support::houses::Scene::new(2)
        .house(0, "Wheel", &[(Element::Fire, Size::Small, 1)])
        .hand(0, &["Three of Wands", "Nine of Cups", "King of Cups", "Queen of Wands", "Fool"]);
    let game = scene.game();
    let seen = PanelView::of(game.view(Some(Seat(0))), &names());
    let tip = |name: &str| {
        let held = seen.held(support::houses::card(name)).unwrap();
        written(|ctx| {
            Area::new(Id::new("a tip")).show(ctx, |ui| words::held_tip(ui, &seen, held, Pack::default()));
        })
    };
    let house = game.house(Seat(0));
    let before = tally(house, game.hand(Seat(0))).total();
    // Three small pyramids more, and the card costs three no longer.
    let (three, queen) = (tip("Three of Wands"), tip("Queen of Wands"));
    let brings = format!("This hand: {} instead of {}", signed(before + 3 + 3), signed(before));
    assert!(three.contains("Raise 3: ") && three.contains(&brings), "{brings} is missing in\n{three}");
    assert!(queen.contains("costs 1, two cost 5, three 25, four 50. You hold 2"), "{queen}");
    assert!(!queen.contains("instead of") && !three.contains("You hold"), "{queen}\n{three}");
}
