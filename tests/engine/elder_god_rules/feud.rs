//! The feud (E28), our own variant: wounds, and healing with a card, cost no turn.

use super::*;

fn feud(players: u8) -> Scene {
    with(Setup { variant: Variant::Feud, ..Setup::players(players) })
}

#[test]
fn a_wound_costs_no_turn_and_is_the_only_one() {
    let column = [("V", 5, 1), ("V", 5, 2)];
    let mut game = feud(3).lay(B, &column).lay(Seat(2), &column).hand(&["V!", "V!", "V", "H", "A", "B"]);
    let deck = game.deck_len();
    let hit = damage(&game, ("V!", 5, 2));
    act(&mut game, A, hit);
    assert_eq!(*game.phase(), Phase::Play { seat: A }, "the turn goes on");
    assert_eq!((game.hand(A).len(), game.deck_len()), (6, deck - 1), "a card is drawn for the shot");
    // The third seat's monster is sound, and safe for this turn.
    let place = place(&game, ("V!", 5, 2));
    assert_eq!(verdict(&game, Action::Damage { against: Seat(2), place }), Err(Refusal::QuickDeedDone));
    let play = grow(&game, ("V", 5, 1));
    act(&mut game, A, play);
    assert_eq!(*game.phase(), Phase::Play { seat: B });
    assert_eq!(game.hand(A).len(), 5);
    // The next seat has a quick deed of its own.
    assert!(!game.has_done_quick_deed());
}

#[test]
fn healing_with_a_card_costs_no_turn_and_a_necronomicon_does() {
    let mine = [("V", 5, 1), ("V!", 5, 2)];
    let theirs = [("V", 5, 1)];
    let start = || feud(2).lay(A, &mine).lay(B, &theirs).hand(&["V", "V", "V!", "H", "A", "B"]);
    let mut game = start();
    let heal = Action::Heal(held(&game, "V"));
    act(&mut game, A, heal);
    assert_eq!(*game.phase(), Phase::Play { seat: A });
    let shot = damage(&game, ("V!", 5, 1));
    assert_eq!(verdict(&game, shot), Err(Refusal::QuickDeedDone), "one quick deed a turn");
    let play = grow(&game, ("V", 5, 3));
    act(&mut game, A, play);
    assert_eq!(*game.phase(), Phase::Play { seat: B });
    // After a wound, healing with a card is the turn's play; a Necronomicon always is.
    let mut game = start();
    let shot = damage(&game, ("V!", 5, 1));
    act(&mut game, A, shot);
    let heal = Action::Heal(held(&game, "V"));
    act(&mut game, A, heal);
    assert_eq!(*game.phase(), Phase::Play { seat: B });
    let mut game = start();
    act(&mut game, A, Action::Necronomicon);
    assert_eq!(*game.phase(), Phase::Discard { seat: A });
}

/// Binary saves of before the feud say with one byte whether there are Elder Signs.
#[test]
fn older_saves_are_read() {
    let old = |signs: u8| postcard::from_bytes::<Setup>(&[4, signs, 0, 1, 1]).unwrap();
    assert_eq!(old(0), Setup::players(4));
    assert_eq!(old(1), Setup { variant: Variant::Banishment, ..Setup::players(4) });
}
