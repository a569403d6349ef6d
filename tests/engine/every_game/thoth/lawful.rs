//! What may be done, told anew from the sheet (T3 to T6, T11 to T23, T36) by the names of the cards, and from what a seat
//! sees. Plain and slow; nothing here asks the engine what is allowed or what a card can do.

use game::Seat;
use thoth_rules::*;
use table::PieceId;
use game::pieces::Size;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use Element::{Air, Earth, Fire, Spirit, Water};

/// What a card can be used for, read off its name.
#[derive(Default)]
struct Sheet {
    foundation: bool,
    story: bool,
    /// The elements that its platform accepts.
    accepts: Vec<Element>,
    /// For stories: an element that must be among the four below. The suit of a court.
    among: Option<Element>,
    /// What it is redeemed for: pips of an element.
    raises: Option<(Element, u16)>,
    roof: Option<Element>,
    trouble: Option<Element>,
    relief: Option<Element>,
}

fn read(card: Card) -> Sheet {
    let name = card.to_string();
    let any = || vec![Fire, Water, Air, Earth, Spirit];
    let Some((rank, suit)) = name.split_once(" of ") else { return trump(&name, any()) };
    let suit = match suit {
        "Wands" => Fire,
        "Cups" => Water,
        "Swords" => Air,
        "Disks" => Earth,
        odd => panic!("{odd}"),
    };
    let court = match rank {
        "King" => Some(Fire),
        "Queen" => Some(Water),
        "Prince" => Some(Air),
        "Princess" => Some(Earth),
        _ => None,
    };
    if let Some(value) = court {
        let (accepts, among, relief) = (vec![suit, value], Some(suit), Some(suit));
        return Sheet { story: true, accepts, among, relief, ..Sheet::default() };
    }
    let ranks = ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
    let pips = 1 + ranks.iter().position(|&r| r == rank).unwrap_or_else(|| panic!("{name}")) as u16;
    Sheet {
        foundation: rank == "Ace",
        accepts: vec![suit],
        raises: Some((suit, pips)),
        roof: (rank == "Ten").then_some(suit),
        relief: Some(suit),
        ..Sheet::default()
    }
}

fn trump(name: &str, any: Vec<Element>) -> Sheet {
    let zodiacal = |element| Sheet {
        raises: Some((Spirit, 12)),
        roof: Some(element),
        trouble: Some(element),
        ..Sheet::default()
    };
    let elemental = |element| Sheet {
        foundation: true,
        accepts: vec![element],
        raises: Some((Spirit, 4)),
        relief: Some(element),
        ..Sheet::default()
    };
    match name {
        "Emperor" | "Strength" | "Temperance" => zodiacal(Fire),
        "Lovers" | "Justice" | "Star" => zodiacal(Air),
        "Chariot" | "Death" | "Moon" => zodiacal(Water),
        "Hierophant" | "Hermit" | "Devil" => zodiacal(Earth),
        "Magician" | "Priestess" | "Empress" | "Wheel" | "Tower" | "Sun" => {
            Sheet { foundation: true, story: true, accepts: any, raises: Some((Spirit, 7)), ..Sheet::default() }
        }
        "World" => Sheet { story: true, raises: Some((Spirit, 7)), ..elemental(Earth) },
        "Fool" => elemental(Air),
        "Hanged Man" => elemental(Water),
        "Judgment" => Sheet { roof: Some(Spirit), ..elemental(Fire) },
        odd => panic!("{odd}"),
    }
}

fn pyramid(id: PieceId) -> (Element, Size) {
    match Piece::of(id) {
        Some(Piece::Pyramid { element, size }) => (element, size),
        odd => panic!("{id} is {odd:?}"),
    }
}

/// The floors of a house, from the ground up.
fn floors(house: &House) -> Vec<&Floor> {
    std::iter::once(&house.ground).chain(&house.stories).collect()
}

fn elements(floor: &Floor) -> Vec<Element> {
    floor.pyramids.iter().map(|&id| pyramid(id).0).collect()
}

/// Everything that a seat may do, as it is printed; `view` is what it sees.
pub fn lawful(view: &View, seat: Seat) -> BTreeSet<String> {
    let all = match &view.phase {
        Phase::Choosing if view.active == seat => plays(view, seat).into_iter().map(Action::Play).collect(),
        Phase::Building { work } if view.active == seat => {
            let mut all = vec![Action::Enough];
            match work.play {
                Play::Raise { card, size, .. } => {
                    let wanted = read(card).raises.map(|(element, _)| (element, size));
                    let free = in_bank(view).into_iter();
                    all.extend(free.filter(|&id| Some(pyramid(id)) == wanted).map(Action::Take));
                }
                play => all.push(Action::Take(card_piece(play.card()))),
            }
            all
        }
        Phase::Holding { .. } if view.active == seat => vec![Action::Release, Action::PutBack],
        Phase::Scored if view.dealer == seat => vec![Action::Deal],
        Phase::Knocked { victims } if victims[0] == seat => {
            [Manner::Accident, Manner::Malice].map(Action::Say).to_vec()
        }
        // T-30.
        Phase::Bidding if view.active == seat => view.cards.iter().copied().map(Action::Bid).collect(),
        Phase::Taking { bids, .. } if view.active == seat => {
            bids.iter().map(|bid| Action::TakeBid(bid.card)).collect()
        }
        _ => vec![],
    };
    all.iter().map(|action: &Action| format!("{action:?}")).collect()
}

