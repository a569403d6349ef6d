//! The one word at the pointer: what will become of the held piece, whether that is what was asked, how firmly. Whoever tells
//! any of it, in words, marks or colours, reads it here, so that no two of them can differ.

use crate::speech::say;
use crate::texts::HandText as Words;
use crate::words::capital;
use game::message::{Length, Message, Rule};
use session::Reading;
use session::foresee::{Certainty, Foresight, Foretold};
use table::MM_PER_CM;
use table::support::Balance;

/// A smaller drop is not worth a word, mm.
const DROP_MM: f32 = 0.5;

/// What is known of the release.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Omen {
    /// Nothing yet.
    #[default]
    Unknown,
    /// It rests, and nothing else falls.
    Stands,
    /// It leaves the table, or something else falls.
    Falls,
    /// A hair's breadth decides.
    Uncertain,
}

impl Omen {
    /// Of what was foretold.
    pub fn of(foresight: &Foresight) -> Self {
        match &foresight.outlook {
            _ if foresight.certainty == Certainty::Open => Self::Unknown,
            _ if foresight.certainty == Certainty::Uncertain => Self::Uncertain,
            _ if foresight.verdict.as_ref().is_some_and(|verdict| verdict.lost) => Self::Falls,
            _ if foresight.judged().is_some() => Self::Stands,
            outlook if outlook.stands() && !outlook.on.is_empty() => Self::Stands,
            _ => Self::Falls,
        }
    }
}

/// How the word is marked. Red is for what would be lost or refused alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rating {
    /// Nothing is known yet.
    #[default]
    Open,
    /// It stands, and it is what was asked, if anything was.
    Good,
    /// It stands, with little to spare.
    Narrow,
    /// It stands, and something else was asked.
    NotAsked,
    /// A hair's breadth decides.
    Unsure,
    /// It would be lost, or may not be let go of here.
    Bad,
}

/// The word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// How it is marked.
    pub mark: Rating,
    /// What it will be: "Upright on the table".
    pub what: String,
    /// Whether that is as asked, how firmly it stands, how far it is above that.
    pub more: Vec<String>,
    /// Whether a surer word is still to come.
    pub on_its_way: bool,
    /// The rule that forbids letting go here.
    pub rule: Option<Rule>,
}

/// All that the word is made from.
#[derive(Clone, Copy, Debug)]
pub struct WordInputs<'a> {
    /// What lies below.
    pub reading: &'a Reading,
    /// What would come of letting go.
    pub foretold: Option<&'a Foretold>,
    /// Why it would be lost, in a few words.
    pub lost: Option<&'a str>,
    /// Whether it would lie as the game asks; `None` if it asks for nothing.
    pub as_asked: Option<bool>,
    /// How far the weight would be inside what carries it, cm.
    pub to_spare_cm: Option<f32>,
    /// Whether what would come of it is told at all.
    pub tells: bool,
}

impl Word {
    /// The word for what is known.
    pub fn of(known: WordInputs) -> Self {
        let WordInputs { reading, foretold, lost, as_asked, to_spare_cm, tells } = known;
        let drop = (reading.drop_mm >= DROP_MM && !reading.under_way)
            .then(|| say(Words::HighAbove { mm: reading.drop_mm.round() as i64 }));
        let on_its_way = told_on_its_way(foretold, tells);
        let bad =
            |why: &str| Self { mark: Rating::Bad, what: capital(why), more: vec![], on_its_way, rule: None };
        if let Some(why) = reading.forbidden.as_ref().filter(|_| !reading.under_way) {
            return Self { rule: why.names_rule(), ..bad(&say(why)) };
        }
        let told = foretold.filter(|told| tells && told.foresight.certainty != Certainty::Open);
        if let Some(why) = lost {
            return bad(&told.map_or_else(|| why.to_owned(), |told| say(&told.words)));
        }
        let Some(told) = told else {
            let what = match reading.under_way {
                true => say(Words::OnItsWay),
                false => say(Message::new("foretold-over").with("on", reading.surface_name.clone())),
            };
            return Self {
                mark: Rating::Open,
                what,
                more: drop.into_iter().collect(),
                on_its_way,
                rule: None,
            };
        };
        // Where it tilts first, how far its weight is outside those that it touches says nothing of where it comes to lie.
        let spare_cm = to_spare_cm.filter(|cm| *cm >= 0.0);
        let mark = match (Omen::of(&told.foresight), as_asked) {
            (Omen::Stands, Some(false)) => Rating::NotAsked,
            (Omen::Stands, _) if spare_cm.is_some_and(is_little) => Rating::Narrow,
            (Omen::Stands, _) => Rating::Good,
            (Omen::Falls, _) => Rating::Bad,
            (Omen::Uncertain, _) => Rating::Unsure,
            (Omen::Unknown, _) => Rating::Open,
        };
        let stands = matches!(mark, Rating::Good | Rating::Narrow | Rating::NotAsked);
        let asked =
            as_asked.filter(|_| stands).map(|yes| say(if yes { Words::Asked } else { Words::NotAsked }));
        let firm = spare_cm.filter(|_| stands).map(firmness);
        Self {
            mark,
            what: capital(&say(&told.words)),
            more: asked.into_iter().chain(firm).chain(drop).collect(),
            on_its_way,
            rule: None,
        }
    }

