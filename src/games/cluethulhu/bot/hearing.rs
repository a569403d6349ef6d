//! What is said moves what a bot believes, and the right way.

use super::Bot;
use super::belief::{Belief, Certainties};
use super::evidence::{Evidence, Eyes};
use bots::{Bot as _, SeatPosition};
use cluethulhu_rules::{Action, Cluethulhu, Phase, Role, Setup, Statement};
use game::rng::Rng;
use game::{Game, Seat};
use session::Skill;

const LISTENER: Seat = Seat(8);
const ANN: Seat = Seat(2);
const EVA: Seat = Seat(5);

/// Who holds the Wizard's tablet in these games.
const WIZARD: Seat = Seat(3);

/// Plays on to the next discussion; nobody does anything before.
fn play_on(game: &mut Cluethulhu) {
    let quiet = [Action::Pass, Action::Nobody, Action::Vote(false)];
    let mut talks = matches!(game.phase(), Phase::Talk { .. });
    while talks || !matches!(game.phase(), Phase::Talk { .. }) {
        let seat = game.to_act()[0];
        let legal = game.legal_actions(seat);
        let nothing = quiet.into_iter().find(|action| legal.contains(action));
        game.apply(seat, nothing.unwrap_or(legal[0])).unwrap();
        talks &= matches!(game.phase(), Phase::Talk { .. });
    }
}

/// A game of eleven in its first discussion; the listener is a plain Cultist.
fn talk(fifth: Role) -> Cluethulhu {
    use Role::*;
    let mut tablets = vec![Investigator, Investigator, Psychiatrist, Wizard, TchoTcho, fifth];
    tablets.resize(11, Cultist);
    let mut game = Cluethulhu::with_tablets(&Setup::players(11), &tablets, 3).unwrap();
    play_on(&mut game);
    game
}

fn says(game: &mut Cluethulhu, seat: Seat, statement: Statement) {
    game.apply(seat, Action::Say(statement)).unwrap();
}

/// How likely the listener holds Ann and Eva to be Investigators, and how likely that Eva holds a tablet.
struct Believed {
    ann: f64,
    eva: f64,
    both: f64,
    eva_is: f64,
}

/// What the listener believes.
fn belief(game: &Cluethulhu) -> Belief {
    let view = game.view(Some(LISTENER));
    let about = Certainties { living: view.living().collect(), fellows: vec![], late: view.day > 1 };
    Belief::new(&Evidence::new(&view, Eyes::Own), &about, 6_000, &mut Rng::new(1))
}

/// How likely it holds somebody to have been dealt a tablet.
fn holds(game: &Cluethulhu, seat: Seat, role: Role) -> f64 {
    belief(game).mean(|one| f64::from(u8::from(one.role(seat) == role)))
}

fn after(said: &[(Seat, Statement)], role: Role) -> Believed {
    let mut game = talk(Role::Shoggoth);
    said.iter().for_each(|&(seat, statement)| says(&mut game, seat, statement));
    let belief = belief(&game);
    let share = |holds: bool| f64::from(u8::from(holds));
    Believed {
        ann: belief.of(ANN),
        eva: belief.of(EVA),
        both: belief.mean(|one| share(one.is_investigator(ANN) && one.is_investigator(EVA))),
        eva_is: belief.mean(|one| share(one.role(EVA) == role)),
    }
}

#[test]
fn a_claim_is_believed_and_less_so_at_second_hand() {
    let wizard = Role::Wizard;
    let before = after(&[], wizard);
    let own = after(&[(EVA, Statement::IAm(wizard))], wizard);
    let told = after(&[(ANN, Statement::Told(EVA, wizard))], wizard);
    assert!(own.eva < before.eva && told.eva < before.eva, "{} {} {}", own.eva, told.eva, before.eva);
    assert!(own.eva_is > told.eva_is && told.eva_is > before.eva_is, "{} {}", own.eva_is, told.eva_is);
    let twice = [(EVA, Statement::IAm(wizard)), (ANN, Statement::Told(EVA, wizard))];
    assert!(after(&twice, wizard).eva_is > told.eva_is);
}

#[test]
fn a_confession_is_believed_and_less_so_at_second_hand() {
    let investigator = Role::Investigator;
    let before = after(&[], investigator);
    let own = after(&[(EVA, Statement::IAm(investigator))], investigator);
    let told = after(&[(ANN, Statement::Told(EVA, investigator))], investigator);
    assert!(own.eva > told.eva && told.eva > before.eva, "{} {} {}", own.eva, told.eva, before.eva);
}

