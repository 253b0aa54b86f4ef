//! Deals that fit a ledger: which card went to which hand when.
//!
//! Every stay of a card in the draw pile is matched with a place in a deal, so that the card reaches the hand the log
//! takes it from in time, and all places are filled. Whatever else the log shows of a hand only rules out single pairs,
//! so that this is a plain bipartite matching: it finds deals whenever there are any.

use detente_struggle::cards::{CardId, SCORING};
use detente_struggle::side::{BySide, Side};

use crate::ledger::{Deal, Hand, Ledger, Left, Stay};

/// The cards of each side in the order in which they are dealt to it.
pub type Hands = BySide<Vec<CardId>>;

/// No deal fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoDeal {
    pub line: usize,
    /// The card that cannot be in the hand, if it is about one card.
    pub card: Option<CardId>,
    pub side: Option<Side>,
}

/// Finds deals that fit.
pub fn solve(ledger: &Ledger) -> Result<Hands, NoDeal> {
    let places: Vec<usize> = ledger
        .deals
        .iter()
        .enumerate()
        .flat_map(|(i, deal)| core::iter::repeat_n(i, deal.count as usize))
        .collect();
    let fits: Vec<Vec<bool>> = ledger
        .stays
        .iter()
        .map(|stay| ledger.deals.iter().map(|deal| may_be_dealt(ledger, stay, deal)).collect())
        .collect();
    let mut matching = Matching {
        of_stay: vec![None; ledger.stays.len()],
        of_place: vec![None; places.len()],
        fits: &fits,
        places: &places,
        seen: Vec::new(),
    };
    // Every card that leaves a hand must have been dealt; in the order of the log, so that the first that cannot is
    // found first.
    let mut needed: Vec<(usize, usize)> = (0..ledger.stays.len())
        .filter_map(|stay| must_be_dealt(ledger, &ledger.stays[stay]).map(|line| (line, stay)))
        .collect();
    needed.sort_unstable();
    for (line, stay) in needed {
        matching.seen = vec![false; places.len()];
        if !matching.deal_stay(stay) {
            let Stay { card, left, .. } = ledger.stays[stay];
            return Err(NoDeal { line, card: Some(card), side: left.and_then(|left| left.side) });
        }
    }
    // Every place must be filled: first without scoring cards that are never seen, then with them if need be.
    for with_scoring in [false, true] {
        for (place, &deal) in places.iter().enumerate() {
            let allowed = |stay: usize| with_scoring || !SCORING.contains(ledger.stays[stay].card);
            matching.seen = vec![false; ledger.stays.len()];
            if matching.of_place[place].is_none() && !matching.fill_place(place, &allowed) && with_scoring {
                let Deal { line, side, .. } = ledger.deals[deal];
                return Err(NoDeal { line, card: None, side: Some(side) });
            }
        }
    }
    let mut hands = Hands::default();
    for (place, stay) in matching.of_place.iter().enumerate() {
        let deal = &ledger.deals[places[place]];
        if let Some(stay) = stay {
            hands[deal.side].push(ledger.stays[*stay].card);
        }
    }
    Ok(hands)
}

/// The line by which this stay must have been dealt, if it must.
fn must_be_dealt(ledger: &Ledger, stay: &Stay) -> Option<usize> {
    if let Some(Left { line, side: Some(_), .. }) = stay.left {
        return Some(line);
    }
    let shown = ledger.shown.iter().find(|shown| {
        matches!(shown.what, Hand::Has(card) if card == stay.card) && covers(stay, shown.moment)
    });
    shown.map(|shown| shown.line)
}

/// Does the stay go on at this moment?
fn covers(stay: &Stay, moment: u32) -> bool {
    stay.entered <= moment && stay.left.is_none_or(|left| moment <= left.moment)
}

fn may_be_dealt(ledger: &Ledger, stay: &Stay, deal: &Deal) -> bool {
    if !(stay.piles.0..=stay.piles.1).contains(&deal.pile) || deal.moment < stay.entered {
        return false;
    }
    let end = match stay.left {
        Some(Left { side: None, .. }) => return false,
        Some(Left { side: Some(side), .. }) if side != deal.side => return false,
        Some(left) if deal.moment > left.moment => return false,
        left => left,
    };
    // 4.5 E, 10.1.5: a scoring card is not held at the end of a turn.
    let last_turn = end.map_or(ledger.last_turn, |left| left.turn);
    if SCORING.contains(stay.card) && deal.turn != last_turn {
        return false;
    }
    let held = |moment: u32| deal.moment <= moment && end.is_none_or(|left| moment < left.moment);
    ledger.shown.iter().all(|shown| match shown.what {
        Hand::Has(card) => {
            card != stay.card
                || !covers(stay, shown.moment)
                || deal.side == shown.side && deal.moment <= shown.moment
        }
        Hand::LacksAllOf(cards) => {
            shown.side != deal.side || !cards.contains(stay.card) || !held(shown.moment)
        }
    })
}

struct Matching<'a> {
    of_stay: Vec<Option<usize>>,
    of_place: Vec<Option<usize>>,
    /// By stay and deal.
    fits: &'a [Vec<bool>],
    /// The deal of each place.
    places: &'a [usize],
    seen: Vec<bool>,
}

impl Matching<'_> {
    /// Finds a place for a stay, moving others on if need be; whatever had a place keeps one.
    fn deal_stay(&mut self, stay: usize) -> bool {
        for place in 0..self.places.len() {
            if self.fits[stay][self.places[place]] && !self.seen[place] {
                self.seen[place] = true;
                if self.of_place[place].is_none_or(|other| self.deal_stay(other)) {
                    self.of_place[place] = Some(stay);
                    self.of_stay[stay] = Some(place);
                    return true;
                }
            }
        }
        false
    }

    /// Finds a stay for a place in the same way: no stay that is dealt loses its place.
    fn fill_place(&mut self, place: usize, allowed: &dyn Fn(usize) -> bool) -> bool {
        for stay in 0..self.fits.len() {
            if self.fits[stay][self.places[place]] && !self.seen[stay] {
                self.seen[stay] = true;
                let free = match self.of_stay[stay] {
                    None => allowed(stay),
                    Some(other) => self.fill_place(other, allowed),
                };
                if free {
                    self.of_place[place] = Some(stay);
                    self.of_stay[stay] = Some(place);
                    return true;
                }
            }
        }
        false
    }
}
