//! The keyboard at the table of Rathulhu: everything that the mouse can do.

use crate::keys::BAG;
use crate::panel_data::PanelData;
use crate::ui_state::GameRequest;
use game::Seat;
use rathulhu_rules::{Phase, Rathulhu, Thing, View};
use window::choices;
use window::keys::Key;

pub fn meant(key: Key, data: &PanelData) -> Option<GameRequest> {
    if key == Key::Does(BAG) || (key == Key::Escape && data.ui_state.bag_open) {
        return Some(GameRequest::FoldBag);
    }
    if data.busy {
        return hurry(key, data);
    }
    let seat = data.asked()?;
    if let Some(back) = choices::cycles_back(key) {
        return choices::cycle(&round(data.seen, seat), data.ui_state.chosen.focus, back)
            .map(GameRequest::point);
    }
    choices::input::<Rathulhu>(key, &data.numbered(seat)).map(GameRequest::Choose)
}

/// Beside the result: the final count at once.
pub fn at_the_end(key: Key) -> Option<GameRequest> {
    matches!(key, Key::Enter | Key::Space).then_some(GameRequest::Hurry)
}

/// While things move, the keys that would act show the end of it instead.
fn hurry(key: Key, data: &PanelData) -> Option<GameRequest> {
    let go_on = matches!(key, Key::Enter | Key::Space);
    if data.counting.is_some() {
        return go_on.then_some(GameRequest::TurnSheet);
    }
    (go_on || key.is_typed()).then_some(GameRequest::Hurry)
}

/// The things that the keyboard goes through, for the seat to act.
pub fn round(view: &View, seat: Seat) -> Vec<Thing> {
    let mut things = vec![Thing::Bag];
    let spaces = view.track.spaces().iter().enumerate();
    things.extend(spaces.filter(|(_, tile)| tile.is_some()).map(|(space, _)| Thing::Space(space)));
    things.push(Thing::Idol);
    if let Some(player) = view.players.get(usize::from(seat.0)) {
        things.extend(player.tokens().iter().map(Thing::Token));
        things.extend(player.tiles.iter().map(|(tile, _)| Thing::Tile(seat, tile)));
    }
    match view.phase {
        Phase::Auction(_) => things.push(Thing::Pass),
        Phase::OldOnes { .. } => things.push(Thing::Done),
        _ => {}
    }
    things.extend((0..view.players.len()).map(|seat| Thing::Player(Seat(seat as u8))));
    things
}
