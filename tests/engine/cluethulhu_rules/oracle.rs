//! What the rules allow, against a plain reading of them that knows only what has happened: who is out, who is detained,
//! who holds which tablet and what has been said are counted here from the events, and nothing is asked of the engine but
//! what it waits for.

use super::*;
use game::rng::Rng;
use std::collections::BTreeSet;
use support::counts::tenth;

/// What has happened, as somebody would keep it who knows everything.
#[derive(Default)]
struct Notes {
    players: u8,
    tablets: Vec<Role>,
    /// Who is an Investigator: who holds a Yithian's tablet may be one or not.
    investigators: BTreeSet<Seat>,
    /// Out, as everybody knows; and out in truth.
    missing: BTreeSet<Seat>,
    out: BTreeSet<Seat>,
    detained: Option<Seat>,
    ritual: bool,
    day: u16,
    night: bool,
    /// Of the phase: who has done what there is to do once, how often everybody has spoken.
    acted: BTreeSet<Seat>,
    spoken: Vec<u8>,
    accused: BTreeSet<Seat>,
    lap: usize,
}

impl Notes {
    fn new(game: &Cluethulhu) -> Self {
        let players = game.setup().players;
        let mut notes = Self { players, spoken: vec![0; players.into()], ..Self::default() };
        notes.tablets = vec![Cultist; players.into()];
        game.record().iter().for_each(|one| notes.hear(&one.event));
        notes
    }

    fn hear(&mut self, event: &Event) {
        match event {
            // Whoever lost a tablet to the Yithian stays on its side.
            Event::Told { seat, fact: Fact::NewTablet(Yithian) } => {
                self.tablets[usize::from(seat.0)] = Yithian;
            }
            Event::Told { seat, fact: Fact::Dealt(role) | Fact::NewTablet(role) } => self.holds(*seat, *role),
            Event::Told { seat, fact: Fact::Turned } => self.holds(*seat, Investigator),
            Event::Told { seat, fact: Fact::Took(whom, role) } => {
                self.tablets[usize::from(seat.0)] = *role;
                if self.investigators.contains(whom) {
                    self.investigators.insert(*seat);
                }
            }
            Event::Told { seat, fact: Fact::Detained } => self.detained = Some(*seat),
            Event::Told { fact: Fact::Freed, .. } => self.detained = None,
            Event::Secret(Secret::Out(seat, _)) => {
                self.out.insert(*seat);
                if self.night {
                    self.missing.insert(*seat);
                }
                self.detained = self.detained.filter(|detained| detained != seat);
            }
            Event::News(News::DayBroke { .. }) => (self.day, self.night) = (self.day + 1, false),
            Event::News(News::NightFell { .. }) => {
                (self.night, self.missing) = (true, self.out.clone());
            }
            Event::News(News::Ritual) => (self.ritual, self.detained) = (true, None),
            _ => {}
        }
    }

    fn holds(&mut self, seat: Seat, role: Role) {
        self.tablets[usize::from(seat.0)] = role;
        if matches!(role, Investigator | Detective | Psychiatrist) {
            self.investigators.insert(seat);
        } else {
            self.investigators.remove(&seat);
        }
    }

