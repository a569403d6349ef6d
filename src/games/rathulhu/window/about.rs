//! What is said about the things that can be pointed at: what they are for, how they are counted, what they are worth, what a
//! click does; and what a seat can hope for in the auction that is on, or that could be invoked.

use crate::layout::TokenPlace;
use crate::panel_data::PanelData;
use crate::texts::{Kinds, Stakes, Things as Words, Worths};
use bevy_egui::egui::{Align, Color32, Frame, Grid, Label, Layout, Margin, RichText, Ui};
use game::Seat;
use game::choices::{Comes, Pointing};
use game::message::{Message, Say};
use game::words::signed;
use rathulhu_rules::{
    Gain, Phase, ScoreRow, Setback, Stake, Thing, Tile, Token, View, alike_points, gain_taking, gain_with,
    gain_without, shoggoth_points, site_type_points, stake, tome_points,
};
use strum::VariantArray;
use window::speech::{say, tell};
use window::ui::explanation::Explanation;
use window::ui::style;

/// How points depend on what is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    pub what: Worths,
    /// How many, or who, and the points for it.
    pub steps: Vec<(String, i16)>,
    /// Which of them holds for whoever looks.
    pub at: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetWorth {
    pub what: String,
    /// What it changes, of what is scored: points if the Aeon ended now, and beside them in later Aeons.
    pub rows: Vec<(ScoreRow, Gain)>,
    /// All of that together.
    pub sum: Gain,
    /// What the tokens of whoever wins add up to before, and then.
    pub tokens: Option<(u16, u16)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TargetInfo {
    /// What it is, what it is for, and what a click does.
    pub said: Explanation,
    /// How it is counted, where that is not so many points each.
    pub scales: Vec<Scale>,
    pub worth: Option<TargetWorth>,
}

pub fn tip(target: Thing, shown: &PanelData, me: Option<Seat>) -> TargetInfo {
    let view = shown.seen;
    let mut said = describe(target, shown);
    let worth = match (target, me) {
        (Thing::Player(seat), _) => lot(shown, seat, None),
        (_, Some(me)) => worth(target, shown, me),
        (_, None) => None,
    };
    let scales = match target {
        Thing::Tile(seat, tile) => scales(tile, view, seat),
        Thing::Space(space) => {
            let tile = view.track.spaces().get(space).copied().flatten();
            tile.map_or(vec![], |tile| scales(tile, view, me.unwrap_or(Seat(u8::MAX))))
        }
        _ => vec![],
    };
    if let Some(seat) = me.filter(|me| view.phase.seat() == Some(*me))
        && concerns(target, shown, seat)
    {
        said.click = shown.offers.comes(&Pointing::At(vec![target]), None).map(|comes| match comes {
            Comes::Does(_, what) => Ok(say(Words::Click { action: what.message() })),
            Comes::Refused(_, _, why) => Err(shown.reason(&why)),
        });
    }
    TargetInfo { said, scales, worth }
}

/// Whether it makes sense to speak of what a click would do: not of other people's targets.
fn concerns(target: Thing, shown: &PanelData, seat: Seat) -> bool {
    match target {
        Thing::Token(token) => shown.spot(token).and_then(TokenPlace::owner) == Some(seat),
        Thing::Tile(of, tile) => {
            of == seat && shown.held(seat).has(tile) && matches!(shown.seen.phase, Phase::Setback { .. })
        }
        _ => true,
    }
}

/// What a thing is called; `None` if all of it is seen in what lies there.
pub(crate) fn name(target: Thing, shown: &PanelData) -> Option<Message> {
    let view = shown.seen;
    let words = match target {
        Thing::Bag => Words::Bag { tiles: view.bag.total() },
        Thing::Idol => Words::Idol,
        Thing::Space(space) => match view.track.spaces().get(space).copied().flatten() {
            Some(tile) => return Some(tile.message()),
            None => Words::Space { number: space + 1 },
        },
        Thing::Token(token) => Words::Token { number: token.0 },
        Thing::Tile(seat, tile) => {
            Words::Held { count: shown.held(seat).count(tile), tile: tile.message(), seat }
        }
        Thing::Time => Words::Time { signs: view.signs, spaces: view.time_spaces },
        Thing::Player(seat) => return Some(shown.player(seat)),
        Thing::Pass => Words::Pass,
        Thing::Track | Thing::Board => return None,
        Thing::Done => Words::Done,
    };
    Some(words.message())
}

fn describe(target: Thing, shown: &PanelData) -> Explanation {
    let view = shown.seen;
    let lines = match target {
        Thing::Bag => {
            let signs = view.bag.count(Tile::ElderSign);
            let setbacks = Tile::SETBACKS.iter().map(|&tile| view.bag.count(tile)).sum();
            vec![say(Words::BagAbout { signs, setbacks })]
        }
        Thing::Idol => vec![say(Words::IdolAbout)],
        Thing::Space(space) => match view.track.spaces().get(space).copied().flatten() {
            Some(tile) => vec![say(explain(tile))],
            None => vec![say(Words::SpaceAbout)],
        },
        Thing::Token(token) => {
            let where_it_lies = match shown.spot(token) {
                None | Some(TokenPlace::Board) => Words::TokenBoard,
                Some(TokenPlace::Up(seat)) => Words::TokenUp { seat },
                Some(TokenPlace::Offered(seat)) => Words::TokenOffered { seat },
                Some(TokenPlace::Down(seat)) => Words::TokenDown { seat },
            };
            vec![tell(shown.names(), &where_it_lies)]
        }
        Thing::Tile(_, tile) => vec![say(explain(tile))],
        Thing::Time => vec![say(Words::TimeAbout)],
        Thing::Player(seat) => standing(shown, seat),
        Thing::Pass => vec![say(Words::PassAbout)],
        Thing::Track | Thing::Board => vec![],
        Thing::Done => vec![say(Words::DoneAbout)],
    };
    let title = name(target, shown).map(|name| tell(shown.names(), &name));
    Explanation::new(title.unwrap_or_default(), lines)
}

/// How a player stands: points, what the Aeon would add, and why nothing can be won just now, if so.
fn standing(shown: &PanelData, seat: Seat) -> Vec<String> {
    let at = usize::from(seat.0);
    let points = shown.points(seat);
    let sum = shown.standing.get(at).and_then(|line| shown.sum(line));
    let stands = match sum {
        Some(sum) => Words::PointsNow { points, more: signed(sum) },
        None => Words::Points { points },
    };
    let hidden = shown.score(seat).is_none().then(|| say(Words::PointsHidden));
    let hopes = prospect(shown.seen, seat, None);
    let why = hopes.why_not(seat).filter(|_| shown.outcome.is_none());
    let why = why.map(|why| tell(shown.names(), &why));
    [say(stands)].into_iter().chain(hidden).chain(why).collect()
}

pub const fn explain(tile: Tile) -> Kinds {
    match tile {
        Tile::ElderSign => Kinds::ElderSign,
        Tile::OldOne => Kinds::OldOne,
        Tile::Relic => Kinds::Relic,
        Tile::Tome(_) => Kinds::Tome,
        Tile::Altar => Kinds::Altar,
        Tile::Cultist => Kinds::Cultist,
        Tile::Shoggoth => Kinds::Shoggoth,
        Tile::Site(_) => Kinds::Site,
        Tile::Setback(Setback::Shoggoth) => Kinds::SetbackShoggoth,
        Tile::Setback(Setback::Ritual) => Kinds::SetbackRitual,
        Tile::Setback(Setback::Tome) => Kinds::SetbackTome,
        Tile::Setback(Setback::Site) => Kinds::SetbackSite,
    }
}

/// How points depend on how many of a kind a seat holds, by the count of the rules.
fn scales(tile: Tile, view: &View, seat: Seat) -> Vec<Scale> {
    let held = view.players.get(usize::from(seat.0)).map(|player| &player.tiles);
    let types = |counts: &[u8]| counts.iter().filter(|&&count| count > 0).count();
    match tile {
        Tile::Tome(_) => {
            let points = |types: usize| tome_points(&std::array::from_fn(|k| u8::from(k < types)));
            let steps = (0..=5).map(|types| (types.to_string(), points(types))).collect();
            vec![Scale { what: Worths::Types, steps, at: held.map(|held| types(held.tomes())) }]
        }
        Tile::Site(site) => {
            let points = |types: usize| site_type_points(&std::array::from_fn(|k| u8::from(k < types)));
            let steps = (1..=8).map(|types| (types.to_string(), points(types))).collect();
            let at = held.and_then(|held| types(held.sites()).checked_sub(1));
            let kinds = Scale { what: Worths::Types, steps, at };
            let steps = [3_u8, 4, 5].map(|alike| (alike.to_string(), alike_points(alike))).to_vec();
            let alike = held.map_or(0, |held| held.count(Tile::Site(site)));
            vec![kinds, Scale { what: Worths::Alike, steps, at: usize::from(alike.min(5)).checked_sub(3) }]
        }
        Tile::Shoggoth => {
            let points = shoggoth_points(&[2, 1, 0]);
            let who = [Worths::Most, Worths::Between, Worths::Fewest].map(say);
            let steps = who.into_iter().zip(points);
            vec![Scale { what: Worths::OfAll, steps: steps.collect(), at: None }]
        }
        _ => vec![],
    }
}

/// What a thing would be worth to a seat now.
fn worth(target: Thing, shown: &PanelData, me: Seat) -> Option<TargetWorth> {
    let view = shown.seen;
    let alone =
        |what: Worths, sum| TargetWorth { what: tell(shown.names(), &what), rows: vec![], sum, tokens: None };
    match target {
        Thing::Space(space) => {
            let tile = view.track.spaces().get(space).copied().flatten()?;
            // Whoever may take it now pays with an Old One.
            let asked = view.phase.seat() == Some(me);
            if asked && shown.offers.next(None, &[], None).contains(&target) {
                return Some(alone(Worths::ForOldOne, gain_taking(view, me, tile)));
            }
            Some(alone(Worths::ForYou, gain_with(view, me, &[tile].into_iter().collect())))
        }
        Thing::Idol if !view.track.is_empty() => lot(shown, me, None),
        Thing::Token(token) => lot(shown, me, Some(token)),
        Thing::Tile(seat, tile)
            if view.players.get(usize::from(seat.0)).is_some_and(|p| p.tiles.has(tile)) =>
        {
            let what = if seat == me { Worths::Losing } else { Worths::LosingOf { seat } };
            Some(alone(what, gain_without(view, seat, tile)))
        }
        _ => None,
    }
}

/// What the lot would bring a seat, row by row; for a token of its own, if one is meant.
fn lot(shown: &PanelData, seat: Seat, token: Option<Token>) -> Option<TargetWorth> {
    let hopes = prospect(shown.seen, seat, token);
    let meant = |paid: &Token| token.is_none_or(|token| token == *paid);
    let stake = hopes.stake().filter(|stake| meant(&stake.paid) && shown.outcome.is_none())?;
    let (won, paid) = (stake.won.0, stake.paid.0);
    let bare = shown.seen.track.is_empty();
    let what = if bare { Worths::Token { won, paid } } else { Worths::Lot { won, paid } };
    let row = |row: ScoreRow| {
        let gain = stake.rows.row(row);
        (gain != Gain::default()).then_some((row, gain))
    };
    Some(TargetWorth {
        what: say(what),
        rows: ScoreRow::VARIANTS.iter().copied().filter_map(row).collect(),
        sum: stake.gain,
        tokens: Some(stake.tokens),
    })
}

/// Size of the letters, points.
const LETTERS: f32 = 13.5;

pub fn show(ui: &mut Ui, tip: &TargetInfo) {
    tip.said.show_with(ui, |ui| {
        tip.scales.iter().for_each(|known| show_scale(ui, known));
        if let Some(known) = &tip.worth {
            show_worth(ui, known);
        }
    });
}

/// How many bring how much, side by side; a frame round what holds now.
fn show_scale(ui: &mut Ui, scale: &Scale) {
    Grid::new(format!("{:?}", scale.what)).spacing([2.0, 1.0]).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            [say(&scale.what), say(Worths::Points)].iter().for_each(|words| whole(ui, words));
        });
        for (k, (count, points)) in scale.steps.iter().enumerate() {
            let line = if scale.at == Some(k) { style::AMBER } else { Color32::TRANSPARENT };
            let frame = Frame::new().stroke((1.0, line)).corner_radius(4);
            frame.inner_margin(Margin::symmetric(3, 0)).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    whole(ui, count);
                    ui.label(RichText::new(signed(*points)).size(LETTERS).color(ink(*points)));
                });
            });
        }
        ui.end_row();
    });
}

