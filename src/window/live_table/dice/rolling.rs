//! The tray on the table, and the dice that roll or lie in it. Time passes for them while the table is played at.

use super::solid::DieShape;
use super::throw::{DieResult, Throw};
use crate::frame_clock::FrameClock;
use crate::keys::Keys;
use crate::keys::program::window::HASTEN;
use crate::messages::{PlaySet, at_the_table};
use crate::visuals::Tray;
use crate::visuals::svg::Layer;
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use table::rapier3d::math::Pose;

/// How much faster dice roll while somebody is in a hurry.
const HURRY: f32 = 4.0;

/// How a die looks.
#[derive(Debug)]
pub struct DieSkin {
    /// No two looks have the same.
    pub name: &'static str,
    /// Its body.
    pub shape: DieShape,
    /// The colour of its body.
    pub colour: Color,
    /// What is printed on its faces, from 0: about the origin, in a circle of [`LABEL`].
    pub label: fn(usize) -> Vec<Layer>,
}

/// Radius of the circle of a label, in units of its drawing.
pub const LABEL: f32 = 50.0;

/// A die that was thrown.
#[derive(Clone, Copy, Debug)]
pub struct Die {
    /// How it looks.
    pub skin: &'static DieSkin,
    /// What it shows: which of its faces is up, from 0.
    pub face: usize,
}

/// How dice come to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rolled {
    /// They roll, and lie after a while.
    BeforeOnesEyes,
    /// They lie there.
    Already,
}

/// The dice on the table.
#[derive(Resource, Default)]
pub struct Dice {
    tray: Option<Tray>,
    lot: Option<Lot>,
    /// Grows with every throw.
    throws: u64,
}

/// Dice that were thrown together.
struct Lot {
    skins: Vec<&'static DieSkin>,
    throw: Throw,
    for_s: f32,
}

impl Dice {
    /// Puts a tray on the table, without dice.
    pub fn set_up(&mut self, tray: Tray) {
        *self = Self { tray: Some(tray), lot: None, throws: self.throws + 1 };
    }

    /// Takes tray and dice off the table.
    pub fn clear(&mut self) {
        *self = Self { throws: self.throws + 1, ..Self::default() };
    }

    /// Takes the dice out of the tray and throws others into it. The same `number` gives the same flight.
    pub fn roll(&mut self, dice: &[Die], number: u64, rolled: Rolled) {
        let Some(tray) = &self.tray else { return };
        let asked: Vec<DieResult> =
            dice.iter().map(|die| DieResult { shape: die.skin.shape, face: die.face }).collect();
        let throw = Throw::new(tray, &asked, number);
        let for_s = if rolled == Rolled::Already { throw.seconds() } else { 0.0 };
        self.lot = Some(Lot { skins: dice.iter().map(|die| die.skin).collect(), throw, for_s });
        self.throws += 1;
    }

    /// Takes the dice out of the tray.
    pub fn take_up(&mut self) {
        self.lot = None;
        self.throws += 1;
    }

    /// Whether any still roll.
    pub fn are_rolling(&self) -> bool {
        self.lot.as_ref().is_some_and(|lot| lot.for_s < lot.throw.seconds())
    }

    /// The tray.
    pub fn tray(&self) -> Option<&Tray> {
        self.tray.as_ref()
    }

    /// A number that changes when other dice are in the tray.
    pub fn throws(&self) -> u64 {
        self.throws
    }

    /// The dice in the tray: how each looks, and where it is, cm.
    pub fn iter(&self) -> impl Iterator<Item = (&'static DieSkin, Pose)> + '_ {
        self.lot.iter().flat_map(|lot| {
            let pose = |(i, &skin): (usize, &&'static DieSkin)| Some((skin, lot.throw.pose(i, lot.for_s)?));
            lot.skins.iter().enumerate().filter_map(pose)
        })
    }

    /// Time passes, s.
    pub fn pass(&mut self, seconds: f32) {
        if let Some(lot) = &mut self.lot {
            lot.for_s = (lot.for_s + seconds).min(lot.throw.seconds());
        }
    }
}

/// Adds the dice; works without a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dice>().add_systems(
        RunFixedMainLoop,
        pass.in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop)
            .after(PlaySet::View)
            .run_if(at_the_table.and_then(|dice: Res<Dice>| dice.are_rolling())),
    );
}

fn pass(mut dice: ResMut<Dice>, clock: FrameClock, keys: Keys) {
    let hurry = if keys.down(&HASTEN) { HURRY } else { 1.0 };
    dice.pass(clock.count_table() * hurry);
}
