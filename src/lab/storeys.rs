//! How many storeys a set-up has.

use super::editor::extent;
use super::scene::Scene;
use table::Kind;
use table::rapier3d::prelude::Vector;

/// Cards lie in different storeys if one lies so much higher than the other, mm: more than any card is thick.
const APART_MM: f32 = 5.0;

/// The storeys of a set-up: as many as the cards that lie above one another, seen from above, where most do.
pub fn storeys(scene: &Scene) -> usize {
    let is_card = |index: &usize| matches!(scene.pieces[*index].shape, Kind::Floor(_) | Kind::Tarot);
    let cards =
        (0..scene.pieces.len()).filter(is_card).filter_map(|index| extent(scene, [index].into_iter()));
    let mut cards: Vec<_> = cards.collect();
    cards.sort_by(|(a, _), (b, _)| a.z.total_cmp(&b.z));
    let mut of: Vec<usize> = vec![];
    for (k, (low, high)) in cards.iter().enumerate() {
        let carries = |(other_low, other_high): &(Vector, Vector)| {
            let over =
                low.x < other_high.x && other_low.x < high.x && low.y < other_high.y && other_low.y < high.y;
            over && low.z - other_high.z > APART_MM
        };
        let below = cards[..k].iter().zip(&of).filter(|(card, _)| carries(card)).map(|(_, storeys)| *storeys);
        of.push(1 + below.max().unwrap_or(0));
    }
    of.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::ScenePiece;
    use game::pieces::Size;

    fn cards(places: &[[f32; 3]]) -> Scene {
        let mut pieces: Vec<ScenePiece> = places.iter().map(|at| ScenePiece::new(Kind::Tarot, *at)).collect();
        pieces.push(ScenePiece::new(Kind::Pyramid(Size::Large), [0.0, 0.0, 200.0]));
        Scene { pieces, ..Scene::default() }
    }

    #[test]
    fn cards_above_one_another_are_storeys_and_cards_beside_one_another_are_not() {
        assert_eq!(storeys(&cards(&[])), 0);
        assert_eq!(storeys(&cards(&[[0.0, 0.0, 35.0], [200.0, 0.0, 35.0]])), 1);
        assert_eq!(storeys(&cards(&[[0.0, 0.0, 70.0], [200.0, 0.0, 35.0]])), 1, "higher, but elsewhere");
        assert_eq!(storeys(&cards(&[[0.0, 0.0, 70.0], [10.0, 0.0, 35.0]])), 2);
        assert_eq!(storeys(&cards(&[[0.0, 0.0, 105.0], [10.0, 0.0, 35.0], [0.0, 5.0, 70.0]])), 3);
        assert_eq!(storeys(&cards(&[[0.0, 0.0, 35.0], [0.0, 0.0, 35.6]])), 1, "one lies on the other");
    }
}
