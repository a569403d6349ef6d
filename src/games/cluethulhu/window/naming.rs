//! What the rules allow, as verbs: what stands on their buttons, and whom they point at.

use super::keys::{AT, ELECT, HEIR, JOIN, NO, PASS, SECOND, SUSPECT, TAPPED, TRUST, TURN, YES};
use super::seen::Viewer;
use super::verbs::{Named, Verb, sorted};
use crate::app::keys::Shortcut;
use crate::game::{Game, Seat};
use crate::games::cluethulhu::rules::{
    Action, Cluethulhu, Keeper, Override, Role, Segment, Stage, Statement, View,
};
use strum::VariantArray;

/// Behind these buttons are claims, what was seen, corrections, tablets.
const CLAIM: &str = "Claim a tablet";
const SAW: &str = "Tell what you saw";
const TOLD: &str = "Tell what you were told";
const CORRECT: &str = "Correct";
const TABLET: &str = "Change a tablet";

/// What whoever looks may do, for themselves or, where one enters it for all, for everybody at the screen.
pub fn verbs(game: &Cluethulhu, view: &View, viewer: Viewer, people: &[Seat]) -> Vec<Verb<Action>> {
    if matches!(view.stage, Stage::Over | Stage::Lap { .. }) {
        return vec![];
    }
    // What is secret nobody enters for everybody to see; the Doll is handed on before all.
    let open = view.night || matches!(view.stage, Stage::Doll { .. });
    let who: Vec<Seat> = match viewer {
        Viewer::Seat(seat) => vec![seat],
        Viewer::Everybody if !open || people.len() < 2 || view.setup.keeper == Keeper::Human => return vec![],
        Viewer::Everybody => people.to_vec(),
        Viewer::Keeper => game.to_act(),
    };
    let acting: Vec<Seat> = game.to_act().into_iter().filter(|seat| who.contains(seat)).collect();
    let for_all = !matches!(viewer, Viewer::Seat(_));
    // Somebody who acts for several says first for whom.
    let one = matches!(
        view.stage,
        Stage::Doll { .. } | Stage::LastWord { .. } | Stage::Heir { .. } | Stage::Defence { .. }
    );
    let marks = view.stage == Stage::Segment(Segment::Investigators);
    let several = for_all && (marks || !one && !matches!(view.stage, Stage::Segment(_)));
    let mut legal: Vec<(Seat, Action)> = vec![];
    for &seat in &acting {
        legal.extend(allowed(game, view, viewer, seat).into_iter().map(|action| (seat, action)));
    }
    if viewer == Viewer::Keeper && view.setup.keeper == Keeper::Human {
        legal.extend(corrections(game).into_iter().map(|action| (Seat(0), action)));
    }
    sorted(legal, |by, action| {
        let mut named = name(view, *action, for_all)?;
        if several && !matches!(action, Action::Override(_)) {
            named.at.insert(0, by);
        }
        Some(named)
    })
}

/// What a seat may do, as it is offered: not so that the offer itself tells something.
fn allowed(game: &Cluethulhu, view: &View, viewer: Viewer, seat: Seat) -> Vec<Action> {
    if viewer == Viewer::Everybody && matches!(view.stage, Stage::LastWord { .. }) {
        let others = view.living().filter(|whom| *whom != seat).map(Action::Pick);
        return others.chain([Action::Nobody]).collect();
    }
    let both = |action| match action {
        Action::Pair(a, b) => vec![Action::Pair(a, b), Action::Pair(b, a)],
        other => vec![other],
    };
    game.legal_actions(seat).into_iter().flat_map(both).collect()
}

/// Everything that a Keeper may correct.
fn corrections(game: &Cluethulhu) -> Vec<Action> {
    let seats: Vec<Seat> = game.seats().collect();
    let mut all: Vec<Override> = vec![];
    for &seat in &seats {
        all.extend([Override::Out(seat), Override::Revive(seat), Override::Power(seat, true)]);
        all.extend([
            Override::Power(seat, false),
            Override::HighPriest(Some(seat)),
            Override::Doll(Some(seat)),
        ]);
        all.extend([Override::Detained(Some(seat)), Override::Protected(Some(seat))]);
        all.extend(Role::VARIANTS.iter().map(|&role| Override::Tablet(seat, role, role.side())));
        for &other in seats.iter().filter(|other| **other != seat) {
            all.extend([Override::Exchange(seat, other), Override::Siblings(Some((seat, other)))]);
        }
    }
    all.extend([Override::Detained(None), Override::Protected(None), Override::Siblings(None)]);
    all.push(Override::Doll(None));
    let lawful = all.into_iter().map(Action::Override).filter(|action| game.check(Seat(0), action).is_ok());
    lawful.collect()
}

