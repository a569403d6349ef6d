//! A game of cards without a window: bots play it, and it is told in words.

use super::output::{finish, journal, save_played, say};
use bots::contest::decide;
use bots::{Bot, SeatPosition};
use game::{CardGame, Seat};
use lang::Texts;
use session::info::{Failure, PlayArguments};
use session::journal::{Journal, Seed};
use session::{CardMatch, CardNote, Skill, told};

/// Plays a game of bots to its end, tells it, writes the journal, and saves it where that was asked for. `bot` is as for
/// [`bots::contest::play`]. `closing` prints what came of it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub fn play<G, B>(
    request: &PlayArguments,
    setup: &G::Setup,
    bot: impl Fn(Skill, u64, Seat) -> B,
    closing: impl FnOnce(&CardMatch<G>) -> Result<(), Failure>,
) -> Result<(), Failure>
where
    G: CardGame,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let mut m: CardMatch<G> = CardMatch::new(setup, request.seed, request.seating.clone(), request.practice)?;
    let seed = Seed::of::<G>(request.seed);
    let mut journal = journal(request.journal.as_deref(), G::NAME, &m.about(), seed, request.language)?;
    let seated = |seat| {
        let skill = m.seating().skill(seat).ok_or("a seat without a bot")?;
        Ok(bot(skill, request.seed, seat))
    };
    let mut bots: Vec<B> = (0..G::seats(setup)).map(Seat).map(seated).collect::<Result<_, Failure>>()?;
    let texts = Texts::of(request.language);
    let mut untold = vec![];
    while m.game().outcome().is_none() {
        let (seat, action) = decide(m.game(), &mut bots)?;
        let notes = m.act(seat, action)?;
        let events = notes.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event.clone()),
            CardNote::Refused { .. } | CardNote::Rewound { .. } => None,
        });
        untold.extend(events);
        if !m.game().is_midway() {
            let told = std::mem::take(&mut untold);
            if !request.json {
                G::lines(&told).iter().try_for_each(|line| say(&texts.plain(line)))?;
            }
        }
        if let Some(journal) = &mut journal {
            m.last_told().map_or(Ok(()), |entry| journal.intent(entry))?;
            told::<G>(&notes).iter().try_for_each(|note| journal.note(note))?;
        }
    }
    journal.as_mut().map_or(Ok(()), Journal::over)?;
    closing(&m)?;
    request.save.as_deref().map_or(Ok(()), |path| save_played(m.to_bytes()?, path, request.language))?;
    finish(journal.as_ref())
}
