//! Defines the two dice: ordered pairs for random throws, and rolls without an order for players.

use std::fmt;

/// Two dice in order, each 1 to 6. Only the opening roll uses the order: the first die is White's and the second
/// Black's (TW-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    a: u8,
    b: u8,
}

impl Dice {
    /// The 21 rolls with the higher die first. The weight is the number of the 36 ordered pairs that give this roll.
    pub const ROLLS: [(Dice, u32); 21] = {
        let mut rolls = [(Dice { a: 1, b: 1 }, 1); 21];
        let mut place = 0;
        let mut a = 1;
        while a <= 6 {
            let mut b = 1;
            while b <= a {
                rolls[place] = (Dice { a, b }, if a == b { 1 } else { 2 });
                place += 1;
                b += 1;
            }
            a += 1;
        }
        rolls
    };

    /// The 36 ordered pairs, each with weight 1.
    pub(super) const PAIRS: [(Dice, u32); 36] = {
        let mut pairs = [(Dice { a: 1, b: 1 }, 1); 36];
        let mut place = 0;
        while place < 36 {
            pairs[place].0.a = place as u8 / 6 + 1;
            pairs[place].0.b = place as u8 % 6 + 1;
            place += 1;
        }
        pairs
    };

    /// Two dice. `None` if a number isn't 1 to 6.
    #[must_use]
    pub const fn new(a: u8, b: u8) -> Option<Dice> {
        if a >= 1 && a <= 6 && b >= 1 && b <= 6 {
            Some(Dice { a, b })
        } else {
            None
        }
    }

    /// The first die. White's in the opening roll.
    #[must_use]
    pub const fn a(self) -> u8 {
        self.a
    }

    /// The second die. Black's in the opening roll.
    #[must_use]
    pub const fn b(self) -> u8 {
        self.b
    }

    /// The higher number.
    #[must_use]
    pub const fn high(self) -> u8 {
        if self.a > self.b { self.a } else { self.b }
    }

    /// The lower number. For doubles it equals the higher one.
    #[must_use]
    pub const fn low(self) -> u8 {
        if self.a > self.b { self.b } else { self.a }
    }

    /// `true` if both dice show the same number, which is then played four times (TW-7).
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.a == self.b
    }

    /// The same roll with the higher die first.
    #[must_use]
    pub const fn sorted(self) -> Dice {
        Dice {
            a: self.high(),
            b: self.low(),
        }
    }
}

/// Writes both numbers, the higher first.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high(), self.low())
    }
}

/// The unused numbers of a roll, as packed counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Numbers(u32);

impl Numbers {
    /// All numbers of a roll: two, or four for doubles (TW-7).
    pub const fn of(dice: Dice) -> Numbers {
        let each = if dice.is_double() { 2 } else { 1 };
        Numbers((each << (4 * dice.a)) + (each << (4 * dice.b)))
    }

    /// `true` if the number is unused.
    pub const fn has(self, die: u8) -> bool {
        self.count(die) > 0
    }

    const fn count(self, die: u8) -> u32 {
        if die <= 6 {
            self.0 >> (4 * die) & 15
        } else {
            0
        }
    }

    /// The same numbers with this one used once. It must be unused.
    pub const fn without(self, die: u8) -> Numbers {
        Numbers(self.0.wrapping_sub(1 << (4 * die)))
    }

    /// The different unused numbers, the highest first.
    pub fn distinct(self) -> impl Iterator<Item = u8> {
        (1..=6).rev().filter(move |die| self.has(*die))
    }

    /// All unused numbers, the highest first.
    pub fn all(self) -> impl Iterator<Item = u8> {
        self.distinct()
            .flat_map(move |die| std::iter::repeat_n(die, self.count(die) as usize))
    }
}
