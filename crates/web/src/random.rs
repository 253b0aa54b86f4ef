//! What is drawn by lot in a house without a server: the page hands fresh random bytes over with every call.

use detente_game::Rng;

/// The letters of an id, as a server chooses them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The random bytes of one call.
#[derive(Clone, Debug)]
pub struct Random {
    bytes: [u8; 64],
    /// How many ids and seeds were taken.
    taken: u64,
}

impl Random {
    /// Of 128 hexadecimal digits; none if they are something else.
    pub fn parse(text: &str) -> Option<Random> {
        let mut bytes = [0; 64];
        if text.len() != 128 || !text.is_ascii() {
            return None;
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Random { bytes, taken: 0 })
    }

    /// The secret of a table's dice, in hexadecimal: the first half, which nothing else is made of. One call begins one table.
    pub fn secret(&self) -> String {
        detente_fair::hex(&self.bytes[..32])
    }

    /// An id that nobody else has.
    pub fn id(&mut self) -> String {
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
        let (first, rest) = (self.bytes[32..48].iter().map(letter).collect::<String>(), self.seed());
        rest.to_le_bytes()[..4]
            .iter()
            .map(letter)
            .fold(first, |id, letter| id + letter.encode_utf8(&mut [0; 4]))
    }

    /// A seed for a bot.
    pub fn seed(&mut self) -> u64 {
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.bytes[48..56]);
        self.taken += 1;
        Rng::derive(u64::from_le_bytes(eight), self.taken).next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_seeds_of_one_call_differ_and_what_is_too_short_is_refused() {
        let mut random = Random::parse(&"0123456789abcdef".repeat(8)).expect("64 bytes");
        assert_eq!(random.secret().len(), 64);
        let (one, two) = (random.id(), random.id());
        assert_eq!((one.len(), two.len()), (20, 20));
        assert_ne!(one, two);
        assert_ne!(random.seed(), random.seed());
        assert!(Random::parse("00").is_none() && Random::parse(&"xy".repeat(64)).is_none());
    }
}
