//! What can be agreed beside the deck, on the screen: who is out may watch everything (C-26), and a Keeper lets all talk
//! before the Shoggoth swallows somebody by Night (C-21).

use crate::cluethulhu_panels::{WINDOWS, at_night, plain, seating};
use crate::panels::{context, frame, show_form};
use crate::rathulhu_panels::written;
use crate::screen::mouse::Mouse;
use cluethulhu::{INFO, script};
use cluethulhu_rules::Role::{self, *};
use cluethulhu_rules::{Action, Cluethulhu, Keeper, Phase, Setup, Thing};
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::panels::show;
use cluethulhu_window::seen::{Cue, PublicRecord, Viewer};
use cluethulhu_window::setup::Draft;
use cluethulhu_window::ui_state::{ScreenMode, Tab, UiState};
use game::choices::InputPath;
use game::{Game, Seat};
use session::{Seating, Sitter, Skill};
use support::told::english;
use window::ui::players::Players;

const TABLETS: [Role; 9] =
    [Cultist, Investigator, Investigator, Cultist, Cultist, Cultist, Cultist, Cultist, Shoggoth];
const SHOGGOTH: Seat = Seat(8);

/// The Night in which the Shoggoth is to die, in a game that goes on from there as was agreed.
fn dying(agreed: Setup) -> Cluethulhu {
    let mut game = Cluethulhu::with_tablets(&agreed, &TABLETS, 11).unwrap();
    while !matches!(game.phase(), Phase::LastWord { .. }) {
        let seat = game.to_act()[0];
        let action = match game.phase() {
            // Nobody is arrested.
            Phase::Marks { .. } => Action::Nobody,
            Phase::Ballot { accused, at, .. } => Action::Vote(accused[*at] == SHOGGOTH),
            _ => plain(&game, seat),
        };
        game.apply(seat, action).unwrap();
    }
    game
}

/// What is written on the screen of one who plays like this.
fn screen(seen: &PublicRecord, manner: ScreenMode) -> Vec<String> {
    let ui_state = UiState { tab: Tab::Record, manner, ..at_night() };
    let (seating, ctx) = (seating(9), context());
    let data = PanelData::new(seen, &seating, &ui_state, WINDOWS[1]);
    let draw = || frame(&ctx, WINDOWS[1], |ctx| drop(show(ctx, &data)));
    (0..3).for_each(|_| drop(draw()));
    written(&draw()).into_iter().filter(|w| w.whole).map(|w| w.words).collect()
}

#[test]
fn whoever_is_out_sees_every_tablet_if_that_was_agreed() {
    const WATCHES: &str = "You are out, and see everything";
    for out_watch in [true, false] {
        let mut game = dying(Setup { out_watch, ..Setup::players(9) });
        game.apply(SHOGGOTH, Action::Nobody).unwrap();
        // As High Priest it would name the next first.
        if let Phase::Heir { from } = *game.phase() {
            let seen = PublicRecord::of(&game, Viewer::Seat(from), &[from]);
            assert!(!seen.watches, "whoever names an heir knows no more than before");
            game.apply(from, Action::Heir(Seat(0))).unwrap();
        }
        let seen = PublicRecord::of(&game, Viewer::Seat(SHOGGOTH), &[SHOGGOTH]);
        let tablets: Vec<Role> = seen.seats.iter().filter_map(|seat| seat.role).collect();
        assert_eq!((seen.watches, tablets == TABLETS), (out_watch, out_watch), "{tablets:?}");
        assert!(seen.offers.all().is_empty() && seen.result.is_none());
        assert_eq!(screen(&seen, ScreenMode::Alone).iter().any(|words| words == WATCHES), out_watch);
        // What is told to others stands in the record and not among what was told to oneself.
        let public = PublicRecord::of(&game, Viewer::Everybody, &[]);
        assert_eq!(seen.record.len() > public.record.len(), out_watch);
        // Whoever lives sees what they saw, and so does somebody who only looks on.
        let lives = PublicRecord::of(&game, Viewer::Seat(Seat(0)), &[Seat(0)]);
        for (seen, tablets) in [(&lives, 1), (&public, 0)] {
            assert_eq!(seen.seats.iter().filter(|seat| seat.role.is_some()).count(), tablets);
            assert!(!seen.watches && !screen(seen, ScreenMode::Alone).iter().any(|words| words == WATCHES));
        }
    }
}

