//! The network at speed: layers in whole numbers ([`layer`](crate::layer)), and between them what makes numbers comparable
//! again, in a fixed order, without anything fused and without the system's own functions. So an answer is the same on every
//! machine.
//!
//! Inputs that are zero cost nothing: most bytes of an observation are, and so is about half of what comes out of a
//! `relu`.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instructions of the processor"
)]

use pulp::{Arch, NullaryFnOnce};

use crate::file::{Error, File, Linear, Norm, Shape};
use crate::layer::{Density, Inputs, Layer, TILE};
use crate::wide::{Plain, Wide};
use crate::{Answer, EPSILON, Heads, ONE};

/// Numbers that are added up side by side.
const LANES: usize = 16;

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
    rules: u32,
    shape: Shape,
    training: serde_json::Value,
    entry: Layer,
    blocks: Vec<Block>,
    norm: Norm,
    policy: Layer,
    /// So few outputs are quickest as they are in the file.
    value: Linear,
    /// A game without hidden cards has none.
    belief: Option<Layer>,
    arch: Arch,
    /// What a PC without AVX2 has instead.
    #[cfg(target_arch = "x86_64")]
    narrow: Option<pulp::x86::V2>,
}

/// The workspace of an evaluation; one serves for any number of them, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    x: Vec<f32>,
    inner: Vec<f32>,
    inputs: Inputs,
}

impl Network {
    pub fn new(mut file: File) -> Result<Network, Error> {
        let Shape { features, actions, width, blocks } = file.shape;
        let entry = Layer::new(&file.linear("entry", features, width)?, Density::Sparse);
        let mut all = Vec::new();
        for n in 0..blocks {
            all.push(Block {
                norm: file.norm(&format!("blocks.{n}.norm"))?,
                one: Layer::new(&file.linear(&format!("blocks.{n}.one"), width, width)?, Density::Dense),
                two: Layer::new(&file.linear(&format!("blocks.{n}.two"), width, width)?, Density::Sparse),
            });
        }
        let belief = file.belief()?.map(|linear| Layer::new(&linear, Density::Sparse));
        let network = Network {
            encoding: file.encoding,
            rules: file.rules,
            shape: file.shape,
            entry,
            blocks: all,
            norm: file.norm("norm")?,
            policy: Layer::new(&file.linear("policy", width, actions)?, Density::Sparse),
            value: file.linear("value", width, 2)?,
            belief,
            training: file.training.take(),
            arch: Arch::new(),
            #[cfg(target_arch = "x86_64")]
            narrow: pulp::x86::V2::try_new(),
        };
        file.is_used_up()?;
        Ok(network)
    }

    /// Which version of the observations it was trained on.
    pub fn encoding(&self) -> u32 {
        self.encoding
    }

    /// Which version of the rules it learned. It plays under any.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many hidden things the belief speaks about.
    pub fn beliefs(&self) -> usize {
        self.belief.as_ref().map_or(0, Layer::outputs)
    }

    /// What the trainer noted about the training.
    pub fn training(&self) -> &serde_json::Value {
        &self.training
    }

    /// The same network on the instructions that the program was built for, whatever else this processor has: to compare.
    pub fn plain(mut self) -> Network {
        self.arch = Arch::Scalar;
        #[cfg(target_arch = "x86_64")]
        {
            self.narrow = None;
        }
        self
    }

    /// The same network on instructions of 128 bits, as a browser has them, where this processor has such: to compare.
    pub fn narrow(mut self) -> Network {
        self.arch = Arch::Scalar;
        self
    }

