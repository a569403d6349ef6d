//! The table of Cluethulhu, drawn without a window: names can be read with seven, thirteen and twenty seats, mouse and keys
//! lead to the same, and a turn in which nothing is done looks like one in which much is.

use crate::panels::{assert_sound, context, frame, show_form};
use crate::rathulhu_panels::written;
use crate::screen::mouse::Mouse;
use bevy_egui::egui::{Context, Id, Shape, Vec2, vec2};
use cluethulhu::balance::{Balance, RECOMMENDED};
use cluethulhu_rules::{
    Action, Cluethulhu, Day, Phase, PublicPhase, Role, Segment, Setup, Statement, Thing, View,
};
use cluethulhu_window::clock::{ANSWER_S, Pick, TurnClock};
use cluethulhu_window::faces::{Light, Sign};
use cluethulhu_window::keyboard;
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::panels::lap::{self, Brief};
use cluethulhu_window::panels::{board, show};
use cluethulhu_window::seen::{Cue, PublicRecord, RecordLine, SeatSeen, Tone, Viewer};
use cluethulhu_window::setup::Draft;
use cluethulhu_window::texts::Seats;
use cluethulhu_window::ui_state::{GameRequest, UiState, Wanted};
use game::choices::{Chosen, Offer, Offers};
use game::{Game, Seat};
use session::{Names, Seating, Sitter, Skill};
use support::told::english;
use window::keys::Key;
use window::ui::act::{Request, UiCommand};

/// 1280 × 720 at zoom 1, and 1920 × 1080 at the zoom that such a window gets.
pub const WINDOWS: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(1600.0, 900.0)];
const ME: Seat = Seat(0);

/// The longest names that can be given, all of them different.
pub fn seating(count: u8) -> Seating {
    let mut sitters = vec![Sitter::Bot(Skill::Middle); usize::from(count)];
    sitters[0] = Sitter::Person;
    let letter = |k: u8| char::from(b'A' + k);
    Seating { sitters, names: Names::new((0..count).map(|k| format!("{}Wommbmxxmow", letter(k)))) }
}

/// One accuses anybody but oneself.
fn accuse(count: u8) -> Offers<Cluethulhu> {
    let game = Cluethulhu::new(&Setup::players(count), 1).unwrap();
    let stage = PublicPhase::Accuse { done: vec![], accused: vec![ME] };
    Offers::of(View { stage, night: true, acts: true, ..game.view(Some(ME)) })
}

/// A Night with everything in it that can lie before a seat.
pub fn night(count: u8) -> PublicRecord {
    let seat = |k: u8| SeatSeen {
        seat: Seat(k),
        alive: k % 5 != 3,
        role: (k == 0).then_some(Role::Detective),
        signs: if k == 2 {
            vec![Sign::HighPriest, Sign::Doll, Sign::Siblings, Sign::Protected, Sign::Detained]
        } else {
            vec![]
        },
        note: (k == 4).then(|| "Investigator".into()),
        accused: (k == 1).then_some(Seats::Accused),
    };
    let line = |day, night, words: &str| RecordLine {
        day,
        night,
        words: words.into(),
        secret: None,
        tone: Tone::Plain,
        news: 0,
    };
    PublicRecord {
        viewer: Some(ME),
        day: 2,
        night: true,
        ritual: false,
        moments: vec![Cue { name: "accuse", who: vec![] }],
        around: Default::default(),
        prompt: "Seat 1, do you accuse somebody?".into(),
        seats: (0..count).map(seat).collect(),
        own: Some((Role::Detective, "for the Investigators".into())),
        lap: None,
        ballot: None,
        offers: accuse(count),
        watches: false,
        record: vec![line(1, false, "Seat 4 is out"), line(1, true, "Seat 2 accuses Seat 3")],
        told: vec![line(1, false, "Seat 5 is an Investigator")],
        deck: vec![(Role::Investigator, 2), (Role::Cultist, 5), (Role::Wizard, 1)],
        result: None,
    }
}

