//! Finding somebody to play with: seeks that are paired by clock and rating, and challenges. Both are kept in memory: a seek belongs to
//! a page that is open, a challenge is made again in a moment.
//!
//! A seek is looked after by whoever made it, who asks every few seconds how far it is: whoever does not ask for a minute has
//! gone. The range of ratings widens while one waits, up to what was asked for.

mod waits;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_game::Notation;
use detente_games::{GameName, with_game};
use detente_protocol::{
    Challenge, ChallengeAnswer, CreateTable, Created, ErrorCode, Measure, NewChallenge, Pace, Privacy,
    SeatWish, Seek, SeekState, Waiting,
};
use serde_json::{Value, json};

use crate::api::{Answer, App, Body, Caller};
use crate::error::Refusal;
use crate::hub::{Hub, locked, random_word};
use crate::moderation;
use crate::notify;
use crate::ratings::look::seat_names;
use crate::ratings::{anchors, rules};
use crate::table::Who;
use crate::time::now;
use waits::Waits;

/// How near ratings must be at first, and by how much that widens in a second.
const NEAR: u32 = 100;
const WIDENS: u32 = 10;
/// Who has no rating counts as this.
const UNRATED: i32 = 1500;
/// A seek that nobody asks for ends after so long, and one that was paired is remembered for so long, in milliseconds. Whoever has no
/// page open any more is paired with nobody sooner than that. A bot is offered after so long.
const FORGOTTEN: i64 = 60_000;
const FRESH: i64 = 15_000;
const BOT_AFTER: i64 = 30_000;
/// A challenge waits for so long.
const CHALLENGE: i64 = 3 * 24 * 3600 * 1000;
/// Seeks of one user and in all, challenges of one user, of one to another and in all.
const SEEKS: usize = 3;
const ALL_SEEKS: usize = 20_000;
const CHALLENGES: usize = 20;
const OF_A_PAIR: usize = 3;
const ALL_CHALLENGES: usize = 20_000;

/// Somebody who waits.
#[derive(Clone, Debug)]
struct Seeker {
    id: String,
    who: Who,
    place: String,
    seek: Seek,
    rating: i32,
    since: i64,
    asked: i64,
    table: Option<String>,
}

/// Those who wait for a game.
#[derive(Debug, Default)]
pub struct Desk {
    seekers: Mutex<Vec<Seeker>>,
    waits: Mutex<Waits>,
    challenges: Mutex<Vec<Challenge>>,
    /// Pairs are made by one task at a time.
    pairing: tokio::sync::Mutex<()>,
}

impl Desk {
    /// Does this challenge still wait for the answer of this user?
    pub fn is_challenged(&self, user: &str, id: &str) -> bool {
        locked(&self.challenges).iter().any(|one| one.id == id && one.to_user == user)
    }
}

impl Seeker {
    /// Does the seeker still wait, with a page that is open?
    fn is_there(&self, hub: &Hub, at: i64) -> bool {
        let waited = at - self.asked;
        self.table.is_none() && waited < FORGOTTEN && (waited < FRESH || hub.is_connected(&self.who.user))
    }

    /// Do they look for the same game on the same terms?
    fn is_alike(&self, other: &Seeker) -> bool {
        let (a, b) = (&self.seek, &other.seek);
        a.game == b.game
            && a.options == b.options
            && a.clock == b.clock
            && a.weekends == b.weekends
            && a.rated == b.rated
    }

    /// How far away the other's rating may be by now.
    fn within(&self, at: i64) -> Option<u32> {
        let waited = ((at - self.since).max(0) / 1000) as u32;
        let reach = NEAR.saturating_add(waited.saturating_mul(WIDENS));
        match self.seek.range {
            Some(range) => Some(reach.min(range)),
            // Without a bound everybody fits in the end.
            None => Some(reach).filter(|&reach| reach < 1000),
        }
    }

    fn fits(&self, other: &Seeker, at: i64, same_address: bool) -> bool {
        let (a, b) = (&self.seek, &other.seek);
        let apart = self.rating.abs_diff(other.rating);
        let near = [self, other].iter().all(|one| one.within(at).is_none_or(|within| apart <= within));
        let clash = a.seat.is_some() && a.seat == b.seat;
        let one_place = a.rated && !same_address && self.place == other.place;
        self.is_alike(other) && near && !clash && !one_place && self.who.user != other.who.user
    }
}

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/seeks", get(waiting).post(seek))
        .route("/api/seeks/{id}", get(state).delete(cancel))
        .route("/api/challenges", get(challenges).post(challenge))
        .route("/api/challenges/{id}", post(answer).delete(withdraw))
}