/// Words in a line of their own, however little room there is.
fn whole(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(12.5).color(style::FAINT)).extend());
}

fn faint(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).size(12.5).color(style::FAINT));
}

/// What it would be worth, as a table: now and in later Aeons, by what is scored, and together.
fn show_worth(ui: &mut Ui, worth: &TargetWorth) {
    ui.separator();
    let any = worth.sum.later != 0 || worth.rows.iter().any(|(_, gain)| gain.later != 0);
    let columns = if any { vec![Worths::Now, Worths::Later] } else { vec![Worths::Now] };
    Grid::new("worth").spacing([14.0, 2.0]).show(ui, |ui| {
        let row = |ui: &mut Ui, name: &str, [now, later]: [i16; 2], size: f32| {
            ui.label(RichText::new(name).size(size));
            for points in [now, later].into_iter().take(columns.len()) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = if points == 0 && size == LETTERS { String::new() } else { signed(points) };
                    ui.label(RichText::new(words).size(size).color(ink(points)));
                });
            }
            ui.end_row();
        };
        ui.label("");
        columns.iter().for_each(|words| faint(ui, &say(words)));
        ui.end_row();
        for (each, gain) in &worth.rows {
            row(ui, &say(each), [gain.now, gain.later], LETTERS);
        }
        row(ui, &worth.what, [worth.sum.now, worth.sum.later], 15.0);
    });
    if let Some((before, after)) = worth.tokens {
        faint(ui, &say(Worths::Tokens { before, after }));
    }
}

