//! The table of Rathulhu as it is shown: it follows the rules, every thing on it can be pointed at, and it can be drawn
//! in every phase and at every size.

use bevy_egui::egui::{
    Context, Event as Input, FullOutput, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, Vec2, vec2,
};
use cyclopean::app::ui::act::Act;
use cyclopean::app::ui::rules_reader::Reader;
use cyclopean::app::ui::style;
use cyclopean::bots::{Bot as _, SeatPosition};
use cyclopean::game::{Game, Seat};
use cyclopean::games::rathulhu::bot::Bot;
use cyclopean::games::rathulhu::rules::*;
use cyclopean::games::rathulhu::window::UI;
use cyclopean::games::rathulhu::window::chapter;
use cyclopean::games::rathulhu::window::layout::Layout;
use cyclopean::games::rathulhu::window::panels::{Asked, PanelData, Wanted, result, show};
use cyclopean::games::rathulhu::window::setup::Draft;
use cyclopean::games::rathulhu::window::table::{Place, Table};
use cyclopean::games::rathulhu::window::target::{Click, Target, round, tip};
use cyclopean::session::{CardMatch, CardNote, Names, Seating, Sitter, Skill};

use crate::panels::{assert_sound, context, words};

pub type Bidding = CardMatch<Rathulhu>;

