//! Iterates over the bits of a set.

/// The numbers of the bits that are set, in ascending order.
#[inline]
pub(super) fn places(set: impl Into<u32>) -> impl Iterator<Item = u8> {
    let mut set = set.into();
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(place)
    })
}
