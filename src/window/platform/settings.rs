//! What the player has set, kept between sessions as RON in the platform's config folder.

use crate::keys::KeyMap;
use crate::speech::{self, say};
use crate::texts::Notices;
use bevy::prelude::*;
use files::{budget, disk, words as file_words};
use game::Language;
use game::message::{Message as TextMessage, Say};
use ron::value::RawValue;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// How carefully things are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// As the driver can: plain with a software driver, good otherwise.
    #[default]
    Auto,
    /// For software drivers and old machines.
    Low,
    /// In between.
    Medium,
    /// Everything.
    High,
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// To be followed at leisure.
    Slow,
    /// As somebody at the table would.
    #[default]
    Normal,
    /// Without much ado.
    Fast,
    /// As fast as the machine can.
    AtOnce,
}

impl Pace {
    /// How much faster than usual time passes while a bot moves things.
    pub const fn speed(self) -> f32 {
        match self {
            Self::Slow => 0.7,
            Self::Normal => 1.0,
            Self::Fast => 2.0,
            Self::AtOnce => 6.0,
        }
    }

    /// How long a bot waits that usually waits so long, s.
    pub fn pause_s(self, usual_s: f32) -> f32 {
        match self {
            Self::Slow => usual_s * 2.0,
            Self::Normal => usual_s,
            Self::Fast => usual_s * 0.35,
            Self::AtOnce => 0.0,
        }
    }
}

/// What the player has set.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// The language that the player has chosen; `None` if it is the one that the program was started in.
    pub language: Option<Language>,
    /// Size of text and panels, 1 is usual, [`SCALE`].
    pub ui_scale: f32,
    /// Whether the window takes the whole screen.
    pub full_screen: bool,
    /// No transitions, still water.
    pub reduced_motion: bool,
    /// How carefully things are drawn.
    pub detail: Detail,
    /// How fast bots play.
    pub bots: Pace,
    /// Whether bots say why they do something.
    pub bots_say_why: bool,
    /// Whether the taskbar asks for whoever is waited for while another window is in front.
    pub calls_when_away: bool,
    /// Whether colours bear marks.
    pub marks: bool,
    /// Whether ghost, drop line, contact patch and support polygon are drawn.
    pub previews: bool,
    /// Whether the hand lines pyramids up with the tips they are held over.
    pub nest_assist: bool,
    /// Whether the view comes close to where a piece is carried.
    pub come_close: bool,
    /// Whether what came down is shown again, slowly.
    pub fall_again: bool,
    /// Whether the numbers of what is held are shown.
    pub numbers: bool,
    /// Whether the whole table is shown, not only what is built.
    pub whole_table: bool,
    /// Whether the second judge says how firmly the city stands.
    pub stability: bool,
    /// How fast the camera turns, 1 is usual, `SENSITIVITY`.
    pub camera_sensitivity: f32,
    /// Whether the camera turns the other way up and down.
    pub invert_camera: bool,
    /// The keys that the player has changed.
    pub keys: KeyMap,
}

/// Least and greatest size of text and panels.
pub const SCALE: (f32, f32) = (0.7, 2.0);
/// Least and greatest speed of the camera.
pub(crate) const SENSITIVITY: (f32, f32) = (0.2, 3.0);

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            ui_scale: 1.0,
            full_screen: false,
            reduced_motion: false,
            detail: Detail::default(),
            bots: Pace::default(),
            bots_say_why: true,
            calls_when_away: true,
            marks: true,
            previews: true,
            nest_assist: true,
            come_close: true,
            fall_again: true,
            numbers: false,
            whole_table: false,
            stability: false,
            camera_sensitivity: 1.0,
            invert_camera: false,
            keys: KeyMap::default(),
        }
    }
}

impl Preferences {
    /// Numbers from a file somebody wrote by hand, brought into range.
    fn tidy(mut self) -> Self {
        let usual = Self::default();
        let within = |value: f32, (low, high): (f32, f32), usual: f32| {
            if value.is_finite() { value.clamp(low, high) } else { usual }
        };
        self.ui_scale = within(self.ui_scale, SCALE, usual.ui_scale);
        self.camera_sensitivity = within(self.camera_sensitivity, SENSITIVITY, usual.camera_sensitivity);
        self
    }
}

/// Where preferences lie, if the platform has a place for them.
#[derive(Resource, Clone, Debug)]
pub struct PreferencesFile(pub Option<PathBuf>);

impl Default for PreferencesFile {
    fn default() -> Self {
        let folder = directories::ProjectDirs::from("", "", "cyclopean");
        Self(folder.map(|dirs| dirs.config_dir().join("settings.ron")))
    }
}

