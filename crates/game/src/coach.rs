//! What a coach says to somebody's first games: what is at stake, two or three sensible plays, the danger in a choice.
//!
//! A coach is a function of a view, so it knows what its pupil may know and remembers nothing: asked again after a reload,
//! it says the same. How much of it is said depends on how far the game is and on what the pupil wished.

use alloc::vec::Vec;

use crate::bot::Reason;

/// What there is to say before a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coaching<A> {
    /// What is at stake, the most important first.
    pub notes: Vec<Note>,
    /// Sensible choices, the best first; never empty where something can be chosen.
    pub plays: Vec<Advised<A>>,
    /// How much is usually said at this point of the game: everything at first, then less and less.
    pub usual: Talk,
}

/// One thing worth saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub weight: Weight,
    pub reason: Reason,
}

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// How the game works; to be heard once.
    Lesson,
    /// What decides this turn.
    Stake,
    /// What loses points or the game if it is overlooked.
    Danger,
}

/// A choice that makes sense, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised<A> {
    pub action: A,
    pub reasons: Vec<Reason>,
}

/// How much a coach says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Talk {
    Nothing,
    /// Dangers alone.
    Dangers,
    /// What decides this turn, and two plays.
    Important,
    Everything,
}

/// What a pupil wishes to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Wish {
    /// Everything in the first turn, less and less afterwards.
    #[default]
    Usual,
    /// Everything, however far the game is.
    More,
    /// One step less than usual.
    Less,
    Silence,
}

impl Wish {
    pub const ALL: [Wish; 4] = [Wish::Usual, Wish::More, Wish::Less, Wish::Silence];

    /// The wish as it is written in addresses and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Wish::Usual => "usual",
            Wish::More => "more",
            Wish::Less => "less",
            Wish::Silence => "silent",
        }
    }

    pub fn by_word(word: &str) -> Option<Wish> {
        Wish::ALL.into_iter().find(|wish| wish.word() == word)
    }

    /// How much is said to somebody with this wish where `usual` is usual.
    pub const fn talk(self, usual: Talk) -> Talk {
        match (self, usual) {
            (Wish::Silence, _) | (Wish::Less, Talk::Nothing) => Talk::Nothing,
            (Wish::More, _) => Talk::Everything,
            (Wish::Usual, talk) => talk,
            (Wish::Less, Talk::Everything) => Talk::Important,
            (Wish::Less, Talk::Important | Talk::Dangers) => Talk::Dangers,
        }
    }
}

impl Talk {
    /// Is a note of this weight said?
    pub const fn says(self, weight: Weight) -> bool {
        match self {
            Talk::Nothing => false,
            Talk::Dangers => matches!(weight, Weight::Danger),
            Talk::Important => matches!(weight, Weight::Danger | Weight::Stake),
            Talk::Everything => true,
        }
    }

    /// How many plays are named.
    pub const fn plays(self) -> usize {
        match self {
            Talk::Nothing | Talk::Dangers => 0,
            Talk::Important => 2,
            Talk::Everything => 3,
        }
    }
}

impl<A> Coaching<A> {
    /// What of it is said to a pupil with this wish.
    #[must_use]
    pub fn said(mut self, wish: Wish) -> Coaching<A> {
        let talk = wish.talk(self.usual);
        self.notes.retain(|note| talk.says(note.weight));
        self.plays.truncate(talk.plays());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_said_as_the_game_goes_on_and_nothing_to_whoever_wants_silence() {
        let note = |weight| Note { weight, reason: Reason { id: "x", details: Vec::new() } };
        let play = |action| Advised { action, reasons: Vec::new() };
        let said = |usual, wish: Wish| {
            let notes = [Weight::Danger, Weight::Stake, Weight::Lesson].map(note).to_vec();
            let all = Coaching { notes, plays: [1, 2, 3].map(play).to_vec(), usual };
            let said = all.said(wish);
            (said.notes.len(), said.plays.len())
        };
        assert_eq!(said(Talk::Everything, Wish::Usual), (3, 3));
        assert_eq!(said(Talk::Important, Wish::Usual), (2, 2));
        assert_eq!(said(Talk::Dangers, Wish::Usual), (1, 0));
        assert_eq!(said(Talk::Everything, Wish::Less), (2, 2));
        assert_eq!(said(Talk::Dangers, Wish::Less), (1, 0), "a danger is named to all who listen");
        assert_eq!(said(Talk::Dangers, Wish::More), (3, 3));
        assert_eq!(said(Talk::Everything, Wish::Silence), (0, 0));
    }

    #[test]
    fn every_wish_has_a_word() {
        for wish in Wish::ALL {
            assert_eq!(Wish::by_word(wish.word()), Some(wish));
        }
        assert_eq!(Wish::by_word("loud"), None);
    }
}
