//! What Builders of R'lyeh says. A new variant of an event, a refusal or a set-up that is wrong makes the count differ, until it
//! is said here, too.

use super::assert_all;
use game::choices::Choices;
use game::message::{Arg, Message, Say};
use game::{OutOfTurn, Outcome, Seat};
use rlyeh::headless::{Printed, PrintedSheet};
use rlyeh_rules::{
    Asks, BuildSite, CardFault, CardShape, Class, Colour, DieOrder, Direction, Event, Faces, Fall, Flaw,
    Floors, Knock, Label, NamedSurface, Orientation, PassReason, PyramidFace, QuarryDice, Refusal, Rlyeh,
    Roll, SetupProblem, Size, StashFace, Symbol, card, roll_passes, sizes_named,
};
use strum::{EnumCount, VariantArray};
use table::PieceId;

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all: Vec<Message> = Colour::VARIANTS.iter().map(Say::message).collect();
    all.push(Message::new("rlyeh-option-alone").with("option", "--aim".to_owned()));
    all.extend(DieOrder::ALL.iter().map(Say::message));
    all.extend(Rlyeh::DEEDS.iter().map(|deed| deed.label(None)));
    all.extend(Symbol::VARIANTS.iter().map(Say::message));
    all.extend(Direction::VARIANTS.iter().map(Say::message));
    all.extend(CardShape::ALL.map(card));
    all.extend(pyramids().iter().map(Say::message));
    all.extend(rolls().iter().map(Say::message));
    all.extend(Direction::VARIANTS.iter().map(|way| StashFace::Compass(*way).message()));
    all.push(sizes_named(quarry(StashFace::D6(1))));
    let events = events();
    assert_all::<Event>(&events, Event::COUNT);
    all.extend(events.iter().map(Say::message));
    let refusals = refusals();
    assert_all::<Refusal>(&refusals, Refusal::COUNT);
    all.extend(refusals.iter().map(Say::message));
    let wrong = [
        SetupProblem::Stashes { given: 9 },
        SetupProblem::Colours { needed: 3, given: 2 },
        SetupProblem::SameColour(Colour::Blue),
        SetupProblem::Numbers(3),
    ];
    assert_all::<SetupProblem>(&wrong, SetupProblem::COUNT);
    all.extend(wrong.iter().map(Say::message));
    all.extend(asks().iter().map(Say::message));
    all.push(roll_passes(DieOrder::Ascend, PassReason::NoCards));
    all.push(Message::new("rlyeh-lost-nests"));
    all.extend(["rlyeh-story-city", "rlyeh-story-mm", "rlyeh-story-turn"].map(Message::new));
    all.push(Message::new("rlyeh-story-grew").with("by", Arg::Length(12_300)));
    all.push(Message::new("rlyeh-story-fell").with("seat", Seat(1)));
    all.extend(
        CardFault::VARIANTS
            .iter()
            .map(|why| Message::new("rlyeh-lost-card").with("why", Arg::Keyword(why.into()))),
    );
    all.extend(Printed::examples().iter().map(Say::message));
    all.extend(PrintedSheet::examples().iter().map(Say::message));
    all
}

fn pyramids() -> Vec<Label> {
    let of = |colour: &Colour| Size::ALL.map(|size| Label::Pyramid { id: PieceId(1), colour: *colour, size });
    Colour::VARIANTS.iter().flat_map(of).collect()
}

fn floor_card() -> Label {
    Label::Card { id: PieceId(50), shape: CardShape::Vesica }
}

fn quarry(stash: StashFace) -> QuarryDice {
    QuarryDice { stash, size: PyramidFace::SM }
}

fn rolls() -> Vec<Roll> {
    let signs = Symbol::VARIANTS.iter().map(|symbol| Faces::Cthulhu(*symbol));
    let faces = signs.chain((1..=12).map(Faces::D12)).chain((1..=6).map(|a| Faces::TwoD6(a, 6)));
    let quarries = [None, Some(quarry(StashFace::D6(3))), Some(quarry(StashFace::Compass(Direction::NE)))];
    faces.flat_map(|faces| quarries.map(|quarry| Roll { faces, quarry })).collect()
}

