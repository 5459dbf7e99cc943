//! Recorded tumbles of four half-round throwing sticks. A tumble is chosen so that it ends on a throw that was drawn
//! before.
//!
//! The frame of a stick has its origin in the middle of the flat face's centre line (the axis of the half-cylinder). x
//! runs along the stick, +z is the outward normal of the flat face, and the round back faces −z. The frame of the table
//! has x to the right, y away from the player, z up, the cloth at z = 0 and its origin in the middle of the resting
//! area. One unit is the width of one cell; quaternions are (x, y, z, w).

mod codec;
mod stick;

pub use stick::{STICK_LENGTH, STICK_RADIUS, STICK_ROUNDING};

use thiserror::Error;

use super::frame_sequence::{self, FrameSequence};
use super::{FileError, Pose, Recording, file};

/// Errors when tumbles are read or created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TumbleError {
    /// The file isn't valid, or there are too many tumbles for one file.
    #[error(transparent)]
    File(#[from] FileError),
    /// A tumble has an unknown resting area.
    #[error("tumble {tumble}: unknown shape {code}; 0 (strip) and 1 (block) are accepted")]
    Shape { tumble: usize, code: u8 },
    /// The stored faces differ from those of the last frame.
    #[error("tumble {tumble}: the faces {code:#06b} are not those that the last frame shows")]
    Faces { tumble: usize, code: u8 },
    /// A stick doesn't rest on one of its faces at the end.
    #[error("tumble {tumble}: stick {stick} leans more than 15° at the end")]
    Unsettled { tumble: usize, stick: usize },
    /// A contact is out of order or has an unknown kind.
    #[error("tumble {tumble}: contact {contact} is not in order of time, or of unknown kind")]
    Contact { tumble: usize, contact: usize },
    /// There are more contacts than the format allows.
    #[error("tumble {tumble}: {found} contacts; at most 255 are accepted")]
    Contacts { tumble: usize, found: usize },
    /// A rotation isn't a unit quaternion, or a position is outside ±8 cells.
    #[error(
        "tumble {tumble}: frame {frame} holds a rotation that is not of unit length or a position beyond 8 cells"
    )]
    Pose { tumble: usize, frame: usize },
    /// A throw has no tumble that ends on it.
    #[error("no tumble for {flats} flat faces up in the shape {shape:?}")]
    Missing { shape: Shape, flats: u8 },
}

/// The area in which the sticks come to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A long strip below the board, for windows wider than high.
    Strip,
    /// A compact block, for windows higher than wide.
    Block,
}

impl Shape {
    /// Both shapes.
    pub const ALL: [Shape; 2] = [Shape::Strip, Shape::Block];

    /// Width (along x) and depth (along y) of the resting area, in cells, centred on the origin.
    pub const fn area(self) -> [f32; 2] {
        match self {
            Shape::Strip => [6.4, 1.5],
            Shape::Block => [3.4, 3.2],
        }
    }

    const fn code(self) -> u8 {
        self as u8
    }

    const fn from_code(code: u8) -> Option<Shape> {
        match code {
            0 => Some(Shape::Strip),
            1 => Some(Shape::Block),
            _ => None,
        }
    }
}

/// The side of a stick that is on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// The plain flat face is up.
    Flat,
    /// The painted round back is up.
    Round,
}

/// The object that a stick hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ContactKind {
    /// The cloth on the table.
    #[default]
    Table,
    /// Another stick.
    Stick,
}

/// The sound of a stick that hits something during a tumble.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Time since the start of the tumble, 0 to 700 (ms).
    pub ms: u16,
    /// Strength from 0 (barely audible) to 255 (the hardest knock).
    pub strength: u8,
    /// The object that was hit.
    pub kind: ContactKind,
    /// Position along the table, in cells; left is negative.
    pub x: f32,
}

/// One recorded tumble of four sticks, from the hand to rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Tumble {
    /// The resting area for which it was recorded.
    pub shape: Shape,
    /// The faces on top at rest, stick by stick.
    pub faces: [Face; 4],
    /// The contacts of the tumble, in order of time.
    pub contacts: Vec<Contact>,
    sequence: FrameSequence<4>,
}

