//! What may be done, by pointing at what ([`game::choices`]): at a verb, and then at seats. A verb that is all that can be meant
//! is left out, and verbs of a group come after its button. Whoever enters for several says first for whom.
//!
//! Offered is what may be *shown*, which is not what is lawful where the offer itself would tell something: to everybody a
//! last word offers the same whatever the tablet, and by Day nothing but the Doll. The turns of a lap stand outside: they are
//! equally long whatever is lawful ([`Cluethulhu::orders`]).

use super::action::{Action, Override, Picks, Statement};
use super::event::News;
use super::phase::{Court, Phase};
use super::role::{Role, Segment};
use super::setup::Keeper;
use super::state::Cluethulhu;
use super::view::{PublicPhase, View};
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use game::{Game, OutOfTurn, Seat};
use std::fmt;
use strum::VariantArray;

/// Verbs that are unfolded together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Group {
    /// Tablets to claim.
    Claim,
    /// What was seen.
    Saw,
    /// What was told.
    Told,
    /// A Keeper's corrections.
    Correct,
    /// A Keeper's corrections of tablets.
    Tablet,
}

impl Group {
    /// Whether a Keeper corrects with it.
    pub const fn corrects(self) -> bool {
        matches!(self, Self::Correct | Self::Tablet)
    }
}

impl Say for Group {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Claim => "cluethulhu-verb-claim",
            Self::Saw => "cluethulhu-verb-saw-group",
            Self::Told => "cluethulhu-verb-told-group",
            Self::Correct => "cluethulhu-verb-correct",
            Self::Tablet => "cluethulhu-verb-tablet-group",
        })
    }
}

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A seat of the ring.
    Seat(Seat),
    /// The button of a deed.
    Verb(&'static Deed),
    /// A tablet that is named.
    Tablet(Role),
    /// The button that unfolds a group.
    Group(Group),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat:?}"),
            Self::Verb(deed) => write!(f, "{}", deed.id),
            Self::Tablet(role) => write!(f, "tablet {role:?}"),
            Self::Group(group) => write!(f, "group {group:?}"),
        }
    }
}

impl Thing {
    /// What stands on its button, where it leads to this deed; a seat has none.
    pub fn label(self, deed: &Deed) -> Option<Message> {
        match self {
            Self::Seat(_) => None,
            Self::Verb(deed) => Some(deed.label(None)),
            Self::Tablet(role) => Some(Message::new(deed.label).with("role", role.message())),
            Self::Group(group) => Some(group.message()),
        }
    }
}

/// Points at somebody, under this name.
const fn at(label: &'static str) -> Deed {
    Deed::new("cluethulhu.at").main(label).letter('a', "key-cluethulhu-at")
}

const fn no(label: &'static str) -> Deed {
    Deed::new("cluethulhu.no").button(label).letter('n', "key-cluethulhu-no")
}

const fn pass(label: &'static str) -> Deed {
    Deed::new("cluethulhu.pass").button(label).letter('m', "key-cluethulhu-pass")
}

/// Accuses somebody.
pub static ACCUSE: Deed = at("cluethulhu-verb-accuse");
static SHELTER: Deed = at("cluethulhu-verb-shelter");
static LOCK_UP: Deed = at("cluethulhu-verb-lock-up");
static ARREST: Deed = at("cluethulhu-verb-arrest");
static CURE: Deed = at("cluethulhu-verb-cure");
static LOOK: Deed = at("cluethulhu-verb-look");
static TRADE: Deed = at("cluethulhu-verb-trade");
static GIVE_DOLL: Deed = at("cluethulhu-verb-give-doll");
static SWALLOW: Deed = at("cluethulhu-verb-swallow");
static JOIN: Deed =
    Deed::new("cluethulhu.join").main("cluethulhu-verb-join").letter('j', "key-cluethulhu-join");
static TURN: Deed =
    Deed::new("cluethulhu.turn").main("cluethulhu-verb-turn-investigator").letter('t', "key-cluethulhu-turn");
static SHOW: Deed =
    Deed::new("cluethulhu.show").main("cluethulhu-verb-show-tablet").letter('w', "key-cluethulhu-show");
/// Votes yes.
static YES: Deed = Deed::new("cluethulhu.yes").main("cluethulhu-verb-yes").letter('y', "key-cluethulhu-yes");
/// Votes no.
pub static NO: Deed = no("cluethulhu-verb-no");
static NOBODY: Deed = no("cluethulhu-verb-nobody");
/// Names the next High Priest.
pub static HEIR: Deed =
    Deed::new("cluethulhu.heir").main("cluethulhu-verb-name-heir").letter('h', "key-cluethulhu-heir");
