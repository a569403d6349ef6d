//! What is pointed at, and what the keyboard chooses from: the pieces that may be taken now.

use super::input_routing::Inputs;
use super::maths;
use super::state::{GrabState, HandSet, Hover, KeyboardTarget};
use super::view_ray::ViewRay;
use crate::keys::program::hand;
use crate::live_table::live_match::{Playing, on};
use crate::live_table::physics::LiveTable;
use crate::live_table::store::Store;
use crate::speech::{Reason, say};
use crate::texts::HandText as Words;
use crate::words::capital;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use session::{HandRules, Names};
use table::carry::mark::FARTHEST_CM;
use table::rapier3d::parry::query::ShapeCastOptions;
use table::rapier3d::prelude::{Ball, Collider, ColliderHandle, Pose, QueryFilter, Ray};
use table::{PieceId, Sim};

/// A piece that the cursor misses by less is pointed at all the same, cm.
const NEAR_MISS_CM: f32 = 0.15;

/// So far from where it let go the pointer has gone on, logical pixels.
const GONE_PX: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hover>().init_resource::<KeyboardTarget>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        (choose::<G>, point::<G>)
            .chain()
            .in_set(HandSet::Look)
            .after(super::grab::follow::<G>)
            .run_if(on::<G>),
    );
}

/// The piece that a ray meets first of those that are seen, and where; also one that it misses narrowly, if it meets none.
pub(crate) fn pointed_at(sim: &Sim, store: &Store, ray: Ray3d) -> Option<(PieceId, Vec3)> {
    let seen = |handle: ColliderHandle, _: &Collider| !store.hides(sim.piece_of(handle));
    let queries = sim.queries(QueryFilter::default().predicate(&seen));
    let straight = Ray::new(ray.origin, *ray.direction);
    let at = |distance: f32| ray.origin + ray.direction * distance;
    let (collider, distance) = queries.cast_ray(&straight, FARTHEST_CM, true)?;
    let piece = sim.piece_of(collider);
    if piece != sim.table() {
        return Some((piece, at(distance)));
    }
    let options = ShapeCastOptions { max_time_of_impact: distance, ..ShapeCastOptions::default() };
    let start = Pose::from_translation(ray.origin);
    let not_table = |handle: ColliderHandle, collider: &Collider| {
        seen(handle, collider) && sim.piece_of(handle) != sim.table()
    };
    let (collider, hit) = sim.queries(QueryFilter::default().predicate(&not_table)).cast_shape(
        &start,
        *ray.direction,
        &Ball::new(NEAR_MISS_CM),
        options,
    )?;
    Some((sim.piece_of(collider), at(hit.time_of_impact)))
}

/// [`pointed_at`] in a game: where that may not be taken, what may be taken behind it.
fn pointed_in<G: HandRules>(game: &G, sim: &Sim, store: &Store, ray: Ray3d) -> Option<(PieceId, Vec3)> {
    let first = pointed_at(sim, store, ray);
    if !game.sees_through() || first.is_some_and(|(id, _)| game.may_take(id).is_ok()) {
        return first;
    }
    let may_be_taken = |handle: ColliderHandle, _: &Collider| {
        let piece = sim.piece_of(handle);
        piece != sim.table() && game.may_take(piece).is_ok()
    };
    let straight = Ray::new(ray.origin, *ray.direction);
    let queries = sim.queries(QueryFilter::default().predicate(&may_be_taken));
    let behind = queries.cast_ray(&straight, FARTHEST_CM, true);
    let at = |distance: f32| ray.origin + ray.direction * distance;
    behind.map(|(collider, distance)| (sim.piece_of(collider), at(distance))).or(first)
}

fn choose<G: HandRules>(
    inputs: Inputs,
    grab_state: Res<GrabState>,
    playing: Res<Playing<G>>,
    mut table: LiveTable,
    mut choice: ResMut<KeyboardTarget>,
    mut cursor: Local<Option<Vec2>>,
    view_ray: ViewRay,
) -> Result {
    let at = view_ray.cursor();
    let mouse_moved = at.is_some() && at != *cursor;
    *cursor = at;
    if mouse_moved || !matches!(*grab_state, GrabState::Empty) || inputs.hit(hand::PUT_BACK) {
        choice.set_if_neq(KeyboardTarget(None));
    }
    if matches!(*grab_state, GrabState::Empty) && inputs.hit(hand::NEXT) {
        let ring = table.lend(|sim| playing.0.game().choices(sim))?;
        choice.0 = maths::cycle(&ring, choice.0, inputs.down(hand::SMALL));
    }
    Ok(())
}

fn point<G: HandRules>(
    inputs: Inputs,
    grab_state: Res<GrabState>,
    (playing, store): (Res<Playing<G>>, Res<Store>),
    choice: Res<KeyboardTarget>,
    view_ray: ViewRay,
    mut table: LiveTable,
    (mut hover, mut let_go_at): (ResMut<Hover>, Local<Option<Vec2>>),
) -> Result {
    let now = view_ray.cursor();
    if *grab_state == GrabState::Empty {
        let_go_at.take_if(|from| now.is_none_or(|now| now.distance(*from) > GONE_PX));
    } else {
        *let_go_at = now;
    }
    let cursor = now.filter(|_| inputs.has_pointer());
    let ray = cursor.and_then(|cursor| view_ray.ray(cursor));
    let found = match (&*grab_state, choice.0, ray) {
        (GrabState::Empty, Some(id), _) => Some((id, None)),
        (GrabState::Empty, None, Some(ray)) => {
            let game = playing.0.game();
            table.lend(|sim| pointed_in(game, sim, &store, ray))?.map(|(id, at)| (id, Some(at)))
        }
        _ => None,
    };
    let (game, names) = (playing.0.game(), &playing.0.seating().names);
    let found = found.map_or_else(Hover::default, |(id, at)| describe(game, names, id, at));
    // Nothing is said of what was just let go of before the pointer has gone on.
    let quiet = let_go_at.is_some() && choice.0.is_none();
    hover.set_if_neq(Hover { quiet, outlined: found.outlined && !quiet, ..found });
    Ok(())
}

fn describe<G: HandRules>(game: &G, names: &Names, id: PieceId, at: Option<Vec3>) -> Hover {
    let name = capital(&say(game.say_piece(id)));
    let refusal = game.may_take(id).err().map(|why| Reason::of(names, &why));
    let words = match &refusal {
        None => Words::Free { piece: name.clone() },
        Some(why) => Words::NotFree { piece: name.clone(), why: why.words.clone() },
    };
    let words = say(words);
    Hover { piece: Some(id), name, words, refusal, at, outlined: game.takes_now(), quiet: false }
}
