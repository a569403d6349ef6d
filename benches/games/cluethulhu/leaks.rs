//! `scripts/bench leaks`: pairs of deals that must look alike to one who sits at the table, played by the same gestures.
//!
//! In both deals everybody points at the same people, whatever their tablet, and does by Night what a plan says that knows
//! seats only. So all that an onlooker sees, hears and finds on disk has to be the same, to the byte. By Night the Keeper
//! tells what came of the Day: where that differs, or the game is over, a pair ends.

use crate::leak_study::{Leak, LeakStudy, difference};
use cluethulhu::bot::aloud::aloud;
use cluethulhu::script;
use cluethulhu_rules::{
    Action, Cluethulhu, Day, Event, Fact, News, Phase, Recorded, Role, Segment, Setup, Statement, View,
};
use game::choices::Offers;
use game::rng::Rng;
use game::{CardGame, Game, Seat};
use rayon::prelude::*;
use serde_json::Value;
use session::info::Failure;
use session::journal::{Journal, Seed};
use session::{CardMatch, CardNote, Seating, told};

/// Whose view is compared beside the public one: the seat holds the same tablet in both deals.
pub const ONLOOKER: Seat = Seat(0);
/// After so many Days a pair has shown what it can.
const MOST_DAYS: u16 = 4;
/// The stream of chance for what everybody does.
const PLAN: u64 = 0x706c_616e;

