//! Gives the program for Windows its icon, its version and its description.

fn main() {
    // Nothing else is to run this again: whatever it does compiles the whole library anew.
    println!("cargo::rerun-if-changed=packaging/icons/tavoliere.ico");
    #[cfg(windows)]
    if std::env::var_os("CARGO_CFG_WINDOWS").is_some() {
        describe();
    }
}

#[cfg(windows)]
fn describe() {
    let description = std::env::var("CARGO_PKG_DESCRIPTION").unwrap_or_default();
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
