//! Why a bot does what it does, in words: how likely it thinks that somebody is an Investigator. It weighs hypotheses that agree
//! with what its seat knows (`belief`).

use super::mind::Mind;
use super::weigh;
use bots::advice::{Advice, ScoredOption, whole};
use cluethulhu_rules::{Action, PublicPhase, View};
use game::Seat;
use game::message::{Message, Say, texts};

texts! {
    /// What can be done.
    pub enum Deeds in "coach-cluethulhu-" {
        Point { whom: Seat },
        Pair { first: Seat, second: Seat },
        Turn,
        Show,
        Nobody,
        Orders { whom: Vec<Message> },
        Elect { whom: Seat },
        Heir { whom: Seat },
        Say { words: Message },
        Accuse { whom: Seat },
        Second,
        Pass,
        Yes { whom: Seat },
        No { whom: Seat },
    }
}

texts! {
    /// Why.
    pub enum Why in "coach-cluethulhu-why-" {
        Only,
        Suspect { whom: Seat, share: i64 },
        Others { share: i64 },
        Murder { whom: Seat, with: i64, without: i64 },
    }
}

/// Whom an action is about.
fn about(view: &View, action: Action) -> Vec<Seat> {
    match action {
        Action::Orders { picks } => picks.into_iter().flatten().collect(),
        Action::Pick(seat) | Action::Elect(seat) | Action::Heir(seat) | Action::Accuse(seat) => vec![seat],
        Action::Pair(first, second) => vec![first, second],
        Action::Second | Action::Vote(_) | Action::Pass => match view.stage {
            PublicPhase::Second { whom, .. } | PublicPhase::Ballot { whom, .. } => vec![whom],
            _ => vec![],
        },
        Action::Turn | Action::Nobody | Action::Say(_) | Action::Override(_) | Action::Show => vec![],
    }
}

/// What is said of an action.
pub(super) fn deed(view: &View, action: Action) -> Deeds {
    let accused = about(view, action).first().copied().unwrap_or(Seat(0));
    match action {
        Action::Orders { picks } => {
            Deeds::Orders { whom: picks.iter().flatten().map(Say::message).collect() }
        }
        Action::Pick(whom) => Deeds::Point { whom },
        Action::Pair(first, second) => Deeds::Pair { first, second },
        Action::Turn => Deeds::Turn,
        Action::Show => Deeds::Show,
        Action::Nobody | Action::Override(_) => Deeds::Nobody,
        Action::Elect(whom) => Deeds::Elect { whom },
        Action::Heir(whom) => Deeds::Heir { whom },
        Action::Say(statement) => Deeds::Say { words: statement.message() },
        Action::Accuse(whom) => Deeds::Accuse { whom },
        Action::Second => Deeds::Second,
        Action::Pass => Deeds::Pass,
        Action::Vote(true) => Deeds::Yes { whom: accused },
        Action::Vote(false) => Deeds::No { whom: accused },
    }
}

/// The accusations that may be made, by how likely each finds an Investigator, where the choice is the likeliest of them. A bot
/// that spares a fellow, or follows what others say, has not chosen by that.
fn ways(view: &View, legal: &[Action], choice: Action, mind: &Mind) -> Vec<ScoredOption<Action>> {
    let accusations = legal.iter().filter_map(|action| match action {
        Action::Accuse(whom) if *whom != mind.me => Some((*action, mind.belief().of(*whom))),
        _ => None,
    });
    let mut all: Vec<(Action, f64)> = accusations.collect();
    // Of two that are as likely, the choice comes first.
    all.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| (b.0 == choice).cmp(&(a.0 == choice))));
    if all.first().is_none_or(|(likeliest, _)| *likeliest != choice) {
        return vec![];
    }
    all.into_iter().map(|(action, share)| ScoredOption::suspect(action, share, deed(view, action))).collect()
}

/// Advice for a seat that has chosen among what is legal, and what it believes.
pub(super) fn advice(view: &View, legal: &[Action], choice: Action, mind: Option<&Mind>) -> Advice<Action> {
    let only = (legal.len() == 1).then(|| Why::Only.message());
    let advice = Advice::of(choice, &deed(view, choice)).because(only);
    let Some(mind) = mind else { return advice };
    let advice = advice.among(ways(view, legal, choice, mind));
    let share = |seat: Seat| whole(100.0 * mind.belief().of(seat));
    let about: Vec<Seat> = about(view, choice).into_iter().filter(|&seat| seat != mind.me).collect();
    let others = || view.living().filter(|seat| *seat != mind.me && !about.contains(seat));
    let sum: f64 = others().map(|seat| mind.belief().of(seat)).sum();
    let count = others().count();
    let usual = (!about.is_empty() && count > 0)
        .then(|| Why::Others { share: whole(100.0 * sum / count as f64) }.message());
    let suspects = about.iter().map(|&whom| Why::Suspect { whom, share: share(whom) }.message());
    let advice = murder(view, choice, mind).iter().map(Say::message).fold(advice, Advice::because);
    suspects.fold(advice, Advice::because).because(usual)
}

/// What the murder is worth that a decision of the Night is about, to the seat's own side, against a Night without one.
fn murder(view: &View, choice: Action, mind: &Mind) -> Option<Why> {
    weigh::murder(view, choice)?;
    let whom = about(view, choice).first().copied()?;
    let won = |out: &[Seat]| whole(100.0 * mind.belief().mean(|one| mind.worth(one, out)));
    Some(Why::Murder { whom, with: won(&mind.falling(whom)), without: won(&[]) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cluethulhu_rules::{Cluethulhu, Setup, Side};
    use game::Game;
    use game::rng::Rng;

    /// As many are Investigators in every case as the deck has: what is quoted of all others adds up to that.
    #[test]
    fn what_is_said_of_all_adds_up_to_the_investigators_of_the_deck() {
        let setup = Setup::players(9).with(&[]);
        let game = Cluethulhu::new(&setup, 4).unwrap();
        for seat in (0..9).map(Seat) {
            let view = game.view(Some(seat));
            let mind = Mind::new(&view, 100, &mut Rng::new(1)).unwrap();
            let own = view.own.unwrap().side == Side::Investigator;
            let mut sum = 0;
            for whom in (0..9).map(Seat).filter(|whom| *whom != seat) {
                let advice = advice(&view, &[], Action::Accuse(whom), Some(&mind));
                let suspect = advice.why.first().unwrap();
                let share = suspect.args.iter().find(|(name, _)| *name == "share").unwrap();
                let game::message::Arg::Count(share) = share.1 else { panic!("{share:?}") };
                sum += share;
            }
            let expected = 100 * i64::from(Setup::investigators(9) - u8::from(own));
            assert!((sum - expected).abs() <= 4, "{seat:?}: {sum}, not {expected}");
        }
    }
}
