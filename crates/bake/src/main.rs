//! Bakes the given kinds or files, or all of them, into the source tree in the current folder.
//!
//! `cargo run --release -p tavoliere-bake -- [textures|sounds|tumbles|dice|home|FILE]…`, where a file is given by its
//! path in `assets`, such as `tablan/glow.webp`, or as `packaging/icons/16.png`.

use std::{fs, path::Path, process::ExitCode};

use tavoliere_bake::{Failure, Output, place};

fn main() -> ExitCode {
    let root = Path::new("");
    let save = |path: &str, bytes: &[u8]| -> Result<(), Failure> {
        let path = place(root, path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes)?;
        println!("{:>8} {}", bytes.len(), path.display());
        Ok(())
    };
    let mut output = Output::new(place(root, "fonts"), std::env::args().skip(1), save);
    match tavoliere_bake::bake(&mut output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tavoliere-bake: {error}");
            ExitCode::FAILURE
        }
    }
}
