//! The inner loop, for each kind of processor. All of them give the same sums.
//!
//! The trick is to have two weights in one lane of 16 bits, `high` × 256 + `low`, with `low` made positive by adding 128. A
//! lane shifted is the high weight alone; a lane as it is, summed up like any other number, is a sum from which 256 times
//! that of the high weights can be taken off in the end. So one shift does for the two what would take two steps of
//! widening. Everything is modulo 2³², where taking off and adding have no order.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instructions of the processor"
)]

/// Lanes of a line.
pub const LANES: usize = 32;

/// What is added to the low weight.
const SHIFT: i16 = 128;

/// The weights of one input for the outputs of a tile; a line of the cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Line([i16; LANES]);

impl Line {
    /// The first half of the weights is low, the second high.
    pub fn new(weights: &[i8; 2 * LANES]) -> Line {
        let lane = |i| i16::from(weights[LANES + i]) * 256 + i16::from(weights[i]) + SHIFT;
        Line(std::array::from_fn(lane))
    }

    /// The lanes of two inputs by turns.
    pub fn side_by_side(&[a, b]: &[Line; 2]) -> [Line; 2] {
        let lane = |i: usize| if i.is_multiple_of(2) { a.0[i / 2] } else { b.0[i / 2] };
        [0, LANES].map(|first| Line(std::array::from_fn(|i| lane(first + i))))
    }
}

/// For each lane: the lanes of all inputs, and what is high in them, times the inputs, added up modulo 2³².
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    whole: [i32; LANES],
    high: [i32; LANES],
}

impl Sums {
    /// The sums of the weights; `sum` is that of what came in.
    #[inline(always)]
    pub fn of_weights(&self, sum: i32) -> [i32; 2 * LANES] {
        let shift = sum.wrapping_mul(SHIFT.into());
        let mut sums = [0; 2 * LANES];
        for i in 0..LANES {
            sums[i] = self.whole[i].wrapping_sub(self.high[i].wrapping_mul(256)).wrapping_sub(shift);
            sums[LANES + i] = self.high[i];
        }
        sums
    }
}

/// Instructions to make sums with.
pub trait Wide: Copy {
    /// Of all inputs; their lines are side by side, two by two.
    fn dense(self, lines: &[Line], factors: &[[i16; 2]]) -> Sums;

    /// Of some inputs; their lines are as they are.
    fn sparse(self, lines: &[Line], inputs: &[[u32; 2]], factors: &[[i16; 2]]) -> Sums;
}

/// Those that every processor has.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Sums {
    const ZERO: Sums = Sums { whole: [0; LANES], high: [0; LANES] };

    /// Two products of 16 bits do not overflow unless all four are least, and nothing that comes in is.
    #[inline(always)]
    fn add(&mut self, i: usize, lanes: [i16; 2], factors: [i32; 2]) {
        let [a, b] = lanes.map(i32::from);
        let sum = |sum: i32, a: i32, b: i32| sum.wrapping_add(a * factors[0]).wrapping_add(b * factors[1]);
        self.whole[i] = sum(self.whole[i], a, b);
        self.high[i] = sum(self.high[i], a >> 8, b >> 8);
    }
}

impl Wide for Plain {
    #[inline(always)]
    fn dense(self, lines: &[Line], factors: &[[i16; 2]]) -> Sums {
        let mut sums = Sums::ZERO;
        for (pair, factors) in lines.as_chunks::<2>().0.iter().zip(factors) {
            let factors = factors.map(i32::from);
            for (half, line) in pair.iter().enumerate() {
                for (i, &lanes) in line.0.as_chunks().0.iter().enumerate() {
                    sums.add(LANES / 2 * half + i, lanes, factors);
                }
            }
        }
        sums
    }

