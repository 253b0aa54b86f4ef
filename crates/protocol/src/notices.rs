//! What somebody is told on their page: of events they take part in, and of challenges.

use crate::{message, words};

words! {
    pub enum NoticeKind {
        Challenge,
        /// Asked to play in an event.
        Invited,
        /// A round has begun, and a match in it.
        Round,
        /// A match must be over within a day.
        Deadline,
        /// The end of a match was moved, or was not though one had asked for it.
        Extended,
        /// The time of a match is over.
        Late,
        /// The reader may decide about matches: their time is over, or more of it was asked for.
        Decide,
        Over,
        CalledOff,
    }
}

message! {
    /// One of them. It is left out as soon as it does not hold any more: the match is over, the challenge answered.
    pub struct PageNotice {
        #[ts(type = "number")]
        pub id: i64,
        pub kind: NoticeKind,
        /// A sentence in the reader's language.
        pub text: String,
        /// Where to go.
        pub path: String,
        #[ts(type = "number")]
        pub at: i64,
        pub read: bool,
    }

    /// Which of them have been read.
    pub struct NoticesRead {
        #[ts(type = "number[]")]
        pub ids: Vec<i64>,
    }
}
