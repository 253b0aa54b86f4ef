//! One layer in whole numbers: 8 bits for a weight, 16 for what comes in, 32 for the sums.
//!
//! What limits the speed is the way from memory, and 8 bits are the fewest that are exact enough. A weight is a whole
//! number times a scale of its input times a scale of its output; the scale of the input is multiplied into what comes in
//! before that is rounded. Sums of whole numbers are the same in any order, so they are the same on every machine,
//! whatever its wide instructions are.
//!
//! No sum is too great for 32 bits. A weight is at most 127 in size, and what comes in is at most [`most`], with 127 ×
//! `most` × inputs < 2³¹. The sums of [`wide`](crate::wide) are greater on the way, but they are made modulo 2³² and end
//! as sums of that kind.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instructions of the processor"
)]

use crate::file::Linear;
use crate::wide::{LANES, Line, Wide};

/// Outputs that are summed up together: two in each lane.
pub const TILE: usize = 2 * LANES;

/// The greatest weight.
const GREATEST: f32 = 127.0;

/// The greatest input that a layer with this many inputs can take.
fn most(inputs: usize) -> usize {
    (i32::MAX as usize / (GREATEST as usize * inputs.max(1))).min(i16::MAX as usize)
}

/// What comes into a layer, rounded to whole numbers.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    scaled: Vec<f32>,
    /// All of them.
    all: Vec<i16>,
    /// Those that are not zero, and which they are; filled up to an even number.
    some: Vec<i16>,
    which: Vec<u32>,
    /// What 1 stands for.
    unit: f32,
    sum: i32,
}

/// How much of what comes in is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// Hardly anything: the weights of two neighbours lie side by side.
    Dense,
    /// Enough to leave it out.
    Sparse,
}

/// A layer, turned round: tile by tile of outputs, for each input a line of weights.
#[derive(Clone, Debug)]
pub struct Layer {
    density: Density,
    /// Rounded up to an even number.
    inputs: usize,
    outputs: usize,
    lines: Vec<Line>,
    input_scales: Vec<f32>,
    /// Filled up to whole tiles, as are the biases.
    output_scales: Vec<f32>,
    bias: Vec<f32>,
    most: f32,
}

impl Layer {
    pub fn new(linear: &Linear, density: Density) -> Layer {
        let (inputs, outputs) = (linear.inputs.next_multiple_of(2), linear.bias.len());
        let padded = outputs.next_multiple_of(TILE);
        let (input_scales, mut output_scales) = scales(linear);
        let mut weights = vec![0; inputs * padded];
        for (output, row) in linear.weights.chunks_exact(linear.inputs).enumerate() {
            for (input, weight) in row.iter().enumerate() {
                let whole = (weight / (input_scales[input] * output_scales[output])).round();
                let at = (output / TILE * inputs + input) * TILE + output % TILE;
                weights[at] = whole.clamp(-GREATEST, GREATEST) as i8;
            }
        }
        let mut lines: Vec<Line> = weights.as_chunks().0.iter().map(Line::new).collect();
        if density == Density::Dense {
            for pair in lines.as_chunks_mut().0 {
                *pair = Line::side_by_side(pair);
            }
        }
        output_scales.resize(padded, 0.0);
        let mut bias = linear.bias.clone();
        bias.resize(padded, 0.0);
        let most = most(inputs) as f32;
        Layer { density, inputs, outputs, lines, input_scales, output_scales, bias, most }
    }

    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Rounds what is to come in.
    #[inline(always)]
    pub fn take(&self, x: &[f32], inputs: &mut Inputs) {
        inputs.scaled.clear();
        inputs.scaled.extend(x.iter().zip(&self.input_scales).map(|(x, scale)| x * scale));
        inputs.scaled.resize(self.inputs, 0.0);
        inputs.round(self.most);
        if self.density == Density::Sparse {
            inputs.leave_out();
        }
    }

    /// The same for bytes, most of which are zero; each is worth a number divided by `one`.
    #[inline(always)]
    pub fn take_bytes(&self, bytes: &[u8], one: f32, inputs: &mut Inputs) {
        let Inputs { scaled, some, which, .. } = &mut *inputs;
        let eights = bytes.chunks(8).enumerate().filter(|(_, eight)| **eight != [0; 8]);
        let each = eights.flat_map(|(i, eight)| (8 * i..).zip(eight.iter().map(|&byte| byte.into())));
        list(each, bytes.len(), some, which);
        scaled.clear();
        let scale = |(byte, input): (&i16, &u32)| f32::from(*byte) / one * self.input_scales[*input as usize];
        scaled.extend(some.iter().zip(&*which).map(scale));
        inputs.round(self.most);
        std::mem::swap(&mut inputs.all, &mut inputs.some);
    }

