//! Embeds the assets in the program for distribution.

use include_dir::{Dir, File, include_dir};

/// The folder `assets` at build time.
static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// Every file, with its path within `assets`.
pub fn files() -> impl Iterator<Item = &'static File<'static>> {
    let mut folders = vec![&ASSETS];
    std::iter::from_fn(move || {
        let folder = folders.pop()?;
        folders.extend(folder.dirs());
        Some(folder.files())
    })
    .flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};

    use super::*;

    fn read(folder: &Path, under: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
        for entry in std::fs::read_dir(folder.join(under)).unwrap() {
            let path = under.join(entry.unwrap().file_name());
            if folder.join(&path).is_dir() {
                read(folder, &path, found);
            } else {
                let bytes = std::fs::read(folder.join(&path)).unwrap();
                found.insert(path, bytes);
            }
        }
    }

    #[test]
    fn the_program_carries_every_file_byte_for_byte() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut lying = BTreeMap::new();
        read(&folder, Path::new(""), &mut lying);
        assert!(lying.len() > 200, "only {} files", lying.len());
        let carried: BTreeMap<_, _> = files()
            .map(|file| (file.path().to_owned(), file.contents().to_vec()))
            .collect();
        assert!(carried.keys().eq(lying.keys()));
        let other: Vec<_> = lying
            .iter()
            .filter(|(path, bytes)| carried[*path] != **bytes)
            .map(|(path, _)| path)
            .collect();
        assert!(other.is_empty(), "{other:?}");
    }
}
