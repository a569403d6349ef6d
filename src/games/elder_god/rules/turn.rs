//! What actions do. Nothing here asks whether they are allowed; `check` has done so.

use super::action::{Action, CardPose};
use super::cards::Card;
use super::cells::Cell;
use super::event::{Event, Log, NoLog};
use super::monster::{Laid, Lying, Monster, Treatment};
use super::setup::{HAND, NECRONOMICONS, Setup};
use super::state::{Clock, ElderGod, Ending, Phase, Player};
use game::rng::Rng;
use game::{Seat, SetupError};

/// Reshuffles and full rounds without any play on a monster after which nobody is expected to get any further (E25).
const IDLE_RESHUFFLES: u16 = 3;
const IDLE_ROUNDS: u16 = 10;
/// No game has more turns (E25).
pub(super) const MOST_TURNS: u16 = 400;

impl ElderGod {
    pub(super) fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        setup.validate()?;
        let mut rng = Rng::new(seed);
        let mut deck: Vec<Card> = Card::all(setup.has_signs()).collect();
        rng.shuffle(&mut deck);
        let hands = (0..setup.players).map(|_| deck.split_off(deck.len() - HAND)).collect();
        let player = Player { monster: Monster::default(), necronomicons: NECRONOMICONS, wounded_turns: 0 };
        let first = Seat(u8::try_from(rng.below(setup.players.into())).unwrap_or(0));
        let mut game = Self {
            setup: *setup,
            rng,
            deck,
            discard: vec![],
            hands,
            players: vec![player; usize::from(setup.players)],
            phase: Phase::Play { seat: first },
            clock: Clock { turn: 1, last_play: 0, idle_reshuffles: 0 },
            ending: None,
        };
        game.draw(first, &mut NoLog);
        Ok(game)
    }

    pub(super) fn perform(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        match action {
            Action::Grow(place) => self.grow(seat, place, log),
            Action::Damage { against, place } => self.damage(seat, against, place, log),
            Action::Heal(top) => {
                self.take(seat, top.card);
                let at = self.mend(seat, |laid| laid.top = top);
                if let Some(at) = at {
                    let place = CardPose { card: top.card, turned: top.turned, at };
                    log.tell(|| Event::Healed { seat, place });
                }
                self.quickly_played(seat, log);
            }
            Action::Necronomicon => {
                self.player_mut(seat).necronomicons -= 1;
                if let Some(at) = self.mend(seat, |laid| laid.mark = Some(Treatment::Necronomicon)) {
                    log.tell(|| Event::Necronomicon { seat, at });
                }
                self.played(seat, log);
            }
            Action::Scar(card) => {
                self.throw(seat, card);
                if let Some(at) = self.mend(seat, |laid| laid.mark = Some(Treatment::Scar)) {
                    log.tell(|| Event::Scarred { seat, at, card });
                }
                self.played(seat, log);
            }
            Action::Banish { card, against, cards } => {
                self.throw(seat, card);
                log.tell(|| Event::Banished { seat, against, cards });
                self.phase = Phase::Banish { by: seat, against, seat, cards, left: cards };
                self.banish(log);
            }
            Action::Remove(at) => {
                self.banish_one(seat, at, log);
                self.banish(log);
            }
            Action::Throw(card) => {
                self.throw(seat, card);
                log.tell(|| Event::Threw { seat, card });
                self.phase = Phase::Redraw { seat };
            }
            Action::Refill => {
                while self.hand(seat).len() < HAND && self.draw(seat, log) {}
                self.after_play(seat, log);
            }
            Action::Pass => {
                log.tell(|| Event::Passed { seat });
                self.after_play(seat, log);
            }
            Action::Mouth => self.open_mouth(seat, log),
            Action::Wait => {
                log.tell(|| Event::Waited { seat });
                self.end_play(seat, log);
            }
            Action::Discard(card) => {
                self.throw(seat, card);
                log.tell(|| Event::Discarded { seat, card });
                self.end_play(seat, log);
            }
        }
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    fn take(&mut self, seat: Seat, card: Card) {
        self.hands[usize::from(seat.0)].retain(|&held| held != card);
    }

    fn throw(&mut self, seat: Seat, card: Card) {
        self.take(seat, card);
        self.discard.push(card);
    }

    /// Draws a card; `false` where there is none (E14, E-19).
    fn draw(&mut self, seat: Seat, log: &mut impl Log) -> bool {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck.append(&mut self.discard);
            self.rng.shuffle(&mut self.deck);
            self.clock.idle_reshuffles += 1;
            let cards = self.deck.len();
            log.tell(|| Event::Reshuffled { cards });
        }
        let Some(card) = self.deck.pop() else { return false };
        self.hands[usize::from(seat.0)].push(card);
        let left = self.deck.len();
        log.tell(|| Event::Drew { seat, left });
        true
    }

    fn grow(&mut self, seat: Seat, place: CardPose, log: &mut impl Log) {
        self.take(seat, place.card);
        let monster = &mut self.player_mut(seat).monster;
        monster.lay(Laid::new(place.at, place.lying()));
        let stuck = !monster.plan().is_continuable(self.setup.needed());
        log.tell(|| Event::Grew { seat, place });
        if stuck {
            // Lawful only because it completes the monster (E15, E-20).
            self.open_mouth(seat, log);
        } else {
            self.played(seat, log);
        }
    }

    fn damage(&mut self, seat: Seat, against: Seat, place: CardPose, log: &mut impl Log) {
        self.take(seat, place.card);
        let victim = self.player_mut(against);
        let over = match victim.monster.at_mut(place.at) {
            Some(laid) => {
                let below = laid.top;
                *laid = Laid { under: Some(below), ..Laid::new(place.at, place.lying()) };
                Some(below)
            }
            None => {
                victim.monster.lay(Laid::new(place.at, place.lying()));
                None
            }
        };
        log.tell(|| Event::Wounded { seat, against, place, over });
        self.quickly_played(seat, log);
    }

    /// Does something to the wounded card so that it is sound. What lay beneath is discarded, and the card itself where
    /// another takes its place. Tells where it was.
    fn mend(&mut self, seat: Seat, sound: impl FnOnce(&mut Laid)) -> Option<Cell> {
        let player = self.player_mut(seat);
        let at = player.monster.wound()?.at;
        player.wounded_turns = 0;
        let laid = player.monster.at_mut(at)?;
        let before = *laid;
        laid.under = None;
        sound(laid);
        let after = *laid;
        self.discard.extend(before.under.map(|under: Lying| under.card));
        self.discard.extend(Some(before.top.card).filter(|&card| card != after.top.card));
        Some(at)
    }

    fn banish_one(&mut self, seat: Seat, at: Cell, log: &mut impl Log) {
        let Some(laid) = self.player_mut(seat).monster.remove(at) else { return };
        self.discard.extend(laid.cards());
        if self.player(seat).is_some_and(|player| player.monster.wound().is_none()) {
            self.player_mut(seat).wounded_turns = 0;
        }
        let card = laid.top.card;
        log.tell(|| Event::Removed { seat, at, card });
        if let Phase::Banish { left, .. } = &mut self.phase {
            *left -= 1;
        }
    }

    /// Banishes what leaves no choice, and goes on when all have gone (E26).
    fn banish(&mut self, log: &mut impl Log) {
        while let Phase::Banish { by, against, seat, cards, left } = self.phase {
            if left == 0 && seat == against {
                self.played(by, log);
                return;
            }
            if left == 0 {
                self.phase = Phase::Banish { by, against, seat: against, cards, left: cards };
                continue;
            }
            let outermost = self.player(seat).map_or_else(Vec::new, |player| player.monster.outermost());
            match outermost[..] {
                [only] => self.banish_one(seat, only, log),
                _ => return,
            }
        }
    }

    /// A monster was wounded, or healed with a card: in a feud that is the turn's quick deed, if none has been done (E28).
    fn quickly_played(&mut self, seat: Seat, log: &mut impl Log) {
        if !self.setup.is_feud() || self.has_done_quick_deed() {
            self.played(seat, log);
            return;
        }
        self.note_play();
        self.draw(seat, log);
    }

    /// Something was done to a monster.
    fn played(&mut self, seat: Seat, log: &mut impl Log) {
        self.note_play();
        self.after_play(seat, log);
    }

    /// Nobody has been idle since now (E25).
    const fn note_play(&mut self) {
        self.clock.last_play = self.clock.turn;
        self.clock.idle_reshuffles = 0;
    }

    /// The Mouth may be played after the play (E24).
    fn after_play(&mut self, seat: Seat, log: &mut impl Log) {
        let complete = self.player(seat).is_some_and(|player| self.site(player).lack().is_none());
        if complete {
            self.phase = Phase::Mouth { seat };
        } else {
            self.end_play(seat, log);
        }
    }

    fn open_mouth(&mut self, seat: Seat, log: &mut impl Log) {
        let needed = self.setup.needed();
        let complete = self.player(seat).and_then(|player| player.monster.plan().complete(needed));
        if let Some((at, path)) = complete.and_then(|(opening, path)| Some((opening.target()?, path))) {
            log.tell(|| Event::Mouth { seat, at, path });
            self.finish(Ending::Mouth(seat), log);
        }
    }

    /// What follows the play: discarding, then the next turn (E14).
    fn end_play(&mut self, seat: Seat, log: &mut impl Log) {
        if self.must_discard(seat) {
            self.phase = Phase::Discard { seat };
            return;
        }
        let player = self.player_mut(seat);
        if player.monster.wound().is_some() {
            player.wounded_turns = player.wounded_turns.saturating_add(1);
        }
        let Clock { turn, last_play, idle_reshuffles } = self.clock;
        let idle = idle_reshuffles >= IDLE_RESHUFFLES
            && turn - last_play >= IDLE_ROUNDS * u16::from(self.setup.players);
        if idle || turn >= MOST_TURNS {
            self.stalemate(log);
            return;
        }
        let next = Seat((seat.0 + 1) % self.setup.players);
        self.clock.turn += 1;
        self.phase = Phase::Play { seat: next };
        log.tell(|| Event::TurnBegan { turn: turn + 1, seat: next });
        self.draw(next, log);
    }

    /// Nobody gets any further: the longest path decides, then unused Necronomicons (E25).
    fn stalemate(&mut self, log: &mut impl Log) {
        let longest = |player: &Player| player.monster.plan().longest_path().len();
        let paths: Vec<usize> = self.players.iter().map(longest).collect();
        let rank = |seat: &Seat| {
            let index = usize::from(seat.0);
            (paths[index], self.players[index].necronomicons)
        };
        let best = self.seats().map(|seat| rank(&seat)).max();
        let seats = self.seats().filter(|seat| Some(rank(seat)) == best).collect();
        log.tell(|| Event::Stalemate { paths });
        self.finish(Ending::Stalemate(seats), log);
    }

    fn finish(&mut self, ending: Ending, log: &mut impl Log) {
        let outcome = ending.outcome();
        self.ending = Some(ending);
        self.phase = Phase::Over;
        log.tell(|| Event::Over { outcome });
    }
}