impl Tumble {
    /// Length of a tumble (ms): 100 in the hand, about 350 in the air, 250 to bounce and settle, the last 80 of them at
    /// rest.
    pub const DURATION_MS: f32 = frame_sequence::DURATION_MS;

    /// Creates a tumble of [`FRAMES`](super::FRAMES) frames at 60 Hz. The faces come from the last one.
    ///
    /// # Errors
    /// Fails if the number of frames is wrong, a rotation isn't of unit length, a position is beyond 8 cells, contacts
    /// are out of order or past the end, or a stick doesn't rest on a face at the end. The errors refer to tumble 0.
    pub fn new(
        shape: Shape,
        frames: Vec<[Pose; 4]>,
        contacts: Vec<Contact>,
    ) -> Result<Tumble, TumbleError> {
        let sequence = FrameSequence::new(Recording::Tumble, frames)?;
        Tumble::checked(0, shape, sequence, contacts)
    }

    fn checked(
        tumble: usize,
        shape: Shape,
        sequence: FrameSequence<4>,
        contacts: Vec<Contact>,
    ) -> Result<Tumble, TumbleError> {
        let near = |pose: &Pose| pose.position.iter().all(|v| v.abs() < 8.0);
        if let Some(frame) = sequence.first_invalid_frame(|pose| pose.is_unit() && near(pose)) {
            return Err(TumbleError::Pose { tumble, frame });
        }
        if contacts.len() > usize::from(u8::MAX) {
            return Err(TumbleError::Contacts {
                tumble,
                found: contacts.len(),
            });
        }
        if let Some(contact) =
            frame_sequence::out_of_order(contacts.iter().map(|contact| contact.ms))
        {
            return Err(TumbleError::Contact { tumble, contact });
        }
        let mut faces = [Face::Flat; 4];
        for (stick, pose) in sequence.last().iter().enumerate() {
            faces[stick] = pose
                .face()
                .ok_or(TumbleError::Unsettled { tumble, stick })?;
        }
        Ok(Tumble {
            shape,
            faces,
            contacts,
            sequence,
        })
    }

    /// The number of flat faces on top at rest, 0 to 4.
    pub fn flats(&self) -> u8 {
        self.faces
            .iter()
            .map(|face| u8::from(*face == Face::Flat))
            .sum()
    }

    /// The four sticks `ms` milliseconds after the start of the tumble, interpolated between frames. Before the start
    /// these are the first poses, from 700 ms on exactly the resting ones.
    pub fn poses(&self, ms: f32) -> [Pose; 4] {
        self.sequence.at(ms)
    }
}

/// All recorded tumbles, by resting area and number of flat faces up.
#[derive(Clone, Debug, PartialEq)]
pub struct Tumbles {
    all: Vec<Tumble>,
}

impl Tumbles {
    /// Creates a collection of tumbles.
    ///
    /// # Errors
    /// Fails with [`TumbleError::Missing`] if a shape has no tumble for one of the throws 0 to 4, and if there are more
    /// than 65535.
    pub fn new(mut all: Vec<Tumble>) -> Result<Tumbles, TumbleError> {
        file::check_count(Recording::Tumble, all.len())?;
        all.sort_by_key(|tumble| (tumble.shape, tumble.flats()));
        let tumbles = Tumbles { all };
        for shape in Shape::ALL {
            for flats in 0..=4 {
                if tumbles.of_flats(shape, flats).is_empty() {
                    return Err(TumbleError::Missing { shape, flats });
                }
            }
        }
        Ok(tumbles)
    }

    /// The tumbles that end with `flats` flat faces up in the area `shape`. Never empty for 0 to 4, empty for any other
    /// number.
    pub fn of_flats(&self, shape: Shape, flats: u8) -> &[Tumble] {
        let key = |tumble: &Tumble| (tumble.shape, tumble.flats());
        let from = self
            .all
            .partition_point(|tumble| key(tumble) < (shape, flats));
        let to = self
            .all
            .partition_point(|tumble| key(tumble) <= (shape, flats));
        &self.all[from..to]
    }

    /// All tumbles, strips first, then by the number of flat faces up.
    pub fn iter(&self) -> std::slice::Iter<'_, Tumble> {
        self.all.iter()
    }
}

impl<'a> IntoIterator for &'a Tumbles {
    type Item = &'a Tumble;
    type IntoIter = std::slice::Iter<'a, Tumble>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
