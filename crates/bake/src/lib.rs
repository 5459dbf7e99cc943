//! Creates all textures, sounds, tumbles of sticks and rolls of dice in `assets/` from fixed seeds.
//!
//! The same source creates the same bytes, however it is compiled. `tests/samples.rs` compares some of them with the
//! committed files.

mod app_icon;
mod home;
mod home_throws;
mod icons;
mod light;
mod marks;
mod materials;
mod output;
mod raster;
mod solids;
mod sounds;
mod tables;
pub mod tumbles;

pub use output::{Failure, Output, place};

/// A kind of asset: its name, and the function that creates its files.
type Kind = (&'static str, fn(&mut Output) -> Result<(), Failure>);

const KINDS: [Kind; 5] = [
    ("textures", textures),
    ("sounds", sounds::bake),
    ("tumbles", tumbles::sticks::bake),
    ("dice", tumbles::dice::bake),
    // Last, because it uses the tables' pictures.
    ("home", home::bake),
];

fn textures(output: &mut Output) -> Result<(), Failure> {
    icons::bake(output)?;
    app_icon::bake(output)?;
    tables::TABLES
        .iter()
        .try_for_each(|table| (table.bake)(output))
}

/// Creates all files that `output` wants.
///
/// # Errors
/// Fails if a font is missing or damaged, a result isn't good enough to be shipped, a file can't be saved, or `output`
/// wants an unknown file.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    for (kind, make) in KINDS {
        output.begin(kind);
        make(output).map_err(|error| format!("{kind}: {error}"))?;
    }
    output.finish()
}
