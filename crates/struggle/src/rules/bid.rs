//! Chapter 11: bidding for the sides.
//!
//! Until the bid is settled the two seats are only chairs: the player in the US chair and the one in the USSR chair. If
//! the bid gives a player the other side, the players change chairs ([`State::swapped`](crate::state::State)), so that
//! for the rest of the game the seats are the sides. No card has been dealt by then.

use detente_game::Rng;

use crate::decision::{BidChoice, Frame, Tabletop, Word, WordSet};
use crate::fact::Fact;
use crate::options::{Bid, MOST_EXTRA};
use crate::side::{BySide, Side, Us, Ussr};

impl BidChoice {
    pub const fn is_awaited(self) -> bool {
        matches!(self, BidChoice::Open | BidChoice::Wants(_))
    }

    /// What may be said next: a side, then a number.
    pub fn words(self) -> WordSet {
        match self {
            BidChoice::Open => WordSet::of(&[Word::Us, Word::Ussr]),
            BidChoice::Wants(_) => numbers(0),
            BidChoice::Sealed(..) | BidChoice::Hidden => WordSet::EMPTY,
        }
    }

    /// What the other player sees: that the bid is sealed, and not how far it is before.
    #[must_use]
    pub fn hidden_unless(self, own: bool) -> BidChoice {
        match self {
            choice if own => choice,
            BidChoice::Sealed(..) => BidChoice::Hidden,
            _ => BidChoice::Open,
        }
    }

    /// Any bid for one that is hidden.
    #[must_use]
    pub fn dealt(self, rng: &mut Rng) -> BidChoice {
        if self == BidChoice::Hidden {
            let side = if rng.below(2) == 0 { Us } else { Ussr };
            BidChoice::Sealed(side, rng.below(u32::from(MOST_EXTRA) + 1) as u8)
        } else {
            self
        }
    }
}

/// The bids of at least `least`.
pub fn numbers(least: u8) -> WordSet {
    (least..=MOST_EXTRA).fold(WordSet::EMPTY, |words, n| words.with(Word::bid(n)))
}

/// The last thing of the set-up, hence the first thing done.
pub fn begin(t: &mut Tabletop<'_>) {
    match t.options.bid {
        Bid::None => {}
        Bid::Sealed => t.push(Frame::Bid { us: BidChoice::Open, ussr: BidChoice::Open }),
        Bid::Open => t.push(Frame::OpenBidLot {}),
    }
}

fn side_of(word: Word) -> Side {
    if word == Word::Us { Us } else { Ussr }
}

/// 11.1.4: the player in `chair` names a side, then a number; when both have, the bids are opened.
pub fn choose(t: &mut Tabletop<'_>, mut bids: BySide<BidChoice>, chair: Side, word: Word) {
    bids[chair] = match (bids[chair], word.as_bid()) {
        (BidChoice::Wants(side), Some(bid)) => BidChoice::Sealed(side, bid),
        _ => BidChoice::Wants(side_of(word)),
    };
    let (BidChoice::Sealed(us_wants, us_bid), BidChoice::Sealed(ussr_wants, ussr_bid)) = (bids.us, bids.ussr)
    else {
        t.push(Frame::Bid { us: bids.us, ussr: bids.ussr });
        return;
    };
    t.note(Fact::Bids { chair: Us, wants: us_wants, bid: us_bid });
    t.note(Fact::Bids { chair: Ussr, wants: ussr_wants, bid: ussr_bid });
    if us_wants != ussr_wants {
        seat(t, Us, us_wants, 0);
    } else if us_bid == ussr_bid {
        t.push(Frame::BidLot { side: us_wants, bid: us_bid });
    } else {
        let chair = if us_bid > ussr_bid { Us } else { Ussr };
        seat(t, chair, us_wants, us_bid.max(ussr_bid));
    }
}

/// Equal bids: 1 to 3 gives the side to the player in the US chair.
pub fn lot(t: &mut Tabletop<'_>, side: Side, bid: u8, die: u8) {
    seat(t, if die <= 3 { Us } else { Ussr }, side, bid);
}

/// The player in `chair` gets `side`; the other side places `extra` influence after everything else.
fn seat(t: &mut Tabletop<'_>, chair: Side, side: Side, extra: u8) {
    change_chairs(t, chair, side);
    if extra > 0 {
        let by = side.opponent();
        // Beneath everything but the turn itself, so that it comes last.
        t.stack.insert(1, Frame::Setup { by, left: extra, extra: true });
    }
}

fn change_chairs(t: &mut Tabletop<'_>, chair: Side, side: Side) {
    if chair != side {
        t.swapped = true;
        t.note(Fact::ChairsChange);
    }
}

/// First edition 11.3: 1 to 3 lets the player in the US chair open.
pub fn open_lot(t: &mut Tabletop<'_>, die: u8) {
    t.push(Frame::OpenBidSide { by: if die <= 3 { Us } else { Ussr } });
}

/// The opener names the wanted side and goes on to the points.
pub fn open_side(t: &mut Tabletop<'_>, by: Side, word: Word) {
    t.push(Frame::OpenBid { by, side: side_of(word), least: 0, may: false });
}

