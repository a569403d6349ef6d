//! How high a tower may be hoped to become: what dice and pillars come to on the average when every turn is played for
//! height alone, worked out backwards from the last turn, once for all.
//!
//! A state is how many turns are left, how many cards, and the three pillars of the present floor. On paper nothing
//! falls, every size is in stock, and nothing is adjusted but bricks on the feet. Any pyramid raises any pillar by a
//! step ([`NEST_STEP_MM`]), and a larger one over a single smaller one raises it to its own height. A card needs three
//! even pillars. Then it follows by itself whether to wait for a card with even pillars, to raise them, or to give up
//! cards for a single tree.

use super::plan::{PILLARS, Pillar, height_mm};
use rlyeh_rules::DieOrder;
use std::sync::LazyLock;
use table::piece::{FLOOR_CARD_THICKNESS_MM, NEST_STEP_MM};

/// Most turns that are looked ahead.
const MOST_TURNS: usize = 120;
/// Most cards there are (R7).
const MOST_CARDS: usize = 13;
/// A pillar of more steps is a tree: no card is hoped for on it.
pub(super) const MOST_STEPS: i32 = 5;
/// What a foot may be: empty, taken by a brick, or a pillar of 0 to [`MOST_STEPS`] steps.
pub(super) const LOOKS: usize = 2 + MOST_STEPS as usize + 1;
pub(super) const EMPTY: usize = 0;
pub(super) const BRICK: usize = 1;
pub(super) const UPRIGHT: usize = 2;
pub(super) const SPIRE: f32 = DieOrder::Spire.odds();
pub(super) const TENTACLE: f32 = DieOrder::Brick.odds();
pub(super) const ASCEND: f32 = DieOrder::Ascend.odds();
pub(super) const ARRANGE: f32 = DieOrder::Arrange.odds();
pub(super) const SKEW: f32 = DieOrder::Skew.odds();
/// The faces of the pyramid die (R35), as steps of a pyramid alone.
pub(super) const FACES: [&[usize]; 6] = [&[0], &[1], &[2], &[0, 1], &[1, 2], &[0, 2]];
/// A brick may be a large one on so many of the six.
pub(super) const LARGE: f32 = 3.0 / 6.0;

/// The feet of a floor.
pub(super) type Feet = [usize; PILLARS];

/// Mean heights above the present floor, by cards, turns and feet.
struct Hopes(Vec<f32>);

static HOPES: LazyLock<Hopes> = LazyLock::new(Hopes::work_out);

/// How high a tower with these pillars may be hoped to become above its floor, mm.
pub(super) fn hope_mm(pillars: [Option<Pillar>; PILLARS], turns: u32, cards: usize) -> f32 {
    let steps = |p: &Pillar| p.steps.unwrap_or(0);
    let tallest = pillars.iter().flatten().map(steps).max().unwrap_or(0);
    if tallest > MOST_STEPS {
        return tree_mm(tallest, turns as usize);
    }
    let feet = looks(pillars);
    HOPES.of(cards.min(MOST_CARDS), (turns as usize).min(MOST_TURNS), feet)
}

/// What stands on the feet; pillars of no more than [`MOST_STEPS`] steps.
pub(super) fn looks(pillars: [Option<Pillar>; PILLARS]) -> Feet {
    pillars.map(|pillar| match pillar {
        Some(Pillar { flat: true, .. }) => BRICK,
        Some(Pillar { steps: Some(steps), .. }) => UPRIGHT + steps as usize,
        _ => EMPTY,
    })
}

/// What a tree comes to if every spire goes onto it, mm.
fn tree_mm(steps: i32, turns: usize) -> f32 {
    height_mm(steps) + SPIRE * NEST_STEP_MM * turns as f32
}

/// Every way to set a pyramid of so many steps onto these feet: the feet then, or the steps of the tree that one becomes.
pub(super) fn set(feet: Feet, alone: usize) -> impl Iterator<Item = Result<Feet, i32>> {
    (0..PILLARS).filter_map(move |i| {
        let look = match feet[i] {
            EMPTY => UPRIGHT + alone,
            BRICK => return None,
            // Over a single small one a larger one comes down to the floor.
            below => (below + 1).max(if below == UPRIGHT { UPRIGHT + alone } else { 0 }),
        };
        let mut then = feet;
        then[i] = look;
        Some(if look < LOOKS { Ok(then) } else { Err((look - UPRIGHT) as i32) })
    })
}

/// The steps of even pillars: a brick is as good as a small one.
pub(super) fn even(feet: Feet) -> Option<i32> {
    let steps = feet.map(|look| if look == BRICK { UPRIGHT } else { look });
    (steps[0] >= UPRIGHT && steps.iter().all(|s| *s == steps[0])).then(|| (steps[0] - UPRIGHT) as i32)
}

/// Everything that may stand on three feet, in order.
pub(super) fn all_feet() -> Vec<Feet> {
    let looks = || 0..LOOKS;
    looks()
        .flat_map(|a| looks().flat_map(move |b| looks().map(move |c| [a, b, c])))
        .filter(|feet| feet.is_sorted())
        .collect()
}

