//! Checks that the packaging files agree with the package itself.

use std::fs;
use std::path::{Path, PathBuf};

use tavoliere::app::WINDOW_NAME;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const DESCRIPTION: &str = env!("CARGO_PKG_DESCRIPTION");

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The text between the first occurrences of two marks.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("{before} is not there"));
    rest.split_once(after)
        .unwrap_or_else(|| panic!("{after} is not there"))
        .0
}

/// The value of a key in the desktop entry.
fn entry(key: &str) -> String {
    let text = text("packaging/linux/tavoliere.desktop");
    between(&text, &format!("\n{key}="), "\n").to_owned()
}

/// The text of a key in the property list.
fn property(key: &str) -> String {
    let text = text("packaging/macos/Info.plist");
    let after = between(&text, &format!("<key>{key}</key>"), "</string>");
    after.trim().trim_start_matches("<string>").to_owned()
}

fn metainfo() -> String {
    text("packaging/linux/io.github.tavoliere.Tavoliere.metainfo.xml")
}

#[test]
fn the_version_handed_out_is_the_packages_and_has_its_date_and_its_news() {
    let metainfo = metainfo();
    let release = between(&metainfo, "<release ", "/>");
    assert_eq!(between(release, "version=\"", "\""), VERSION);
    let date = between(release, "date=\"", "\"");
    let changelog = text("CHANGELOG.md");
    let mut sections = changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let newest = sections.find(|section| *section != "[Unreleased]");
    let released = format!("[{VERSION}] - {date}");
    assert_eq!(newest, Some(released.as_str()));
    assert_eq!(property("CFBundleShortVersionString"), VERSION);
    assert_eq!(property("CFBundleVersion"), VERSION);
}

#[test]
fn the_description_is_the_packages() {
    let metainfo = metainfo();
    assert_eq!(between(&metainfo, "<summary>", "</summary>"), DESCRIPTION);
    assert_eq!(entry("Comment"), DESCRIPTION);
}

#[test]
fn desktop_entries_describe_the_program_in_its_languages() {
    let metainfo = metainfo();
    for folder in fs::read_dir(root().join("assets/locales")).unwrap() {
        let tag = folder.unwrap().file_name().into_string().unwrap();
        assert!(metainfo.contains(&format!("<lang>{tag}</lang>")), "{tag}");
        if tag == "en" {
            continue;
        }
        let marked = format!("xml:lang=\"{tag}\"");
        // The summary and every paragraph of the description.
        let english = metainfo.matches("<p>").count() + 1;
        assert_eq!(metainfo.matches(&marked).count(), english, "{tag}");
        for key in ["GenericName", "Comment", "Keywords"] {
            assert!(
                !entry(&format!("{key}[{tag}]")).is_empty(),
                "{key} in {tag}"
            );
        }
    }
}

#[test]
fn desktop_files_have_the_packaged_names() {
    let metainfo = metainfo();
    let id = between(&metainfo, "<id>", "</id>");
    assert!(
        root()
            .join(format!("packaging/linux/{id}.metainfo.xml"))
            .is_file()
    );
    let launched = between(
        &metainfo,
        "<launchable type=\"desktop-id\">",
        "</launchable>",
    );
    assert!(root().join("packaging/linux").join(launched).is_file());
    assert_eq!(property("CFBundleIdentifier"), id);
    let ship = text("ship");
    for (name, packed) in [
        (entry("Exec"), "/ship/tavoliere"),
        (entry("Icon"), "/apps/tavoliere.png"),
        (property("CFBundleExecutable"), "/MacOS/tavoliere"),
        (property("CFBundleIconFile"), "/icons/tavoliere.icns"),
    ] {
        assert!(packed.contains(&name), "{name}");
        assert!(ship.contains(packed), "{packed}");
    }
    // A window finds its desktop entry, and with it the icon, by this name.
    assert_eq!(WINDOW_NAME, entry("StartupWMClass"));
}

#[test]
fn every_icon_is_as_large_as_it_says() {
    let side = |path: &Path| {
        let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let numbers = bytes[16..24].as_chunks::<4>().0;
        assert!(bytes.starts_with(b"\x89PNG"), "{}", path.display());
        assert_eq!(numbers[0], numbers[1], "{}", path.display());
        u32::from_be_bytes(numbers[0])
    };
    for size in [16, 64, 128] {
        let path = root().join(format!("packaging/icons/{size}.png"));
        assert_eq!(side(&path), size);
    }
    assert_eq!(side(&root().join("assets/icon_32.png")), 32);
    assert_eq!(side(&root().join("assets/icon.png")), 256);
}

#[test]
fn release_builds_use_the_declared_rust_version() {
    let promised = format!("RUST: \"{}\"", env!("CARGO_PKG_RUST_VERSION"));
    for workflow in ["check", "release"] {
        let workflow = text(&format!(".github/workflows/{workflow}.yml"));
        assert!(workflow.contains(&promised), "{promised}");
    }
}
