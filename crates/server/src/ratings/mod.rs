//! Rated games at the server: results are kept with the ratings that follow from them, in one order. What a rating is says
//! `detente-ratings`; here is which games count, and what is shown.
//!
//! [`mod@record`] (a game that has ended becomes a result), [`rules`] (which tables may be rated, and who may sit down there), [`places`] (from where players came), [`missed`] (results that a restart came in between), [`look`] (ladder, profile, head to head),
//! [`export`] (everything as files), [`anchors`] (bots), [`recount`] (all of it anew), [`api`] (the paths).

pub mod anchors;
pub mod api;
pub mod export;
pub mod look;
pub mod missed;
pub mod places;
pub mod record;
pub mod recount;
pub mod rules;

use detente_ratings::{Entrant, Game, Pool};
use detente_store::ResultRow;
use serde::{Deserialize, Serialize};

/// What is kept of a seat of a rated game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptSeat {
    pub seat: String,
    /// A user, `bot:LEVEL`, or `name:NAME` of a result that was brought in.
    pub player: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<f64>,
    /// Rounded, for lists; the ratings themselves are recounted from the results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deviation: Option<u32>,
}

/// How somebody began: `headline` or `setup`, and what it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptOpening {
    pub seat: usize,
    pub kind: String,
    pub id: String,
}

/// What is kept of a rated game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    pub seats: Vec<KeptSeat>,
    /// Numbers of seats; none in a draw.
    pub winners: Vec<usize>,
    pub ending: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<KeptOpening>,
}

impl Kept {
    pub fn read(row: &ResultRow) -> Option<Kept> {
        serde_json::from_str(&row.body).ok()
    }

    /// The result as it is rated.
    pub fn rated(&self, row: &ResultRow) -> Game {
        Game {
            at: row.at,
            pool: Pool { game: row.game.clone(), pace: row.pace.clone() },
            terms: row.terms.clone(),
            entrants: self
                .seats
                .iter()
                .map(|seat| Entrant { player: seat.player.clone(), anchor: seat.anchor })
                .collect(),
            winners: self.winners.clone(),
        }
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player == player)
    }
}
