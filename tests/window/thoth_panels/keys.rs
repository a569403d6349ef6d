//! What keys mean: everything can be played without the mouse.

use super::*;
use thoth_window::asked::{Act, Asked};
use thoth_window::keyboard::{Meaning, at_cover, meant};
use thoth_window::keys;
use window::keys::Key;

fn seen_at(turn: u32) -> PanelView {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == turn);
    PanelView::of(&played.game, Some(played.game.active()), &names())
}

pub fn picked(key: Key, seen: &PanelView, pick: Pick) -> Pick {
    match meant(key, seen, pick, None) {
        Some(Meaning::Pick(pick)) => pick,
        other => panic!("{key:?} came to {other:?}"),
    }
}

#[test]
fn digits_and_arrows_pick_cards() {
    let seen = seen_at(16);
    let card = |k: usize| Some(seen.cards[k].card);
    let third = picked(Key::Digit(3), &seen, Pick::default());
    assert_eq!(third.card, card(2));
    assert_eq!(picked(Key::Digit(3), &seen, third), Pick::default(), "the same digit lets go");
    assert_eq!(picked(Key::Arrow(1, 0), &seen, third).card, card(3));
    assert_eq!(picked(Key::Arrow(-1, 0), &seen, third).card, card(1));
    assert_eq!(picked(Key::Arrow(-1, 0), &seen, Pick::default()).card, card(5));
    assert_eq!(picked(Key::Escape, &seen, third), Pick::default());
    assert_eq!(meant(Key::Escape, &seen, Pick::default(), None), None, "Esc is the menu's then");
    assert_eq!(meant(Key::Digit(9), &seen, third, None), None);
    assert_eq!(meant(Key::Other, &seen, third, None), None);
}

#[test]
fn every_legal_play_can_be_reached_and_played() {
    let played = Played::new(&Setup::assisted(3), 11).until(|game| game.turn() == 14);
    let seat = played.game.active();
    let seen = PanelView::of(&played.game, Some(seat), &names());
    let mut reached = vec![];
    for k in 0..seen.cards.len() {
        let digit = u8::try_from(k).unwrap() + 1;
        let mut pick = picked(Key::Digit(digit), &seen, Pick::default());
        for _ in 0..seen.cards[k].lawful().count() {
            pick = picked(Key::Arrow(0, -1), &seen, pick);
            let play = pick.play.unwrap();
            reached.push(play);
            let entered = meant(Key::Enter, &seen, pick, None);
            assert_eq!(entered, Some(Meaning::Act(Act::Wish(Asked::Do(Action::Play(play))))));
            let there_and_back = picked(Key::Arrow(0, 1), &seen, picked(Key::Arrow(0, -1), &seen, pick));
            assert_eq!(there_and_back, pick);
        }
    }
    let mut legal = played.game.plays(seat);
    legal.sort();
    reached.sort();
    assert_eq!(reached, legal);
}

#[test]
fn a_card_is_discarded_by_one_key_and_the_drawn_one_never_by_a_single_press() {
    let seen = seen_at(16);
    let throw = Key::Does(keys::THROW);
    let third = seen.cards[2].card;
    let discards = |card| Some(Meaning::Act(Act::Wish(Asked::Do(Action::Play(Play::Discard { card })))));
    let pick = picked(Key::Digit(3), &seen, Pick::default());
    assert_eq!(meant(throw, &seen, pick, None), discards(third));
    let drawn = picked(throw, &seen, Pick::default());
    let card = seen.view.drawn().unwrap();
    assert_eq!(drawn, Pick { card: Some(card), play: Some(Play::Discard { card }) });
    assert_eq!(meant(throw, &seen, drawn, None), discards(card));
}

#[test]
fn nothing_is_played_out_of_turn() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 6);
    let other = played.game.setup().clockwise_from(played.game.active()).next().unwrap();
    let seen = PanelView::of(&played.game, Some(other), &names());
    let held = &seen.cards[0];
    let pick = Pick { card: Some(held.card), play: held.lawful().next() };
    assert_eq!(meant(Key::Enter, &seen, pick, None), None);
    assert_eq!(meant(Key::Does(keys::THROW), &seen, pick, None), None);
}

