//! Who one is: guests, names with passwords, tokens for programs, where to be told that it is one's turn.

use crate::{Language, Role, message};

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
        /// The second factor, if the account has one: a code of the app, or a recovery code.
        #[serde(default)]
        pub code: Option<String>,
    }

    /// The one who reads this.
    pub struct Me {
        pub id: String,
        pub name: String,
        pub guest: bool,
        pub role: Role,
        pub language: Option<Language>,
        /// Where “your turn” is sent; empty for nowhere.
        pub webhook: String,
        pub email: String,
        /// Has the link been followed that was sent there? Nothing else is sent before that.
        pub email_confirmed: bool,
        /// Is an authenticator app asked for, and how many recovery codes are left?
        pub two_factor: bool,
        pub recovery_left: u32,
        /// When the password was last changed.
        #[ts(type = "number | null")]
        pub password_changed: Option<i64>,
        /// When the account ends, if its owner has asked for that; signing in calls it off.
        #[ts(type = "number | null")]
        pub leaves: Option<i64>,
    }

    /// What to change of oneself; what is left out stays.
    pub struct Settings {
        #[serde(default)]
        pub language: Option<Language>,
        #[serde(default)]
        pub webhook: Option<String>,
        #[serde(default)]
        pub email: Option<String>,
        /// The password again, wanted with another e-mail address.
        #[serde(default)]
        pub password: Option<String>,
    }

    /// The key by which push services know this server, as browsers want it.
    pub struct PushKey {
        pub key: String,
    }

    /// Where a push service takes pushes for one browser; pushes carry nothing, so no more is needed.
    pub struct PushAddress {
        pub endpoint: String,
    }

    pub struct PasswordChange {
        pub present: String,
        pub new: String,
    }

    /// Another name, with the password; a guest has none.
    pub struct NewName {
        pub name: String,
        pub password: String,
    }

    /// Whose password is lost. The answer is the same whether or not there is such an account.
    pub struct ResetRequest {
        pub name: String,
    }

    /// What follows from the link of a letter.
    pub struct NewPassword {
        pub password: String,
    }

    /// The password again.
    pub struct Proof {
        pub password: String,
    }

    /// A browser that is signed in, or a token of a program.
    pub struct SessionInfo {
        pub id: String,
        pub token: bool,
        /// What the browser calls itself in short, or the label of the token.
        pub label: String,
        #[ts(type = "number")]
        pub created: i64,
        /// When it was last used, to some minutes.
        #[ts(type = "number")]
        pub seen: i64,
        /// Is it the one that asks?
        pub this: bool,
    }

    /// A secret for an authenticator app, which counts once a code of it was sent back.
    pub struct NewSecondFactor {
        pub secret: String,
        /// The same as an address, for the app.
        pub uri: String,
        /// The address as a picture: rows of `1` (dark) and `0`.
        pub qr: Vec<String>,
    }

    pub struct SecondFactorCode {
        pub code: String,
    }

    /// Each is good once instead of a code of the app. They are shown once.
    pub struct RecoveryCodes {
        pub codes: Vec<String>,
    }

    /// The end of one's account: its name, typed again, and the password (guests have none).
    pub struct Leaving {
        pub name: String,
        #[serde(default)]
        pub password: String,
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
