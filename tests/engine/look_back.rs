//! The look back: it finds the blunders of a bot that plays a lawful action by chance one time in ten, and what it names the best
//! bot would not do again.

use bots::look_back::{Decision, Progress, decisions, moments};
use bots::{Bot, SeatPosition};
use game::message::{Arg, Message};
use game::rng::Rng;
use game::{CardGame, Game, Move, Seat};

use session::replay::Replay;
use session::{CardMatch, Seating, Skill};
use std::fmt::Debug;
use support::counts::whole_or;
use support::drive::drive;
use table::hand::HandOptions;
use table::rapier3d::prelude::{Pose, Vector};
use table::statics;

/// One decision in so many is left to chance.
const BLUNDERS: u32 = 10;
/// With so many times the playouts it is found out how bad the blunders were.
const CLOSELY: u32 = 6;
/// A blunder is one of the worst of its match from so many hundredths, or points, on: less is within what even that many playouts
/// tell.
const BAD: f64 = 3.0;
/// So often the best bot is asked whether it would do again what was named.
const ASKED: u64 = 4;

/// A piece is set down from so little above where it belongs, cm, and at rest after so many ticks.
const DROP_CM: f32 = 0.02;
const SETTLES: u32 = 200;

/// The seat that blunders.
const CRIPPLED: Seat = Seat(0);

/// Only the seat that blunders has to be played by the best bot: nobody looks back at the others.
fn plays(seat: Seat) -> u32 {
    u32::from(seat == CRIPPLED)
}

/// A quick bot plays for no times the playouts, else the best.
fn level(times: u32) -> Skill {
    if times == 0 { Skill::Low } else { Skill::High }
}

/// What came of looking back at some matches.
#[derive(Debug, Default)]
struct Counted {
    /// The worst blunders, at most three a match, and how many of them were named.
    worst: u32,
    found: u32,
    /// All that was named to have cost something; how often the best bot was asked about it, and would do it again.
    named: u32,
    asked: u64,
    again: u64,
}

/// Looks back at decisions of a seat, some of them blunders, by their steps; `bot` makes the best bot, with so many times its usual
/// playouts, or a quick one for no times.
fn judge<B: Bot<Choice: Clone + Debug + PartialEq>>(
    all: Vec<Decision<B::Position, B::Choice>>,
    blunders: &[u64],
    bot: impl Fn(Seat, u64, u32) -> B,
    counted: &mut Counted,
) {
    let cost = |one: &Decision<B::Position, B::Choice>| {
        let mut bot = bot(one.seat, 1_000 + one.step, CLOSELY);
        let best = bot.choose(&one.position)?;
        Some((bot.weigh(&one.position, [&one.done, &best])?.gap(), one.step))
    };
    let mut worst: Vec<(f64, u64)> =
        all.iter().filter(|one| blunders.contains(&one.step)).filter_map(cost).collect();
    worst.retain(|(gap, _)| *gap >= BAD);
    worst.sort_by(|a, b| b.0.total_cmp(&a.0));
    worst.truncate(3);
    let progress = Progress::default();
    let mut named = moments(all, &progress, |seat, k| bot(seat, k, 1)).unwrap();
    assert!(named.len() <= 3 && (progress.share() - 1.0).abs() < 1e-6);
    named.retain(|moment| !moment.won() && !moment.by_margin);
    counted.worst += worst.len() as u32;
    counted.named += named.len() as u32;
    for moment in &named {
        let one = &moment.decision;
        counted.found += u32::from(worst.iter().any(|(_, step)| *step == one.step));
        assert!(moment.weighed.ways[0].choice == one.done);
        let asked = (0..ASKED).map(|k| bot(one.seat, 77 + k, 1).choose(&one.position).unwrap());
        counted.asked += ASKED;
        counted.again += asked.filter(|choice| *choice == one.done).count() as u64;
    }
}

/// At least seven of ten of the worst were named. Hardly anything was that the best bot would do again: by chance it may, once in
/// twenty times.
fn finds_most(counted: &Counted, least: u32) {
    println!("{counted:?}");
    assert!(counted.worst >= least, "{counted:?}: too few blunders to tell");
    assert!(10 * counted.found >= 7 * counted.worst, "{counted:?}");
    assert!(20 * counted.again <= counted.asked, "{counted:?}");
}

