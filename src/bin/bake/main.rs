//! Makes every texture, sound, tumble of sticks and roll of dice in `assets/` from fixed seeds.
//!
//! `cargo run --release --no-default-features --features bake --bin tavoliere-bake -- [textures|sounds|tumbles|dice]…`
//! bakes the named kinds, or all of them, into `assets/` of the current folder.

use std::{path::Path, process::ExitCode};

mod sounds;
mod textures;
mod tumbles;

type Kind = (
    &'static str,
    fn(&Path) -> Result<(), Box<dyn std::error::Error>>,
);

const KINDS: [Kind; 4] = [
    ("textures", textures::bake),
    ("sounds", sounds::bake),
    ("tumbles", tumbles::bake),
    ("dice", tumbles::dice::bake),
];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for name in &wanted {
        if !KINDS.iter().any(|(kind, _)| kind == name) {
            let accepted = KINDS.map(|(kind, _)| kind).join(", ");
            eprintln!("tavoliere-bake: unknown kind '{name}'; accepted: {accepted}");
            return ExitCode::from(2);
        }
    }
    for (name, bake) in KINDS {
        if !wanted.is_empty() && !wanted.iter().any(|w| w == name) {
            continue;
        }
        println!("baking {name}");
        if let Err(error) = bake(Path::new("assets")) {
            eprintln!("tavoliere-bake: {name}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
