//! Bots at a real table: each has a bot that decides and a hand that carries the decision out, tick by tick, by the same
//! intents as a person's.

use super::Bot;
use game::message::Say;
use session::{Intent, Match, MatchError, Note, Tabled};

/// A bot with a hand.
///
/// Ask it what it wants before every tick, while its seat is to act: by [`TablePlayer::act`], or, where thinking must
/// not hold up the table, by [`TablePlayer::decides`], [`Bot::choose`] elsewhere, [`TablePlayer::follow`], and by
/// [`TablePlayer::handle`] while no decision is due.
pub trait TablePlayer<G: Tabled> {
    /// What decides.
    type Bot: Bot;

    /// What decides in this match, to be asked, or to be put back when a clone of it has thought.
    fn bot(&mut self, m: &Match<G>) -> &mut Self::Bot;

    /// Whether a decision is due, which takes its time.
    fn decides(&self, m: &Match<G>) -> bool;

    /// What there is to decide on. `None` if no seat is to act.
    fn position(m: &Match<G>) -> Option<<Self::Bot as Bot>::Position>;

    /// Sets about what was decided on. `None` if that is nothing to be done at a table.
    fn follow(&mut self, choice: <Self::Bot as Bot>::Choice) -> Option<Intent<G>>;

    /// What the hand wants while no decision is due; nothing while it waits for the table or for itself.
    fn handle(&mut self, m: &Match<G>) -> Option<Intent<G>>;

    /// Tells that the last intent was carried out.
    fn done(&mut self, intent: &Intent<G>);

    /// What is wanted now, thought included.
    fn act(&mut self, m: &Match<G>) -> Option<Intent<G>> {
        if !self.decides(m) {
            return self.handle(m);
        }
        let choice = self.bot(m).choose(&Self::position(m)?)?;
        self.follow(choice)
    }
}

/// A tick of a match in which bots have every seat, from the first: the one that is to act does what it wants, then time
/// passes. What came of both; what the rules refuse is a note too.
///
/// # Errors
/// When the match cannot go on: see [`Match::intend`].
pub fn tick<G, P>(m: &mut Match<G>, players: &mut [P]) -> Result<Vec<Note<G>>, MatchError>
where
    G: Tabled,
    P: TablePlayer<G>,
{
    let mut notes = vec![];
    let seat = m.game().to_act().first().copied();
    if let Some(player) = seat.and_then(|seat| players.get_mut(usize::from(seat.0)))
        && let Some(intent) = player.act(m)
    {
        match m.intend(intent.clone()) {
            Ok(new) => {
                player.done(&intent);
                notes = new;
            }
            Err(MatchError::Rules(why)) => notes.push(Note::Refused { why: why.message().to_string() }),
            Err(other) => return Err(other),
        }
    }
    notes.extend(m.tick());
    Ok(notes)
}