const SIZES: [Vec2; 9] = [
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

/// One move, as a bot of this skill would make it; what came of it.
pub fn step(m: &mut Bidding, skill: Skill) -> Vec<Event> {
    let seat = m.game().phase().seat().unwrap();
    let action = Bot::new(skill, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap();
    events(m, seat, action)
}

pub fn events(m: &mut Bidding, seat: Seat, action: Action) -> Vec<Event> {
    let notes = m.act(seat, action).unwrap();
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
        table.follow(step(m, Skill::Middle));
        finish(table);
    }
    wanted(m)
}

/// Shows all that has happened.
pub fn finish(table: &mut Table) {
    while table.is_busy() {
        table.hurry();
        table.put_sheet_away();
    }
}

/// Everything on a table, in an order of its own.
fn lying(table: &Table) -> (Vec<(Tile, Place)>, Vec<i16>, usize, u8) {
    let mut pieces: Vec<(Tile, Place)> = table.pieces().iter().map(|p| (p.tile, p.place)).collect();
    pieces.sort();
    (pieces, table.scores().to_vec(), table.bag(), table.aeon())
}

#[test]
fn what_is_shown_follows_what_is() {
    for players in 2..=5 {
        for seed in 0..3 {
            let mut m = begin(players, 0, seed);
            let mut table = Table::of(m.game());
            while m.game().outcome().is_none() {
                table.follow(step(&mut m, Skill::Middle));
                finish(&mut table);
                let fresh = Table::of(m.game());
                assert_eq!(
                    lying(&table),
                    lying(&fresh),
                    "{players} players, seed {seed}, move {}",
                    m.moves()
                );
                assert_eq!(table.tokens(), fresh.tokens());
                let ids: std::collections::BTreeSet<u32> = table.pieces().iter().map(|p| p.id).collect();
                assert_eq!(ids.len(), table.pieces().len(), "two tiles of one number");
            }
        }
    }
}

#[test]
fn a_tile_keeps_its_number_from_the_track_to_its_owner_and_back() {
    let mut m = begin(2, 0, 3);
    let mut table = Table::of(m.game());
    assert!(until(&mut m, &mut table, |m| matches!(m.game().phase(), Phase::Auction(_))
        && m.game().track().len() > 2));
    let lot: Vec<u32> =
        table.pieces().iter().filter(|p| matches!(p.place, Place::Track(_))).map(|p| p.id).collect();
    let before = m.game().clone();
    assert!(until(&mut m, &mut table, |m| m.game().track().is_empty()));
    let held =
        |table: &Table, id| table.pieces().iter().any(|p| p.id == id && matches!(p.place, Place::Held(_)));
    assert!(lot.iter().filter(|id| held(&table, **id)).count() > 0);
    table.jump(&before);
    assert!(lot.iter().any(|id| table.pieces().iter().any(|p| p.id == *id)));
    assert_eq!(lying(&table), lying(&Table::of(&before)));
    assert!(!table.is_busy());
}

#[test]
fn events_are_shown_one_by_one_and_a_sheet_waits() {
    let mut m = begin(2, 0, 1);
    let mut table = Table::of(m.game());
    let first = m.game().phase().seat().unwrap();
    table.follow(events(&mut m, first, Action::Draw));
    assert!(table.is_busy() && table.pass(0.016).is_some() && table.is_busy());
    assert!(table.pass(0.016).is_none(), "it is looked at for a while");
    (0..10).for_each(|_| drop(table.pass(0.1)));
    assert!(!table.is_busy());
    while m.game().aeon() == 1 {
        table.follow(step(&mut m, Skill::Low));
    }
    table.hurry();
    let counting = table.counting().expect("a score sheet").clone();
    assert_eq!((counting.sheet.aeon, table.aeon()), (1, 1));
    table.hurry();
    assert!(table.counting().is_some(), "nothing but its reader puts it away");
    table.pass(0.5);
    assert!(table.counting().unwrap().shown_s > 0.4);
    table.put_sheet_away();
    finish(&mut table);
    assert_eq!(table.aeon(), 2);
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
    let mut table = Table::of(m.game());
    until(&mut m, &mut table, |m| m.moves() > 60 && m.game().phase().seat() == Some(Seat(0)));
    let layout = Layout::new(vec2(1280.0, 720.0), 3, 8);
    let view = m.game().view(None);
    let shown = PanelData::of(&m, &table, &layout);
    for target in round(&view, Seat(0)).into_iter().chain([Target::Time, Target::Token(view.board)]) {
        let tip = tip(target, &shown, Some(Seat(0)));
        assert!(!tip.title.is_empty() && !tip.lines[0].is_empty(), "{target:?}");
        let Some(rect) = layout.rect(&table, target) else { continue };
        assert_eq!(layout.at(&table, rect.center()), Some(target));
        if let (Some(action), Some(click)) = (target.action(&view), tip.click) {
            let does = click == Click::Does(action);
            assert_eq!(m.game().check(Seat(0), action).is_ok(), does, "{target:?}");
        }
    }
}

pub fn frame(ctx: &Context, size: Vec2, events: Vec<Input>, mut draw: impl FnMut(&Context)) -> FullOutput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    let input = RawInput { screen_rect, events, ..RawInput::default() };
    ctx.run_ui(input, |ui| draw(ui.ctx()))
}

/// Draws a match at every size, one after the other, with the pointer on something.
fn draw_everywhere(m: &Bidding, table: &Table) {
    let ctx = context();
    let spaces = usize::from(m.setup().time_spaces());
    for size in SIZES.into_iter().chain(SIZES.into_iter().rev()) {
        let layout = Layout::new(size, m.seating().sitters.len(), spaces);
        let mut shown = PanelData::of(m, table, &layout);
        let targets = m.game().phase().seat().map_or(vec![], |seat| round(&shown.view, seat));
        shown.focus = targets.get(m.moves() as usize % targets.len().max(1)).copied();
        let point = Pos2::new(size.x * 0.2, size.y * 0.2);
        let drawn = [(); 3].map(|()| {
            frame(&ctx, size, vec![Input::PointerMoved(point)], |ctx| {
                show(ctx, &shown);
                result::show(ctx, &shown, false);
                result::show(ctx, &shown, true);
            })
        });
        assert_sound(size, &drawn[2]);
    }
}