/// What a bot does that leaves some decisions to chance; whether this is one.
fn crippled<A: Clone + PartialEq>(legal: &[A], best: A, seat: Seat, chance: &mut Rng) -> (A, bool) {
    let by_chance = seat == CRIPPLED && legal.len() > 1 && chance.below(BLUNDERS) == 0;
    let any = if by_chance { chance.pick(legal).cloned() } else { None };
    any.filter(|any| *any != best).map_or((best, false), |any| (any, true))
}

/// A match of cards in which one seat blunders, and a look back at it.
fn of_cards<G, B>(setup: &G::Setup, seed: u64, bot: impl Fn(Seat, u64, u32) -> B, counted: &mut Counted)
where
    G: CardGame<Action: Copy>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let mut m = CardMatch::<G>::new(setup, seed, Seating::people(G::seats(setup)), false).unwrap();
    let mut bots: Vec<B> = (0..G::seats(setup)).map(Seat).map(|seat| bot(seat, seed, plays(seat))).collect();
    let (mut chance, mut blunders) = (Rng::new(seed), vec![]);
    while let Some(seat) = m.game().to_act().first().copied() {
        let position = SeatPosition::of(m.game(), seat);
        let best = bots[usize::from(seat.0)].choose(&position).unwrap();
        let (action, blunder) = crippled(&position.legal, best, seat, &mut chance);
        blunders.extend(blunder.then_some(m.log().len() as u64));
        m.act(seat, action).unwrap();
    }
    let made = |m: &CardMatch<G>, &Move { seat, action }: &Move<G::Action>| {
        (seat == CRIPPLED).then(|| (seat, SeatPosition::of(m.game(), seat), action))
    };
    let all = decisions(Replay::of(&m).unwrap(), &Progress::default(), made, |_| ()).unwrap();
    let own = m.log().iter().filter(|done| done.seat == CRIPPLED).count();
    assert_eq!(all.len(), own, "every decision of the seat is looked at");
    assert!(all.iter().all(|one| m.log()[one.step as usize].action == one.done));
    judge(all, &blunders, bot, counted);
}

/// Fifty matches in a whole run; otherwise one, and a quarter of the playouts.
#[test]
fn it_finds_the_blunders_of_a_crippled_priest() {
    use rathulhu::bot::{Bot as Priest, USUAL_PLAYOUTS};
    let (seeds, playouts) = whole_or((0..50, USUAL_PLAYOUTS), (0..1, USUAL_PLAYOUTS / 4));
    let bot = |seat, chance, times| Priest::new(level(times), chance, seat).with_playouts(playouts * times);
    let mut counted = Counted::default();
    for seed in seeds.clone() {
        of_cards(&rathulhu_rules::Setup::players(2), seed, bot, &mut counted);
    }
    finds_most(&counted, seeds.count() as u32);
}

/// Fifty matches in a whole run; otherwise one in which much goes wrong, and a quarter of the playouts. Both seats play their best:
/// from a weak one nothing can be lost.
#[test]
fn it_finds_the_blunders_of_a_crippled_elder() {
    use elder_god::bot::{Bot as Elder, USUAL_PLAYOUTS};
    let (seeds, playouts) = whole_or((0..50, USUAL_PLAYOUTS), (8..9, USUAL_PLAYOUTS / 4));
    let bot = |seat, chance, times: u32| {
        Elder::new(Skill::High, chance, seat).with_playouts(playouts * times.max(1))
    };
    let mut counted = Counted::default();
    for seed in seeds.clone() {
        of_cards(&elder_god_rules::Setup::players(2), seed, bot, &mut counted);
    }
    finds_most(&counted, seeds.count() as u32);
}

/// At a table of nine, all at their best, now as a Cultist, now as an Investigator. A few matches; two hundred in a whole run.
#[test]
fn it_finds_the_blunders_of_a_crippled_cultist_or_investigator() {
    use cluethulhu::bot::{Bot as Thinker, USUAL_HYPOTHESES};
    let bot = |seat, chance, times: u32| {
        Thinker::new(Skill::High, chance, seat).with_hypotheses(USUAL_HYPOTHESES * times.max(1) as usize)
    };
    let (matches, mut counted) = (whole_or(200, 8), Counted::default());
    for seed in 0..matches {
        of_cards(&cluethulhu_rules::Setup::players(9), seed, bot, &mut counted);
    }
    finds_most(&counted, matches as u32 / 4);
}

