//! Serves assets that are embedded in the program.

use bevy::asset::AssetMetaCheck;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

use crate::embedded_assets;

/// Registers the embedded assets as the source. Each is copied only when it loads.
pub(in crate::app) fn assets(app: &mut App) -> AssetPlugin {
    let root = Dir::default();
    for file in embedded_assets::files() {
        root.insert_asset(file.path(), file.contents());
    }
    let source =
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    app.register_asset_source(AssetSourceId::Default, source);
    AssetPlugin {
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}
