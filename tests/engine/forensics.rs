//! Collapses staged with a known cause, and what the witness says of them.

use game::message::Message;
use std::collections::BTreeMap;
use support::told::english;
use table::forensics::{Account, ContactFailure, Fault, Touch, Witness};
use table::hand::HandOptions;
use table::rapier3d::prelude::{Pose, Rotation, Vector};
use table::sim::{Placement, table_top};
use table::{Hand, HandCommand, Kind, Piece, PieceId, Settings, Sim};

/// A block: its name, its edges in mm, where its middle is in cm.
struct Block(&'static str, [f32; 3], [f32; 3]);

/// What the hand does in a staged collapse: when, in ticks, and what.
enum Do {
    Grab(&'static str),
    /// Move the piece's middle here, cm.
    To([f32; 3]),
    /// Lower it until it touches.
    Lower,
    LetGo,
}

struct Stage {
    names: Vec<&'static str>,
    sim: Sim,
    hand: Hand,
    /// Whether the hand keeps its height, so that it runs into things.
    flies_level: bool,
}

impl Stage {
    fn new(blocks: &[Block]) -> Self {
        Self::tilted(blocks, &[], 0.9)
    }

    /// Some of them turned about the x axis by degrees and fixed; all with so much friction.
    fn tilted(blocks: &[Block], fixed: &[(&str, f32)], friction: f32) -> Self {
        let mut placements: Vec<Placement> = blocks
            .iter()
            .map(|Block(name, size_mm, at)| {
                let piece = Piece::new(Kind::Box { size_mm: *size_mm }).with_friction(friction);
                let fast = fixed.iter().find(|(each, _)| each == name);
                let turn = Rotation::from_rotation_x(fast.map_or(0.0, |(_, degrees)| degrees.to_radians()));
                let piece = if fast.is_some() { piece.fixed() } else { piece };
                Placement::new(piece, Pose::from_parts(Vector::from_array(*at), turn))
            })
            .collect();
        placements.push(table_top(30.0));
        let names = blocks.iter().map(|block| block.0).collect();
        let sim = Sim::new(Settings::default(), placements).unwrap();
        Self { names, sim, hand: Hand::new(HandOptions::default()), flies_level: false }
    }

    fn id(&self, name: &str) -> PieceId {
        PieceId(self.names.iter().position(|each| *each == name).unwrap() as u16)
    }

    /// Plays a script and hears the witness to the end of the first fall.
    fn play(&mut self, script: Vec<(u32, Do)>) -> Account {
        let mut script: BTreeMap<u32, Do> = script.into_iter().collect();
        let mut witness = Witness::default();
        for tick in 0..900 {
            if let Some(act) = script.remove(&tick) {
                let command = match act {
                    Do::Grab(name) => HandCommand::Grab(vec![self.id(name)]),
                    Do::To(to) => HandCommand::Move(to),
                    Do::Lower => HandCommand::Lower(true),
                    Do::LetGo => HandCommand::Release,
                };
                self.hand.command(&mut self.sim, &command);
                if self.flies_level && matches!(act, Do::Grab(_)) {
                    self.hand.command(&mut self.sim, &HandCommand::AutoRaise(false));
                }
            }
            self.hand.drive(&mut self.sim);
            self.sim.tick().unwrap();
            if let Some(account) = witness.see(&self.sim, &self.hand) {
                return account;
            }
        }
        panic!("nothing fell");
    }
}

const PLANK: [f32; 3] = [80.0, 20.0, 6.0];
const WALL: [f32; 3] = [20.0, 20.0, 40.0];
const BRICK: [f32; 3] = [20.0, 20.0, 20.0];
const FLAT: [f32; 3] = [20.0, 20.0, 10.0];

/// Puts what is grabbed down here, gently, and lets go.
fn put(name: &'static str, to: [f32; 3], at: u32) -> Vec<(u32, Do)> {
    let above = [to[0], to[1], to[2] + 0.7];
    vec![(at, Do::Grab(name)), (at + 1, Do::To(above)), (at + 100, Do::Lower), (at + 180, Do::LetGo)]
}

/// What is told of a fall, in English.
fn told(account: &Account, name: &dyn Fn(PieceId) -> String) -> String {
    english(&account.message(&|id| Message::english(name(id)), None))
}

/// Swings what is grabbed from here to there, then lets go.
fn swing(name: &'static str, from: [f32; 3], to: [f32; 3], at: u32) -> Vec<(u32, Do)> {
    vec![(at, Do::Grab(name)), (at + 1, Do::To(from)), (at + 120, Do::To(to)), (at + 170, Do::LetGo)]
}

fn expect(
    stage: &mut Stage,
    script: Vec<(u32, Do)>,
    failed: &str,
    against: &str,
    touch: Option<Touch>,
) -> Account {
    let account = stage.play(script);
    let names = stage.names.clone();
    let name = move |id: PieceId| names.get(id.index()).map_or("table", |name| *name).to_owned();
    let words = told(&account, &name);
    let off = account.against.map(&name);
    assert_eq!((name(account.failed).as_str(), off.as_deref()), (failed, Some(against)), "{words}");
    assert_eq!(account.touch.map(|(touch, _)| touch), touch, "{words}");
    account
}

/// Those of which the last piece touched is not the one that failed, nor the one that did it.
fn naive(account: &Account) -> Option<PieceId> {
    account.last_touched
}

#[test]
fn a_block_let_go_over_the_edge_tips_off() {
    let mut stage =
        Stage::new(&[Block("foot", BRICK, [0.0, 0.0, 1.0]), Block("top", BRICK, [8.0, 0.0, 1.0])]);
    let top = stage.id("top");
    // From 1.3 cm on it slides before it opens.
    let script = put("top", [1.2, 0.0, 3.0], 30);
    let account = expect(&mut stage, script, "top", "foot", Some(Touch::LetGo(top)));
    assert_eq!(account.how, ContactFailure::Lifted);
    assert_eq!(account.margin_deg, None, "it had not stood before");
    // The foot ends 10 mm from its middle, the block's is 12 mm from there.
    let Some(Fault::Aside { mm: outside_mm, .. }) = account.fault else { panic!("{account:?}") };
    // How far back it would have stood is tried out in steps of a quarter of a millimetre.
    assert!((1.75..2.75).contains(&outside_mm), "{outside_mm}");
    let words = told(&account, &|_| "block".into());
    assert!(words.ends_with(" mm beside where it could have stood"), "{words}");
}

#[test]
fn a_plank_tips_under_what_is_put_on_its_end() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("plank", PLANK, [0.0, 0.0, 2.3]),
        Block("load", BRICK, [0.0, 8.0, 1.0]),
    ]);
    let load = stage.id("load");
    let script = put("load", [3.0, 0.0, 3.6], 30);
    let account = expect(&mut stage, script, "plank", "foot", Some(Touch::LetGo(load)));
    assert_ne!(naive(&account), Some(account.failed));
    assert!(account.margin_deg.is_some_and(|degrees| degrees > 5.0), "{account:?}");
}

