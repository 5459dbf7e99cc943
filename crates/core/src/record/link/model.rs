//! Learns the probabilities of numbers while they're written and read.

use super::coder::{MOST, RangeDecoder, RangeEncoder};

/// The weight of one occurrence of a symbol, compared with 1 for a symbol that never occurred.
const SIGHT: u32 = 24;

/// The total above which all counts are halved.
const FULL: u32 = MOST / 4;

/// A model of symbols below a bound. A symbol is more likely the more often it occurred.
#[derive(Clone, Debug)]
pub struct SymbolModel {
    counts: Vec<u32>,
}

impl SymbolModel {
    /// Makes a model of symbols from 0 to `symbols` - 1, which are equally likely at first.
    pub fn new(symbols: usize) -> SymbolModel {
        SymbolModel {
            counts: vec![1; symbols.max(1)],
        }
    }

    fn total(&self) -> u32 {
        self.counts.iter().sum()
    }

    pub fn encode(&mut self, encoder: &mut RangeEncoder, symbol: usize) {
        let symbol = symbol.min(self.counts.len() - 1);
        let below = self.counts.iter().take(symbol).sum();
        let size = self.counts.get(symbol).copied().unwrap_or(1);
        encoder.encode(below, size, self.total());
        self.see(symbol);
    }

    pub fn decode(&mut self, decoder: &mut RangeDecoder) -> usize {
        let total = self.total();
        let place = decoder.place(total);
        let mut below = 0;
        let mut found = (0, 1);
        for (symbol, size) in self.counts.iter().enumerate() {
            found = (symbol, *size);
            if place < below + size {
                break;
            }
            below += size;
        }
        decoder.take(below, found.1, total);
        self.see(found.0);
        found.0
    }

    fn see(&mut self, symbol: usize) {
        if let Some(count) = self.counts.get_mut(symbol) {
            *count += SIGHT;
        }
        if self.total() > FULL {
            for count in &mut self.counts {
                *count = count.div_ceil(2);
            }
        }
    }
}

/// A model of numbers of up to 64 bits: their length is learned, their bits are written as they are.
#[derive(Clone, Debug)]
pub struct NumberModel {
    lengths: SymbolModel,
}

impl NumberModel {
    pub fn new() -> NumberModel {
        NumberModel {
            lengths: SymbolModel::new(65),
        }
    }

    pub fn encode(&mut self, encoder: &mut RangeEncoder, number: u64) {
        let length = u64::BITS - number.leading_zeros();
        self.lengths.encode(encoder, length as usize);
        // The highest bit is always 1.
        for (first, bits) in chunks(length.saturating_sub(1)) {
            let part = (number >> first) as u32 & ((1 << bits) - 1);
            encoder.encode(part, 1, 1 << bits);
        }
    }

    pub fn decode(&mut self, decoder: &mut RangeDecoder) -> u64 {
        let length = self.lengths.decode(decoder) as u32;
        let Some(rest) = length.checked_sub(1) else {
            return 0;
        };
        let mut number = 1 << rest;
        for (first, bits) in chunks(rest) {
            let part = decoder.place(1 << bits);
            decoder.take(part, 1, 1 << bits);
            number |= u64::from(part) << first;
        }
        number
    }
}

/// Splits `bits` bits into parts that the coder can handle: the first bit of each part and its length.
fn chunks(bits: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..bits)
        .step_by(15)
        .map(move |first| (first, (bits - first).min(15)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_size_round_trip() {
        let numbers: Vec<u64> = (0..64)
            .flat_map(|bit| [1_u64 << bit, (1_u64 << bit) - 1, (1_u64 << bit) | 0x5A5A])
            .chain([u64::MAX, 0])
            .collect();
        let mut encoder = RangeEncoder::new();
        let mut model = NumberModel::new();
        for number in &numbers {
            model.encode(&mut encoder, *number);
        }
        let mut decoder = RangeDecoder::new(encoder.finish());
        let mut model = NumberModel::new();
        for number in &numbers {
            assert_eq!(model.decode(&mut decoder), *number);
        }
    }

    #[test]
    fn frequent_values_are_short() {
        let mut encoder = RangeEncoder::new();
        let mut model = SymbolModel::new(2);
        for _ in 0..10_000 {
            model.encode(&mut encoder, 0);
        }
        let bytes = encoder.finish();
        assert!(bytes.len() < 10, "{}", bytes.len());
    }
}