/// All that is seen, and all that may be done.
fn all(seen: &PublicRecord) -> String {
    format!("{seen:?} {:?}", seen.offers.all())
}

pub fn at_night() -> UiState {
    UiState { light: Light::of(true), ..UiState::default() }
}

#[test]
fn every_name_can_be_read_whole_with_7_13_and_20_seats() {
    for size in WINDOWS {
        for count in [7, 13, 20] {
            let (seen, seating, ui_state) = (night(count), seating(count), at_night());
            let ctx = context();
            let data = PanelData::new(&seen, &seating, &ui_state, size);
            let draw = || frame(&ctx, size, |ctx| drop(show(ctx, &data)));
            (0..3).for_each(|_| drop(draw()));
            let output = draw();
            assert_sound(size, &output);
            let all = written(&output);
            for place in &data.layout.ring.places {
                let name = seating.names.of(place.seat);
                let there = all.iter().find(|w| w.words == name && place.whole.contains(w.rect.center()));
                let there = there.unwrap_or_else(|| panic!("{count} seats, {size}: {name} is not written"));
                assert!(
                    there.whole && place.whole.expand(0.5).contains_rect(there.rect),
                    "{count}, {size}: {there:?}"
                );
                let number = (place.seat.0 + 1).to_string();
                let mut here = all.iter().filter(|w| place.whole.contains(w.rect.center()));
                assert!(here.any(|w| w.words == number && w.whole), "{count}: {number}");
            }
            for part in ["Night 2", "The record", "Accuse…"] {
                assert!(all.iter().any(|w| w.words == part && w.whole), "{count}, {size}: {part}");
            }
        }
    }
}

/// Clicks somewhere; what was wanted.
pub fn click(size: Vec2, at: bevy_egui::egui::Pos2, draw: impl Fn(&Context) -> Vec<Wanted>) -> Vec<Wanted> {
    let mut mouse = Mouse::new(size);
    let mut wanted = vec![];
    mouse.wait(3, |ctx| drop(draw(ctx)));
    mouse.click(at, |ctx| wanted.extend(draw(ctx)));
    wanted
}

#[test]
fn a_click_and_a_key_point_at_the_same() {
    for count in [7, 20] {
        let (seen, seating) = (night(count), seating(count));
        let verb = seen.offers.all()[0].way.at[0];
        assert!(matches!(verb, Thing::Verb(_)));
        let ui_state = UiState { chosen: Chosen::of(verb), ..at_night() };
        let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
        for seat in (0..count).map(Seat) {
            let place = data.layout.ring.place(seat).unwrap();
            let clicked = click(WINDOWS[0], place.tablet.center(), |ctx| show(ctx, &data));
            let key = (seat.0 + 1) % 10;
            let digit = if seat.0 < 10 { Key::Digit(key) } else { Key::ShiftDigit(key) };
            let by_key: Vec<Wanted> = keyboard::meant(digit, &data).into_iter().collect();
            if seat == ME {
                assert!(
                    matches!(clicked[..], [UiCommand::Program(Request::Refuse(_))]),
                    "nobody accuses themselves here"
                );
                assert!(by_key.is_empty());
            } else {
                assert_eq!(clicked, [UiCommand::Wish(GameRequest::click(Thing::Seat(seat)))]);
                assert_eq!(by_key, clicked);
            }
        }
    }
}

/// A game of nine in which nobody does anything until it comes to a phase of the Night.
fn played_until(wanted: impl Fn(&Phase) -> bool) -> Cluethulhu {
    let setup = Setup { day: Day::Lap, ..Setup::players(9).with(&[]) };
    let mut game = Cluethulhu::new(&setup, 3).unwrap();
    while !wanted(game.phase()) {
        let seat = game.to_act()[0];
        let action = match game.phase() {
            Phase::Lap { .. } => Action::Orders { picks: [None; 3] },
            Phase::Election { .. } => Action::Elect(Seat(1)),
            _ => Action::Pass,
        };
        game.apply(seat, action).unwrap();
    }
    game
}