    /// Gives the outputs to `put`, a tile at a time: the first of them, and their values.
    #[inline(always)]
    pub fn each<W: Wide>(&self, wide: W, inputs: &Inputs, mut put: impl FnMut(usize, &[f32; TILE])) {
        let scales = self.output_scales.as_chunks::<TILE>().0;
        let biases = self.bias.as_chunks::<TILE>().0;
        let tiles = self.lines.chunks_exact(self.inputs).zip(scales).zip(biases);
        for (tile, ((lines, scales), biases)) in tiles.enumerate() {
            let sums = match self.density {
                Density::Dense => wide.dense(lines, inputs.all.as_chunks().0),
                Density::Sparse => wide.sparse(lines, inputs.which.as_chunks().0, inputs.some.as_chunks().0),
            };
            let sums = sums.of_weights(inputs.sum);
            let mut values = [0.0; TILE];
            for i in 0..TILE {
                values[i] = biases[i] + sums[i] as f32 * (inputs.unit * scales[i]);
            }
            put(tile * TILE, &values);
        }
    }
}

/// The scales of the inputs and of the outputs, so that no weight is more than 127 times both.
///
/// The greatest weight of an input is shared out: its root stays with the input. Then each output is made to fit, and at
/// last each input, for which the outputs may have left room.
fn scales(linear: &Linear) -> (Vec<f32>, Vec<f32>) {
    // What has no weights needs no scale, but must not divide by zero.
    let some = |greatest: f32| if greatest > 0.0 { greatest } else { 1.0 };
    let rows = || linear.weights.chunks_exact(linear.inputs);
    let inputs_beside = |outputs: &[f32]| -> Vec<f32> {
        let mut greatest = vec![0.0_f32; linear.inputs];
        for (row, scale) in rows().zip(outputs) {
            for (greatest, weight) in greatest.iter_mut().zip(row) {
                *greatest = greatest.max(weight.abs() / scale);
            }
        }
        greatest.into_iter().map(some).collect()
    };
    let roots: Vec<f32> = inputs_beside(&vec![1.0; linear.bias.len()]).into_iter().map(f32::sqrt).collect();
    let fit =
        |row: &[f32]| row.iter().zip(&roots).map(|(weight, root)| weight.abs() / root).fold(0.0, f32::max);
    let outputs: Vec<f32> = rows().map(|row| some(fit(row)) / GREATEST).collect();
    let inputs = inputs_beside(&outputs).into_iter().map(|greatest| greatest / GREATEST).collect();
    (inputs, outputs)
}

impl Inputs {
    /// Chooses the unit so that the greatest number just fits, and rounds.
    #[inline(always)]
    fn round(&mut self, most: f32) {
        let greatest = greatest(&self.scaled);
        self.unit = if greatest > 0.0 { greatest / most } else { 1.0 };
        let per_unit = 1.0 / self.unit;
        self.all.resize(self.scaled.len(), 0);
        let mut sum = 0_i32;
        for (rounded, x) in self.all.iter_mut().zip(&self.scaled) {
            *rounded = round(x * per_unit);
            sum = sum.wrapping_add(i32::from(*rounded));
        }
        self.sum = sum;
    }

    /// Lists what is not zero.
    #[inline(always)]
    fn leave_out(&mut self) {
        list(self.all.iter().copied().enumerate(), self.all.len(), &mut self.some, &mut self.which);
    }
}

/// Lists those of at most `room` numbers that are not zero, filled up to an even number.
#[inline(always)]
fn list(all: impl Iterator<Item = (usize, i16)>, room: usize, some: &mut Vec<i16>, which: &mut Vec<u32>) {
    some.resize(room + 1, 0);
    which.resize(room + 1, 0);
    let (numbers, inputs) = (&mut some[..=room], &mut which[..=room]);
    // Every number is written, and the next one over it if it is zero: quicker than to ask each.
    let mut count = 0;
    for (input, x) in all {
        numbers[count] = x;
        inputs[count] = input as u32;
        count += usize::from(x != 0);
    }
    (numbers[count], inputs[count]) = (0, 0);
    some.truncate(count.next_multiple_of(2));
    which.truncate(count.next_multiple_of(2));
}

/// The greatest size of a number in the list.
#[inline(always)]
fn greatest(x: &[f32]) -> f32 {
    let (lanes, rest) = x.as_chunks::<16>();
    let mut greatest = [0.0_f32; 16];
    for lane in lanes {
        for i in 0..16 {
            let size = lane[i].abs();
            greatest[i] = if size > greatest[i] { size } else { greatest[i] };
        }
    }
    greatest.iter().chain(rest).fold(0.0, |greatest, x| greatest.max(x.abs()))
}

