//! Why bytes are no network.

use thiserror::Error;

/// Why a network was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// The first bytes are others.
    #[error("no network: it does not begin with \"TVNN\"")]
    Magic,
    /// Of another make.
    #[error("a network of version {found}; accepted is version 1")]
    Version {
        /// The version met.
        found: u8,
    },
    /// A number of the header is out of range.
    #[error(
        "a network of {inputs} inputs, {hidden} hidden units and {outputs} outputs; accepted are 1 \
         to 256 inputs, a multiple of 16 up to 256 as hidden units, and 1 to 4 outputs"
    )]
    Shape {
        /// Inputs.
        inputs: u16,
        /// Units of the hidden layer.
        hidden: u16,
        /// Outputs.
        outputs: u16,
    },
    /// A scale is out of range.
    #[error("a network with scales of {sum} and {weight} bits; accepted are 1 to 13 and 1 to 15")]
    Scale {
        /// Bits of the hidden sums.
        sum: u8,
        /// Bits of the second layer's weights.
        weight: u8,
    },
    /// Too few or too many bytes.
    #[error("a network of {found} bytes; its shape needs {wanted}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A hidden unit could leave its range.
    #[error("the sum of hidden unit {unit} can leave 16 bits")]
    SumOverflow {
        /// Which.
        unit: usize,
    },
    /// An output could leave its range.
    #[error("output {output} can leave 32 bits")]
    OutputOverflow {
        /// Which.
        output: usize,
    },
}
