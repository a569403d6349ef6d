//! What each power does (C9 to C18).

use super::event::{Event, Fact, News};
use super::phase::Phase;
use super::role::{Role, Segment, Side};
use super::state::{Cluethulhu, Player};
use game::Seat;

impl Cluethulhu {
    /// Gives the Doll; a pick that was not made is drawn.
    pub(super) fn give_doll(&mut self, seat: Seat, whom: Option<Seat>, log: &mut Vec<Event>) {
        let first = self.day == 1;
        // Somebody whom the Keeper took out this Day is not missed yet.
        let whom = whom.filter(|&whom| self.is_living(whom) && (first || whom != seat)).or_else(|| {
            let may: Vec<Seat> = self.living().into_iter().filter(|&other| first || other != seat).collect();
            self.chance.pick(&may).copied()
        });
        let Some(whom) = whom else { return };
        self.doll = Some(whom);
        self.tell(log, seat, Fact::GaveDoll(whom));
        self.news(log, News::DollTo(whom));
    }

    /// A power that points at one player.
    pub(super) fn use_power(&mut self, segment: Segment, seat: Seat, whom: Seat, log: &mut Vec<Event>) {
        match segment {
            Segment::Wizard => {
                if self.is_again(self.last_protected, whom) {
                    self.tell(log, seat, Fact::ProtectionFails);
                } else {
                    self.protected = Some(whom).filter(|&whom| self.is_living(whom));
                    self.last_protected = Some((self.day, whom));
                    self.tell(log, seat, Fact::Protects(whom));
                }
            }
            Segment::Detective => {
                if self.is_again(self.last_detained, whom) {
                    self.tell(log, seat, Fact::ChoiceInvalid);
                } else {
                    self.last_detained = Some((self.day, whom));
                    self.tell(log, seat, Fact::Detains(whom));
                    if self.is_living(whom) {
                        self.detained = Some(whom);
                        self.tell(log, whom, Fact::Detained);
                    }
                }
            }
            Segment::TchoTcho => {
                let role = self.player(whom).map_or(Role::Cultist, |player| player.tablet);
                if !self.is_lap() {
                    self.tell(log, seat, Fact::Saw(whom, role));
                }
                self.tell(log, whom, Fact::Seen);
            }
            _ if !self.is_living(whom) => self.tell(log, seat, Fact::Nothing(whom)),
            Segment::Psychiatrist => self.cure(seat, whom, log),
            Segment::Yithian => self.exchange(seat, whom, log),
            _ => {}
        }
    }

    /// The same choice as on the Day before (C-10).
    fn is_again(&self, last: Option<(u16, Seat)>, whom: Seat) -> bool {
        last.is_some_and(|(day, seat)| day + 1 == self.day && seat == whom)
    }

    fn spend(&mut self, seat: Seat) {
        if let Some(player) = self.player_mut(seat) {
            player.able = false;
        }
    }

    /// The Mother makes Siblings (C13).
    pub(super) fn bind(&mut self, seat: Seat, (a, b): (Seat, Seat), log: &mut Vec<Event>) {
        self.phase = Phase::Between;
        if let Some(&out) = [a, b].iter().find(|&&whom| !self.is_living(whom)) {
            return self.tell(log, seat, Fact::Nothing(out));
        }
        self.spend(seat);
        self.siblings = Some((a, b));
        self.tell(log, seat, Fact::ChoseSiblings(a, b));
        self.tell(log, a, Fact::Sibling(b));
        self.tell(log, b, Fact::Sibling(a));
    }

    /// The Psychiatrist cures (C14).
    fn cure(&mut self, seat: Seat, whom: Seat, log: &mut Vec<Event>) {
        self.spend(seat);
        let Some(player) = self.player_mut(whom) else { return };
        let (tablet, side) = match player.side {
            Side::Investigator => (Role::Investigator, Side::Investigator),
            _ => (Role::Cultist, Side::Cultist),
        };
        *player = Player { tablet, side, able: false, ..*player };
        self.unchecked = true;
        self.tell(log, seat, Fact::Cured(whom));
        self.tell(log, whom, Fact::NewTablet(tablet));
    }

    /// The Traitor becomes an Investigator (C16).
    pub(super) fn turn_coat(&mut self, seat: Seat, log: &mut Vec<Event>) {
        self.phase = Phase::Between;
        if let Some(player) = self.player_mut(seat) {
            (player.tablet, player.side, player.able) = (Role::Investigator, Side::Investigator, false);
        }
        self.unchecked = true;
        self.tell(log, seat, Fact::Turned);
    }

    /// The Yithian takes a tablet (C17).
    fn exchange(&mut self, seat: Seat, whom: Seat, log: &mut Vec<Event>) {
        let (Some(&mine), Some(&theirs)) = (self.player(seat), self.player(whom)) else { return };
        let side = if theirs.side == Side::Investigator { Side::Investigator } else { Side::Cultist };
        if let Some(player) = self.player_mut(seat) {
            *player = Player { living: mine.living, ..theirs };
        }
        if let Some(player) = self.player_mut(whom) {
            *player = Player { living: theirs.living, tablet: Role::Yithian, side, able: false };
        }
        self.unchecked = true;
        self.tell(log, seat, Fact::Took(whom, theirs.tablet));
        self.tell(log, whom, Fact::NewTablet(Role::Yithian));
    }
}
