//! What is wrong with a file, as messages: what this program finds, and what the file system says.

use game::message::{Message, Say, texts};
use std::error;
use std::io::{self, ErrorKind};

texts! {
    /// What this program finds wrong with a file.
    pub enum FileFlaw in "file-" {
        NotRegular,
        NotText,
        TooLarge { mib: u64 },
        LineTooLong { kib: u64 },
        NoSuchFolder { folder: String },
        NothingBefore,
        Changed,
        NoName,
        NameTaken { name: String },
        NoKey { path: String },
    }
}

texts! {
    /// What the file system says.
    pub enum Refused in "io-" {
        Missing,
        Forbidden,
        Exists,
        Full,
        ReadOnly,
        Folder,
        NoFolder,
        BadName,
        Busy,
        Other { why: String },
    }
}

game::message::displays!(FileFlaw);

impl error::Error for FileFlaw {}

impl From<FileFlaw> for io::Error {
    fn from(flaw: FileFlaw) -> Self {
        Self::other(flaw)
    }
}

/// Why a file cannot be read or written. Only what is rare keeps the words of the system, which are English.
pub fn reason(why: &io::Error) -> Message {
    if let Some(flaw) = why.get_ref().and_then(|inner| inner.downcast_ref::<FileFlaw>()) {
        return flaw.message();
    }
    let refused = match why.kind() {
        ErrorKind::NotFound => Refused::Missing,
        ErrorKind::PermissionDenied => Refused::Forbidden,
        ErrorKind::AlreadyExists => Refused::Exists,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Refused::Full,
        ErrorKind::ReadOnlyFilesystem => Refused::ReadOnly,
        ErrorKind::IsADirectory => Refused::Folder,
        ErrorKind::NotADirectory => Refused::NoFolder,
        ErrorKind::InvalidFilename => Refused::BadName,
        ErrorKind::ResourceBusy => Refused::Busy,
        _ => Refused::Other { why: why.to_string() },
    };
    refused.message()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_system_and_this_program_say_why_as_messages() {
        let folder = tempfile::tempdir().unwrap();
        let missing = std::fs::read(folder.path().join("none")).unwrap_err();
        assert_eq!(reason(&missing).id, "io-missing");
        let flaw = FileFlaw::TooLarge { mib: 64 };
        assert_eq!(reason(&flaw.clone().into()), flaw.message());
        let rare = reason(&io::Error::other("a rare thing"));
        assert_eq!(rare, Message::new("io-other").with("why", "a rare thing".to_owned()));
    }
}
