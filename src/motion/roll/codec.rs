//! Rolls as bytes.
//!
//! Little-endian: "TVRL", the version (16 bits), the number of rolls (16 bits), frames in a second
//! and frames (a byte each); then for every roll its kind (0 ordinary, 1 opening), the number of
//! knocks; every knock (milliseconds, 16 bits; strength; kind); every frame's two poses (position
//! and quaternion, 7 × 16 bits).

use super::{FRAMES, HZ, Knock, KnockKind, Roll, RollError, Rolls};
use crate::motion::tumble::Pose;

/// The format of the file.
pub const VERSION: u16 = 1;

const MAGIC: [u8; 4] = *b"TVRL";
const KNOCK: usize = 4;
const POSE: usize = 14;
const POSITION_STEPS: f32 = 4096.0;
const ROTATION_STEPS: f32 = 32767.0;

impl Rolls {
    /// Reads what [`Rolls::encode`] wrote.
    ///
    /// # Errors
    /// Anything that is not exactly such data; the error says what was found and what is accepted.
    pub fn decode(bytes: &[u8]) -> Result<Rolls, RollError> {
        let mut bytes = Reader { bytes, at: 0 };
        let magic = bytes.take()?;
        if magic != MAGIC {
            return Err(RollError::Magic(magic));
        }
        let found = u16::from_le_bytes(bytes.take()?);
        if found != VERSION {
            return Err(RollError::Version { found });
        }
        let count = usize::from(u16::from_le_bytes(bytes.take()?));
        let [hz, frames] = bytes.take()?.map(u32::from);
        if hz != HZ || frames as usize != FRAMES {
            let found = frames as usize;
            return Err(RollError::Frames { found, hz });
        }
        // No room is set aside for `count` before the bytes are seen to be there.
        let mut all = Vec::new();
        for roll in 0..count {
            all.push(Roll::read(roll, &mut bytes)?);
        }
        match bytes.bytes.len() - bytes.at {
            0 => Rolls::new(all),
            rest => Err(RollError::Trailing(rest)),
        }
    }

    /// The rolls as bytes: positions in steps of 1/4096 edge, rotations of 1/32767.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend(MAGIC);
        out.extend(VERSION.to_le_bytes());
        out.extend((self.all.len() as u16).to_le_bytes());
        out.extend([HZ as u8, FRAMES as u8]);
        for roll in &self.all {
            roll.write(&mut out);
        }
        out
    }
}

impl Roll {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend([u8::from(self.opening), self.knocks.len() as u8]);
        for knock in &self.knocks {
            out.extend(knock.ms.to_le_bytes());
            out.extend([knock.strength, knock.kind as u8]);
        }
        for pose in self.frames.iter().flatten() {
            for value in pose.position {
                out.extend(quantised(value, POSITION_STEPS).to_le_bytes());
            }
            for value in pose.rotation {
                out.extend(quantised(value, ROTATION_STEPS).to_le_bytes());
            }
        }
    }

    fn read(roll: usize, bytes: &mut Reader) -> Result<Roll, RollError> {
        let [code, count] = bytes.take()?;
        if code > 1 {
            return Err(RollError::Kind { roll, code });
        }
        let count = usize::from(count);
        bytes.require(count * KNOCK + FRAMES * 2 * POSE)?;
        let mut knocks = Vec::with_capacity(count);
        for knock in 0..count {
            let ms = u16::from_le_bytes(bytes.take()?);
            let [strength, kind] = bytes.take()?;
            let kind = match kind {
                0 => KnockKind::Wood,
                1 => KnockKind::Die,
                _ => return Err(RollError::Knock { roll, knock }),
            };
            knocks.push(Knock { ms, strength, kind });
        }
        let mut frames = Vec::with_capacity(FRAMES);
        for _ in 0..FRAMES {
            frames.push([bytes.pose()?, bytes.pose()?]);
        }
        Roll::checked(roll, code == 1, frames, knocks)
    }
}

fn quantised(value: f32, steps: f32) -> i16 {
    // The cast saturates, so nothing wraps at the ends of the range.
    (value * steps).round() as i16
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn require(&self, size: usize) -> Result<(), RollError> {
        let (needed, found) = (self.at + size, self.bytes.len());
        if needed > found {
            return Err(RollError::Truncated { needed, found });
        }
        Ok(())
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], RollError> {
        self.require(N)?;
        let taken = std::array::from_fn(|i| self.bytes[self.at + i]);
        self.at += N;
        Ok(taken)
    }

    fn value(&mut self, steps: f32) -> Result<f32, RollError> {
        Ok(f32::from(i16::from_le_bytes(self.take()?)) / steps)
    }

    fn pose(&mut self) -> Result<Pose, RollError> {
        let mut pose = Pose {
            position: [0.0; 3],
            rotation: [0.0; 4],
        };
        for value in &mut pose.position {
            *value = self.value(POSITION_STEPS)?;
        }
        for value in &mut pose.rotation {
            *value = self.value(ROTATION_STEPS)?;
        }
        Ok(pose)
    }
}
