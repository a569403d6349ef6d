//! Why a bot does what it does, in words: what a spot is worth on paper, how much tilt the city then stands, and
//! whether the city stands wherever a hand may set the piece down.

use super::architect::Stood;
use super::idea::Idea;
use super::site::BotPosition;
use super::spots::CandidatePose;
use bots::advice::{Advice, ScoredOption};
use game::message::{Message, Say, texts};
use game::words::decimal;
use table::MM_PER_CM;

texts! {
    /// What can be done.
    pub enum Deeds in "coach-rlyeh-" {
        Set { piece: Message, place: Message },
        Pass,
        Roll,
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
    let way = |one: &Stood| {
        let value = f64::from(one.merit);
        Some(ScoredOption::height(Idea::Set(one.spot.clone()), value, set(site, &one.spot)?))
    };
    let mut ranked: Vec<&Stood> = stood.iter().collect();
    ranked.sort_by_key(|one| !meant.is_some_and(|meant| std::ptr::eq(meant, *one)));
    let ways = ranked.into_iter().filter_map(way).collect();
    let advice = what.map_or_else(|| Advice::bare(idea.clone()), |what| Advice::of(idea.clone(), &what));
    advice.among(ways).because(why.map(|why| why.message())).because(better)
}

/// Whether two spots are the same but for a hand's slip.
pub(super) fn is_near(a: &CandidatePose, b: &CandidatePose) -> bool {
    a.pose.translation.distance(b.pose.translation) * MM_PER_CM < 1.0
}
