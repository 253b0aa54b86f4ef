//! Everything a person reads, in English, Spanish, Portuguese (Brazil) and Italian.
//!
//! The texts are [Fluent](https://projectfluent.org) files under `locales/<language>/<file>.ftl`, built into the
//! program. The terminal, the server and (as plain `.ftl` text, see [`sources`]) the web client read the same ones.
//! This crate knows no rules: cards, countries, regions and seats are named by the ids used in every game record
//! (`"fidel"`, `"south-korea"`, `"middle-east"`, `"ussr"`).
//!
//! ```
//! use detente_words::{Lang, WORDS, card_name};
//!
//! assert_eq!(card_name(Lang::Es, "nato"), "OTAN");
//! assert_eq!(WORDS.get(Lang::It, "region-africa"), "Africa");
//! let line = WORDS.format(Lang::En, "vp", &[("n", 3.into())]);
//! assert_eq!(line, "3 VP");
//! ```
//!
//! # Adding a text
//!
//! 1. Write the message in `locales/en/<file>.ftl`, and under the same id in `es`, `pt` and `it`. A message that is
//!    missing, empty or takes other arguments in one of the languages fails `cargo test -p detente-words`.
//! 2. Where one thing needs two texts (a card and its summary), the second is an attribute, asked for with a dot:
//!    `"card-fidel.summary"`.
//! 3. Ids are lower-case words joined by hyphens, the kind first: `card-`, `country-`, `region-`, `seat-`, `space-`,
//!    `era-`, `term-`; new files choose a prefix of their own (`fact-`, `cli-`).
//!
//! # Adding a file
//!
//! Create the `.ftl` file in all four folders and add its name to the list in `files.rs`: one line.
//!
//! # Sentences about sides, countries and numbers
//!
//! - A number that changes the sentence: `{ $n -> [one] … *[other] … }`. Each language selects by its own plural rule.
//! - A country or region after a preposition: pass the finished phrase, `country-iran.in` (“in Iran”, “en Irán”,
//!   “no Irã”, “in Iran”) or `country-iran.from`, because Portuguese and Italian fuse preposition and article.
//! - A side inside a sentence: `seat-us.the` (“the US”, “los EE. UU.”, “os EUA”, “gli USA”), `.of` and `.to`. The US is
//!   plural in Spanish, Portuguese and Italian, the USSR singular: pass the id of the side as well and select the
//!   verb by it, `{ $side -> [us] ganan *[other] gana }`, in every language, so that the arguments agree.

mod files;
mod lang;
mod names;
mod words;

pub use files::{Source, sources};
pub use lang::{Lang, UnknownLang};
pub use names::{card_name, card_summary, card_summary_in, country_name, region_name, seat_name};
pub use words::{Text, Value, WORDS, Words, text};
