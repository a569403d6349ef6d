//! What the Keeper says: which text of `assets/cluethulhu/script.txt` belongs to which moment of a game, and the same texts
//! as a page for a human Keeper. Each language has a script of its own, with the same moments. All of it follows from what
//! everybody knows, but for what is asked by signs.

use cluethulhu_rules::{Absorbed, BALLOTS, Cluethulhu, Day, News, Phase, PublicPhase, Segment, View};
use files::asset;
use game::{Language, Seat};

/// Who is meant, in a text of the file.
const WHO: &str = "{who}";

/// Something that the Keeper says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cue {
    /// The moment's name in the script.
    pub name: &'static str,
    /// Who is meant.
    pub who: Vec<Seat>,
}

impl Cue {
    fn of(name: &'static str, who: &[Seat]) -> Self {
        Self { name, who: who.to_vec() }
    }
}

/// What the Keeper says at a moment, with the people that are meant in it; nothing at a moment that has no text.
pub fn says(language: Language, moment: &str, who: &str) -> String {
    find(&text(language), moment).unwrap_or_default().replace(WHO, who)
}

/// The names of all moments, in the order of the file. They are the same in every language.
pub fn names(language: Language) -> Vec<String> {
    text(language).lines().filter_map(named).map(str::to_owned).collect()
}

fn text(language: Language) -> String {
    let script = match language {
        Language::German => asset!("../../../assets/cluethulhu/script_de.txt"),
        Language::English | Language::Pseudo => asset!("../../../assets/cluethulhu/script.txt"),
    };
    script.text().into_owned()
}

/// The text under a moment's name.
fn find(script: &str, moment: &str) -> Option<String> {
    let mut lines = script.lines().skip_while(|line| named(line) != Some(moment)).skip(1);
    let text: Vec<&str> = lines.by_ref().take_while(|line| is_said(line)).map(str::trim).collect();
    Some(text.join(" ").trim().to_owned()).filter(|text| !text.is_empty())
}

/// Whether a line belongs to a text, or is empty.
fn is_said(line: &str) -> bool {
    named(line).is_none() && !line.starts_with(['#', '>'])
}

/// The name of the moment that a line begins.
fn named(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

/// A part of the script, for a human Keeper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The heading of what follows.
    Heading(String),
    /// What the Keeper does or heeds, and does not say.
    Direction(String),
    /// What the Keeper says at a moment; N stands for a name.
    Said {
        /// The moment's name in the script.
        moment: String,
        /// The words.
        words: String,
    },
}

/// The whole script, in a reader's order.
pub fn lines(language: Language) -> Vec<Passage> {
    let script = text(language);
    let mut lines = vec![];
    let mut was_direction = false;
    for line in script.lines() {
        let direction = line.strip_prefix("> ");
        if let Some(heading) = line.strip_prefix("# ") {
            lines.push(Passage::Heading(heading.to_owned()));
        } else if let Some(words) = direction {
            match lines.last_mut() {
                Some(Passage::Direction(last)) if was_direction => *last += &format!(" {words}"),
                _ => lines.push(Passage::Direction(words.to_owned())),
            }
        } else if let Some((moment, words)) = named(line).and_then(|it| Some((it, find(&script, it)?))) {
            lines.push(Passage::Said { moment: moment.to_owned(), words: words.replace(WHO, "N") });
        }
        was_direction = direction.is_some();
    }
    lines
}

/// The whole script under a title, as Markdown.
pub fn page(language: Language, title: &str) -> String {
    let line = |line: &Passage| match line {
        Passage::Heading(heading) => format!("\n## {heading}\n"),
        Passage::Direction(words) => format!("*{words}*"),
        Passage::Said { words, .. } => format!("- {words}"),
    };
    let title = std::iter::once(format!("# {title}"));
    title.chain(lines(language).iter().map(line)).collect::<Vec<_>>().join("\n") + "\n"
}

