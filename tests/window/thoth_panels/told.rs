//! What the panels say, against what the rules say.

use super::*;
use bevy_egui::egui::{Area, Id, Ui};
use game::OutOfTurn;
use game::choices::{Comes, Pointing};
use thoth_rules::{Element, Size};
use window::reasons::Reasons;
use window::speech::{say, tell};

#[test]
fn what_is_written_on_cards_is_what_the_rules_allow() {
    let mut played = Played::new(&Setup::assisted(3), 11);
    let mut kinds = std::collections::BTreeSet::new();
    for k in 0..900 {
        if *played.game.phase() == Phase::Choosing {
            let seat = played.game.active();
            let seen = PanelView::of(played.game.view(Some(seat)), &names());
            assert!(seen.may_play() && seen.is_active());
            let mut shown: Vec<Play> = seen.cards().iter().flat_map(|held| held.lawful()).collect();
            let mut legal = played.game.plays(seat);
            shown.sort();
            legal.sort();
            assert_eq!(shown, legal);
            for held in seen.cards() {
                let lines = words::on_card(held, &seen.names);
                for one in &held.uses {
                    let lawful = legal.iter().any(|p| p.card() == held.card && p.kind() == one.kind);
                    assert_eq!(one.why_not.is_none(), lawful, "{one:?}");
                    let word = say(one.kind).to_lowercase();
                    let written = lines.iter().any(|line| line.to_lowercase().starts_with(&word));
                    assert_eq!(written, lawful && one.kind != Kind::Discard, "{word}: {lines:?}");
                    if lawful {
                        kinds.insert(one.kind);
                    }
                }
            }
        }
        if !played.step(k) {
            break;
        }
    }
    assert!(kinds.len() >= 7, "{kinds:?}");
}

#[test]
fn the_words_on_cards_say_size_element_and_whom() {
    let mut written = std::collections::BTreeSet::new();
    let mut played = Played::new(&Setup::assisted(3), 11);
    for k in 0..900 {
        let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
        if seen.may_play() {
            written.extend(seen.cards().iter().flat_map(|held| words::on_card(held, &seen.names)));
        }
        if !played.step(k) {
            break;
        }
    }
    for line in ["raise 7 water", "Story", "Foundation", "relief: fire"] {
        assert!(written.contains(line), "{line} is not among {written:?}");
    }
    assert!(written.iter().any(|line| line.starts_with("trouble for ") && line.ends_with(": fire")));
    assert!(written.iter().any(|line| line.starts_with("roof: ")));
}

#[test]
fn who_is_not_to_play_is_told_why() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 6);
    let other = played.game.setup().clockwise_from(played.game.active()).next().unwrap();
    let seen = PanelView::of(played.game.view(Some(other)), &names());
    let theirs = names().of(played.game.active());
    assert_eq!(seen.why_not, Some(format!("Wait: it is {theirs}’s turn").into()));
    let chosen = picked_up(&seen.cards()[0]);
    let text = words(&picture(&seen, &[], &chosen, vec2(1280.0, 720.0)).1);
    assert!(text.contains(&format!("{theirs} plays a card.")), "{text}");
    assert!(text.contains(&format!("Wait: it is {theirs}’s turn")), "{text}");
}

#[test]
fn a_use_that_is_not_lawful_has_its_reason_beside_it() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 16);
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    for held in seen.cards() {
        let chosen = picked_up(held);
        let text = words(&picture(&seen, &[], &chosen, vec2(1600.0, 900.0)).1);
        for why in held.uses.iter().filter_map(|one| one.why_not.as_ref()) {
            let why = window::speech::Reason::of(&names(), why);
            assert!(text.contains(why.words.as_str()), "{why:?} is missing in:\n{text}");
        }
    }
}

#[test]
fn nothing_that_throws_a_card_away_is_picked_unasked() {
    let mut played = Played::new(&Setup::assisted(2), 6);
    for k in 0..400 {
        let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
        for held in seen.cards() {
            // What alone may be done is no surprise.
            if held.lawful().count() == 1 {
                continue;
            }
            if let Some(play) = seen.play(&picked_up(held)) {
                assert!(held.lawful().any(|lawful| lawful == play));
                assert!(!matches!(play.kind(), Kind::Discard | Kind::CallEnd));
            }
        }
        if !played.step(k) {
            break;
        }
    }
}

#[test]
fn the_score_sheet_adds_up() {
    let long = Setup { goal: thoth_rules::GOALS.1, ..Setup::assisted(3) };
    let played = Played::new(&long, 5).until(|game| game.results().len() == 3);
    for result in played.game.results() {
        for tally in &result.tallies {
            let sum: i32 = sheets::items(tally).iter().map(|(_, points)| points).sum();
            assert_eq!(sum, tally.total());
        }
    }
    let seen = PanelView::of(played.game.view(None), &names());
    let ctx = crate::panels::bare();
    let pack = Pack::default();
    let mut draw = |ctx: &Context| {
        sheets::result(ctx, &seen, false, true, pack);
    };
    frame(&ctx, vec2(1280.0, 720.0), &mut draw);
    let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
    let result = played.game.results().last().unwrap();
    assert!(text.contains(&tell(&seen.names, &sheets::ended(result))), "{text}");
    for total in played.game.totals() {
        assert!(text.contains(&total.to_string()), "{total} is missing in:\n{text}");
    }
}

