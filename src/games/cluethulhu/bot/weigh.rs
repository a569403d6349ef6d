//! What a decision of a Night is worth, for a look back: the chance of the seat's own side to win once whoever it is about is
//! murdered, against that after a Night without a murder (`outlook`). The chance is the mean over what the seat believes
//! (`belief`), and it knows no more. It is told as if the decision decided: a voice is one of many, but all that a seat has.

use super::explain::deed;
use super::mind::Mind;
use bots::advice::Weighed;
use bots::search::PairedPlayouts;
use cluethulhu_rules::{Action, PublicPhase, View};
use game::Seat;

/// Hypotheses that follow one another are alike: so many tell no more than one.
const ALIKE: f64 = 3.0;

/// Whose murder an action of the Night is for, nobody's where it is against one. None of other actions.
pub(super) fn murder(view: &View, action: Action) -> Option<Option<Seat>> {
    match (action, &view.stage) {
        (Action::Accuse(whom), PublicPhase::Accuse { .. }) => Some(Some(whom)),
        (Action::Second, PublicPhase::Second { whom, .. })
        | (Action::Vote(true), PublicPhase::Ballot { whom, .. }) => Some(Some(*whom)),
        (Action::Pass, PublicPhase::Second { .. }) | (Action::Vote(false), PublicPhase::Ballot { .. }) => {
            Some(None)
        }
        // Whoever passes is content with those who are accused.
        (Action::Pass, PublicPhase::Accuse { accused, .. }) if accused.is_empty() => Some(None),
        _ => None,
    }
}

/// Compares what was done with the best, as the bot found it. `None` if it chose by something else than this value: it follows
/// others, spares a fellow, or hides.
pub(super) fn weigh(view: &View, ways: [&Action; 2], mind: &Mind) -> Option<Weighed<Action>> {
    let out = |action: &Action| Some(murder(view, *action)?.map_or_else(Vec::new, |whom| mind.falling(whom)));
    let [done, best] = [out(ways[0])?, out(ways[1])?];
    let belief = mind.belief();
    let worth = [&done, &best].map(|out| belief.mean(|one| mind.worth(one, out)));
    let gap = worth[1] - worth[0];
    let square = belief.mean(|one| (mind.worth(one, &best) - mind.worth(one, &done) - gap).powi(2));
    let error = (square * ALIKE / belief.all.len() as f64).sqrt();
    (gap > 0.0).then(|| Weighed::shares(ways, PairedPlayouts { worth, error }, |action| deed(view, *action)))
}
