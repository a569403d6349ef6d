//! Scores that are kept hidden (U30): a game beside the same game with open scores.

use super::*;
use game::rng::Rng;

/// A game with open scores and one with hidden ones, in which the same is done.
struct Both {
    open: Rathulhu,
    hidden: Rathulhu,
    rng: Rng,
}

impl Both {
    fn new(setup: Setup, seed: u64) -> Self {
        let [open, hidden] = [setup, setup.hiding_scores()].map(|setup| Rathulhu::new(&setup, seed).unwrap());
        Self { open, hidden, rng: Rng::new(seed) }
    }

    /// Something is done in both; what came of it.
    fn step(&mut self) -> [Vec<Event>; 2] {
        let seat = self.open.to_act()[0];
        let legal = self.open.legal_actions(seat);
        assert_eq!(self.hidden.legal_actions(seat), legal);
        let action = crate::every_game::rathulhu::random_action(&legal, &mut self.rng);
        [&mut self.open, &mut self.hidden].map(|game| act(game, seat, action))
    }
}

/// What a view of the game with open scores would be to somebody who may not know those of others.
fn without_others(mut view: View, viewer: Option<Seat>) -> View {
    view.setup = view.setup.hiding_scores();
    let hides = |seat: usize| viewer != Some(Seat(seat as u8));
    for seat in (0..view.players.len()).filter(|seat| hides(*seat)) {
        view.players[seat].score = None;
        view.sheets.iter_mut().for_each(|sheet| sheet.lines[seat] = None);
    }
    view
}

#[test]
fn a_hidden_score_is_seen_by_its_owner_alone_until_the_last_aeon_is_counted() {
    for (setup, seed) in [(Setup::players(3), 1), (Setup::ra(), 2), (Setup::players(5), 3)] {
        let mut both = Both::new(setup, seed);
        let mut aeons = 0;
        while both.open.outcome().is_none() {
            for viewer in [None, Some(A), Some(B)] {
                let seen = both.hidden.view(viewer);
                assert_eq!(seen, without_others(both.open.view(viewer), viewer));
                let guessed = Rathulhu::determinize(&seen, 9).unwrap();
                let own = |game: &Rathulhu| viewer.map(|seat| game.player(seat).unwrap().score);
                assert_eq!(own(&guessed), own(&both.hidden));
                // All others are taken to have as much; whoever only looks on takes it that nobody has scored.
                let taken = own(&guessed).unwrap_or(INITIAL_SCORE);
                assert!(guessed.players().iter().all(|player| player.score == taken));
            }
            let [open, hidden] = both.step();
            for (open, hidden) in open.into_iter().zip(hidden) {
                let Event::AeonScored { sheet, scores } = &hidden else {
                    assert_eq!(open, hidden);
                    continue;
                };
                aeons += 1;
                if aeons == usize::from(AEONS) {
                    assert_eq!(open, hidden, "in the end all is told");
                    continue;
                }
                assert!(sheet.lines.is_empty() && scores.is_empty());
                let told = english(&hidden);
                let numbers: String = told.chars().filter(char::is_ascii_digit).collect();
                assert_eq!(numbers, aeons.to_string(), "{told}");
            }
        }
        assert_eq!((both.hidden.outcome(), aeons), (both.open.outcome(), 3));
        let mut open = both.open.view(None);
        open.setup = open.setup.hiding_scores();
        assert_eq!(both.hidden.view(None), open, "when it is over everybody sees everything");
    }
}

#[test]
fn a_set_up_is_read_as_it_was_written() {
    for setup in [Setup::players(3), Setup::ra(), Setup::ra().hiding_scores()] {
        let bytes = postcard::to_stdvec(&setup).unwrap();
        assert_eq!(postcard::from_bytes::<Setup>(&bytes).unwrap(), setup);
        let json = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    }
    assert_eq!(serde_json::from_str::<Setup>("{\"players\":4}").unwrap(), Setup::players(4));
}
