//! Reed-Solomon codes over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.

fn times(a: u8, b: u8) -> u8 {
    let mut product: u8 = 0;
    for bit in (0..8).rev() {
        let carry = product >> 7;
        product = (product << 1) ^ (carry * 0x1D);
        product ^= ((b >> bit) & 1) * a;
    }
    product
}

/// The generator of so many codewords, without its leading 1, the highest power first.
fn generator(degree: usize) -> Vec<u8> {
    let mut factors = vec![0; degree];
    if let Some(last) = factors.last_mut() {
        *last = 1;
    }
    let mut root = 1;
    for _ in 0..degree {
        for at in 0..degree {
            factors[at] = times(factors[at], root);
            if at + 1 < degree {
                factors[at] ^= factors[at + 1];
            }
        }
        root = times(root, 2);
    }
    factors
}

/// So many codewords that correct these.
pub(super) fn correction(data: &[u8], count: usize) -> Vec<u8> {
    let factors = generator(count);
    let mut rest = vec![0; count];
    for byte in data {
        let lead = byte ^ rest.first().copied().unwrap_or(0);
        rest.rotate_left(1);
        if let Some(last) = rest.last_mut() {
            *last = 0;
        }
        for (one, factor) in rest.iter_mut().zip(&factors) {
            *one ^= times(*factor, lead);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Annex I of the standard: "01234567" in version 1-M.
    #[test]
    fn the_example_of_the_standard_is_corrected_as_printed() {
        let data = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
            0xEC, 0x11,
        ];
        let printed = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55];
        assert_eq!(correction(&data, 10), printed);
    }

    /// Annex A of the standard: the generator of seven codewords, here as powers of 2.
    #[test]
    fn the_generator_of_seven_is_the_printed_one() {
        let power = |exponent| (0..exponent).fold(1, |one, _| times(one, 2));
        let printed = [87, 229, 146, 149, 238, 102, 21].map(power);
        assert_eq!(generator(7), printed);
    }
}
