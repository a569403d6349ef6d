//! What the three picks of a turn in the lap mean (C-18).

use super::role::{Role, Side};
use super::state::Player;

/// What one of the three picks of a turn means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Gets the Doll.
    Doll,
    /// Is to be arrested.
    Arrest,
    /// Is detained.
    Detain,
    /// Is cured.
    Cure,
    /// Is protected.
    Protect,
    /// The first Sibling.
    FirstSibling,
    /// The second Sibling.
    SecondSibling,
    /// Shows the tablet.
    Look,
    /// Oneself: the Traitor turns.
    Turn,
    /// Gives up the tablet.
    Take,
    /// Is absorbed if the Shoggoth is to go out this Day.
    Absorb,
}

impl Use {
    /// What the three picks of a player mean on a Day of the lap.
    pub fn of(player: &Player, day: u16, ritual: bool) -> [Option<Self>; 3] {
        let arrest = (player.side == Side::Investigator).then_some(Self::Arrest);
        let one = |what| [Some(what), None, None];
        if ritual {
            return [arrest, None, None];
        }
        match player.tablet {
            Role::EvilChild if player.side == Side::EvilChild && day == 1 => one(Self::Doll),
            _ if !player.able => [arrest, None, None],
            Role::Detective => [arrest, Some(Self::Detain), None],
            Role::Psychiatrist => [arrest, Some(Self::Cure), None],
            Role::Wizard => one(Self::Protect),
            Role::Mother => [Some(Self::FirstSibling), Some(Self::SecondSibling), None],
            Role::TchoTcho => one(Self::Look),
            Role::Traitor => one(Self::Turn),
            Role::Yithian => one(Self::Take),
            Role::Shoggoth => one(Self::Absorb),
            _ => [arrest, None, None],
        }
    }

    /// Whether it may be oneself.
    pub(crate) fn may_be_oneself(self) -> bool {
        !matches!(self, Self::Cure | Self::Look | Self::Take | Self::Absorb)
    }
}
