//! What may be done, told anew from the sheet (E9 to E20, E24, E26, E-10, E-11, E-16) and from what a seat sees: cell by
//! cell, with coordinates and lists, and with a search for room that tries every way.

use game::Seat;
use elder_god_rules::*;
use std::collections::{BTreeMap, BTreeSet};

/// A cell by column and row.
pub type At = (i32, i32);

/// North, East, South, West.
const STEPS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn inside((x, y): At) -> bool {
    (0..11).contains(&x) && (0..9).contains(&y)
}

fn next((x, y): At, side: usize) -> At {
    (x + STEPS[side].0, y + STEPS[side].1)
}

/// The ends of a face as printed, by the table of the sheet.
fn printed(face: CardFace) -> [bool; 4] {
    let ends = match face {
        CardFace::Limb(Shape::Upright, _) => "NS",
        CardFace::Limb(Shape::Level, _) => "EW",
        CardFace::Limb(Shape::CurveRight, _) => "NE",
        CardFace::Limb(Shape::CurveLeft, _) => "NW",
        CardFace::Limb(Shape::SplitLevel, _) => "NEW",
        CardFace::Limb(Shape::SplitUpright, _) => "NES",
        CardFace::Eyestalk(_) | CardFace::ElderSign => "",
    };
    ["N", "E", "S", "W"].map(|side| ends.contains(side))
}

fn lying(face: CardFace, turned: bool) -> [bool; 4] {
    let mut ends = printed(face);
    ends.rotate_left(if turned { 2 } else { 0 });
    ends
}

/// A card as it lies: ends, and stalks where it is an eyestalk.
#[derive(Clone, Copy)]
struct Thing {
    ends: [bool; 4],
    stalks: Option<[Condition; 4]>,
    printed: Condition,
    immune_for_good: bool,
    normal_for_good: bool,
}

fn thing(face: CardFace, turned: bool) -> Thing {
    let stalks = match face {
        CardFace::Eyestalk(mut stalks) => {
            stalks.rotate_left(if turned { 2 } else { 0 });
            Some(stalks)
        }
        _ => None,
    };
    let printed = if let CardFace::Limb(_, state) = face { state } else { Condition::Normal };
    Thing { ends: lying(face, turned), stalks, printed, immune_for_good: false, normal_for_good: false }
}

type Area = BTreeMap<At, Thing>;

fn area(monster: &Monster) -> Area {
    let body = Thing {
        ends: [true, false, false, false],
        stalks: None,
        printed: Condition::Normal,
        immune_for_good: false,
        normal_for_good: false,
    };
    let mut all = Area::from([((5, 0), body)]);
    for laid in monster.laid() {
        let mut thing = thing(laid.face(), laid.top.turned);
        thing.immune_for_good = laid.mark == Some(Treatment::Necronomicon);
        thing.normal_for_good = laid.mark == Some(Treatment::Scar);
        all.insert((laid.at.column().into(), laid.at.row().into()), thing);
    }
    all
}

/// The sides of a cell from which a card beside it reaches towards it.
fn reached_from(area: &Area, at: At) -> Vec<usize> {
    (0..4).filter(|&side| area.get(&next(at, side)).is_some_and(|thing| thing.ends[(side + 2) % 4])).collect()
}

fn state(area: &Area, at: At) -> Condition {
    let thing = area[&at];
    if thing.immune_for_good {
        return Condition::Immune;
    }
    if thing.normal_for_good {
        return Condition::Normal;
    }
    let Some(stalks) = thing.stalks else { return thing.printed };
    let joined: Vec<Condition> = reached_from(area, at).iter().map(|&side| stalks[side]).collect();
    if joined.contains(&Condition::Damaged) {
        Condition::Damaged
    } else if joined.contains(&Condition::Immune) {
        Condition::Immune
    } else {
        Condition::Normal
    }
}

fn wound(area: &Area) -> Option<At> {
    area.keys().copied().find(|&at| state(area, at) == Condition::Damaged)
}

