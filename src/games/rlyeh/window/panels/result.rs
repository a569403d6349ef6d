//! How it came out; and what the referee said last: what fell, what was built.

use crate::panels::icons;
use crate::texts::ResultText as Card;
use bevy_egui::egui::{Align2, Context, Label, Pos2, Rect, RichText, Ui, Vec2, pos2, vec2};
use game::Outcome;
use game::message::{Length, Message, Say};
use rlyeh::matches::{Intent, MatchView, Note};
use rlyeh::story;
use rlyeh_rules::{Aim, Cause, Colour, Ending, Event, StashView, View};
use session::Names;
use window::hand::tooltip::ink;
use window::hand::word::Rating;
use window::speech::{self, say};
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::result::{self, Decided, INNER, ResultCard};
use window::ui::style;
use window::ui::tip::HoverTip;
use window::words::capital;

/// Width of the card, points.
const WIDE: f32 = 430.0;

/// Draws the result beside the city.
pub fn show(ctx: &Context, view: &MatchView, notes: &[Note], folded: bool) -> Option<UiCommand<Intent>> {
    let (outcome, ending) = (view.game.outcome.as_ref()?, view.game.ending.as_ref());
    let room = ctx.content_rect().size();
    let badges = icons::seat_badges(&view.game);
    let winners = match outcome {
        Outcome::Won(seats) | Outcome::Drawn(seats) => seats.as_slice(),
        Outcome::AllLost | Outcome::Solo { .. } => &[],
    };
    let title = match outcome {
        Outcome::Solo { .. } if view.game.setup.aim() == Some(Aim::Grandest) => {
            say(Card::Grandeur { grandeur: view.game.floors.grandeur })
        }
        Outcome::Solo { score } => {
            say(Message::new("length-of").with("length", Length(i32::try_from(*score).unwrap_or(i32::MAX))))
        }
        Outcome::AllLost => say(Card::Cthulhu),
        other => capital(&speech::tell(&view.names, other)),
    };
    let card = ResultCard {
        at: (Align2::LEFT_CENTER, vec2(aside(room), 0.0)),
        wide: WIDE,
        winners: winners.iter().filter_map(|seat| badges.get(usize::from(seat.0)).copied()).collect(),
        decided: ending.map_or(Decided::Nothing, |ending| decided(&view.game, ending)),
        best: ending
            .filter(|ending| matches!(ending.cause, Cause::Collapse { .. }))
            .map(|_| say(Card::AtItsBest)),
        back: view.practice && view.steps.0 > 0,
        gallery: view.game.setup.is_solitaire(),
        chart: story::of(&view.game).map(|story| (story, view.names.clone())),
        ..ResultCard::new(title, ending.map_or_else(String::new, |ending| how(view, ending)))
    };
    card.show(ctx, folded, |ui| {
        if let Some(ending) = ending {
            fallen(ui, view, notes, ending);
            let (pieces, turns) = (view.game.pieces.len(), view.game.heights_um.len());
            let height = Length(ending.height_um);
            ui.label(faint(say(Card::Facts { height, pieces, turns })));
            ui.label(faint(say(view.game.floors)));
        }
        None
    })
}

/// How far from the window's edge.
fn aside(room: Vec2) -> f32 {
    24.0_f32.min(room.x * 0.02)
}

/// What it takes of a window so large, in points, unless it is folded; `None` if that would leave too little.
pub fn reserved(room: Vec2) -> Option<Rect> {
    let right = aside(room) + result::width(room, WIDE) + 3.0 * f32::from(INNER);
    (right < room.x * 0.7).then(|| Rect::from_min_max(Pos2::ZERO, pos2(right, room.y)))
}

fn how(view: &MatchView, ending: &Ending) -> String {
    let game = &view.game;
    let colour = |held: &u8| game.stashes.iter().find(|s| s.stash == *held).map(|s| s.colour);
    let holders: Vec<Colour> = ending.summit.holders.iter().filter_map(colour).collect();
    let all = |colours: &[Colour]| colours.iter().map(Say::message).collect::<Vec<Message>>();
    let words = match &ending.cause {
        Cause::Collapse { .. } if game.setup.is_solitaire() => Card::CollapseAlone,
        Cause::Collapse { seat, .. } => Card::Collapse { seat: *seat },
        Cause::Exhaustion { colours } if game.setup.is_solitaire() => {
            Card::ExhaustedAlone { colours: all(colours) }
        }
        Cause::Exhaustion { colours } => Card::Exhausted { colours: all(colours), holders: all(&holders) },
        Cause::Stopped => Card::Stopped,
    };
    speech::tell(&view.names, &words)
}

