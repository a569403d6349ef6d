//! What a trembling hand may let fall, as points that a play is likely to cost.

use thoth_rules::{House, Play, ROOF};

/// Placements, and how many of them ended in a fall, by the levels of pyramids below: none, one or two, three or more.
struct FallRates {
    tremor_mm: f32,
    falls: [(u32, u32); 3],
}

/// Counted on 2026-11-25 from the journals of a hundred hands: for each tremor, seeds 400 to 424 of `cyclopean play thoth
/// --headless --physics --by-hand --tremor MM --players 2 --bots 2 --length one-hand`, with helped hands. Pyramids, stories and
/// roofs count, and those that did not come to lie as asked, too.
const MEASURED: [FallRates; 4] = [
    FallRates { tremor_mm: 0.2, falls: [(0, 181), (0, 304), (0, 153)] },
    FallRates { tremor_mm: 0.6, falls: [(0, 184), (0, 283), (4, 148)] },
    FallRates { tremor_mm: 1.0, falls: [(0, 182), (12, 285), (8, 138)] },
    FallRates { tremor_mm: 1.4, falls: [(12, 200), (52, 294), (49, 244)] },
];

/// How likely a hand is to let something fall as it sets a piece, by the levels of pyramids below.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Risk([f64; 3]);

impl Risk {
    /// That of a hand with this tremor, mm: between what was measured it grows evenly, and beyond with the tremor.
    pub(super) fn of(tremor_mm: f32) -> Self {
        let (mut below, mut at) = ([0.0; 3], 0.0);
        for measured in &MEASURED {
            let chance = measured.falls.map(|(fell, of)| f64::from(fell) / f64::from(of));
            if tremor_mm <= measured.tremor_mm {
                let share = f64::from((tremor_mm - at) / (measured.tremor_mm - at));
                return Self([0, 1, 2].map(|i| (1.0 - share) * below[i] + share * chance[i]));
            }
            (below, at) = (chance, measured.tremor_mm);
        }
        Self(below.map(|chance| (chance * f64::from(tremor_mm / at)).min(1.0)))
    }

    fn chance(self, levels_below: usize) -> f64 {
        self.0[levels_below.div_ceil(2).min(2)]
    }

    /// Points that a play on one's own house is likely to cost. A pyramid that falls ends the play, and takes along the
    /// story that it was set on with all that stands there: 52 of the 57 collapses counted cost one story. On the ground
    /// only the play is lost. A story or roof that falls is lost alone.
    pub(super) fn cost(self, house: &House, play: Play) -> f64 {
        let stories = house.stories.len();
        match play {
            Play::Raise { size, count, .. } => {
                let falls = 1.0 - libm::pow(1.0 - self.chance(stories), f64::from(count));
                let below = if stories == 0 { 0 } else { house.top().pyramids.len() };
                let story = if stories == 0 { 0.0 } else { 1.0 };
                falls * (story + f64::from(size.pips()) * (below as f64 + f64::from(count)))
            }
            Play::Story { .. } => self.chance(stories + 1),
            Play::Roof { card } => {
                let matching = card.roof().map_or(0, |element| i32::from(house.count(element)));
                self.chance(stories + 1) * f64::from(ROOF + matching)
            }
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use thoth_rules::{Card, Element, Floor, Size, Trump, pyramids_of};

    fn tower(stories: usize) -> House {
        let mut house = House::on(Card::Trump(Trump::Sun));
        let fires: Vec<_> = pyramids_of(Element::Fire, Size::Large).take(4).collect();
        house.ground.pyramids = fires;
        for _ in 0..stories {
            house.stories.push(Floor::bare(Card::Trump(Trump::Tower)));
        }
        house
    }

    #[test]
    fn a_steady_hand_risks_nothing_and_a_worse_one_more() {
        let raise = Play::Raise { card: Card::Trump(Trump::Moon), size: Size::Large, count: 4 };
        let costs: Vec<f64> =
            [0.0, 0.2, 0.6, 0.8, 1.0, 1.2, 1.4, 3.0].map(|mm| Risk::of(mm).cost(&tower(3), raise)).into();
        assert_eq!(costs[..2], [0.0, 0.0], "nothing fell at 0.2 mm");
        assert!(costs[1..].windows(2).all(|pair| pair[0] < pair[1]), "{costs:?}");
        assert_eq!(Risk::of(1.0e6), Risk([1.0; 3]));
    }

    #[test]
    fn what_is_measured_is_what_it_says() {
        assert_eq!(Risk::of(1.4), Risk([0.06, 52.0 / 294.0, 49.0 / 244.0]));
        // Half way between: the mean.
        let half = Risk::of(1.2).0[2];
        assert!((half - (8.0 / 138.0 + 49.0 / 244.0) / 2.0).abs() < 1e-6, "{half}");
    }

    /// Two large ones on a bare story, with 5.8 falls in 100: if either falls, six pips and the story go.
    #[test]
    fn a_fall_costs_the_story_that_is_built_on() {
        let stands = 130.0 / 138.0;
        let two = Play::Raise { card: Card::Trump(Trump::Moon), size: Size::Large, count: 2 };
        let cost = Risk::of(1.0).cost(&tower(3), two);
        assert!((cost - (1.0 - stands * stands) * 7.0).abs() < 1e-6, "{cost}");
        assert_eq!(Risk::of(1.0).cost(&tower(0), two), 0.0, "on the ground nothing fell at 1.0 mm");
        let roof = Play::Roof { card: Card::Trump(Trump::Strength) };
        let q = 12.0 / 285.0;
        assert!((Risk::of(1.0).cost(&tower(0), roof) - q * 9.0).abs() < 1e-6, "roof and four of its element");
    }
}
