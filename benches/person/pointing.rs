//! How a person moves a cursor, in points of the screen: one smooth move after another, each with its own scatter, with a
//! look in between.
//!
//! A move takes the time that Fitts' law gives for its scatter; the scatter grows with the way. What is left is corrected by
//! further moves (Crossman and Goodeve 1963; Meyer et al. 1988), each begun a reaction after the end of the one before.

use lab::chance::Chance;
use table::rapier3d::glamx::Vec2;

/// Bits a second of a practised user of a mouse: 3.7 to 4.9 in nine studies by ISO 9241-9 (Soukoreff and others 2004), the
/// middle of them.
const THROUGHPUT_BITS_S: f32 = 4.3;
/// Deviations in the width that holds 96 % of the ends of moves, by which that norm measures.
const WIDTH_DEVIATIONS: f32 = 4.133;
/// Deviation of a move's end as a share of its way, along it and across: 0.07 of it are left after a move (Vince 1948, as
/// Card, Moran and Newell 1983 have it). Noise in proportion to the effort: Harris and Wolpert 1998.
const SCATTER: f32 = 0.07;
/// The least deviation of a move's end, points (assumed: the mouse counts whole points).
const LEAST_SCATTER_PX: f32 = 1.0;
/// Mean and deviation of the time from seeing something to acting on it, s: 231 ms with a mouse on a screen, of 1,469 people
/// (Woods et al. 2015); the deviation within a person is assumed.
const REACTION_S: (f32, f32) = (0.231, 0.05);
/// No reaction is faster, s: what was done sooner was begun before.
const FASTEST_REACTION_S: f32 = 0.1;

/// One smooth move of the cursor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Move {
    from: Vec2,
    to: Vec2,
    /// How long it takes, s.
    pub lasts_s: f32,
}

impl Move {
    /// A move that is aimed from one place at another.
    pub fn aimed(from: Vec2, at: Vec2, chance: &mut Chance) -> Self {
        let way = at - from;
        let scatter = (SCATTER * way.length()).max(LEAST_SCATTER_PX);
        let missed = Vec2::new(chance.normal(), chance.normal()) * scatter;
        let bits = libm::log2f(way.length() / (WIDTH_DEVIATIONS * scatter) + 1.0);
        Self { from, to: at + missed, lasts_s: bits / THROUGHPUT_BITS_S }
    }

    /// Where the cursor is after so many seconds: the path of least jerk (Flash and Hogan 1985).
    pub fn at(&self, seconds: f32) -> Vec2 {
        let t = if self.lasts_s > 0.0 { (seconds / self.lasts_s).clamp(0.0, 1.0) } else { 1.0 };
        let share = t * t * t * (10.0 + t * (6.0 * t - 15.0));
        self.from.lerp(self.to, share)
    }
}

/// How long a person takes from seeing something to acting on it, s.
pub(super) fn reaction_s(chance: &mut Chance) -> f32 {
    let (mean, deviation) = REACTION_S;
    (mean + deviation * chance.normal()).max(FASTEST_REACTION_S)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points at a target until the cursor is on it: where it ends, and after how long.
    fn point(from: f32, width: f32, chance: &mut Chance) -> (Vec2, f32) {
        let (mut at, mut seconds) = (Vec2::new(from, 0.0), 0.0);
        for moves in 0.. {
            if moves > 0 {
                seconds += reaction_s(chance);
            }
            let next = Move::aimed(at, Vec2::ZERO, chance);
            seconds += next.lasts_s;
            at = next.at(next.lasts_s);
            if at.length() < width / 2.0 {
                break;
            }
        }
        (at, seconds)
    }

    /// What ISO 9241-9 measures of people is measured of the model: throughput by effective width, of targets as that norm's
    /// studies have them.
    #[test]
    fn it_points_as_fast_and_as_surely_as_people_do() {
        let mut chance = Chance::new(1, 0);
        let mut bits_s = vec![];
        for (far, width) in [(256.0, 16.0), (256.0, 32.0), (512.0, 16.0), (512.0, 32.0), (512.0, 64.0)] {
            let tries: Vec<(Vec2, f32)> = (0..400).map(|_| point(far, width, &mut chance)).collect();
            let deviation = (tries.iter().map(|(at, _)| at.x * at.x).sum::<f32>() / 400.0).sqrt();
            let seconds = tries.iter().map(|(_, seconds)| seconds).sum::<f32>() / 400.0;
            bits_s.push((far / (WIDTH_DEVIATIONS * deviation) + 1.0).log2() / seconds);
        }
        let mean = bits_s.iter().sum::<f32>() / bits_s.len() as f32;
        assert!((3.7..=4.9).contains(&mean), "{mean} bits a second: {bits_s:?}");
    }

    #[test]
    fn a_move_begins_and_ends_at_rest_and_is_fastest_half_way() {
        let smooth = Move { from: Vec2::ZERO, to: Vec2::X * 100.0, lasts_s: 0.5 };
        let speed = |s: f32| (smooth.at(s + 0.001) - smooth.at(s - 0.001)).length() / 0.002;
        // The peak of the path of least jerk is 15/8 of the mean speed.
        assert!((speed(0.25) - 375.0).abs() < 1.0, "{}", speed(0.25));
        assert!(speed(0.002) < 2.0 && speed(0.498) < 2.0);
    }
}
