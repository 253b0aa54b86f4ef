//! What can be done at a table, whichever it is: one on this machine, one at a server, or a record that is only looked at.

use std::time::Duration;

use detente_game::coach::Wish;
use detente_rulebook::{Lang, Rules};

use crate::say::Say;
use crate::scene::Scene;

/// A table as the terminal shows it.
pub trait TableScreen {
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

    /// Whose rules are played here, and in which language they are read.
    fn rules(&self) -> Option<(Rules, Lang)> {
        None
    }

    /// Is it a lesson? Then there is a hint of its own, and nothing that a game has.
    fn is_lesson(&self) -> bool {
        false
    }

    /// In a lesson: sets the step up anew. Tells whether there was one.
    fn start_over(&mut self) -> bool {
        false
    }

    /// What a bot would do in this player's place and why, knowing what this player knows; nothing where nobody can tell.
    fn hint(&mut self) -> Option<String> {
        None
    }

    /// Tells the coach how much to say, or only asks; nothing where there is no coach. What it says stands in the scene.
    fn coach(&mut self, _wish: Option<Wish>) -> Option<Wish> {
        None
    }

    /// Shows in the log why bots do what they do, or hides it. Tells whether it is shown now; nothing where no bot says why.
    fn turn_reasons(&mut self) -> Option<bool> {
        None
    }

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

    /// The same in a sentence.
    fn kept_line(&self, say: Say) -> String {
        let id = if self.scene().step.is_some() { "looking-at" } else { "kept-here" };
        say.text(id, &[("file", self.kept_in().into())])
    }

    /// What somebody who leaves wants to know: where the game is and how to come back.
    fn farewell(&self, say: Say) -> String {
        let id = if self.scene().over.is_some() { "kept-finished" } else { "kept" };
        say.text(id, &[("file", self.kept_in().into())])
    }

    /// Do others move in their own time? Then there is something to hear and to do while one waits.
    fn is_shared(&self) -> bool {
        false
    }

    /// What can be done besides answering.
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    /// Does it, with the text that was given. Tells what came of it, if there is something to tell.
    fn carry_out(&mut self, what: What, text: &str) -> Result<Option<String>, Refused>;
}

/// Something to be done at a table besides answering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    pub what: What,
    pub label: String,
    pub wants: Wants,
}

/// What a deed is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Agrees to the offer on the table, or does not (or takes back one's own).
    Accept,
    Refuse,
    /// A line of chat.
    Say,
    TakeBack,
    Draw,
    /// Stops all clocks for a while, if the others agree; and lets them go on.
    Pause,
    Resume,
    /// Ends the game of somebody whose time is over.
    Claim,
    Resign,
    /// Begins the game; bots on the free seats first.
    Start,
    Bots,
    /// Calls the table off before the game.
    CallOff,
    Rematch,
}

impl What {
    pub const ALL: [What; 13] = [
        What::Accept,
        What::Refuse,
        What::Say,
        What::TakeBack,
        What::Draw,
        What::Pause,
        What::Resume,
        What::Claim,
        What::Resign,
        What::Start,
        What::Bots,
        What::CallOff,
        What::Rematch,
    ];

    /// The English word for it in the line mode; each language has one more in `tui-command-…`.
    pub fn word(self) -> &'static str {
        match self {
            What::Accept => "accept",
            What::Refuse => "refuse",
            What::Say => "say",
            What::TakeBack => "takeback",
            What::Draw => "draw",
            What::Pause => "pause",
            What::Resume => "resume",
            What::Claim => "claim",
            What::Resign => "resign",
            What::Start => "start",
            What::Bots => "bots",
            What::CallOff => "calloff",
            What::Rematch => "rematch",
        }
    }
}

/// What a deed needs before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    Nothing,
    /// A line to be typed.
    Text,
    /// To be asked whether one is sure.
    Certainty,
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
