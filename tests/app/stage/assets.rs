//! Every picture and sound that the program asks for lies in the folder of assets.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tavoliere::rules::GameKind;
use tavoliere::stage::Recordings;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust source of the program.
pub fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            // The baker writes assets; it asks for none.
            if path.is_dir() && !path.ends_with("bin") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(found.len() > 40, "the sources are where they were");
    found
}

/// Every string literal of a source, line by line.
pub fn literals(text: &str) -> Vec<&str> {
    text.lines()
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect()
}

fn is_asset(name: &str) -> bool {
    let kinds = [".webp", ".png", ".ogg", ".wgsl", ".ttf", ".bin", ".ftl"];
    let shared = ["ui/", "sounds/", "shaders/"];
    let in_shared = shared.iter().any(|folder| name.starts_with(folder));
    let of_game = || {
        let folder = name.split('/').next();
        GameKind::ALL.iter().any(|game| folder == Some(game.name()))
    };
    kinds.iter().any(|kind| name.ends_with(kind)) && (in_shared || of_game())
}

/// What a name stands for: with a gap for the game, one asset of every game.
fn of_every_game(name: &str) -> Vec<String> {
    if name.contains("{game}") {
        let filled = |game: GameKind| name.replace("{game}", game.name());
        GameKind::ALL.map(filled).into()
    } else {
        vec![name.to_owned()]
    }
}

fn asked_for() -> BTreeSet<String> {
    sources()
        .iter()
        .flat_map(|(_, text)| {
            literals(text)
                .into_iter()
                .flat_map(of_every_game)
                .collect::<Vec<_>>()
        })
        .filter(|name| is_asset(name))
        .collect()
}

/// Whether a file begins as its kind does.
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
fn every_asset_that_is_asked_for_is_there_and_whole() {
    let asked = asked_for();
    let games = GameKind::ALL.map(|game| (format!("{game}/"), 30));
    let shared = [("ui/", 18), ("sounds/", 40), ("shaders/", 1)];
    let shared = shared.map(|(folder, least)| (folder.to_owned(), least));
    for (folder, least) in games.into_iter().chain(shared) {
        let count = asked
            .iter()
            .filter(|name| name.starts_with(&folder))
            .count();
        assert!(
            count >= least,
            "only {count} of {folder} were found in the sources"
        );
    }
    for name in asked {
        let path = root().join("assets").join(&name);
        assert!(path.is_file(), "{name} is missing");
        assert!(is_whole(&path), "{name} is damaged");
    }
}

#[test]
fn names_of_assets_are_spelt_as_the_files_are() {
    // Some systems do not tell upper from lower case; the web and Linux do.
    for name in asked_for() {
        let (folder, file) = name.rsplit_once('/').unwrap();
        let folder = root().join("assets").join(folder);
        let spelt = std::fs::read_dir(folder)
            .unwrap()
            .any(|entry| entry.unwrap().file_name().to_string_lossy() == file);
        assert!(spelt, "{name}");
    }
}
