//! The network at speed: the weights of one input lie together, inputs that are zero cost nothing, and every inner loop
//! adds up rows of fixed length, which compilers turn into wide instructions.
//!
//! What limits the speed is the way from memory, so weights are kept as whole numbers of 16 bits with one scale for each
//! input: half the way, and nearly as exact as the halves of the file. The sums are made in a fixed order, so an answer
//! is the same on every machine, whatever its wide instructions are. Most bytes of an observation are zero, and so is
//! about half of what comes out of a `relu`.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instructions of the processor"
)]

use pulp::{Arch, NullaryFnOnce};

use crate::file::{Error, File, Linear, Norm, Shape};
use crate::{Answer, EPSILON, ONE};

/// Rows that are added up in one go, and numbers that are.
const ROWS: usize = 4;
const LANES: usize = 16;

/// A layer, turned round: for each input its weights for all outputs. Rows are filled up with zeros to whole lanes.
#[derive(Clone, Debug)]
struct Layer {
    /// Outputs, rounded up.
    row: usize,
    outputs: usize,
    /// In units of the scale of their input.
    weights: Vec<i16>,
    scales: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    fn new(linear: &Linear) -> Layer {
        let (inputs, outputs) = (linear.inputs, linear.bias.len());
        let row = outputs.next_multiple_of(LANES);
        let mut greatest = vec![0.0_f32; inputs];
        for of_output in linear.weights.chunks_exact(inputs) {
            for (greatest, weight) in greatest.iter_mut().zip(of_output) {
                *greatest = greatest.max(weight.abs());
            }
        }
        // An input without weights needs no scale, but must not divide by zero.
        let scale = |&greatest: &f32| if greatest > 0.0 { greatest / f32::from(i16::MAX) } else { 1.0 };
        let scales: Vec<f32> = greatest.iter().map(scale).collect();
        let mut weights = vec![0; inputs * row];
        for (output, of_output) in linear.weights.chunks_exact(inputs).enumerate() {
            for (input, (weight, scale)) in of_output.iter().zip(&scales).enumerate() {
                weights[input * row + output] = (weight / scale).round() as i16;
            }
        }
        let mut bias = linear.bias.clone();
        bias.resize(row, 0.0);
        Layer { row, outputs, weights, scales, bias }
    }

    /// The weights of an input, and the input in units that fit them.
    #[inline(always)]
    fn row(&self, (input, x): (u32, f32)) -> (&[[i16; LANES]], f32) {
        let input = input as usize;
        (self.weights[input * self.row..][..self.row].as_chunks().0, x * self.scales[input])
    }

    /// Adds what the inputs of the list, and no others, bring to `out`.
    #[inline(always)]
    fn add(&self, inputs: &[(u32, f32)], out: &mut [f32]) {
        let lanes = out[..self.row].as_chunks_mut::<LANES>().0;
        let fours = inputs.chunks_exact(ROWS);
        for &input in fours.remainder() {
            let (row, x) = self.row(input);
            for (out, w) in lanes.iter_mut().zip(row) {
                for i in 0..LANES {
                    out[i] += x * f32::from(w[i]);
                }
            }
        }
        for four in fours {
            let &[a, b, c, d] = four else { continue };
            let ((ra, a), (rb, b), (rc, c), (rd, d)) = (self.row(a), self.row(b), self.row(c), self.row(d));
            for ((((out, wa), wb), wc), wd) in lanes.iter_mut().zip(ra).zip(rb).zip(rc).zip(rd) {
                for i in 0..LANES {
                    let first = a * f32::from(wa[i]) + b * f32::from(wb[i]);
                    out[i] += first + (c * f32::from(wc[i]) + d * f32::from(wd[i]));
                }
            }
        }
    }

    #[inline(always)]
    fn fill(&self, inputs: &[(u32, f32)], out: &mut Vec<f32>) {
        out.clear();
        out.extend_from_slice(&self.bias);
        self.add(inputs, out);
    }
}

#[derive(Clone, Debug)]
struct Block {
    norm: Norm,
    one: Layer,
    two: Layer,
}

