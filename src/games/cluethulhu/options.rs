//! What the command line understands of this game only.

use super::balance::{Balance, RECOMMENDED};
use clap::{ArgMatches, Args, Command};
use cluethulhu_rules::{Cluethulhu, Day, Role, Setup, TURN_S};
use files::budget;
use game::Game;
use game::message::Message;
use session::info::Failure;
use strum::VariantArray;
use terminal::commands::parse;
use terminal::failure::Misuse;

/// What only this game understands.
#[derive(Clone, Debug, Args)]
struct Options {
    /// The deck: recommended (either side wins about as often), plain, usual or full; or its special tablets, such as
    /// wizard,mother,evil-child. Without it the recommended deck, or the usual one where none is known.
    #[arg(long, value_name = "DECK")]
    deck: Option<String>,
    /// By Day one lap in which everybody gives all orders, as round one screen; else role by role.
    #[arg(long)]
    lap: bool,
    /// Nobody is told which special tablets are in the deck.
    #[arg(long)]
    hidden_roles: bool,
    /// So many of the deck's special tablets are drawn by chance; nobody is told which.
    #[arg(long, value_name = "N")]
    draw: Option<u8>,
    /// The Detective acts after the arrest, not before.
    #[arg(long)]
    detective_after_vote: bool,
    /// Detective and Psychiatrist play as plain Investigators.
    #[arg(long)]
    plain_investigators: bool,
    /// How long a turn lasts where the screen goes round several people, in seconds: 8 to 60.
    #[arg(long, default_value_t = TURN_S, value_name = "SECONDS")]
    turn: u8,
    /// Whoever is out sees everything on a screen of their own.
    #[arg(long)]
    out_watch: bool,
    /// By Night the Shoggoth shows its tablet and all talk for a moment, before it swallows anybody.
    #[arg(long)]
    shoggoth_talk: bool,
}

/// Adds the game's own options.
pub fn add(command: Command) -> Command {
    Options::augment_args(command)
}

/// What the arguments ask for; what is drawn follows from the seed.
///
/// # Errors
/// When too few or too many play, or the deck cannot be played; the reason says what to change.
pub fn setup(players: u8, seed: u64, matches: &ArgMatches) -> Result<Setup, Failure> {
    let options: Options = parse(matches)?;
    let usual = Setup::players(players);
    let (specials, plain) = match &options.deck {
        Some(deck) => named(deck, players)?,
        None => recommended(players).unwrap_or_else(|_| (usual.specials.clone(), false)),
    };
    let setup = Setup {
        day: if options.lap { Day::Lap } else { Day::Segments },
        hidden: options.hidden_roles,
        detective_after_vote: options.detective_after_vote,
        plain_investigators: options.plain_investigators || plain,
        turn_s: options.turn,
        out_watch: options.out_watch,
        shoggoth_talk: options.shoggoth_talk,
        ..usual.with(&specials)
    };
    let setup = options.draw.map_or(Ok(setup.clone()), |count| setup.drawn(count, seed))?;
    Cluethulhu::new(&setup, 0)?;
    Ok(setup)
}

/// The special tablets of a deck, by its name or one by one, and whether its Investigators are plain.
fn named(deck: &str, players: u8) -> Result<(Vec<Role>, bool), Failure> {
    if deck == RECOMMENDED {
        return recommended(players);
    }
    let standard = Setup::standard(players).into_iter().find(|(name, _)| *name == deck);
    let specials =
        standard.map_or_else(|| deck.split(',').map(special).collect(), |(_, specials)| Ok(specials));
    Ok((specials?, false))
}

/// The special tablets of the deck that is recommended, and whether its Investigators are plain.
fn recommended(players: u8) -> Result<(Vec<Role>, bool), Failure> {
    let deck = Balance::known().recommended(players);
    let deck =
        deck.ok_or_else(|| Misuse::of(&Message::new("cluethulhu-option-no-deck").with("players", players)))?;
    Ok((deck.own.clone(), deck.plain))
}

/// A special tablet, by its name in small letters with hyphens.
fn special(word: &str) -> Result<Role, Failure> {
    let specials = || Role::VARIANTS.iter().filter(|role| role.is_special());
    let named = |role: &Role| <&str>::from(*role);
    let wanted = word.trim().to_lowercase();
    specials().copied().find(|role| named(role) == wanted).ok_or_else(|| {
        let names: Vec<&str> = specials().map(named).collect();
        let told = Message::new("cluethulhu-option-no-special").with("name", budget::shown(word));
        Misuse::of(&told.with("known", names.join(", "))).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_word_the_recommended_deck_is_played() {
        let asked = |players, arguments: &[&str]| {
            let command = add(Command::new("play"));
            let matches = command.get_matches_from([&["play"], arguments].concat());
            let setup = setup(players, 1, &matches).unwrap();
            (setup.specials, setup.plain_investigators)
        };
        for players in 7..=20 {
            let best = Balance::known().recommended(players).unwrap();
            let mut own = best.own.clone();
            own.sort_unstable();
            assert_eq!(asked(players, &[]), (own.clone(), best.plain), "{players}");
            assert_eq!(asked(players, &["--deck", "recommended"]), (own, best.plain), "{players}");
            let [_, (_, usual), _] = Setup::standard(players);
            assert_eq!(asked(players, &["--deck", "usual"]), (usual, false), "{players}");
        }
    }
}
