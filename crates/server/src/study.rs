//! Puzzles and the analysis board, as far as a server has a part in them: which puzzles somebody has tried, a rating for those
//! with a name, and what a computer thinks of a position. The boards themselves run in the browser.
//!
//! Only puzzles that there are can be kept, each once, so that nobody can store anything here. A position is thought about with
//! the share that hints have, only for somebody who has a name here, and never if it is that of a running game of the asker in which
//! there are no hints ([`crate::in_play`]).

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_games::GameName;
use detente_house::analysis::{self, Unjudged};
use detente_protocol::{Analysis, AnalysisTask, ErrorCode, PuzzleRating, PuzzleTries, PuzzlesDone};
use detente_ratings::Rating;
use detente_ratings::glicko::{Faced, after};
use detente_ratings::rating::{LEAST_DEVIATION, MOST_DEVIATION};
use detente_review::shipped;
use serde::{Deserialize, Serialize};

use crate::api::{Answer, App, Body, Caller};
use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::in_play::{self, InPlay};
use crate::thinking::{Owner, Rank};

/// How sure the rating of a puzzle is: it was made of the network's surprise, not of people.
const PUZZLE_DEVIATION: f64 = 120.0;

/// No more first answers than these are read in one request.
const MOST_TRIES: usize = 1000;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/me/puzzles", get(kept).post(tried)).route("/api/analyse", post(analyse))
}

/// What an account keeps of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Puzzles {
    /// Whether the first answer was right, by the puzzle's id.
    pub done: BTreeMap<String, bool>,
    /// Of how many of them the rating is made, and the rating.
    pub rated: u32,
    pub rating: Option<Rating>,
}

/// What must be known of a puzzle to judge an answer.
#[derive(Clone, Debug)]
pub struct Known {
    pub answer: String,
    pub difficulty: u32,
}

static KNOWN: LazyLock<HashMap<String, Known>> = LazyLock::new(|| {
    let all = GameName::ALL.iter().flat_map(|game| shipped::of_game(game.name()));
    all.map(|puzzle| (puzzle.id, Known { answer: puzzle.answer, difficulty: puzzle.difficulty })).collect()
});

impl Puzzles {
    /// Takes first answers in; those to puzzles that were answered before, or that there are not, change nothing.
    pub fn take(&mut self, known: &HashMap<String, Known>, tries: &BTreeMap<String, String>, named: bool) {
        for (id, answer) in tries.iter().take(MOST_TRIES) {
            let Some(puzzle) = known.get(id).filter(|_| !self.done.contains_key(id)) else { continue };
            let right = *answer == puzzle.answer;
            self.done.insert(id.clone(), right);
            if named {
                self.rate(f64::from(puzzle.difficulty), right);
            }
        }
    }

    fn rate(&mut self, difficulty: f64, right: bool) {
        let opponent = Rating { rating: difficulty, deviation: PUZZLE_DEVIATION, ..Rating::default() };
        let faced = Faced { opponent, side: 0.0, score: f64::from(u8::from(right)) };
        let rating = after(&self.rating.unwrap_or_default(), &[faced], 0.0);
        let deviation = rating.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION);
        self.rating = Some(Rating { deviation, ..rating });
        self.rated += 1;
    }

    /// As a page is told.
    pub fn told(self) -> PuzzlesDone {
        let tries = self.rated;
        let told = |Rating { rating, deviation, .. }| PuzzleRating { rating, deviation, tries };
        PuzzlesDone { rating: self.rating.map(told), done: self.done }
    }
}

async fn kept(caller: Caller) -> Answer<PuzzlesDone> {
    Ok(Json(auth::preferences(caller.user()?).puzzles.told()))
}

async fn tried(State(hub): App, caller: Caller, Body(tries): Body<PuzzleTries>) -> Answer<PuzzlesDone> {
    let user = caller.user()?;
    let kept = auth::preferences(user).puzzles;
    let news = |kept: &Puzzles| {
        let mut kept = kept.clone();
        kept.take(&KNOWN, &tries.tries, !user.guest);
        kept
    };
    if news(&kept) == kept {
        return Ok(Json(kept.told()));
    }
    caller.count("puzzles", hub.config.rates.hints)?;
    let changed = auth::alter(&hub, &user.id, |_, preferences| {
        preferences.puzzles = news(&preferences.puzzles);
        Ok(())
    });
    let user = changed.await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(auth::preferences(&user).puzzles.told()))
}

async fn analyse(State(hub): App, caller: Caller, Body(task): Body<AnalysisTask>) -> Answer<Analysis> {
    // Whoever says nothing of himself could be anybody in any game.
    let user = caller.user()?.id.clone();
    caller.count("hint", hub.config.rates.hints)?;
    if let Some(game) = GameName::by_name(&task.game)
        && InPlay::of(&hub, &caller, game).await.is_board(&task.position)
    {
        return Err(caller.refuse(in_play::refusal()));
    }
    let owner = Owner { user, place: caller.from.clone() };
    // Behind everybody who plays against a bot.
    let slot = hub.thinking.ask(Rank::BotsAlone, &owner).await;
    let slot = slot.map_err(|_| caller.refuse(ErrorCode::Internal))?;
    let thought = slot.think(move || analysis::analyse(&task)).await;
    match thought {
        Some(Ok(analysis)) => Ok(Json(analysis)),
        Some(Err(Unjudged::Unreadable(why))) => Err(caller.refuse(Refusal::bad(why))),
        Some(Err(Unjudged::NoNetwork)) => Err(caller.refuse(ErrorCode::NotFound)),
        // A text that reads as a position and is none can mislead the rules; it takes its own thought along and nothing else.
        None => Err(caller.refuse(Refusal::bad("this position cannot be played on"))),
    }
}
