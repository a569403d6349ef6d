//! How grand a tower may be hoped to become: what dice and pillars come to on the average when every turn is played for
//! grandeur alone (R38), worked out backwards from the last turn, once for all. And what plays itself so on paper: how much
//! the dice allow.
//!
//! A state is how many turns are left, how many cards, the storey of the present floor, and the three pillars on it. Every piece
//! set on that floor counts its storey. On paper nothing falls and every size is in stock; the pillars are those of
//! [`super::hope`]. On the table an arrangement stands three loose pyramids up. What helps no pillar finds room on the floor
//! beside them, or does not.

use super::hope::{
    ARRANGE, ASCEND, BRICK, EMPTY, FACES, Feet, LARGE, LOOKS, MOST_STEPS, SKEW, SPIRE, TENTACLE, UPRIGHT,
    all_feet, even, looks, set,
};
use super::plan::{PILLARS, Pillar};
use game::rng::Rng;
use std::sync::LazyLock;

/// Most turns that are looked ahead.
const MOST_TURNS: usize = 90;
/// Most floors that are hoped for above the present one, and the highest storey that is told apart.
const MOST_FLOORS: usize = 6;
/// A large one that stands.
const LARGE_FOOT: usize = UPRIGHT + 2;
/// So many of the pyramids that help no pillar find room on the floor; on paper all of them.
const ROOM: f32 = 0.5;

static HOPES: LazyLock<Hopes> = LazyLock::new(|| Hopes::work_out(ROOM));

/// How much grandeur may still be hoped for with these pillars on a floor of this storey.
pub(super) fn hoped(storey: u8, pillars: [Option<Pillar>; PILLARS], turns: u32, cards: usize) -> f32 {
    let tallest = pillars.iter().flatten().filter_map(|pillar| pillar.steps).max().unwrap_or(0);
    let feet = (tallest <= MOST_STEPS).then(|| looks(pillars));
    let state =
        PaperTower { cards: cards.min(MOST_FLOORS), storey: usize::from(storey).min(MOST_FLOORS), feet };
    HOPES.of(state, (turns as usize).min(MOST_TURNS))
}

/// A tower on paper.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PaperTower {
    cards: usize,
    /// That of the present floor; 0 for the table.
    storey: usize,
    /// What stands on the three feet; `None` if a tree does, over which no card is laid any more.
    feet: Option<Feet>,
}

