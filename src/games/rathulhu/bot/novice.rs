//! The novice: face values and a rule of thumb, blind to what others hold.

use rathulhu_rules::{Action, Phase, Pile, Rathulhu, TRACK, Tile, Token};

/// What the novice does.
pub(super) fn choose(game: &Rathulhu, legal: &[Action]) -> Option<Action> {
    let player = game.player(game.phase().seat()?)?;
    let lot = lot_value(game, &player.tiles);
    let wanted = match game.phase() {
        Phase::Turn { .. } => {
            let crowded = game.track().len() >= TRACK - 1;
            if lot >= 7 || crowded { Action::Invoke } else { Action::Draw }
        }
        Phase::Auction(auction) => {
            let high = auction.high().map(|(_, token)| token);
            match player.face_up.above(high).lowest() {
                Some(token) if lot >= price(token, game) => Action::Bid(token),
                _ => Action::Pass,
            }
        }
        Phase::OldOnes { .. } => Action::Done,
        Phase::Setback { .. } => return most_numerous(&player.tiles, legal),
        Phase::Over => return None,
    };
    // Too full to draw, or forced to bid: the first way out of the list is the cheapest.
    let fallback = || legal.iter().find(|action| matches!(action, Action::Invoke | Action::Bid(_)));
    legal.contains(&wanted).then_some(wanted).or_else(|| fallback().or(legal.first()).copied())
}

/// Points that the lot seems to be worth.
fn lot_value(game: &Rathulhu, held: &Pile) -> i32 {
    let value = |tile| match tile {
        Tile::ElderSign => 0,
        Tile::OldOne | Tile::Altar => 2,
        Tile::Tome(_) if held.has(tile) => 0,
        Tile::Relic | Tile::Tome(_) => 3,
        Tile::Shoggoth | Tile::Cultist | Tile::Site(_) => 1,
        Tile::Setback(_) => -4,
    };
    game.track().tiles().map(value).sum()
}

/// Points below which a token is too dear: 3 for the lowest, 7 for the highest of the game.
fn price(token: Token, game: &Rathulhu) -> i32 {
    let highest = game.players().iter().filter_map(|player| player.tokens().highest()).max();
    3 + 4 * i32::from(token.0) / i32::from(highest.map_or(1, |token| token.0))
}

fn most_numerous(held: &Pile, legal: &[Action]) -> Option<Action> {
    let count = |action: &Action| match action {
        Action::Discard(tile) => held.count(*tile),
        _ => 0,
    };
    legal.iter().copied().max_by_key(count)
}
