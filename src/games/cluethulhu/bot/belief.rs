//! How likely each seat is an Investigator, from hypotheses that agree with all that a seat knows, weighed by how well they
//! explain what everybody has done. Arithmetic in whole numbers, so that a seed gives the same game everywhere.

use crate::game::Seat;
use crate::game::rng::Rng;
use crate::games::cluethulhu::rules::{Fact, News, Role, Setup, Side, Statement, View};

/// Weight of a hypothesis that explains everything; each thing unexplained halves it or worse.
const WHOLE: u64 = 1 << 40;

/// What a seat believes.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    /// How likely each seat is an Investigator, in thousandths.
    suspicion: Vec<u64>,
}

/// Something done that a hypothesis has to explain.
enum Clue {
    /// Attacked somebody: an Investigator does not attack another.
    Against(Seat, Seat),
    /// Went out by Day: the Investigators do not arrest each other.
    OutByDay(Seat),
    /// Says that another is none, or that it is one, from a look at the tablet.
    Saw(Seat, Seat, bool),
}

impl Belief {
    pub(super) fn new(view: &View, samples: u32, rng: &mut Rng) -> Self {
        let players = usize::from(view.setup.players);
        let mut known = view.fellows();
        let mut cleared = vec![];
        for (_, fact) in view.told() {
            if let Fact::Saw(seat, role) = fact {
                if role.side() == Side::Investigator { known.push(seat) } else { cleared.push(seat) }
            }
        }
        let own = view.own.map(|own| own.side);
        if let (Some(seat), Some(side)) = (view.viewer, own)
            && side != Side::Investigator
        {
            cleared.push(seat);
        }
        known.sort_unstable();
        known.dedup();
        let mut open: Vec<Seat> = view.seats.iter().map(|seat| seat.seat).collect();
        open.retain(|seat| !known.contains(seat) && !cleared.contains(seat));
        let wanted = usize::from(Setup::investigators(view.setup.players)).saturating_sub(known.len());
        let clues = clues(view);
        let (mut sums, mut total) = (vec![0_u64; players], 0_u64);
        for _ in 0..samples.max(1) {
            rng.shuffle(&mut open);
            let mut is = vec![false; players];
            for seat in known.iter().chain(open.iter().take(wanted)) {
                if let Some(one) = is.get_mut(usize::from(seat.0)) {
                    *one = true;
                }
            }
            let weight = weigh(&is, &clues).max(1);
            total += weight;
            sums.iter_mut().zip(&is).filter(|(_, is)| **is).for_each(|(sum, _)| *sum += weight);
        }
        let suspicion = sums.into_iter().map(|sum| u128::from(sum) * 1000 / u128::from(total.max(1)));
        Self { suspicion: suspicion.map(|s| u64::try_from(s).unwrap_or(1000)).collect() }
    }

    pub(super) fn of(&self, seat: Seat) -> u64 {
        self.suspicion.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
}

fn clues(view: &View) -> Vec<Clue> {
    let mut clues = vec![];
    for (_, news) in view.news() {
        match news {
            News::NightFell { out, .. } => clues.extend(out.iter().copied().map(Clue::OutByDay)),
            News::Accused { by, whom } | News::Seconded { by, whom } => clues.push(Clue::Against(*by, *whom)),
            News::Ballot { whom, yes, .. } => clues.extend(yes.iter().map(|&by| Clue::Against(by, *whom))),
            News::Said { seat, statement: Statement::Suspect(whom) } => {
                clues.push(Clue::Against(*seat, *whom));
            }
            News::Said { seat, statement: Statement::Saw(whom, role) } => {
                clues.push(Clue::Saw(*seat, *whom, Role::side(*role) == Side::Investigator));
            }
            _ => {}
        }
    }
    clues
}

fn weigh(is: &[bool], clues: &[Clue]) -> u64 {
    let is = |seat: &Seat| is.get(usize::from(seat.0)).copied().unwrap_or(false);
    clues.iter().fold(WHOLE, |weight, clue| match clue {
        Clue::Against(by, whom) if is(by) && is(whom) => weight / 4,
        Clue::OutByDay(seat) if is(seat) => weight / 16,
        Clue::Saw(by, whom, one) if !is(by) && is(whom) != *one => weight / 8,
        _ => weight,
    })
}
