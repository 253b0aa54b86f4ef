//! Another game for the same players: an offer after the end, which needs everybody who plays. The new table is made by
//! whoever keeps the tables.

use detente_game::Seat;
use detente_protocol::{ErrorCode, OfferKind, TableStatus};

use crate::body::Body;
use crate::commands::{Considered, Who};
use crate::fairness::Joint;
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::{Table, Whom};

/// How far another game is.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// Not everybody has agreed.
    Awaited,
    /// Everybody has: a table of this kind is to be made, each player one seat further.
    Agreed(Box<Body>),
    /// There is one already.
    Made(String),
}

impl<G: Hosted> Table<G> {
    /// Offers another game, or agrees to the offer that lies there.
    pub(crate) fn offer_rematch(&self, who: &Who, now: i64) -> Considered<G> {
        let own = self.seats_at(who)?;
        self.must_be(TableStatus::Over)?;
        if self.body.rematch.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let Some(mut offer) = self.body.offer.clone() else {
            return self.make_offer(OfferKind::Rematch, Seat(own[0] as u8), None, now);
        };
        let all = offer.agreed.len() >= self.body.seats.len();
        if !all && own.iter().all(|seat| offer.agreed.contains(seat)) {
            return Err(ErrorCode::NotNow.into());
        }
        offer.agreed.extend(own);
        offer.agreed.sort_unstable();
        offer.agreed.dedup();
        Ok(self.settle_offer(offer, now))
    }

    /// How far another game is, told to one who plays.
    pub fn rematch(&self, who: &Who) -> Result<Rematch, Refusal> {
        self.seats_at(who)?;
        if let Some(table) = &self.body.rematch {
            return Ok(Rematch::Made(table.clone()));
        }
        let agreed = self.body.offer.as_ref().is_some_and(|offer| {
            offer.kind == OfferKind::Rematch && offer.agreed.len() >= self.body.seats.len()
        });
        if !agreed || self.body.status != TableStatus::Over {
            return Ok(Rematch::Awaited);
        }
        let mut body = self.body.clone();
        body.seats.rotate_right(1);
        // Whose program has contributed to the dice will do so again.
        body.joint = Some(Joint::of(&body.seats, |user| self.body.has_contributed(user)));
        body.host.clone_from(&who.user);
        Ok(Rematch::Agreed(Box::new(body)))
    }

    /// That the same players have another table now.
    pub fn consider_rematch(&self, table: String, now: i64) -> Considered<G> {
        if self.body.status != TableStatus::Over || self.body.rematch.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let body = Body { rematch: Some(table), offer: None, declined: None, ..self.body.clone() };
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    /// The seats of one who plays; a host without a seat has no say.
    fn seats_at(&self, who: &Who) -> Result<Vec<usize>, Refusal> {
        let own = self.body.seats_of(&who.user);
        if own.is_empty() { Err(ErrorCode::Forbidden.into()) } else { Ok(own) }
    }
}
