//! Two bots play a whole game of Rathulhu by the rules alone.
//!
//! `cargo run --no-default-features --example bots_play [SEED]`

use cyclopean::game::Game;
use cyclopean::games::rathulhu::bot::{Bot, Level};
use cyclopean::games::rathulhu::rules::{Rathulhu, Setup};
use cyclopean::session::{CardMatch, Seating, Sitter, Skill};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = env::args().nth(1).map_or(Ok(1), |word| word.parse())?;
    let seating = Seating::new([Sitter::Bot(Skill::Middle), Sitter::Bot(Skill::Low)]);
    let mut m = CardMatch::<Rathulhu>::new(&Setup::players(2), seed, seating, false)?;
    while let Some(&seat) = m.game().to_act().first() {
        // A bot sees what its seat may know, never the game itself.
        let (view, legal) = (m.game().view(Some(seat)), m.game().legal_actions(seat));
        let level = m.seating().skill(seat).map_or(Level::Novice, Level::from);
        let action = Bot::new(level, seed).choose(&view, &legal, m.moves()).ok_or("nothing is legal")?;
        for note in m.act(seat, action)? {
            println!("{note}");
        }
    }
    if let Some(outcome) = m.game().outcome() {
        println!("After {} moves: {outcome}", m.moves());
    }
    Ok(())
}
