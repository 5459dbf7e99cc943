//! Tumbles as bytes.
//!
//! Little-endian: "TVTM", the version (16 bits), the number of tumbles (16 bits), frames in a
//! second and frames (a byte each); then for every tumble its shape, a bit for every stick that
//! ends flat side up, the number of contacts, a zero; every contact (milliseconds, 16 bits;
//! strength; kind; x, 16 bits); every frame's four poses (position and quaternion, 7 × 16 bits).

use super::{
    Contact, ContactKind, FRAMES, Face, HZ, Pose, Shape, Tumble, TumbleError, Tumbles, VERSION,
};

const MAGIC: [u8; 4] = *b"TVTM";
const HEADER: usize = 10;
const CONTACT: usize = 6;
const POSE: usize = 14;
const POSITION_STEPS: f32 = 4096.0;
const ROTATION_STEPS: f32 = 32767.0;

impl Tumbles {
    /// Reads what [`Tumbles::encode`] wrote.
    ///
    /// # Errors
    /// Anything that is not exactly such data; the error says what was found and what is accepted.
    pub fn decode(bytes: &[u8]) -> Result<Tumbles, TumbleError> {
        let mut bytes = Reader { bytes, at: 0 };
        bytes.require(HEADER)?;
        let magic = bytes.take()?;
        if magic != MAGIC {
            return Err(TumbleError::Magic(magic));
        }
        let found = u16::from_le_bytes(bytes.take()?);
        if found != VERSION {
            return Err(TumbleError::Version { found });
        }
        let count = usize::from(u16::from_le_bytes(bytes.take()?));
        let [hz, frames] = bytes.take()?.map(u32::from);
        if hz != HZ || frames as usize != FRAMES {
            return Err(TumbleError::Frames {
                found: frames as usize,
                hz,
            });
        }
        // No room is set aside for `count` before the bytes are seen to be there.
        let mut all = Vec::new();
        for tumble in 0..count {
            all.push(Tumble::read(tumble, &mut bytes)?);
        }
        match bytes.bytes.len() - bytes.at {
            0 => Tumbles::new(all),
            rest => Err(TumbleError::Trailing(rest)),
        }
    }

    /// The tumbles as bytes: positions in steps of 1/4096 cell, rotations of 1/32767.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend(MAGIC);
        out.extend(VERSION.to_le_bytes());
        out.extend((self.all.len() as u16).to_le_bytes());
        out.extend([HZ as u8, FRAMES as u8]);
        for tumble in &self.all {
            tumble.write(&mut out);
        }
        out
    }
}

impl Tumble {
    fn face_code(&self) -> u8 {
        (0..4)
            .map(|stick| u8::from(self.faces[stick] == Face::Flat) << stick)
            .sum()
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend([
            self.shape.code(),
            self.face_code(),
            self.contacts.len() as u8,
            0,
        ]);
        for contact in &self.contacts {
            out.extend(contact.ms.to_le_bytes());
            out.push(contact.strength);
            out.push(contact.kind as u8);
            out.extend(quantised(contact.x, POSITION_STEPS).to_le_bytes());
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

    fn read(tumble: usize, bytes: &mut Reader) -> Result<Tumble, TumbleError> {
        let [code, faces, count, _] = bytes.take::<4>()?;
        let shape = Shape::from_code(code).ok_or(TumbleError::Shape { tumble, code })?;
        let size = usize::from(count) * CONTACT + FRAMES * 4 * POSE;
        bytes.require(size)?;
        let mut contacts = Vec::with_capacity(usize::from(count));
        for contact in 0..usize::from(count) {
            let ms = u16::from_le_bytes(bytes.take()?);
            let [strength, kind] = bytes.take()?;
            let kind = match kind {
                0 => ContactKind::Table,
                1 => ContactKind::Stick,
                _ => return Err(TumbleError::Contact { tumble, contact }),
            };
            contacts.push(Contact {
                ms,
                strength,
                kind,
                x: bytes.value(POSITION_STEPS)?,
            });
        }
        let mut frames = Vec::with_capacity(FRAMES);
        for _ in 0..FRAMES {
            let mut poses = [Pose {
                position: [0.0; 3],
                rotation: [0.0, 0.0, 0.0, 1.0],
            }; 4];
            for pose in &mut poses {
                for value in &mut pose.position {
                    *value = bytes.value(POSITION_STEPS)?;
                }
                for value in &mut pose.rotation {
                    *value = bytes.value(ROTATION_STEPS)?;
                }
            }
            frames.push(poses);
        }
        let read = Tumble::checked(tumble, shape, frames, contacts)?;
        if read.face_code() == faces {
            Ok(read)
        } else {
            Err(TumbleError::Faces {
                tumble,
                code: faces,
            })
        }
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
    fn require(&self, size: usize) -> Result<(), TumbleError> {
        let needed = self.at + size;
        if needed > self.bytes.len() {
            return Err(TumbleError::Truncated {
                needed,
                found: self.bytes.len(),
            });
        }
        Ok(())
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], TumbleError> {
        self.require(N)?;
        let taken = std::array::from_fn(|i| self.bytes[self.at + i]);
        self.at += N;
        Ok(taken)
    }

    fn value(&mut self, steps: f32) -> Result<f32, TumbleError> {
        Ok(f32::from(i16::from_le_bytes(self.take()?)) / steps)
    }
}
