//! Whose turn it is, what the dice ask for, and what may be done now.

use crate::keys::{PASS, ROLL};
use crate::panel_data::TurnChoices;
use crate::panels::icons;
use crate::panels::icons::seat_colour;
use crate::rolls::{GO_ON, RollView};
use crate::texts::Turn;
use bevy_egui::egui::{Label, RichText, Ui};
use game::choices::{Deed, Rank};
use game::message::Say;
use rlyeh::matches::{Intent, MatchView};
use rlyeh_rules::{Asks, Orientation, View};
use window::keys::names::ENTER;
use window::keys::program::hand;
use window::keys::program::window::HASTEN;
use window::keys::{Cap, Shortcut, label};
use window::reasons::Spoken;
use window::speech::{Reason, name_of, say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::{action, dialogs, hints, room_to_wait, ruled, waiting_in};
use window::ui::tip::HoverTip;
use window::ui::{landmarks, style};

/// The turn's buttons; in their place, where a bot builds, what whoever waits can do.
pub fn buttons(ui: &mut Ui, roll: &RollView, choices: &TurnChoices) -> Option<UiCommand<Intent>> {
    if let RollView::Passing { .. } = roll {
        return go_on(ui);
    }
    if let Some(who) = choices.waiting {
        let wide = room_to_wait(ui.ctx().content_rect().width());
        return waiting_in(ui, who, wide).map(UiCommand::from);
    }
    let mut act = None;
    for deed in choices.up() {
        act = one(ui, roll, choices, deed, deed.rank == Rank::Main).or(act);
    }
    act
}

pub fn one(
    ui: &mut Ui,
    roll: &RollView,
    choices: &TurnChoices,
    deed: &'static Deed,
    main: bool,
) -> Option<UiCommand<Intent>> {
    let why = why_not(choices.why_not(deed), roll);
    let key = Shortcut::of(deed).map_or(Cap::Fixed(""), Cap::from);
    let pressed = ruled(ui, &say(deed.label(None)), key, why.as_ref(), main);
    choices.intent(deed).filter(|_| pressed).map(UiCommand::Wish)
}

/// The dice, once they lie.
pub fn dice(ui: &mut Ui, view: &MatchView, roll: &RollView, side: f32) {
    match roll {
        RollView::Lies => icons::dice_row(ui, view.game.roll, side),
        RollView::Rolling { .. } => icons::rolling(ui, view.game.setup.is_solitaire(), side),
        RollView::Passing { roll, .. } => icons::dice_row(ui, Some(*roll), side),
    }
}

/// The button that goes on after a roll that has passed the turn: to pass it is all that is left to do.
pub fn go_on(ui: &mut Ui) -> Option<UiCommand<Intent>> {
    action(ui, &say(Turn::GoOn), ENTER, None, true).then_some(UiCommand::Wish(GO_ON))
}

/// Why something may not be done now: because of the rules, or because the dice still roll.
fn why_not(why: Option<Reason>, roll: &RollView) -> Option<Reason> {
    match roll {
        RollView::Rolling { .. } => Some(say(Turn::Rolling).into()),
        RollView::Lies | RollView::Passing { .. } => why,
    }
}

/// What is asked for now, in a sentence.
pub fn asked(view: &MatchView, roll: &RollView) -> String {
    match roll {
        RollView::Lies => newcomer(&view.game).unwrap_or_else(|| say(&view.game.asks)),
        RollView::Rolling { .. } => say(Turn::Rolling),
        RollView::Passing { why, .. } => why.clone(),
    }
}

/// The same for the first turns: what the game is about, and where the first piece comes from.
fn newcomer(game: &View) -> Option<String> {
    let asks = game.asks.message();
    Some(say(match &game.asks {
        Asks::Roll { .. } if game.turn == 1 && game.setup.is_solitaire() => Turn::FirstAlone { asks },
        Asks::Roll { .. } if game.turn == 1 => Turn::FirstTogether { asks },
        Asks::Pyramid { deed, orientation, .. } if game.pieces.is_empty() => {
            let deed = deed.message();
            match orientation {
                Orientation::Upright => Turn::FirstUpright { deed },
                Orientation::Flat => Turn::FirstFlat { deed },
                Orientation::Weird | Orientation::Any => Turn::FirstAny { deed },
            }
        }
        _ => return None,
    }))
}

/// Whose turn it is, or was when the dice were rolled that are looked at.
pub fn who(ui: &mut Ui, view: &MatchView, roll: &RollView, bot: Option<&str>, marks: bool) {
    let game = &view.game;
    let (seat, turn) = match *roll {
        RollView::Lies => (game.active, game.turn),
        RollView::Rolling { seat, turn } | RollView::Passing { seat, turn, .. } => (seat, turn),
    };
    // After a roll that passes, the bot at work is the next one's.
    let bot = bot.filter(|_| (seat, turn) == (game.active, game.turn));
    ui.horizontal(|ui| {
        let colour = seat_colour(game, seat);
        if let Some(colour) = colour {
            icons::swatch(ui, colour, 20.0, marks);
        }
        let name = colour.map_or_else(
            || say(Turn::YourCity),
            |colour| say(Turn::Whose { name: name_of(&view.names, seat), colour: colour.message() }),
        );
        ui.label(RichText::new(name).size(16.0).strong());
        ui.label(RichText::new(say(Turn::Number { turn })).color(style::FAINT));
        if let Some(bot) = bot {
            ui.label(RichText::new(say(Turn::AtWork { bot: bot.to_owned() })).small().color(style::AMBER));
        }
    });
}

/// What is asked for now, in one line, or in two where it has a row to itself; all of it in its tip where there is no room.
pub fn asks(
    ui: &mut Ui,
    view: &MatchView,
    (roll, told): (&RollView, Option<&Spoken>),
    marks: bool,
    two_lines: bool,
) {
    // Where a bot is at work, what it says of it.
    let told = told.filter(|_| *roll == RollView::Lies);
    if let (Asks::Pyramid { colour: Some(colour), .. }, RollView::Lies, None) = (&view.game.asks, roll, told)
    {
        icons::swatch(ui, *colour, 18.0, marks);
    }
    let words = told.map_or_else(|| asked(view, roll), |told| tell(&view.names, &told.said()));
    let line = RichText::new(&words).size(14.5).color(style::AMBER);
    let label = Label::new(line);
    let shown = ui.add(if two_lines && told.is_none() { label.wrap() } else { label.truncate() }).tip(words);
    landmarks::needed(ui.ctx(), "asks", shown.rect);
}

/// The line of keys at the foot of the screen.
pub fn foot(ui: &mut Ui, holding: bool, roll: &RollView) -> Option<UiCommand<Intent>> {
    let mut act = None;
    ui.horizontal(|ui| {
        let together =
            |all: &[Shortcut]| all.iter().map(|key| label(ui.ctx(), key)).collect::<Vec<_>>().join(" ");
        let turns = together(&[hand::YAW_LEFT, hand::YAW_RIGHT]);
        let stances = together(&[hand::UPRIGHT, hand::FLAT, hand::WEIRD]);
        let heights = together(&[hand::RAISE, hand::SINK]);
        let keys: Vec<(Cap, Turn)> = match roll {
            RollView::Rolling { .. } => vec![(HASTEN.into(), Turn::Hurry)],
            RollView::Passing { .. } => vec![(ENTER.into(), Turn::KeyGoOn)],
            RollView::Lies if holding => vec![
                (Cap::Fixed(&turns), Turn::KeyTurn),
                (Cap::Fixed(&stances), Turn::KeyPose),
                (Cap::Fixed(&heights), Turn::KeyHeight),
                (hand::FEEL.into(), Turn::KeyLower),
                (hand::FINE.into(), Turn::KeyFine),
                (hand::PUT_BACK.into(), Turn::KeyPutBack),
                (hand::TAKE.into(), Turn::KeyLetGo),
            ],
            RollView::Lies => vec![
                (ROLL.into(), Turn::KeyRoll),
                (PASS.into(), Turn::KeyPass),
                (hand::NEXT.into(), Turn::KeyChoose),
                (hand::TAKE.into(), Turn::KeyTake),
            ],
        };
        let keys: Vec<(Cap, String)> = keys.into_iter().map(|(key, what)| (key, say(what))).collect();
        act = dialogs(ui).map(UiCommand::Program);
        hints(ui, &keys);
    });
    act
}
