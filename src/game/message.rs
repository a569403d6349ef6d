//! What is said to a player, before it is text: a message's id and its typed arguments. Rules, tables and matches say
//! messages. The room `lang` makes text of them, in the player's language.

use super::seat::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use strum::EnumProperty;

/// Something that can be said to a player.
pub trait Say {
    /// The message that says it.
    fn message(&self) -> Message;
}

/// A message: the id under which the language files have its text, and what the text tells of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Message {
    /// The id in the language files, such as `turn-game-over`.
    pub id: &'static str,
    /// The arguments by name, in the order in which they were given.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
    /// The rule by which something is refused, where this says why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

/// A rule of a game, by its number in the game's book of rules: `R14`, `T-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl Rule {
    /// The rule that stands beside a variant of an enum of refusals: `#[strum(props(rule = "R14"))]`. None of those that are
    /// no matter of rules.
    pub fn of(refusal: &impl EnumProperty) -> Option<Self> {
        refusal.get_str("rule").map(Self)
    }
}

/// The id of a message that is not translated yet: its only argument is English.
pub const ENGLISH: &str = "english";

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new(), rule: None }
    }

    /// The same as a refusal by a rule.
    #[must_use]
    pub fn by(mut self, rule: Option<Rule>) -> Self {
        self.rule = rule;
        self
    }

    /// The rule that it or a part of it names.
    pub fn names_rule(&self) -> Option<Rule> {
        let part = |(_, arg): &(_, Arg)| match arg {
            Arg::Message(part) => part.names_rule(),
            _ => None,
        };
        self.rule.or_else(|| self.args.iter().find_map(part))
    }

    /// The same with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// English that stands in the code still, and in which seats are called "Seat 3".
    pub fn english(text: impl Into<String>) -> Self {
        Self::new(ENGLISH).with("text", Arg::English(text.into()))
    }
}

impl Say for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

impl<T: Say> Say for &T {
    fn message(&self) -> Message {
        (*self).message()
    }
}

impl Say for Seat {
    fn message(&self) -> Message {
        Message::new("seat-name").with("seat", *self)
    }
}

impl Say for String {
    fn message(&self) -> Message {
        Message::english(self.as_str())
    }
}

impl Say for &str {
    fn message(&self) -> Message {
        Message::english(*self)
    }
}

impl From<String> for Message {
    fn from(english: String) -> Self {
        Self::english(english)
    }
}

impl From<&str> for Message {
    fn from(english: &str) -> Self {
        Self::english(english)
    }
}

/// For programmers: the id and the arguments. Players read what `lang` makes of it.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.args.as_slice() {
            [(_, Arg::English(text))] => f.write_str(text),
            [] => f.write_str(self.id),
            args => write!(f, "{} {args:?}", self.id),
        }
    }
}

/// So that a command can fail with it.
impl std::error::Error for Message {}

/// What a message tells of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A seat: drawn as its name in its colour, with its mark.
    Seat(Seat),
    /// A whole number.
    Count(i64),
    /// A length in micrometres: written in millimetres, with one digit behind the point.
    Length(i32),
    /// An angle in thousandths of a degree: written in whole degrees.
    Angle(i32),
    /// One of a few words that a text chooses by, and that nobody reads: `upright`.
    Keyword(&'static str),
    /// A part that has a text of its own, such as the name of a piece.
    Message(Box<Message>),
    /// All of these: "a, b and c".
    All(Vec<Message>),
    /// One of these: "a, b or c".
    Either(Vec<Message>),
    /// What a player typed: a name. It is the same in every language.
    Name(String),
    /// English that stands in the code still.
    English(String),
}

impl Arg {
    /// All of these.
    pub fn all<T: Say>(items: &[T]) -> Self {
        Self::All(items.iter().map(Say::message).collect())
    }

    /// One of these.
    pub fn either<T: Say>(items: &[T]) -> Self {
        Self::Either(items.iter().map(Say::message).collect())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Self::Keyword(if yes { "yes" } else { "no" })
    }
}

/// A length in micrometres, as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length(pub i32);

impl From<Length> for Arg {
    fn from(Length(um): Length) -> Self {
        Self::Length(um)
    }
}

