//! Games among bots of one level: how often they wound, whom, what a wound costs, and how they draw new cards.

use bots::contest::PlayError;
use bots::stats::Share;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god::bot::alarm::{one_card_off, shots};
use elder_god::bot::worth::distance;
use elder_god_rules::{Action, ElderGod, Ending, Phase, Setup};
use game::{Game, Seat};

/// What was counted in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counted {
    /// Turns, of all seats together.
    pub turns: u16,
    /// Whether nobody opened a Mouth.
    pub unfinished: bool,
    /// Wounds.
    pub wounds: u32,
    /// Turns in which a seat could wound a rival who was one card from winning, and those in which it did.
    pub blocks: Share,
    /// Turns in which a rival was one card from winning and sound, and those in which the seat held a shot at it.
    pub armed: Share,
    /// Of each wound that was healed: its victim's turns until then, and the cards that its path still lacked more than
    /// before; fewer if it was laid beside the tip.
    pub costs: Vec<f64>,
    /// How many cards were thrown away in each redraw.
    pub redraws: Vec<usize>,
    /// Times that a seat drew new cards in three turns of its own in a row.
    pub stuck: u32,
}

/// What is remembered of a seat while a game is counted.
#[derive(Clone, Default)]
struct Ledger {
    /// The cards that the monster lacked when it was wounded, and own turns since.
    wounded: Option<(f64, u32)>,
    /// Own turns in a row in which it drew new cards.
    redraws: u32,
}

/// Plays a game and counts. `bots` sit clockwise.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn play(setup: &Setup, seed: u64, mut bots: Vec<Bot>) -> Result<(ElderGod, Counted), PlayError> {
    let mut game = ElderGod::new(setup, seed)?;
    let mut counted = Counted::default();
    let mut ledgers = vec![Ledger::default(); bots.len()];
    let mut thrown = 0;
    while let Some(seat) = game.phase().seat() {
        let legal = game.legal_actions(seat);
        let position = SeatPosition { view: game.view(Some(seat)), legal };
        let bot = bots.get_mut(usize::from(seat.0)).ok_or(PlayError::NoEnd)?;
        let action = bot.choose(&position).ok_or(PlayError::NoChoice(seat))?;
        let ledger = &mut ledgers[usize::from(seat.0)];
        if let Phase::Play { .. } = game.phase() {
            counted.alarms(&game, seat, action);
            let redraws = matches!(action, Action::Throw(_));
            ledger.redraws = if redraws { ledger.redraws + 1 } else { 0 };
            counted.stuck += u32::from(ledger.redraws == 3);
            if let Some((_, turns)) = &mut ledger.wounded {
                *turns += 1;
            }
        }
        match action {
            Action::Throw(_) => thrown += 1,
            Action::Refill => counted.redraws.push(std::mem::take(&mut thrown)),
            Action::Damage { against, .. } => {
                counted.wounds += 1;
                ledgers[usize::from(against.0)].wounded = Some((lacking(&game, against), 0));
            }
            _ => {}
        }
        game.apply(seat, action)?;
        for (index, ledger) in ledgers.iter_mut().enumerate() {
            let player = &game.players()[index];
            if player.monster.wound().is_none()
                && let Some((before, turns)) = ledger.wounded.take()
            {
                let now = lacking(&game, Seat(u8::try_from(index).unwrap_or(0)));
                // What it would have laid in that time, it lays now.
                counted.costs.push(f64::from(turns) + now - before);
            }
        }
    }
    counted.turns = game.clock().turn;
    counted.unfinished = matches!(game.ending(), Some(Ending::Stalemate(_)));
    Ok((game, counted))
}

impl Counted {
    /// Takes down whether a rival is one card from winning, and what the seat does about it.
    fn alarms(&mut self, game: &ElderGod, seat: Seat, action: Action) {
        for rival in game.seats().filter(|&rival| rival != seat && one_card_off(game, rival)) {
            let armed = !shots(game, seat, rival).is_empty();
            self.armed = self.armed + Share::one(armed);
            if armed {
                let struck = matches!(action, Action::Damage { against, .. } if against == rival);
                self.blocks = self.blocks + Share::one(struck);
            }
        }
    }
}

/// Cards that a monster's path lacks, roughly.
fn lacking(game: &ElderGod, seat: Seat) -> f64 {
    game.player(seat).map_or(0.0, |player| distance(&player.monster.plan(), game.setup().needed()))
}
