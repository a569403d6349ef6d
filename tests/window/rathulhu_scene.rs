//! The table of Rathulhu as it is shown: it follows the rules, and every thing on it can be pointed at.

use bevy_egui::egui::{Context, Event as Input, FullOutput, Pos2, RawInput, Rect, Shape, Vec2, vec2};
use bots::{Bot as _, SeatPosition};
use game::message::Say;
use game::{Game, Seat};
use rathulhu::bot::Bot;
use rathulhu_rules::*;
use rathulhu_window::about::tip;
use rathulhu_window::count::Counting;
use rathulhu_window::keyboard::round;
use rathulhu_window::layout::{Layout, TokenPlace, tokens};
use rathulhu_window::panel_data::PanelData;
use rathulhu_window::panels::show;
use rathulhu_window::shown_table::{Item, Table, board, items};
use rathulhu_window::ui_state::GameRequest;
use session::{CardMatch, CardNote, Seating, Sitter, Skill};
use window::board::{Facing, is_moving};
use window::card_match::CardTable as _;
use window::speech::{say, tell};
use window::ui::act::UiCommand;

use crate::panels::context;
pub use crate::screen::scene::{EMPTY, data, does, pointing, rect, table};

pub use crate::screen::scene::Bidding;

/// Sizes of the window.
pub const SIZES: [Vec2; 9] = [
    vec2(1.0, 1.0),
    vec2(40.0, 700.0),
    vec2(900.0, 30.0),
    vec2(200.0, 100.0),
    vec2(420.0, 300.0),
    vec2(800.0, 600.0),
    vec2(1280.0, 720.0),
    vec2(1600.0, 900.0),
    vec2(2560.0, 1440.0),
];

pub fn begin(players: u8, people: usize, seed: u64) -> Bidding {
    let mut seats = vec![Sitter::Bot(Skill::Low); usize::from(players)];
    seats[..people].fill(Sitter::Person);
    CardMatch::new(&Setup::players(players), seed, Seating::new(seats), true).unwrap()
}

/// The thing at a point.
pub fn at(data: &PanelData, point: Pos2) -> Option<Thing> {
    board(data, &items(data)).at(point)
}

