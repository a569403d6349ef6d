//! What the rules allow, as verbs: what stands on their buttons, and whom they point at.

use super::keys::{AT, ELECT, HEIR, JOIN, NO, PASS, SECOND, SHOW, SUSPECT, TAPPED, TRUST, TURN, YES};
use super::seen::Viewer;
use super::texts::Verbs as Words;
use super::verbs::{Group, Named, Verb, sorted};
use cluethulhu_rules::{Action, Cluethulhu, Keeper, Override, Role, Segment, Stage, Statement, View};
use game::message::Say;
use game::{Game, Seat};
use strum::VariantArray;
use window::keys::Shortcut;

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
        Stage::Doll { .. }
            | Stage::LastWord { .. }
            | Stage::Swallow { .. }
            | Stage::Heir { .. }
            | Stage::Defence { .. }
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
        if view.setup.shoggoth_talk {
            return vec![Action::Show, Action::Nobody];
        }
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
    let named = |label: Words, key: Shortcut, main: bool, at: &[Seat]| {
        let label = label.message();
        Some(Named { label, key: Some(key), about: None, main, group: None, at: at.to_vec() })
    };
    match action {
        // In a lap there are turns, not verbs.
        Action::Orders { .. } => None,
        // Round one table people speak for themselves.
        Action::Say(_) if for_all => None,
        Action::Pick(whom) => named(picks(view), AT, true, &[whom]),
        Action::Pair(a, b) => named(Words::Join, JOIN, true, &[a, b]),
        Action::Turn => named(Words::TurnInvestigator, TURN, true, &[]),
        Action::Nobody => named(Words::Nobody, NO, false, &[]),
        Action::Show => named(Words::ShowTablet, SHOW, true, &[]),
        Action::Heir(whom) => named(Words::NameHeir, HEIR, true, &[whom]),
        Action::Elect(whom) => named(Words::VoteFor, ELECT, true, &[whom]),
        Action::Accuse(whom) => named(Words::Accuse, AT, true, &[whom]),
        Action::Second => named(Words::Second, SECOND, true, &[]),
        Action::Pass => match view.stage {
            Stage::Talk { .. } | Stage::Shown { .. } | Stage::Defence { .. } => {
                named(Words::NoMore, PASS, false, &[])
            }
            _ => named(Words::Pass, PASS, false, &[]),
        },
        Action::Vote(true) => named(Words::Yes, YES, true, &[]),
        Action::Vote(false) => named(Words::No, NO, false, &[]),
        Action::Say(statement) => Some(say(statement)),
        Action::Override(what) => Some(correct(what)),
    }
}

/// What pointing at somebody means now.
const fn picks(view: &View) -> Words {
    match view.stage {
        Stage::Segment(Segment::Wizard) => Words::Shelter,
        Stage::Segment(Segment::Detective) => Words::LockUp,
        Stage::Segment(Segment::Investigators) => Words::Arrest,
        Stage::Segment(Segment::Psychiatrist) => Words::Cure,
        Stage::Segment(Segment::TchoTcho) => Words::Look,
        Stage::Segment(Segment::Yithian) => Words::Trade,
        Stage::Segment(Segment::Doll) | Stage::Doll { .. } => Words::GiveDoll,
        _ => Words::Swallow,
    }
}

fn say(statement: Statement) -> Named {
    let (label, key, group, at) = match statement {
        Statement::IAm(role) => (Words::IAm { role: role.message() }, None, Some(Group::Claim), vec![]),
        Statement::Suspect(whom) => (Words::Suspect, Some(SUSPECT), None, vec![whom]),
        Statement::Trust(whom) => (Words::Trust, Some(TRUST), None, vec![whom]),
        Statement::Saw(whom, role) => {
            (Words::Saw { role: role.message() }, None, Some(Group::Saw), vec![whom])
        }
        Statement::Tapped => (Words::Tapped, Some(TAPPED), None, vec![]),
        Statement::Told(whom, role) => {
            (Words::Told { role: role.message() }, None, Some(Group::Told), vec![whom])
        }
    };
    Named { label: label.message(), key, about: Some(Words::SayAbout), main: false, group, at }
}

fn correct(what: Override) -> Named {
    let (label, group, at) = match what {
        Override::Revive(seat) => (Words::BringBack, Group::Correct, vec![seat]),
        Override::Out(seat) => (Words::TakeOut, Group::Correct, vec![seat]),
        Override::Tablet(seat, role, _) => {
            (Words::Tablet { role: role.message() }, Group::Tablet, vec![seat])
        }
        Override::Exchange(a, b) => (Words::Exchange, Group::Tablet, vec![a, b]),
        Override::Power(seat, true) => (Words::PowerBack, Group::Correct, vec![seat]),
        Override::Power(seat, false) => (Words::PowerGone, Group::Correct, vec![seat]),
        Override::Doll(Some(seat)) => (Words::DollTo, Group::Correct, vec![seat]),
        Override::Doll(None) => (Words::DollDead, Group::Correct, vec![]),
        Override::HighPriest(seat) => (Words::HighPriest, Group::Correct, Vec::from_iter(seat)),
        Override::Detained(Some(seat)) => (Words::Detain, Group::Correct, vec![seat]),
        Override::Detained(None) => (Words::Free, Group::Correct, vec![]),
        Override::Protected(Some(seat)) => (Words::Protect, Group::Correct, vec![seat]),
        Override::Protected(None) => (Words::ProtectNobody, Group::Correct, vec![]),
        Override::Siblings(Some((a, b))) => (Words::Siblings, Group::Correct, vec![a, b]),
        Override::Siblings(None) => (Words::NoSiblings, Group::Correct, vec![]),
    };
    let about = Some(Words::CorrectAbout);
    Named { label: label.message(), key: None, about, main: false, group: Some(group), at }
}
