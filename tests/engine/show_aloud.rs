use bots::{Bot, SeatPosition};
use game::message::Say;
use game::{Game, Language, Seat};
use lang::Texts;
use session::Skill;

fn show<G, B>(mut game: G, most: usize, make: impl Fn(Seat) -> B, settle: impl Fn(&mut G))
where
    G: Game<Action: Clone, Event: Say>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let texts = [Texts::of(Language::English), Texts::of(Language::German)];
    let mut bots: Vec<B> = (0..20).map(|s| make(Seat(s))).collect();
    let (mut moves, mut said) = (0, 0);
    let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
    while let Some(seat) = game.to_act().first().copied() {
        if moves > 2500 {
            break;
        }
        let Some(advice) = bots[usize::from(seat.0)].explain(&SeatPosition::of(&game, seat)) else { break };
        let Ok(events) = game.apply(seat, advice.choice.clone()) else { break };
        settle(&mut game);
        moves += 1;
        let first = events.first().map(|e| texts[0].plain(e)).unwrap_or_default();
        if let Some(why) = &advice.aloud {
            said += 1;
            let n = kinds.entry(why.id).or_default();
            *n += 1;
            if said <= most || *n < 3 {
                println!("{first}\n    {}\n    {}", texts[0].plain(why), texts[1].plain(why));
            }
        }
    }
    println!("{said} of {moves} moves: {kinds:#?}");
}

#[test]
fn show_rathulhu() {
    use rathulhu::bot::Bot as B;
    show(
        rathulhu_rules::Rathulhu::new(&rathulhu_rules::Setup::players(3), 1).unwrap(),
        20,
        |seat| B::new(Skill::High, 1, seat),
        |_| (),
    );
}
#[test]
fn show_elder() {
    use elder_god::bot::Bot as B;
    show(
        elder_god_rules::ElderGod::new(&elder_god_rules::Setup::players(3), 1).unwrap(),
        20,
        |seat| B::new(Skill::High, 1, seat),
        |_| (),
    );
}
#[test]
fn show_thoth() {
    use thoth::bot::Bot as B;
    use thoth_rules::{Action, Facts};
    show(
        thoth::Thoth::new(&thoth_rules::Setup::assisted(3), 1).unwrap(),
        20,
        |seat| B::new(Skill::High, 1, seat),
        |game| {
            while let Some(seat) = game.referee_for() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
            }
        },
    );
}
#[test]
fn show_clue() {
    use cluethulhu::bot::Bot as B;
    for seed in 1..4 {
        show(
            cluethulhu_rules::Cluethulhu::new(&cluethulhu_rules::Setup::players(11), seed).unwrap(),
            20,
            |seat| B::new(Skill::High, seed, seat),
            |_| (),
        );
    }
}
#[test]
fn show_rlyeh() {
    use bots::player::TablePlayer;
    use rlyeh::bot::CityBuilder;
    use rlyeh_rules::Setup;
    let texts = [Texts::of(Language::English), Texts::of(Language::German)];
    for (setup, players, turns) in [(Setup::players(3), 3, 24), (Setup::solitaire(3), 1, 24)] {
        let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
        let mut m = rlyeh::Match::new(&setup, 2, table::hand::HandOptions::default(), false).unwrap();
        let mut builders: Vec<_> = (0..players).map(|s| CityBuilder::new(Skill::High, 2, Seat(s))).collect();
        for _ in 0..60_000 {
            if m.game().turn() > turns || m.game().outcome().is_some() {
                break;
            }
            let Some(seat) = m.game().to_act().first().copied() else {
                m.tick();
                continue;
            };
            let builder = &mut builders[usize::from(seat.0)];
            let intent = if builder.decides(&m) {
                let position = CityBuilder::position(&m).unwrap();
                let (idea, why) = builder.bot(&m).choose_aloud(&position, true).unwrap();
                println!("{seat:?} {:?}", m.game().asks());
                if let Some(why) = &why {
                    *kinds.entry(why.id).or_default() += 1;
                    println!("    {}\n    {}", texts[0].plain(why), texts[1].plain(why));
                }
                builder.follow(idea)
            } else {
                builder.handle(&m)
            };
            if let Some(intent) = intent {
                if m.intend(intent.clone()).is_ok() {
                    builder.done(&intent);
                }
            }
            for note in m.tick() {
                if let session::Note::Event(e) = &note {
                    println!("  {}", texts[0].plain(e));
                }
            }
        }
        println!("{kinds:#?}");
    }
}