/// A bid, which the other player may raise; or decline, and the last bid stands. `least` is one above the last bid.
pub fn open_bid(t: &mut Tabletop<'_>, by: Side, side: Side, least: u8, word: Word) {
    let Some(bid) = word.as_bid() else {
        settle_open(t, by.opponent(), side, least - 1);
        return;
    };
    t.note(Fact::Bids { chair: by, wants: side, bid });
    if bid >= MOST_EXTRA {
        settle_open(t, by, side, bid);
    } else {
        t.push(Frame::OpenBid { by: by.opponent(), side, least: bid + 1, may: true });
    }
}

/// The winning bid moves the marker towards the other side.
fn settle_open(t: &mut Tabletop<'_>, chair: Side, side: Side, bid: u8) {
    change_chairs(t, chair, side);
    t.gain_without_test(side.opponent(), bid);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Country;
    use crate::testkit::board;
    use detente_game::{Game, Seat, ToAct, Viewer};

    fn sealed() -> crate::testkit::TestGame {
        let mut g = board("options=bid=sealed");
        g.state.stack.clear();
        g.state.stack.push(Frame::Turn { at: crate::decision::Phase::Headline });
        g.state.stack.push(Frame::Setup { by: Ussr, left: 6, extra: false });
        g.state.stack.push(Frame::Bid { us: BidChoice::Open, ussr: BidChoice::Open });
        g
    }

    fn bids(us: &str, ussr: &str) -> crate::testkit::TestGame {
        let mut g = sealed();
        for (chair, text) in [(Us, us), (Ussr, ussr)] {
            for word in text.split(' ') {
                g.answer_by(chair, word);
            }
        }
        g
    }

    fn extra(g: &crate::testkit::TestGame) -> Option<Frame> {
        g.state.stack.iter().copied().find(|frame| matches!(frame, Frame::Setup { extra: true, .. }))
    }

    #[test]
    fn different_wishes_are_both_granted_11_1_4() {
        let g = bids("ussr bid-5", "us bid-2");
        assert!(g.state.swapped && extra(&g).is_none());
        let g = bids("us bid-5", "ussr bid-2");
        assert!(!g.state.swapped && extra(&g).is_none());
    }

    #[test]
    fn the_higher_bid_gets_the_side_and_the_opponent_the_influence_11_1_4() {
        let g = bids("ussr bid-1", "ussr bid-3");
        assert!(!g.state.swapped);
        assert_eq!(extra(&g), Some(Frame::Setup { by: Us, left: 3, extra: true }));
        let g = bids("ussr bid-4", "ussr bid-3");
        assert!(g.state.swapped);
        assert_eq!(extra(&g), Some(Frame::Setup { by: Us, left: 4, extra: true }));
    }

    #[test]
    fn equal_bids_are_decided_by_lot_11_1_4() {
        let mut g = bids("us bid-2", "us bid-2");
        assert!(g.awaits_nature());
        g.answer("6");
        assert!(g.state.swapped);
        assert_eq!(extra(&g), Some(Frame::Setup { by: Ussr, left: 2, extra: true }));
    }

    #[test]
    fn a_bid_is_hidden_until_both_are_in() {
        let mut g = sealed();
        g.answer_by(Us, "ussr");
        let open = g.state.view(Viewer::Seat(Seat(1)));
        g.answer_by(Us, "bid-7");
        let seven = g.state.view(Viewer::Seat(Seat(1)));
        let mut h = sealed();
        assert_eq!(h.state.view(Viewer::Seat(Seat(1))), open);
        h.answer_by(Us, "us").answer_by(Us, "bid-0");
        assert_eq!(h.state.view(Viewer::Seat(Seat(1))), seven);
        assert_eq!(h.state.to_act(), ToAct::Seats(detente_game::SeatSet::of(Seat(1))));
    }

    #[test]
    fn extra_influence_goes_where_there_is_some_at_most_2_above_control_11_1_4_1() {
        // The worked example: 3 and 1 in a country of stability 3, at most 6.
        let mut g = board("us=france:3 ussr=france:1,poland:4");
        g.with(|t| t.push(Frame::Setup { by: Us, left: 9, extra: true }));
        assert_eq!(g.options(), "france");
        g.answer("france france france");
        assert_eq!(g.us(Country::France), 6);
        assert!(g.is_idle(), "what cannot be placed is lost");
    }

    #[test]
    fn open_bids_move_the_marker_towards_the_other_side_11_3() {
        let mut g = board("options=bid=open");
        g.with(|t| t.push(Frame::OpenBidLot {}));
        g.answer("2 ussr bid-1 bid-3 done");
        // The player in the USSR chair bid 3 for the USSR: that player keeps the chair and the US gains 3.
        assert_eq!((g.vp(), g.state.swapped), (3, false));
        let mut g = board("options=bid=open");
        g.with(|t| t.push(Frame::OpenBidLot {}));
        g.answer("5 us bid-2");
        assert_eq!(g.awaited(), Some(Us));
        assert!(!g.options().contains("bid-2 "));
        g.answer("done");
        assert_eq!((g.vp(), g.state.swapped), (-2, true));
    }
}