/// Reads preferences, field by field: what cannot be read is left out, and the message names it. A file that cannot be
/// understood at all is set aside under the name `….bad`, and the message says so.
pub fn read(path: &Path) -> (Preferences, Option<String>) {
    let text = match budget::read_text(path, budget::MOST_SETTINGS_BYTES) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (Preferences::default(), None),
        Err(error) => return set_aside(path, file_words::reason(&error)),
    };
    // Some editors write a byte order mark.
    let Fields(fields) = match ron::from_str(text.trim_start_matches('\u{feff}')) {
        Ok(fields) => fields,
        Err(error) => return set_aside(path, other(&error)),
    };
    let (mut preferences, mut known, mut bad) = (Preferences::default(), String::new(), vec![]);
    for (name, value) in fields {
        let more = format!("{known}{name}: {},", value.get_ron());
        match ron::from_str(&format!("({more})")) {
            Ok(read) => (preferences, known) = (read, more),
            Err(_) => bad.push(say(Notices::SettingsField { name: budget::shown(&name) })),
        }
    }
    bad.extend(preferences.keys.take_bad().iter().map(say));
    let words = (!bad.is_empty()).then(|| say(Notices::Settings { bad: bad.join(". ") }));
    (preferences.tidy(), words)
}

/// The fields of a structure in RON: their names, and their values as they stand there.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = vec![];
                while let Some(Name(name)) = map.next_key()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_struct("Preferences", &[], Read)
    }
}

struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        from.deserialize_identifier(Read)
    }
}

/// What the writer or the reader of the format says: English.
fn other(why: &dyn fmt::Display) -> TextMessage {
    file_words::Refused::Other { why: why.to_string() }.message()
}

fn set_aside(path: &Path, why: TextMessage) -> (Preferences, Option<String>) {
    let mut bad = path.as_os_str().to_owned();
    bad.push(".bad");
    let bad = PathBuf::from(bad);
    let kept = match fs::rename(path, &bad) {
        Ok(()) => Notices::SettingsKept { path: bad.display().to_string() },
        Err(error) => Notices::SettingsStay { why: file_words::reason(&error) },
    };
    let (path, kept) = (path.display().to_string(), kept.message());
    let words = say(Notices::SettingsUnread { path, why, kept });
    (Preferences::default(), Some(words))
}

/// Why preferences cannot be written.
#[derive(Debug)]
pub enum SettingsError {
    /// They cannot be put into words.
    Text(ron::Error),
    /// The file system refuses.
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl From<ron::Error> for SettingsError {
    fn from(why: ron::Error) -> Self {
        Self::Text(why)
    }
}

impl Say for SettingsError {
    fn message(&self) -> TextMessage {
        let (path, why) = match self {
            Self::Text(why) => (String::new(), other(why)),
            Self::File { path, source } => (path.display().to_string(), file_words::reason(source)),
        };
        Notices::SettingsUnwritten { path, why }.message()
    }
}

/// Writes preferences.
///
/// # Errors
/// [`SettingsError`], for the player.
pub fn write(path: &Path, preferences: &Preferences) -> Result<(), SettingsError> {
    let failed = |source| SettingsError::File { path: path.to_owned(), source };
    let text = ron::ser::to_string_pretty(preferences, ron::ser::PrettyConfig::default())?;
    fs::create_dir_all(disk::folder_of(path)).map_err(failed)?;
    disk::write_whole(path, text.as_bytes()).map_err(failed)
}

/// Reads the preferences when the app is made; what went wrong is told once there is somebody to tell.
pub fn plugin(app: &mut App) {
    app.init_resource::<PreferencesFile>()
        .init_resource::<Preferences>()
        .add_systems(Startup, begin)
        .add_systems(Update, follow_language.run_if(resource_changed::<Preferences>));
}

/// The program speaks the language that was chosen. What was asked for when the program was started holds until then.
fn follow_language(
    preferences: Res<Preferences>,
    asked: Option<Res<AskedLanguage>>,
    mut known: Local<Option<Option<Language>>>,
) {
    let before = known.replace(preferences.language);
    let holds = before.is_none() && asked.is_some();
    if let Some(language) = preferences.language.filter(|_| !holds && before != Some(preferences.language)) {
        speech::choose(language);
    }
}

/// The program was started in a language that the command line asked for: the settings, as they were read, do not change it.
#[derive(Resource)]
pub struct AskedLanguage;

/// Reads the settings as the program starts.
pub fn begin(
    file: Res<PreferencesFile>,
    mut preferences: ResMut<Preferences>,
    mut notices: MessageWriter<crate::messages::Notice>,
) {
    let Some(path) = &file.0 else { return };
    let (read, complaint) = read(path);
    *preferences = read;
    if let Some(words) = complaint {
        notices.write(crate::messages::Notice::new(words));
    }
}