#[test]
fn every_phase_can_be_drawn_at_every_size() {
    for (players, people) in [(2, 2), (3, 1), (5, 0)] {
        let mut m = begin(players, people, 11);
        let mut table = Table::of(m.game());
        draw_everywhere(&m, &table);
        let mut seen = std::collections::BTreeSet::new();
        while m.game().outcome().is_none() {
            table.follow(step(&mut m, Skill::Middle));
            let phase = match m.game().phase() {
                Phase::Auction(auction) => 10 + auction.calls.len(),
                Phase::Setback { .. } => 1,
                Phase::OldOnes { .. } => 2,
                Phase::Turn { .. } => 3,
                Phase::Over => 4,
            };
            if seen.insert((phase, table.aeon())) {
                draw_everywhere(&m, &table);
            }
            table.hurry();
            if table.counting().is_some() {
                draw_everywhere(&m, &table);
                table.pass(9.0);
                draw_everywhere(&m, &table);
            }
            finish(&mut table);
        }
        assert!(seen.len() > 8, "{seen:?}");
        draw_everywhere(&m, &table);
    }
}

#[test]
fn players_are_called_by_their_names() {
    let mut seating = begin(3, 1, 11).seating().clone();
    seating.names = Names::new(["Ann", "Barnabas Lon", ""].map(String::from));
    let mut m = CardMatch::new(&Setup::players(3), 11, seating, true).unwrap();
    let mut table = Table::of(m.game());
    let size = vec2(1280.0, 720.0);
    let layout = Layout::new(size, 3, usize::from(m.setup().time_spaces()));
    let mut told = String::new();
    while m.game().outcome().is_none() {
        table.follow(step(&mut m, Skill::Middle));
        let ctx = context();
        for _ in 0..2 {
            let shown = PanelData::of(&m, &table, &layout);
            let output = frame(&ctx, size, vec![], |ctx| {
                show(ctx, &shown);
                result::show(ctx, &shown, false);
            });
            told = words(&output);
            assert!(!told.contains("Seat 1") && !told.contains("Seat 2"), "{told}");
        }
        finish(&mut table);
    }
    for name in ["Ann", "Barnabas Lon", "Seat 3"] {
        assert!(told.contains(name), "{name} is not in:\n{told}");
    }
}

/// What comes of a click there.
fn click(m: &Bidding, table: &Table, at: impl Fn(&Layout) -> Pos2) -> Option<Wanted> {
    let (ctx, size) = (Context::default(), vec2(1280.0, 720.0));
    style::apply(&ctx);
    let layout = Layout::new(size, m.seating().sitters.len(), usize::from(m.setup().time_spaces()));
    let shown = PanelData::of(m, table, &layout);
    let pos = at(&layout);
    let button = |pressed| Input::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let mut chosen = None;
    for events in
        [vec![], vec![], vec![Input::PointerMoved(pos)], vec![button(true)], vec![button(false)], vec![]]
    {
        frame(&ctx, size, events, |ctx| chosen = chosen.take().or(show(ctx, &shown)));
    }
    chosen
}

fn action(choice: Option<Wanted>) -> Option<Action> {
    match choice {
        Some(Act::Wish(Asked::Do(action))) => Some(action),
        _ => None,
    }
}

