//! What a game must know of itself to be reviewed.

use detente_chronicle::Told;
use detente_game::{Seat, SeatSet};
use detente_words::Lang;

use crate::judge::Judge;
use crate::puzzle::{Found, Theme};
use crate::result::{ChanceKind, DecisionKind, Phase, Why};

/// A question to Nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub kind: ChanceKind,
    /// Whose luck it is.
    pub of: Option<Seat>,
}

/// Where in a game something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub turn: u32,
    /// The action round; 0 before the first.
    pub round: u32,
    /// Whose play it is; nobody's where all choose at once or where the table acts.
    pub by: Option<Seat>,
    pub phase: Phase,
}

/// A game that can be reviewed.
pub trait Reviewed: Told {
    type Judge: Judge<Self> + Send;

    /// The best player there is; none where the program was built without its network.
    fn judge() -> Option<Self::Judge>;

    /// Are the seats those of the players for the rest of the game? Before, lines cannot say what is good for whom, and nothing is judged.
    fn is_seated(&self) -> bool {
        true
    }

    /// Can it be played on from here to the end of the game? Positions of strangers may be cut out of a round.
    fn goes_on(&self) -> bool {
        true
    }

    /// What Nature is asked here.
    fn chance(&self) -> Asked;

    /// What kind of decision it is when `seat` does `action` here.
    fn decision(&self, seat: Seat, action: Self::Action) -> DecisionKind;

    fn place(&self) -> Place;

    /// What a choice is called: `coups Iran: 50% to take control`, or as its button.
    fn deed(view: &Self::View, seat: Seat, action: Self::Action, lang: Lang) -> String {
        label::<Self>(view, seat, action, lang)
    }

    /// What asks for a choice that is only called as its button, which does not say it: the card whose event it is.
    fn occasion(_view: &Self::View, _seat: Seat, _action: Self::Action, _lang: Lang) -> Option<String> {
        None
    }

    /// What came out differently, the weightiest first, from the means of what the judge traced after what was played and after the
    /// best.
    fn why(seat: Seat, played: &[f32], best: &[f32]) -> Vec<Why>;

    /// The position as a puzzle asks it of `seat`: as it is, or without what says nothing but in which order people were quick.
    fn as_asked(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// May it be the answer of a puzzle, or a wrong one? Not what only says the same in another way, or takes back what was said.
    fn is_answer(_action: Self::Action) -> bool {
        true
    }

    /// What a puzzle with this answer is about.
    fn theme(&self, found: &Found<'_, Self::Action>) -> Theme;

    /// The seats that a record counts as the winners, by the names it gives.
    fn winners(names: &[String]) -> SeatSet {
        names.iter().filter_map(|name| Seat::parse::<Self>(name)).collect()
    }
}

/// What stands on the button of a choice.
pub fn label<G: Told>(view: &G::View, seat: Seat, action: G::Action, lang: Lang) -> String {
    let word = G::action_word(action);
    let question = G::question(view, seat, lang);
    let label = question.and_then(|question| {
        question.choices.into_iter().find(|choice| choice.word == word).map(|choice| choice.label)
    });
    label.unwrap_or(word)
}
