//! Many falls staged with known culprits: what the sentence says of each is held against how it was staged.
//!
//! Every scene declares what rests on what. Who did it follows from the only thing that the hand's way leads to.

use game::message::Message;
use game::pieces::Size;
use std::f32::consts::FRAC_PI_4;
use support::counts::whole_or;
use support::told::english;
use table::forensics::{Account, Aftermath, ContactFailure, Touch, Witness};
use table::rapier3d::prelude::{Pose, Rotation, Vector};
use table::sim::{Placement, table_top};
use table::{Hand, HandCommand, Kind, Piece, PieceId, Settings, Sim};

const TICK_S: f32 = 1.0 / 60.0;
/// How long the table is watched, ticks.
const WATCHED: u32 = 600;

/// A staged fall.
struct Case {
    pieces: Vec<(&'static str, Kind, Pose)>,
    /// What rests on what, before or once it was let go: upper and lower.
    rests: Vec<(&'static str, &'static str)>,
    held: &'static str,
    deed: Deed,
    /// How the sentence must begin.
    culprit: String,
}

#[derive(Clone, Copy)]
enum Deed {
    /// Passes from here to there, cm, so fast, cm/s; goes on and lets go on the table.
    Pass([f32; 3], [f32; 3], f32),
    /// Sets it down here, cm, and lets go.
    PutDown([f32; 3]),
    /// Lifts it straight up to here and holds it for so many ticks before it lets go.
    TakeAway([f32; 3]),
}

fn at(x: f32, y: f32, z: f32) -> Pose {
    Pose::from_translation(Vector::new(x, y, z))
}

fn block(x: f32, y: f32, z: f32) -> Kind {
    Kind::Box { size_mm: [x, y, z] }
}

/// What was said, what had left the table, and whether anything fell.
fn play(case: &Case) -> Option<(String, Vec<String>)> {
    let placed = case.pieces.iter().map(|(_, kind, pose)| Placement::new(Piece::new(kind.clone()), *pose));
    let mut sim = Sim::new(Settings::default(), placed.chain([table_top(30.0)]).collect()).unwrap();
    let mut hand = Hand::default();
    let names: Vec<&str> = case.pieces.iter().map(|piece| piece.0).chain(["table"]).collect();
    let held = PieceId(names.iter().position(|name| *name == case.held).unwrap() as u16);
    let mut witness = Witness::default();
    for tick in 0..WATCHED {
        for command in commands(case.deed, held, tick) {
            hand.command(&mut sim, &command);
            if matches!(command, HandCommand::Grab(_)) {
                hand.command(&mut sim, &HandCommand::AutoRaise(false));
            }
        }
        hand.drive(&mut sim);
        sim.tick().unwrap();
        if let Some(account) = witness.see(&sim, &hand) {
            let words = told(&account, &|id| names[id.index()].to_owned(), None);
            return Some((words, sim.parked().iter().map(|id| names[id.index()].to_owned()).collect()));
        }
    }
    None
}

/// What the hand is told before a tick.
fn commands(deed: Deed, held: PieceId, tick: u32) -> Vec<HandCommand> {
    const READY: u32 = 110;
    let grab = || HandCommand::Grab(vec![held]);
    match deed {
        Deed::Pass(from, _, _) if tick == 30 => vec![grab(), HandCommand::Move(from)],
        Deed::Pass(from, to, speed) if tick >= READY => {
            let (from, to) = (Vector::from_array(from), Vector::from_array(to));
            let far = speed * TICK_S * (tick - READY) as f32;
            let whole = from.distance(to);
            let done = ((whole / (speed * TICK_S)) as u32) + READY + 20;
            match tick {
                _ if tick == done => vec![HandCommand::Lower(true)],
                _ if tick == done + 240 => vec![HandCommand::Release],
                _ if far < whole + speed * TICK_S => {
                    vec![HandCommand::Move(from.lerp(to, (far / whole).min(1.0)).to_array())]
                }
                _ => vec![],
            }
        }
        Deed::PutDown([x, y, z]) => match tick {
            30 => vec![grab(), HandCommand::Move([x, y, z + 8.0])],
            100 => vec![HandCommand::Move([x, y, z + 0.5])],
            170 => vec![HandCommand::Lower(true)],
            240 => vec![HandCommand::Release],
            _ => vec![],
        },
        Deed::TakeAway(to) => match tick {
            60 => vec![grab(), HandCommand::Move(to)],
            200 => vec![HandCommand::Release],
            _ => vec![],
        },
        Deed::Pass(..) => vec![],
    }
}

/// Pillars that the hand knocks in passing, at different heights, speeds and distances from their middle.
fn pillars() -> Vec<Case> {
    let mut cases = vec![];
    for speed in [20.0, 25.0, 30.0, 35.0, 40.0, 45.0] {
        for aside in [0.0, 0.9, 1.5, 1.7] {
            let way = |z: f32| Deed::Pass([-8.0, aside, z], [9.0, aside, z], speed);
            let black = ("black large", Kind::Pyramid(Size::Large), at(-8.0, aside, 0.0));
            cases.push(Case {
                pieces: vec![
                    ("pillar", block(12.0, 12.0, 60.0), at(0.0, 0.0, 3.0)),
                    black.clone(),
                    ("neighbour", block(12.0, 12.0, 30.0), at(0.5, -5.0, 1.5)),
                ],
                rests: vec![],
                held: "black large",
                deed: way(4.0),
                culprit: "Your black large pushed the pillar; it ".into(),
            });
            cases.push(Case {
                pieces: vec![
                    ("foot", block(16.0, 16.0, 30.0), at(0.0, 0.0, 1.5)),
                    ("top", block(14.0, 14.0, 20.0), at(0.0, 0.0, 4.0)),
                    black,
                ],
                rests: vec![("top", "foot")],
                held: "black large",
                deed: way(3.6),
                culprit: "Your black large pushed the top; it ".into(),
            });
        }
    }
    cases
}

/// What hardly stands, brushed so lightly that the two touch for less than a tick.
fn brushed() -> Vec<Case> {
    let mut cases = vec![];
    let tip = Size::Medium.height_mm() / 10.0;
    for speed in [20.0, 25.0, 30.0, 35.0, 40.0, 45.0] {
        for overlap in [0.03, 0.06, 0.1, 0.14, 0.18, 0.22] {
            let stands: [(&str, Kind, f32, f32, f32); 3] = [
                ("rod", block(6.0, 6.0, 80.0), 0.0, 4.0, 0.3),
                ("small", block(5.0, 5.0, 20.0), 1.6, 1.0, 0.25),
                ("card", Kind::Tarot, tip, 0.0175, 6.0),
            ];
            for (name, kind, foot, half, wide) in stands {
                // A corner of what is held points at it; the corners of its base reach farthest.
                let y = wide + Size::Large.base_mm() / 20.0 * 2.0_f32.sqrt() - overlap;
                let z = foot + if name == "card" { -0.1 } else { 1.5 * half };
                let under = if name == "card" {
                    ("red medium", Kind::Pyramid(Size::Medium), at(0.0, 0.0, 0.0))
                } else {
                    ("red medium", Kind::Die, at(0.0, 0.0, 0.8))
                };
                let stands_on = (foot > 0.0).then_some(under);
                let shown = [(name, kind, at(0.0, 0.0, foot + half))];
                let turned = Rotation::from_rotation_z(FRAC_PI_4);
                let corner = Pose::from_parts(Vector::new(-10.0, y, 0.0), turned);
                let black = ("black large", Kind::Pyramid(Size::Large), corner);
                cases.push(Case {
                    pieces: shown.into_iter().chain([black]).chain(stands_on).collect(),
                    rests: if foot > 0.0 { vec![(name, "red medium")] } else { vec![] },
                    held: "black large",
                    deed: Deed::Pass([-10.0, y, z], [10.0, y, z], speed),
                    culprit: format!("Your black large pushed the {name}; it "),
                });
            }
        }
    }
    cases
}

/// A die by the table's edge, pushed over it.
fn edge() -> Vec<Case> {
    let speeds = [20.0, 25.0, 30.0, 35.0, 40.0, 45.0];
    let case = |speed| Case {
        pieces: vec![
            ("die", Kind::Die, at(28.5, 0.0, 0.8)),
            ("black large", Kind::Pyramid(Size::Large), at(20.0, 0.0, 0.0)),
        ],
        rests: vec![],
        held: "black large",
        deed: Deed::Pass([20.0, 0.0, 0.1], [30.0, 0.0, 0.1], speed),
        culprit: "Your black large pushed the die; it left the table".into(),
    };
    speeds.map(case).into()
}

/// A card on three legs, of which a piece lower than the card knocks one in passing.
fn legs() -> Vec<Case> {
    let mut cases = vec![];
    for speed in [20.0, 25.0, 30.0, 35.0, 40.0, 45.0] {
        for (leg, ram) in [(Size::Medium, Size::Small), (Size::Large, Size::Medium)] {
            for aside in [-0.8, -0.4, 0.5, 1.0] {
                let (y, z) = (5.0 + aside, 0.08);
                let high = leg.height_mm() / 10.0;
                cases.push(Case {
                    pieces: vec![
                        ("blue medium", Kind::Pyramid(leg), at(2.8, 5.0, 0.0)),
                        ("red medium", Kind::Pyramid(leg), at(-2.9, -1.5, 0.0)),
                        ("green medium", Kind::Pyramid(leg), at(2.0, -4.5, 0.0)),
                        ("card", Kind::Tarot, at(0.0, 0.0, high + 0.0175)),
                        ("black small", Kind::Pyramid(ram), at(-9.0, y, 0.0)),
                        // It stands beside the leg and touches it, but neither carries the other.
                        ("white", Kind::Pyramid(leg), at(2.8 + leg.base_mm() / 10.0 + 0.005, 5.0, 0.0)),
                    ],
                    rests: ["blue medium", "red medium", "green medium"].map(|leg| ("card", leg)).into(),
                    held: "black small",
                    deed: Deed::Pass([-9.0, y, z], [9.0, y, z], speed),
                    culprit: "Your black small pushed the blue medium; ".into(),
                });
            }
        }
    }
    cases
}

/// Pieces let go of where they cannot stay.
fn releases() -> Vec<Case> {
    let mut cases = vec![];
    for size in Size::ALL {
        let high = size.height_mm() / 10.0;
        let tip = ("red tip", Kind::Pyramid(size), at(0.0, 0.0, 0.0));
        for aside in [0.25, 0.35, 0.45, 0.55, 0.65] {
            cases.push(Case {
                pieces: vec![tip.clone(), ("die", Kind::Die, at(8.0, 0.0, 0.8))],
                rests: vec![("die", "red tip")],
                held: "die",
                deed: Deed::PutDown([aside, 0.0, high + 0.8]),
                culprit: "Your die ".into(),
            });
        }
        for aside in [0.6, 1.2, 1.8, 2.4, 3.0] {
            cases.push(Case {
                pieces: vec![tip.clone(), ("card", Kind::Tarot, at(12.0, 0.0, 0.0175))],
                rests: vec![("card", "red tip")],
                held: "card",
                deed: Deed::PutDown([aside, 0.0, high + 0.02]),
                culprit: "Your card ".into(),
            });
        }
    }
    cases
}

/// A board that leans on a block: the block is taken away, or the hand is busy elsewhere while the board, which stands
/// on nothing, falls by itself.
fn leaning() -> Vec<Case> {
    let mut cases = vec![];
    for degrees in [15.0_f32, 20.0, 25.0, 30.0, 35.0] {
        let (sine, cosine) = degrees.to_radians().sin_cos();
        // A board 5 mm thick and 60 mm long; its lower edge stands on the table at x = 0, and it leans to the right.
        let (half, thick) = (3.0, 0.25);
        let middle = [half * sine + thick * cosine, 0.0, half * cosine + thick * sine];
        let turn = Rotation::from_rotation_y(degrees.to_radians());
        let leaning = Pose::from_parts(Vector::from_array(middle), turn);
        // The upper edge of the block touches the board's right side.
        let high = 3.5;
        let face = 2.0 * thick * cosine + (high - 2.0 * thick * sine * 0.0) * sine / cosine;
        let face = face + 2.0 * thick * sine * sine / cosine;
        for to in [[face + 4.0, 0.0, 1.9], [face + 2.0, 5.0, 1.9]] {
            cases.push(Case {
                pieces: vec![
                    ("board", block(5.0, 20.0, 60.0), leaning),
                    ("wall", block(20.0, 20.0, 35.0), at(face + 1.0, 0.0, 1.75)),
                ],
                rests: vec![("board", "wall")],
                held: "wall",
                deed: Deed::TakeAway(to),
                culprit: "You took the wall away; the board ".into(),
            });
        }
        cases.push(Case {
            pieces: vec![
                ("board", block(5.0, 20.0, 60.0), leaning),
                ("die", Kind::Die, at(-12.0, -12.0, 0.8)),
            ],
            rests: vec![],
            held: "die",
            deed: Deed::TakeAway([-12.0, -14.0, 3.0]),
            culprit: "The board toppled by itself".into(),
        });
    }
    cases
}

/// What is told of a fall, in English.
fn told(account: &Account, name: &dyn Fn(PieceId) -> String, player: Option<&str>) -> String {
    english(&account.message(&|id| Message::english(name(id)), player))
}

/// Whether what a sentence claims of supports and of the table's edge is so.
fn is_true(words: &str, case: &Case, off_table: &[String]) -> bool {
    let rests = |upper: &str, lower: &str| case.rests.contains(&(upper, lower));
    let names = || case.pieces.iter().map(|piece| piece.0);
    // The piece that the last clause is about.
    let clause = words.rsplit("; ").next().unwrap();
    let about = names().find(|name| clause.to_lowercase().starts_with(&format!("the {name} ")));
    let about = about.or_else(|| names().find(|name| clause.starts_with(&format!("Your {name} "))));
    let pushed = names().find(|name| words.contains(&format!(" pushed the {name}; it ")));
    let Some(about) = about.or(pushed) else { return false };
    let off = ["slid off the ", "tipped off the "].iter().find_map(|off| clause.split_once(off));
    let supports = case.rests.iter().filter(|(upper, _)| *upper == about).count();
    off.is_none_or(|(_, under)| names().any(|name| under.starts_with(name) && rests(about, name)))
        && !words.contains("off the table")
        && (!clause.contains("left the table") || off_table.iter().any(|name| name == about))
        && (!clause.contains("lost a leg") || supports > 1)
        && (!clause.contains("lost its support") || supports > 0)
}

/// All of them in a whole run, otherwise every other one.
#[test]
fn the_culprit_is_named_and_nothing_is_said_to_have_rested_where_it_did_not() {
    let groups = [
        ("pillars", pillars(), 20),
        ("legs", legs(), 20),
        ("brushed", brushed(), 90),
        ("edge", edge(), 6),
        ("releases", releases(), 15),
        ("leaning", leaning(), 10),
    ];
    let (mut fell, mut right, mut wrong, mut untrue) = (0, 0, vec![], vec![]);
    for (group, cases, least) in groups {
        let some = cases.iter().step_by(whole_or(1, 2));
        let told: Vec<_> = some.filter_map(|case| Some((case, play(case)?))).collect();
        let least = least / whole_or(1, 2);
        assert!(told.len() >= least, "{group}: only {} of {} fell", told.len(), cases.len());
        for (case, (words, off_table)) in told {
            fell += 1;
            if words.starts_with(&case.culprit) {
                right += 1;
            } else {
                wrong.push(format!("{words}\n    instead of {}", case.culprit));
            }
            if !is_true(&words, case, &off_table) {
                untrue.push(words);
            }
        }
    }
    assert!(untrue.is_empty(), "untrue: {untrue:#?}");
    assert!(right * 100 >= fell * 95, "{right} of {fell}; wrong: {}", wrong.join("\n"));
}

#[test]
fn what_is_set_aside_did_not_fall() {
    let placed = [
        Placement::new(Piece::new(Kind::Die), at(0.0, 0.0, 0.8)),
        Placement::new(Piece::new(Kind::Tarot), at(0.0, 0.0, 1.6 + 0.0175)),
        table_top(30.0),
    ];
    let mut sim = Sim::new(Settings::default(), placed.into()).unwrap();
    let (hand, mut witness) = (Hand::default(), Witness::default());
    for tick in 0..300 {
        if tick == 100 {
            sim.set_aside(PieceId(1), at(0.0, -40.0, -2.0));
        }
        sim.tick().unwrap();
        assert_eq!(witness.see(&sim, &hand), None);
    }
}

#[test]
fn another_players_hand_has_their_name() {
    let account = Account {
        failed: PieceId(1),
        against: None,
        how: ContactFailure::Lifted,
        point: [0.0; 3],
        tick: 9,
        touch: Some((Touch::Met { held: PieceId(0), other: PieceId(1) }, 8)),
        outcome: (PieceId(1), Aftermath::Toppled),
        after_s: 0.0,
        margin_deg: None,
        fault: None,
        fallen: vec![PieceId(1)],
        last_touched: Some(PieceId(0)),
    };
    let name = |id: PieceId| ["black large", "blue medium"][id.index()].to_owned();
    assert_eq!(told(&account, &name, Some("Bo")), "Bo’s black large pushed the blue medium; it toppled");
    assert_eq!(told(&account, &name, None), "Your black large pushed the blue medium; it toppled");
}