/// A match as an onlooker finds it at one moment: what is looked at, and as what it is seen.
pub type Look = fn(&CardMatch<Cluethulhu>) -> Vec<(&'static str, String)>;

/// What is compared only while the onlooker has been told the same in both deals.
const OWN: [&str; 2] = ["the onlooker's view", "the onlooker's choices"];

/// All that an onlooker sees, hears and finds on disk.
pub fn everything(m: &CardMatch<Cluethulhu>) -> Vec<(&'static str, String)> {
    let game = m.game();
    let public = game.view(None);
    let own = game.view(Some(ONLOOKER));
    let text = |view| serde_json::to_string(view).unwrap_or_default();
    let choices = |view: &View| format!("{:?}", Offers::<Cluethulhu>::of(view.clone()));
    let words: Vec<_> = script::moments(&public).iter().map(|said| format!("{said:?}")).collect();
    let mut all = vec![
        ("the Keeper's words", words.join(" ")),
        (OWN[0], text(&own)),
        (OWN[1], choices(&own)),
        ("what everybody sees", text(&public)),
        ("the choices", choices(&public)),
        ("what a bot would tell of an accusation", told_by_bots(game)),
    ];
    // Where the Day is called part by part nobody shares the screen, and the files are one person's.
    if game.setup().day == Day::Lap {
        all.push(("the save", m.to_bytes().map(|bytes| readable(&bytes)).unwrap_or_default()));
    }
    all
}

/// What a bot would tell everybody of accusing its neighbour, as a round of accusations begins.
fn told_by_bots(game: &Cluethulhu) -> String {
    let Phase::Accuse = game.phase() else { return String::new() };
    let seats: Vec<Seat> = game.to_act();
    let Some((by, view)) = seats.first().map(|by| (*by, game.view(Some(*by)))) else { return String::new() };
    let whom = view.living().find(|whom| *whom > by).or(view.living().next()).unwrap_or(by);
    format!("{:?}", aloud(&view, by, Action::Accuse(whom)))
}

/// What a save tells whoever opens it: the line that says what it is, and how long the masked rest is.
fn readable(save: &[u8]) -> String {
    let mut lines = save.splitn(3, |byte| *byte == b'\n');
    let (_, head, rest) = (lines.next(), lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let mut head: Value = serde_json::from_slice(head).unwrap_or_default();
    // A hash of masked bytes says nothing that can be read.
    head.as_object_mut().and_then(|head| head.remove("chain"));
    format!("{head}, then {} bytes", rest.len())
}

/// Plays so many pairs for a number of players, on all cores, and compares what there is to see.
///
/// # Errors
/// When there are too few or too many players.
pub fn study(
    pairs: u32,
    players: u8,
    seed: u64,
    look: Look,
    done: &(dyn Fn() + Sync),
) -> Result<LeakStudy, Failure> {
    let one = |k: u32| {
        let found = Pair::of(players, seed.wrapping_add(k.into())).and_then(|pair| pair.compared(look));
        done();
        found.map_err(|why| why.to_string())
    };
    let found: Result<Vec<LeakStudy>, String> = (0..pairs).into_par_iter().map(one).collect();
    Ok(found?.into_iter().fold(LeakStudy::default(), LeakStudy::and))
}

/// Two deals with the same players, dice and tablet of the onlooker.
pub struct Pair {
    /// The seed that it follows from.
    pub seed: u64,
    /// The deals.
    pub deals: [CardMatch<Cluethulhu>; 2],
}

impl Pair {
    /// The pair of a seed. In every other one the Day is a lap round the table; in two of four the deck is secret, and another in
    /// each deal.
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn of(players: u8, seed: u64) -> Result<Self, Failure> {
        let mut rng = Rng::new(seed);
        let day = if seed.is_multiple_of(2) { Day::Lap } else { Day::Segments };
        let plain = Setup { day, hidden: (seed / 2).is_multiple_of(2), ..Setup::players(players) };
        plain.tablets()?;
        let own = if rng.below(2) == 0 { Role::Cultist } else { Role::Investigator };
        let first = deck(&plain, &mut rng);
        let second = if plain.hidden { deck(&plain, &mut rng) } else { first.clone() };
        let mut deal = |setup: Setup| -> Result<_, Failure> {
            let mut tablets = setup.tablets()?;
            rng.shuffle(&mut tablets);
            if let Some(at) = tablets.iter().position(|role| *role == own) {
                tablets.swap(at, usize::from(ONLOOKER.0));
            }
            let game = Cluethulhu::with_tablets(&setup, &tablets, seed)?;
            Ok(CardMatch::laid_out(game, setup, seed, Seating::people(players)))
        };
        Ok(Self { seed, deals: [deal(first)?, deal(second)?] })
    }

    /// Plays both Day by Day and compares, up to the first difference.
    ///
    /// # Errors
    /// When the rules refuse what is done, which never happens in practice.
    pub fn compared(self, look: Look) -> Result<LeakStudy, Failure> {
        let Self { seed, deals: [one, other] } = self;
        let mut study = LeakStudy { pairs: 1, ..LeakStudy::default() };
        let (mut one, mut other) = (Table::new(one)?, Table::new(other)?);
        for day in 1..=MOST_DAYS {
            let shown = (one.play_day(seed, look)?, other.play_day(seed, look)?);
            let apart = told_apart(&one.news(day), &other.news(day));
            let end = compare(&shown.0, &shown.1, apart, &mut study);
            let leak = match end {
                End::Leak(leak) => Some(leak),
                End::Told => break,
                End::Alike => {
                    study.rounds += 1;
                    study.files += 1;
                    let journals = [&one, &other].map(|table| table.journal_until(day));
                    difference(&journals[0], &journals[1]).map(|(one, other)| Leak {
                        seed,
                        what: "the journal",
                        when: format!("after Day {day}"),
                        one,
                        other,
                    })
                }
            };
            if let Some(leak) = leak {
                study.leaks.push(Leak { seed, ..leak });
                break;
            }
        }
        Ok(study)
    }
}

/// A lawful deck.
fn deck(plain: &Setup, rng: &mut Rng) -> Setup {
    let (least, most) = Setup::specials_allowed(plain.players);
    loop {
        let mut specials = Role::SPECIALS;
        rng.shuffle(&mut specials);
        let count = usize::from(least) + rng.below(u32::from(most - least) + 1) as usize;
        let setup = plain.clone().with(&specials[..count]);
        if setup.tablets().is_ok() {
            return setup;
        }
    }
}

/// What there is to see at one moment.
struct Observation {
    when: String,
    /// What all were told, by Day and by Night.
    news: Vec<Recorded>,
    /// What the onlooker was told.
    facts: Vec<(u16, Fact)>,
    /// Whose last word is waited for: all know then that they go out.
    last_word: Option<Seat>,
    seen: Vec<(&'static str, String)>,
}

/// How the comparison of a Day ends.
enum End {
    Alike,
    /// With something that everybody is told.
    Told,
    Leak(Leak),
}

fn compare(one: &[Observation], other: &[Observation], apart: bool, study: &mut LeakStudy) -> End {
    let leak =
        |what, when: &str, (one, other)| End::Leak(Leak { seed: 0, what, when: when.to_owned(), one, other });
    for (one, other) in one.iter().zip(other) {
        if told_apart(&one.news, &other.news) || one.last_word != other.last_word {
            return End::Told;
        }
        for ((what, ours), (_, theirs)) in one.seen.iter().zip(&other.seen) {
            if OWN.contains(what) && one.facts != other.facts {
                continue;
            }
            study.looks += 1;
            if let Some(apart) = difference(ours, theirs) {
                return leak(what, &one.when, apart);
            }
        }
    }
    if apart {
        return End::Told;
    }
    if one.len() == other.len() {
        return End::Alike;
    }
    let count = |moments: &[Observation]| format!("{} moments", moments.len());
    leak("how often something changes", "the whole Day", (count(one), count(other)))
}

/// Whether everybody was told something in which the deals differ: what came of a Day, which is told by Night, to whom the Doll
/// goes, which is named aloud, or the end.
fn told_apart(one: &[Recorded], other: &[Recorded]) -> bool {
    let ends = |told: &Recorded| matches!(told.event, Event::News(News::Over(_)));
    let aloud = |told: &Recorded| told.night || matches!(told.event, Event::News(News::DollTo(_)));
    let (one_more, other_more) = (one.iter().skip(other.len()), other.iter().skip(one.len()));
    one.iter().chain(other).any(ends)
        || match one.iter().zip(other).find(|(one, other)| one != other) {
            Some((one, other)) => aloud(one) || aloud(other),
            None => one_more.chain(other_more).next().is_some_and(aloud),
        }
}

/// A deal that is being played, and its journal.
struct Table {
    m: CardMatch<Cluethulhu>,
    journal: Journal<Vec<u8>>,
}

impl Table {
    fn new(m: CardMatch<Cluethulhu>) -> Result<Self, Failure> {
        let journal = Journal::begin(vec![], Cluethulhu::NAME, &m.about(), Seed::of::<Cluethulhu>(m.seed()))?;
        Ok(Self { m, journal })
    }

    /// Plays a Day and its Night; every moment that an onlooker can tell from the one before. Where the Day is called part by
    /// part that begins with the Night: by Day all that counts is what was called.
    fn play_day(&mut self, seed: u64, look: Look) -> Result<Vec<Observation>, Failure> {
        let (day, lap) = (self.m.game().clock().0, self.m.setup().day == Day::Lap);
        let (mut shown, mut by_night) = (vec![], 0);
        while self.m.game().outcome().is_none() && self.m.game().clock().0 == day {
            let game = self.m.game();
            let seat = *game.to_act().first().ok_or("nobody is to act")?;
            // By Night all is open, and one comes after the other; by Day it does not matter who acts before.
            let (_, night) = game.clock();
            by_night += u64::from(night);
            let mut rng = Rng::stream(seed, PLAN + (u64::from(day) << 32) + by_night);
            let action = planned(game, seat, &mut rng);
            let notes = self.m.act(seat, action)?;
            if let Some(done) = self.m.last_told() {
                self.journal.intent(done)?;
            }
            told::<Cluethulhu>(&notes).iter().try_for_each(|note: &CardNote<_>| self.journal.note(note))?;
            let now = self.moment(look);
            if (lap || self.m.game().clock().1)
                && shown.last().is_none_or(|before: &Observation| before.seen != now.seen)
            {
                shown.push(now);
            }
        }
        Ok(shown)
    }

    /// What everybody was told until the end of a Day and its Night.
    fn news(&self, day: u16) -> Vec<Recorded> {
        self.m.game().view(None).record.into_iter().filter(|told| told.day <= day).collect()
    }

    /// The journal, but for what was called since the next Day broke: where the Day goes part by part it has gone on already.
    fn journal_until(&self, day: u16) -> String {
        let all = String::from_utf8_lossy(self.journal.written());
        let next = format!("\"DayBroke\":{{\"day\":{}}}", day + 1);
        all.lines().take_while(|line| !line.contains(&next)).collect::<Vec<_>>().join("\n")
    }

    fn moment(&self, look: Look) -> Observation {
        let game = self.m.game();
        let (day, night) = game.clock();
        let own = game.view(Some(ONLOOKER));
        let when = format!("{} {day}, after {} acts", if night { "Night" } else { "Day" }, self.m.moves());
        let last_word = match game.phase() {
            Phase::LastWord { seat } => Some(*seat),
            _ => None,
        };
        Observation {
            when,
            news: game.view(None).record,
            facts: own.told().collect(),
            last_word,
            seen: look(&self.m),
        }
    }
}

/// What a seat does: it points at whom the plan says, or at the next who may be pointed at. No tablet is asked.
fn planned(game: &Cluethulhu, seat: Seat, rng: &mut Rng) -> Action {
    let players = game.setup().players;
    let from = rng.below(players.into()) as u8;
    let next = |k: u8| Seat((from + k) % players);
    let yes = rng.below(2) == 0;
    // As at the screen: whoever is known to be out cannot be pointed at.
    let public = game.view(None);
    let there = |whom: Seat| public.living().any(|living| living == whom).then_some(whom);
    let orders = Action::Orders { picks: [there(next(0)), there(next(1)), there(next(2)).filter(|_| yes)] };
    let wanted = |k: u8| match game.phase() {
        Phase::Lap { .. } => orders,
        Phase::Segment { segment: Segment::Mother, .. } => Action::Pair(next(k), next(k + 1)),
        Phase::Segment { segment: Segment::Traitor, .. } if yes => Action::Turn,
        Phase::Election { .. } => Action::Elect(next(k)),
        Phase::Heir { .. } => Action::Heir(next(k)),
        Phase::Talk { .. } | Phase::Defence { .. } if yes => Action::Say(Statement::Suspect(next(k))),
        Phase::Accuse if yes => Action::Accuse(next(k)),
        Phase::Second { .. } if yes => Action::Second,
        Phase::Ballot { .. } => Action::Vote(yes),
        Phase::Talk { .. } | Phase::Defence { .. } | Phase::Accuse | Phase::Second { .. } => Action::Pass,
        _ => Action::Pick(next(k)),
    };
    let lawful = (0..players).map(wanted).chain([Action::Pass, Action::Nobody]);
    lawful.into_iter().find(|action| game.check(seat, action).is_ok()).unwrap_or(Action::Nobody)
}
