//! Why a table does not do something.

use detente_protocol::ErrorCode;

/// Nothing was changed. The code is for programs; a shell turns it into a sentence in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: ErrorCode,
    /// The id of a sentence that says more than the code, if there is one.
    pub text: Option<&'static str>,
    /// What was wrong with the request, in English, for [`ErrorCode::BadRequest`].
    pub why: Option<String>,
}

impl Refusal {
    /// A request that cannot be meant.
    pub fn bad(why: impl Into<String>) -> Refusal {
        Refusal { code: ErrorCode::BadRequest, text: None, why: Some(why.into()) }
    }

    /// With a sentence of its own.
    pub fn told(code: ErrorCode, text: &'static str) -> Refusal {
        Refusal { code, text: Some(text), why: None }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Refusal {
        Refusal { code, text: None, why: None }
    }
}
