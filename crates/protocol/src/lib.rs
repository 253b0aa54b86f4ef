//! The messages between the server and its clients, and nothing else: the only types with a promised JSON form.
//!
//! Fields are written in camelCase, variants and fixed words in kebab-case. Ids of cards, countries, effects and the
//! words of actions are those of the rules crates. Everything a person reads comes in the language that the client
//! asked for; everything a program needs stands beside it as a word.
//!
//! Suggested reading order: [`lobby`] (games and tables), [`table`] (one table: who sits where, questions, log, clocks),
//! [`moments`] (what happened, for programs),
//! [`twilight`] and [`guerra_fria`] (what one viewer sees of a game), [`socket`] (the messages), [`replay`] (games that are
//! over), [`lessons`], [`study`], [`ratings`], [`pairing`], [`events`], [`account`], [`moderation`], [`notices`], [`bot`] (the streams for programs), [`alone`] (a house without a server), [`plain`] (text that does nothing). [`typescript`] writes the same types for the web client.

pub mod account;
pub mod alone;
pub mod bot;
pub mod error;
pub mod events;
pub mod guerra_fria;
pub mod lessons;
pub mod lobby;
pub mod moderation;
pub mod moments;
pub mod notices;
pub mod pairing;
pub mod plain;
pub mod ratings;
pub mod replay;
pub mod review;
pub mod socket;
pub mod study;
pub mod table;
pub mod twilight;
pub mod typescript;

pub use account::*;
pub use alone::*;
pub use bot::*;
pub use error::*;
pub use events::*;
pub use guerra_fria::*;
pub use lessons::*;
pub use lobby::*;
pub use moderation::*;
pub use moments::*;
pub use notices::*;
pub use pairing::*;
pub use ratings::*;
pub use replay::*;
pub use review::*;
pub use socket::*;
pub use study::*;
pub use table::*;
pub use twilight::*;

/// Writes the derives and naming rules that every message shares.
macro_rules! message {
    ($($(#[$meta:meta])* pub struct $name:ident { $($body:tt)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema)]
            #[serde(rename_all = "camelCase")]
            pub struct $name { $($body)* }
        )*
    };
}

/// An enumeration without data: fixed words in kebab-case.
macro_rules! words {
    ($($(#[$meta:meta])* pub enum $name:ident { $($body:tt)* })*) => {
        $(
            $(#[$meta])*
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS,
                schemars::JsonSchema,
            )]
            #[serde(rename_all = "kebab-case")]
            pub enum $name { $($body)* }
        )*
    };
}

/// An enumeration with data, told apart by the field `type`.
macro_rules! tagged {
    ($($(#[$meta:meta])* pub enum $name:ident { $($body:tt)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema)]
            #[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
            pub enum $name { $($body)* }
        )*
    };
}

pub(crate) use {message, tagged, words};