/// Held against the tallies of the hands, added up anew.
#[test]
fn the_story_of_a_game_adds_its_hands_up() {
    let long = Setup { goal: thoth_rules::GOALS.1, ..Setup::assisted(3) };
    let played = Played::new(&long, 5).until(|game| game.results().len() == 4);
    let story = sheets::story(&PanelView::of(played.game.view(None), &names()));
    assert_eq!((story.lines.len(), story.moments()), (3, 5));
    for (seat, line) in story.lines.iter().enumerate() {
        let mut sum = 0;
        assert_eq!((line.seat, line.values[0]), (Some(Seat(seat as u8)), 0));
        assert_eq!(tell(&names(), &line.name), names().of(Seat(seat as u8)));
        for (hand, after) in played.game.results().iter().zip(&line.values[1..]) {
            sum += hand.tallies[seat].total();
            assert_eq!(*after, sum, "hand {} of seat {seat}", hand.hand);
        }
    }
}

#[test]
fn the_reference_is_the_matrix_of_the_rules() {
    let ctx = crate::panels::bare();
    let pack = Pack::default();
    let mut draw = |ctx: &Context| {
        over_all(ctx, |ui| sheets::reference(ui, pack));
    };
    frame(&ctx, vec2(1280.0, 720.0), &mut draw);
    let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
    for told in [
        "its number, its suit",
        "10 its suit",
        "takes its suit and rank",
        "12 spirit",
        "takes earth, +1 turn",
        "4 spirit, +1 turn",
        "water, +2 turns",
        "0 Fool, XII Hanged Man, XX Judgment",
        "−1, −5, −25, −50",
    ] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
}

/// A panel over the whole window.
fn over_all(ctx: &Context, content: impl FnOnce(&mut Ui)) {
    Area::new("all".into()).show(ctx, |ui| {
        ui.set_min_size(ctx.content_rect().size());
        content(ui);
    });
}

#[test]
fn the_log_is_told_in_words_with_names() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 9);
    assert!(played.events.iter().any(|event| !table::tells(event)), "draws go without saying");
    let ctx = crate::panels::bare();
    let mut draw = |ctx: &Context| {
        over_all(ctx, |ui| {
            table::log(ui, (&played.events, Reasons::NONE), &names(), ColourSet::Rainbow, 600.0);
        });
    };
    frame(&ctx, vec2(900.0, 700.0), &mut draw);
    let text = words(&frame(&ctx, vec2(900.0, 700.0), &mut draw));
    assert!(text.contains("Turn 9: ") && !text.contains("Seat") && !text.contains("drew"), "{text}");
}

#[test]
fn idle_turns_in_a_row_are_one_line_of_the_log() {
    let turn = |turn, seat| Event::TurnBegan { turn, seat: Seat(seat), extra: false };
    let discards = |seat, card| Event::Played { seat: Seat(seat), play: Play::Discard { card } };
    let (sun, moon) = (Card::Trump(Trump::Sun), Card::Trump(Trump::Moon));
    let events = [turn(4, 0), discards(0, sun), turn(5, 1), discards(1, moon), turn(6, 0)];
    let ctx = crate::panels::bare();
    let mut draw = |ctx: &Context| {
        over_all(ctx, |ui| {
            table::log(ui, (&events, Reasons::NONE), &Names::default(), ColourSet::Rainbow, 600.0);
        });
    };
    frame(&ctx, vec2(900.0, 700.0), &mut draw);
    let text = words(&frame(&ctx, vec2(900.0, 700.0), &mut draw));
    assert!(text.contains("Turns 4 to 5: ") && text.contains("Turn 6: "), "{text}");
    assert!(!text.contains("Turn 4: ") && !text.contains("Turn 5: "), "{text}");
}

#[test]
fn names_take_the_place_of_seats() {
    let names = Names::new(["Ann".into(), " ".into(), "Cleo".into()]);
    assert_eq!(names.of(Seat(1)), "Seat 2");
    let wait = |turn_of| tell(&names, &OutOfTurn::NotYourTurn { seat: Seat(5), turn_of });
    let told = [0, 1, 2, 8].map(|seat| wait(Seat(seat)));
    assert_eq!(told, ["Ann", "Seat 2", "Cleo", "Seat 9"].map(|name| format!("Wait: it is {name}’s turn")));
}

#[test]
fn the_cover_comes_between_two_people_and_never_for_bots() {
    let mut screen = ScreenHolder::shared([Seat(0), Seat(2)]);
    assert_eq!(screen.here(), None);
    assert_eq!(screen.wanted(Seat(0)), Some(Seat(0)));
    screen.come(Seat(0));
    assert_eq!((screen.here(), screen.wanted(Seat(0))), (Some(Seat(0)), None));
    assert_eq!(screen.wanted(Seat(1)), None, "a bot plays");
    screen.come(Seat(1));
    assert_eq!(screen.here(), Some(Seat(0)), "bots never sit down");
    assert_eq!(screen.wanted(Seat(2)), Some(Seat(2)));
    screen.leave();
    assert_eq!(screen.here(), None);
    let mut alone = ScreenHolder::shared([Seat(1)]);
    assert_eq!((alone.here(), alone.wanted(Seat(1))), (Some(Seat(1)), None));
    alone.leave();
    assert_eq!(alone.here(), Some(Seat(1)), "nobody to hide from");
}

