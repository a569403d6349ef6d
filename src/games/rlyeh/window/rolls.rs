//! A roll is seen before anything follows from it. While the dice roll, hand, keys and bots wait. A turn that its roll
//! ends at once is not over for the people at the table before they have read why.
//!
//! What people want of the match passes one gate. While a roll has not been seen it waits, but for going on after one that has
//! passed the turn; while a bot builds, people wait.

use crate::dice;
use crate::panels::icons::{roll_pictures, seat_badges};
use crate::table_bots::builder_at_work;
use crate::texts::{Turn, go_on};
use bevy::prelude::*;
use game::message::Say;
use game::{Game, Seat};
use rlyeh::Rlyeh;
use rlyeh::matches::{Intent, Match, Note};
use rlyeh::referee::Declaration;
use rlyeh_rules::{DieOrder, Event, PassReason, Roll, roll_passes};
use window::frame_clock::FrameClock;
use window::live_table::dice::{Dice, Rolled};
use window::live_table::live_match::{HeldBack, Playing, Wish, on};
use window::messages::{Notice, RefusalNotice, at_the_table};
use window::platform::settings::Preferences;
use window::speech::say;
use window::ui::spotlight::{Goal, Spotlight, Spotlights};

/// How long a bot's roll that passes the turn can be looked at, s. People's waits for a key.
const BOTS_PASS_S: f32 = 3.0;
/// To pass a turn that has passed is to go on.
pub const GO_ON: Intent = Intent::Declare(Declaration::Pass);

/// A roll that is being looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Looked {
    seat: Seat,
    roll: Roll,
    /// Where it stands among what has happened.
    note: usize,
    /// Why there was nothing to do, where it passed the turn.
    pass: Option<(DieOrder, PassReason)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum RollPhase {
    /// There is nothing that has not been seen.
    #[default]
    Seen,
    Rolling(Looked),
    /// They lie, and show that the turn has passed; for so many seconds.
    Passing(Looked, f32),
}

/// What has been seen of the rolls. Where nobody looks, as in an app without keys, everything has.
#[derive(Resource, Clone, Debug, Default)]
pub struct Rolls {
    /// How much of what has happened was looked through.
    read: usize,
    stage: RollPhase,
}

/// The roll as panels may show it.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum RollView {
    /// It is the one of the game, and nothing is held back.
    #[default]
    Lies,
    /// The dice roll: nobody knows yet.
    Rolling { seat: Seat, turn: u32 },
    /// It has passed the turn.
    Passing {
        seat: Seat,
        turn: u32,
        roll: Roll,
        /// Why there is nothing to do, in a sentence.
        why: String,
    },
}

impl Rolls {
    /// Whether what follows from a roll is held back.
    pub fn hold(&self) -> bool {
        self.stage != RollPhase::Seen
    }

    /// Whether the dice lie, and show that the turn has passed.
    pub fn show_pass(&self) -> bool {
        matches!(self.stage, RollPhase::Passing(..))
    }

    /// A pass has been seen.
    pub(super) fn go_on(&mut self) {
        self.stage = RollPhase::Seen;
    }

    /// How much of what has happened may be told: what a rolling die shows may not.
    pub fn told<'a>(&self, notes: &'a [Note]) -> &'a [Note] {
        match self.stage {
            RollPhase::Rolling(looked) => notes.get(..looked.note).unwrap_or(notes),
            RollPhase::Seen | RollPhase::Passing(..) => notes,
        }
    }

    /// The roll as panels may show it, in a game that has come to a turn.
    pub fn view(&self, turn: u32) -> RollView {
        let turn_of = |looked: &Looked| turn.saturating_sub(u32::from(looked.pass.is_some()));
        match &self.stage {
            RollPhase::Seen => RollView::Lies,
            RollPhase::Rolling(looked) => RollView::Rolling { seat: looked.seat, turn: turn_of(looked) },
            RollPhase::Passing(looked, _) => RollView::Passing {
                seat: looked.seat,
                turn: turn_of(looked),
                roll: looked.roll,
                why: looked.pass.map_or_else(String::new, |(deed, why)| cannot(deed, why)),
            },
        }
    }
}

/// Why a turn passes, for whoever rolled.
fn cannot(deed: DieOrder, why: PassReason) -> String {
    say(roll_passes(deed, why))
}

/// The roll that a note tells of.
fn looked(notes: &[Note], note: usize) -> Option<Looked> {
    let Some(&Note::Event(Event::Rolled { seat, roll })) = notes.get(note) else { return None };
    let pass = match notes.get(note + 1) {
        Some(&Note::Event(Event::TurnPassed { deed, why, .. })) => Some((deed, why)),
        _ => None,
    };
    Some(Looked { seat, roll, note, pass })
}

