//! Whether a state can be one of the game's: what a loader asks before it trusts a save, and what tests ask after
//! every action (section 10 of the rules).

use thiserror::Error;

use super::setup::{AEONS, INITIAL_SCORE};
use super::state::{Auction, Phase, Rathulhu, Then};
use super::tiles::{Pile, Tile};
use super::tokens::{Token, Tokens};
use game::{Outcome, SetupError};

/// Why a state cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Corrupt {
    /// The set-up breaks the rules.
    #[error("the set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    /// Tiles are missing or there are too many.
    #[error("the tiles do not add up to the 180 of the game")]
    Tiles,
    /// A tile is where it cannot be.
    #[error("there is a {0:?} where none can be")]
    Misplaced(Tile),
    /// Tokens are missing, doubled or unevenly held.
    #[error("the bid tokens do not add up")]
    Tokens,
    /// The time track or the Aeon is impossible.
    #[error("the time track or the Aeon cannot be right")]
    Time,
    /// The scores are not those of the sheets.
    #[error("the scores do not follow from the score sheets")]
    Scores,
    /// What the game waits for does not fit the table.
    #[error("the game's phase does not fit what lies on the table")]
    Phase,
}

impl Rathulhu {
    /// Checks the invariants of the game.
    ///
    /// # Errors
    /// The first one broken.
    pub fn audit(&self) -> Result<(), Corrupt> {
        self.setup.validate()?;
        if self.players.len() != usize::from(self.setup.players) {
            return Err(Corrupt::Phase);
        }
        self.audit_tiles()?;
        self.audit_tokens()?;
        let over = self.phase == Phase::Over;
        let ended = if over { AEONS } else { self.aeon.saturating_sub(1) };
        let sheets = self.sheets.iter().map(|sheet| sheet.aeon);
        if !(1..=AEONS).contains(&self.aeon)
            || (over && self.aeon != AEONS)
            || self.signs >= self.setup.time_spaces()
            || !sheets.eq(1..=ended)
        {
            return Err(Corrupt::Time);
        }
        for (i, player) in self.players.iter().enumerate() {
            let lines =
                self.sheets.iter().map(|sheet| sheet.lines.get(i).map(|line| i64::from(line.total())));
            let earned: Option<i64> = lines.sum();
            if earned != Some(i64::from(player.score) - i64::from(INITIAL_SCORE)) {
                return Err(Corrupt::Scores);
            }
        }
        self.audit_phase()
    }

    fn audit_tiles(&self) -> Result<(), Corrupt> {
        // Counted wide, so that a damaged save cannot hide a surplus at the top of a byte.
        let mut counts = [0_u32; Tile::KINDS];
        let piles = self.players.iter().map(|player| &player.tiles).chain([&self.discards]);
        for (tile, n) in piles.flat_map(Pile::iter) {
            counts[tile.index()] += u32::from(n);
        }
        for tile in self.track.tiles().chain(self.bag.iter().copied()) {
            counts[tile.index()] += 1;
        }
        counts[Tile::ElderSign.index()] += u32::from(self.signs);
        if counts != Tile::ALL.map(|tile| u32::from(tile.copies())) {
            return Err(Corrupt::Tiles);
        }
        if let Some(tile) = self.track.tiles().find(|&tile| tile == Tile::ElderSign) {
            return Err(Corrupt::Misplaced(tile));
        }
        let held = self.players.iter().flat_map(|player| player.tiles.iter()).map(|(tile, _)| tile);
        match held.into_iter().find(|tile| matches!(tile, Tile::ElderSign | Tile::Setback(_))) {
            Some(tile) => Err(Corrupt::Misplaced(tile)),
            None => Ok(()),
        }
    }

    fn audit_tokens(&self) -> Result<(), Corrupt> {
        let mut seen = Tokens::of(&[self.board.0]);
        for player in &self.players {
            let tokens = player.tokens();
            let doubled = !player.face_up.shared(player.face_down).is_empty();
            if doubled || tokens.len() != self.setup.hand() || !tokens.shared(seen).is_empty() {
                return Err(Corrupt::Tokens);
            }
            seen = seen.union(tokens);
        }
        let dealt = self.setup.token_sets().into_iter().fold(Tokens::of(&[1]), Tokens::union);
        if seen == dealt { Ok(()) } else { Err(Corrupt::Tokens) }
    }

    fn audit_phase(&self) -> Result<(), Corrupt> {
        let won = matches!(&self.outcome, Some(Outcome::Won(seats)) if seats.len() == 1);
        let right = match &self.phase {
            Phase::Over => won && self.track.is_empty() && self.signs == 0,
            Phase::Turn { seat } => self.can_bid(*seat),
            Phase::OldOnes { seat } => {
                self.can_bid(*seat)
                    && self.track.offers_a_take()
                    && self.player(*seat).is_some_and(|player| player.tiles.has(Tile::OldOne))
            }
            Phase::Auction(auction) => self.audit_auction(auction),
            Phase::Setback { seat, tomes, sites, then } => {
                let seated = self.player(*seat).is_some();
                let held = self.player(*seat).map_or((0, 0), |player| {
                    let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
                    (sum(player.tiles.tomes()), sum(player.tiles.sites()))
                });
                let some = *tomes > 0 || *sites > 0;
                let after = match then {
                    Then::TurnAfter(after) => self.player(*after).is_some(),
                    Then::OldOnes => self.can_bid(*seat),
                };
                let choice = |due: u8, held: u16| due == 0 || (due <= 8 && u16::from(due) < held);
                seated && some && after && choice(*tomes, held.0) && choice(*sites, held.1)
            }
        };
        let over = self.phase == Phase::Over;
        if right && over == self.outcome.is_some() { Ok(()) } else { Err(Corrupt::Phase) }
    }

    /// Whether the calls so far are those of the seats from the invoker's left, each in turn and rising.
    fn audit_auction(&self, auction: &Auction) -> bool {
        if !self.can_bid(auction.invoker) {
            return false;
        }
        let mut next = self.next_with_token(auction.invoker);
        let mut high: Option<Token> = None;
        for call in &auction.calls {
            if next != Some(call.seat) || call.seat == auction.invoker {
                return false;
            }
            if let Some(token) = call.bid {
                let held = self.player(call.seat).is_some_and(|player| player.face_up.has(token));
                if !held || high.is_some_and(|high| token <= high) {
                    return false;
                }
                high = Some(token);
            }
            next = self.next_with_token(call.seat);
        }
        next == Some(auction.bidder)
    }
}
