//! Builders of R'lyeh: nothing is secret but the dice to come; the table is pretended.

mod lawful;
mod oracle;
mod on_table;

use super::{Tester as Tries, with_other_chance};
use game::{Language, Game, Seat};
use game::rng::Rng;
use rlyeh_rules::*;
use table::PieceId;
use oracle::{Oracle, check_invariants, check_result};
use std::collections::BTreeSet;
use on_table::{Luck, happens, pretend};

const CALM: Luck = Luck { fall: 0, wrong_pose: 50, bad_card: 100 };
const SHAKY: Luck = Luck { fall: 3, wrong_pose: 200, bad_card: 300 };
/// Seeds of shaky games begin here.
const SHAKY_FROM: u64 = 1000;

/// Does anything, cards gladly, and judges collapses for itself.
pub struct Tester {
    luck: Luck,
    oracle: Oracle,
    /// Whether what is about to be reported is a collapse.
    collapse: bool,
}

impl Tries for Tester {
    type Game = Rlyeh;
    const ID: &'static str = "rlyeh";
    const MOST_STEPS: usize = 20_000;
    const MET: &'static [&'static str] = &[
        "TurnBegan",
        "Rolled",
        "TurnPassed",
        "Declined",
        "Took",
        "Released",
        "PutBack",
        "TimedOut",
        "Fell",
        "Built",
        "CardAccepted",
        "CardReturned",
        "Adjusted",
        "StackAdjusted",
        "SentBack",
        "Moved",
        "Collapsed",
        "Eliminated",
        "TurnEnded",
        "Exhausted",
        "Stopped",
        "Measured",
        "Over",
    ];

    fn games() -> Vec<(Setup, u64)> {
        let luck = |(i, setup): (u64, Setup)| (setup, if i % 2 == 0 { i } else { i + SHAKY_FROM });
        (0..).zip(setups()).map(luck).collect()
    }

    fn new(seed: u64) -> Self {
        let luck = if seed < SHAKY_FROM { CALM } else { SHAKY };
        Self { luck, oracle: Oracle::default(), collapse: false }
    }

    fn golden() -> (Self, Setup, u64) {
        (Self::new(SHAKY_FROM), Setup::players(2), 1928)
    }

    const LANGUAGES: &[Language] = &[Language::English, Language::German];

    fn seats(game: &Rlyeh) -> u8 {
        game.setup().seats()
    }

    fn lawful(game: &Rlyeh, seat: Seat) -> Option<BTreeSet<String>> {
        Some(lawful::lawful(&game.view(None), seat))
    }

    fn audit(game: &Rlyeh) -> Result<(), String> {
        game.audit().map_err(|flaw| flaw.to_string())
    }

    fn twin(game: &Rlyeh, _: Option<Seat>, rng: &mut Rng) -> Rlyeh {
        with_other_chance(game, rng)
    }

    fn choose(&mut self, game: &Rlyeh, legal: &[Action], rng: &mut Rng) -> Action {
        let rare = |a: &Action| matches!(a, Action::Pass | Action::Stop | Action::PutBack);
        let (rare, usual): (Vec<&Action>, Vec<&Action>) = legal.iter().partition(|a| rare(a));
        let seldom = usual.is_empty() || (!rare.is_empty() && happens(rng, 30));
        let first_card = PieceId(game.inventory().pyramids());
        let cards = |a: &&Action| matches!(a, Action::Take(id) if *id >= first_card);
        let card: Vec<&Action> = usual.iter().copied().filter(cards).collect();
        let pool = if seldom && !matches!(rare[..], [Action::Stop]) {
            &rare
        } else if !card.is_empty() && happens(rng, 500) {
            &card
        } else {
            &usual
        };
        (*rng.pick(pool).unwrap()).clone()
    }

    fn report(&mut self, game: &Rlyeh, rng: &mut Rng) -> Action {
        Action::Settled(pretend(game, self.luck, rng))
    }

    fn is_report(action: &Action) -> bool {
        matches!(action, Action::Settled(_))
    }

    fn wild(&mut self, game: &Rlyeh, rng: &mut Rng) -> Vec<Action> {
        let pieces = u32::from(game.inventory().pieces());
        let id = PieceId(u16::try_from(rng.below(pieces + 2)).unwrap());
        let mut facts = pretend(game, self.luck, rng);
        match rng.below(4) {
            0 => drop(facts.pieces.pop_first()),
            1 => drop(facts.pieces.pop_last().map(|(_, last)| facts.pieces.insert(id, last))),
            2 => facts.pieces.values_mut().for_each(|f| f.supports.push(Surface::Card(id))),
            _ => facts.pieces.values_mut().for_each(|f| f.nested_on = Some(id)),
        }
        let on = *rng.pick(&[Surface::Table, Surface::Card(id), Surface::Pyramid(id)]).unwrap();
        let nests = rng.below(2) == 0;
        let bare = [Action::Roll, Action::Pass, Action::Stop, Action::PutBack];
        let bare = rng.pick(&bare).unwrap().clone();
        vec![Action::Take(id), Action::Release { on, nests }, Action::Settled(facts), bare]
    }

    fn before(&mut self, game: &Rlyeh, seat: Seat, action: &Action) {
        check_invariants(game);
        self.oracle.watch(game);
        self.collapse = match action {
            Action::Settled(facts) if !game.eliminated().contains(&seat) => {
                self.oracle.expects_collapse(game, facts)
            }
            _ => false,
        };
    }

    fn after(&mut self, game: &Rlyeh, events: &[Event]) {
        let collapsed = events.iter().any(|event| matches!(event, Event::Collapsed { .. }));
        assert_eq!(collapsed, self.collapse, "{events:?}");
        if game.ending().is_some() {
            check_invariants(game);
            check_result(game);
        }
    }

    fn kind(event: &Event) -> String {
        let name = match event {
            Event::TurnPassed { why: PassReason::Declined, .. } => "Declined",
            Event::Adjusted { pieces } if pieces.len() > 1 => "StackAdjusted",
            event => return format!("{event:?}").split([' ', '{', '(']).next().unwrap().to_owned(),
        };
        name.to_owned()
    }

    fn told(action: &Action, _: Language) -> String {
        let Action::Settled(facts) = action else { return format!("{action:?}") };
        let fallen = |(id, facts): (&PieceId, &PieceFacts)| Some(format!("; {id} fell: {}", facts.fallen?));
        let fallen: String = facts.pieces.iter().filter_map(fallen).collect();
        format!("the table settles with {} pieces{fallen}", facts.pieces.len())
    }
}

/// Every die, number of players or stashes, and way of ending.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for die in [Die::D12, Die::TwoD6, Die::Cthulhu] {
        for players in 2..=5 {
            for on_collapse in [OnCollapse::OthersWin, OnCollapse::LoserOut] {
                setups.push(Setup { die, on_collapse, ..Setup::players(players) });
            }
        }
        for stashes in 2..=6 {
            for chooser in [Chooser::D6, Chooser::Compass] {
                let aim = if stashes % 2 == 0 { Aim::Tallest } else { Aim::Grandest };
                let mode = Alone { stashes, chooser, aim }.mode();
                // numbers of one's own, now and then.
                let chosen: Vec<u8> = [4, 2, 6, 1, 5, 3].into_iter().take(usize::from(stashes)).collect();
                let numbers = if die == Die::D12 { chosen } else { vec![] };
                setups.push(Setup { die, mode, numbers, ..Setup::solitaire(stashes) });
            }
        }
    }
    setups
}
