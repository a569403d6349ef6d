//! A small shop: hats are put onto heads, each either way round; some are tossed away together; there is a bell.

use super::*;
use crate::{OutOfTurn, Outcome, Rejection, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Deal {
    /// A hat onto a head, front or back.
    Put(u8, u8, bool),
    Toss(u8),
    Sweep,
    Ring,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Hat(u8),
    Head(u8),
    Bin,
}

impl Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hat(hat) => write!(f, "hat {hat}"),
            Self::Head(head) => write!(f, "head {head}"),
            Self::Bin => write!(f, "bin"),
        }
    }
}

static PUT: Deed = Deed::new("shop.put");
static TOSS: Deed = Deed::new("shop.toss").many().button("toss").letter('t', "key-toss");
static RING: Deed = Deed::new("shop.ring").main("ring").letter('r', "key-ring");

const ME: Seat = Seat(0);

/// Which heads are free, and whether the bell may be rung.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Shop {
    heads: Vec<u8>,
    rings: bool,
    sweeping: bool,
    closed: bool,
}

impl Game for Shop {
    type Setup = ();
    type Action = Deal;
    type Event = ();
    type View = Self;

    fn new((): &(), _: u64) -> Result<Self, SetupError> {
        Ok(Self::default())
    }

    fn to_act(&self) -> Vec<Seat> {
        vec![ME]
    }

    fn legal_actions(&self, _: Seat) -> Vec<Deal> {
        Shop::offered(self).into_iter().map(|(_, deal)| deal).collect()
    }

    fn apply(&mut self, _: Seat, _: Deal) -> Result<Vec<()>, Rejection> {
        Err(OutOfTurn::GameOver.into())
    }

    fn view(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

impl Choices for Shop {
    type Thing = Spot;
    type Known = Self;

    const DEEDS: &'static [&'static Deed] = &[&PUT, &TOSS, &RING];

    fn known(view: Self) -> Self {
        view
    }

    /// The first hat fits either way round, the second the wrong way round alone.
    fn offered(known: &Self) -> Vec<(Seat, Deal)> {
        let put =
            |head: &u8| [Deal::Put(0, *head, false), Deal::Put(0, *head, true), Deal::Put(1, *head, true)];
        let rings = known.rings.then_some(Deal::Ring);
        let sweeps = known.sweeping.then_some(Deal::Sweep);
        let tosses = [0, 1, 2].map(Deal::Toss);
        let all = known.heads.iter().flat_map(put).chain(tosses).chain(rings).chain(sweeps);
        all.map(|deal| (ME, deal)).collect()
    }

    fn check(known: &Self, _: Seat, what: Deal) -> Result<(), Message> {
        match Self::offered(known).contains(&(ME, what)) {
            true => Ok(()),
            false => Err(Message::new("no")),
        }
    }

    fn up(known: &Self) -> Vec<&'static Deed> {
        if known.closed { vec![] } else { vec![&TOSS, &RING] }
    }

    fn ways(_: &Self, _: Seat, what: Deal) -> Vec<InputPath<Spot>> {
        match what {
            Deal::Put(hat, head, back) => {
                let (hat, head) = (Spot::Hat(hat), Spot::Head(head));
                vec![InputPath::at(&PUT, [hat, head]).drag(hat, head).variant(Some(back.into()))]
            }
            Deal::Toss(hat) => vec![InputPath::at(&TOSS, [Spot::Hat(hat)]).drag(Spot::Hat(hat), Spot::Bin)],
            Deal::Ring => vec![InputPath::at(&RING, [])],
            Deal::Sweep => vec![],
        }
    }

    fn meant(_: &Self, by: &Pointing<Spot>, variant: Option<u8>) -> Vec<(Seat, Deal)> {
        let all = match by {
            Pointing::Deed(deed) if **deed == RING => vec![Deal::Ring],
            Pointing::At(at) => match at[..] {
                [Spot::Hat(hat), Spot::Head(head)] => {
                    let ways = [false, true].into_iter();
                    let ways = ways.filter(|back| variant.is_none_or(|variant| variant == u8::from(*back)));
                    ways.map(|back| Deal::Put(hat, head, back)).collect()
                }
                _ => vec![],
            },
            Pointing::Deed(_) => vec![],
        };
        all.into_iter().map(|deal| (ME, deal)).collect()
    }

