//! Checks that every picture and sound that the program loads is in the folder of assets, and every file that only the
//! page loads.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::asset::UntypedHandle;
use bevy::prelude::*;
use bevy::shader::ShaderRef;
use bevy::sprite_render::Material2d;
use tavoliere::app::late_files;
use tavoliere::app::loading::every_file;
use tavoliere::late_file::LateFile;
use tavoliere::rules::GameKind;
use tavoliere::stage::Recordings;
use tavoliere::stage::solid::SolidMaterial;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

/// The names of all loaded files, in the program's spelling.
fn loaded() -> BTreeSet<String> {
    let mut app = App::new();
    let assets = AssetPlugin {
        file_path: root().to_string_lossy().into_owned(),
        ..default()
    };
    app.add_plugins((MinimalPlugins, assets))
        .init_asset::<Image>()
        .init_asset::<AudioSource>()
        .init_asset::<Recordings>();
    let files = every_file(app.world_mut());
    let mut names: BTreeSet<String> = files
        .iter()
        // The path without its source label.
        .map(|file| file.path().expect("it is a file").path())
        .map(|path| path.to_string_lossy().into_owned())
        .collect();
    for shader in [
        SolidMaterial::vertex_shader(),
        SolidMaterial::fragment_shader(),
    ] {
        if let ShaderRef::Path(path) = shader {
            names.insert(path.to_string());
        }
    }
    names
}

/// `true` if a file is complete, by the header of its format.
fn is_whole(path: &Path) -> bool {
    let bytes = std::fs::read(path).unwrap_or_default();
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("webp") => {
            let length = bytes
                .get(4..8)
                .and_then(|b| b.try_into().ok())
                .map_or(0, u32::from_le_bytes);
            bytes.starts_with(b"RIFF")
                && bytes.get(8..12) == Some(b"WEBP")
                && bytes.len() == length as usize + 8
        }
        Some("ogg") => bytes.starts_with(b"OggS") && bytes.len() > 1000,
        Some("bin") => Recordings::read(path, &bytes).is_ok(),
        Some("png") => bytes.starts_with(b"\x89PNG"),
        _ => !bytes.is_empty(),
    }
}

#[test]
fn every_loaded_asset_exists_and_is_complete() {
    let loaded = loaded();
    let games = GameKind::ALL.map(|game| (format!("{game}/"), 30));
    let shared = [("ui/", 18), ("sounds/", 40), ("shaders/", 1), ("home/", 4)];
    let shared = shared.map(|(folder, least)| (folder.to_owned(), least));
    for (folder, least) in games.into_iter().chain(shared) {
        let count = loaded
            .iter()
            .filter(|name| name.starts_with(&folder))
            .count();
        assert!(count >= least, "only {count} of {folder} are loaded");
    }
    for name in loaded {
        let path = root().join(&name);
        assert!(path.is_file(), "{name} is missing");
        assert!(is_whole(&path), "{name} is damaged");
    }
}

#[test]
fn names_of_assets_are_spelt_as_the_files_are() {
    // The web and Linux tell upper from lower case, but some systems don't.
    for name in loaded() {
        let (folder, file) = name.rsplit_once('/').unwrap();
        let spelt = std::fs::read_dir(root().join(folder))
            .unwrap()
            .any(|entry| entry.unwrap().file_name().to_string_lossy() == file);
        assert!(spelt, "{name}");
    }
}

#[test]
fn files_that_only_the_page_loads_arrive() {
    let mut app = App::new();
    let assets = AssetPlugin {
        file_path: root().to_string_lossy().into_owned(),
        ..default()
    };
    app.add_plugins((MinimalPlugins, assets, late_files::plugin));
    let all: Vec<LateFile> = LateFile::all().collect();
    let files = late_files::load(app.world().resource::<AssetServer>(), &all);
    assert_eq!(files.len(), all.len());
    let deadline = Instant::now() + Duration::from_secs(20);
    let states = |app: &App| -> Vec<String> {
        let server = app.world().resource::<AssetServer>();
        let waits = |file: &&UntypedHandle| !server.is_loaded(file.id());
        let late = files.iter().filter(waits);
        late.map(|file| format!("{:?}: {:?}", file.path(), server.load_state(file.id())))
            .collect()
    };
    while !states(&app).is_empty() && Instant::now() < deadline {
        app.update();
    }
    assert_eq!(states(&app), Vec::<String>::new());
}
