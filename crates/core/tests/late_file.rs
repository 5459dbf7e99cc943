//! Tests the files that the page loads after its first frame.

use std::collections::BTreeSet;
use std::path::Path;

use tavoliere_core::late_file::LateFile;

#[test]
fn every_late_file_loads_and_a_damaged_one_is_refused() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let mut paths = BTreeSet::new();
    for file in LateFile::all() {
        let path = file.path();
        let bytes = std::fs::read(assets.join(&path)).unwrap();
        assert!(file.load(&bytes).is_ok(), "{path}");
        let half = &bytes[..bytes.len() / 2];
        assert!(file.load(&[half, b"\xff\n"].concat()).is_err(), "{path}");
        assert!(file.load(&[half, b"\n|\n"].concat()).is_err(), "{path}");
        assert_eq!(LateFile::find(&path), Some(file));
        assert!(paths.insert(path));
    }
    assert_eq!(LateFile::find("puzzles/chess.txt"), None);
}
