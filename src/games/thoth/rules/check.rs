//! What may be done now. One source of truth: [`Thoth::check`] refuses with a reason, and the list of legal actions
//! is everything it does not refuse.

use super::action::{Action, Play};
use super::facts::Manner;
use super::pieces::{Piece, card_piece, pyramids_of};
use super::refusal::Refusal;
use super::state::{Phase, Thoth, Work};
use game::pieces::PieceId;
use game::{OutOfTurn, Seat};

impl Thoth {
    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The reason why not, in words for the player.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        OutOfTurn::check(seat, (self.phase != Phase::Over).then(|| self.turn_of()))?;
        match (&self.phase, action) {
            (Phase::Choosing, Action::Play(play)) => self.check_play(seat, *play),
            (Phase::Building { work }, Action::Take(id)) => self.may_take(work, *id),
            (Phase::Building { .. }, Action::Enough)
            | (Phase::Holding { .. }, Action::Release | Action::PutBack)
            | (Phase::Scored, Action::Deal)
            | (Phase::Knocked { .. }, Action::Say(_)) => Ok(()),
            (Phase::Bidding, Action::Bid(card)) => {
                self.hand(seat).contains(card).then_some(()).ok_or(Refusal::NotInHand(*card))
            }
            (Phase::Taking { bids, .. }, Action::TakeBid(card)) => {
                bids.iter().any(|bid| bid.card == *card).then_some(()).ok_or(Refusal::NotABid(*card))
            }
            (Phase::Settling { .. }, Action::Settled(facts)) => Ok(facts.validate(&self.expected_pieces())?),
            (Phase::Choosing | Phase::Building { .. }, Action::Late { by, facts }) => {
                self.may_fall_late(*by, facts)
            }
            (Phase::Scored, _) => Err(Refusal::DealFirst),
            (Phase::Knocked { .. }, _) => Err(Refusal::SayFirst),
            (Phase::Bidding, _) => Err(Refusal::BidFirst),
            (Phase::Taking { .. }, _) => Err(Refusal::TakeBidFirst),
            (_, Action::Bid(_) | Action::TakeBid(_)) => Err(Refusal::NoAuction),
            (_, Action::Say(_)) => Err(Refusal::NothingToSay),
            (_, Action::Deal) => Err(Refusal::NotOver),
            (_, Action::Settled(_) | Action::Late { .. }) => Err(Refusal::NothingToJudge),
            (Phase::Settling { .. }, _) => Err(Refusal::Settling),
            (Phase::Choosing, _) => Err(Refusal::PlayFirst),
            (Phase::Building { .. }, Action::Play(_)) => Err(Refusal::BuildFirst),
            (Phase::Building { .. }, _) => Err(Refusal::HandEmpty),
            (Phase::Holding { .. }, _) => Err(Refusal::HandFull),
            (Phase::Over, _) => Err(OutOfTurn::GameOver.into()),
        }
    }

    /// Who is to act, or on whose behalf the referee is.
    pub(super) fn turn_of(&self) -> Seat {
        match &self.phase {
            Phase::Scored => self.dealer,
            Phase::Knocked { victims } => victims.first().copied().unwrap_or(self.active),
            _ => self.active,
        }
    }

    /// Every legal action of `seat`, in a fixed order; the referee's report is not among them.
    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        match &self.phase {
            _ if seat != self.turn_of() => Vec::new(),
            Phase::Choosing => self.plays(seat).into_iter().map(Action::Play).collect(),
            Phase::Building { work } => {
                let pieces: Vec<PieceId> = match work.play {
                    Play::Raise { card, size, .. } => pyramids_of(card.element(), size).collect(),
                    play => vec![card_piece(play.card())],
                };
                let takes =
                    pieces.into_iter().filter(|&id| self.may_take(work, id).is_ok()).map(Action::Take);
                takes.chain([Action::Enough]).collect()
            }
            Phase::Holding { .. } => vec![Action::Release, Action::PutBack],
            Phase::Scored => vec![Action::Deal],
            Phase::Knocked { .. } => [Manner::Accident, Manner::Malice].map(Action::Say).to_vec(),
            Phase::Bidding => self.hand(seat).iter().copied().map(Action::Bid).collect(),
            Phase::Taking { bids, .. } => bids.iter().map(|bid| Action::TakeBid(bid.card)).collect(),
            Phase::Settling { .. } | Phase::Over => Vec::new(),
        }
    }

    fn may_take(&self, work: &Work, id: PieceId) -> Result<(), Refusal> {
        match work.play {
            Play::Raise { card, size, .. } => {
                let element = card.element();
                if Piece::pyramid(id) == Some((element, size)) && self.in_bank(id) {
                    Ok(())
                } else {
                    Err(Refusal::WantPyramid(Piece::Pyramid { element, size }))
                }
            }
            play if id == card_piece(play.card()) => Ok(()),
            play => Err(Refusal::WantCard(play.card())),
        }
    }
}
