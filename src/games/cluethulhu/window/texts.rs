//! The words of the window of Cluethulhu, as messages; `assets/lang/*/cluethulhu-window.ftl` has their texts.

use game::Seat;
use game::message::{Message, Say, texts};

texts! {
    /// What the set-up of a match says.
    pub enum SetUp in "cluethulhu-set-" {
        Keeper,
        Program,
        ProgramAbout,
        Person,
        PersonAbout,
        Day,
        DayRound { takes: Message },
        DayRoundLong { takes: Message },
        DayConsole,
        DayAlone { takes: Message },
        HalfMinute,
        Minutes { minutes: u32 },
        MinutesAndHalf { minutes: u32 },
        Players,
        Dealt { investigators: u8, others: u8 },
        Deck,
        Known,
        KnownAbout,
        Secret,
        SecretAbout,
        Named,
        Powers,
        Plain,
        Specials,
        Even { measured: Message },
        Chosen { chosen: usize, least: u8, most: u8 },
        ChosenAll { chosen: usize, most: u8 },
        Drawn { count: u8, chosen: usize, least: u8, most: u8 },
        DrawnAll { count: u8, chosen: usize, most: u8 },
        ByChance,
        ByChanceAbout,
        Turn,
        TurnAbout,
        Timers,
        Timed,
        TimedAbout,
        Untimed,
        Out,
        OutSilent,
        OutWatch,
        OutWatchAbout,
        ShoggothTalk,
        TalkNone,
        TalkFirst,
        TalkFirstAbout,
    }
}

texts! {
    /// What a pick may be instead of somebody, and what doing something means where its button does not say it.
    pub(crate) enum Verbs in "cluethulhu-verb-" {
        Nobody,
        SayAbout,
        CorrectAbout,
    }
}

texts! {
    /// What is asked or going on.
    pub(crate) enum Prompts in "cluethulhu-asks-" {
        HandsOnDoll { seat: Seat },
        HasScreen { seat: Seat, turn: usize, of: usize },
        Investigators,
        Traitor,
        Mother,
        Doll,
        Wizard,
        Detective,
        Psychiatrist,
        TchoTcho,
        Yithian,
        Called { segment: Message },
        LastWord { seat: Seat },
        Shown { seat: Seat },
        SwallowsWhom { seat: Seat },
        Heir { seat: Seat },
        Election,
        Talk,
        TheyTalk,
        Accuse,
        WhoAccuses,
        Second { by: Seat, whom: Seat },
        Defence { seat: Seat },
        Ballot { whom: Seat },
    }
}

texts! {
    /// What is said of a seat.
    pub enum Seats in "cluethulhu-seat-" {
        ForHerself,
        ForNobody,
        ForSide { side: Message },
        PowerLeft,
        SeenOn { day: u16 },
        Fellow,
        Accused,
        OnTrial,
        HighPriest,
        Doll,
        Sibling,
        Protected,
        Detained,
        Out,
        RaisesFor { whom: Seat },
        RaisesNone,
        Living { count: usize },
        TimeAndLiving { time: Message, count: usize },
        Names { seats: Vec<Message> },
        For { whom: Seat, seats: Vec<Message> },
    }
}

texts! {
    /// What a turn of a Day tells whoever has the screen.
    pub(crate) enum Briefs in "cluethulhu-brief-" {
        Doll,
        Protect,
        Detain,
        Arrest,
        FirstSibling,
        SecondSibling,
        Cure,
        Look,
        Turn,
        Take,
        Absorb,
        Idle,
        Tablet { role: Message, side: Message },
        Fellow,
        Seen { role: Message, day: u16 },
        Was { role: Message, day: u16 },
        Cured { day: u16 },
        YourSibling,
        Sibling,
        Shoggoth,
        Points { whom: Seat },
        PointsNobody,
        ThatIsYou,
        NothingKnown,
        NothingShown,
        Known { seat: Seat, known: Vec<Message>, mark: Message },
        On { day: u16, fact: Message },
        NobodyTapped,
        NothingElse,
        NothingDone,
        Holds { seat: Seat, role: Message },
        FaceDown { seat: Seat },
        KeepStill,
        Nobody,
        Confirmed,
        PickFirst,
        Confirm,
        Shows,
        YourPicks,
        YouKnow,
        Pick { number: usize, who: String },
    }
}

texts! {
    /// What the bar says.
    pub enum Bar in "cluethulhu-bar-" {
        PointAt { verb: Message },
        PointAtFirst { verb: Message },
        PointAtSecond { verb: Message },
        PointAtThird { verb: Message },
        NotThat,
        ASeat,
        KeyPoint,
        KeySeats,
        KeyMoreSeats,
        ThatIsAll,
        Nothing,
        KeepersView,
        PlayersView,
        RaisesFor { whom: Seat },
        RaisesAgainst { whom: Seat },
        AllRaised,
        AllOthers,
        Count,
        KeyHand,
        TheNext,
        RaiseFirst,
    }
}

texts! {
    /// What the other panels say.
    pub enum Panels in "cluethulhu-panel-" {
        Timers,
        NoTimers,
        Halt,
        GoOn,
        Talk,
        Defence,
        Votes { whom: Seat, votes: u16 },
        Open { open: u16 },
        Tally { yes: u16, no: u16, open: u16, needed: u16, all: u16 },
        Record,
        Tablet,
        Key { key: String },
        Ritual,
        SecretDeck,
        InDeck { role: Message, count: u8 },
        Told,
        NothingYet,
        NothingHappened,
        YouWatch,
        OutAndWatch,
        NobodyWins,
        Winners { seats: Vec<Message> },
        Lost { time: Message, secret: Message },
        Ended { role: Message },
        EndedOut { role: Message },
        Story,
        NoFurther,
        StepBack,
        StepOn,
        Of { all: usize },
    }
}

/// One of each, for the walk over all messages.
pub fn examples() -> Vec<Message> {
    let mut all = vec![];
    all.extend(SetUp::examples().iter().map(Say::message));
    all.extend(Verbs::examples().iter().map(Say::message));
    all.extend(Prompts::examples().iter().map(Say::message));
    all.extend(Seats::examples().iter().map(Say::message));
    all.extend(Briefs::examples().iter().map(Say::message));
    all.extend(Bar::examples().iter().map(Say::message));
    all.extend(Panels::examples().iter().map(Say::message));
    all
}
