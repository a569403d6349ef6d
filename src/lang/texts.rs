//! The texts of one language.

use super::pseudo;
use super::spanned::{SpannedText, marked, unmarked};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::Language;
use game::message::{Arg, Message, Say};
use game::seat::Seat;
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use strum::VariantArray;
use unic_langid::LanguageIdentifier;

/// The language files as they were when the program was built, a folder a language.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lang");

/// The texts of every language, read once.
static ALL: LazyLock<Vec<Arc<Texts>>> =
    LazyLock::new(|| Language::VARIANTS.iter().map(|language| Arc::new(Texts::read(*language))).collect());

/// The texts of a language: makes text of messages.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// What is wrong in the files.
    faults: Vec<String>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// One text of a part, and its other forms by their names: what attributes say in the files.
struct TextForms {
    text: String,
    forms: BTreeMap<String, String>,
}

/// How a list ends.
#[derive(Clone, Copy)]
enum ListJoin {
    All,
    Either,
}

impl Texts {
    /// The texts of a language. With the feature `dev` they are read from the folder of the sources, each time they are asked
    /// for.
    pub fn of(language: Language) -> Arc<Self> {
        if files::LIVE {
            return Arc::new(Self::read(language));
        }
        let known = ALL.iter().find(|texts| texts.language == language);
        known.map_or_else(|| Arc::new(Self::read(language)), Arc::clone)
    }

    fn read(language: Language) -> Self {
        let locale: LanguageIdentifier = language.folder().parse().unwrap_or_default();
        let mut texts = Self { language, bundle: FluentBundle::new_concurrent(vec![locale]), faults: vec![] };
        // Marks of direction round every argument are for languages that are written from right to left.
        texts.bundle.set_use_isolating(false);
        texts.bundle.set_formatter(Some(below_zero));
        if language == Language::Pseudo {
            texts.bundle.set_transform(Some(pseudo::lengthen));
        }
        for (path, text) in files(language) {
            let resource = FluentResource::try_new(text.into_owned()).unwrap_or_else(|(resource, errors)| {
                texts.faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
                resource
            });
            if let Err(errors) = texts.bundle.add_resource(resource) {
                texts.faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
            }
        }
        texts
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What is wrong in the files of this language.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The text of a message, in which seats are still seats. What the files lack stands there by its id.
    pub fn say(&self, what: &impl Say) -> SpannedText {
        self.try_say(&what.message()).unwrap_or_else(|(told, _)| told)
    }

    /// The text of a message in which no seat has a name: "Seat 3".
    pub fn plain(&self, what: &impl Say) -> String {
        self.say(what).named(|seat| self.seat(seat))
    }

    /// The text under an id that a file names, without arguments; `None` if the language has none.
    pub fn under(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self.bundle.format_pattern(pattern, None, &mut vec![]);
        Some(self.whole(text.into_owned()))
    }

    /// A whole text: in the pseudo-language it has marks at both ends.
    fn whole(&self, text: String) -> String {
        if self.language == Language::Pseudo {
            format!("{}{text}{}", pseudo::ENDS.0, pseudo::ENDS.1)
        } else {
            text
        }
    }

    /// What a seat is called that has no name.
    pub fn seat(&self, seat: Seat) -> String {
        let message = Message::new("seat-number").with("number", i64::from(seat.0) + 1);
        self.part(&message, &mut vec![]).text
    }

    /// The text of a message.
    ///
    /// # Errors
    /// What the files lack, with the text as far as it goes.
    pub fn try_say(&self, message: &Message) -> Result<SpannedText, (SpannedText, Vec<String>)> {
        let mut faults = vec![];
        let mut text = self.part(message, &mut faults).text;
        let is_translated = message.id != game::message::ENGLISH;
        if is_translated && !text.is_empty() {
            text = self.whole(text);
        }
        let told = SpannedText::of_marked(&text);
        if faults.is_empty() { Ok(told) } else { Err((told, faults)) }
    }

    /// The text of a message with its other forms, seats marked.
    fn part(&self, message: &Message, faults: &mut Vec<String>) -> TextForms {
        let args = self.args(message, faults);
        let id = message.id;
        let Some(found) = self.bundle.get_message(id) else {
            faults.push(format!("{id}: no such message"));
            return TextForms { text: id.to_owned(), forms: BTreeMap::new() };
        };
        let mut write = |pattern| {
            let mut errors = vec![];
            let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            faults.extend(errors.iter().map(|error| format!("{id}: {error}")));
            text
        };
        let forms = found.attributes().map(|form| (form.id().to_owned(), write(form.value()))).collect();
        let text = found.value().map(&mut write);
        let text = text.unwrap_or_else(|| {
            faults.push(format!("{id}: the message has no text"));
            id.to_owned()
        });
        TextForms { text, forms }
    }

    /// The arguments as Fluent takes them. A part's other forms go by names of their own: `piece` and `piece-dative`. Of a list
    /// there is the number, too: `pieces-count`.
    fn args(&self, message: &Message, faults: &mut Vec<String>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let mut set = |part: TextForms| {
                for (form, text) in part.forms {
                    args.set(format!("{name}-{form}"), text);
                }
                args.set(*name, part.text);
            };
            match arg {
                Arg::Seat(seat) => args.set(*name, marked(*seat)),
                Arg::Count(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Length(um) => set(self.part(&length(*um), faults)),
                Arg::Angle(mdeg) => {
                    args.set(*name, FluentValue::from(i64::from((mdeg.unsigned_abs() + 500) / 1000)));
                }
                Arg::Keyword(word) => args.set(*name, *word),
                Arg::Message(part) => set(self.part(part, faults)),
                Arg::Name(words) => args.set(*name, unmarked(words)),
                Arg::English(words) => args.set(*name, english(words)),
                Arg::All(items) | Arg::Either(items) => {
                    let how = if matches!(arg, Arg::All(_)) { ListJoin::All } else { ListJoin::Either };
                    set(self.list(items, how, faults));
                    args.set(format!("{name}-count"), FluentValue::from(items.len()));
                }
            }
        }
        args
    }

    /// Parts as the language joins them, in each of their forms.
    fn list(&self, items: &[Message], how: ListJoin, faults: &mut Vec<String>) -> TextForms {
        let parts: Vec<TextForms> = items.iter().map(|item| self.part(item, faults)).collect();
        let names: Vec<String> = parts.iter().flat_map(|part| part.forms.keys().cloned()).collect();
        let last = if matches!(how, ListJoin::All) { "list-all" } else { "list-either" };
        let mut join = |form: &dyn Fn(&TextForms) -> String| {
            let mut texts = parts.iter().map(form).rev();
            let mut joined = texts.next().unwrap_or_default();
            for (k, before) in texts.enumerate() {
                joined = self.pair(if k == 0 { last } else { "list-more" }, before, joined, faults);
            }
            joined
        };
        let text = join(&|part| part.text.clone());
        let form =
            |name: &String| (name.clone(), join(&|part| part.forms.get(name).unwrap_or(&part.text).clone()));
        TextForms { text, forms: names.iter().map(form).collect() }
    }

    /// Two parts of a list, joined.
    fn pair(&self, id: &str, first: String, rest: String, faults: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            faults.push(format!("{id}: no such message"));
            return first + ", " + &rest;
        };
        let (mut args, mut errors) = (FluentArgs::new(), vec![]);
        args.set("first", first);
        args.set("rest", rest);
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{id}: {error}")));
        text
    }
}

