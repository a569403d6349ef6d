//! How far a monster is from its Mouth, and what cards do about that: rules of thumb, which the search tries out.

use elder_god_rules::{
    Action, AreaPlan, COLUMNS, Card, CardFace, CardPose, Cell, Condition, ElderGod, Lying, Opening, Shape,
    Side,
};
use game::Seat;

/// Cards that closing an opening too many costs, on average: there are few eyestalks.
const SPARE_OPENING: f64 = 2.0;
/// Cards that a wound costs: one to heal it, and somewhat more where a Necronomicon has to go, or none is left.
const WOUND: f64 = 1.0;

/// What an opening is worth that takes whatever an opening can take, in cards laid.
pub(super) const EASE: f64 = 0.3;
/// A rival who is so many turns from its Mouth is near: a shot at it is soon of use.
pub(super) const NEAR: f64 = 3.0;
/// The tentacles, and how many healthy ones there are of each; curves are as many either way up (E4).
pub(super) const TENTACLES: [(Shape, i32); 4] =
    [(Shape::Upright, 15), (Shape::Level, 12), (Shape::CurveRight, 15), (Shape::CurveLeft, 15)];

/// How many cards a sound monster still needs, roughly. It can be completed at 0.
pub fn distance(plan: &AreaPlan, needed: u8) -> f64 {
    let openings = plan.lengths();
    let lacking = |&(opening, length): &(Opening, u8)| {
        let cards = needed.saturating_sub(length);
        if cards > 0 || opening.side.is_vertical() { cards } else { to_the_side(plan, opening) }
    };
    let spare = openings.len().saturating_sub(1) as f64;
    let nearest = openings.iter().map(lacking).min().unwrap_or(needed);
    f64::from(nearest) + SPARE_OPENING * spare
}

/// How many cards a path that is long enough needs to turn up or down, where there is room for a Mouth.
fn to_the_side(plan: &AreaPlan, opening: Opening) -> u8 {
    let is_free = |at: &Cell| !plan.is_occupied(*at);
    let takes_mouth = |at: Cell| {
        [Side::North, Side::South]
            .into_iter()
            .filter_map(|side| at.beside(side))
            .any(|beside| is_free(&beside))
    };
    let cells = std::iter::successors(opening.target(), |at| at.beside(opening.side).filter(is_free));
    (1..).zip(cells).find(|&(_, at)| takes_mouth(at)).map_or(COLUMNS, |(cards, _)| cards)
}

/// How many turns a seat is from winning, roughly: the cards that it lacks, and what a wound costs.
pub(super) fn turns(game: &ElderGod, seat: Seat) -> f64 {
    let Some(player) = game.player(seat) else { return f64::MAX };
    let wound = match (player.monster.wound(), player.necronomicons) {
        (None, _) => 0.0,
        (Some(_), 0) => 2.0 * WOUND,
        (Some(_), _) => WOUND,
    };
    distance(&player.monster.plan(), game.setup().needed()) + wound
}

/// The same, less for a seat that can bear wounds: a Necronomicon left is a wound less that matters.
pub(super) fn outlook(game: &ElderGod, seat: Seat) -> f64 {
    let safety = game.player(seat).map_or(0.0, |player| 0.3 * f64::from(player.necronomicons));
    turns(game, seat) - safety
}

/// A way to grow, and how far the monster would be from its Mouth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Growth {
    pub(super) place: CardPose,
    pub(super) distance: f64,
    pub(super) plan: AreaPlan,
}

impl Growth {
    /// Whether it is lawful as far as room is concerned, and leaves the Mouth no farther away than it was.
    pub(super) fn helps(&self, before: f64, needed: u8) -> bool {
        self.distance <= before && (self.plan.is_continuable(needed) || self.plan.complete(needed).is_some())
    }
}

/// The ways in which a monster could grow with a hand, room for the rest not looked at; a card of each face.
pub(super) fn growths(plan: &AreaPlan, needed: u8, hand: &[Card]) -> Vec<Growth> {
    let mut all = vec![];
    let targets: Vec<Cell> = plan.targets().collect();
    for (i, &card) in hand.iter().enumerate() {
        let face = card.face();
        let eyestalk = matches!(face, CardFace::Eyestalk(_));
        if !(face.is_healthy_limb() || eyestalk) || hand[..i].iter().any(|other| other.face() == face) {
            continue;
        }
        for &turned in if face.is_alike_turned() { &[false][..] } else { &[false, true] } {
            for &at in &targets {
                if !fits(plan, face, turned, at) {
                    continue;
                }
                let grown = plan.with(face, turned, at);
                let place = CardPose { card, turned, at };
                all.push(Growth { place, distance: distance(&grown, needed), plan: grown });
            }
        }
    }
    all
}

