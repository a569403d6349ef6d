//! Files written whole: whoever looks sees the old file or the new one, never half of one.

use crate::words::FileFlaw;
use same_file::{Handle, is_same_file};
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Who may read a file that is not there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whoever the system lets read a new file.
    Usual,
    /// Its owner alone, where the system knows of that.
    Owner,
}

/// Writes a file in place of what is there: beside it, flushed to the disk, then renamed. A file that is there keeps its
/// permissions, a link is followed, a device or a pipe is written through. The folder must be there.
///
/// What a program that was killed was writing has one name for ever, and is written over by the next one that writes there.
///
/// # Errors
/// What the file system says; what was there before is still there then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, Readers::Usual, &mut |file| file.write_all(bytes))
}

/// The same, with a word on who may read a new file, and by whatever writes into it.
///
/// # Errors
/// As [`write_whole`], and what `write` says.
pub fn write_with(
    path: &Path,
    readers: Readers,
    write: &mut dyn FnMut(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let path = followed(path)?;
    let there = match fs::metadata(&path) {
        Ok(about) if about.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        // Nothing can be put in the place of a device or a pipe.
        Ok(about) if !about.is_file() => return write(&mut OpenOptions::new().write(true).open(&path)?),
        Ok(about) if about.permissions().readonly() => return Err(io::ErrorKind::PermissionDenied.into()),
        Ok(about) => Some(about.permissions()),
        Err(why) if why.kind() == io::ErrorKind::NotFound => None,
        Err(why) => return Err(why),
    };
    let beside = beside(&path);
    let mut file = alone_in(&beside, readers)?;
    let written = fill(&mut file, there, write).and_then(|()| fs::rename(&beside, &path));
    if let Err(why) = written {
        drop(fs::remove_file(&beside));
        return Err(why);
    }
    // A name is on the disk once its folder is; some systems know no such thing.
    #[cfg(unix)]
    drop(File::open(folder_of(&path)).and_then(|folder| folder.sync_all()));
    Ok(())
}

fn fill(
    file: &mut File,
    permissions: Option<Permissions>,
    write: &mut dyn FnMut(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    file.set_len(0)?;
    permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions))?;
    write(file)?;
    file.sync_all()
}

/// The file that is written beside another, held by this program alone.
fn alone_in(beside: &Path, readers: Readers) -> io::Result<File> {
    loop {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        if readers == Readers::Owner {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        let file = options.open(beside)?;
        match file.lock() {
            // Some file systems know no locks: better written without than not at all.
            Ok(()) => {}
            Err(why) if why.kind() == io::ErrorKind::Unsupported => return Ok(file),
            Err(why) => return Err(why),
        }
        // Whoever had it before has renamed it by now: then it is no longer the one beside.
        let ours = Handle::from_file(file.try_clone()?)?;
        if Handle::from_path(beside).is_ok_and(|there| there == ours) {
            return Ok(file);
        }
    }
}

/// What the file that is written beside another is called. A hash, for the name may be as long as names can be.
pub fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default();
    folder_of(path).join(format!(".{:08x}.{WRITING}", crc32fast::hash(name.as_encoded_bytes())))
}

/// What the names of files end with that are renamed once they are written.
pub const WRITING: &str = "writing";

/// Where a path leads: links are followed, even to a file that is not there yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Ok(path) => Ok(path),
        Err(why) if why.kind() == io::ErrorKind::NotFound => match fs::read_link(path) {
            Ok(to) => followed(&folder_of(path).join(to)),
            Err(_) => Ok(path.to_owned()),
        },
        Err(why) => Err(why),
    }
}

/// The folder that a file is in, or would be.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether two paths are one file, or would be if it were written.
pub fn is_same(a: &Path, b: &Path) -> bool {
    let (Ok(a), Ok(b)) = (followed(a), followed(b)) else { return false };
    let named = |path: &Path| path.file_name().map(OsStr::to_owned);
    is_same_file(&a, &b).unwrap_or_else(|_| {
        named(&a) == named(&b) && is_same_file(folder_of(&a), folder_of(&b)).unwrap_or(false)
    })
}

