//! Lists the reasons why bytes aren't a network.

use thiserror::Error;

/// The reason why a network was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// The first bytes aren't those of a network.
    #[error("not a network: it does not start with \"TVNN\"")]
    Magic,
    /// The version isn't supported.
    #[error("the network has version {found}; accepted: 1")]
    Version {
        /// The version found.
        found: u8,
    },
    /// A number in the header is out of range.
    #[error(
        "a network of {inputs} inputs, {hidden} hidden units and {outputs} outputs; accepted are 1 \
         to 256 inputs, a multiple of 16 up to 256 as hidden units, and 1 to 4 outputs"
    )]
    Shape {
        /// Number of inputs.
        inputs: u16,
        /// Number of hidden units.
        hidden: u16,
        /// Number of outputs.
        outputs: u16,
    },
    /// A scale is out of range.
    #[error("a network with scales of {sum} and {weight} bits; accepted are 1 to 13 and 1 to 15")]
    Scale {
        /// The scale of the hidden sums (bits).
        sum: u8,
        /// The scale of the second layer's weights (bits).
        weight: u8,
    },
    /// The number of bytes doesn't fit the shape.
    #[error("a network of {found} bytes; its shape needs {wanted}")]
    Length {
        /// The number of bytes found.
        found: usize,
        /// The number of bytes required.
        wanted: usize,
    },
    /// The sum of a hidden unit can overflow.
    #[error("the sum of hidden unit {unit} can leave 16 bits")]
    SumOverflow {
        /// The index of the unit.
        unit: usize,
    },
    /// An output can overflow.
    #[error("output {output} can leave 32 bits")]
    OutputOverflow {
        /// The index of the output.
        output: usize,
    },
}