/// What two ways are, without what they are worth, does not read alike in any language.
fn read_apart(ways: [&Message; 2]) {
    let what =
        |words: &Message| words.args.iter().find(|(name, _)| *name == "what").map(|(_, arg)| arg.clone());
    for language in [game::Language::English, game::Language::German] {
        let read = ways.map(|words| match what(words) {
            Some(Arg::Message(what)) => lang::Texts::of(language).plain(&*what),
            other => panic!("{other:?}"),
        });
        assert_ne!(read[0], read[1]);
    }
}

/// Hands without a table: nothing falls. Fifty hands in a whole run; otherwise one, and an eighth of the playouts.
#[test]
fn it_finds_the_blunders_of_a_crippled_magus() {
    use thoth::Thoth;
    use thoth::bot::{Bot as Magus, USUAL_PLAYOUTS};
    use thoth_rules::{Action, Facts, Setup};
    let (seeds, playouts) = whole_or((0..50, USUAL_PLAYOUTS), (1..2, USUAL_PLAYOUTS / 8));
    let bot = |seat, chance, times| Magus::new(level(times), chance, seat).with_playouts(playouts * times);
    let mut counted = Counted::default();
    for seed in seeds.clone() {
        let mut game = Thoth::new(&Setup::assisted(2), seed).unwrap();
        let mut bots = [0, 1].map(Seat).map(|seat| bot(seat, seed, plays(seat)));
        let (mut chance, mut blunders, mut all) = (Rng::new(seed), vec![], vec![]);
        for step in 0.. {
            if let Some(seat) = game.referee_for() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
                continue;
            }
            let Some(seat) = game.to_act().first().copied().filter(|_| game.results().is_empty()) else {
                break;
            };
            let position = SeatPosition::of(&game, seat);
            let best = bots[usize::from(seat.0)].choose(&position).unwrap();
            let (done, blunder) = crippled(&position.legal, best, seat, &mut chance);
            blunders.extend(blunder.then_some(step));
            game.apply(seat, done.clone()).unwrap();
            if seat == CRIPPLED {
                all.push(Decision { step, turn: Message::new("turn-number"), seat, position, done });
            }
        }
        judge(all, &blunders, bot, &mut counted);
    }
    finds_most(&counted, seeds.count().div_ceil(2) as u32);
}

/// A match is lost early, by one who leaves all to chance for two Aeons. Named are what lost it, and later what costs points that win
/// nothing any more: another judge, with other chance and more playouts, finds the match lost there, and the points, too.
#[test]
fn in_a_match_that_is_lost_early_it_finds_what_costs_points_later() {
    use rathulhu::bot::Bot as Priest;
    use rathulhu_rules::{AEONS, Rathulhu, Setup};
    const PLAYOUTS: u32 = 60;
    let bot = |seat, chance| Priest::new(Skill::High, chance, seat).with_playouts(PLAYOUTS);
    for seed in whole_or(0..5, 0..1) {
        let setup = Setup::players(2);
        let mut m = CardMatch::<Rathulhu>::new(&setup, seed, Seating::people(2), false).unwrap();
        let mut quick = [0, 1].map(|seat| Priest::new(Skill::Middle, seed, Seat(seat)));
        let mut chance = Rng::new(seed);
        while let Some(seat) = m.game().to_act().first().copied() {
            let position = SeatPosition::of(m.game(), seat);
            let action = match seat == CRIPPLED && m.game().aeon() < AEONS {
                true => *chance.pick(&position.legal).unwrap(),
                false => quick[usize::from(seat.0)].choose(&position).unwrap(),
            };
            m.act(seat, action).unwrap();
        }
        let made = |m: &CardMatch<Rathulhu>, &Move { seat, action }: &Move<rathulhu_rules::Action>| {
            (seat == CRIPPLED).then(|| (seat, SeatPosition::of(m.game(), seat), action))
        };
        let all = decisions(Replay::of(&m).unwrap(), &Progress::default(), made, |_| ()).unwrap();
        let named = moments(all, &Progress::default(), bot).unwrap();
        let (late, early): (Vec<_>, Vec<_>) = named.iter().partition(|one| one.by_margin);
        assert!(!late.is_empty() && !early.is_empty(), "{seed}");
        for one in late {
            let Decision { step, seat, position, done, .. } = &one.decision;
            assert!(early.iter().all(|other| other.decision.step < *step), "{seed}: {step}");
            let mut judge = bot(*seat, 1_000 + seed).with_playouts(CLOSELY * PLAYOUTS);
            let ways = judge.explain(position).unwrap().ways;
            assert!(ways[0].value < 15.0, "{seed}: {step} is not lost: {ways:?}");
            let gap = judge.by_margin(position, done).unwrap().gap();
            assert!(gap > 1.0, "{seed}: {step} costs {gap}");
        }
    }
}