/// Where one enters for several, a verb begins with whoever does it, and the bar says so.
#[test]
fn who_does_it_is_asked_for_before_whom() {
    let game = played_until(|phase| matches!(phase, Phase::Accuse));
    let seen = PublicRecord { viewer: None, offers: Offers::of(game.view(None)), ..night(9) };
    let accuses = |offer: &&Offer<Cluethulhu>| matches!(offer.what, Action::Accuse(_));
    let way = &seen.offers.all().iter().find(accuses).unwrap().way;
    assert_eq!(way.at.len(), 3, "a verb, who, and whom: {way:?}");
    for (chosen, says_who) in [(1, true), (2, false)] {
        let chosen = Chosen { at: way.at[..chosen].to_vec(), ..Chosen::default() };
        let ui_state = UiState { chosen, ..at_night() };
        let seating = Seating::people(9);
        let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
        let verb = data.verb().unwrap();
        assert_eq!((verb.says_who, verb.picked, verb.several), (says_who, 0, false));
    }
}

/// Where a verb asks for somebody, a click on somebody else is answered.
#[test]
fn a_click_that_cannot_count_says_so() {
    let (seen, seating, size) = (night(9), seating(9), WINDOWS[0]);
    let verb = seen.offers.all()[0].way.at[0];
    let ui_state = UiState { chosen: Chosen::of(verb), ..at_night() };
    let data = PanelData::new(&seen, &seating, &ui_state, size);
    for place in &data.layout.ring.places {
        let wanted = click(size, place.whole.center(), |ctx| show(ctx, &data));
        let name = seating.names.of(place.seat);
        match &wanted[..] {
            [UiCommand::Program(Request::Refuse(why))] => {
                assert_eq!(why.words, format!("You cannot choose {name} here"));
                assert!(!data.targets().contains(&place.seat), "{name}");
            }
            _ => assert!(data.targets().contains(&place.seat), "{name}: {wanted:?}"),
        }
    }
    assert!(data.targets().len() < 9, "somebody cannot be meant");
}

/// What a person says, the table shows; of bots it does not tell.
#[test]
fn who_has_no_more_to_say_is_seen() {
    let mut game = played_until(|phase| matches!(phase, Phase::Talk { .. }));
    let all = game.to_act();
    let (person, bot) = (all[0], all[1]);
    for seat in [person, bot] {
        game.apply(seat, Action::Pass).unwrap();
    }
    let seen = PublicRecord::of(&game, Viewer::Everybody, &[person, all[2]]);
    let told = |seat: Seat| seen.seat(seat).unwrap().note.as_ref().map(english);
    assert_eq!([person, bot, all[2]].map(told), [Some("no more to say".to_owned()), None, None]);
}

#[test]
fn a_token_goes_from_seat_to_seat_and_a_tablet_turns_over_only_before_whoever_has_been_looking() {
    let (mut before, seating, ui_state) = (night(9), seating(9), at_night());
    before.seats[2].signs = vec![Sign::Doll];
    let mut handed_on = before.clone();
    handed_on.seats[2].signs.clear();
    handed_on.seats[7].signs = vec![Sign::Doll];
    let mut known = before.clone();
    known.seats[5].role = Some(Role::Cultist);
    // Whether anything moves on a table after it has been seen in another way, or another table.
    let moves = |then: (&PublicRecord, &UiState), same: bool| {
        let mut mouse = Mouse::new(WINDOWS[0]);
        let mut draw = |(seen, ui_state): (&PublicRecord, &UiState), name, pictures| {
            let mut data = PanelData::new(seen, &seating, ui_state, WINDOWS[0]);
            data.look.name = Id::new(name);
            let output = mouse.wait(pictures, |ctx| board::show(ctx, &data, &mut vec![]));
            format!("{:?}", output.shapes)
        };
        draw((&before, &ui_state), "mine", 3);
        let name = if same { "mine" } else { "another's" };
        draw(then, name, 1) != draw(then, name, 60)
    };
    for changed in [&handed_on, &known] {
        assert!(moves((changed, &ui_state), true));
        assert!(!moves((changed, &ui_state), false));
    }
    // A ring that is scrambled for a turn is there at once.
    let turn = UiState { turn: Some(TurnClock::new(ME, 9, 5, 15.0)), ..UiState::default() };
    assert!(!moves((&before, &turn), true));
}

