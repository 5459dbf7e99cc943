//! Bakes the named kinds or files, or all of them, into `assets/` of the current folder.
//!
//! `cargo run --release -p tavoliere-bake -- [textures|sounds|tumbles|dice|FILE]…`, where a file is
//! named by its path within `assets`, as in `tablan/glow.webp`.

use std::{fs, path::Path, process::ExitCode};

use tavoliere_bake::{Failure, Output};

fn main() -> ExitCode {
    let assets = Path::new("assets");
    let save = |path: &str, bytes: &[u8]| -> Result<(), Failure> {
        let path = assets.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes)?;
        println!("{:>8} {}", bytes.len(), path.display());
        Ok(())
    };
    let mut output = Output::new(assets.join("fonts"), std::env::args().skip(1), save);
    match tavoliere_bake::bake(&mut output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tavoliere-bake: {error}");
            ExitCode::FAILURE
        }
    }
}