    #[inline(always)]
    fn sparse(self, lines: &[Line], inputs: &[[u32; 2]], factors: &[[i16; 2]]) -> Sums {
        let mut sums = Sums::ZERO;
        for (inputs, &factors) in inputs.iter().zip(factors) {
            let [a, b] = inputs.map(|input| &lines[input as usize].0);
            let factors = factors.map(i32::from);
            for i in 0..LANES {
                sums.add(i, [a[i], b[i]], factors);
            }
        }
        sums
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::__m256i;

    use pulp::cast;
    use pulp::x86::V3;

    use super::{Line, Sums, Wide};

    /// The sums of 32 lanes in registers.
    #[derive(Clone, Copy)]
    struct Registers {
        whole: [__m256i; 4],
        high: [__m256i; 4],
    }

    impl Registers {
        #[inline(always)]
        fn zero(V3 { avx, .. }: V3) -> Registers {
            Registers { whole: [avx._mm256_setzero_si256(); 4], high: [avx._mm256_setzero_si256(); 4] }
        }

        /// Lanes of two inputs by turns, which are multiplied and added two by two.
        #[inline(always)]
        fn add(&mut self, V3 { avx2, .. }: V3, at: usize, lanes: __m256i, factors: __m256i) {
            let high = avx2._mm256_srai_epi16::<8>(lanes);
            let sum = |sum: __m256i, lanes: __m256i| {
                avx2._mm256_add_epi32(sum, avx2._mm256_madd_epi16(lanes, factors))
            };
            self.whole[at] = sum(self.whole[at], lanes);
            self.high[at] = sum(self.high[at], high);
        }

        fn sums(self) -> Sums {
            Sums { whole: cast(self.whole), high: cast(self.high) }
        }
    }

    impl Wide for V3 {
        #[inline(always)]
        fn dense(self, lines: &[Line], factors: &[[i16; 2]]) -> Sums {
            let mut sums = Registers::zero(self);
            for ([one, two], &factors) in lines.as_chunks::<2>().0.iter().zip(factors) {
                let factors = self.avx._mm256_set1_epi32(cast(factors));
                let lanes: [[__m256i; 2]; 2] = [cast(one.0), cast(two.0)];
                for (at, &lanes) in lanes.as_flattened().iter().enumerate() {
                    sums.add(self, at, lanes, factors);
                }
            }
            sums.sums()
        }

        #[inline(always)]
        fn sparse(self, lines: &[Line], inputs: &[[u32; 2]], factors: &[[i16; 2]]) -> Sums {
            let avx2 = self.avx2;
            let mut sums = Registers::zero(self);
            for (inputs, &factors) in inputs.iter().zip(factors) {
                let [a, b]: [[__m256i; 2]; 2] = inputs.map(|input| cast(lines[input as usize].0));
                let factors = self.avx._mm256_set1_epi32(cast(factors));
                for i in 0..2 {
                    sums.add(self, 2 * i, avx2._mm256_unpacklo_epi16(a[i], b[i]), factors);
                    sums.add(self, 2 * i + 1, avx2._mm256_unpackhi_epi16(a[i], b[i]), factors);
                }
            }
            // That shuffle keeps to the halves of a register: 0 to 3 and 8 to 11 are in one, what is between in the next.
            let order = |[a, b, c, d]: [__m256i; 4]| {
                let first = |a, b| avx2._mm256_permute2x128_si256::<0x20>(a, b);
                let second = |a, b| avx2._mm256_permute2x128_si256::<0x31>(a, b);
                [first(a, b), second(a, b), first(c, d), second(c, d)]
            };
            Registers { whole: order(sums.whole), high: order(sums.high) }.sums()
        }
    }
}

/// 512 bits: a line is one register.
#[cfg(target_arch = "x86_64")]
mod widest {
    use core::arch::x86_64::__m512i;

    use pulp::cast;
    use pulp::x86::V4;

    use super::{Line, Sums, Wide};

    /// The sums of 32 lanes in registers.
    #[derive(Clone, Copy)]
    struct Registers {
        whole: [__m512i; 2],
        high: [__m512i; 2],
    }

    impl Registers {
        #[inline(always)]
        fn zero(V4 { avx512f, .. }: V4) -> Registers {
            Registers {
                whole: [avx512f._mm512_setzero_si512(); 2],
                high: [avx512f._mm512_setzero_si512(); 2],
            }
        }

        /// Lanes of two inputs by turns, which are multiplied and added two by two.
        #[inline(always)]
        fn add(&mut self, V4 { avx512f, avx512bw, .. }: V4, at: usize, lanes: __m512i, factors: __m512i) {
            let high = avx512bw._mm512_srai_epi16::<8>(lanes);
            let sum = |sum: __m512i, lanes: __m512i| {
                avx512f._mm512_add_epi32(sum, avx512bw._mm512_madd_epi16(lanes, factors))
            };
            self.whole[at] = sum(self.whole[at], lanes);
            self.high[at] = sum(self.high[at], high);
        }

        #[inline(always)]
        fn sums(self) -> Sums {
            Sums { whole: cast(self.whole), high: cast(self.high) }
        }
    }

    impl Wide for V4 {
        #[inline(always)]
        fn dense(self, lines: &[Line], factors: &[[i16; 2]]) -> Sums {
            let mut sums = Registers::zero(self);
            for (pair, &factors) in lines.as_chunks::<2>().0.iter().zip(factors) {
                let factors = self.avx512f._mm512_set1_epi32(cast(factors));
                for (at, line) in pair.iter().enumerate() {
                    sums.add(self, at, cast(line.0), factors);
                }
            }
            sums.sums()
        }