/// Who waits, by what they look for: whoever looks for the same may be paired with them.
async fn waiting(State(hub): App, caller: Caller) -> Json<Vec<Waiting>> {
    let at = now();
    let own = caller.user.as_ref().map(|user| user.id.clone());
    let mut found: Vec<Waiting> = Vec::new();
    let mut kinds: HashMap<String, usize> = HashMap::new();
    let mut counted: HashSet<(String, usize)> = HashSet::new();
    for seeker in locked(&hub.desk.seekers).iter().filter(|seeker| seeker.is_there(&hub, at)) {
        let Seek { game, options, clock, weekends, rated, .. } = &seeker.seek;
        // Nobody waits for themselves, and one person waits once for one kind of game.
        if own.as_ref() == Some(&seeker.who.user) {
            continue;
        }
        let kind =
            *kinds.entry(format!("{game} {options:?} {clock:?} {weekends} {rated}")).or_insert_with(|| {
                found.push(Waiting {
                    game: game.clone(),
                    options: options.clone(),
                    clock: clock.clone(),
                    weekends: *weekends,
                    rated: *rated,
                    waiting: 0,
                    usual_wait: locked(&hub.desk.waits).usual(&seeker.seek),
                });
                found.len() - 1
            });
        found[kind].waiting += u32::from(counted.insert((seeker.who.user.clone(), kind)));
    }
    Json(found)
}

/// The table that a seek asks for.
fn wish(seek: &Seek, seats: Vec<SeatWish>) -> CreateTable {
    CreateTable {
        options: seek.options.clone(),
        clock: seek.clock.clone(),
        weekends: seek.weekends,
        rated: seek.rated,
        seats,
        privacy: Privacy::Public,
        spectators: true,
        ..CreateTable::at_home(&seek.game, Vec::new(), 0)
    }
}

