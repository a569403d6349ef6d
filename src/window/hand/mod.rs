//! The player's hand in the window: mouse and keyboard become wishes, and the table's answers become lines and words.
//!
//! It changes no match: it writes [`Wish`](crate::live_table::live_match::Wish)es. The physical hand, with its servo, its cap and its
//! auto-raise, is the table's ([`table::Hand`]); what is here decides where that hand is wanted.
//!
//! * [`options`]: what the player has chosen of it; [`state`]: what the hand is about, for all that follows;
//! * [`maths`]: rays, steps, stances; [`carry`](table::carry), below the window: what is held and where it is wanted;
//! * [`view_ray`]: where the player looks from and points at; [`pick`]: what is pointed at, or chosen by key;
//! * [`grab`]: taking, letting go, putting back; `let_go`: not without a question where it would lose something; [`steer`]: moving and turning what is held;
//! * `places`: from place to place by key;
//! * [`word`]: the one word for what will become of it; [`numbers`]: its numbers, on a key;
//! * `under_cursor`: where the cursor wants it; `assist`: lined up with a tip;
//! * `compose`: how the window is shared while a piece is carried; [`close_view`]: the camera comes close to where a piece is carried;
//! * [`input_routing`]: who else gets the inputs: panels before the hand, the camera after it;
//! * [`look_ahead`]: what would come of letting go, tried out; [`landing_preview`]: the same as shapes; [`draw`]: those
//!   shapes as lines; `show`: outlines, ghosts and the side view, by way of the visuals;
//! * [`tooltip`]: the name of what is pointed at; [`rings`]: what may be taken; `card_picture`: a card over tips, seen from
//!   above.
//!
//! In a frame: inputs are read and wishes written before the ticks of physics, what is shown is drawn after them.

mod assist;
mod card_picture;
pub mod close_view;
mod compose;
pub mod draw;

pub mod grab;
pub mod input_routing;
pub mod landing_preview;
mod let_go;
pub mod look_ahead;
pub mod maths;
pub mod numbers;
pub mod options;
pub mod pick;
mod places;
pub mod rings;
mod show;
pub mod state;
pub mod steer;
pub mod tooltip;
mod under_cursor;
pub mod view_ray;
pub mod word;

pub use options::{Grabbing, Handling, Previews};
pub use state::{ClicksAre, HandEnabled, HandSet};

use super::messages::{Moving, PlaySet, TakeFromSupply};
use crate::live_table::store;
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use session::HandRules;
use state::at_the_table;

/// Puts the player's hand into an app that has a match, a live table and the screens.
pub fn plugin(app: &mut App) {
    app.add_message::<Moving>()
        .add_message::<TakeFromSupply>()
        .init_resource::<Handling>()
        .init_resource::<Previews>()
        .insert_resource(HandEnabled(true))
        .configure_sets(
            RunFixedMainLoop,
            (HandSet::Look, HandSet::Steer, HandSet::Tell)
                .chain()
                .after(PlaySet::Ask)
                .before(PlaySet::Wish)
                .in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop)
                .run_if(at_the_table),
        )
        .configure_sets(Update, HandSet::Show.run_if(at_the_table))
        .add_plugins((
            input_routing::plugin,
            pick::plugin,
            grab::plugin,
            under_cursor::plugin,
            steer::plugin,
            places::plugin,
            look_ahead::plugin,
            landing_preview::plugin,
            draw::plugin,
            compose::plugin,
            close_view::plugin,
            store::plugin,
            show::plugin,
            tooltip::plugin,
            rings::plugin,
        ));
}

/// Puts the hand to a game's pieces.
pub fn of<G: HandRules>(app: &mut App) {
    pick::of::<G>(app);
    grab::of::<G>(app);
    under_cursor::of::<G>(app);
    steer::of::<G>(app);
    places::of::<G>(app);
    assist::of::<G>(app);
    rings::of::<G>(app);
    look_ahead::of::<G>(app);
    landing_preview::of::<G>(app);
    close_view::of::<G>(app);
    numbers::of::<G>(app);
    store::of::<G>(app);
}
