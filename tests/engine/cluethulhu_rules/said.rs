//! What the Keeper says when, against a second reading: this one goes by all that happens, secrets too, and by what the game
//! waits for, where the script knows only what is public.

use super::*;
use cluethulhu::script::{self, Cue};
use game::Language;
use game::rng::Rng;
use std::collections::BTreeSet;
use support::counts::whole_or;
use support::told::english;

type Said = (String, Vec<Seat>);

fn said(moments: &[Cue]) -> Vec<Said> {
    moments.iter().map(|moment| (moment.name.to_owned(), moment.who.clone())).collect()
}

/// Somebody at the table who knows all tablets and listens.
#[derive(Default)]
struct Listener {
    lap: bool,
    told: Vec<Said>,
    open: Option<Segment>,
    doll: Option<Seat>,
    given: Option<Seat>,
    missing: Vec<Seat>,
    /// A Shoggoth of which is said already that it is dead.
    hungry: Option<Seat>,
    /// Of each round of this Night: the votes of its last ballot, as (weight, of).
    ballots: Vec<(u8, u8)>,
    night_ballots: usize,
    /// The number of the last ballot, as the rules count them.
    last_ballot: u8,
}

impl Listener {
    fn closes(&mut self, all: &mut Vec<Said>) {
        let Some(open) = self.open.take() else { return };
        all.push(match (open, self.given.take()) {
            (Segment::Doll, Some(seat)) => ("doll asleep".into(), vec![seat]),
            (Segment::Doll, None) => ("doll unmoved".into(), vec![]),
            (open, _) => (format!("{} asleep", english(&open).to_lowercase()), vec![]),
        });
    }

    fn hears(&mut self, day: u16, night: bool, event: &Event) -> Vec<Said> {
        let mut all = vec![];
        let mut say = |name: &str, who: &[Seat]| all.push((name.to_owned(), who.to_vec()));
        match event {
            Event::Secret(Secret::Out(seat, cause)) => {
                self.doll = self.doll.filter(|holder| holder != seat);
                if !night {
                    self.missing.push(*seat);
                } else if *cause == OutReason::Murder && self.hungry != Some(*seat) {
                    say("murdered", &[*seat]);
                }
            }
            Event::News(News::DayBroke { .. }) if !self.lap => say("day", &[]),
            Event::News(News::Called(segment)) => {
                self.closes(&mut all);
                self.open = Some(*segment);
                all.push(match (segment, self.doll) {
                    (Segment::Doll, _) if day == 1 => ("doll first".into(), vec![]),
                    (Segment::Doll, None) => ("doll lost".into(), vec![]),
                    (Segment::Doll, Some(holder)) => ("doll".into(), vec![holder]),
                    (other, _) => (english(other).to_lowercase(), vec![]),
                });
            }
            Event::News(News::DollTo(seat)) => {
                self.doll = Some(*seat);
                if self.lap {
                    say("doll handed", &[*seat]);
                } else {
                    self.given = Some(*seat);
                }
            }
            Event::News(News::NightFell { detained, .. }) => {
                self.closes(&mut all);
                let mut out = std::mem::take(&mut self.missing);
                out.sort_unstable();
                all.push(("night".into(), vec![]));
                all.push((if out.is_empty() { "nobody taken" } else { "taken" }.into(), out));
                all.extend(detained.map(|seat| ("detained".into(), vec![seat])));
                (self.ballots, self.night_ballots) = (vec![], 0);
            }
            Event::News(News::HighPriest(seat) | News::Heir { whom: seat, .. }) => say("elected", &[*seat]),
            Event::News(News::Ritual) => say("ritual", &[]),
            Event::News(News::YithianLost(seat)) => say("yithian lost", &[*seat]),
            Event::News(News::Fell { whom }) => say("unseconded", &[*whom]),
            Event::News(News::Accused { .. }) => self.ballots.clear(),
            Event::News(News::Ballot { weight, of, .. }) => {
                self.ballots.push((*weight, *of));
                self.night_ballots += 1;
            }
            Event::News(News::Saved(seat)) => say("sheltered", &[*seat]),
            Event::News(News::Heartbroken(seat)) => say("heartbroken", &[*seat]),
            Event::News(News::Deadlock) if self.last_ballot == 3 => say("voted enough", &[]),
            Event::News(News::Deadlock) => say("deadlock", &[]),
            Event::News(News::DollDead) => say("doll dead", &[]),
            Event::News(News::Shown(seat)) => say("shown", &[*seat]),
            Event::News(News::Absorbs { seat, whom, result }) => {
                self.hungry = Some(*seat).filter(|_| *result == Absorbed::Protected);
                say("shoggoth", &[*seat]);
                let comes = match result {
                    Absorbed::Instead => "swallowed",
                    Absorbed::Poisoned => "poisoned",
                    Absorbed::Protected => "hungry",
                };
                say(comes, &[*whom]);
            }
            _ => {}
        }
        all
    }