/// All that the Keeper has told everybody, in order. It only grows while a game goes on; what is asked now is not in it.
pub fn told(view: &View) -> Vec<Cue> {
    read(view).said.into_iter().map(|(_, moment)| moment).collect()
}

/// What the Keeper says now: what is new since somebody last did something that all could see, and what is asked.
pub fn moments(view: &View) -> Vec<Cue> {
    let Reading { said, since, .. } = read(view);
    let new = said.into_iter().filter(|(at, _)| *at >= since).map(|(_, moment)| moment);
    new.chain(asked(view)).collect()
}

/// What a Keeper reads before what is said now, and after it whatever anybody does: how the part of the Day that is open ends,
/// and how the next begins.
pub fn around(view: &View) -> (Vec<Cue>, Vec<Cue>) {
    let Reading { said, since, open, .. } = read(view);
    let before = said.into_iter().filter(|(at, _)| *at < since).map(|(_, moment)| moment).collect();
    let Some(open) = open else { return (before, vec![]) };
    let called =
        |segment: &Segment| !view.ritual || matches!(segment, Segment::Doll | Segment::Investigators);
    let order = Segment::order(view.setup.detective_after_vote).into_iter();
    let next = order.skip_while(|segment| *segment != open).skip(1).find(called);
    // In whose arms the Doll is, is known when it is.
    let closing = (open != Segment::Doll).then(|| closing(open));
    let all = closing.into_iter().chain([next.map_or("night", opening)]);
    (before, all.map(|name| Cue::of(name, &[])).collect())
}

/// What the Keeper shows by signs to those whom it concerns, while others keep their eyes closed: the Keeper's knowledge.
pub fn signs(game: &Cluethulhu) -> Option<Cue> {
    match game.phase() {
        Phase::Marks { ballot: 2.., .. } => Some(Cue::of("investigators again", &[])),
        Phase::Absorb { seat } => Some(Cue::of("shoggoth by day", &[*seat])),
        _ => None,
    }
}

/// What the Keeper asks now.
fn asked(view: &View) -> Vec<Cue> {
    let one = |name, who: &[Seat]| vec![Cue::of(name, who)];
    match &view.stage {
        PublicPhase::Doll { holder } => one("doll", &[*holder]),
        PublicPhase::Lap { .. } if view.day == 1 => one("looking", &[]),
        PublicPhase::Lap { .. } => one("lap", &[]),
        PublicPhase::Segment(_) | PublicPhase::Shown { .. } => vec![],
        PublicPhase::LastWord { seat } => one("last word", &[*seat]),
        PublicPhase::Swallow { seat } => one("swallow", &[*seat]),
        PublicPhase::Heir { from } => one("heir", &[*from]),
        PublicPhase::Election { .. } => one("priest", &[]),
        PublicPhase::Talk { .. } => one("discuss", &[]),
        PublicPhase::Accuse { .. } => one(round(view), &[]),
        PublicPhase::Second { whom, .. } => one("second", &[*whom]),
        PublicPhase::Defence { seat, .. } => one("defence", &[*seat]),
        PublicPhase::Ballot { accused, whom, .. } => {
            let again = accused.first() == Some(whom) && is_voted_again(view, *whom);
            let again = again.then(|| Cue::of("again", &[]));
            again.into_iter().chain(one("vote", &[*whom])).collect()
        }
        PublicPhase::Over => one("over", &[]),
    }
}

/// How a round of accusations is begun: the second says why there is one.
fn round(view: &View) -> &'static str {
    match view.court {
        (0 | 1, _) => "accuse",
        (_, 0) => "nobody accused",
        _ => "accuse again",
    }
}

/// Whether a vote on somebody was counted in this round before: several had a majority.
fn is_voted_again(view: &View, seat: Seat) -> bool {
    let mut again = false;
    for (_, news) in view.news() {
        match news {
            News::Accused { .. } => again = false,
            News::Ballot { whom, .. } => again |= *whom == seat,
            _ => {}
        }
    }
    again
}

