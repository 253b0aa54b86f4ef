//! What the log of a game of Twilight Struggle keeps: facts, drawn together and explained, without language.

use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::Country;
use detente_struggle::rules::modifier::Modifiers;
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::rules::scoring::Scoring;
use detente_struggle::side::Side;

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The game begins.
    Setup,
    Turn {
        turn: u8,
    },
    /// The headline phase begins.
    Headlines,
    /// 8.2.1: the action rounds are over.
    EndOfTurn {
        turn: u8,
    },
    /// A side lacks military operations.
    Lacks {
        side: Side,
        points: u8,
    },
    /// Cards dealt in one go. Only the side itself may know them.
    Dealt {
        side: Side,
        cards: Vec<CardId>,
    },
    /// Cards of the draw pile. Only the US may know them.
    LooksAt {
        cards: Vec<CardId>,
    },
    Reveals {
        side: Side,
        cards: Vec<CardId>,
    },
    Discards {
        side: Side,
        cards: Vec<CardId>,
    },
    /// A card is played; what its operations are worth once they have begun.
    Plays {
        side: Side,
        card: CardId,
        how: Word,
        value: Option<OpsValue>,
    },
    /// Southeast Asia Scoring: the points of both sides.
    SoutheastAsia {
        us: i8,
        ussr: i8,
    },
    /// Influence of `side` gained or lost in one go.
    Influence {
        side: Side,
        gain: bool,
        changes: Vec<Change>,
    },
    /// Points, and the effect that gives them if it is not the card being played.
    VictoryPoints {
        side: Side,
        points: u8,
        score: i8,
        because: Option<Effect>,
    },
    Coup {
        by: Side,
        target: Country,
        die: u8,
        points: u8,
        modifiers: Modifiers,
        result: i8,
    },
    Realignment {
        by: Side,
        target: Country,
        us: Roll,
        ussr: Roll,
    },
    War {
        card: CardId,
        by: Side,
        target: Country,
        roll: Roll,
        needed: u8,
        won: bool,
    },
    Contest {
        card: CardId,
        us: Roll,
        ussr: Roll,
    },
    /// A region was scored; `parts` say how the points come about.
    Scored {
        us: i8,
        ussr: i8,
        parts: Box<Scoring>,
        /// Do the parts add up to the points?
        agrees: bool,
    },
    /// The China Card changes hands, or is turned over.
    China {
        holder: Side,
        face_up: bool,
        moves: bool,
    },
    /// Everything that needs no explanation.
    Plain(Fact),
}

/// What changed in one country, and what lies there now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub country: Country,
    pub points: u8,
    pub us: u8,
    pub ussr: u8,
}

/// A die with what is added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    pub die: u8,
    pub modifiers: Modifiers,
}

impl Roll {
    pub fn total(&self) -> i8 {
        self.die as i8 + self.modifiers.sum()
    }
}
