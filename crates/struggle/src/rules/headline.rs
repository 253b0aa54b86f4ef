//! 4.5 C: the headline phase.

use crate::cards::{CardId, CardSet};
use crate::decision::{Frame, HeadlineChoice, Tabletop};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::rules::play;
use crate::rules::space_race::Ability;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

impl State {
    /// 4.5 C, 9.5: any card of the hand but UN Intervention; The China Card is no part of the hand. Missile Envy, where it
    /// is owed, waits for the action round.
    pub fn legal_headlines(&self, side: Side) -> CardSet {
        let mut cards = self.hand[side];
        if !self.options.is_first_edition() {
            cards.remove(CardId::UnIntervention);
        }
        if self.has(Effect::missile_envy_owed_by(side)) {
            cards.remove(CardId::MissileEnvy);
        }
        cards
    }

    /// Whose headline is awaited. 6.4.4: who is alone past box 4 sees the other's first.
    pub fn awaited_headlines(&self, us: HeadlineChoice, ussr: HeadlineChoice) -> BySide<bool> {
        let (us, ussr) = (us == HeadlineChoice::Open, ussr == HeadlineChoice::Open);
        BySide::new(
            us && !(ussr && self.has_ability(Us, Ability::SeesHeadline)),
            ussr && !(us && self.has_ability(Ussr, Ability::SeesHeadline)),
        )
    }

    /// The headline that `side` has chosen and had to lay open; it is still in the hand.
    pub fn open_headline(&self, side: Side) -> CardSet {
        match self.stack.last() {
            Some(&Frame::Headline { us, ussr }) if self.shows_headline(side) => {
                match if side == Us { us } else { ussr } {
                    HeadlineChoice::Card(card) => CardSet::one(card),
                    _ => CardSet::EMPTY,
                }
            }
            _ => CardSet::EMPTY,
        }
    }

    /// Has `side` laid its headline open before the other chose (6.4.4)?
    pub fn shows_headline(&self, side: Side) -> bool {
        self.has_ability(side.opponent(), Ability::SeesHeadline)
    }
}

pub fn begin(t: &mut Tabletop<'_>) {
    t.round = 0;
    t.push(Frame::Headline { us: HeadlineChoice::Open, ussr: HeadlineChoice::Open });
}

/// `side` chooses; when both have, the headlines are opened.
pub fn choose(t: &mut Tabletop<'_>, mut choices: BySide<HeadlineChoice>, side: Side, card: Option<CardId>) {
    choices[side] = card.map_or(HeadlineChoice::Nothing, HeadlineChoice::Card);
    t.note(Fact::HeadlineChosen { side });
    if let Some(card) = card.filter(|_| t.shows_headline(side)) {
        // Until it is played it is a card of the hand that the other side has seen.
        t.known[side].insert(card);
        t.note(Fact::Headline { side, card });
    }
    if choices.us == HeadlineChoice::Open || choices.ussr == HeadlineChoice::Open {
        t.push(Frame::Headline { us: choices.us, ussr: choices.ussr });
    } else {
        open(t, choices);
    }
}

/// Both cards leave the hands before either takes effect; the higher printed value goes first, the US on ties.
fn open(t: &mut Tabletop<'_>, choices: BySide<HeadlineChoice>) {
    let card = |side| match choices[side] {
        HeadlineChoice::Card(card) => Some(card),
        _ => None,
    };
    // Shown in this order: the USSR, unless the US had to go first.
    let order = if t.shows_headline(Us) { [Us, Ussr] } else { [Ussr, Us] };
    for side in order {
        if let Some(card) = card(side) {
            t.take_from_hand(side, card);
            t.in_play.insert(card);
            if !t.shows_headline(side) {
                t.note(Fact::Headline { side, card });
            }
        }
    }
    let mut ussr = card(Ussr);
    if card(Us) == Some(CardId::Defectors)
        && let Some(cancelled) = ussr.take()
    {
        // Defectors cancels the other headline whatever its value; it goes to the discards.
        t.in_play.remove(cancelled);
        t.discard.insert(cancelled);
        t.note(Fact::HeadlineCancelled { side: Ussr, card: cancelled });
    }
    let value = |t: &Tabletop<'_>, card: Option<CardId>| card.map_or(0, |card| t.card(card).ops);
    let ussr_first = value(t, ussr) > value(t, card(Us));
    let (first, second) = if ussr_first { (Ussr, Us) } else { (Us, Ussr) };
    for by in [second, first] {
        let card = if by == Us { card(Us) } else { ussr };
        if let Some(card) = card {
            t.push(Frame::HeadlineEvent { by, card });
        }
    }
}

/// Defectors: the headline of `side`, if it has not taken effect yet, goes to the discards and its event does not happen.
pub fn cancel_waiting(t: &mut Tabletop<'_>, side: Side) {
    let waiting = t.stack.iter_mut().find_map(|frame| match *frame {
        Frame::HeadlineEvent { by, card } if by == side => {
            // What lies above must stay where it is, so something that finds nothing to do takes the place.
            *frame = Frame::Dispose { card };
            Some(card)
        }
        _ => None,
    });
    if let Some(card) = waiting {
        t.in_play.remove(card);
        t.discard.insert(card);
        t.note(Fact::HeadlineCancelled { side, card });
    }
}

/// A headline takes effect. Who played it answers for DEFCON, whoever carries out the event (4.5 C, 8.1.3).
pub fn take_effect(t: &mut Tabletop<'_>, by: Side, card: CardId) {
    let owner = t.card(card).side.unwrap_or(by);
    // 4.5 C of the first edition: who carries out the event answers for it.
    t.phasing = if t.options.is_first_edition() { owner } else { by };
    super::influence::fix_reach(t);
    t.note(Fact::HeadlineBegins { side: by, card });
    t.push(Frame::Dispose { card });
    play::trigger_played(t, card, by, owner);
}
