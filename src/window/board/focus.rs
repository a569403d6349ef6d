//! The focus: where an arrow key goes from one thing of the table to the next.

use bevy_egui::egui::{Rect, Vec2, vec2};

/// How much dearer a point aside of the way is than one along it.
const ASIDE: f32 = 2.0;

/// From one thing the next in a direction, rightwards and upwards; where there is none, the one at the other end. From
/// nothing it is the first.
pub fn beside<T: Copy + PartialEq>(
    things: &[(T, Rect)],
    from: Option<T>,
    (right, up): (i8, i8),
) -> Option<T> {
    let here = from.and_then(|from| things.iter().find(|(thing, _)| *thing == from));
    let Some((_, here)) = here else { return things.first().map(|(thing, _)| *thing) };
    let way = vec2(f32::from(right), -f32::from(up));
    let others = || things.iter().filter(|(thing, _)| Some(*thing) != from);
    let along = |rect: &Rect| (rect.center() - here.center()).dot(way);
    let cost = |rect: &Rect| {
        let to: Vec2 = rect.center() - here.center();
        let along = to.dot(way);
        (along > 1.0).then(|| along + ASIDE * (to - way * along).length())
    };
    let nearest = others().filter_map(|(thing, rect)| Some((cost(rect)?, *thing)));
    let nearest = nearest.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, thing)| thing);
    let far_end = || others().min_by(|a, b| along(&a.1).total_cmp(&along(&b.1))).map(|(thing, _)| *thing);
    nearest.or_else(far_end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn arrows_go_to_the_nearest_in_their_direction_and_round_the_end() {
        let things: Vec<(u32, Rect)> = (0..6)
            .map(|k| {
                let at = pos2((k % 3) as f32 * 50.0, (k / 3) as f32 * 40.0);
                (k, Rect::from_min_size(at, vec2(20.0, 20.0)))
            })
            .collect();
        let next = |from, way| beside(&things, from, way);
        assert_eq!(next(None, (1, 0)), Some(0));
        assert_eq!(
            [next(Some(0), (1, 0)), next(Some(1), (1, 0)), next(Some(4), (-1, 0))],
            [Some(1), Some(2), Some(3)]
        );
        assert_eq!([next(Some(1), (0, -1)), next(Some(4), (0, 1))], [Some(4), Some(1)]);
        assert!(matches!(next(Some(2), (1, 0)), Some(0 | 3)), "round the end");
        assert_eq!(beside(&things[..0], Some(3), (1, 0)), None);
    }
}
