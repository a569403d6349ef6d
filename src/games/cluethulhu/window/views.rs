//! From a view of the rules to what panels show.

use super::faces::Sign;
use super::seen::{Ballot, Line, SeatSeen, Seen, Tone, Viewer};
use super::texts::{Prompts, Seats};
use cluethulhu::script;
use cluethulhu_rules::{
    Cluethulhu, Event, Fact, Known, News, Recorded, Role, Secret, Segment, Side, Stage, View, missing,
    votes_needed,
};
use game::choices::{Choices, Offers};
use game::message::{Message, Say};
use game::{Game, OutOfTurn, Seat};

impl Seen {
    /// What somebody sees of a game at whose screen these people sit.
    pub fn of(game: &Cluethulhu, viewer: Viewer, people: &[Seat]) -> Self {
        let view = game.view(match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Everybody | Viewer::Keeper => None,
        });
        let over = view.ending.is_some();
        let keeper = viewer == Viewer::Keeper || view.watches();
        let signs = script::signs(game).filter(|_| keeper || view.viewer.is_some() && view.acts);
        Self {
            viewer: view.viewer,
            day: view.day.max(1),
            night: view.night || over,
            ritual: view.ritual,
            moments: script::moments(&view).into_iter().chain(signs).collect(),
            prompt: prompt(&view),
            seats: game.seats().map(|one| seat(game, &view, one, keeper)).collect(),
            own: view.own.filter(|_| view.viewer.is_some()).map(|own| (own.tablet, side(own.side))),
            lap: turn_of(&view),
            ballot: ballot(&view),
            offers: Offers::with(match viewer {
                Viewer::Seat(_) => Cluethulhu::known(view.clone()),
                Viewer::Everybody => Known::of_people(game, people),
                Viewer::Keeper => Known::of_keeper(game),
            }),
            watches: view.watches(),
            record: lines(
                view.record.iter().filter(|one| view.watches() || matches!(one.event, Event::News(_))),
            ),
            told: if over { vec![] } else { told(&view) },
            deck: deck(&view),
            result: view.ending.as_ref().map(|ending| (ending.winners.clone(), ending.how.message())),
        }
    }
}

/// Whose turn it is in a lap.
pub const fn turn_of(view: &View) -> Option<Seat> {
    match view.stage {
        Stage::Lap { seat, .. } => Some(seat),
        _ => None,
    }
}

/// On which side somebody is, in words.
pub fn side(side: Side) -> Message {
    match side {
        Side::EvilChild => Seats::ForHerself,
        Side::Yithian => Seats::ForNobody,
        Side::Investigator | Side::Cultist => Seats::ForSide { side: side.message() },
    }
    .message()
}

fn seat(game: &Cluethulhu, view: &View, seat: Seat, keeper: bool) -> SeatSeen {
    let index = usize::from(seat.0);
    let public = view.seats[index];
    let known = if keeper { Some(game.players()) } else { view.players.as_deref() };
    let player = known.and_then(|players| players.get(index));
    let own = view.own.filter(|_| view.viewer == Some(seat));
    let seen = view.told().filter_map(|(day, fact)| match fact {
        Fact::Saw(whom, role) if whom == seat => Some((role, day)),
        _ => None,
    });
    let seen = seen.last().filter(|_| player.is_none() && own.is_none());
    let fellow = view.viewer.is_some() && view.viewer != Some(seat) && view.fellows().contains(&seat);
    let sibling = view.told().any(|(_, fact)| match fact {
        Fact::Sibling(whom) => whom == seat,
        Fact::ChoseSiblings(a, b) => a == seat || b == seat,
        _ => false,
    });
    let both = game.siblings().is_some_and(|(a, b)| a == seat || b == seat);
    let signs = [
        (public.priest, Sign::HighPriest),
        (if keeper { game.doll() == Some(seat) } else { public.doll }, Sign::Doll),
        (if keeper { game.detained() == Some(seat) } else { public.detained }, Sign::Detained),
        (keeper && game.protected() == Some(seat), Sign::Protected),
        (sibling || keeper && both, Sign::Siblings),
    ];
    let note = match (player, seen) {
        (Some(player), _) if player.side != player.tablet.side() => Some(side(player.side)),
        (Some(player), _) if keeper && player.able && player.living => Some(Seats::PowerLeft.message()),
        (None, Some((_, day))) => Some(Seats::SeenOn { day }.message()),
        _ if fellow => Some(Seats::Fellow.message()),
        _ => None,
    };
    SeatSeen {
        seat,
        alive: if keeper { player.is_some_and(|player| player.living) } else { public.living },
        role: player.map(|player| player.tablet).or(own.map(|own| own.tablet)).or(seen.map(|(role, _)| role)),
        signs: signs.into_iter().filter(|(there, _)| *there).map(|(_, sign)| sign).collect(),
        note,
        accused: match &view.stage {
            Stage::Second { whom, .. } if *whom == seat => Some(Seats::Accused),
            Stage::Accuse { .. } | Stage::Second { .. } | Stage::Defence { .. } | Stage::Ballot { .. }
                if view.charges.iter().any(|charge| charge.whom == seat) =>
            {
                Some(Seats::OnTrial)
            }
            _ => None,
        },
    }
}

