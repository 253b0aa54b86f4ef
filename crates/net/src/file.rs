//! The file of a network: a line that says what it is, a line of JSON, then numbers of half precision.
//!
//! A small file (`"small": true`) has 8 bits for each weight of a layer, as many as the program works with
//! ([`fast`](crate::fast)): a scale for each input and for each output in single precision, then the weights. Only the few
//! weights of the values stay as they are.
//!
//! A file that is damaged or was made for something else is refused with one sentence; nothing is guessed.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

use crate::half;

const FIRST_LINE: &[u8] = b"detente-net 1\n";

/// The sizes that make one network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Shape {
    /// Bytes of an observation.
    pub features: usize,
    /// Logits of the policy.
    pub actions: usize,
    pub width: usize,
    pub blocks: usize,
}

#[derive(Deserialize)]
struct Head {
    encoding: u32,
    #[serde(default = "first_rules")]
    rules: u32,
    #[serde(flatten)]
    shape: Shape,
    tensors: Vec<(String, Vec<usize>)>,
    #[serde(default)]
    small: bool,
    #[serde(default)]
    training: serde_json::Value,
}

/// Files that do not say so are older than the second version of the rules.
const fn first_rules() -> u32 {
    1
}

/// A tensor: its sizes, and its numbers row by row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tensor {
    sizes: Vec<usize>,
    numbers: Vec<f32>,
}

/// A layer as the file has it: `rows` outputs, each with its weights for all inputs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Linear {
    pub inputs: usize,
    pub weights: Vec<f32>,
    pub bias: Vec<f32>,
}

/// Scale and shift of a layer norm.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Norm {
    pub weights: Vec<f32>,
    pub bias: Vec<f32>,
}

/// The file, read and found whole.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Which version of the observations it was trained on.
    pub encoding: u32,
    /// Which version of the rules it learned.
    pub rules: u32,
    pub shape: Shape,
    /// How many hidden things the belief speaks about; none if the network has no belief.
    pub beliefs: usize,
    /// What the trainer noted about the training.
    pub training: serde_json::Value,
    tensors: BTreeMap<String, Tensor>,
}

/// Why a file is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// It does not begin as one.
    Foreign,
    /// Its description cannot be read.
    Description(String),
    /// A part of the network is not in it.
    Missing(String),
    /// A part has other sizes than it should have, is there twice or has no place in the network.
    Odd(String),
    /// It has more or fewer bytes than its description says.
    Length { expected: usize, found: usize },
    /// A number of this part is infinite or none at all.
    NotANumber(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Foreign => f.write_str("this is not a network (it does not begin with “detente-net 1”)"),
            Error::Description(why) => write!(f, "the description of the network cannot be read: {why}"),
            Error::Missing(name) => write!(f, "the network is incomplete: {name} is missing"),
            Error::Odd(name) => write!(f, "the network is inconsistent: {name} does not fit its description"),
            Error::Length { expected, found } => {
                write!(f, "the network is damaged: its numbers should fill {expected} bytes and fill {found}")
            }
            Error::NotANumber(name) => {
                write!(f, "the network is damaged: {name} holds something that is no number")
            }
        }
    }
}

impl std::error::Error for Error {}

impl File {
    pub fn read(bytes: &[u8]) -> Result<File, Error> {
        let rest = bytes.strip_prefix(FIRST_LINE).ok_or(Error::Foreign)?;
        let end = rest.iter().position(|&byte| byte == b'\n');
        let end = end.ok_or_else(|| Error::Description("the line has no end".to_owned()))?;
        let head: Head =
            serde_json::from_slice(&rest[..end]).map_err(|why| Error::Description(why.to_string()))?;
        let tensors = tensors(&head.tensors, head.small, &rest[end + 1..])?;
        let beliefs = tensors.get("belief.bias").map_or(0, |bias| bias.numbers.len());
        let Head { encoding, rules, shape, training, .. } = head;
        Ok(File { encoding, rules, shape, beliefs, training, tensors })
    }

    /// Takes a layer out; it must have these sizes.
    pub(crate) fn linear(&mut self, name: &str, inputs: usize, outputs: usize) -> Result<Linear, Error> {
        let weights = self.take(&format!("{name}.weight"), &[outputs, inputs])?;
        let bias = self.take(&format!("{name}.bias"), &[outputs])?;
        Ok(Linear { inputs, weights, bias })
    }

    /// The layer of the belief, where there is one.
    pub(crate) fn belief(&mut self) -> Result<Option<Linear>, Error> {
        let (beliefs, width) = (self.beliefs, self.shape.width);
        (beliefs > 0).then(|| self.linear("belief", width, beliefs)).transpose()
    }

    pub(crate) fn norm(&mut self, name: &str) -> Result<Norm, Error> {
        let width = [self.shape.width];
        let weights = self.take(&format!("{name}.weight"), &width)?;
        let bias = self.take(&format!("{name}.bias"), &width)?;
        Ok(Norm { weights, bias })
    }