/// The nearest whole number. A number beyond 2²³ has no room for a fraction, so adding one rounds; on every machine alike.
#[inline(always)]
fn round(x: f32) -> i16 {
    const ROOM: f32 = 12_582_912.0;
    (x + ROOM).to_bits().wrapping_sub(ROOM.to_bits()) as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::Noise;
    use crate::wide::Plain;

    fn linear(noise: &mut Noise, inputs: usize, outputs: usize) -> Linear {
        // Some inputs and some outputs have much greater weights than others, and some none.
        let mut sizes = |n| -> Vec<f32> {
            (0..n).map(|i| (i % 7) as f32 * libm::powf(noise.unit().abs(), 4.0)).collect()
        };
        let (of_inputs, of_outputs) = (sizes(inputs), sizes(outputs));
        let sizes = of_outputs.iter().flat_map(|output| of_inputs.iter().map(move |input| input * output));
        let weights = sizes.map(|size| size * noise.unit()).collect();
        Linear { inputs, weights, bias: (0..outputs).map(|_| noise.unit()).collect() }
    }

    fn outputs(layer: &Layer, inputs: &Inputs) -> Vec<f32> {
        let mut all = Vec::new();
        layer.each(Plain, inputs, |first, values| {
            assert_eq!(first, all.len());
            all.extend_from_slice(values);
        });
        all.truncate(layer.outputs());
        all
    }

    /// No more is lost than by rounding weights and inputs to the nearest of what they can be.
    fn assert_near(linear: &Linear, layer: &Layer, x: &[f32], inputs: &Inputs) {
        let found = outputs(layer, inputs);
        assert_eq!(found.len(), linear.bias.len());
        for (output, found) in found.into_iter().enumerate() {
            let row = &linear.weights[output * linear.inputs..][..linear.inputs];
            let (mut exact, mut lost) = (f64::from(linear.bias[output]), 0.0);
            for ((&w, &x), &scale) in row.iter().zip(x).zip(&layer.input_scales) {
                exact += f64::from(w) * f64::from(x);
                let step = scale * layer.output_scales[output];
                let unit = inputs.unit / scale;
                lost += 0.5 * (step * x.abs() + unit * w.abs()) + 0.25 * step * unit;
            }
            let lost = f64::from(lost) + 1e-5 * (1.0 + exact.abs());
            assert!((f64::from(found) - exact).abs() <= lost, "{found} against {exact}, within {lost}");
        }
    }

    #[test]
    fn no_more_is_lost_than_by_rounding() {
        let mut noise = Noise(3);
        let mut inputs = Inputs::default();
        for (n, outputs) in [(64, 64), (37, 5), (1, 1), (512, 130), (8, 200)] {
            let linear = linear(&mut noise, n, outputs);
            let dense: Vec<f32> = (0..n).map(|_| 3.0 * noise.unit()).collect();
            let sparse: Vec<f32> = dense.iter().map(|x| x.max(0.0)).collect();
            for density in [Density::Dense, Density::Sparse] {
                let layer = Layer::new(&linear, density);
                for x in [&dense, &sparse, &vec![0.0; n]] {
                    layer.take(x, &mut inputs);
                    assert_near(&linear, &layer, x, &inputs);
                }
            }
            let bytes: Vec<u8> =
                (0..n).map(|i| if i % 5 == 0 { noise.next_u64() as u8 } else { 0 }).collect();
            let layer = Layer::new(&linear, Density::Sparse);
            layer.take_bytes(&bytes, 8.0, &mut inputs);
            let x: Vec<f32> = bytes.iter().map(|&byte| f32::from(byte) / 8.0).collect();
            assert_near(&linear, &layer, &x, &inputs);
        }
    }

    #[test]
    fn the_greatest_sums_fit() {
        // All weights and all inputs are as great as they can be.
        for n in [1, 2, 100, 1941, 20_000] {
            for sign in [1.0, -1.0] {
                let linear = Linear { inputs: n, weights: vec![0.25; n], bias: vec![0.0] };
                let x = vec![2.0 * sign; n];
                let mut inputs = Inputs::default();
                for density in [Density::Dense, Density::Sparse] {
                    let layer = Layer::new(&linear, density);
                    layer.take(&x, &mut inputs);
                    let expected = 0.5 * sign * n as f32;
                    let found = outputs(&layer, &inputs)[0];
                    assert!((found - expected).abs() <= 1e-3 * expected.abs(), "{found} against {expected}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_rounded_to_the_nearest() {
        for (number, rounded) in [(0.4, 0), (0.6, 1), (-0.6, -1), (32767.0, 32767), (-32766.7, -32767)] {
            assert_eq!(round(number), rounded);
        }
    }
}