const fn opening(segment: Segment) -> &'static str {
    match segment {
        Segment::Doll => "doll",
        Segment::Wizard => "wizard",
        Segment::Detective => "detective",
        Segment::Investigators => "investigators",
        Segment::Mother => "mother",
        Segment::Psychiatrist => "psychiatrist",
        Segment::TchoTcho => "tcho-tcho",
        Segment::Traitor => "traitor",
        Segment::Yithian => "yithian",
    }
}

const fn closing(segment: Segment) -> &'static str {
    match segment {
        Segment::Doll => "doll unmoved",
        Segment::Wizard => "wizard asleep",
        Segment::Detective => "detective asleep",
        Segment::Investigators => "investigators asleep",
        Segment::Mother => "mother asleep",
        Segment::Psychiatrist => "psychiatrist asleep",
        Segment::TchoTcho => "tcho-tcho asleep",
        Segment::Traitor => "traitor asleep",
        Segment::Yithian => "yithian asleep",
    }
}

/// The news read from the first to the last.
#[derive(Default)]
struct Reading {
    /// What was said, each with the number of the news at which it was.
    said: Vec<(usize, Cue)>,
    /// The number of the news since which all that was said is new.
    since: usize,
    /// The part of the Day that is open.
    open: Option<Segment>,
    /// Who has got the Doll in it.
    given: Option<Seat>,
    /// A majority is for this one's death, who may still be saved.
    dying: Option<Seat>,
    doll: Option<Seat>,
    /// How often has been voted in this Night, and on whom in the last of these ballots.
    ballots: (u8, Vec<Seat>),
}

fn read(view: &View) -> Reading {
    let mut reading = Reading::default();
    reading.say(0, "begin", &[]);
    let mut last = 0;
    for (at, (day, news)) in view.news().enumerate() {
        reading.hear(at, day, news, view.setup.day);
        last = at;
    }
    let waits = match &view.stage {
        PublicPhase::LastWord { seat } | PublicPhase::Shown { seat, .. } | PublicPhase::Swallow { seat } => {
            reading.dying == Some(*seat)
        }
        _ => false,
    };
    if !waits {
        reading.bury(last);
    }
    // A human Keeper may have put the Doll elsewhere.
    let holder = view.seats.iter().find(|seat| seat.doll).map(|seat| seat.seat);
    let asks_holder = reading.open == Some(Segment::Doll) && reading.given.is_none() && view.day > 1;
    if let Some((_, moment)) = reading.said.last_mut().filter(|_| asks_holder) {
        *moment = holder.map_or(Cue::of("doll lost", &[]), |seat| Cue::of("doll", &[seat]));
    }
    reading
}

impl Reading {
    fn say(&mut self, at: usize, name: &'static str, who: &[Seat]) {
        self.said.push((at, Cue::of(name, who)));
    }

    /// Somebody dies by Night for all to see.
    fn dies(&mut self, seat: Seat) {
        self.doll = self.doll.filter(|&holder| holder != seat);
    }

    /// Nothing saves whoever was to die.
    fn bury(&mut self, at: usize) {
        if let Some(seat) = self.dying.take() {
            self.dies(seat);
            self.say(at, "murdered", &[seat]);
        }
    }

    fn close(&mut self, at: usize) {
        match (self.open.take(), self.given.take()) {
            (Some(Segment::Doll), Some(seat)) => self.say(at, "doll asleep", &[seat]),
            (Some(segment), _) => self.say(at, closing(segment), &[]),
            (None, _) => {}
        }
    }

    fn call(&mut self, at: usize, day: u16, segment: Segment) {
        self.close(at);
        match (segment, self.doll) {
            (Segment::Doll, _) if day == 1 => self.say(at, "doll first", &[]),
            (Segment::Doll, None) => self.say(at, "doll lost", &[]),
            (Segment::Doll, Some(seat)) => self.say(at, "doll", &[seat]),
            _ => self.say(at, opening(segment), &[]),
        }
        self.open = Some(segment);
    }

