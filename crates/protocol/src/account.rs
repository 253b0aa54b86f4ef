//! Who one is: guests, names with passwords, tokens for programs, where to be told that it is one's turn.

use crate::{Language, message};

message! {
    /// A guest's name, or none to be given one.
    pub struct GuestRequest {
        #[serde(default)]
        pub name: String,
    }

    /// A name and its password, to register (a guest keeps the tables) or to log in.
    pub struct Credentials {
        pub name: String,
        pub password: String,
    }

    /// The one who reads this.
    pub struct Me {
        pub id: String,
        pub name: String,
        pub guest: bool,
        pub language: Option<Language>,
        /// Where “your turn” is sent; empty for nowhere.
        pub webhook: String,
        pub email: String,
        /// Has the link been followed that was sent there? Nothing else is sent before that.
        pub email_confirmed: bool,
    }

    /// What to change of oneself; what is left out stays.
    pub struct Settings {
        #[serde(default)]
        pub language: Option<Language>,
        #[serde(default)]
        pub webhook: Option<String>,
        #[serde(default)]
        pub email: Option<String>,
    }

    pub struct TokenRequest {
        pub label: String,
    }

    /// A token, shown once; send it as `Authorization: Bearer …`.
    pub struct NewToken {
        pub id: String,
        pub label: String,
        pub token: String,
    }

    /// A token as it is listed later.
    pub struct TokenInfo {
        pub id: String,
        pub label: String,
        #[ts(type = "number")]
        pub created: i64,
    }
}
