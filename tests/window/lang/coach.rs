//! What the coach says of each game, and bots of their moves.

use bots::advice::Valuation;
use game::message::{Message, Say};
use game::words::decimal;

/// One of everything.
pub(super) fn messages() -> Vec<Message> {
    let mut all: Vec<Message> = Valuation::examples().iter().map(Say::message).collect();
    all.extend(rathulhu::bot::explain::Deeds::examples().iter().map(Say::message));
    all.extend(rathulhu::bot::explain::Why::examples().iter().map(Say::message));
    all.extend(rathulhu::bot::explain::PointsRating::examples().iter().map(Say::message));
    all.extend(elder_god::bot::explain::CardsRating::examples().iter().map(Say::message));
    all.extend(elder_god::bot::explain::Deeds::examples().iter().map(Say::message));
    all.extend(elder_god::bot::explain::Why::examples().iter().map(Say::message));
    all.extend(cluethulhu::bot::explain::Deeds::examples().iter().map(Say::message));
    all.extend(cluethulhu::bot::explain::Why::examples().iter().map(Say::message));
    all.extend(thoth::bot::explain::Deeds::examples().iter().map(Say::message));
    all.extend(thoth::bot::explain::Why::examples().iter().map(Say::message));
    all.extend(rlyeh::bot::explain::Deeds::examples().iter().map(Say::message));
    all.extend(rlyeh::bot::explain::Rating::examples().iter().map(Say::message));
    all.extend(rlyeh::bot::explain::Why::examples().iter().map(Say::message));
    all.extend(bots::mishaps::MishapAdvice::examples().iter().map(Say::message));
    all.extend(rathulhu::bot::aloud::examples());
    all.extend(elder_god::bot::aloud::Aloud::examples().iter().map(Say::message));
    all.extend(cluethulhu::bot::aloud::Aloud::examples().iter().map(Say::message));
    all.extend(thoth::bot::aloud::Aloud::examples().iter().map(Say::message));
    all.extend(rlyeh::bot::aloud::Aloud::examples().iter().map(Say::message));
    all.push(decimal(-1.5));
    all
}
