//! Two bots play a whole game of Rathulhu by the rules alone.
//!
//! `cargo run --no-default-features --example bots_play [SEED]`

use bots::contest::decide;
use game::Language;
use game::{Game, Seat};
use lang::Texts;
use rathulhu::bot::Bot;
use rathulhu_rules::{Rathulhu, Setup};
use session::{CardMatch, Seating, Sitter, Skill};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = env::args().nth(1).map_or(Ok(1), |word| word.parse())?;
    let seating = Seating::new([Sitter::Bot(Skill::Middle), Sitter::Bot(Skill::Low)]);
    let mut m = CardMatch::<Rathulhu>::new(&Setup::players(2), seed, seating, false)?;
    let level = |seat| m.seating().skill(seat).unwrap_or(Skill::Low);
    let mut bots: Vec<Bot> = [0, 1].map(Seat).map(|seat| Bot::new(level(seat), seed, seat)).into();
    let english = Texts::of(Language::English);
    while m.game().outcome().is_none() {
        // A bot sees what its seat may know, never the game itself.
        let (seat, action) = decide(m.game(), &mut bots)?;
        for note in m.act(seat, action)? {
            println!("{}", english.plain(&note));
        }
    }
    if let Some(outcome) = m.game().outcome() {
        println!("After {} moves: {}", m.moves(), english.plain(&outcome));
    }
    Ok(())
}
