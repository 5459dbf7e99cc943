//! Reads and writes networks as bytes: a header, then all weights in little-endian order.

use super::{ACTIVATION_BITS, FeatureSet, LANE, Lane, Network, NetworkError, UNIT_BITS};

/// The shape of a network and the scales of its weights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The number of possible features.
    pub inputs: u16,
    /// The number of hidden units, a multiple of [`LANE`].
    pub hidden: u16,
    /// The number of outputs.
    pub outputs: u16,
    /// The maximum number of features that are active at once.
    pub most: u16,
    /// The scale of the hidden sums (bits).
    pub sum_bits: u8,
    /// The scale of the second layer's weights (bits).
    pub weight_bits: u8,
}

/// Length of the header in bytes.
pub const HEADER: usize = 16;

const MAGIC: [u8; 4] = *b"TVNN";
const VERSION: u8 = 1;
const MOST_HIDDEN: u16 = 256;
const MOST_OUTPUTS: u16 = 4;

impl Header {
    /// The length in bytes of a network of this shape.
    #[must_use]
    pub const fn length(&self) -> usize {
        let (inputs, hidden) = (self.inputs as usize, self.hidden as usize);
        let outputs = self.outputs as usize;
        HEADER + 2 * hidden * (inputs + 1 + outputs) + 4 * outputs
    }

    fn read(bytes: &[u8]) -> Result<Header, NetworkError> {
        if bytes.get(..4) != Some(&MAGIC[..]) {
            return Err(NetworkError::Magic);
        }
        let Some(head) = bytes.get(..HEADER) else {
            return Err(NetworkError::Length {
                found: bytes.len(),
                wanted: HEADER,
            });
        };
        if head[4] != VERSION {
            return Err(NetworkError::Version { found: head[4] });
        }
        let word = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]);
        let header = Header {
            sum_bits: head[5],
            weight_bits: head[6],
            inputs: word(8),
            hidden: word(10),
            outputs: word(12),
            most: word(14),
        };
        header.check()?;
        Ok(header)
    }

    fn check(self) -> Result<(), NetworkError> {
        let Header {
            inputs,
            hidden,
            outputs,
            ..
        } = self;
        if inputs == 0
            || usize::from(inputs) > FeatureSet::MOST
            || hidden == 0
            || hidden > MOST_HIDDEN
            || usize::from(hidden) % LANE != 0
            || outputs == 0
            || outputs > MOST_OUTPUTS
        {
            return Err(NetworkError::Shape {
                inputs,
                hidden,
                outputs,
            });
        }
        let (sum, weight) = (self.sum_bits, self.weight_bits);
        if !(1..ACTIVATION_BITS as u8).contains(&sum) || !(1..=15).contains(&weight) {
            return Err(NetworkError::Scale { sum, weight });
        }
        Ok(())
    }

    /// The header as bytes.
    pub fn write(self) -> Vec<u8> {
        let mut head = vec![0; HEADER];
        head[..4].copy_from_slice(&MAGIC);
        head[4] = VERSION;
        head[5] = self.sum_bits;
        head[6] = self.weight_bits;
        let words = [self.inputs, self.hidden, self.outputs, self.most];
        for (pair, word) in head[8..].chunks_exact_mut(2).zip(words) {
            pair.copy_from_slice(&word.to_le_bytes());
        }
        head
    }
}

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    /// Fails if the bytes aren't a network, or if one of its sums could overflow.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let header = Header::read(bytes)?;
        let (found, wanted) = (bytes.len(), header.length());
        if found != wanted {
            return Err(NetworkError::Length { found, wanted });
        }
        let offsets = bytes.len() - 4 * usize::from(header.outputs);
        let mut words = bytes[HEADER..offsets]
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let lanes = usize::from(header.hidden) / LANE;
        let mut take = |count: usize| -> Vec<Lane> {
            let mut lanes = vec![[0; LANE]; count];
            for (slot, word) in lanes.iter_mut().flatten().zip(&mut words) {
                *slot = word;
            }
            lanes
        };
        let by_feature = take(lanes * usize::from(header.inputs));
        let bias = take(lanes);
        let weights = take(lanes * usize::from(header.outputs));
        let offsets = bytes[offsets..]
            .chunks_exact(4)
            .map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        let column = |lane: usize| {
            let mut column = Box::new([[0; LANE]; FeatureSet::MOST]);
            let rows = by_feature.iter().skip(lane).step_by(lanes);
            column
                .iter_mut()
                .zip(rows)
                .for_each(|(slot, row)| *slot = *row);
            column
        };
        let rows = (0..lanes).map(column).collect();
        let network = Network {
            header,
            rows,
            bias,
            weights,
            offsets,
        };
        network.check_sums()?;
        network.check_outputs()?;
        Ok(network)
    }

    /// The network in the form that [`Network::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.header.length());
        bytes.extend(self.header.write());
        let inputs = usize::from(self.header.inputs);
        let rows = (0..inputs).flat_map(|feature| self.rows.iter().map(move |rows| &rows[feature]));
        let lanes = rows.chain(&self.bias).chain(&self.weights);
        for word in lanes.flatten() {
            bytes.extend(word.to_le_bytes());
        }
        for offset in &self.offsets {
            bytes.extend(offset.to_le_bytes());
        }
        bytes
    }

    /// Checks that the sums fit 16 bits for any active features, if there are no more than the header allows.
    fn check_sums(&self) -> Result<(), NetworkError> {
        let most = usize::from(self.header.most);
        for (unit, bias) in self.bias.iter().flatten().enumerate() {
            let rows = self
                .rows
                .get(unit / LANE)
                .into_iter()
                .flat_map(|rows| rows.iter());
            let mut column: Vec<i32> = rows.map(|row| i32::from(row[unit % LANE])).collect();
            column.sort_unstable();
            let low: i32 = column
                .iter()
                .take(most)
                .map(|weight| (*weight).min(0))
                .sum();
            let high: i32 = column
                .iter()
                .rev()
                .take(most)
                .map(|weight| (*weight).max(0))
                .sum();
            let bias = i32::from(*bias);
            if bias + low < i16::MIN.into() || bias + high > i16::MAX.into() {
                return Err(NetworkError::SumOverflow { unit });
            }
        }
        Ok(())
    }

    fn check_outputs(&self) -> Result<(), NetworkError> {
        let lanes = self.bias.len();
        for (output, (weights, offset)) in self.weights.chunks(lanes).zip(&self.offsets).enumerate()
        {
            let sum: i64 = weights
                .iter()
                .flatten()
                .map(|weight| i64::from(*weight).abs() << UNIT_BITS)
                .sum();
            if sum + i64::from(*offset).abs() > i32::MAX.into() {
                return Err(NetworkError::OutputOverflow { output });
            }
        }
        Ok(())
    }
}
