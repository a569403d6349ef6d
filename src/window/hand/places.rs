//! From place to place by key: where the held piece would stand or lie, each said in words.

use super::input_routing::Inputs;
use super::maths;
use super::state::{GrabState, HandSet};
use super::steer::fine_mode;
use crate::keys::program::hand;
use crate::live_table::live_match::{Playing, on, with_match};
use crate::live_table::physics::LiveTable;
use crate::messages::RefusalNotice;
use crate::speech::{self, say};
use crate::texts::HandText as Words;
use crate::words::capital;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use session::HandRules;
use table::carry::{By, Carry};

/// Wanted nearer than this to a place, a piece is there, cm.
const THERE_CM: f32 = 0.05;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtPlace>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(RunFixedMainLoop, go::<G>.in_set(HandSet::Steer).after(fine_mode).run_if(on::<G>));
}

/// The place that what is held was brought to by key.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct AtPlace {
    middle: Vec2,
    words: String,
}

impl AtPlace {
    /// What it is called, while what is held is wanted there.
    pub(super) fn words(&self, carry: &Carry) -> Option<&str> {
        let there = self.middle.distance(carry.middle_wanted()) < THERE_CM;
        (there && !self.words.is_empty()).then_some(self.words.as_str())
    }
}

/// Carries what is held to the next place; with the key for small steps to the one before.
pub(super) fn go<G: HandRules>(
    inputs: Inputs,
    mut grab_state: ResMut<GrabState>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut at_place: ResMut<AtPlace>,
    mut refusals: MessageWriter<RefusalNotice>,
) -> Result {
    let GrabState::Holding(carry) = &mut *grab_state else {
        at_place.set_if_neq(AtPlace::default());
        return Ok(());
    };
    if !inputs.hit(hand::NEXT) || carry.by == By::Drag || carry.is_busy() {
        return Ok(());
    }
    let playing = playing.bypass_change_detection();
    let places = with_match(&mut live, playing, |m| m.places())?;
    let middle = |pose: &table::rapier3d::prelude::Pose| (*pose * carry.middle).truncate();
    let now = places.iter().position(|place| middle(&place.pose).distance(carry.middle_wanted()) < THERE_CM);
    let all: Vec<usize> = (0..places.len()).collect();
    let Some(next) = maths::cycle(&all, now, inputs.down(hand::SMALL)) else {
        refusals.write(RefusalNotice(say(Words::NoPlace).into()));
        return Ok(());
    };
    let place = &places[next];
    let wanted = middle(&place.pose);
    let named = speech::tell(&playing.0.seating().names, &place.words);
    let words = say(Words::AtPlace { place: capital(&named), number: next + 1, of: places.len() });
    carry.by = By::Keys;
    if place.turned {
        carry.turn_to(place.pose.rotation);
    }
    carry.shift(wanted - carry.middle_wanted());
    at_place.set_if_neq(AtPlace { middle: wanted, words });
    Ok(())
}
