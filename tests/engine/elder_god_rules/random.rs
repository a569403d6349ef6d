//! Random games, with the invariants of the sheet (section 10) looked at after every action.

use super::*;
use crate::every_game::elder_god::random_action;
use rayon::prelude::*;
use std::collections::BTreeSet;
use support::counts::tenth;

/// Every card once; every Necronomicon; at most one wound; ends that meet; a monster of one piece.
fn invariants(game: &ElderGod) {
    let deck = game.deck_len();
    let laid = game.players().iter().flat_map(|player| player.monster.cards());
    let held = game.seats().flat_map(|seat| game.hand(seat).to_vec());
    let open: Vec<Card> = laid.chain(held).chain(game.discard().iter().copied()).collect();
    let all = if game.setup().has_signs() { 109 } else { 104 };
    assert_eq!(open.iter().collect::<BTreeSet<_>>().len(), open.len(), "a card is in two places");
    assert_eq!(open.len() + deck, all);
    for player in game.players() {
        let marked =
            player.monster.laid().iter().filter(|laid| laid.mark == Some(Treatment::Necronomicon)).count();
        let count = marked + usize::from(player.necronomicons);
        assert!(count == 2 || (count < 2 && game.setup().has_signs()));
        let ends_at = |at: Cell| match player.monster.at(at) {
            Some(laid) => laid.top.sides(),
            None if at == BODY => Sides::of(&[Side::North]),
            None => Sides::default(),
        };
        let is_eye =
            |at: Cell| player.monster.at(at).is_some_and(|laid| matches!(laid.face(), CardFace::Eyestalk(_)));
        let is_taken = |at: Cell| at == BODY || player.monster.at(at).is_some();
        let (mut reached, mut ring) = (BTreeSet::from([BODY]), vec![BODY]);
        while let Some(at) = ring.pop() {
            for side in ends_at(at).iter() {
                let beside = at.beside(side).expect("no end points off the area");
                let meets = ends_at(beside).has(side.opposite());
                assert!(meets || is_eye(beside) || !is_taken(beside), "an end meets none");
                if is_taken(beside) && reached.insert(beside) && !is_eye(beside) {
                    ring.push(beside);
                }
            }
        }
        assert_eq!(reached.len(), player.monster.laid().len() + 1, "a card hangs on nothing");
        let state = |laid: &&Laid| player.monster.state(laid.at) == Some(Condition::Damaged);
        let wounds: Vec<&Laid> = player.monster.laid().iter().filter(state).collect();
        assert!(wounds.len() <= 1);
        for laid in player.monster.laid() {
            assert!(laid.under.is_none() || wounds == [laid], "only a wound covers a card");
        }
    }
    game.audit().unwrap();
}

/// Plays a game of random actions, of any number of players and all options. Tells whether it ended without a winner.
fn ends_without_a_winner(seed: u64) -> bool {
    let setup = Setup {
        variant: [Variant::Usual, Variant::Feud, Variant::Banishment][[0, 0, 0, 1, 2][(seed % 5) as usize]],
        crappy_cultist: seed % 7 == 6,
        beside_immune: !seed.is_multiple_of(3),
        scars: !seed.is_multiple_of(11),
        players: 2 + (seed % 4) as u8,
    };
    let mut game = ElderGod::new(&setup, seed).unwrap();
    let mut rng = Rng::stream(seed, 9);
    while game.outcome().is_none() {
        let seat = game.to_act()[0];
        let action = random_action(&game.legal_actions(seat), &mut rng);
        game.apply(seat, action).unwrap();
        invariants(&game);
    }
    matches!(game.ending(), Some(Ending::Stalemate(_)))
}

/// 5,000 games, as many as the rules were measured with; a tenth in `./test`.
#[test]
fn random_games_keep_what_always_holds() {
    let games = tenth(5_000);
    let stalemates = (0..games).into_par_iter().filter(|&seed| ends_without_a_winner(seed)).count() as u64;
    assert!(stalemates * 5 < games, "{stalemates} of {games} ended without a winner");
}
