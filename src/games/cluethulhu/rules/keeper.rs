//! The Keeper at the console: corrections, and the whole state for the grimoire.

use super::action::{Impossible, Override, Refusal};
use super::event::{Event, News, Secret};
use super::phase::Phase;
use super::role::{Role, Side};
use super::setup::Keeper;
use super::state::{Cluethulhu, Player};
use game::Seat;

impl Cluethulhu {
    pub(super) fn check_override(&self, what: Override) -> Result<(), Refusal> {
        if self.setup.keeper != Keeper::Human {
            return Err(Refusal::NoKeeper);
        }
        let there =
            |seat: Seat| if seat.0 < self.setup.players { Ok(()) } else { Err(Refusal::NotLiving(seat)) };
        let living = |seat: Seat| if self.is_living(seat) { Ok(()) } else { Err(Refusal::NotLiving(seat)) };
        let impossible = |why| Err(Refusal::Impossible(why));
        match what {
            Override::Revive(seat) => {
                there(seat)?;
                if self.is_living(seat) { impossible(Impossible::InGame) } else { Ok(()) }
            }
            Override::Out(seat) => {
                living(seat)?;
                if self.living().len() < 2 { impossible(Impossible::LastOne) } else { Ok(()) }
            }
            Override::Tablet(seat, role, side) => {
                there(seat)?;
                let elsewhere = (self.seats().zip(&self.players)).any(|(s, p)| s != seat && p.tablet == role);
                if role.is_special() && elsewhere {
                    return impossible(Impossible::OnlyOneTablet);
                }
                if fits(role, side) { Ok(()) } else { impossible(Impossible::WrongSide) }
            }
            Override::Exchange(a, b) => {
                there(a)?;
                there(b)?;
                if a == b { Err(Refusal::Same) } else { Ok(()) }
            }
            Override::Power(seat, able) => {
                there(seat)?;
                let player = self.player(seat).copied();
                let Some(player) = player else { return Err(Refusal::NotLiving(seat)) };
                let has = Player::new(player.tablet).able;
                if able && !has {
                    return impossible(Impossible::NoPower);
                }
                if player.tablet == Role::Yithian && able != (player.side == Side::Yithian) {
                    return impossible(Impossible::YithianPower);
                }
                Ok(())
            }
            Override::Doll(seat) => {
                if !self.setup.has(Role::EvilChild) {
                    return impossible(Impossible::NoChild);
                }
                if seat.is_none() && self.doll.is_none() {
                    return impossible(Impossible::NobodyHolds);
                }
                seat.map_or(Ok(()), living)
            }
            Override::Detained(Some(_)) | Override::Protected(Some(_)) if self.ritual => {
                impossible(Impossible::Ritual)
            }
            Override::HighPriest(seat) | Override::Detained(seat) | Override::Protected(seat) => {
                seat.map_or(Ok(()), living)
            }
            Override::Siblings(Some((a, b))) if a == b => Err(Refusal::Same),
            Override::Siblings(Some((a, b))) => there(a).and_then(|()| there(b)),
            Override::Siblings(None) => Ok(()),
        }
    }

    /// Corrects the state; nothing follows from it but what cannot stay. Who has won is asked when somebody goes out next.
    pub(super) fn correct(&mut self, what: Override, log: &mut Vec<Event>) {
        match what {
            Override::Revive(seat) => {
                self.revive(seat, true);
                self.fallen.retain(|&other| other != seat);
            }
            Override::Out(seat) => {
                self.revive(seat, false);
                if !self.night {
                    self.fallen.push(seat);
                }
                self.moved = true;
                for token in [&mut self.doll, &mut self.detained, &mut self.protected] {
                    *token = token.filter(|&holder| holder != seat);
                }
                if self.night && self.priest == Some(seat) {
                    self.priest = None;
                }
            }
            Override::Tablet(seat, tablet, side) => {
                if let Some(player) = self.player_mut(seat) {
                    let able = Player::new(tablet).able && (tablet != Role::Yithian || side == Side::Yithian);
                    *player = Player { living: player.living, tablet, side, able };
                }
            }
            Override::Exchange(a, b) => {
                let (a, b) = (usize::from(a.0), usize::from(b.0));
                let living = (self.players[a].living, self.players[b].living);
                self.players.swap(a, b);
                (self.players[a].living, self.players[b].living) = living;
            }
            Override::Power(seat, able) => {
                if let Some(player) = self.player_mut(seat) {
                    player.able = able;
                }
            }
            Override::Doll(seat) => self.doll = seat,
            Override::HighPriest(seat) => self.priest = seat,
            Override::Detained(seat) => self.detained = seat,
            Override::Protected(seat) => self.protected = seat,
            Override::Siblings(pair) => self.siblings = pair,
        }
        self.mend();
        self.keep(log, Secret::Corrected(what));
        self.news(log, if what == Override::Doll(None) { News::DollDead } else { News::Corrected });
    }

    fn revive(&mut self, seat: Seat, living: bool) {
        if let Some(player) = self.player_mut(seat) {
            player.living = living;
        }
    }

    /// Drops from the phase who is no longer in it.
    fn mend(&mut self) {
        let living = self.living();
        self.court.charges.retain(|charge| living.contains(&charge.whom));
        match &mut self.phase {
            Phase::Second { by, whom, .. } if ![*by, *whom].iter().all(|seat| living.contains(seat)) => {
                self.phase = Phase::Accuse;
            }
            Phase::Defence { seat, .. } if !living.contains(seat) => self.phase = Phase::Accuse,
            Phase::Heir { from } if living.contains(from) => self.phase = Phase::Between,
            Phase::Ballot { accused, majority, at, votes } => {
                let gone = accused.iter().take(*at).filter(|seat| !living.contains(seat)).count();
                let current = accused.get(*at).is_some_and(|seat| living.contains(seat));
                accused.retain(|seat| living.contains(seat));
                majority.retain(|seat| living.contains(seat));
                *at -= gone;
                votes.retain(|(seat, _)| living.contains(seat));
                if !current {
                    votes.clear();
                    if *at >= accused.len() {
                        self.phase = Phase::Between;
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether the holder of a tablet can be of a side (C5, C14, C16, C17).
pub(super) fn fits(role: Role, side: Side) -> bool {
    match role {
        Role::Yithian => side != Side::EvilChild,
        other => other.side() == side,
    }
}
