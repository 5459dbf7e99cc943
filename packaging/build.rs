//! Lists the languages of the texts for the program, and gives the program for Windows its icon, its
//! version and its description.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder of the locales, with one folder for each language tag.
const LOCALES: &str = "assets/locales";
/// The texts of the web page, which it loads on its own.
const OF_THE_PAGE: &str = "page.ftl";
/// The pages of the rules book, which are loaded when it opens.
const OF_THE_BOOK: &str = "book_pages.ftl";

fn main() {
    // Only these files run the script again, because each run recompiles the whole library.
    println!("cargo::rerun-if-changed=packaging/build.rs");
    println!("cargo::rerun-if-changed=packaging/icons/tavoliere.ico");
    println!("cargo::rerun-if-changed={LOCALES}");
    let list = locales(Path::new(&variable("CARGO_MANIFEST_DIR")));
    let path = Path::new(&variable("OUT_DIR")).join("locales.rs");
    fs::write(&path, list).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    #[cfg(windows)]
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        describe();
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("cargo gives {name}: {error}"))
}

/// The language that every text exists in.
const FALLBACK: &str = "en";

/// Every language with the files of its folder, as Rust: the program reads no folder of texts. The page downloads the
/// texts of other languages than English.
fn locales(root: &Path) -> String {
    let for_page = variable("CARGO_CFG_TARGET_ARCH") == "wasm32";
    let mut list = String::from("&[\n");
    let folders = children(&root.join(LOCALES)).into_iter();
    for folder in folders.filter(|folder| folder.is_dir()) {
        let tag = folder.file_name().unwrap_or_default();
        let mut files = children(&folder);
        files.retain(|file| {
            let is_text = file.extension().is_some_and(|extension| extension == "ftl");
            is_text && !file.ends_with(OF_THE_PAGE) && !file.ends_with(OF_THE_BOOK)
        });
        let name = language_name(&files)
            .unwrap_or_else(|| panic!("{}: no text language-name", folder.display()));
        // Writing into a text cannot fail.
        let _ = writeln!(list, "Locale {{ tag: {tag:?}, name: {name:?}, sources: &[");
        if !for_page || tag == FALLBACK {
            for file in files {
                let _ = writeln!(list, "include_str!({file:?}),");
            }
        }
        list.push_str("] },\n");
    }
    list + "]"
}

/// A language's name for itself, from the texts in these files.
fn language_name(files: &[PathBuf]) -> Option<String> {
    files.iter().find_map(|file| {
        let text =
            fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut lines = text.lines();
        lines.find_map(|line| {
            let (key, name) = line.split_once('=')?;
            (key.trim() == "language-name").then(|| name.trim().to_owned())
        })
    })
}

/// The files of a folder, in the same order on every machine.
fn children(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(windows)]
fn describe() {
    let description = env::var("CARGO_PKG_DESCRIPTION").unwrap_or_default();
    let described = winresource::WindowsResource::new()
        .set_icon("packaging/icons/tavoliere.ico")
        .set("ProductName", "Tavoliere")
        .set("FileDescription", "Tavoliere")
        .set("Comments", &description)
        .set("OriginalFilename", "tavoliere.exe")
        .set("LegalCopyright", "MIT licence")
        .compile_for("tavoliere");
    // Without a resource compiler the program is the same, but for its looks in a folder.
    if let Err(error) = described {
        println!("cargo::warning=the program has no icon and no version resource: {error}");
    }
}
