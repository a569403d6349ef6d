//! Falls staged by chance with known culprits, and what a witness says of each. Two things are counted: how often an
//! account names the right piece and the right cause, and how often what fell stands in a fork in which the named cause
//! is mended.
//!
//! A case counts only where something falls, where nothing falls without the deed, and where nothing falls if the same is
//! done right (a piece set on the middle, a piece set down and not dropped). What is true of it follows from the staging:
//! what the hand was told, and what its way leads through by geometry. A witness has neither.

mod case;
mod scenes;
mod script;

use case::Case;
pub use case::FallCause;
use game::message::Message;
use lab::chance::Chance;
use lab::study::answer::Share;
use rayon::prelude::*;
pub use scenes::StagedScene;
use serde::Serialize;
use table::{Kind, PieceId, Sim};

/// So often a case is drawn anew until something falls.
const MOST_DRAWS: u32 = 100;

/// What was said of one staged fall.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FallRecord {
    /// Its number.
    pub case: u32,
    /// What was done.
    pub deed: FallCause,
    /// To what.
    pub scene: StagedScene,
    /// How many draws it took until something fell.
    pub draws: u32,
    /// Whether the piece that is named is the one that did it.
    pub culprit: bool,
    /// Whether what is said that it did is what it did.
    pub cause: bool,
    /// Whether what fell stands where the named cause is mended; `None` if that was not asked, or no cause was named.
    pub stands: Option<bool>,
    /// What was said. In files it is English.
    #[serde(skip)]
    pub words: Message,
    /// What would have been right.
    pub staged: String,
}

/// How many of one deed's falls were told right.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HitRate {
    /// The deed; nothing for all of them.
    pub deed: Option<FallCause>,
    /// Falls.
    pub fell: u32,
    /// Draws that it took.
    pub draws: u32,
    /// Falls of which the right culprit was named.
    pub culprit: u32,
    /// Falls of which the right cause was named as well.
    pub cause: u32,
    /// The share of these, with Wilson's interval of 95 %.
    pub right: Share,
    /// Falls in which the named cause was mended.
    pub mended: u32,
    /// Those of them in which what fell stands then.
    pub stands: u32,
}

impl HitRate {
    fn of(deed: Option<FallCause>, rows: &[FallRecord]) -> Self {
        let own: Vec<&FallRecord> =
            rows.iter().filter(|row| deed.is_none_or(|deed| row.deed == deed)).collect();
        let count = |of: &dyn Fn(&FallRecord) -> bool| own.iter().filter(|row| of(row)).count() as u32;
        let (fell, cause) = (own.len() as u32, count(&|row| row.culprit && row.cause));
        Self {
            deed,
            fell,
            draws: own.iter().map(|row| row.draws).sum(),
            culprit: count(&|row| row.culprit),
            cause,
            right: Share::wilson(cause, fell),
            mended: count(&|row| row.stands.is_some()),
            stands: count(&|row| row.stands == Some(true)),
        }
    }

    /// One for each deed, and one for all.
    pub fn all(rows: &[FallRecord]) -> Vec<Self> {
        let each = FallCause::ALL.into_iter().map(|deed| Self::of(Some(deed), rows));
        each.chain([Self::of(None, rows)]).collect()
    }
}

/// So many staged falls, the deeds in turn; the same for the same seed. A call for each that is done.
pub fn study(falls: u32, seed: u64, mend: bool, done: impl Fn() + Sync) -> Vec<FallRecord> {
    let row = |case: u32| {
        let row = stage(case, seed, mend);
        done();
        row
    };
    (0..falls).into_par_iter().filter_map(row).collect()
}

/// Draws a case until something falls.
fn stage(number: u32, seed: u64, mend: bool) -> Option<FallRecord> {
    let mut chance = Chance::new(seed, number);
    let deed = FallCause::ALL[number as usize % FallCause::ALL.len()];
    (1..=MOST_DRAWS).find_map(|draws| {
        let case = Case::draw(deed, &mut chance)?;
        let stands = |script: &script::Script| script.play(&case.sim, false).is_none();
        let (account, mended) = case.script.play(&case.sim, mend)?;
        if !stands(&case.without) || !case.done_right.as_ref().is_none_or(stands) {
            return None;
        }
        // Where only the piece in the hand fell, once it was let go of, the push brought down nothing.
        let pushed = matches!(deed, FallCause::Knock | FallCause::Poke);
        if pushed && !account.fallen.iter().any(|id| case.stood(*id)) {
            return None;
        }
        let touch = account.touch.map(|(touch, _)| touch);
        Some(FallRecord {
            case: number,
            deed,
            scene: case.scene,
            draws,
            culprit: touch.map(|touch| touch.held()) == case.truth.culprit(),
            cause: case.truth.is(touch, account.fault, account.failed),
            stands: mended.map(|mended| mended.stands),
            words: account.message(&|id| Message::english(name(&case.sim, id)), None),
            staged: format!("{:?}", case.truth),
        })
    })
}

/// What a piece is called in such an account.
fn name(sim: &Sim, id: PieceId) -> String {
    let kind = match &sim.piece(id).kind {
        _ if id == sim.table() => return "table".into(),
        Kind::Pyramid(size) => size.to_string(),
        Kind::Tarot => "card".into(),
        Kind::Die => "die".into(),
        _ => "block".into(),
    };
    format!("{kind} {}", id.0)
}