/// What a seat can hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// It may win the lot for this.
    Wins(Stake),
    /// It has the highest bid, and wins this unless it is outbid.
    Leads(Stake),
    /// It has bid, and been outbid.
    Outbid(Token),
    Passed,
    /// None of its tokens is above the highest bid.
    TooLow(Token),
    /// All its tokens lie face down.
    NoToken,
}

/// What a seat can hope for with a token; with the lowest that would do, where none is named or the one named would not.
pub(crate) fn prospect(view: &View, seat: Seat, with: Option<Token>) -> Prospect {
    let Some(player) = view.players.get(usize::from(seat.0)) else { return Prospect::NoToken };
    let mut high = None;
    if let Phase::Auction(auction) = &view.phase {
        high = auction.high().map(|(_, token)| token);
        if let Some(call) = auction.calls.iter().find(|call| call.seat == seat) {
            let Some(bid) = call.bid else { return Prospect::Passed };
            let leads = stake(view, seat, bid).filter(|_| high == Some(bid));
            return leads.map_or(Prospect::Outbid(bid), Prospect::Leads);
        }
    }
    let able = player.face_up.above(high);
    let paid = with.filter(|token| able.has(*token)).or_else(|| able.lowest());
    match (paid.and_then(|paid| stake(view, seat, paid)), high) {
        (Some(stake), _) => Prospect::Wins(stake),
        (None, Some(high)) if !player.face_up.is_empty() => Prospect::TooLow(high),
        (None, _) => Prospect::NoToken,
    }
}

impl Prospect {
    /// What there is to win, for whoever can.
    pub const fn stake(&self) -> Option<&Stake> {
        match self {
            Self::Wins(stake) | Self::Leads(stake) => Some(stake),
            Self::Outbid(_) | Self::Passed | Self::TooLow(_) | Self::NoToken => None,
        }
    }

    /// Why a seat wins nothing; `None` if it can win.
    pub const fn why_not(&self, seat: Seat) -> Option<Stakes> {
        match self {
            Self::Wins(_) | Self::Leads(_) => None,
            Self::Outbid(token) => Some(Stakes::Outbid { seat, token: token.0 }),
            Self::Passed => Some(Stakes::Passed { seat }),
            Self::TooLow(high) => Some(Stakes::TooLow { seat, high: high.0 }),
            Self::NoToken => Some(Stakes::NoToken { seat }),
        }
    }
}

/// The colour of points: what is gained, what is lost, what is neither.
pub const fn ink(points: i16) -> Color32 {
    match points {
        0 => style::FAINT,
        1.. => style::GOOD,
        _ => style::BAD,
    }
}
