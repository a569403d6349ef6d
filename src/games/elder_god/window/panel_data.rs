//! What the panels show: what is seen of a match, and where it lies in the window.

use crate::layout::{Layout, PlotFrame};
use crate::shown_table::{self, ElderGodWindow, Table, Tween, moves};
use crate::ui_state::UiState;
use bevy_egui::egui::{Rect, Vec2};
use elder_god::info::INFO;
use elder_god_rules::{Action, Card, CardFace, ElderGod, Event, Known, Thing};
use game::Seat;
use game::choices::{Chosen, Comes, Offers, Pointing};
use session::CardMatch;
use std::ops::Deref;
use window::flat::{DrawContext, Snapshot};

pub struct PanelData<'a> {
    /// The match, for its chart once it is over.
    pub m: &'a CardMatch<ElderGod>,
    pub offers: &'a Offers<ElderGod>,
    pub seen: &'a Known,
    pub moves: Vec<Tween>,
    /// What is being shown.
    pub doing: Option<&'a Event>,
    pub layout: Layout,
    pub frames: Vec<PlotFrame>,
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
    pub fn at(scene: &DrawContext<'a, ElderGodWindow>) -> Self {
        let (size, pixels) = (scene.view.size, scene.view.pixels);
        let mut data = Self::of(scene.m, scene.shown, scene.ui_state, size, pixels);
        data.look.still = scene.view.still;
        data
    }

    /// What is shown of a match in a window of this size, points; with so many pixels in a point.
    pub fn of(
        playing: &'a CardMatch<ElderGod>,
        table: &'a Table,
        ui_state: &'a UiState,
        size: Vec2,
        pixels: f32,
    ) -> Self {
        let (offers, seen) = (table.seen(), table.seen().known());
        let layout = Layout::new(size, seen.view.setup.players, ui_state.front(playing.seating(), seen));
        let frames = layout.plots.iter().map(|plot| {
            let cells = seen.standing(plot.seat).zip(seen.monster(plot.seat));
            let cells: Vec<_> = cells.map_or_else(Vec::new, |(standing, m)| standing.cells(m).collect());
            PlotFrame::new(plot.field, ui_state.cameras.get(&plot.seat).copied(), cells.into_iter(), pixels)
        });
        Self {
            m: playing,
            frames: frames.collect(),
            moves: moves(table),
            look: Snapshot::at(&INFO, playing, table),
            doing: table.next().and_then(shown_table::main),
            offers,
            seen,
            layout,
            ui_state,
        }
    }

    /// The person who is asked now: nobody while things move or a bot thinks.
    pub fn asked(&self) -> Option<Seat> {
        self.person(self.seen.to_act())
    }

    /// Whether cards are being chosen to be thrown away.
    pub fn throwing(&self) -> bool {
        self.asked().is_some() && self.ui_state.chosen.marks_for(self.offers).is_some()
    }

    /// What is chosen, by whoever is asked for it.
    pub fn chosen(&self) -> &'a Chosen<Thing> {
        static NOTHING: Chosen<Thing> = Chosen::nothing();
        if self.asked().is_some() && !self.throwing() { &self.ui_state.chosen } else { &NOTHING }
    }

    pub fn held(&self) -> Option<Thing> {
        self.chosen().at.first().copied()
    }

    /// The card that is held.
    pub fn card(&self) -> Option<Card> {
        self.held().and_then(card)
    }

    /// Where something may lawfully be done with what is chosen, in a fixed order.
    pub fn places(&self, chosen: &Chosen<Thing>) -> Vec<Thing> {
        self.offers.next(None, &chosen.at, chosen.variant)
    }

    /// What comes of what is chosen at a place.
    pub fn comes(&self, chosen: &Chosen<Thing>, at: Thing) -> Option<Comes<Action>> {
        let by = Pointing::At(chosen.at.iter().copied().chain([at]).collect());
        self.offers.comes(&by, chosen.variant)
    }

    /// Whether a card that is chosen would lie upside down, at a place if one is meant.
    pub fn is_turned(&self, chosen: &Chosen<Thing>, at: Option<Thing>) -> bool {
        chosen.at.iter().copied().find_map(card).is_some_and(|card| card.face() != CardFace::ElderSign)
            && chosen.variant_at(at, self.offers) == Some(1)
    }

    /// Where a thing is in the window, as far as it is seen.
    pub fn rect(&self, thing: Thing) -> Option<Rect> {
        match thing {
            Thing::Cell(seat, at) => self.frame(seat)?.seen(at),
            thing => self.whole(thing),
        }
    }

    /// The same, whether it is seen or not.
    pub fn whole(&self, thing: Thing) -> Option<Rect> {
        match thing {
            Thing::Cell(seat, at) => Some(self.frame(seat)?.cell(at)),
            Thing::Plot(seat) => Some(self.layout.plot(seat)?.field),
            Thing::Pile => Some(self.layout.pile),
            Thing::Card(_) | Thing::Book => None,
        }
    }

    pub fn frame(&self, seat: Seat) -> Option<&PlotFrame> {
        self.frames.get(usize::from(seat.0))
    }
}

/// A thing that is a card of the hand.
const fn card(thing: Thing) -> Option<Card> {
    match thing {
        Thing::Card(card) => Some(card),
        _ => None,
    }
}
