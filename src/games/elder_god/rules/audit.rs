//! Whether a state can be one of the game's: what a loader asks before it trusts a save, and what tests ask after every
//! action (section 10 of the rules).

use thiserror::Error;

use super::cards::{Card, CardFace};
use super::cells::{BODY, Cell, Side};
use super::monster::{Laid, Lying, Monster};
use super::setup::{HAND, NECRONOMICONS};
use super::state::{ElderGod, Ending, Phase};
use super::turn::MOST_TURNS;
use game::{Seat, SetupError};

/// Why a state cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Corrupt {
    /// The set-up breaks the rules.
    #[error("the set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    /// Cards are missing, doubled or too many.
    #[error("the cards do not add up to those of the game")]
    Cards,
    /// Necronomicons are missing or too many.
    #[error("the Necronomicons of {0} do not add up")]
    Necronomicons(Seat),
    /// A hand is too large.
    #[error("{0} holds a number of cards that nobody can hold")]
    Hand(Seat),
    /// A card lies where it cannot, or as it cannot.
    #[error("the card at {1} cannot lie as it does on the monster of {0}")]
    Misplaced(Seat, Cell),
    /// There are two wounds.
    #[error("the monster of {0} has more than one wound")]
    Wounds(Seat),
    /// A monster can never be completed.
    #[error("the monster of {0} is sealed")]
    Sealed(Seat),
    /// What the game waits for, or how it ended, does not fit the table.
    #[error("the game's phase does not fit what lies on the table")]
    Phase,
}

impl ElderGod {
    /// Checks the invariants of the game.
    ///
    /// # Errors
    /// The first one broken.
    pub fn audit(&self) -> Result<(), Corrupt> {
        self.setup.validate()?;
        let seats = usize::from(self.setup.players);
        if self.players.len() != seats || self.hands.len() != seats {
            return Err(Corrupt::Phase);
        }
        self.audit_cards()?;
        for (seat, player) in self.seats().zip(&self.players) {
            audit_monster(seat, &player.monster)?;
            let played = player.monster.necronomicons();
            let all = usize::from(NECRONOMICONS);
            // One that lay on a banished card is lost (E26).
            let lost = all.checked_sub(usize::from(player.necronomicons) + played);
            if lost.is_none_or(|lost| lost > 0 && !self.setup.has_signs()) {
                return Err(Corrupt::Necronomicons(seat));
            }
            let won = matches!(self.ending, Some(Ending::Mouth(winner)) if winner == seat);
            // What is banished may leave two ends that point to one cell.
            let sealed = !player.monster.plan().is_continuable(self.setup.needed());
            if sealed && !won && !self.setup.has_signs() {
                return Err(Corrupt::Sealed(seat));
            }
            if player.wounded_turns > 0 && player.monster.wound().is_none() {
                return Err(Corrupt::Wounds(seat));
            }
        }
        self.audit_phase()
    }

    fn audit_cards(&self) -> Result<(), Corrupt> {
        let laid = self.players.iter().flat_map(|player| player.monster.cards());
        let held = self.hands.iter().flatten().copied();
        let mut all: Vec<Card> =
            laid.chain(held).chain(self.deck.iter().chain(&self.discard).copied()).collect();
        all.sort_unstable();
        if !all.into_iter().eq(Card::all(self.setup.has_signs())) {
            return Err(Corrupt::Cards);
        }
        for seat in self.seats() {
            // Only whoever is about to play or to discard, or has won before that, may hold one card more (E22).
            let one_more = match self.phase {
                Phase::Play { seat: of } | Phase::Mouth { seat: of } | Phase::Discard { seat: of } => {
                    of == seat
                }
                Phase::Redraw { .. } | Phase::Banish { .. } => false,
                Phase::Over => self.ending == Some(Ending::Mouth(seat)),
            };
            if self.hand(seat).len() > HAND + usize::from(one_more) {
                return Err(Corrupt::Hand(seat));
            }
        }
        Ok(())
    }

