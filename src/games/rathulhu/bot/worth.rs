//! What things are worth: a value model of a player's collection and tokens, in points expected by the end of the
//! game. The weights are our own, tuned by bots playing each other.

use game::Seat;
use rathulhu_rules::{
    AEONS, Phase, Pile, Player, Rathulhu, Setback, Tile, Token, Tokens, alike_points, site_type_points,
    tome_points,
};
use strum::VariantArray;

/// What is still ahead, and what the others have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Whole Aeons after this one.
    later: f64,
    /// How likely a face-up token is to be used in this Aeon, 0 to 1.
    use_up: f64,
    /// Tokens each player has.
    hand: f64,
    /// The highest token of the game.
    highest: f64,
    /// The most and fewest Shoggoths among the others.
    shoggoths: (f64, f64),
    /// The most and the least tokens add up to among the others.
    sums: (f64, f64),
}

impl Outlook {
    /// The outlook of a seat.
    pub(super) fn new(game: &Rathulhu, seat: Seat) -> Self {
        let setup = game.setup();
        let later = if *game.phase() == Phase::Over { 0 } else { AEONS - game.aeon() };
        let signs = f64::from(setup.time_spaces() - game.signs());
        let open: u8 = game.players().iter().map(|player| player.face_up.len()).sum();
        // Every sign but the last brings an auction, and some are invoked between them.
        let auctions = 1.2 * signs - 0.3;
        let others = || game.players().iter().enumerate().filter(|(i, _)| *i != usize::from(seat.0));
        let extremes = |count: fn(&Player) -> u16| {
            let counts = others().map(|(_, player)| f64::from(count(player)));
            counts.fold((f64::MIN, f64::MAX), |(max, min), n| (max.max(n), min.min(n)))
        };
        Self {
            later: f64::from(later),
            use_up: if open == 0 { 0.0 } else { (auctions / f64::from(open)).min(1.0) },
            hand: f64::from(setup.hand()),
            highest: match setup.players {
                ..=2 => 9.0,
                3 | 4 => 13.0,
                5.. => 16.0,
            },
            shoggoths: extremes(|player| u16::from(player.tiles.count(Tile::Shoggoth))),
            sums: extremes(|player| player.tokens().sum()),
        }
    }

    /// Everything a player has, score included.
    pub(super) fn player(&self, player: &Player) -> f64 {
        self.collection(player) + self.tokens(player)
    }

    /// The score and the tiles. What may still be won counts by the tokens left to win it with.
    fn collection(&self, player: &Player) -> f64 {
        let open = f64::from(player.face_up.len());
        let hope = (self.use_up * open / self.hand).min(1.0);
        f64::from(player.score) + self.tiles(&player.tiles, hope)
    }

    /// A face-up token wins a lot in this Aeon, and every token wins one in each later Aeon; high ones better lots.
    fn tokens(&self, player: &Player) -> f64 {
        let rank = |token: Token| f64::from(token.0) / self.highest;
        let now: f64 = player.face_up.iter().map(|token| 2.7 + 4.4 * rank(token)).sum();
        let later: f64 = player.tokens().iter().map(|token| 2.4 * rank(token)).sum();
        let sum = f64::from(player.tokens().sum());
        let spread = 1.0 + 6.2 * (self.use_up + self.later);
        let highest = odds((sum - self.sums.0 + 0.5) / spread);
        let lowest = odds((self.sums.1 - sum + 0.5) / spread);
        self.use_up * now + self.later * later + 6.0 * (highest - lowest)
    }

    /// A collection; `hope` tells how much more the player may still win in this Aeon, 0 to 1.
    fn tiles(&self, tiles: &Pile, hope: f64) -> f64 {
        const SOON: [f64; 6] = [0.5, 3.2, 5.2, 8.5, 11.7, 14.7];
        const TYPES: [f64; 9] = [0.0, 0.15, 0.3, 0.5, 0.7, 1.2, 1.7, 1.6, 0.0];
        const ALIKE: [f64; 6] = [0.0, 0.3, 1.0, 0.9, 1.1, 0.0];
        let count = |tile| f64::from(tiles.count(tile));

        let types = tiles.tomes().iter().filter(|&&n| n > 0).count();
        let tomes = mix(f64::from(tome_points(tiles.tomes())), SOON[types], hope);

        let cultists = count(Tile::Cultist);
        let scored = if tiles.has(Tile::Altar) { 1.0 } else { 0.6 * hope };
        let rituals = count(Tile::Altar) + cultists * (scored + 0.5 * self.later);

        let mut shoggoths = self.shoggoths(tiles, 0.3 + 12.0 * hope);
        if self.later > 0.5 {
            shoggoths += 1.8 * self.shoggoths(tiles, 2.2);
        }
        if self.later > 1.5 {
            shoggoths += 1.8 * self.shoggoths(tiles, 5.6);
        }

        let ahead = (hope + self.later) / f64::from(AEONS);
        let kinds = tiles.sites().iter().filter(|&&n| n > 0).count();
        let mut sites = f64::from(site_type_points(tiles.sites())) + ahead * TYPES[kinds];
        for &n in tiles.sites() {
            sites += f64::from(alike_points(n)) + ahead * ALIKE[usize::from(n.min(5))];
        }

        (2.0 + 0.4 * hope) * count(Tile::OldOne)
            + 3.0 * count(Tile::Relic)
            + tomes
            + rituals
            + shoggoths
            + sites
    }

