//! Where a card may lie: the one judge of growing, wounding and healing (E12, E15 to E18).

use super::action::{Lack, Refusal};
use super::cards::{CardFace, Condition, Shape};
use super::cells::{BODY, Cell, Mask, Side, Sides};
use super::monster::{Monster, worst};
use super::plan::AreaPlan;
use super::setup::Setup;

/// A monster that is looked at, with what is asked of it worked out once.
pub(super) struct Site<'a> {
    monster: &'a Monster,
    plan: AreaPlan,
    /// Cards that a path needs (E7).
    needed: u8,
}

impl<'a> Site<'a> {
    pub(super) fn new(monster: &'a Monster, needed: u8) -> Self {
        Self { monster, plan: monster.plan(), needed }
    }

    pub(super) const fn plan(&self) -> &AreaPlan {
        &self.plan
    }

    /// The cards to which a card in an empty cell would be joined (E12).
    fn joins(&self, face: CardFace, turned: bool, at: Cell) -> Result<Mask, Refusal> {
        if self.plan.is_occupied(at) {
            return Err(Refusal::Occupied);
        }
        let pointed = self.plan.pointed_from(at);
        let joined = match face {
            CardFace::ElderSign => return Err(Refusal::ElderSign),
            CardFace::Eyestalk(_) => pointed,
            CardFace::Limb(..) => self.ends_meet(face.sides(turned), pointed, at)?,
        };
        if pointed.is_empty() {
            return Err(Refusal::NotJoined);
        }
        Ok(joined.iter().filter_map(|side| at.beside(side)).fold(0, |mask, cell| mask | cell.bit()))
    }

    /// The sides on which a tentacle or split would be joined, where it fits with all that lies beside it.
    fn ends_meet(&self, ends: Sides, pointed: Sides, at: Cell) -> Result<Sides, Refusal> {
        let mut joined = Sides::default();
        for side in Side::ALL {
            let beside = at.beside(side);
            if ends.has(side) && beside.is_none() {
                return Err(Refusal::OffTheArea(side));
            }
            let Some(bit) = beside.map(Cell::bit).filter(|bit| self.plan.occupied & bit != 0) else {
                continue;
            };
            let is_eyestalk = self.plan.eyes & bit != 0;
            match (ends.has(side), pointed.has(side)) {
                (true, _) if is_eyestalk => {
                    if self.plan.hurt[side.opposite().index()] & bit != 0 {
                        return Err(Refusal::JoinsHurtStalk(side));
                    }
                    joined = joined.with(side);
                }
                (true, true) => joined = joined.with(side),
                (true, false) => return Err(Refusal::EndMeetsNone(side)),
                (false, true) => return Err(Refusal::NoEndToMeet(side.opposite())),
                (false, false) => {}
            }
        }
        Ok(joined)
    }

    /// How sound an eyestalk would be in a cell.
    fn stalks(&self, face: CardFace, turned: bool, at: Cell) -> Condition {
        worst(self.plan.pointed_from(at).iter().filter_map(|side| face.stalk(turned, side)))
    }

    /// E15.
    pub(super) fn may_grow(&self, face: CardFace, turned: bool, at: Cell) -> Result<(), Refusal> {
        if matches!(face, CardFace::Limb(_, Condition::Damaged)) {
            return Err(Refusal::GrowsWounded);
        }
        let joined = self.joins(face, turned, at)?;
        if matches!(face, CardFace::Eyestalk(_)) && self.stalks(face, turned, at) == Condition::Damaged {
            return Err(Refusal::WoundedStalkJoins);
        }
        if joined & self.plan.wound != 0 {
            return Err(Refusal::GrowsOnWound);
        }
        let grown = self.plan.with(face, turned, at);
        if grown.is_continuable(self.needed) || grown.complete(self.needed).is_some() {
            Ok(())
        } else {
            Err(Refusal::Sealed)
        }
    }

    /// E16, over a card or beside one.
    pub(super) fn may_damage(
        &self,
        face: CardFace,
        turned: bool,
        at: Cell,
        beside_immune: bool,
    ) -> Result<(), Refusal> {
        if self.plan.wound != 0 {
            return Err(Refusal::WoundedAlready);
        }
        if !face.can_wound() {
            return Err(if face == CardFace::ElderSign { Refusal::ElderSign } else { Refusal::DoesNotWound });
        }
        if at == BODY {
            return Err(Refusal::TheBody);
        }
        match self.monster.at(at) {
            Some(below) => {
                let is_eyestalk = matches!(face, CardFace::Eyestalk(_));
                match (is_eyestalk, matches!(below.face(), CardFace::Eyestalk(_))) {
                    (true, false) => return Err(Refusal::EyestalkOnly),
                    (false, true) => return Err(Refusal::NotAnEyestalk),
                    _ => {}
                }
                if self.plan.immune & at.bit() != 0 {
                    Err(Refusal::Immune)
                } else if is_eyestalk {
                    self.wounds_by_stalk(face, turned, at)
                } else if !self.plan.is_open(at) {
                    Err(Refusal::Closed)
                } else if face.sides(turned) != below.top.sides() {
                    Err(Refusal::OtherEnds)
                } else {
                    Ok(())
                }
            }
            None => {
                let joined = self.joins(face, turned, at)?;
                self.wounds_by_stalk(face, turned, at)?;
                if !beside_immune && joined & self.plan.immune != 0 {
                    return Err(Refusal::BesideImmune);
                }
                let wounded = self.plan.with(face, turned, at);
                if wounded.is_continuable(self.needed) { Ok(()) } else { Err(Refusal::Sealed) }
            }
        }
    }