/// Votes for a High Priest.
pub static ELECT: Deed =
    Deed::new("cluethulhu.elect").main("cluethulhu-verb-vote-for").letter('v', "key-cluethulhu-elect");
static SECOND: Deed =
    Deed::new("cluethulhu.second").main("cluethulhu-verb-second").letter('e', "key-cluethulhu-second");
/// Passes.
pub static PASS: Deed = pass("cluethulhu-verb-pass");
static NO_MORE: Deed = pass("cluethulhu-verb-no-more");
static SILENT: Deed = no("cluethulhu-verb-silent");
static SUSPECT: Deed =
    Deed::new("cluethulhu.suspect").button("cluethulhu-verb-suspect").letter('s', "key-cluethulhu-suspect");
static TRUST: Deed =
    Deed::new("cluethulhu.trust").button("cluethulhu-verb-trust").letter('r', "key-cluethulhu-trust");
static TAPPED: Deed =
    Deed::new("cluethulhu.tapped").button("cluethulhu-verb-tapped").letter('g', "key-cluethulhu-tapped");
static CLAIM: Deed = Deed::new("cluethulhu.claim").each("cluethulhu-verb-i-am");
static SAW: Deed = Deed::new("cluethulhu.saw").each("cluethulhu-verb-saw");
static TOLD: Deed = Deed::new("cluethulhu.told").each("cluethulhu-verb-told");
static TABLET: Deed = Deed::new("cluethulhu.change_tablet").each("cluethulhu-verb-tablet");
static EXCHANGE: Deed = Deed::new("cluethulhu.exchange").button("cluethulhu-verb-exchange");
static BRING_BACK: Deed = Deed::new("cluethulhu.bring_back").button("cluethulhu-verb-bring-back");
static TAKE_OUT: Deed = Deed::new("cluethulhu.take_out").button("cluethulhu-verb-take-out");
static POWER_BACK: Deed = Deed::new("cluethulhu.power_back").button("cluethulhu-verb-power-back");
static POWER_GONE: Deed = Deed::new("cluethulhu.power_gone").button("cluethulhu-verb-power-gone");
static DOLL_TO: Deed = Deed::new("cluethulhu.doll_to").button("cluethulhu-verb-doll-to");
static DOLL_DEAD: Deed = Deed::new("cluethulhu.doll_dead").button("cluethulhu-verb-doll-dead");
static HIGH_PRIEST: Deed = Deed::new("cluethulhu.high_priest").button("cluethulhu-verb-high-priest");
static DETAIN: Deed = Deed::new("cluethulhu.detain").button("cluethulhu-verb-detain");
static FREE: Deed = Deed::new("cluethulhu.free").button("cluethulhu-verb-free");
static PROTECT: Deed = Deed::new("cluethulhu.protect").button("cluethulhu-verb-protect");
static PROTECT_NOBODY: Deed = Deed::new("cluethulhu.protect_nobody").button("cluethulhu-verb-protect-nobody");
static SIBLINGS: Deed = Deed::new("cluethulhu.siblings").button("cluethulhu-verb-siblings");
static NO_SIBLINGS: Deed = Deed::new("cluethulhu.no_siblings").button("cluethulhu-verb-no-siblings");

/// The same deeds under the names that they have at other moments. Never are two of one id offered at once.
pub const OTHER_NAMES: &[&Deed] =
    &[&SHELTER, &LOCK_UP, &ARREST, &CURE, &LOOK, &TRADE, &GIVE_DOLL, &SWALLOW, &NOBODY, &SILENT, &NO_MORE];

/// Whether everybody hears what is said by a deed, true or not.
pub fn is_said(deed: &Deed) -> bool {
    [&SUSPECT, &TRUST, &TAPPED, &CLAIM, &SAW, &TOLD].contains(&deed)
}

/// Who acts at a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ActingSeat {
    /// A seat for itself.
    One,
    /// One person for all, and everybody sees what is offered.
    All,
    /// The Keeper, who knows everything.
    Keeper,
}

/// What a viewer knows, and a game that could be the real one as far as they are asked.
#[derive(Clone, Debug)]
pub struct Known {
    /// The view.
    pub view: View,
    screen: ActingSeat,
    /// Whether bots sit among the people of this screen: what is said aloud reaches them only if it is entered.
    bots_listen: bool,
    /// The seats that are asked and for which somebody acts at this screen.
    asked: Vec<Seat>,
    judge: Option<Cluethulhu>,
}

