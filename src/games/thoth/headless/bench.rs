//! `cyclopean bench bots --game thoth`: how well the levels play against each other, two at the table, every deal played
//! twice with the seats swapped.

use crate::bots::contest::Tally;
use crate::games::thoth::bot::USUAL_PLAYOUTS;
use crate::games::thoth::bot::duel::Duel;
use crate::session::info::{BenchArguments, Failure};
use crate::telling::duels::{Strength, print};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use indicatif::ProgressBar;

/// What only this game's bench understands.
#[derive(Clone, Copy, Debug, Args)]
struct Options {
    /// What counts as a game.
    #[arg(long, value_enum, default_value_t = Unit::Hands)]
    unit: Unit,
    /// Hands that a magus plays out in its head for each decision.
    #[arg(long, value_name = "N", default_value_t = USUAL_PLAYOUTS)]
    thought: u32,
}

/// Adds the bench's own options.
pub(in crate::games::thoth) fn options(command: Command) -> Command {
    Options::augment_args(command)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Unit {
    /// Single hands.
    Hands,
    /// Games to 78.
    Games,
}

/// Measures the levels against one another; every deal is played twice, so that the seats are fair.
///
/// # Errors
/// None, unless the engine is at fault.
pub(in crate::games::thoth) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options = Options::from_arg_matches(matches)?;
    if request.players != 2 {
        return Err("Houses of Thoth is measured with two players: leave --players away".into());
    }
    let deals = request.games.div_ceil(2);
    let hold = |ours, theirs, bar: &ProgressBar| {
        let duel = Duel { ours, theirs, playouts: options.thought };
        let share = match options.unit {
            Unit::Hands => duel.hands(deals, request.seed, || bar.inc(1))?,
            Unit::Games => duel.games(deals, request.seed, || bar.inc(1))?,
        };
        Ok(Tally { share, more: () })
    };
    let strength = Strength::measure(request, hold, |_| ())?;
    print(request, &strength, || strength.words(&[], |()| vec![]))
}
