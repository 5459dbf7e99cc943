//! The binary format shared by all files of recordings.
//!
//! A file is little-endian. It starts with four letters that identify its kind, the version (16 bits), the number of
//! recordings (16 bits), the frames per second and the frames per recording (a byte each); the recordings follow. A
//! pose is a position and a quaternion, 7 × 16 bits.

use std::fmt;

use thiserror::Error;

use super::Pose;
use super::frame_sequence::{FRAMES, FrameSequence, HZ};

/// The version of the format.
const VERSION: u16 = 1;
/// Size of the header (bytes).
const HEAD: usize = 10;
/// Size of a pose (bytes).
const POSE: usize = 14;
const POSITION_STEPS: f32 = 4096.0;
const ROTATION_STEPS: f32 = 32767.0;

/// The kind of recordings in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recording {
    /// Tumbles of four sticks.
    Tumble,
    /// Rolls of two dice.
    Roll,
}

impl Recording {
    const fn mark(self) -> &'static str {
        match self {
            Recording::Tumble => "TVTM",
            Recording::Roll => "TVRL",
        }
    }
}

impl fmt::Display for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Recording::Tumble => "tumble",
            Recording::Roll => "roll",
        })
    }
}

/// Errors in a file of recordings of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// The data ends too early.
    #[error("the {recording}s end at byte {found}; at least {needed} bytes are needed")]
    Truncated {
        recording: Recording,
        needed: usize,
        found: usize,
    },
    /// The data starts with other letters.
    #[error("not a file of {recording}s: it begins with {found:02x?} and not with {:?}", recording.mark())]
    Magic {
        recording: Recording,
        found: [u8; 4],
    },
    /// The format has another version.
    #[error("{recording}s of format {found}; this program reads format {VERSION}")]
    Version { recording: Recording, found: u16 },
    /// The frames per second or per recording differ from this program's.
    #[error("{recording}s of {found} frames at {hz} Hz; {FRAMES} frames at {HZ} Hz are accepted")]
    Frames {
        recording: Recording,
        found: usize,
        hz: u32,
    },
    /// The data continues after the last recording.
    #[error("{found} bytes follow the last {recording}; none are accepted")]
    Trailing { recording: Recording, found: usize },
    /// There are more recordings than the format allows.
    #[error("{found} {recording}s; at most 65535 are accepted")]
    Count { recording: Recording, found: usize },
}

/// The size of a sequence of frames with `things` items (bytes).
pub(super) const fn frames_size(things: usize) -> usize {
    FRAMES * things * POSE
}

/// Checks that a file can store this number of recordings. Fails if there are too many.
pub(super) fn check_count(recording: Recording, found: usize) -> Result<(), FileError> {
    if found > usize::from(u16::MAX) {
        return Err(FileError::Count { recording, found });
    }
    Ok(())
}

/// Writes a file, recording by recording.
pub(super) struct Writer {
    pub bytes: Vec<u8>,
}

impl Writer {
    /// Starts a file of `count` recordings, a number that [`check_count`] has accepted.
    pub fn new(recording: Recording, count: usize) -> Writer {
        let mut bytes = Vec::new();
        bytes.extend(recording.mark().bytes());
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((count as u16).to_le_bytes());
        bytes.extend([HZ as u8, FRAMES as u8]);
        Writer { bytes }
    }

    pub fn length(&mut self, value: f32) {
        self.value(value, POSITION_STEPS);
    }

    pub fn sequence<const THINGS: usize>(&mut self, sequence: &FrameSequence<THINGS>) {
        for pose in sequence.poses() {
            for value in pose.position {
                self.length(value);
            }
            for value in pose.rotation {
                self.value(value, ROTATION_STEPS);
            }
        }
    }

    fn value(&mut self, value: f32, steps: f32) {
        // The cast saturates, so nothing wraps at the ends of the range.
        let steps = (value * steps).round() as i16;
        self.bytes.extend(steps.to_le_bytes());
    }
}

/// Reads a file of recordings. `read` reads each of them and gets its index.
///
/// # Errors
/// Fails if the bytes aren't exactly such a file.
pub(super) fn read_all<T, E: From<FileError>>(
    recording: Recording,
    bytes: &[u8],
    read: impl Fn(usize, &mut Reader) -> Result<T, E>,
) -> Result<Vec<T>, E> {
    let mut reader = Reader {
        recording,
        bytes,
        at: 0,
    };
    let count = reader.head()?;
    // Memory isn't reserved for `count`, which a damaged file could make huge.
    let mut all = Vec::new();
    for number in 0..count {
        all.push(read(number, &mut reader)?);
    }
    match bytes.len() - reader.at {
        0 => Ok(all),
        found => Err(FileError::Trailing { recording, found }.into()),
    }
}

/// Reads a file value by value.
pub(super) struct Reader<'a> {
    recording: Recording,
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    /// Reads the header and returns the number of recordings.
    fn head(&mut self) -> Result<usize, FileError> {
        let recording = self.recording;
        self.require(HEAD)?;
        let found = self.take()?;
        if found != recording.mark().as_bytes() {
            return Err(FileError::Magic { recording, found });
        }
        let found = u16::from_le_bytes(self.take()?);
        if found != VERSION {
            return Err(FileError::Version { recording, found });
        }
        let count = u16::from_le_bytes(self.take()?);
        let [hz, frames] = self.take()?.map(u32::from);
        let found = frames as usize;
        if hz != HZ || found != FRAMES {
            return Err(FileError::Frames {
                recording,
                found,
                hz,
            });
        }
        Ok(usize::from(count))
    }

    /// Fails if fewer than `size` bytes are left.
    pub fn require(&self, size: usize) -> Result<(), FileError> {
        let (recording, needed, found) = (self.recording, self.at + size, self.bytes.len());
        if needed > found {
            return Err(FileError::Truncated {
                recording,
                needed,
                found,
            });
        }
        Ok(())
    }

    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        self.require(N)?;
        let taken = std::array::from_fn(|i| self.bytes[self.at + i]);
        self.at += N;
        Ok(taken)
    }

    pub fn length(&mut self) -> Result<f32, FileError> {
        self.value(POSITION_STEPS)
    }

    pub fn sequence<const THINGS: usize>(&mut self) -> Result<FrameSequence<THINGS>, FileError> {
        let mut frames = Vec::with_capacity(FRAMES);
        for _ in 0..FRAMES {
            let mut poses = [Pose::ORIGIN; THINGS];
            for pose in &mut poses {
                for value in &mut pose.position {
                    *value = self.length()?;
                }
                for value in &mut pose.rotation {
                    *value = self.value(ROTATION_STEPS)?;
                }
            }
            frames.push(poses);
        }
        FrameSequence::new(self.recording, frames)
    }

    fn value(&mut self, steps: f32) -> Result<f32, FileError> {
        Ok(f32::from(i16::from_le_bytes(self.take()?)) / steps)
    }
}
