//! What the panels show: a seat's view of the game, and what the rules say of each of its cards.

use super::asked::Pick;
use super::texts::Turn;
use game::Seat;
use game::message::Message;
use session::Names;
use table::PieceId;
use thoth_rules::{
    Action, Asks, Card, Kind, MOST_TROUBLE, Manner, PIECES, Phase, Play, Size, Thoth, View, cost_in_hand,
};
use window::speech::{Reason, say};

/// One way to play a card, and why not if the rules forbid it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The play.
    pub play: Play,
    /// Why it cannot be made.
    pub why_not: Option<Reason>,
}

/// One use of a card, with every choice that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardUse {
    /// The use.
    pub kind: Kind,
    /// The choices: sizes and counts, or whom to trouble.
    pub choices: Vec<Choice>,
    /// Why none of them can be made.
    pub why_not: Option<Reason>,
}

impl CardUse {
    /// The plays that can be made.
    pub fn lawful(&self) -> impl Iterator<Item = Play> {
        self.choices.iter().filter(|choice| choice.why_not.is_none()).map(|choice| choice.play)
    }
}

/// A card of the hand with its uses, in the order of [`Kind`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChoices {
    /// The card.
    pub card: Card,
    /// Its uses.
    pub uses: Vec<CardUse>,
    /// What it costs if it is still in the hand when the hand ends, points.
    pub cost: i32,
    /// Whether it was drawn for this turn.
    pub drawn: bool,
}

impl CardChoices {
    /// The plays that can be made with it.
    pub fn lawful(&self) -> impl Iterator<Item = Play> {
        self.uses.iter().flat_map(CardUse::lawful)
    }
}

/// Why each of the other actions is not allowed now; nothing for those that are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// Playing a card.
    pub play: Option<Reason>,
    /// Leaving a play at what stands of it.
    pub enough: Option<Reason>,
    /// Putting back what is held.
    pub put_back: Option<Reason>,
    /// Dealing the next hand.
    pub deal: Option<Reason>,
    /// Saying whether one's house was knocked over by accident or on purpose.
    pub say: Option<Reason>,
    /// Bidding a card for who begins, or taking a bid.
    pub auction: Option<Reason>,
}

/// What a seat sees. Make it anew when the game has moved on, not every frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelView {
    /// The game as the seat may know it.
    pub view: View,
    /// What the game asks for.
    pub asks: Asks,
    /// The seat's cards.
    pub cards: Vec<CardChoices>,
    /// What else may be done.
    pub refusals: Refusals,
    /// The piece that is to be set next, for the one who sets it.
    pub next: Option<PieceId>,
    /// What the players are called.
    pub names: Names,
    /// Whose move is being shown, and what it is: until it has been seen, nobody else is named.
    pub shown: Option<(Seat, Message)>,
}

impl PanelView {
    /// Asks the rules what a seat, or an onlooker, sees and may do.
    pub fn of(game: &Thoth, seat: Option<Seat>, names: &Names) -> Self {
        use game::Game;
        let view = game.view(seat);
        let cards = view.viewer.map_or_else(Vec::new, |seat| {
            let held = |&card: &Card| CardChoices {
                card,
                uses: uses(game, seat, card, names),
                cost: cost_in_hand(&view.cards, card),
                drawn: view.drawn() == Some(card),
            };
            view.cards.iter().map(held).collect()
        });
        Self {
            asks: game.asks(),
            refusals: refusals(game, &view, names),
            next: view.viewer.and_then(|seat| next(game, seat)),
            cards,
            view,
            names: names.clone(),
            shown: None,
        }
    }

    /// A card of the hand with its uses.
    pub fn held(&self, card: Card) -> Option<&CardChoices> {
        self.cards.iter().find(|held| held.card == card)
    }

    /// Whether the seat may play a card now.
    pub fn may_play(&self) -> bool {
        self.refusals.play.is_none() && !self.cards.is_empty()
    }

    /// Whether the seat may bid a card now.
    pub fn may_bid(&self) -> bool {
        self.view.phase == Phase::Bidding && self.refusals.auction.is_none()
    }

    /// What the picked card is to be bid or taken for; nothing where the rules do not allow it now.
    pub fn bid_or_take(&self, pick: Pick) -> Option<Action> {
        let card = pick.card.filter(|_| self.refusals.auction.is_none())?;
        match &self.view.phase {
            Phase::Bidding => self.held(card).map(|_| Action::Bid(card)),
            phase => phase.bids().iter().any(|bid| bid.card == card).then_some(Action::TakeBid(card)),
        }
    }

