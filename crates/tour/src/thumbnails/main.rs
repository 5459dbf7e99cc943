//! Holds the tour's pictures against the thumbnails on record, or puts those on record that differ.
//!
//! `cargo run -p tavoliere-thumbnails -- [--renew] PICTURES THUMBNAILS`: two folders. What differs is
//! drawn into the folder `differences` beside the pictures.

use std::path::Path;
use std::process::ExitCode;

use tavoliere_thumbnails::{Album, Failure};

const USAGE: &str = "usage: tavoliere-thumbnails [--renew] PICTURES THUMBNAILS";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["-h" | "--help"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        ["--renew", pictures, thumbnails] if !pictures.starts_with('-') => {
            renew(pictures.as_ref(), thumbnails.as_ref())
        }
        [pictures, thumbnails] if !pictures.starts_with('-') => {
            compare(pictures.as_ref(), thumbnails.as_ref())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    done.unwrap_or_else(|failure| {
        eprintln!("tavoliere-thumbnails: {failure}");
        ExitCode::FAILURE
    })
}

fn compare(pictures: &Path, thumbnails: &Path) -> Result<ExitCode, Failure> {
    let album = Album::open(pictures, thumbnails)?;
    let differences = pictures.join("differences");
    let findings = album.findings(&differences)?;
    for finding in &findings {
        println!("{finding}");
    }
    let (all, wrong) = (album.len(), findings.len());
    if findings.is_empty() {
        println!("{all} pictures look like their thumbnails");
        return Ok(ExitCode::SUCCESS);
    }
    println!("{wrong} of {all} pictures and their thumbnails do not go together");
    Ok(ExitCode::FAILURE)
}

fn renew(pictures: &Path, thumbnails: &Path) -> Result<ExitCode, Failure> {
    let renewed = Album::open(pictures, thumbnails)?.renew()?;
    for path in &renewed {
        println!("{}", path.display());
    }
    println!("{} thumbnails renewed", renewed.len());
    Ok(ExitCode::SUCCESS)
}
