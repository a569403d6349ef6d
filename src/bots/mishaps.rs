//! Falls that a hand caused while it carried a piece: where in a match, what it knocked over, and whether that was forgiven. So a
//! look back names a sweep of the hand, and does not blame the place where the piece came to stand.

use game::Seat;
use game::message::{Message, Say, texts};
use session::replay::{Recorded, Replay};
use session::{Intent, Match, Tabled};
use table::PieceId;
use table::forensics::{Touch, Witness};

/// A fall that a hand caused while it carried something.
#[derive(Clone, Debug, PartialEq)]
pub struct Mishap {
    /// After so many steps of the recording it took the piece.
    pub step: u64,
    /// In which turn, as players call it.
    pub turn: Message,
    /// Whose hand.
    pub seat: Seat,
    /// The held piece, and the first piece that it met.
    pub touch: [PieceId; 2],
    /// Everything that fell.
    pub fallen: Vec<PieceId>,
    /// What happened, and what would have been better, in words.
    pub words: [Message; 2],
    /// Why it was forgiven; `None` if it was not.
    pub forgiven: Option<Pardon>,
}

/// Why a fall is forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pardon {
    /// The step was taken back.
    TakenBack,
    /// The rules forgive it.
    Accident,
}

texts! {
    /// What would have been better than to knock something over.
    pub enum MishapAdvice in "mishap-" {
        Over { held: Message, other: Message },
    }
}

/// What a hand has taken.
struct Grip {
    step: u64,
    turn: Message,
    seat: Seat,
    /// So many deeds were done before.
    deeds: usize,
}

/// Looks on while a match is read again from its beginning, and takes down what the hands of some seats knocked over while they
/// carried something.
pub struct MishapObserver<F> {
    seats: Vec<Seat>,
    /// Whether by a deed the rules forgive the last of it.
    pardons: F,
    witness: Witness,
    grip: Option<Grip>,
    /// Each with the number of deeds that were done before.
    found: Vec<(usize, Mishap)>,
}

impl<F> MishapObserver<F> {
    /// Looks at the hands of these seats; `pardons` says by which deeds the rules forgive the last of what they knocked over.
    pub fn new(seats: Vec<Seat>, pardons: F) -> Self {
        Self { seats, pardons, witness: Witness::default(), grip: None, found: vec![] }
    }

    /// Looks at the match before its next step; to be called once for every step, and at the end.
    pub fn see<G: Tabled>(&mut self, replay: &Replay<Match<G>>)
    where
        F: Fn(&Intent<G>) -> bool,
    {
        let (m, step) = (replay.now(), replay.steps().0);
        if let Some(account) = self.witness.see(m.sim(), m.hand())
            && let Some((Touch::Met { held, other }, _)) = account.touch
            && let Some(grip) = self.grip.take_if(|grip| self.seats.contains(&grip.seat))
            && !account.fallen.is_empty()
        {
            let Grip { step, turn, seat, deeds } = grip;
            let [held_name, other_name] = [held, other].map(|id| m.piece(id));
            let better = MishapAdvice::Over { held: held_name, other: other_name };
            let words = [account.message(&|id| m.piece(id), None), better.message()];
            let (touch, fallen) = ([held, other], account.fallen);
            self.found.push((deeds, Mishap { step, turn, seat, touch, fallen, words, forgiven: None }));
        }
        let done = m.deeds();
        for (deeds, mishap) in &mut self.found {
            if done <= *deeds {
                mishap.forgiven = Some(Pardon::TakenBack);
            }
        }
        match replay.next_deed() {
            Some(Intent::Take(_)) => {
                self.grip = Some(Grip { step, turn: m.turn_words(), seat: m.game().actor(), deeds: done });
            }
            Some(deed) if (self.pardons)(deed) => {
                if let Some((_, mishap)) = self.found.last_mut() {
                    mishap.forgiven.get_or_insert(Pardon::Accident);
                }
            }
            _ => {}
        }
    }

    /// What was knocked over, in order.
    pub fn found(self) -> Vec<Mishap> {
        self.found.into_iter().map(|(_, mishap)| mishap).collect()
    }
}
