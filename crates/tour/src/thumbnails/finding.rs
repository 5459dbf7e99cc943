//! A picture that differs from its thumbnail.

use std::fmt;
use std::path::PathBuf;

use super::difference::Difference;

/// A fault of a picture, and the files that show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The scene's name.
    pub name: String,
    /// The fault.
    pub fault: Fault,
    /// The files to look at, each with its description.
    pub files: Vec<(&'static str, PathBuf)>,
}

/// A place in a picture (pixels).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixel {
    /// From the left.
    pub x: u32,
    /// From the top.
    pub y: u32,
}

/// A mismatch between a picture and a thumbnail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// The picture has no thumbnail.
    NoThumbnail,
    /// The thumbnail has no picture.
    NoPicture,
    /// Their proportions differ.
    Shape,
    /// They differ too much.
    Differs {
        /// The difference.
        difference: Difference,
        /// The middle of the block that differs most (pixels of the picture).
        at: Pixel,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        match self.fault {
            Fault::NoThumbnail => write!(f, "the thumbnail is missing")?,
            Fault::NoPicture => write!(f, "the picture is missing")?,
            Fault::Shape => write!(f, "the picture has another shape than its thumbnail")?,
            Fault::Differs { difference, at } => {
                let most = Difference::TOLERATED;
                write!(
                    f,
                    "differs by {:.1} around {}, {} (at most {:.1}) and by {:.2} on the whole (at most {:.2})",
                    difference.block, at.x, at.y, most.block, difference.whole, most.whole
                )?;
            }
        }
        for (what, path) in &self.files {
            write!(f, "\n    {what:<10}  {}", path.display())?;
        }
        Ok(())
    }
}