    fn hear(&mut self, at: usize, day: u16, news: &News, how: Day) {
        let saved = match (news, self.dying) {
            (News::Saved(seat) | News::Absorbs { seat, .. }, Some(dying)) => *seat == dying,
            _ => false,
        };
        let may_be_saved = matches!(news, News::Shown(seat) if self.dying == Some(*seat));
        if saved {
            self.dying = None;
        } else if !may_be_saved {
            self.bury(at);
        }
        match news {
            News::DayBroke { .. } if how == Day::Segments => self.say(at, "day", &[]),
            News::Called(segment) => {
                if *segment != Segment::Doll {
                    self.since = at;
                }
                self.call(at, day, *segment);
            }
            News::DollTo(seat) => {
                self.doll = Some(*seat);
                match self.open {
                    Some(_) => self.given = Some(*seat),
                    None => self.say(at, "doll handed", &[*seat]),
                }
            }
            News::NightFell { out, detained, .. } => {
                self.close(at);
                out.iter().for_each(|seat| self.dies(*seat));
                self.say(at, "night", &[]);
                self.say(at, if out.is_empty() { "nobody taken" } else { "taken" }, out);
                if let Some(seat) = detained {
                    self.say(at, "detained", &[*seat]);
                }
                self.since = at;
                self.ballots = (0, vec![]);
            }
            News::HighPriest(seat) | News::Heir { whom: seat, .. } => self.say(at, "elected", &[*seat]),
            News::Ritual => self.say(at, "ritual", &[]),
            News::YithianLost(seat) => {
                self.dies(*seat);
                self.say(at, "yithian lost", &[*seat]);
            }
            News::Fell { whom } => {
                self.say(at, "unseconded", &[*whom]);
                self.since = at;
            }
            News::Murdered(seat) => self.dying = Some(*seat),
            News::Saved(seat) => self.say(at, "sheltered", &[*seat]),
            News::Shown(seat) => {
                self.say(at, "shown", &[*seat]);
                self.since = at;
            }
            News::Absorbs { seat, whom, result } => self.swallow(at, *seat, *whom, *result),
            News::Heartbroken(seat) => {
                self.dies(*seat);
                self.say(at, "heartbroken", &[*seat]);
            }
            News::Deadlock if self.ballots.0 >= BALLOTS => self.say(at, "voted enough", &[]),
            News::Deadlock => self.say(at, "deadlock", &[]),
            News::DollDead => {
                self.doll = None;
                self.say(at, "doll dead", &[]);
            }
            News::Said { .. } | News::Seconded { .. } => self.since = at + 1,
            News::Accused { .. } => {
                self.ballots.1.clear();
                self.since = at + 1;
            }
            News::Ballot { whom, .. } => {
                self.vote(*whom);
                self.since = at + 1;
            }
            News::DayBroke { .. } | News::Elected { .. } | News::Corrected | News::Over(_) => {}
        }
    }

    /// A vote on somebody was counted: the first of a ballot where there was none in this round, or the same stood in it.
    fn vote(&mut self, whom: Seat) {
        let (ballots, on) = &mut self.ballots;
        if on.is_empty() || on.contains(&whom) {
            *ballots += 1;
            on.clear();
        }
        on.push(whom);
    }

    fn swallow(&mut self, at: usize, seat: Seat, whom: Seat, result: Absorbed) {
        self.say(at, "shoggoth", &[seat]);
        let name = match result {
            Absorbed::Instead => "swallowed",
            Absorbed::Poisoned => "poisoned",
            Absorbed::Protected => "hungry",
        };
        self.say(at, name, &[whom]);
        if result != Absorbed::Protected {
            self.dies(whom);
        }
        if result != Absorbed::Instead {
            self.dies(seat);
        }
    }
}