/// What a bot of this skill would do.
fn choice(m: &Bidding, skill: Skill) -> (Seat, Action) {
    let seat = m.game().phase().seat().unwrap();
    (seat, Bot::new(skill, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap())
}

/// One move, as a bot of this skill would make it.
pub fn step(m: &mut Bidding, skill: Skill) {
    let (seat, action) = choice(m, skill);
    m.act(seat, action).unwrap();
}

/// The same with the table following.
pub fn play(m: &mut Bidding, table: &mut Table, skill: Skill) -> Vec<Event> {
    let (seat, action) = choice(m, skill);
    act(m, table, seat, action)
}

/// Something is done, with the table following; what came of it.
pub fn act(m: &mut Bidding, table: &mut Table, seat: Seat, action: Action) -> Vec<Event> {
    let notes = m.act(seat, action).unwrap();
    table.follow(m, &notes);
    let event = |note| match note {
        CardNote::Event(event) => Some(event),
        _ => None,
    };
    notes.into_iter().filter_map(event).collect()
}

/// Plays until a phase is reached that is wanted, with the table following.
pub fn until(m: &mut Bidding, table: &mut Table, wanted: impl Fn(&Bidding) -> bool) -> bool {
    while m.game().outcome().is_none() {
        if wanted(m) {
            return true;
        }
        play(m, table, Skill::Middle);
        finish(table);
    }
    wanted(m)
}

/// Shows all that has happened.
pub fn finish(table: &mut Table) {
    while table.is_busy() {
        table.hurry();
        table.release();
    }
}

/// Lets time pass; nothing is shown large.
pub fn pass(table: &mut Table, seconds: f32) {
    if table.due().is_some() {
        table.announce(false);
    }
    table.pass(seconds, false);
}

#[test]
fn what_is_shown_follows_what_is() {
    for players in 2..=5 {
        for seed in 0..3 {
            let mut m = begin(players, 0, seed);
            let mut table = table(&m);
            while m.game().outcome().is_none() {
                play(&mut m, &mut table, Skill::Middle);
                finish(&mut table);
                let what = format!("{players} players, seed {seed}, move {}", m.moves());
                assert_eq!(table.seen().known().view, m.game().view(None), "{what}");
                let data = data(&m, &table, &EMPTY, vec2(1280.0, 720.0));
                let tokens: Vec<Token> = data.tokens.iter().map(|(token, _)| *token).collect();
                let there = usize::from(players) * (tokens.len() / usize::from(players)) + 1;
                assert!(tokens.is_sorted() && tokens.len() == there, "{what}: {tokens:?}");
                assert_places_differ(&items(&data), &what);
            }
        }
    }
}

/// Things that are alike are told apart by their places.
fn assert_places_differ(items: &[Item], what: &str) {
    let all: std::collections::HashSet<_> = items.iter().map(|item| (item.id, item.place)).collect();
    assert_eq!(all.len(), items.len(), "{what}: two things of one kind in one place");
}

/// Every tile that is somewhere.
fn everything(view: &View) -> Pile {
    let mut all = view.bag;
    all.absorb(&view.discards);
    view.players.iter().for_each(|player| all.absorb(&player.tiles));
    view.track.tiles().for_each(|tile| all.add(tile, 1));
    all.add(Tile::ElderSign, view.signs);
    all
}

#[test]
fn an_action_is_told_step_by_step_and_every_step_shows_what_its_event_says() {
    let (mut lost, mut won, mut struck) = (0, 0, 0);
    for seed in 0..6 {
        let mut m = begin(2 + (seed % 4) as u8, 0, seed);
        while m.game().outcome().is_none() {
            let (seat, action) = choice(&m, Skill::Low);
            let mut before = m.game().view(None);
            let steps = m.game().step_by_step(seat, action).unwrap();
            let mut table = table(&m);
            let told = act(&mut m, &mut table, seat, action);
            assert!(steps.iter().map(|(event, _)| event).eq(&told), "the same events in the same order");
            assert_eq!(steps.last().map(|(_, game)| game), Some(m.game()), "and the same game in the end");
            for (event, game) in &steps {
                let now = game.view(None);
                assert_eq!(everything(&now), Pile::whole(), "{event:?}");
                let held = |view: &View, seat: Seat| view.players[usize::from(seat.0)].tiles;
                let offered = tokens(&now).iter().any(|(_, spot)| matches!(spot, TokenPlace::Offered(_)));
                match event {
                    Event::Drew { tile, space, .. } => {
                        assert_eq!(now.track.spaces()[*space], Some(*tile));
                        assert_eq!(now.bag.total() + 1, before.bag.total());
                    }
                    Event::DrewSign { signs, .. } => assert_eq!(now.signs, *signs),
                    Event::UsedOldOne { seat, tile, space } => {
                        assert_eq!(now.track.spaces()[*space], None);
                        assert_eq!(held(&now, *seat).count(*tile), held(&before, *seat).count(*tile) + 1);
                    }
                    Event::AuctionBegan { .. } => assert!(matches!(now.phase, Phase::Auction(_))),
                    Event::Bid { token, seat } => {
                        assert!(tokens(&now).contains(&(*token, TokenPlace::Offered(*seat))));
                    }
                    Event::Won { seat, paid, gained, .. } => {
                        assert!(!offered && now.track.is_empty(), "nothing is for sale any more");
                        assert!(tokens(&now).contains(&(*paid, TokenPlace::Board)));
                        // In the last moment of an Aeon it turns up again at once.
                        assert!(
                            tokens(&now)
                                .iter()
                                .any(|(token, spot)| token == gained && spot.owner() == Some(*seat))
                        );
                        won += 1;
                    }
                    Event::NoBid { .. } => assert!(!offered),
                    Event::Struck { seat, .. } | Event::Discarded { seat, .. } => {
                        let gone = held(&before, *seat).total() - held(&now, *seat).total();
                        assert_eq!(gone, 1, "{event:?}: one by one");
                        lost += 1;
                        struck += usize::from(matches!(event, Event::Struck { .. }));
                    }
                    Event::AeonScored { scores, .. } => {
                        assert!(now.players.iter().filter_map(|player| player.score.as_ref()).eq(scores));
                        assert_eq!(held(&now, Seat(0)), held(&before, Seat(0)), "nothing is cleared yet");
                    }
                    Event::AeonBegan { aeon, .. } => assert!(now.aeon == *aeon && now.track.is_empty()),
                    Event::Over { .. } => assert!(now.outcome.is_some()),
                    Event::Invoked { .. } | Event::Passed { .. } | Event::AeonEnded { .. } => {
                        assert_eq!(everything(&now), everything(&before));
                    }
                }
                before = now;
            }
        }
    }
    assert!(lost > 20 && won > 30 && struck > 5, "{lost}, {won}, {struck}");
}

#[test]
fn events_are_shown_one_by_one_and_a_sheet_waits() {
    let mut m = begin(2, 0, 1);
    let mut table = table(&m);
    let first = m.game().phase().seat().unwrap();
    act(&mut m, &mut table, first, Action::Draw);
    assert!(table.is_busy() && table.events().is_empty());
    pass(&mut table, 0.016);
    assert!(table.events().len() == 1 && table.is_busy());
    let shown = table.events().to_vec();
    pass(&mut table, 0.016);
    assert!(table.is_showing() && table.events() == shown, "it is looked at for a while");
    (0..30).for_each(|_| pass(&mut table, 0.1));
    assert!(!table.is_busy());
    while m.game().aeon() == 1 {
        play(&mut m, &mut table, Skill::Low);
    }
    table.hurry();
    let counting = Counting::of(&table).expect("a score sheet");
    assert_eq!((counting.sheet.aeon, table.seen().known().view.aeon), (1, 1));
    table.hurry();
    assert!(Counting::of(&table).is_some(), "nothing but its reader puts it away");
    pass(&mut table, 0.5);
    assert!(Counting::of(&table).unwrap().shown_s > 0.4);
    table.release();
    finish(&mut table);
    assert_eq!(table.seen().known().view.aeon, 2);
}

#[test]
fn what_a_person_does_is_seen_at_once_and_what_comes_of_it_for_a_bot_is_announced() {
    let mut m = begin(3, 1, 5);
    let mut table = table(&m);
    let lost = |m: &Bidding| match m.game().phase() {
        Phase::Auction(auction) => {
            let last = auction.bidder == auction.invoker && auction.bidder == Seat(0);
            last && auction.high().is_some()
        }
        _ => false,
    };
    assert!(until(&mut m, &mut table, lost));
    act(&mut m, &mut table, Seat(0), Action::Pass);
    assert_eq!(table.events(), [Event::Passed { seat: Seat(0) }]);
    assert!(table.is_showing() && table.due().is_none());
    table.pass(9.0, false);
    assert!(matches!(table.due(), Some([Event::Won { seat, .. }]) if *seat != Seat(0)), "{:?}", table.due());
    // Where nothing moves there is still time to read it.
    table.announce(false);
    table.pass(0.01, true);
    assert!(matches!(table.events(), [Event::Won { .. }]) && table.is_showing());
    table.pass(9.0, true);
    assert!(!table.is_showing());
}

/// The pictures that are drawn: everything that has a texture, in order.
fn pictures(output: &FullOutput) -> Vec<Rect> {
    let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
    let rects = shapes.filter_map(|shape| match shape {
        Shape::Rect(rect) if rect.brush.is_some() => Some(rect.rect),
        _ => None,
    });
    rects.collect()
}

/// A window in which time passes.
struct Watching {
    ctx: Context,
    now: f64,
    still: bool,
}

impl Watching {
    /// A picture, so many seconds after the one before. Whether anything moves in it; what is drawn.
    fn look(&mut self, m: &Bidding, table: &Table, seconds: f64) -> (bool, Vec<Rect>) {
        self.now += seconds;
        let size = vec2(1280.0, 720.0);
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        let mut data = data(m, table, &EMPTY, size);
        data.look.still = self.still;
        let input = RawInput { screen_rect, time: Some(self.now), ..RawInput::default() };
        let mut moves = false;
        let output = self.ctx.run_ui(input, |ui| {
            show(ui.ctx(), &data);
            moves = is_moving(ui.ctx());
        });
        (moves, pictures(&output))
    }
}

/// How many things are drawn there.
fn there(pictures: &[Rect], rect: Rect) -> usize {
    let same = |each: &&Rect| (each.min - rect.min).length() < 0.5 && (each.max - rect.max).length() < 0.5;
    pictures.iter().filter(same).count()
}

#[test]
fn a_tile_comes_out_of_the_bag_unless_it_was_shown_large_and_then_nothing_moves() {
    for (large, still) in [(false, false), (true, false), (false, true)] {
        let mut m = begin(2, 0, 1);
        let mut table = table(&m);
        let mut watching = Watching { ctx: context(), now: 1.0, still };
        assert!(!watching.look(&m, &table, 0.1).0);
        let seat = m.game().phase().seat().unwrap();
        let told = act(&mut m, &mut table, seat, Action::Draw);
        assert!(matches!(told[..], [Event::Drew { .. }]), "{told:?}");
        table.announce(large);
        table.pass(0.01, false);
        let shown = data(&m, &table, &EMPTY, vec2(1280.0, 720.0));
        let (space, bag) = (shown.layout.track[0], shown.layout.bag);
        let item = items(&shown).into_iter().find(|item| item.rect == space && item.z > 0.0).unwrap();
        assert_eq!(item.from.is_some(), !large);
        let small = Rect::from_center_size(bag.center(), space.size() * 0.6);
        let (moves, first) = watching.look(&m, &table, 0.0);
        let drawn = !large && !still;
        assert_eq!((moves, there(&first, small)), (drawn, usize::from(drawn)), "{first:?}");
        assert_eq!(there(&first, space), if drawn { 1 } else { 2 });
        let (mut moves, mut last) = (true, vec![]);
        for _ in 0..12 {
            (moves, last) = watching.look(&m, &table, 0.05);
        }
        assert!(!moves && there(&last, space) == 2, "there it lies");
    }
}

#[test]
fn a_token_that_is_won_goes_to_its_winner_and_turns_over_and_the_lot_goes_too() {
    let mut m = begin(3, 0, 3);
    let mut table = table(&m);
    let sold = |m: &Bidding| {
        let last = |auction: &Auction| auction.bidder == auction.invoker && auction.high().is_some();
        matches!(m.game().phase(), Phase::Auction(auction) if last(auction)) && m.game().track().len() > 2
    };
    assert!(until(&mut m, &mut table, sold));
    let mut watching = Watching { ctx: context(), now: 1.0, still: false };
    watching.look(&m, &table, 0.1);
    let seat = m.game().phase().seat().unwrap();
    let gained = m.game().board();
    let lot: Vec<Tile> = m.game().track().tiles().collect();
    let told = act(&mut m, &mut table, seat, Action::Pass);
    while !matches!(table.events(), [Event::Won { .. }]) {
        pass(&mut table, 0.01);
    }
    let Some(Event::Won { seat: winner, .. }) = told.iter().find(|e| matches!(e, Event::Won { .. })) else {
        panic!("{told:?}")
    };
    let data = data(&m, &table, &EMPTY, vec2(1280.0, 720.0));
    let goal = rect(&data, Thing::Token(gained)).unwrap();
    let token = items(&data).into_iter().find(|item| item.target == Some(Thing::Token(gained))).unwrap();
    assert_eq!((token.side, data.spot(gained)), (Facing::Down, Some(TokenPlace::Down(*winner))));
    assert!(
        lot.iter().filter(|tile| !matches!(tile, Tile::Setback(_))).all(|tile| data.held(*winner).has(*tile))
    );
    assert!(watching.look(&m, &table, 0.0).0, "they set out");
    // Half-way, later for those that set out later, it is seen edge on.
    let edge_on = |pictures: &[Rect]| pictures.iter().any(|rect| rect.width() < rect.height() * 0.25);
    let seen = (0..40).map(|_| watching.look(&m, &table, 0.02).1).filter(|seen| edge_on(seen)).count();
    assert!(seen > 0, "it turns over");
    (0..20).for_each(|_| drop(watching.look(&m, &table, 0.1)));
    let (moves, last) = watching.look(&m, &table, 0.1);
    assert!(!moves && there(&last, goal) == 1 && !edge_on(&last));
}

#[test]
fn everything_has_a_place_of_its_own() {
    for players in 2..=5_u8 {
        for size in SIZES {
            let layout = Layout::new(size, usize::from(players), 10);
            if size.x < 600.0 || size.y < 400.0 {
                continue;
            }
            let mut all = vec![layout.bag, layout.idol, layout.token];
            all.extend(layout.track.iter().chain(&layout.time).copied());
            for area in &layout.areas {
                all.extend(area.tokens.iter().copied());
                all.extend(area.groups.iter().flat_map(|group| &group.slots).map(|(_, rect)| *rect));
            }
            for (i, a) in all.iter().enumerate() {
                assert!(layout.room.contains_rect(*a), "{players} at {size}: {a} is outside");
                assert!(a.width() > 9.0, "{players} at {size}: {a} is too small");
                for b in &all[i + 1..] {
                    assert!(!a.shrink(0.6).intersects(b.shrink(0.6)), "{players} at {size}: {a} and {b}");
                }
            }
        }
    }
}

#[test]
fn every_thing_can_be_pointed_at_and_explained() {
    let mut m = begin(3, 1, 6);
    let mut table = table(&m);
    until(&mut m, &mut table, |m| m.moves() > 60 && m.game().phase().seat() == Some(Seat(0)));
    let view = m.game().view(None);
    let shown = data(&m, &table, &EMPTY, vec2(1280.0, 720.0));
    for target in round(&view, Seat(0)).into_iter().chain([Thing::Time, Thing::Token(view.board)]) {
        let said = tip(target, &shown, Some(Seat(0))).said;
        assert!(!said.title.is_empty() && !said.lines[0].is_empty(), "{target:?}");
        let all = items(&shown);
        for item in all.iter().filter(|item| item.target == Some(target)) {
            let name = item.name.as_ref().expect("whoever cannot see it hears what it is");
            assert_eq!(tell(shown.names(), name), said.title);
            // A mat is pointed at wherever nothing lies.
            let point = if matches!(target, Thing::Player(_)) {
                item.rect.left_top() + vec2(1.0, 1.0)
            } else {
                item.rect.center()
            };
            assert_eq!(at(&shown, point), Some(target));
        }
        let tries = does(&m, &UiCommand::Wish(GameRequest::click(target)));
        if let (Some(action), Some(click)) = (tries, said.click) {
            let does = click.is_ok_and(|does| does.contains(&say(action.message())));
            assert_eq!(m.game().check(Seat(0), action).is_ok(), does, "{target:?}");
        }
    }
}

pub fn frame(ctx: &Context, size: Vec2, events: Vec<Input>, mut draw: impl FnMut(&Context)) -> FullOutput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    let input = RawInput { screen_rect, events, ..RawInput::default() };
    ctx.run_ui(input, |ui| draw(ui.ctx()))
}
