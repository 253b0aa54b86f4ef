//! A game in progress, in words: what happened, what is asked, what the odds are, in four languages.
//!
//! The rules report facts and ask by frames; the terminal, the server and the web table show sentences. This crate is
//! the one place between them, so that a move reads the same everywhere. It knows the rules well enough to name a
//! modifier or a chance, and it decides nothing.
//!
//! * [`Chronicle`]: follows the facts of a game and keeps them as a readable log; each entry becomes a [`Line`] for a
//!   viewer in a language. What the viewer may not know is worded neutrally or is not there at all.
//!   Beside the entries stand *plays*, each a list of typed *moments* ([`moment`]), for whoever shows and does not read.
//! * [`Told`]: a game that can be told. [`Told::question`] puts what a seat is asked into a [`Question`] with its
//!   choices, [`Told::waiting`] says what the table waits for to somebody who is not asked.
//! * [`twilight`]: besides, why an event is barred, what operations are worth, odds, score previews, effects in force.
//!
//! The sentences are in `crates/words/locales/<language>/{facts,questions,barred,effects,odds}.ftl`; [`record_error`] says
//! what is wrong with a record.
//!
//! ```
//! use detente_chronicle::{Chronicle, Told};
//! use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
//! use detente_struggle::Struggle;
//! use detente_words::Lang;
//!
//! let mut game = <Struggle as Game>::new(&Default::default());
//! let mut log = <Struggle as Told>::Log::new(&game.options());
//! let mut rng = Rng::new(1);
//! while game.to_act() == ToAct::Nature {
//!     let card = game.sample_chance(&mut rng);
//!     game.apply_reporting(Actor::Nature, card, &mut |fact| _ = log.tell(&fact)).unwrap();
//! }
//! let lines = log.lines(Viewer::Observer, Lang::En);
//! assert_eq!(lines.last().unwrap().text, "The US is dealt 8 cards");
//! let question = Struggle::question(&game.view(Viewer::Seat(Seat(1))), Seat(1), Lang::En).unwrap();
//! assert_eq!(question.choices[0].word, "finland");
//! ```

pub mod guerra_fria;
pub mod moment;
pub mod twilight;

mod fault;
mod line;
mod memo;
mod question;
mod reason;
mod say;
mod tail;
mod told;

pub use fault::record_error;
pub use line::{Die, Line, NamedCard, Tone, Why};
pub use moment::{Audience, Happening, Moment, Place, Play, Plays};
pub use question::{Choice, Question, Subject};
pub use reason::{coached, only_names, reason};
pub use told::{Chronicle, Told, Waiting, lines};
