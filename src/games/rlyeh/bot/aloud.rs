//! What a bot tells everybody of what it builds: why, in one sentence. This game has no secrets: what the bot tried out on its
//! own table may be told.

use super::architect::Design;
use super::explain::is_near;
use super::idea::Idea;
use super::site::BotPosition;
use super::spots::CandidatePose;
use super::standing::{CityAfter, top_mm};
use game::Seat;
use game::message::{Length, Message, texts};
use game::pieces::Size;
use game::words::decimal;
use rlyeh_rules::{Asks, Orientation, Piece, STASH};

/// What is less than this higher is as high, mm.
const STEP_MM: f32 = 1.0;

texts! {
    /// Why.
    pub enum Aloud in "aloud-rlyeh-" {
        Wins,
        Above { rival: Seat },
        Uppermost,
        Better { tried: usize },
        Raises { by: Length, to: Length },
        RaisesFirmly { to: Length, degrees: Message },
        UsesUp { rival: Seat },
        Floor,
        Even,
        Moved,
        Carries,
        Aside,
        Firm { degrees: Message },
        Shaky { degrees: Message },
        NoPlace { tried: usize },
        Waits,
        Skewed,
        NoUse,
    }
}

/// What is told of an idea; `design` is what an architect tried out for it.
pub(super) fn aloud(site: &BotPosition, idea: &Idea, design: Option<&Design>) -> Option<Aloud> {
    match (idea, design) {
        (Idea::Set(spot), _) => set(site, spot, design),
        (Idea::Pass, Some(Design { tried: 0, .. })) => Some(untried(site)),
        (Idea::Pass, Some(design)) => Some(Aloud::NoPlace { tried: design.tried }),
        (Idea::Pass, None) => None,
    }
}

/// Why nothing was worth a try.
fn untried(site: &BotPosition) -> Aloud {
    match site.game().asks() {
        Asks::Pyramid { orientation: Orientation::Weird, .. } => Aloud::Skewed,
        Asks::Pyramid { .. } | Asks::Move { .. } if !site.game().setup().is_solitaire() => Aloud::Waits,
        _ => Aloud::NoUse,
    }
}

fn set(site: &BotPosition, spot: &CandidatePose, design: Option<&Design>) -> Option<Aloud> {
    let game = site.game();
    let race = if game.setup().is_solitaire() { None } else { raced(site, spot) };
    if race.is_some() {
        return race;
    }
    // A hand slips a little beside what was designed.
    let stood = design.map_or(&[][..], |design| &design.stood);
    let meant = stood.iter().find(|one| one.spot.piece == spot.piece && is_near(&one.spot, spot));
    if meant.is_some_and(|one| one.sure) && stood.len() > 1 {
        return Some(Aloud::Better { tried: stood.len() - 1 });
    }
    let rival = match game.piece(spot.piece) {
        Some(Piece::Pyramid { stash, .. }) if !game.in_play(spot.piece) => {
            game.owner(stash).filter(|owner| *owner != game.active())
        }
        _ => None,
    };
    let large = |piece: Piece| matches!(piece, Piece::Pyramid { size: Size::Large, .. });
    match (game.asks(), game.piece(spot.piece)) {
        (_, Some(Piece::Card { .. })) => return Some(Aloud::Floor),
        (Asks::Adjust { .. }, _) if CityAfter::of(site, spot).is_some_and(|then| then.is_level()) => {
            return Some(Aloud::Even);
        }
        (Asks::Move { .. }, _) => return Some(Aloud::Moved),
        (Asks::Pyramid { orientation: Orientation::Flat, .. }, Some(piece)) => {
            return Some(match rival {
                Some(rival) => Aloud::UsesUp { rival },
                None if large(piece) && game.setup().is_solitaire() => Aloud::Carries,
                None => Aloud::Aside,
            });
        }
        _ => {}
    }
    let (now, then) = (game.summit().height_um as f32 / 1000.0, top_mm(site, spot));
    if then > now + STEP_MM {
        let length = |mm: f32| Length((mm * 1000.0).round() as i32);
        let to = length(then);
        return Some(match meant.filter(|one| one.sure) {
            Some(one) => Aloud::RaisesFirmly { to, degrees: decimal(one.margin_deg) },
            None => Aloud::Raises { by: length(then - now), to },
        });
    }
    if let Some(rival) = rival {
        return Some(Aloud::UsesUp { rival });
    }
    meant.map(|one| match one.sure {
        true => Aloud::Firm { degrees: decimal(one.margin_deg) },
        false => Aloud::Shaky { degrees: decimal(one.margin_deg) },
    })
}

/// Among opponents: whose colour is uppermost then.
fn raced(site: &BotPosition, spot: &CandidatePose) -> Option<Aloud> {
    let (game, then) = (site.game(), CityAfter::of(site, spot)?);
    if !then.uppermost {
        return None;
    }
    if then.fullest() >= STASH {
        return Some(Aloud::Wins);
    }
    let holders = game.summit().holders;
    let owners: Vec<Seat> = holders.iter().filter_map(|stash| game.owner(*stash)).collect();
    let own = game.active();
    if !owners.is_empty() && owners.iter().all(|owner| *owner == own) {
        return None;
    }
    let rival = owners.into_iter().find(|owner| *owner != own);
    Some(rival.map_or(Aloud::Uppermost, |rival| Aloud::Above { rival }))
}
