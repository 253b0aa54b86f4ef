//! A rating, and how sure it is.

use serde::{Deserialize, Serialize};

/// Where everybody begins, and within what the deviation stays.
pub const START: f64 = 1500.0;
pub const LEAST_DEVIATION: f64 = 45.0;
pub const MOST_DEVIATION: f64 = 500.0;
pub const START_VOLATILITY: f64 = 0.09;
/// From this deviation on, and with fewer games than these, a rating is provisional.
pub const PROVISIONAL: f64 = 110.0;
pub const PROVISIONAL_GAMES: u32 = 10;
/// Up to this deviation a player is listed on the ladder with a rank.
pub const LISTED: f64 = 75.0;

/// How strong somebody is: `rating` ± `deviation`, and how much the strength itself moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: START, deviation: MOST_DEVIATION, volatility: START_VOLATILITY }
    }
}

impl Rating {
    /// One that never moves: a bot whose strength was measured.
    pub fn anchor(rating: f64) -> Rating {
        Rating { rating, deviation: LEAST_DEVIATION, volatility: START_VOLATILITY }
    }

    /// The same with the deviation within its bounds.
    pub(crate) fn bounded(self) -> Rating {
        Rating { deviation: self.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION), ..self }
    }

    pub fn is_provisional(&self, games: u32) -> bool {
        self.deviation >= PROVISIONAL || games < PROVISIONAL_GAMES
    }

    /// Has the player a rank on the ladder?
    pub fn is_listed(&self, games: u32) -> bool {
        self.deviation <= LISTED && games >= PROVISIONAL_GAMES
    }
}
