//! What a viewer knows, with what the rules say of each of its cards. All of it comes from the view: what may be done is
//! asked of a game that is made of the view alone, so that no other hand can show.

use super::action::{Action, Kind, Play};
use super::asks::Asks;
use super::cards::Card;
use super::choices::Thing;
use super::house::MOST_TROUBLE;
use super::pieces::PIECES;
use super::refusal::Refusal;
use super::score::cost_in_hand;
use super::state::Thoth;
use super::view::View;
use game::Seat;
use game::pieces::{PieceId, Size};
use std::cmp::Reverse;

/// Uses of a card at one's own house, in the order in which one is meant where nothing more is said: what ends the hand
/// comes last.
const AT_HOME: [Kind; 5] = [Kind::Foundation, Kind::Story, Kind::Raise, Kind::Relief, Kind::Roof];

/// One way to play a card, and why not if the rules forbid it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOption {
    /// The play.
    pub play: Play,
    /// Why it cannot be made.
    pub why_not: Option<Refusal>,
}

/// One use of a card, with every choice that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardUse {
    /// The use.
    pub kind: Kind,
    /// The choices: sizes and counts, or whom to trouble.
    pub choices: Vec<PlayOption>,
    /// Why none of them can be made.
    pub why_not: Option<Refusal>,
}

impl CardUse {
    /// The plays that can be made.
    pub fn lawful(&self) -> impl Iterator<Item = Play> {
        self.choices.iter().filter(|choice| choice.why_not.is_none()).map(|choice| choice.play)
    }

    /// Every choice of it, lawful or not, the likeliest first: of a raise the most pips, of the largest pyramids.
    fn likeliest(&self) -> Vec<Play> {
        let mut plays: Vec<Play> = self.choices.iter().map(|choice| choice.play).collect();
        if self.kind == Kind::Raise {
            plays.reverse();
            plays.sort_by_key(|play| Reverse(play.pips()));
        }
        plays
    }
}

/// A card of the hand with its uses, in the order of [`Kind`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChoices {
    /// The card.
    pub card: Card,
    /// Its uses, supposing it were its holder's turn.
    pub uses: Vec<CardUse>,
    /// What it costs if it is still in the hand when the hand ends, points.
    pub cost: i32,
    /// Whether it was drawn for this turn.
    pub drawn: bool,
}

impl CardChoices {
    fn of(judge: &Thoth, view: &View, seat: Seat, card: Card) -> Self {
        let uses = judge.uses(seat, card).into_iter().map(|found| {
            let choices = shown(judge, seat, card, found.kind).into_iter();
            let choices = choices
                .map(|play| PlayOption { play, why_not: judge.check_play(seat, play).err() })
                .collect();
            CardUse { kind: found.kind, choices, why_not: found.why_not }
        });
        Self {
            card,
            uses: uses.collect(),
            cost: cost_in_hand(&view.cards, card),
            drawn: view.drawn() == Some(card),
        }
    }

    /// The plays that can be made with it.
    pub fn lawful(&self) -> impl Iterator<Item = Play> {
        self.uses.iter().flat_map(CardUse::lawful)
    }

    /// The raise with it that the rules allow now and that has the most pips, of the largest pyramids.
    pub fn largest_raise(&self) -> Option<Play> {
        let raise = self.uses.iter().find(|one| one.kind == Kind::Raise)?;
        raise.likeliest().into_iter().find(|play| raise.lawful().any(|lawful| lawful == *play))
    }

    /// What playing it means where nothing more is said: the likeliest play of its first lawful use, if that does no harm, or
    /// the only play that the rules allow.
    pub fn unasked(&self) -> Option<Play> {
        let may = |play: &Play| self.lawful().any(|lawful| lawful == *play);
        let first = self.uses.iter().find(|one| one.lawful().next().is_some())?;
        let harmless = !matches!(first.kind, Kind::Discard | Kind::CallEnd);
        let only = || self.lawful().count() == 1;
        first.likeliest().into_iter().find(may).filter(|_| harmless || only())
    }

