//! What may be done now (R14 to R18, R35, R-5, R-6, R-10). One source of truth: [`Rlyeh::check`] refuses with a
//! reason, and the list of legal actions is everything it does not refuse.

use super::action::{Action, Refusal};
use super::dice::StashFace;
use super::pieces::Piece;
use super::setup::stash_direction;
use super::state::{Phase, Rlyeh, TurnPart};
use game::pieces::{Class, PieceId, Size, Surface};
use game::{OutOfTurn, Seat};

/// Pyramids that one Arrange may adjust (R18), and the most a moved stack may count.
pub const ADJUST_LIMIT: usize = 3;

/// Where a new pyramid may come from (R11, R35).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Quarry {
    /// The stash named, or any.
    pub(super) stash: Option<u8>,
    /// The sizes allowed.
    pub(super) sizes: Vec<Size>,
}

impl Rlyeh {
    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The reason why not, in words for the player.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        OutOfTurn::check(seat, (self.phase != Phase::Over).then_some(self.active))?;
        match (&self.phase, action) {
            (Phase::Rolling, Action::Roll) | (Phase::Holding { .. }, Action::PutBack) => Ok(()),
            (Phase::Rolling | Phase::Acting { .. }, Action::Stop) => {
                if self.setup.is_solitaire() {
                    Ok(())
                } else {
                    Err(Refusal::NotSolitaire)
                }
            }
            (Phase::Acting { part }, Action::Take(id)) => self.takes(*part, *id).map(|_| ()),
            (Phase::Acting { part }, Action::Pass) => {
                if part.may_decline() {
                    Ok(())
                } else {
                    Err(Refusal::Mandatory(part.deed()))
                }
            }
            (Phase::Holding { part, taken }, Action::Release { on, nests }) => {
                self.may_release(*part, taken, *on, *nests)
            }
            (Phase::Settling { .. }, Action::Settled(facts)) => {
                Ok(facts.validate(self.inventory(), &self.expected_pieces())?)
            }
            (_, Action::Settled(_)) => Err(Refusal::NothingToJudge),
            (Phase::Settling { .. }, _) => Err(Refusal::Settling),
            (Phase::Holding { .. }, _) => Err(Refusal::HandFull),
            (Phase::Rolling, _) => Err(Refusal::RollFirst),
            (Phase::Acting { .. }, Action::Roll) => Err(Refusal::AlreadyRolled),
            (Phase::Acting { .. }, _) => Err(Refusal::HandEmpty),
            (Phase::Over, _) => Err(OutOfTurn::GameOver.into()),
        }
    }

    /// Every legal action of `seat`, in a fixed order; the referee's report is not among them.
    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = vec![Action::Roll];
        actions.extend(self.inventory().ids().map(Action::Take));
        let surfaces = std::iter::once(Surface::Table)
            .chain(self.cards.iter().map(|&id| Surface::Card(id)))
            .chain(self.homes.keys().map(|&id| Surface::Pyramid(id)));
        actions.extend(surfaces.flat_map(|on| [false, true].map(|nests| Action::Release { on, nests })));
        actions.extend([Action::PutBack, Action::Pass, Action::Stop]);
        actions.retain(|action| self.check(seat, action).is_ok());
        actions
    }

    /// What the hand closes on when it takes `id` now, lowest first.
    ///
    /// # Errors
    /// Why `id` may not be taken in this part.
    pub(super) fn takes(&self, part: TurnPart, id: PieceId) -> Result<Vec<PieceId>, Refusal> {
        let piece = self.piece(id).ok_or(Refusal::NoSuchPiece)?;
        match (part, piece) {
            (
                TurnPart::Spire | TurnPart::Brick | TurnPart::Skew | TurnPart::AscendPyramid { .. },
                Piece::Pyramid { stash, size },
            ) => self.takes_new(part, id, stash, size),
            (TurnPart::AscendCard | TurnPart::ArrangeCard, Piece::Card { .. }) => self.takes_card(part, id),
            (TurnPart::ArrangeAdjust, Piece::Card { .. }) => {
                if self.adjusted.is_empty() {
                    return Err(Refusal::AdjustFirst);
                }
                self.takes_card(TurnPart::ArrangeCard, id)
            }
            (TurnPart::ArrangeAdjust, Piece::Pyramid { .. }) => self.takes_adjustable(id),
            (TurnPart::ArrangeMove { card }, Piece::Pyramid { .. }) => self.takes_movable(id, card),
            (_, Piece::Card { .. }) => Err(Refusal::WantPyramid),
            (_, Piece::Pyramid { .. }) => Err(Refusal::WantCard),
        }
    }

    fn takes_new(&self, part: TurnPart, id: PieceId, stash: u8, size: Size) -> Result<Vec<PieceId>, Refusal> {
        if part == TurnPart::Skew && self.homes.is_empty() {
            return Err(Refusal::EmptyCity);
        }
        if self.homes.contains_key(&id) {
            return Err(Refusal::NotInReserve);
        }
        let quarry = self.quarry();
        if let Some(named) = quarry.stash.filter(|&named| named != stash) {
            return Err(self.colour(named).map_or(Refusal::NoSuchPiece, Refusal::WrongStash));
        }
        if !quarry.sizes.contains(&size) {
            return Err(Refusal::WrongSize(quarry.sizes));
        }
        Ok(vec![id])
    }

    fn takes_card(&self, part: TurnPart, id: PieceId) -> Result<Vec<PieceId>, Refusal> {
        if self.homes.is_empty() {
            return Err(Refusal::EmptyCity);
        }
        if self.cards.contains(&id) {
            return Err(Refusal::CardInPlay);
        }
        let of_use = |id: &&PieceId| part != TurnPart::ArrangeCard || self.adjusted.contains(id);
        if !self.homes.keys().filter(of_use).any(|&id| self.within_reach(Surface::Pyramid(id))) {
            return Err(Refusal::NoTarget);
        }
        Ok(vec![id])
    }

    fn takes_adjustable(&self, id: PieceId) -> Result<Vec<PieceId>, Refusal> {
        self.in_reach(id)?;
        let stack = self.stack(id);
        if stack.iter().any(|member| self.adjusted.contains(member)) {
            return Err(Refusal::AlreadyAdjusted);
        }
        if stack.len() > ADJUST_LIMIT {
            return Err(Refusal::StackTooTall(stack.len()));
        }
        let left = ADJUST_LIMIT.saturating_sub(self.adjusted.len());
        if stack.len() > left {
            return Err(Refusal::TooMany { members: stack.len(), left });
        }
        if self.bears_load(&stack) {
            return Err(Refusal::BearsLoad);
        }
        match self.home(stack[0]) {
            Some(home) if self.within_reach(home) => Ok(stack),
            Some(_) | None => Err(Refusal::HomeGone),
        }
    }

    fn takes_movable(&self, id: PieceId, card: PieceId) -> Result<Vec<PieceId>, Refusal> {
        self.in_reach(id)?;
        if self.facts_of(card).is_some_and(|facts| facts.rests_on(Surface::Pyramid(id))) {
            return Err(Refusal::SupportsCard);
        }
        if self.bears_load(&[id]) {
            return Err(Refusal::BearsLoad);
        }
        if !self.within_reach(Surface::Card(card)) {
            return Err(Refusal::NoTarget);
        }
        Ok(vec![id])
    }

    fn in_reach(&self, id: PieceId) -> Result<(), Refusal> {
        if !self.homes.contains_key(&id) {
            Err(Refusal::NotInPlay)
        } else if !self.within_reach(Surface::Pyramid(id)) {
            Err(Refusal::OffTable)
        } else {
            Ok(())
        }
    }

    /// Whether what is held may be let go of over `on`. How it is turned is never asked (R29, R-7), nor what it meets
    /// first: what carries it at rest is what counts. Refused is a place where the part does not build at all.
    fn may_release(
        &self,
        part: TurnPart,
        taken: &[PieceId],
        on: Surface,
        nests: bool,
    ) -> Result<(), Refusal> {
        // Only pyramids have tips.
        if nests && !matches!(on, Surface::Pyramid(_)) {
            return Err(Refusal::NoSuchSurface);
        }
        if on.piece().is_some_and(|id| taken.contains(&id)) {
            return Err(Refusal::OnItself);
        }
        if on.piece().is_some_and(|id| !self.in_play(id)) {
            return Err(Refusal::NoSuchSurface);
        }
        if !self.within_reach(on) {
            // A card named as a pyramid, or the other way round, is no surface either.
            let off = on.piece().and_then(|id| self.facts_of(id)).is_some_and(|f| f.off_table);
            return Err(if off { Refusal::OffTable } else { Refusal::NoSuchSurface });
        }
        match (part, on) {
            (TurnPart::Spire, Surface::Pyramid(id)) => {
                if self.facts_of(id).and_then(|f| f.class) != Some(Class::Upright) {
                    Err(Refusal::NotUpright)
                } else if self.tip_taken(id) {
                    Err(Refusal::NotTopmost)
                } else {
                    Ok(())
                }
            }
            (TurnPart::Brick, Surface::Pyramid(_)) => Err(Refusal::BrickOnPyramid),
            (TurnPart::AscendCard | TurnPart::ArrangeCard, Surface::Table) => Err(Refusal::CardNeedsPyramid),
            (TurnPart::AscendPyramid { card }, _) if on != Surface::Card(card) => Err(Refusal::OnNewCard),
            (TurnPart::ArrangeMove { card }, _) if on != Surface::Card(card) => Err(Refusal::MovesOnNewCard),
            (TurnPart::AscendPyramid { .. } | TurnPart::ArrangeMove { .. }, _)
            | (
                TurnPart::Spire
                | TurnPart::Brick
                | TurnPart::Skew
                | TurnPart::AscendCard
                | TurnPart::ArrangeCard,
                _,
            ) => Ok(()),
            (TurnPart::ArrangeAdjust, _) => {
                // A pyramid is no surface: what leans on one is where that one is (R12, R-23).
                let home = taken.first().and_then(|&lowest| self.home(lowest));
                if home != Some(self.support_surface(on)) {
                    Err(Refusal::AwayFromHome)
                } else if nests {
                    Err(Refusal::NestsOnTip)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Where the new pyramid may come from. Players choose freely (R11); a solitary builder follows the dice
    /// (R35): a stash that lacks the named sizes gives any size, and when the colour is free and no stash has
    /// the named sizes, any size will do.
    pub(super) fn quarry(&self) -> Quarry {
        let stashes = self.inventory().stashes;
        let has = |stash: u8, size: Size| self.reserve(stash)[size.index()] > 0;
        let Some(dice) = self.roll.and_then(|roll| roll.quarry) else {
            return Quarry { stash: None, sizes: Size::ALL.to_vec() };
        };
        let named = (0..stashes)
            .find(|&stash| match dice.stash {
                StashFace::D6(number) => self.setup.number(stash) == Some(number),
                StashFace::Compass(direction) => stash_direction(stash, stashes) == Some(direction),
            })
            .filter(|&stash| Size::ALL.into_iter().any(|size| has(stash, size)));
        let available = |size: &Size| match named {
            Some(stash) => has(stash, *size),
            None => (0..stashes).any(|stash| has(stash, *size)),
        };
        let mut sizes: Vec<Size> = dice.size.sizes().iter().copied().filter(available).collect();
        if sizes.is_empty() {
            sizes = Size::ALL.into_iter().filter(available).collect();
        }
        Quarry { stash: named, sizes }
    }
}
