//! The networks of the computer's players.
//!
//! They're part of the program, except on the page, which loads them after its first frame.

use std::sync::OnceLock;

use super::network::{Network, NetworkError};

/// A network that a player reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainedNetwork {
    /// Tablan with the preset Per Gioco.
    TablanPerGioco,
    /// Tablan with the English preset.
    TablanEnglish,
    /// Tablan with Bell's preset.
    TablanBell,
    /// Tawula.
    Tawula,
}

/// Every network, in the order of [`TrainedNetwork::ALL`].
static NETWORKS: [OnceLock<Network>; TrainedNetwork::ALL.len()] =
    [const { OnceLock::new() }; TrainedNetwork::ALL.len()];

/// The contents of a network's file.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/networks/", $name, ".net"))
    };
}

impl TrainedNetwork {
    /// Every network.
    pub const ALL: [TrainedNetwork; 4] = [
        TrainedNetwork::TablanPerGioco,
        TrainedNetwork::TablanEnglish,
        TrainedNetwork::TablanBell,
        TrainedNetwork::Tawula,
    ];

    /// The network. A network that can't be read would give every position the same value; tests read all.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn get(self) -> &'static Network {
        NETWORKS[self as usize].get_or_init(|| {
            let bytes: &[u8] = match self {
                TrainedNetwork::TablanPerGioco => file!("tablan-pergioco"),
                TrainedNetwork::TablanEnglish => file!("tablan-english"),
                TrainedNetwork::TablanBell => file!("tablan-bell"),
                TrainedNetwork::Tawula => file!("tawula"),
            };
            Network::from_bytes(bytes).unwrap_or_default()
        })
    }

    /// The network, or before it's loaded an empty one, which gives every position the same value. Searches wait for
    /// [`networks_are_loaded`].
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn get(self) -> &'static Network {
        static EMPTY: OnceLock<Network> = OnceLock::new();
        NETWORKS[self as usize]
            .get()
            .unwrap_or_else(|| EMPTY.get_or_init(Network::default))
    }

    /// The path of the network's file in `assets`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            TrainedNetwork::TablanPerGioco => "networks/tablan-pergioco.net",
            TrainedNetwork::TablanEnglish => "networks/tablan-english.net",
            TrainedNetwork::TablanBell => "networks/tablan-bell.net",
            TrainedNetwork::Tawula => "networks/tawula.net",
        }
    }

    /// Loads the network from the contents of its file. It has no effect if it's loaded already.
    ///
    /// # Errors
    /// The contents aren't a network.
    pub fn load(self, bytes: &[u8]) -> Result<(), NetworkError> {
        let network = Network::from_bytes(bytes)?;
        let _ = NETWORKS[self as usize].set(network);
        Ok(())
    }
}

/// `true` if all networks are loaded. Always `true` on the desktop, where they're part of the program.
#[must_use]
pub fn networks_are_loaded() -> bool {
    !cfg!(target_arch = "wasm32") || NETWORKS.iter().all(|network| network.get().is_some())
}
