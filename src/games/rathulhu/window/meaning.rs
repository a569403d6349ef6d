//! What the things on the table mean to whoever is asked: what a click on them asks for, what is said about them, and where
//! you may drag them. What comes of that, the choices say.

use super::about::{self, Click};
use super::art::Print;
use super::asked::Asked;
use super::faces::Face;
use super::panel_data::PanelData;
use super::panels::tips;
use bevy_egui::egui::{Pos2, Rect, Ui};
use game::choices::Pointing;
use rathulhu_rules::Thing;
use window::board::Meaning;
use window::choices;
use window::ui::act::Act;
use window::ui::drag::Place;
use window::ui::pictures::Picture;

/// Smaller windows have no room for explanations, points.
const LEAST: (f32, f32) = (260.0, 160.0);

impl Meaning<Thing, Asked> for PanelData<'_> {
    fn click(&self, thing: Thing) -> Option<Act<Asked>> {
        if self.busy {
            return self.counting.is_none().then_some(Act::Wish(Asked::Hurry));
        }
        self.offers.comes(&Pointing::At(vec![thing]), None)?;
        Some(Act::Wish(Asked::click(thing)))
    }

    fn can_click(&self, thing: Thing) -> bool {
        matches!(about::tip(thing, self, self.looker()).click, Some(Click::Does(_)))
    }

    fn explain(&self, thing: Thing, ui: &mut Ui) -> bool {
        let room = ui.ctx().content_rect().size();
        let fits = room.x >= LEAST.0 && room.y >= LEAST.1;
        if fits {
            tips::words(ui, &about::tip(thing, self, self.looker()));
        }
        fits
    }

    /// Of a mat the part with its words; for the keyboard the name.
    fn read(&self, thing: Thing, rect: Rect, at: Option<Pos2>) -> Rect {
        let Thing::Player(seat) = thing else { return rect };
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

    fn dragged(&self, thing: Thing) -> Option<Picture> {
        let seat = self.asked()?;
        let face = match thing {
            Thing::Bag => Face::Back,
            Thing::Idol => Face::Idol(true),
            Thing::Space(space) => Face::Tile((*self.seen.track.spaces().get(space)?)?, Print::Name),
            Thing::Token(token) if self.spot(token)?.owner() == Some(seat) => Face::Token(token.0, true),
            Thing::Tile(of, tile) if of == seat && self.held(seat).has(tile) => Face::Tile(tile, Print::Name),
            _ => return None,
        };
        Some(face.picture())
    }

    fn places(&self, thing: Thing) -> Vec<Place<Act<Asked>>> {
        let (Some(seat), layout) = (self.asked(), &self.layout) else { return vec![] };
        let mat = layout.areas.get(usize::from(seat.0)).map(|area| (Thing::Player(seat), area.rect));
        let spaces = layout.track.iter().enumerate().map(|(space, rect)| (Thing::Space(space), *rect));
        let onto = [(Thing::Track, layout.whole_track()), (Thing::Board, layout.board)];
        let onto = onto.into_iter().chain(mat).chain(spaces);
        choices::places(self.offers, self.names(), (thing, None), onto, |drop| Act::Wish(Asked::Choose(drop)))
    }
}
