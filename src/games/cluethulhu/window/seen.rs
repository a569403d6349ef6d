//! What whoever looks sees of a game: all of it comes from a view of the rules. Panels know nothing else. After the end it is
//! the secret history, too: what happened, step by step, and how the table was then.

pub use cluethulhu::script::Cue;

use crate::faces::Sign;
use crate::texts::{Prompts, Seats};
use cluethulhu::script;
use cluethulhu_rules::{
    Cluethulhu, Event, Fact, Known, News, PublicPhase, Recorded, Role, Secret, Segment, Side, View, missing,
    votes_needed,
};
use game::choices::{Choices, Offers};
use game::message::{Message, Say};
use game::{Game, OutOfTurn, Seat};
use session::CardMatch;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everybody: what is public.
    #[default]
    Everybody,
    Seat(Seat),
    /// The Keeper: everything.
    Keeper,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SeatSeen {
    pub seat: Seat,
    pub alive: bool,
    /// Its tablet, where whoever looks knows it.
    pub role: Option<Role>,
    pub signs: Vec<Sign>,
    /// What whoever looks knows of it beside that, in a few words.
    pub note: Option<Message>,
    pub accused: Option<Seats>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The number of the Day, from 1.
    pub day: u16,
    pub night: bool,
    /// What happened, with seats by their numbers.
    pub words: Message,
    /// The same without the remark that it is secret, where it is.
    pub secret: Option<Message>,
    pub tone: Tone,
    /// How many news had been told with it; nothing where they are not counted.
    pub news: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Somebody is as good as out, or everybody sees it, or the game is over.
    Loss,
    /// Somebody is out, from that moment on and for that reason: told once of everybody who is, and secret until the end.
    Out,
    /// Something that changes the game.
    Turn,
    Plain,
    /// What only whoever looks knows.
    Secret,
    /// Why a bot did what was told before.
    Why,
}

#[derive(Clone, Debug)]
pub struct PublicRecord {
    /// Who looks; nobody, everybody.
    pub viewer: Option<Seat>,
    /// The number of the Day or Night, from 1.
    pub day: u16,
    /// Whether it is Night: eyes are open.
    pub night: bool,
    pub ritual: bool,
    /// What the Keeper says now, one thing after the other.
    pub moments: Vec<Cue>,
    /// What a Keeper reads before that, and after it.
    pub around: (Vec<Cue>, Vec<Cue>),
    /// What whoever looks is asked, in words; what is going on, where they are not.
    pub prompt: Message,
    pub seats: Vec<SeatSeen>,
    /// Who looks: what stands on their tablet, and on which side they are.
    pub own: Option<(Role, Message)>,
    /// Whether a turn of a lap is under way, and whose.
    pub lap: Option<Seat>,
    /// The vote under way: on somebody's death, or for a High Priest.
    pub ballot: Option<Ballot>,
    /// What may be done now, as far as it may be shown.
    pub offers: Offers<Cluethulhu>,
    /// Whether whoever looks is out and sees everything (C-26).
    pub watches: bool,
    /// What happened publicly; for whoever watches, all that happened.
    pub record: Vec<RecordLine>,
    /// What whoever looks was told.
    pub told: Vec<RecordLine>,
    /// The tablets in the deck, where they are known.
    pub deck: Vec<(Role, u8)>,
    /// How it came out, once it has: who wins, and why.
    pub result: Option<(Vec<Seat>, Message)>,
}

/// A vote under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ballot {
    /// Who may vote, and with how many votes.
    pub voters: Vec<(Seat, u8)>,
    /// Who has voted, and for whom a hand was raised; nobody: it stayed down.
    pub cast: Vec<(Seat, Option<Seat>)>,
    /// For whom hands can be raised: the one on trial, or all who can be High Priest.
    pub on: Vec<Seat>,
    /// How many votes are needed; `None` if it is enough to have most.
    pub needed: Option<u16>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VoteCount {
    /// How many hands are raised for each, in the order of the ballot; High Priests count twice.
    pub raised: Vec<(Seat, u16)>,
    /// Of those who have voted: how many votes stayed down.
    pub down: u16,
    /// How many votes are still to come.
    pub open: u16,
}

