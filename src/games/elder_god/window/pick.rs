//! What is held, where it may go, and what comes of it there. Whether that is lawful, the rules say.

use super::seen::Seen;
use super::texts::Comes;
use elder_god_rules::{Action, Card, Cell, Face, Lying, Phase, Place};
use game::Seat;
use game::message::{Message, Say};

/// Something that can be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// A card of the hand.
    Card(Card),
    /// A Necronomicon of one's own.
    Book,
}

/// Where it can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A cell of a player's plot.
    Cell(Seat, Cell),
    /// A player's plot, wherever in it.
    Plot(Seat),
    /// The discard pile.
    Pile,
}

/// What the player has chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What is held.
    pub held: Option<Held>,
    /// Whether it is to lie upside down, where the player has said so; otherwise as it fits.
    pub turned: Option<bool>,
    /// Where the keyboard points.
    pub at: Option<Spot>,
    /// How many cards an Elder Sign is to banish.
    pub cards: u8,
}

impl Default for Pick {
    fn default() -> Self {
        Self { held: None, turned: None, at: None, cards: 1 }
    }
}

impl Pick {
    /// Something is taken up.
    pub fn of(held: Held) -> Self {
        Self { held: Some(held), ..Self::default() }
    }

    /// The card that is held.
    pub const fn card(&self) -> Option<Card> {
        match self.held {
            Some(Held::Card(card)) => Some(card),
            _ => None,
        }
    }

    /// The same the other way up than it would lie at a spot; of an Elder Sign, one card more or less.
    #[must_use]
    pub fn turn(self, seen: &Seen, spot: Option<Spot>, up: bool) -> Self {
        let Some(card) = self.card() else { return self };
        if card.face() == Face::ElderSign {
            // After the most comes one again.
            let most = self.most(seen, card);
            let cards = match (self.cards, up) {
                (cards, true) => cards % most + 1,
                (1, false) => most,
                (cards, false) => cards - 1,
            };
            return Self { cards, ..self };
        }
        if card.face().is_alike_turned() {
            return self;
        }
        Self { turned: Some(!self.lies(seen, spot)), ..self }
    }

    /// The most cards that an Elder Sign may banish, whoever it is played against.
    fn most(self, seen: &Seen, sign: Card) -> u8 {
        let most = seen.legal.iter().filter_map(|action| match action {
            Action::Banish { card, cards, .. } if *card == sign => Some(*cards),
            _ => None,
        });
        most.max().unwrap_or(1)
    }

    /// Whether the card that is held would lie upside down, at a spot if one is meant.
    pub fn lies(self, seen: &Seen, spot: Option<Spot>) -> bool {
        let there = spot.and_then(|spot| self.does(seen, spot).ok()).and_then(turned);
        there.or(self.turned).unwrap_or(false)
    }

    /// What comes of it at a spot.
    ///
    /// # Errors
    /// Why nothing does.
    pub fn does(self, seen: &Seen, spot: Spot) -> Result<Action, Message> {
        let Some(held) = self.held else { return Err(Comes::ChooseFirst.message()) };
        let all = candidates(held, self.cards, seen, spot);
        let Some(first) = all.first() else { return Err(Comes::BookElsewhere.message()) };
        let meant =
            |action: &&Action| self.turned.is_none_or(|way| turned(**action).is_none_or(|t| t == way));
        if let Some(action) = all.iter().filter(meant).find(|action| seen.check(**action).is_ok()) {
            return Ok(*action);
        }
        let refused = all.iter().find(meant).unwrap_or(first);
        let Err(why) = seen.check(*refused) else { return Ok(*refused) };
        let why = why.message();
        // The other way up it would do.
        let other_way = all.iter().any(|action| seen.check(*action).is_ok());
        Err(if other_way { Comes::TurnIt { why }.message() } else { why })
    }

    /// The spots where something may lawfully be done with what is held, in a fixed order.
    pub fn spots(self, seen: &Seen) -> Vec<Spot> {
        let Some(held) = self.held else { return vec![] };
        let mut spots = vec![];
        for action in &seen.legal {
            let way = self.turned.is_none_or(|way| turned(*action).is_none_or(|t| t == way));
            let spot = spot_of(held, *action, seen).filter(|_| way);
            spots.extend(spot.filter(|spot| !spots.contains(spot)));
        }
        spots
    }
}

/// Whether a card lies upside down by an action; nothing where none is laid.
fn turned(action: Action) -> Option<bool> {
    match action {
        Action::Grow(place) | Action::Damage { place, .. } => Some(place.turned),
        Action::Heal(lying) => Some(lying.turned),
        _ => None,
    }
}

/// Where an action is done with something; nothing where it is done without it.
fn spot_of(held: Held, action: Action, seen: &Seen) -> Option<Spot> {
    let me = seen.view.viewer?;
    let wound = || Some(Spot::Cell(me, seen.standing(me)?.wound?));
    let Held::Card(card) = held else {
        return (action == Action::Necronomicon).then(wound).flatten();
    };
    match action {
        Action::Grow(place) if place.card == card => Some(Spot::Cell(me, place.at)),
        Action::Damage { against, place } if place.card == card => Some(Spot::Cell(against, place.at)),
        Action::Heal(Lying { card: with, .. }) if with == card => wound(),
        Action::Scar(given) if given == card => wound(),
        Action::Banish { card: sign, against, .. } if sign == card => Some(Spot::Plot(against)),
        Action::Throw(thrown) | Action::Discard(thrown) if thrown == card => Some(Spot::Pile),
        _ => None,
    }
}

/// What could be meant by something at a spot, the likeliest first.
fn candidates(held: Held, cards: u8, seen: &Seen, spot: Spot) -> Vec<Action> {
    let Some(me) = seen.view.viewer else { return vec![] };
    let card = match (held, spot) {
        (Held::Book, Spot::Cell(seat, at)) => {
            let wound = seen.standing(seat).and_then(|standing| standing.wound);
            let meant = seat == me && wound.is_none_or(|wound| wound == at);
            return if meant { vec![Action::Necronomicon] } else { vec![] };
        }
        (Held::Book, Spot::Plot(seat)) if seat == me => return vec![Action::Necronomicon],
        (Held::Book, Spot::Plot(_) | Spot::Pile) => return vec![],
        (Held::Card(card), _) => card,
    };
    let (seat, at) = match spot {
        Spot::Pile if matches!(seen.view.phase, Phase::Discard { .. }) => return vec![Action::Discard(card)],
        Spot::Pile => return vec![Action::Throw(card)],
        Spot::Cell(against, _) | Spot::Plot(against) if card.face() == Face::ElderSign => {
            return vec![Action::Banish { card, against, cards }];
        }
        Spot::Plot(_) => return vec![],
        Spot::Cell(seat, at) => (seat, at),
    };
    let ways: &[bool] = if card.face().is_alike_turned() { &[false] } else { &[false, true] };
    let places = || ways.iter().map(|&turned| Place { card, turned, at });
    let wounds = || places().map(|place| Action::Damage { against: seat, place });
    if seat != me {
        return wounds().collect();
    }
    let wound = seen.standing(me).and_then(|standing| standing.wound);
    let mut all: Vec<Action> = if wound == Some(at) {
        places().map(|place| Action::Heal(place.lying())).chain([Action::Scar(card)]).collect()
    } else {
        places().map(Action::Grow).collect()
    };
    if seen.view.setup.crappy_cultist && wound.is_none() {
        all.extend(wounds());
    }
    all
}
