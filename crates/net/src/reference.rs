//! The network as its definition reads, number by number. Slow; it says what is right.

use crate::file::{Error, File, Linear, Norm, Shape};
use crate::{Answer, EPSILON, ONE};

#[derive(Clone, Debug)]
struct Block {
    norm: Norm,
    one: Linear,
    two: Linear,
}

/// A network to compare with.
#[derive(Clone, Debug)]
pub struct Reference {
    entry: Linear,
    blocks: Vec<Block>,
    norm: Norm,
    policy: Linear,
    value: Linear,
    belief: Option<Linear>,
}

impl Reference {
    pub fn new(mut file: File) -> Result<Reference, Error> {
        let Shape { features, actions, width, blocks } = file.shape;
        let entry = file.linear("entry", features, width)?;
        let mut all = Vec::new();
        for n in 0..blocks {
            all.push(Block {
                norm: file.norm(&format!("blocks.{n}.norm"))?,
                one: file.linear(&format!("blocks.{n}.one"), width, width)?,
                two: file.linear(&format!("blocks.{n}.two"), width, width)?,
            });
        }
        let network = Reference {
            entry,
            blocks: all,
            norm: file.norm("norm")?,
            policy: file.linear("policy", width, actions)?,
            value: file.linear("value", width, 2)?,
            belief: file.belief()?,
        };
        file.is_used_up()?;
        Ok(network)
    }

    /// The answer to an observation, which must have as many bytes as the network has features.
    pub fn answer(&self, observation: &[u8]) -> Answer {
        let input: Vec<f32> = observation.iter().map(|&byte| f32::from(byte) / ONE).collect();
        let mut x = through(&self.entry, &input);
        for block in &self.blocks {
            let inner = relu(through(&block.one, &normed(&block.norm, &x)));
            for (x, more) in x.iter_mut().zip(through(&block.two, &inner)) {
                *x += more;
            }
        }
        let x = relu(normed(&self.norm, &x));
        let value = through(&self.value, &x);
        Answer {
            policy: through(&self.policy, &x),
            result: libm::tanhf(value[0]),
            points: value[1],
            belief: self.belief.as_ref().map_or_else(Vec::new, |belief| through(belief, &x)),
        }
    }
}

fn through(layer: &Linear, input: &[f32]) -> Vec<f32> {
    assert_eq!(input.len(), layer.inputs, "an input of another size");
    let rows = layer.weights.chunks_exact(layer.inputs).zip(&layer.bias);
    rows.map(|(row, bias)| bias + row.iter().zip(input).map(|(w, x)| w * x).sum::<f32>()).collect()
}

fn normed(norm: &Norm, x: &[f32]) -> Vec<f32> {
    let n = x.len() as f32;
    let mean = x.iter().sum::<f32>() / n;
    let variance = x.iter().map(|x| (x - mean) * (x - mean)).sum::<f32>() / n;
    let deviation = (variance + EPSILON).sqrt();
    let scaled = x.iter().zip(norm.weights.iter().zip(&norm.bias));
    scaled.map(|(x, (weight, bias))| (x - mean) / deviation * weight + bias).collect()
}

fn relu(mut x: Vec<f32>) -> Vec<f32> {
    for x in &mut x {
        *x = x.max(0.0);
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_is_weights_times_input_plus_bias() {
        let layer = Linear { inputs: 2, weights: vec![1.0, 2.0, -3.0, 0.5], bias: vec![10.0, 20.0] };
        assert_eq!(through(&layer, &[4.0, 8.0]), [30.0, 12.0]);
    }

    #[test]
    fn a_norm_has_mean_zero_and_deviation_one_before_it_is_scaled() {
        let norm = Norm { weights: vec![1.0, 1.0, 2.0, 1.0], bias: vec![0.0, 0.0, 0.0, 5.0] };
        let out = normed(&norm, &[1.0, 3.0, 1.0, 3.0]);
        for (found, expected) in out.iter().zip([-1.0, 1.0, -2.0, 6.0]) {
            assert!((found - expected).abs() < 1e-4, "{out:?}");
        }
    }
}
