//! Rolls as bytes.
//!
//! Behind the head that `motion::file` describes, every roll: its kind (0 ordinary, 1 opening), the
//! number of knocks; every knock (milliseconds, 16 bits; strength; kind); every frame's two poses.

use super::{Knock, KnockKind, Roll, RollError, Rolls};
use crate::motion::Recording;
use crate::motion::file::{Reader, Writer, film_size, read_all};

const KNOCK: usize = 4;

impl Rolls {
    /// Reads what [`Rolls::encode`] wrote.
    ///
    /// # Errors
    /// Anything that is not exactly such data; the error says what was found and what is accepted.
    pub fn decode(bytes: &[u8]) -> Result<Rolls, RollError> {
        Rolls::new(read_all(Recording::Roll, bytes, Roll::read)?)
    }

    /// The rolls as bytes: positions in steps of 1/4096 edge, rotations of 1/32767.
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
        out.film(&self.film);
    }

    fn read(roll: usize, bytes: &mut Reader) -> Result<Roll, RollError> {
        let [code, count] = bytes.take()?;
        if code > 1 {
            return Err(RollError::Kind { roll, code });
        }
        let count = usize::from(count);
        bytes.require(count * KNOCK + film_size(2))?;
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
        Roll::checked(roll, code == 1, bytes.film()?, knocks)
    }
}