/// All pyramids there are.
static PYRAMIDS: LazyLock<Vec<PieceId>> = LazyLock::new(|| {
    (0..500).map(PieceId).filter(|&id| matches!(Piece::of(id), Some(Piece::Pyramid { .. }))).collect()
});

/// T6: of 75 pyramids those that stand in no house.
fn in_bank(view: &View) -> Vec<PieceId> {
    let houses = view.seats.iter().filter_map(|seat| seat.house.as_ref());
    let built: BTreeSet<PieceId> = houses.flat_map(floors).flat_map(|floor| floor.pyramids.clone()).collect();
    let placed = view.phase.work().map(|work| work.placed.clone()).unwrap_or_default();
    PYRAMIDS.iter().copied().filter(|id| !built.contains(id) && !placed.contains(id)).collect()
}

/// T16: how many pyramids of a size in the bank a card can add to a house, at most.
fn most(bank: &[PieceId], house: &House, card: Card, size: Size) -> u16 {
    let floors = floors(house);
    let top = floors[floors.len() - 1];
    let Some((element, pips)) = read(card).raises else { return 0 };
    let other_size = top.pyramids.first().is_some_and(|&id| pyramid(id).1 != size);
    if !read(top.card).accepts.contains(&element) || other_size {
        return 0;
    }
    let left = bank.iter().filter(|&&id| pyramid(id) == (element, size)).count() as u16;
    let worth = [1, 2, 3][size.index()];
    (4 - top.pyramids.len() as u16).min(pips / worth).min(left)
}

/// T17, T18: whether four stand on the top level, and a card may cover them.
fn covers(house: &House, card: Card, roof: bool) -> bool {
    let floors = floors(house);
    let below = elements(floors[floors.len() - 1]);
    let sheet = read(card);
    let wanted = if roof { sheet.roof } else { sheet.among };
    let fits = if roof { sheet.roof.is_some() } else { sheet.story };
    fits && below.len() == 4 && wanted.is_none_or(|element| below.contains(&element))
}

fn plays(view: &View, seat: Seat) -> Vec<Play> {
    let mut all = vec![];
    let house = view.house(seat);
    let trouble: Vec<Element> =
        house.iter().flat_map(|house| &house.trouble).filter_map(|&card| read(card).trouble).collect();
    let bank = in_bank(view);
    let may_end = end_may_be_called(view, &bank);
    for &card in &view.cards {
        let sheet = read(card);
        all.push(Play::Discard { card });
        all.extend(may_end.then_some(Play::CallEnd { card }));
        if sheet.relief.is_some_and(|element| trouble.contains(&element)) {
            all.push(Play::Relief { card });
        }
        // T11.
        if !trouble.is_empty() {
            continue;
        }
        all.extend((house.is_none() && sheet.foundation).then_some(Play::Foundation { card }));
        if let Some(house) = house {
            for size in Size::ALL {
                let counts = 1..=most(&bank, house, card, size);
                all.extend(counts.map(|count| Play::Raise { card, size, count: count as u8 }));
            }
            all.extend(covers(house, card, false).then_some(Play::Story { card }));
            all.extend(covers(house, card, true).then_some(Play::Roof { card }));
        }
        let Some(element) = sheet.trouble else { continue };
        for (against, target) in view.seats.iter().map(|other| (other.seat, other.house.as_ref())) {
            let Some(target) = target.filter(|target| against != seat && !immune(target, element)) else { continue };
            let replacing: Vec<Option<Card>> = if target.trouble.len() < 2 {
                vec![None]
            } else {
                target.trouble.iter().map(|&old| Some(old)).collect()
            };
            all.extend(replacing.into_iter().map(|replacing| Play::Trouble { card, against, replacing }));
        }
    }
    all
}

/// T21.
fn immune(house: &House, element: Element) -> bool {
    let Some(top) = house.stories.last() else { return false };
    if top.pyramids.is_empty() {
        read(top.card).among == Some(element)
    } else {
        elements(top).contains(&element)
    }
}

/// T36, T-19: nobody could build with any card that lies in no house, or nobody has for long.
fn end_may_be_called(view: &View, bank: &[PieceId]) -> bool {
    let laid: BTreeSet<Card> = view
        .seats
        .iter()
        .filter_map(|seat| seat.house.as_ref())
        .flat_map(|house| floors(house).into_iter().map(|floor| floor.card).chain(house.trouble.clone()))
        .collect();
    let free: Vec<Card> = Card::all().filter(|card| !laid.contains(card)).collect();
    let could = |house: Option<&House>| match house {
        None => free.iter().any(|&card| read(card).foundation),
        Some(house) => free.iter().any(|&card| {
            let raises = Size::ALL.into_iter().any(|size| most(bank, house, card, size) > 0);
            raises || covers(house, card, false) || covers(house, card, true)
        }),
    };
    let idle = view.idle_turns >= 15 * view.seats.len() as u32;
    idle || !view.seats.iter().any(|seat| could(seat.house.as_ref()))
}
