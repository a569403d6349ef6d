//! A Day as it is heard: the parts that nobody decides pass at once for the rules, and one after the other for people.

use super::event::{Event, News, Recorded, Secret};
use super::phase::Phase;
use super::state::Cluethulhu;
use game::Seat;

/// Nobody has this seat: whoever is asked in a part that passes by itself.
const NOBODY: Seat = Seat(u8::MAX);

impl Cluethulhu {
    /// This game as everybody knew it by Day when its record was no longer than this; `before` is the game before all that
    /// has happened since. The last part that was called is open, and nobody can act in it.
    #[must_use]
    pub fn heard(&self, before: &Self, len: usize) -> Self {
        let record = &self.record[..len.min(self.record.len())];
        let mut game = before.clone();
        record.iter().skip(before.record.len()).for_each(|one| game.hear(one));
        let called = record.iter().rev().find_map(|one| match one.event {
            Event::News(News::Called(segment)) => Some(segment),
            _ => None,
        });
        if let Some((segment, last)) = called.zip(record.last()) {
            game.phase = Phase::Segment { segment, seat: NOBODY };
            (game.day, game.night) = (last.day, last.night);
        }
        game.record = record.to_vec();
        game
    }

    /// What everybody knows by something that has happened: who is out since the Night, who holds what.
    fn hear(&mut self, one: &Recorded) {
        match one.event {
            Event::Secret(Secret::Out(seat, _)) if one.night => {
                self.doll = self.doll.filter(|&holder| holder != seat);
                self.player_mut(seat).into_iter().for_each(|player| player.living = false);
            }
            Event::News(News::DollTo(seat)) => self.doll = Some(seat),
            Event::News(News::HighPriest(seat) | News::Heir { whom: seat, .. }) => self.priest = Some(seat),
            _ => {}
        }
    }
}
