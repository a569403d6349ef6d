//! What the things on the table mean to whoever is asked: what a click on them does, what is said about them, and where
//! you may drag them. A token dragged to the board is a bid. The bag to the track draws, the idol to the track invokes.
//! For an Old One a tile of the track comes to your own mat, or the Old One goes to the tile. What you give up goes to
//! the board. The rules say what is allowed.

use super::about::{self, Click};
use super::art::Print;
use super::asked::{Asked, Wanted};
use super::faces::Face;
use super::panel_data::PanelData;
use super::panels::tips;
use super::target::Target;
use bevy_egui::egui::{Pos2, Rect, Ui};
use rathulhu_rules::{Action, Phase, Tile};
use window::board::Meaning;
use window::speech::{Reason, say};
use window::ui::act::Act;
use window::ui::drag::Place;
use window::ui::pictures::Picture;
use window::words::capital;

/// Smaller windows have no room for explanations, points.
const LEAST: (f32, f32) = (260.0, 160.0);

impl Meaning<Target, Asked> for PanelData<'_> {
    fn click(&self, target: Target) -> Option<Result<Wanted, Reason>> {
        if self.busy {
            return self.counting.is_none().then_some(Ok(Act::Wish(Asked::Hurry)));
        }
        // What the rules forbid they refuse in words, and the journal tells it.
        Some(Ok(Act::Wish(Asked::Do(target.action(self.seen)?))))
    }

    fn can_click(&self, target: Target) -> bool {
        matches!(about::tip(target, self, self.looker()).click, Some(Click::Does(_)))
    }

    fn name(&self, target: Target) -> String {
        about::tip(target, self, None).title
    }

    fn explain(&self, target: Target, ui: &mut Ui) -> bool {
        let room = ui.ctx().content_rect().size();
        let fits = room.x >= LEAST.0 && room.y >= LEAST.1;
        if fits {
            tips::words(ui, &about::tip(target, self, self.looker()));
        }
        fits
    }

    /// Of a mat the part with its words; for the keyboard the name.
    fn read(&self, target: Target, rect: Rect, at: Option<Pos2>) -> Rect {
        let Target::Player(seat) = target else { return rect };
        let Some(area) = self.layout.areas.get(usize::from(seat.0)) else { return rect };
        let Some(at) = at else { return area.name() };
        let groups = area.groups.iter().map(|group| {
            group.slots.iter().fold(group.heading.union(group.points), |all, (_, slot)| all.union(*slot))
        });
        let mut parts = [area.head].into_iter().chain(groups);
        parts.find(|part| part.contains(at)).unwrap_or(Rect::from_pos(at))
    }

    /// The lot, and the bar with its bids.
    fn weighed(&self) -> Vec<Rect> {
        self.layout.lot(&self.seen.track).into_iter().chain([self.layout.bar]).collect()
    }

    fn dragged(&self, target: Target) -> Option<Picture> {
        let seat = self.asked()?;
        let face = match target {
            Target::Bag => Face::Back,
            Target::Idol => Face::Idol(true),
            Target::Space(space) => Face::Tile((*self.seen.track.spaces().get(space)?)?, Print::Name),
            Target::Token(token) if self.spot(token)?.owner() == Some(seat) => Face::Token(token.0, true),
            Target::Tile(of, tile) if of == seat && self.held(seat).has(tile) => {
                Face::Tile(tile, Print::Name)
            }
            Target::Token(_)
            | Target::Tile(..)
            | Target::Time
            | Target::Player(_)
            | Target::Pass
            | Target::Done => return None,
        };
        Some(face.picture())
    }

    fn places(&self, target: Target) -> Vec<Place<Asked>> {
        let (Some(seat), layout) = (self.asked(), &self.layout) else { return vec![] };
        let place = |rect: Rect, action: Action| {
            let drop = match self.game.check(seat, action) {
                Ok(()) => Ok((Asked::Do(action), capital(&say(action)))),
                Err(why) => Err(Reason::of(self.names(), &why)),
            };
            Place { rect, drop }
        };
        let mat = || layout.areas.get(usize::from(seat.0)).map(|area| area.rect);
        match (target, target.action(self.seen)) {
            (Target::Bag | Target::Idol, Some(action)) => vec![place(layout.whole_track(), action)],
            (Target::Space(_), Some(action)) => mat().map(|mat| place(mat, action)).into_iter().collect(),
            (Target::Tile(_, Tile::OldOne), _) if !matches!(self.seen.phase, Phase::Setback { .. }) => {
                let spaces = layout.track.iter().enumerate();
                let take = |space| Target::Space(space).action(self.seen);
                spaces.filter_map(|(space, rect)| Some(place(*rect, take(space)?))).collect()
            }
            (Target::Token(_) | Target::Tile(..), Some(action)) => vec![place(layout.board, action)],
            _ => vec![],
        }
    }
}
