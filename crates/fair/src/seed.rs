//! Thirty-two secret bytes: a host's secret, a player's contribution, or the seed that is made of them.

use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// 32 bytes, written as 64 hexadecimal digits in small letters.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(String);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Logs must not know it.
        f.write_str("Seed(secret)")
    }
}

/// Bytes in hexadecimal, in small letters.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Is this what [`hex`] writes of 32 bytes?
pub fn is_digest(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

impl Seed {
    /// A fresh one; where the random bytes come from is the caller's business.
    pub fn of_bytes(bytes: &[u8; 32]) -> Seed {
        Seed(hex(bytes))
    }

    pub fn parse(text: &str) -> Option<Seed> {
        is_digest(text).then(|| Seed(text.to_owned()))
    }

    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The bytes themselves.
    pub fn bytes(&self) -> [u8; 32] {
        let digit = |b: u8| if b.is_ascii_digit() { b - b'0' } else { b - b'a' + 10 };
        let digits = self.0.as_bytes();
        std::array::from_fn(|i| digit(digits[2 * i]) << 4 | digit(digits[2 * i + 1]))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        Seed::parse(&text).ok_or_else(|| serde::de::Error::custom("64 hexadecimal digits are wanted"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_are_the_bytes() {
        let bytes: [u8; 32] = std::array::from_fn(|i| (i * 37 + 200) as u8);
        let seed = Seed::of_bytes(&bytes);
        assert_eq!(Seed::parse(seed.reveal()).map(|seed| seed.bytes()), Some(bytes));
        for wrong in ["", "0f", &"0F".repeat(32), &"0g".repeat(32), &"00".repeat(33)] {
            assert_eq!(Seed::parse(wrong), None, "{wrong}");
        }
        assert!(!format!("{seed:?}").contains(seed.reveal()), "logs do not know it");
    }
}
