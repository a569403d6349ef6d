//! The end of an Aeon and of the game: the moment itself, the count category by category with the sums running, and the
//! final count.

use super::*;
use game::Seat;
use rathulhu_window::RathulhuWindow;
use rathulhu_window::ui_state::turn_sheet;
use strum::VariantArray;
use support::told::english;
use window::flat::FlatGame as _;

/// What is done where everybody spends tokens as fast as may be.
fn spend(m: &mut Bidding, table: &mut Table) -> Vec<Event> {
    let seat = m.game().phase().seat().unwrap();
    let legal = m.game().legal_actions(seat);
    let spends = legal.iter().find(|action| matches!(action, Action::Invoke | Action::Bid(_)));
    act(m, table, seat, *spends.unwrap_or(&legal[0]))
}

/// Plays to the next end of an Aeon and shows it up to the moment before the points are counted.
fn to_the_end(m: &mut Bidding, table: &mut Table) -> Event {
    to_the_end_by(m, table, |m, table| play(m, table, Skill::Middle))
}

fn to_the_end_by(
    m: &mut Bidding,
    table: &mut Table,
    mut act: impl FnMut(&mut Bidding, &mut Table) -> Vec<Event>,
) -> Event {
    loop {
        let told = act(m, table);
        let ended = told.iter().find(|event| matches!(event, Event::AeonEnded { .. })).cloned();
        if let Some(ended) = ended {
            while table.events().last() != Some(&ended) {
                pass(table, 0.05);
            }
            return ended;
        }
        finish(table);
    }
}

/// Whether the score sheet moves.
fn moves(table: &Table, still: bool) -> bool {
    RathulhuWindow::moves_on_hold(table, still)
}

/// What stands on the sheet: the rows in their order, each with what is written for every seat.
fn sheet(all: &[Written], players: usize) -> Vec<(String, Vec<String>)> {
    let names = ScoreRow::VARIANTS.iter().map(english).chain(["This Aeon", "Score"].map(str::to_owned));
    let ink = Color32::from_rgb(52, 36, 22);
    let pale = Color32::from_rgb(158, 138, 106);
    let on_paper = |w: &&Written| w.ink == ink || w.ink == pale;
    let all = from_head(all, |words| words.ends_with(" is over"));
    let columns: Vec<f32> = (0..players as u8)
        .map(|seat| Names::usual(5).of(Seat(seat)))
        .map(|name| all.iter().filter(on_paper).find(|w| w.words == name).expect("a column").rect.right())
        .collect();
    let row = |name: String| {
        let head = all.iter().filter(on_paper).find(|w| w.words == name)?;
        let cell = |right: &f32| {
            let there = |w: &&Written| {
                (w.rect.center().y - head.rect.center().y).abs() < 9.0 && (w.rect.right() - right).abs() < 6.0
            };
            all.iter().filter(there).map(|w| w.words.clone()).collect::<String>()
        };
        Some((name, columns.iter().map(cell).collect()))
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
        let mut table = table(&m);
        for aeon in 1..=AEONS {
            to_the_end(&mut m, &mut table);
            let before: Vec<i16> =
                table.seen().known().view.players.iter().filter_map(|player| player.score).collect();
            while Counting::of(&table).is_none() {
                pass(&mut table, 0.05);
            }
            let due = if aeon == AEONS { 9 } else { 6 };
            let (mut counted, mut steps) = (0, 0);
            loop {
                let progress = Counting::of(&table).unwrap().progress(false);
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
                    moves(&table, false),
                    !progress.complete,
                    "it moves until all is counted, and then rests"
                );
                if progress.complete {
                    break;
                }
                pass(&mut table, 0.05);
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
            turn_sheet(&mut table, false);
            assert!(Counting::of(&table).is_none(), "a full sheet is put away");
            finish(&mut table);
        }
    }
}