/// Card and side of every end that faces an empty cell.
fn openings(area: &Area) -> Vec<(At, usize)> {
    let faces = |(&at, thing): (&At, &Thing)| {
        let open = |&side: &usize| thing.ends[side] && !area.contains_key(&next(at, side));
        (0..4).filter(open).map(|side| (at, side)).collect::<Vec<_>>()
    };
    area.iter().flat_map(faces).collect()
}

fn joined(area: &Area, at: At) -> Vec<At> {
    let ends = area[&at].ends;
    let sides = (0..4).filter(|&side| ends[side]).map(|side| (side, next(at, side)));
    sides.filter(|&(side, to)| area.get(&to).is_some_and(|t| t.ends[(side + 2) % 4])).map(|(_, to)| to).collect()
}

fn shortest(area: &Area, goal: At) -> i32 {
    let (mut seen, mut ring, mut far) = (BTreeSet::new(), BTreeSet::from([(5, 0)]), 0);
    while !ring.contains(&goal) {
        assert!(!ring.is_empty(), "{goal:?} is joined to nothing");
        seen.extend(ring.iter().copied());
        ring = ring.iter().flat_map(|&at| joined(area, at)).filter(|at| !seen.contains(at)).collect();
        far += 1;
    }
    far
}

/// The most cards of a path from the Body that never comes to a card twice.
fn longest(area: &Area, goal: At) -> i32 {
    fn walk(area: &Area, at: At, goal: At, seen: &mut Vec<At>) -> i32 {
        if at == goal {
            return seen.len() as i32;
        }
        seen.push(at);
        let ways = joined(area, at).into_iter().filter(|to| !seen.contains(to)).collect::<Vec<_>>();
        let best = ways.into_iter().map(|to| walk(area, to, goal, seen)).max().unwrap_or(-1);
        seen.pop();
        best
    }
    walk(area, (5, 0), goal, &mut vec![])
}

/// The cells of a path that completes a monster, and after them the Mouth's; found by trying every way (E13).
pub fn way_out(monster: &Monster, needed: i32) -> Option<Vec<At>> {
    room(&area(monster), needed)
}

fn room(area: &Area, needed: i32) -> Option<Vec<At>> {
    let empty = |at: At| inside(at) && !area.contains_key(&at);
    let free = |at: At| empty(at) && reached_from(area, at).is_empty();
    openings(area).into_iter().find_map(|(card, side)| {
        let first = next(card, side);
        if !empty(first) || reached_from(area, first).len() != 1 {
            return None;
        }
        let lacking = (needed - shortest(area, card)).max(0);
        let mut path = vec![first];
        ((lacking == 0 && side % 2 == 0) || extends(&free, &mut path, lacking)).then_some(path)
    })
}

fn goes_on(area: &Area, needed: i32) -> bool {
    room(area, needed).is_some()
}

/// Makes a path as long as is lacking, or longer, and adds a cell above or below its last one for the Mouth.
fn extends(free: &dyn Fn(At) -> bool, path: &mut Vec<At>, lacking: i32) -> bool {
    let last = *path.last().unwrap();
    let ways: Vec<At> =
        (0..4).map(|side| next(last, side)).filter(|&to| free(to) && !path.contains(&to)).collect();
    let mouth = ways.iter().copied().find(|to| to.0 == last.0);
    if let Some(mouth) = mouth.filter(|_| path.len() as i32 >= lacking) {
        path.push(mouth);
        return true;
    }
    ways.into_iter().any(|to| {
        path.push(to);
        extends(free, path, lacking) || {
            path.pop();
            false
        }
    })
}

fn complete(area: &Area, needed: i32) -> bool {
    let open = openings(area);
    let [(card, side)] = open[..] else { return false };
    wound(area).is_none() && side % 2 == 0 && longest(area, card) >= needed
}

/// Whether a card would fit into an empty cell of a monster.
pub fn fits(monster: &Monster, face: CardFace, turned: bool, at: At) -> bool {
    fit(&area(monster), &thing(face, turned), at).is_some()
}

