//! What may be done, told anew from the sheet (R10 to R21, R34, R35 and the rulings) and from what everybody sees. Plain
//! and slow; nothing here asks the engine what is allowed.

use game::Seat;
use rlyeh_rules::*;
use table::PieceId;
use std::collections::BTreeSet;

/// Everything that a seat may do, as it is printed.
pub fn lawful(view: &View, seat: Seat) -> BTreeSet<String> {
    let sheet = Sheet { view };
    let mut all = vec![];
    if seat == view.active {
        let may_stop = view.setup.is_solitaire();
        match &view.phase {
            Phase::Rolling => {
                all.push(Action::Roll);
                all.extend(may_stop.then_some(Action::Stop));
            }
            Phase::Acting { part } => {
                all.extend(may_stop.then_some(Action::Stop));
                // there is always room for a Spire or a Brick.
                let mandatory = matches!(part, TurnPart::Spire | TurnPart::Brick);
                all.extend((!mandatory).then_some(Action::Pass));
                let ids = (0..view.setup.inventory().pieces()).map(PieceId);
                all.extend(ids.filter(|&id| sheet.takes(*part, id)).map(Action::Take));
            }
            Phase::Holding { part, taken } => {
                all.push(Action::PutBack);
                for on in sheet.surfaces(taken).into_iter().filter(|&on| sheet.over(*part, taken[0], on)) {
                    all.push(Action::Release { on, nests: false });
                    // to nest on a tip is for whoever may leave its home, which an adjusted pyramid may not.
                    let has_tip = matches!(on, Surface::Pyramid(_));
                    all.extend((has_tip && *part != TurnPart::ArrangeAdjust).then_some(Action::Release { on, nests: true }));
                }
            }
            Phase::Settling { .. } | Phase::Over => {}
        }
    }
    all.iter().map(|action| format!("{action:?}")).collect()
}

struct Sheet<'a> {
    view: &'a View,
}

