//! The plays of Twilight Struggle and what their moments tell.
//!
//! Numbers stand before and after, so that whoever shows a moment needs nothing but the moment, and whoever follows all of
//! them has the board. Control is that of the rules before and after (2.1.7).

use detente_struggle::cards::{Barred, CardId};
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::rules::modifier::Modifiers;
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::rules::scoring::Scoring;
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::{China, Ending, State};

use super::entry::Roll;
use crate::moment::{Audience, Happening};

/// A play of Twilight Struggle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayKind {
    /// Bids and the first deal; then what a side places.
    Setup { by: Option<Side> },
    /// 4.5 A and B: DEFCON improves, cards are dealt.
    TurnBegins { turn: u8 },
    /// 4.5 C: both choose, and the headlines are turned up.
    Headlines { turn: u8 },
    /// The headline of one side takes effect.
    Headline { turn: u8, by: Side, card: CardId },
    /// 4.5 D: the action round of one side.
    ActionRound { turn: u8, round: u8, by: Side },
    /// A card played inside an event.
    Extra { by: Side, card: CardId },
    /// 4.5 E to I.
    EndOfTurn { turn: u8 },
    /// 10.3.2.
    FinalScoring,
}

/// What lies in a country, and who controls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    pub us: u8,
    pub ussr: u8,
    pub control: Option<Side>,
}

impl Holding {
    pub(super) fn of(state: &State, country: Country) -> Holding {
        Holding {
            us: state.influence(Side::Us, country),
            ussr: state.influence(Side::Ussr, country),
            control: Side::BOTH.into_iter().find(|&by| state.controls(by, country)),
        }
    }
}

/// Cards that a viewer knows, or only how many they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    Named(Vec<CardId>),
    Hidden(usize),
}

impl Cards {
    pub fn count(&self) -> usize {
        match self {
            Cards::Named(cards) => cards.len(),
            Cards::Hidden(count) => *count,
        }
    }

    pub(super) fn push(&mut self, card: CardId) {
        match self {
            Cards::Named(cards) => cards.push(card),
            Cards::Hidden(count) => *count += 1,
        }
    }

    fn hidden(&self) -> Cards {
        Cards::Hidden(self.count())
    }
}

/// What a moment tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// 11.1.4: the bid of the player in a chair, opened.
    Bids {
        chair: Side,
        wants: Side,
        bid: u8,
    },
    ChairsChange,
    /// 4.4: the cards of an era join the deck.
    EraJoins {
        turn: u8,
    },
    Reshuffle,
    /// Only the side itself may know which.
    Dealt {
        side: Side,
        cards: Cards,
    },
    HeadlineChosen {
        side: Side,
    },
    HeadlineTurned {
        side: Side,
        card: CardId,
    },
    HeadlineCancelled {
        side: Side,
        card: CardId,
    },
    /// The headline takes effect now.
    HeadlineBegins {
        side: Side,
        card: CardId,
    },
    Passes {
        side: Side,
    },
    /// A card is played, and how it is used.
    Plays {
        side: Side,
        card: CardId,
        how: Word,
    },
    /// Operations begin: what for, what they are worth and why.
    Operations {
        side: Side,
        how: Word,
        value: OpsValue,
    },
    Event {
        card: CardId,
        by: Side,
    },
    NoEvent {
        card: CardId,
        why: Barred,
    },
    /// What changed in a country in one go.
    Changes {
        country: Country,
        before: Holding,
        after: Holding,
    },
    /// The box of the Chinese Civil War variant.
    ChineseCivilWar {
        before: u8,
        after: u8,
    },
    Defcon {
        from: u8,
        to: u8,
    },
    /// The score is positive for the US. No points: a scoring or comparison that gave nothing.
    Points {
        side: Option<Side>,
        points: u8,
        before: i8,
        after: i8,
        because: Option<Effect>,
    },
    /// A region was scored: the whole sum. The points are those of the rules.
    Scored {
        points: BySide<i8>,
        sum: Box<Scoring>,
    },
    /// Southeast Asia Scoring: what each side controls there, and the points.
    SoutheastAsia {
        points: BySide<i8>,
        held: BySide<CountrySet>,
    },
    MilitaryOps {
        side: Side,
        from: u8,
        to: u8,
    },
    /// 8.2.1: what each side lacks of the required military operations.
    Shortfall {
        lacks: BySide<u8>,
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
    SpaceRoll {
        side: Side,
        die: u8,
        needed: u8,
    },
    Space {
        side: Side,
        from: u8,
        to: u8,
    },
    /// The roll out of Quagmire or Bear Trap.
    TrapRoll {
        side: Side,
        trap: Effect,
        die: u8,
        free: bool,
    },
    /// Both rolled: Olympic Games, Summit, NATO Referendum.
    Contest {
        card: CardId,
        us: Roll,
        ussr: Roll,
    },
    Begins(Effect),
    Acts(Effect),
    Ends(Effect),
    /// Cards of the hand shown to everybody.
    Reveals {
        side: Side,
        cards: Cards,
    },
    /// 11.1.1: held cards are shown from the edge.
    ShowsHeld {
        side: Side,
        cards: u8,
    },
    /// From the discards into the hand.
    Retrieves {
        side: Side,
        card: CardId,
    },
    /// The US looks at cards of the draw pile; only the US may know which.
    LooksAt {
        cards: Cards,
    },
    Discards {
        side: Side,
        cards: Cards,
    },
    /// From this side's hand to the opponent's.
    Gives {
        side: Side,
        card: CardId,
    },
    /// Back into the draw pile or the hand it came from.
    Returns {
        card: CardId,
    },
    /// An answer that nothing else shows.
    Chooses {
        side: Side,
        word: Word,
    },
    Names {
        side: Side,
        country: Country,
    },
    China {
        before: China,
        after: China,
    },
    Over {
        winner: Option<Side>,
        ending: Ending,
    },
}

impl What {
    /// Cards that come, go or lie open: such moments that follow each other are drawn together.
    pub(super) const fn is_heap(&self) -> bool {
        matches!(
            self,
            What::Dealt { .. } | What::Reveals { .. } | What::Discards { .. } | What::LooksAt { .. }
        )
    }
}

impl Happening for What {
    fn audience(&self) -> Audience {
        match self {
            What::Dealt { side, .. } => Audience::Only(side.seat()),
            What::LooksAt { .. } => Audience::Only(Side::Us.seat()),
            _ => Audience::Everybody,
        }
    }

    fn blanked(&self) -> What {
        match self {
            What::Dealt { side, cards } => What::Dealt { side: *side, cards: cards.hidden() },
            What::LooksAt { cards } => What::LooksAt { cards: cards.hidden() },
            open => open.clone(),
        }
    }
}
