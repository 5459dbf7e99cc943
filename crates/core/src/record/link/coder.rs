//! A range coder: numbers with known chances to bytes and back, with next to no bits lost.
//!
//! It works with integers alone, so that every machine writes and reads the same.

/// Below this the range is made wider by a byte.
const NARROW: u32 = 1 << 24;

/// The largest total of chances that the range can be divided by without losing precision.
pub const MOST: u32 = 1 << 16;

/// Makes bytes of numbers.
#[derive(Clone, Debug)]
pub struct RangeEncoder {
    low: u64,
    range: u32,
    /// The last byte that may still be changed by a carry; none before the first.
    held: Option<u8>,
    /// How many bytes of 255 stand behind it.
    full: usize,
    bytes: Vec<u8>,
}

impl RangeEncoder {
    pub const fn new() -> RangeEncoder {
        RangeEncoder {
            low: 0,
            range: u32::MAX,
            held: None,
            full: 0,
            bytes: Vec::new(),
        }
    }

    /// Writes what has `size` of `total` chances, with `below` chances before it. The total is at most [`MOST`].
    pub fn encode(&mut self, below: u32, size: u32, total: u32) {
        let part = self.range / total.max(1);
        self.low += u64::from(part) * u64::from(below);
        self.range = part * size;
        while self.range < NARROW {
            self.shift();
            self.range <<= 8;
        }
    }

    /// Gives out the topmost byte, once no carry can change it any more.
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let top = (self.low >> 24) as u8;
        if carry > 0 || top < u8::MAX {
            if let Some(held) = self.held {
                self.bytes.push(held.wrapping_add(carry));
            }
            let between = u8::MAX.wrapping_add(carry);
            self.bytes.extend(std::iter::repeat_n(between, self.full));
            self.full = 0;
            self.held = Some(top);
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// All bytes. Zeros at the end are left out: a decoder reads zeros where there is nothing more.
    pub fn finish(mut self) -> Vec<u8> {
        // Of all numbers in the range the one with the most zeros at its end.
        let last = self.low + u64::from(self.range) - 1;
        for bits in (0..32).rev() {
            let candidate = last >> bits << bits;
            if candidate >= self.low {
                self.low = candidate;
                break;
            }
        }
        for _ in 0..5 {
            self.shift();
        }
        self.bytes.extend(self.held);
        while self.bytes.pop_if(|byte| *byte == 0).is_some() {}
        self.bytes
    }
}

/// Reads what [`RangeEncoder`] has written. Of any other bytes it makes some numbers or other.
#[derive(Clone, Debug)]
pub struct RangeDecoder {
    bytes: Vec<u8>,
    at: usize,
    code: u32,
    range: u32,
}

impl RangeDecoder {
    pub fn new(bytes: Vec<u8>) -> RangeDecoder {
        let mut decoder = RangeDecoder {
            bytes,
            at: 0,
            code: 0,
            range: u32::MAX,
        };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let next = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.code = self.code << 8 | u32::from(next);
    }

    /// Where among `total` chances the next number lies. [`RangeDecoder::take`] must follow.
    pub fn place(&self, total: u32) -> u32 {
        let part = self.range / total.max(1);
        (self.code / part.max(1)).min(total.saturating_sub(1))
    }

    /// Takes the number that has `size` of `total` chances, with `below` chances before it.
    pub fn take(&mut self, below: u32, size: u32, total: u32) {
        let part = self.range / total.max(1);
        self.code = self.code.wrapping_sub(part.wrapping_mul(below));
        self.range = part.wrapping_mul(size.max(1));
        while self.range < NARROW {
            self.shift();
            // Only bytes that no encoder wrote can bring it to nothing.
            self.range = (self.range << 8).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudo-random numbers.
    fn next(state: &mut u64) -> u32 {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) as u32
    }

    #[test]
    fn what_is_encoded_is_decoded_and_takes_what_its_chances_say() {
        for seed in 0..200 {
            let mut state = seed;
            let numbers: Vec<(u32, u32)> = (0..1 + next(&mut state) % 400)
                .map(|_| {
                    let total = match next(&mut state) % 4 {
                        0 => MOST,
                        1 => 1,
                        _ => 1 + next(&mut state) % 90,
                    };
                    // Many of the largest, for carries.
                    let number = match next(&mut state) % 3 {
                        0 => total - 1,
                        1 => 0,
                        _ => next(&mut state) % total,
                    };
                    (number, total)
                })
                .collect();
            let mut encoder = RangeEncoder::new();
            let mut bits = 0.0;
            for (number, total) in &numbers {
                encoder.encode(*number, 1, *total);
                bits += f64::from(*total).log2();
            }
            let bytes = encoder.finish();
            assert!(
                bytes.len() as f64 <= bits / 8.0 * 1.002 + 2.0,
                "{} bytes for {bits} bits",
                bytes.len()
            );
            let mut decoder = RangeDecoder::new(bytes);
            for (number, total) in &numbers {
                assert_eq!(decoder.place(*total), *number);
                decoder.take(*number, 1, *total);
            }
        }
    }
}