/// What is drawn but for letters, as text: fills, lines, pictures and their colours, and where they are.
fn shapes(ctx: &Context, size: Vec2, data: &PanelData, turn: &TurnClock, brief: &Brief) -> String {
    let draw = || frame(ctx, size, |ctx| lap::show(ctx, data, turn, brief, &mut vec![]));
    // Until no panel fades in any more.
    (0..20).for_each(|_| drop(draw()));
    fn bare(shape: &Shape, all: &mut String) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| bare(shape, all)),
            // Bars fill up what letters leave free: how it all looks from afar is another test's.
            Shape::Rect(rect) if rect.fill == lap::bar_ink() => {}
            // Letters: where they begin, in what colours and on what ground, not what they say.
            Shape::Text(text) => {
                *all += &format!("letters {:?} {:?}", text.pos, text.fallback_color);
                for section in &text.galley.job.sections {
                    *all += &format!("{:?} on {:?}", section.format.color, section.format.background);
                }
            }
            other => *all += &format!("{other:?}"),
        }
    }
    let mut all = String::new();
    draw().shapes.iter().for_each(|clipped| bare(&clipped.shape, &mut all));
    all
}

/// The Tcho-Tcho's tablet stands on an answer page that looks like anybody else's, and only there (C-18, C-19).
#[test]
fn an_answer_page_is_not_to_be_told_from_another() {
    let answers = ["Seat 4 holds: Wizard", "Seat 4 holds: face down"];
    let mut seen = night(9);
    (seen.night, seen.lap, seen.own) = (false, Some(ME), None);
    seen.seats.iter_mut().for_each(|seat| seat.role = None);
    let seating = seating(9);
    let mut turn = TurnClock::new(ME, 9, 77, 15.0);
    turn.answer();
    let ui_state = UiState { turn: Some(turn.clone()), ..UiState::default() };
    let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
    let drawn = answers.map(|answer| {
        let brief = Brief { answer: Some(answer.into()), ..Brief::default() };
        shapes(&context(), WINDOWS[0], &data, &turn, &brief)
    });
    if let Some(d) = bench::leak_study::difference(&drawn[0], &drawn[1]) {
        eprintln!("{}\n{}", d.0, d.1);
    }
    assert!(drawn[0] == drawn[1] && drawn[0].len() > 1000);
    assert_eq!(turn.left_s, ANSWER_S);
    turn.pick(Pick::Nobody);
    assert_eq!(turn.orders(), [None; 3], "nothing is picked any more");
}

#[test]
fn an_idle_turn_is_not_to_be_told_from_a_real_one() {
    let brief = |tablet: &str, picks: [&str; 3], known: &str| Brief {
        tablet: tablet.into(),
        picks: picks.map(Into::into),
        known: vec![known.into(); 9],
        told: ["Nobody has tapped you", "Day 2: you are detained", "Day 1: you protect Seat 4"]
            .map(Into::into),
        ..Brief::default()
    };
    let idle = brief("You are a Cultist", ["does nothing"; 3], "Seat 4: nothing known, nothing shown");
    let real = brief(
        "You are the Wizard",
        ["shelters", "does nothing", "does nothing"],
        "Seat 4: an Investigator, points at Seat 5",
    );
    for count in [7, 13, 20] {
        let mut seen = night(count);
        (seen.night, seen.lap, seen.own) = (false, Some(ME), None);
        seen.seats.iter_mut().for_each(|seat| seat.role = None);
        let seating = seating(count);
        let mut turn = TurnClock::new(ME, count, 77, 15.0);
        let mut clicks = vec![];
        for step in 0..5 {
            let ui_state = UiState { turn: Some(turn.clone()), ..UiState::default() };
            let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
            let ctx = [context(), context()];
            let drawn = [
                shapes(&ctx[0], WINDOWS[0], &data, &turn, &idle),
                shapes(&ctx[1], WINDOWS[0], &data, &turn, &real),
            ];
            assert!(drawn[0] == drawn[1], "{count} seats, step {step}");
            assert!(drawn[0].len() > 1000);
            // The same clicks mean the same.
            let living = seen.seats.iter().filter(|seat| seat.alive);
            let target = living.map(|seat| seat.seat).nth(step).unwrap();
            let at = data.layout.ring.place(target).unwrap().tablet.center();
            let both = [&idle, &real].map(|brief| {
                click(WINDOWS[0], at, |ctx| {
                    let mut wanted = vec![];
                    lap::show(ctx, &data, &turn, brief, &mut wanted);
                    wanted
                })
            });
            assert_eq!(both[0], [UiCommand::Wish(GameRequest::Pick(Pick::Somebody(target)))]);
            assert_eq!(both[0], both[1]);
            clicks.push(target);
            turn.pick(Pick::Somebody(target));
            if step == 3 {
                turn.confirm();
            }
        }
        assert!(turn.confirmed && clicks.len() == 5);
    }
}

