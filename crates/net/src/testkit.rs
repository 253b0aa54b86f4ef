//! Networks with random weights, as files: for tests only.

use crate::file::Shape;
use crate::half;

/// A small generator of our own (SplitMix64), so that a seed gives the same network everywhere.
#[derive(Clone, Debug)]
pub struct Noise(pub u64);

impl Noise {
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Between −1 and 1.
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 23) as f32 - 1.0
    }
}

/// The file of a network of this shape with random weights of the usual size, trained on version 1 of the observations.
pub fn file(shape: Shape, beliefs: usize, seed: u64) -> Vec<u8> {
    file_of(1, shape, beliefs, seed)
}

/// The same, trained on another version of the observations.
pub fn file_of(encoding: u32, shape: Shape, beliefs: usize, seed: u64) -> Vec<u8> {
    let Shape { features, actions, width, blocks } = shape;
    let mut tensors: Vec<(String, Vec<usize>)> = Vec::new();
    let linear = |tensors: &mut Vec<_>, name: &str, inputs: usize, outputs: usize| {
        tensors.push((format!("{name}.weight"), vec![outputs, inputs]));
        tensors.push((format!("{name}.bias"), vec![outputs]));
    };
    let norm = |tensors: &mut Vec<_>, name: &str| {
        tensors.push((format!("{name}.weight"), vec![width]));
        tensors.push((format!("{name}.bias"), vec![width]));
    };
    linear(&mut tensors, "entry", features, width);
    for n in 0..blocks {
        norm(&mut tensors, &format!("blocks.{n}.norm"));
        linear(&mut tensors, &format!("blocks.{n}.one"), width, width);
        linear(&mut tensors, &format!("blocks.{n}.two"), width, width);
    }
    norm(&mut tensors, "norm");
    linear(&mut tensors, "policy", width, actions);
    linear(&mut tensors, "value", width, 2);
    if beliefs > 0 {
        linear(&mut tensors, "belief", width, beliefs);
    }
    let head = serde_json::json!({
        "encoding": encoding, "rules": 2, "features": features, "actions": actions, "width": width, "blocks": blocks,
        "tensors": tensors, "training": { "seed": seed },
    });
    let mut bytes = format!("detente-net 1\n{head}\n").into_bytes();
    let mut noise = Noise(seed);
    for (name, sizes) in &tensors {
        let scale = match sizes[..] {
            [_, inputs] => 1.0 / (inputs as f32).sqrt(),
            _ => 0.1,
        };
        let middle = if name.ends_with("norm.weight") { 1.0 } else { 0.0 };
        for _ in 0..sizes.iter().product() {
            bytes.extend(half::of_f32(middle + scale * noise.unit()).to_le_bytes());
        }
    }
    bytes
}