impl Known {
    /// What everybody knows at the screen of these people. Who may act by Night is no secret, and by Day only the Doll is
    /// handed on before all.
    pub fn of_people(game: &Cluethulhu, people: &[Seat]) -> Self {
        let view = game.view(None);
        let several = people.len() > 1 && view.setup.keeper == Keeper::Machine;
        let asked = game.to_act().into_iter().filter(|seat| several && people.contains(seat));
        let asked: Vec<Seat> = asked.filter(|_| is_open(&view)).collect();
        let judge = Cluethulhu::judge(&view, &asked);
        let bots_listen = several && people.len() < view.seats.len();
        Self { view, screen: ActingSeat::All, bots_listen, asked, judge }
    }

    /// What the Keeper knows.
    pub fn of_keeper(game: &Cluethulhu) -> Self {
        let view = game.view(None);
        let judge = Some(game.clone()).filter(|_| view.stage != PublicPhase::Over);
        Self { view, screen: ActingSeat::Keeper, bots_listen: false, asked: game.to_act(), judge }
    }

    /// Whether one acts for several, and says first for whom.
    fn several(&self) -> bool {
        let one = matches!(
            self.view.stage,
            PublicPhase::Doll { .. }
                | PublicPhase::LastWord { .. }
                | PublicPhase::Swallow { .. }
                | PublicPhase::Heir { .. }
                | PublicPhase::Defence { .. }
                | PublicPhase::Segment(_)
        );
        let marks = self.view.stage == PublicPhase::Segment(Segment::Investigators);
        self.screen != ActingSeat::One && (marks || !one)
    }

    /// What a seat may do, as it is offered: not so that the offer itself tells something.
    fn shown(&self, judge: &Cluethulhu, seat: Seat) -> Vec<Action> {
        let view = &self.view;
        match view.stage {
            // In a lap there are turns, not verbs.
            PublicPhase::Lap { .. } => vec![],
            PublicPhase::LastWord { .. } if self.screen == ActingSeat::All => {
                if view.setup.shoggoth_talk {
                    return vec![Action::Show, Action::Nobody];
                }
                let others = view.living().filter(|whom| *whom != seat).map(Action::Pick);
                others.chain([Action::Nobody]).collect()
            }
            _ => {
                let all = self.thinkable(judge, seat).into_iter();
                all.filter(|action| judge.check(seat, action).is_ok()).collect()
            }
        }
    }

    /// What a seat could mean now, lawful or not.
    fn thinkable(&self, judge: &Cluethulhu, seat: Seat) -> Vec<Action> {
        let both = |action| match action {
            Action::Pair(a, b) => vec![Action::Pair(a, b), Action::Pair(b, a)],
            // Round one table people speak for themselves, unless there is somebody who cannot hear them.
            Action::Say(_) if self.screen != ActingSeat::One && !self.bots_listen => vec![],
            other => vec![other],
        };
        judge.thinkable(seat).into_iter().flat_map(both).collect()
    }

    /// What a Keeper could correct, lawful or not.
    fn corrections(&self) -> Vec<Action> {
        if self.screen != ActingSeat::Keeper || self.view.setup.keeper != Keeper::Human {
            return vec![];
        }
        let seats: Vec<Seat> = self.view.seats.iter().map(|seat| seat.seat).collect();
        let mut all: Vec<Override> = vec![];
        for &seat in &seats {
            all.extend([Override::Out(seat), Override::Revive(seat), Override::Power(seat, true)]);
            all.extend([
                Override::Power(seat, false),
                Override::HighPriest(Some(seat)),
                Override::Doll(Some(seat)),
            ]);
            all.extend([Override::Detained(Some(seat)), Override::Protected(Some(seat))]);
            all.extend(Role::VARIANTS.iter().map(|&role| Override::Tablet(seat, role, role.side())));
            for &other in seats.iter().filter(|other| **other != seat) {
                all.extend([Override::Exchange(seat, other), Override::Siblings(Some((seat, other)))]);
            }
        }
        all.extend([Override::Detained(None), Override::Protected(None), Override::Siblings(None)]);
        all.push(Override::Doll(None));
        all.into_iter().map(Action::Override).collect()
    }
}

/// Whether what is done now is done before all.
const fn is_open(view: &View) -> bool {
    view.night || matches!(view.stage, PublicPhase::Doll { .. })
}

