//! What is asked now, and what is under way beneath the question: the decision stack as everybody else may see it.
//!
//! How a game keeps its place is an affair of the rules and may change; these descriptions are what bots, tables and
//! texts are written against. A view has them too ([`View::asked`](crate::view::View::asked)), with secrets blanked.

use super::choices::Waits;
use super::frame::{BidChoice, Coup, Frame, Grant, HeadlineChoice, Realignment, Usage, Zone};
use crate::cards::CardId;
use crate::effects::Effect;
use crate::map::Country;
use crate::rules::influence::Placement;
use crate::rules::turn;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

/// What a game waits for: an answer of a side, of both, or of Nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// 11.1.4: both players bid for the sides, sealed. The chairs are still only chairs.
    Bid(BySide<BidChoice>),
    /// 11.1.4, first edition 11.3: a die says who gets the side, or who opens the bidding.
    Lot,
    /// First edition 11.3: the player in chair `by` names a side.
    OpenBidSide { by: Side },
    /// The player in chair `by` bids at least `least` points for `side`; who `may` declines.
    OpenBid { by: Side, side: Side, least: u8, may: bool },
    /// Chapter 3: `by` puts `left` points of free influence; `extra` is a bid or handicap (11.1.4.1).
    SetUp { by: Side, left: u8, extra: bool },
    /// Nature deals a card to this side: for the hands of a new turn, or else at the set-up or by an event.
    Deal { to: Side, new_turn: bool },
    /// Our Man in Tehran: Nature shows the US a card of the draw pile.
    LookAt,
    /// 4.5 C: the headlines, hidden until both are chosen.
    Headline(BySide<HeadlineChoice>),
    /// 4.5 D: `by` chooses a card to play.
    ActionRound { by: Side },
    /// Quagmire, Bear Trap: `by` discards a card to get free.
    Trap { by: Side },
    /// The die of the trap.
    TrapRoll { by: Side },
    /// `by` chooses what to do with `card`.
    Use { by: Side, card: CardId, usage: Usage },
    /// What the operations are used for.
    Operations(Grant),
    /// 6.1: where the next point of influence goes.
    Influence(Placement),
    /// 6.2: where the next realignment roll is made.
    Realign(Realignment),
    /// The dice of a realignment.
    RealignRoll { by: Side, target: Country },
    /// 6.3: the target of a coup.
    Coup(Coup),
    /// The die of a coup; `points` include regional bonuses.
    CoupRoll { by: Side, target: Country, points: u8, free: bool },
    /// Designers' rule: `by` rolls or declines the roll of a Space Race attempt.
    SpaceOffer { by: Side },
    /// The die of a Space Race attempt.
    SpaceRoll { by: Side },
    /// 6.4.4: `by` may discard a held card.
    DiscardHeld { by: Side },
    /// NORAD: the US may add a point.
    Norad,
    /// A step of an event asks this side, or Nature if there is none; `left` choices remain.
    Event { card: CardId, step: u8, left: u8, of: Option<Side> },
}

impl Asked {
    /// The one side that is asked; none where both are, or Nature.
    pub const fn side(&self) -> Option<Side> {
        match *self {
            Asked::OpenBidSide { by }
            | Asked::OpenBid { by, .. }
            | Asked::SetUp { by, .. }
            | Asked::ActionRound { by }
            | Asked::Trap { by }
            | Asked::Use { by, .. }
            | Asked::Operations(Grant { by, .. })
            | Asked::Influence(Placement { by, .. })
            | Asked::Realign(Realignment { by, .. })
            | Asked::Coup(Coup { by, .. })
            | Asked::SpaceOffer { by }
            | Asked::DiscardHeld { by } => Some(by),
            Asked::Norad => Some(Us),
            Asked::Event { of, .. } => of,
            Asked::Bid(_)
            | Asked::Headline(_)
            | Asked::Lot
            | Asked::Deal { .. }
            | Asked::LookAt
            | Asked::TrapRoll { .. }
            | Asked::RealignRoll { .. }
            | Asked::CoupRoll { .. }
            | Asked::SpaceRoll { .. } => None,
        }
    }