    fn shoggoths(&self, tiles: &Pile, spread: f64) -> f64 {
        let own = f64::from(tiles.count(Tile::Shoggoth));
        let most = odds((own - self.shoggoths.0 + 0.5) / spread);
        let fewest = odds((self.shoggoths.1 - own + 0.5) / spread);
        5.0 * most - 2.0 * fewest
    }

    /// What a player would gain by winning the lot, for each of these tokens of his.
    pub(super) fn gains(
        &self,
        game: &Rathulhu,
        player: &Player,
        tokens: Tokens,
    ) -> impl Iterator<Item = (Token, f64)> {
        let now = self.player(player);
        let paid_with = |token: Token| {
            let mut after = *player;
            after.face_up.remove(token);
            after.face_down.insert(game.board());
            after
        };
        // The tiles are the same whatever is paid.
        let tiles = tokens.lowest().map_or(0.0, |token| {
            let mut after = paid_with(token);
            game.track().tiles().for_each(|tile| after.tiles.add(tile, 1));
            self.suffer(&mut after);
            self.collection(&after)
        });
        tokens.iter().map(move |token| (token, tiles + self.tokens(&paid_with(token)) - now))
    }

    /// What a player would gain by winning the lot with the lowest token above the highest bid.
    pub(super) fn cheapest(
        &self,
        game: &Rathulhu,
        player: &Player,
        high: Option<Token>,
    ) -> Option<(Token, f64)> {
        let lowest: Tokens = player.face_up.above(high).lowest().into_iter().collect();
        self.gains(game, player, lowest).next()
    }

    /// The tile among these that a player would gain most by, and how much; `None` if none is a gain.
    pub(super) fn most_wanted(
        &self,
        player: &Player,
        tiles: impl Iterator<Item = Tile>,
    ) -> Option<(Tile, f64)> {
        let now = self.player(player);
        let with = |tile: Tile| {
            let mut after = *player;
            after.tiles.add(tile, 1);
            self.player(&after) - now
        };
        let gains = tiles.filter(|tile| !matches!(tile, Tile::Setback(_))).map(|tile| (tile, with(tile)));
        best(gains).filter(|(_, gain)| *gain > 0.0)
    }

    /// What a player would have after exchanging an Old One for a tile.
    pub(super) fn after_taking(&self, player: &Player, tile: Tile) -> f64 {
        let mut after = *player;
        after.tiles.take(Tile::OldOne, 1);
        after.tiles.add(tile, 1);
        self.suffer(&mut after);
        self.player(&after)
    }

    /// Resolves the Setbacks of an imagined collection.
    fn suffer(&self, player: &mut Player) {
        for &setback in Setback::VARIANTS {
            let tiles = &mut player.tiles;
            let n = 2 * tiles.take(Tile::Setback(setback), u8::MAX);
            match setback {
                _ if n == 0 => {}
                Setback::Shoggoth => drop(tiles.take(Tile::Shoggoth, n)),
                Setback::Ritual => {
                    let altars = tiles.take(Tile::Altar, n);
                    tiles.take(Tile::Cultist, n - altars);
                }
                Setback::Tome => self.give_up(player, Tile::TOMES, n),
                Setback::Site => self.give_up(player, Tile::SITES, n),
            }
        }
    }

    fn give_up(&self, player: &mut Player, kinds: &[Tile], n: u8) {
        for _ in 0..n {
            let Some(tile) = self.least_missed(player, kinds) else { return };
            player.tiles.take(tile, 1);
        }
    }

    /// The tile among these kinds that a player would miss least.
    pub(super) fn least_missed(&self, player: &Player, kinds: &[Tile]) -> Option<Tile> {
        let left = |tile: Tile| {
            let mut after = *player;
            after.tiles.take(tile, 1);
            self.player(&after)
        };
        let held = kinds.iter().copied().filter(|&tile| player.tiles.has(tile));
        best(held.map(|tile| (tile, left(tile)))).map(|(tile, _)| tile)
    }
}

/// The best-valued item; the first among equals.
pub(super) fn best<T>(items: impl IntoIterator<Item = (T, f64)>) -> Option<(T, f64)> {
    items.into_iter().reduce(|a, b| if b.1 > a.1 { b } else { a })
}

/// From 0 to 1 as `x` goes from far below zero to far above.
pub(super) fn odds(x: f64) -> f64 {
    0.5 + 0.5 * x / (0.6 + x.abs())
}

fn mix(now: f64, soon: f64, share: f64) -> f64 {
    now + (soon - now) * share
}