#[test]
fn a_click_on_a_thing_does_what_it_is_for() {
    let mut m = begin(3, 1, 6);
    let mut table = Table::of(m.game());
    let mine = |m: &Bidding| m.game().phase().seat() == Some(Seat(0));
    until(&mut m, &mut table, |m| {
        mine(m) && matches!(m.game().phase(), Phase::Turn { .. }) && !m.game().track().is_empty()
    });
    assert_eq!(action(click(&m, &table, |l| l.bag.center())), Some(Action::Draw));
    assert_eq!(action(click(&m, &table, |l| l.idol.center())), Some(Action::Invoke));
    let first = m.game().track().tiles().next().unwrap();
    assert_eq!(action(click(&m, &table, |l| l.track[0].center())), Some(Action::Take(first)));
    assert!(click(&m, &table, |l| l.track[7].center()).is_none(), "nothing lies there");
    assert!(click(&m, &table, |l| l.token.center()).is_none(), "the token of the board is nobody's");
    assert!(click(&m, &table, |l| l.log.unwrap().center()).is_none(), "the log lies over the table");
    until(&mut m, &mut table, |m| mine(m) && matches!(m.game().phase(), Phase::Auction(_)));
    let own = m.game().players()[0].face_up.lowest().unwrap();
    assert_eq!(action(click(&m, &table, |l| l.token(&table, own).center())), Some(Action::Bid(own)));
    // While targets move, a click anywhere only hurries.
    let mut busy = table.clone();
    busy.follow([Event::Passed { seat: Seat(1) }]);
    assert!(matches!(click(&m, &busy, |l| l.bag.center()), Some(Act::Wish(Asked::Hurry))));
    // A setback: the tile that is clicked goes.
    let mut m = begin(2, 2, 0);
    let found = (0..200).find_map(|seed| {
        m = begin(2, 2, seed);
        table = Table::of(m.game());
        until(&mut m, &mut table, |m| matches!(m.game().phase(), Phase::Setback { .. }))
            .then_some(())
            .filter(|()| matches!(m.game().phase(), Phase::Setback { .. }))
    });
    found.expect("no game with a setback that leaves a choice");
    let seat = m.game().phase().seat().unwrap();
    let Action::Discard(tile) = m.game().legal_actions(seat)[0] else { panic!("no choice") };
    assert_eq!(
        action(click(&m, &table, |l| l.slot(seat, tile).unwrap().center())),
        Some(Action::Discard(tile))
    );
}

/// Everything that is written in a picture, and whether it is within the window.
fn written(output: &FullOutput, size: Vec2) -> String {
    let mut all = String::new();
    for clipped in &output.shapes {
        if let Shape::Text(text) = &clipped.shape
            && !text.galley.text().is_empty()
        {
            let rect = text.visual_bounding_rect().intersect(clipped.clip_rect);
            let inside = rect.left() >= -1.0 && rect.right() <= size.x + 1.0;
            assert!(inside || !rect.is_positive(), "\"{}\" at {size}: {rect}", text.galley.text());
            all += text.galley.text();
            all.push('\n');
        }
    }
    all
}

#[test]
fn the_bar_says_who_has_called_what_and_why_not() {
    let mut m = begin(3, 3, 6);
    let mut table = Table::of(m.game());
    for action in [Action::Draw, Action::Draw, Action::Invoke] {
        let seat = m.game().phase().seat().unwrap();
        table.follow(events(&mut m, seat, action));
    }
    finish(&mut table);
    let words = |m: &Bidding, table: &Table| {
        let (ctx, size) = (Context::default(), vec2(1280.0, 720.0));
        style::apply(&ctx);
        let layout = Layout::new(size, 3, 8);
        let shown = PanelData::of(m, table, &layout);
        (0..4).for_each(|_| drop(frame(&ctx, size, vec![], |ctx| drop(show(ctx, &shown)))));
        written(&frame(&ctx, size, vec![], |ctx| drop(show(ctx, &shown))), size)
    };
    assert!(words(&m, &table).contains("bid or pass"), "{}", words(&m, &table));
    for _ in 0..2 {
        let seat = m.game().phase().seat().unwrap();
        table.follow(events(&mut m, seat, Action::Pass));
        finish(&mut table);
    }
    let last = words(&m, &table);
    assert!(last.contains("you must bid") && last.matches("passed").count() >= 2, "{last}");
}

#[test]
fn the_rules_open_where_they_matter() {
    let reader = Reader::of(vec![&UI]);
    let headings: Vec<String> = reader.headings().map(|(_, text)| text.to_owned()).collect();
    let mut m = begin(2, 0, 4);
    while m.game().outcome().is_none() {
        let wanted = chapter(m.game());
        assert!(headings.iter().any(|h| h.split(" (").next() == Some(wanted)), "{wanted}: {headings:?}");
        step(&mut m, Skill::Middle);
    }
    assert!(headings.iter().any(|h| h == chapter(m.game())));
}