#[test]
fn a_block_knocked_off_a_tower_failed_and_not_the_one_that_knocked() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("top", FLAT, [0.0, 0.0, 2.5]),
        Block("ram", BRICK, [-8.0, 0.0, 1.0]),
    ]);
    let (top, ram) = (stage.id("top"), stage.id("ram"));
    stage.flies_level = true;
    let script = swing("ram", [-5.0, 0.0, 3.2], [3.0, 0.0, 3.2], 30);
    let met = Touch::Met { held: ram, other: top };
    let account = expect(&mut stage, script, "top", "foot", Some(met));
    assert_ne!(naive(&account), Some(account.failed));
}

#[test]
fn a_roof_falls_when_its_wall_is_taken() {
    let mut stage = Stage::new(&[
        Block("left", WALL, [-3.0, 0.0, 2.0]),
        Block("right", WALL, [3.0, 0.0, 2.0]),
        Block("roof", PLANK, [0.0, 0.0, 4.3]),
    ]);
    let right = stage.id("right");
    stage.flies_level = true;
    let script = swing("right", [3.0, -6.0, 2.0], [3.0, -8.0, 2.0], 60);
    let account = stage.play(script);
    let roof = stage.id("roof");
    assert_eq!(account.failed, roof, "{account:?}");
    assert_eq!(account.touch.map(|(touch, _)| touch), Some(Touch::Took(right)), "{account:?}");
}