/// Whoever they are and whatever they know, after Days and Nights: as many lines, none of them cut or in two rows, and the
/// same all round them.
#[test]
fn private_pages_have_as_many_lines_whatever_they_say() {
    for (count, seed) in [(9, 1), (20, 3)] {
        let setup = Setup { day: Day::Lap, ..Setup::players(count).with(&Setup::standard(count)[2].1) };
        let mut game = Cluethulhu::new(&setup, seed).unwrap();
        let seating = seating(count);
        let (mut pages, mut known) = (0, 0);
        while game.outcome().is_none() && game.clock().0 < 5 {
            // In the middle of the laps of two Days: some Investigators have shown whom they point at.
            let at = |game: &Cluethulhu| match game.view(None).stage {
                PublicPhase::Lap { turn, of, .. } => turn == 1 + of / 2,
                _ => false,
            };
            if game.clock().0 % 2 == 1 && at(&game) {
                let living: Vec<Seat> = game.view(None).living().collect();
                let drawn = living.iter().map(|&seat| {
                    let brief = lap::brief(&game.view(Some(seat)));
                    known += brief
                        .known
                        .iter()
                        .filter(|line| {
                            let line = english(*line);
                            !line.ends_with("nothing known, nothing shown") && !line.contains("is you")
                        })
                        .count();
                    let seen = PublicRecord::of(&game, Viewer::Everybody, &living);
                    // The ring of one who looks is scrambled anew each time; here it lies the same, to compare.
                    let turn = TurnClock::new(ME, count, 77, 15.0);
                    let ui_state = UiState { turn: Some(turn.clone()), ..UiState::default() };
                    let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
                    let ctx = context();
                    let draw =
                        || frame(&ctx, WINDOWS[0], |ctx| lap::show(ctx, &data, &turn, &brief, &mut vec![]));
                    (0..3).for_each(|_| drop(draw()));
                    let all = written(&draw());
                    let lines = brief.known.iter().chain(&brief.told).map(|line| data.tell(line));
                    let picks = brief
                        .picks
                        .iter()
                        .enumerate()
                        .map(|(k, words)| format!("{}. {}", k + 1, english(words)));
                    for line in lines.chain(picks).chain([english(&brief.tablet)]) {
                        let there = all.iter().find(|w| w.words == line && w.whole);
                        let there = there.unwrap_or_else(|| panic!("{count}: {line} is cut: {all:?}"));
                        assert!(there.rect.height() < 20.0, "{line} has two rows");
                    }
                    shapes(&ctx, WINDOWS[0], &data, &turn, &brief)
                });
                let drawn: Vec<String> = drawn.collect();
                assert!(drawn.iter().all(|page| *page == drawn[0]), "{count}, {:?}", game.clock());
                pages += drawn.len();
            }
            let (seat, action) = (game.to_act()[0], plain_or_power(&game));
            game.apply(seat, action).unwrap();
        }
        assert!(pages >= usize::from(count) && known > 3, "{count}: {pages} pages, {known} lines");
    }
}

