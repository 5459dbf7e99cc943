//! Makes every texture, sound, tumble of sticks and roll of dice in `assets/` from fixed seeds.
//!
//! The same source makes the same bytes, however it is compiled: `tests/samples.rs` holds some of
//! them against the committed files.

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

/// A kind of asset: its name, and what makes its files.
type Kind = (&'static str, fn(&mut Output) -> Result<(), Failure>);

const KINDS: [Kind; 5] = [
    ("textures", textures),
    ("sounds", sounds::bake),
    ("tumbles", tumbles::sticks::bake),
    ("dice", tumbles::dice::bake),
    // Last: it is made from the tables' pictures.
    ("home", home::bake),
];

fn textures(output: &mut Output) -> Result<(), Failure> {
    icons::bake(output)?;
    app_icon::bake(output)?;
    tables::TABLES
        .iter()
        .try_for_each(|table| (table.bake)(output))
}

/// Makes every file that `output` wants.
///
/// # Errors
/// When a font is missing or damaged, what was made is not fit to be shipped, a file cannot be
/// handed over, or `output` wants something that is not made here.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    for (kind, make) in KINDS {
        output.begin(kind);
        make(output).map_err(|error| format!("{kind}: {error}"))?;
    }
    output.finish()
}
