//! What can be dragged, and where it may go: a token to the board is a bid, the bag to the track draws, the idol to the
//! track invokes; a tile of the track comes to one's own mat for an Old One, or the Old One goes to the tile; what is
//! given up goes to the board. Whether that may be, the rules say.

use super::{Asked, PanelData, Wanted};
use crate::app::ui::act::{Act, Request};
use crate::app::ui::drag::{self, Dropped, Place};
use crate::app::ui::layout::whole;
use crate::app::words::capital;
use crate::game::Seat;
use crate::games::rathulhu::rules::{Action, Phase, Tile};
use crate::games::rathulhu::window::art::Print;
use crate::games::rathulhu::window::faces::{self, Face};
use crate::games::rathulhu::window::target::{Target, round};
use bevy_egui::egui::{Color32, Context, Id, Painter, Rect, Sense};

/// Lets things of the table be dragged by whoever is asked; what came of letting go.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    if let Some(seat) = shown.asked() {
        whole(ctx, "rathulhu dragged", |ui, _| {
            for target in round(&shown.view, seat).into_iter().filter(|target| face(*target, shown).is_some())
            {
                let Some(rect) = shown.layout.rect(shown.table, target) else { continue };
                let response =
                    ui.interact(rect, Id::new(("rathulhu dragged", target)), Sense::click_and_drag());
                drag::take(&response, || target);
            }
            if let Some(rect) = drag::carried(ctx).and_then(|target| shown.layout.rect(shown.table, target)) {
                ui.painter().rect_filled(rect, 6.0, Color32::from_black_alpha(120));
            }
        });
    }
    let picture = |painter: &Painter, rect: Rect, target: &Target| {
        if let Some(face) = face(*target, shown) {
            faces::paint(painter, rect, face);
        }
    };
    match drag::carry(ctx, shown.still, |target| places(*target, shown), picture)? {
        Dropped::Does(action) => Some(Act::Wish(Asked::Do(action))),
        Dropped::Refused(why) => Some(Act::Program(Request::Refuse(why))),
    }
}

/// What something looks like while it is dragged; nothing of what stays where it is.
fn face(target: Target, shown: &PanelData) -> Option<Face> {
    match target {
        Target::Bag => Some(Face::Back),
        Target::Idol => Some(Face::Idol(true)),
        Target::Space(space) => shown.table.on_track(space).map(|piece| Face::Tile(piece.tile, Print::Name)),
        Target::Token(token) => Some(Face::Token(token.0, true)),
        Target::Tile(_, tile) => Some(Face::Tile(tile, Print::Name)),
        Target::Time | Target::Player(_) | Target::Pass | Target::Done => None,
    }
}

/// Where something may go, and what comes of it.
pub fn places(target: Target, shown: &PanelData) -> Vec<Place<Action>> {
    let (Some(seat), layout) = (shown.asked(), shown.layout) else { return vec![] };
    let place = |rect: Rect, action: Action| {
        let drop = match shown.game.check(seat, action) {
            Ok(()) => Ok((action, capital(&action.to_string()))),
            Err(why) => Err(capital(&shown.names().tell(&why.to_string()))),
        };
        Place { rect, drop }
    };
    let mat = |seat: Seat| layout.areas.get(usize::from(seat.0)).map(|area| area.rect);
    let spaces = || layout.track.iter().enumerate();
    match (target, target.action(&shown.view)) {
        (Target::Bag | Target::Idol, Some(action)) => vec![place(layout.whole_track(), action)],
        (Target::Space(_), Some(action)) => mat(seat).map(|mat| place(mat, action)).into_iter().collect(),
        (Target::Tile(_, Tile::OldOne), _) if !matches!(shown.view.phase, Phase::Setback { .. }) => spaces()
            .filter_map(|(space, rect)| Some(place(*rect, Target::Space(space).action(&shown.view)?)))
            .collect(),
        (Target::Token(_) | Target::Tile(..), Some(action)) => vec![place(layout.board, action)],
        _ => vec![],
    }
}