    /// Notes what somebody did, for what may be done once, and begins anew where the game goes on to something else.
    fn did(&mut self, before: &Phase, seat: Seat, action: Action, after: &Phase) {
        match (before, action) {
            (_, Action::Say(_)) => self.spoken[usize::from(seat.0)] += 1,
            (Phase::Accuse, Action::Accuse(whom)) => {
                self.accused.insert(whom);
            }
            _ => {}
        }
        if matches!(before, Phase::Accuse) {
            self.acted.insert(seat);
        }
        // A round goes on through seconds and defences, until everybody has accused somebody or passed.
        let on = matches!(after, Phase::Accuse | Phase::Second { .. } | Phase::Defence { .. });
        let all = self.seats().all(|seat| !self.free(seat) || self.acted.contains(&seat));
        if !on || all && matches!(after, Phase::Accuse) {
            (self.acted, self.accused) = (BTreeSet::new(), BTreeSet::new());
        }
        self.lap =
            if matches!((before, after), (Phase::Lap { .. }, Phase::Lap { .. })) { self.lap + 1 } else { 0 };
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    fn in_sight(&self, seat: Seat) -> bool {
        seat.0 < self.players && !self.missing.contains(&seat)
    }

    fn free(&self, seat: Seat) -> bool {
        !self.out.contains(&seat) && self.detained != Some(seat)
    }

    /// Whether somebody may point at somebody in a part of the Day (C9 to C17).
    fn may_point(&self, segment: Segment, by: Seat, whom: Seat) -> bool {
        let oneself = match segment {
            Segment::Doll => self.day == 1,
            Segment::Wizard | Segment::Detective => true,
            _ => false,
        };
        self.in_sight(whom) && (oneself || by != whom)
    }

    /// Whether somebody may do something, by what the game waits for; for what is asked of several at once, whether they
    /// have had their say is read off the phase, which the view shows to all.
    fn allows(&self, phase: &Phase, seat: Seat, action: Action) -> bool {
        let open = |done: &[Seat]| self.free(seat) && !done.contains(&seat);
        let by_of = |votes: &[(Seat, bool)]| votes.iter().map(|(by, _)| *by).collect::<Vec<_>>();
        match (phase, action) {
            (Phase::Doll { holder }, Action::Pick(whom)) => {
                seat == *holder && self.in_sight(whom) && whom != seat
            }
            (Phase::Doll { holder }, Action::Nobody) => seat == *holder,
            (Phase::Lap { order, .. }, Action::Orders { picks }) => {
                order[self.lap] == seat && picks.iter().flatten().all(|whom| self.in_sight(*whom))
            }
            (Phase::Segment { segment: Segment::Mother, seat: asked }, Action::Pair(a, b)) => {
                seat == *asked && a != b && self.in_sight(a) && self.in_sight(b)
            }
            (Phase::Segment { segment: Segment::Traitor, seat: asked }, Action::Turn)
            | (Phase::LastWord { seat: asked }, Action::Nobody) => seat == *asked,
            (Phase::Segment { segment: Segment::Mother | Segment::Traitor, .. }, Action::Pick(_)) => false,
            (Phase::Segment { segment, seat: asked }, Action::Pick(whom)) => {
                seat == *asked && self.may_point(*segment, seat, whom)
            }
            (Phase::Segment { seat: asked, .. } | Phase::Absorb { seat: asked }, Action::Nobody) => {
                seat == *asked
            }
            (Phase::Absorb { seat: asked }, Action::Pick(whom)) => {
                seat == *asked && whom != seat && self.in_sight(whom)
            }
            (Phase::Marks { marks, .. }, Action::Pick(_) | Action::Nobody) => {
                let has_pointed = marks.iter().any(|(by, _)| *by == seat);
                let whom_fits = !matches!(action, Action::Pick(whom) if !self.in_sight(whom));
                self.free(seat) && self.investigators.contains(&seat) && !has_pointed && whom_fits
            }
            (Phase::LastWord { seat: asked }, Action::Pick(whom)) => {
                let shoggoth =
                    self.tablets[usize::from(seat.0)] == Shoggoth && self.free(seat) && !self.ritual;
                seat == *asked && shoggoth && whom != seat && self.in_sight(whom)
            }
            (Phase::Heir { from }, Action::Heir(whom)) => seat == *from && self.in_sight(whom),
            (Phase::Election { votes }, Action::Elect(whom)) => {
                open(&votes.iter().map(|(by, _)| *by).collect::<Vec<_>>()) && self.in_sight(whom)
            }
            (Phase::Talk { done, .. }, Action::Pass) => open(done),
            (Phase::Accuse, Action::Pass) => self.free(seat) && !self.acted.contains(&seat),
            (Phase::Accuse, Action::Accuse(whom)) => {
                self.free(seat)
                    && !self.acted.contains(&seat)
                    && self.in_sight(whom)
                    && !self.accused.contains(&whom)
            }
            (Phase::Second { by, whom, declined }, Action::Second | Action::Pass) => {
                open(declined) && seat != *by && seat != *whom
            }
            (Phase::Defence { seat: asked, .. }, Action::Pass) => seat == *asked && self.free(seat),
            (Phase::Ballot { votes, .. }, Action::Vote(_)) => open(&by_of(votes)),
            _ => false,
        }
    }
}

/// Everything that somebody could try.
fn tries(players: u8, rng: &mut Rng) -> Vec<Action> {
    let mut all = vec![Action::Turn, Action::Nobody, Action::Pass, Action::Second];
    all.extend([Action::Vote(true), Action::Vote(false)]);
    // One more than there are.
    for whom in (0..=players).map(Seat) {
        all.extend([Action::Pick(whom), Action::Elect(whom), Action::Heir(whom), Action::Accuse(whom)]);
        let other = Seat(rng.below(u32::from(players) + 1) as u8);
        all.extend([Action::Pair(whom, other), Action::Orders { picks: [Some(whom), None, Some(other)] }]);
    }
    all
}

/// 60 games; a tenth in `./test`.
#[test]
fn the_rules_allow_what_a_plain_reading_of_them_allows() {
    let (mut allowed, mut refused) = (0_u64, 0_u64);
    let games = tenth(60);
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut game = Cluethulhu::new(&random::setup(&mut rng), seed).unwrap();
        let mut notes = Notes::new(&game);
        while game.outcome().is_none() {
            for action in tries(notes.players, &mut rng) {
                for seat in notes.seats() {
                    let may = game.check(seat, &action).is_ok();
                    let reads = notes.allows(game.phase(), seat, action);
                    assert_eq!(may, reads, "{seed}: {seat} {action:?} in {:?}", game.phase());
                    *(if may { &mut allowed } else { &mut refused }) += 1;
                }
            }
            let (seat, action) = random::action(&game, &mut rng);
            let before = game.phase().clone();
            let events = game.apply(seat, action).unwrap();
            events.iter().for_each(|event| notes.hear(event));
            notes.did(&before, seat, action, game.phase());
        }
    }
    assert!(allowed > 1_700 * games && refused > 17_000 * games, "{allowed} {refused}");
}
