//! What every panel may have to know while a match is watched again: that nobody acts, and that a picture is being taken.

use crate::speech::say;
use crate::texts::ReplayText;
use bevy_egui::egui::{Context, Id};

/// How the table is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watched {
    /// A match is played.
    #[default]
    Not,
    /// A match is watched again: what people could do is not offered.
    Again,
    /// A picture of it is being taken: nothing stands there that is not of the table.
    Pictured,
}

fn place() -> Id {
    Id::new("how the table is looked at")
}

/// Tells the panels.
pub fn tell(ctx: &Context, how: Watched) {
    ctx.data_mut(|data| data.insert_temp(place(), how));
}

/// How the table is looked at now.
pub fn how(ctx: &Context) -> Watched {
    ctx.data(|data| data.get_temp(place())).unwrap_or_default()
}

fn fall() -> Id {
    Id::new("whether a fall can be shown again")
}

/// Tells the panels whether something came down that can be shown again.
pub fn tell_fall(ctx: &Context, is_known: bool) {
    ctx.data_mut(|data| data.insert_temp(fall(), is_known));
}

/// Whether something came down that can be shown again.
pub(crate) fn knows_fall(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(fall())).unwrap_or_default()
}

/// Why what people could do is not offered, if it is not.
pub fn why_not(ctx: &Context) -> Option<String> {
    (how(ctx) != Watched::Not).then(|| say(ReplayText::NobodyActs))
}
