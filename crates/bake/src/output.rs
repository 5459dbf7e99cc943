//! The choice of files to create, and their destination.

use std::{
    collections::BTreeSet,
    error::Error,
    path::{Path, PathBuf},
};

use crate::raster::picture::Picture;

/// Any error that ends baking.
pub type Failure = Box<dyn Error>;

/// The path of a file in the source tree: in `assets`, unless it is only needed for packaging.
pub fn place(root: &Path, path: &str) -> PathBuf {
    if path.starts_with("packaging/") {
        root.join(path)
    } else {
        root.join("assets").join(path)
    }
}

/// Saves one finished file: its path as in [`place`], with `/`, and its bytes.
type Save<'a> = dyn FnMut(&str, &[u8]) -> Result<(), Failure> + 'a;

/// The wanted files and the function that saves them.
pub struct Output<'a> {
    fonts: PathBuf,
    wanted: Vec<String>,
    found: BTreeSet<String>,
    kind: &'static str,
    save: Box<Save<'a>>,
}

impl<'a> Output<'a> {
    /// Creates an output that passes files to `save`; `fonts` is the folder of the fonts. `wanted` has kinds
    /// (`textures`, `sounds`, `tumbles`, `dice`, `home`) or single files by their path in `assets`
    /// (`tablan/glow.webp`). If it is empty, all files are wanted.
    pub fn new(
        fonts: impl Into<PathBuf>,
        wanted: impl IntoIterator<Item = impl Into<String>>,
        save: impl FnMut(&str, &[u8]) -> Result<(), Failure> + 'a,
    ) -> Self {
        Self {
            fonts: fonts.into(),
            wanted: wanted.into_iter().map(Into::into).collect(),
            found: BTreeSet::new(),
            kind: "",
            save: Box::new(save),
        }
    }

    /// The path of a font file.
    pub(crate) fn font(&self, file: &str) -> PathBuf {
        self.fonts.join(file)
    }

    /// The path on disk of a committed file, from its path in `assets`.
    pub(crate) fn committed(&self, path: &str) -> PathBuf {
        self.fonts.join("..").join(path)
    }

    /// Sets the kind of the following files.
    pub(crate) fn begin(&mut self, kind: &'static str) {
        self.kind = kind;
    }

    /// `true` if a file is wanted.
    pub(crate) fn wants(&mut self, path: &str) -> bool {
        if self.wanted.is_empty() {
            return true;
        }
        let mut wants = false;
        for word in [self.kind, path] {
            if self.wanted.iter().any(|wanted| wanted == word) {
                self.found.insert(word.to_string());
                wants = true;
            }
        }
        wants
    }

    /// Saves a finished file.
    pub(crate) fn put(&mut self, path: &str, bytes: &[u8]) -> Result<(), Failure> {
        (self.save)(path, bytes).map_err(|error| format!("{path}: {error}").into())
    }

    /// Creates a file if it is wanted.
    pub(crate) fn file(
        &mut self,
        path: &str,
        make: impl FnOnce() -> Result<Vec<u8>, Failure>,
    ) -> Result<(), Failure> {
        if self.wants(path) {
            let bytes = make().map_err(|error| format!("{path}: {error}"))?;
            self.put(path, &bytes)?;
        }
        Ok(())
    }

    /// The textures in a folder of `assets`.
    pub(crate) fn textures<'b>(&'b mut self, folder: &'static str) -> Textures<'b, 'a> {
        Textures {
            output: self,
            folder,
        }
    }

    /// Fails if a wanted file or kind doesn't exist.
    pub(crate) fn finish(&self) -> Result<(), Failure> {
        match self.wanted.iter().find(|word| !self.found.contains(*word)) {
            Some(word) => Err(format!(
                "nothing is called '{word}'; accepted: textures, sounds, tumbles, dice, home, or a \
                 file's path within assets"
            )
            .into()),
            None => Ok(()),
        }
    }
}

/// The WebP files of one folder.
pub(crate) struct Textures<'b, 'a> {
    output: &'b mut Output<'a>,
    folder: &'static str,
}

impl Textures<'_, '_> {
    /// The path of a font file.
    pub fn font(&self, file: &str) -> PathBuf {
        self.output.font(file)
    }

    /// Creates a texture if it is wanted: lossy at `quality` (0 to 100), or lossless for `None`.
    pub fn save(
        &mut self,
        name: &str,
        quality: Option<f32>,
        make: impl FnOnce() -> Picture,
    ) -> Result<(), Failure> {
        self.save_all(&[name], quality, || vec![make()])
    }

    /// Creates textures that share their work, if any of them is wanted.
    pub fn save_all(
        &mut self,
        names: &[impl AsRef<str>],
        quality: Option<f32>,
        make: impl FnOnce() -> Vec<Picture>,
    ) -> Result<(), Failure> {
        let paths: Vec<String> = names
            .iter()
            .map(|name| format!("{}/{}.webp", self.folder, name.as_ref()))
            .collect();
        let wanted: Vec<bool> = paths.iter().map(|path| self.output.wants(path)).collect();
        if !wanted.contains(&true) {
            return Ok(());
        }
        for ((path, picture), wanted) in paths.iter().zip(make()).zip(wanted) {
            if wanted {
                let bytes = picture
                    .webp(quality)
                    .map_err(|error| format!("{path}: {error}"))?;
                self.output.put(path, &bytes)?;
            }
        }
        Ok(())
    }
}
