//! Houses of Thoth: other hands, the deck and the card that called the end are secret; the table is pretended.

mod lawful;

use game::{Language, Game, Seat};
use super::Tester as Tries;
use bots::{Bot as _, SeatPosition};
use game::rng::Rng;
use thoth::bot::Bot;
use thoth_rules::*;
use session::Skill;
use table::PieceId;
use std::collections::BTreeSet;

/// So many hands are played by chance, on a table on which things fall; then bots play, and all stands: chance alone loses
/// more points than it wins, and games end at a score.
const BY_CHANCE: u32 = 2;
/// With this seed it is one hand, and hardly anybody builds in it.
const IDLE: u64 = 2;
/// With this seed it is bid for who begins.
const AUCTION: u64 = 1;

/// Roofs, relief and foundations gladly, so that hands end.
pub struct Tester {
    /// Who plays later on, or from the start.
    bots: Vec<Bot>,
    /// From which hand.
    bots_from: u32,
    /// Whether cards are thrown away until somebody calls the end.
    idle: bool,
    /// Points of all players together, before what is about to happen.
    points: i32,
}

impl Tries for Tester {
    type Game = Thoth;
    const ID: &'static str = "thoth";
    const MOST_STEPS: usize = 5_000;
    const LANGUAGES: &[Language] = &[Language::English, Language::German];
    const MET: &'static [&'static str] = &[
        "Dealt",
        "TurnBegan",
        "Reshuffled",
        "Drew",
        "foundation",
        "raise",
        "story",
        "roof",
        "trouble",
        "relief",
        "discard",
        "EndCalled",
        "Set",
        "LeftAtThat",
        "Relieved",
        "ExtraTurns",
        "TimedOut",
        "Fell",
        "Collapsed",
        "KnockedOver",
        "TookOver",
        "Malice",
        "Excused",
        "Scored",
        "Over",
        "Bid",
        "BidsTurnedUp",
        "TookBid",
    ];

    fn games() -> Vec<(Setup, u64)> {
        let both = |players| [Setup::assisted(players), Setup::by_hand(players)];
        let setups = [2, 3, 4, 5].into_iter().flat_map(both);
        // To ten points, so that games end within a few hands. In some it is bid for who begins.
        let dealer = |seed| if seed == AUCTION { Dealer::Auction } else { Dealer::Random };
        let of = move |seed, setup| (Setup { goal: GOALS.0, dealer: dealer(seed), ..setup }, seed);
        setups.flat_map(|setup| (0..3).map(move |seed| of(seed, setup.clone()))).collect()
    }

    fn new(seed: u64) -> Self {
        let bots = (0..PLAYERS.1).map(|seat| Bot::new(Skill::Middle, seed, Seat(seat))).collect();
        let (idle, by_chance) = if seed == IDLE { (true, 1) } else { (false, BY_CHANCE) };
        Self { bots, bots_from: by_chance + 1, idle, points: 0 }
    }

    fn golden() -> (Self, Setup, u64) {
        let bots = vec![Bot::new(Skill::Low, 1, Seat(0)), Bot::new(Skill::Middle, 1, Seat(1))];
        (Self { bots, bots_from: 1, idle: false, points: 0 }, Setup { goal: 30, ..Setup::assisted(2) }, 1944)
    }

    fn seats(game: &Thoth) -> u8 {
        game.setup().players
    }

    fn lawful(game: &Thoth, seat: Seat) -> Option<BTreeSet<String>> {
        Some(lawful::lawful(&game.view(Some(seat)), seat))
    }

    fn audit(game: &Thoth) -> Result<(), String> {
        game.audit().map_err(|flaw| flaw.to_string())
    }

    fn twin(game: &Thoth, viewer: Option<Seat>, rng: &mut Rng) -> Thoth {
        reshuffled(game, viewer, rng)
    }

    fn choose(&mut self, game: &Thoth, legal: &[Action], rng: &mut Rng) -> Action {
        let seat = game.to_act()[0];
        if game.hand_number() >= self.bots_from {
            return self.bots[usize::from(seat.0)].choose(&SeatPosition::of(&game.clone().into(), seat)).unwrap();
        }
        let ends = |kind| matches!(kind, Kind::Roof | Kind::Relief | Kind::Foundation | Kind::CallEnd);
        let builds = |kind| matches!(kind, Kind::Raise | Kind::Story);
        let glad = |action: &&Action| matches!(action, Action::Play(play) if ends(play.kind()));
        let throws = |action: &&Action| matches!(action, Action::Play(play) if matches!(play.kind(), Kind::CallEnd | Kind::Discard));
        let building = |action: &&Action| match action {
            Action::Play(play) => builds(play.kind()),
            action => matches!(action, Action::Take(_) | Action::Release),
        };
        let some: Vec<&Action> = match rng.below(4) {
            _ if self.idle && rng.below(20) > 0 => legal.iter().filter(throws).collect(),
            0 => vec![],
            1 => legal.iter().filter(building).collect(),
            _ => legal.iter().filter(glad).collect(),
        };
        let some =
            if some.is_empty() && rng.below(2) == 0 { legal.iter().filter(building).collect() } else { some };
        rng.pick(&some).map_or_else(|| rng.pick(legal).unwrap().clone(), |&action| action.clone())
    }

    /// Now and then something falls, seldom somebody else's.
    fn report(&mut self, game: &Thoth, rng: &mut Rng) -> Action {
        let mut facts = Facts::all_stand(&game.expected_pieces());
        if game.hand_number() >= self.bots_from {
            return Action::Settled(facts);
        }
        facts.timed_out = rng.below(50) == 0;
        let own: Vec<PieceId> =
            game.house(game.active()).map(|house| house.pieces().collect()).unwrap_or_default();
        for (id, standing) in &mut facts.pieces {
            let odds = if own.contains(id) { 60 } else { 300 };
            if rng.below(odds) == 0 {
                *standing = PieceState::Fell(Fall::LeftSupport);
            }
        }
        facts.manner = if rng.below(20) == 0 { Manner::Malice } else { Manner::Accident };
        Action::Settled(facts)
    }

    fn is_report(action: &Action) -> bool {
        matches!(action, Action::Settled(_))
    }

    /// Any play of any card, any piece, and reports that do not fit.
    fn wild(&mut self, game: &Thoth, rng: &mut Rng) -> Vec<Action> {
        let pack: Vec<Card> = Card::all().collect();
        let card = *rng.pick(&pack).unwrap();
        let (size, count) = (*rng.pick(&Size::ALL).unwrap(), rng.below(6) as u8);
        let against = Seat(rng.below(6) as u8);
        let troubles: Vec<Card> = game.houses().flat_map(|(_, house)| house.trouble.clone()).collect();
        let replacing = rng.pick(&troubles).copied().filter(|_| rng.below(2) == 0);
        let play = *rng
            .pick(&[
                Play::Foundation { card },
                Play::Raise { card, size, count },
                Play::Story { card },
                Play::Roof { card },
                Play::Trouble { card, against, replacing },
                Play::Relief { card },
                Play::Discard { card },
                Play::CallEnd { card },
            ])
            .unwrap();
        let mut facts = Facts::all_stand(&game.expected_pieces());
        let id = PieceId(rng.below(u32::from(PIECES) + 2) as u16);
        if facts.pieces.remove(&id).is_none() {
            facts.pieces.insert(id, PieceState::Stands);
        }
        let manner = *rng.pick(&[Manner::Accident, Manner::Malice]).unwrap();
        let bare = [Action::Enough, Action::Release, Action::PutBack, Action::Deal, Action::Say(manner)];
        let bare = rng.pick(&bare).unwrap().clone();
        let bids = [Action::Bid(card), Action::TakeBid(card)];
        [Action::Play(play), Action::Take(id), Action::Settled(facts), bare].into_iter().chain(bids).collect()
    }

    fn before(&mut self, game: &Thoth, _: Seat, _: &Action) {
        let in_houses: usize = game.houses().map(|(_, house)| house.pieces().count()).sum();
        assert_eq!(game.pieces_in_play().len(), in_houses);
        self.points = game.totals().iter().sum();
    }

    /// What a hand brings is what is on its sheet.
    fn after(&mut self, game: &Thoth, events: &[Event]) {
        if matches!(game.phase(), Phase::Scored | Phase::Over) && !events.is_empty() {
            let result = game.results().last().unwrap();
            let scores: i32 = result.tallies.iter().map(|tally| tally.total()).sum();
            let malice = events.iter().filter(|event| matches!(event, Event::Malice { .. })).count() as i32;
            assert_eq!(game.totals().iter().sum::<i32>() - self.points, scores - malice * MALICE);
        }
    }

    fn kind(event: &Event) -> String {
        match event {
            Event::Played { play, .. } => <&str>::from(play.kind()).to_owned(),
            event => format!("{event:?}").split([' ', '{', '(']).next().unwrap().to_owned(),
        }
    }
}