/// What brought the city down; or else how far each colour reaches, and which turn raised a city of one's own the most.
fn decided(game: &View, ending: &Ending) -> Decided {
    if ending.collapsed() {
        return Decided::Fall;
    }
    if game.setup.is_solitaire() {
        let before = std::iter::once(0).chain(game.heights_um.iter().copied());
        let raised = game.heights_um.iter().zip(before).map(|(now, before)| now - before).enumerate();
        return match raised.max_by_key(|(_, raised)| *raised) {
            Some((turn, most)) => {
                Decided::Told(vec![say(Card::BestTurn { turn: turn + 1, by: Length(most) })])
            }
            None => Decided::Nothing,
        };
    }
    let mut reach: Vec<(i32, &StashView)> =
        game.stashes.iter().filter_map(|stash| Some((stash.top_um?, stash))).collect();
    reach.sort_by_key(|(top, _)| -top);
    let tell = |(top, stash): &(i32, &StashView)| {
        say(Card::Reaches { colour: stash.colour.message(), top: Length(*top), pips: stash.pips })
    };
    let mut lines: Vec<String> = reach.iter().map(tell).collect();
    if ending.summit.claims.len() > 1 {
        lines.push(say(Card::Tie));
    }
    Decided::Told(lines)
}

/// What fell, in the words of the referee.
fn fallen(ui: &mut Ui, view: &MatchView, notes: &[Note], ending: &Ending) {
    if ending.collapsed() {
        let fallen = judged(notes, &view.names);
        for (words, _) in fallen.into_iter().filter(|(_, mark)| *mark == Rating::Bad).take(8) {
            ui.label(RichText::new(format!("✖ {words}")).small().color(style::BAD));
        }
    }
}

/// Shows what the referee said last in one line, no wider than this: the gravest first. All of it stands in its tip.
pub fn verdict(ui: &mut Ui, judged: &[(String, Rating)], widest: f32) {
    let of = |wanted: Rating| judged.iter().find(|(_, mark)| *mark == wanted);
    let Some((words, mark)) = of(Rating::Bad).or(of(Rating::NotAsked)).or(judged.last()) else { return };
    let all: Vec<String> = judged.iter().map(|(words, mark)| format!("{}{words}", mark.sign())).collect();
    let line = RichText::new(format!("{}{words}", mark.sign())).color(ink(*mark));
    let room = ui.available_width().min(widest);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.add(Label::new(line).truncate()).tip(all.join("\n"));
    });
}

/// The verdict in words, and how it is marked; until the next roll, or the next piece is taken.
pub fn judged(notes: &[Note], names: &Names) -> Vec<(String, Rating)> {
    let began = |note: &Note| {
        matches!(
            note,
            Note::Event(
                Event::Released { .. } | Event::PutBack { .. } | Event::Took { .. } | Event::Rolled { .. }
            ) | Note::Rewound { .. }
        )
    };
    let from = notes.iter().rposition(began).map_or(0, |at| at + 1);
    notes[from..]
        .iter()
        .filter_map(|note| match note {
            Note::Event(event) => match event {
                Event::Fell { .. }
                | Event::CardReturned { .. }
                | Event::SentBack { .. }
                | Event::Collapsed { .. }
                | Event::TimedOut
                | Event::Eliminated { .. } => Some((event.message(), Rating::Bad)),
                Event::Built { as_asked, .. } => {
                    Some((event.message(), if *as_asked { Rating::Good } else { Rating::NotAsked }))
                }
                // A turn that passes by itself is over before its die can be looked at.
                Event::TurnPassed { .. }
                | Event::CardAccepted { .. }
                | Event::Adjusted { .. }
                | Event::Moved { .. } => Some((event.message(), Rating::Good)),
                _ => None,
            },
            Note::PutDown { .. } | Note::Lost { .. } => Some((note.message(), Rating::Bad)),
            _ => None,
        })
        .map(|(words, mark)| (speech::tell(names, &words), mark))
        .collect()
}