#[test]
fn a_keeper_lets_all_talk_before_the_shoggoth_swallows_anybody() {
    let setup = Setup { shoggoth_talk: true, keeper: Keeper::Human, ..Setup::players(9) };
    let mut game = dying(setup);
    let people: Vec<Seat> = (0..9).map(Seat).collect();
    let keeper = |game: &Cluethulhu| PublicRecord::of(game, Viewer::Keeper, &people);
    let label = |way: &InputPath<Thing>| english(&way.at[0].label(way.deed).expect("a button"));
    let labels = |seen: &PublicRecord| {
        let buttons = seen.offers.all().iter().filter(|offer| !matches!(offer.way.at[0], Thing::Seat(_)));
        buttons.map(|offer| label(&offer.way)).collect::<Vec<_>>()
    };
    let says = |name| Cue { name, who: vec![SHOGGOTH] };

    let seen = keeper(&game);
    assert_eq!(seen.moments.last(), Some(&says("last word")));
    assert!(labels(&seen).contains(&"Show the Shoggoth".into()), "{:?}", labels(&seen));
    assert!(!labels(&seen).iter().any(|label| label == "Swallow"), "{:?}", labels(&seen));
    assert!(screen(&seen, ScreenMode::Console).iter().any(|words| words.starts_with("Show the Shoggoth")));

    game.apply(SHOGGOTH, Action::Show).unwrap();
    let seen = keeper(&game);
    assert_eq!(seen.moments, [says("shown")]);
    let written = screen(&seen, ScreenMode::Console);
    assert!(
        written.iter().any(|words| words.contains("shows the tablet of the Shoggoth. Talk")),
        "{written:?}"
    );
    // One click says for all that they have talked enough.
    let (names, ui_state) = (seating(9), at_night());
    let all = PanelData::new(&seen, &names, &ui_state, WINDOWS[1]).all_pass();
    assert_eq!(all.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), people);
    all.into_iter().for_each(|(seat, action)| drop(game.apply(seat, action).unwrap()));

    let seen = keeper(&game);
    assert_eq!(seen.moments.last(), Some(&says("swallow")));
    assert!(labels(&seen).contains(&"Swallow".into()), "{:?}", labels(&seen));
    game.apply(SHOGGOTH, Action::Pick(Seat(5))).unwrap();
    let moments = script::told(&game.view(None));
    assert!(moments.iter().any(|moment| moment.name == "swallowed"), "{moments:?}");
}

/// What a set-up form says, and what it makes after a click on something.
fn offers(draft: &mut Draft, words: &str) -> bool {
    let mut mouse = Mouse::new(WINDOWS[1]);
    let output = mouse.wait(4, |ctx| drop(show_form(ctx, draft)));
    let Some(found) = written(&output).into_iter().find(|w| w.words == words) else { return false };
    mouse.click(found.rect.center(), |ctx| drop(show_form(ctx, draft)));
    true
}

#[test]
fn both_are_agreed_where_they_can_matter() {
    let mut draft = Draft::default();
    draft.own.specials = vec![Wizard];
    assert!(!offers(&mut draft, "shows itself first"), "there is no Shoggoth");
    draft.own.specials = vec![Shoggoth];
    assert!(offers(&mut draft, "shows itself first"));
    assert!(offers(&mut draft, "sees everything"), "one person has a screen of their own");
    let order = draft.order(1).unwrap();
    assert!(order.order.setup.shoggoth_talk && order.order.setup.out_watch);
    assert_eq!(Draft::again(&order).own, draft.own);

    let mut sitters = vec![Sitter::Bot(Skill::Middle); 9];
    sitters[..2].fill(Sitter::Person);
    let players = Players::of(&Seating { sitters, names: seating(9).names }, &INFO);
    let mut round = Draft { players, ..Draft::default() };
    assert!(!offers(&mut round, "sees everything"), "all sit round one screen");
}
