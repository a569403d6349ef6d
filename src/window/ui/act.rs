//! What panels and keys ask for: one way, in every game. A panel is a function that draws what a view says and returns
//! an [`UiCommand`], if anything. No panel changes a match, reads a file or knows what Bevy is; that makes them testable
//! without a window.

use crate::messages::{
    Command, Confirmation, Dialog, Open, Question, RefusalNotice, RulesTarget, TakeFromSupply, WantedPlace,
};
use crate::speech::Reason;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use game::message::Rule;
use table::PieceId;

/// What a panel or a key of a game asks for; `W` is what the game itself can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UiCommand<W> {
    /// Something of the game.
    Wish(W),
    /// Something of the program.
    Program(Request),
}

impl<W> From<Request> for UiCommand<W> {
    fn from(request: Request) -> Self {
        Self::Program(request)
    }
}

impl<W> From<Command> for UiCommand<W> {
    fn from(command: Command) -> Self {
        Self::Program(Request::Command(command))
    }
}

/// What is asked of the program.
#[derive(Clone, Debug)]
pub enum Request {
    /// A command.
    Command(Command),
    /// A dialog.
    Open(Dialog),
    /// A question, and what to do if the answer is yes.
    Ask(Question),
    /// To say why something that was tried is not done.
    Refuse(Reason),
    /// The rules, open at this rule.
    Rule(Rule),
    /// A piece of the supply strip in the hand.
    Take(PieceId),
    /// Yes.
    Yes,
    /// The topmost dialog gone.
    Close,
    /// All dialogs gone.
    CloseAll,
}

impl PartialEq for Request {
    fn eq(&self, other: &Self) -> bool {
        // Orders of matches cannot be compared; what they print tells them apart.
        format!("{self:?}") == format!("{other:?}")
    }
}

impl Eq for Request {}

/// Where panels and keys put what they want of the program.
#[derive(SystemParam)]
pub struct Requests<'w> {
    commands: MessageWriter<'w, Command>,
    open: ResMut<'w, Open>,
    asked: ResMut<'w, Confirmation>,
    refusals: MessageWriter<'w, RefusalNotice>,
    taken: MessageWriter<'w, TakeFromSupply>,
    wanted: ResMut<'w, WantedPlace>,
}

impl Requests<'_> {
    /// Sends it where it belongs.
    pub fn send(&mut self, request: Request) {
        match request {
            Request::Command(command) => {
                if let Command::Save(_) = &command {
                    self.open.0.pop();
                }
                self.commands.write(command);
            }
            Request::Open(dialog) => {
                self.open.0.retain(|open| *open != dialog);
                self.open.0.push(dialog);
            }
            Request::Ask(question) => {
                self.asked.0 = Some(question);
                self.send(Request::Open(Dialog::Confirm));
            }
            Request::Refuse(why) => drop(self.refusals.write(RefusalNotice(why))),
            Request::Rule(rule) => {
                self.wanted.0 = Some(RulesTarget::Rule(rule));
                self.send(Request::Open(Dialog::Rules));
            }
            Request::Take(piece) => drop(self.taken.write(TakeFromSupply(piece))),
            Request::Yes => {
                if let Some(question) = self.asked.0.take() {
                    self.open.0.retain(|open| *open != Dialog::Confirm);
                    self.commands.write(Command::Do(question.deed));
                }
            }
            Request::Close => {
                self.open.0.pop();
            }
            Request::CloseAll => self.open.0.clear(),
        }
    }

    /// The topmost dialog.
    pub fn top(&self) -> Option<Dialog> {
        self.open.0.last().copied()
    }
}
