//! What can go wrong between here and the server.

use detente_protocol::{ErrorCode, ErrorMessage};

/// Why the server could not be spoken to, or what it refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// No connection, in the words of the system.
    Unreachable(String),
    /// The connection cannot be made secret, or not with the one who was meant.
    Insecure(String),
    /// Somebody listens there, and says nothing in time.
    Silent,
    /// Somebody answers, and it is no table server.
    Foreign,
    /// The server says no, in the language that was asked for.
    Refused(ErrorMessage),
}

impl Trouble {
    /// The word of a refusal.
    pub fn code(&self) -> Option<ErrorCode> {
        match self {
            Trouble::Refused(message) => Some(message.code),
            _ => None,
        }
    }

    /// Would it be the same the next time?
    pub fn is_for_good(&self) -> bool {
        match self {
            Trouble::Refused(message) => {
                !matches!(message.code, ErrorCode::TooOften | ErrorCode::Internal | ErrorCode::Stale)
            }
            _ => false,
        }
    }
}
