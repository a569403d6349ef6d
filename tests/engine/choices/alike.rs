//! What looks the same to a seat offers it the same, beside other secrets.

use bench::alike::{self, Games};
use bench::games;
use bench::leak_study::LeakStudy;
use game::Seat;
use game::choices::Choices;
use serde::Serialize;
use support::counts::whole_or;

/// Plays pairs of games for each number of players.
fn compared<G>(games: &Games<G>, pairs: u32) -> LeakStudy
where
    G: Choices<View: Clone + Serialize> + Clone,
{
    let of = |players| alike::study(games, pairs, players, 62, &|| ()).unwrap();
    (2..=5).map(of).fold(LeakStudy::default(), LeakStudy::and)
}

#[test]
fn what_looks_alike_offers_the_same_and_refuses_it_for_the_same_reasons() {
    let pairs = whole_or(100, 2);
    let studies = [
        compared(&games::rathulhu::ALIKE, pairs),
        compared(&games::elder_god::ALIKE, pairs),
        compared(&games::thoth::ALIKE, pairs),
    ];
    for study in studies {
        assert!(study.leaks.is_empty(), "{:#?}", study.leaks);
        assert!(study.rounds == 4 * pairs && study.looks > 100 * u64::from(pairs), "{study:?}");
    }
}

/// What another seat sees: its hand, its hidden score.
fn of_another<G: Choices>(game: &G, seat: Seat) -> G::View {
    game.view(Some(Seat(1 - seat.0.min(1))))
}

#[test]
fn what_tells_a_secret_is_found() {
    let hands = Games { look: of_another, ..games::elder_god::ALIKE };
    let cards = Games { look: of_another, ..games::thoth::ALIKE };
    assert!(!compared(&cards, 2).leaks.is_empty());
    let scores = Games { look: of_another, ..games::rathulhu::ALIKE };
    assert!(!compared(&hands, 2).leaks.is_empty() && !compared(&scores, 2).leaks.is_empty());
}
