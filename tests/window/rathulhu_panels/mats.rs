//! The mats: headings, points, counts and letters side by side, at every size and scale, with few players and many.

use super::*;
use bevy_egui::egui::{FontId, pos2};
use game::Seat;
use rathulhu_rules::Thing;
use rathulhu_window::faces::{NAME_ROOM, SIDE, name_size, short_name};
use rathulhu_window::layout::{NAMES, TilePlace};
use rathulhu_window::texts::Board;
use std::sync::OnceLock;
use support::counts::whole_or;
use support::told::english;
use window::platform::settings::SCALE;
use window::ui::style;

/// Windows, in pixels.
const WINDOWS: [Vec2; 3] = [SMALL, USUAL, vec2(2560.0, 1440.0)];

/// The points that a window has at a player's scale.
fn room(window: Vec2, scale: f32) -> Vec2 {
    window / style::zoom(window, scale)
}

/// Positions worth a look, spread over a whole game: before anything happened, in auctions, in setbacks, in every Aeon.
fn moments(players: u8) -> &'static [(Bidding, Table)] {
    static OF_TWO: OnceLock<Vec<(Bidding, Table)>> = OnceLock::new();
    static OF_FIVE: OnceLock<Vec<(Bidding, Table)>> = OnceLock::new();
    let of = match players {
        2 => &OF_TWO,
        5 => &OF_FIVE,
        other => panic!("nobody looks at {other} players"),
    };
    of.get_or_init(|| played(players))
}

fn played(players: u8) -> Vec<(Bidding, Table)> {
    let mut met = std::collections::BTreeSet::new();
    let mut all = vec![];
    let mut m = begin(players, 4);
    play_through(&mut m, |m, table| {
        let phase = match m.game().phase() {
            Phase::Auction(auction) => 10 + auction.calls.iter().filter(|call| call.bid.is_some()).count(),
            Phase::Setback { .. } => 1,
            Phase::OldOnes { .. } => 2,
            Phase::Turn { .. } => 3,
            Phase::Over => return,
        };
        let begun = m.game().players().iter().any(|player| !player.face_down.is_empty());
        if met.insert((m.game().aeon(), phase, begun, m.game().track().len() > 5)) {
            all.push((m.clone(), table.clone()));
        }
    });
    assert!(all.len() > 12, "{}", all.len());
    all
}

fn assert_apart(all: &[Written], what: &str) {
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            let apart = !a.rect.shrink(0.6).intersects(b.rect.shrink(0.6));
            assert!(apart, "{what}: \"{}\" at {} and \"{}\" at {}", a.words, a.rect, b.words, b.rect);
        }
    }
}