    /// The answer to an observation, which must have as many bytes as the network has features.
    pub fn answer(&self, observation: &[u8], heads: Heads, scratch: &mut Scratch, out: &mut Answer) {
        assert_eq!(observation.len(), self.shape.features, "an observation of another size");
        // Everything below is compiled once for each kind of processor.
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V4(wide) => wide.vectorize(Ask { network: self, wide, observation, heads, scratch, out }),
            #[cfg(target_arch = "x86_64")]
            Arch::V3(wide) => wide.vectorize(Ask { network: self, wide, observation, heads, scratch, out }),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Arch::Simd128(wide) => {
                wide.vectorize(Ask { network: self, wide, observation, heads, scratch, out });
            }
            arch => {
                #[cfg(target_arch = "x86_64")]
                if let Some(wide) = self.narrow {
                    return wide.vectorize(Ask { network: self, wide, observation, heads, scratch, out });
                }
                arch.dispatch(Ask { network: self, wide: Plain, observation, heads, scratch, out });
            }
        }
    }

    #[inline(always)]
    fn work_out<W: Wide>(
        &self,
        wide: W,
        observation: &[u8],
        heads: Heads,
        scratch: &mut Scratch,
        out: &mut Answer,
    ) {
        let width = self.shape.width;
        let Scratch { x, inner, inputs } = scratch;
        self.entry.take_bytes(observation, ONE, inputs);
        fill(&self.entry, wide, inputs, x);
        for block in &self.blocks {
            norm(&block.norm, &x[..width], inner);
            block.one.take(inner, inputs);
            fill(&block.one, wide, inputs, inner);
            relu(inner);
            block.two.take(&inner[..width], inputs);
            block.two.each(wide, inputs, |first, values| {
                for (x, value) in x[first..][..TILE].iter_mut().zip(values) {
                    *x += value;
                }
            });
        }
        norm(&self.norm, &x[..width], inner);
        relu(inner);
        (out.result, out.points) = (libm::tanhf(self.value_of(0, inner)), self.value_of(1, inner));
        for (layer, wanted, out) in [
            (Some(&self.policy), heads.policy, &mut out.policy),
            (self.belief.as_ref(), heads.belief, &mut out.belief),
        ] {
            out.clear();
            if let Some(layer) = layer.filter(|_| wanted) {
                layer.take(inner, inputs);
                fill(layer, wide, inputs, out);
                out.truncate(layer.outputs());
            }
        }
    }

    #[inline(always)]
    fn value_of(&self, output: usize, x: &[f32]) -> f32 {
        let weights = &self.value.weights[output * x.len()..][..x.len()];
        self.value.bias[output] + sum(x, weights, |x, weight| x * weight)
    }
}

/// A question on its way to the instructions of this processor.
struct Ask<'a, W> {
    network: &'a Network,
    wide: W,
    observation: &'a [u8],
    heads: Heads,
    scratch: &'a mut Scratch,
    out: &'a mut Answer,
}

impl<W: Wide> NullaryFnOnce for Ask<'_, W> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.network.work_out(self.wide, self.observation, self.heads, self.scratch, self.out);
    }
}

/// The outputs of a layer, filled up to whole tiles.
#[inline(always)]
fn fill<W: Wide>(layer: &Layer, wide: W, inputs: &Inputs, out: &mut Vec<f32>) {
    out.resize(layer.outputs().next_multiple_of(TILE), 0.0);
    layer.each(wide, inputs, |first, values| out[first..][..TILE].copy_from_slice(values));
}

#[inline(always)]
fn relu(x: &mut [f32]) {
    for x in x {
        *x = x.max(0.0);
    }
}

#[inline(always)]
fn norm(norm: &Norm, x: &[f32], out: &mut Vec<f32>) {
    let n = x.len() as f32;
    let mean = sum(x, x, |x, _| x) / n;
    let variance = sum(x, x, |x, _| (x - mean) * (x - mean)) / n;
    let scale = 1.0 / (variance + EPSILON).sqrt();
    out.clear();
    let scaled = x.iter().zip(norm.weights.iter().zip(&norm.bias));
    out.extend(scaled.map(|(x, (weight, bias))| (x - mean) * scale * weight + bias));
}

