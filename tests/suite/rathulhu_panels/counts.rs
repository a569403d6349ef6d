//! The end of an Aeon and of the game: the moment itself, the count category by category with the sums running, and the
//! final count.

use super::*;
use crate::rathulhu_scene::events;
use cyclopean::game::Seat;
use cyclopean::games::rathulhu::window::count::FinalCount;

/// What is done where everybody spends tokens as fast as may be.
fn spend(m: &mut Bidding) -> Vec<Event> {
    let seat = m.game().phase().seat().unwrap();
    let legal = m.game().legal_actions(seat);
    let spends = legal.iter().find(|action| matches!(action, Action::Invoke | Action::Bid(_)));
    events(m, seat, *spends.unwrap_or(&legal[0]))
}

/// Plays to the next end of an Aeon and shows it up to the moment before the points are counted.
fn to_the_end(m: &mut Bidding, table: &mut Table) -> Event {
    to_the_end_by(m, table, |m| step(m, Skill::Middle))
}

fn to_the_end_by(
    m: &mut Bidding,
    table: &mut Table,
    mut act: impl FnMut(&mut Bidding) -> Vec<Event>,
) -> Event {
    loop {
        let told = act(m);
        let ended = told.iter().find(|event| matches!(event, Event::AeonEnded { .. })).cloned();
        table.follow(told);
        if let Some(ended) = ended {
            while table.last() != Some(&ended) {
                table.pass(0.05);
            }
            return ended;
        }
        finish(table);
    }
}

/// What stands on the sheet: the rows in their order, each with what is written for every seat.
fn sheet(all: &[Written], players: usize) -> Vec<(String, Vec<String>)> {
    let names = Row::ALL.map(Row::name).into_iter().chain(["This Aeon", "Score"]);
    let ink = Color32::from_rgb(52, 36, 22);
    let pale = Color32::from_rgb(158, 138, 106);
    let on_paper = |w: &&Written| w.ink == ink || w.ink == pale;
    let all = from_head(all, |words| words.ends_with(" is over"));
    let columns: Vec<f32> = (0..players as u8)
        .map(|seat| Names::usual(5).of(Seat(seat)))
        .map(|name| all.iter().filter(on_paper).find(|w| w.words == name).expect("a column").rect.right())
        .collect();
    let row = |name: &str| {
        let head = all.iter().filter(on_paper).find(|w| w.words == name)?;
        let cell = |right: &f32| {
            let there = |w: &&Written| {
                (w.rect.center().y - head.rect.center().y).abs() < 9.0 && (w.rect.right() - right).abs() < 6.0
            };
            all.iter().filter(there).map(|w| w.words.clone()).collect::<String>()
        };
        Some((name.to_owned(), columns.iter().map(cell).collect()))
    };
    names.filter_map(row).collect()
}

fn number(words: &str) -> i16 {
    if words == "–" {
        0
    } else {
        points(words).unwrap_or_else(|| panic!("{words:?} is no number of points"))
    }
}

