//! The binary format of rolls.
//!
//! After the header that `motion::file` documents, each roll has its kind (0 ordinary, 1 opening), the number of
//! knocks, all knocks (time in ms, 16 bits; strength; kind), and the two poses of every frame.

use super::{Knock, KnockKind, Roll, RollError, Rolls};
use crate::motion::Recording;
use crate::motion::file::{Reader, Writer, frames_size, read_all};

const KNOCK: usize = 4;

impl Rolls {
    /// Reads the format of [`Rolls::encode`].
    ///
    /// # Errors
    /// Fails if the bytes aren't exactly such data. The error has the found and the accepted values.
    pub fn decode(bytes: &[u8]) -> Result<Rolls, RollError> {
        Rolls::new(read_all(Recording::Roll, bytes, Roll::read)?)
    }

    /// The rolls as bytes: positions in steps of 1/4096 edge, rotations in steps of 1/32767.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Writer::new(Recording::Roll, self.all.len());
        for roll in &self.all {
            roll.write(&mut out);
        }
        out.bytes
    }
}

impl Roll {
    fn write(&self, out: &mut Writer) {
        out.bytes
            .extend([u8::from(self.opening), self.knocks.len() as u8]);
        for knock in &self.knocks {
            out.bytes.extend(knock.ms.to_le_bytes());
            out.bytes.extend([knock.strength, knock.kind as u8]);
        }
        out.sequence(&self.sequence);
    }

    fn read(roll: usize, bytes: &mut Reader) -> Result<Roll, RollError> {
        let [code, count] = bytes.take()?;
        if code > 1 {
            return Err(RollError::Kind { roll, code });
        }
        let count = usize::from(count);
        bytes.require(count * KNOCK + frames_size(2))?;
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
        Roll::checked(roll, code == 1, bytes.sequence()?, knocks)
    }
}
