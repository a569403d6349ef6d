//! What Cluethulhu says. A new variant of an action, an event, a refusal or of what is wrong with a set-up makes the count
//! differ, until it is said here, too.

use super::assert_all;
use cluethulhu::balance::{Balance, NEAREST, RECOMMENDED, deck_name, warnings};
use cluethulhu::headless::PrintedSheet;
use cluethulhu_rules::choices::OTHER_NAMES;
use cluethulhu_rules::{
    Absorbed, Action, Cluethulhu, Ending, Event, Fact, Group, Impossible, News, OutReason, Override, Refusal,
    Role, Secret, Segment, Setup, SetupProblem, Side, Statement, Thing, Victory, Warning, about, held,
    missing, went_out,
};
use game::choices::{Choices, Deed, Rank};
use game::message::{Message, Rule, Say};
use game::{OutOfTurn, Seat};
use strum::{EnumCount, VariantArray};

const A: Seat = Seat(1);
const B: Seat = Seat(4);
const ROLE: Role = Role::TchoTcho;

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all: Vec<Message> = Role::VARIANTS.iter().map(Say::message).collect();
    all.extend(Role::VARIANTS.iter().map(|role| about(*role)));
    all.push(Message::new("cluethulhu-option-no-deck").with("players", 7_u8));
    let special = Message::new("cluethulhu-option-no-special").with("name", "wizzard".to_owned());
    all.push(special.with("known", "wizard, doll".to_owned()));
    all.extend(Side::VARIANTS.iter().map(Say::message));
    all.extend(Segment::order(false).iter().map(Say::message));
    all.extend(Victory::VARIANTS.iter().map(Say::message));
    all.extend(OutReason::VARIANTS.iter().map(Say::message));
    all.extend(Impossible::VARIANTS.iter().map(Say::message));
    all.extend(actions().iter().map(Say::message));
    all.extend(events().iter().map(Say::message));
    let refusals = refusals();
    assert_all::<Refusal>(&refusals, Refusal::COUNT);
    all.extend(refusals.iter().map(Say::message));
    let wrong = [
        SetupProblem::LapWithKeeper,
        SetupProblem::Turn(90),
        SetupProblem::NotSpecial(Role::Cultist),
        SetupProblem::OnlyOne(ROLE),
        SetupProblem::Traitor,
        SetupProblem::TooMany { players: 9, most: 3, count: 4 },
        SetupProblem::TooFew { players: 20, fewest: 5 },
        SetupProblem::OverAtOnce,
        SetupProblem::TooFewToDraw { count: 3, from: 2 },
        SetupProblem::OneEach,
    ];
    assert_all::<SetupProblem>(&wrong, SetupProblem::COUNT);
    all.extend(wrong.iter().map(Say::message));
    all.extend([Warning::Arrest, Warning::Traitor].iter().map(Say::message));
    all.extend([RECOMMENDED, NEAREST, "plain", "usual", "full"].map(deck_name));
    all.extend([&[][..], &[A][..], &[A, B][..]].map(|out| missing(out, None)));
    all.extend([&[][..], &[A][..], &[A, B][..]].map(|out| missing(out, Some(B))));
    all.extend([went_out(A, ROLE, (2, false)), went_out(A, ROLE, (2, true))]);
    all.extend([true, false].map(|living| held(A, ROLE, Side::Cultist, living)));
    let label = |deed: &&Deed| match deed.rank {
        Rank::Each => Thing::Tablet(ROLE).label(deed),
        _ => Some(deed.label(None)),
    };
    all.extend(Cluethulhu::DEEDS.iter().chain(OTHER_NAMES).filter_map(label));
    all.extend(Group::VARIANTS.iter().map(Say::message));
    all.extend(decks());
    all.extend(PrintedSheet::examples().iter().map(Say::message));
    let rest = ["cluethulhu-story-living", "cluethulhu-story-day", "cluethulhu-keepers-words"];
    all.extend(rest.map(Message::new));
    all
}

/// What is said of decks, by their figures.
/// One of each.
pub fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::OutOfTurn(OutOfTurn::GameOver),
        Refusal::NotNow,
        Refusal::NotLiving(A),
        Refusal::Oneself(None),
        Refusal::Same,
        Refusal::Accused(A),
        Refusal::SaidEnough,
        Refusal::NoKeeper,
    ];
    all.extend(Segment::order(false).iter().map(|segment| Refusal::Oneself(Rule::of(segment))));
    all.extend(Impossible::VARIANTS.iter().map(|why| Refusal::Impossible(*why)));
    all
}