#[test]
fn a_count_can_be_skipped_and_is_whole_at_once_where_nothing_may_move() {
    let mut m = begin(3, 6);
    let mut table = table(&m);
    to_the_end(&mut m, &mut table);
    table.hurry();
    assert!(Counting::of(&table).is_some_and(|counting| counting.progress(false).lines == 0));
    // Reduced motion: all of it is there, and nothing moves.
    let mut look = Look::at(USUAL);
    look.still = true;
    let rows = sheet(&look.read(&fresh(), &m, &table), 3);
    let sheets = m.game().sheets();
    for (seat, line) in sheets[0].lines.iter().enumerate() {
        assert_eq!(number(&rows[6].1[seat]), line.total(), "{rows:?}");
    }
    assert!(!moves(&table, true) && moves(&table, false));
    // Otherwise the first press fills it in, the second goes on.
    let mut other = table.clone();
    turn_sheet(&mut table, false);
    assert!(Counting::of(&table).is_some_and(|counting| counting.progress(false).complete));
    assert!(!moves(&table, false));
    turn_sheet(&mut table, false);
    assert!(Counting::of(&table).is_none());
    turn_sheet(&mut other, true);
    assert!(Counting::of(&other).is_none(), "what was full from the start is put away by the first");
}

#[test]
fn the_end_of_an_aeon_has_its_moment() {
    let (mut by_time, mut by_tokens) = (0, 0);
    for seed in 0..6 {
        let mut m = begin(2 + (seed % 4) as u8, seed);
        let mut table = table(&m);
        for aeon in 1..=AEONS {
            let thrift = |m: &mut Bidding, table: &mut Table| {
                if seed % 2 == 0 { play(m, table, Skill::Middle) } else { spend(m, table) }
            };
            let ended = to_the_end_by(&mut m, &mut table, thrift);
            let all = Look::at(USUAL).read(&fresh(), &m, &table);
            let told: Vec<&str> = all.iter().map(|w| w.words.as_str()).collect();
            let number = if aeon == AEONS { "The third Aeon".into() } else { format!("Aeon {aeon}") };
            assert!(told.contains(&format!("{number} is over").as_str()), "{told:?}");
            assert!(
                !told.iter().any(|words| words.starts_with("Invoked now:")),
                "nothing is at stake any more: {told:?}"
            );
            let Event::AeonEnded { why, .. } = ended else { panic!("{ended:?}") };
            let sign = told.contains(&"The last Elder Sign");
            assert_eq!(sign, why == AeonEnd::Time, "{told:?}");
            assert_eq!(told.contains(&"The last token is spent"), why == AeonEnd::Tokens);
            by_time += usize::from(sign);
            by_tokens += usize::from(!sign);
            assert!(table.is_showing() && table.share() < 0.2);
            // It passes by itself, and is looked at for a while.
            let mut alone = table.clone();
            let mut frames = 0;
            while Counting::of(&alone).is_none() {
                pass(&mut alone, 0.1);
                frames += 1;
            }
            assert!((15..40).contains(&frames), "{frames}");
            table.hurry();
            assert!(Counting::of(&table).is_some(), "a click is enough to go on");
            finish(&mut table);
        }
    }
    assert!(by_time > 2 && by_tokens > 2, "{by_time}, {by_tokens}");
}

#[test]
fn the_final_count_goes_sum_by_sum_and_names_the_winner_last() {
    let mut m = begin(5, 12);
    let mut table = table(&m);
    while m.game().outcome().is_none() {
        play(&mut m, &mut table, Skill::Middle);
        finish(&mut table);
    }
    let mut look = Look::at(USUAL);
    let ctx = fresh();
    let Some(game::Outcome::Won(winners)) = m.game().outcome() else { panic!("nobody has won") };
    let winner = usize::from(winners[0].0);
    let is_head = |words: &str| words == "The final count" || words.ends_with(" wins");
    let names: Vec<String> = (0..5).map(|seat| m.seating().names.of(Seat(seat))).collect();
    let (mut counted, mut seen) = (0, vec![]);
    loop {
        let progress = look.count.progress(false);
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
        look.count.shown_s += 0.05;
    }
    seen.dedup();
    assert_eq!(seen, [0, 1, 2, 3, 4]);
    let all = look.read(&ctx, &m, &table);
    assert!(from_head(&all, is_head)[0].words.starts_with(&names[winner]));
    // The buttons do not move when the count is done.
    let again = |all: &[Written]| all.iter().find(|w| w.words == "Play again").unwrap().rect;
    let done = again(&all);
    let loaded = self::table(&m);
    assert_eq!(EMPTY.final_count(&loaded), FinalCount::DONE, "a game that is loaded has been counted");
    assert_eq!(again(&look.read(&fresh(), &m, &loaded)), done);
    look.count = FinalCount::default();
    assert!(!EMPTY.final_count(&table).progress(false).complete);
    assert_eq!(again(&look.read(&fresh(), &m, &table)), done, "whoever aims at a button hits it");
}

