//! The match as it is shown: event by event, each for as long as it takes to see it; what lies on the table, the same in the
//! window and in a picture of a save; and what that means to whoever is asked: what a click asks for, what is said about it, and
//! where you may drag it. What comes of that, the choices say.

use crate::about;
use crate::faces::{DrawnPicture, TileDetail};
use crate::layout::{TilePlace, TokenPlace, tiles};
use crate::panel_data::PanelData;
use crate::texts::Board as Words;
use crate::ui_state::GameRequest;
use bevy_egui::egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};
use game::Seat;
use game::choices::Pointing;
use rathulhu_rules::{AeonEnd, Auction, Event, Pile, Rathulhu, TRACK, Thing, Tile, Token};
use window::board::{self, Board, Caption, ItemOutline, Meaning};
use window::card_match::{CardOrder, CardPlaying};
use window::choices;
use window::flat::{self, DisplayedMatch};
use window::speech::tell;
use window::ui::act::UiCommand;
use window::ui::drag;
use window::ui::pictures::Picture;
use window::ui::style::{AMBER, BAD, FAINT, GOOD, INK};

/// The window of the game: what it says of itself stands in [`super`].
#[derive(Clone, Copy, Debug)]
pub struct RathulhuWindow;

pub type RathulhuMatch = CardPlaying<Rathulhu>;
pub type RathulhuOrder = CardOrder<Table>;

pub type Table = DisplayedMatch<RathulhuWindow>;

/// How an event is told; what comes to lie somewhere is a tile there.
pub type Telling = flat::Telling<(Tile, TilePlace)>;

pub fn tile(tile: Tile, print: TileDetail) -> Picture {
    DrawnPicture::Tile(tile, print).picture()
}

pub fn token(token: Token) -> Picture {
    DrawnPicture::Token(token.0, true).picture()
}

/// How an event is told, with so much written on its tiles.
pub fn telling(event: &Event, print: TileDetail) -> Telling {
    let one = |drawn: Tile| [tile(drawn, print)];
    let all = |pile: &Pile| pile.tiles().map(|each| tile(each, print)).collect::<Vec<_>>();
    match event {
        Event::Drew { seat, tile, space, .. } => {
            Telling::of(0.5).by(*seat).with(one(*tile)).at((*tile, TilePlace::Track((*space).min(TRACK - 1))))
        }
        Event::DrewSign { seat, signs, spaces, .. } => {
            let place = TilePlace::Time(usize::from(*signs).saturating_sub(1));
            // The last one has its moment.
            let lasts_s = if signs >= spaces { 1.2 } else { 0.7 };
            Telling::of(lasts_s).by(*seat).with(one(Tile::ElderSign)).at((Tile::ElderSign, place))
        }
        Event::UsedOldOne { seat, tile, .. } => Telling::of(0.7).by(*seat).with(one(*tile)),
        Event::Invoked { seat } => Telling::of(0.3).by(*seat).with([DrawnPicture::Idol(true).picture()]),
        Event::AuctionBegan { lot, token: board, .. } => {
            let lot = lot.iter().map(|each| tile(*each, print));
            Telling::of(0.8).with(lot.chain([token(*board)])).ink(AMBER)
        }
        Event::Bid { seat, token: bid } => Telling::of(0.55).by(*seat).with([token(*bid)]),
        Event::Passed { seat } => Telling::of(0.55).by(*seat),
        Event::Won { seat, lot, gained, .. } => {
            Telling::of(1.1).by(*seat).with(all(lot).into_iter().chain([token(*gained)])).ink(GOOD)
        }
        Event::NoBid { swept } => Telling::of(0.8).with(all(swept)),
        Event::Struck { seat, setback } => {
            Telling::of(0.8).by(*seat).with(one(Tile::Setback(*setback))).ink(BAD)
        }
        Event::Discarded { seat, tile } => Telling::of(0.45).by(*seat).with(one(*tile)).ink(BAD),
        Event::AeonEnded { why: AeonEnd::Time, .. } => Telling::of(2.6),
        Event::AeonEnded { .. } => Telling::of(2.2),
        Event::AeonScored { .. } => Telling::of(0.0).ink(AMBER),
        Event::AeonBegan { .. } => Telling::of(0.9).ink(AMBER),
        Event::Over { .. } => Telling::of(0.9).ink(GOOD),
    }
}

pub type Item = board::Item<Thing>;

/// Tiles smaller than this bear two letters in the place of a name, pixels: the longest name could not be read.
const NAMED_FROM_PX: f32 = 72.0;
/// A board has numbers on it from this height on, points.
pub(crate) const NUMBERED_FROM: f32 = 60.0;
/// How far a lot is lifted, as a share of a tile.
const LIFT: f32 = 0.06;
/// How much is seen of a tile where none lies yet, and how bright it is.
const GHOST: (f32, f32) = (0.3, 0.9);
/// How large a tile comes out of the bag, and leaves the table, as a share of its size there; and how far below the
/// window it goes, as a share of that.
const DRAWN: f32 = 0.6;
const GONE: (f32, f32) = (0.7, 0.12);

