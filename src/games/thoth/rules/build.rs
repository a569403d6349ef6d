//! Setting pieces, and what becomes of houses when they fall (T19, T27 to T31).

use std::collections::BTreeSet;

use super::action::Play;
use super::event::Event;
use super::facts::{Facts, Manner};
use super::house::{Floor, House, Rubble};
use super::pieces::{Piece, card_piece};
use super::score::MALICE;
use super::state::{LetGo, Phase, Thoth, Work};
use game::Seat;
use game::pieces::PieceId;

impl Thoth {
    /// Makes a piece part of a house: a pyramid of a raise, or the card that the play lays.
    pub(super) fn set(&mut self, work: &Work, pyramid: Option<PieceId>, events: &mut Vec<Event>) {
        let seat = self.active;
        let own = &mut self.houses[usize::from(seat.0)];
        match (work.play, own) {
            (Play::Foundation { card }, own) => *own = Some(House::on(card)),
            (Play::Raise { .. }, Some(house)) => house.top_mut().pyramids.extend(pyramid),
            (Play::Story { card }, Some(house)) => house.stories.push(Floor::bare(card)),
            (Play::Roof { card }, Some(house)) => house.roof = Some(card),
            (Play::Trouble { card, against, replacing }, _) => {
                if let Some(house) = self.houses[usize::from(against.0)].as_mut() {
                    house.trouble.retain(|&old| Some(old) != replacing);
                    house.trouble.push(card);
                    self.discard.extend(replacing);
                }
            }
            _ => {}
        }
        let piece = pyramid.unwrap_or_else(|| card_piece(work.play.card()));
        events.extend(Piece::of(piece).map(|kind| Event::Set { seat, piece, kind }));
    }

    /// The table is quiet again: judges what fell, and goes on with the play or ends it.
    pub(super) fn settle(
        &mut self,
        mut work: Work,
        piece: PieceId,
        let_go: LetGo,
        facts: &Facts,
        events: &mut Vec<Event>,
    ) {
        if facts.timed_out {
            events.push(Event::TimedOut);
        }
        if let_go == LetGo::Released {
            let pyramid = Piece::pyramid(piece).map(|_| piece);
            work.placed.extend(pyramid);
            self.set(&work, pyramid, events);
        }
        let new = (let_go == LetGo::Released).then_some(piece);
        let (own_fell, victims) = self.take_down(self.active, facts, new, events);
        if own_fell || !victims.is_empty() {
            // A card still to be laid stays spent.
            if let_go == LetGo::PutBack && work.play.lays_card() {
                self.discard.push(work.play.card());
            }
            if victims.is_empty() || facts.manner == Manner::Malice {
                self.break_off(work, !victims.is_empty(), events);
            } else {
                self.phase = Phase::Knocked { victims };
            }
        } else if let_go == LetGo::Released && work.is_done() {
            self.finish_play(&work, true, events);
        } else {
            self.phase = Phase::Building { work };
        }
    }

    /// Takes away what `by` has brought down (T28, T29): whether anything of its own house fell, and whose houses it knocked
    /// over.
    pub(super) fn take_down(
        &mut self,
        by: Seat,
        facts: &Facts,
        new: Option<PieceId>,
        events: &mut Vec<Event>,
    ) -> (bool, Vec<Seat>) {
        let fallen: BTreeSet<PieceId> = facts.falls().map(|(id, _)| id).collect();
        let news = |(id, how)| Piece::of(id).map(|kind| Event::Fell { piece: id, kind, how });
        events.extend(facts.falls().filter_map(news));
        let victims: Vec<Seat> = self
            .setup
            .clockwise_from(by)
            .filter(|&seat| seat != by)
            .filter(|&seat| self.house(seat).is_some_and(|house| house.broken_level(&fallen).is_some()))
            .collect();
        let own_fell = self.collapse_own(by, &fallen, new, events);
        if !victims.is_empty() {
            self.knock_over(by, &victims, facts.manner, events);
        }
        (own_fell, victims)
    }

    /// T31: the turn ends, and the play has earned what stands of it; nothing where the house is another's now.
    pub(super) fn break_off(&mut self, mut work: Work, lost_house: bool, events: &mut Vec<Event>) {
        if lost_house {
            self.end_turn(true, events);
            return;
        }
        work.placed.retain(|&id| !self.in_bank(id));
        self.finish_play(&work, false, events);
        // T-19: it was a construction play, though nothing of it may stand.
        self.idle_turns = 0;
    }

    /// T28. Tells whether anything of the house fell. Where only what was just let go did, the house did not come down.
    fn collapse_own(
        &mut self,
        seat: Seat,
        fallen: &BTreeSet<PieceId>,
        new: Option<PieceId>,
        events: &mut Vec<Event>,
    ) -> bool {
        let Some(house) = self.houses[usize::from(seat.0)].as_mut() else { return false };
        let Some(rubble) = house.collapse(fallen) else { return false };
        self.clear(&rubble);
        if rubble.pieces().any(|id| Some(id) != new) {
            events.push(Event::Collapsed { seat, rubble });
        }
        true
    }

    /// T29, T30. The first victim clockwise takes over what is left of the perpetrator's house (T-14).
    fn knock_over(&mut self, by: Seat, victims: &[Seat], manner: Manner, events: &mut Vec<Event>) {
        for &victim in victims {
            if let Some(house) = self.houses[usize::from(victim.0)].take() {
                let rubble = house.into_rubble();
                self.clear(&rubble);
                events.push(Event::KnockedOver { by, victim, rubble });
            }
        }
        if let (Some(&victim), Some(house)) = (victims.first(), self.houses[usize::from(by.0)].take()) {
            self.houses[usize::from(victim.0)] = Some(house);
            events.push(Event::TookOver { seat: victim, from: by });
        }
        if manner == Manner::Malice {
            self.punish(by, events);
        }
        // T-13: nothing that the play has earned is left either.
        if by == self.active {
            self.extra_turns = 0;
        }
    }

    /// T30.
    fn punish(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let (lost, total) = (&mut self.malice[usize::from(seat.0)], &mut self.totals[usize::from(seat.0)]);
        *lost = lost.saturating_add(MALICE);
        *total = total.saturating_sub(MALICE);
        events.push(Event::Malice { seat });
    }

    /// The owner of a house that was knocked over has said whether it was meant (T30, T-24). Once is enough, and the
    /// turn ends when everybody was asked.
    pub(super) fn say(&mut self, mut victims: Vec<Seat>, manner: Manner, events: &mut Vec<Event>) {
        let by = self.active;
        match manner {
            Manner::Malice => {
                victims.clear();
                self.punish(by, events);
            }
            Manner::Accident if victims.is_empty() => {}
            Manner::Accident => events.push(Event::Excused { seat: victims.remove(0), by }),
        }
        if victims.is_empty() {
            // Only who builds knocks a house over, and that was a construction play (T-19).
            self.end_turn(true, events);
        } else {
            self.phase = Phase::Knocked { victims };
        }
    }

    fn clear(&mut self, rubble: &Rubble) {
        self.discard.extend(&rubble.cards);
    }

    /// The player leaves a play at what stands of it: the rest of the pyramids stay in the bank, a card that was
    /// not laid is discarded.
    pub(super) fn leave_at_that(&mut self, work: Work, events: &mut Vec<Event>) {
        events.push(Event::LeftAtThat { seat: self.active });
        if work.play.lays_card() {
            self.discard.push(work.play.card());
        }
        self.finish_play(&work, false, events);
    }
}
