//! What a bot tells everybody of its play: why, in one sentence. It knows what an onlooker sees, and no hand: what houses
//! count, what they lack, and what a card costs whoever is caught with it.

use game::Seat;
use game::message::texts;
use game::words::score;
use thoth_rules::{Action, Card, Floor, House, LEVEL, Play, Size, View, pyramids_of, tally};

/// A card that costs so many points at the end is worth a word.
const DEAR: u8 = 6;

texts! {
    /// Why.
    pub enum Aloud in "aloud-thoth-" {
        Begins { elements: usize },
        BeginsAgain { turns: u8 },
        Counts { after: String },
        Rises { before: String, after: String },
        Full { after: String },
        Again { after: String, turns: u8 },
        Higher { elements: usize, bank: u16 },
        Roof { points: String, rival: Seat, theirs: String },
        RoofAlone { points: String },
        Ends { points: String, rival: Seat, theirs: String },
        Threat { rival: Seat },
        Best { rival: Seat, points: String },
        Ahead { rival: Seat, total: String },
        Houses { rival: Seat, points: String, own: String },
        Relief,
        ReliefAgain { turns: u8 },
        Courts,
        Costs { points: u8 },
    }
}

/// What is told of the choice of a seat that sees this. Bids are secret, and what is taken of them needs no reason.
pub fn aloud(view: &View, seat: Seat, choice: &Action) -> Option<Aloud> {
    let view = view.clone().onlooker();
    if let Action::Play(play) = choice { seen(&view, seat, *play) } else { None }
}

/// The same, of what an onlooker sees.
fn seen(view: &View, seat: Seat, play: Play) -> Option<Aloud> {
    let own = view.house(seat);
    let now = |house: Option<&House>| tally(house, &[]).house();
    let rival = best_rival(view, seat);
    match play {
        Play::Foundation { card } => Some(match card.foundation_extra_turns() {
            0 => Aloud::Begins { elements: card.accepts().iter().count() },
            turns => Aloud::BeginsAgain { turns },
        }),
        Play::Raise { card, size, count } => {
            let mut raised = own?.clone();
            let room = top(&mut raised);
            room.pyramids.extend(pyramids_of(card.element(), size).take(usize::from(count)));
            let full = room.pyramids.len() >= LEVEL;
            let (before, after) = (score(now(own)), score(now(Some(&raised))));
            Some(match card.redeem_extra_turns() {
                0 if full => Aloud::Full { after },
                0 if now(own) == 0 => Aloud::Counts { after },
                0 => Aloud::Rises { before, after },
                turns => Aloud::Again { after, turns },
            })
        }
        Play::Story { card } => {
            let accepts = card.accepts();
            let bank = accepts
                .iter()
                .flat_map(|element| Size::ALL.map(|size| u16::from(view.bank.count(element, size))));
            Some(Aloud::Higher { elements: accepts.iter().count(), bank: bank.sum() })
        }
        Play::Roof { card } => {
            let mut roofed = own?.clone();
            roofed.roof = Some(card);
            let points = score(now(Some(&roofed)));
            Some(match rival {
                Some((rival, theirs)) => Aloud::Roof { points, rival, theirs: score(theirs) },
                None => Aloud::RoofAlone { points },
            })
        }
        // Nobody sees the card.
        Play::CallEnd { .. } => {
            let (rival, theirs) = rival?;
            Some(Aloud::Ends { points: score(now(own)), rival, theirs: score(theirs) })
        }
        Play::Trouble { against, .. } => troubles(view, seat, against),
        Play::Relief { card } => Some(match card.relief().map_or(0, |relief| relief.extra_turns) {
            0 => Aloud::Relief,
            turns => Aloud::ReliefAgain { turns },
        }),
        Play::Discard { card: Card::Court(..) } => Some(Aloud::Courts),
        Play::Discard { card: Card::Small(number, _) } => {
            let points = number.value();
            (points >= DEAR).then_some(Aloud::Costs { points })
        }
        Play::Discard { card: Card::Trump(_) } => None,
    }
}

/// Why a house is troubled. Where both are worth nothing yet, no number says it.
fn troubles(view: &View, seat: Seat, rival: Seat) -> Option<Aloud> {
    let house = view.house(rival);
    if house.is_some_and(|house| house.top().is_full() && !house.in_trouble()) {
        return Some(Aloud::Threat { rival });
    }
    let counts = |seat: Seat| tally(view.house(seat), &[]).house();
    let (theirs, own) = (counts(rival), counts(seat));
    if theirs > own && best_rival(view, rival).is_none_or(|(_, next)| next < theirs) {
        return Some(Aloud::Best { rival, points: score(theirs) });
    }
    let total = |seat: Seat| view.seats.get(usize::from(seat.0)).map_or(0, |seat| seat.total);
    let others = view.seats.iter().filter(|other| other.seat != rival);
    if others.map(|other| other.total).max().is_some_and(|next| next < total(rival)) {
        return Some(Aloud::Ahead { rival, total: score(total(rival)) });
    }
    (theirs != 0 || own != 0).then(|| Aloud::Houses { rival, points: score(theirs), own: score(own) })
}

/// The other seat whose house counts most, and what it counts; the first of several.
fn best_rival(view: &View, seat: Seat) -> Option<(Seat, i32)> {
    let houses = view.seats.iter().filter(|other| other.seat != seat);
    let houses =
        houses.filter_map(|other| Some((other.seat, tally(Some(other.house.as_ref()?), &[]).house())));
    houses.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The uppermost floor.
fn top(house: &mut House) -> &mut Floor {
    match house.stories.last_mut() {
        Some(story) => story,
        None => &mut house.ground,
    }
}