/// At four scales; at the largest in `./test`, where there is least room.
#[test]
fn nothing_that_is_written_lies_over_anything_else() {
    for players in [2, 5] {
        let moments = moments(players);
        for window in WINDOWS {
            for &scale in whole_or(&[SCALE.0, 1.0, 1.4, SCALE.1][..], &[SCALE.1]) {
                let look = Look::at(room(window, scale));
                let ctx = fresh();
                for (m, table) in moments {
                    let all = look.read(&ctx, m, table);
                    let what = format!("{players} players, {window} at {scale}");
                    assert_apart(&all, &what);
                    let screen = Rect::from_min_size(Pos2::ZERO, look.size).expand(1.0);
                    for each in &all {
                        assert!(screen.contains_rect(each.rect), "{what}: {each:?}");
                    }
                    let layout = look.layout(m);
                    let shown = data(m, table, &EMPTY, look.size);
                    for (token, spot) in &shown.tokens {
                        let rect = rect(&shown, Thing::Token(*token)).unwrap().shrink(1.0);
                        let covered = all.iter().find(|w| w.rect.intersects(rect));
                        assert!(covered.is_none(), "{what}: token {token}, {spot:?}, lies over {covered:?}");
                    }
                    for area in &layout.areas {
                        let mine = all.iter().filter(|w| area.rect.contains(w.rect.center()));
                        for each in mine {
                            assert!(each.whole && area.rect.contains_rect(each.rect), "{what}: {each:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn at_the_usual_sizes_nothing_of_the_bar_is_cut_off() {
    for players in [2, 5] {
        for window in WINDOWS {
            let look = Look::at(room(window, 1.0));
            let ctx = fresh();
            for (m, table) in moments(players) {
                let bar = look.layout(m).bar;
                // A Setback may offer thirteen kinds to give up; they can be scrolled to.
                if matches!(m.game().phase(), Phase::Setback { .. }) {
                    continue;
                }
                for each in look.read(&ctx, m, table).iter().filter(|w| bar.contains(w.rect.center())) {
                    assert!(each.whole && bar.contains_rect(each.rect), "{players} at {window}: {each:?}");
                }
            }
        }
    }
}

/// The headings over a seat's groups, as far as they are written.
fn headings(all: &[Written], layout: &Layout, seat: usize) -> Vec<String> {
    layout.areas[seat].groups.iter().map(|group| line(all, group.heading)).collect()
}

#[test]
fn headings_stay_whatever_is_scored() {
    for players in [2, 5] {
        for window in WINDOWS {
            let look = Look::at(room(window, 1.0));
            let ctx = fresh();
            for (m, table) in moments(players) {
                let (layout, all) = (look.layout(m), look.read(&ctx, m, table));
                for seat in 0..usize::from(players) {
                    assert_eq!(
                        headings(&all, &layout, seat),
                        NAMES.map(|name| english(&name)),
                        "{players} at {window}"
                    );
                }
            }
        }
    }
}

/// The points that a group of a seat has, told anew from the rules: now, or after the last Aeon.
fn expected(m: &Bidding, seat: usize, group: usize) -> i16 {
    let view = m.game().view(None);
    let holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
    let line = score(&holdings, true)[seat];
    match NAMES[group] {
        Board::OldOnes => line.row(ScoreRow::OldOnes),
        Board::Relics => line.row(ScoreRow::Relics),
        Board::Tomes => line.row(ScoreRow::Tomes),
        Board::Rituals => line.row(ScoreRow::Altars) + line.row(ScoreRow::Cultists),
        Board::Shoggoths => line.row(ScoreRow::Shoggoths),
        _ => line.row(ScoreRow::SiteTypes) + line.row(ScoreRow::SitesAlike),
    }
}

#[test]
fn points_bear_their_sign_in_the_colour_of_it_once_something_has_happened() {
    let (mut gains, mut losses, mut before, mut sums) = (0, 0, 0, 0);
    for players in [2, 5] {
        let (look, ctx) = (Look::at(USUAL), fresh());
        for (m, table) in moments(players) {
            let (layout, all) = (look.layout(m), look.read(&ctx, m, table));
            let last = m.game().aeon() == AEONS;
            // Something has been won in this Aeon once a token lies face down.
            let begun = m.game().players().iter().any(|player| !player.face_down.is_empty());
            for (seat, area) in layout.areas.iter().enumerate() {
                for (k, group) in area.groups.iter().enumerate() {
                    let told = line(&all, group.points);
                    let sites = NAMES[k] == Board::Sites;
                    assert_eq!(
                        told.contains("after the third"),
                        sites && !told.is_empty() && !last,
                        "{told}"
                    );
                    let Some(number) = told.split(' ').next().filter(|told| !told.is_empty()) else {
                        let nothing =
                            group.slots.iter().all(|(tile, _)| !m.game().players()[seat].tiles.has(*tile));
                        let points = if sites { 0 } else { expected(m, seat, k) };
                        assert!((nothing && points == 0) || !begun, "{:?} of {seat} say nothing", NAMES[k]);
                        before += usize::from(!begun && points != 0);
                        continue;
                    };
                    assert!(begun || sites, "{told}, before anything happened");
                    let points = points(number).unwrap_or_else(|| panic!("{told} bears no sign"));
                    assert_eq!(points, expected(m, seat, k), "{:?} of seat {seat}", NAMES[k]);
                    let there =
                        all.iter().find(|w| w.words == number && group.points.contains(w.rect.center()));
                    let ink = match points {
                        0 => style::FAINT,
                        1.. => style::GOOD,
                        _ => style::BAD,
                    };
                    assert_eq!(there.unwrap().ink, ink, "{told}");
                    gains += usize::from(points > 0);
                    losses += usize::from(points < 0);
                }
                let head = line(&all, area.head);
                assert_eq!(head.contains("if the Aeon ended now"), begun, "{head}");
                if begun {
                    let words = head.split("if the").next().unwrap().trim();
                    let sum = points(words.split(' ').next_back().unwrap()).unwrap();
                    assert_eq!(sum, m.game().view(None).standing[seat].total(), "{head}");
                    sums += 1;
                }
            }
        }
    }
    assert!(gains > 50 && losses > 20 && before > 5 && sums > 30, "{gains}, {losses}, {before}, {sums}");
}

/// Where the letters of a tile are drawn, with what is behind them.
fn letters(tile: Rect) -> Rect {
    Rect::from_min_max(pos2(tile.left(), tile.top() + tile.height() * 0.6), tile.max)
}

/// At two scales; at the larger in `./test`.
#[test]
fn counts_cover_no_letters() {
    let mut counts = 0;
    for players in [2, 5] {
        for window in WINDOWS {
            for &scale in whole_or(&[1.0, 1.5][..], &[1.5]) {
                let look = Look::at(room(window, scale));
                let ctx = fresh();
                for (m, table) in moments(players) {
                    let (layout, all) = (look.layout(m), look.read(&ctx, m, table));
                    for (seat, player) in m.game().players().iter().enumerate() {
                        let seat = Seat(seat as u8);
                        // What lies on top is seen; each kind is a pile.
                        let tops: Vec<(Tile, u8, Rect)> = player
                            .tiles
                            .iter()
                            .map(|(tile, n)| {
                                (tile, n, layout.place(tile, TilePlace::Held(seat), usize::from(n) - 1))
                            })
                            .collect();
                        for (tile, n, top) in tops.iter().filter(|(_, n, _)| *n > 1) {
                            // Smaller letters nobody can read anyway; how many there are matters more then.
                            if top.width() < 20.0 {
                                continue;
                            }
                            let near = top.expand(top.width() * 0.3);
                            let found = all.iter().filter(|w| w.words == n.to_string());
                            let badge = found.into_iter().find(|w| near.contains(w.rect.center()));
                            let badge =
                                badge.unwrap_or_else(|| panic!("{n} × {tile:?} is not told at {window}"));
                            for (other, _, rect) in &tops {
                                let covered = letters(*rect).intersects(badge.rect);
                                assert!(
                                    !covered,
                                    "the count of {tile:?} covers {other:?} at {window}, {scale}"
                                );
                            }
                            counts += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(counts > 200, "{counts}");
}

#[test]
fn a_name_fits_on_its_tile() {
    let ctx = fresh();
    frame(&ctx, USUAL, vec![], |_| ());
    for tile in Tile::ALL {
        // Drawn a hundred times as large as a point, so that nothing is rounded to pixels.
        let font = FontId::proportional(name_size(tile) * 10.0);
        let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(short_name(tile), font, Color32::WHITE));
        let wide = galley.size().x / 10.0;
        assert!(wide <= NAME_ROOM + 2.0 && NAME_ROOM + 2.0 < SIDE - 12.0, "{}: {wide}", short_name(tile));
        assert!(name_size(tile) > 11.0, "{} is too small to be read", short_name(tile));
    }
}
