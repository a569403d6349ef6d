//! Drag and drop at the table: a whole game by it, and what becomes of what may not go there.

use super::*;
use crate::rathulhu_scene::does;
use crate::screen::mouse::Mouse;
use bots::{Bot as _, SeatPosition};
use game::Seat;
use game::choices::Input as Choice;
use game::rng::Rng;
use rathulhu::bot::Bot;
use rathulhu_rules::Thing;
use rathulhu_window::ui_state::{GameRequest, Wanted};
use std::collections::BTreeMap;
use support::told::english;
use window::ui::act::UiCommand;
use window::ui::drag;

const ME: Seat = Seat(0);

/// A table with a mouse over it.
struct Sitting {
    m: Bidding,
    table: Table,
    mouse: Mouse,
    layout: Layout,
    size: Vec2,
}

impl Sitting {
    fn new(players: u8, seed: u64, size: Vec2) -> Self {
        let m = begin(players, seed);
        let layout = Look::at(size).layout(&m);
        Self { table: table(&m), mouse: Mouse::new(size), layout, size, m }
    }

    /// Does something with the mouse; what the panels wanted meanwhile.
    fn with(&mut self, act: impl FnOnce(&mut Mouse, &mut dyn FnMut(&Context))) -> Vec<Wanted> {
        let mut wanted = vec![];
        let shown = data(&self.m, &self.table, &EMPTY, self.size);
        act(&mut self.mouse, &mut |ctx| wanted.extend(show(ctx, &shown)));
        wanted
    }

    fn middle(&self, target: Thing) -> Pos2 {
        rect(&data(&self.m, &self.table, &EMPTY, self.size), target).unwrap().center()
    }

    fn act(&mut self, seat: Seat, action: Action) {
        act(&mut self.m, &mut self.table, seat, action);
        finish(&mut self.table);
    }

    fn bot(&mut self, seat: Seat) {
        let position = SeatPosition::of(self.m.game(), seat);
        let action = Bot::new(Skill::Low, self.m.seed(), seat).choose(&position).unwrap();
        self.act(seat, action);
    }

    /// What is dragged, and where to, for an action; nothing where nothing goes anywhere. `other` asks for another way,
    /// where there is one.
    fn way(&self, action: Action, other: bool) -> Option<(Pos2, Pos2)> {
        let space = |tile| self.m.game().track().spaces().iter().position(|lies| *lies == Some(tile));
        let track = self.layout.whole_track().center();
        let at = |target| self.middle(target);
        Some(match action {
            Action::Draw => (at(Thing::Bag), track),
            Action::Invoke => (at(Thing::Idol), track),
            Action::Bid(token) => (at(Thing::Token(token)), self.layout.board.center()),
            Action::Discard(tile) => (at(Thing::Tile(ME, tile)), self.layout.board.center()),
            Action::Take(tile) if other => {
                (at(Thing::Tile(ME, Tile::OldOne)), at(Thing::Space(space(tile)?)))
            }
            Action::Take(tile) => (at(Thing::Space(space(tile)?)), self.layout.areas[0].rect.center()),
            Action::Pass | Action::Done => return None,
        })
    }

    /// Plays on to my turn, if there is one.
    fn play_to_me(&mut self, wanted: impl Fn(&Bidding) -> bool) -> bool {
        while let Some(seat) = self.m.game().phase().seat() {
            if seat == ME && wanted(&self.m) {
                return true;
            }
            self.bot(seat);
        }
        false
    }
}

fn done(m: &Bidding, wanted: &[Wanted]) -> Option<Action> {
    match wanted {
        [wanted] => does(m, wanted),
        [] => None,
        more => panic!("{more:?}"),
    }
}

/// What the person here does, by chance.
fn by_chance(m: &Bidding, chance: &mut Rng) -> (Action, bool) {
    let mut legal = m.game().legal_actions(ME);
    // Short lots win nothing that could be lost again.
    if legal.contains(&Action::Draw) && m.game().track().len() < 4 {
        legal.retain(|action| *action != Action::Invoke);
    }
    (legal[chance.below(legal.len() as u32) as usize], chance.below(2) == 0)
}

fn kind(action: Action) -> String {
    format!("{action:?}").split('(').next().unwrap().into()
}

/// A game in which everything that can be dragged is.
const SEED: u64 = 0;

fn seed() -> u64 {
    let varied = |seed: &u64| {
        let (mut at, mut chance) = (Sitting::new(2, *seed, USUAL), Rng::new(*seed));
        let mut kinds = std::collections::BTreeSet::new();
        while at.play_to_me(|_| true) {
            let (action, _) = by_chance(&at.m, &mut chance);
            kinds.insert(kind(action));
            at.act(ME, action);
        }
        ["Draw", "Invoke", "Bid", "Take", "Discard"].into_iter().all(|kind| kinds.contains(kind))
    };
    assert!(varied(&SEED), "less is dragged with seed {SEED} now; pin {:?}", (0..2_000).find(varied));
    SEED
}