/// Begins to look at a match, or at another moment of it: the dice of its roll lie in the tray, and all has been seen.
pub(super) fn look_at(world: &mut World) {
    let Some(Playing(m)) = world.get_resource::<Playing<Rlyeh>>() else { return };
    let (stashes, roll, turn) = (m.game().setup().stashes(), m.game().roll(), m.game().turn());
    let read = m.notes().len();
    world.insert_resource(Rolls { read, stage: RollPhase::Seen });
    let Some(mut tray) = world.get_resource_mut::<Dice>() else { return };
    tray.set_up(dice::tray(stashes));
    if let Some(roll) = roll {
        tray.roll(&dice::dice(roll), u64::from(turn), Rolled::Already);
    }
}

/// The match has left the table, and the dice with it.
pub(super) fn clear(world: &mut World) {
    world.insert_resource(Rolls::default());
    world.insert_resource(HeldBack(false));
    if let Some(mut tray) = world.get_resource_mut::<Dice>() {
        tray.clear();
    }
}

/// Adds the looking; nobody looks in an app without keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.run_if(on::<Rlyeh>.and_then(at_the_table)));
}

/// Whether nothing is held back.
pub(super) fn seen(rolls: Res<Rolls>) -> bool {
    !rolls.hold()
}

/// Throws the dice of a new roll, and goes on when they have been seen.
pub(super) fn follow(
    playing: Res<Playing<Rlyeh>>,
    preferences: Res<Preferences>,
    clock: FrameClock,
    (mut rolls, mut tray): (ResMut<Rolls>, ResMut<Dice>),
    mut lights: Option<ResMut<Spotlights>>,
) {
    let m = &playing.0;
    let notes = m.notes();
    for new in (rolls.read..notes.len()).filter_map(|note| looked(notes, note)) {
        let turn = m.game().turn().saturating_sub(u32::from(new.pass.is_some()));
        let rolled = if preferences.reduced_motion { Rolled::Already } else { Rolled::BeforeOnesEyes };
        tray.roll(&dice::dice(new.roll), u64::from(turn), rolled);
        // Dice that roll before one's eyes are seen; those of others that only lie there are shown.
        if rolled == Rolled::Already
            && let Some(lights) = &mut lights
            && !m.seating().is_person(new.seat)
        {
            lights.show(large(m, new));
        }
        rolls.stage = RollPhase::Rolling(new);
    }
    rolls.read = notes.len();
    let waits_for_key = |looked: &Looked| m.seating().is_person(looked.seat);
    let waits = matches!(&rolls.stage, RollPhase::Passing(looked, _) if waits_for_key(looked));
    if rolls.hold() && !waits {
        clock.keep();
    }
    let shown = lights.is_some_and(|lights| lights.is_on());
    match rolls.stage {
        RollPhase::Rolling(looked) if !tray.are_rolling() => {
            rolls.stage =
                if looked.pass.is_some() { RollPhase::Passing(looked, 0.0) } else { RollPhase::Seen };
        }
        RollPhase::Passing(looked, for_s) if !waits_for_key(&looked) && !shown => {
            let for_s = for_s + clock.count_table();
            rolls.stage =
                if for_s < BOTS_PASS_S { RollPhase::Passing(looked, for_s) } else { RollPhase::Seen };
        }
        RollPhase::Seen | RollPhase::Rolling(_) | RollPhase::Passing(..) => {}
    }
}

/// A roll, shown large.
fn large(m: &Match, looked: Looked) -> Spotlight {
    let Looked { seat, roll, pass, .. } = looked;
    let rolled = Event::Rolled { seat, roll }.message();
    let words = match pass {
        None => rolled,
        Some((deed, why)) => Turn::RolledAndPasses { rolled, passes: roll_passes(deed, why) }.message(),
    };
    Spotlight {
        seat,
        words,
        names: m.seating().names.clone(),
        badges: seat_badges(&m.game().view(None)),
        pictures: roll_pictures(roll),
        goal: Goal::Nowhere,
    }
}

/// Holds wishes back, and says why.
pub(super) fn hold_back(
    mut wishes: MessageReader<Wish<Rlyeh>>,
    playing: Res<Playing<Rlyeh>>,
    mut rolls: ResMut<Rolls>,
    mut held: ResMut<HeldBack>,
    (mut notices, mut refusals): (MessageWriter<Notice>, MessageWriter<RefusalNotice>),
) {
    let m = &playing.0;
    let bot = builder_at_work(m.game(), m.seating());
    held.set_if_neq(HeldBack(rolls.hold() || bot.is_some()));
    let (mut wanted, mut goes_on) = (false, false);
    for Wish(intent) in wishes.read() {
        wanted = true;
        goes_on |= *intent == GO_ON;
    }
    if !wanted {
        return;
    }
    if rolls.show_pass() && goes_on {
        rolls.go_on();
    } else if rolls.show_pass() {
        notices.write(Notice::new(say(go_on())));
    } else if let Some(bot) = bot.filter(|_| !rolls.hold()) {
        refusals.write(RefusalNotice(say(Turn::Wait { who: bot }).into()));
    }
}