    /// A network that has used all of the file calls this last: what it left over, it did not understand.
    pub(crate) fn is_used_up(&self) -> Result<(), Error> {
        self.tensors.keys().next().map_or(Ok(()), |name| Err(Error::Odd(name.clone())))
    }

    fn take(&mut self, name: &str, sizes: &[usize]) -> Result<Vec<f32>, Error> {
        let tensor = self.tensors.remove(name).ok_or_else(|| Error::Missing(name.to_owned()))?;
        if tensor.sizes != sizes || tensor.numbers.is_empty() {
            return Err(Error::Odd(name.to_owned()));
        }
        Ok(tensor.numbers)
    }
}

/// The numbers of one tensor in the file.
#[derive(Clone, Copy, Debug)]
enum Numbers {
    /// Half precision.
    Halves { count: usize },
    /// 8 bits for each of `outputs` times `inputs` weights, behind the scales.
    Small { inputs: usize, outputs: usize },
}

impl Numbers {
    fn of(name: &str, sizes: &[usize], small: bool) -> Option<Numbers> {
        match *sizes {
            [outputs, inputs] if small && name != "value.weight" => Some(Numbers::Small { inputs, outputs }),
            _ => {
                let count = sizes.iter().try_fold(1_usize, |product, &size| product.checked_mul(size));
                count.map(|count| Numbers::Halves { count })
            }
        }
    }

    /// How many bytes they fill.
    fn length(self) -> Option<usize> {
        match self {
            Numbers::Halves { count } => count.checked_mul(2),
            Numbers::Small { inputs, outputs } => {
                inputs.checked_add(outputs)?.checked_mul(4)?.checked_add(inputs.checked_mul(outputs)?)
            }
        }
    }

    /// Reads them from as many bytes as that.
    fn read(self, bytes: &[u8]) -> Vec<f32> {
        let Numbers::Small { inputs, outputs } = self else {
            return bytes.as_chunks().0.iter().map(|&pair| half::to_f32(u16::from_le_bytes(pair))).collect();
        };
        let (scales, weights) = bytes.split_at(4 * (inputs + outputs));
        let scales: Vec<f32> = scales.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect();
        let (of_inputs, of_outputs) = scales.split_at(inputs);
        let rows = weights.chunks_exact(inputs.max(1)).zip(of_outputs);
        let row = |(row, output): (&[u8], &f32)| -> Vec<f32> {
            let each = row.iter().zip(of_inputs);
            each.map(|(&weight, input)| f32::from(weight.cast_signed()) * (input * output)).collect()
        };
        rows.flat_map(row).collect()
    }
}

