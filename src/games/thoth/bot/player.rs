//! A player at the real table: decides as a [`Bot`] does, and where the game is built by hand, sets its pieces with the
//! same hand, by the same intents, as a person.

use super::Bot;
use crate::Thoth;
use crate::referee::{Declaration, layout, slots};
use bots::SeatPosition;
use bots::carry::Carry;
use bots::player::TablePlayer;
use game::{Game, Seat};
use session::{Intent, Match, Skill};
use table::PieceId;
use table::rapier3d::prelude::*;
use thoth_rules::{Action, Phase, PieceSetter, Play, Work};

/// How high above everything that stands a piece is carried, cm.
const ABOVE_CM: f32 = 4.0;
/// The bank is about as tall as this, cm.
const LOW_CM: f32 = 4.5;
/// Pieces put back in one play before it is left at that.
const MOST_PUT_BACK: u8 = 3;

/// A player: ask it every tick what it wants ([`TablePlayer::act`]).
#[derive(Clone, Debug)]
pub struct BotPlayer {
    bot: Bot,
    carry: Carry<Thoth>,
    put_back: u8,
}

impl BotPlayer {
    /// A player of a level, on a seat of the match with this seed. The same match gives the same play.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self::of(Bot::new(skill, seed, seat))
    }

    /// A player that decides as this bot does.
    pub fn of(bot: Bot) -> Self {
        Self { bot, carry: Carry::default(), put_back: 0 }
    }

    /// Takes the next piece of the play, if there is a place for it.
    fn build(&mut self, m: &Match<Thoth>, work: &Work) -> Intent<Thoth> {
        let enough = Intent::Declare(Declaration::Enough);
        let Some(piece) = next_piece(m.game()).filter(|_| self.put_back < MOST_PUT_BACK) else {
            return enough;
        };
        let Some(goal) = goal(m, work.play, piece) else { return enough };
        self.carry.high_to(goal, tallest_cm(m) + ABOVE_CM);
        Intent::Take(piece)
    }
}

/// How much the hands tremble that build, mm; 0 where nobody builds by hand.
pub fn tremor_mm(m: &Match<Thoth>) -> f32 {
    let by_hand = m.game().setup().builder == PieceSetter::ByHand;
    if by_hand { m.hand().options().trembles_mm() } else { 0.0 }
}

impl TablePlayer<Thoth> for BotPlayer {
    type Bot = Bot;

    fn bot(&mut self, m: &Match<Thoth>) -> &mut Bot {
        self.bot.set_tremor(tremor_mm(m));
        &mut self.bot
    }

    fn decides(&self, m: &Match<Thoth>) -> bool {
        let phase = m.game().phase();
        let asked = phase.wants_card() || matches!(phase, Phase::Scored | Phase::Knocked { .. });
        asked && m.is_waiting() && self.carry.is_free()
    }

    fn position(m: &Match<Thoth>) -> Option<SeatPosition<Thoth>> {
        let seat = m.game().to_act().first().copied()?;
        Some(SeatPosition::of(m.game(), seat))
    }

    fn follow(&mut self, choice: Action) -> Option<Intent<Thoth>> {
        let declaration = match choice {
            Action::Play(play) => Declaration::Play(play),
            Action::Deal => Declaration::Deal,
            Action::Say(manner) => Declaration::Say(manner),
            Action::Bid(card) => Declaration::Bid(card),
            Action::TakeBid(card) => Declaration::TakeBid(card),
            _ => return None,
        };
        Some(Intent::Declare(declaration))
    }

    fn handle(&mut self, m: &Match<Thoth>) -> Option<Intent<Thoth>> {
        if let Some(next) = self.carry.next_intent() {
            return Some(next);
        }
        if !m.hand().held().is_empty() {
            return self.carry.act(m);
        }
        match m.game().phase() {
            Phase::Building { work } if m.is_waiting() => Some(self.build(m, work)),
            _ => {
                self.carry.rest();
                None
            }
        }
    }

    fn done(&mut self, intent: &Intent<Thoth>) {
        self.carry.done(intent);
        match intent {
            Intent::Declare(_) | Intent::Release => self.put_back = 0,
            Intent::PutBack | Intent::GiveUp => self.put_back += 1,
            Intent::Take(_) | Intent::Hand(_) => {}
        }
    }
}

/// The piece that the play under way needs next, and how it belongs.
pub fn next_place(m: &Match<Thoth>) -> Option<(PieceId, Pose)> {
    let Phase::Building { work } = m.game().phase() else { return None };
    let piece = next_piece(m.game())?;
    Some((piece, goal(m, work.play, piece)?))
}

/// The piece to take: the card, or the last pyramid of the row.
fn next_piece(game: &Thoth) -> Option<PieceId> {
    let takes = game.legal_actions(game.active()).into_iter();
    takes.filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None }).next_back()
}

/// Where a piece of a play belongs.
fn goal(m: &Match<Thoth>, play: Play, piece: PieceId) -> Option<Pose> {
    let (game, sim) = (m.game(), m.sim());
    let own = game.house(game.active());
    match play {
        Play::Foundation { .. } => Some(layout::foundation(game.active(), game.setup().players)),
        Play::Raise { size, .. } => slots::next_corner(sim, own?.top(), size),
        Play::Story { .. } | Play::Roof { .. } => Some(slots::cover(sim, own?.top())),
        Play::Trouble { against, replacing, .. } => {
            let mut house = game.house(against)?.clone();
            house.trouble.retain(|&card| Some(card) != replacing);
            Some(slots::next_trouble(sim, &house, piece))
        }
        Play::Relief { .. } | Play::Discard { .. } | Play::CallEnd { .. } => None,
    }
}

/// The highest point of anything in play, cm.
fn tallest_cm(m: &Match<Thoth>) -> f32 {
    let tops = m.game().pieces_in_play().into_iter().map(|id| m.sim().top_cm(id));
    tops.fold(LOW_CM, f32::max)
}
