//! What actions do. Nothing here asks whether they are allowed; `rules` has done so.

use super::action::Action;
use super::event::{AeonEnd, Event, Log};
use super::score::{Holding, score, winner};
use super::setup::{AEONS, INITIAL_SCORE, Setup, TRACK};
use super::state::{Auction, Call, Cause, Phase, Player, Rathulhu, ScoreSheet, Then, Track};
use super::tiles::{Pile, Setback, Tile};
use super::tokens::{Token, Tokens};
use game::rng::Rng;
use game::{Outcome, Seat, SetupError};
use strum::VariantArray;

impl Rathulhu {
    pub(super) fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        setup.validate()?;
        let mut rng = Rng::new(seed);
        let mut sets = setup.token_sets();
        rng.shuffle(&mut sets);
        let mut bag: Vec<Tile> = Pile::whole().tiles().collect();
        rng.shuffle(&mut bag);
        let deal = |&face_up: &Tokens| Player {
            tiles: Pile::EMPTY,
            face_up,
            face_down: Tokens::NONE,
            score: INITIAL_SCORE,
        };
        let mut game = Self {
            setup: *setup,
            rng,
            bag,
            aeon: 1,
            phase: Phase::Over,
            board: Token(1),
            track: Track::default(),
            signs: 0,
            discards: Pile::EMPTY,
            players: sets.iter().map(deal).collect(),
            sheets: Vec::new(),
            outcome: None,
        };
        game.phase = Phase::Turn { seat: game.starter() };
        Ok(game)
    }

    /// Who begins an Aeon: the holder of the highest face-up token (U5).
    fn starter(&self) -> Seat {
        let seats = (0..self.setup.players).map(Seat);
        seats.max_by_key(|&seat| self.player(seat).and_then(|p| p.face_up.highest())).unwrap_or(Seat(0))
    }

    pub(super) fn perform(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        match action {
            Action::Draw => self.draw(seat, log),
            Action::Take(tile) => self.use_old_one(seat, tile, log),
            Action::Done => self.pass_turn(seat, log),
            Action::Invoke => {
                log.tell(self, || Event::Invoked { seat });
                self.open_auction(seat, Cause::Invoked, log);
            }
            Action::Bid(token) => self.call(seat, Some(token), log),
            Action::Pass => self.call(seat, None, log),
            Action::Discard(tile) => self.choose_loss(seat, tile, log),
        }
    }

    fn draw(&mut self, seat: Seat, log: &mut impl Log) {
        let Some(tile) = self.bag.pop() else { return };
        if tile == Tile::ElderSign {
            self.signs += 1;
            let (signs, spaces) = (self.signs, self.setup.time_spaces());
            log.tell(self, || Event::DrewSign { seat, signs, spaces });
            if signs >= spaces {
                self.end_aeon(AeonEnd::Time, log);
            } else {
                self.open_auction(seat, Cause::ElderSign, log);
            }
        } else {
            let space = self.track.lay(tile).unwrap_or(TRACK);
            log.tell(self, || Event::Drew { seat, tile, space });
            self.pass_turn(seat, log);
        }
    }

    /// Gives the turn to the next player who can take one, or ends the Aeon (U11).
    fn pass_turn(&mut self, after: Seat, log: &mut impl Log) {
        match self.next_with_token(after) {
            Some(seat) => self.phase = Phase::Turn { seat },
            None => self.end_aeon(AeonEnd::Tokens, log),
        }
    }

    fn use_old_one(&mut self, seat: Seat, tile: Tile, log: &mut impl Log) {
        let space = self.track.pick(tile).unwrap_or(TRACK);
        let player = &mut self.players[usize::from(seat.0)];
        player.tiles.give(&mut self.discards, Tile::OldOne, 1);
        player.tiles.add(tile, 1);
        log.tell(self, || Event::UsedOldOne { seat, tile, space });
        self.strike(seat, Then::OldOnes, log);
    }

    fn open_auction(&mut self, invoker: Seat, cause: Cause, log: &mut impl Log) {
        let (track, token) = (self.track, self.board);
        let bidder = self.next_with_token(invoker).unwrap_or(invoker);
        self.phase = Phase::Auction(Auction { invoker, cause, bidder, calls: Vec::new() });
        log.tell(self, || Event::AuctionBegan { invoker, cause, lot: track.tiles().collect(), token });
    }

    fn call(&mut self, seat: Seat, bid: Option<Token>, log: &mut impl Log) {
        let bidder = self.next_with_token(seat);
        let Phase::Auction(auction) = &mut self.phase else { return };
        auction.calls.push(Call { seat, bid });
        let (invoker, high) = (auction.invoker, auction.high());
        if seat != invoker {
            // The invoker has a face-up token, so the round always comes to him.
            auction.bidder = bidder.unwrap_or(invoker);
        }
        log.tell(self, || match bid {
            Some(token) => Event::Bid { seat, token },
            None => Event::Passed { seat },
        });
        if seat == invoker {
            self.close_auction(invoker, high, log);
        }
    }

    fn close_auction(&mut self, invoker: Seat, high: Option<(Seat, Token)>, log: &mut impl Log) {
        // No bid lies there any more. Who is next is said below.
        self.phase = Phase::Turn { seat: invoker };
        if let Some((seat, paid)) = high {
            let lot = self.track.clear();
            let gained = std::mem::replace(&mut self.board, paid);
            let player = &mut self.players[usize::from(seat.0)];
            player.tiles.absorb(&lot);
            player.face_up.remove(paid);
            player.face_down.insert(gained);
            log.tell(self, || Event::Won { seat, lot, paid, gained });
            self.strike(seat, Then::TurnAfter(invoker), log);
        } else {
            // U17: only a full track is swept.
            let full = self.track.is_full();
            let swept = if full { self.track.clear() } else { Pile::EMPTY };
            self.discards.absorb(&swept);
            log.tell(self, || Event::NoBid { swept });
            self.pass_turn(invoker, log);
        }
    }

    /// Resolves the Setbacks in a collection as far as there is nothing to choose (U20).
    fn strike(&mut self, seat: Seat, then: Then, log: &mut impl Log) {
        let (mut tomes, mut sites) = (0, 0);
        for &setback in Setback::VARIANTS {
            let n =
                self.give_up(seat, Tile::Setback(setback), u8::MAX, log, || Event::Struck { seat, setback });
            match setback {
                _ if n == 0 => {}
                Setback::Shoggoth => drop(self.lose(seat, Tile::Shoggoth, 2 * n, log)),
                Setback::Ritual => {
                    let altars = self.lose(seat, Tile::Altar, 2 * n, log);
                    self.lose(seat, Tile::Cultist, 2 * n - altars, log);
                }
                Setback::Tome => tomes = 2 * n,
                Setback::Site => sites = 2 * n,
            }
        }
        self.demand(seat, tomes, sites, then, log);
    }

    /// Discards up to `n` tiles of a kind and tells how many there were.
    fn lose(&mut self, seat: Seat, tile: Tile, n: u8, log: &mut impl Log) -> u8 {
        self.give_up(seat, tile, n, log, || Event::Discarded { seat, tile })
    }

    /// Discards up to `n` tiles of a kind, one after the other, each with an event. Tells how many there were.
    fn give_up(
        &mut self,
        seat: Seat,
        tile: Tile,
        n: u8,
        log: &mut impl Log,
        event: impl Fn() -> Event,
    ) -> u8 {
        let mut given = 0;
        while given < n && self.players[usize::from(seat.0)].tiles.give(&mut self.discards, tile, 1) == 1 {
            log.tell(self, &event);
            given += 1;
        }
        given
    }

    fn choose_loss(&mut self, seat: Seat, tile: Tile, log: &mut impl Log) {
        let Phase::Setback { mut tomes, mut sites, then, .. } = self.phase else { return };
        match tile {
            Tile::Tome(_) => tomes -= 1,
            _ => sites -= 1,
        }
        self.lose(seat, tile, 1, log);
        self.demand(seat, tomes, sites, then, log);
    }

    /// Takes what must go without a choice and waits for the rest; goes on when nothing is left to choose.
    fn demand(&mut self, seat: Seat, tomes: u8, sites: u8, then: Then, log: &mut impl Log) {
        let tomes = self.lose_forced(seat, Tile::TOMES, tomes, log);
        let sites = self.lose_forced(seat, Tile::SITES, sites, log);
        if tomes > 0 || sites > 0 {
            self.phase = Phase::Setback { seat, tomes, sites, then };
            return;
        }
        match then {
            Then::TurnAfter(after) => self.pass_turn(after, log),
            Then::OldOnes => {
                let more = self.player(seat).is_some_and(|player| player.tiles.has(Tile::OldOne));
                if more && self.track.offers_a_take() {
                    self.phase = Phase::OldOnes { seat };
                } else {
                    self.pass_turn(seat, log);
                }
            }
        }
    }

    /// When `due` of some kinds must go: none if there is a choice, else all that can. Tells what is left due.
    fn lose_forced(&mut self, seat: Seat, kinds: &[Tile], due: u8, log: &mut impl Log) -> u8 {
        if due == 0 {
            return 0;
        }
        let tiles = &self.players[usize::from(seat.0)].tiles;
        let held: u8 = kinds.iter().map(|&tile| tiles.count(tile)).sum();
        let types = kinds.iter().filter(|&&tile| tiles.has(tile)).count();
        if held > due && types > 1 {
            return due;
        }
        let mut left = due;
        for &tile in kinds {
            left -= self.lose(seat, tile, left, log);
        }
        0
    }

    /// Scores and clears the table (U22).
    fn end_aeon(&mut self, why: AeonEnd, log: &mut impl Log) {
        let aeon = self.aeon;
        log.tell(self, || Event::AeonEnded { aeon, why });
        let holdings: Vec<Holding> = self.players.iter().map(Player::holding).collect();
        let lines = score(&holdings, aeon == AEONS);
        for (player, line) in self.players.iter_mut().zip(&lines) {
            player.score += line.total();
        }
        self.sheets.push(ScoreSheet { aeon, lines: lines.clone() });
        // Of scores that are kept hidden no event tells before the last Aeon.
        let open = self.is_score_known(None, 0);
        let lines = if open { lines } else { vec![] };
        let scores = self.players.iter().map(|player| player.score).filter(|_| open).collect();
        log.tell(self, || Event::AeonScored { sheet: ScoreSheet { aeon, lines }, scores });

        for player in &mut self.players {
            for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_kept()) {
                player.tiles.give(&mut self.discards, tile, u8::MAX);
            }
            player.face_up = player.tokens();
            player.face_down = Tokens::NONE;
        }
        let unsold = self.track.clear();
        self.discards.absorb(&unsold);
        self.discards.add(Tile::ElderSign, std::mem::take(&mut self.signs));

        if aeon < AEONS {
            self.aeon += 1;
            let seat = self.starter();
            self.phase = Phase::Turn { seat };
            log.tell(self, || Event::AeonBegan { aeon: aeon + 1, seat });
        } else {
            self.finish(log);
        }
    }

    fn finish(&mut self, log: &mut impl Log) {
        let scores: Vec<i16> = self.players.iter().map(|player| player.score).collect();
        let tokens: Vec<Tokens> = self.players.iter().map(Player::tokens).collect();
        let first = winner(&scores, &tokens).unwrap_or(0);
        let outcome = Outcome::Won(vec![Seat(first as u8)]);
        self.outcome = Some(outcome.clone());
        self.phase = Phase::Over;
        log.tell(self, || Event::Over { outcome, scores });
    }
}