    /// The first line: what it will be, with dots while a surer word is still to come.
    pub fn line(&self) -> String {
        format!("{}{}{}", self.mark.sign(), self.what, if self.on_its_way { " …" } else { "" })
    }
}

impl Rating {
    /// The sign that tells it without its colour.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Open => "",
            Self::Good => "✔ ",
            Self::Narrow | Self::NotAsked => "⚠ ",
            Self::Unsure => "? ",
            Self::Bad => "✖ ",
        }
    }
}

fn told_on_its_way(foretold: Option<&Foretold>, tells: bool) -> bool {
    tells && foretold.is_none_or(|told| told.foresight.certainty.is_on_its_way())
}

fn is_little(spare_cm: f32) -> bool {
    Balance::of(spare_cm) == Balance::Narrow
}

fn firmness(cm: f32) -> String {
    let mm = cm * MM_PER_CM;
    say(if is_little(cm) {
        Words::LittleToSpare { by: Length((mm * 1000.0).round() as i32) }
    } else {
        Words::ToSpare { mm: mm.round() as i64 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::pieces::{Class, Surface};
    use session::foresee::{Outlook, Ruling};
    use table::PieceId;
    use table::rapier3d::prelude::{Pose, Vector};

    fn reading(forbidden: Option<&str>) -> Reading {
        Reading {
            surface: Surface::Table,
            surface_name: Message::new("table"),
            drop_mm: 10.0,
            pose: Pose::IDENTITY,
            point: Vector::ZERO,
            normal: Vector::Z,
            tilt_deg: 0.0,
            yaw_deg: 0.0,
            forbidden: forbidden.map(Message::english),
            under_way: false,
        }
    }

    fn told(certainty: Certainty, falls: Vec<PieceId>) -> Foretold {
        judged(certainty, falls, None)
    }

    fn judged(certainty: Certainty, falls: Vec<PieceId>, verdict: Option<Ruling>) -> Foretold {
        let outlook = Outlook { class: Some(Class::Flat), on: vec![Surface::Table], falls, rests: true };
        Foresight { outlook, verdict, certainty, poses: vec![] }.told(|id| id.to_string().into())
    }

    /// A pyramid that the rules called well set was told "✖ Stands on the card", for something else had moved.
    #[test]
    fn where_the_rules_have_words_they_decide_the_mark() {
        let reading = reading(None);
        for (lost, words) in [(false, "stands on the card"), (true, "falls off the table")] {
            for falls in [vec![], vec![PieceId(3)]] {
                let verdict = Ruling { lost, words: Some(words.into()), as_asked: None };
                let told = judged(Certainty::Confirmed, falls, Some(verdict));
                let known = WordInputs {
                    reading: &reading,
                    foretold: Some(&told),
                    lost: lost.then_some(words),
                    as_asked: None,
                    to_spare_cm: None,
                    tells: true,
                };
                let word = Word::of(known);
                assert_eq!((word.mark == Rating::Bad, word.what), (lost, capital(words)));
            }
        }
    }

    /// Every combination of what can be known: a word that says all is well never says that something is amiss.
    #[test]
    fn mark_and_words_never_differ() {
        for forbidden in [None, Some("take a medium pyramid")] {
            for told in [
                None,
                Some(told(Certainty::Confirmed, vec![])),
                Some(told(Certainty::Uncertain, vec![])),
                Some(told(Certainty::Confirmed, vec![PieceId(3)])),
            ] {
                for (lost, as_asked) in
                    [(None, None), (None, Some(true)), (None, Some(false)), (Some("misses"), None)]
                {
                    for to_spare_cm in [None, Some(-0.6), Some(0.05), Some(1.1)] {
                        let reading = reading(forbidden);
                        let word = Word::of(WordInputs {
                            reading: &reading,
                            foretold: told.as_ref(),
                            lost,
                            as_asked,
                            to_spare_cm,
                            tells: true,
                        });
                        let all = format!("{} {}", word.what, word.more.join(", "));
                        assert_eq!(
                            word.mark == Rating::Bad,
                            forbidden.is_some() || lost.is_some() || all.to_lowercase().contains("falls")
                        );
                        assert!(!all.contains("outside"), "{all}");
                        assert_eq!(word.mark == Rating::NotAsked, all.contains("not as asked"), "{all}");
                        let narrow = all.contains("only") && word.mark != Rating::NotAsked;
                        assert_eq!(word.mark == Rating::Narrow, narrow, "{all}");
                        if word.mark == Rating::Unsure || word.mark == Rating::Bad {
                            assert!(!all.contains("to spare") && !all.contains("as asked"), "{all}");
                        }
                    }
                }
            }
        }
    }
}
