//! What all games say.

mod files;
mod lab_files;

use cyclopean::CATALOGUE;
use game::message::{Arg, Message, Say};
use game::pieces::{Class, Surface};
use game::{OutOfTurn, Outcome, Rejection, Seat, SetupError};
use lab::Judged;
use lab::cautions::Caution;
use lab::editor::EditError;
use lab::study::{figure, heat, plot, told};
use lab::trial::FirstFailure;
use rlyeh::Rlyeh;
use rlyeh_rules::{Colour, Facts, Label, Size};
use session::chart::{MatchChart, Series};
use session::foresee::{Certainty, Foresight, Outlook};
use session::{MatchError, NotNow, Note, PlaceWords, Undo};
use std::collections::BTreeMap;
use table::rapier3d::glamx::Vec2;
use table::rapier3d::math::Pose;
use table::tip_plan::{TipPlan, TipRest};
use table::{PieceId, forensics};

/// One of each.
pub fn messages() -> Vec<Message> {
    let seat = Seat(1);
    let mut all: Vec<Message> = vec![seat.message(), Message::new("outcome-none")];
    let outcomes = [
        Outcome::Won(vec![seat]),
        Outcome::Won(vec![Seat(0), seat]),
        Outcome::Drawn(vec![Seat(0), seat]),
        Outcome::AllLost,
        Outcome::Solo { score: 12 },
    ];
    all.extend(outcomes.iter().map(Say::message));
    all.push(SetupError::Players { given: 9, least: 2, most: 5 }.message());
    all.push(SetupError::NoSuchSeat { seat }.message());
    all.push(SetupError::Seats { given: 3, wanted: 2 }.message());
    all.push(Rejection::OutOfTurn(OutOfTurn::GameOver).message());
    all.push(Rejection::OutOfTurn(OutOfTurn::NotYourTurn { seat, turn_of: Seat(0) }).message());
    all.extend(NotNow::examples().iter().map(Say::message));
    let errors = [
        MatchError::OtherRules { theirs: 1, ours: 2 },
        MatchError::Score,
        MatchError::Scored,
        MatchError::NoStep(Undo::Undo),
        MatchError::NoStep(Undo::Redo),
    ];
    all.extend(errors.iter().map(Say::message));
    all.extend(notes().iter().map(Say::message));
    all.extend(foretold());
    all.extend(stories());
    all.extend(lab());
    all.extend(files::messages());
    for entry in CATALOGUE {
        all.push(entry.info.how_far(12));
    }
    all.push(Message::new("turn-number").with("turn", 3_u32));
    all.extend(["turn-day", "turn-night"].map(|id| Message::new(id).with("day", 3_u32)));
    all
}

/// What the lab tells of set-ups.
fn lab() -> Vec<Message> {
    let refused = [EditError::NothingChosen, EditError::OverTheMiddle, EditError::TooMany];
    super::assert_all(&refused, 3);
    let judged = [Judged::AsDrawn, Judged::AtRest, Judged::Falling];
    super::assert_all(&judged, 3);
    let pieces = || ["pillar".to_owned(), "the table".to_owned()];
    let cautions = [
        Caution::Bounces { piece: "pillar".into() },
        Caution::Edges { pieces: pieces() },
        Caution::Jams { friction: 2.5, pieces: pieces() },
        Caution::StandsAnew { mm: 1.5 },
        Caution::Slipped { mm: 0.5, there: true },
        Caution::Slipped { mm: 0.5, there: false },
        Caution::Gives,
        Caution::OpenFriction,
    ];
    super::assert_all(&cautions, 7);
    let mut all: Vec<Message> = refused.iter().map(Say::message).collect();
    all.extend(judged.iter().map(Say::message));
    all.extend(cautions.iter().map(Say::message));
    all.extend(lab_files::messages());
    all.extend(FirstFailure::examples().iter().map(Say::message));
    all.extend(heat::HeatText::examples().iter().map(Say::message));
    all.extend(figure::FigureText::examples().iter().map(Say::message));
    all.extend(plot::PlotText::examples().iter().map(Say::message));
    all.extend(told::examples());
    all.extend(forensics::account::examples());
    all
}

