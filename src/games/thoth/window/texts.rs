//! The words of the window of Houses of Thoth, as messages; `assets/lang/*/thoth-window.ftl` has their texts.

use game::Seat;
use game::message::{Message, Say, texts};

texts! {
    /// What the set-up of a match says.
    pub enum SetUp in "thoth-set-" {
        Architects,
        FirstDealer,
        Begins,
        BeginsLeft,
        BeginsLeftAbout,
        BeginsAuction,
        BeginsAuctionAbout,
        Building,
        ByHand,
        ByHandAbout,
        ByProgram,
        ByProgramAbout,
        Hand,
        Length,
        OneHand,
        Short,
        Whole,
        Own,
        EndsHand,
        EndsAt { points: i32 },
        EndsHandIn { minutes: u32 },
        EndsAtIn { points: i32, minutes: u32 },
        Minutes { minutes: u32 },
        Points,
        Pyramids,
        Coloured { element: Message, colour: Message },
    }
}

texts! {
    /// What stands in the corner of a card, in a letter or two.
    pub enum Corner in "thoth-corner-" {
        Ace,
        King,
        Queen,
        Prince,
        Princess,
    }
}

texts! {
    /// What the panels of a turn say.
    pub enum Turn in "thoth-turn-" {
        HowFar { game: String, hand: u32, turn: u32 },
        Hand { hand: u32 },
        HandAndTurn { hand: u32, turn: u32 },
        Extra { turns: u8 },
        ExtraAbout,
        Builds { seat: Seat },
        Says { seat: Seat },
        Plays { seat: Seat },
        Bids { seat: Seat },
        TakesBid { seat: Seat },
        Set { order: Message, done: usize },
        PutBack,
        Harm { seat: Seat, points: i32 },
        Idle { idle: u32, limit: u32 },
        Reference,
        Scores,
        MyHouse,
        Rivals,
        Table,
        KeyPick,
        KeyChange,
        KeyPlays,
        KeyDiscards,
        NoCard,
        DragIt,
        SetNow { piece: Message },
        PlayFirst,
        Bank,
        Colours { set: Message },
        BankElement { element: Message, colour: Message },
        Deck,
        DeckAbout { left: usize },
        Discarded,
        Look,
        NoneDiscarded,
        Pile { cards: usize },
        TallestHouse,
        Auction,
        AuctionAbout,
        Begins { seat: Seat },
        PickToBid,
        PickBid,
        NoBidYet,
        KeyBids,
        KeyTakes,
    }
}

texts! {
    /// What is said of a card and of a play.
    pub enum Uses in "thoth-use-" {
        New,
        Bid,
        Close,
        Play,
        Choose,
        WhyNot { kind: Message, why: String },
        Takes { elements: Message },
        EndsHand { element: Message },
        EndsHandAt { element: Message, comes: Message },
        Own { points: String },
        OwnAndOthers { points: String, others: Vec<Message> },
        AtMost { seat: Seat, points: String },
        InPlaceOf { name: String, old: Message },
        NoEffect,
        FaceDown,
        Raise { worth: u8, element: Message },
        Roof { element: Message },
        Relief { element: Message },
        Trouble { whom: Vec<Message>, element: Message },
        OrderFoundation { card: Message },
        OrderRaise { count: u8, pyramids: Message },
        OrderStory { card: Message },
        OrderRoof { card: Message },
        OrderTrouble { against: Seat, card: Message },
        OrderReplace { against: Seat, card: Message, old: Message },
        OrderRelief { card: Message },
        OrderDiscard { card: Message },
        OrderEnd { card: Message },
        AndTurns { order: Message, turns: u8 },
        OtherWays { order: Message },
        ThisHand { comes: Message },
        Already { seat: Seat },
        StopsRaise { seat: Seat, free: usize, element: Message, could: usize },
        StopsCover { seat: Seat, element: Message, could: usize },
        Accepts { elements: Message, small: u8, medium: u8, large: u8 },
        RiskPips { pips: u16 },
        RiskStories { stories: usize, pips: u16 },
        PipsOf { worth: u8 },
        TakesOnly,
        ExtraTurns { turns: u8 },
        StillInHand,
        SizeOf { size: Message, pips: u16 },
        Bare,
        SizeOnly { size: Message },
    }
}

texts! {
    /// What is said of a house and its owner.
    pub enum House in "thoth-house-" {
        None,
        Plays,
        Dealer,
        DealerAbout,
        Goal { points: i32 },
        PointsHand,
        PointsAt { points: i32 },
        Cards { cards: usize },
        Roofed,
        Full,
        Takes,
        Immune,
        Trouble { cards: Vec<Message> },
        IfEnded,
        ThisHand,
        YouIfEnded,
        YouThisHand,
        AtMost { points: String },
        EachCard,
        InHand { cards: usize },
        Less,
        Shown { seat: Seat },
    }
}

texts! {
    /// What the score sheets and the result say.
    pub enum Scores in "thoth-scores-" {
        Pips,
        Stories,
        Roof,
        RoofElement,
        SmallCards,
        Courts,
        Malice,
        HandWon { hand: u32, ended: Message },
        RoofedAndWon { seat: Seat },
        RoofedOtherWon { seat: Seat, winner: Seat },
        CalledAndWon { seat: Seat, winner: Seat },
        EndsHand,
        EndsAt { points: i32 },
        After,
        Hand { hand: u32 },
        Roofed { seat: Seat },
        Called { seat: Seat },
        Now,
        ThisHand,
        Wins { seat: Seat, hand: u32 },
        DealNext,
        Last { hand: u32 },
        Points,
        Moment,
        Decided { hand: u32, winner: Message, next: Message },
        DecidedBy { hand: u32, winner: Message, next: Message, parts: Vec<Message> },
        Has { seat: Seat, points: String },
        Part { what: Message, points: String },
        Totals { totals: Vec<Message>, ends: Message },
        Held { seat: Seat },
    }
}

texts! {
    /// What the sheets over the table are called, beside the quick reference.
    pub enum Sheet in "thoth-sheet-" {
        Scores,
        Discard,
    }
}

/// One of each, for the walk over all messages.
pub fn examples() -> Vec<Message> {
    let mut all = vec![];
    all.extend(SetUp::examples().iter().map(Say::message));
    all.extend(Corner::examples().iter().map(Say::message));
    all.extend(Turn::examples().iter().map(Say::message));
    all.extend(Uses::examples().iter().map(Say::message));
    all.extend(House::examples().iter().map(Say::message));
    all.extend(Scores::examples().iter().map(Say::message));
    all.extend(Sheet::examples().iter().map(Say::message));
    all
}
