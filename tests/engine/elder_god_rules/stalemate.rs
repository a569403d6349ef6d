//! When nobody gets any further (E25): what is counted, what begins the count anew, and who has won. The sheet says 3
//! reshuffles and 10 full rounds; these numbers are written out here.

use super::*;
use game::Outcome;

const HAND: [&str; 6] = ["V", "H!", "A!", "B!", "H", "A"];

/// The seat passes and discards its first card.
fn idle(game: &mut ElderGod, seat: Seat) {
    act(game, seat, Action::Pass);
    let card = Action::Discard(game.hand(seat)[0]);
    act(game, seat, card);
}

/// The same game with every card of the deck on the discard pile.
fn emptied(game: &ElderGod) -> ElderGod {
    let mut value = serde_json::to_value(game).unwrap();
    let deck = std::mem::take(value["deck"].as_array_mut().unwrap());
    value["discard"].as_array_mut().unwrap().extend(deck);
    let game: ElderGod = serde_json::from_value(value).unwrap();
    game.audit().unwrap();
    game
}

/// Two players: ten full rounds are twenty turns.
#[test]
fn ten_idle_rounds_not_nine() {
    for (turn, ends) in [(37, false), (38, false), (39, false), (40, true)] {
        let mut game = scene(2).clock(turn, 20, 3).hand(&HAND);
        idle(&mut game, A);
        assert_eq!(game.outcome().is_some(), ends, "{} turns after the last play", turn - 20);
    }
    // Three players: thirty turns.
    for (turn, ends) in [(49, false), (50, true)] {
        let mut game = scene(3).clock(turn, 20, 3).hand(&HAND);
        idle(&mut game, A);
        assert_eq!(game.outcome().is_some(), ends, "three at the table, turn {turn}");
    }
}

/// The third reshuffle comes with the second seat's draw: the game ends with that turn, not before.
#[test]
fn the_third_idle_reshuffle_counts() {
    let mut game = emptied(&scene(2).clock(61, 20, 2).hand(&HAND));
    idle(&mut game, A);
    assert_eq!((game.outcome(), game.clock().idle_reshuffles), (None, 3), "the other drew from a new deck");
    idle(&mut game, B);
    assert!(matches!(game.ending(), Some(Ending::Stalemate(_))));
    // Without a reshuffle two stay two.
    let mut game = scene(2).clock(61, 20, 2).hand(&HAND);
    for seat in [A, B, A, B] {
        idle(&mut game, seat);
    }
    assert_eq!((game.outcome(), game.clock().idle_reshuffles), (None, 2));
}

/// Growing, and a Necronomicon too, is something done to a monster.
#[test]
fn a_play_begins_the_count_anew() {
    let mut game = scene(2).clock(90, 20, 3).hand(&HAND);
    let first = grow(&game, ("V", 5, 1));
    act(&mut game, A, first);
    assert_eq!(game.clock(), Clock { turn: 91, last_play: 90, idle_reshuffles: 0 });
    let mut game = scene(2).lay(A, &[("V", 5, 1), ("V!", 5, 2)]).clock(90, 20, 3).hand(&HAND);
    act(&mut game, A, Action::Necronomicon);
    let thrown = Action::Discard(game.hand(A)[0]);
    act(&mut game, A, thrown);
    assert_eq!(game.clock(), Clock { turn: 91, last_play: 90, idle_reshuffles: 0 });
}

/// The longest path wins, whatever the Necronomicons; among equal paths more unused Necronomicons; then all together.
#[test]
fn paths_first_then_unused_necronomicons() {
    let [v1, v2] = [("V", 5, 1), ("V", 5, 2)];
    let [shot, second] = [("V!", 5, 1), ("V!", 5, 2)];
    let stalled = |scene: Scene| {
        let mut game = scene.clock(90, 20, 3).hand(&HAND);
        idle(&mut game, A);
        game.outcome()
    };
    let one = cell(5, 1);
    // Equal paths: the second seat has both Necronomicons left, the first has played one.
    let scene_of = || scene(2).lay(A, &[shot, v2]).lay(B, &[v1, v2]);
    assert_eq!(stalled(scene_of().necronomicons(A, 1, &[one])), Some(Outcome::Won(vec![B])));
    // A path longer by one is worth more than any Necronomicon.
    let longer = scene(2).lay(A, &[shot, second, ("V", 5, 3)]).lay(B, &[v1, v2]);
    let longer = longer.necronomicons(A, 0, &[one, cell(5, 2)]);
    assert_eq!(stalled(longer), Some(Outcome::Won(vec![A])));
    // All equal: shared.
    let equal = scene(2).lay(A, &[v1, v2]).lay(B, &[v1, v2]);
    assert_eq!(stalled(equal), Some(Outcome::Drawn(vec![A, B])));
}
