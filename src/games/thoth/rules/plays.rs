//! Which plays the rules allow (T11 to T23, T36). [`Thoth::check_play`] refuses with a reason; the list of legal
//! plays is everything it does not refuse.

use super::action::{Kind, Play};
use super::cards::{Card, Element, Elements};
use super::hand::Hand;
use super::house::{Floor, House, MOST_TROUBLE};
use super::pieces::Bank;
use super::refusal::{Chance, Refusal};
use super::state::Thoth;
use game::Seat;
use game::pieces::Size;
use strum::VariantArray;

/// Consecutive turns per player without a construction play after which the end may be called (T36, T-10, T-19).
pub(crate) const IDLE_TURNS_PER_PLAYER: u32 = 15;

/// Idle turns after which the end may be called whatever could still be built, for so many players.
pub const fn idle_limit(players: usize) -> u32 {
    IDLE_TURNS_PER_PLAYER.saturating_mul(players as u32)
}

/// One way to use a card: the lawful plays, or why there is none. For panels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The way.
    pub kind: Kind,
    /// The plays open now.
    pub plays: Vec<Play>,
    /// Why there are none, when there are none.
    pub why_not: Option<Refusal>,
}

impl Thoth {
    /// Whether a seat could make a play, supposing it were its turn to play a card.
    ///
    /// # Errors
    /// The reason why not, in words for the player.
    pub fn check_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        self.judge(seat, play, &self.bank())
    }

    fn judge(&self, seat: Seat, play: Play, bank: &Bank) -> Result<(), Refusal> {
        let card = play.card();
        if !self.hand(seat).contains(&card) {
            return Err(Refusal::NotInHand(card));
        }
        let house = self.house(seat);
        let calm_or_discard =
            matches!(play, Play::Relief { .. } | Play::Discard { .. } | Play::CallEnd { .. });
        if let Some(house) = house.filter(|house| house.in_trouble() && !calm_or_discard) {
            return Err(Refusal::InTrouble(house.trouble.clone()));
        }
        match play {
            Play::Foundation { .. } if !card.is_foundation() => Err(Refusal::NotFoundation(card)),
            Play::Foundation { .. } if house.is_some() => Err(Refusal::HasFoundation),
            Play::Foundation { .. } | Play::Discard { .. } => Ok(()),
            Play::Raise { size, count, .. } => {
                let worth = card.worth().ok_or(Refusal::RaisesNothing(card))?;
                let house = house.ok_or(Refusal::NoFoundation)?;
                may_raise(card, worth, size, count, house.top(), bank)
            }
            Play::Story { .. } if !card.is_story() => Err(Refusal::NotStory(card)),
            Play::Roof { .. } if card.roof().is_none() => Err(Refusal::NotRoof(card)),
            Play::Story { .. } => may_cover(house, card, card.court_element()),
            Play::Roof { .. } => may_cover(house, card, card.roof()),
            Play::Trouble { against, replacing, .. } => self.may_trouble(seat, card, against, replacing),
            Play::Relief { .. } => may_relieve(house, card),
            Play::CallEnd { .. } => {
                self.chance_left().map_or(Ok(()), |left| Err(Refusal::CanStillBuild(left)))
            }
        }
    }

    fn may_trouble(
        &self,
        seat: Seat,
        card: Card,
        against: Seat,
        replacing: Option<Card>,
    ) -> Result<(), Refusal> {
        let element = card.trouble().ok_or(Refusal::NotTrouble(card))?;
        if against.0 >= self.setup.players {
            return Err(Refusal::NoSuchSeat(against));
        }
        if against == seat {
            return Err(Refusal::OwnHouse);
        }
        let target = self.house(against).ok_or(Refusal::NothingToTrouble(against))?;
        if target.immunity().contains(element) {
            return Err(Refusal::Immune { seat: against, element });
        }
        match replacing {
            None if target.trouble.len() >= MOST_TROUBLE => Err(Refusal::SayWhich(target.trouble.clone())),
            Some(_) if target.trouble.len() < MOST_TROUBLE => Err(Refusal::ReplacesNone),
            Some(old) if !target.trouble.contains(&old) => Err(Refusal::NotThere(old)),
            None | Some(_) => Ok(()),
        }
    }

    /// A construction play that somebody could make with a card that is in no house, if there is one: then the
    /// end cannot be called (T36). Trouble and turn order are left out of account.
    pub fn chance_left(&self) -> Option<Chance> {
        if self.idle_turns >= idle_limit(usize::from(self.setup.players)) {
            return None;
        }
        self.building_left()
    }

    /// A construction play that somebody could make with a card that is in no house, however long nobody has built.
    pub(super) fn building_left(&self) -> Option<Chance> {
        let bank = self.bank();
        // Asked of all cards together: which of them lies where must not show in the answer (T39).
        let piles = self.deck.iter().chain(&self.discard).chain(&self.called);
        let free: Vec<Card> = piles.chain(self.hands.iter().flat_map(Hand::cards)).copied().collect();
        let any = |fits: &dyn Fn(Card) -> bool| free.iter().any(|&card| fits(card));
        self.setup.seats().find_map(|seat| {
            let house = self.house(seat);
            let story = |card: Card| card.is_story() && may_cover(house, card, card.court_element()).is_ok();
            let roof = |card: Card| card.roof().is_some() && may_cover(house, card, card.roof()).is_ok();
            let kind = match house {
                None => any(&Card::is_foundation).then_some(Kind::Foundation),
                Some(house) if house.top().is_full() => {
                    let story = any(&story).then_some(Kind::Story);
                    story.or_else(|| any(&roof).then_some(Kind::Roof))
                }
                Some(house) => any(&|card| {
                    let one = |size| may_raise(card, card.worth()?, size, 1, house.top(), &bank).ok();
                    Size::ALL.into_iter().any(|size| one(size).is_some())
                })
                .then_some(Kind::Raise),
            };
            kind.map(|kind| Chance { seat, kind })
        })
    }

    /// Every way to use a card, with the lawful plays or the reason why there is none.
    pub fn uses(&self, seat: Seat, card: Card) -> Vec<Use> {
        let each = Kind::VARIANTS.iter().copied().map(|kind| {
            let candidates = self.candidates(seat, card, kind);
            let why_not = candidates.iter().map(|&play| self.check_play(seat, play).err());
            let why_not = why_not.reduce(|first, next| next.and(first)).flatten();
            let plays = candidates.into_iter().filter(|&play| self.check_play(seat, play).is_ok()).collect();
            Use { kind, plays, why_not }
        });
        each.collect()
    }

    /// Every legal play of a seat, in a fixed order, supposing it were its turn to play a card.
    pub fn plays(&self, seat: Seat) -> Vec<Play> {
        let (bank, end) = (self.bank(), self.chance_left().is_none());
        let kinds = move |card: Card| {
            let built = self.house(seat).is_some();
            let trouble = self.house(seat).is_some_and(House::in_trouble);
            // Only what can be ruled out at a glance is; the judgement is below.
            Kind::VARIANTS.iter().copied().filter(move |kind| {
                card.is_for(*kind)
                    && match kind {
                        Kind::Foundation => !built,
                        Kind::Raise | Kind::Story | Kind::Roof => built && !trouble,
                        Kind::Trouble => !trouble,
                        Kind::Relief => trouble,
                        Kind::Discard => true,
                        Kind::CallEnd => end,
                    }
            })
        };
        let ways = self.hand(seat).iter().flat_map(|&card| kinds(card).map(move |kind| (card, kind)));
        let candidates = ways.flat_map(|(card, kind)| self.candidates(seat, card, kind));
        candidates.filter(|&play| self.judge(seat, play, &bank).is_ok()).collect()
    }

    /// Plays that could be lawful, and at least one of the kind so that a reason can be given.
    fn candidates(&self, seat: Seat, card: Card, kind: Kind) -> Vec<Play> {
        match kind {
            Kind::Foundation => vec![Play::Foundation { card }],
            Kind::Story => vec![Play::Story { card }],
            Kind::Roof => vec![Play::Roof { card }],
            Kind::Relief => vec![Play::Relief { card }],
            Kind::Discard => vec![Play::Discard { card }],
            Kind::CallEnd => vec![Play::CallEnd { card }],
            Kind::Raise => {
                let worth = u16::from(card.worth().unwrap_or(1));
                let free = self.house(seat).map_or(1, |house| house.top().free()).max(1);
                let of_size = |size: Size| {
                    let most = free.min(usize::from(worth / size.pips())).max(1);
                    let most = u8::try_from(most).unwrap_or(u8::MAX);
                    (1..=most).map(move |count| Play::Raise { card, size, count })
                };
                Size::ALL.into_iter().flat_map(of_size).collect()
            }
            Kind::Trouble => {
                let others = self.setup.clockwise_from(seat).filter(|&other| other != seat);
                let against = |against: Seat| {
                    let full = self.house(against).filter(|house| house.trouble.len() >= MOST_TROUBLE);
                    let replacing =
                        full.map_or(vec![None], |house| house.trouble.iter().copied().map(Some).collect());
                    replacing.into_iter().map(move |replacing| Play::Trouble { card, against, replacing })
                };
                others.flat_map(against).collect()
            }
        }
    }
}