/// Cuts the numbers into tensors. Nothing is set aside before the file is known to be as long as it says.
fn tensors(
    list: &[(String, Vec<usize>)],
    small: bool,
    bytes: &[u8],
) -> Result<BTreeMap<String, Tensor>, Error> {
    let mut parts = Vec::with_capacity(list.len());
    let mut expected = 0_usize;
    for (name, sizes) in list {
        let odd = || Error::Odd(name.clone());
        let numbers = Numbers::of(name, sizes, small).ok_or_else(odd)?;
        let length = numbers.length().ok_or_else(odd)?;
        expected = expected.checked_add(length).ok_or_else(odd)?;
        parts.push((numbers, length));
    }
    if expected != bytes.len() {
        return Err(Error::Length { expected, found: bytes.len() });
    }
    let mut tensors = BTreeMap::new();
    let mut rest = bytes;
    for ((name, sizes), (numbers, length)) in list.iter().zip(parts) {
        let (part, behind) = rest.split_at(length);
        rest = behind;
        let numbers = numbers.read(part);
        if !numbers.iter().all(|number| number.is_finite()) {
            return Err(Error::NotANumber(name.clone()));
        }
        if tensors.insert(name.clone(), Tensor { sizes: sizes.clone(), numbers }).is_some() {
            return Err(Error::Odd(name.clone()));
        }
    }
    Ok(tensors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit;
    use crate::{Network, Reference};

    const SHAPE: Shape = Shape { features: 10, actions: 4, width: 8, blocks: 2 };

    fn load(bytes: &[u8]) -> Result<Network, Error> {
        let network = File::read(bytes).and_then(Network::new);
        // Both paths refuse the same files.
        assert_eq!(network.is_ok(), File::read(bytes).and_then(Reference::new).is_ok());
        network
    }

    /// The file with its description changed.
    fn described(change: impl Fn(String) -> String) -> Vec<u8> {
        let bytes = testkit::file(SHAPE, 3, 1);
        let end = FIRST_LINE.len();
        let line = bytes[end..].iter().position(|&byte| byte == b'\n').unwrap();
        let text = String::from_utf8(bytes[end..end + line].to_vec()).unwrap();
        [FIRST_LINE, change(text).as_bytes(), &bytes[end + line..]].concat()
    }

    #[test]
    fn a_whole_file_is_read() {
        let file = File::read(&testkit::file(SHAPE, 3, 1)).unwrap();
        assert_eq!((file.encoding, file.shape, file.beliefs), (1, SHAPE, 3));
        assert_eq!(file.training["seed"], 1);
        assert_eq!(file.rules, 2);
        let older = described(|text| text.replace("\"rules\":2,", ""));
        assert_eq!(File::read(&older).unwrap().rules, 1, "an older file does not say");
        assert!(load(&testkit::file(SHAPE, 3, 1)).is_ok());
    }

    /// A network with one layer that is worth reading, small.
    fn small(weights: [i8; 6]) -> Vec<u8> {
        let head = r#"{"encoding":1,"features":3,"actions":2,"width":2,"blocks":0,"small":true,"tensors":[["entry.weight",[2,3]],["value.weight",[1,2]]]}"#;
        let scales = [1.0_f32, 2.0, 4.0, 0.5, 0.25].map(f32::to_le_bytes).concat();
        let halves = [0x3c00_u16, 0x4000].map(u16::to_le_bytes).concat();
        let weights = weights.map(i8::cast_unsigned);
        [FIRST_LINE, head.as_bytes(), b"\n", &scales, &weights, &halves].concat()
    }

    #[test]
    fn weights_of_a_small_file_are_whole_numbers_times_two_scales() {
        let bytes = small([1, -2, 3, 127, -127, 0]);
        let mut file = File::read(&bytes).unwrap();
        let weights = file.take("entry.weight", &[2, 3]).unwrap();
        assert_eq!(weights, [0.5, -2.0, 6.0, 31.75, -63.5, 0.0]);
        assert_eq!(file.take("value.weight", &[1, 2]).unwrap(), [1.0, 2.0]);
        for length in 0..bytes.len() {
            assert!(File::read(&bytes[..length]).is_err(), "cut to {length} bytes");
        }
    }

    #[test]
    fn a_file_of_another_kind_is_refused() {
        for bytes in [&b""[..], b"detente-net 2\n{}\n", b"\x7fELF", b"detente-net 1"] {
            assert_eq!(load(bytes).unwrap_err(), Error::Foreign);
        }
    }

    #[test]
    fn a_description_that_cannot_be_read_is_refused() {
        assert!(matches!(load(b"detente-net 1\n{\"enc"), Err(Error::Description(_))));
        assert!(matches!(load(&described(|text| text.replace('}', ""))), Err(Error::Description(_))));
        let other = described(|text| text.replace("\"width\":8", "\"width\":-8"));
        assert!(matches!(load(&other), Err(Error::Description(_))));
    }

    #[test]
    fn a_file_that_is_cut_short_or_too_long_is_refused_wherever_it_is_cut() {
        let whole = testkit::file(SHAPE, 3, 1);
        for length in 0..whole.len() {
            assert!(load(&whole[..length]).is_err(), "cut to {length} bytes");
        }
        let longer = [&whole[..], b"x"].concat();
        assert!(matches!(load(&longer), Err(Error::Length { .. })));
    }

    #[test]
    fn parts_that_do_not_fit_together_are_refused() {
        let missing = described(|text| text.replace("policy.bias", "policy.hat"));
        assert_eq!(load(&missing).unwrap_err(), Error::Missing("policy.bias".to_owned()));
        let wider = described(|text| text.replace("\"actions\":4", "\"actions\":5"));
        assert_eq!(load(&wider).unwrap_err(), Error::Odd("policy.weight".to_owned()));
        let deeper = described(|text| text.replace("\"blocks\":2", "\"blocks\":99999999999"));
        assert_eq!(load(&deeper).unwrap_err(), Error::Missing("blocks.2.norm.weight".to_owned()));
        let half = described(|text| text.replace("belief.bias", "belief.hat"));
        assert!(load(&half).is_err(), "a belief is whole or not there");
        let twice = described(|text| text.replace("blocks.1.two.bias", "blocks.0.two.bias"));
        assert_eq!(load(&twice).unwrap_err(), Error::Odd("blocks.0.two.bias".to_owned()));
        let shallower = described(|text| text.replace("\"blocks\":2", "\"blocks\":1"));
        assert_eq!(load(&shallower).unwrap_err(), Error::Odd("blocks.1.norm.bias".to_owned()));
        let huge = described(|text| text.replace("[4,8]", "[18446744073709551615,8]"));
        assert_eq!(load(&huge).unwrap_err(), Error::Odd("policy.weight".to_owned()));
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        let mut bytes = testkit::file(SHAPE, 3, 1);
        let end = bytes.len();
        bytes[end - 2..].copy_from_slice(&0x7e00_u16.to_le_bytes());
        assert_eq!(load(&bytes).unwrap_err(), Error::NotANumber("belief.bias".to_owned()));
    }

    #[test]
    fn every_error_is_one_line() {
        let errors = [
            Error::Foreign,
            load(b"detente-net 1\n{\n").unwrap_err(),
            Error::Missing("x".into()),
            Error::Odd("x".into()),
            Error::Length { expected: 1, found: 2 },
            Error::NotANumber("x".into()),
        ];
        for error in errors {
            let text = error.to_string();
            assert!(!text.is_empty() && !text.contains('\n'), "{text}");
        }
    }
}
