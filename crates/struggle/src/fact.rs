//! What happened: facts in the order in which they happened, each with an audience.
//!
//! Logs in four languages, the web table and the terminal are fed from these; the proof by real games compares them
//! with printed logs.

use detente_game::Viewer;

use crate::cards::{Barred, CardId};
use crate::decision::Word;
use crate::effects::Effect;
use crate::map::{Country, Region};
use crate::rules::modifier::Modifiers;
use crate::rules::operations::OpsValue;
use crate::side::Side;
use crate::state::Ending;

/// One thing that happened. Numbers are those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A new turn begins.
    Turn {
        turn: u8,
    },
    /// Cards of a new era joined the deck (4.4).
    EraJoins {
        turn: u8,
    },
    /// The discards became the new draw pile (4.3).
    Reshuffle,
    /// A card was dealt to a side; only that side knows which.
    Dealt {
        side: Side,
        card: CardId,
    },
    /// A side has chosen its headline, secretly.
    HeadlineChosen {
        side: Side,
    },
    Headline {
        side: Side,
        card: CardId,
    },
    HeadlineCancelled {
        side: Side,
        card: CardId,
    },
    /// The headline of `side` takes effect; what follows comes of it. Logs leave it out.
    HeadlineBegins {
        side: Side,
        card: CardId,
    },
    /// An action round begins.
    Round {
        side: Side,
        round: u8,
    },
    /// A side has nothing to play, or declines an extra round.
    Passes {
        side: Side,
    },
    /// A card is played, and how.
    Plays {
        side: Side,
        card: CardId,
        how: Word,
    },
    /// A card that was played has been dealt with: its play is over. Logs leave it out.
    Disposed {
        card: CardId,
    },
    /// An event happens, carried out by `by`.
    Event {
        card: CardId,
        by: Side,
    },
    /// The event goes on with this step of its card; for coverage and debugging, logs leave it out.
    Step {
        card: CardId,
        step: u8,
    },
    /// An event does not happen.
    NoEvent {
        card: CardId,
        why: Barred,
    },
    /// `change` points of `side` were added to or removed from a country.
    Influence {
        country: Country,
        side: Side,
        change: i8,
        us: u8,
        ussr: u8,
    },
    /// Influence in the box of the Chinese Civil War variant.
    ChineseCivilWar {
        influence: u8,
    },
    Defcon {
        from: u8,
        to: u8,
    },
    /// `side` gains `points`; `score` is positive for the US.
    VictoryPoints {
        side: Side,
        points: u8,
        score: i8,
    },
    /// A scoring or comparison that gave nothing.
    NoPoints {
        score: i8,
    },
    /// A region was scored: points of each side before the difference.
    Scored {
        region: Region,
        us: i8,
        ussr: i8,
    },
    MilitaryOps {
        side: Side,
        total: u8,
    },
    /// 8.2.1: the action rounds are over; what each side lacks of the required military operations.
    Shortfall {
        us: u8,
        ussr: u8,
    },
    /// Operations begin: what for, and what they are worth before regional bonuses.
    Operations {
        side: Side,
        how: Word,
        value: OpsValue,
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
        us_die: u8,
        us_modifiers: Modifiers,
        ussr_die: u8,
        ussr_modifiers: Modifiers,
    },
    War {
        card: CardId,
        by: Side,
        target: Country,
        die: u8,
        modifiers: Modifiers,
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
        to: u8,
    },
    TrapRoll {
        side: Side,
        die: u8,
        free: bool,
    },
    /// Both rolled: Olympic Games, Summit, NATO Referendum.
    Contest {
        card: CardId,
        us_die: u8,
        us_modifiers: Modifiers,
        ussr_die: u8,
        ussr_modifiers: Modifiers,
    },
    Begins(Effect),
    Ends(Effect),
    /// An effect in force acts: the next fact comes of it.
    Acts(Effect),
    /// A card of this side's hand is shown to everybody.
    Reveals {
        side: Side,
        card: CardId,
    },
    /// 11.1.1: the edge of the held cards shows that none of them scores.
    ShowsHeld {
        side: Side,
        cards: u8,
    },
    /// A card is taken from the discards into this side's hand.
    Retrieves {
        side: Side,
        card: CardId,
    },
    /// The US looks at a card of the draw pile (Our Man in Tehran).
    LooksAt {
        card: CardId,
    },
    Discards {
        side: Side,
        card: CardId,
    },
    /// A card goes from this side's hand to the opponent's.
    Gives {
        side: Side,
        card: CardId,
    },
    Returns {
        card: CardId,
    },
    /// An answer that nothing else shows: boycott, a region, a declined offer.
    Chooses {
        side: Side,
        word: Word,
    },
    /// A country named in an answer that nothing else shows (Shuttle Diplomacy).
    Names {
        side: Side,
        country: Country,
    },
    China {
        holder: Side,
        face_up: bool,
    },
    /// 11.1.4: the bid of the player in a chair, opened.
    Bids {
        chair: Side,
        wants: Side,
        bid: u8,
    },
    /// 11.1.4: the players change chairs, so that the seats are the sides.
    ChairsChange,
    /// The final scoring begins.
    FinalScoring,
    Over {
        winner: Option<Side>,
        ending: Ending,
    },
}

