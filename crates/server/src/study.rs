//! Puzzles and the analysis board, as far as a server has a part in them: which puzzles somebody has tried, a rating for those
//! with a name, and what a computer thinks of a position. The boards themselves run in the browser.
//!
//! Only puzzles that there are can be kept, each once, so that nobody can store anything here. A position is thought about with
//! the share that hints have, only for somebody who has a name here, and never if it is that of a running game of the asker in which
//! there are no hints: against people, for a rating, or without help.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_game::{Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_house::analysis::{self, Unjudged};
use detente_protocol::{
    Analysis, AnalysisTask, ErrorCode, GameView, GuerraFriaView, PuzzleRating, PuzzleTries, PuzzlesDone,
    TableStatus, TwilightView,
};
use detente_ratings::Rating;
use detente_ratings::glicko::{Faced, after};
use detente_ratings::rating::{LEAST_DEVIATION, MOST_DEVIATION};
use detente_review::shipped;
use detente_table::{Hosted, Listing, Manner, Sitting};
use serde::{Deserialize, Serialize};

use crate::api::{Answer, App, Body, Caller};
use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::Message;
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
    if is_being_played(&hub, &caller, &user, &task).await {
        return Err(caller.refuse(Refusal::told(ErrorCode::Forbidden, "server-error-in-play")));
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

/// Is it the position of a running game of the asker in which there are no hints, or nearly?
async fn is_being_played(hub: &Arc<Hub>, caller: &Caller, user: &str, task: &AnalysisTask) -> bool {
    let Some(game) = GameName::by_name(&task.game) else { return false };
    let running = hub.live(|listing| {
        listing.status == TableStatus::Playing && listing.game == task.game && !has_hints(listing, user)
    });
    for listing in running {
        let own = listing.seats.iter().enumerate().filter(|(_, sitting)| is_of(sitting, user));
        for (seat, _) in own {
            let Some(asked) = with_game!(game, G => shown::<G>(&task.position, seat)) else { return false };
            let Ok(handle) = hub.table(&listing.id).await else { continue };
            let eyes = caller.eyes(listing.seat_names.get(seat).map(|&name| name.to_owned()));
            let Ok(view) = handle.ask(|answer| Message::View { eyes, answer }).await else { continue };
            if is_alike(&view.view, &asked) {
                return true;
            }
        }
    }
    false
}

fn is_of(sitting: &Sitting, user: &str) -> bool {
    matches!(sitting, Sitting::Person { user: holder, .. } if holder == user)
}

/// Would somebody who sits there be given hints? The same rule as [`detente_house::hints`] has; for tables of others it does not
/// matter.
fn has_hints(listing: &Listing, user: &str) -> bool {
    let complains = |sitting: &Sitting| match sitting {
        Sitting::Bot { .. } => false,
        Sitting::Person { user: holder, .. } => holder != user,
        Sitting::Open => true,
    };
    !listing.rated && listing.without_help.is_empty() && !listing.seats.iter().any(complains)
}

/// A position in the eyes of a seat.
fn shown<G: Hosted>(position: &str, seat: usize) -> Option<GameView> {
    if position.len() > analysis::LONGEST {
        return None;
    }
    let game = G::parse_position(position.trim()).ok()?;
    let viewer = Viewer::Seat(Seat(u8::try_from(seat).ok()?));
    let manner = Manner { lang: detente_words::Lang::En, without: &[] };
    Some(G::show(&game.view(viewer), &G::Memory::default(), manner))
}

/// Countries and markers that may have been changed, of a board that is still the same; and cards of a hand.
const FEW: usize = 3;

/// So many cards say whose hand it is.
const HAND: usize = 3;

/// Is it most of the board, or the same hand? A changed marker somewhere makes no other position, nor does a changed turn: what is good
/// there is good here.
fn is_alike(played: &GameView, asked: &GameView) -> bool {
    match (played, asked) {
        (GameView::Twilight { view: played }, GameView::Twilight { view: asked }) => {
            let changed = played
                .countries
                .iter()
                .zip(&asked.countries)
                .filter(|(one, other)| (one.us, one.ussr) != (other.us, other.ussr))
                .count();
            let board = changed <= FEW;
            let cards = |view: &TwilightView| -> BTreeSet<String> {
                view.hand.iter().map(|card| card.id.clone()).collect()
            };
            let (own, other) = (cards(played), cards(asked));
            let differ = own.symmetric_difference(&other).count();
            let hand = own.intersection(&other).count() >= HAND && differ <= FEW;
            board || hand
        }
        (GameView::GuerraFria { view: played }, GameView::GuerraFria { view: asked }) => {
            let markers = |view: &GuerraFriaView| -> Vec<u32> {
                let all = view.arsenals.iter().flat_map(|arsenal| arsenal.attack.iter());
                all.map(|marker| marker.missiles).collect()
            };
            let (own, other) = (markers(played), markers(asked));
            own.iter().zip(other).filter(|(one, other)| *one != other).count() < FEW
        }
        _ => false,
    }
}
