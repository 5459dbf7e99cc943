//! The pictures of one folder and the thumbnails of another.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::difference::Difference;
use crate::failure::Failure;
use crate::finding::{Fault, Finding};
use crate::sheet::sheet;
use crate::thumbnail::Thumbnail;

/// Pictures and thumbnails by the names of their scenes.
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

/// What becomes of a scene that is as it should be, or not.
struct Judged {
    fault: Fault,
    now: Option<Thumbnail>,
    before: Option<Thumbnail>,
}

impl Album {
    /// Looks up which pictures (`12-record.png`) and thumbnails (`record.webp`) there are. Numbers
    /// before the name do not count: another scene may come in between.
    ///
    /// # Errors
    /// Where a folder cannot be read, two pictures have one name, or there is no picture.
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
            return Err(Failure::new(pictures, "there is no picture here"));
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

    /// How many scenes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scenes.len()
    }

    /// An album is never empty; see [`Album::open`].
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scenes.is_empty()
    }

    /// What does not go together. Each difference is drawn into a folder of its own, which holds
    /// nothing else.
    ///
    /// # Errors
    /// Where a picture cannot be read, or a difference not be written.
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

    /// Puts on record what differs, and drops thumbnails without a picture; what still looks alike
    /// stays as it is. Returns the files that were written or removed.
    ///
    /// # Errors
    /// Where a picture cannot be read, or a thumbnail not be written.
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
    /// What is wrong; nothing where picture and thumbnail show the same.
    fn judge(&self) -> Result<Option<Judged>, Failure> {
        let read = |path: &PathBuf| Thumbnail::read(path);
        let before = self.thumbnail.as_ref().map(read).transpose()?;
        let Some(path) = &self.picture else {
            return Ok(Some(Judged {
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
                    at: (
                        (difference.at.0 * picture.width() as f32) as u32,
                        (difference.at.1 * picture.height() as f32) as u32,
                    ),
                },
            },
        };
        let now = Some(now);
        Ok(Some(Judged { fault, now, before }))
    }
}

/// The files of a folder with this extension, by name.
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

/// A file's name without folder and extension.
fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}
