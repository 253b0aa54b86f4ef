//! Sets of small numbers in the bits of one word, and the sets of cards, countries, words and effects made of them.

/// Writes a set of an enum's members: a member is the bit of its number.
macro_rules! set {
    ($(#[$attribute:meta])* pub struct $set:ident($bits:ty) of $member:ty, by $from_index:path;) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
        pub struct $set($bits);

        impl $set {
            pub const EMPTY: $set = $set(0);

            pub const fn of(members: &[$member]) -> $set {
                let mut bits = 0;
                let mut i = 0;
                while i < members.len() {
                    bits |= 1 << members[i] as u8;
                    i += 1;
                }
                $set(bits)
            }

            #[inline]
            pub const fn one(member: $member) -> $set {
                $set(1 << member as u8)
            }

            pub const fn bits(self) -> $bits {
                self.0
            }

            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & (1 << member as u8) != 0
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Is every member of this set in `other`?
            pub const fn within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Is any member of this set in `other`?
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            #[inline]
            pub fn insert(&mut self, member: $member) {
                self.0 |= 1 << member as u8;
            }

            #[inline]
            pub fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member as u8);
            }

            /// The member at place `n` of the set, counted from 0.
            #[inline]
            pub fn nth(self, n: u32) -> Option<$member> {
                $crate::bits::nth(u128::from(self.0), n).and_then(|i| $from_index(i as u8))
            }

            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                $crate::bits::iter(u128::from(self.0)).filter_map(|i| $from_index(i as u8))
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold($set::EMPTY, |set, member| set | $set::one(member))
            }
        }

        impl core::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        /// Difference of sets.
        impl core::ops::Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use set;

/// The members in rising order.
#[inline]
pub fn iter(mut bits: u128) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let i = bits.trailing_zeros();
        bits &= bits - 1;
        Some(i)
    })
}

/// The member at place `n`, counted from 0.
#[inline]
pub fn nth(bits: u128, n: u32) -> Option<u32> {
    let low = bits as u64;
    let counted = count_by_byte(low);
    let in_low = (counted >> 56) as u32;
    if n < in_low {
        return Some(select(low, counted, n));
    }
    let high = (bits >> 64) as u64;
    let counted = count_by_byte(high);
    let n = n - in_low;
    (n < (counted >> 56) as u32).then(|| 64 + select(high, counted, n))
}

const ONES: u64 = 0x0101_0101_0101_0101;

/// In each byte how many bits are set up to and including that byte of `word`; the highest holds all of them.
#[inline]
const fn count_by_byte(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
    bytes.wrapping_mul(ONES)
}

/// The place of the `n`th set bit of `word`, which must have more than `n`.
#[inline]
fn select(word: u64, counted: u64, n: u32) -> u32 {
    // The first byte up to which more than `n` are set: a count is at most 64, so the highest bit of a byte is free.
    let reached = ((counted | (0x80 * ONES)) - (u64::from(n) + 1) * ONES) & (0x80 * ONES);
    let place = reached.trailing_zeros() & !7;
    let before = ((counted << 8) >> place) & 0xff;
    let mut byte = word >> place;
    for _ in 0..n - before as u32 {
        byte &= byte - 1;
    }
    place + byte.trailing_zeros()
}

#[cfg(test)]
mod tests {
    #[test]
    fn nth_agrees_with_iter() {
        let odd: u128 = (1 << 100) | (1 << 64) | (1 << 63) | (1 << 5) | 1;
        for bits in [odd, u128::MAX, u128::MAX / 7, odd * 0x0101_0101, 1 << 127, 0] {
            for (n, i) in super::iter(bits).enumerate() {
                assert_eq!(super::nth(bits, n as u32), Some(i));
            }
            assert_eq!(super::nth(bits, bits.count_ones()), None);
        }
    }
}
