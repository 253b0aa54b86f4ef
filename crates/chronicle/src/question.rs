//! What is asked of a seat, and what it may answer.

use detente_game::Seat;

/// A question to one seat, in its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub seat: Seat,
    /// What is wanted, in one sentence.
    pub text: String,
    /// The id of the card that asks or is being used, if one does.
    pub card: Option<&'static str>,
    /// Where in the rules or on which card one reads why: the title of the card, or a section such as `6.1`.
    pub why: String,
    /// False if nobody waits for this seat: it may still interrupt with one of these.
    pub awaited: bool,
    /// Everything the seat may answer, in the order of the rules' list.
    pub choices: Vec<Choice>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The word of the action as records and engines write it: `poland`, `coup`, `lift-cuba`.
    pub word: String,
    /// What a person reads on the button.
    pub label: String,
    /// What a person wants to know before pressing the button: the cost, the odds, why an event is barred.
    pub hint: Option<String>,
    /// What it costs, where points are spent: 1, or 2 in a country that the opponent controls.
    pub cost: Option<u8>,
    /// How the game could be lost by it, if it could.
    pub warning: Option<String>,
    pub subject: Subject,
}

/// What an answer is about, so that a table can show it in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A card, by its id.
    Card(&'static str),
    /// A country, by its id.
    Country(&'static str),
    /// A seat, by its name.
    Seat(&'static str),
    /// A number of missiles, towards or from a marker against a seat.
    Missiles(&'static str, i8),
    /// A word and nothing else.
    Word,
    /// Something the seat may do at any time, question or not.
    Interruption(&'static str),
}