#[test]
fn sheets_are_one_key_away_and_close_again() {
    let seen = seen_at(3);
    let sheets =
        [(keys::REFERENCE, Sheet::Reference), (keys::SCORES, Sheet::Scores), (keys::DISCARD, Sheet::Discard)];
    for (shortcut, sheet) in sheets {
        let key = Key::Does(shortcut);
        assert_eq!(
            meant(key, &seen, Pick::default(), None),
            Some(Meaning::Act(Act::Wish(Asked::Open(sheet))))
        );
        assert_eq!(
            meant(key, &seen, Pick::default(), Some(sheet)),
            Some(Meaning::Act(Act::Wish(Asked::Close)))
        );
        assert_eq!(
            meant(Key::Escape, &seen, Pick::default(), Some(sheet)),
            Some(Meaning::Act(Act::Wish(Asked::Close)))
        );
        assert_eq!(meant(Key::Enter, &seen, Pick::default(), Some(sheet)), None);
    }
}

#[test]
fn houses_and_the_table_are_looked_at_by_key() {
    use thoth_window::gaze::Look;
    let seen = seen_at(3);
    let looks = [(keys::MY_HOUSE, Look::Mine), (keys::RIVALS, Look::Rival), (keys::WHOLE_TABLE, Look::Table)];
    for (shortcut, look) in looks {
        let act = Some(Meaning::Act(Act::Wish(Asked::Look(look))));
        assert_eq!(meant(Key::Does(shortcut), &seen, Pick::default(), None), act);
        assert_eq!(meant(Key::Does(shortcut), &seen, Pick::default(), Some(Sheet::Scores)), None);
    }
}

#[test]
fn the_cover_goes_with_a_key_that_confirms_nothing() {
    assert_eq!(at_cover(Key::Home), Some(Act::Wish(Asked::Here)));
    assert_eq!(at_cover(Key::Enter), None, "one that came too late");
    assert_eq!(at_cover(Key::Space), None);
    assert_eq!(at_cover(Key::Digit(1)), None);
}

#[test]
fn building_and_dealing_have_keys() {
    let building =
        Played::new(&Setup::by_hand(2), 5).until(|game| matches!(game.phase(), Phase::Building { .. }));
    let seen = PanelView::of(&building.game, Some(building.game.active()), &names());
    let key = Key::Does(keys::ENOUGH);
    assert_eq!(
        meant(key, &seen, Pick::default(), None),
        Some(Meaning::Act(Act::Wish(Asked::Do(Action::Enough))))
    );
    let scored = Played::new(&Setup::assisted(2), 5).until(|game| *game.phase() == Phase::Scored);
    let seen = PanelView::of(&scored.game, Some(scored.game.dealer()), &names());
    let deal = Some(Meaning::Act(Act::Wish(Asked::Do(Action::Deal))));
    assert_eq!(meant(Key::Enter, &seen, Pick::default(), None), deal);
}

#[test]
fn every_seat_s_house_has_a_key() {
    use thoth_window::gaze::Look;
    let seen = seen_at(16);
    let look = Some(Meaning::Act(Act::Wish(Asked::Look(Look::At(Seat(1))))));
    assert_eq!(meant(Key::ShiftDigit(2), &seen, Pick::default(), None), look);
}

#[test]
fn accident_and_malice_have_keys() {
    use thoth_rules::Manner;
    let game = knocked_over();
    for (shortcut, manner) in [(keys::ACCIDENT, Manner::Accident), (keys::MALICE, Manner::Malice)] {
        let said = |seat| {
            let seen = PanelView::of(&game, Some(Seat(seat)), &names());
            meant(Key::Does(shortcut), &seen, Pick::default(), None)
        };
        assert_eq!(said(1), Some(Meaning::Act(Act::Wish(Asked::Do(Action::Say(manner))))));
        assert_eq!(said(0), None, "only its owner says so");
    }
}
