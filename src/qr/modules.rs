//! The square of modules: what every code has, the codewords, and the mask that makes it easy to read.

use super::Level;

/// How many modules a code has along each side.
pub(super) const fn size(version: u8) -> usize {
    version as usize * 4 + 17
}

/// How many modules hold codewords.
pub(super) fn raw(version: u8) -> usize {
    let version = usize::from(version);
    let mut count = (16 * version + 128) * version + 64;
    if version >= 2 {
        let aligned = version / 7 + 2;
        count -= (25 * aligned - 10) * aligned - 55;
        if version >= 7 {
            count -= 36;
        }
    }
    count
}

/// The middles of the alignment patterns, along both sides.
fn alignment(version: u8) -> Vec<usize> {
    if version < 2 {
        return Vec::new();
    }
    let count = usize::from(version) / 7 + 2;
    let step = (usize::from(version) * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
    let last = size(version) - 7;
    let mut places: Vec<usize> = (0..count - 1).map(|at| last - at * step).collect();
    places.push(6);
    places.reverse();
    places
}

/// A number followed by the rest of its division by a generator of so many bits.
fn with_rest(value: u32, generator: u32, bits: u32) -> u32 {
    let mut rest = value;
    for _ in 0..bits {
        rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
    }
    value << bits | rest
}

/// Level and mask as they are written beside the finders.
fn format_bits(level: Level, mask: u8) -> u32 {
    let level = match level {
        Level::L => 1,
        Level::M => 0,
    };
    with_rest(level << 3 | u32::from(mask), 0x537, 10) ^ 0x5412
}

/// The version as it is written from 7 on.
fn version_bits(version: u8) -> u32 {
    with_rest(u32::from(version), 0x1F25, 12)
}

struct Square {
    size: usize,
    dark: Vec<bool>,
    /// What no mask may change.
    fixed: Vec<bool>,
}

impl Square {
    fn new(size: usize) -> Square {
        Square {
            size,
            dark: vec![false; size * size],
            fixed: vec![false; size * size],
        }
    }

    fn at(&self, x: usize, y: usize) -> bool {
        self.dark[y * self.size + x]
    }

    fn fix(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.fixed[y * self.size + x] = true;
    }

    fn fix_patterns(&mut self, version: u8) {
        let size = self.size;
        for at in 0..size {
            self.fix(6, at, at % 2 == 0);
            self.fix(at, 6, at % 2 == 0);
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            self.finder(x, y);
        }
        let places = alignment(version);
        let last = places.len().saturating_sub(1);
        for (i, x) in places.iter().enumerate() {
            for (j, y) in places.iter().enumerate() {
                // There the finders are.
                if ![(0, 0), (0, last), (last, 0)].contains(&(i, j)) {
                    self.aligned(*x, *y);
                }
            }
        }
        self.write_format(Level::M, 0);
        if version >= 7 {
            let bits = version_bits(version);
            for bit in 0..18 {
                let dark = bits >> bit & 1 == 1;
                let (far, near) = (size - 11 + bit % 3, bit / 3);
                self.fix(far, near, dark);
                self.fix(near, far, dark);
            }
        }
    }

    /// A finder with its light frame.
    fn finder(&mut self, x: usize, y: usize) {
        for dy in 0..9_usize {
            for dx in 0..9_usize {
                let (at_x, at_y) = ((x + dx).wrapping_sub(4), (y + dy).wrapping_sub(4));
                if at_x < self.size && at_y < self.size {
                    let away = dx.abs_diff(4).max(dy.abs_diff(4));
                    self.fix(at_x, at_y, away != 2 && away != 4);
                }
            }
        }
    }

    fn aligned(&mut self, x: usize, y: usize) {
        for dy in 0..5_usize {
            for dx in 0..5_usize {
                let away = dx.abs_diff(2).max(dy.abs_diff(2));
                self.fix(x + dx - 2, y + dy - 2, away != 1);
            }
        }
    }

    fn write_format(&mut self, level: Level, mask: u8) {
        let bits = format_bits(level, mask);
        let dark = |bit: usize| bits >> bit & 1 == 1;
        let size = self.size;
        for bit in 0..6 {
            self.fix(8, bit, dark(bit));
        }
        self.fix(8, 7, dark(6));
        self.fix(8, 8, dark(7));
        self.fix(7, 8, dark(8));
        for bit in 9..15 {
            self.fix(14 - bit, 8, dark(bit));
        }
        for bit in 0..8 {
            self.fix(size - 1 - bit, 8, dark(bit));
        }
        for bit in 8..15 {
            self.fix(8, size - 15 + bit, dark(bit));
        }
        self.fix(8, size - 8, true);
    }

    /// Writes the codewords upwards and downwards in columns of two, from the right.
    fn write(&mut self, codewords: &[u8]) {
        let bits = codewords
            .iter()
            .flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1));
        let mut bits = bits;
        let mut right = self.size as isize - 1;
        let mut upwards = true;
        while right >= 1 {
            // The column of the timing pattern holds none.
            if right == 6 {
                right = 5;
            }
            for step in 0..self.size {
                let y = if upwards { self.size - 1 - step } else { step };
                for x in [right as usize, right as usize - 1] {
                    if !self.fixed[y * self.size + x] {
                        self.dark[y * self.size + x] = bits.next() == Some(1);
                    }
                }
            }
            upwards = !upwards;
            right -= 2;
        }
    }

    /// Turns over what a mask covers; twice is not at all.
    fn mask(&mut self, mask: u8) {
        for y in 0..self.size {
            for x in 0..self.size {
                let at = y * self.size + x;
                if !self.fixed[at] {
                    self.dark[at] ^= is_masked(mask, x, y);
                }
            }
        }
    }

    /// How hard it is to read: long runs, blocks of one colour, what looks like a finder, too much of
    /// one colour.
    fn penalty(&self) -> usize {
        let mut sum = 0;
        for line in 0..self.size {
            sum += line_penalty((0..self.size).map(|x| self.at(x, line)));
            sum += line_penalty((0..self.size).map(|y| self.at(line, y)));
        }
        for y in 1..self.size {
            for x in 1..self.size {
                let colour = self.at(x, y);
                let others = [(x - 1, y), (x, y - 1), (x - 1, y - 1)];
                if others.into_iter().all(|(x, y)| self.at(x, y) == colour) {
                    sum += 3;
                }
            }
        }
        let dark = self.dark.iter().filter(|dark| **dark).count();
        let all = self.dark.len();
        // Every twentieth away from half of all.
        let away = (dark * 20).abs_diff(all * 10);
        sum + (away.div_ceil(all)).saturating_sub(1) * 10
    }
}

