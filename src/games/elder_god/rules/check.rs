//! What may be done now. One source of truth: [`ElderGod::check`] refuses with a reason, and the list of legal actions is
//! made of what the same judge allows.

use super::action::{Action, CardPose, Refusal};
use super::cards::{Card, CardFace, Condition};
use super::cells::Cell;
use super::judge::Site;
use super::monster::Lying;
use super::setup::HAND;
use super::state::{ElderGod, Phase, Player};
use game::{OutOfTurn, Seat};

/// Own turns after which a wound scars over though a card could still heal it (E-16).
const WOUNDED_TURNS: u8 = 3;

impl ElderGod {
    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The reason why not, in words for the player.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let turn_of = self.phase.seat().ok_or(OutOfTurn::GameOver)?;
        let player = self.player(seat).filter(|_| seat == turn_of);
        let player = player.ok_or(OutOfTurn::NotYourTurn { seat, turn_of })?;
        match (self.phase, action) {
            (Phase::Over, _) => Err(OutOfTurn::GameOver.into()),
            (Phase::Play { .. }, _) => self.may_play(seat, player, action),
            (Phase::Redraw { .. }, Action::Throw(card)) | (Phase::Discard { .. }, Action::Discard(card)) => {
                self.holds(seat, card)
            }
            (Phase::Redraw { .. }, Action::Refill) | (Phase::Mouth { .. }, Action::Mouth | Action::Wait) => {
                Ok(())
            }
            (Phase::Banish { .. }, Action::Remove(at)) => {
                let outermost = player.monster.outermost().contains(&at);
                if outermost { Ok(()) } else { Err(Refusal::NotOutermost) }
            }
            (Phase::Redraw { .. }, _) => Err(Refusal::Throwing),
            (Phase::Mouth { .. }, _) => Err(Refusal::MouthFirst),
            (Phase::Banish { .. }, _) => Err(Refusal::BanishFirst),
            (Phase::Discard { .. }, _) => Err(Refusal::DiscardFirst),
        }
    }

    /// Whether a seat could do `action` as things lie, were it the beginning of its turn.
    ///
    /// # Errors
    /// The reason why not, as [`ElderGod::check`] has it.
    pub fn check_ahead(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = self.player(seat).ok_or(Refusal::NoSuchMonster(seat))?;
        self.may_play(seat, player, action)
    }

    /// Whether a seat may play something, at the beginning of its turn.
    fn may_play(&self, seat: Seat, player: &Player, action: Action) -> Result<(), Refusal> {
        let site = || self.site(player);
        match action {
            Action::Grow(CardPose { card, turned, at }) => {
                self.may_lay(seat, card, turned)?;
                site().may_grow(card.face(), turned, at)
            }
            Action::Damage { against, place: CardPose { card, turned, at } } => {
                if self.has_done_quick_deed() {
                    return Err(Refusal::QuickDeedDone);
                }
                let theirs = self.victim(seat, against)?;
                self.may_lay(seat, card, turned)?;
                self.site(theirs).may_damage(card.face(), turned, at, self.setup.beside_immune)
            }
            Action::Heal(Lying { card, turned }) => {
                self.may_lay(seat, card, turned)?;
                site().may_heal(card.face(), turned)
            }
            Action::Necronomicon => match (site().plan().wound, player.necronomicons) {
                (0, _) => Err(Refusal::NotWounded),
                (_, 0) => Err(Refusal::NoNecronomicon),
                _ => Ok(()),
            },
            Action::Scar(card) => {
                self.holds(seat, card)?;
                self.may_scar(player, &site())?;
                if may_be_given(card.face()) { Ok(()) } else { Err(Refusal::NotHealthy) }
            }
            Action::Banish { card, against, cards } => {
                self.holds(seat, card)?;
                if card.face() != CardFace::ElderSign {
                    return Err(Refusal::NoElderSign);
                }
                match self.most_banished(seat, against)? {
                    0 => Err(Refusal::NothingToBanish),
                    most if (1..=most).contains(&usize::from(cards)) => Ok(()),
                    most => Err(Refusal::BanishesNumber(most)),
                }
            }
            Action::Throw(card) => self.holds(seat, card),
            Action::Pass => Ok(()),
            Action::Mouth => site().lack().map_or(Ok(()), |lack| Err(Refusal::Incomplete(lack))),
            Action::Remove(_) => Err(Refusal::NothingBanished),
            Action::Refill => Err(Refusal::NothingThrown),
            Action::Wait => Err(Refusal::NoMouth),
            Action::Discard(_) => Err(Refusal::PlayFirst),
        }
    }

    pub(super) fn site<'a>(&self, player: &'a Player) -> Site<'a> {
        Site::new(&player.monster, self.setup.needed())
    }

    fn holds(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hand(seat).contains(&card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
    }

    fn may_lay(&self, seat: Seat, card: Card, turned: bool) -> Result<(), Refusal> {
        self.holds(seat, card)?;
        let face = card.face();
        if face == CardFace::ElderSign {
            return Err(Refusal::ElderSign);
        }
        if turned && face.is_alike_turned() { Err(Refusal::SameUpsideDown) } else { Ok(()) }
    }

    /// Whom a seat may wound (E16, E21).
    fn victim(&self, seat: Seat, against: Seat) -> Result<&Player, Refusal> {
        if against == seat && !self.setup.crappy_cultist {
            return Err(Refusal::OwnMonster);
        }
        self.player(against).ok_or(Refusal::NoSuchMonster(against))
    }

    /// How many cards of each monster may be banished at most (E26).
    fn most_banished(&self, seat: Seat, against: Seat) -> Result<usize, Refusal> {
        if seat == against {
            return Err(Refusal::BanishesSelf);
        }
        let cards = |seat| self.player(seat).map(|player| player.monster.laid().len());
        let theirs = cards(against).ok_or(Refusal::NoSuchMonster(against))?;
        Ok(cards(seat).unwrap_or(0).min(theirs))
    }

    /// Whether a wound may scar over, whatever is given for it (E-16).
    fn may_scar(&self, player: &Player, site: &Site<'_>) -> Result<(), Refusal> {
        if !self.setup.scars {
            return Err(Refusal::NoScars);
        }
        if site.plan().wound == 0 {
            return Err(Refusal::NotWounded);
        }
        if player.necronomicons > 0 {
            return Err(Refusal::HasNecronomicon);
        }
        if player.wounded_turns >= WOUNDED_TURNS {
            return Ok(());
        }
        // Everybody sees what lies in monsters; whatever does not may still come.
        let laid = self.players.iter().flat_map(|player| player.monster.cards());
        let laid = laid.fold(0_u128, |mask, card| mask | 1 << card.number());
        let mut others = Card::all(self.setup.has_signs()).filter(|card| laid & (1 << card.number()) == 0);
        let heals =
            |card: Card| [false, true].iter().any(|&turned| site.may_heal(card.face(), turned).is_ok());
        if others.any(heals) { Err(Refusal::MayHeal) } else { Ok(()) }
    }

    /// Every legal action of a seat, in a fixed order.
    pub(super) fn list_legal(&self, seat: Seat) -> Vec<Action> {
        let player = self.player(seat).filter(|_| self.phase.seat() == Some(seat));
        let (Some(player), hand) = (player, self.hand(seat)) else { return vec![] };
        match self.phase {
            Phase::Play { .. } => self.list_plays(seat, player),
            Phase::Redraw { .. } => {
                hand.iter().map(|&card| Action::Throw(card)).chain([Action::Refill]).collect()
            }
            Phase::Banish { .. } => player.monster.outermost().into_iter().map(Action::Remove).collect(),
            Phase::Mouth { .. } => vec![Action::Mouth, Action::Wait],
            Phase::Discard { .. } => hand.iter().map(|&card| Action::Discard(card)).collect(),
            Phase::Over => vec![],
        }
    }

    fn list_plays(&self, seat: Seat, player: &Player) -> Vec<Action> {
        let (hand, own) = (self.hand(seat), self.site(player));
        let mut actions = vec![];
        if own.lack().is_none() {
            actions.push(Action::Mouth);
        }
        let targets: Vec<Cell> = own.plan().targets().collect();
        each_face(
            hand,
            &targets,
            |face, turned, at| own.may_grow(face, turned, at).is_ok(),
            |place| {
                actions.push(Action::Grow(place));
            },
        );
        for against in self.seats().filter(|_| !self.has_done_quick_deed()) {
            let Ok(theirs) = self.victim(seat, against) else { continue };
            let site = self.site(theirs);
            if site.plan().wound != 0 {
                continue;
            }
            let laid = theirs.monster.laid().iter().map(|laid| laid.at);
            let places: Vec<Cell> = laid.chain(site.plan().targets()).collect();
            let wounds = |face: CardFace, turned, at| {
                face.can_wound() && site.may_damage(face, turned, at, self.setup.beside_immune).is_ok()
            };
            each_face(hand, &places, wounds, |place| actions.push(Action::Damage { against, place }));
        }
        if let Some(wound) = player.monster.wound() {
            each_face(
                hand,
                &[wound.at],
                |face, turned, _| own.may_heal(face, turned).is_ok(),
                |place| {
                    actions.push(Action::Heal(place.lying()));
                },
            );
            if player.necronomicons > 0 {
                actions.push(Action::Necronomicon);
            }
            if self.may_scar(player, &own).is_ok() {
                let given = hand.iter().filter(|card| may_be_given(card.face()));
                actions.extend(given.map(|&card| Action::Scar(card)));
            }
        }
        for &card in hand.iter().filter(|card| card.face() == CardFace::ElderSign) {
            for against in self.seats() {
                let most = self.most_banished(seat, against).unwrap_or(0);
                let number = (1..=most).filter_map(|cards| u8::try_from(cards).ok());
                actions.extend(number.map(|cards| Action::Banish { card, against, cards }));
            }
        }
        actions.extend(hand.iter().map(|&card| Action::Throw(card)));
        actions.push(Action::Pass);
        actions
    }

    /// Whether a seat holds too many cards to end its turn (E14).
    pub(super) fn must_discard(&self, seat: Seat) -> bool {
        self.hand(seat).len() > HAND
    }
}

/// What makes a wound scar over (E-16).
fn may_be_given(face: CardFace) -> bool {
    face.is_healthy_limb() || matches!(face, CardFace::Eyestalk(stalks) if stalks == [Condition::Normal; 4])
}

/// Tells of every card of a hand where, and which way up, it may lie. Cards of the same face are judged once.
fn each_face(
    hand: &[Card],
    places: &[Cell],
    allowed: impl Fn(CardFace, bool, Cell) -> bool,
    mut tell: impl FnMut(CardPose),
) {
    let mut judged: Vec<(CardFace, Vec<(bool, Cell)>)> = vec![];
    for &card in hand {
        let face = card.face();
        if face == CardFace::ElderSign {
            continue;
        }
        let known = judged.iter().position(|(known, _)| *known == face);
        let index = known.unwrap_or_else(|| {
            let ways = if face.is_alike_turned() { &[false][..] } else { &[false, true] };
            let all = ways.iter().flat_map(|&turned| places.iter().map(move |&at| (turned, at)));
            judged.push((face, all.filter(|&(turned, at)| allowed(face, turned, at)).collect()));
            judged.len() - 1
        });
        for &(turned, at) in &judged[index].1 {
            tell(CardPose { card, turned, at });
        }
    }
}
