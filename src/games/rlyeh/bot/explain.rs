//! Why a bot does what it does, in words: what a spot is worth on paper, how much tilt the city then stands, and
//! whether the city stands wherever a hand may set the piece down.

use super::architect::{POINT_MM, Stood};
use super::idea::Idea;
use super::site::BotPosition;
use super::spots::CandidatePose;
use super::standing;
use bots::advice::{Advice, ScoredOption, whole};
use game::message::{Message, Say, texts};
use game::words::decimal;
use rlyeh_rules::Aim;
use table::MM_PER_CM;

texts! {
    /// What can be done.
    pub enum Deeds in "coach-rlyeh-" {
        Set { piece: Message, place: Message },
        SetNearer { piece: Message, place: Message, far: u8, to: Message },
        SetFarther { piece: Message, place: Message, far: u8, from: Message },
        SetInwards { piece: Message, place: Message, far: u8 },
        SetOutwards { piece: Message, place: Message, far: u8 },
        SetTurned { piece: Message, place: Message, degrees: i64 },
        SetGently { piece: Message, place: Message },
        Pass,
        Roll,
    }
}

texts! {
    /// How good a place is against the first.
    pub enum Rating in "coach-rlyeh-way-" {
        Unsure { what: Message },
        First { what: Message },
        Even { what: Message },
        Height { what: Message, more: bool, by: i64 },
        Grandeur { what: Message, more: bool, by: i64 },
    }
}

texts! {
    /// Why.
    pub enum Why in "coach-rlyeh-why-" {
        Sure { degrees: Message },
        Shaky { degrees: Message },
        NoPlace,
        Better { tried: usize },
    }
}

/// What is said of setting a piece on a spot: which, and where.
pub(super) fn set(site: &BotPosition, spot: &CandidatePose) -> Option<Deeds> {
    let piece = site.game().label(spot.piece)?.message();
    Some(Deeds::Set { piece, place: site.place(spot.piece, spot.pose)? })
}

/// Advice, from an idea and what stood when it was tried.
pub(super) fn advice(site: &BotPosition, idea: Idea, stood: &[Stood]) -> Advice<Idea> {
    let Idea::Set(spot) = &idea else {
        return Advice::of(idea, &Deeds::Pass).because(Why::NoPlace.message());
    };
    let what = set(site, spot);
    // A hand slips a little beside what was designed.
    let meant = stood.iter().find(|one| one.spot.piece == spot.piece && is_near(&one.spot, spot));
    let why = meant.map(|one| match one.sure {
        true => Why::Sure { degrees: decimal(one.margin_deg) },
        false => Why::Shaky { degrees: decimal(one.margin_deg) },
    });
    let more = stood.len() > 1 && meant.is_some_and(|one| one.sure);
    let better = more.then(|| Why::Better { tried: stood.len() - 1 }.message());
    let mut ranked: Vec<&Stood> = stood.iter().collect();
    ranked.sort_by_key(|one| !meant.is_some_and(|meant| std::ptr::eq(meant, *one)));
    let ways = ways(site, &ranked);
    let advice = what.map_or_else(|| Advice::bare(idea.clone()), |what| Advice::of(idea.clone(), &what));
    advice.among(ways).because(why.map(|why| why.message())).because(better)
}

/// Places with what they are worth, told against the first of them; among opponents by how likely one wins then.
fn ways(site: &BotPosition, ranked: &[&Stood]) -> Vec<ScoredOption<Idea>> {
    let first = ranked.first().map_or(0.0, |first| first.merit);
    let way = |(at, one): (usize, &&Stood)| {
        let set = set(site, &one.spot)?.message();
        let what = if one.sure { set } else { Rating::Unsure { what: set }.message() };
        let (choice, value) = (Idea::Set(one.spot.clone()), f64::from(one.merit));
        let aim = site.game().setup().aim();
        if aim.is_none()
            && let Some(race) = standing::race(site, Some(&one.spot))
        {
            return Some(ScoredOption::share(choice, f64::from(race.chance()), what));
        }
        let per = if aim == Some(Aim::Grandest) { POINT_MM } else { 1.0 };
        let apart = whole(f64::from((one.merit - first) / per));
        let (more, by) = (apart > 0, apart.abs());
        let words = match (at, by) {
            (0, _) => Rating::First { what },
            (_, 0) => Rating::Even { what },
            _ if aim == Some(Aim::Grandest) => Rating::Grandeur { what, more, by },
            _ => Rating::Height { what, more, by },
        };
        Some(ScoredOption { choice, value, words: words.message() })
    };
    let mut ways: Vec<ScoredOption<Idea>> = ranked.iter().enumerate().filter_map(way).collect();
    // Of several that are called the same, the best is told.
    let mut told: Vec<Option<Message>> = vec![];
    ways.retain(|way| {
        let Idea::Set(spot) = &way.choice else { return true };
        let what = set(site, spot).map(|set| set.message());
        let new = !told.contains(&what);
        told.push(what);
        new
    });
    ways
}

/// Whether two spots are the same but for a hand's slip.
pub(super) fn is_near(a: &CandidatePose, b: &CandidatePose) -> bool {
    a.pose.translation.distance(b.pose.translation) * MM_PER_CM < 1.0
}