/// A sum in lanes, which is both quick and more exact than one number after the other.
#[inline(always)]
fn sum(x: &[f32], y: &[f32], of: impl Fn(f32, f32) -> f32) -> f32 {
    let ((lanes, rest), (others, other_rest)) = (x.as_chunks::<LANES>(), y.as_chunks::<LANES>());
    let mut sums = [0.0; LANES];
    for (lane, other) in lanes.iter().zip(others) {
        for i in 0..LANES {
            sums[i] += of(lane[i], other[i]);
        }
    }
    let rest = rest.iter().zip(other_rest).map(|(&x, &y)| of(x, y));
    sums.iter().sum::<f32>() + rest.sum::<f32>()
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

    /// Weights have 8 bits, and one layer hands on to the next what the rounding took. (That a single layer loses no more
    /// than it must is tested where it is made.)
    const ROUNDING: f32 = 0.02;

    fn assert_close(a: &Answer, b: &Answer) {
        assert_eq!((a.policy.len(), a.belief.len()), (b.policy.len(), b.belief.len()));
        let all = |a: &Answer| -> Vec<f32> {
            a.policy.iter().chain(&a.belief).chain([&a.result, &a.points]).copied().collect()
        };
        for (a, b) in all(a).into_iter().zip(all(b)) {
            assert!((a - b).abs() <= ROUNDING * (1.0 + a.abs()), "{a} against {b}");
        }
    }

    #[test]
    fn the_fast_path_answers_as_the_reference_does() {
        // Sizes that fill lanes, and sizes that do not; one without beliefs.
        let shapes = [
            (300, 50, 64, 2, 20),
            (37, 5, 17, 3, 1),
            (1, 1, 1, 0, 1),
            (40, 9, 32, 1, 0),
            (700, 245, 512, 4, 114),
        ];
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
                network.answer(&observation, Heads::ALL, &mut scratch, &mut answer);
                assert_close(&reference.answer(&observation), &answer);
            }
        }
    }

    #[test]
    fn what_is_not_asked_for_changes_nothing_else() {
        let (_, network) = both(Shape { features: 40, actions: 90, width: 24, blocks: 2 }, 70, 6);
        let mut scratch = Scratch::default();
        let mut ask = |heads: Heads| {
            let mut answer = Answer { policy: vec![1.0; 3], belief: vec![1.0; 3], ..Answer::default() };
            network.answer(&[5; 40], heads, &mut scratch, &mut answer);
            answer
        };
        let all = ask(Heads::ALL);
        assert_eq!((all.policy.len(), all.belief.len()), (90, 70));
        assert_eq!(ask(Heads::VALUE), Answer { policy: Vec::new(), belief: Vec::new(), ..all.clone() });
        assert_eq!(ask(Heads::POLICY), Answer { belief: Vec::new(), ..all.clone() });
        assert_eq!(ask(Heads::BELIEF), Answer { policy: Vec::new(), ..all });
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
            network.answer(&observation, Heads::ALL, &mut scratch, &mut wide);
            network.clone().plain().answer(&observation, Heads::ALL, &mut scratch, &mut plain);
            assert_eq!(wide, plain);
            let mut narrow = Answer::default();
            network.clone().narrow().answer(&observation, Heads::ALL, &mut scratch, &mut narrow);
            assert_eq!(narrow, plain);
        }
    }

    #[test]
    fn an_answer_does_not_depend_on_what_was_asked_before() {
        let (_, network) = both(Shape { features: 40, actions: 9, width: 24, blocks: 1 }, 3, 8);
        let ask = |byte: u8, scratch: &mut Scratch| {
            let mut answer = Answer::default();
            network.answer(&[byte; 40], Heads::ALL, scratch, &mut answer);
            answer
        };
        let mut used = Scratch::default();
        let first = ask(3, &mut used);
        assert_ne!(first, ask(9, &mut used));
        assert_eq!(first, ask(3, &mut used));
        assert_eq!(first, ask(3, &mut Scratch::default()));
    }
}
