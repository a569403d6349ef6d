//! A monster: the cards of an area, and how sound they are (E8, E10).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardFace, Condition};
use super::cells::{BODY, Cell, Side, Sides, beside};
use super::plan::AreaPlan;

/// A card, and which way up it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// Whether it was turned by half a turn (E2).
    pub turned: bool,
}

impl Lying {
    /// The ends as they lie.
    pub const fn sides(self) -> Sides {
        self.card.face().sides(self.turned)
    }
}

/// What was done to a wounded card, for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Treatment {
    /// A Necronomicon lies on it: it is immune (E19).
    Necronomicon,
    /// It scarred over: it counts as normal (E-16).
    Scar,
}

/// A card of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Where.
    pub at: Cell,
    /// The card that is seen.
    pub top: Lying,
    /// The card that it covers, if it wounded one (E16).
    pub under: Option<Lying>,
    /// What was done to it.
    pub mark: Option<Treatment>,
}

impl Laid {
    /// A card by itself.
    pub(super) const fn new(at: Cell, top: Lying) -> Self {
        Self { at, top, under: None, mark: None }
    }

    /// Its face.
    pub const fn face(&self) -> CardFace {
        self.top.card.face()
    }

    /// Both cards.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        [Some(self.top), self.under].into_iter().flatten().map(|lying| lying.card)
    }

    /// The stalk towards a side; nothing of anything but an eyestalk. What a mark has mended counts as the mark says.
    pub fn stalk(&self, side: Side) -> Option<Condition> {
        let stalk = self.face().stalk(self.top.turned, side)?;
        Some(match self.mark {
            Some(Treatment::Necronomicon) => Condition::Immune,
            Some(Treatment::Scar) => Condition::Normal,
            None => stalk,
        })
    }

    /// How sound it is, where ends point at it from these sides (E10).
    pub fn state(&self, joined: Sides) -> Condition {
        match (self.mark, self.face()) {
            (Some(Treatment::Necronomicon), _) => Condition::Immune,
            (Some(Treatment::Scar), _) => Condition::Normal,
            (None, CardFace::Limb(_, state)) => state,
            (None, face) => worst(joined.iter().filter_map(|side| face.stalk(self.top.turned, side))),
        }
    }
}

/// How sound an eyestalk is by its joined stalks: wounded if any is, else immune if any is (E10).
pub(super) fn worst(stalks: impl Iterator<Item = Condition>) -> Condition {
    stalks.max().unwrap_or(Condition::Normal)
}

/// The cards of a player's area but for the Body and the Mouth, in the order in which they were laid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    laid: Vec<Laid>,
}

impl Monster {
    /// The cards, in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The card in a cell; nothing in an empty one and in the Body's.
    pub fn at(&self, at: Cell) -> Option<&Laid> {
        self.laid.iter().find(|laid| laid.at == at)
    }

    /// All cards, covered ones included.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.laid.iter().flat_map(Laid::cards)
    }

    /// Necronomicons on its cards.
    pub fn necronomicons(&self) -> usize {
        self.laid.iter().filter(|laid| laid.mark == Some(Treatment::Necronomicon)).count()
    }

    /// The wounded card, if there is one (E17).
    pub fn wound(&self) -> Option<&Laid> {
        let plan = self.plan();
        self.laid.iter().find(|laid| plan.wound & laid.at.bit() != 0)
    }

    /// How sound the card in a cell is; nothing of an empty one.
    pub fn state(&self, at: Cell) -> Option<Condition> {
        if at == BODY {
            return Some(Condition::Normal);
        }
        self.at(at).map(|laid| laid.state(self.plan().pointed_from(at)))
    }

    /// What is where.
    pub fn plan(&self) -> AreaPlan {
        let mut plan = AreaPlan::body();
        for laid in &self.laid {
            plan.occupied |= laid.at.bit();
            match laid.face() {
                CardFace::Limb(..) => {
                    for side in laid.top.sides().iter() {
                        plan.ends[side.index()] |= laid.at.bit();
                    }
                }
                CardFace::Eyestalk(_) | CardFace::ElderSign => plan.eyes |= laid.at.bit(),
            }
        }
        for laid in &self.laid {
            let bit = laid.at.bit();
            let mut joined = Sides::default();
            if plan.eyes & bit != 0 {
                for side in Side::ALL {
                    if laid.stalk(side) == Some(Condition::Damaged) {
                        plan.hurt[side.index()] |= bit;
                    }
                    if beside(bit, side) & plan.ends[side.opposite().index()] != 0 {
                        joined = joined.with(side);
                    }
                }
            }
            match laid.state(joined) {
                Condition::Normal => {}
                Condition::Immune => plan.immune |= bit,
                Condition::Damaged => plan.wound |= bit,
            }
        }
        plan
    }

    pub(super) fn lay(&mut self, laid: Laid) {
        self.laid.push(laid);
    }

    pub(super) fn at_mut(&mut self, at: Cell) -> Option<&mut Laid> {
        self.laid.iter_mut().find(|laid| laid.at == at)
    }

    pub(super) fn remove(&mut self, at: Cell) -> Option<Laid> {
        let index = self.laid.iter().position(|laid| laid.at == at)?;
        Some(self.laid.remove(index))
    }

    /// The cards of which one is banished next: those farthest from the Body, eyestalks first (E26). An eyestalk stands
    /// one farther than the farthest card that it is joined to.
    pub fn outermost(&self) -> Vec<Cell> {
        let plan = self.plan();
        let length = |at: Cell| plan.length_to(at).unwrap_or(0);
        let rank = |laid: &Laid| {
            let is_eyestalk = plan.eyes & laid.at.bit() != 0;
            let from = plan.pointed_from(laid.at);
            let beside = from.iter().filter_map(|side| laid.at.beside(side)).map(length).max();
            let distance = if is_eyestalk { beside.unwrap_or(0) + 1 } else { length(laid.at) };
            (distance, is_eyestalk)
        };
        let Some(most) = self.laid.iter().map(rank).max() else { return vec![] };
        let mut cells: Vec<Cell> = self.laid.iter().filter(|l| rank(l) == most).map(|l| l.at).collect();
        cells.sort_unstable();
        cells
    }
}
