//! Whether a state can be one of the game's: what a loader asks before it trusts a save, and what tests ask after
//! every action (section 7 of the rules).

use std::collections::BTreeSet;

use thiserror::Error;

use super::action::{Kind, Play};
use super::cards::{Card, Element, PACK};
use super::hand::Hand;
use super::house::{House, LEVEL, MOST_TROUBLE};
use super::pieces::Piece;
use super::score::{MALICE, champion, tally};
use super::setup::{DEAL, PieceSetter};
use super::state::{Phase, Thoth, Work};
use game::pieces::PieceId;
use game::{Outcome, Seat, SetupError};

/// Why a state cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Corrupt {
    /// The set-up breaks the rules.
    #[error("the set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    /// A list is not one per seat, or a seat is not at the table.
    #[error("the seats do not fit the table")]
    Seats,
    /// A card is missing, or in two places.
    #[error("the pack is not whole")]
    Pack,
    /// A hand is too large or too small.
    #[error("{0} holds a wrong number of cards")]
    Hand(Seat),
    /// A pyramid in two places, or a card among the pyramids.
    #[error("{0} cannot be where the save puts it")]
    Piece(PieceId),
    /// A house that nobody could have built.
    #[error("{0}'s house breaks the rules")]
    House(Seat),
    /// The scores do not add up.
    #[error("the score sheet does not add up")]
    Scores,
    /// The phase does not fit the rest.
    #[error("the game's phase does not fit its cards")]
    Phase,
}

impl Thoth {
    /// Checks the invariants of the game.
    ///
    /// # Errors
    /// The first one broken.
    pub fn audit(&self) -> Result<(), Corrupt> {
        self.setup.validate()?;
        let seats = usize::from(self.setup.players);
        let lists = [self.hands.len(), self.houses.len(), self.malice.len(), self.totals.len()];
        let named = [self.dealer, self.active];
        if lists.iter().any(|&n| n != seats) || named.iter().any(|seat| seat.0 >= self.setup.players) {
            return Err(Corrupt::Seats);
        }
        self.audit_pack()?;
        let mut pyramids = BTreeSet::new();
        for (seat, house) in self.houses() {
            for id in house.pyramids() {
                if Piece::pyramid(id).is_none() || !pyramids.insert(id) {
                    return Err(Corrupt::Piece(id));
                }
            }
            audit_house(house).ok_or(Corrupt::House(seat))?;
        }
        self.audit_phase().ok_or(Corrupt::Phase)?;
        self.audit_hands()?;
        self.audit_scores().ok_or(Corrupt::Scores)
    }

    /// Every card once.
    fn audit_pack(&self) -> Result<(), Corrupt> {
        let houses = self.houses().flat_map(|(_, house)| house.cards());
        let piles =
            self.deck.iter().chain(&self.discard).chain(self.hands.iter().flat_map(Hand::cards)).copied();
        let bids = self.phase.bids().iter().map(|bid| bid.card);
        let all: Vec<Card> =
            piles.chain(houses).chain(self.in_limbo()).chain(self.called).chain(bids).collect();
        let distinct: BTreeSet<Card> = all.iter().copied().collect();
        if all.len() == PACK && distinct.len() == PACK { Ok(()) } else { Err(Corrupt::Pack) }
    }

    /// Five cards each; six for who is about to play, four for who has still to take a bid. What is known of a hand is in it.
    fn audit_hands(&self) -> Result<(), Corrupt> {
        let choosing = self.phase == Phase::Choosing;
        let wrong = |seat: &Seat| {
            let drawn = usize::from(choosing && *seat == self.active);
            let held = DEAL + drawn - usize::from(self.awaits_bid(*seat));
            self.hand(*seat).len() != held || !self.hands[usize::from(seat.0)].audit()
        };
        self.setup.seats().find(wrong).map_or(Ok(()), |seat| Err(Corrupt::Hand(seat)))
    }

    fn audit_phase(&self) -> Option<()> {
        let over = self.phase == Phase::Over;
        let scored = over || self.phase == Phase::Scored;
        let roofs = self.houses().filter(|(_, house)| house.roof.is_some()).count();
        let ended = roofs + usize::from(self.called.is_some());
        let knocked = matches!(self.phase, Phase::Knocked { .. });
        let hands = self.hand.checked_sub(u32::from(!scored))?;
        let fits = over == self.outcome.is_some()
            && (ended == usize::from(scored) || (knocked && ended == roofs && roofs == 1))
            && u32::try_from(self.results.len()).ok()? == hands
            && self.hand > 0
            && (self.extra_turns == 0 || !scored);
        let work_fits = self.phase.work().is_none_or(|work| self.audit_work(work).is_some());
        (fits && work_fits && self.audit_victims() && self.audit_auction()).then_some(())
    }

    /// Who is asked whether harm was meant are others than who did it, each once, and a roof waits for the answer.
    fn audit_victims(&self) -> bool {
        let Phase::Knocked { victims } = &self.phase else { return true };
        let others = self.setup.clockwise_from(self.active).filter(|&seat| seat != self.active);
        let asked: Vec<Seat> = others.filter(|seat| victims.contains(seat)).collect();
        let by_hand = self.setup.builder == PieceSetter::ByHand;
        by_hand && !asked.is_empty() && asked == *victims && self.extra_turns == 0
    }