/// A length in millimetres, rounded to a tenth.
fn length(um: i32) -> Message {
    let tenths = (um.unsigned_abs() + 50) / 100;
    let below = Arg::from(um < 0 && tenths > 0);
    let number = Message::new("length").with("whole", tenths / 10).with("tenths", tenths % 10);
    number.with("below", below)
}

/// English of the rules, in which seats are called "Seat 3", with marked seats in their place.
fn english(words: &str) -> String {
    const NUMBERED: &str = "Seat ";
    let mut text = String::new();
    let mut parts = words.split(NUMBERED);
    text += &unmarked(parts.next().unwrap_or_default());
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        match part[..digits].parse::<u8>().ok().and_then(|number| number.checked_sub(1)) {
            Some(seat) => text += &marked(Seat(seat)),
            None => text = text + NUMBERED + &part[..digits],
        }
        text += &unmarked(&part[digits..]);
    }
    text
}

/// The files of a language: their paths below `assets/lang`, and what is in them.
fn files(language: Language) -> Vec<(String, Cow<'static, str>)> {
    let folder = language.folder();
    if files::LIVE
        && let Ok(entries) = std::fs::read_dir(files::sources().join("assets/lang").join(folder))
    {
        let path = |entry: std::io::Result<std::fs::DirEntry>| Some(entry.ok()?.path());
        let text = |path: std::path::PathBuf| {
            Some((path.display().to_string(), std::fs::read_to_string(&path).ok()?.into()))
        };
        return entries.filter_map(path).filter_map(text).collect();
    }
    let mut files = vec![];
    for file in FILES.get_dir(folder).into_iter().flat_map(Dir::files) {
        files.extend(
            file.contents_utf8().map(|text| (file.path().display().to_string(), Cow::Borrowed(text))),
        );
    }
    files
}

/// A number below zero, with a minus; `None` if it is none. Fluent would write a hyphen.
fn below_zero<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}