/// What goes on, or what whoever looks is asked.
fn prompt(view: &View) -> Message {
    let mine = view.acts;
    match &view.stage {
        Stage::Doll { holder } => Prompts::HandsOnDoll { seat: *holder },
        Stage::Lap { seat, turn, of } => Prompts::HasScreen { seat: *seat, turn: *turn, of: *of },
        Stage::Segment(segment) if mine => match segment {
            Segment::Investigators => Prompts::Investigators,
            Segment::Traitor => Prompts::Traitor,
            Segment::Mother => Prompts::Mother,
            Segment::Doll => Prompts::Doll,
            Segment::Wizard => Prompts::Wizard,
            Segment::Detective => Prompts::Detective,
            Segment::Psychiatrist => Prompts::Psychiatrist,
            Segment::TchoTcho => Prompts::TchoTcho,
            Segment::Yithian => Prompts::Yithian,
        },
        Stage::Segment(segment) => Prompts::Called { segment: segment.message() },
        Stage::LastWord { seat } => Prompts::LastWord { seat: *seat },
        Stage::Shown { seat, .. } => Prompts::Shown { seat: *seat },
        Stage::Swallow { seat } => Prompts::SwallowsWhom { seat: *seat },
        Stage::Heir { from } => Prompts::Heir { seat: *from },
        Stage::Election { .. } => Prompts::Election,
        Stage::Talk { .. } if mine => Prompts::Talk,
        Stage::Talk { .. } => Prompts::TheyTalk,
        Stage::Accuse { .. } if mine => Prompts::Accuse,
        Stage::Accuse { .. } => Prompts::WhoAccuses,
        Stage::Second { by, whom, .. } => Prompts::Second { by: *by, whom: *whom },
        Stage::Defence { seat, .. } => Prompts::Defence { seat: *seat },
        Stage::Ballot { whom, .. } => Prompts::Ballot { whom: *whom },
        Stage::Over => return OutOfTurn::GameOver.message(),
    }
    .message()
}

/// The vote under way, as everybody sees it.
fn ballot(view: &View) -> Option<Ballot> {
    let weight = |seat: Seat| if view.seats[usize::from(seat.0)].priest { 2 } else { 1 };
    let voters: Vec<(Seat, u8)> = view.free().map(|seat| (seat, weight(seat))).collect();
    let all: u16 = voters.iter().map(|(_, votes)| u16::from(*votes)).sum();
    match &view.stage {
        Stage::Ballot { whom, votes, .. } => {
            let cast = votes.iter().map(|(by, yes)| (*by, yes.then_some(*whom))).collect();
            Some(Ballot { voters, cast, on: vec![*whom], needed: Some(votes_needed(all)) })
        }
        Stage::Election { votes } => {
            let cast = votes.iter().map(|(by, whom)| (*by, Some(*whom))).collect();
            Some(Ballot { voters, cast, on: view.living().collect(), needed: None })
        }
        _ => None,
    }
}