/// Whether a card fits into an empty cell, and what it is joined to there (E12).
fn fit(area: &Area, new: &Thing, at: At) -> Option<Vec<At>> {
    if !inside(at) || area.contains_key(&at) {
        return None;
    }
    let reached = reached_from(area, at);
    if reached.is_empty() {
        return None;
    }
    if new.stalks.is_some() {
        return Some(reached.into_iter().map(|side| next(at, side)).collect());
    }
    let mut touched = vec![];
    for side in 0..4 {
        let beside = next(at, side);
        match area.get(&beside) {
            None if new.ends[side] && !inside(beside) => return None,
            None => {}
            Some(there) => match there.stalks {
                Some(stalks) if new.ends[side] => {
                    let hurt = stalks[(side + 2) % 4] == Condition::Damaged;
                    if hurt && !there.immune_for_good && !there.normal_for_good {
                        return None;
                    }
                    touched.push(beside);
                }
                None if new.ends[side] != there.ends[(side + 2) % 4] => return None,
                None if new.ends[side] => touched.push(beside),
                _ => {}
            },
        }
    }
    Some(touched)
}

fn with(area: &Area, new: Thing, at: At) -> Area {
    let mut area = area.clone();
    area.insert(at, new);
    area
}

/// How sound an eyestalk would be in a cell.
fn as_eyestalk(area: &Area, new: Thing, at: At) -> Condition {
    state(&with(area, new, at), at)
}

fn grows(area: &Area, face: CardFace, turned: bool, at: At, needed: i32) -> bool {
    let new = thing(face, turned);
    let Some(touched) = fit(area, &new, at) else { return false };
    let sound = as_eyestalk(area, new, at) != Condition::Damaged;
    let on_wound = wound(area).is_some_and(|wound| touched.contains(&wound));
    let after = with(area, new, at);
    sound && !on_wound && (goes_on(&after, needed) || complete(&after, needed))
}

fn wounds(area: &Area, face: CardFace, turned: bool, at: At, setup: &Setup) -> bool {
    let new = thing(face, turned);
    if wound(area).is_some() || at == (5, 0) {
        return false;
    }
    if let Some(old) = area.get(&at) {
        if state(area, at) == Condition::Immune || new.stalks.is_some() != old.stalks.is_some() {
            return false;
        }
        let open = openings(area).iter().any(|opening| opening.0 == at);
        return as_eyestalk(area, new, at) == Condition::Damaged
            && (new.stalks.is_some() || (open && new.ends == old.ends));
    }
    let Some(touched) = fit(area, &new, at) else { return false };
    let immune = touched.iter().any(|&at| state(area, at) == Condition::Immune);
    let hurts = as_eyestalk(area, new, at) == Condition::Damaged;
    hurts && (setup.beside_immune || !immune) && goes_on(&with(area, new, at), needed(setup))
}

fn heals(area: &Area, face: CardFace, turned: bool) -> bool {
    let Some(at) = wound(area) else { return false };
    let new = thing(face, turned);
    let alike = match new.stalks {
        Some(_) => area[&at].stalks.is_some(),
        None => area[&at].stalks.is_none() && new.ends == area[&at].ends,
    };
    face != CardFace::ElderSign && alike && as_eyestalk(area, new, at) != Condition::Damaged
}

fn needed(setup: &Setup) -> i32 {
    [15, 12, 10, 8][usize::from(setup.players) - 2]
}

/// Cards that nobody has laid and that could heal (E-16).
fn may_still_heal(view: &View, area: &Area) -> bool {
    let laid: Vec<Card> = view.seats.iter().flat_map(|seat| seat.player.monster.cards()).collect();
    let others = Card::all(view.setup.has_signs()).filter(|card| !laid.contains(card));
    others.into_iter().any(|card| heals(area, card.face(), false) || heals(area, card.face(), true))
}

/// Which card goes next (E26): how far it is, eyestalks beyond what they hang on and before their equals.
fn outermost(area: &Area) -> Vec<At> {
    let far = |at: At| match area[&at].stalks {
        Some(_) => {
            let on = reached_from(area, at).into_iter().map(|side| shortest(area, next(at, side)));
            (on.max().unwrap() + 1, 1)
        }
        None => (shortest(area, at), 0),
    };
    let cards: Vec<At> = area.keys().copied().filter(|&at| at != (5, 0)).collect();
    let most = cards.iter().map(|&at| far(at)).max();
    cards.into_iter().filter(|&at| Some(far(at)) == most).collect()
}