#[test]
fn the_set_up_can_be_drawn_and_says_what_it_stands_for() {
    let mut draft = Draft::default();
    let order = draft.order(7).unwrap();
    assert_eq!((order.setup.players, order.seed, order.seating.sitters.len()), (3, 7, 3));
    assert_eq!(order.seating.sitters.iter().filter(|sitter| **sitter == Sitter::Person).count(), 1);
    assert_eq!(Draft::again(&order).order(9).unwrap().seating.sitters, order.seating.sitters);
    draft.seed = "12x".into();
    assert!(draft.order(7).unwrap_err().to_string().contains("digits"));
    let ctx = Context::default();
    style::apply(&ctx);
    for size in SIZES {
        (0..3).for_each(|_| {
            frame(&ctx, size, vec![], |ctx| drop(crate::panels::show_form(ctx, &mut draft)));
        });
    }
}

// ---- What a tile is worth ----

#[test]
fn gains_are_differences_of_scores() {
    let mut m = begin(3, 0, 8);
    let mut checked = 0;
    while m.game().outcome().is_none() {
        let view = m.game().view(None);
        let last = view.aeon == AEONS;
        for (k, player) in view.players.iter().enumerate() {
            for tile in [Tile::Relic, Tile::Altar, Tile::Cultist, Tile::Shoggoth, Tile::Site(Site::Leng)] {
                let mut holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
                holdings[k].tiles.add(tile, 1);
                let after = score(&holdings, last)[k].total();
                let gain = gain_with(&view, Seat(k as u8), &[tile].into_iter().collect());
                assert_eq!(gain.now, after - view.standing[k].total(), "{tile} to {:?}", player.tiles);
                assert!(!last || gain.at_end == 0);
                checked += 1;
            }
        }
        step(&mut m, Skill::Middle);
    }
    assert!(checked > 1000);
}

#[test]
fn setbacks_take_what_is_missed_least() {
    let game = Rathulhu::new(&Setup::players(2), 1).unwrap();
    let mut view = game.view(None);
    let tomes = |list: &[Tome]| list.iter().map(|t| Tile::Tome(*t)).collect::<Pile>();
    let strike =
        |view: &View, setback| gain_with(view, Seat(0), &[Tile::Setback(setback)].into_iter().collect());
    use Tome::{BookOfEibon, CultesDesGoules, Necronomicon};
    view.players[0].tiles = tomes(&[Necronomicon, Necronomicon, BookOfEibon, BookOfEibon, CultesDesGoules]);
    assert_eq!(strike(&view, Setback::Tome).now, 0, "a spare of each of two types goes");
    view.players[0].tiles = tomes(&[Necronomicon, BookOfEibon, CultesDesGoules]);
    assert_eq!(strike(&view, Setback::Tome).now, -5);
    view.players[0].tiles = [Tile::Altar, Tile::Cultist, Tile::Cultist].into_iter().collect();
    assert_eq!(strike(&view, Setback::Ritual).now, -3, "the Altar first, and one Cultist");
    view.players[0].tiles = [Tile::Shoggoth].into_iter().collect();
    assert_eq!(strike(&view, Setback::Shoggoth).now, -5, "nobody has more then");
    view.players[0].tiles = [Tile::Site(Site::Leng); 3].into_iter().collect();
    let sites = strike(&view, Setback::Site);
    assert_eq!((sites.now, sites.at_end), (0, -5));
    assert_eq!(gain_without(&view, Seat(0), Tile::Site(Site::Leng)).at_end, -5);
    assert_eq!(gain_with(&view, Seat(7), &Pile::EMPTY), Gain::default(), "nobody sits there");
}
