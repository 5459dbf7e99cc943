//! The binary format of tumbles.
//!
//! After the header that `motion::file` documents, each tumble has its shape, a bit for every stick that ends flat side
//! up, the number of contacts, a zero, all contacts (time in ms, 16 bits; strength; kind; x, 16 bits), and the four
//! poses of every frame.

use super::{Contact, ContactKind, Face, Shape, Tumble, TumbleError, Tumbles};
use crate::motion::Recording;
use crate::motion::file::{Reader, Writer, frames_size, read_all};

const CONTACT: usize = 6;

impl Tumbles {
    /// Reads the format of [`Tumbles::encode`].
    ///
    /// # Errors
    /// Fails if the bytes aren't exactly such data. The error has the found and the accepted values.
    pub fn decode(bytes: &[u8]) -> Result<Tumbles, TumbleError> {
        Tumbles::new(read_all(Recording::Tumble, bytes, Tumble::read)?)
    }

    /// The tumbles as bytes: positions in steps of 1/4096 cell, rotations in steps of 1/32767.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Writer::new(Recording::Tumble, self.all.len());
        for tumble in &self.all {
            tumble.write(&mut out);
        }
        out.bytes
    }
}

impl Tumble {
    fn face_code(&self) -> u8 {
        (0..4)
            .map(|stick| u8::from(self.faces[stick] == Face::Flat) << stick)
            .sum()
    }

    fn write(&self, out: &mut Writer) {
        out.bytes.extend([
            self.shape.code(),
            self.face_code(),
            self.contacts.len() as u8,
            0,
        ]);
        for contact in &self.contacts {
            out.bytes.extend(contact.ms.to_le_bytes());
            out.bytes.extend([contact.strength, contact.kind as u8]);
            out.length(contact.x);
        }
        out.sequence(&self.sequence);
    }

    fn read(tumble: usize, bytes: &mut Reader) -> Result<Tumble, TumbleError> {
        let [code, faces, count, _] = bytes.take::<4>()?;
        let shape = Shape::from_code(code).ok_or(TumbleError::Shape { tumble, code })?;
        let count = usize::from(count);
        bytes.require(count * CONTACT + frames_size(4))?;
        let mut contacts = Vec::with_capacity(count);
        for contact in 0..count {
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
                x: bytes.length()?,
            });
        }
        let read = Tumble::checked(tumble, shape, bytes.sequence()?, contacts)?;
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
