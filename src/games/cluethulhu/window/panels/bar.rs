//! Below the ring: what may be done now, as verbs with their keys, and whom to point at.

use super::{head, panel};
use crate::console::{DealStage, PACES_S};
use crate::keys::{AGAIN, ALL_PASS, ELECT, HEIR, HOLD, MORE_SEATS, NEXT, PUBLIC, SEATS};
use crate::panel_data::{ChosenVerb, PanelData};
use crate::texts::{BarText as Words, Console as Calls, Verbs};
use crate::ui_state::{GameRequest, Hands, ScreenMode, Wanted};
use bevy_egui::egui::{Context, Label, RichText, ScrollArea, Ui, vec2};
use cluethulhu_rules::choices::is_said;
use cluethulhu_rules::{Action, Thing};
use game::choices::{Deed, InputPath, Rank};
use game::{OutOfTurn, Seat};
use window::keys::names::{ARROWS_ENTER, ENTER, ESC};
use window::keys::{Cap, Shortcut};
use window::speech::{name_of, say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::{Waiting, action as button, hints, room_for, waiting};
use window::ui::tip::HoverTip;
use window::ui::{number_field, spoken, style, turn_light};

/// Lines for why a bot did what all heard last.
const WHY: u8 = 1;

pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let rect = data.layout.bar;
    if rect.width() < 40.0 || rect.height() < 16.0 {
        return;
    }
    turn_light::here(ctx, rect);
    panel(ctx, "cluethulhu bar", rect, |ui| {
        let area = ScrollArea::vertical().id_salt("cluethulhu verbs").auto_shrink([false, true]);
        area.show(ui, |ui| content(ui, data, wanted));
    });
}

fn content(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    if data.ui_state.console.deal == Some(DealStage::Cards) {
        ui.add(Label::new(RichText::new(say(Calls::HandOut)).size(16.0).color(style::AMBER)).wrap());
        if button(ui, &say(Calls::HandedOut), NEXT, None, true) {
            wanted.push(UiCommand::Wish(GameRequest::Dealt));
        }
        return;
    }
    asked(ui, data, wanted);
    if data.ui_state.manner == ScreenMode::Console && data.seen.result.is_none() {
        calls(ui, data, wanted);
    }
}

fn asked(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    if data.waits {
        ui.horizontal_wrapped(|ui| {
            let words = data.seats().tell(ui.ctx(), &data.seen.prompt, 15.0, style::FAINT);
            ui.label(words);
        });
        spoken::show(ui, data.seats(), data.why(), WHY);
        // The turns of a lap all take their time, whatever anybody would like.
        if data.ui_state.manner == ScreenMode::Round && data.seen.lap.is_some() {
            return;
        }
        let asked = Waiting::of(data.seating).and_then(|who| waiting(ui, who));
        wanted.extend(asked.map(UiCommand::from));
        return;
    }
    if head::room_to_ask(ui.ctx(), data).is_none() && data.seen.result.is_none() {
        head::asked(ui, data, 15.0);
    }
    if let Some(hands) = data.hands() {
        return raised(ui, data, &hands, wanted);
    }
    if let Some((_, action)) = data.ui_state.doubt {
        return doubts(ui, data, action, wanted);
    }
    match data.verb() {
        Some(ChosenVerb { label: verb, accuses, is_claim, by, says_who, picked, several }) => {
            ui.horizontal_wrapped(|ui| {
                let words = match picked {
                    _ if says_who && accuses => Words::WhoAccuses,
                    _ if says_who && is_claim => Words::WhoSays { verb },
                    _ if says_who => Words::PointAtWho { verb },
                    0 if let Some(seat) = by
                        && accuses =>
                    {
                        Words::WhomAccuses { seat }
                    }
                    0 if let Some(seat) = by
                        && !several =>
                    {
                        Words::PointAtFor { verb, seat }
                    }
                    0 if several => Words::PointAtFirst { verb },
                    1 if several => Words::PointAtSecond { verb },
                    2 if several => Words::PointAtThird { verb },
                    _ => Words::PointAt { verb },
                };
                ui.label(RichText::new(tell(data.names(), &words)).size(16.0).color(style::AMBER));
                if button(ui, &say(Words::NotThat), ESC, None, false) {
                    wanted.push(UiCommand::Wish(GameRequest::Back));
                }
                let mut ways = by_number(data, Words::ASeat);
                ways.push((ARROWS_ENTER.into(), say(Words::KeyPoint)));
                hints(ui, &ways);
            });
        }
        None => verbs(ui, data, wanted),
    }
}

/// Whoever points at their own partner is asked whether that is meant.
fn doubts(ui: &mut Ui, data: &PanelData, action: Action, wanted: &mut Vec<Wanted>) {
    ui.horizontal_wrapped(|ui| {
        for seat in action.whom() {
            let words = tell(data.names(), &Words::OwnPartner { seat });
            ui.label(RichText::new(words).size(16.0).color(style::AMBER));
        }
        if button(ui, &say(Words::AllTheSame), ENTER, None, false) {
            wanted.push(UiCommand::Wish(GameRequest::AllTheSame));
        }
        if button(ui, &say(Words::NotThat), ESC, None, true) {
            wanted.push(UiCommand::Wish(GameRequest::Back));
        }
    });
}

