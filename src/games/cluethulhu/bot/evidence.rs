//! What a seat has to go by: what it was told, and what everybody heard, as weights of "who is what".
//!
//! A weight is the logarithm of how much likelier a thing is if somebody is what is supposed, in hundredths of a ban
//! (Turing's and Good's unit: 100 centibans are a factor of ten). So a hypothesis is weighed by additions of whole numbers.

use super::calendar::{Calendar, MOST, RoleBits};
use cluethulhu_rules::{Absorbed, Fact, News, PublicPhase, Role, Setup, Side, Statement, View};
use game::Seat;
use game::rng::Rng;
use strum::VariantArray;

/// Kinds of tablets.
pub(super) const ROLES: usize = Role::VARIANTS.len();
/// What cannot be.
pub(super) const NEVER: i32 = -2000;

/// How an Investigator, against anybody else, does something to another Investigator, and to anybody else.
struct Habit(i32, i32);

// Counted in games of 9, 12 and 16 bots: what either side does to an Investigator, and to anybody else. Whoever accuses
// somebody has often suspected the same before, and votes alike. So each weighs a third to two thirds of what was counted. At full
// weight all are too sure: they say one in a hundred where it is one in five.
const YES: Habit = Habit(-8, 6);
const NO: Habit = Habit(6, -5);
const ACCUSED: Habit = Habit(-30, 8);
const SECONDED: Habit = Habit(-30, 3);
const SUSPECTED: Habit = Habit(-30, 8);
const TRUSTED: Habit = Habit(20, 0);
const ELECTED: Habit = Habit(12, -2);

/// The first on a Day who suspects an Investigator, against anybody else. If all counted, who go by what all have seen, a
/// large table would talk itself into anything.
const HUNCH: i32 = 5;

/// An Investigator who went out by Day: by a broken heart or the Shoggoth's poison, or by an arrest gone wrong.
const OUT_BY_DAY: i32 = -130;
/// An Investigator who claims a special tablet in the discussion, and when accused.
const BLUFF: i32 = -76;
const LAST_BLUFF: i32 = -60;
/// An Investigator who says so, against anybody else who does.
const CONFESSED: i32 = 60;
/// Somebody who is said to have told so and holds that tablet, against another; it weighs less than a claim.
const HEARSAY: i32 = 40;
/// Somebody else who claims a tablet that another holds.
const FALSE_CLAIM: i32 = -160;
/// Who holds a tablet that somebody else has claimed, and says nothing in a whole discussion, against who holds another. No bot
/// does it; of people, one in twenty may.
const SILENT: i32 = -130;
/// A Tcho-Tcho who tells of another tablet than was seen; an Investigator, and anybody else, who tells of any.
const FALSE_SIGHT: i32 = -250;
const BLUFFED_SIGHT: i32 = -30;
const IDLE_SIGHT: i32 = -60;
/// Somebody else than the Tcho-Tcho whose first sight is told unasked, with no charge to answer. No bot does it; of people, one in
/// ten may.
const UNASKED: i32 = -100;
/// Somebody else than the Tcho-Tcho who tells of a special tablet: who lies clears or blames, and has no use for it.
const NEEDLESS: i32 = -100;

/// Through whose eyes the record is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyes {
    /// One's own.
    Own,
    /// Those of a Cultist in one's place, who was told nothing.
    Anybody,
    /// Those of somebody who looks on: the same for all at the table.
    Public,
}

/// Somebody says what the tablet of another is.
#[derive(Clone, Copy, Debug)]
pub(super) struct TabletClaim {
    by: usize,
    whom: usize,
    role: Role,
    /// How much less likely anybody but the Tcho-Tcho says so than another lie.
    if_lie: i32,
}

impl TabletClaim {
    /// Whether it calls a seat an Investigator.
    fn blames(&self, seat: Seat) -> bool {
        self.whom == usize::from(seat.0) && self.role.side() == Side::Investigator
    }
}