impl Fact {
    /// May this viewer be told?
    pub fn is_for(&self, viewer: Viewer) -> bool {
        let only = match self {
            Fact::Dealt { side, .. } => *side,
            Fact::LooksAt { .. } => Side::Us,
            _ => return true,
        };
        viewer == Viewer::Seat(only.seat())
    }

    /// Does this show `own` something that could not be known before: a card of the other side or of the draw pile, or what
    /// lay face down? Everything else follows from what lies open.
    pub fn uncovers(&self, own: Side) -> bool {
        match *self {
            Fact::Headline { side, .. }
            | Fact::Reveals { side, .. }
            | Fact::ShowsHeld { side, .. }
            | Fact::Gives { side, .. }
            | Fact::Discards { side, .. }
            | Fact::Passes { side } => side != own,
            // 4.5 F: a turn ends well only if nobody holds a scoring card.
            Fact::Bids { .. } | Fact::LooksAt { .. } | Fact::Dealt { .. } | Fact::Turn { .. } => true,
            Fact::Over { ending, .. } => ending == Ending::HeldScoringCard,
            // That no scoring card is shown tells as much.
            Fact::Event { card, .. } => card == CardId::TheCambridgeFive && own == Side::Ussr,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId::{Fidel, KoreanWar, MiddleEastScoring, UnIntervention};
    use crate::side::{Us, Ussr};
    use crate::testkit::{board, end_of_turn};

    #[test]
    fn points_that_an_effect_gives_are_told_with_it() {
        let mut g = board("us=japan:4 ussr=north-korea:3 effects=flower-power");
        g.plays(Us, KoreanWar, "influence").answer("japan japan 6");
        let paid = g.facts.iter().position(|fact| *fact == Fact::Acts(Effect::FlowerPower));
        let next = paid.and_then(|place| g.facts.get(place + 1));
        assert!(matches!(next, Some(Fact::VictoryPoints { side: Ussr, points: 2, .. })), "{:?}", g.facts);
    }

    #[test]
    fn the_play_of_a_card_inside_an_event_is_over_before_that_of_the_event() {
        let mut g = board("hand-us=un-intervention,fidel us=panama:1");
        g.plays(Us, UnIntervention, "event").answer("fidel influence panama panama");
        let over = |card| g.facts.iter().position(|fact| *fact == Fact::Disposed { card });
        assert!(over(Fidel).is_some() && over(Fidel) < over(UnIntervention), "{:?}", g.facts);
    }

    #[test]
    fn what_shuttle_diplomacy_leaves_out_is_told() {
        let mut g = board("ussr=iran:2,egypt:2 effects=shuttle-diplomacy");
        g.event(Us, MiddleEastScoring).answer("iran");
        assert!(g.facts.contains(&Fact::Names { side: Us, country: Country::Iran }));
    }

    #[test]
    fn the_lack_of_military_operations_is_told_8_2_1() {
        let mut g = end_of_turn("turn=5 defcon=4 military-ops=1/4 deck=fidel,blockade");
        g.answer("fidel");
        assert!(g.facts.contains(&Fact::Shortfall { us: 3, ussr: 0 }), "{:?}", g.facts);
    }
}
