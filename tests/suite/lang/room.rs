//! What all games say.

use cyclopean::game::message::{Arg, Message, Say};
use cyclopean::game::{OutOfTurn, Outcome, Rejection, Seat, SetupError};
use cyclopean::games::rlyeh::rules::{Colour, Facts, Label, Rlyeh, Size};
use cyclopean::session::foresee::{Certainty, Foresight, Outlook};
use cyclopean::session::{MatchError, NotNow, Note, Undo};
use cyclopean::table::PieceId;
use cyclopean::table::words::{Class, Surface};
use std::collections::BTreeMap;

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
        Note::Stopped { why: "the ring card was lost sight of".into() },
        Note::Steadied { pieces: vec![PieceId(1)] },
        Note::GaveUp { seat: Seat(1), piece: "ring card".into() },
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
    let (table, card) = (Surface::Table, Surface::Card(PieceId(7)));
    let over = Message::new("foretold-over").with("on", Message::new("table"));
    let sure = Certainty::Confirmed;
    let mut all = vec![
        over,
        told(None, &[], &[], true, Certainty::Open),
        told(None, &[], &[], true, Certainty::Uncertain),
        told(None, &[], &[], false, sure),
        told(None, &[], &[], true, sure),
        told(None, &[table], &[], true, sure),
        told(None, &[card], &[], true, sure),
        told(None, &[card], &[PieceId(1)], true, sure),
        told(None, &[card], &[PieceId(1), PieceId(2)], true, sure),
    ];
    all.extend(
        [Class::Upright, Class::Flat, Class::Weird].map(|class| told(Some(class), &[table], &[], true, sure)),
    );
    all
}