/// Everything that a seat may do, as it is printed.
pub fn lawful(view: &View, seat: Seat) -> BTreeSet<String> {
    let mut all: Vec<Action> = vec![];
    let cards = &view.cards;
    let cells = || Cell::all().map(|at| (at, (i32::from(at.column()), i32::from(at.row()))));
    if view.phase.seat() == Some(seat) {
        let own = &view.seats[usize::from(seat.0)].player;
        let mine = area(&own.monster);
        match view.phase {
            Phase::Play { .. } => {
                all.push(Action::Pass);
                all.extend(complete(&mine, needed(&view.setup)).then_some(Action::Mouth));
                for &card in cards {
                    all.push(Action::Throw(card));
                    let face = card.face();
                    if face == CardFace::ElderSign {
                        for theirs in view.seats.iter().filter(|theirs| theirs.seat != seat) {
                            let most = own.monster.laid().len().min(theirs.player.monster.laid().len());
                            let number = (1..=most).map(|cards| cards as u8);
                            all.extend(number.map(|cards| Action::Banish { card, against: theirs.seat, cards }));
                        }
                        continue;
                    }
                    let alike = thing(face, false).ends == thing(face, true).ends
                        && thing(face, false).stalks == thing(face, true).stalks;
                    let hurts = matches!(face, CardFace::Limb(_, Condition::Damaged));
                    for turned in [false, true].into_iter().filter(|turned| !(alike && *turned)) {
                        for (at, xy) in cells() {
                            let place = CardPose { card, turned, at };
                            if !hurts && grows(&mine, face, turned, xy, needed(&view.setup)) {
                                all.push(Action::Grow(place));
                            }
                        }
                        for theirs in &view.seats {
                            let allowed = theirs.seat != seat || view.setup.crappy_cultist;
                            let area = area(&theirs.player.monster);
                            let against = theirs.seat;
                            // After a quick deed (E28) the turn has a play on a monster already.
                            let quick = view.clock.last_play == view.clock.turn;
                            if quick || !allowed || !(hurts || matches!(face, CardFace::Eyestalk(_))) {
                                continue;
                            }
                            let hit = |(_, xy): &(Cell, At)| wounds(&area, face, turned, *xy, &view.setup);
                            for (at, _) in cells().filter(hit) {
                                all.push(Action::Damage { against, place: CardPose { card, turned, at } });
                            }
                        }
                        if !hurts && heals(&mine, face, turned) {
                            all.push(Action::Heal(Lying { card, turned }));
                        }
                    }
                }
                if wound(&mine).is_some() && own.necronomicons > 0 {
                    all.push(Action::Necronomicon);
                }
                let hopeless = own.wounded_turns >= 3 || !may_still_heal(view, &mine);
                if view.setup.scars && wound(&mine).is_some() && own.necronomicons == 0 && hopeless {
                    let healthy = |card: &&Card| match card.face() {
                        CardFace::Limb(_, state) => state != Condition::Damaged,
                        CardFace::Eyestalk(stalks) => stalks.iter().all(|&stalk| stalk == Condition::Normal),
                        CardFace::ElderSign => false,
                    };
                    all.extend(cards.iter().filter(healthy).map(|&card| Action::Scar(card)));
                }
            }
            Phase::Redraw { .. } => {
                all.push(Action::Refill);
                all.extend(cards.iter().map(|&card| Action::Throw(card)));
            }
            Phase::Banish { .. } => {
                let cell = |(x, y): At| Cell::new(x as u8, y as u8).unwrap();
                all.extend(outermost(&mine).into_iter().map(|at| Action::Remove(cell(at))));
            }
            Phase::Mouth { .. } => all.extend([Action::Mouth, Action::Wait]),
            Phase::Discard { .. } => all.extend(cards.iter().map(|&card| Action::Discard(card))),
            Phase::Over => {}
        }
    }
    all.iter().map(|action| format!("{action:?}")).collect()
}