    /// How many points are left to be placed or rolled with, or choices to be made, regional bonuses apart.
    pub const fn left(&self) -> u8 {
        match *self {
            Asked::SetUp { left, .. } | Asked::Event { left, .. } => left,
            Asked::Influence(Placement { spent, points, .. })
            | Asked::Realign(Realignment { spent, points, .. }) => points.saturating_sub(spent),
            _ => 0,
        }
    }

    /// The card that asks, where the question itself names one.
    pub const fn card(&self) -> Option<CardId> {
        match *self {
            Asked::Use { card, .. } | Asked::Event { card, .. } => Some(card),
            Asked::Trap { by } | Asked::TrapRoll { by } => Some(Effect::trap_of(by).card()),
            Asked::Norad => Some(CardId::Norad),
            Asked::LookAt => Some(CardId::OurManInTehran),
            _ => None,
        }
    }

    /// Where the operations may go.
    pub const fn zone(&self) -> Zone {
        match *self {
            Asked::Operations(Grant { zone, .. })
            | Asked::Realign(Realignment { zone, .. })
            | Asked::Coup(Coup { zone, .. }) => zone,
            _ => Zone::Anywhere,
        }
    }
}

/// Something that has begun and is not finished, or that comes next in the same play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Underway {
    /// The event of a card is being carried out.
    Event(CardId),
    /// The event of `card` comes next, carried out by `by`, if nothing bars it (5.2).
    EventToCome {
        card: CardId,
        by: Side,
    },
    /// The headline of `by` takes effect next.
    HeadlineToCome {
        card: CardId,
        by: Side,
    },
    /// A card was played and will go where played cards go.
    Card(CardId),
    /// Operations of which something is left.
    Operations(Grant),
    Influence(Placement),
    Realign(Realignment),
    Coup(Coup),
}

