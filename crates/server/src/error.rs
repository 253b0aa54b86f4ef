//! Refusals: a word for programs, a sentence for people, in the language asked for.

use std::time::Duration;

use detente_protocol::{ErrorCode, ErrorMessage};
use detente_store::StoreError;
use detente_words::Lang;

/// Where nothing better is known, whoever is refused comes again after so many seconds.
const SOON: u64 = 5;

/// Why something was not done. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: ErrorCode,
    /// What exactly is wrong with the request, for whoever wrote it.
    pub why: String,
    /// A sentence of its own instead of that of the code: the id of a text.
    pub sentence: Option<&'static str>,
    /// When it may be tried again, where that is known.
    pub wait: Option<Duration>,
}

impl Refusal {
    pub fn new(code: ErrorCode) -> Refusal {
        Refusal { code, why: String::new(), sentence: None, wait: None }
    }

    /// A refusal that is told with another sentence than its code's.
    pub fn told(code: ErrorCode, sentence: &'static str) -> Refusal {
        Refusal { sentence: Some(sentence), ..Refusal::new(code) }
    }

    /// A request that is wrong in a way that has a sentence of its own.
    pub fn wrong(sentence: &'static str) -> Refusal {
        Refusal::told(ErrorCode::BadRequest, sentence)
    }

    /// Something is done too often, by too many at once or too much; it may be tried again after a while.
    pub fn too_often(wait: Duration) -> Refusal {
        Refusal { wait: Some(wait), ..Refusal::new(ErrorCode::TooOften) }
    }

    /// In how many seconds it may be tried again.
    pub fn retry_after(&self) -> Option<u64> {
        let known = self.wait.map(|wait| wait.as_secs_f64().ceil().max(1.0) as u64);
        known.or((self.code == ErrorCode::TooOften).then_some(SOON))
    }

    pub fn bad(why: impl Into<String>) -> Refusal {
        Refusal { why: why.into(), ..Refusal::new(ErrorCode::BadRequest) }
    }

    pub fn message(&self, lang: Lang) -> ErrorMessage {
        let Refusal { code, why, sentence, .. } = self.clone();
        detente_table::Refusal { code, text: sentence, why: Some(why) }.message(lang)
    }

    pub fn status(&self) -> u16 {
        match self.code {
            ErrorCode::BadRequest => 400,
            ErrorCode::NotLoggedIn | ErrorCode::WrongPassword | ErrorCode::SecondFactor => 401,
            ErrorCode::Forbidden => 403,
            ErrorCode::NotFound => 404,
            ErrorCode::NameTaken | ErrorCode::Stale | ErrorCode::NotNow | ErrorCode::SetAside => 409,
            ErrorCode::TooLarge => 413,
            ErrorCode::Illegal => 422,
            ErrorCode::TooOften => 429,
            ErrorCode::Internal => 500,
            ErrorCode::Unavailable => 503,
        }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Refusal {
        Refusal::new(code)
    }
}

impl From<detente_table::Refusal> for Refusal {
    fn from(refusal: detente_table::Refusal) -> Refusal {
        let detente_table::Refusal { code, text, why } = refusal;
        Refusal { why: why.unwrap_or_default(), sentence: text, ..Refusal::new(code) }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        if matches!(error, StoreError::Missing) {
            return Refusal::new(ErrorCode::NotFound);
        }
        if matches!(error, StoreError::Away(_)) {
            tracing::error!(%error, "the store is away");
            return crate::cluster::unavailable();
        }
        tracing::error!(%error, "the store failed");
        Refusal::new(ErrorCode::Internal)
    }
}