/// What the dice show.
#[derive(Clone, Copy, Debug)]
enum Throw {
    /// A spire of one of these sizes, in steps of a pyramid alone.
    Spire(&'static [usize]),
    /// A brick, which may be a large one or not.
    Brick {
        large: bool,
    },
    /// A floor card, and a pyramid of one of these sizes.
    Ascend(&'static [usize]),
    Arrange,
    Skew,
}

/// Everything that the dice may show, and how likely.
fn throws() -> Vec<(f32, Throw)> {
    let share = 1.0 / FACES.len() as f32;
    let spires = FACES.iter().map(|sizes| (SPIRE * share, Throw::Spire(sizes)));
    let ascents = FACES.iter().map(|sizes| (ASCEND * share, Throw::Ascend(sizes)));
    let bricks =
        [(LARGE, true), (1.0 - LARGE, false)].map(|(odds, large)| (TENTACLE * odds, Throw::Brick { large }));
    let rest = [(ARRANGE, Throw::Arrange), (SKEW, Throw::Skew)];
    spires.chain(ascents).chain(bricks).chain(rest).collect()
}

impl PaperTower {
    const START: Self = Self { cards: MOST_FLOORS, storey: 0, feet: Some([EMPTY; PILLARS]) };

    /// The floor above, once a card is laid.
    fn above(self, feet: Feet) -> Self {
        Self {
            cards: self.cards.saturating_sub(1),
            storey: (self.storey + 1).min(MOST_FLOORS),
            feet: Some(feet),
        }
    }

    /// Every way to stand a pyramid of one of these sizes on a foot of this floor, with what has counted before.
    fn stand(self, before: f32, feet: Feet, sizes: &[usize], way: &mut impl FnMut(f32, Self)) {
        for &alone in sizes {
            for then in set(feet, alone) {
                way(before + self.storey as f32, Self { feet: then.ok(), ..self });
            }
        }
    }

    /// Every way to play a throw: what it counts at once, and the tower then. `room` is the share of what stands beside the
    /// pillars that finds room.
    fn ways(self, throw: Throw, room: f32, mut way: impl FnMut(f32, Self)) {
        let counts = self.storey as f32;
        let card = self.cards > 0;
        let feet = self.feet;
        // Beside the pillars, on the tree, or out of the way.
        let beside = if feet.is_some() { counts * room } else { counts };
        match throw {
            Throw::Spire(sizes) => {
                if let Some(feet) = feet {
                    self.stand(0.0, feet, sizes, &mut way);
                }
                way(beside, self);
            }
            Throw::Brick { large } => {
                way(counts * room, self);
                if let Some(mut feet) = feet.filter(|_| large)
                    && let Some(free) = feet.iter().position(|look| *look == EMPTY)
                {
                    feet[free] = BRICK;
                    way(counts, Self { feet: Some(feet), ..self });
                }
            }
            Throw::Ascend(sizes) => {
                way(0.0, self);
                // The card is carried by the floor below.
                if card && feet.and_then(even).is_some() {
                    let bare = [EMPTY; PILLARS];
                    self.above(bare).stand(counts, bare, sizes, &mut way);
                }
            }
            Throw::Arrange => {
                way(0.0, self);
                let stood = feet.map(|feet| feet.map(|look| if look == BRICK { LARGE_FOOT } else { look }));
                way(0.0, Self { feet: stood, ..self });
                // Three of what lies about on the table will always do.
                let ready = self.storey == 0 || feet.and_then(even).or(stood.and_then(even)).is_some();
                if card && ready {
                    let above = self.above([EMPTY, EMPTY, LARGE_FOOT]);
                    way(counts + above.storey as f32, above);
                }
            }
            Throw::Skew => way(0.0, self),
        }
    }
}

/// Mean grandeur still to come, by cards, storeys, turns and feet.
struct Hopes {
    room: f32,
    worth: Vec<f32>,
}

impl Hopes {
    fn index(cards: usize, storey: usize, turns: usize, feet: Feet) -> usize {
        let feet = feet.iter().fold(0, |index, look| index * LOOKS + look);
        ((cards * (MOST_FLOORS + 1) + storey) * (MOST_TURNS + 1) + turns) * LOOKS.pow(PILLARS as u32) + feet
    }

    fn of(&self, state: PaperTower, turns: usize) -> f32 {
        let Some(mut feet) = state.feet else { return self.tree(state.storey, turns) };
        feet.sort_unstable();
        self.worth[Self::index(state.cards, state.storey, turns, feet)]
    }

    /// What comes of spires that all go onto a tree, and of bricks beside it.
    fn tree(&self, storey: usize, turns: usize) -> f32 {
        storey as f32 * (SPIRE + self.room * TENTACLE) * turns as f32
    }

    fn work_out(room: f32) -> Self {
        let last = Self::index(MOST_FLOORS, MOST_FLOORS, MOST_TURNS, [LOOKS - 1; PILLARS]);
        let mut hopes = Self { room, worth: vec![0.0; last + 1] };
        let (all, throws) = (all_feet(), throws());
        for turns in 1..=MOST_TURNS {
            for cards in 0..=MOST_FLOORS {
                for storey in 0..=MOST_FLOORS {
                    for &feet in &all {
                        let state = PaperTower { cards, storey, feet: Some(feet) };
                        let best =
                            |throw| hopes.best(state, throw, turns - 1).map_or(0.0, |(worth, ..)| worth);
                        let worth = throws.iter().map(|(odds, throw)| odds * best(*throw)).sum();
                        hopes.worth[Self::index(cards, storey, turns, feet)] = worth;
                    }
                }
            }
        }
        hopes
    }

    /// The best way to play a throw with so many turns left after it: its worth, what it counts at once, and the tower then.
    fn best(&self, state: PaperTower, throw: Throw, left: usize) -> Option<(f32, f32, PaperTower)> {
        let mut best: Option<(f32, f32, PaperTower)> = None;
        state.ways(throw, self.room, |counts, then| {
            let worth = counts + self.of(then, left);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, counts, then));
            }
        });
        best
    }
}