    /// Who is to act, or did when the table came to move, or does what is being shown.
    pub fn turn_of(&self) -> Seat {
        if let Some((seat, _)) = self.shown {
            return seat;
        }
        match &self.view.phase {
            Phase::Scored => self.view.dealer,
            Phase::Knocked { victims } => victims.first().copied().unwrap_or(self.view.active),
            _ => self.view.active,
        }
    }

    /// Whether the seat is the one that is to act.
    pub fn is_active(&self) -> bool {
        self.view.viewer == Some(self.turn_of())
    }
}

/// The piece that a seat may take now. All pyramids of a raise are alike: the nearest to the end of its row will do.
fn next(game: &Thoth, seat: Seat) -> Option<PieceId> {
    (0..PIECES).rev().map(PieceId).find(|&id| game.check(seat, &Action::Take(id)).is_ok())
}

fn refusals(game: &Thoth, view: &View, names: &Names) -> Refusals {
    let seat = view.viewer.unwrap_or(view.active);
    let why = |action| game.check(seat, &action).err().map(|refusal| Reason::of(names, &refusal));
    // Anybody may say that the next hand is to be dealt.
    let deal = game.check(game.dealer(), &Action::Deal).err();
    // Any card may be discarded, so whether one may be played at all is asked of a discard.
    let discard = view.cards.first().map(|&card| Action::Play(Play::Discard { card }));
    // So may any card be bid, and any bid be taken.
    let bid = || view.cards.first().map(|&card| Action::Bid(card));
    let offer = view.phase.bids().first().map(|bid| Action::TakeBid(bid.card)).or_else(bid);
    Refusals {
        play: match discard {
            Some(discard) => why(discard),
            None => Some(say(Turn::NoCard).into()),
        },
        enough: why(Action::Enough),
        put_back: why(Action::PutBack),
        deal: deal.map(|refusal| Reason::of(names, &refusal)),
        say: why(Action::Say(Manner::Accident)),
        auction: match offer.filter(|_| view.viewer.is_some()) {
            Some(offer) => why(offer),
            None => Some(say(Turn::NoCard).into()),
        },
    }
}

/// What the rules say of every use of a card, supposing it were the seat's turn.
fn uses(game: &Thoth, seat: Seat, card: Card, names: &Names) -> Vec<CardUse> {
    let each = game.uses(seat, card).into_iter().map(|found| {
        let choices = candidates(game, seat, card, found.kind).into_iter().map(|play| {
            let why_not = game.check_play(seat, play).err().map(|refusal| Reason::of(names, &refusal));
            Choice { play, why_not }
        });
        CardUse {
            kind: found.kind,
            choices: choices.collect(),
            why_not: found.why_not.map(|refusal| Reason::of(names, &refusal)),
        }
    });
    each.collect()
}

/// Every choice that is worth showing, lawful or not.
fn candidates(game: &Thoth, seat: Seat, card: Card, kind: Kind) -> Vec<Play> {
    match kind {
        Kind::Foundation => vec![Play::Foundation { card }],
        Kind::Story => vec![Play::Story { card }],
        Kind::Roof => vec![Play::Roof { card }],
        Kind::Relief => vec![Play::Relief { card }],
        Kind::Discard => vec![Play::Discard { card }],
        Kind::CallEnd => vec![Play::CallEnd { card }],
        Kind::Raise if card.worth().is_none() => vec![],
        Kind::Raise => {
            let counts = |size| (1..=4).map(move |count| Play::Raise { card, size, count });
            Size::ALL.into_iter().flat_map(counts).collect()
        }
        Kind::Trouble if card.trouble().is_none() => vec![],
        Kind::Trouble => {
            let others = game.setup().clockwise_from(seat).filter(|&other| other != seat);
            let plays = others.flat_map(|against| {
                let full = game.house(against).filter(|house| house.trouble.len() >= MOST_TROUBLE);
                let replacing: Vec<Option<Card>> =
                    full.map_or(vec![None], |house| house.trouble.iter().copied().map(Some).collect());
                replacing.into_iter().map(move |replacing| Play::Trouble { card, against, replacing })
            });
            plays.collect()
        }
    }
}