/// Whether a card fits into an empty cell to which an end points, eyestalks beside it left out of account.
pub(super) fn fits(plan: &AreaPlan, face: CardFace, turned: bool, at: Cell) -> bool {
    let pointed = plan.pointed_from(at);
    if matches!(face, CardFace::Eyestalk(_)) {
        return pointed.iter().all(|side| face.stalk(turned, side) != Some(Condition::Damaged));
    }
    let ends = face.sides(turned);
    pointed.iter().all(|side| ends.has(side))
        && ends.iter().all(|side| match at.beside(side) {
            Some(beside) => pointed.has(side) || !plan.is_occupied(beside),
            None => false,
        })
}

/// How gladly an opening takes what may come: the share of all tentacles that could lie at the longest path's end, where
/// 1 is all that ever fit at one opening.
pub(super) fn ease(plan: &AreaPlan) -> f64 {
    let Some((opening, _)) = plan.lengths().into_iter().max_by_key(|&(_, length)| length) else { return 0.0 };
    let Some(at) = opening.target() else { return 0.0 };
    let fitting = TENTACLES.into_iter().map(|(shape, copies)| {
        let face = CardFace::Limb(shape, Condition::Normal);
        if [false, true].into_iter().any(|turned| fits(plan, face, turned, at)) { copies } else { 0 }
    });
    f64::from(fitting.sum::<i32>()) / 45.0
}

/// How many of so many cards of a hand can be laid one after the other, each bringing the Mouth nearer; no further than
/// it is to the Mouth.
pub(super) fn chain(plan: &AreaPlan, needed: u8, hand: &[Card]) -> u8 {
    let here = distance(plan, needed);
    if here == 0.0 || hand.is_empty() {
        return 0;
    }
    let mut best = 0;
    for growth in growths(plan, needed, hand) {
        if growth.distance >= here {
            continue;
        }
        let rest: Vec<Card> = hand.iter().copied().filter(|&card| card != growth.place.card).collect();
        let far = if growth.distance == 0.0 {
            u8::MAX
        } else {
            chain(&growth.plan, needed, &rest).saturating_add(1)
        };
        best = best.max(far);
        if best == u8::MAX {
            break;
        }
    }
    best
}

/// How gladly a card is used against a monster: what it costs the other to be rid of it.
pub(super) fn spite(game: &ElderGod, against: Seat, place: CardPose) -> f64 {
    let Some(player) = game.player(against) else { return 0.0 };
    let over = player.monster.at(place.at).is_some();
    let helpless = if player.necronomicons == 0 { 1.0 } else { 0.0 };
    let kind = match place.card.face() {
        CardFace::Limb(shape, _) if shape.is_split() && over => 1.5 + 1.5 * helpless,
        // An opening more has to be closed once it is healed.
        CardFace::Limb(shape, _) if shape.is_split() => 2.5 + 1.5 * helpless,
        CardFace::Limb(Shape::Level, _) => 1.2 + helpless,
        CardFace::Limb(..) | CardFace::Eyestalk(_) => 1.0 + helpless,
        CardFace::ElderSign => 0.0,
    };
    // Beside a card it makes the path longer once it is healed.
    kind - if over { 0.0 } else { 0.8 }
}

/// The best way to heal the wound of a seat, if there is any: a card rather than a Necronomicon, an immune one gladly.
pub(super) fn healing(game: &ElderGod, seat: Seat) -> Option<Action> {
    let player = game.player(seat)?;
    player.monster.wound()?;
    let mut best: Option<(bool, Lying)> = None;
    for &card in game.hand(seat) {
        for turned in [false, true] {
            let lying = Lying { card, turned };
            if game.check(seat, Action::Heal(lying)).is_ok() {
                let immune = matches!(card.face(), CardFace::Limb(_, Condition::Immune));
                if best.is_none_or(|(was, _)| immune && !was) {
                    best = Some((immune, lying));
                }
            }
        }
    }
    if let Some((_, lying)) = best {
        return Some(Action::Heal(lying));
    }
    if player.necronomicons > 0 {
        return Some(Action::Necronomicon);
    }
    let scar = |&card: &Card| Some(Action::Scar(card)).filter(|&action| game.check(seat, action).is_ok());
    game.hand(seat).iter().rev().find_map(scar)
}