fn deck(view: &View) -> Vec<(Role, u8)> {
    let mut counted: Vec<(Role, u8)> = vec![];
    for role in view.dealt().unwrap_or_default() {
        match counted.iter_mut().find(|(other, _)| *other == role) {
            Some((_, count)) => *count += 1,
            None => counted.push((role, 1)),
        }
    }
    counted
}

/// What happened, as lines; the votes of an election in one line for each who got any.
pub fn lines<'a>(record: impl IntoIterator<Item = &'a Recorded>) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![];
    let mut elected: Vec<(Seat, Vec<Seat>)> = vec![];
    for one in record {
        match &one.event {
            Event::News(News::DayBroke { .. } | News::Called(_)) => continue,
            Event::News(News::Elected { by, whom }) => {
                match elected.iter_mut().find(|(seat, _)| seat == whom) {
                    Some((_, all)) => all.push(*by),
                    None => elected.push((*whom, vec![*by])),
                }
                continue;
            }
            Event::News(News::HighPriest(_)) => {
                for (whom, by) in std::mem::take(&mut elected) {
                    let seats = by.iter().map(Say::message).collect();
                    let words = Seats::For { whom, seats }.message();
                    let (day, night) = (one.day, one.night);
                    lines.push(Line { day, night, words, secret: None, tone: Tone::Plain });
                }
            }
            _ => {}
        }
        lines.push(line(one));
    }
    lines
}

/// What whoever looks was told.
pub fn told(view: &View) -> Vec<Line> {
    // Whoever reads it knows to whom.
    let told = |one: &Recorded| match &one.event {
        Event::Told { seat, fact } if Some(*seat) == view.viewer => {
            Some(Line { words: fact.message(), ..line(one) })
        }
        _ => None,
    };
    view.record.iter().filter_map(told).collect()
}

/// Something that happened, as a line.
pub fn line(one: &Recorded) -> Line {
    let tone = match &one.event {
        Event::News(
            News::Murdered(_)
            | News::Heartbroken(_)
            | News::Absorbs { .. }
            | News::YithianLost(_)
            | News::Over(_),
        ) => Tone::Loss,
        Event::Secret(Secret::Out(..)) => Tone::Out,
        Event::News(News::NightFell { out, .. }) if !out.is_empty() => Tone::Loss,
        Event::News(
            News::HighPriest(_)
            | News::Heir { .. }
            | News::Ritual
            | News::DollTo(_)
            | News::Saved(_)
            | News::Deadlock
            | News::DollDead
            | News::Corrected
            | News::Shown(_),
        ) => Tone::Turn,
        Event::Told { .. } | Event::Secret(_) => Tone::Secret,
        Event::News(_) => Tone::Plain,
    };
    let words = match &one.event {
        // The heading says which Night.
        Event::News(News::NightFell { out, detained, .. }) => missing(out, *detained),
        event => event.message(),
    };
    let secret = match &one.event {
        Event::Secret(secret) => Some(secret.message()),
        _ => None,
    };
    Line { day: one.day.max(1), night: one.night, words, secret, tone }
}

/// Whether what happened is to be shown large: who it is about, and what goes with it.
pub fn large(event: &Event) -> Option<(Seat, Vec<Sign>)> {
    let Event::News(news) = event else { return None };
    match news {
        News::NightFell { out, .. } => Some((*out.first()?, out.iter().map(|_| Sign::Out).collect())),
        News::HighPriest(seat) | News::Heir { whom: seat, .. } => Some((*seat, vec![Sign::HighPriest])),
        News::DollTo(seat) => Some((*seat, vec![Sign::Doll])),
        News::Saved(seat) => Some((*seat, vec![Sign::Protected])),
        News::Murdered(seat) | News::Heartbroken(seat) | News::YithianLost(seat) => {
            Some((*seat, vec![Sign::Out]))
        }
        News::Shown(seat) | News::Absorbs { seat, .. } | News::Said { seat, .. } => Some((*seat, vec![])),
        News::Accused { by, .. } | News::Seconded { by, .. } => Some((*by, vec![])),
        News::Fell { whom } | News::Ballot { whom, .. } => Some((*whom, vec![])),
        _ => None,
    }
}
