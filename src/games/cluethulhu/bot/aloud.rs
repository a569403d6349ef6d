//! What a bot tells everybody of what it does openly: why, in one sentence. It knows what an onlooker knows: who said, accused
//! and claimed what, and what can be believed from that (`belief`). So it betrays no tablet, and nothing that the bot was told.

use super::USUAL_HYPOTHESES;
use super::belief::{Belief, Certainties};
use super::evidence::{Evidence, Eyes};
use super::talk::claimed_by;
use bots::advice::whole;
use cluethulhu_rules::{Action, News, PublicPhase, Role, Side, Statement, View};
use game::Seat;
use game::message::{Message, Say, texts};
use game::rng::Rng;

/// Somebody stands out who is an Investigator in so many more of 100 cases than others.
const STANDS_OUT: i64 = 5;

texts! {
    /// Why.
    pub enum Aloud in "aloud-cluethulhu-" {
        Plainest { whom: Seat, share: i64 },
        Share { whom: Seat, share: i64, others: i64 },
        Seen { whom: Seat, by: Seat },
        Confessed { whom: Seat },
        Rivals { whom: Seat, other: Seat, role: Message },
        RivalsOwn { whom: Seat, role: Message },
        Suspected { whom: Seat, by: usize },
        Spared { whom: Seat },
        Denies { other: Seat },
        Answers { by: Seat },
        Least { whom: Seat, share: i64 },
    }
}

/// What is told of the choice of a seat that sees this. What is done in secret has no reason that all may hear.
pub fn aloud(view: &View, seat: Seat, choice: Action) -> Option<Aloud> {
    if !choice.is_open() {
        return None;
    }
    Public::of(view.clone().onlooker()).of_choice(seat, choice)
}

/// What everybody knows, and can believe.
struct Public {
    view: View,
    belief: Belief,
}

impl Public {
    fn of(view: View) -> Self {
        let about = Certainties {
            living: view.living().collect(),
            fellows: vec![],
            late: view.day > 1 || view.night,
        };
        // All draw alike: from the Day, which everybody knows.
        let mut rng = Rng::stream(view.day.into(), Eyes::Public as u64);
        let belief = Belief::new(&Evidence::new(&view, Eyes::Public), &about, USUAL_HYPOTHESES, &mut rng);
        Self { view, belief }
    }

    fn of_choice(&self, seat: Seat, choice: Action) -> Option<Aloud> {
        match (choice, &self.view.stage) {
            (Action::Accuse(whom), _) | (Action::Say(Statement::Suspect(whom)), _) => {
                self.against(seat, whom)
            }
            (Action::Second, PublicPhase::Second { whom, .. }) => self.against(seat, *whom),
            (Action::Heir(whom), _) => Some(Aloud::Least { whom, share: self.share(whom) }),
            (Action::Say(Statement::IAm(_)), PublicPhase::Defence { .. }) => {
                let accuser = self.news().filter_map(|news| match news {
                    News::Accused { by, whom } if *whom == seat => Some(*by),
                    _ => None,
                });
                accuser.last().map(|by| Aloud::Answers { by })
            }
            (Action::Say(Statement::IAm(role)), _) => {
                let other = self.claims(role).find(|other| *other != seat)?;
                Some(Aloud::Denies { other })
            }
            _ => None,
        }
    }

    /// What speaks against somebody, for whoever accuses them.
    fn against(&self, by: Seat, whom: Seat) -> Option<Aloud> {
        if whom == by {
            return None;
        }
        let said = || self.view.said();
        if said().any(|(who, said)| who == whom && matches!(said, Statement::IAm(role) if is_sought(role))) {
            return Some(Aloud::Confessed { whom });
        }
        let blames =
            |said: Statement| matches!(said, Statement::Saw(seen, role) if seen == whom && is_sought(role));
        if let Some((teller, _)) = said().find(|(who, said)| *who != by && blames(*said)) {
            return Some(Aloud::Seen { whom, by: teller });
        }
        let claims = said().filter(|(who, _)| *who == whom).filter_map(|(_, said)| claimed_by(said));
        let rival = claims.filter(|role| *role != Role::Cultist).find_map(|role| {
            let other = self.claims(role).find(|other| *other != whom)?;
            let role = role.message();
            Some(match other == by {
                true => Aloud::RivalsOwn { whom, role },
                false => Aloud::Rivals { whom, other, role },
            })
        });
        if rival.is_some() {
            return rival;
        }
        let share = self.share(whom);
        let others: Vec<Seat> = self.view.living().filter(|other| ![by, whom].contains(other)).collect();
        let most = others.iter().map(|other| self.share(*other)).max()?;
        if share > most {
            return Some(Aloud::Plainest { whom, share });
        }
        let today =
            |(who, said): (Seat, Statement)| (who != by && said == Statement::Suspect(whom)).then_some(who);
        let mut suspect: Vec<Seat> = said().filter_map(today).collect();
        suspect.sort_unstable();
        suspect.dedup();
        if suspect.len() > 1 {
            return Some(Aloud::Suspected { whom, by: suspect.len() });
        }
        let usual = others.iter().map(|other| self.belief.of(*other)).sum::<f64>() / others.len() as f64;
        let usual = whole(100.0 * usual);
        if share >= usual + STANDS_OUT {
            return Some(Aloud::Share { whom, share, others: usual });
        }
        let accused = self.news().any(|news| matches!(news, News::Accused { whom: one, .. } if *one == whom));
        (!accused).then_some(Aloud::Spared { whom })
    }

    /// How likely somebody is an Investigator for all that everybody knows, in hundredths.
    fn share(&self, whom: Seat) -> i64 {
        whole(100.0 * self.belief.of(whom))
    }

    /// Who has claimed a tablet.
    fn claims(&self, role: Role) -> impl Iterator<Item = Seat> {
        self.view.said().filter(move |(_, said)| claimed_by(*said) == Some(role)).map(|(who, _)| who)
    }

    fn news(&self) -> impl Iterator<Item = &News> {
        self.view.news().map(|(_, news)| news)
    }
}

/// Whether a tablet is one of those that the Cultists look for.
fn is_sought(role: Role) -> bool {
    role.side() == Side::Investigator
}