/// Every piece that was set down is judged as it lay, and what is called safer is, by the judge, for the piece set down there. Three
/// cities by two builders each; one by one in `./test`.
#[test]
fn in_a_city_it_names_what_was_set_down_least_firmly_and_where_it_would_have_been_firmer() {
    use rlyeh::bot::CityBuilder;
    use rlyeh::bot::safest::{Safest, placements};
    use rlyeh::{Intent, Match};
    let (mut named, mut judged, mut set) = (0, 0, 0);
    for &seed in whole_or(&[6, 12, 14][..], &[6]) {
        for &skill in whole_or(&[Skill::Low, Skill::Middle][..], &[Skill::Middle]) {
            let setup = rlyeh_rules::Setup::solitaire(2);
            let mut m = Match::new(&setup, seed, HandOptions::default(), true).unwrap();
            drive(&mut m, &mut [CityBuilder::new(skill, seed, Seat(0))], |m| {
                m.game().outcome().is_some() || m.game().turn() > 30
            });
            let let_go = m.log().iter().filter(|entry| entry.intent == Intent::Release).count();
            let progress = Progress::default();
            let all = placements(Replay::of(&m).unwrap(), &progress, &[Seat(0)], |_| ()).unwrap();
            // Left out is what was put somewhere for no turn of its own, and where the second judge cannot tell: so it is for the
            // rest of a city with a heap in it, as the third.
            assert!(
                all.len() <= let_go && 5 * all.len() >= 3 * let_go,
                "seed {seed}: {} of {let_go}",
                all.len()
            );
            (judged, set) = (judged + all.len(), set + let_go);
            for moment in moments(all, &progress, |_, _| Safest).unwrap() {
                named += 1;
                let [done, better] = moment.weighed.ways;
                assert!(better.value >= done.value + 1.0);
                read_apart([&done.words, &better.words]);
                let mut replay = Replay::of(&m).unwrap();
                while replay.steps().0 < moment.decision.step {
                    replay.step().unwrap();
                }
                let before = replay.now();
                let mut sim = before.sim().clone();
                let (piece, meant) = (better.choice.spot.piece, better.choice.spot.pose);
                let game = before.game();
                // What stands on a piece of the city goes with it.
                let moved = if game.in_play(piece) { game.stack(piece) } else { vec![piece] };
                let (was, above) =
                    (sim.pose(piece), Pose { translation: meant.translation + Vector::Z * DROP_CM, ..meant });
                for id in moved {
                    let offset = was.inv_mul(&sim.pose(id));
                    sim.place(id, above * offset);
                }
                before.game().pieces_in_play().iter().for_each(|id| sim.body_mut(*id).wake_up(true));
                (0..SETTLES).for_each(|_| sim.tick().unwrap());
                let mut city = game.pieces_in_play();
                city.insert(piece);
                let city: Vec<_> = city.into_iter().collect();
                let bears = statics::analyse(&sim, Some(&city)).unwrap().tilt_deg();
                assert!(bears + 0.5 > better.value, "{bears}, not {}, against {}", better.value, done.value);
            }
        }
    }
    assert!(named > 0 && 6 * judged >= 5 * set, "{named} named, {judged} of {set} judged");
}

mod mishaps {
    //! A hand that sweeps a city over is named, and so is what it forgives.

    use bots::mishaps::{Mishap, MishapObserver, Pardon};
    use game::{Game as _, Seat};
    use rlyeh::bot::CityBuilder;
    use rlyeh::{Intent, Match};
    use rlyeh_rules::{Action, Phase};
    use session::replay::Replay;
    use session::{Skill, Tabled, Undo};
    use support::drive::{drive, solitaire};
    use support::falls::rammed;
    use table::{HandCommand, PieceId};
    use thoth::referee::Declaration;
    use thoth_rules::{Element, Manner, Piece};

    /// Where a hand goes past the city, and through it, cm.
    const ASIDE_CM: f32 = 9.0;
    const LOW_CM: f32 = 1.5;