pub fn board<'a>(data: &PanelData<'a>, items: &'a [Item]) -> Board<'a, Thing> {
    Board {
        name: data.name,
        items,
        names: data.names(),
        focus: data.ui_state.chosen.focus,
        still: data.still,
    }
}

pub fn items(data: &PanelData) -> Vec<Item> {
    let layout = &data.layout;
    let awake = data.is_offered(Thing::Idol);
    let numbered = layout.board.height() >= NUMBERED_FROM;
    let bag = Item::fixed("bag", DrawnPicture::Bag.picture(), layout.bag).z(-7.0).target(Thing::Bag);
    let left = data.seen.bag.total();
    let at = layout.bag.center_bottom() - vec2(0.0, 8.0);
    let mut all = vec![
        Item::fixed("table top", DrawnPicture::TableTop.picture(), layout.room).z(-10.0),
        Item::fixed("board", DrawnPicture::Board.picture(), layout.board).z(-9.0),
        if numbered { bag.badge(at, left, 15.0, INK) } else { bag },
        Item::fixed("idol", DrawnPicture::Idol(awake).picture(), layout.idol).z(-7.0).target(Thing::Idol),
    ];
    for (space, rect) in layout.track.iter().enumerate() {
        let item = Item::fixed(("space", space), DrawnPicture::Space.picture(), *rect).z(-8.0);
        let item = item.target(Thing::Space(space));
        // Its key, for whoever may take what lies there.
        let takes = numbered && data.is_offered(Thing::Space(space));
        all.push(if takes { item.key(rect.center_bottom(), space + 1) } else { item });
    }
    for (space, rect) in layout.time.iter().enumerate() {
        all.push(Item::fixed(("time", space), DrawnPicture::Sign.picture(), *rect).z(-8.0));
    }
    all.extend(layout.whole_time().map(|rect| Item::area("time", rect).z(-7.5).target(Thing::Time)));
    (0..).map(Seat).take(layout.areas.len()).for_each(|seat| mat(data, seat, &mut all));
    lay_tiles(data, &mut all);
    lay_tokens(data, &mut all);
    glow(data, &mut all);
    for item in &mut all {
        item.name = item.target.and_then(|thing| about::name(thing, data));
    }
    all
}

/// What may be done by whoever is asked glows faintly. What is bid is ringed already.
fn glow(data: &PanelData, all: &mut [Item]) {
    let offered = data.asked().map_or(vec![], |_| data.offers.next(None, &[], None));
    for item in all.iter_mut().filter(|item| item.ring.is_none()) {
        if let Some(thing) = item.target.filter(|thing| offered.contains(thing)) {
            let round = matches!(thing, Thing::Token(_));
            item.ring = Some(ItemOutline { ink: AMBER.gamma_multiply(0.5), width: 1.5, round });
        }
    }
}

/// How much is written on a tile of a size.
fn print(data: &PanelData, rect: Rect) -> TileDetail {
    if rect.width() * data.pixels >= NAMED_FROM_PX { TileDetail::Name } else { TileDetail::Letters }
}

/// A mat and the places on it; of its words each group is explained by itself.
fn mat(data: &PanelData, seat: Seat, all: &mut Vec<Item>) {
    let Some(area) = data.layout.areas.get(usize::from(seat.0)) else { return };
    let player = Thing::Player(seat);
    let words = tell(data.names(), &Words::Player { seat, points: data.points(seat) });
    let caption = Caption::new(area.rect.left_top() + vec2(8.0, 16.0), 13.0, words);
    let mat = Item::fixed(("mat", seat), DrawnPicture::Mat(seat.0).picture(), area.rect).z(-9.0);
    all.push(mat.target(player).caption(caption));
    all.push(Item::area(("head", seat), area.head).z(-8.0).target(player));
    for (k, group) in area.groups.iter().enumerate() {
        let whole =
            group.slots.iter().fold(group.heading.union(group.points), |all, (_, slot)| all.union(*slot));
        all.push(Item::area(("group", seat, k), whole).z(-8.0).target(player));
        for (tile, rect) in &group.slots {
            let picture = DrawnPicture::Tile(*tile, print(data, *rect)).picture();
            let ghost = Item::fixed(("ghost", seat, tile), picture, *rect).z(-6.0);
            all.push(ghost.alpha(GHOST.0).light(GHOST.1).target(Thing::Tile(seat, *tile)));
        }
    }
}

/// The tiles. What is for sale is lifted; what was drawn comes out of the bag, if it has not been shown large.
fn lay_tiles(data: &PanelData, all: &mut Vec<Item>) {
    let (layout, table) = (&data.layout, data.table);
    let draws = matches!(table.events(), [Event::Drew { .. } | Event::DrewSign { .. }]) && !table.was_large();
    for (tile, place, below) in tiles(data.seen) {
        let mut rect = layout.place(tile, place, below);
        let lifted = matches!(place, TilePlace::Track(_)) && data.auction().is_some();
        if lifted {
            rect = rect.translate(vec2(0.0, -rect.height() * LIFT));
        }
        let picture = DrawnPicture::Tile(tile, print(data, rect)).picture();
        let below_window = pos2(rect.center().x, layout.room.bottom() + layout.room.height() * GONE.1);
        let item = Item::new(("tile", tile), (place, below, lifted), picture, rect)
            .z(1.0 + 0.01 * below as f32)
            .to(Rect::from_center_size(below_window, rect.size() * GONE.0));
        let bag = || Rect::from_center_size(layout.bag.center(), Vec2::splat(rect.width() * DRAWN));
        all.push(if draws { item.from(bag(), Some(DrawnPicture::Back.picture())) } else { item });
    }
}