#[test]
fn whom_somebody_suspects_is_suspect_but_not_with_them() {
    let before = after(&[], Role::Cultist);
    let suspected = after(&[(ANN, Statement::Suspect(EVA))], Role::Cultist);
    let without_ann = |believed: &Believed| (believed.eva - believed.both) / (1.0 - believed.ann);
    let (was, is) = (without_ann(&before), without_ann(&suspected));
    assert!(is > was, "of one who is no Investigator it counts: {was} {is}");
    assert!(suspected.both < before.both / 1.5, "{} {}", suspected.both, before.both);
    let trusted = after(&[(ANN, Statement::Trust(EVA))], Role::Cultist);
    assert!(trusted.both > before.both, "{} {}", trusted.both, before.both);
}

#[test]
fn what_is_said_again_says_no_more() {
    let suspicion = (ANN, Statement::Suspect(EVA));
    let (once, thrice) = (after(&[suspicion], Role::Cultist), after(&[suspicion; 3], Role::Cultist));
    assert_eq!((once.ann, once.eva), (thrice.ann, thrice.eva));
}

#[test]
fn a_sight_that_nobody_asked_for_is_believed_and_an_answer_to_a_charge_is_not() {
    let sight = |by, whom, role| (by, Statement::Saw(whom, role));
    let (bob, watcher) = (Seat(7), Role::TchoTcho);
    let before = after(&[], watcher);
    let blames = after(&[sight(EVA, ANN, Role::Investigator)], watcher);
    assert!(blames.eva < before.eva / 2.0 && blames.ann > 2.0 * before.ann, "{} {}", blames.eva, blames.ann);
    // A liar has no use for a special tablet.
    let names = after(&[sight(EVA, ANN, Role::Wizard)], watcher);
    assert!(names.eva < before.eva / 2.0 && names.eva_is > 0.5, "{} {}", names.eva, names.eva_is);
    let charged = [sight(bob, EVA, Role::Investigator), sight(EVA, ANN, Role::Investigator)];
    let answers = after(&charged, watcher);
    assert!(answers.eva > 2.0 * before.eva && answers.ann < blames.ann, "{} {}", answers.eva, answers.ann);
}

#[test]
fn a_claim_that_nobody_denies_is_believed_and_one_that_is_denied_is_not() {
    let claim = Statement::IAm(Role::Wizard);
    let mut game = talk(Role::Shoggoth);
    says(&mut game, EVA, claim);
    play_on(&mut game);
    let (fresh, mut denied) = (holds(&game, EVA, Role::Wizard), game.clone());
    says(&mut denied, WIZARD, claim);
    for game in [&mut game, &mut denied] {
        play_on(game);
    }
    let stands = holds(&game, EVA, Role::Wizard);
    let falls = holds(&denied, EVA, Role::Wizard);
    assert!(stands > fresh && fresh > falls, "{stands} {fresh} {falls}");
    let (trusted, suspect) = (belief(&game).of(EVA), belief(&denied).of(EVA));
    assert!(suspect > 2.0 * trusted, "{suspect} {trusted}");
}

#[test]
fn who_hears_another_claim_its_tablet_says_so_once() {
    let mut game = talk(Role::Shoggoth);
    let says_so = |game: &Cluethulhu| {
        let mut bot = Bot::new(Skill::High, 1, WIZARD);
        let position = SeatPosition { view: game.view(Some(WIZARD)), legal: game.legal_actions(WIZARD) };
        bot.choose(&position) == Some(Action::Say(Statement::IAm(Role::Wizard)))
    };
    assert!(!says_so(&game), "nobody has asked");
    says(&mut game, EVA, Statement::IAm(Role::Wizard));
    assert!(says_so(&game));
    says(&mut game, WIZARD, Statement::IAm(Role::Wizard));
    assert!(!says_so(&game), "it has said so");
}

/// A Traitor who has turned speaks and votes as an Investigator does, so the same signs tell of it.
#[test]
fn what_an_investigator_says_a_traitor_may_say_too() {
    let mut game = talk(Role::Traitor);
    let before = holds(&game, ANN, Role::Traitor);
    says(&mut game, ANN, Statement::IAm(Role::Investigator));
    let after = holds(&game, ANN, Role::Traitor);
    assert!(after > 1.3 * before, "{after} {before}");
}