    /// A play under way is one that a hand builds, and its pyramids stand on top of the house.
    fn audit_work(&self, work: &Work) -> Option<()> {
        let house = self.house(self.active);
        let by_hand = self.setup.builder == PieceSetter::ByHand && work.play.pieces() > 0;
        let free_hand = house.is_none_or(|house| !house.in_trouble());
        let fits = match work.play {
            Play::Raise { card, size, count } => {
                let top = house?.top();
                let worth = u16::from(card.worth()?);
                let placed_on_top = top.pyramids.ends_with(&work.placed);
                let left = usize::from(count).checked_sub(work.placed.len())?;
                self.discard.contains(&card)
                    && placed_on_top
                    && left > 0
                    && left <= top.free()
                    && size.pips() * u16::from(count) <= worth
                    && left <= usize::from(self.bank().count(card.element(), size))
                    && top.card.accepts().contains(card.element())
                    && top.size().is_none_or(|stands| stands == size)
            }
            Play::Foundation { card } => house.is_none() && card.is_foundation(),
            Play::Story { card } => card.is_story() && covers(house?, card, card.court_element()),
            Play::Roof { card } => card.roof().is_some() && covers(house?, card, card.roof()),
            Play::Trouble { card, against, replacing } => {
                let trouble = &self.house(against)?.trouble;
                let room = match replacing {
                    None => trouble.len() < MOST_TROUBLE,
                    Some(old) => trouble.len() == MOST_TROUBLE && trouble.contains(&old),
                };
                against != self.active && card.trouble().is_some() && room
            }
            Play::Relief { .. } | Play::Discard { .. } | Play::CallEnd { .. } => false,
        };
        let piece_fits = match &self.phase {
            Phase::Holding { piece, .. } | Phase::Settling { piece, .. } => match work.play {
                Play::Raise { card, size, .. } => {
                    Piece::pyramid(*piece) == Some((card.element(), size)) && self.in_bank(*piece)
                }
                _ => self.card_to_lay() == Some(*piece),
            },
            _ => true,
        };
        let placed_fits = work.play.kind() == Kind::Raise || work.placed.is_empty();
        (by_hand && free_hand && fits && piece_fits && placed_fits).then_some(())
    }

    fn audit_scores(&self) -> Option<()> {
        let mut totals = vec![0_i32; self.totals.len()];
        for (number, result) in (1..).zip(&self.results) {
            let lists = [result.tallies.len(), result.malice.len(), result.cards.len(), result.totals.len()];
            let seats_fit = lists.iter().all(|&n| n == totals.len()) && result.winner.0 < self.setup.players;
            if !seats_fit || result.hand != number {
                return None;
            }
            for ((total, tally), malice) in totals.iter_mut().zip(&result.tallies).zip(&result.malice) {
                *total = total.saturating_add(tally.total()).saturating_sub(*malice);
            }
            let over = champion(&totals, self.setup.goal_to_reach(), result.winner)
                .map(|seat| Outcome::Won(vec![seat]));
            let last = usize::try_from(number).ok()? == self.results.len();
            let fits = if last { over == self.outcome } else { over.is_none() };
            if totals != result.totals || !fits {
                return None;
            }
        }
        if matches!(self.phase, Phase::Scored | Phase::Over) {
            let last = self.results.last()?;
            let tallies = self.setup.seats().map(|seat| tally(self.house(seat), self.hand(seat)));
            let recomputed = tallies.eq(last.tallies.iter().copied()) && last.winner == self.dealer;
            return (recomputed && totals == self.totals).then_some(());
        }
        let sums = totals.iter().zip(&self.malice).map(|(total, malice)| total.saturating_sub(*malice));
        let whole = self.malice.iter().all(|malice| *malice >= 0 && malice % MALICE == 0);
        (whole && sums.eq(self.totals.iter().copied())).then_some(())
    }
}

fn covers(house: &House, card: Card, needs: Option<Element>) -> bool {
    let top = house.top();
    let planetary = card.is_story() && needs.is_none();
    top.is_full() && (planetary || needs.is_some_and(|element| top.elements().contains(element)))
}

/// T13 to T18, T20 for one house.
fn audit_house(house: &House) -> Option<()> {
    let trouble_fits =
        house.trouble.len() <= MOST_TROUBLE && house.trouble.iter().all(|card| card.trouble().is_some());
    let mut fits = house.ground.card.is_foundation() && trouble_fits;
    let mut beneath = None;
    for floor in house.floors() {
        let accepts = floor.card.accepts();
        let size = floor.size();
        fits &= floor.pyramids.len() <= LEVEL;
        fits &= floor.kinds().all(|(element, s)| accepts.contains(element) && Some(s) == size);
        if let Some(beneath) = beneath.replace(floor) {
            let suit = floor.card.court_element();
            fits &= floor.card.is_story() && beneath.is_full();
            fits &= suit.is_none_or(|element| beneath.elements().contains(element));
        }
    }
    if let Some(roof) = house.roof {
        let top = house.top();
        fits &= top.is_full() && roof.roof().is_some_and(|element| top.elements().contains(element));
    }
    fits.then_some(())
}
