//! How fast what bots do is shown: as the player has set it, at once while a key is held, and at once until the player
//! is to decide again.

use super::game_ui::status;
use super::keys::Keys;
use super::keys::program::window::{HASTEN, SKIP};
use super::messages::{Open, PlaySet, Screen};
use super::platform::settings::{Pace, Preferences};
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::ecs::system::{SystemParam, SystemState};
use bevy::prelude::*;

/// Adds what follows the keys. Needs keys.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tempo>().add_systems(
        RunFixedMainLoop,
        follow.in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop).before(PlaySet::Ask),
    );
}

/// Whether what bots do is hastened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tempo {
    /// While the key is held.
    pub hastened: bool,
    /// Until a person is to decide.
    pub skips: bool,
    /// Whether bots are at work, and people wait for them.
    pub people_wait: bool,
}

impl Tempo {
    /// What follows from the keys: `held`, and `pressed` just now with Shift; and from whose turn it is.
    fn next(self, people_wait: bool, held: bool, pressed: bool) -> Self {
        Self { hastened: people_wait && held, skips: people_wait && (self.skips || pressed), people_wait }
    }

    /// Until a person is to decide, bots are as fast as can be.
    pub fn skip(&mut self) {
        self.skips = self.people_wait;
    }

    /// The pace of bots that the player has set as `set`.
    pub fn pace(self, set: Pace) -> Pace {
        if self.hastened || self.skips { Pace::AtOnce } else { set }
    }
}

fn follow(world: &mut World, keys: &mut SystemState<Keys>) {
    let Ok(keys) = keys.get(world) else { return };
    let (held, pressed) = (keys.down(&HASTEN), keys.hit(&SKIP));
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let closed = world.get_resource::<Open>().is_none_or(|open| open.0.is_empty());
    let tempo = *world.resource::<Tempo>();
    let waits = match status(world).filter(|status| at_table && !status.ended) {
        None => false,
        // While what led to a turn is still to be seen it is nobody's: the one before has not ended.
        Some(status) => status.turn.map_or(tempo.people_wait, |turn| !turn.person),
    };
    let next = tempo.next(waits, held && closed, pressed && closed);
    world.resource_mut::<Tempo>().set_if_neq(next);
}

/// The pace of bots now, and whether they speak.
#[derive(SystemParam)]
pub(crate) struct BotPace<'w> {
    tempo: Option<Res<'w, Tempo>>,
    preferences: Option<Res<'w, Preferences>>,
}

impl BotPace<'_> {
    /// As the player has set it and hastens it.
    pub fn now(&self) -> Pace {
        let set = self.preferences.as_ref().map_or(Pace::Normal, |preferences| preferences.bots);
        self.tempo.as_ref().map_or(set, |tempo| tempo.pace(set))
    }

    /// Whether they say why they do something.
    pub fn tells_why(&self) -> bool {
        self.preferences.as_ref().is_none_or(|preferences| preferences.bots_say_why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_hastened_while_the_key_is_held_and_skipped_until_a_person_decides() {
        let tempo = Tempo::default();
        assert_eq!(tempo.next(true, true, false).pace(Pace::Slow), Pace::AtOnce);
        assert_eq!(tempo.next(true, true, false).next(true, false, false).pace(Pace::Slow), Pace::Slow);
        let skips = tempo.next(true, true, true).next(true, false, false);
        assert_eq!(skips.pace(Pace::Slow), Pace::AtOnce, "let go of, it goes on");
        let mut asked = tempo.next(true, false, false);
        asked.skip();
        assert_eq!(asked.next(true, false, false).pace(Pace::Slow), Pace::AtOnce, "a button says the same");
        let decides = skips.next(false, true, false);
        assert_eq!(decides, Tempo::default(), "whoever decides is not hurried");
        assert!(!decides.next(true, false, false).skips, "once");
    }
}