#[test]
fn a_whole_game_is_played_by_dragging_whatever_goes_somewhere() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (seed, size) in [(seed(), USUAL), (9, SMALL)] {
        let mut at = Sitting::new(2, seed, size);
        let mut chance = Rng::new(seed);
        while let Some(seat) = at.m.game().phase().seat() {
            if seat != ME {
                at.bot(seat);
                continue;
            }
            let (action, other) = by_chance(&at.m, &mut chance);
            // Nobody is asked for what has to be done.
            if at.m.game().legal_actions(ME).len() == 1 {
                at.act(ME, action);
                continue;
            }
            // What has no thing to be moved has a button.
            if let Some((from, to)) = at.way(action, other) {
                let at_once = kinds.values().sum::<usize>() % 2 == 1;
                let wanted = at.with(|mouse, draw| match at_once {
                    true => mouse.drag_at_once(from, to, from, draw),
                    false => mouse.drag(from, to, draw),
                });
                assert_eq!(done(&at.m, &wanted), Some(action), "from {from} to {to}, at once: {at_once}");
                *kinds.entry(kind(action)).or_default() += 1;
            } else {
                let words = if action == Action::Pass { "Pass" } else { "Done" };
                let drawn = at.mouse.wait(2, |ctx| drop(show(ctx, &data(&at.m, &at.table, &EMPTY, at.size))));
                let button = written(&drawn).into_iter().rfind(|w| w.words.starts_with(words)).unwrap();
                let wanted = at.with(|mouse, draw| mouse.click(button.rect.center(), draw));
                assert_eq!(done(&at.m, &wanted), Some(action), "{words} at {}", button.rect);
            }
            at.act(ME, action);
        }
        assert!(at.m.game().outcome().is_some());
    }
    for kind in ["Draw", "Invoke", "Bid", "Take", "Discard"] {
        assert!(kinds.get(kind).is_some_and(|count| *count > 0), "no {kind}: {kinds:?}");
    }
}

#[test]
fn what_may_not_go_there_says_why_and_goes_back() {
    let mut at = Sitting::new(3, 6, USUAL);
    assert!(at.play_to_me(|m| matches!(m.game().phase(), Phase::Turn { .. })));
    // A bid where there is no auction.
    let token = at.m.game().players()[0].face_up.lowest().unwrap();
    let (from, board) = (at.middle(Thing::Token(token)), at.layout.board.center());
    let why = english(&at.m.game().check(ME, Action::Bid(token)).unwrap_err());
    let shown = data(&at.m, &at.table, &EMPTY, at.size);
    let mut asked = vec![];
    at.mouse.carry(from, board, |ctx| asked.extend(show(ctx, &shown)));
    let all = written(&at.mouse.wait(3, |ctx| asked.extend(show(ctx, &shown))));
    let told = all.iter().find(|w| w.words.starts_with('✖')).expect("it says why while it hangs there");
    assert_eq!(told.words.to_lowercase(), format!("✖ {}", why.to_lowercase()));
    assert!(asked.is_empty() && drag::carried::<Thing>(&at.mouse.ctx) == Some(Thing::Token(token)));
    at.mouse.press(false, |ctx| asked.extend(show(ctx, &shown)));
    // It is tried all the same, so that the rules refuse it and the journal notes it.
    assert_eq!(
        asked,
        [UiCommand::Wish(GameRequest::Choose(Choice::Drop([Thing::Token(token), Thing::Board])))]
    );
    assert!(!drag::is_carrying(&at.mouse.ctx));
}

#[test]
fn what_is_let_go_of_elsewhere_or_by_escape_is_back_and_nothing_is_done() {
    let mut at = Sitting::new(3, 6, USUAL);
    assert!(at.play_to_me(|m| m.game().check(ME, Action::Draw).is_ok()));
    let (bag, track) = (at.middle(Thing::Bag), at.layout.whole_track().center());
    let nowhere = at.layout.areas[2].rect.center();
    let wanted = at.with(|mouse, draw| mouse.drag(bag, nowhere, draw));
    assert_eq!(done(&at.m, &wanted), None);
    // Esc over the very place where it may go.
    let wanted = at.with(|mouse, draw| {
        mouse.carry(bag, track, &mut *draw);
        mouse.escape(&mut *draw);
        mouse.wait(3, &mut *draw);
        assert!(!drag::is_carrying(&mouse.ctx));
        mouse.press(false, draw);
    });
    assert_eq!(done(&at.m, &wanted), None);
    // On its way back it is seen, and then it is not.
    let pictures = |at: &mut Sitting| {
        let shown = data(&at.m, &at.table, &EMPTY, at.size);
        let drawn = at.mouse.frame(vec![], |ctx| drop(show(ctx, &shown)));
        drawn.shapes.iter().filter(|clipped| clipped.shape.texture_id() != Default::default()).count()
    };
    for _ in 0..30 {
        let _ = pictures(&mut at);
    }
    let rest = pictures(&mut at);
    at.with(|mouse, draw| {
        mouse.carry(bag, nowhere, &mut *draw);
        mouse.press(false, draw);
    });
    assert_eq!(pictures(&mut at), rest + 1, "it flies back");
    for _ in 0..30 {
        let _ = pictures(&mut at);
    }
    assert_eq!(pictures(&mut at), rest, "and is there");
    // Then it goes where it may all the same.
    let wanted = at.with(|mouse, draw| mouse.drag(bag, track, draw));
    assert_eq!(done(&at.m, &wanted), Some(Action::Draw));
}

#[test]
fn nothing_is_dragged_while_somebody_else_decides() {
    let mut at = Sitting::new(3, 6, USUAL);
    while at.m.game().phase().seat() == Some(ME) {
        at.bot(ME);
    }
    let (bag, track) = (at.middle(Thing::Bag), at.layout.whole_track().center());
    let wanted = at.with(|mouse, draw| {
        mouse.carry(bag, track, &mut *draw);
        assert!(!drag::is_carrying(&mouse.ctx));
        mouse.press(false, draw);
    });
    assert_eq!(done(&at.m, &wanted), None);
}
