//! Whether there is a display and a driver, found out before the window is opened: the libraries below panic otherwise.

use files::words as file_words;
use game::error::UserFacingError;
use game::message::{Message, Say};
use session::quiet;
use window::game_ui::CommandError;
use window::platform::record_error::RecordError;
use window::texts::NoWindow;

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No screen to open it on.
    NoDisplay(#[from] Unreachable),
    /// Nothing to draw with.
    NoVulkan,
    /// The journal cannot be written.
    Journal(#[from] RecordError),
    /// The match cannot begin, or the save cannot be loaded.
    Match(#[from] CommandError),
    /// Anything else that the window or the driver says.
    Other(String),
    /// It ended with a code that means failure.
    Ended(u8),
}

impl Say for WindowError {
    fn message(&self) -> Message {
        match self {
            Self::NoDisplay(why) => NoWindow::Display { why: why.message() }.message(),
            Self::NoVulkan => NoWindow::Vulkan.message(),
            Self::Journal(why) => why.message(),
            Self::Match(why) => why.message(),
            Self::Other(why) => NoWindow::Other { why: why.clone() }.message(),
            Self::Ended(code) => NoWindow::Ended { code: *code }.message(),
        }
    }
}

impl UserFacingError for WindowError {}

/// Why no display answers.
#[derive(Debug, thiserror::Error)]
pub enum Unreachable {
    /// Nothing says where one is.
    Unset,
    /// A Wayland display is named, but not the folder of its socket.
    NoRuntimeFolder,
    /// The name of an X display that is none.
    NoName(String),
    /// Nobody listens.
    Silent {
        /// Wayland or X.
        kind: &'static str,
        /// Its name.
        name: String,
        /// What the connection said.
        source: std::io::Error,
    },
    /// The window library found none.
    Library(String),
}

impl Say for Unreachable {
    fn message(&self) -> Message {
        match self {
            Self::Unset => NoWindow::Unset,
            Self::NoRuntimeFolder => NoWindow::NoRuntimeFolder,
            Self::NoName(name) => NoWindow::NoName { name: name.clone() },
            Self::Silent { kind, name, source } => {
                NoWindow::Silent { kind: (*kind).into(), name: name.clone(), why: file_words::reason(source) }
            }
            Self::Library(why) => NoWindow::Library { why: why.clone() },
        }
        .message()
    }
}

game::message::displays!(WindowError);

game::message::displays!(Unreachable);

/// Looks whether a display answers.
///
/// # Errors
/// [`WindowError::NoDisplay`].
#[cfg(all(unix, not(target_os = "macos")))]
pub(crate) fn reachable() -> Result<(), WindowError> {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    // The order in which the window library tries them; it does not fall back.
    if let Some(name) = set("WAYLAND_DISPLAY") {
        wayland(&name, set("XDG_RUNTIME_DIR").as_deref())?;
    } else if set("WAYLAND_SOCKET").is_none() {
        x11(&set("DISPLAY").ok_or(Unreachable::Unset)?)?;
    }
    Ok(())
}

/// Elsewhere the desktop is always there.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(crate) fn reachable() -> Result<(), WindowError> {
    Ok(())
}

#[cfg(all(unix, not(target_os = "macos")))]
fn wayland(name: &str, runtime: Option<&str>) -> Result<(), Unreachable> {
    use std::path::Path;
    let socket = match runtime {
        Some(folder) => Path::new(folder).join(name),
        None if name.starts_with('/') => name.into(),
        None => return Err(Unreachable::NoRuntimeFolder),
    };
    std::os::unix::net::UnixStream::connect(&socket).map(drop).map_err(|source| Unreachable::Silent {
        kind: "Wayland",
        name: socket.display().to_string(),
        source,
    })
}

#[cfg(all(unix, not(target_os = "macos")))]
fn x11(name: &str) -> Result<(), Unreachable> {
    use std::os::unix::net::UnixStream;
    let silent = |source| Unreachable::Silent { kind: "X", name: name.to_owned(), source };
    let Some((host, screen)) = name.rsplit_once(':') else {
        return Err(Unreachable::NoName(name.to_owned()));
    };
    let number = screen.split('.').next().unwrap_or(screen);
    let Ok(number) = number.parse::<u16>() else {
        return Err(Unreachable::NoName(name.to_owned()));
    };
    if host.starts_with('/') {
        return UnixStream::connect(name).map(drop).map_err(silent);
    }
    if host.is_empty() || host == "unix" {
        return local_x11(number).map_err(silent);
    }
    std::net::TcpStream::connect((host, 6000_u16.saturating_add(number))).map(drop).map_err(silent)
}

/// The socket in the file system, or on Linux the abstract one of the same name.
#[cfg(all(unix, not(target_os = "macos")))]
fn local_x11(number: u16) -> std::io::Result<()> {
    use std::os::unix::net::UnixStream;
    let socket = format!("/tmp/.X11-unix/X{number}");
    let Err(error) = UnixStream::connect(&socket) else { return Ok(()) };
    #[cfg(target_os = "linux")]
    {
        use std::os::linux::net::SocketAddrExt;
        use std::os::unix::net::SocketAddr;
        if SocketAddr::from_abstract_name(&socket).and_then(|at| UnixStream::connect_addr(&at)).is_ok() {
            return Ok(());
        }
    }
    Err(error)
}

/// Makes the app; what the libraries below panic about becomes an error in words, and prints nothing else.
pub(crate) fn guarded<T>(make: impl FnOnce() -> T) -> Result<T, WindowError> {
    quiet::catch(make).map_err(|panic| complaint(&panic.0))
}

/// Which error a panic's words stand for.
fn complaint(words: &str) -> WindowError {
    if words.contains("Unable to find a GPU") {
        WindowError::NoVulkan
    } else if words.contains("event loop") {
        Unreachable::Library(words.to_owned()).into()
    } else {
        WindowError::Other(words.to_owned())
    }
}