/// T16 for a card that pays for `worth` pips.
fn may_raise(card: Card, worth: u8, size: Size, count: u8, top: &Floor, bank: &Bank) -> Result<(), Refusal> {
    let element = card.element();
    let accepts: Elements = top.card.accepts();
    let needed = size.pips().saturating_mul(u16::from(count));
    let left = bank.count(element, size);
    if top.free() == 0 {
        Err(Refusal::LevelFull)
    } else if !accepts.contains(element) {
        Err(Refusal::NotAccepted { platform: top.card, accepts, element })
    } else if let Some(stands) = top.size().filter(|&stands| stands != size) {
        Err(Refusal::OtherSize { stands })
    } else if count == 0 {
        Err(Refusal::RaiseNone)
    } else if needed > u16::from(worth) {
        Err(Refusal::TooDear { card, worth, needed })
    } else if usize::from(count) > top.free() {
        Err(Refusal::NoRoom(top.free()))
    } else if count > left {
        Err(Refusal::BankShort { element, size, left })
    } else {
        Ok(())
    }
}

/// T17 and T18: four pyramids beneath, and the element that the card asks for among them.
fn may_cover(house: Option<&House>, card: Card, needs: Option<Element>) -> Result<(), Refusal> {
    let top = house.ok_or(Refusal::NoFoundation)?.top();
    match needs {
        _ if !top.is_full() => Err(Refusal::LevelUnfinished(top.pyramids.len())),
        Some(element) if !top.elements().contains(element) => Err(Refusal::NoMatchBeneath { card, element }),
        Some(_) | None => Ok(()),
    }
}

/// T22, T23.
fn may_relieve(house: Option<&House>, card: Card) -> Result<(), Refusal> {
    let Some(house) = house.filter(|house| house.in_trouble()) else { return Err(Refusal::NoTrouble) };
    let element = card.relief().ok_or(Refusal::NotRelief(card))?.element;
    if house.trouble.iter().any(|trouble| trouble.trouble() == Some(element)) {
        Ok(())
    } else {
        Err(Refusal::OtherTrouble { card, element, trouble: house.trouble.clone() })
    }
}
