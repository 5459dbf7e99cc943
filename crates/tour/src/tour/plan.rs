//! The pictures that a tour takes, and their folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::scenes::{self, Scene};

/// The pictures that a tour takes, and their folder.
#[derive(Clone, Debug)]
pub struct Plan {
    folder: PathBuf,
    only: Option<String>,
}

/// Errors that prevent a tour.
#[derive(Debug, thiserror::Error)]
pub enum TourError {
    /// The folder for the pictures can't be used.
    #[error("cannot write pictures to {path}: {source}")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// The tour has no scene of this name.
    #[error("unknown scene '{name}'; accepted: {}", known.join(", "))]
    Scene {
        /// The unknown name.
        name: String,
        /// The names of all scenes.
        known: Vec<&'static str>,
    },
}

impl Plan {
    /// A tour that writes every picture, or `only` that of one scene, into a folder. The folder is created if it
    /// doesn't exist.
    ///
    /// # Errors
    /// Fails if no scene has this name, or the folder can't be created.
    pub fn new(folder: &Path, only: Option<&str>) -> Result<Self, TourError> {
        if let Some(name) = only
            && !scenes::all().any(|scene| scene.name == name)
        {
            return Err(TourError::Scene {
                name: name.to_owned(),
                known: scenes::all().map(|scene| scene.name).collect(),
            });
        }
        fs::create_dir_all(folder).map_err(|source| TourError::Folder {
            path: folder.to_owned(),
            source,
        })?;
        Ok(Self {
            folder: folder.to_owned(),
            only: only.map(str::to_owned),
        })
    }

    /// The index of the first scene to be played: scenes start from the previous ones in their group.
    pub(super) fn first_scene(&self) -> usize {
        self.only.as_deref().map_or(0, scenes::beginning_of_group)
    }

    /// `true` if the tour takes a picture of a scene.
    pub(super) fn shows(&self, scene: &Scene) -> bool {
        self.only.as_ref().is_none_or(|only| only == scene.name)
    }

    /// `true` if the tour ends after one picture.
    pub(super) const fn is_one_scene(&self) -> bool {
        self.only.is_some()
    }

    /// The file of a scene's picture.
    pub(super) fn path(&self, at: usize, scene: &Scene) -> PathBuf {
        let name = format!("{:02}-{}.png", at + 1, scene.name);
        self.folder.join(name)
    }
}
