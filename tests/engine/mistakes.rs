//! Mistakes that a look back finds in matches of bots, tried again through more than a month: the list is read from its file every
//! day, each position from its own, and what is right or wrong is the best bot's word.

use bots::look_back::{Decision, Progress, TryGrade, decisions, grade, moments};
use bots::{Bot, SeatPosition};
use game::rng::Rng;
use game::{CardGame, Game, Move, Seat};
use session::mistakes::{Interval, Mistake, Mistakes};
use session::replay::{Recorded as _, Replay};
use session::{CardMatch, Kept as _, Seating, Sitter, Skill};
use std::fmt::Debug;
use std::path::Path;
use support::counts::whole_or;
use table::hand::HandOptions;

/// The seat that leaves one decision in so many to chance.
const CARELESS: Seat = Seat(0);
const BLUNDERS: u32 = 3;
/// The day on which the matches are played.
const FIRST_DAY: u32 = 20_787;

/// How a player does at the tries of a mistake, one letter each (R is right, W is wrong), and on which days after the first these
/// are, counted on a calendar.
const TRIES: [(&str, &[u32]); 5] = [
    ("RRRR", &[0, 1, 8, 38]),
    ("WRRR", &[0, 1, 8, 38]),
    ("RWRRR", &[0, 1, 2, 9, 39]),
    ("RRWWRRR", &[0, 1, 8, 9, 10, 17, 47]),
    ("RRRWRRR", &[0, 1, 8, 38, 39, 46, 76]),
];

type MadeBy<G> = Decision<SeatPosition<G>, <G as Game>::Action>;

/// What the careless seat has decided in a match.
fn made<G: CardGame<Action: Copy>>(m: &CardMatch<G>) -> Vec<MadeBy<G>> {
    let made = |m: &CardMatch<G>, &Move { seat, action }: &Move<G::Action>| {
        (seat == CARELESS).then(|| (seat, SeatPosition::of(m.game(), seat), action))
    };
    decisions(Replay::of(m).unwrap(), &Progress::default(), made, |_| ()).unwrap()
}

/// A match that is over, in which the careless seat plays badly.
fn careless<G, B>(setup: &G::Setup, seed: u64, bot: &impl Fn(Seat, u64) -> B) -> CardMatch<G>
where
    G: CardGame<Action: Copy>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let sitters = [Sitter::Person, Sitter::Bot(Skill::Low)];
    let mut m = CardMatch::<G>::new(setup, seed, Seating::new(sitters), false).unwrap();
    let mut bots = [0, 1].map(|seat| bot(Seat(seat), seed));
    let mut chance = Rng::new(seed);
    while let Some(seat) = m.game().to_act().first().copied() {
        let SeatPosition { legal, .. } = SeatPosition::of(m.game(), seat);
        let by_chance = seat == CARELESS && chance.below(BLUNDERS) == 0;
        let mut best = || bots[usize::from(seat.0)].choose(&SeatPosition::of(m.game(), seat)).unwrap();
        let action = if by_chance { *chance.pick(&legal).unwrap() } else { best() };
        m.act(seat, action).unwrap();
    }
    m
}

/// Plays the position of a mistake on, from its file; whether the best bot calls that right.
fn is_right<G, B>(path: &Path, action: G::Action, chance: [u64; 2], bot: &impl Fn(Seat, u64) -> B) -> bool
where
    G: CardGame<Action: Copy + Debug>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let mut m = CardMatch::<G>::load(path).unwrap();
    assert!(m.practice() && m.seating().persons().eq([CARELESS]));
    m.act(CARELESS, action).unwrap();
    let last = made(&m).pop().unwrap();
    assert!(last.done == action);
    let graded = grade(last, chance, bot).unwrap();
    assert_eq!(graded.grade == TryGrade::Same, graded.best.choice == action);
    graded.grade.is_right()
}