/// The verbs. One that needs nobody is done at once; those of a group are behind its button.
fn verbs(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let next = data.next();
    let unfolded = data.ui_state.chosen.is_choosing();
    ui.horizontal_wrapped(|ui| {
        for thing in &next {
            if let Thing::Verb(_) | Thing::Tablet(_) = thing {
                one(ui, data, *thing, wanted);
            }
        }
        if !unfolded
            && !data.all_pass().is_empty()
            && button(ui, &say(Words::ThatIsAll), ALL_PASS, None, false)
        {
            wanted.push(UiCommand::Wish(GameRequest::AllPass));
        }
        for thing in &next {
            if let Thing::Group(group) = thing
                && button(ui, &format!("{}…", say(group)), "", None, false)
            {
                wanted.push(UiCommand::Wish(GameRequest::click(*thing)));
            }
        }
        if unfolded && button(ui, &say(Words::NotThat), ESC, None, false) {
            wanted.push(UiCommand::Wish(GameRequest::Back));
        }
        if data.seen.offers.all().is_empty() {
            let over = data.seen.result.is_some();
            let words = if over { say(OutOfTurn::GameOver) } else { say(Words::Nothing) };
            ui.label(RichText::new(words).color(style::FAINT));
        }
    });
    if data.layout.record.is_none() {
        ui.horizontal_wrapped(|ui| head::timer(ui, data, wanted));
    }
}

/// How what the Keeper says goes on: at a word, or by itself.
fn calls(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let console = &data.ui_state.console;
    let mut options = console.options;
    ui.horizontal_wrapped(|ui| {
        let mut asks = |request| wanted.push(UiCommand::Wish(request));
        if button(ui, &say(Calls::Next), NEXT, data.why_not_next().map(say).as_deref(), true) {
            asks(GameRequest::Next);
        }
        if button(ui, &say(Calls::Again), AGAIN, data.why_not_again().map(say).as_deref(), false) {
            asks(GameRequest::Again);
        }
        let label = if options.by_itself { Calls::Hold } else { Calls::ByItself };
        if button(ui, &say(label), HOLD, None, false) {
            options.by_itself = !options.by_itself;
        }
        let field = number_field::field(&mut options.pace_s).range(PACES_S.0..=PACES_S.1).suffix(" s");
        number_field::add(ui, field).tip(say(Calls::PaceAbout));
        let label = if data.ui_state.public { Words::KeepersView } else { Words::PlayersView };
        if button(ui, &say(label), PUBLIC, None, false) {
            asks(GameRequest::Public(!data.ui_state.public));
        }
    });
    if options != console.options {
        wanted.push(UiCommand::Wish(GameRequest::Pace(options)));
    }
}

fn one(ui: &mut Ui, data: &PanelData, thing: Thing, wanted: &mut Vec<Wanted>) {
    let at = [data.ui_state.chosen.at.as_slice(), &[thing]].concat();
    let Some(InputPath { deed, at: way, .. }) = data.offer(&at).map(|offer| &offer.way) else { return };
    let Some(label) = way[at.len() - 1].label(deed) else { return };
    let key = Shortcut::of(deed).map_or(Cap::Fixed(""), Cap::Of);
    let label = if way.len() == at.len() { say(label) } else { format!("{}…", say(label)) };
    let main = deed.rank == Rank::Main;
    room_for(ui, &label, key, main);
    let pressed = ui.scope(|ui| button(ui, &label, key, None, main));
    if let Some(about) = about(way, deed) {
        pressed.response.tip(say(about));
    }
    if pressed.inner {
        wanted.push(UiCommand::Wish(GameRequest::click(thing)));
    }
}

/// What a verb means, where that is not plain.
fn about(way: &[Thing], deed: &Deed) -> Option<Verbs> {
    match way.first() {
        Some(Thing::Group(group)) if group.corrects() => Some(Verbs::CorrectAbout),
        _ => is_said(deed).then_some(Verbs::SayAbout),
    }
}

/// The hands that are raised, entered by one person for all.
fn raised(ui: &mut Ui, data: &PanelData, hands: &Hands, wanted: &mut Vec<Wanted>) {
    let Some(whom) = hands.whom() else { return };
    let election = hands.ballot.needed.is_none();
    ui.horizontal_wrapped(|ui| {
        let words = if election { Words::RaisesFor { whom } } else { Words::RaisesAgainst { whom } };
        let words = tell(data.names(), &words);
        ui.label(RichText::new(words).size(16.0).color(style::AMBER));
        let why_not = hands.idle().next().is_none().then(|| say(Words::AllRaised));
        if button(ui, &say(Words::AllOthers), ALL_PASS, why_not.as_deref(), false) {
            wanted.push(UiCommand::Wish(GameRequest::AllHands));
        }
        if button(ui, &say(Words::Count), ELECT, hands.why_not().map(say).as_deref(), true) {
            wanted.push(UiCommand::Wish(GameRequest::Count));
        }
    });
    if election {
        ui.horizontal_wrapped(|ui| candidates(ui, data, hands, whom, wanted));
    } else {
        ui.horizontal_wrapped(|ui| hints(ui, &by_number(data, Words::KeyHand)));
    }
}

/// For whom hands are raised now: one click, or a key for the next.
fn candidates(ui: &mut Ui, data: &PanelData, hands: &Hands, whom: Seat, wanted: &mut Vec<Wanted>) {
    ui.spacing_mut().button_padding = vec2(5.0, 1.0);
    for &seat in &hands.ballot.on {
        let words = RichText::new(name_of(data.names(), seat)).small();
        if ui.selectable_label(seat == whom, words).clicked() {
            wanted.push(UiCommand::Wish(GameRequest::Candidate(seat)));
        }
    }
    hints(ui, &[(Cap::Of(HEIR), say(Words::TheNext))]);
}

/// How a seat is pointed at by mouse and by number, as far as there are seats.
fn by_number(data: &PanelData, click: Words) -> Vec<(Cap<'static>, String)> {
    let mut ways = vec![("press-click".into(), say(click)), (SEATS.into(), say(Words::KeySeats))];
    if data.seen.seats.len() > 10 {
        ways.push((MORE_SEATS.into(), say(Words::KeyMoreSeats)));
    }
    ways
}