fn notes() -> Vec<Note<Rlyeh>> {
    let piece = Label::Pyramid { id: PieceId(3), colour: Colour::Blue, size: Size::Small };
    let facts = |timed_out| Facts { pieces: BTreeMap::new(), timed_out };
    vec![
        Note::Settled { facts: facts(true) },
        Note::Settled { facts: facts(false) },
        Note::Refused { why: "rlyeh-refusal-roll-first".into() },
        Note::Rewound { undo: Undo::Undo },
        Note::Rewound { undo: Undo::Redo },
        Note::Steadied { pieces: vec![PieceId(1)] },
        Note::PutDown { seat: Seat(1), piece },
        Note::Lost { piece: Some(piece) },
        Note::Lost { piece: None },
    ]
}

/// Everything that is foretold of a piece.
fn foretold() -> Vec<Message> {
    let told = |class, on: &[Surface], falls: &[PieceId], rests, certainty| {
        let outlook = Outlook { class, on: on.to_vec(), falls: falls.to_vec(), rests };
        let foresight = Foresight { outlook, verdict: None, certainty, poses: vec![] };
        foresight.told(|id| Message::new("piece-unknown").with("number", Arg::from(id.0))).words
    };
    let plan = |rest: TipRest, margin_cm: f32| {
        let carriers = vec![Vec2::ZERO; if margin_cm == 0.0 { 2 } else { 3 }];
        let weight = Vec2::ZERO;
        TipPlan { outline: vec![], tips: vec![], carriers, weight, margin_cm, rest }.message()
    };
    let tilts = TipRest::Tilts { deg: 8.0, pose: Pose::IDENTITY, polygon: vec![] };
    let (table, card) = (Surface::Table, Surface::Card(PieceId(7)));
    let places = PlaceWords::examples();
    let alike = Message::new("pieces-alike").with("count", 2_usize).with("piece", Message::new("table"));
    let over = Message::new("foretold-over").with("on", Message::new("table"));
    let sure = Certainty::Confirmed;
    let mut all: Vec<Message> = places.iter().map(Say::message).collect();
    all.extend([
        over,
        alike,
        plan(tilts, 1.0),
        plan(TipRest::Slides(30.0), 1.0),
        plan(TipRest::Falls, 0.0),
        plan(TipRest::Falls, -0.4),
        plan(TipRest::AsHeld, 0.4),
        told(None, &[], &[], true, Certainty::Open),
        told(None, &[], &[], true, Certainty::Uncertain),
        told(None, &[], &[], false, sure),
        told(None, &[], &[], true, sure),
        told(None, &[table], &[], true, sure),
        told(None, &[card], &[], true, sure),
        told(None, &[card], &[PieceId(1)], true, sure),
        told(None, &[card], &[PieceId(1), PieceId(2)], true, sure),
    ]);
    all.extend(
        [Class::Upright, Class::Flat, Class::Weird].map(|class| told(Some(class), &[table], &[], true, sure)),
    );
    all
}

/// What is told of how a match went: with a turning point, with one who led throughout, and with one who led from a moment on.
fn stories() -> Vec<Message> {
    let told = |first: &[i32], second: &[i32]| {
        let lines = vec![Series::of(Seat(0), first.to_vec()), Series::of(Seat(1), second.to_vec())];
        let [counts, moment] = ["rlyeh-story-mm", "rlyeh-story-turn"].map(Message::new);
        MatchChart { counts, moment, lines, marks: vec![] }.told().unwrap()
    };
    vec![told(&[0, 1, 1], &[0, 0, 4]), told(&[1, 2], &[0, 0]), told(&[0, 2], &[0, 0])]
}