/// All that a seat has to go by.
#[derive(Clone, Debug)]
pub(super) struct Evidence {
    /// The tablets dealt, as far as one is told; else a likely deck.
    pub(super) deck: Vec<Role>,
    /// For every seat and tablet.
    solo: [[i32; ROLES]; MOST],
    /// For every two who are both Investigators.
    pair: [[i32; MOST]; MOST],
    sights: Vec<TabletClaim>,
    /// Who has claimed what.
    claimed: Vec<(Seat, Role)>,
    /// Who has let others claim what without a word.
    silent: Vec<(Seat, Role)>,
    calendar: Calendar,
}

impl Evidence {
    /// What is to be read from a view.
    pub(super) fn new(view: &View, eyes: Eyes) -> Self {
        let mut all = Self {
            // Which deck is likely shows when all is read.
            deck: vec![Role::Cultist; view.seats.len()],
            solo: [[0; ROLES]; MOST],
            pair: [[0; MOST]; MOST],
            sights: vec![],
            claimed: vec![],
            silent: vec![],
            calendar: Calendar::new(view.seats.len()),
        };
        all.read_own(view, eyes);
        // How many claims there were before the discussion.
        let (mut accused, mut before) = (None, 0);
        let mut said: Vec<(u16, Seat, Statement)> = vec![];
        for (day, news) in view.news().take(common(view, eyes)) {
            if let News::Said { seat, statement } = news {
                // Whoever says it again says no more, and only who says it first may have seen something.
                let once = (day, *seat, *statement);
                if said.contains(&once) {
                    continue;
                }
                if let Statement::Suspect(whom) = statement
                    && !said.iter().any(|(on, _, other)| (*on, other) == (day, statement))
                {
                    all.hunch(*seat, *whom);
                }
                said.push(once);
            }
            match news {
                News::DayBroke { .. } => before = all.claimed.len(),
                News::Accused { .. } | News::Deadlock => all.undenied(before),
                _ => {}
            }
            all.read_news(news, accused);
            match news {
                News::Seconded { whom, .. } => accused = Some(*whom),
                News::Ballot { .. } | News::Accused { .. } => accused = None,
                _ => {}
            }
        }
        if let (PublicPhase::Ballot { whom, votes, .. }, true) = (&view.stage, eyes != Eyes::Public) {
            for (by, yes) in votes {
                all.does(*by, *whom, if *yes { YES } else { NO });
            }
        }
        all.deck = view.dealt().unwrap_or_else(|| all.likely_deck(&view.setup));
        all.deck.resize(view.seats.len(), Role::Cultist);
        all
    }

    /// The deck to reckon with where nobody is told: with the special tablets that somebody surely holds or says to hold, and
    /// with as many more as there may be.
    fn likely_deck(&self, setup: &Setup) -> Vec<Role> {
        let sure = self.solo.iter().filter_map(only);
        let likely = sure.chain(self.claimed.iter().map(|&(_, role)| role));
        let [.., (_, full)] = Setup::standard(setup.players);
        let mut specials: Vec<Role> = vec![];
        for role in likely.chain(full.iter().copied()).filter(|role| Role::SPECIALS.contains(role)) {
            if specials.len() < full.len() && !specials.contains(&role) {
                specials.push(role);
            }
        }
        let with = |specials: &[Role]| setup.clone().with(specials).tablets();
        with(&specials).or_else(|_| with(&full)).unwrap_or_default()
    }

    /// What one knows oneself.
    fn read_own(&mut self, view: &View, eyes: Eyes) {
        let Some(me) = view.viewer.map(|seat| usize::from(seat.0)) else { return };
        match eyes {
            Eyes::Own => {}
            Eyes::Anybody => return self.forbid(me, |role| role.side() == Side::Investigator),
            Eyes::Public => return,
        }
        for (day, fact) in view.told() {
            match fact {
                Fact::Dealt(role) => self.forbid(me, |other| other != role),
                Fact::Fellow(seat) => {
                    // Who joins them later was a Traitor or a Yithian.
                    let late = |role| matches!(role, Role::Traitor | Role::Yithian);
                    self.forbid(seat.0.into(), |role| {
                        role.side() != Side::Investigator && (day == 1 || !late(role))
                    });
                }
                Fact::Saw(seat, role) | Fact::Took(seat, role) => self.saw(seat.0.into(), role, day),
                Fact::ShoggothAbsorbs(seat, _) => self.forbid(seat.0.into(), |role| role != Role::Shoggoth),
                _ => {}
            }
        }
    }