/// All of these.
impl From<Vec<Message>> for Arg {
    fn from(items: Vec<Message>) -> Self {
        Self::All(items)
    }
}

/// What a player typed: a name.
impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

/// A number that was written with a point, such as "2.50". Each language writes it with a sign of its own.
pub fn number(written: &str) -> Message {
    let written = written.replace('-', "−");
    match written.split_once('.') {
        Some((whole, fraction)) => {
            Message::new("number").with("whole", whole.to_owned()).with("fraction", fraction.to_owned())
        }
        None => Message::new("number-whole").with("whole", written),
    }
}

macro_rules! counts {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Count(number.into())
            }
        }
    )*};
}
counts!(u8, u16, u32, i32, i64);

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Count(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Count(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

/// An example of an argument's type, for the walk over all messages.
pub trait Example {
    /// The example.
    fn example() -> Self;
}

impl Example for Seat {
    fn example() -> Self {
        Self(1)
    }
}

impl Example for Length {
    fn example() -> Self {
        Self(70_649)
    }
}

impl Example for bool {
    fn example() -> Self {
        true
    }
}

impl Example for String {
    fn example() -> Self {
        "Cleo".to_owned()
    }
}

/// A thing, which has all forms.
impl Example for Message {
    fn example() -> Self {
        Self::new("table")
    }
}

impl Example for Vec<Message> {
    fn example() -> Self {
        vec![Message::example(), Message::example()]
    }
}

macro_rules! examples {
    ($($number:ty),*) => {$(
        impl Example for $number {
            fn example() -> Self {
                12
            }
        }
    )*};
}
examples!(u8, u16, u32, u64, i32, i64, usize);

/// The texts of a panel, a dialog or a command as an enum. The id of a variant is the prefix and the variant's name with
/// hyphens (`shelf-empty`), its fields are the arguments of that name. `examples` gives one of each variant; beside several
/// enums of one macro a function of that name gives one of each of all.
///
/// ```
/// use game::message::{Say, texts};
///
/// texts! {
///     /// What stands on a shelf.
///     pub enum Shelf in "shelf-" {
///         Empty,
///         Holds { books: u32 },
///     }
/// }
/// assert_eq!(Shelf::Empty.message().id, "shelf-empty");
/// assert_eq!(Shelf::Holds { books: 3 }.message().args.len(), 1);
/// assert_eq!(Shelf::examples().len(), 2);
/// ```
#[macro_export]
macro_rules! texts {
    (
        $(#[$about:meta])*
        $sight:vis enum $name:ident in $prefix:literal {
            $( $variant:ident $({ $($field:ident: $kind:ty),+ $(,)? })? ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "each is what the language files say under its id")]
        #[derive(Clone, Debug, PartialEq, Eq, ::strum::IntoStaticStr)]
        #[strum(serialize_all = "kebab-case", prefix = $prefix)]
        $sight enum $name {
            $( $variant $({ $($field: $kind),+ })? ),+
        }

        impl $crate::message::Say for $name {
            fn message(&self) -> $crate::message::Message {
                let message = $crate::message::Message::new(self.into());
                match self {
                    $( Self::$variant $({ $($field),+ })? => {
                        message $( $(.with(stringify!($field), $field.clone()))+ )?
                    } )+
                }
            }
        }

        impl $name {
            /// One of each, for the walk over all messages.
            pub fn examples() -> Vec<Self> {
                vec![$( Self::$variant $({ $($field: $crate::message::Example::example()),+ })? ),+]
            }
        }
    };
    ( $( $(#[$about:meta])* $sight:vis enum $name:ident in $prefix:literal { $($variants:tt)* } )+ ) => {
        $( $crate::message::texts! { $(#[$about])* $sight enum $name in $prefix { $($variants)* } } )+

        /// One of each, for the walk over all messages.
        pub fn examples() -> Vec<$crate::message::Message> {
            let mut all = vec![];
            $( all.extend($name::examples().iter().map($crate::message::Say::message)); )+
            all
        }
    };
}
pub use texts;

/// Shows errors that are [`Say`] to programmers, as every [`Message`] is shown.
#[macro_export]
macro_rules! displays {
    ($($error:ty),+ $(,)?) => {$(
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::message::Say::message(self), f)
            }
        }
    )+};
}
pub use displays;
