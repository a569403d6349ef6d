//! What stands on the plate of every lesson, and on the buttons that begin one.

use game::message::texts;

texts! {
    /// What stands on the plate.
    pub enum PlateWords in "lesson-plate-" {
        Next,
        Done,
        Back,
        Leave,
        Step { number: usize, of: usize },
    }
}

texts! {
    /// What stands on the buttons that begin a lesson.
    pub enum MenuWords in "lesson-menu-" {
        Learn { minutes: u8 },
        LearnNumber { number: usize, minutes: u8 },
        LearntNumber { number: usize, minutes: u8 },
        Learnt { minutes: u8 },
    }
}
