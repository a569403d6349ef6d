//! The words in which a score of a solitary city says what was played and how far it came. They stand in files, where scores of
//! the same words are compared. For the player they become messages again.

use super::super::rules::{Alone, Chooser, Rlyeh, mm};
use crate::game::message::{Length, Message, Say, texts};
use crate::session::score::{Feat, Figure};

/// What cities are ranked by beside their height, in scores.
pub const GRANDEUR: &str = "grandeur";
const FELL: &str = ", then it fell";
const DIE: &str = "a die";
const COMPASS: &str = "a compass";

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

/// With what a solitary city is compared: the odds depend on the stashes and on what chooses among them.
pub fn category(game: &Rlyeh) -> Option<String> {
    let Alone { stashes, chooser, .. } = game.setup().mode.alone()?;
    let chosen = match chooser {
        Chooser::D6 => DIE,
        Chooser::Compass => COMPASS,
    };
    let numbers: Vec<String> = game.setup().numbers.iter().map(ToString::to_string).collect();
    let numbers = if numbers.is_empty() { String::new() } else { format!(" ({})", numbers.join(", ")) };
    Some(format!("{stashes} stashes{numbers}, chosen by {chosen}"))
}

/// What a finished solitary city can be ranked by.
pub(super) fn feat(game: &Rlyeh) -> Option<Feat> {
    let category = category(game)?;
    let ending = game.ending().filter(|ending| ending.height_um > 0)?;
    let fell = if ending.collapsed() { FELL } else { "" };
    let grandeur = Some(game.floors().grandeur).filter(|grandeur| *grandeur > 0);
    let grandeur = grandeur.map(|grandeur| Figure {
        by: GRANDEUR.into(),
        figure: grandeur.into(),
        words: format!("a grandeur of {grandeur}{fell}"),
    });
    Some(Feat {
        category,
        figure: ending.height_um.into(),
        words: format!("{}{fell}", mm(ending.height_um)),
        also: grandeur.into_iter().collect(),
    })
}

/// Words of a score as a message; nothing where they are none of these.
pub fn message(words: &str) -> Option<Message> {
    let whole = words.strip_suffix(FELL);
    let (figure, fell) = (whole.unwrap_or(words), whole.is_some());
    let told = if words == GRANDEUR {
        Scored::ByGrandeur
    } else if let Some(grandeur) = figure.strip_prefix("a grandeur of ") {
        Scored::Grandeur { grandeur: grandeur.parse().ok()?, fell }
    } else if let Some(mm) = figure.strip_suffix(" mm") {
        Scored::Height { height: Length((mm.parse::<f32>().ok()? * 1000.0).round() as i32), fell }
    } else {
        let (stashes, rest) = words.split_once(" stashes")?;
        let (numbers, chosen) = rest.split_once(", chosen by ")?;
        let (stashes, compass) = (stashes.parse().ok()?, chosen == COMPASS);
        match numbers.strip_prefix(" (").and_then(|numbers| numbers.strip_suffix(')')) {
            None => Scored::Category { stashes, compass },
            Some(numbers) => Scored::CategoryNumbers { stashes, numbers: numbers.into(), compass },
        }
    };
    Some(told.message())
}
