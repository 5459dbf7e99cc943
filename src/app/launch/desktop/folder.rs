//! Finds the folder that assets are read from.

use std::path::PathBuf;

use bevy::prelude::*;

/// Sets the folder of assets.
pub(in crate::app) fn assets(_: &mut App) -> AssetPlugin {
    AssetPlugin {
        file_path: asset_folder(),
        ..default()
    }
}

/// The path of the assets: beside the program, in the current folder, or in the source tree.
fn asset_folder() -> String {
    let beside = std::env::current_exe()
        .ok()
        .and_then(|exe| exe.parent().map(|folder| folder.join("assets")));
    let here = std::env::current_dir()
        .ok()
        .map(|folder| folder.join("assets"));
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    [
        std::env::var_os("BEVY_ASSET_ROOT").map(|root| PathBuf::from(root).join("assets")),
        beside,
        here,
        Some(source),
    ]
    .into_iter()
    .flatten()
    .find(|folder| folder.is_dir())
    .map_or_else(
        || "assets".to_owned(),
        |folder| folder.to_string_lossy().into_owned(),
    )
}
