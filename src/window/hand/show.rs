//! What the looks do for the hand: outlines of what is pointed at and held, the ghost's body, the view from the side.

use super::close_view::CloseView;
use super::landing_preview::LandingPreview;
use super::options::Previews;
use super::state::{FineMode, GrabState, HandSet, Hover, at_the_table};
use super::view_ray::ViewRay;
use crate::live_table::dice::Dice;
use crate::live_table::inset::{Inset, InsetView};
use crate::live_table::motion::VisualOf;
use crate::live_table::physics::{LiveBodies, LiveTable, TableSim};
use crate::visuals::preview::Highlight;
use crate::visuals::{Dressed, Dresser, MeshCache, Skin, Tray};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI};
use table::carry::{By, CarryPhase};
use table::hand::not_of;
use table::rapier3d::prelude::{Pose, QueryFilter, Ray};
use table::{Kind, PieceId, Sim};

/// How much higher than the held piece's origin the side view looks, cm.
const INSET_LOOKS_UP_CM: f32 = 0.5;
/// Height of what the side view shows, cm, and how high above the horizon it looks from, radians.
const INSET_SPAN_CM: f32 = 9.0;
const SIDE_ANGLE: f32 = 0.03;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            highlight,
            look_from_the_side.run_if(resource_exists::<Inset>),
            ghosts.run_if(resource_exists::<MeshCache>),
        )
            .in_set(HandSet::Show)
            .after(super::landing_preview::LandingPreviewSet),
    )
    .add_systems(Update, (put_away.run_if(not(at_the_table)), clear_card));
}

/// The ghost of a held piece: where it would land, or where it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct GhostOf {
    piece: PieceId,
    lands: bool,
}

fn highlight(
    mut commands: Commands,
    grab_state: Res<GrabState>,
    (hover, table): (Res<Hover>, Option<Res<TableSim>>),
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
) {
    let card = table.and_then(|table| held_card(&grab_state, &table));
    let pointed = hover.piece.filter(|_| hover.outlined);
    let held: &[PieceId] = match &*grab_state {
        GrabState::Holding(carry) => &carry.pieces,
        GrabState::Empty | GrabState::Reaching(_) => &[],
    };
    for (entity, VisualOf(id), highlight) in &mut visuals {
        let wanted = match () {
            // An outline is the far side of a shell: without a body before it, it would be all that is seen.
            () if card == Some(*id) => Highlight::None,
            () if held.contains(id) => Highlight::Held,
            () if pointed == Some(*id) && hover.refusal.is_some() => Highlight::Refused,
            () if pointed == Some(*id) => Highlight::Hover,
            () => Highlight::None,
        };
        match highlight {
            // A panel may have named it: that stays until the hand has something to say.
            Some(now) if *now == Highlight::Named && wanted == Highlight::None => {}
            Some(mut now) => {
                now.set_if_neq(wanted);
            }
            None if wanted != Highlight::None => {
                commands.entity(entity).insert(wanted);
            }
            None => {}
        }
    }
}

