//! What the player can ask of the table, by panel or by key.

use super::gaze::Look;
use super::panel_view::PanelView;
use game::choices::{Chosen, Input, Step};
use strum::VariantArray;
use thoth_rules::{Action, Thing};
use window::ui::act;

/// What the game can be asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// To do something, or to choose something for it.
    Choose(Input<Thing>),
    /// To take something up, and to go on with it at once.
    Take(Thing, Input<Thing>),
    /// The piece that is held back where it was.
    PutBack,
    /// A sheet over the table.
    Open(Sheet),
    /// That sheet gone.
    Close,
    /// The screen is with whoever is to play: their cards may be shown.
    Here,
    /// A look at something of the table.
    Look(Look),
}

impl Asked {
    /// What comes of it, as far as it has to do with the choices.
    pub fn step(self, seen: &PanelView, chosen: &mut Chosen<Thing>) -> Step<Action> {
        match self {
            Self::Choose(input) => chosen.step(input, &seen.offers),
            Self::Take(thing, input) => {
                chosen.step(Input::Take(thing), &seen.offers);
                chosen.step(input, &seen.offers)
            }
            _ => Step::Nothing,
        }
    }
}

/// What a panel or a key asks for.
pub type Act = act::Act<Asked>;

/// What a panel or a key asks for that has to do with the choices.
pub const fn choose(input: Input<Thing>) -> Act {
    Act::Wish(Asked::Choose(input))
}

/// A sheet that lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Sheet {
    /// What every card can do.
    Reference,
    /// The scores so far.
    Scores,
    /// The discard pile.
    Discard,
}
