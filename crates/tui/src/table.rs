//! What can be done at a table, whichever it is: one on this machine, or a record that is only looked at.

use std::time::Duration;

use crate::scene::Scene;

/// A table.
pub trait Table {
    /// What is to be seen now.
    fn scene(&self) -> &Scene;

    /// Lets everybody but the people move, for at most about `patience`. Tells whether anything has changed.
    fn go_on(&mut self, patience: Duration) -> bool;

    /// Does the table wait for a bot that is still thinking?
    fn is_thinking(&self) -> bool;

    /// Answers the question with the choice of this number.
    fn answer(&mut self, choice: usize) -> Result<(), Refused>;

    /// Takes back the last own step.
    fn undo(&mut self) -> Result<(), Refused>;

    /// Everything that can be looked up by name.
    fn index(&self) -> Vec<Thing>;

    /// What there is to say about a thing: a card's text, a country with the odds of attacking it.
    fn about(&self, id: &str) -> Vec<String>;

    /// The odds of what these words mean, such as `coup iran 3`.
    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused>;

    /// What a region, or everything, would score now; for Guerra Fría what each attack would meet.
    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused>;

    /// In a viewer: shows the game after this many actions.
    fn step_to(&mut self, _step: usize) {}

    /// In a viewer: the step of the next (or previous) turn or round.
    fn next_heading(&self, _back: bool) -> Option<usize> {
        None
    }

    /// In a viewer: looks through the next pair of eyes.
    fn change_eyes(&mut self) {}

    /// How many people share the screen.
    fn people(&self) -> usize {
        1
    }

    /// Where the game is kept.
    fn kept_in(&self) -> String;
}

/// Why something cannot be done: one line for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

/// A thing with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    pub id: String,
    pub name: String,
    /// `Card` or the region of a country.
    pub kind: String,
}