/// A network ready to be asked.
#[derive(Clone, Debug)]
pub struct Network {
    encoding: u32,
    shape: Shape,
    training: serde_json::Value,
    entry: Layer,
    blocks: Vec<Block>,
    norm: Norm,
    policy: Layer,
    value: Layer,
    belief: Layer,
    arch: Arch,
}

/// The workspace of an evaluation; one serves for any number of them, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    x: Vec<f32>,
    inner: Vec<f32>,
    normed: Vec<f32>,
    inputs: Vec<(u32, f32)>,
}

impl Network {
    pub fn new(mut file: File) -> Result<Network, Error> {
        let Shape { features, actions, width, blocks } = file.shape;
        let entry = Layer::new(&file.linear("entry", features, width)?);
        let mut all = Vec::new();
        for n in 0..blocks {
            all.push(Block {
                norm: file.norm(&format!("blocks.{n}.norm"))?,
                one: Layer::new(&file.linear(&format!("blocks.{n}.one"), width, width)?),
                two: Layer::new(&file.linear(&format!("blocks.{n}.two"), width, width)?),
            });
        }
        let beliefs = file.beliefs;
        let network = Network {
            encoding: file.encoding,
            shape: file.shape,
            entry,
            blocks: all,
            norm: file.norm("norm")?,
            policy: Layer::new(&file.linear("policy", width, actions)?),
            value: Layer::new(&file.linear("value", width, 2)?),
            belief: Layer::new(&file.linear("belief", width, beliefs)?),
            training: file.training.take(),
            arch: Arch::new(),
        };
        file.is_used_up()?;
        Ok(network)
    }

    /// Which version of the observations it was trained on.
    pub fn encoding(&self) -> u32 {
        self.encoding
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many hidden things the belief speaks about.
    pub fn beliefs(&self) -> usize {
        self.belief.outputs
    }

    /// What the trainer noted about the training.
    pub fn training(&self) -> &serde_json::Value {
        &self.training
    }

    /// The answer to an observation, which must have as many bytes as the network has features.
    pub fn answer(&self, observation: &[u8], scratch: &mut Scratch, out: &mut Answer) {
        assert_eq!(observation.len(), self.shape.features, "an observation of another size");
        // Everything below is compiled once for each kind of processor; nothing is fused, so all of them agree.
        self.arch.dispatch(Ask { network: self, observation, scratch, out });
    }

    #[inline(always)]
    fn work_out(&self, observation: &[u8], scratch: &mut Scratch, out: &mut Answer) {
        let width = self.shape.width;
        let Scratch { x, inner, normed, inputs } = scratch;
        inputs.clear();
        let bytes = observation.iter().enumerate().filter(|(_, byte)| **byte != 0);
        inputs.extend(bytes.map(|(input, &byte)| (input as u32, f32::from(byte) / ONE)));
        self.entry.fill(inputs, x);
        for block in &self.blocks {
            norm(&block.norm, &x[..width], normed);
            inputs.clear();
            inputs.extend((0..).zip(normed.iter().copied()));
            block.one.fill(inputs, inner);
            positive(&inner[..width], inputs);
            for (x, bias) in x.iter_mut().zip(&block.two.bias) {
                *x += bias;
            }
            block.two.add(inputs, x);
        }
        norm(&self.norm, &x[..width], normed);
        positive(normed, inputs);
        self.value.fill(inputs, inner);
        (out.result, out.points) = (inner[0].tanh(), inner[1]);
        self.policy.fill(inputs, &mut out.policy);
        out.policy.truncate(self.policy.outputs);
        self.belief.fill(inputs, &mut out.belief);
        out.belief.truncate(self.belief.outputs);
    }
}

/// A question on its way to the instructions of this processor.
struct Ask<'a> {
    network: &'a Network,
    observation: &'a [u8],
    scratch: &'a mut Scratch,
    out: &'a mut Answer,
}

impl NullaryFnOnce for Ask<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.network.work_out(self.observation, self.scratch, self.out);
    }
}

/// What a `relu` lets through.
#[inline(always)]
fn positive(x: &[f32], out: &mut Vec<(u32, f32)>) {
    out.clear();
    out.extend((0..).zip(x.iter().copied()).filter(|&(_, x)| x > 0.0));
}