/// What came of a city that was built on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OnPaper {
    /// Its floors, one above the other.
    pub floors: usize,
    /// Its grandeur.
    pub grandeur: f32,
}

/// Cities built on paper by the best plan, in games of so many turns each: nothing falls, every size is in stock, everything
/// finds room, and how many turns there will be is known. No builder can hope for more.
pub fn on_paper(turns: &[u32], rng: &mut Rng) -> Vec<OnPaper> {
    /// Odds are told in parts of so many.
    const PARTS: u32 = 1 << 20;
    let (hopes, throws) = (Hopes::work_out(1.0), throws());
    let mut play = |turns: u32| {
        let (mut state, mut built) = (PaperTower::START, OnPaper::default());
        for left in (0..(turns as usize).min(MOST_TURNS)).rev() {
            let mut drawn = rng.below(PARTS) as f32 / PARTS as f32;
            let shown = throws.iter().find(|(odds, _)| {
                drawn -= odds;
                drawn < 0.0
            });
            let throw = shown.map_or(Throw::Skew, |(_, throw)| *throw);
            if let Some((_, counts, then)) = hopes.best(state, throw, left) {
                built.grandeur += counts;
                built.floors += state.cards - then.cards;
                state = then;
            }
        }
        built
    };
    turns.iter().map(|&turns| play(turns)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(cards: usize, storey: usize, feet: Feet, turns: usize) -> f32 {
        HOPES.of(PaperTower { cards, storey, feet: Some(feet) }, turns)
    }

    fn near(a: f32, b: f32) {
        assert!((a - b).abs() < 0.01, "{a} {b}");
    }

    #[test]
    fn the_throws_are_all_there_are() {
        near(throws().iter().map(|(odds, _)| odds).sum(), 1.0);
    }

    #[test]
    fn without_cards_every_spire_counts_its_storey_and_half_of_the_bricks_do() {
        near(at(0, 2, [LARGE_FOOT; PILLARS], 12), 2.0 * (5.0 + 4.0 * ROOM));
        near(at(0, 0, [EMPTY; PILLARS], 12), 0.0);
    }

    /// On the first floor with even pillars, one turn: a spire counts 1, a brick a half; an ascent the card's 1 and the
    /// pyramid's 2; an arrangement the same.
    #[test]
    fn one_turn_on_even_pillars_by_hand() {
        near(at(1, 1, [LARGE_FOOT; PILLARS], 1), (5.0 + 4.0 * ROOM + 3.0 + 3.0) / 12.0);
    }

    #[test]
    fn more_turns_and_more_cards_are_never_worse() {
        for storey in 0..3 {
            let worth = |cards, turns| at(cards, storey, [EMPTY, EMPTY, LARGE_FOOT], turns);
            assert!(worth(3, 40) >= worth(2, 40) && worth(3, 40) >= worth(3, 39));
        }
    }

    /// The plan on paper comes on the average to what was worked out for it, which was done the other way round.
    #[test]
    fn cities_on_paper_come_to_what_was_hoped_for() {
        let built = on_paper(&[40; 4000], &mut Rng::new(1));
        let mean = built.iter().map(|city| city.grandeur).sum::<f32>() / built.len() as f32;
        let hoped = Hopes::work_out(1.0).of(PaperTower::START, 40);
        assert!((mean - hoped).abs() < 0.03 * hoped, "{mean} {hoped}");
    }
}
