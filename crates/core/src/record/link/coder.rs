//! A range coder: encodes numbers with known probabilities as bytes, with almost no loss of bits.
//!
//! It uses integers only, so the bytes are the same on every machine.

/// The range is widened by a byte when it falls below this value.
const NARROW: u32 = 1 << 24;

/// The largest total of frequencies. With it the range can be divided without losing precision.
pub const MOST: u32 = 1 << 16;

/// Encodes numbers as bytes.
#[derive(Clone, Debug)]
pub struct RangeEncoder {
    low: u64,
    range: u32,
    /// The last byte that a carry can still change, `None` before the first one.
    held: Option<u8>,
    /// The number of bytes of value 255 after it.
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

    /// Encodes a symbol that has the frequency `size` out of `total`, after symbols with the sum `below`. The total is
    /// at most [`MOST`].
    pub fn encode(&mut self, below: u32, size: u32, total: u32) {
        let part = self.range / total.max(1);
        self.low += u64::from(part) * u64::from(below);
        self.range = part * size;
        while self.range < NARROW {
            self.shift();
            self.range <<= 8;
        }
    }

    /// Outputs the highest byte, once no carry can change it.
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

    /// Returns all bytes. Zeros at the end are omitted, because a decoder reads zeros after the end.
    pub fn finish(mut self) -> Vec<u8> {
        // Choose the number in the range with the most zeros at its end.
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

/// Decodes the bytes of a [`RangeEncoder`]. Other bytes decode to arbitrary numbers.
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

    /// The place of the next symbol among `total`. [`RangeDecoder::take`] must follow.
    pub fn place(&self, total: u32) -> u32 {
        let part = self.range / total.max(1);
        (self.code / part.max(1)).min(total.saturating_sub(1))
    }

    /// Consumes the symbol that has the frequency `size` out of `total`, after symbols with the sum `below`.
    pub fn take(&mut self, below: u32, size: u32, total: u32) {
        let part = self.range / total.max(1);
        self.code = self.code.wrapping_sub(part.wrapping_mul(below));
        self.range = part.wrapping_mul(size.max(1));
        while self.range < NARROW {
            self.shift();
            // Only bytes that didn't come from an encoder can make the range 0.
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
    fn encoded_values_are_decoded_and_have_the_expected_length() {
        for seed in 0..200 {
            let mut state = seed;
            let numbers: Vec<(u32, u32)> = (0..1 + next(&mut state) % 400)
                .map(|_| {
                    let total = match next(&mut state) % 4 {
                        0 => MOST,
                        1 => 1,
                        _ => 1 + next(&mut state) % 90,
                    };
                    // Use many of the largest numbers, because they cause carries.
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