impl State {
    /// What is asked now; nothing once the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Asked> {
        Some(match *self.stack.last()? {
            Frame::Bid { us, ussr } => Asked::Bid(BySide::new(us, ussr)),
            Frame::BidLot { .. } | Frame::OpenBidLot {} => Asked::Lot,
            Frame::OpenBidSide { by } => Asked::OpenBidSide { by },
            Frame::OpenBid { by, side, least, may } => Asked::OpenBid { by, side, least, may },
            Frame::Setup { by, left, extra } => Asked::SetUp { by, left, extra },
            Frame::Draw { us, ussr, next } => {
                // Only the turn itself lies beneath the deal of its hands.
                Asked::Deal { to: turn::dealt_to(us, ussr, next), new_turn: self.stack.len() <= 2 }
            }
            Frame::LookAt { .. } => Asked::LookAt,
            Frame::Headline { us, ussr } => Asked::Headline(BySide::new(us, ussr)),
            Frame::ActionRound { by } => Asked::ActionRound { by },
            Frame::Trap { by } => Asked::Trap { by },
            Frame::TrapRoll { by } => Asked::TrapRoll { by },
            Frame::Use { by, card, usage } => Asked::Use { by, card, usage },
            Frame::Operations(grant) => Asked::Operations(grant),
            Frame::Influence(placement) => Asked::Influence(placement),
            Frame::Realign(rolls) => Asked::Realign(rolls),
            Frame::RealignRoll { by, target } => Asked::RealignRoll { by, target },
            Frame::Coup(coup) => Asked::Coup(coup),
            Frame::CoupRoll { by, target, points, free } => Asked::CoupRoll { by, target, points, free },
            Frame::SpaceOffer { by } => Asked::SpaceOffer { by },
            Frame::SpaceRoll { by } => Asked::SpaceRoll { by },
            Frame::DiscardHeld { by } => Asked::DiscardHeld { by },
            Frame::Norad {} => Asked::Norad,
            Frame::Ask { step, left } => {
                let of = match self.waits() {
                    Waits::Sides(awaited) => Some(if awaited.us { Us } else { Ussr }),
                    _ => None,
                };
                Asked::Event { card: self.asking_event()?.card, step, left, of }
            }
            Frame::Turn { .. }
            | Frame::HeadlineEvent { .. }
            | Frame::EndOfRound { .. }
            | Frame::Trigger { .. }
            | Frame::Dispose { .. }
            | Frame::PayFlowerPower {}
            | Frame::TestPoints {}
            | Frame::Event(_) => return None,
        })
    }

    /// What is going on beneath the question, the innermost first; operations that are asked about belong to it.
    pub fn underway(&self) -> impl Iterator<Item = Underway> + '_ {
        self.stack.iter().rev().filter_map(|frame| {
            Some(match *frame {
                Frame::Event(event) => Underway::Event(event.card),
                Frame::Trigger { card, by } => Underway::EventToCome { card, by },
                Frame::HeadlineEvent { by, card } => Underway::HeadlineToCome { card, by },
                Frame::Dispose { card } => Underway::Card(card),
                Frame::Operations(grant) => Underway::Operations(grant),
                Frame::Influence(placement) => Underway::Influence(placement),
                Frame::Realign(rolls) => Underway::Realign(rolls),
                Frame::Coup(coup) => Underway::Coup(coup),
                _ => return None,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::cards::CardId::*;
    use crate::testkit::*;

    #[test]
    fn a_play_is_described_from_the_card_to_the_last_point() {
        let mut g = board("us=panama:1 hand-us=fidel,nato");
        assert_eq!(g.state.asked(), Some(Asked::ActionRound { by: Us }));
        g.answer("fidel");
        assert_eq!(g.state.asked(), Some(Asked::Use { by: Us, card: Fidel, usage: Usage::Full }));
        g.answer("influence");
        let asked = g.state.asked().expect("it goes on");
        assert!(matches!(asked, Asked::Influence(Placement { by: Us, spent: 0, points: 2, .. })));
        assert_eq!((asked.side(), asked.left()), (Some(Us), 2));
        let underway: Vec<Underway> = g.state.underway().collect();
        assert!(matches!(
            underway[..],
            [Underway::Influence(_), Underway::EventToCome { card: Fidel, by: Ussr }, Underway::Card(Fidel)]
        ));
    }

    #[test]
    fn a_step_of_an_event_names_its_card_and_whom_it_asks() {
        let mut g = board("us=turkey:2,italy:2");
        g.event(Ussr, SocialistGovernments);
        let asked = g.state.asked().expect("it asks");
        assert_eq!(asked, Asked::Event { card: SocialistGovernments, step: 0, left: 3, of: Some(Ussr) });
        assert_eq!(g.state.underway().next(), Some(Underway::Event(SocialistGovernments)));
        // Nature is no side.
        let mut g = board("");
        g.event(Ussr, KoreanWar);
        assert!(matches!(g.state.asked(), Some(Asked::Event { card: KoreanWar, of: None, .. })));
    }

    #[test]
    fn the_side_asked_is_the_side_awaited() {
        let mut compared = 0;
        for seed in 0..40 {
            random_game(seed, |state| {
                let asked = state.asked().expect("the game goes on");
                match state.waits() {
                    Waits::Nature(_) => assert_eq!(asked.side(), None, "{asked:?}"),
                    Waits::Sides(awaited) => {
                        if let Some(side) = asked.side() {
                            assert!(awaited[side] && !awaited[side.opponent()], "{asked:?}");
                            compared += 1;
                        } else {
                            assert!(matches!(asked, Asked::Bid(_) | Asked::Headline(_)), "{asked:?}");
                        }
                    }
                    Waits::No => unreachable!("somebody is awaited"),
                }
            });
        }
        assert!(compared > 1000, "{compared}");
    }
}
