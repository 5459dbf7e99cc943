//! The poses of a recording, frame by frame.

use super::{FileError, Pose, Recording};

/// Length of a recording (ms).
pub(super) const DURATION_MS: f32 = 700.0;
/// Frames per second.
pub(super) const HZ: u32 = 60;
/// Frames of one recording: 700 ms at 60 Hz, both ends included.
pub const FRAMES: usize = (DURATION_MS as u32 * HZ / 1000) as usize + 1;

/// The poses of `THINGS` things in each of [`FRAMES`] frames.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FrameSequence<const THINGS: usize> {
    frames: Vec<[Pose; THINGS]>,
}

impl<const THINGS: usize> FrameSequence<THINGS> {
    /// Creates a sequence.
    ///
    /// # Errors
    /// Fails if there aren't exactly [`FRAMES`] frames.
    pub fn new(recording: Recording, frames: Vec<[Pose; THINGS]>) -> Result<Self, FileError> {
        if frames.len() == FRAMES {
            Ok(FrameSequence { frames })
        } else {
            let found = frames.len();
            Err(FileError::Frames {
                recording,
                found,
                hz: HZ,
            })
        }
    }

    /// The first frame with a pose for which `sound` returns `false`. `None` if all poses are sound.
    pub fn first_invalid_frame(&self, sound: impl Fn(&Pose) -> bool) -> Option<usize> {
        let frames = &mut self.frames.iter();
        frames.position(|poses| !poses.iter().all(&sound))
    }

    /// The poses at rest.
    pub fn last(&self) -> &[Pose; THINGS] {
        &self.frames[FRAMES - 1]
    }

    /// All poses, frame by frame.
    pub fn poses(&self) -> impl Iterator<Item = &Pose> {
        self.frames.iter().flatten()
    }

    /// The poses `ms` milliseconds after the start, interpolated between frames. Before the start these are the first
    /// poses, after the end exactly the last ones.
    pub fn at(&self, ms: f32) -> [Pose; THINGS] {
        // The comparison also fails for NaN, which then shows the start.
        let at = if ms > 0.0 {
            ms * HZ as f32 / 1000.0
        } else {
            0.0
        };
        if at >= (FRAMES - 1) as f32 {
            return *self.last();
        }
        let from = at as usize;
        let t = at - from as f32;
        let (from, to) = (&self.frames[from], &self.frames[from + 1]);
        std::array::from_fn(|thing| from[thing].towards(&to[thing], t))
    }
}

/// The index of the first time (ms) that is earlier than the one before it or past the end. `None` if all are in order.
pub(super) fn out_of_order(times: impl IntoIterator<Item = u16>) -> Option<usize> {
    let mut before = 0;
    times.into_iter().position(|ms| {
        let wrong = ms < before || f32::from(ms) > DURATION_MS;
        before = ms;
        wrong
    })
}
