//! The words of the program’s own panels, dialogs and notices, as messages. The language files have their texts
//! (`assets/lang/*/window.ftl`). A game has its words in its own folder.

use game::Seat;
use game::message::{Length, Message, Say, texts};

texts! {
    /// Why the window cannot be opened.
    pub enum NoWindow in "no-window-" {
        Display { why: Message },
        Unset,
        NoRuntimeFolder,
        NoName { name: String },
        Silent { kind: String, name: String, why: Message },
        Library { why: String },
        Vulkan,
        Other { why: String },
        Ended { code: u8 },
    }
}

texts! {
    /// Why there is no picture of a table.
    pub enum NoPicture in "no-picture-" {
        Nothing,
        Size { width: u32, height: u32, least: u32, most: u32 },
        Shape { why: Message },
        Driver { why: String },
        Write { path: String, why: Message },
    }
}

texts! {
    /// What the menu says.
    pub enum Menu in "menu-" {
        Tagline,
        Version { number: String },
        Others,
        Continue,
        NoMatch,
        AsYouLeft { what: String },
        OpenElsewhere { what: String },
        Lab,
        Gallery,
        Matches,
        Rules,
        Settings,
        Quit,
    }
}

texts! {
    /// What dialogs say: pause, save, questions.
    pub enum Dialogs in "dialog-" {
        NoNumber { typed: String },
        Pause,
        Rules,
        Keys,
        ChangeKeys,
        ToChangeKeys,
        Settings,
        Matches,
        Gallery,
        Save,
        Sure,
        Close,
        Resume,
        ToSave,
        ToLoad,
        Watch,
        ToLab,
        ToLabAbout,
        InLab,
        BackToMatch,
        Leave,
        Watching,
        No,
        NoFolder,
        Folder { folder: String },
        NameHint,
        NameFirst,
    }
}

texts! {
    /// What the settings say.
    pub enum Settings in "settings-" {
        Language,
        English,
        German,
        Speed,
        SpeedAbout { key: String },
        Slow,
        Normal,
        Fast,
        AtOnce,
        FullScreen,
        FullScreenAbout { key: String },
        Scale,
        Drawing,
        Auto,
        Plain,
        Good,
        Best,
        CameraSpeed,
        Camera,
        CameraAbout,
        Motion,
        MotionAbout,
        Marks,
        MarksAbout,
        Previews,
        PreviewsAbout,
        ComingClose,
        ComingCloseAbout,
        Falls,
        FallsAbout,
        Nesting,
        NestingAbout,
        Stability,
        StabilityAbout,
        Reset,
    }
}

texts! {
    /// What the set-up of any game says.
    pub enum Form in "form-" {
        Begin,
        Back,
        Players,
        PlayedFor,
        Practice,
        PracticeAbout,
        Score,
        ScoreAbout,
        Seed,
        SeedChance { seed: String },
        SeedSecret,
        SeedSame { dealt: Message },
        SeedKnown { dealt: Message },
        SeedDigits,
        SeedTooLarge { most: String },
        SameName { name: String },
        Person,
        Bot { name: Message },
        AtScreen,
        Chance,
    }
}

texts! {
    /// What the cover says between two people at one screen.
    pub enum Cover in "cover-" {
        Pass { name: String },
        Nobody { key: Message },
        Here { name: String },
    }
}

texts! {
    /// What is said where keys are listed and changed.
    pub enum KeyPanel in "keys-" {
        None,
        Or { first: String, other: String },
        Taken { keys: String, others: String },
        Other { what: Message, group: Message },
        Keeps { key: String },
        Press { what: Message },
        Leaves { key: Message },
        Take,
        Leave,
        Choose,
        ResetAll,
        Waiting,
        Reset,
        Usually { keys: String },
        Group { game: String, group: Message },
        Unknown { ids: String },
        StabilityOn,
        StabilityOff,
        OutlinesOn,
        OutlinesOff,
    }
}

texts! {
    /// What the card with the result says.
    pub enum Result in "result-" {
        Decided,
        AtOnce,
        Again,
        Watch,
        WatchAbout,
        LookBack,
        LookBackAbout,
        DecidedFall,
        DecidedTold,
        Back,
        BackAbout,
        Picture,
        PictureAbout,
        Fold,
        FoldAbout,
        Unfold,
        Gallery,
        GalleryAbout,
        Menu,
        MenuAbout,
        Moment { moment: Message, at: usize },
        Story { counts: Message, moment: Message },
    }
}