fn is_masked(mask: u8, x: usize, y: usize) -> bool {
    match mask {
        0 => (x + y).is_multiple_of(2),
        1 => y.is_multiple_of(2),
        2 => x.is_multiple_of(3),
        3 => (x + y).is_multiple_of(3),
        4 => (x / 3 + y / 2).is_multiple_of(2),
        5 => x * y % 2 + x * y % 3 == 0,
        6 => (x * y % 2 + x * y % 3).is_multiple_of(2),
        _ => ((x + y) % 2 + x * y % 3).is_multiple_of(2),
    }
}

fn line_penalty(line: impl Iterator<Item = bool>) -> usize {
    /// One of the finders' lines, with four light modules behind it or before it.
    const FINDERS: [u32; 2] = [0b101_1101_0000, 0b000_0101_1101];
    let (mut sum, mut run, mut last, mut seen) = (0, 0, None, 0_u32);
    for (at, dark) in line.enumerate() {
        run = if last == Some(dark) { run + 1 } else { 1 };
        last = Some(dark);
        sum += match run {
            5 => 3,
            6.. => 1,
            _ => 0,
        };
        seen = (seen << 1 | u32::from(dark)) & 0x7FF;
        if at >= 10 && FINDERS.contains(&seen) {
            sum += 40;
        }
    }
    sum
}

/// The modules of a code, row by row, and the mask that reads best.
pub(super) fn draw(codewords: &[u8], version: u8, level: Level) -> (Vec<bool>, u8) {
    let mut square = Square::new(size(version));
    square.fix_patterns(version);
    square.write(codewords);
    let mut best = (usize::MAX, 0);
    for mask in 0..8 {
        square.write_format(level, mask);
        square.mask(mask);
        best = best.min((square.penalty(), mask));
        square.mask(mask);
    }
    let mask = best.1;
    square.write_format(level, mask);
    square.mask(mask);
    (square.dark, mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Annex C of the standard, and its table of all formats.
    #[test]
    fn formats_are_written_as_the_standard_prints_them() {
        for (level, mask, bits) in [
            (Level::M, 5, 0b100_0000_1100_1110),
            (Level::M, 0, 0b101_0100_0001_0010),
            (Level::L, 0, 0b111_0111_1100_0100),
            (Level::L, 7, 0b110_1001_0111_0110),
        ] {
            assert_eq!(format_bits(level, mask), bits, "{level:?} {mask}");
        }
    }

    /// Annex D of the standard.
    #[test]
    fn versions_are_written_as_the_standard_prints_them() {
        for (version, bits) in [(7, 0x0_7C94), (8, 0x0_85BC), (21, 0x1_5683), (40, 0x2_8C69)] {
            assert_eq!(version_bits(version), bits, "{version}");
        }
    }

    /// Annex E of the standard, with those that no rule foretells.
    #[test]
    fn alignment_patterns_stand_where_the_standard_has_them() {
        for (version, places) in [
            (1, &[][..]),
            (2, &[6, 18]),
            (7, &[6, 22, 38]),
            (14, &[6, 26, 46, 66]),
            (22, &[6, 26, 50, 74, 98]),
            (32, &[6, 34, 60, 86, 112, 138]),
            (36, &[6, 24, 50, 76, 102, 128, 154]),
            (40, &[6, 30, 58, 86, 114, 142, 170]),
        ] {
            assert_eq!(alignment(version), places, "{version}");
        }
    }

    /// Table 1 of the standard.
    #[test]
    fn codes_have_as_many_codewords_as_the_standard_says() {
        for (version, codewords) in [
            (1, 26),
            (2, 44),
            (7, 196),
            (14, 581),
            (25, 1588),
            (40, 3706),
        ] {
            assert_eq!(raw(version) / 8, codewords, "{version}");
        }
    }
}
