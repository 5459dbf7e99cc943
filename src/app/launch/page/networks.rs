//! Loads the networks of the computer's players, which aren't part of the page's program.

use std::io;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

use crate::ai::TrainedNetwork;
use crate::ai::network::NetworkError;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<LoadedNetwork>()
        .init_asset_loader::<NetworkLoader>();
}

/// Starts to load all networks. The players wait for all of them.
pub(in crate::app) fn load_networks(server: &AssetServer) -> Vec<UntypedHandle> {
    TrainedNetwork::ALL
        .map(|network| server.load::<LoadedNetwork>(network.path()).untyped())
        .into()
}

/// A network that the players have.
#[derive(Asset, TypePath, Debug)]
struct LoadedNetwork;

#[derive(Default, TypePath)]
struct NetworkLoader;

/// The reasons why a network can't be loaded.
#[derive(Debug, thiserror::Error)]
enum NetworkLoadError {
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    #[error("no player reads this file")]
    Unused,
    #[error(transparent)]
    Damaged(#[from] NetworkError),
}

impl AssetLoader for NetworkLoader {
    type Asset = LoadedNetwork;
    type Settings = ();
    type Error = NetworkLoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<LoadedNetwork, NetworkLoadError> {
        let path = context.path().to_string();
        let network = TrainedNetwork::ALL
            .into_iter()
            .find(|network| network.path() == path)
            .ok_or(NetworkLoadError::Unused)?;
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        network.load(&bytes)?;
        Ok(LoadedNetwork)
    }

    fn extensions(&self) -> &[&str] {
        &["net"]
    }
}