impl Ballot {
    /// All votes, with the hands that are raised but not counted yet: who raises one, and for whom.
    pub fn tally(&self, hands: &[(Seat, Seat)]) -> VoteCount {
        let mut tally =
            VoteCount { raised: self.on.iter().map(|seat| (*seat, 0)).collect(), ..VoteCount::default() };
        for &(seat, votes) in &self.voters {
            let cast = self.cast.iter().find(|(by, _)| *by == seat).map(|(_, whom)| *whom);
            let hand = hands.iter().find(|(by, _)| *by == seat).map(|(_, whom)| Some(*whom));
            let sum = match cast.or(hand) {
                None => Some(&mut tally.open),
                Some(None) => Some(&mut tally.down),
                Some(Some(whom)) => {
                    tally.raised.iter_mut().find(|(on, _)| *on == whom).map(|(_, raised)| raised)
                }
            };
            sum.into_iter().for_each(|sum| *sum += u16::from(votes));
        }
        tally
    }

    /// How many votes there are.
    pub fn all(&self) -> u16 {
        self.voters.iter().map(|(_, votes)| u16::from(*votes)).sum()
    }
}

impl PublicRecord {
    pub fn seat(&self, seat: Seat) -> Option<&SeatSeen> {
        self.seats.get(usize::from(seat.0))
    }

    pub fn living(&self) -> usize {
        self.seats.iter().filter(|seat| seat.alive).count()
    }

    /// "Day 2", "Night 1".
    pub fn time(&self) -> Message {
        time(self.day, self.night)
    }
}

/// A Day or a Night, by its number.
pub fn time(day: u16, night: bool) -> Message {
    Message::new(if night { "turn-night" } else { "turn-day" }).with("day", day)
}