#[test]
fn what_the_hand_did_elsewhere_meanwhile_is_no_cause() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("plank", PLANK, [0.0, 0.0, 2.3]),
        Block("load", BRICK, [0.0, 8.0, 1.0]),
        Block("other", BRICK, [-10.0, -8.0, 1.0]),
    ]);
    let (load, other) = (stage.id("load"), stage.id("other"));
    let mut script = put("load", [2.6, 0.0, 3.6], 30);
    script.extend([(216, Do::Grab("other")), (217, Do::To([-12.0, -8.0, 4.0])), (290, Do::LetGo)]);
    let account = expect(&mut stage, script, "plank", "foot", Some(Touch::LetGo(load)));
    assert_eq!(naive(&account), Some(other));
}

#[test]
fn two_blocks_over_the_edge_fail_at_the_lower() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("ledge", FLAT, [0.8, 0.0, 2.5]),
        Block("last", FLAT, [8.0, 0.0, 0.5]),
    ]);
    let last = stage.id("last");
    let script = put("last", [1.6, 0.0, 3.5], 30);
    let account = expect(&mut stage, script, "ledge", "foot", Some(Touch::LetGo(last)));
    assert_ne!(naive(&account), Some(account.failed));
}

#[test]
fn a_block_slides_down_a_slippery_slope() {
    let blocks =
        [Block("ramp", [120.0, 120.0, 10.0], [0.0, 0.0, 4.0]), Block("sledge", FLAT, [15.0, 0.0, 0.5])];
    let mut stage = Stage::tilted(&blocks, &[("ramp", 20.0)], 0.1);
    let sledge = stage.id("sledge");
    let script = put("sledge", [0.0, 3.0, 6.4], 30);
    let account = expect(&mut stage, script, "sledge", "ramp", Some(Touch::LetGo(sledge)));
    assert_eq!(account.how, ContactFailure::Slid, "{account:?}");
}

#[test]
fn the_middle_of_a_tower_knocked_out_is_what_failed() {
    let mut stage = Stage::new(&[
        Block("foot", [60.0, 60.0, 10.0], [0.0, 0.0, 0.5]),
        Block("middle", [20.0, 20.0, 30.0], [0.0, 0.0, 2.5]),
        Block("top", FLAT, [0.0, 0.0, 4.5]),
        Block("ram", BRICK, [-8.0, 0.0, 1.0]),
    ]);
    let (middle, ram) = (stage.id("middle"), stage.id("ram"));
    stage.flies_level = true;
    let script = swing("ram", [-5.0, 0.0, 2.6], [3.0, 0.0, 2.6], 30);
    let met = Touch::Met { held: ram, other: middle };
    let account = expect(&mut stage, script, "middle", "foot", Some(met));
    assert_ne!(naive(&account), Some(account.failed));
}

