//! The words of the window of Builders of R'lyeh, as messages; `assets/lang/*/rlyeh-window.ftl` has their texts.

use game::Seat;
use game::message::{Length, Message, texts};
use window::keys::names::ENTER;

texts! {
    pub enum SetUpText in "rlyeh-set-" {
        Today,
        Own,
        Match,
        Die,
        Cthulhu,
        Twelve,
        Two,
        Aim,
        Height,
        Grandeur,
        Stashes,
        DayStashes,
        By,
        Cards { count: u8 },
        Chooser,
        ADie,
        ACompass,
        Builders,
        First,
        Collapse,
        Ends,
        PutsOut,
        Colours,
        Number { number: u8 },
        Nobodys,
        Hand,
        Ghost,
        GhostNot,
        Tremor,
        Persons,
        TremorAbout,
    }

    pub enum Turn in "rlyeh-turn-" {
        GoOn,
        GoOnWith { key: Message },
        Rolling,
        FirstAlone { asks: Message },
        FirstTogether { asks: Message },
        FirstUpright { deed: Message },
        FirstFlat { deed: Message },
        FirstAny { deed: Message },
        YourCity,
        Whose { name: String, colour: Message },
        Number { turn: u32 },
        AtWork { bot: String },
        Wait { who: String },
        Bot { name: String, bot: Message },
        Hurry,
        KeyGoOn,
        KeyTurn,
        KeyPose,
        KeyHeight,
        KeyLower,
        KeyFine,
        KeyPutBack,
        KeyLetGo,
        KeyRoll,
        KeyPass,
        KeyChoose,
        KeyTake,
        EndSure,
        EndYes,
        NotCounted { why: Message },
        Stashes,
        Log,
        Unrolled,
        OnTwelve { number: u8 },
        Sum { first: u8, second: u8, sum: u8 },
        Sign { sign: Message, deed: Message },
        NamesStash { stash: Message },
        NamesSize { sizes: Message },
        RolledAndPasses { rolled: Message, passes: Message },
        Higher { height: Length, by: Length },
    }

    pub enum City in "rlyeh-city-" {
        City,
        Grandeur { grandeur: u32 },
        OnTop { colour: Message },
        OnTopOf { colour: Message, whose: String },
        Best { record: Message },
        BestAbout,
        Tie,
        TieAbout,
        Stash,
        Left,
        LeftAbout,
        Pips,
        PipsAbout,
        Top,
        TopAbout,
        Exhausted { colour: Message },
        OneMore { colour: Message },
        Few { colour: Message, left: u8 },
        Reserve { small: u8, medium: u8, large: u8, each: u8, built: u8 },
        Cards,
        CardsAbout { card: Message, left: u8, built: u8 },
    }

    pub enum ResultText in "rlyeh-result-" {
        Grandeur { grandeur: u32 },
        Cthulhu,
        AtItsBest,
        Facts { height: Length, pieces: usize, turns: usize },
        CollapseAlone,
        Collapse { seat: Seat },
        ExhaustedAlone { colours: Vec<Message> },
        Exhausted { colours: Vec<Message>, holders: Vec<Message> },
        Stopped,
        BestTurn { turn: usize, by: Length },
        Reaches { colour: Message, top: Length, pips: u16 },
        Tie,
    }

    /// What stands below the pictures in the rules.
    pub enum IllustrationText in "rlyeh-plate-" {
        Small,
        Medium,
        Large,
        Upright,
        Flat,
        Weird,
    }
}

/// What to do when a roll has passed the turn.
pub fn go_on() -> Turn {
    Turn::GoOnWith { key: Message::new(ENTER) }
}