#[test]
fn an_aeon_is_counted_one_category_after_the_other_with_the_sums_running() {
    for players in [2_u8, 5] {
        let (look, ctx) = (Look::at(USUAL), fresh());
        let mut m = begin(players, 9);
        let mut table = Table::of(m.game());
        for aeon in 1..=AEONS {
            to_the_end(&mut m, &mut table);
            while table.counting().is_none() {
                table.pass(0.05);
            }
            let due = if aeon == AEONS { 9 } else { 6 };
            let before: Vec<i16> = table.scores().to_vec();
            let (mut counted, mut steps) = (0, 0);
            loop {
                let progress = table.counting().unwrap().progress(false);
                assert!(progress.lines == counted || progress.lines == counted + 1, "one at a time");
                let settled = progress.rolled >= 1.0;
                if settled && (progress.lines != counted || steps == 0 || progress.complete) {
                    let all = look.read(&ctx, &m, &table);
                    let scored = format!("Aeon {aeon} scored");
                    assert!(!all.iter().any(|w| w.words.starts_with(&scored)), "the log tells it beforehand");
                    let rows = sheet(&all, usize::from(players));
                    assert_eq!(rows.len(), due + 2, "{rows:?}");
                    for seat in 0..usize::from(players) {
                        let cells = rows[..due].iter().map(|(_, cells)| &cells[seat]);
                        let told: Vec<&String> = cells.clone().filter(|cell| !cell.is_empty()).collect();
                        assert_eq!(told.len(), progress.lines, "{rows:?}");
                        assert!(
                            cells.skip(progress.lines).all(String::is_empty),
                            "nothing is told before its turn"
                        );
                        let sum: i16 = told.iter().map(|cell| number(cell)).sum();
                        let running = &rows[due].1[seat];
                        if progress.lines > 0 {
                            assert_eq!(number(running), sum, "the sum runs along: {rows:?}");
                        }
                        let score = rows[due + 1].1[seat].replace("✔ ", "");
                        assert_eq!(score.replace('−', "-").parse(), Ok(before[seat] + sum), "{rows:?}");
                    }
                }
                if settled {
                    counted = progress.lines;
                }
                steps += 1;
                assert_eq!(
                    table.is_moving(false),
                    !progress.complete,
                    "it moves until all is counted, and then rests"
                );
                if progress.complete {
                    break;
                }
                table.pass(0.05);
            }
            assert_eq!(counted, due);
            let really: Vec<i16> = m.game().players().iter().map(|player| player.score).collect();
            let rows = sheet(&look.read(&ctx, &m, &table), usize::from(players));
            let told: Vec<i16> = rows[due + 1]
                .1
                .iter()
                .map(|w| w.replace("✔ ", "").replace('−', "-").parse().unwrap())
                .collect();
            assert_eq!(told, really, "in the end the sheet says what the rules say");
            table.turn_sheet(false);
            assert!(table.counting().is_none(), "a full sheet is put away");
            finish(&mut table);
        }
    }
}

#[test]
fn a_count_can_be_skipped_and_is_whole_at_once_where_nothing_may_move() {
    let mut m = begin(3, 6);
    let mut table = Table::of(m.game());
    to_the_end(&mut m, &mut table);
    table.hurry();
    assert!(table.counting().is_some_and(|counting| counting.progress(false).lines == 0));
    // Reduced motion: all of it is there, and nothing moves.
    let mut look = Look::at(USUAL);
    look.still = true;
    let rows = sheet(&look.read(&fresh(), &m, &table), 3);
    let sheets = m.game().sheets();
    for (seat, line) in sheets[0].lines.iter().enumerate() {
        assert_eq!(number(&rows[6].1[seat]), line.total(), "{rows:?}");
    }
    assert!(!table.is_moving(true) && table.is_moving(false));
    // Otherwise the first press fills it in, the second goes on.
    let mut other = table.clone();
    table.turn_sheet(false);
    assert!(table.counting().is_some_and(|counting| counting.progress(false).complete));
    assert!(!table.is_moving(false));
    table.turn_sheet(false);
    assert!(table.counting().is_none());
    other.turn_sheet(true);
    assert!(other.counting().is_none(), "what was full from the start is put away by the first");
}

#[test]
fn the_end_of_an_aeon_has_its_moment() {
    let (mut by_time, mut by_tokens) = (0, 0);
    for seed in 0..6 {
        let mut m = begin(2 + (seed % 4) as u8, seed);
        let mut table = Table::of(m.game());
        for aeon in 1..=AEONS {
            let thrift = |m: &mut Bidding| if seed % 2 == 0 { step(m, Skill::Middle) } else { spend(m) };
            let ended = to_the_end_by(&mut m, &mut table, thrift);
            let all = Look::at(USUAL).read(&fresh(), &m, &table);
            let told: Vec<&str> = all.iter().map(|w| w.words.as_str()).collect();
            let number = if aeon == AEONS { "The third Aeon".into() } else { format!("Aeon {aeon}") };
            assert!(told.contains(&format!("{number} is over").as_str()), "{told:?}");
            assert!(!told.contains(&"Invoked now:"), "nothing is at stake any more: {told:?}");
            let Event::AeonEnded { why, .. } = ended else { panic!("{ended}") };
            let sign = told.contains(&"The last Elder Sign");
            assert_eq!(sign, why == AeonEnd::Time, "{told:?}");
            assert_eq!(told.contains(&"The last token is spent"), why == AeonEnd::Tokens);
            by_time += usize::from(sign);
            by_tokens += usize::from(!sign);
            assert!(table.is_moving(false) && table.looked_at() < 0.2);
            // It passes by itself, and is looked at for a while.
            let mut alone = table.clone();
            let mut frames = 0;
            while alone.counting().is_none() {
                alone.pass(0.1);
                frames += 1;
            }
            assert!((15..40).contains(&frames), "{frames}");
            table.hurry();
            assert!(table.counting().is_some(), "a click is enough to go on");
            finish(&mut table);
        }
    }
    assert!(by_time > 2 && by_tokens > 2, "{by_time}, {by_tokens}");
}

