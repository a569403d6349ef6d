//! What the panels show: a seat's view of the game, with what may be done as far as the seat knows; and what the player can ask of
//! the table, by panel or by key.

use crate::framing::CameraTarget;
use crate::texts::Turn;
use bevy_egui::egui::Rect;
use game::Seat;
use game::choices::{Chosen, Comes, Input, Offers, Pointing, Resolution};
use game::message::Message;
use game::pieces::PieceId;
use session::Names;
use strum::VariantArray;
use thoth_rules::{Action, Card, CardChoices, Event, Known, Phase, Play, Thing, Thoth, View};
use window::reasons::{Reasons, Spoken};
use window::speech::{Reason, say};
use window::ui::act;
use window::ui::buttons::Waiting;

/// What a seat sees. Make it anew when the game has moved on, not every frame.
#[derive(Clone, Debug)]
pub struct PanelView {
    pub offers: Offers<Thoth>,
    /// Why the seat may not play, bid or take a card now.
    pub why_not: Option<Reason>,
    pub names: Names,
    /// Whose move is being shown, and what it is: until it has been seen, nobody else is named.
    pub shown: Option<(Seat, Message)>,
}

impl PanelView {
    /// What a seat, or an onlooker, sees and may do.
    pub fn of(view: View, names: &Names) -> Self {
        let offers = Offers::of(view);
        let why_not = why_no_card(&offers, names);
        Self { offers, why_not, names: names.clone(), shown: None }
    }

    pub const fn known(&self) -> &Known {
        self.offers.known()
    }

    pub const fn view(&self) -> &View {
        &self.known().view
    }

    pub fn cards(&self) -> &[CardChoices] {
        &self.known().cards
    }

    pub fn held(&self, card: Card) -> Option<&CardChoices> {
        self.known().held(card)
    }

    pub fn may_play(&self) -> bool {
        self.view().phase == Phase::Choosing && self.why_not.is_none()
    }

    pub fn may_bid(&self) -> bool {
        self.view().phase == Phase::Bidding && self.why_not.is_none()
    }

    pub fn may_bid_or_take(&self) -> bool {
        self.view().phase.is_auction() && self.why_not.is_none()
    }

    /// What comes of what is chosen, where it is pointed at.
    pub fn comes(&self, chosen: &Chosen<Thing>) -> Option<Comes<Action>> {
        let at = chosen.at.iter().copied().chain(chosen.focus).collect();
        self.offers.comes(&Pointing::At(at), None)
    }

    /// Whether what is chosen can be done now.
    pub fn may(&self, chosen: &Chosen<Thing>) -> bool {
        !chosen.at.is_empty() && matches!(self.comes(chosen), Some(Comes::Does(..)))
    }

    /// The play that is chosen, or that alone is meant by the card that is; also while it is another's turn.
    pub fn play(&self, chosen: &Chosen<Thing>) -> Option<Play> {
        match self.comes(chosen)? {
            Comes::Does(_, what) | Comes::Refused(_, what, _) => what.as_play(),
        }
    }

    /// Lets go of what can no longer be chosen.
    pub fn keep(&self, chosen: &mut Chosen<Thing>) {
        let phase = &self.view().phase;
        let kept = match chosen.at.first() {
            Some(Thing::Card(card)) if !phase.is_scored() => self.held(*card),
            Some(Thing::Bid(card)) if phase.bids().iter().any(|bid| bid.card == *card) => return,
            _ => None,
        };
        let Some(held) = kept else {
            *chosen = Chosen::default();
            return;
        };
        chosen.focus = chosen.focus.filter(|focus| held.lawful().any(|play| Thing::Play(play) == *focus));
    }

    /// Who is to act, or did when the table came to move, or does what is being shown.
    pub fn turn_of(&self) -> Seat {
        if let Some((seat, _)) = self.shown {
            return seat;
        }
        let view = self.view();
        match &view.phase {
            Phase::Scored => view.dealer,
            Phase::Knocked { victims } => victims.first().copied().unwrap_or(view.active),
            _ => view.active,
        }
    }

    pub fn is_active(&self) -> bool {
        self.view().viewer == Some(self.turn_of())
    }
}

/// Why no card may be chosen. Any card may be bid or discarded, and any bid be taken: so that is asked of the first.
fn why_no_card(offers: &Offers<Thoth>, names: &Names) -> Option<Reason> {
    let view = &offers.known().view;
    let card = view.cards.first().copied().map(Thing::Card);
    let at = match &view.phase {
        Phase::Taking { bids, .. } => bids.first().map(|bid| vec![Thing::Bid(bid.card)]),
        Phase::Bidding => card.map(|card| vec![card]),
        _ => card.map(|card| vec![card, Thing::Pile]),
    };
    match at.and_then(|at| offers.comes(&Pointing::At(at), None)) {
        Some(Comes::Does(..)) => None,
        Some(Comes::Refused(_, _, why)) => Some(Reason::of(names, &why)),
        None => Some(say(Turn::NoCard).into()),
    }
}

pub struct PanelData<'a> {
    pub seen: &'a PanelView,
    pub chosen: &'a Chosen<Thing>,
    pub events: &'a [Event],
    /// Why bots did what they did, by the numbers of these events.
    pub reasons: &'a Reasons,
    /// How far the table has come to rest, 0 to 1, while it is moving.
    pub settling: Option<f32>,
    /// How many steps can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// Where things of the table are seen to which a card can be dragged, in points.
    pub spots: &'a [(Thing, Rect)],
    /// Whether things jump instead of moving.
    pub still: bool,
    /// Who waits, while bots are at work.
    pub waiting: Option<Waiting>,
    /// The piece that the keyboard has chosen.
    pub by_key: Option<PieceId>,
}

impl<'a> PanelData<'a> {
    /// What a bot told of the turn under way, or of the one before, until another tells something.
    pub fn told(&self) -> Option<&'a Spoken> {
        let last = self.reasons.last()?;
        let since = self.events.get(last.notes.start..)?;
        let turns = since.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        (turns <= 1).then_some(last)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameRequest {
    /// To do something, or to choose something for it.
    Choose(Input<Thing>),
    /// To take something up, and to go on with it at once.
    Take(Thing, Input<Thing>),
    /// The piece that is held back where it was.
    PutBack,
    Open(Overlay),
    Close,
    /// The screen is with whoever is to play: their cards may be shown.
    Here,
    Look(CameraTarget),
}

impl GameRequest {
    /// What comes of it, as far as it has to do with the choices.
    pub fn step(self, seen: &PanelView, chosen: &mut Chosen<Thing>) -> Resolution<Action> {
        match self {
            Self::Choose(input) => chosen.step(input, &seen.offers),
            Self::Take(thing, input) => {
                chosen.step(Input::Take(thing), &seen.offers);
                chosen.step(input, &seen.offers)
            }
            _ => Resolution::Nothing,
        }
    }
}

/// What a panel or a key asks for.
pub type Act = act::UiCommand<GameRequest>;

/// What a panel or a key asks for that has to do with the choices.
pub const fn choose(input: Input<Thing>) -> Act {
    Act::Wish(GameRequest::Choose(input))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Overlay {
    /// What every card can do.
    Reference,
    Scores,
    Discard,
}