/// The tokens: what is bid is ringed, the highest bid brightly.
fn lay_tokens(data: &PanelData, all: &mut Vec<Item>) {
    let high = data.auction().and_then(Auction::high).map(|(_, token)| token);
    for (token, spot) in &data.tokens {
        let (rect, nth) = data.layout.token(&data.tokens, *token);
        let down = matches!(spot, TokenPlace::Down(_));
        let item =
            Item::new(("token", token), (spot, nth), DrawnPicture::Token(token.0, !down).picture(), rect)
                .z(if matches!(spot, TokenPlace::Offered(_)) { 4.0 } else { 3.0 })
                .side(if down { board::Facing::Down } else { board::Facing::Up });
        let item = match spot {
            TokenPlace::Offered(_) if high == Some(*token) => {
                item.ring(ItemOutline { ink: GOOD, width: 3.0, round: true })
            }
            TokenPlace::Offered(_) => item.ring(ItemOutline { ink: FAINT, width: 1.5, round: true }),
            _ => item,
        };
        all.push(item.target(Thing::Token(*token)));
    }
}

/// Smaller windows have no room for explanations, points.
const LEAST: (f32, f32) = (260.0, 160.0);

impl Meaning<Thing, GameRequest> for PanelData<'_> {
    fn click(&self, thing: Thing) -> Option<UiCommand<GameRequest>> {
        if self.busy {
            return self.counting.is_none().then_some(UiCommand::Wish(GameRequest::Hurry));
        }
        self.offers.comes(&Pointing::At(vec![thing]), None)?;
        Some(UiCommand::Wish(GameRequest::click(thing)))
    }

    fn can_click(&self, thing: Thing) -> bool {
        matches!(about::tip(thing, self, self.looker()).said.click, Some(Ok(_)))
    }

    fn explain(&self, thing: Thing, ui: &mut Ui) -> bool {
        let room = ui.ctx().content_rect().size();
        let fits = room.x >= LEAST.0 && room.y >= LEAST.1;
        if fits {
            about::show(ui, &about::tip(thing, self, self.looker()));
        }
        fits
    }

    /// Of a mat the part with its words; for the keyboard the name.
    fn read(&self, thing: Thing, rect: Rect, at: Option<Pos2>) -> Rect {
        let Thing::Player(seat) = thing else { return rect };
        let Some(area) = self.layout.areas.get(usize::from(seat.0)) else { return rect };
        let Some(at) = at else { return area.name() };
        let groups = area.groups.iter().map(|group| {
            group.slots.iter().fold(group.heading.union(group.points), |all, (_, slot)| all.union(*slot))
        });
        let mut parts = [area.head].into_iter().chain(groups);
        parts.find(|part| part.contains(at)).unwrap_or(Rect::from_pos(at))
    }

    /// The lot, and the bar with its bids.
    fn weighed(&self) -> Vec<Rect> {
        self.layout.lot(&self.seen.track).into_iter().chain([self.layout.bar]).collect()
    }

    fn dragged(&self, thing: Thing) -> Option<Picture> {
        let seat = self.asked()?;
        let face = match thing {
            Thing::Bag => DrawnPicture::Back,
            Thing::Idol => DrawnPicture::Idol(true),
            Thing::Space(space) => {
                DrawnPicture::Tile((*self.seen.track.spaces().get(space)?)?, TileDetail::Name)
            }
            Thing::Token(token) if self.spot(token)?.owner() == Some(seat) => {
                DrawnPicture::Token(token.0, true)
            }
            Thing::Tile(of, tile) if of == seat && self.held(seat).has(tile) => {
                DrawnPicture::Tile(tile, TileDetail::Name)
            }
            _ => return None,
        };
        Some(face.picture())
    }

    fn places(&self, thing: Thing) -> Vec<drag::DropZone<UiCommand<GameRequest>>> {
        let (Some(seat), layout) = (self.asked(), &self.layout) else { return vec![] };
        let mat = layout.areas.get(usize::from(seat.0)).map(|area| (Thing::Player(seat), area.rect));
        let spaces = layout.track.iter().enumerate().map(|(space, rect)| (Thing::Space(space), *rect));
        let onto = [(Thing::Track, layout.whole_track()), (Thing::Board, layout.board)];
        let onto = onto.into_iter().chain(mat).chain(spaces);
        choices::places(self.offers, self.names(), (thing, None), onto, |drop| {
            UiCommand::Wish(GameRequest::Choose(drop))
        })
    }
}