/// In a lap every power is used on somebody; by Night what [`plain`] does.
fn plain_or_power(game: &Cluethulhu) -> Action {
    let seat = game.to_act()[0];
    let legal = game.legal_actions(seat);
    let plain = plain(game, seat);
    if matches!(game.phase(), Phase::Lap { .. }) || !legal.contains(&plain) { legal[0] } else { plain }
}

#[test]
fn what_is_shown_to_all_and_to_an_idle_seat_tells_nothing_of_the_other_tablets() {
    use Role::{Cultist, Investigator, Shoggoth, TchoTcho, Wizard};
    let one = [Cultist, Investigator, Investigator, Wizard, Shoggoth, TchoTcho, Cultist, Cultist, Cultist];
    let other = [Cultist, Cultist, Shoggoth, Cultist, Wizard, Investigator, Cultist, TchoTcho, Investigator];
    for day in [Day::Segments, Day::Lap] {
        let setup = Setup { day, ..Setup::players(9) };
        let mut games = [one, other].map(|tablets| Cluethulhu::with_tablets(&setup, &tablets, 11).unwrap());
        // In a lap everybody points at the same, turn by turn; what that means differs.
        for _ in 0..if day == Day::Lap { 8 } else { 1 } {
            let people: Vec<Seat> = (0..9).map(Seat).collect();
            let public = games.each_ref().map(|game| PublicRecord::of(game, Viewer::Everybody, &people));
            assert_eq!(all(&public[0]), all(&public[1]), "{day:?}");
            assert!(
                public[0].seats.iter().all(|seat| seat.role.is_none()) && public[0].offers.all().is_empty()
            );
            let idle = games.each_ref().map(|game| PublicRecord::of(game, Viewer::Seat(ME), &[ME]));
            assert_eq!(all(&idle[0]), all(&idle[1]), "{day:?}");
            assert_eq!(idle[0].seats[0].role, Some(Cultist), "{day:?}");
            let seating = seating(9);
            let drawn = [&public[0], &public[1]].map(|seen| {
                let (ctx, ui_state) = (context(), UiState::default());
                let data = PanelData::new(seen, &seating, &ui_state, WINDOWS[0]);
                let draw = || frame(&ctx, WINDOWS[0], |ctx| drop(show(ctx, &data)));
                drop(draw());
                draw().shapes
            });
            assert!(drawn[0] == drawn[1]);
            if day == Day::Lap {
                for game in &mut games {
                    let seat = game.to_act()[0];
                    game.apply(seat, Action::Orders { picks: [Some(Seat(3)), None, Some(ME)] }).unwrap();
                }
            }
        }
    }
}

/// What anybody does who knows only what everybody knows; the same whoever they are.
pub fn plain(game: &Cluethulhu, seat: Seat) -> Action {
    let view = game.view(None);
    // Cultists in both games.
    let living: Vec<Seat> = view.living().filter(|seat| seat.0 > 6).collect();
    let target = living.last().copied();
    let pick = |whom: Option<Seat>| whom.map_or(Action::Nobody, Action::Pick);
    match game.phase() {
        Phase::Lap { .. } => Action::Orders { picks: [target, living.first().copied(), None] },
        Phase::Segment { segment: Segment::Mother, .. } | Phase::LastWord { .. } => Action::Nobody,
        Phase::Segment { .. } | Phase::Marks { .. } => pick(target),
        Phase::Election { .. } => Action::Elect(ME),
        Phase::Heir { .. } => Action::Heir(view.living().next().unwrap_or(ME)),
        Phase::Accuse if game.court().accused.is_empty() => target.map_or(Action::Pass, Action::Accuse),
        Phase::Second { .. } => Action::Second,
        Phase::Ballot { .. } => Action::Vote(true),
        Phase::Talk { said, .. } if said[usize::from(seat.0)] == 0 => Action::Say(Statement::Suspect(ME)),
        _ => Action::Pass,
    }
}

