//! Letters that somebody asks for to an address that may be another's: few of them, and nothing in them that the asker chose.

use detente_protocol::ErrorCode;
use detente_store::LetterLimit;

use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::time::wall as now;

/// In a day: to one recipient, and from this server in all.
const A_DAY: LetterLimit = LetterLimit { within_ms: 24 * 3600 * 1000, to_one: 3, to_all: 1000 };
/// That one place on the net may ask for.
const FROM_ONE: Rate = Rate::new(6.0, 1.0 / (4.0 * 3600.0));

/// Counts a letter; refuses one too many, whoever asks for it. `from` is where the request comes from.
pub async fn count(hub: &Hub, from: &str, to: &str) -> Result<(), Refusal> {
    let too_many = || Refusal::told(ErrorCode::TooOften, "server-error-letters");
    if !hub.limits.allow("letter", from, FROM_ONE) {
        return Err(too_many());
    }
    let counted = hub.store.add_letter(&auth::hash(&same(to)), now(), A_DAY).await?;
    if counted { Ok(()) } else { Err(too_many()) }
}

/// One mailbox has many spellings: capitals, dots, whatever follows a plus.
fn same(address: &str) -> String {
    let address = address.to_lowercase();
    let (name, place) = address.rsplit_once('@').unwrap_or((&address, ""));
    let name = name.split('+').next().unwrap_or_default().replace('.', "");
    format!("{name}@{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_spelling_is_no_other_mailbox() {
        for spelling in ["ann.lee@example.org", "Ann.Lee+a@Example.org", "annlee+b@example.org"] {
            assert_eq!(same(spelling), "annlee@example.org");
        }
    }
}