fn events() -> Vec<Event> {
    let seat = Seat(1);
    let pyramid = pyramids()[4];
    let both = vec![pyramid, floor_card()];
    let roll = Roll { faces: Faces::TwoD6(1, 2), quarry: None };
    let floors = |laid| Floors { storeys: 2, laid, carried: 7, grandeur: 11 };
    let over = |outcome| Event::Over { outcome, uppermost: vec![Colour::Blue, Colour::Clear] };
    let mut all = vec![
        Event::TurnBegan { turn: 4, seat },
        Event::Rolled { seat, roll },
        Event::Took { seat, pieces: both.clone() },
        Event::Released { seat, pieces: both.clone(), on: NamedSurface::Table },
        Event::Released { seat, pieces: both.clone(), on: NamedSurface::On(floor_card()) },
        Event::PutBack { seat, pieces: vec![pyramid] },
        Event::TimedOut,
        Event::CardAccepted { card: floor_card() },
        Event::Adjusted { pieces: both.clone() },
        Event::SentBack { pieces: both },
        Event::Measured { floors: floors(0) },
        Event::Measured { floors: floors(3) },
        Event::Collapsed { seat, knock: Knock { cards: vec![PieceId(50)], ..Knock::default() } },
        Event::Eliminated { seat, colour: Colour::Purple },
        Event::TurnEnded { seat, height_um: 70_600 },
        Event::Exhausted { colours: vec![Colour::Gray] },
        Event::Exhausted { colours: vec![Colour::Gray, Colour::Cyan] },
        Event::Stopped { height_um: 70_600 },
        over(Outcome::Won(vec![seat])),
        over(Outcome::AllLost),
        over(Outcome::Solo { score: 70_600 }),
    ];
    let falls =
        [Fall::Dropped { um: 9_000 }, Fall::Turned { mdeg: 84_000 }, Fall::LeftTable, Fall::TouchesTable];
    all.extend(falls.map(|how| Event::Fell { piece: pyramid, how }));
    for class in [Some(Class::Upright), Some(Class::Flat), Some(Class::Weird), None] {
        all.extend([true, false].map(|as_asked| Event::Built { piece: pyramid, class, as_asked }));
        all.push(Event::Moved { piece: pyramid, class });
    }
    all.extend(CardFault::VARIANTS.iter().map(|why| Event::CardReturned { card: floor_card(), why: *why }));
    for deed in DieOrder::ALL {
        all.extend(PassReason::VARIANTS.iter().map(|why| Event::TurnPassed { seat, deed, why: *why }));
    }
    all
}

/// One of each.
pub fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::OutOfTurn(OutOfTurn::GameOver),
        Refusal::RollFirst,
        Refusal::AlreadyRolled,
        Refusal::HandFull,
        Refusal::HandEmpty,
        Refusal::Settling,
        Refusal::NothingToJudge,
        Refusal::Report(Flaw::Missing(PieceId(1))),
        Refusal::NotSolitaire,
        Refusal::NoSuchPiece,
        Refusal::NotInReserve,
        Refusal::CardInPlay,
        Refusal::WantCard,
        Refusal::WantPyramid,
        Refusal::WrongSize(vec![Size::Small, Size::Large]),
        Refusal::EmptyCity,
        Refusal::NotInPlay,
        Refusal::OffTable,
        Refusal::AlreadyAdjusted,
        Refusal::StackTooTall(4),
        Refusal::TooMany { members: 3, left: 2 },
        Refusal::BearsLoad,
        Refusal::SupportsCard,
        Refusal::AdjustFirst,
        Refusal::NoTarget,
        Refusal::HomeGone,
        Refusal::NoSuchSurface,
        Refusal::OnItself,
        Refusal::NotUpright,
        Refusal::NotTopmost,
        Refusal::BrickOnPyramid,
        Refusal::CardNeedsPyramid,
        Refusal::OnNewCard,
        Refusal::MovesOnNewCard,
        Refusal::AwayFromHome,
        Refusal::NestsOnTip,
    ];
    all.extend(DieOrder::ALL.map(Refusal::Mandatory));
    all.extend(Colour::VARIANTS.iter().map(|colour| Refusal::WrongStash(*colour)));
    all
}

fn asks() -> Vec<Asks> {
    let adjusted = vec![PieceId(1)];
    let mut all = vec![
        Asks::Roll { dice: 1 },
        Asks::Roll { dice: 3 },
        Asks::Settle,
        Asks::Nothing,
        Asks::Move { onto: PieceId(50) },
    ];
    for deed in DieOrder::ALL {
        all.push(Asks::Card { deed, on: BuildSite::AnyPyramid });
        all.push(Asks::Card { deed, on: BuildSite::Adjusted(adjusted.clone()) });
    }
    for (left, card_next) in [(0, false), (0, true), (1, false), (1, true), (3, false), (3, true)] {
        all.push(Asks::Adjust { left, adjusted: adjusted.clone(), card_next });
    }
    let colours = Colour::VARIANTS.iter().copied().map(Some).chain([None]);
    for (colour, deed) in colours.flat_map(|colour| DieOrder::ALL.map(|deed| (colour, deed))) {
        for orientation in [Orientation::Upright, Orientation::Flat, Orientation::Weird, Orientation::Any] {
            for named in [None, Some(StashFace::D6(6))] {
                for sizes in [Size::ALL.to_vec(), vec![Size::Medium], vec![Size::Small, Size::Large]] {
                    let on = BuildSite::Anywhere;
                    all.push(Asks::Pyramid { deed, orientation, stash: None, colour, named, sizes, on });
                }
            }
        }
    }
    all
}
