//! Builders of R'lyeh: what needs no hand.

use super::*;
use game::Game as _;
use rlyeh_rules::{self as rlyeh, Rlyeh};

/// A report of a table that has settled: all stands alone on the table.
fn settled(game: &Rlyeh) -> rlyeh::Action {
    let lies = |id| rlyeh::PieceFacts {
        class: matches!(game.piece(id), Some(rlyeh::Piece::Pyramid { .. })).then_some(rlyeh::Class::Upright),
        surface: rlyeh::Surface::Table,
        supports: [rlyeh::Surface::Table].into(),
        fallen: None,
        nested_on: None,
        top_um: 25_400,
        off_table: false,
    };
    let pieces = game.expected_pieces().into_iter().map(|id| (id, lies(id)));
    rlyeh::Action::Settled(rlyeh::Facts { pieces: pieces.collect(), timed_out: false })
}

#[test]
fn each_way_to_what_needs_no_hand_in_rlyeh_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(63);
    for seed in 0..whole_or(400, 100) {
        let setup = match seed % 3 {
            0 => rlyeh::Setup::solitaire(2 + (seed % 4) as u8),
            _ => rlyeh::Setup::players(2 + (seed % 4) as u8),
        };
        let mut game = <Rlyeh as game::Game>::new(&setup, seed).unwrap();
        for _ in 0..40 {
            let seat = game.active();
            let offers = Offers::<Rlyeh>::of(game.view(None));
            let legal = game.legal_actions(seat).into_iter();
            let by_hand = |what: &rlyeh::Action| {
                !matches!(what, rlyeh::Action::Roll | rlyeh::Action::Pass | rlyeh::Action::Stop)
            };
            let legal: Vec<_> = legal.filter(|what| !by_hand(what)).map(|what| (seat, what)).collect();
            assert_eq!(Rlyeh::offered(offers.known()), legal);
            for offer in offers.all() {
                is_done(offer, &offers);
                deeds.insert(offer.way.deed.id);
            }
            for deed in Rlyeh::DEEDS {
                let rules = |what: &rlyeh::Action| game.check(seat, what).err().map(|why| why.message());
                match offers.comes(&Pointing::Deed(deed), None).expect("it always means something") {
                    Comes::Does(by, what) => assert_eq!((by, rules(&what)), (seat, None)),
                    Comes::Refused(by, what, why) => assert_eq!((by, rules(&what)), (seat, Some(why))),
                }
            }
            if game.outcome().is_some() {
                break;
            }
            let what = if game.referee_for().is_some() {
                settled(&game)
            } else {
                let legal = game.legal_actions(seat);
                let ends = chance.below(20) == 0;
                let stays = legal.into_iter().filter(|what| ends || *what != rlyeh::Action::Stop);
                some(stays.collect(), 1, &mut chance).remove(0)
            };
            game.apply(seat, what).unwrap();
        }
    }
    all_deeds::<Rlyeh>(&deeds);
}
