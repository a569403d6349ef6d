//! What a score of a solitary city says: what was played and how far it came. Files hold ids, and matches of the same ids are
//! compared. For the player they become messages.

use crate::Rlyeh;
use game::message::{Length, Message, Say, texts};
use rlyeh_rules::{Alone, Chooser};
use session::score::{Feat, Figure, ScorePart};

/// What cities are ranked by beside their height, in scores.
pub const GRANDEUR: &str = "grandeur";
const HEIGHT: &str = "height";
/// Behind a figure: the city fell after it had come so far.
const FELL: &str = "/fell";
const STASHES: &str = "stashes-";
const DIE: &str = "/die";
const COMPASS: &str = "/compass";

texts! {
    /// What a score says.
    pub enum Scored in "rlyeh-score-" {
        ByGrandeur,
        Height { height: Length, fell: bool },
        Grandeur { grandeur: u32, fell: bool },
        Category { stashes: u32, compass: bool },
        CategoryNumbers { stashes: u32, numbers: String, compass: bool },
    }
}

/// With what a solitary city is compared: the odds depend on the stashes and on what chooses among them. "stashes-3/die";
/// where a die chooses, with the numbers of the stashes: "stashes-3/2-5-7/die".
pub fn category(game: &Rlyeh) -> Option<String> {
    let Alone { stashes, chooser, .. } = game.setup().mode.alone()?;
    let numbers: Vec<String> = game.setup().numbers.iter().map(ToString::to_string).collect();
    let (slash, numbers) = (if numbers.is_empty() { "" } else { "/" }, numbers.join("-"));
    let chooser = if chooser == Chooser::Compass { COMPASS } else { DIE };
    Some(format!("{STASHES}{stashes}{slash}{numbers}{chooser}"))
}

/// What a finished solitary city can be ranked by.
pub(super) fn feat(game: &Rlyeh) -> Option<Feat> {
    let category = category(game)?;
    let ending = game.ending().filter(|ending| ending.height_um > 0)?;
    let figure_id = |what: &str| format!("{what}{}", if ending.collapsed() { FELL } else { "" });
    let grandeur = Some(game.floors().grandeur).filter(|grandeur| *grandeur > 0);
    let grandeur = grandeur.map(|grandeur| Figure {
        by: GRANDEUR.into(),
        figure: grandeur.into(),
        words: figure_id(GRANDEUR),
    });
    Some(Feat {
        category,
        figure: ending.height_um.into(),
        words: figure_id(HEIGHT),
        also: grandeur.into_iter().collect(),
    })
}

/// A part of a score as a message; `None` if its id is none of these.
pub fn message(part: ScorePart) -> Option<Message> {
    let told = match part {
        ScorePart::By(id) => (id == GRANDEUR).then_some(Scored::ByGrandeur)?,
        ScorePart::Figure(id, figure) => {
            let whole = id.strip_suffix(FELL);
            let fell = whole.is_some();
            match whole.unwrap_or(id) {
                HEIGHT => Scored::Height { height: Length(i32::try_from(figure).ok()?), fell },
                GRANDEUR => Scored::Grandeur { grandeur: figure.try_into().ok()?, fell },
                _ => return None,
            }
        }
        ScorePart::Category(id) => {
            let rest = id.strip_prefix(STASHES)?;
            let whole = rest.strip_suffix(COMPASS);
            let compass = whole.is_some();
            let all = whole.or_else(|| rest.strip_suffix(DIE))?;
            match all.split_once('/') {
                None => Scored::Category { stashes: all.parse().ok()?, compass },
                Some((stashes, numbers)) => Scored::CategoryNumbers {
                    stashes: stashes.parse().ok()?,
                    numbers: numbers.replace('-', ", "),
                    compass,
                },
            }
        }
    };
    Some(told.message())
}
