//! Assets that the program carries inside.

use bevy::asset::AssetMetaCheck;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

use crate::embedded_assets;

/// Assets are part of the program; none is copied before it is asked for.
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
