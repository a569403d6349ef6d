//! What the panels show: what is seen of a match, and where it lies in the window.

use crate::count::{Counting, FinalCount};
use crate::layout::{Layout, TokenPlace, tokens};
use crate::shown_table::{RathulhuWindow, Table};
use crate::ui_state::UiState;
use bevy_egui::egui::Vec2;
use game::choices::Offers;
use game::{Game, Outcome, Seat, words};
use rathulhu::info::INFO;
use rathulhu_rules::{
    AEONS, Auction, Event, Holding, Phase, Pile, Player, PlayerScore, Rathulhu, ScoreRow, Thing, Token,
    Tokens, View, score,
};
use session::{CardMatch, CardNote};
use std::ops::Deref;
use strum::VariantArray;
use window::flat::{DrawContext, Snapshot};

/// Stands for points that are kept hidden.
const HIDDEN: &str = "?";

pub struct PanelData<'a> {
    /// The match, for its chart once it is over.
    pub m: &'a CardMatch<Rathulhu>,
    /// How the match has come out, whatever is shown.
    pub outcome: Option<Outcome>,
    /// What may be done, as far as it is shown: it lags behind while things move.
    pub offers: &'a Offers<Rathulhu>,
    /// What everybody may know, likewise.
    pub seen: &'a View,
    pub tokens: Vec<(Token, TokenPlace)>,
    /// Everybody's points if the Aeon ended with what is shown, as after the last one.
    pub standing: Vec<PlayerScore>,
    pub table: &'a Table,
    /// The score sheet that is being filled in.
    pub counting: Option<Counting>,
    pub final_count: FinalCount,
    pub layout: Layout,
    /// Pixels in a point.
    pub pixels: f32,
    /// The match as any panel knows it.
    pub look: Snapshot<'a, Event>,
    pub ui_state: &'a UiState,
}

impl<'a> Deref for PanelData<'a> {
    type Target = Snapshot<'a, Event>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<'a> PanelData<'a> {
    pub fn at(scene: &DrawContext<'a, RathulhuWindow>) -> Self {
        let (size, pixels) = (scene.view.size, scene.view.pixels);
        let mut data = Self::of(scene.m, scene.shown, scene.ui_state, size, pixels);
        data.look.still = scene.view.still;
        data
    }

    /// What is shown of a match in a window of this size, points; with so many pixels in a point.
    pub fn of(
        playing: &'a CardMatch<Rathulhu>,
        table: &'a Table,
        ui_state: &'a UiState,
        size: Vec2,
        pixels: f32,
    ) -> Self {
        let seen = &table.seen().known().view;
        let holdings: Vec<Holding> = seen.players.iter().map(Player::holding).collect();
        Self {
            m: playing,
            outcome: playing.game().outcome(),
            offers: table.seen(),
            tokens: tokens(seen),
            standing: score(&holdings, true),
            look: Snapshot::at(&INFO, playing, table),
            counting: Counting::of(table),
            final_count: ui_state.final_count(table),
            layout: Layout::new(size, seen.players.len(), usize::from(seen.time_spaces)),
            pixels,
            seen,
            table,
            ui_state,
        }
    }

    pub fn spot(&self, token: Token) -> Option<TokenPlace> {
        self.tokens.iter().find(|(each, _)| *each == token).map(|(_, spot)| *spot)
    }

    pub fn auction(&self) -> Option<&'a Auction> {
        match &self.seen.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        }
    }

    pub fn held(&self, seat: Seat) -> Pile {
        self.seen.players.get(usize::from(seat.0)).map_or(Pile::EMPTY, |player| player.tiles)
    }

    /// The points of a seat, those before while they are being counted; `None` if they are kept hidden.
    pub fn score(&self, seat: Seat) -> Option<i16> {
        let view = if self.counting.is_some() { &self.table.before().known().view } else { self.seen };
        view.players.get(usize::from(seat.0)).and_then(|player| player.score)
    }

    pub fn points(&self, seat: Seat) -> String {
        self.score(seat).map_or_else(|| HIDDEN.to_owned(), words::score)
    }

    /// What is told of now: what has been announced, or was shown last.
    pub fn doing(&self) -> Option<&'a Event> {
        let last = || self.table.events().last();
        self.table.announced().and_then(<[Event]>::first).or_else(last)
    }

    /// Whether whoever is asked may do something by pointing at this.
    pub fn is_offered(&self, thing: Thing) -> bool {
        self.asked().is_some() && self.offers.next(None, &[], None).contains(&thing)
    }

    /// The person who is asked now: nobody while things move or a bot thinks, nor where the rules leave one thing to do.
    pub fn asked(&self) -> Option<Seat> {
        self.person(self.offers.known().chooses())
    }

    /// What the numbers stand for: the tokens of a seat, what it may give up, or the spaces of the track.
    pub fn numbered(&self, seat: Seat) -> Vec<Thing> {
        match self.seen.phase {
            Phase::Auction(_) => self.bids(seat).into_iter().map(Thing::Token).collect(),
            Phase::Setback { .. } => self.offers.next(None, &[], None),
            _ => (0..self.layout.track.len()).map(Thing::Space).collect(),
        }
    }

    /// The tokens that a seat had face up when the Aeon began, lowest first: each keeps its place in the bar, and its key,
    /// when others have been spent.
    fn bids(&self, seat: Seat) -> Vec<Token> {
        let up = self.seen.players.get(usize::from(seat.0)).map_or(Tokens::NONE, |player| player.face_up);
        let events = self.told.iter().rev().filter_map(|note| match note {
            CardNote::Event(event) => Some(event),
            _ => None,
        });
        let aeon = events.take_while(|event| !matches!(event, Event::AeonBegan { .. }));
        let spent = aeon.filter_map(|event| match event {
            Event::Won { seat: winner, paid, .. } if *winner == seat => Some(*paid),
            _ => None,
        });
        spent.chain(up.iter()).collect::<Tokens>().iter().collect()
    }

    /// Whose points matter to whoever looks: the person asked, or the only one there is.
    pub(crate) fn looker(&self) -> Option<Seat> {
        let mut people = self.seating.persons();
        let only = people.next().filter(|_| people.next().is_none());
        self.asked().or(only)
    }

    /// Whether this is the Aeon after which everything is counted.
    pub(crate) fn is_last(&self) -> bool {
        self.seen.aeon == AEONS
    }

    /// Whether anything has been won in this Aeon: before that, what it would score says nothing.
    pub(crate) fn has_begun(&self) -> bool {
        self.seen.players.iter().any(|player| !player.face_down.is_empty())
    }

    /// What a seat would score if the Aeon ended now; nothing before anything was won in it, nor once all is counted.
    pub fn sum(&self, line: &PlayerScore) -> Option<i16> {
        let over = self.outcome.is_some() || self.counting.is_some();
        let due = |row: &&ScoreRow| self.is_last() || !row.only_last();
        (!over && self.has_begun())
            .then(|| ScoreRow::VARIANTS.iter().filter(due).map(|row| line.row(*row)).sum())
    }
}
