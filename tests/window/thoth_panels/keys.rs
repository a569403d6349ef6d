//! What keys mean: everything can be played without the mouse.

use super::*;
use thoth_window::keys::{self, at_cover, meant};
use thoth_window::panel_view::{Act, GameRequest};
use window::keys::{Key, Shortcut};

fn seen_at(turn: u32) -> PanelView {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == turn);
    PanelView::of(played.game.view(Some(played.game.active())), &names())
}

/// What is chosen once a key was pressed.
pub fn picked(key: Key, seen: &PanelView, before: &Chosen<Thing>) -> Chosen<Thing> {
    let mut chosen = before.clone();
    let act = meant(key, seen, before, None).unwrap_or_else(|| panic!("{key:?} means nothing"));
    assert_eq!(done(&act, seen, &mut chosen), None, "{key:?}");
    chosen
}

/// What a key does.
pub fn does(key: Key, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Action> {
    done(&meant(key, seen, chosen, None)?, seen, &mut chosen.clone())
}

/// The key of a deed.
fn key_of(id: &str) -> Key {
    Key::Does(Shortcut::of(deed(id)).expect("it has a key"))
}

const NOTHING: Chosen<Thing> = Chosen::nothing();

#[test]
fn digits_and_arrows_pick_cards() {
    let seen = seen_at(16);
    let card = |k: usize| vec![Thing::Card(seen.cards()[k].card)];
    let third = picked(Key::Digit(3), &seen, &NOTHING);
    assert_eq!(third.at, card(2));
    assert_eq!(picked(Key::Digit(3), &seen, &third), NOTHING, "the same digit lets go");
    assert_eq!(picked(Key::Arrow(1, 0), &seen, &third).at, card(3));
    assert_eq!(picked(Key::Arrow(-1, 0), &seen, &third).at, card(1));
    assert_eq!(picked(Key::Arrow(-1, 0), &seen, &NOTHING).at, card(5));
    assert_eq!(picked(Key::Escape, &seen, &third), NOTHING);
    assert_eq!(meant(Key::Escape, &seen, &NOTHING, None), None, "Esc is the menu's then");
    assert_eq!(meant(Key::Digit(9), &seen, &third, None), None);
    assert_eq!(meant(Key::Other, &seen, &third, None), None);
}

#[test]
fn every_legal_play_can_be_reached_and_played() {
    let played = Played::new(&Setup::assisted(3), 11).until(|game| game.turn() == 14);
    let seat = played.game.active();
    let seen = PanelView::of(played.game.view(Some(seat)), &names());
    let mut reached = vec![];
    for k in 0..seen.cards().len() {
        let digit = u8::try_from(k).unwrap() + 1;
        let mut chosen = picked(Key::Digit(digit), &seen, &NOTHING);
        for _ in 0..seen.cards()[k].lawful().count() {
            chosen = picked(Key::Arrow(0, -1), &seen, &chosen);
            let play = seen.play(&chosen).unwrap();
            reached.push(play);
            assert_eq!(does(Key::Enter, &seen, &chosen), Some(Action::Play(play)));
            let there_and_back = picked(Key::Arrow(0, 1), &seen, &picked(Key::Arrow(0, -1), &seen, &chosen));
            assert_eq!(there_and_back, chosen);
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
    let throw = key_of("thoth.throw");
    let third = seen.cards()[2].card;
    let discards = |card| Some(Action::Play(Play::Discard { card }));
    let chosen = picked(Key::Digit(3), &seen, &NOTHING);
    assert_eq!(does(throw, &seen, &chosen), discards(third));
    let drawn = picked(throw, &seen, &NOTHING);
    let card = seen.view().drawn().unwrap();
    assert_eq!((&drawn.at[..], seen.play(&drawn)), (&[Thing::Card(card)][..], Some(Play::Discard { card })));
    assert_eq!(does(throw, &seen, &drawn), discards(card));
}

#[test]
fn nothing_is_played_out_of_turn() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 6);
    let other = played.game.setup().clockwise_from(played.game.active()).next().unwrap();
    let seen = PanelView::of(played.game.view(Some(other)), &names());
    let held = &seen.cards()[0];
    let focus = held.lawful().next().map(Thing::Play);
    let chosen = Chosen { focus, ..picked_up(held) };
    assert_eq!(meant(Key::Enter, &seen, &chosen, None), None);
    assert_eq!(meant(key_of("thoth.throw"), &seen, &chosen, None), None);
}

#[test]
fn sheets_are_one_key_away_and_close_again() {
    let seen = seen_at(3);
    let sheets = [
        (keys::REFERENCE, Overlay::Reference),
        (keys::SCORES, Overlay::Scores),
        (keys::DISCARD, Overlay::Discard),
    ];
    for (shortcut, sheet) in sheets {
        let key = Key::Does(shortcut);
        assert_eq!(meant(key, &seen, &NOTHING, None), Some(Act::Wish(GameRequest::Open(sheet))));
        assert_eq!(meant(key, &seen, &NOTHING, Some(sheet)), Some(Act::Wish(GameRequest::Close)));
        assert_eq!(meant(Key::Escape, &seen, &NOTHING, Some(sheet)), Some(Act::Wish(GameRequest::Close)));
        assert_eq!(meant(Key::Enter, &seen, &NOTHING, Some(sheet)), None);
    }
}

#[test]
fn houses_and_the_table_are_looked_at_by_key() {
    use thoth_window::framing::CameraTarget;
    let seen = seen_at(3);
    let looks = [
        (keys::MY_HOUSE, CameraTarget::Mine),
        (keys::RIVALS, CameraTarget::Rival),
        (keys::WHOLE_TABLE, CameraTarget::Table),
    ];
    for (shortcut, look) in looks {
        let act = Some(Act::Wish(GameRequest::Look(look)));
        assert_eq!(meant(Key::Does(shortcut), &seen, &NOTHING, None), act);
        assert_eq!(meant(Key::Does(shortcut), &seen, &NOTHING, Some(Overlay::Scores)), None);
    }
}

#[test]
fn the_cover_goes_with_a_key_that_confirms_nothing() {
    assert_eq!(at_cover(Key::Home), Some(Act::Wish(GameRequest::Here)));
    assert_eq!(at_cover(Key::Enter), None, "one that came too late");
    assert_eq!(at_cover(Key::Space), None);
    assert_eq!(at_cover(Key::Digit(1)), None);
}

#[test]
fn building_and_dealing_have_keys() {
    let building =
        Played::new(&Setup::by_hand(2), 5).until(|game| matches!(game.phase(), Phase::Building { .. }));
    let seen = PanelView::of(building.game.view(Some(building.game.active())), &names());
    assert_eq!(does(key_of("thoth.enough"), &seen, &NOTHING), Some(Action::Enough));
    let scored = Played::new(&Setup::assisted(2), 5).until(|game| *game.phase() == Phase::Scored);
    let seen = PanelView::of(scored.game.view(Some(scored.game.dealer())), &names());
    assert_eq!(does(Key::Enter, &seen, &NOTHING), Some(Action::Deal));
}

#[test]
fn every_seat_s_house_has_a_key() {
    use thoth_window::framing::CameraTarget;
    let seen = seen_at(16);
    let look = Some(Act::Wish(GameRequest::Look(CameraTarget::At(Seat(1)))));
    assert_eq!(meant(Key::ShiftDigit(2), &seen, &NOTHING, None), look);
}

#[test]
fn accident_and_malice_have_keys() {
    use thoth_rules::Manner;
    let game = knocked_over();
    for (id, manner) in [("thoth.accident", Manner::Accident), ("thoth.malice", Manner::Malice)] {
        let seen = |seat| PanelView::of(game.view(seat), &names());
        assert_eq!(does(key_of(id), &seen(Some(Seat(1))), &NOTHING), Some(Action::Say(manner)));
        for other in [Some(Seat(0)), None] {
            assert_eq!(meant(key_of(id), &seen(other), &NOTHING, None), None, "only its owner says so");
        }
    }
}