        #[inline(always)]
        fn sparse(self, lines: &[Line], inputs: &[[u32; 2]], factors: &[[i16; 2]]) -> Sums {
            let V4 { avx512f, avx512bw, .. } = self;
            let mut sums = Registers::zero(self);
            for (inputs, &factors) in inputs.iter().zip(factors) {
                let [a, b]: [__m512i; 2] = inputs.map(|input| cast(lines[input as usize].0));
                let factors = avx512f._mm512_set1_epi32(cast(factors));
                sums.add(self, 0, avx512bw._mm512_unpacklo_epi16(a, b), factors);
                sums.add(self, 1, avx512bw._mm512_unpackhi_epi16(a, b), factors);
            }
            // That shuffle keeps to the quarters of a register: the first four of each eight lanes are in one, the last in the next.
            let order = |[first, last]: [__m512i; 2]| {
                let ([first, last], mut lanes) =
                    ([cast::<_, [[i32; 4]; 4]>(first), cast(last)], [[[0; 4]; 2]; 4]);
                for quarter in 0..4 {
                    lanes[quarter] = [first[quarter], last[quarter]];
                }
                cast(lanes)
            };
            Sums { whole: order(sums.whole), high: order(sums.high) }
        }
    }
}

/// 128 bits: what every browser has, and every processor of a PC that has no AVX2. Sixteen lanes at a time, because more sums do not
/// fit into the registers. Both are one code, so that they can be compared.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod narrow {
    use pulp::cast;

    use super::{LANES, Line, Sums, Wide};

    #[cfg(target_arch = "wasm32")]
    mod instructions {
        use core::arch::wasm32::{i16x8_shr, i16x8_shuffle, i32x4_add, i32x4_dot_i16x8, i32x4_splat, v128};

        pub type Token = pulp::wasm::Simd128;
        pub type Register = v128;

        #[inline(always)]
        pub fn splat(_: Token, x: i32) -> Register {
            i32x4_splat(x)
        }

        /// What is high in each of eight lanes.
        #[inline(always)]
        pub fn high(_: Token, lanes: Register) -> Register {
            i16x8_shr(lanes, 8)
        }

        /// Eight lanes times eight, added two by two to four sums.
        #[inline(always)]
        pub fn add(_: Token, sums: Register, lanes: Register, factors: Register) -> Register {
            i32x4_add(sums, i32x4_dot_i16x8(lanes, factors))
        }

        /// The first four lanes of both by turns, and the last four.
        #[inline(always)]
        pub fn by_turns(_: Token, a: Register, b: Register) -> [Register; 2] {
            [
                i16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(a, b),
                i16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(a, b),
            ]
        }
    }

    #[cfg(target_arch = "x86_64")]
    mod instructions {
        use core::arch::x86_64::__m128i;

        pub type Token = pulp::x86::V2;
        pub type Register = __m128i;

        #[inline(always)]
        pub fn splat(token: Token, x: i32) -> Register {
            token.sse2._mm_set1_epi32(x)
        }

        /// What is high in each of eight lanes.
        #[inline(always)]
        pub fn high(token: Token, lanes: Register) -> Register {
            token.sse2._mm_srai_epi16::<8>(lanes)
        }

        /// Eight lanes times eight, added two by two to four sums.
        #[inline(always)]
        pub fn add(token: Token, sums: Register, lanes: Register, factors: Register) -> Register {
            token.sse2._mm_add_epi32(sums, token.sse2._mm_madd_epi16(lanes, factors))
        }

        /// The first four lanes of both by turns, and the last four.
        #[inline(always)]
        pub fn by_turns(token: Token, a: Register, b: Register) -> [Register; 2] {
            [token.sse2._mm_unpacklo_epi16(a, b), token.sse2._mm_unpackhi_epi16(a, b)]
        }
    }

    use instructions::{Register, Token, by_turns, high, splat};

    /// The sums of half the lanes.
    #[derive(Clone, Copy)]
    struct Half {
        whole: [Register; 4],
        high: [Register; 4],
    }

    impl Half {
        #[inline(always)]
        fn zero(token: Token) -> Half {
            Half { whole: [splat(token, 0); 4], high: [splat(token, 0); 4] }
        }

        /// Lanes of two inputs by turns, which are multiplied and added two by two.
        #[inline(always)]
        fn add(&mut self, token: Token, at: usize, lanes: Register, factors: Register) {
            self.whole[at] = instructions::add(token, self.whole[at], lanes, factors);
            self.high[at] = instructions::add(token, self.high[at], high(token, lanes), factors);
        }
    }