    /// What the game waits for, as a question.
    fn asked(&self, game: &Cluethulhu) -> Vec<Said> {
        let one = |name: &str, who: &[Seat]| vec![(name.to_owned(), who.to_vec())];
        match game.phase() {
            Phase::Doll { holder } => one("doll", &[*holder]),
            Phase::Lap { .. } => one(if game.clock().0 == 1 { "looking" } else { "lap" }, &[]),
            Phase::LastWord { seat } => one("last word", &[*seat]),
            Phase::Swallow { seat } => one("swallow", &[*seat]),
            Phase::Heir { from } => one("heir", &[*from]),
            Phase::Election { .. } => one("priest", &[]),
            Phase::Talk { .. } => one("discuss", &[]),
            Phase::Accuse if game.court().round < 2 => one("accuse", &[]),
            Phase::Accuse if self.night_ballots == 0 => one("nobody accused", &[]),
            Phase::Accuse => one("accuse again", &[]),
            Phase::Second { whom, .. } => one("second", &[*whom]),
            Phase::Defence { seat, .. } => one("defence", &[*seat]),
            Phase::Ballot { accused, at, .. } => {
                let mut all = one("vote", &[accused[*at]]);
                // The first of a ballot for which those before in this round gave several a majority.
                let several = self.ballots.iter().filter(|(weight, of)| 2 * weight > *of).count() > 1;
                if *at == 0 && several && self.ballots.len() > 1 {
                    all.insert(0, ("again".into(), vec![]));
                }
                all
            }
            Phase::Over => one("over", &[]),
            _ => vec![],
        }
    }

    fn listens(&mut self, game: &Cluethulhu, news: &[Recorded], met: &mut BTreeSet<String>) {
        let view = game.view(None);
        let mut wanted = std::mem::take(&mut self.told);
        for one in news {
            wanted.extend(self.hears(one.day, one.night, &one.event));
        }
        self.last_ballot = game.court().ballot;
        let told = said(&script::told(&view));
        assert_eq!(told, wanted, "{:?}", game.phase());
        let asked = self.asked(game);
        let now = said(&script::moments(&view));
        assert!(now.ends_with(&asked), "{now:?} {asked:?}");
        assert!(told.ends_with(&now[..now.len() - asked.len()]), "{now:?}");
        let signs: Vec<Said> =
            script::signs(game).iter().flat_map(|sign| said(std::slice::from_ref(sign))).collect();
        match game.phase() {
            Phase::Marks { ballot, .. } if *ballot > 1 => assert_eq!(signs[0].0, "investigators again"),
            Phase::Absorb { seat } => assert_eq!(signs, [("shoggoth by day".to_owned(), vec![*seat])]),
            _ => assert!(signs.is_empty()),
        }
        met.extend(told.iter().chain(&asked).chain(&signs).map(|(name, _)| name.clone()));
        self.told = told;
    }
}

fn listen(mut game: Cluethulhu, rng: &mut Rng, met: &mut BTreeSet<String>) {
    let mut listener = Listener { lap: game.setup().day == Day::Lap, ..Listener::default() };
    listener.told = vec![("begin".into(), vec![])];
    let mut heard = 0;
    loop {
        listener.listens(&game, &game.record()[heard..], met);
        heard = game.record().len();
        if game.outcome().is_some() {
            return;
        }
        let dead = Action::Override(Override::Doll(None));
        if rng.below(60) == 0 && game.check(Seat(0), &dead).is_ok() {
            (listener.doll, listener.given) = (None, None);
            game.apply(Seat(0), dead).unwrap();
            continue;
        }
        let (seat, action) = random::action(&game, rng);
        game.apply(seat, action).unwrap();
    }
}

/// Random games, half of them round one screen: everything is said at its moment, and every text is said at some. 4,000
/// games; 200 in `./test`.
#[test]
fn every_text_is_said_and_in_its_case() {
    let mut met = BTreeSet::new();
    for seed in 0..whole_or(4_000, 200) {
        let mut rng = Rng::new(seed);
        let setup = random::setup(&mut rng);
        let keeper = if setup.day == Day::Lap { Keeper::Machine } else { Keeper::Human };
        let setup = Setup { keeper, shoggoth_talk: seed % 2 == 0, ..setup };
        let game = Cluethulhu::new(&setup, seed).unwrap();
        listen(game, &mut rng, &mut met);
    }
    let names: BTreeSet<String> = script::names(Language::English).into_iter().collect();
    let unsaid: Vec<&String> = names.difference(&met).collect();
    let unwritten: Vec<&String> = met.difference(&names).collect();
    assert!(
        unsaid.is_empty() && unwritten.is_empty(),
        "never said: {unsaid:?}; without a text: {unwritten:?}"
    );
}

#[test]
fn every_moment_has_words_of_its_own() {
    let names = script::names(Language::English);
    for (k, name) in names.iter().enumerate() {
        assert!(!names[..k].contains(name), "{name} twice");
        let [words, german] =
            [Language::English, Language::German].map(|language| script::says(language, name, "Zelda"));
        for words in [&words, &german] {
            assert!(words.len() > 10 && !words.contains(['{', '[', '#', '>']), "{name}: {words}");
        }
        assert_eq!(words.contains("Zelda"), german.contains("Zelda"), "{name}: {german}");
        assert!(words != german, "{name}: {german}");
    }
    assert_eq!(script::names(Language::German), names, "both have the same moments in the same order");
    assert_eq!(script::says(Language::English, "no such moment", "Ann"), "");
    assert!(script::says(Language::English, "heir", "Ann").contains("Ann, name"));
}

/// A sheet of A4 holds about 95 lines of 110 characters of small print.
#[test]
fn the_keepers_page_holds_every_text_in_order_on_one_sheet() {
    for language in [Language::English, Language::German] {
        let page = script::page(language, "Said");
        let mut at = 0;
        for name in script::names(language) {
            let words = script::says(language, &name, "N");
            at +=
                page[at..].find(&words).unwrap_or_else(|| panic!("{name} is not on the page, or too early"))
                    + words.len();
        }
        let lines: usize = page.lines().map(|line| 1 + line.chars().count().saturating_sub(1) / 110).sum();
        assert!(lines <= 95, "{language}: {lines} lines");
    }
}