    fn audit_phase(&self) -> Result<(), Corrupt> {
        let seated = |seat: Seat| seat.0 < self.setup.players;
        let complete = |seat| self.player(seat).is_some_and(|player| self.site(player).lack().is_none());
        let right = match self.phase {
            Phase::Play { seat } => seated(seat),
            Phase::Redraw { seat } => seated(seat) && !self.discard.is_empty(),
            Phase::Mouth { seat } => complete(seat),
            Phase::Discard { seat } => seated(seat) && self.must_discard(seat),
            Phase::Banish { by, against, seat, cards, left } => {
                let player = self.player(seat).filter(|_| by != against && (seat == by || seat == against));
                let choice = player.map_or(0, |player| player.monster.outermost().len());
                let enough = player.is_some_and(|player| player.monster.laid().len() >= usize::from(left));
                // Whoever is against it comes second; the number was open to both.
                let theirs = self.player(against).map_or(0, |player| player.monster.laid().len());
                let second = seat == against || theirs >= usize::from(cards);
                self.setup.has_signs()
                    && seated(by)
                    && (1..=cards).contains(&left)
                    && choice > 1
                    && enough
                    && second
            }
            Phase::Over => match &self.ending {
                Some(Ending::Mouth(seat)) => complete(*seat),
                Some(Ending::Stalemate(seats)) => !seats.is_empty() && seats.iter().all(|&seat| seated(seat)),
                None => false,
            },
        };
        let over = self.phase == Phase::Over;
        let in_time = (1..=MOST_TURNS).contains(&self.clock.turn) && self.clock.last_play <= self.clock.turn;
        if right && in_time && over == self.ending.is_some() { Ok(()) } else { Err(Corrupt::Phase) }
    }
}

/// Checks that a monster holds together (E12, E16, E17).
fn audit_monster(seat: Seat, monster: &Monster) -> Result<(), Corrupt> {
    let plan = monster.plan();
    for (i, laid) in monster.laid().iter().enumerate() {
        let misplaced = Corrupt::Misplaced(seat, laid.at);
        let twice = monster.laid()[..i].iter().any(|other| other.at == laid.at);
        if twice || laid.at == BODY || !is_whole(laid) {
            return Err(misplaced);
        }
        let pointed = plan.pointed_from(laid.at);
        for side in laid.top.sides().iter() {
            let Some(beside) = laid.at.beside(side) else { return Err(misplaced) };
            let meets = !plan.is_occupied(beside) || plan.eyes & beside.bit() != 0 || pointed.has(side);
            if !meets {
                return Err(misplaced);
            }
        }
        let met = |side: Side| laid.top.sides().has(side);
        let joined = match laid.face() {
            CardFace::Limb(..) => pointed.iter().all(met) && plan.length_to(laid.at).is_some(),
            CardFace::Eyestalk(_) => !pointed.is_empty(),
            CardFace::ElderSign => false,
        };
        // Only a wound covers a card (E16, E18).
        let covers = laid.under.is_none() || plan.wound & laid.at.bit() != 0;
        if !joined || !covers {
            return Err(misplaced);
        }
    }
    if plan.wound.count_ones() > 1 { Err(Corrupt::Wounds(seat)) } else { Ok(()) }
}

/// Whether a card lies as its kind can: not turned in vain, over its like, marked only where it was wounded.
fn is_whole(laid: &Laid) -> bool {
    let face = laid.face();
    let turned = |lying: Lying| !lying.turned || !lying.card.face().is_alike_turned();
    let covered = laid.under.is_none_or(|under| {
        let alike = match (face, under.card.face()) {
            (CardFace::Limb(..), CardFace::Limb(..)) => laid.top.sides() == under.sides(),
            (above, below) => matches!((above, below), (CardFace::Eyestalk(_), CardFace::Eyestalk(_))),
        };
        alike && turned(under)
    });
    turned(laid.top) && covered && (laid.mark.is_none() || face.can_wound())
}
