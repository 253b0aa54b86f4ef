//! Who has been here since a table was made at which somebody else has seated them: a challenge that was accepted, a search that has found
//! somebody, a match of an event. A clock that is not one of days begins when all of them have been; nobody's runs behind their back.
//!
//! Whoever is waited for too long has lost nothing: the table is called off. Only an event decides for itself what becomes of its matches, and
//! its shell says when the clocks begin whoever is missing.

use detente_protocol::{Pace, TableStatus};
use serde::{Deserialize, Serialize};

use crate::body::Body;
use crate::games::Hosted;
use crate::table::{Step, Table, Whom};

/// How long players are waited for once the game could begin, in milliseconds.
pub const PATIENCE: i64 = 15 * 60 * 1000;

/// Who is waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrivals {
    /// Those who have not been here yet.
    pub users: Vec<String>,
    /// Until when they are waited for; without a bound where the event says what follows.
    pub until: Option<i64>,
}

impl Body {
    /// Waits for everybody who sits here, if a clock was agreed that is not one of days.
    pub fn expect_all(&mut self, until: Option<i64>) {
        let live = Pace::of(&self.clock).is_some_and(|pace| pace != Pace::Days);
        self.arrivals = live.then(|| Arrivals { users: self.users(), until });
    }

    /// Those who have not been here yet.
    pub fn missing(&self) -> &[String] {
        self.arrivals.as_ref().map(|arrivals| arrivals.users.as_slice()).unwrap_or_default()
    }

    /// The game begins: from now on whoever is missing is waited for.
    pub(crate) fn wait_from(&mut self, now: i64) {
        let of_event = self.event.is_some();
        if let Some(arrivals) = self.arrivals.as_mut().filter(|_| !of_event) {
            arrivals.until = Some(now + PATIENCE);
        }
    }

    /// Until when whoever is missing is waited for.
    pub(crate) fn waits_until(&self) -> Option<i64> {
        let waits = self.status == TableStatus::Playing && !self.missing().is_empty();
        self.arrivals.as_ref().filter(|_| waits).and_then(|arrivals| arrivals.until)
    }
}

impl<G: Hosted> Table<G> {
    /// Somebody is here. Nothing follows if they have been here before.
    pub fn consider_arrival(&self, user: &str, now: i64) -> Option<Step<G>> {
        if self.body.is_over() || !self.body.missing().iter().any(|missing| missing == user) {
            return None;
        }
        let mut body = self.body.clone();
        body.arrivals = body.arrivals.take().and_then(|mut arrivals| {
            arrivals.users.retain(|missing| missing != user);
            (!arrivals.users.is_empty()).then_some(arrivals)
        });
        Some(self.attended(body, now))
    }

    /// Nobody is waited for any longer.
    pub(crate) fn end_waiting(&self, now: i64) -> Option<Step<G>> {
        if self.body.event.is_none() {
            return self.consider_close(now).ok();
        }
        Some(self.attended(Body { arrivals: None, ..self.body.clone() }, now))
    }

    /// The clocks begin once nobody is missing.
    fn attended(&self, body: Body, now: i64) -> Step<G> {
        let mut clocks = self.clocks.clone();
        clocks.pause(now, body.paused || !body.missing().is_empty());
        self.changed(body, clocks, self.laid.clone(), None, Whom::Everybody, false, now)
    }
}
