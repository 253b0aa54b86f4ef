//! What can go wrong, as a word for programs and a sentence for people.

use crate::{message, words};

words! {
    pub enum ErrorCode {
        /// The message cannot be read.
        BadRequest,
        /// One must be somebody first: a guest, a name, a token.
        NotLoggedIn,
        /// Wrong name or password.
        WrongPassword,
        /// The password is right, and the account asks for a code as well.
        SecondFactor,
        NameTaken,
        /// It is not there, or not for you.
        NotFound,
        /// It is there, and not yours to do.
        Forbidden,
        /// The table has moved on since the version that was sent.
        Stale,
        /// The rules do not allow it now.
        Illegal,
        /// It does not fit what the table is doing: not started, over, no offer.
        NotNow,
        /// A number or text beyond the limits.
        TooLarge,
        TooOften,
        /// The game was begun with rules that this server does not know, or its log does not fit them: it can be resigned and
        /// downloaded, not played.
        SetAside,
        /// The server has lost its database or the other servers for a moment; it may be tried again.
        Unavailable,
        /// The server's own fault; nothing was changed.
        Internal,
    }
}

message! {
    pub struct ErrorMessage {
        pub code: ErrorCode,
        /// In the client's language where it can be known, else English.
        pub text: String,
    }
}