impl Choices for Cluethulhu {
    type Thing = Thing;
    type Known = Known;

    const DEEDS: &'static [&'static Deed] = &[
        &ACCUSE,
        &JOIN,
        &TURN,
        &SHOW,
        &YES,
        &NO,
        &HEIR,
        &ELECT,
        &SECOND,
        &PASS,
        &SUSPECT,
        &TRUST,
        &TAPPED,
        &CLAIM,
        &SAW,
        &TOLD,
        &TABLET,
        &EXCHANGE,
        &BRING_BACK,
        &TAKE_OUT,
        &POWER_BACK,
        &POWER_GONE,
        &DOLL_TO,
        &DOLL_DEAD,
        &HIGH_PRIEST,
        &DETAIN,
        &FREE,
        &PROTECT,
        &PROTECT_NOBODY,
        &SIBLINGS,
        &NO_SIBLINGS,
    ];

    /// What a seat knows; of the public view, what everybody knows at a screen at which all are people.
    fn known(view: View) -> Known {
        let judge = |asked: &[Seat]| Self::judge(&view, asked);
        let (screen, asked) = match view.viewer {
            Some(seat) => (ActingSeat::One, Some(seat).filter(|_| view.acts).into_iter().collect()),
            None if is_open(&view) && view.setup.keeper == Keeper::Machine => {
                (ActingSeat::All, judge(&[]).map_or(vec![], |judge| judge.to_act()))
            }
            None => (ActingSeat::All, vec![]),
        };
        let judge = judge(&asked);
        Known { view, screen, bots_listen: false, asked, judge }
    }

    fn offered(known: &Known) -> Vec<(Seat, Action)> {
        let Some(judge) = &known.judge else { return vec![] };
        let shown = |&seat: &Seat| known.shown(judge, seat).into_iter().map(move |action| (seat, action));
        let corrections = known.corrections().into_iter().map(|action| (Seat(0), action));
        let corrections = corrections.filter(|(seat, action)| judge.check(*seat, action).is_ok());
        known.asked.iter().flat_map(shown).chain(corrections).collect()
    }

    fn check(known: &Known, by: Seat, what: Action) -> Result<(), Message> {
        let judge = known.judge.as_ref().ok_or_else(|| OutOfTurn::GameOver.message())?;
        judge.check(by, &what).map_err(|why| why.message())
    }

    /// Those that are offered: a verb that is not has no button.
    fn up(known: &Known) -> Vec<&'static Deed> {
        let mut up: Vec<&Deed> = vec![];
        for (by, what) in Self::offered(known) {
            let deeds = Self::ways(known, by, what).into_iter().map(|way| way.deed);
            up.extend(deeds.filter(|deed| !up.contains(deed)).collect::<Vec<_>>());
        }
        up
    }

    fn ways(known: &Known, by: Seat, what: Action) -> Vec<InputPath<Thing>> {
        let alone = |deed| (None, deed, Thing::Verb(deed), vec![]);
        let with = |deed, seats: &[Seat]| (None, deed, Thing::Verb(deed), seats.to_vec());
        let (group, deed, verb, seats) = match what {
            Action::Orders { .. } => return vec![],
            Action::Pick(whom) => with(picks(&known.view), &[whom]),
            Action::Pair(a, b) => with(&JOIN, &[a, b]),
            Action::Turn => alone(&TURN),
            Action::Nobody if matches!(known.view.stage, PublicPhase::LastWord { .. }) => alone(&SILENT),
            Action::Nobody => alone(&NOBODY),
            Action::Show => alone(&SHOW),
            Action::Heir(whom) => with(&HEIR, &[whom]),
            Action::Elect(whom) => with(&ELECT, &[whom]),
            Action::Accuse(whom) => with(&ACCUSE, &[whom]),
            Action::Second => alone(&SECOND),
            Action::Pass => match known.view.stage {
                PublicPhase::Talk { .. } | PublicPhase::Shown { .. } | PublicPhase::Defence { .. } => {
                    alone(&NO_MORE)
                }
                _ => alone(&PASS),
            },
            Action::Vote(true) => alone(&YES),
            Action::Vote(false) => alone(&NO),
            Action::Say(statement) => said(statement),
            Action::Override(what) => corrected(what),
        };
        let several = known.several() && !matches!(what, Action::Override(_));
        let says_for = several.then_some(by);
        let seats = says_for.into_iter().chain(seats).map(Thing::Seat);
        let at = group.map(Thing::Group).into_iter().chain([verb]).chain(seats);
        let mut ways = vec![InputPath::at(deed, at.collect::<Vec<_>>())];
        if let (Action::Pick(whom) | Action::Heir(whom) | Action::Elect(whom) | Action::Accuse(whom), false) =
            (what, several)
        {
            // Whoever enters for several says first what is done: one click too many would accuse somebody.
            ways.push(InputPath::at(deed, [Thing::Seat(whom)]));
        }
        ways
    }

    fn meant(known: &Known, by: &Pointing<Thing>, _: Option<u8>) -> Vec<(Seat, Action)> {
        let (Pointing::At(at), Some(judge)) = (by, &known.judge) else { return vec![] };
        let thinkable =
            |&seat: &Seat| known.thinkable(judge, seat).into_iter().map(move |action| (seat, action));
        let corrections = known.corrections().into_iter().map(|action| (Seat(0), action));
        let all = known.asked.iter().flat_map(thinkable).chain(corrections);
        let is_meant =
            |(by, what): &(Seat, Action)| Self::ways(known, *by, *what).iter().any(|way| way.at == *at);
        all.filter(is_meant).collect()
    }

    fn button(deed: &'static Deed) -> Option<Thing> {
        Some(Thing::Verb(deed))
    }
}