impl Sheet<'_> {
    fn find(&self, id: PieceId) -> Option<&PieceView> {
        self.view.pieces.iter().find(|piece| piece.label.id() == id)
    }

    fn is_card(&self, id: PieceId) -> bool {
        id.0 >= 15 * u16::from(self.view.setup.stashes())
    }

    /// The stash and size of a pyramid: each stash is five small, five medium, five large.
    fn pyramid(id: PieceId) -> (u8, Size) {
        ((id.0 / 15) as u8, Size::ALL[usize::from(id.0 % 15 / 5)])
    }

    /// In play and on the table.
    fn within_reach(&self, id: PieceId) -> bool {
        self.find(id).is_some_and(|piece| !piece.facts.off_table)
    }

    /// The pieces that rest on a piece, or are nested on it.
    fn load(&self, id: PieceId) -> Vec<PieceId> {
        let on = |piece: &&PieceView| {
            piece.facts.supports.contains(&Surface::Pyramid(id)) || piece.facts.nested_on == Some(id)
        };
        self.view.pieces.iter().filter(on).map(|piece| piece.label.id()).collect()
    }

    /// All that is nested in one stack with a pyramid.
    fn stack(&self, id: PieceId) -> BTreeSet<PieceId> {
        let mut stack = BTreeSet::from([id]);
        loop {
            let near = |piece: &&PieceView| {
                piece.facts.nested_on.is_some_and(|below| {
                    stack.contains(&below) != stack.contains(&piece.label.id())
                })
            };
            let Some(next) = self.view.pieces.iter().find(near) else { return stack };
            stack.extend([next.label.id()].into_iter().chain(next.facts.nested_on));
        }
    }

    fn takes(&self, part: TurnPart, id: PieceId) -> bool {
        let empty = !self.view.pieces.iter().any(|piece| piece.home.is_some());
        let (card, built) = (self.is_card(id), self.find(id).is_some());
        match part {
            TurnPart::Spire | TurnPart::Brick | TurnPart::AscendPyramid { .. } => !card && !built && self.named(id),
            TurnPart::Skew => !card && !built && !empty && self.named(id),
            TurnPart::AscendCard => card && !built && self.view.pieces.iter().any(|p| self.carries(p)),
            TurnPart::ArrangeAdjust | TurnPart::ArrangeCard if card => {
                let adjusted = |p: &&PieceView| self.view.adjusted.contains(&p.label.id());
                !built && self.view.pieces.iter().filter(adjusted).any(|p| self.carries(p))
            }
            TurnPart::ArrangeAdjust => self.may_be_adjusted(id),
            TurnPart::ArrangeCard => false,
            TurnPart::ArrangeMove { card: new } => {
                // load-free, and not under the new card.
                !card && built && self.within_reach(id) && self.within_reach(new) && self.load(id).is_empty()
            }
        }
    }

    /// Whether a floor card could be laid on it.
    fn carries(&self, piece: &PieceView) -> bool {
        piece.home.is_some() && !piece.facts.off_table
    }

    /// R18 (a), R-10.
    fn may_be_adjusted(&self, id: PieceId) -> bool {
        if !self.within_reach(id) {
            return false;
        }
        let stack = self.stack(id);
        let left = 3 - self.view.adjusted.len();
        let fresh = stack.iter().all(|member| !self.view.adjusted.contains(member));
        let load = stack.iter().flat_map(|&member| self.load(member)).any(|above| !stack.contains(&above));
        let lowest = stack.iter().find(|&&member| self.find(member).is_some_and(|p| p.facts.nested_on.is_none()));
        let home = lowest.and_then(|&lowest| self.find(lowest)?.home);
        let home_is_there = home.is_some_and(|home| home.piece().is_none_or(|card| self.within_reach(card)));
        fresh && stack.len() <= left && !load && home_is_there
    }

    /// R35: whether the solitary dice allow a pyramid. Players take what they like (R11).
    fn named(&self, id: PieceId) -> bool {
        let Some(dice) = self.view.roll.and_then(|roll| roll.quarry) else { return true };
        let left = |stash: u8, size: Size| {
            let all = (0..5).map(|k| PieceId(u16::from(stash) * 15 + size.index() as u16 * 5 + k));
            all.filter(|&id| self.find(id).is_none()).count() > 0
        };
        let setup = &self.view.setup;
        let stashes: Vec<u8> = (0..setup.stashes()).collect();
        let answers = |&stash: &u8| match dice.stash {
            StashFace::D6(number) if setup.numbers.is_empty() => stash + 1 == number,
            StashFace::D6(number) => setup.numbers[usize::from(stash)] == number,
            StashFace::Compass(at) => usize::from(stash) * 8 / usize::from(setup.stashes()) == at as usize,
        };
        let named: Vec<u8> = stashes.iter().copied().filter(answers).collect();
        let from = if named.is_empty() { stashes } else { named };
        let of = |sizes: &[Size]| -> Vec<Size> {
            sizes.iter().copied().filter(|&size| from.iter().any(|&stash| left(stash, size))).collect()
        };
        let rolled = of(dice.size.sizes());
        let sizes = if rolled.is_empty() { of(&Size::ALL) } else { rolled };
        let (stash, size) = Self::pyramid(id);
        from.contains(&stash) && sizes.contains(&size)
    }

    /// Everything that something can be let go of over.
    fn surfaces(&self, taken: &[PieceId]) -> Vec<Surface> {
        let there = self.view.pieces.iter().map(|piece| piece.label.id());
        let free = there.filter(|id| self.within_reach(*id) && !taken.contains(id));
        let surface = |id| if self.is_card(id) { Surface::Card(id) } else { Surface::Pyramid(id) };
        std::iter::once(Surface::Table).chain(free.map(surface)).collect()
    }

    /// R14 to R18, R-5, R-22, R-23.
    fn over(&self, part: TurnPart, held: PieceId, on: Surface) -> bool {
        match (part, on) {
            (TurnPart::Spire, Surface::Pyramid(below)) => {
                let nested = self.view.pieces.iter().any(|p| p.facts.nested_on == Some(below));
                !nested && self.find(below).is_some_and(|p| p.facts.class == Some(Class::Upright))
            }
            (TurnPart::Brick, on) => !matches!(on, Surface::Pyramid(_)),
            (TurnPart::Spire | TurnPart::Skew, _) => true,
            (TurnPart::AscendCard | TurnPart::ArrangeCard, on) => on != Surface::Table,
            (TurnPart::AscendPyramid { card } | TurnPart::ArrangeMove { card }, on) => on == Surface::Card(card),
            (TurnPart::ArrangeAdjust, on) => {
                let ground = match on {
                    Surface::Pyramid(below) => self.find(below).map(|p| p.facts.surface),
                    ground => Some(ground),
                };
                ground.is_some() && ground == self.find(held).and_then(|p| p.home)
            }
        }
    }
}
