//! What lies in store on the table. Where the supply strip shows it, it is not drawn there a second time, and nothing of it is
//! in the way of the view or the pointer.

use super::live_match::{Playing, on};
use super::motion::VisualOf;
use bevy::prelude::*;
use session::Tabled;
use std::collections::BTreeSet;
use table::PieceId;

/// What lies in store.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Store {
    /// The game that has it left out of the picture. For that game to set.
    pub left_out_by: Option<&'static str>,
    hidden: BTreeSet<PieceId>,
}

impl Store {
    /// Whether a piece is left out of the picture, so that nobody can point at it.
    pub fn hides(&self, id: PieceId) -> bool {
        self.hidden.contains(&id)
    }
}

/// Adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Store>().add_systems(Update, hide);
}

/// Puts it to a game's pieces.
pub fn of<G: Tabled>(app: &mut App) {
    app.add_systems(Update, follow::<G>.before(hide).run_if(on::<G>));
}

fn follow<G: Tabled>(playing: Res<Playing<G>>, mut store: ResMut<Store>) {
    let m = &playing.0;
    let left_out = store.left_out_by == Some(G::NAME);
    let hidden = if left_out { m.game().stored().into_iter().collect() } else { BTreeSet::new() };
    if store.hidden != hidden {
        store.hidden = hidden;
    }
}

fn hide(
    store: Res<Store>,
    mut hidden: Local<BTreeSet<PieceId>>,
    mut visuals: Query<(&VisualOf, &mut Visibility)>,
) {
    for (VisualOf(id), mut visibility) in &mut visuals {
        if store.hides(*id) {
            visibility.set_if_neq(Visibility::Hidden);
        } else if hidden.contains(id) {
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
    if store.is_changed() {
        hidden.clone_from(&store.hidden);
    }
}
