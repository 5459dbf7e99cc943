//! What can be wrong with recorded tumbles.

use thiserror::Error;

use super::Shape;
use crate::motion::FileError;

/// Why tumbles could not be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TumbleError {
    /// It is no file of them, or there are too many for one.
    #[error(transparent)]
    File(#[from] FileError),
    /// A tumble names an unknown resting area.
    #[error("tumble {tumble}: unknown shape {code}; 0 (strip) and 1 (block) are accepted")]
    Shape { tumble: usize, code: u8 },
    /// The faces stored are not those of the last frame.
    #[error("tumble {tumble}: the faces {code:#06b} are not those that the last frame shows")]
    Faces { tumble: usize, code: u8 },
    /// A stick does not lie on one of its faces at the end.
    #[error("tumble {tumble}: stick {stick} leans more than 15° at the end")]
    Unsettled { tumble: usize, stick: usize },
    /// A contact cannot be played.
    #[error("tumble {tumble}: contact {contact} is not in order of time, or of unknown kind")]
    Contact { tumble: usize, contact: usize },
    /// There are more contacts than the format holds.
    #[error("tumble {tumble}: {found} contacts; at most 255 are accepted")]
    Contacts { tumble: usize, found: usize },
    /// A rotation is no unit quaternion, or a position lies outside ±8 cells.
    #[error(
        "tumble {tumble}: frame {frame} holds a rotation that is not of unit length or a position beyond 8 cells"
    )]
    Pose { tumble: usize, frame: usize },
    /// A throw has no tumble that ends on it.
    #[error("no tumble for {flats} flat faces up in the shape {shape:?}")]
    Missing { shape: Shape, flats: u8 },
}