impl Hopes {
    fn index(cards: usize, turns: usize, feet: Feet) -> usize {
        let feet = feet.iter().fold(0, |index, look| index * LOOKS + look);
        (cards * (MOST_TURNS + 1) + turns) * LOOKS.pow(PILLARS as u32) + feet
    }

    fn of(&self, cards: usize, turns: usize, mut feet: Feet) -> f32 {
        feet.sort_unstable();
        self.0[Self::index(cards, turns, feet)]
    }

    fn work_out() -> Self {
        let mut hopes = Self(vec![0.0; (MOST_CARDS + 1) * (MOST_TURNS + 1) * LOOKS.pow(PILLARS as u32)]);
        let all = all_feet();
        for cards in 0..=MOST_CARDS {
            for turns in 0..=MOST_TURNS {
                for &feet in &all {
                    hopes.0[Self::index(cards, turns, feet)] = hopes.value(cards, turns, feet);
                }
            }
        }
        hopes
    }

    /// The value of a state from those with a turn less.
    fn value(&self, cards: usize, turns: usize, feet: Feet) -> f32 {
        let Some(left) = turns.checked_sub(1) else {
            let top = feet.iter().filter(|&&look| look >= UPRIGHT).max();
            return top.map_or(0.0, |look| height_mm((look - UPRIGHT) as i32));
        };
        let idle = self.of(cards, left, feet);
        let spire = |feet: Feet, cards: usize, else_mm: f32| {
            let best = |sizes: &[usize]| {
                let ways = sizes.iter().flat_map(|&alone| set(feet, alone));
                let worth = ways.map(|then| match then {
                    Ok(feet) => self.of(cards, left, feet),
                    Err(steps) => tree_mm(steps, left),
                });
                worth.fold(else_mm, f32::max)
            };
            FACES.iter().map(|sizes| best(sizes)).sum::<f32>() / FACES.len() as f32
        };
        let brick = feet.iter().position(|look| *look == EMPTY).map_or(idle, |i| {
            let mut then = feet;
            then[i] = BRICK;
            LARGE * self.of(cards, left, then).max(idle) + (1.0 - LARGE) * idle
        });
        let (mut ascend, mut arrange) = (idle, idle);
        if cards > 0 {
            let floor = |steps: i32| height_mm(steps) + FLOOR_CARD_THICKNESS_MM;
            let large = UPRIGHT + 2;
            let moved = || self.of(cards - 1, left, [EMPTY, EMPTY, large]);
            if let Some(steps) = even(feet) {
                ascend = ascend.max(floor(steps) + spire([EMPTY; PILLARS], cards - 1, 0.0));
                arrange = arrange.max(floor(steps) + moved());
            }
            // Bricks stand up where they lie.
            let stood = feet.map(|look| if look == BRICK { large } else { look });
            arrange = arrange.max(self.of(cards, left, stood));
            if let Some(steps) = even(stood) {
                arrange = arrange.max(floor(steps) + moved());
            }
        }
        SPIRE * spire(feet, cards, idle)
            + TENTACLE * brick
            + ASCEND * ascend
            + ARRANGE * arrange
            + SKEW * idle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LARGE_FOOT: usize = UPRIGHT + 2;

    fn near(a: f32, b: f32) {
        assert!((a - b).abs() < 0.01, "{a} {b}");
    }

    #[test]
    fn without_cards_every_spire_raises_the_tree() {
        near(HOPES.of(0, 0, [EMPTY, EMPTY, LARGE_FOOT]), 44.45);
        near(HOPES.of(0, 12, [EMPTY, EMPTY, LARGE_FOOT]), 44.45 + 5.0 * 9.525);
    }

    /// Spire 53.975; ascend 45.212 and on the average 38.1; arrange 45.212 + 44.45; otherwise 44.45.
    #[test]
    fn one_turn_on_even_pillars_by_hand() {
        let worth = 5.0 * 53.975 + 83.312 + 89.662 + 5.0 * 44.45;
        near(HOPES.of(1, 1, [LARGE_FOOT; PILLARS]), worth / 12.0);
    }

    /// In the 56 turns that three stashes last on the average. A second program, written apart from this one, came to 251.6 mm
    /// without cards and 255.5 mm with seven.
    #[test]
    fn pillars_that_wait_for_cards_gain_little() {
        let tower = |cards| HOPES.of(cards, 56, [EMPTY; PILLARS]);
        assert!(
            (tower(0) - 251.6).abs() < 0.1 && (tower(7) - 255.5).abs() < 0.1,
            "{} {}",
            tower(0),
            tower(7)
        );
    }

    #[test]
    fn a_brick_is_as_good_as_a_small_one_for_a_card_only() {
        assert_eq!(even([BRICK, UPRIGHT, UPRIGHT]), Some(0));
        assert_eq!(even([BRICK, UPRIGHT, UPRIGHT + 1]), None);
        assert_eq!(even([EMPTY; PILLARS]), None);
        assert_eq!(
            set([BRICK, UPRIGHT, LARGE_FOOT], 2).collect::<Vec<_>>(),
            [Ok([BRICK, LARGE_FOOT, LARGE_FOOT]), Ok([BRICK, UPRIGHT, LARGE_FOOT + 1]),]
        );
    }
}
