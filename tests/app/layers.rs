//! Checks that no module of the game uses one above it.

use std::fs;
use std::path::Path;

/// The modules of `src`, the lowest first; neighbours share a line.
const LAYERS: [&str; 6] = ["settings", "table", "stage", "input sound", "ui", "app"];

fn check(path: &Path, above: &str) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            check(&entry.unwrap().path(), above);
        }
    } else if let Ok(text) = fs::read_to_string(path) {
        let upward = |module: &&str| text.contains(&format!("crate::{module}"));
        let found = above.split(' ').find(upward);
        assert_eq!(found, None, "{} uses a module above it", path.display());
    }
}

#[test]
fn no_module_uses_one_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (height, layer) in LAYERS.iter().enumerate().take(LAYERS.len() - 1) {
        let above = LAYERS[height + 1..].join(" ");
        for module in layer.split(' ') {
            check(&src.join(module), &above);
        }
    }
}