    /// A tablet was seen. A Cultist's may be a cured one's, an Investigator's a turned Traitor's.
    fn saw(&mut self, whom: usize, role: Role, day: u16) {
        self.forbid(whom, |dealt| match role {
            Role::Cultist => dealt.side() == Side::Investigator,
            Role::Investigator if day > 1 => dealt.side() != Side::Investigator && dealt != Role::Traitor,
            Role::Investigator => dealt.side() != Side::Investigator,
            seen => dealt != seen,
        });
    }

    fn forbid(&mut self, seat: usize, what: impl Fn(Role) -> bool) {
        for role in Role::VARIANTS.iter().copied().filter(|&role| what(role)) {
            self.solo[seat][role as usize] += NEVER;
        }
    }

    /// Somebody has shown the tablet of the Shoggoth.
    fn shown(&mut self, seat: Seat) {
        self.forbid(seat.0.into(), |role| !matches!(role, Role::Shoggoth | Role::Yithian));
    }

    fn read_news(&mut self, news: &News, accused: Option<Seat>) {
        match news {
            News::NightFell { out, .. } => {
                for seat in out {
                    self.investigator(*seat, OUT_BY_DAY);
                }
            }
            News::Accused { by, whom } => self.does(*by, *whom, ACCUSED),
            News::Seconded { by, whom } => self.does(*by, *whom, SECONDED),
            News::Elected { by, whom } | News::Heir { by, whom } if by != whom => {
                self.does(*by, *whom, ELECTED);
            }
            News::Ballot { whom, yes, .. } => {
                for seat in self.calendar.voters().filter(|seat| seat != whom) {
                    self.does(seat, *whom, if yes.contains(&seat) { YES } else { NO });
                }
            }
            News::YithianLost(seat) => self.forbid(seat.0.into(), |role| role != Role::Yithian),
            News::Shown(seat) => self.shown(*seat),
            News::Absorbs { seat, whom, result } => {
                self.shown(*seat);
                let is = |role: Role| role.side() == Side::Investigator;
                match result {
                    Absorbed::Poisoned => self.forbid(whom.0.into(), |role| {
                        !is(role) && !matches!(role, Role::Traitor | Role::Yithian)
                    }),
                    Absorbed::Instead => self.forbid(whom.0.into(), is),
                    Absorbed::Protected => {}
                }
            }
            News::Said { seat, statement } => self.read_statement(*seat, *statement, accused),
            _ => {}
        }
        self.calendar.turn(news);
    }

    fn read_statement(&mut self, seat: Seat, statement: Statement, accused: Option<Seat>) {
        match statement {
            Statement::Suspect(whom) => self.does(seat, whom, SUSPECTED),
            Statement::Trust(whom) => self.does(seat, whom, TRUSTED),
            Statement::IAm(role) => self.claims(seat, role, accused == Some(seat)),
            Statement::Saw(whom, role) if usize::from(whom.0) < self.deck.len() => {
                let asked = accused == Some(seat) || self.sights.iter().any(|sight| sight.blames(seat));
                let unasked = !asked && !self.claimed.contains(&(seat, Role::TchoTcho));
                let if_lie = UNASKED * i32::from(unasked) + NEEDLESS * i32::from(role.is_special());
                self.claims(seat, Role::TchoTcho, accused == Some(seat));
                self.sights.push(TabletClaim { by: seat.0.into(), whom: whom.0.into(), role, if_lie });
            }
            Statement::Told(whom, role) if usize::from(whom.0) < self.deck.len() && seat != whom => {
                self.hearsay(seat, whom, role);
            }
            _ => {}
        }
    }

