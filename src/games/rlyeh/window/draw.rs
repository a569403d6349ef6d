//! Between Bevy and the panels: draws them, and passes on what they want.

use super::panel_data::{Folds, PanelData, TurnChoices};
use super::panels::{result as result_panel, table as table_panel};
use super::rolls::Rolls;
use super::supply;
use super::texts::{Turn, go_on};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use rlyeh::Rlyeh;
use rlyeh::matches::Intent;
use rlyeh::referee::Declaration;
use std::sync::Arc;
use window::gallery::Record;
use window::hand::state::Hover;
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::live_table::stability::Stability;
use window::messages::{Question, ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::speech::say;
use window::ui::act::{Act, Request, Requests};

/// A city that counts is not ended by a slip of the finger; in practice it can be taken back.
pub(super) fn question(intent: &Intent, practice: bool) -> Option<Question> {
    let ends = matches!(intent, Intent::Declare(Declaration::Stop));
    (ends && !practice).then(|| Question {
        words: say(Turn::EndSure),
        yes: say(Turn::EndYes),
        deed: Arc::new(Wish::<Rlyeh>(intent.clone())),
    })
}

fn send(
    act: Option<Act<Intent>>,
    practice: bool,
    wishes: &mut MessageWriter<Wish<Rlyeh>>,
    requests: &mut Requests,
) {
    match act {
        Some(Act::Wish(intent)) => match question(&intent, practice) {
            Some(question) => requests.send(Request::Ask(question)),
            None => {
                wishes.write(Wish(intent));
            }
        },
        Some(Act::Program(request)) => requests.send(request),
        None => {}
    }
}

/// The panels round the table.
pub(super) fn table(
    mut contexts: EguiContexts,
    (screen, preferences): (Res<State<Screen>>, Res<Preferences>),
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    (stability, rolls): (Res<Stability>, Res<Rolls>),
    (hover, record): (Res<Hover>, Res<Record>),
    mut folds: ResMut<Folds>,
    (mut wishes, mut requests): (MessageWriter<Wish<Rlyeh>>, Requests),
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let m = &playing.0;
    let choices =
        (*screen.get() == Screen::Table).then(|| TurnChoices::at(&view.0.game, m.game(), m.seating()));
    let waits = match choices.as_ref().and_then(|choices| choices.waits.clone()) {
        Some(waits) => Some(waits),
        None if rolls.show_pass() => Some(say(go_on()).into()),
        None => rolls.hold().then(|| say(Turn::Rolling).into()),
    };
    let own = supply::first(m.seating(), m.game().active());
    let chosen = hover.piece.filter(|_| hover.at.is_none());
    let data = PanelData {
        view: &view.0,
        notes: rolls.told(m.notes()),
        roll: rolls.view(m.game().turn()),
        choices: choices.as_ref(),
        stability: &stability.0,
        marks: preferences.marks,
        record: record.found(),
        supply: supply::cells(m.game(), waits.as_ref(), (&view.0.game, own), chosen, preferences.marks),
    };
    // A copy, so that looking at the panels is no change of them.
    let mut unfolded = *folds;
    send(table_panel::show(ctx, &data, &mut unfolded), view.0.practice, &mut wishes, &mut requests);
    folds.set_if_neq(unfolded);
}

/// How it came out.
pub(super) fn result(
    mut contexts: EguiContexts,
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    folded: Res<ResultFolded>,
    mut wishes: MessageWriter<Wish<Rlyeh>>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let act = result_panel::show(ctx, &view.0, playing.0.notes(), folded.0);
    send(act, view.0.practice, &mut wishes, &mut requests);
}
