//! A picture that does not go together with its thumbnail.

use std::fmt;
use std::path::PathBuf;

use crate::difference::Difference;

/// What is wrong with a picture, and where to look.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The scene.
    pub name: String,
    /// What is wrong.
    pub fault: Fault,
    /// The files that show it: what they are, and where.
    pub files: Vec<(&'static str, PathBuf)>,
}

/// What can be wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// The picture has no thumbnail.
    NoThumbnail,
    /// The thumbnail has no picture.
    NoPicture,
    /// They are not of the same proportions.
    Shape,
    /// They differ by so much.
    Differs {
        /// How far.
        difference: Difference,
        /// The middle of what differs most, in pixels of the picture.
        at: (u32, u32),
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        match self.fault {
            Fault::NoThumbnail => write!(f, "there is no thumbnail")?,
            Fault::NoPicture => write!(f, "there is no picture")?,
            Fault::Shape => write!(f, "the picture has another shape than its thumbnail")?,
            Fault::Differs { difference, at } => {
                let most = Difference::TOLERATED;
                write!(
                    f,
                    "differs by {:.1} around {}, {} (at most {:.1}) and by {:.2} on the whole (at most {:.2})",
                    difference.block, at.0, at.1, most.block, difference.whole, most.whole
                )?;
            }
        }
        for (what, path) in &self.files {
            write!(f, "\n    {what:<10}  {}", path.display())?;
        }
        Ok(())
    }
}
