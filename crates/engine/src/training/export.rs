//! Rounds a network of floats to one of integers.

use super::FloatNetwork;
use tavoliere_core::ai::network::{HEADER, Header, Network, UNIT_BITS};

/// A network of integers, with its rounding errors.
#[derive(Clone, Debug)]
pub struct Export {
    /// The network.
    pub network: Network,
    /// The largest rounding error of a hidden unit's weight.
    pub row_error: f32,
    /// The largest rounding error of the second layer's weights.
    pub weight_error: f32,
}

/// Rounds a network as precisely as its sums allow if at most `most_active` features are active. `None` if its weights
/// are too large for any scale.
#[must_use]
pub fn export(network: &FloatNetwork, most_active: usize) -> Option<Export> {
    (1..=13).rev().find_map(|sum_bits| {
        (1..=15).rev().find_map(|weight_bits| {
            let header = Header {
                inputs: network.inputs as u16,
                hidden: network.hidden as u16,
                outputs: network.outputs as u16,
                most: most_active as u16,
                sum_bits,
                weight_bits,
            };
            rounded(network, header)
        })
    })
}

fn rounded(network: &FloatNetwork, header: Header) -> Option<Export> {
    let row_scale = (1_u32 << header.sum_bits) as f32;
    let weight_scale = (1_u32 << header.weight_bits) as f32;
    let mut words = Vec::new();
    let mut layer = |numbers: &[f32], scale: f32| {
        let mut most = 0.0_f32;
        for number in numbers {
            let word = (number * scale).round();
            if word.abs() > 32_767.0 || word.is_nan() {
                return None;
            }
            most = most.max((number - word / scale).abs());
            words.extend((word as i16).to_le_bytes());
        }
        Some(most)
    };
    let row_error = layer(&network.rows, row_scale)?.max(layer(&network.bias, row_scale)?);
    let weight_error = layer(&network.weights, weight_scale)?;
    let mut bytes = header.write();
    debug_assert_eq!(bytes.len(), HEADER);
    bytes.extend(words);
    for offset in &network.offsets {
        let word = (f64::from(*offset) * f64::from(weight_scale)) * f64::from(1 << UNIT_BITS);
        bytes.extend((word.round() as i32).to_le_bytes());
    }
    let rounded = Network::from_bytes(&bytes).ok()?;
    Some(Export {
        network: rounded,
        row_error,
        weight_error,
    })
}
