//! What lies in store, for the supply strip: every stash's pyramids by size, the player's own first, and the floor cards.

use super::panels::icons;
use bevy_egui::egui::{Rect, Vec2, pos2};
use game::Seat;
use game::message::Message;
use rlyeh::Rlyeh;
use rlyeh_rules as rules;
use rlyeh_rules::{CardShape, Colour, Piece, Size, StashView, View};
use session::{HandRules, Names, Seating};
use table::PieceId;
use window::speech::Reason;
use window::ui::pictures::Picture;
use window::ui::supply::{self, Cell, Groups};

/// Floor cards in a row.
const CARDS: usize = 3;
/// Room for a mark on a pyramid, as a share of the height of its picture.
const MARK: f32 = 0.24;

/// The rows of the strip: a stash a row, then the floor cards.
pub fn groups(stashes: u8) -> Groups {
    let cards = CardShape::ALL.len();
    let rows = (0..cards).step_by(CARDS).map(|from| CARDS.min(cards - from)).collect();
    vec![vec![Size::ALL.len(); usize::from(stashes)], rows]
}

/// Whose stash comes first: of the person who acts, and while bots build still of whoever sits there, so that nothing jumps.
pub fn first(seating: &Seating, active: Seat) -> Seat {
    if seating.is_person(active) { active } else { seating.persons().next().unwrap_or(active) }
}

/// The stashes from the top of the strip down, a seat's own first.
fn order(view: &View, own: Seat) -> impl Iterator<Item = &StashView> {
    let owned = move |stash: &&StashView| stash.owner == Some(own) && !view.setup.is_solitaire();
    view.stashes.iter().filter(owned).chain(view.stashes.iter().filter(move |stash| !owned(stash)))
}

/// Row and column of a kind of piece in the strip.
pub fn position(view: &View, own: Seat, piece: Piece) -> Option<(usize, usize)> {
    match piece {
        Piece::Pyramid { stash, size } => {
            let row = order(view, own).position(|shown| shown.stash == stash)?;
            Some((row, size.index()))
        }
        Piece::Card { shape } => {
            let number = view.cards.iter().position(|cards| cards.shape == shape)?;
            Some((view.stashes.len() + number / CARDS, number % CARDS))
        }
    }
}

/// The cells of the strip, row by row. `waits` is why nobody may take anything for now, `own` whose stash comes first; `chosen` is what the keyboard has
/// chosen, `marks` whether colours bear marks.
pub fn cells(
    game: &Rlyeh,
    waits: Option<&Reason>,
    (view, own): (&View, Seat),
    chosen: Option<PieceId>,
    marks: bool,
) -> Vec<Vec<Cell>> {
    let names = Names::default();
    let chosen = chosen.filter(|&id| !game.in_play(id)).and_then(|id| game.piece(id));
    let cell = |piece: Piece, left: u8, name: Message, picture: Picture| {
        let next = next(game, piece);
        let asked = |id| game.may_take(id).err().map(|why| Reason::of(&names, &why));
        let why = waits.cloned().or(next.and_then(asked));
        Cell {
            picture,
            name,
            left,
            single: false,
            piece: next,
            glows: left > 0 && next.is_some() && why.is_none(),
            refusal: why,
            chosen: chosen == Some(piece),
        }
    };
    let pyramids = order(view, own).map(|stash| {
        let of = |size: Size| {
            let piece = Piece::Pyramid { stash: stash.stash, size };
            let name = rules::pyramid(stash.colour, size);
            cell(piece, stash.reserve[size.index()], name, pyramid(size, stash.colour, marks))
        };
        Size::ALL.map(of).to_vec()
    });
    let cards: Vec<Cell> = view
        .cards
        .iter()
        .map(|cards| {
            let shape = cards.shape;
            cell(Piece::Card { shape }, cards.left, rules::card(shape), card(shape))
        })
        .collect();
    pyramids.chain(cards.chunks(CARDS).map(<[Cell]>::to_vec)).collect()
}

/// Of pieces in reserve that are alike, the one that is taken next: of a pile of cards the uppermost, which has the highest
/// number.
fn next(game: &Rlyeh, piece: Piece) -> Option<PieceId> {
    let mut alike = game
        .inventory()
        .ids()
        .filter(|&id| game.piece(id) == Some(piece) && !game.in_play(id) && !game.held().contains(&id));
    match piece {
        Piece::Pyramid { .. } => alike.next(),
        Piece::Card { .. } => alike.last(),
    }
}

fn pyramid(size: Size, colour: Colour, marks: bool) -> Picture {
    Picture::painted(0.8, move |painter, rect| {
        let scale = rect.height() / (Size::Large.height_mm() * 1.16);
        let foot = pos2(rect.center().x, rect.bottom() - 1.0);
        let dimensions = (size.base_mm(), size.height_mm());
        let middle = supply::pyramid(painter, foot, dimensions, scale, icons::colour(colour));
        if marks {
            let side = rect.height() * MARK;
            icons::draw_mark(painter, Rect::from_center_size(middle, Vec2::splat(side)), colour);
        }
    })
}

fn card(shape: CardShape) -> Picture {
    Picture::painted(1.0, move |painter, rect| {
        let side = rect.width().min(rect.height());
        icons::draw_card(painter, Rect::from_center_size(rect.center(), Vec2::splat(side)), shape, true);
    })
}