#[test]
fn the_set_up_makes_orders_and_says_what_is_wrong() {
    let mut draft = Draft::default();
    let order = draft.order(42).unwrap();
    assert_eq!((order.seed, order.setup.players, order.seating.sitters.len()), (42, 2, 2));
    assert_eq!(order.seating.persons().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(Draft::again(&order).order(9).unwrap().seating.sitters, order.seating.sitters);
    draft.seed = "-3".into();
    assert!(say(draft.order(42).unwrap_err()).contains("digits"));
    draft.seed = "18446744073709551616".into();
    assert!(say(draft.order(42).unwrap_err()).contains("too large"));
    draft.seed = "17".into();
    draft.players.places[1].name = "Ann ".into();
    assert_eq!(say(draft.order(42).unwrap_err()), "Two players are called Ann");
    draft.players.places[1].name.clear();
    draft.players.places[1].sitter = Sitter::Person;
    draft.own.goal = 5;
    assert!(say(draft.order(42).unwrap_err()).contains("goal"));
    draft.own.goal = 30;
    let order = draft.order(42).unwrap();
    assert_eq!((order.seed, order.setup.goal, order.seating.names.of(Seat(1))), (17, 30, "Seat 2".into()));
}

#[test]
fn a_shorter_goal_ends_the_game_sooner() {
    let played =
        Played::new(&Setup { goal: 10, ..Setup::assisted(2) }, 3).until(|game| *game.phase() == Phase::Over);
    assert!(played.game.totals().iter().any(|&total| total >= 10));
    assert!(played.game.audit().is_ok());
}

#[test]
fn cards_and_houses_are_explained_by_tables() {
    let told = |draw: &dyn Fn(&mut Ui, Pack)| {
        let (ctx, pack) = (crate::panels::context(), Pack::default());
        let mut show = |ctx: &Context| {
            Area::new(Id::new("a tip")).show(ctx, |ui| draw(ui, pack));
        };
        frame(&ctx, vec2(900.0, 600.0), &mut show);
        words(&frame(&ctx, vec2(900.0, 600.0), &mut show))
    };
    let world = told(&|ui, pack| words::card_tip(ui, Card::Trump(Trump::World), Some(0), pack));
    assert!(
        world.contains("Foundation\ntakes\nearth\nan extra turn") && world.contains("2 extra turns"),
        "{world}"
    );
    let ace = told(&|ui, pack| words::card_tip(ui, Card::at(0).unwrap(), None, pack));
    assert!(ace.starts_with("Ace of Wands") && ace.contains("Raise\n1 pip of\nfire"), "{ace}");
    assert!(!ace.contains("in hand"), "it is in nobody's: {ace}");
    let pyramids = [(Element::Fire, Size::Large, 2)];
    let game = support::houses::Scene::by_hand(2).house(0, "Sun", &pyramids).game();
    let house = told(&|ui, pack| words::house_tip(ui, game.house(Seat(0)).unwrap(), pack));
    assert!(house.starts_with("Foundation\nSun\nlarge, 6 pips"), "{house}");
    let order = Play::Discard { card: Card::Trump(Trump::Fool) };
    assert_eq!(tell(&names(), &words::order(order)), "Discard the Fool");
}

#[test]
fn the_owner_of_a_fallen_house_is_asked_and_nobody_else() {
    let game = knocked_over();
    let text = |seat| {
        let seen = PanelView::of(game.view(seat), &names());
        words(&picture(&seen, &[], &Chosen::default(), vec2(1280.0, 720.0)).1)
    };
    let asked = text(Some(Seat(1)));
    for told in ["Ann knocked your house over", "By accident", "On purpose", "156 points"] {
        assert!(asked.contains(told), "{told} is missing in:\n{asked}");
    }
    for other in [Some(Seat(0)), Some(Seat(2)), None] {
        let told = text(other);
        assert!(told.contains("Bo says whether the house fell by accident"), "{told}");
    }
    let seen = |seat| PanelView::of(game.view(Some(Seat(seat))), &names());
    let says = |seat| seen(seat).offers.comes(&Pointing::Deed(deed("thoth.accident")), None).unwrap();
    assert!(matches!(says(1), Comes::Does(Seat(1), Action::Say(_))) && seen(1).is_active());
    let Comes::Refused(Seat(0), _, why) = says(0) else { panic!("{:?}", says(0)) };
    assert_eq!(window::speech::Reason::of(&names(), &why), "Wait: it is Bo’s turn".into());
    let pack = Pack::default();
    at_every_size(|ctx| draw_all(ctx, &seen(1), &[], &Chosen::default(), pack));
}