texts! {
    /// What is said over a match that is watched again.
    pub enum Replay in "replay-" {
        GoOn,
        What,
        WhatAbout,
        PicturesTurn,
        PicturesTurnAbout,
        PicturesAll,
        PicturesAllAbout,
        ToLab,
        ToLabAbout,
        PlayOn,
        PlayOnAbout,
        Leave,
        LeaveAbout,
        At { turn: Message },
        AtWinding { turn: Message },
        TurnBack,
        TurnBackAbout,
        TurnOn,
        TurnOnAbout,
        Moves { now: i64, all: i64 },
        Parted { from: Message },
        Taken { taken: usize, all: usize },
        Stop,
        Stopped { taken: usize, all: usize },
        Title { taken: usize, all: usize, key: Message },
        Done { count: usize, folder: String },
        NoPicture { path: String },
        NoPictures,
        NotMade { why: String },
        LookingBack,
        NothingFell,
        NothingYet,
        FirstToGive,
        Touch,
        NobodyActs,
    }
}

texts! {
    /// What the buttons of every match say.
    pub enum Buttons in "button-" {
        Menu,
        Rules,
        Keys,
        NothingLeft { until: Message },
        NothingLeftShort,
        Faster,
        FasterAbout,
        Skip,
        SkipAbout { key: String },
        Undo,
        UndoTurn,
        Redo,
        Steps { steps: usize, key: String },
        NoUndo,
        NoRedo,
        Happened,
        NothingHappened,
        Settling,
        YourTurn { name: String },
        BotsTurn { name: String, bot: Message },
    }
}

texts! {
    /// What the list of matches says.
    pub enum Matches in "matches-" {
        Deleted { name: String },
        TakeBack,
        None,
        UnderWay,
        Saves,
        Over,
        Broken,
        AnotherFile,
        PathHint,
        Load,
        OpenHere { what: String },
        Watch,
        WatchAbout,
        WatchSecret,
        WatchBroken,
        More,
        MoreAbout,
        Rename,
        RenameFirst,
        Copy,
        CopyAbout,
        Delete,
        DeleteAbout,
        Send { path: String },
        MoreNames { count: usize },
        Player { name: String, bot: Message },
        Copied { name: String },
        OnTable,
        Restored { name: String },
        JustNow,
        Minutes { count: i64 },
        Hours { count: i64 },
        Days { count: i64 },
    }
}

texts! {
    /// What the gallery says.
    pub enum Gallery in "gallery-" {
        NoFolder,
        Unreadable { folder: String, why: Message },
        About { day: String },
        Empty,
        Rank { place: usize, height: Message },
        NoRank { height: Message },
        NoHelp,
        Who { by: Message, since: String },
        Day { seed: String, day: String },
        CameTo,
        With,
        By,
        Help,
        Seed,
        Proof,
        File,
        Checking,
        Holds { steps: i64 },
        Fails { why: Message },
        Unchecked { why: Message },
        Watch,
        Check,
        Remove,
        RemoveSure,
        RemoveYes,
        Kept,
        NotRemoved { path: String, why: Message },
        NotRanked,
        UnknownGame,
        NotNoted { why: Message },
    }
}

texts! {
    /// What the rules reader says.
    pub enum Reader in "reader-" {
        Marks,
        MarksAbout,
        OnlyEnglish,
        TheRule,
        ShowMe,
        ShowMeAbout,
        BackToRules,
        Search,
        SearchAbout,
        Found { count: usize },
        At { at: usize, count: usize },
    }
}

texts! {
    /// What the program tells at the edge of the window.
    pub enum Notices in "notice-" {
        LoadedOver,
        Loaded,
        Saved { path: String },
        QuickSave { name: String },
        SaveOver { name: String },
        SaveOverYes,
        QuickSaveYes,
        QuickLoad { name: String },
        QuickLoadYes,
        QuitLoses,
        QuitYes,
        Unkept { why: Message },
        Unsaved { why: Message },
        NoJournal { path: String, why: Message },
        JournalLost { why: Message },
        Bridge,
        NoPictureFolder,
        NoWindow,
        PictureSaved { path: String },
        PictureUnread { why: String },
        PictureNoPng,
        PictureUnwritten { why: String },
        Settings { bad: String },
        SettingsField { name: String },
        BadKey { id: String, name: String },
        SettingsUnread { path: String, why: Message, kept: Message },
        SettingsKept { path: String },
        SettingsStay { why: Message },
        SettingsUnwritten { path: String, why: Message },
        NoBotMove,
        Rate { rate: i64, took: Message },
        Unfinished,
        UnknownGame { path: String, game: String },
        NoMatch,
    }
}

