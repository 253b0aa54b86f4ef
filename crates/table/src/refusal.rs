//! Why a table does not do something.

use detente_protocol::{ErrorCode, ErrorMessage};
use detente_words::{Lang, text};

/// Nothing was changed. The code is for programs, the sentence of [`Refusal::message`] for people.
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

    /// The refusal in the language of its reader.
    pub fn message(&self, lang: Lang) -> ErrorMessage {
        let id = match self.code {
            ErrorCode::BadRequest => "server-error-bad-request",
            ErrorCode::NotLoggedIn => "server-error-not-logged-in",
            ErrorCode::WrongPassword => "server-error-wrong-password",
            ErrorCode::SecondFactor => "server-error-second-factor",
            ErrorCode::NameTaken => "server-error-name-taken",
            ErrorCode::NotFound => "server-error-not-found",
            ErrorCode::Forbidden => "server-error-forbidden",
            ErrorCode::Stale => "server-error-stale",
            ErrorCode::Illegal => "server-error-illegal",
            ErrorCode::NotNow => "server-error-not-now",
            ErrorCode::TooLarge => "server-error-too-large",
            ErrorCode::TooOften => "server-error-too-often",
            ErrorCode::SetAside => "server-error-set-aside",
            ErrorCode::Unavailable => "server-error-unavailable",
            ErrorCode::Internal => "server-error-internal",
        };
        let why = self.why.clone().unwrap_or_default();
        let text = text(lang, self.text.unwrap_or(id), &[("why", why.into())]).into_owned();
        ErrorMessage { code: self.code, text }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Refusal {
        Refusal { code, text: None, why: None }
    }
}