fn decks() -> Vec<Message> {
    let standard = (7..=20).flat_map(|players| {
        Setup::standard(players).into_iter().map(move |(_, specials)| Setup::players(players).with(&specials))
    });
    let mut said: Vec<Message> = standard.flat_map(|setup| warnings(&setup)).collect();
    let measured = Balance::known().decks.first().expect("a deck that was measured").told();
    let quoted = Message::new("cluethulhu-warning-never-measured");
    said.push(quoted.with("deck", deck_name("full")).with("measured", measured.clone()));
    said.push(Message::new("cluethulhu-warning-out-of-balance").with("measured", measured));
    said
}

fn statements() -> Vec<Statement> {
    let all = vec![
        Statement::IAm(ROLE),
        Statement::Suspect(A),
        Statement::Trust(A),
        Statement::Saw(A, ROLE),
        Statement::Tapped,
        Statement::Told(A, ROLE),
    ];
    assert_all::<Statement>(&all, Statement::COUNT);
    all
}

fn overrides() -> Vec<Override> {
    let all = vec![
        Override::Revive(A),
        Override::Out(A),
        Override::Tablet(A, ROLE, Side::Cultist),
        Override::Exchange(A, B),
        Override::Power(A, true),
        Override::Power(A, false),
        Override::Doll(Some(A)),
        Override::Doll(None),
        Override::HighPriest(Some(A)),
        Override::Detained(None),
        Override::Protected(Some(A)),
        Override::Siblings(Some((A, B))),
        Override::Siblings(None),
    ];
    assert_all::<Override>(&all, Override::COUNT);
    all
}

fn actions() -> Vec<Action> {
    let mut all = vec![
        Action::Orders { picks: [Some(A), None, Some(B)] },
        Action::Pick(A),
        Action::Pair(A, B),
        Action::Turn,
        Action::Nobody,
        Action::Elect(A),
        Action::Heir(A),
        Action::Accuse(A),
        Action::Second,
        Action::Pass,
        Action::Vote(true),
        Action::Vote(false),
        Action::Show,
    ];
    all.extend(statements().into_iter().map(Action::Say));
    all.extend(overrides().into_iter().map(Action::Override));
    assert_all::<Action>(&all, Action::COUNT);
    all
}

fn events() -> Vec<Event> {
    let (by, whom, seat) = (A, B, A);
    let mut news = vec![
        News::DayBroke { day: 2 },
        News::Called(Segment::Doll),
        News::DollTo(A),
        News::NightFell { night: 1, out: vec![A, B], detained: Some(A) },
        News::Elected { by, whom },
        News::HighPriest(A),
        News::Heir { by, whom },
        News::Ritual,
        News::YithianLost(A),
        News::Accused { by, whom },
        News::Seconded { by, whom },
        News::Fell { whom },
        News::Ballot { whom, yes: vec![], weight: 0, of: 9 },
        News::Ballot { whom, yes: vec![A, B], weight: 3, of: 9 },
        News::Murdered(A),
        News::Shown(A),
        News::Saved(A),
        News::Heartbroken(A),
        News::Deadlock,
        News::DollDead,
        News::Corrected,
        News::Over(Ending { how: Victory::Cultists, winners: vec![A, B] }),
        News::Over(Ending { how: Victory::Nobody, winners: vec![] }),
    ];
    let ends = [Absorbed::Instead, Absorbed::Poisoned, Absorbed::Protected];
    news.extend(ends.map(|result| News::Absorbs { seat, whom, result }));
    news.extend(statements().into_iter().map(|statement| News::Said { seat, statement }));
    assert_all::<News>(&news, News::COUNT);
    let facts = vec![
        Fact::Dealt(ROLE),
        Fact::NewTablet(ROLE),
        Fact::Fellow(A),
        Fact::Marked { by, whom: Some(whom) },
        Fact::Marked { by, whom: None },
        Fact::Arrested,
        Fact::Detained,
        Fact::Freed,
        Fact::Sibling(A),
        Fact::Seen,
        Fact::GaveDoll(A),
        Fact::Protects(A),
        Fact::ProtectionFails,
        Fact::Detains(A),
        Fact::ChoiceInvalid,
        Fact::ChoseSiblings(A, B),
        Fact::Cured(A),
        Fact::Saw(A, ROLE),
        Fact::Turned,
        Fact::Took(A, ROLE),
        Fact::Nothing(A),
        Fact::ShoggothAbsorbs(A, B),
    ];
    assert_all::<Fact>(&facts, Fact::COUNT);
    let mut secrets = vec![Secret::NoArrest, Secret::Stopped(A)];
    secrets.extend(OutReason::VARIANTS.iter().map(|cause| Secret::Out(A, *cause)));
    secrets.extend(overrides().into_iter().map(Secret::Corrected));
    assert_all::<Secret>(&secrets, Secret::COUNT);
    let told = |fact| Event::Told { seat: B, fact };
    let all = news.into_iter().map(Event::News).chain(facts.into_iter().map(told));
    all.chain(secrets.into_iter().map(Event::Secret)).collect()
}