/// The same game with everything that `viewer` cannot know shuffled: other hands, the deck, the card that called the
/// end, chance to come. Once a hand is scored, the cards in hand have been laid open. A bid that was taken stays where it
/// is: all have seen it (T-30).
pub fn reshuffled(game: &Thoth, viewer: Option<Seat>, rng: &mut Rng) -> Thoth {
    let mut value = serde_json::to_value(game).unwrap();
    let open = matches!(game.phase(), Phase::Scored | Phase::Over);
    let hidden: Vec<Seat> = game.setup().seats().filter(|seat| !open && Some(*seat) != viewer).collect();
    let mut unknown: Vec<Card> = serde_json::from_value(value["deck"].clone()).unwrap();
    let called: Option<Card> = serde_json::from_value(value["called"].clone()).unwrap();
    let shown: Vec<Option<Card>> = game.view(None).seats.iter().map(|seat| seat.shown).collect();
    let of = |seat: Seat| -> Vec<Card> {
        let known = shown[usize::from(seat.0)];
        game.hand(seat).iter().copied().filter(|card| known != Some(*card)).collect()
    };
    unknown.extend(hidden.iter().flat_map(|&seat| of(seat)));
    unknown.extend(called);
    rng.shuffle(&mut unknown);
    for seat in hidden {
        let mut hand = unknown.split_off(unknown.len() - of(seat).len());
        hand.extend(shown[usize::from(seat.0)]);
        value["hands"][usize::from(seat.0)]["cards"] = serde_json::to_value(hand).unwrap();
    }
    if called.is_some() {
        value["called"] = serde_json::to_value(unknown.pop()).unwrap();
    }
    value["deck"] = serde_json::to_value(unknown).unwrap();
    value["rng"] = serde_json::to_value(Rng::new(u64::from(rng.below(u32::MAX)))).unwrap();
    serde_json::from_value(value).unwrap()
}