#[test]
fn the_result_says_by_the_sheets_how_far_each_is_behind() {
    let mut told = 0;
    for seed in 0..4 {
        let mut m = begin(4, seed);
        play_through(&mut m, |_, _| {});
        let Some(game::Outcome::Won(winners)) = m.game().outcome() else { panic!("nobody has won") };
        let table = table(&m);
        let lines = result::decided(&data(&m, &table, &EMPTY, USUAL), &winners);
        let scores: Vec<i16> = m.game().players().iter().map(|player| player.score).collect();
        let most = *scores.iter().max().unwrap();
        for (seat, score) in scores.iter().enumerate().filter(|(_, score)| **score < most) {
            let head = format!("{} is {} behind: ", m.seating().names.of(Seat(seat as u8)), most - score);
            let rows = lines.iter().find_map(|line| line.strip_prefix(&head)).expect("a line for each loser");
            let sum: i16 = rows
                .split(", ")
                .flat_map(|rows| rows.split(" and "))
                .filter_map(|row| points(row.rsplit_once(' ')?.1))
                .sum();
            assert_eq!(sum, score - most, "{rows}");
            told += 1;
        }
    }
    assert!(told > 8, "{told}");
}

/// What stands in the window is asked once the first Aeon has been counted, and at the end.
#[test]
fn hidden_scores_stand_on_no_sheet_and_on_no_mat_but_ones_own() {
    for (people, own) in [(1, vec![Seat(0)]), (2, vec![])] {
        let mut m = begin_as(Setup::players(3).hiding_scores(), people, 9);
        let (mut table, look) = (table(&m), Look::at(USUAL));
        to_the_end(&mut m, &mut table);
        while Counting::of(&table).is_none() {
            pass(&mut table, 0.05);
        }
        turn_sheet(&mut table, false);
        let counting = Counting::of(&table).unwrap();
        assert!(counting.progress(false).complete);
        assert_eq!(counting.counted().map(|(seat, _)| seat).collect::<Vec<_>>(), own);
        let told = look.read(&fresh(), &m, &table);
        let paper = from_head(&told, |words| words.ends_with(" is over"));
        let says = |words: &str| paper.iter().filter(|w| w.words == words).count();
        let name = |seat| Names::usual(3).of(Seat(seat));
        assert_eq!((says(&name(0)), says(&name(1)), says(&name(2))), (own.len(), 0, 0), "{paper:?}");
        assert_eq!(says("What others have scored stays hidden"), 1);
        turn_sheet(&mut table, false);
        finish(&mut table);
        let told = look.read(&fresh(), &m, &table);
        let scores = told.iter().filter(|w| w.words.ends_with(" points") || w.words == "?");
        let scores: Vec<&str> = scores.map(|w| w.words.as_str()).collect();
        let hidden = scores.iter().filter(|words| words.starts_with('?')).count();
        assert_eq!((hidden, scores.len()), (3 - own.len(), 3), "{scores:?}");
        while m.game().outcome().is_none() {
            play(&mut m, &mut table, Skill::Low);
            finish(&mut table);
        }
        let shown = data(&m, &table, &EMPTY, USUAL);
        let scores = m.game().players().iter().map(|player| Some(player.score));
        assert!((0..3).map(|seat| shown.score(Seat(seat))).eq(scores), "in the end all is told");
    }
}