    fn variants(_: &Self, at: &[Spot]) -> Vec<u8> {
        if matches!(at, [Spot::Hat(_)]) { vec![0, 1] } else { vec![] }
    }

    fn under_way(known: &Self) -> Option<&'static Deed> {
        known.sweeping.then_some(&TOSS)
    }

    fn closes(_: &'static Deed) -> Option<Deal> {
        Some(Deal::Sweep)
    }

    fn other_variant(why: Message) -> Message {
        Message::new("turn").with("why", why)
    }
}

fn offers(heads: &[u8]) -> Offers<Shop> {
    Offers::of(Shop { heads: heads.to_vec(), ..Shop::default() })
}

/// What comes of inputs, one after the other.
fn after(inputs: &[Input<Spot>], offers: &Offers<Shop>) -> (Resolution<Deal>, Chosen<Spot>) {
    let mut chosen = Chosen::default();
    let steps: Vec<Resolution<Deal>> = inputs.iter().map(|input| chosen.step(*input, offers)).collect();
    (steps.last().cloned().unwrap_or(Resolution::Nothing), chosen)
}

fn tries(deals: &[Deal]) -> Resolution<Deal> {
    Resolution::Try(deals.iter().map(|deal| (ME, *deal)).collect())
}

#[test]
fn what_is_clicked_is_taken_up_put_back_or_done() {
    let offers = offers(&[3, 4]);
    let (step, chosen) = after(&[Input::Click(Spot::Hat(0))], &offers);
    assert_eq!((step, chosen.at), (Resolution::Choosing, vec![Spot::Hat(0)]));
    let (_, chosen) = after(&[Input::Click(Spot::Hat(0)), Input::Click(Spot::Hat(0))], &offers);
    assert_eq!(chosen, Chosen::default(), "it is put back");
    let (_, chosen) = after(&[Input::Click(Spot::Hat(0)), Input::Click(Spot::Hat(1))], &offers);
    assert_eq!(chosen.at, [Spot::Hat(1)], "another is taken up instead");
    let (step, _) = after(&[Input::Click(Spot::Hat(0)), Input::Click(Spot::Head(4))], &offers);
    assert_eq!(step, tries(&[Deal::Put(0, 4, false)]));
    let (step, _) = after(&[Input::Drop([Spot::Hat(0), Spot::Head(3)])], &offers);
    assert_eq!(step, tries(&[Deal::Put(0, 3, false)]));
    assert_eq!(after(&[Input::Click(Spot::Bin)], &offers).0, Resolution::Nothing);
    let (_, chosen) = after(&[Input::Click(Spot::Hat(0)), Input::Back], &offers);
    assert!(!chosen.is_choosing());
    assert_eq!(after(&[Input::Back], &offers).0, Resolution::Nothing, "there is nothing to take back");
}

#[test]
fn what_is_refused_says_why_and_keeps_what_is_chosen() {
    let offers = offers(&[3]);
    let (step, chosen) = after(&[Input::Click(Spot::Hat(0)), Input::Click(Spot::Head(9))], &offers);
    assert_eq!(step, Resolution::Refuse(ME, Deal::Put(0, 9, false), Message::new("no")));
    assert_eq!(chosen.at, [Spot::Hat(0)]);
    // Another way round it would do.
    let turned = [Input::Click(Spot::Hat(1)), Input::Turn(true, None), Input::Turn(true, None)];
    let (step, _) = after(&[&turned[..], &[Input::Click(Spot::Head(3))]].concat(), &offers);
    let why = Message::new("turn").with("why", Message::new("no"));
    assert_eq!(step, Resolution::Refuse(ME, Deal::Put(1, 3, false), why));
    assert_eq!(
        after(&[Input::Deed(&RING)], &offers).0,
        Resolution::Refuse(ME, Deal::Ring, Message::new("no"))
    );
}

#[test]
fn a_variant_is_as_it_fits_until_one_is_chosen() {
    let offers = offers(&[3]);
    let (hat, head) = (Spot::Hat(1), Spot::Head(3));
    let (_, mut chosen) = after(&[Input::Click(hat)], &offers);
    assert_eq!((chosen.variant_at(None, &offers), chosen.variant_at(Some(head), &offers)), (None, Some(1)));
    // From how it would be there it is turned to the other.
    chosen.step(Input::Turn(true, Some(head)), &offers);
    assert_eq!(chosen.variant, Some(0));
    chosen.step(Input::Turn(false, None), &offers);
    assert_eq!(chosen.step(Input::Click(head), &offers), tries(&[Deal::Put(1, 3, true)]));
    assert_eq!(after(&[Input::Turn(true, None)], &offers).0, Resolution::Nothing, "nothing is taken up");
}

