//! What a recording shows, frame by frame.

use super::{FileError, Pose, Recording};

/// How long a recording lasts, in milliseconds.
pub(super) const DURATION_MS: f32 = 700.0;
/// Frames in a second.
pub(super) const HZ: u32 = 60;
/// Frames of one recording: 700 ms at 60 Hz, both ends included.
pub const FRAMES: usize = (DURATION_MS as u32 * HZ / 1000) as usize + 1;

/// The poses of so many things in each of [`FRAMES`] frames.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Film<const THINGS: usize> {
    frames: Vec<[Pose; THINGS]>,
}

impl<const THINGS: usize> Film<THINGS> {
    /// # Errors
    /// A wrong number of frames.
    pub fn new(of: Recording, frames: Vec<[Pose; THINGS]>) -> Result<Self, FileError> {
        if frames.len() == FRAMES {
            Ok(Film { frames })
        } else {
            let found = frames.len();
            Err(FileError::Frames { of, found, hz: HZ })
        }
    }

    /// The first frame in which a pose is not as it should be.
    pub fn first_without(&self, sound: impl Fn(&Pose) -> bool) -> Option<usize> {
        let frames = &mut self.frames.iter();
        frames.position(|poses| !poses.iter().all(&sound))
    }

    /// The poses at rest.
    pub fn last(&self) -> &[Pose; THINGS] {
        &self.frames[FRAMES - 1]
    }

    /// Every pose, frame by frame.
    pub fn poses(&self) -> impl Iterator<Item = &Pose> {
        self.frames.iter().flatten()
    }

    /// The poses so many milliseconds after the start, between frames interpolated; before the
    /// start the first ones, after the end exactly the last.
    pub fn at(&self, ms: f32) -> [Pose; THINGS] {
        // A comparison that fails for NaN too, so that it shows the start.
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

/// The first of some times, in milliseconds, that is before its forerunner or past the end.
pub(super) fn out_of_order(times: impl IntoIterator<Item = u16>) -> Option<usize> {
    let mut before = 0;
    times.into_iter().position(|ms| {
        let wrong = ms < before || f32::from(ms) > DURATION_MS;
        before = ms;
        wrong
    })
}