#[inline(always)]
fn norm(norm: &Norm, x: &[f32], out: &mut Vec<f32>) {
    let n = x.len() as f32;
    let mean = sum(x, |x| x) / n;
    let variance = sum(x, |x| (x - mean) * (x - mean)) / n;
    let scale = 1.0 / (variance + EPSILON).sqrt();
    out.clear();
    let scaled = x.iter().zip(norm.weights.iter().zip(&norm.bias));
    out.extend(scaled.map(|(x, (weight, bias))| (x - mean) * scale * weight + bias));
}

/// A sum in lanes, which is both quick and more exact than one number after the other.
#[inline(always)]
fn sum(x: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let (lanes, rest) = x.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for lane in lanes {
        for (sum, &x) in sums.iter_mut().zip(lane) {
            *sum += of(x);
        }
    }
    sums.iter().sum::<f32>() + rest.iter().map(|&x| of(x)).sum::<f32>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reference;
    use crate::testkit::{self, Noise};

    fn both(shape: Shape, beliefs: usize, seed: u64) -> (Reference, Network) {
        let file = File::read(&testkit::file(shape, beliefs, seed)).unwrap();
        (Reference::new(file.clone()).unwrap(), Network::new(file).unwrap())
    }

    fn assert_close(a: &Answer, b: &Answer) {
        assert_eq!((a.policy.len(), a.belief.len()), (b.policy.len(), b.belief.len()));
        let all = |a: &Answer| -> Vec<f32> {
            a.policy.iter().chain(&a.belief).chain([&a.result, &a.points]).copied().collect()
        };
        for (a, b) in all(a).into_iter().zip(all(b)) {
            assert!((a - b).abs() <= 1e-3 * (1.0 + a.abs()), "{a} against {b}");
        }
    }

    #[test]
    fn the_fast_path_answers_as_the_reference_does() {
        // Sizes that fill lanes, and sizes that do not.
        let shapes = [(300, 50, 64, 2, 20), (37, 5, 17, 3, 1), (1, 1, 1, 0, 1), (700, 245, 512, 4, 114)];
        let mut scratch = Scratch::default();
        let mut answer = Answer::default();
        for (seed, (features, actions, width, blocks, beliefs)) in (1..).zip(shapes) {
            let (reference, network) = both(Shape { features, actions, width, blocks }, beliefs, seed);
            let mut noise = Noise(seed);
            for sparse in [1, 3, 20, u64::MAX] {
                let observation: Vec<u8> = (0..features)
                    .map(|_| {
                        if noise.next_u64().is_multiple_of(sparse) { noise.next_u64() as u8 % 17 } else { 0 }
                    })
                    .collect();
                network.answer(&observation, &mut scratch, &mut answer);
                assert_close(&reference.answer(&observation), &answer);
            }
        }
    }

    #[test]
    fn wide_instructions_do_not_change_the_last_bit() {
        let shape = Shape { features: 700, actions: 245, width: 128, blocks: 3 };
        let (_, network) = both(shape, 114, 5);
        let mut noise = Noise(9);
        let mut scratch = Scratch::default();
        for _ in 0..20 {
            let observation: Vec<u8> = (0..700).map(|_| noise.next_u64() as u8 % 4 * 5).collect();
            let (mut wide, mut plain) = (Answer::default(), Answer::default());
            network.answer(&observation, &mut scratch, &mut wide);
            network.work_out(&observation, &mut scratch, &mut plain);
            assert_eq!(wide, plain);
        }
    }

    #[test]
    fn an_answer_does_not_depend_on_what_was_asked_before() {
        let (_, network) = both(Shape { features: 40, actions: 9, width: 24, blocks: 1 }, 3, 8);
        let ask = |byte: u8, scratch: &mut Scratch| {
            let mut answer = Answer::default();
            network.answer(&[byte; 40], scratch, &mut answer);
            answer
        };
        let mut used = Scratch::default();
        let first = ask(3, &mut used);
        assert_ne!(first, ask(9, &mut used));
        assert_eq!(first, ask(3, &mut used));
        assert_eq!(first, ask(3, &mut Scratch::default()));
    }
}