/// Whether a file could be written whole now, without writing it.
///
/// # Errors
/// Why not.
pub fn check_writable(path: &Path) -> io::Result<()> {
    let path = followed(path)?;
    match fs::metadata(&path) {
        Ok(about) if about.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        // What opening a pipe waits for comes later, if it comes.
        Ok(about) if !about.is_file() => return Ok(()),
        Ok(_) => drop(OpenOptions::new().write(true).open(&path)?),
        Err(why) if why.kind() == io::ErrorKind::NotFound => {}
        Err(why) => return Err(why),
    }
    match folder_of(&path) {
        folder if folder.is_dir() => tempfile::tempfile_in(folder).map(drop),
        folder => Err(FileFlaw::NoSuchFolder { folder: folder.display().to_string() }.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &Path) -> String {
        fs::read_to_string(path).unwrap()
    }

    #[test]
    fn what_a_killed_program_left_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(beside(&path), "half of a longer fi").unwrap();
        write_whole(&path, b"whole").unwrap();
        assert_eq!(read(&path), "whole");
        assert!(!beside(&path).exists());
    }

    #[test]
    fn a_file_that_cannot_be_written_stays_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write_whole(&path, b"old").unwrap();
        let failed = write_with(&path, Readers::Usual, &mut |file| {
            file.write_all(b"ne")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(read(&path), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
        assert!(write_whole(folder.path(), b"").is_err(), "a folder is no file");
        let away = folder.path().join("none/file");
        assert!(write_whole(&away, b"").is_err() && check_writable(&away).is_err() && !is_same(&away, &path));
    }

    #[test]
    fn a_file_is_itself_by_any_of_its_names() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        assert!(is_same(&at("none"), &folder.path().join("./none")), "even before it is there");
        assert!(!is_same(&at("none"), &at("other")));
        fs::write(at("file"), "").unwrap();
        fs::hard_link(at("file"), at("hard")).unwrap();
        assert!(is_same(&at("file"), &at("hard")) && !is_same(&at("file"), &at("none")));
    }

    #[test]
    fn many_write_one_file_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = &folder.path().join("file");
        std::thread::scope(|all| {
            for writer in 0..8_u8 {
                all.spawn(move || (0..20).for_each(|_| write_whole(path, &[writer; 5000]).unwrap()));
            }
        });
        let bytes = fs::read(path).unwrap();
        assert!(bytes.len() == 5000 && bytes.iter().all(|byte| *byte == bytes[0]));
    }

    #[cfg(unix)]
    #[test]
    fn links_modes_and_pipes_stay_what_they_are() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
        fs::write(at("target"), "old").unwrap();
        fs::set_permissions(at("target"), Permissions::from_mode(0o640)).unwrap();
        symlink("target", at("link")).unwrap();
        symlink("later", at("ahead")).unwrap();
        for (link, target) in [("link", "target"), ("ahead", "later")] {
            write_whole(&at(link), b"new").unwrap();
            assert!(fs::symlink_metadata(at(link)).unwrap().is_symlink());
            assert_eq!(read(&at(target)), "new");
        }
        assert_eq!(mode("target"), 0o640);
        write_with(&at("own"), Readers::Owner, &mut |file| file.write_all(b"secret")).unwrap();
        assert_eq!(mode("own"), 0o600);
        let usual = at("usual");
        fs::write(&usual, "").unwrap();
        assert_eq!(mode("later"), mode("usual"));
        assert!(is_same(&at("link"), &at("target")));
        // Root may write what is read-only; this program does not.
        fs::set_permissions(at("target"), Permissions::from_mode(0o440)).unwrap();
        assert_eq!(write_whole(&at("link"), b"x").unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        write_whole(Path::new("/dev/null"), b"nothing").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