/// Two games in which others hold the tablets, through several Days and Nights: the same screens in the same number, and
/// one who is idle in both is told the same.
#[test]
fn days_and_nights_that_should_look_alike_do() {
    use Role::{Cultist, Investigator, Mother, Psychiatrist, Shoggoth, TchoTcho};
    let tablets = |six: [Role; 6]| [vec![Cultist], six.to_vec(), vec![Cultist; 6]].concat();
    let one = tablets([Investigator, Investigator, Psychiatrist, Shoggoth, TchoTcho, Mother]);
    let other = tablets([Shoggoth, TchoTcho, Mother, Investigator, Psychiatrist, Investigator]);
    let seating = seating(13);
    for day in [Day::Segments, Day::Lap] {
        let setup = Setup { day, ..Setup::players(13) };
        let mut games = [&one, &other].map(|tablets| Cluethulhu::with_tablets(&setup, tablets, 11).unwrap());
        let (mut actions, mut pictures) = (0, 0);
        while games.iter().all(|game| game.outcome().is_none()) {
            for viewer in [Viewer::Everybody, Viewer::Seat(ME)] {
                let seen = games.each_ref().map(|game| PublicRecord::of(game, viewer, &[ME]));
                assert_eq!(all(&seen[0]), all(&seen[1]), "{day:?}, {viewer:?}, after {actions} actions");
                if actions % 17 == 0 {
                    let drawn = seen.each_ref().map(|seen| {
                        let (ctx, ui_state) = (context(), UiState::default());
                        let data = PanelData::new(seen, &seating, &ui_state, WINDOWS[0]);
                        let draw = || frame(&ctx, WINDOWS[0], |ctx| drop(show(ctx, &data)));
                        drop(draw());
                        draw().shapes
                    });
                    assert!(drawn[0] == drawn[1], "{day:?}, {viewer:?}, after {actions} actions");
                    pictures += 1;
                }
            }
            for game in &mut games {
                let seat = game.to_act()[0];
                let action = plain(game, seat);
                game.apply(seat, action).unwrap_or_else(|why| panic!("{seat} {action:?}: {why}"));
            }
            actions += 1;
        }
        let days = games[0].clock().0;
        assert!(days > 2 && pictures > 10, "{day:?}: {days} Days, {pictures} pictures");
        assert_eq!(games[0].clock(), games[1].clock());
    }
}

/// Where a deck is known with which either side wins about as often, one click in the set-up takes it.
#[test]
fn the_set_up_offers_the_recommended_deck() {
    let mut offered = 0;
    for players in 7..=20 {
        let mut draft = Draft::default();
        draft.players.count = players;
        draft.own.specials = Setup::standard(players)[0].1.clone();
        let mut mouse = Mouse::new(WINDOWS[1]);
        let output = mouse.wait(4, |ctx| drop(show_form(ctx, &mut draft)));
        let button = written(&output).into_iter().find(|w| w.words == RECOMMENDED && w.whole);
        let deck = Balance::known().recommended(players);
        assert_eq!(button.is_some(), deck.is_some(), "{players}");
        let Some((button, deck)) = button.zip(deck) else { continue };
        mouse.click(button.rect.center(), |ctx| drop(show_form(ctx, &mut draft)));
        assert_eq!(
            (&draft.own.specials, draft.own.plain_investigators),
            (&deck.own, deck.plain),
            "{players}"
        );
        // A standard deck has its Detective and Psychiatrist.
        let output = mouse.wait(4, |ctx| drop(show_form(ctx, &mut draft)));
        let full = written(&output).into_iter().find(|w| w.words == "full" && w.whole).unwrap();
        mouse.click(full.rect.center(), |ctx| drop(show_form(ctx, &mut draft)));
        let [.., (_, specials)] = Setup::standard(players);
        assert_eq!((&draft.own.specials, draft.own.plain_investigators), (&specials, false), "{players}");
        offered += 1;
    }
    assert!(offered > 0, "no deck is recommended for anybody");
}
