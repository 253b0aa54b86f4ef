//! What one viewer may know, as a type of its own.
//!
//! Built by whitelist: everything public is copied, the viewer's own hand is copied, and of hidden cards only what was
//! shown, how many there are, and which cards they can be.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use detente_game::{Rng, Viewer};

use crate::cards::CardSet;
use crate::decision::{Asked, Frame, HeadlineChoice, Stage};
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

/// A game as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    /// The table with all that is hidden taken out: unknown hands hold only cards that were shown, the draw pile and the
    /// cards looked at are empty, secret choices are blanked.
    open: State,
    /// How many cards each side holds.
    hand_size: BySide<u8>,
    deck_size: u8,
    looked_at_size: u8,
    /// The cards that the hidden places hold between them.
    unseen: CardSet,
}

impl View {
    /// The one door from a game to a view.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(Side::of_seat(seat)),
            Viewer::Observer => None,
        };
        let hand = |side: Side| {
            if own == Some(side) { state.hand[side] } else { state.known[side] | state.open_headline(side) }
        };
        // Only the US looks at cards of the draw pile.
        let looked_at = if own == Some(Us) { state.looked_at } else { CardSet::EMPTY };
        let (us, ussr) = (hand(Us), hand(Ussr));
        let hidden =
            (state.hand.us - us) | (state.hand.ussr - ussr) | (state.looked_at - looked_at) | state.deck;
        let mut open = State {
            hand: BySide::new(us, ussr),
            deck: CardSet::EMPTY,
            looked_at,
            // Everything below is public.
            influence: state.influence,
            present: state.present,
            controlled: state.controlled,
            reach: state.reach,
            known: state.known,
            discard: state.discard,
            removed: state.removed,
            in_play: state.in_play,
            table: state.table,
            china: state.china,
            vp: state.vp,
            defcon: state.defcon,
            turn: state.turn,
            round: state.round,
            military_ops: state.military_ops,
            space: state.space,
            space_attempts: state.space_attempts,
            phasing: state.phasing,
            defcon_fell_to_two: state.defcon_fell_to_two,
            effects: state.effects,
            chinese_civil_war: state.chinese_civil_war,
            marks: state.marks,
            last_coup: state.last_coup,
            last_coup_removed: state.last_coup_removed,
            ordered: state.ordered.clone(),
            swapped: state.swapped,
            stack: state.stack.clone(),
            result: state.result,
            options: state.options,
        };
        for frame in &mut open.stack {
            if let Frame::Bid { us, ussr } = frame {
                *us = us.hidden_unless(own == Some(Us));
                *ussr = ussr.hidden_unless(own == Some(Ussr));
            }
            if let Frame::Headline { us, ussr } = frame {
                let blank = |side: Side, choice: HeadlineChoice| {
                    let secret = own != Some(side) && !state.shows_headline(side);
                    if secret && choice != HeadlineChoice::Open { HeadlineChoice::Hidden } else { choice }
                };
                *us = blank(Us, *us);
                *ussr = blank(Ussr, *ussr);
            }
        }
        View {
            viewer,
            open,
            hand_size: BySide::new(state.hand.us.len() as u8, state.hand.ussr.len() as u8),
            deck_size: state.deck.len() as u8,
            looked_at_size: state.looked_at.len() as u8,
            unseen: hidden,
        }
    }

    /// A view that was written down. The hidden cards must be as many as the hidden places hold, and none of them open.
    pub(crate) fn from_parts(
        viewer: Viewer,
        open: State,
        hand_size: BySide<u8>,
        deck_size: u8,
        looked_at_size: u8,
        unseen: CardSet,
    ) -> Result<View, String> {
        let hidden = |size: u8, shown: CardSet| u32::from(size).checked_sub(shown.len());
        let places = [
            hidden(hand_size.us, open.hand.us),
            hidden(hand_size.ussr, open.hand.ussr),
            hidden(looked_at_size, open.looked_at),
            hidden(deck_size, open.deck),
        ];
        let room = places.into_iter().try_fold(0, |sum, place| Some(sum + place?));
        if room != Some(unseen.len()) || !open.deck.is_empty() {
            return Err("unseen: not as many cards as the hidden places hold".to_owned());
        }
        let shown = [
            open.hand.us,
            open.hand.ussr,
            open.discard,
            open.removed,
            open.in_play,
            open.table,
            open.looked_at,
        ];
        if let Some(card) = shown.into_iter().find_map(|place| (place & unseen).iter().next()) {
            return Err(format!("unseen: {} lies open", card.id()));
        }
        Ok(View { viewer, open, hand_size, deck_size, looked_at_size, unseen })
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The public table, with the viewer's own hand and the cards that were shown. Hidden cards are missing from it, so
    /// it must not be played on: deal them with [`View::deal`] first.
    pub fn open(&self) -> &State {
        &self.open
    }

    /// What is asked, as far as the viewer may know: a secret bid or headline of the other side is only `Hidden`.
    pub fn asked(&self) -> Option<Asked> {
        self.open.asked()
    }

    /// Where the game stands in the sequence of play.
    pub fn stage(&self) -> Stage {
        self.open.stage()
    }

    pub fn hand_size(&self, side: Side) -> u8 {
        self.hand_size[side]
    }

    pub fn deck_size(&self) -> u8 {
        self.deck_size
    }

    /// How many cards of the draw pile are being looked at.
    pub fn looked_at_size(&self) -> u8 {
        self.looked_at_size
    }

    /// The cards that lie in hidden places: the draw pile, the unknown part of hands.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// How many cards of this side's hand are not known to the viewer.
    pub fn unknown_in_hand(&self, side: Side) -> u8 {
        self.hand_size[side] - self.open.hand[side].len() as u8
    }

    /// A full game that looks like this view: the unseen cards dealt at random to the hidden places.
    pub fn deal(&self, rng: &mut Rng) -> State {
        self.deal_by(rng, |unseen, rng| unseen.nth(rng.below(unseen.len())))
    }

    /// Like [`View::deal`], with the next card for a hand chosen by `pick` (a belief about what the opponent holds).
    pub fn deal_by(
        &self,
        rng: &mut Rng,
        mut pick: impl FnMut(CardSet, &mut Rng) -> Option<crate::cards::CardId>,
    ) -> State {
        let mut state = self.open.clone();
        let mut unseen = self.unseen;
        let mut draw = |rng: &mut Rng, count: u32, into: &mut CardSet| {
            for _ in 0..count {
                if let Some(card) = pick(unseen, rng) {
                    unseen.remove(card);
                    into.insert(card);
                }
            }
        };
        for side in Side::BOTH {
            let missing = self.unknown_in_hand(side);
            draw(rng, u32::from(missing), &mut state.hand[side]);
        }
        let looked_at = u32::from(self.looked_at_size) - state.looked_at.len();
        draw(rng, looked_at, &mut state.looked_at);
        state.deck = unseen;
        View::deal_secrets(&mut state, rng);
        state
    }

    /// A hidden headline is one of the cards that the other side can have chosen; a hidden bid is any bid.
    fn deal_secrets(state: &mut State, rng: &mut Rng) {
        let legal = BySide::new(state.legal_headlines(Us), state.legal_headlines(Ussr));
        for frame in &mut state.stack {
            if let Frame::Bid { us, ussr } = frame {
                *us = us.dealt(rng);
                *ussr = ussr.dealt(rng);
            }
            if let Frame::Headline { us, ussr } = frame {
                for (side, choice) in [(Us, us), (Ussr, ussr)] {
                    if *choice == HeadlineChoice::Hidden {
                        let cards = legal[side];
                        *choice = if cards.is_empty() {
                            HeadlineChoice::Nothing
                        } else {
                            cards
                                .nth(rng.below(cards.len()))
                                .map_or(HeadlineChoice::Nothing, HeadlineChoice::Card)
                        };
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId::*;
    use crate::testkit::*;

    #[test]
    fn a_headline_that_lies_open_is_dealt_to_the_hand_it_came_from() {
        // 6.4.4: alone past box 4 the USSR sees the US headline first; the card is in the hand until both have chosen.
        let mut g =
            headline_phase("space=0/4 hand-us=fidel,nato hand-ussr=nasser deck=comecon,containment,blockade");
        g.answer_by(Us, "fidel");
        let view = View::of(&g.state, Viewer::Seat(Ussr.seat()));
        assert!(!view.unseen().contains(Fidel));
        for seed in 0..20 {
            assert!(view.deal(&mut Rng::new(seed)).hand.us.contains(Fidel));
        }
    }
}