/// As many mistakes of matches of a game as there are ways to try them, each through its schedule.
fn mistakes<G, B>(
    name: &str,
    tries: &[(&str, &[u32])],
    setup: &G::Setup,
    seeds: impl IntoIterator<Item = u64>,
    bot: impl Fn(Seat, u64) -> B,
) where
    G: CardGame<Action: Copy + Debug + PartialEq, View: PartialEq + Debug>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        let (kept, flaw) = Mistakes::in_folder(Some(folder.path().to_owned()));
        assert_eq!(flaw, None);
        kept
    };
    // What was done, what would have been better, and how often it was tried.
    let mut known: Vec<(Mistake, [G::Action; 2], Vec<u32>)> = vec![];
    for seed in seeds {
        if known.len() == tries.len() {
            break;
        }
        let m = careless::<G, B>(setup, seed, &bot);
        let mut named = moments(made(&m), &Progress::default(), &bot).unwrap();
        named.retain(|moment| !moment.won());
        for moment in named {
            if known.len() == tries.len() {
                break;
            }
            let Decision { step, seat, position, done, .. } = moment.decision;
            let mut replay = Replay::of(&m).unwrap();
            while replay.steps().0 < step {
                replay.step().unwrap();
            }
            let mistake = Mistake {
                game: name.into(),
                played_in: format!("match {seed}"),
                recording: m.recording().fingerprint(),
                step,
                seat,
                chance: moment.chance,
                found: FIRST_DAY,
                interval: Interval::New,
                due: FIRST_DAY,
            };
            let (mut kept, bytes) = (open(), replay.now().position_of(seat).unwrap());
            assert!(kept.add(mistake.clone(), &bytes).unwrap());
            let path = kept.position(&mistake).unwrap();
            let there = CardMatch::<G>::load(&path).unwrap();
            assert_eq!(there.game().view(Some(seat)), position.view, "it is as it was");
            let best = moment.weighed.ways[1].choice;
            let is_right = |action| is_right::<G, B>(&path, action, moment.chance, &bot);
            assert!(is_right(best) && !is_right(done), "{name} {seed}: {step}");
            known.push((mistake, [done, best], vec![]));
        }
    }
    assert_eq!(known.len(), tries.len(), "{name}: look for other seeds");
    for day in 0..100 {
        let mut kept = open();
        while let Some(next) = kept.next(name, FIRST_DAY + day).cloned() {
            let at = known.iter().position(|(mistake, ..)| mistake.is_same(&next)).unwrap();
            let (_, ways, days) = &mut known[at];
            let right = tries[at].0.as_bytes().get(days.len()) == Some(&b'R');
            // It is loaded and played on every time; what the bot says of it is the same as on the first day.
            let mut m = CardMatch::<G>::load(&kept.position(&next).unwrap()).unwrap();
            m.act(CARELESS, ways[usize::from(right)]).unwrap();
            days.push(day);
            kept.tried(&next, right, FIRST_DAY + day).unwrap();
        }
    }
    for ((.., days), (letters, expected)) in known.iter().zip(tries) {
        assert_eq!(days, expected, "{name}: {letters}");
    }
    assert!(open().all().iter().all(|one| one.interval == Interval::Known));
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["mistakes.json"], "what is known needs no position");
}

#[test]
fn five_mistakes_of_a_careless_priest_are_learnt() {
    use rathulhu::bot::{Bot as Priest, USUAL_PLAYOUTS};
    let bot = |seat, chance| Priest::new(Skill::High, chance, seat).with_playouts(USUAL_PLAYOUTS / 16);
    mistakes("rathulhu", &TRIES, &rathulhu_rules::Setup::players(2), 0..6, bot);
}

/// Five in a whole run, two in `./test`.
#[test]
fn mistakes_of_a_careless_elder_are_learnt() {
    use elder_god::bot::{Bot as Elder, USUAL_PLAYOUTS};
    let bot = |seat, chance| Elder::new(Skill::High, chance, seat).with_playouts(USUAL_PLAYOUTS / 16);
    let tries = &TRIES[whole_or(0, 3)..];
    mistakes("elder-god", tries, &elder_god_rules::Setup::players(2), 8..16, bot);
}

/// A position on a physical table is the match as it was, to the bit, and nothing of what comes later or led there can be taken
/// back.
#[test]
fn a_position_on_the_table_is_the_match_as_it_was() {
    use rlyeh::bot::CityBuilder;
    use rlyeh::{Intent, Match};
    use support::drive::drive;
    let setup = rlyeh_rules::Setup::solitaire(2);
    let mut m = Match::new(&setup, 2, HandOptions::default(), false).unwrap();
    m.seat(Seating::people(1));
    drive(&mut m, &mut [CityBuilder::new(Skill::Low, 2, Seat(0))], |m| {
        m.is_waiting() && m.game().pieces_in_play().len() > 4
    });
    let mut replay = Replay::of(&m).unwrap();
    let mut taken = 0;
    while taken < 4 {
        taken += u32::from(matches!(replay.next_deed(), Some(Intent::Take(_))));
        if taken < 4 {
            replay.step().unwrap();
        }
    }
    let then = replay.now();
    let bytes = then.position_of(Seat(0)).unwrap();
    let mut there = Match::from_bytes(&bytes, Path::new("position")).unwrap();
    assert!(there.game() == then.game() && there.sim().is_same(then.sim()));
    assert!(there.practice() && there.rewind(session::Undo::Undo).is_err());
    let whole = then.to_bytes().unwrap();
    println!("{} bytes; the match so far {}", bytes.len(), whole.len());
    assert!(bytes.len() < whole.len());
}
