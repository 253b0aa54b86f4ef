//! Damaged input from good input, without knowing what it means: the harness for compilers that cargo-fuzz does not run on.

use detente_game::Rng;

/// Bytes that parsers treat specially somewhere.
const ODD: &[u8] = b"\0\n\r\t \"'#+-,.:;/=[]{}()|\\0918zZ\x1b\x7f\x80\xc3\xff";

/// Words that stand in some grammar of ours or that break naive ones.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\u{feff}",
    "\u{202e}",
    "é",
    "💥",
    "us",
    "ussr",
    "nature",
    "poland",
    "the-china-card",
    "turn",
    "version",
    "options",
    "=",
    "\r\n",
];

/// One of the seeds, damaged in one to eight places, mostly in few: what is nearly right gets furthest.
pub fn damaged(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = seeds[rng.below(seeds.len() as u32) as usize].clone();
    let most = rng.below(8) + 1;
    for _ in 0..=rng.below(most) {
        damage(&mut bytes, seeds, rng);
    }
    bytes
}

fn damage(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    let at = rng.below(bytes.len() as u32 + 1) as usize;
    let end = (at + rng.below(16) as usize).min(bytes.len());
    match rng.below(9) {
        0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
        1 if at < bytes.len() => bytes[at] = rng.pick(ODD),
        2 => bytes.insert(at, rng.pick(ODD)),
        3 => drop(bytes.drain(at..end)),
        4 => bytes.truncate(at),
        5 => {
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        6 => drop(bytes.splice(at..end, rng.pick(WORDS).bytes())),
        7 => {
            let other = &seeds[rng.below(seeds.len() as u32) as usize];
            let from = rng.below(other.len() as u32 + 1) as usize;
            let to = (from + rng.below(200) as usize).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        _ => swap_lines(bytes, rng),
    }
}

fn swap_lines(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let count = lines.len() as u32;
    lines.swap(rng.below(count) as usize, rng.below(count) as usize);
    *bytes = lines.join(&b'\n');
}