    /// A city of some turns, in which the next piece is carried low through what stands there; that is the piece met, and how many
    /// deeds were done before.
    fn swept() -> (Match, PieceId) {
        let mut m = solitaire(6, true);
        drive(&mut m, &mut [CityBuilder::new(Skill::Middle, 6, Seat(0))], |m| {
            m.is_waiting() && m.game().turn() > 8 && matches!(m.game().phase(), Phase::Acting { .. })
        });
        let game = m.game();
        let takes = game.legal_actions(game.actor());
        let free = |action: &Action| match action {
            Action::Take(id) if !game.in_play(*id) => Some(*id),
            _ => None,
        };
        let held = takes.iter().find_map(free).unwrap();
        let tall = game.pieces_in_play().into_iter().max_by(|a, b| {
            let top = |id: &PieceId| m.sim().top_cm(*id);
            top(a).total_cmp(&top(b))
        });
        let at = m.sim().centre_of_mass(tall.unwrap());
        m.intend(Intent::Take(held)).unwrap();
        m.intend(Intent::Hand(HandCommand::AutoRaise(false))).unwrap();
        for x in [-ASIDE_CM, ASIDE_CM] {
            let z = if x < 0.0 { 20.0 } else { LOW_CM };
            for to in [[at.x + x, at.y, z], [at.x + x, at.y, LOW_CM]] {
                m.intend(Intent::Hand(HandCommand::Move(to))).unwrap();
                (0..200).for_each(|_| drop(m.tick()));
            }
        }
        m.intend(Intent::Release).unwrap();
        for _ in 0..2_000 {
            m.tick();
            if m.is_waiting() || m.game().outcome().is_some() {
                break;
            }
        }
        (m, held)
    }

    fn found<G: Tabled>(m: &session::Match<G>, pardons: impl Fn(&session::Intent<G>) -> bool) -> Vec<Mishap> {
        let mut replay = Replay::of(m).unwrap();
        let mut observer = MishapObserver::new(vec![Seat(0)], pardons);
        loop {
            observer.see(&replay);
            if replay.step().is_none() {
                return observer.found();
            }
        }
    }

    #[test]
    fn a_sweep_of_the_hand_is_named_and_forgiven_once_it_is_taken_back() {
        let (mut m, held) = swept();
        let all = found(&m, |_| false);
        let [mishap] = &all[..] else { panic!("{all:?}") };
        let [by, met] = mishap.touch;
        assert_eq!((by, mishap.seat, mishap.forgiven), (held, Seat(0), None));
        // At that step the hand is empty, and what it met stands; in the end that lies elsewhere.
        let mut replay = Replay::of(&m).unwrap();
        while replay.steps().0 < mishap.step {
            replay.step().unwrap();
        }
        assert!(replay.now().hand().held().is_empty() && mishap.fallen.contains(&met), "{mishap:?}");
        let [stood, lies] = [replay.now().sim(), m.sim()].map(|sim| sim.centre_of_mass(met));
        assert!(stood.distance(lies) > 1.0, "{stood} {lies}");
        assert!(mishap.words[0] != mishap.words[1]);

        while m.sim().centre_of_mass(met).distance(stood) > 0.1 {
            m.rewind(Undo::Undo).unwrap();
        }
        let all = found(&m, |_| false);
        assert_eq!(all.iter().map(|one| one.forgiven).collect::<Vec<_>>(), [Some(Pardon::TakenBack)]);
    }

    /// A house that is knocked over is named as a city is, and forgiven once its owner says that it was an accident, and not when
    /// it was on purpose.
    #[test]
    fn a_house_that_was_knocked_over_is_forgiven_by_its_owner() {
        let m = rammed(900, session::Intent::Release, &mut |_| ());
        for (manner, forgiven) in
            [(None, None), (Some(Manner::Malice), None), (Some(Manner::Accident), Some(Pardon::Accident))]
        {
            let mut m = m.clone();
            if let Some(manner) = manner {
                m.intend(session::Intent::Declare(Declaration::Say(manner))).unwrap();
            }
            let all = found(&m, |deed| matches!(deed, session::Intent::Declare(said) if said.forgives()));
            let [mishap] = &all[..] else { panic!("{manner:?}: {all:?}") };
            assert_eq!((mishap.seat, mishap.forgiven), (Seat(0), forgiven), "{manner:?}");
            let [by, met] = mishap.touch.map(|id| Piece::pyramid(id).unwrap());
            assert_eq!((by.0, met.0), (Element::Fire, Element::Water), "{mishap:?}");
        }
    }
}