#[test]
fn the_final_count_goes_sum_by_sum_and_names_the_winner_last() {
    let mut m = begin(5, 12);
    let mut table = Table::of(m.game());
    while m.game().outcome().is_none() {
        table.follow(step(&mut m, Skill::Middle));
        finish(&mut table);
    }
    let look = Look::at(USUAL);
    let ctx = fresh();
    let Some(cyclopean::game::Outcome::Won(winners)) = m.game().outcome() else { panic!("nobody has won") };
    let winner = usize::from(winners[0].0);
    let is_head = |words: &str| words == "The final count" || words.ends_with(" wins");
    let names: Vec<String> = (0..5).map(|seat| m.seating().names.of(Seat(seat))).collect();
    let (mut counted, mut seen) = (0, vec![]);
    loop {
        let progress = table.final_count().progress(false);
        assert!(progress.lines == counted || progress.lines == counted + 1, "one at a time");
        if progress.rolled >= 1.0 {
            let all = look.read(&ctx, &m, &table);
            let all = from_head(&all, is_head);
            let wins = all[0].words.ends_with(" wins");
            assert_eq!(wins, progress.complete, "who has won is told when all is counted");
            for (seat, name) in names.iter().enumerate() {
                let head =
                    all.iter().find(|w| w.words.contains(name.as_str()) && !w.words.ends_with(" wins"));
                let middle = head.unwrap().rect.center().y;
                let mut cells: Vec<&Written> = all
                    .iter()
                    .filter(|w| {
                        (w.rect.center().y - middle).abs() < 10.0
                            && w.rect.left() > head.unwrap().rect.right()
                    })
                    .filter(|w| w.words.chars().all(|c| c.is_ascii_digit() || "+−".contains(c)))
                    .filter(|w| (405.0..875.0).contains(&w.rect.center().x))
                    .collect();
                cells.sort_by(|a, b| a.rect.left().total_cmp(&b.rect.left()));
                let told: Vec<i16> =
                    cells.iter().map(|w| w.words.replace('−', "-").parse().unwrap()).collect();
                let sums: Vec<i16> = std::iter::once(INITIAL_SCORE)
                    .chain(m.game().sheets().iter().map(|sheet| sheet.lines[seat].total()))
                    .take(progress.lines)
                    .collect();
                if progress.lines > 0 {
                    let (score, parts) = told.split_last().unwrap();
                    assert_eq!((parts, *score), (&sums[..], sums.iter().sum()), "{name}: {told:?}");
                }
            }
            counted = progress.lines;
            seen.push(counted);
        }
        if progress.complete {
            break;
        }
        table.count_on(0.05);
    }
    seen.dedup();
    assert_eq!(seen, [0, 1, 2, 3, 4]);
    let all = look.read(&ctx, &m, &table);
    assert!(from_head(&all, is_head)[0].words.starts_with(&names[winner]));
    // The buttons do not move when the count is done.
    let again = |all: &[Written]| all.iter().find(|w| w.words == "Again").unwrap().rect;
    let mut anew = Table::of(m.game());
    assert_eq!(anew.final_count(), FinalCount::DONE, "a game that is loaded has been counted");
    let done = again(&look.read(&fresh(), &m, &anew));
    anew = table.clone();
    anew.count_out();
    assert_eq!(again(&look.read(&fresh(), &m, &anew)), done);
    let mut running = Table::of(m.game());
    running.follow([Event::Over { outcome: m.game().outcome().unwrap(), scores: vec![] }]);
    finish(&mut running);
    assert!(!running.final_count().progress(false).complete);
    assert_eq!(again(&look.read(&fresh(), &m, &running)), done, "whoever aims at a button hits it");
}
