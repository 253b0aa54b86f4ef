//! What both games have in common when they are told.

use detente_game::bot::Reason;
use detente_game::{Notation, Seat, SeatSet, Viewer};
use detente_words::Lang;

use crate::moment::{Happening, Moment, Plays};
use crate::{Line, Question};

/// A game that can be told in words.
pub trait Told: Notation {
    type Log: Chronicle<Self>;

    /// What `seat` is asked, or what it may do although it is not asked; nothing if it can do nothing, or if
    /// `view` is not the view of that seat.
    fn question(view: &Self::View, seat: Seat, lang: Lang) -> Option<Question>;

    /// What the table waits for, told to the viewer of `view`; nothing once the game is over.
    fn waiting(view: &Self::View, lang: Lang) -> Option<Waiting>;
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Empty if a die or a card is awaited.
    pub seats: SeatSet,
    pub text: String,
}

/// A game's log, kept without language and without viewer.
///
/// Facts of one deed are drawn together (three points in Poland are one line), so a new fact may change the last few
/// entries instead of adding one: [`tell`](Chronicle::tell) gives the place from which the log is new. There are equally
/// many entries for every viewer.
pub trait Chronicle<G: Notation>: Clone + core::fmt::Debug {
    /// What kinds of plays the game has.
    type Kind: Clone + core::fmt::Debug + PartialEq;
    /// What its moments tell.
    type What: Happening + core::fmt::Debug + PartialEq;

    /// The log of a game that begins with these options.
    fn new(options: &G::Options) -> Self;

    /// The log of a game that is taken up in this position; nothing of what went before is known.
    fn of_position(game: &G) -> Self;

    /// Takes the next fact. Gives the index of the first entry that is new or has changed; entries behind it may have
    /// gone.
    fn tell(&mut self, fact: &G::Fact) -> usize;

    /// Why a player does what the next facts tell of, said before them; nothing if there is nothing to say. Whoever says it
    /// answers for it that the choice lies open.
    fn because(&mut self, _why: Option<(Seat, Reason)>) {}

    /// How many entries there are, with those that were forgotten.
    fn len(&self) -> usize;

    /// The first entry that was not forgotten.
    fn first(&self) -> usize;

    /// Forgets what came before the play of the entry `before`, as far as it is not needed to go on. What is left keeps its
    /// numbers; whoever wants the rest again has to tell the game from its beginning.
    fn forget(&mut self, before: usize);

    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The entry `index`, told to `viewer`.
    fn line(&self, index: usize, viewer: Viewer, lang: Lang) -> Line;

    /// The entry `index` with nothing hidden, for a game that is over or a record that is read.
    fn open_line(&self, index: usize, lang: Lang) -> Line;

    /// Is the entry `index` a heading? Asked of every entry of long games, so it need not be put into words.
    fn is_heading(&self, index: usize) -> bool {
        self.open_line(index, Lang::En).tone.is_heading()
    }

    /// What happened, as plays and moments with nothing hidden; [`moments`](Chronicle::moments) has them for a viewer.
    fn plays(&self) -> &Plays<Self::Kind, Self::What>;

    /// The moments of the play `index`, told to `viewer`.
    fn moments(&self, index: usize, viewer: Viewer) -> Vec<Moment<Self::What>> {
        let told = |moment: &Moment<Self::What>| Moment {
            what: moment.what.told_to(viewer),
            lines: moment.lines.clone(),
        };
        self.plays().get(index).into_iter().flat_map(|play| &play.moments).map(told).collect()
    }

    /// All lines from entry `from` on.
    fn lines_from(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        (from..self.len()).map(|index| self.line(index, viewer, lang)).collect()
    }

    fn lines(&self, viewer: Viewer, lang: Lang) -> Vec<Line> {
        self.lines_from(0, viewer, lang)
    }

    /// All lines with nothing hidden.
    fn open_lines(&self, lang: Lang) -> Vec<Line> {
        (0..self.len()).map(|index| self.open_line(index, lang)).collect()
    }
}

/// The lines of all these facts, from the beginning of a game.
pub fn lines<G: Told>(options: &G::Options, facts: &[G::Fact], viewer: Viewer, lang: Lang) -> Vec<Line> {
    let mut log = G::Log::new(options);
    for fact in facts {
        log.tell(fact);
    }
    log.lines(viewer, lang)
}