texts! {
    /// What is said of the hand and the piece in it.
    pub enum Hand in "hand-" {
        FromAbove,
        FromSide,
        Dice,
        Lower { by: Length },
        Anyway { why: String },
        Over,
        AboveIt,
        AboveTable,
        Tilt,
        Turn,
        Free { piece: String },
        NotFree { piece: String, why: String },
        CanTake,
        Takes,
        StackStays,
        CardLies,
        NoClearing,
        Clears,
        KeepsHeight,
        NestingOn,
        NestingOff,
        HighAbove { mm: i64 },
        OnItsWay,
        Asked,
        NotAsked,
        Helped,
        HelpedAbout,
        Level,
        LevelAbout,
        Bare,
        BareAbout,
        Ghost,
        GhostAbout,
        Magnet,
        MagnetAbout,
        MagnetNot,
        LittleToSpare { by: Length },
        ToSpare { mm: i64 },
        NoPlace,
        AtPlace { place: String, number: usize, of: usize },
    }
}

texts! {
    /// What is said of how firmly things stand.
    pub enum Stability in "stability-" {
        Nothing,
        Working,
        Unknown { why: Message },
        Title,
        Before,
        First { what: String },
        Firm,
        Unheld,
        Stands { tilt: Message },
        Close { tilt: Message },
        Doubt,
        Falls { tilt: Message },
        About { percent: i64 },
        Slides { piece: Message, other: Message },
        Tips { piece: Message, other: Message },
        Bare { piece: Message },
        Weakest,
    }
}

texts! {
    /// What is said of pieces in store.
    pub(crate) enum Supply in "supply-" {
        None { piece: Message },
        Last { piece: Message },
        Left { piece: Message, left: usize },
        LeftWhy { piece: Message, left: usize, why: String },
        LeftDrag { piece: Message, left: usize },
    }
}

texts! {
    /// Why the coach does not help.
    pub enum CoachRefusal in "coach-no-" {
        Scored,
        Over,
        NotYou,
        Moving,
        Held,
        Shared,
        Lesson,
        Nothing,
        NotOver,
        OnlyBots,
        NoValues,
    }
}

texts! {
    /// What stands on the plate of a look back.
    pub(crate) enum LookBackPlate in "look-back-" {
        Looks,
        Stop,
        Nothing,
        Title { at: usize, all: usize, turn: Message, seat: Seat },
        Cost,
        Won,
        Risky,
        Done,
        Better,
        Found,
        Firmer,
        Before,
        Next,
    }
}

texts! {
    /// How the menu of a match offers the coach.
    pub(crate) enum CoachOffer in "coach-offer-" {
        Ask,
        About { key: String },
    }
}

texts! {
    /// What stands on the coach's plate.
    pub enum CoachPlate in "coach-plate-" {
        Title,
        Thinks,
        Marked,
        Compared,
        Close,
    }
}

/// One of each, for the walk over all messages.
pub fn examples() -> Vec<Message> {
    let mut all = vec![];
    all.extend(NoWindow::examples().iter().map(Say::message));
    all.extend(NoPicture::examples().iter().map(Say::message));
    all.extend(Menu::examples().iter().map(Say::message));
    all.extend(Dialogs::examples().iter().map(Say::message));
    all.extend(Settings::examples().iter().map(Say::message));
    all.extend(Form::examples().iter().map(Say::message));
    all.extend(Cover::examples().iter().map(Say::message));
    all.extend(KeyPanel::examples().iter().map(Say::message));
    all.extend(Result::examples().iter().map(Say::message));
    all.extend(Replay::examples().iter().map(Say::message));
    all.extend(Buttons::examples().iter().map(Say::message));
    all.extend(Matches::examples().iter().map(Say::message));
    all.extend(Gallery::examples().iter().map(Say::message));
    all.extend(Reader::examples().iter().map(Say::message));
    all.extend(Notices::examples().iter().map(Say::message));
    all.extend(Hand::examples().iter().map(Say::message));
    all.extend(Stability::examples().iter().map(Say::message));
    all.extend(CoachRefusal::examples().iter().map(Say::message));
    all.extend(CoachOffer::examples().iter().map(Say::message));
    all.extend(CoachPlate::examples().iter().map(Say::message));
    all.extend(LookBackPlate::examples().iter().map(Say::message));
    all.extend(Supply::examples().iter().map(Say::message));
    all
}
