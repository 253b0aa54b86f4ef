//! Sets of small numbers in one `u128`.

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
    let in_low = low.count_ones();
    if n < in_low {
        return Some(select(low, n));
    }
    let high = (bits >> 64) as u64;
    (n - in_low < high.count_ones()).then(|| 64 + select(high, n - in_low))
}

/// The place of the `n`th set bit of `word`, which must have more than `n`: halves the word until a byte is left.
#[inline]
fn select(mut word: u64, mut n: u32) -> u32 {
    let mut place = 0;
    for width in [32, 16, 8] {
        let low = (word & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            place += width;
            word >>= width;
        }
    }
    for _ in 0..n {
        word &= word - 1;
    }
    place + word.trailing_zeros()
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