#[test]
fn of_a_row_of_dominoes_the_first_failed() {
    let domino = [8.0, 20.0, 40.0];
    let mut stage = Stage::new(&[
        Block("first", domino, [0.0, 0.0, 2.0]),
        Block("second", domino, [2.5, 0.0, 2.0]),
        Block("third", domino, [5.0, 0.0, 2.0]),
        Block("ram", BRICK, [-8.0, 0.0, 1.0]),
    ]);
    let (first, ram) = (stage.id("first"), stage.id("ram"));
    stage.flies_level = true;
    let script = swing("ram", [-5.0, 0.0, 3.3], [0.5, 0.0, 3.3], 30);
    let met = Touch::Met { held: ram, other: first };
    let account = expect(&mut stage, script, "first", "table", Some(met));
    let row = [first, stage.id("second"), stage.id("third")];
    assert!(row.iter().all(|id| account.fallen.contains(id)), "{account:?}");
}

#[test]
fn of_two_towers_the_one_that_was_knocked_failed() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("top", FLAT, [0.0, 0.0, 2.5]),
        Block("far foot", BRICK, [0.0, 10.0, 1.0]),
        Block("far top", FLAT, [0.0, 10.0, 2.5]),
        Block("ram", BRICK, [-8.0, 0.0, 1.0]),
    ]);
    let (top, ram) = (stage.id("far top"), stage.id("ram"));
    stage.flies_level = true;
    let script = swing("ram", [-5.0, 10.0, 3.2], [3.0, 10.0, 3.2], 30);
    let met = Touch::Met { held: ram, other: top };
    expect(&mut stage, script, "far top", "far foot", Some(met));
}

#[test]
fn what_was_set_up_to_fall_fell_without_a_touch() {
    let mut stage = Stage::new(&[
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("top", FLAT, [1.15, 0.0, 2.5]),
        Block("other", BRICK, [-10.0, -8.0, 1.0]),
    ]);
    let script = vec![(0, Do::Grab("other")), (1, Do::To([-12.0, -8.0, 4.0])), (90, Do::LetGo)];
    let account = expect(&mut stage, script, "top", "foot", None);
    let words = told(&account, &|id| stage.names[id.index()].to_owned());
    assert!(words.ends_with(" by itself. Nobody had touched it or anything that held it"), "{words}");
}

/// The hand shoves a slab off its foot, slowly, while a pillar elsewhere that stands on the very edge of its own goes down by
/// itself. The slab is the first to begin, at tick 33, and is 2 mm away at tick 68; the pillar at 43 and 58.
#[test]
fn what_began_to_fail_first_is_named_not_what_was_away_first() {
    let blocks = [
        Block("foot", BRICK, [0.0, 0.0, 1.0]),
        Block("slab", FLAT, [0.0, 0.0, 2.5]),
        Block("stand", BRICK, [-2.02, 0.0, 1.0]),
        Block("ram", BRICK, [-2.02, 0.0, 3.0]),
        Block("far foot", BRICK, [0.0, 10.0, 1.0]),
        Block("pillar", [20.0, 20.0, 200.0], [0.93, 10.0, 12.0]),
    ];
    let mut stage = Stage::tilted(&blocks, &[], 0.1);
    let (slab, pillar, ram) = (stage.id("slab"), stage.id("pillar"), stage.id("ram"));
    stage.flies_level = true;
    // 2.4 mm/s for a second, then five times as fast.
    let far = |tick: u16| f32::from(tick.min(60)) / 250.0 + f32::from(tick.saturating_sub(60)) / 50.0;
    let push = (1..=160_u16).map(|tick| (u32::from(tick), Do::To([-2.02 + far(tick), 0.0, 3.05])));
    let script = [(0, Do::Grab("ram"))].into_iter().chain(push).chain([(230, Do::LetGo)]).collect();
    let account = expect(&mut stage, script, "slab", "foot", Some(Touch::Met { held: ram, other: slab }));
    assert!(account.fallen.contains(&pillar) && account.fallen.contains(&slab), "{account:?}");
    // The story is still that of the doc line: the pillar falls by itself, and begins within a second.
    assert!((25..40).contains(&account.tick), "{account:?}");
}