impl PublicRecord {
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
            around: if viewer == Viewer::Keeper { script::around(&view) } else { Default::default() },
            prompt: prompt(&view),
            seats: game.seats().map(|one| seat(game, &view, one, (keeper, people.contains(&one)))).collect(),
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
pub(crate) const fn turn_of(view: &View) -> Option<Seat> {
    match view.stage {
        PublicPhase::Lap { seat, .. } => Some(seat),
        _ => None,
    }
}

/// On which side somebody is, in words.
pub(crate) fn side(side: Side) -> Message {
    match side {
        Side::EvilChild => Seats::ForHerself,
        Side::Yithian => Seats::ForNobody,
        Side::Investigator | Side::Cultist => Seats::ForSide { side: side.message() },
    }
    .message()
}

fn seat(game: &Cluethulhu, view: &View, seat: Seat, (keeper, person): (bool, bool)) -> SeatSeen {
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
    // What bots have to say is nobody's business.
    let said_all = person && matches!(&view.stage, PublicPhase::Talk { done } if done.contains(&seat));
    let note = match (player, seen) {
        _ if said_all => Some(Seats::SaidAll.message()),
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
            PublicPhase::Second { whom, .. } if *whom == seat => Some(Seats::Accused),
            PublicPhase::Accuse { .. }
            | PublicPhase::Second { .. }
            | PublicPhase::Defence { .. }
            | PublicPhase::Ballot { .. }
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
        PublicPhase::Doll { holder } => Prompts::HandsOnDoll { seat: *holder },
        PublicPhase::Lap { seat, turn, of } => Prompts::HasScreen { seat: *seat, turn: *turn, of: *of },
        PublicPhase::Segment(segment) if mine => match segment {
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
        PublicPhase::Segment(segment) => Prompts::Called { segment: segment.message() },
        PublicPhase::LastWord { seat } => Prompts::LastWord { seat: *seat },
        PublicPhase::Shown { seat, .. } => Prompts::Shown { seat: *seat },
        PublicPhase::Swallow { seat } => Prompts::SwallowsWhom { seat: *seat },
        PublicPhase::Heir { from } => Prompts::Heir { seat: *from },
        PublicPhase::Election { .. } => Prompts::Election,
        PublicPhase::Talk { .. } if mine => Prompts::Talk,
        PublicPhase::Talk { .. } => Prompts::TheyTalk,
        PublicPhase::Accuse { .. } if mine => Prompts::Accuse,
        PublicPhase::Accuse { .. } => Prompts::WhoAccuses,
        PublicPhase::Second { by, whom, .. } => Prompts::Second { by: *by, whom: *whom },
        PublicPhase::Defence { seat, .. } => Prompts::Defence { seat: *seat },
        PublicPhase::Ballot { whom, .. } => Prompts::Ballot { whom: *whom },
        PublicPhase::Over => return OutOfTurn::GameOver.message(),
    }
    .message()
}

/// The vote under way, as everybody sees it.
fn ballot(view: &View) -> Option<Ballot> {
    let weight = |seat: Seat| if view.seats[usize::from(seat.0)].priest { 2 } else { 1 };
    let voters: Vec<(Seat, u8)> = view.free().map(|seat| (seat, weight(seat))).collect();
    let all: u16 = voters.iter().map(|(_, votes)| u16::from(*votes)).sum();
    match &view.stage {
        PublicPhase::Ballot { whom, votes, .. } => {
            let cast = votes.iter().map(|(by, yes)| (*by, yes.then_some(*whom))).collect();
            Some(Ballot { voters, cast, on: vec![*whom], needed: Some(votes_needed(all)) })
        }
        PublicPhase::Election { votes } => {
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
pub(crate) fn lines<'a>(record: impl IntoIterator<Item = &'a Recorded>) -> Vec<RecordLine> {
    let mut lines: Vec<RecordLine> = vec![];
    let mut elected: Vec<(Seat, Vec<Seat>)> = vec![];
    let mut news = 0;
    for one in record {
        news += usize::from(matches!(one.event, Event::News(_)));
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
                    lines.push(RecordLine { day, night, words, secret: None, tone: Tone::Plain, news });
                }
            }
            _ => {}
        }
        lines.push(RecordLine { news, ..line(one) });
    }
    lines
}

pub(crate) fn told(view: &View) -> Vec<RecordLine> {
    // Whoever reads it knows to whom.
    let told = |one: &Recorded| match &one.event {
        Event::Told { seat, fact } if Some(*seat) == view.viewer => {
            Some(RecordLine { words: fact.message(), ..line(one) })
        }
        _ => None,
    };
    view.record.iter().filter_map(told).collect()
}

pub(crate) fn line(one: &Recorded) -> RecordLine {
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
    RecordLine { day: one.day.max(1), night: one.night, words, secret, tone, news: 0 }
}

/// Whether what happened is to be shown large: who it is about, and what goes with it.
pub(crate) fn large(event: &Event) -> Option<(Seat, Vec<Sign>)> {
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

/// What the history tells: all that is more than a heading.
fn is_told(one: &Recorded) -> bool {
    !matches!(one.event, Event::News(News::DayBroke { .. } | News::Called(_)))
}

/// All lines of it; nothing while the game is on.
pub fn history(game: &Cluethulhu) -> Vec<RecordLine> {
    if game.outcome().is_none() {
        return vec![];
    }
    game.record().iter().filter(|one| is_told(one)).map(line).collect()
}

/// The table as it was when so many lines had been told, with every tablet face up.
pub fn at_step(m: &CardMatch<Cluethulhu>, step: usize) -> Option<PublicRecord> {
    let mut game = Cluethulhu::new(m.setup(), m.seed()).ok()?;
    let told = |game: &Cluethulhu| game.record().iter().filter(|one| is_told(one)).count();
    for done in m.log() {
        if told(&game) >= step {
            break;
        }
        game.apply(done.seat, done.action).ok()?;
    }
    let mut seen = PublicRecord::of(&game, Viewer::Keeper, &[]);
    // The story is told after the end, however far it is read.
    let end = PublicRecord::of(m.game(), Viewer::Keeper, &[]);
    (seen.result, seen.offers) = (end.result, end.offers);
    Some(seen)
}