    /// Of the first half of the lanes and of the second.
    #[inline(always)]
    fn both(half: impl Fn(usize) -> Half) -> Sums {
        let mut sums = Sums::ZERO;
        for number in 0..2 {
            let Half { whole, high } = half(number);
            let place = number * LANES / 2..(number + 1) * LANES / 2;
            sums.whole[place.clone()].copy_from_slice(&cast::<_, [i32; LANES / 2]>(whole));
            sums.high[place].copy_from_slice(&cast::<_, [i32; LANES / 2]>(high));
        }
        sums
    }

    impl Wide for Token {
        #[inline(always)]
        fn dense(self, lines: &[Line], factors: &[[i16; 2]]) -> Sums {
            both(|number| {
                let mut sums = Half::zero(self);
                for (pair, &factors) in lines.as_chunks::<2>().0.iter().zip(factors) {
                    let factors = splat(self, cast(factors));
                    let lanes: [Register; 4] = cast(pair[number].0);
                    for (at, lanes) in lanes.into_iter().enumerate() {
                        sums.add(self, at, lanes, factors);
                    }
                }
                sums
            })
        }

        #[inline(always)]
        fn sparse(self, lines: &[Line], inputs: &[[u32; 2]], factors: &[[i16; 2]]) -> Sums {
            both(|number| {
                let mut sums = Half::zero(self);
                for (inputs, &factors) in inputs.iter().zip(factors) {
                    let factors = splat(self, cast(factors));
                    let [a, b]: [[Register; 4]; 2] = inputs.map(|input| cast(lines[input as usize].0));
                    for i in 0..2 {
                        let [first, last] = by_turns(self, a[2 * number + i], b[2 * number + i]);
                        sums.add(self, 2 * i, first, factors);
                        sums.add(self, 2 * i + 1, last, factors);
                    }
                }
                sums
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::Noise;

    /// Weights, inputs and factors, the greatest that there are among them.
    fn task(noise: &mut Noise, inputs: usize) -> (Vec<[i8; 2 * LANES]>, Vec<i16>) {
        let greatest = noise.next_u64().is_multiple_of(2);
        let mut number = |most: i16| match noise.next_u64() % 3 {
            0 if greatest => most,
            1 if greatest => -most,
            _ => (i32::from(most) * (noise.next_u64() % 2001) as i32 / 1000 - i32::from(most)) as i16,
        };
        let weights = (0..inputs).map(|_| std::array::from_fn(|_| number(127) as i8)).collect();
        let factors = (0..inputs).map(|_| number(i16::MAX)).collect();
        (weights, factors)
    }

    fn check(wide: impl Wide) {
        let mut noise = Noise(7);
        for inputs in [0, 2, 4, 16, 300] {
            let (weights, factors) = task(&mut noise, inputs);
            let expected: [i32; 2 * LANES] = std::array::from_fn(|output| {
                let products =
                    weights.iter().zip(&factors).map(|(w, &x)| i64::from(w[output]) * i64::from(x));
                products.sum::<i64>().try_into().expect("so few fit")
            });
            let sum = factors.iter().copied().map(i32::from).sum();
            let mut lines: Vec<Line> = weights.iter().map(Line::new).collect();
            // Each input is taken from where it is: from the last to the first.
            let which: Vec<u32> = (0..inputs as u32).rev().collect();
            let backwards: Vec<i16> = factors.iter().rev().copied().collect();
            let sums = wide.sparse(&lines, which.as_chunks().0, backwards.as_chunks().0);
            assert_eq!(sums.of_weights(sum), expected);
            for pair in lines.as_chunks_mut().0 {
                *pair = Line::side_by_side(pair);
            }
            assert_eq!(wide.dense(&lines, factors.as_chunks().0).of_weights(sum), expected);
        }
    }

    #[test]
    fn plain_sums_are_sums_of_products() {
        check(Plain);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn wide_sums_are_sums_of_products() {
        match pulp::x86::V3::try_new() {
            Some(wide) => check(wide),
            None => println!("skipped: this processor has no AVX2"),
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_widest_sums_are_sums_of_products() {
        match pulp::x86::V4::try_new() {
            Some(wide) => check(wide),
            None => println!("skipped: this processor has no AVX-512"),
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn half_as_wide_sums_are_sums_of_products() {
        match pulp::x86::V2::try_new() {
            Some(wide) => check(wide),
            None => println!("skipped: this processor has no SSE4.2"),
        }
    }
}