    /// Somebody says what tablet is theirs; that counts once.
    fn claims(&mut self, seat: Seat, role: Role, accused: bool) {
        let known = (seat, role);
        if role == Role::Cultist || self.claimed.contains(&known) {
            return;
        }
        self.claimed.push(known);
        if role.side() == Side::Investigator {
            return self.investigator(seat, CONFESSED);
        }
        let bluff = if accused { LAST_BLUFF } else { BLUFF };
        for other in Role::VARIANTS.iter().copied().filter(|&other| other != role) {
            let is = hides(other);
            self.solo[usize::from(seat.0)][other as usize] += if is { bluff } else { FALSE_CLAIM };
        }
    }

    /// A discussion is over, and so many claims were made before it. Whoever holds such a tablet would have said so in it.
    fn undenied(&mut self, claims: usize) {
        for role in self.claimed[..claims].iter().map(|&(_, role)| role).filter(|&role| speaks(role)) {
            for seat in self.calendar.voters() {
                let silent = (seat, role);
                if !self.claimed.contains(&silent) && !self.silent.contains(&silent) {
                    self.silent.push(silent);
                    self.solo[usize::from(seat.0)][role as usize] += SILENT;
                }
            }
        }
    }

    /// A suspicion is worth something if whoever has it is no Investigator.
    fn hunch(&mut self, by: Seat, whom: Seat) {
        if by != whom {
            self.investigator(whom, HUNCH);
            self.pair[usize::from(by.0)][usize::from(whom.0)] -= HUNCH;
        }
    }

    /// Somebody says what another has told of a tablet: nothing more when the other has said it aloud.
    fn hearsay(&mut self, by: Seat, whom: Seat, role: Role) {
        if role.side() == Side::Investigator {
            self.does(by, whom, SUSPECTED);
            return self.investigator(whom, CONFESSED / 2);
        }
        if role != Role::Cultist && !self.claimed.contains(&(whom, role)) {
            self.solo[usize::from(whom.0)][role as usize] += HEARSAY;
            self.investigator(whom, -HEARSAY / 4);
        }
    }

    fn investigator(&mut self, seat: Seat, weight: i32) {
        for role in Role::VARIANTS.iter().copied().filter(|role| hides(*role)) {
            self.solo[usize::from(seat.0)][role as usize] += weight;
        }
    }

    fn does(&mut self, by: Seat, whom: Seat, Habit(to_fellow, to_other): Habit) {
        if by == whom {
            return;
        }
        self.investigator(by, to_other);
        self.pair[usize::from(by.0)][usize::from(whom.0)] += to_fellow - to_other;
    }

    /// A deal to begin with: those first of whom most is known.
    pub(super) fn likely_deal(&self, rng: &mut Rng) -> Vec<Role> {
        let mut left = self.deck.clone();
        rng.shuffle(&mut left);
        let mut seats: Vec<usize> = (0..left.len()).collect();
        rng.shuffle(&mut seats);
        seats.sort_by_key(|&seat| open(&self.solo[seat]).count());
        let mut roles = vec![Role::Cultist; left.len()];
        for seat in seats {
            let best = (0..left.len()).max_by_key(|&at| self.solo[seat][left[at] as usize].max(NEVER / 2));
            if let Some(at) = best {
                roles[seat] = left.swap_remove(at);
            }
        }
        roles
    }

    /// What more each for itself weighs when two exchange tablets.
    pub(super) fn exchange(&self, a: usize, b: usize, roles: &[Role]) -> i32 {
        let (at_a, at_b) = (roles[a] as usize, roles[b] as usize);
        self.solo[a][at_b] + self.solo[b][at_a] - self.solo[a][at_a] - self.solo[b][at_b]
    }

