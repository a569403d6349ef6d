//! The acolyte: knows what a lot is worth to itself, and bids and invokes by that.

use super::worth::{Outlook, best};
use rathulhu_rules::{Action, Phase, Player, Rathulhu, Tile};

/// What the acolyte does.
pub(super) fn choose(game: &Rathulhu, legal: &[Action]) -> Option<Action> {
    let seat = game.phase().seat()?;
    let player = game.player(seat)?;
    let outlook = Outlook::new(game, seat);
    let now = outlook.player(player);
    let wanted = match game.phase() {
        Phase::Turn { .. } => {
            let gain = outlook.cheapest(game, player, None).map_or(0.0, |(_, gain)| gain);
            match take(game, &outlook, player, now) {
                Some(tile) => Action::Take(tile),
                None if gain > 4.0 => Action::Invoke,
                None => Action::Draw,
            }
        }
        Phase::OldOnes { .. } => take(game, &outlook, player, now).map_or(Action::Done, Action::Take),
        Phase::Auction(auction) => {
            let high = auction.high().map(|(_, token)| token);
            match outlook.cheapest(game, player, high) {
                Some((token, gain)) if gain > 0.0 => Action::Bid(token),
                _ => Action::Pass,
            }
        }
        Phase::Setback { .. } => return discard(&outlook, player, legal),
        Phase::Over => return None,
    };
    // Too full to draw, or forced to bid: the first way out of the list is the cheapest.
    let fallback = || legal.iter().find(|action| matches!(action, Action::Invoke | Action::Bid(_)));
    legal.contains(&wanted).then_some(wanted).or_else(|| fallback().or(legal.first()).copied())
}

/// The tile that is clearly worth an Old One.
pub(super) fn take(game: &Rathulhu, outlook: &Outlook, player: &Player, now: f64) -> Option<Tile> {
    if !player.tiles.has(Tile::OldOne) {
        return None;
    }
    let takes = game.track().tiles().filter(|&tile| tile != Tile::OldOne);
    let (tile, value) = best(takes.map(|tile| (tile, outlook.after_taking(player, tile))))?;
    (value > now + 0.2).then_some(tile)
}

/// What a Setback is given.
pub(super) fn discard(outlook: &Outlook, player: &Player, legal: &[Action]) -> Option<Action> {
    let kinds = legal.iter().filter_map(|action| match action {
        Action::Discard(tile) => Some(*tile),
        _ => None,
    });
    outlook.least_missed(player, &kinds.collect::<Vec<_>>()).map(Action::Discard)
}