/// How an action is offered; nothing where it is not.
fn name(view: &View, action: Action, for_all: bool) -> Option<Named> {
    let named = |label: &str, key: Shortcut, main: bool, at: &[Seat]| {
        Some(Named { label: label.into(), key: Some(key), about: "", main, group: None, at: at.to_vec() })
    };
    match action {
        // In a lap there are turns, not verbs.
        Action::Orders { .. } => None,
        // Round one table people speak for themselves.
        Action::Say(_) if for_all => None,
        Action::Pick(whom) => named(picks(view), AT, true, &[whom]),
        Action::Pair(a, b) => named("Join", JOIN, true, &[a, b]),
        Action::Turn => named("Turn Investigator", TURN, true, &[]),
        Action::Nobody => named("Nobody", NO, false, &[]),
        Action::Heir(whom) => named("Name as High Priest", HEIR, true, &[whom]),
        Action::Elect(whom) => named("Vote for", ELECT, true, &[whom]),
        Action::Accuse(whom) => named("Accuse", AT, true, &[whom]),
        Action::Second => named("Second", SECOND, true, &[]),
        Action::Pass => match view.stage {
            Stage::Talk { .. } | Stage::Defence { .. } => named("No more to say", PASS, false, &[]),
            _ => named("Pass", PASS, false, &[]),
        },
        Action::Vote(true) => named("Yes", YES, true, &[]),
        Action::Vote(false) => named("No", NO, false, &[]),
        Action::Say(statement) => Some(say(statement)),
        Action::Override(what) => Some(correct(what)),
    }
}

/// What pointing at somebody means now.
fn picks(view: &View) -> &'static str {
    match view.stage {
        Stage::Segment(Segment::Wizard) => "Shelter",
        Stage::Segment(Segment::Detective) => "Lock up",
        Stage::Segment(Segment::Investigators) => "Arrest",
        Stage::Segment(Segment::Psychiatrist) => "Cure",
        Stage::Segment(Segment::TchoTcho) => "Look at the tablet of",
        Stage::Segment(Segment::Yithian) => "Trade places with",
        Stage::Segment(Segment::Doll) | Stage::Doll { .. } => "Give the Doll to",
        _ => "Swallow",
    }
}

fn say(statement: Statement) -> Named {
    let (label, key, group, at) = match statement {
        Statement::IAm(role) => (format!("I am: {role}"), None, Some(CLAIM), vec![]),
        Statement::Suspect(whom) => ("I suspect".into(), Some(SUSPECT), None, vec![whom]),
        Statement::Trust(whom) => ("I trust".into(), Some(TRUST), None, vec![whom]),
        Statement::Saw(whom, role) => (format!("I saw: {role}"), None, Some(SAW), vec![whom]),
        Statement::Tapped => ("I was tapped".into(), Some(TAPPED), None, vec![]),
        Statement::Told(whom, role) => (format!("Told me: {role}"), None, Some(TOLD), vec![whom]),
    };
    Named { label, key, about: "What is said is heard by all, and need not be true", main: false, group, at }
}

fn correct(what: Override) -> Named {
    let (label, group, at) = match what {
        Override::Revive(seat) => ("Bring back".to_owned(), CORRECT, vec![seat]),
        Override::Out(seat) => ("Take out".into(), CORRECT, vec![seat]),
        Override::Tablet(seat, role, _) => (format!("Tablet: {role}"), TABLET, vec![seat]),
        Override::Exchange(a, b) => ("Exchange tablets".into(), TABLET, vec![a, b]),
        Override::Power(seat, true) => ("Give the power back".into(), CORRECT, vec![seat]),
        Override::Power(seat, false) => ("Take the power".into(), CORRECT, vec![seat]),
        Override::Doll(Some(seat)) => ("The Doll to".into(), CORRECT, vec![seat]),
        Override::Doll(None) => ("The Doll is dead".into(), CORRECT, vec![]),
        Override::HighPriest(seat) => ("High Priest".into(), CORRECT, Vec::from_iter(seat)),
        Override::Detained(Some(seat)) => ("Detain".into(), CORRECT, vec![seat]),
        Override::Detained(None) => ("Free".into(), CORRECT, vec![]),
        Override::Protected(Some(seat)) => ("Protect".into(), CORRECT, vec![seat]),
        Override::Protected(None) => ("Protect nobody".into(), CORRECT, vec![]),
        Override::Siblings(Some((a, b))) => ("Siblings".into(), CORRECT, vec![a, b]),
        Override::Siblings(None) => ("No Siblings".into(), CORRECT, vec![]),
    };
    let about = "A correction, whatever the rules say; the Keeper's record tells of it";
    Named { label, key: None, about, main: false, group: Some(group), at }
}
