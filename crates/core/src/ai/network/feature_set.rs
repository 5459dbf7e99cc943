//! Stores the active features of a position as a set.

/// A set of features, each a number below [`FeatureSet::MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FeatureSet {
    words: [u64; FeatureSet::WORDS],
}

impl FeatureSet {
    /// Number of words with 64 features each.
    pub const WORDS: usize = 4;
    /// Maximum number of features.
    pub const MOST: usize = 64 * Self::WORDS;

    /// The set with these words. Feature 0 is the lowest bit of the first word.
    #[must_use]
    pub const fn from_words(words: [u64; Self::WORDS]) -> FeatureSet {
        FeatureSet { words }
    }

    /// Adds a feature. Ignores one above the maximum.
    pub fn insert(&mut self, feature: usize) {
        if let Some(word) = self.words.get_mut(feature / 64) {
            *word |= 1 << (feature % 64);
        }
    }

    /// The number of features in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// `true` if the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; Self::WORDS]
    }

    /// The features that aren't in `other`.
    #[must_use]
    pub fn without(&self, other: &FeatureSet) -> FeatureSet {
        let mut words = self.words;
        for (word, other) in words.iter_mut().zip(other.words) {
            *word &= !other;
        }
        FeatureSet { words }
    }

    /// All features in order, as a list that can be iterated several times.
    #[inline]
    #[must_use]
    pub fn list(&self) -> FeatureList {
        let mut list = FeatureList {
            features: [0; FeatureSet::MOST],
            length: 0,
        };
        for (index, word) in self.words.iter().enumerate() {
            for bit in Bits(*word) {
                // The list never gets longer than the number of features.
                list.features[list.length & (FeatureSet::MOST - 1)] = (64 * index + bit) as u8;
                list.length += 1;
            }
        }
        list
    }

    /// All features in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        self.words
            .into_iter()
            .enumerate()
            .flat_map(|(index, word)| Bits(word).map(move |bit| 64 * index + bit))
    }
}

/// A list of features.
#[derive(Clone, Debug)]
pub struct FeatureList {
    features: [u8; FeatureSet::MOST],
    length: usize,
}

impl FeatureList {
    /// All features in order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, u8> {
        self.features[..self.length.min(FeatureSet::MOST)].iter()
    }
}

/// The indices of the bits in a word.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