/// What pointing at somebody is called now.
const fn picks(view: &View) -> &'static Deed {
    match view.stage {
        PublicPhase::Segment(Segment::Wizard) => &SHELTER,
        PublicPhase::Segment(Segment::Detective) => &LOCK_UP,
        PublicPhase::Segment(Segment::Investigators) => &ARREST,
        PublicPhase::Segment(Segment::Psychiatrist) => &CURE,
        PublicPhase::Segment(Segment::TchoTcho) => &LOOK,
        PublicPhase::Segment(Segment::Yithian) => &TRADE,
        PublicPhase::Segment(Segment::Doll) | PublicPhase::Doll { .. } => &GIVE_DOLL,
        _ => &SWALLOW,
    }
}

/// Under which group, by which deed and button, and with whom something is done.
type Parts = (Option<Group>, &'static Deed, Thing, Vec<Seat>);

fn said(statement: Statement) -> Parts {
    let plain = |deed, seats| (None, deed, Thing::Verb(deed), seats);
    match statement {
        Statement::IAm(role) => (Some(Group::Claim), &CLAIM, Thing::Tablet(role), vec![]),
        Statement::Suspect(whom) => plain(&SUSPECT, vec![whom]),
        Statement::Trust(whom) => plain(&TRUST, vec![whom]),
        Statement::Saw(whom, role) => (Some(Group::Saw), &SAW, Thing::Tablet(role), vec![whom]),
        Statement::Tapped => plain(&TAPPED, vec![]),
        Statement::Told(whom, role) => (Some(Group::Told), &TOLD, Thing::Tablet(role), vec![whom]),
    }
}

fn corrected(what: Override) -> Parts {
    let (deed, seats) = match what {
        Override::Tablet(seat, role, _) => {
            return (Some(Group::Tablet), &TABLET, Thing::Tablet(role), vec![seat]);
        }
        Override::Exchange(a, b) => {
            return (Some(Group::Tablet), &EXCHANGE, Thing::Verb(&EXCHANGE), vec![a, b]);
        }
        Override::Revive(seat) => (&BRING_BACK, vec![seat]),
        Override::Out(seat) => (&TAKE_OUT, vec![seat]),
        Override::Power(seat, true) => (&POWER_BACK, vec![seat]),
        Override::Power(seat, false) => (&POWER_GONE, vec![seat]),
        Override::Doll(Some(seat)) => (&DOLL_TO, vec![seat]),
        Override::Doll(None) => (&DOLL_DEAD, vec![]),
        Override::HighPriest(seat) => (&HIGH_PRIEST, Vec::from_iter(seat)),
        Override::Detained(Some(seat)) => (&DETAIN, vec![seat]),
        Override::Detained(None) => (&FREE, vec![]),
        Override::Protected(Some(seat)) => (&PROTECT, vec![seat]),
        Override::Protected(None) => (&PROTECT_NOBODY, vec![]),
        Override::Siblings(Some((a, b))) => (&SIBLINGS, vec![a, b]),
        Override::Siblings(None) => (&NO_SIBLINGS, vec![]),
    };
    (Some(Group::Correct), deed, Thing::Verb(deed), seats)
}

impl Action {
    /// Whom it is done to, by pointing at them.
    pub fn whom(&self) -> Vec<Seat> {
        match *self {
            Self::Orders { picks } => picks.into_iter().flatten().collect(),
            Self::Pick(whom) | Self::Elect(whom) | Self::Heir(whom) | Self::Accuse(whom) => vec![whom],
            Self::Pair(first, second) => vec![first, second],
            _ => vec![],
        }
    }
}

impl Cluethulhu {
    /// The turn of a lap in which these were picked, as the rules take it: nobody who is out.
    pub fn orders(view: &View, picks: Picks) -> Action {
        let there = |seat: &Seat| view.living().any(|living| living == *seat);
        Action::Orders { picks: picks.map(|pick| pick.filter(there)) }
    }

    /// The vote of a hand that is raised for somebody or stays down, on a High Priest or on whoever is on trial; none for a
    /// High Priest while it is down.
    pub fn vote(elects: bool, hand: Option<Seat>) -> Option<Action> {
        if elects { hand.map(Action::Elect) } else { Some(Action::Vote(hand.is_some())) }
    }

    /// A game that could be the real one as far as these seats are asked. It answers what they may do; nobody plays it.
    fn judge(view: &View, asked: &[Seat]) -> Option<Self> {
        let tablets = vec![Role::Cultist; view.seats.len()];
        let mut game = Self::with_tablets(&view.setup, &tablets, 0).ok()?;
        game.setup = view.setup.clone();
        for (player, seat) in game.players.iter_mut().zip(&view.seats) {
            player.living = seat.living;
        }
        if let (Some(own), Some(seat)) = (view.own, view.viewer) {
            *game.player_mut(seat)? = own;
        }
        game.fallen = view.living().filter(|seat| !game.is_living(*seat)).collect();
        let detained = view.seats.iter().find(|seat| seat.detained && !asked.contains(&seat.seat));
        game.detained = detained.map(|seat| seat.seat);
        (game.day, game.night, game.ritual) = (view.day, view.night, view.ritual);
        game.priest = view.seats.iter().find(|seat| seat.priest).map(|seat| seat.seat);
        game.phase = game.phase_of(view, *asked.first().unwrap_or(&Seat(0)))?;
        if let PublicPhase::Accuse { done, accused } = &view.stage {
            game.court = Court { done: done.clone(), accused: accused.clone(), ..Court::default() };
        }
        game.ending = None;
        Some(game)
    }

    /// What a game waits for by a view, where this seat is asked; nothing once it is over.
    fn phase_of(&self, view: &View, seat: Seat) -> Option<Phase> {
        Some(match view.stage.clone() {
            PublicPhase::Over => return None,
            PublicPhase::Doll { holder } => Phase::Doll { holder },
            PublicPhase::Lap { seat, turn, of } => {
                let given = vec![[None; 3]; turn.saturating_sub(1)];
                Phase::Lap { order: vec![seat; of], given }
            }
            PublicPhase::Segment(Segment::Investigators) if self.holder(Role::Shoggoth) == Some(seat) => {
                Phase::Absorb { seat }
            }
            PublicPhase::Segment(Segment::Investigators) => Phase::Marks { ballot: 1, marks: vec![] },
            PublicPhase::Segment(segment) => Phase::Segment { segment, seat },
            PublicPhase::LastWord { seat } => Phase::LastWord { seat },
            PublicPhase::Shown { seat, done } => Phase::Shown { seat, done },
            PublicPhase::Swallow { seat } => Phase::Swallow { seat },
            PublicPhase::Heir { from } => Phase::Heir { from },
            PublicPhase::Election { votes } => Phase::Election { votes },
            PublicPhase::Talk { done } => {
                let mut said = vec![0; view.seats.len()];
                // Nobody speaks in a Night before its talk.
                let today = view.news().filter(|(day, _)| *day == view.day);
                for (_, news) in today {
                    if let News::Said { seat, .. } = news {
                        said[usize::from(seat.0)] += 1;
                    }
                }
                Phase::Talk { said, done }
            }
            PublicPhase::Accuse { .. } => Phase::Accuse,
            PublicPhase::Second { by, whom, declined } => Phase::Second { by, whom, declined },
            PublicPhase::Defence { seat, said } => Phase::Defence { seat, said },
            PublicPhase::Ballot { accused, whom, votes } => {
                let at = accused.iter().position(|seat| *seat == whom)?;
                Phase::Ballot { accused, majority: vec![], at, votes }
            }
        })
    }
}
