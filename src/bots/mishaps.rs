//! Falls that a hand caused while it carried a piece: where in a match, what it knocked over, and whether that was forgiven. So a
//! look back names a sweep of the hand, and does not blame the place where the piece came to stand.

use super::look_back::Progress;
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

/// The same beside other work on the same recording; `None` if either was stopped.
pub fn mishaps_beside<G: Tabled, T: Send>(
    replay: Replay<Match<G>>,
    progress: &Progress,
    seats: &[Seat],
    pardons: impl Fn(&Intent<G>) -> bool + Send,
    other: impl FnOnce() -> Option<T> + Send,
) -> Option<(Vec<Mishap>, T)>
where
    Replay<Match<G>>: Send,
{
    let (found, other) = rayon::join(|| mishaps(replay, progress, seats, pardons), other);
    found.zip(other)
}

/// What the hands of these seats knocked over in a match while they carried something, in order. It is read again from its beginning;
/// `pardons` says by which deeds the rules forgive the last of it. `None` if it was stopped.
pub fn mishaps<G: Tabled>(
    mut replay: Replay<Match<G>>,
    progress: &Progress,
    seats: &[Seat],
    pardons: impl Fn(&Intent<G>) -> bool,
) -> Option<Vec<Mishap>> {
    let mut found: Vec<(usize, Mishap)> = vec![];
    let (mut witness, mut grip) = (Witness::default(), None::<Grip>);
    while !progress.is_stopped() {
        let (m, step) = (replay.now(), replay.steps().0);
        if let Some(account) = witness.see(m.sim(), m.hand())
            && let Some((Touch::Met { held, other }, _)) = account.touch
            && let Some(Grip { step, turn, seat, deeds }) = grip.take_if(|grip| seats.contains(&grip.seat))
            && !account.fallen.is_empty()
        {
            let [held_name, other_name] = [held, other].map(|id| m.piece(id));
            let better = MishapAdvice::Over { held: held_name, other: other_name };
            let words = [account.message(&|id| m.piece(id), None), better.message()];
            let (touch, fallen) = ([held, other], account.fallen);
            found.push((deeds, Mishap { step, turn, seat, touch, fallen, words, forgiven: None }));
        }
        let done = m.deeds();
        for (deeds, mishap) in &mut found {
            if done <= *deeds {
                mishap.forgiven = Some(Pardon::TakenBack);
            }
        }
        match replay.next_deed() {
            Some(Intent::Take(_)) => {
                grip = Some(Grip { step, turn: m.turn_words(), seat: m.game().actor(), deeds: done });
            }
            Some(deed) if pardons(deed) => {
                if let Some((_, mishap)) = found.last_mut() {
                    mishap.forgiven.get_or_insert(Pardon::Accident);
                }
            }
            _ => {}
        }
        if replay.step().is_none() {
            return Some(found.into_iter().map(|(_, mishap)| mishap).collect());
        }
    }
    None
}