    /// What dropping it at a place could mean, lawful or not, the likeliest first: what it is for stands before what it is not.
    fn at(&self, place: Thing, me: Seat) -> Vec<Play> {
        let kinds: &[Kind] = match place {
            Thing::House(seat) if seat == me => &AT_HOME,
            Thing::House(_) => &[Kind::Trouble],
            Thing::Bank => &[Kind::Raise],
            Thing::Stock(element, _) if element == self.card.element() => &[Kind::Raise],
            Thing::Pile => &[Kind::Discard],
            _ => &[],
        };
        let mut kinds = kinds.to_vec();
        kinds.sort_by_key(|kind| !self.card.is_for(*kind));
        let plays = kinds.into_iter().flat_map(|kind| {
            let one = self.uses.iter().find(|one| one.kind == kind);
            let plays = one.map_or(vec![], CardUse::likeliest);
            if plays.is_empty() { vec![unfit(self.card, kind, place)] } else { plays }
        });
        let there = |play: &Play| match (play, place) {
            (Play::Trouble { against, .. }, Thing::House(seat)) => *against == seat,
            (Play::Raise { size, .. }, Thing::Stock(_, of)) => *size == of,
            _ => true,
        };
        plays.filter(there).collect()
    }
}

/// A play for which a card is not.
const fn unfit(card: Card, kind: Kind, place: Thing) -> Play {
    match (kind, place) {
        (Kind::Trouble, Thing::House(against)) => Play::Trouble { card, against, replacing: None },
        (_, Thing::Stock(_, size)) => Play::Raise { card, size, count: 1 },
        _ => Play::Raise { card, size: Size::Small, count: 1 },
    }
}

/// Every choice of a use that is worth showing, lawful or not.
fn shown(judge: &Thoth, seat: Seat, card: Card, kind: Kind) -> Vec<Play> {
    match kind {
        Kind::Foundation => vec![Play::Foundation { card }],
        Kind::Story => vec![Play::Story { card }],
        Kind::Roof => vec![Play::Roof { card }],
        Kind::Relief => vec![Play::Relief { card }],
        Kind::Discard => vec![Play::Discard { card }],
        Kind::CallEnd => vec![Play::CallEnd { card }],
        Kind::Raise | Kind::Trouble if !card.is_for(kind) => vec![],
        Kind::Raise => {
            let counts = |size| (1..=4).map(move |count| Play::Raise { card, size, count });
            Size::ALL.into_iter().flat_map(counts).collect()
        }
        Kind::Trouble => {
            let others = judge.setup().clockwise_from(seat).filter(|&other| other != seat);
            let plays = others.flat_map(|against| {
                let full = judge.house(against).filter(|house| house.trouble.len() >= MOST_TROUBLE);
                let replacing: Vec<Option<Card>> =
                    full.map_or(vec![None], |house| house.trouble.iter().copied().map(Some).collect());
                replacing.into_iter().map(move |replacing| Play::Trouble { card, against, replacing })
            });
            plays.collect()
        }
    }
}

/// What a viewer knows.
#[derive(Clone, Debug)]
pub struct Known {
    /// The view.
    pub view: View,
    /// The viewer's cards.
    pub cards: Vec<CardChoices>,
    /// A game that could be the real one. What it allows is what the real one allows, for that hangs on nothing hidden.
    pub(super) judge: Thoth,
}

impl Known {
    pub(super) fn of(view: View) -> Self {
        let judge = Thoth::viewed(&view);
        let cards = view.viewer.map_or(vec![], |seat| {
            view.cards.iter().map(|card| CardChoices::of(&judge, &view, seat, *card)).collect()
        });
        Self { view, cards, judge }
    }

    /// A card of the hand with its uses.
    pub fn held(&self, card: Card) -> Option<&CardChoices> {
        self.cards.iter().find(|held| held.card == card)
    }

    /// What the game asks for.
    pub fn asks(&self) -> Asks {
        self.judge.asks()
    }

    /// What dropping a card of the hand at a place could mean, lawful or not, the likeliest first.
    pub(super) fn dropped(&self, card: Card, place: Thing) -> Vec<Play> {
        let held = self.view.viewer.zip(self.held(card));
        held.map_or(vec![], |(me, held)| held.at(place, me))
    }

    /// How many plays the rules allow at a place to which a card of the hand is dragged.
    pub fn ways_there(&self, card: Card, place: Thing) -> usize {
        let lawful =
            |play: &Play| self.held(card).is_some_and(|held| held.lawful().any(|lawful| lawful == *play));
        self.dropped(card, place).iter().filter(|play| lawful(play)).count()
    }

    /// The piece that the viewer may take now. All pyramids of a raise are alike: the nearest to the end of its row will do.
    pub fn next_piece(&self) -> Option<PieceId> {
        let seat = self.view.viewer?;
        (0..PIECES).rev().map(PieceId).find(|&id| self.judge.check(seat, &Action::Take(id)).is_ok())
    }

    /// Whether the viewer may put back what it holds.
    ///
    /// # Errors
    /// Why not.
    pub fn may_put_back(&self) -> Result<(), Refusal> {
        let seat = self.view.viewer.unwrap_or(self.view.active);
        self.judge.check(seat, &Action::PutBack)
    }
}
