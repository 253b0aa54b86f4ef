//! The digest of everything that was done in a game so far: what scheme 2 rolls its dice from, besides the seed.
//!
//! It begins as SHA-256 of four lines, each ended by a line feed: `detente-history 2`, `game NAME`, `rules VERSION`, `options
//! WORDS` (the words of the record's line, one blank between them; the line is `options ` with its blank if there are none). Each
//! action, Nature's included, makes it SHA-256 of the digest before in hexadecimal, a blank, the actor (`nature` or the seat),
//! a blank and the word of the action.

use detente_game::record::actor_name;
use detente_game::{Actor, Notation};
use sha2::{Digest, Sha256};

use crate::seed::hex;

/// A digest of a game's beginning and of its actions, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chain([u8; 32]);

impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chain({})", self.text())
    }
}

impl Chain {
    /// Before the first action.
    pub fn begin<G: Notation>(options: &G::Options) -> Chain {
        let words = G::options_words(options).join(" ");
        let (name, rules) = (G::NAME, G::rules_of(options));
        let head = format!("detente-history 2\ngame {name}\nrules {rules}\noptions {words}\n");
        Chain(Sha256::digest(head).into())
    }

    /// After one more action.
    #[must_use]
    pub fn and<G: Notation>(self, by: Actor, action: G::Action) -> Chain {
        let text = format!("{} {} {}", self.text(), actor_name::<G>(by), G::action_word(action));
        Chain(Sha256::digest(text).into())
    }

    /// In hexadecimal.
    pub fn text(&self) -> String {
        hex(&self.0)
    }
}