    /// An eyestalk wounds only by a joined stalk.
    fn wounds_by_stalk(&self, face: CardFace, turned: bool, at: Cell) -> Result<(), Refusal> {
        let wounds =
            !matches!(face, CardFace::Eyestalk(_)) || self.stalks(face, turned, at) == Condition::Damaged;
        if wounds { Ok(()) } else { Err(Refusal::NoWoundedStalkJoins) }
    }

    /// E18.
    pub(super) fn may_heal(&self, face: CardFace, turned: bool) -> Result<(), Refusal> {
        let bit = self.plan.wound;
        let wound =
            self.monster.laid().iter().find(|laid| laid.at.bit() == bit).ok_or(Refusal::NotWounded)?;
        match (face, wound.face()) {
            (CardFace::ElderSign, _) => Err(Refusal::ElderSign),
            (CardFace::Limb(_, Condition::Damaged), _) => Err(Refusal::HealsWounded),
            (CardFace::Eyestalk(_), CardFace::Eyestalk(_)) => {
                let sound = self.stalks(face, turned, wound.at) != Condition::Damaged;
                if sound { Ok(()) } else { Err(Refusal::WoundedStalkJoins) }
            }
            (CardFace::Limb(..), CardFace::Limb(..)) if face.sides(turned) == wound.top.sides() => Ok(()),
            (CardFace::Limb(..), CardFace::Limb(..)) => Err(Refusal::HealsOtherEnds),
            (CardFace::Eyestalk(_), _) => Err(Refusal::EyestalkOnly),
            (CardFace::Limb(..), _) => Err(Refusal::NotAnEyestalk),
        }
    }

    /// What the monster lacks to be complete (E24).
    pub(super) fn lack(&self) -> Option<Lack> {
        if self.plan.wound != 0 {
            return Some(Lack::Sound);
        }
        let openings: Vec<_> = self.plan.openings().collect();
        let [only] = openings[..] else { return Some(Lack::Openings(openings.len())) };
        if !only.side.is_vertical() {
            return Some(Lack::Upright);
        }
        let has = self.plan.longest_to(only.at.bit()).len();
        (has < usize::from(self.needed)).then_some(Lack::Path { has, needed: self.needed })
    }
}

/// What a card could do in an empty cell beside an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Grow there for its owner, so that no fewer ends are open.
    pub goes_on: bool,
    /// Grow there for its owner, so that fewer ends are open.
    pub closes: bool,
    /// Wound the monster there.
    pub wounds: bool,
}

impl Monster {
    /// What a card could do in an empty cell of a monster, whichever way up (E15, E16).
    pub fn uses(&self, face: CardFace, at: Cell, setup: &Setup) -> Uses {
        let site = Site::new(self, setup.needed());
        let open = site.plan.openings().count();
        let mut uses = Uses::default();
        for &turned in ways(face) {
            if site.may_grow(face, turned, at).is_ok() {
                let fewer = site.plan.with(face, turned, at).openings().count() < open;
                uses.closes |= fewer;
                uses.goes_on |= !fewer;
            }
            uses.wounds |= site.may_damage(face, turned, at, setup.beside_immune).is_ok();
        }
        uses
    }

    /// Whether a card would heal the wound of a monster, whichever way up (E18).
    pub fn is_healed_by(&self, face: CardFace, setup: &Setup) -> bool {
        let site = Site::new(self, setup.needed());
        ways(face).iter().any(|&turned| site.may_heal(face, turned).is_ok())
    }

    /// Whether a monster lacks nothing but the Mouth and, at most, one card: one that grows, or one that heals (E24).
    pub fn is_one_card_off(&self, setup: &Setup) -> bool {
        let (site, needed) = (Site::new(self, setup.needed()), setup.needed());
        let healed = AreaPlan { wound: 0, ..site.plan };
        if healed.complete(needed).is_some() {
            return true;
        }
        let limbs = Shape::ALL.map(|shape| CardFace::Limb(shape, Condition::Normal));
        let faces = limbs.into_iter().chain([CardFace::Eyestalk([Condition::Normal; 4])]);
        let wins = |face: CardFace, at: Cell| {
            let may = |turned: bool| site.may_grow(face, turned, at).is_ok();
            let complete = |turned: bool| site.plan.with(face, turned, at).complete(needed).is_some();
            ways(face).iter().any(|&turned| complete(turned) && may(turned))
        };
        faces.into_iter().any(|face| site.plan.targets().any(|at| wins(face, at)))
    }
}

/// Which ways up a card may be laid.
fn ways(face: CardFace) -> &'static [bool] {
    if face.is_alike_turned() { &[false] } else { &[false, true] }
}
