//! The album: the pictures of one folder and the thumbnails of another.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::difference::Difference;
use super::failure::Failure;
use super::finding::{Fault, Finding, Pixel};
use super::sheet::sheet;
use super::thumbnail::Thumbnail;

/// Pictures and thumbnails by scene name.
#[derive(Debug)]
pub struct Album {
    thumbnails: PathBuf,
    scenes: BTreeMap<String, Scene>,
}

#[derive(Debug, Default)]
struct Scene {
    picture: Option<PathBuf>,
    thumbnail: Option<PathBuf>,
}

/// A faulty scene.
struct FaultyScene {
    fault: Fault,
    now: Option<Thumbnail>,
    before: Option<Thumbnail>,
}

impl Album {
    /// Lists the pictures (`12-record.png`) and the thumbnails (`record.webp`) of two folders. Numbers before the name
    /// don't count, because another scene can be inserted between.
    ///
    /// # Errors
    /// Fails if a folder can't be read, two pictures have the same name, or the folder of pictures is empty.
    pub fn open(pictures: &Path, thumbnails: &Path) -> Result<Self, Failure> {
        let mut scenes = BTreeMap::<String, Scene>::new();
        for path in files(pictures, "png")? {
            let stem = stem(&path);
            let name = stem.trim_start_matches(|c: char| c.is_ascii_digit());
            let name = name.strip_prefix('-').unwrap_or(&stem).to_owned();
            let scene = scenes.entry(name).or_default();
            if scene.picture.is_some() {
                return Err(Failure::new(&path, "another picture has this name"));
            }
            scene.picture = Some(path);
        }
        if scenes.is_empty() {
            return Err(Failure::new(pictures, "the folder has no pictures"));
        }
        for path in files(thumbnails, "webp")? {
            let name = stem(&path);
            scenes.entry(name).or_default().thumbnail = Some(path);
        }
        Ok(Self {
            thumbnails: thumbnails.to_owned(),
            scenes,
        })
    }

    /// The number of scenes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scenes.len()
    }

    /// `false`, because an album is never empty; see [`Album::open`].
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scenes.is_empty()
    }

    /// Finds the pictures that differ from their thumbnails. Each difference is drawn into a folder, and everything
    /// else in that folder is removed.
    ///
    /// # Errors
    /// Fails if a picture can't be read, or a difference can't be written.
    pub fn findings(&self, differences: &Path) -> Result<Vec<Finding>, Failure> {
        if differences.exists() {
            fs::remove_dir_all(differences).map_err(Failure::at(differences))?;
        }
        let mut findings = Vec::new();
        for (name, scene) in &self.scenes {
            let Some(judged) = scene.judge()? else {
                continue;
            };
            let files = [("picture", &scene.picture), ("thumbnail", &scene.thumbnail)];
            let mut files: Vec<_> = files
                .into_iter()
                .filter_map(|(what, path)| Some((what, path.clone()?)))
                .collect();
            if let (Some(now), Some(before)) = (&judged.now, &judged.before) {
                let path = differences.join(name).with_extension("png");
                fs::create_dir_all(differences).map_err(Failure::at(differences))?;
                let sheet = sheet(now, before);
                sheet.save(&path).map_err(Failure::at(&path))?;
                files.push(("difference", path));
            }
            findings.push(Finding {
                name: name.clone(),
                fault: judged.fault,
                files,
            });
        }
        Ok(findings)
    }

    /// Replaces the thumbnails that differ, and removes those without a picture; the others stay unchanged. Returns the
    /// files that were written or removed.
    ///
    /// # Errors
    /// Fails if a picture can't be read, or a thumbnail can't be written.
    pub fn renew(&self) -> Result<Vec<PathBuf>, Failure> {
        let mut renewed = Vec::new();
        for (name, scene) in &self.scenes {
            let Some(judged) = scene.judge()? else {
                continue;
            };
            let path = self.thumbnails.join(name).with_extension("webp");
            match judged.now {
                Some(now) => now.write(&path)?,
                None => fs::remove_file(&path).map_err(Failure::at(&path))?,
            }
            renewed.push(path);
        }
        Ok(renewed)
    }
}

impl Scene {
    /// The fault of the scene. `None` if picture and thumbnail match.
    fn judge(&self) -> Result<Option<FaultyScene>, Failure> {
        let read = |path: &PathBuf| Thumbnail::read(path);
        let before = self.thumbnail.as_ref().map(read).transpose()?;
        let Some(path) = &self.picture else {
            return Ok(Some(FaultyScene {
                fault: Fault::NoPicture,
                now: None,
                before,
            }));
        };
        let picture = image::open(path).map_err(Failure::at(path))?.into_rgb8();
        let now = Thumbnail::of(&picture);
        let fault = match &before {
            None => Fault::NoThumbnail,
            Some(before) => match Difference::between(&now, before) {
                None => Fault::Shape,
                Some(difference) if difference.is_tolerable() => return Ok(None),
                Some(difference) => Fault::Differs {
                    difference,
                    at: Pixel {
                        x: (difference.at.x * picture.width() as f32) as u32,
                        y: (difference.at.y * picture.height() as f32) as u32,
                    },
                },
            },
        };
        let now = Some(now);
        Ok(Some(FaultyScene { fault, now, before }))
    }
}

/// The files of a folder with this extension, sorted by name.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
        let path = entry.map_err(Failure::at(folder))?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The name of a file without folder and extension.
fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}