/// One ghost for each held piece, where it would land; and one in the place of a held card, with its face if it has one, so
/// that what it is meant for is seen through it.
fn ghosts(
    mut dresser: Dresser,
    (preview, previews): (Res<LandingPreview>, Res<Previews>),
    (grab_state, table, bodies): (Res<GrabState>, Res<TableSim>, LiveBodies),
    (visuals, skins): (Query<(&VisualOf, &Dressed)>, Query<&Skin>),
    mut ghosts: Query<(Entity, &GhostOf, &mut Transform, &mut Visibility)>,
) -> Result {
    let landing = if previews.ghost { &preview.ghosts[..] } else { &[] };
    let card = held_card(&grab_state, &table).and_then(|id| Some((id, *bodies.get(id)?.position())));
    let wanted: Vec<(GhostOf, Pose)> = landing
        .iter()
        .map(|&(piece, pose)| (GhostOf { piece, lands: true }, pose))
        .chain(card.map(|(piece, pose)| (GhostOf { piece, lands: false }, pose)))
        .collect();
    for (entity, ghost, mut transform, mut visibility) in &mut ghosts {
        let Some((_, pose)) = wanted.iter().find(|(of, _)| of == ghost) else {
            dresser.commands.entity(entity).despawn();
            continue;
        };
        *transform = Transform::from_translation(pose.translation).with_rotation(pose.rotation);
        // Where it should not be let go of there is no body, only dashes.
        let hidden = ghost.lands && preview.warns();
        visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
    for (of, pose) in wanted.iter().filter(|(of, _)| !ghosts.iter().any(|ghost| ghost.1 == of)) {
        let kind = &table.piece(of.piece).kind;
        let entity = dresser.ghost(kind)?;
        let worn = visuals.iter().find(|(visual, _)| visual.0 == of.piece).and_then(|(_, dressed)| {
            let part = dressed.parts.last().filter(|_| !of.lands && *kind == Kind::Tarot)?;
            skins.get(*part).ok()
        });
        if let Some(skin) = worn {
            dresser.print_on(entity, kind, &skin.material)?;
        }
        let transform = Transform::from_translation(pose.translation).with_rotation(pose.rotation);
        dresser.commands.entity(entity).insert((*of, transform));
    }
    Ok(())
}

fn held_card(grab_state: &GrabState, table: &TableSim) -> Option<PieceId> {
    let GrabState::Holding(carry) = grab_state else { return None };
    let lifted = carry.stage != CarryPhase::Unmoved;
    carry.pieces.first().copied().filter(|&id| lifted && table.piece(id).kind.is_card())
}

/// Takes the body off a card that is carried, and puts it on again.
fn clear_card(
    (grab_state, table): (Res<GrabState>, Option<Res<TableSim>>),
    visuals: Query<(&VisualOf, &Dressed)>,
    mut parts: Query<&mut Visibility>,
    mut cleared: Local<Option<PieceId>>,
) {
    let card = table.and_then(|table| held_card(&grab_state, &table));
    let before = std::mem::replace(&mut *cleared, card);
    if before.is_none() && card.is_none() {
        return;
    }
    for (VisualOf(id), dressed) in &visuals {
        let wanted = match () {
            () if card == Some(*id) => Visibility::Hidden,
            () if before == Some(*id) => Visibility::Inherited,
            () => continue,
        };
        for part in &dressed.parts {
            if let Ok(mut visibility) = parts.get_mut(*part) {
                visibility.set_if_neq(wanted);
            }
        }
    }
}

/// In fine mode, and when the view has come close, the inset looks at the held piece from a quarter turn to the right of the
/// viewer.
fn look_from_the_side(
    (fine, close): (Res<FineMode>, Res<CloseView>),
    (grab_state, dice): (Res<GrabState>, Option<Res<Dice>>),
    view_ray: ViewRay,
    mut table: LiveTable,
    mut inset: ResMut<Inset>,
) -> Result {
    let held = match &*grab_state {
        // By keys nothing but this tells how far away it is.
        GrabState::Holding(carry) if fine.0 || close.is_on() || carry.by == By::Keys => {
            Some(table.lend(|sim| sim.pose(carry.pieces[0]).translation)?)
        }
        _ => None,
    };
    let mut look = held.map(|at| {
        let (_, away) = view_ray.table_axes();
        InsetView {
            name: "hand-from-side",
            focus: at + Vec3::Z * INSET_LOOKS_UP_CM,
            angles: ((-away.x).atan2(away.y) + FRAC_PI_2, SIDE_ANGLE),
            span_cm: INSET_SPAN_CM,
        }
    });
    // Where something stands between, it looks from the left.
    if let (Some(look), GrabState::Holding(carry)) = (&mut look, &*grab_state) {
        let tray = dice.as_ref().and_then(|dice| dice.tray());
        let across = InsetView { angles: (look.angles.0 - PI, SIDE_ANGLE), ..*look };
        let hidden =
            table.lend(|sim| [*look, across].map(|look| is_hidden(sim, &carry.pieces, tray, &look)))?;
        if hidden == [true, false] {
            *look = across;
        }
    }
    if inset.hand != look {
        inset.hand = look;
    }
    Ok(())
}

/// Whether something stands between the eye of a look and what is held.
fn is_hidden(sim: &Sim, held: &[PieceId], tray: Option<&Tray>, look: &InsetView) -> bool {
    let (eye, to) = (look.eye(), look.focus);
    let not_held = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    let way = to - eye;
    let over_tray = |tray: &Tray| {
        (0..=10_u8).any(|k| {
            let off = (eye + way * (f32::from(k) / 10.0)).truncate() - tray.centre;
            off.abs().cmple(tray.half).all()
        })
    };
    let ray = Ray::new(eye, way.normalize_or(Vec3::X));
    queries.cast_ray(&ray, way.length(), true).is_some() || tray.is_some_and(over_tray)
}

/// Away from the table nothing of the hand is shown.
fn put_away(
    mut commands: Commands,
    ghosts: Query<Entity, With<GhostOf>>,
    inset: Option<ResMut<Inset>>,
    mut highlights: Query<&mut Highlight>,
    mut preview: ResMut<LandingPreview>,
    mut hover: ResMut<Hover>,
) {
    for ghost in &ghosts {
        commands.entity(ghost).despawn();
    }
    if let Some(mut inset) = inset.filter(|inset| inset.hand.is_some()) {
        inset.hand = None;
    }
    for mut highlight in &mut highlights {
        if *highlight != Highlight::Named {
            highlight.set_if_neq(Highlight::None);
        }
    }
    preview.set_if_neq(LandingPreview::default());
    hover.set_if_neq(Hover::default());
}
