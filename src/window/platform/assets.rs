//! Says so when one of the files that the program comes with has changed on disk, so that whoever keeps something made of
//! them makes it anew. Only with the feature `dev` does anybody look at the disk.

use crate::input_queue::InputsCome;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use files as assets;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often the folders are looked through.
const PERIOD: Duration = Duration::from_secs(1);
const FOLDERS: [&str; 2] = ["assets", "shaders"];

/// Some files have changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct AssetsChanged {
    /// Which: those that are new, gone or written anew.
    pub files: Vec<PathBuf>,
}

/// Runs a system whenever files have changed: one that forgets what was made of them, or makes it anew.
pub fn when_changed<M>(app: &mut App, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    app.add_message::<AssetsChanged>();
    app.add_systems(PreUpdate, system.before(InputsCome).run_if(on_message::<AssetsChanged>));
}

/// Looks once a second whether files have changed, with the feature `dev`.
pub fn plugin(app: &mut App) {
    app.add_message::<AssetsChanged>();
    if !files::LIVE {
        return;
    }
    let mut known = Files::below(assets::sources());
    let watch = move |mut changed: MessageWriter<AssetsChanged>| {
        let now = Files::below(assets::sources());
        let files = known.differences(&now);
        known = now;
        if !files.is_empty() {
            info!("changed on disk: {files:?}");
            changed.write(AssetsChanged { files });
        }
    };
    app.add_systems(First, watch.run_if(on_real_timer(PERIOD)));
}

/// When each file was last written.
#[derive(Default)]
struct Files(BTreeMap<PathBuf, SystemTime>);

impl Files {
    /// Those in the folders below a root. What cannot be read is not there.
    fn below(root: &Path) -> Self {
        let mut files = Self::default();
        for folder in FOLDERS {
            files.add(&root.join(folder));
        }
        files
    }

    fn add(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                self.add(&path);
            } else if let Ok(written) = entry.metadata().and_then(|data| data.modified()) {
                self.0.insert(path, written);
            }
        }
    }

    /// The files that are only here or only there, or were written at another time.
    fn differences(&self, other: &Self) -> Vec<PathBuf> {
        let here = self.0.iter().filter(|(path, written)| other.0.get(*path) != Some(*written));
        let there = other.0.keys().filter(|path| !self.0.contains_key(*path));
        here.map(|(path, _)| path).chain(there).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_is_new_gone_or_written_anew_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join("assets/deep").join(name);
        fs::create_dir_all(folder.path().join("assets/deep")).unwrap();
        for name in ["same.svg", "gone.svg", "anew.svg"] {
            fs::write(at(name), name).unwrap();
        }
        let before = Files::below(folder.path());
        assert_eq!(before.0.len(), 3);
        assert!(before.differences(&Files::below(folder.path())).is_empty());
        fs::remove_file(at("gone.svg")).unwrap();
        fs::write(at("new.svg"), "new").unwrap();
        let file = fs::File::options().append(true).open(at("anew.svg")).unwrap();
        file.set_modified(SystemTime::now() + Duration::from_secs(7)).unwrap();
        let after = Files::below(folder.path());
        assert_eq!(before.differences(&after), [at("anew.svg"), at("gone.svg"), at("new.svg")]);
    }

    #[test]
    fn whoever_wants_to_know_is_told_of_a_change_once() {
        #[derive(Resource, Default)]
        struct Changes(u32);
        let mut app = App::new();
        app.init_resource::<Changes>();
        when_changed(&mut app, |mut told: ResMut<Changes>| told.0 += 1);
        app.update();
        assert_eq!(app.world().resource::<Changes>().0, 0);
        app.world_mut().write_message(AssetsChanged { files: vec![] });
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Changes>().0, 1);
    }

    #[test]
    fn the_files_of_the_program_are_watched() {
        let files = Files::below(assets::sources());
        assert!(files.0.keys().any(|path| path.ends_with("shaders/sea.wgsl")));
        assert!(files.0.keys().any(|path| path.ends_with("assets/README.md")));
    }
}