/// The rules that are asked for as the game itself writes them: a preset and what it stands for are the same.
fn plain_rules(game: &str, words: &[String]) -> Option<Vec<String>> {
    fn of<G: Notation>(words: &[&str]) -> Option<Vec<String>> {
        G::parse_options(words).ok().map(|options| G::options_words(&options))
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let game = GameName::by_name(game)?;
    with_game!(game, G => of::<G>(&words))
}

async fn seek(State(hub): App, caller: Caller, Body(mut seek): Body<Seek>) -> Answer<SeekState> {
    let user = caller.user()?.clone();
    caller.count("created", hub.config.rates.created)?;
    let who = caller.who()?;
    let suspended = moderation::must_not_be(&hub, &who.user, Measure::Suspend).await;
    suspended.map_err(|refusal| caller.refuse(refusal))?;
    let names = seat_names(&seek.game);
    let seats = vec![SeatWish::Open; names.len()];
    // Terms that no table could have are refused now and not when somebody was found.
    hub.check(&who, wish(&seek, seats)).map_err(|refusal| caller.refuse(refusal))?;
    rules::may_create(&hub, &user, &wish(&seek, Vec::new())).map_err(|refusal| caller.refuse(refusal))?;
    if let Some(rules) = plain_rules(&seek.game, &seek.options) {
        seek.options = rules;
    }
    if seek.seat.as_ref().is_some_and(|seat| !names.contains(&seat.as_str())) {
        return Err(caller.refuse(Refusal::bad(format!("a seat is one of {}", names.join(", ")))));
    }
    let pace = Pace::of(&seek.clock).unwrap_or(Pace::Standard);
    let rating = rules::current(&hub, &seek.game, pace, &who.user).await;
    let rating = rating.map_err(|refusal| caller.refuse(refusal))?.unwrap_or(UNRATED);
    let id = random_word(16).map_err(|refusal| caller.refuse(refusal))?;
    let at = now();
    {
        let mut seekers = locked(&hub.desk.seekers);
        let mut waits = locked(&hub.desk.waits);
        seekers.retain(|seeker| {
            let stays = at - seeker.asked < FORGOTTEN;
            if !stays && seeker.table.is_none() {
                waits.add(&seeker.seek, seeker.since, seeker.asked, false);
            }
            stays
        });
        drop(waits);
        let own =
            seekers.iter().filter(|seeker| seeker.who.user == who.user && seeker.table.is_none()).count();
        if own >= SEEKS || seekers.len() >= ALL_SEEKS {
            return Err(caller.refuse(Refusal::told(ErrorCode::TooOften, "server-error-seeks")));
        }
        let place = caller.from.clone();
        seekers.push(Seeker {
            id: id.clone(),
            who: who.clone(),
            place,
            seek,
            rating,
            since: at,
            asked: at,
            table: None,
        });
    }
    told(&hub, &caller, &who, &id).await
}

async fn state(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<SeekState> {
    let who = caller.who()?;
    told(&hub, &caller, &who, &id).await
}

/// How far a seek is, after looking for somebody once more.
async fn told(hub: &Arc<Hub>, caller: &Caller, who: &Who, id: &str) -> Answer<SeekState> {
    let at = now();
    let own = |seeker: &&mut Seeker| seeker.id == id && seeker.who.user == who.user;
    if let Some(seeker) = locked(&hub.desk.seekers).iter_mut().find(own) {
        seeker.asked = at;
    }
    pair(hub, id).await.map_err(|refusal| caller.refuse(refusal))?;
    let seekers = locked(&hub.desk.seekers);
    let found = seekers.iter().find(|seeker| seeker.id == id && seeker.who.user == who.user);
    let seeker = found.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let alike =
        |other: &&Seeker| other.who.user != who.user && other.is_there(hub, at) && seeker.is_alike(other);
    let others: HashSet<&String> = seekers.iter().filter(alike).map(|other| &other.who.user).collect();
    let state = SeekState {
        id: seeker.id.clone(),
        seek: seeker.seek.clone(),
        since: seeker.since,
        within: seeker.within(at),
        others: others.len() as u32,
        usual_wait: locked(&hub.desk.waits).usual(&seeker.seek),
        bot: (at - seeker.since >= BOT_AFTER).then(|| bot_for(&seeker.seek.game, seeker.rating)),
        table: seeker.table.clone(),
    };
    Ok(Json(state))
}

/// The bot whose strength is nearest.
fn bot_for(game: &str, rating: i32) -> String {
    let nearest = anchors::all(game, Pace::Standard)
        .into_iter()
        .min_by_key(|(_, anchor)| (anchor.round() as i32).abs_diff(rating));
    nearest.map_or_else(|| "greedy".to_owned(), |(level, _)| level.to_owned())
}

/// Makes a table for this seek and those that fit it, if there are enough.
async fn pair(hub: &Arc<Hub>, id: &str) -> Result<(), Refusal> {
    let _alone = hub.desk.pairing.lock().await;
    let at = now();
    let chosen = {
        let seekers = locked(&hub.desk.seekers);
        let free: Vec<&Seeker> = seekers.iter().filter(|seeker| seeker.is_there(hub, at)).collect();
        let Some(own) = free.iter().find(|seeker| seeker.id == id) else { return Ok(()) };
        let wanted = seat_names(&own.seek.game).len();
        let mut others: Vec<&&Seeker> = free.iter().filter(|other| other.id != id).collect();
        // The nearest first, and of those the one who has waited longest.
        others.sort_by_key(|other| (other.rating.abs_diff(own.rating), other.since));
        let mut group: Vec<Seeker> = vec![(*own).clone()];
        for other in others {
            let same_address = hub.config.ratings.same_address;
            let apart = |one: &Seeker| {
                let both = [one.who.user.clone(), other.who.user.clone()];
                same_address || !one.seek.rated || !rules::share_a_place(hub, &both)
            };
            let fits = group.iter().all(|one| one.fits(other, at, same_address) && apart(one));
            if group.len() < wanted && fits {
                group.push((*other).clone());
            }
        }
        if group.len() < wanted || wanted == 0 {
            return Ok(());
        }
        group
    };
    let table = seat(hub, &chosen).await?;
    let mut seekers = locked(&hub.desk.seekers);
    // Whoever has found a game looks for no other.
    let found =
        |seeker: &Seeker| seeker.table.is_none() && chosen.iter().any(|one| one.who.user == seeker.who.user);
    for seeker in seekers.iter_mut().filter(|seeker| found(seeker)) {
        seeker.table = Some(table.clone());
    }
    drop(seekers);
    let mut waits = locked(&hub.desk.waits);
    for one in chosen {
        waits.add(&one.seek, one.since, at, true);
    }
    Ok(())
}

/// Seats those who were found: wishes first, the others by lot.
async fn seat(hub: &Arc<Hub>, chosen: &[Seeker]) -> Result<String, Refusal> {
    let seek = &chosen[0].seek;
    let names = seat_names(&seek.game);
    let mut people: Vec<Option<Who>> = vec![None; names.len()];
    let mut rest = Vec::new();
    for seeker in chosen {
        let wished = seeker.seek.seat.as_ref().and_then(|seat| names.iter().position(|name| name == seat));
        match wished.filter(|&seat| people[seat].is_none()) {
            Some(seat) => people[seat] = Some(seeker.who.clone()),
            None => rest.push(seeker.who.clone()),
        }
    }
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    detente_game::Rng::new(u64::from_le_bytes(bytes)).shuffle(&mut rest);
    for seat in &mut people {
        if seat.is_none() {
            *seat = rest.pop();
        }
    }
    let people: Vec<Who> = people.into_iter().flatten().collect();
    let wish = wish(seek, vec![SeatWish::Open; names.len()]);
    hub.create_seated(&chosen[0].place, wish, &people, None).await
}

async fn cancel(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<Value> {
    let who = caller.who()?;
    let mut seekers = locked(&hub.desk.seekers);
    if let Some(at) = seekers.iter().position(|seeker| seeker.id == id && seeker.who.user == who.user) {
        let gone = seekers.remove(at);
        if gone.table.is_none() {
            locked(&hub.desk.waits).add(&gone.seek, gone.since, now(), false);
        }
    }
    Ok(Json(json!({})))
}

// Challenges

async fn challenges(State(hub): App, caller: Caller) -> Answer<Vec<Challenge>> {
    let user = &caller.user()?.id;
    let at = now();
    let mut all = locked(&hub.desk.challenges);
    all.retain(|one| at - one.at < CHALLENGE);
    let own = all.iter().filter(|one| one.from_user == *user || one.to_user == *user);
    Ok(Json(own.map(|one| Challenge { mine: one.to_user == *user, ..one.clone() }).collect()))
}

async fn challenge(State(hub): App, caller: Caller, Body(wish): Body<NewChallenge>) -> Answer<Challenge> {
    let user = caller.user()?.clone();
    let who = caller.who()?;
    caller.count("created", hub.config.rates.created)?;
    let suspended = moderation::must_not_be(&hub, &who.user, Measure::Suspend).await;
    suspended.map_err(|refusal| caller.refuse(refusal))?;
    let to = crate::ratings::look::find(&hub, &wish.to).await.map_err(|refusal| caller.refuse(refusal))?;
    if to.id == who.user {
        return Err(caller.refuse(Refusal::told(ErrorCode::BadRequest, "server-error-challenge-self")));
    }
    let open = wish.table.seats.iter().filter(|seat| **seat == SeatWish::Open).count();
    if open != 1 {
        return Err(caller.refuse(Refusal::bad("one seat is open, for the one who is challenged")));
    }
    hub.check(&who, wish.table.clone()).map_err(|refusal| caller.refuse(refusal))?;
    rules::may_create(&hub, &user, &wish.table).map_err(|refusal| caller.refuse(refusal))?;
    // Whoever is challenged reads the rules themselves, and not the name of a preset.
    let rules = plain_rules(&wish.table.game, &wish.table.options).unwrap_or_default();
    let table = CreateTable { options: rules, ..wish.table };
    let id = random_word(16).map_err(|refusal| caller.refuse(refusal))?;
    let challenge = Challenge {
        id,
        from: who.name.clone(),
        from_user: who.user.clone(),
        to: to.name,
        to_user: to.id.clone(),
        table,
        at: now(),
        mine: false,
    };
    let mut all = locked(&hub.desk.challenges);
    all.retain(|one| challenge.at - one.at < CHALLENGE);
    let count = |of: &dyn Fn(&Challenge) -> bool| all.iter().filter(|one| of(one)).count();
    let full = count(&|one| one.from_user == who.user) >= CHALLENGES
        || count(&|one| one.to_user == to.id) >= CHALLENGES
        || count(&|one| one.from_user == who.user && one.to_user == to.id) >= OF_A_PAIR
        || all.len() >= ALL_CHALLENGES;
    if full {
        return Err(caller.refuse(Refusal::told(ErrorCode::TooOften, "server-error-challenges")));
    }
    all.push(challenge.clone());
    drop(all);
    notify::of_challenge(&hub, &challenge);
    Ok(Json(challenge))
}

/// Takes a challenge off the desk, if it is there and this user may.
fn take(hub: &Hub, id: &str, may: impl Fn(&Challenge) -> bool) -> Option<Challenge> {
    let mut all = locked(&hub.desk.challenges);
    let at = all.iter().position(|one| one.id == id && may(one))?;
    Some(all.remove(at))
}

async fn answer(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Body(answer): Body<ChallengeAnswer>,
) -> Answer<Value> {
    let who = caller.who()?;
    let found = take(&hub, &id, |one| one.to_user == who.user);
    let challenge = found.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    if !answer.accept {
        return Ok(Json(json!({})));
    }
    let made = accept(&hub, &caller, &who, &challenge).await;
    // What could not be begun waits on.
    let id = made.map_err(|refusal| {
        locked(&hub.desk.challenges).push(challenge);
        caller.refuse(refusal)
    })?;
    Ok(Json(json!(Created { path: format!("/table/{id}"), id, commitment: None })))
}

async fn accept(
    hub: &Arc<Hub>,
    caller: &Caller,
    who: &Who,
    challenge: &Challenge,
) -> Result<String, Refusal> {
    let user = caller.user.clone().ok_or(ErrorCode::NotLoggedIn)?;
    for one in [&who.user, &challenge.from_user] {
        moderation::must_not_be(hub, one, Measure::Suspend).await?;
    }
    if challenge.table.rated {
        rules::may_create(hub, &user, &challenge.table)?;
        let both = [who.user.clone(), challenge.from_user.clone()];
        if !hub.config.ratings.same_address && rules::share_a_place(hub, &both) {
            return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-address"));
        }
    }
    let host = Who { user: challenge.from_user.clone(), name: challenge.from.clone() };
    let people: Vec<Who> = challenge
        .table
        .seats
        .iter()
        .map(|seat| if *seat == SeatWish::Open { who.clone() } else { host.clone() })
        .collect();
    hub.create_seated(&caller.from, challenge.table.clone(), &people, None).await
}

async fn withdraw(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<Value> {
    let who = caller.who()?;
    match take(&hub, &id, |one| one.from_user == who.user) {
        Some(_) => Ok(Json(json!({}))),
        None => Err(caller.refuse(ErrorCode::NotFound)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(user: &str, rating: i32, range: Option<u32>) -> Seeker {
        let seek = json!({"game": "twilight", "clock": {"type": "total", "seconds": 600, "timeOut": "ends"}, "range": range});
        Seeker {
            id: user.to_owned(),
            who: Who { user: user.to_owned(), name: user.to_owned() },
            place: user.to_owned(),
            seek: serde_json::from_value(seek).expect("a seek"),
            rating,
            since: 0,
            asked: 0,
            table: None,
        }
    }

    #[test]
    fn the_range_widens_while_one_waits_and_not_beyond_what_was_asked_for() {
        let (ann, bob) = (seeker("ann", 1500, Some(300)), seeker("bob", 1750, Some(300)));
        assert!(!ann.fits(&bob, 14_000, false), "250 apart, and 240 after fourteen seconds");
        assert!(ann.fits(&bob, 15_000, false));
        let far = seeker("far", 1801, Some(1000));
        for at in [0, 60_000, 3_600_000] {
            assert!(!ann.fits(&far, at, false), "out of the range that Ann asked for");
        }
        let anybody = seeker("eve", 1500, None);
        assert!(anybody.fits(&far, 90_000, false), "without a bound everybody fits in the end");
    }

    #[test]
    fn the_same_rules_are_the_same_however_they_are_written() {
        let rules = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            plain_rules("twilight", &words)
        };
        assert_eq!(rules(&["standard"]), rules(&[]));
        assert_eq!(rules(&["league"]), rules(&["us-handicap=2"]));
        assert_eq!(
            rules(&["realign-safe=on", "us-handicap=2"]),
            rules(&["us-handicap=2", "realign-safe=on"])
        );
        assert_ne!(rules(&["league"]), rules(&[]));
        assert_eq!(rules(&["colour=red"]), None);
        assert_eq!(
            plain_rules("guerra-fria", &["max-rounds=5".to_owned()]).map(|words| words.len()),
            Some(1)
        );
    }

    #[test]
    fn rated_games_are_not_paired_within_one_place_unless_the_host_says_so() {
        let (mut ann, mut bob) = (seeker("ann", 1500, None), seeker("bob", 1500, None));
        bob.place.clone_from(&ann.place);
        assert!(ann.fits(&bob, 0, false), "not rated");
        (ann.seek.rated, bob.seek.rated) = (true, true);
        assert!(!ann.fits(&bob, 0, false));
        assert!(ann.fits(&bob, 0, true));
    }
}