#[test]
fn enter_does_what_is_pointed_at_the_only_thing_or_what_stands_out() {
    let one = offers(&[3]);
    let (step, _) = after(&[Input::Click(Spot::Hat(0)), Input::Enter], &one);
    assert_eq!(step, tries(&[Deal::Put(0, 3, false)]), "there is but one place");
    let two = offers(&[3, 4]);
    let (step, _) = after(&[Input::Click(Spot::Hat(0)), Input::Enter], &two);
    assert_eq!(step, Resolution::Nothing);
    let points = [Input::Click(Spot::Hat(0)), Input::Focus(Spot::Head(4)), Input::Enter];
    assert_eq!(after(&points, &two).0, tries(&[Deal::Put(0, 4, false)]));
    let rings = Offers::of(Shop { heads: vec![3, 4], rings: true, ..Shop::default() });
    assert_eq!(after(&[Input::Enter], &rings).0, tries(&[Deal::Ring]));
}

#[test]
fn several_are_marked_and_done_at_once() {
    let offers = offers(&[3]);
    let marks = [Input::Deed(&TOSS), Input::Click(Spot::Hat(2)), Input::Click(Spot::Hat(0))];
    let (_, chosen) = after(&marks, &offers);
    assert_eq!((chosen.marked.as_slice(), chosen.at.len()), (&[Spot::Hat(2), Spot::Hat(0)][..], 0));
    let (step, _) = after(&[&marks[..], &[Input::Enter]].concat(), &offers);
    assert_eq!(step, tries(&[Deal::Toss(2), Deal::Toss(0), Deal::Sweep]));
    let (step, _) = after(&[&marks[..], &[Input::Click(Spot::Hat(2)), Input::Enter]].concat(), &offers);
    assert_eq!(step, tries(&[Deal::Toss(0), Deal::Sweep]), "one is marked no more");
    assert_eq!(after(&[Input::Deed(&TOSS), Input::Enter], &offers).0, Resolution::Nothing, "none is marked");
    assert_eq!(after(&[Input::Deed(&TOSS), Input::Deed(&TOSS)], &offers).1, Chosen::default());
    // What is dragged away is marked and nothing else.
    let (step, chosen) = after(&[Input::Drop([Spot::Hat(1), Spot::Bin])], &offers);
    assert_eq!((step, chosen.marked), (Resolution::Choosing, vec![Spot::Hat(1)]));
    // What has begun can be ended without another, and cannot be left.
    let begun = Offers::of(Shop { sweeping: true, ..Shop::default() });
    assert_eq!(after(&[Input::Enter], &begun).0, tries(&[Deal::Sweep]));
    assert_eq!(after(&[Input::Deed(&TOSS)], &begun).0, Resolution::Nothing);
    let closed = Offers::of(Shop { closed: true, ..Shop::default() });
    assert_eq!(
        after(&[Input::Deed(&TOSS)], &closed),
        (Resolution::Nothing, Chosen::default()),
        "it is not up"
    );
}

#[test]
fn the_list_tells_what_comes_next_where_to_drag_and_what_marks_it() {
    let offers: Offers<Shop> = Offers::of(Shop { heads: vec![3, 4], rings: true, ..Shop::default() });
    assert_eq!(offers.next(None, &[], None), [Spot::Hat(0), Spot::Hat(1)], "what is tossed is marked first");
    assert_eq!(offers.next(Some(&TOSS), &[], None).len(), 3);
    assert_eq!(offers.next(None, &[Spot::Hat(1)], Some(0)), [], "it does not fit so");
    assert_eq!(offers.onto(Spot::Hat(1), None), [Spot::Head(3), Spot::Head(4), Spot::Bin]);
    assert_eq!(offers.marks(Deal::Put(0, 3, true)), ["hat 0", "head 3"]);
    assert_eq!(offers.marks(Deal::Ring), ["shop.ring"]);
}