    /// The weight of what seats share.
    pub(super) fn shared(&self, roles: &[Role]) -> i32 {
        let sides = RoleBits::of(roles);
        let mut weight = self.calendar.weigh(sides);
        let hiding =
            (0..).zip(roles).filter(|(_, role)| hides(**role)).fold(0, |mask, (at, _)| mask | 1 << at);
        for a in bits(hiding) {
            weight += bits(hiding).map(|b| self.pair[a][b]).sum::<i32>();
        }
        weight + self.sights(roles)
    }

    /// The same when only Cultists have exchanged tablets.
    pub(super) fn sights(&self, roles: &[Role]) -> i32 {
        let mut weight = 0;
        for TabletClaim { by, whom, role, if_lie } in &self.sights {
            weight += match roles[*by] {
                Role::TchoTcho if roles[*whom] == *role => 0,
                // The tablet may have changed since it was dealt.
                Role::TchoTcho
                    if matches!(role, Role::Cultist | Role::Investigator) && unsteady(roles[*whom]) =>
                {
                    BLUFFED_SIGHT
                }
                Role::TchoTcho => FALSE_SIGHT,
                other if hides(other) => BLUFFED_SIGHT + if_lie,
                _ => IDLE_SIGHT + if_lie,
            };
        }
        weight
    }
}

/// How many of the news are read. What all have in common does not change while they vote, or they would part again: the
/// votes of this round count when it is over.
fn common(view: &View, eyes: Eyes) -> usize {
    let votes = matches!(view.stage, PublicPhase::Ballot { .. }) && eyes == Eyes::Public;
    let before = |(_, news): &(u16, &News)| !matches!(news, News::Ballot { .. });
    let all: Vec<_> = view.news().collect();
    if votes { all.iter().rposition(before).map_or(0, |at| at + 1) } else { all.len() }
}

/// The tablets that a seat can hold.
fn open(weights: &[i32; ROLES]) -> impl Iterator<Item = Role> + '_ {
    Role::VARIANTS.iter().copied().filter(|&role| weights[role as usize] > NEVER / 2)
}

/// The only tablet that a seat can hold, if there is one.
fn only(weights: &[i32; ROLES]) -> Option<Role> {
    let mut open = open(weights);
    open.next().filter(|_| open.next().is_none())
}

/// The seats of a mask.
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (at < u32::BITS).then_some(at as usize)
    })
}

/// Whether whoever was dealt this acts as the Investigators do by Night: a Traitor has mostly turned by then.
fn hides(role: Role) -> bool {
    role.side() == Side::Investigator || role == Role::Traitor
}

/// Whether who holds this has a good name by it, and says so when somebody else claims it.
pub(super) fn speaks(role: Role) -> bool {
    matches!(role, Role::Wizard | Role::Shoggoth | Role::TchoTcho | Role::Mother)
}

fn unsteady(role: Role) -> bool {
    matches!(role, Role::Traitor | Role::Yithian | Role::EvilChild)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cluethulhu_rules::Cluethulhu;
    use game::Game;

    /// Who is not told the deck reckons with its own tablet, and with as many Investigators as there are.
    #[test]
    fn where_the_deck_is_hidden_one_is_reckoned_with_that_can_be() {
        let mut own = 0;
        for players in 7..=20 {
            for (name, specials) in Setup::standard(players) {
                let setup = Setup { hidden: true, ..Setup::players(players).with(&specials) };
                let game = Cluethulhu::new(&setup, u64::from(players)).unwrap();
                for seat in (0..players).map(Seat) {
                    let view = game.view(Some(seat));
                    let deck = Evidence::new(&view, Eyes::Own).deck;
                    let tablet = view.own.unwrap().tablet;
                    own += u32::from(Role::SPECIALS.contains(&tablet));
                    assert!(deck.contains(&tablet), "{players} {name}: {tablet:?} is not in {deck:?}");
                    let investigators = deck.iter().filter(|role| role.side() == Side::Investigator).count();
                    assert_eq!(investigators, usize::from(Setup::investigators(players)), "{players} {name}");
                    assert_eq!(deck.len(), usize::from(players));
                }
            }
        }
        assert!(own > 100, "{own} of them hold a special tablet");
    }
}
