//! The story of a match on its result: what each side had, turn by turn, held against the match itself, and drawn.

use bots::{Bot, SeatPosition};
use cluethulhu_rules::{self as clue, Cluethulhu};
use elder_god_rules::{self as elder, ElderGod, Event};
use game::{CardGame, Game, Seat};
use rathulhu_rules::{self as bidding, Rathulhu};

use game::Language;
use lang::Texts;
use session::chart::MatchChart;
use session::{CardMatch, CardNote, Names, Seating, Sitter, Skill};

/// A match of bots; `look` sees every moment.
fn played<G: CardGame<Action: Copy>, B: Bot<Position = SeatPosition<G>, Choice = G::Action>>(
    setup: &G::Setup,
    seed: u64,
    bot: fn(Skill, u64, Seat) -> B,
    mut look: impl FnMut(&CardMatch<G>),
) -> CardMatch<G> {
    let seats = G::seats(setup);
    let seating = Seating {
        sitters: vec![Sitter::Bot(Skill::Low); usize::from(seats)],
        names: Names::usual(usize::from(seats)),
    };
    let mut m = CardMatch::<G>::new(setup, seed, seating, false).unwrap();
    let mut bots: Vec<B> = (0..seats).map(|seat| bot(Skill::Low, seed, Seat(seat))).collect();
    while m.game().outcome().is_none() {
        let seat = m.bot_to_act().unwrap();
        let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
        look(&m);
    }
    m
}

fn last(story: &MatchChart, line: usize) -> i32 {
    *story.lines[line].values.last().unwrap()
}

#[test]
fn the_story_of_an_elder_god_follows_the_paths() {
    let (mut wounds, mut turned) = (0, 0);
    for seed in 0..6 {
        // What each path was when a turn ended, taken down as it was played.
        let mut paths: Vec<Vec<i32>> = vec![];
        let setup = elder::Setup::players(3);
        let path = |m: &CardMatch<ElderGod>, seat: u8| {
            i32::try_from(m.game().player(Seat(seat)).unwrap().monster.plan().longest_sound_path().len())
                .unwrap()
        };
        let mut turn = 1;
        let mut before: Vec<i32> = vec![0; 3];
        let m = played::<ElderGod, _>(&setup, seed, elder_god::bot::Bot::new, |m| {
            let now: Vec<i32> = (0..3).map(|seat| path(m, seat)).collect();
            if m.game().clock().turn != turn {
                paths.push(now.clone());
                turn = m.game().clock().turn;
            }
            before = now;
            if m.game().outcome().is_none() {
                assert_eq!(elder_god::chart::of(m), None, "nothing is told before the end");
            }
        });
        let story = elder_god::chart::of(&m).expect("it is over");
        for (seat, line) in story.lines.iter().enumerate() {
            for (turn, now) in paths.iter().enumerate() {
                assert_eq!(line.values[turn + 1], now[seat], "turn {} of seed {seed}", turn + 1);
            }
            assert_eq!(last(&story, seat), before[seat]);
        }
        let hit = |note: &&CardNote<Event>| matches!(note, CardNote::Event(Event::Wounded { .. }));
        let told = story
            .marks
            .iter()
            .filter(|mark| Texts::of(Language::English).plain(&mark.words).contains("wounded"))
            .count();
        assert_eq!(told, m.notes().iter().filter(hit).count());
        wounds += told;
        turned += usize::from(story.turning_point().is_some());
    }
    assert!(wounds > 3 && turned > 1, "{wounds}, {turned}");
}

#[test]
fn the_story_of_rathulhu_ends_with_the_scores() {
    for seed in 0..4 {
        let setup = bidding::Setup::players(4);
        let m = played::<Rathulhu, _>(&setup, seed, rathulhu::bot::Bot::new, |_| ());
        let story = rathulhu::chart::of(&m).expect("it is over");
        let auctions =
            |note: &&CardNote<bidding::Event>| matches!(note, CardNote::Event(bidding::Event::Won { .. }));
        assert!(story.moments() > m.notes().iter().filter(auctions).count());
        for (line, player) in m.game().players().iter().enumerate() {
            assert_eq!(last(&story, line), i32::from(player.score), "seed {seed}");
        }
    }
}

#[test]
fn the_story_of_cluethulhu_counts_the_living_of_each_side() {
    let mut out = 0;
    for seed in 0..4 {
        let setup = clue::Setup::players(8);
        let m = played::<Cluethulhu, _>(&setup, seed, cluethulhu::bot::Bot::new, |m| {
            if m.game().outcome().is_none() {
                assert_eq!(cluethulhu::living::story(m), None, "it would tell every tablet");
            }
        });
        let story = cluethulhu::living::story(&m).expect("it is over");
        for (line, side) in [clue::Side::Investigator, clue::Side::Cultist].into_iter().enumerate() {
            let living = m.game().players().iter().filter(|player| player.living && player.side == side);
            assert_eq!(last(&story, line), i32::try_from(living.count()).unwrap(), "{side:?} of seed {seed}");
        }
        let dead = m.game().players().iter().filter(|player| !player.living).count();
        assert!(story.marks.len() <= dead, "nobody goes out twice");
        out += story.marks.len();
    }
    assert!(out > 4, "{out}");
}
