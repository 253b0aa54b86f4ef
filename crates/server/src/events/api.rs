//! The paths of events. Everybody may look; who acts must be somebody with a password.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_events::view::Around;
use detente_events::{Act, Entry, Event, Refused};
use detente_game::driver::play;
use detente_game::{Rng, Seat};
use detente_games::{GameName, with_game};
use detente_protocol::{
    Advice, ErrorCode, EventAct, EventCreated, EventLogLine, EventSummary, EventTerms, EventView, Measure,
    Pace, PairingPreview, Role, SeatChance,
};
use detente_store::User;
use detente_table::{Body as TableBody, Sitting, Stored, Table};
use detente_words::{Lang, text};
use serde::Deserialize;

use super::{TRIES, act, load, refusal, run, seasons, words};
use crate::api::{Answer, App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Held;
use crate::moderation;
use crate::ratings::api::file;
use crate::ratings::look::{ending_text, find, seat_names};
use crate::ratings::rules;
use crate::table::{Served, company, head, stored};
use crate::time::wall;

/// Events on a page of a list, and those that one user may have open at a time.
const LISTED: u32 = 100;
const OWN: u64 = 10;
/// Games that an evaluation plays on, and steps of each.
const PLAYOUTS: u32 = 24;
const STEPS: usize = 20_000;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/events", get(list).post(found))
        .route("/api/events/{id}", get(view))
        .route("/api/events/{id}/acts", post(acts))
        .route("/api/events/{id}/log", get(log))
        .route("/api/events/{id}/preview", get(preview))
        .route("/api/events/{id}/advice/{pairing}/{game}", post(advice))
        .route("/api/events/{id}/results.csv", get(results))
        .route("/api/events/{id}/calendar.ics", get(calendar))
}

#[derive(Debug, Deserialize)]
struct ListQuery {
    /// Those that are over, instead of those that are open or running.
    past: Option<bool>,
    /// Those that come after this one: the next page.
    after: Option<String>,
}

async fn list(State(hub): App, caller: Caller, Query(query): Query<ListQuery>) -> Answer<Vec<EventSummary>> {
    caller.count("ratings", hub.config.rates.looked_up)?;
    let statuses: &[&str] =
        if query.past == Some(true) { &["over", "called-off"] } else { &["open", "running"] };
    let refuse = |error| caller.refuse(error);
    let after = match &query.after {
        Some(id) => Some(
            hub.store.event(id).await.map_err(refuse)?.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?,
        ),
        None => None,
    };
    let rows = hub.store.events(statuses, after.as_ref(), LISTED).await.map_err(refuse)?;
    let user = caller.user.as_ref().map(|user| user.id.as_str());
    let mut found = Vec::new();
    for row in rows {
        // One that cannot be read does not hide the others.
        if let Ok(event) = load(&hub, &row.id).await {
            let mut summary = event.summary(&row.id, user);
            summary.organisers.iter_mut().for_each(|name| former(name, caller.lang));
            found.push(summary);
        }
    }
    Ok(Json(found))
}

/// Somebody with a name and a password, and not suspended.
async fn member<'a>(hub: &Arc<Hub>, caller: &'a Caller) -> Result<&'a User, Failed> {
    let user = caller.user()?;
    caller.count("created", hub.config.rates.created)?;
    if user.guest {
        return Err(caller.refuse(Refusal::told(ErrorCode::Forbidden, "event-refused-guest")));
    }
    let suspended = moderation::must_not_be(hub, &user.id, Measure::Suspend).await;
    suspended.map_err(|refusal| caller.refuse(refusal))?;
    Ok(user)
}

/// May somebody found an event in which games between accounts of one address are rated?
pub(super) fn may_share_a_place(hub: &Hub, founder: &User) -> bool {
    hub.config.ratings.same_address || moderation::role(founder) == Role::Moderator
}

async fn found(State(hub): App, caller: Caller, Body(terms): Body<EventTerms>) -> Answer<EventCreated> {
    let user = member(&hub, &caller).await?.clone();
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    let who = caller.who()?;
    let people = vec![who; seat_names(&terms.game).len()];
    // The terms of its tables must be those of a table.
    let seats = vec![detente_protocol::SeatWish::Open; people.len()];
    let table = detente_protocol::CreateTable {
        options: terms.options.clone(),
        seats,
        clock: terms.clock.clone(),
        weekends: terms.weekends,
        rated: terms.rated,
        spectators: terms.spectators,
        spectator_delay: terms.spectator_delay,
        without_help: terms.without_help.clone(),
        ..detente_protocol::CreateTable::at_home(&terms.game, Vec::new(), 0)
    };
    hub.check(&caller.who()?, table).map_err(refuse)?;
    let four = matches!(terms.format, detente_protocol::EventFormat::Fours { .. });
    if four != (people.len() == 4) {
        return Err(refuse(Refusal::bad("tables of four are for games of four players, and only they are")));
    }
    // Whoever organises could otherwise have ratings from games between accounts of their own.
    if terms.rated && terms.same_address && !may_share_a_place(&hub, &user) {
        return Err(refuse(Refusal::told(ErrorCode::Forbidden, "event-refused-same-address")));
    }
    if hub.store.events_founded(&user.id).await.map_err(|error| caller.refuse(error))? >= OWN {
        return Err(refuse(Refusal::told(ErrorCode::TooOften, "server-error-events")));
    }
    let follows = terms.follows.clone();
    let terms = Box::new(terms);
    let mut found = Act::Found { terms };
    found.make_plain();
    let entry = Entry::new(wall(), &user.id, &user.name, found);
    let id = super::found(&hub, &entry).await.map_err(refuse)?;
    if let Some(before) = follows {
        seasons::link(&hub, &before, &id, &entry.by).await;
    }
    Ok(Json(EventCreated { path: format!("/events/{id}"), id }))
}

async fn view(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<EventView> {
    caller.count("ratings", hub.config.rates.looked_up)?;
    let event = load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    shown(&hub, &caller, &id, &event).await
}

async fn shown(hub: &Arc<Hub>, caller: &Caller, id: &str, event: &Event) -> Answer<EventView> {
    let user = caller.user.as_ref();
    let mut view = {
        let awaited = |table: &str| -> Vec<String> {
            // Whoever may not look on, or only later, is not told whose turn it is.
            let Some(listing) = hub.listing(table) else { return Vec::new() };
            let own = user.is_some_and(|user| event.player_of(&user.id).is_some());
            if listing.behind.is_some() && !own {
                return Vec::new();
            }
            let person = |&seat: &usize| match listing.seats.get(seat) {
                Some(Sitting::Person { user, .. }) => Some(user.clone()),
                _ => None,
            };
            listing.awaited.iter().filter_map(person).collect()
        };
        // As the lobby tells everybody.
        let seated = |table: &str| -> Vec<String> {
            let Some(listing) = hub.listing(table) else { return Vec::new() };
            let user_of = |sitting: &Sitting| match sitting {
                Sitting::Person { user, .. } => user.clone(),
                _ => String::new(),
            };
            listing.seats.iter().map(user_of).collect()
        };
        let around = Around {
            id,
            user: user.map(|user| user.id.as_str()),
            now: wall(),
            seats: seat_names(&event.terms.game),
            awaited: &awaited,
            seated: &seated,
        };
        event.view(&around)
    };
    name_former(&mut view, caller.lang);
    view.seasons = seasons::around(hub, id, event).await;
    for game in view.rounds.iter_mut().flat_map(|round| &mut round.matches).flat_map(|one| &mut one.games) {
        if game.winners.is_some() {
            game.text = ending_text(&game.ending, caller.lang);
        }
    }
    if let Some(user) = user {
        let rating = rating_within(hub, event, &user.id).await.map_err(|refusal| caller.refuse(refusal))?;
        let closed = event.is_closed(wall());
        let may = if closed { Err(Refused::NotOpen) } else { event.may_enter(&user.id, rating, true) };
        let may = may.map_err(refusal);
        let may =
            if user.guest { Err(Refusal::told(ErrorCode::Forbidden, "event-refused-guest")) } else { may };
        view.may_register = may.is_ok();
        view.why_not = may.err().map(|refusal| refusal.message(caller.lang).text);
    }
    Ok(Json(view))
}

/// Whoever has no account any more has no name.
fn former(name: &mut String, lang: Lang) {
    if name.is_empty() {
        *name = text(lang, "rating-former", &[]).into_owned();
    }
}

fn name_former(view: &mut EventView, lang: Lang) {
    let EventView { summary, players, staff, invited, invitation, .. } = view;
    let names = players.iter_mut().flat_map(|one| std::iter::once(&mut one.name).chain(&mut one.instead_of));
    let asked = invited
        .iter_mut()
        .chain(invitation)
        .flat_map(|one| std::iter::once(&mut one.by).chain(&mut one.instead_of));
    let all =
        names.chain(asked).chain(staff.iter_mut().map(|one| &mut one.name)).chain(&mut summary.organisers);
    all.for_each(|name| former(name, lang));
}

async fn rating_for(hub: &Hub, event: &Event, user: &str) -> Result<Option<i32>, Refusal> {
    match Pace::of(&event.terms.clock) {
        Some(pace) => rules::current(hub, &event.terms.game, pace, user).await,
        None => Ok(None),
    }
}

/// The same where there are bounds of rating: then one that is not known well yet is none.
async fn rating_within(hub: &Hub, event: &Event, user: &str) -> Result<Option<i32>, Refusal> {
    match Pace::of(&event.terms.clock) {
        Some(pace) if event.terms.least_rating.or(event.terms.most_rating).is_some() => {
            rules::established(hub, &event.terms.game, pace, user).await
        }
        _ => rating_for(hub, event, user).await,
    }
}

/// The division that somebody has earned in the season before, and the rank there.
async fn earned(hub: &Hub, event: &Event, user: &str) -> Result<(Option<u32>, Option<u32>), Refusal> {
    let Some(before) = &event.terms.follows else { return Ok((None, None)) };
    let Ok(before) = load(hub, before).await else { return Ok((None, None)) };
    let found = before.earned_for(event, user);
    Ok(found.map_or((None, None), |earned| (Some(earned.division as u32), earned.rank)))
}

async fn acts(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Body(wish): Body<EventAct>,
) -> Answer<EventView> {
    let user = member(&hub, &caller).await?.clone();
    for _ in 0..TRIES {
        let event = load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
        let mut made =
            meant(&hub, &event, &user, wish.clone()).await.map_err(|refusal| caller.refuse(refusal))?;
        made.make_plain();
        // Numbers of players hold for the event as it was read: if somebody was quicker it is read again.
        let at = event.version;
        let make =
            |event: &Event| if event.version == at { Ok(made.clone()) } else { Err(ErrorCode::Stale.into()) };
        match act(&hub, &id, &user.id, &user.name, make).await {
            Err(refusal) if refusal.code == ErrorCode::Stale => {}
            done => {
                let (_, after) = done.map_err(|refusal| caller.refuse(refusal))?;
                return shown(&hub, &caller, &id, &after).await;
            }
        }
    }
    Err(caller.refuse(ErrorCode::Stale))
}

/// A wish as it is kept: with names, ratings and lots.
async fn meant(hub: &Hub, event: &Event, user: &User, wish: EventAct) -> Result<Act, Refusal> {
    let own = || event.player_of(&user.id).map(|player| player as u32).ok_or(ErrorCode::NotFound);
    Ok(match wish {
        EventAct::Register => {
            let (division, rank) = earned(hub, event, &user.id).await?;
            let rating = rating_within(hub, event, &user.id).await?;
            Act::Enter { user: user.id.clone(), player: user.name.clone(), rating, division, rank }
        }
        EventAct::Withdraw => Act::Leave { player: own()?, reason: String::new() },
        EventAct::Accept => Act::Accept { rating: rating_for(hub, event, &user.id).await? },
        EventAct::Decline => Act::Decline,
        EventAct::Enter { name, division } => {
            let other = named(hub, &name).await?;
            let (division, rank) =
                if division.is_some() { (division, None) } else { earned(hub, event, &other.id).await? };
            if other.id == user.id {
                let rating = rating_within(hub, event, &other.id).await?;
                Act::Enter { user: other.id, player: other.name, rating, division, rank }
            } else {
                let (place, reason) = (None, String::new());
                Act::Invite { user: other.id, player: other.name, division, rank, place, reason }
            }
        }
        EventAct::Remove { user, reason } => {
            let player = event.player_of(&user).ok_or(ErrorCode::NotFound)? as u32;
            Act::Leave { player, reason }
        }
        EventAct::Begin => Act::Begin { lot: run::draw()? },
        EventAct::Pair { round } => {
            Act::Pair { lot: event.next_lot(), round: round.or(Some(event.round + 1)) }
        }
        EventAct::Extend { round, pairing, until, reason } => Act::Extend { round, pairing, until, reason },
        EventAct::AskMore { pairing, until } => Act::AskMore { pairing, until },
        EventAct::AnswerMore { pairing, agree, until } => Act::AnswerMore { pairing, agree, until },
        EventAct::Forfeit { pairing, players, reason } => Act::Forfeit { pairing, players, reason },
        EventAct::Adjudicate { pairing, number, winners, reason } => {
            Act::Adjudicate { pairing, game: number, winners, reason }
        }
        EventAct::Substitute { player, name, reason } => {
            let other = named(hub, &name).await?;
            if other.id == user.id {
                let rating = rating_for(hub, event, &other.id).await?;
                Act::Substitute { player, user: other.id, name_of: other.name, rating, reason }
            } else {
                let place = Some(player);
                Act::Invite { user: other.id, player: other.name, division: None, rank: None, place, reason }
            }
        }
        EventAct::Staff { name, rights } => {
            let other = find(hub, &name).await?;
            Act::Staff { user: other.id, name_of: other.name, rights }
        }
        EventAct::Announce { text } => Act::Announce { text },
        EventAct::CallOff { reason } => Act::CallOff { reason },
    })
}

async fn named(hub: &Hub, name: &str) -> Result<User, Refusal> {
    let user = find(hub, name).await?;
    if user.guest {
        return Err(Refusal::told(ErrorCode::Forbidden, "event-refused-guest"));
    }
    // Why somebody is barred is nobody else's business.
    if run::is_barred(hub, &user.id).await? {
        return Err(Refusal::told(ErrorCode::Forbidden, "event-refused-barred"));
    }
    Ok(user)
}

async fn preview(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<PairingPreview> {
    let user = caller.user()?.id.clone();
    caller.count("ratings", hub.config.rates.looked_up)?;
    let event = load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    if !event.has_right(&user, detente_protocol::EventRight::Pair) {
        return Err(caller.refuse(refusal(Refused::NoRight)));
    }
    // A matching of many players takes its time.
    let work = move || event.preview(event.next_lot()).map_err(refusal);
    let done = hub.reading.work(held(&hub, &caller), work).await.flatten();
    done.map(Json).map_err(|refusal| caller.refuse(refusal))
}

#[derive(Debug, Deserialize)]
struct LogQuery {
    /// Only what came before this act: the next page.
    before: Option<u32>,
}

async fn log(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<LogQuery>,
) -> Answer<Vec<EventLogLine>> {
    caller.count("exported", hub.config.rates.exported)?;
    load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    let entries = super::log(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    // An event is gone through from its beginning, and that may be long.
    let lang = caller.lang;
    let work = move || words::page(&entries, query.before, lang);
    hub.reading.work(held(&hub, &caller), work).await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn results(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Response, Failed> {
    caller.count("exported", hub.config.rates.exported)?;
    let event = load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(file("results.csv", "text/csv; charset=utf-8", event.results_csv()))
}

async fn calendar(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Response, Failed> {
    caller.count("exported", hub.config.rates.exported)?;
    let event = load(&hub, &id).await.map_err(|refusal| caller.refuse(refusal))?;
    let round =
        |key: &'static str| move |round: u32| text(caller.lang, key, &[("round", round.into())]).into_owned();
    let ends = |ends: u32| {
        if ends == 0 {
            text(caller.lang, "event-season-ends", &[]).into_owned()
        } else {
            round("event-round-ends")(ends)
        }
    };
    let url = hub.config.url(&format!("/events/{id}"));
    let text = event.calendar(&id, &url, wall(), &round("event-round-begins"), &ends);
    Ok(file("event.ics", "text/calendar; charset=utf-8", text))
}

/// What a position is worth as a bot sees it: games played on from there, with what is hidden. Only for those who may decide on the match and
/// do not play in the event, once its time is over; the game is not played on, and the log says who has asked.
async fn advice(
    State(hub): App,
    caller: Caller,
    Path((id, pairing, game)): Path<(String, u32, u32)>,
) -> Answer<Advice> {
    let user = member(&hub, &caller).await?.clone();
    caller.count("hint", hub.config.rates.hints)?;
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    let asked = |_: &Event| Ok(Act::Advised { pairing, game });
    let (_, event) = act(&hub, &id, &user.id, &user.name, asked).await.map_err(refuse)?;
    let table = event.game(pairing, game).and_then(|slot| slot.table.clone());
    let table = table.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let row = hub.store.table(&table).await.map_err(|error| caller.refuse(error))?;
    let row = row.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let actions = hub.store.actions(&table).await.map_err(|error| caller.refuse(error))?;
    let actions: Vec<Stored> = actions.into_iter().map(stored).collect();
    let held = held(&hub, &caller);
    let name = GameName::by_name(&row.game).ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let work = move || with_game!(name, G => evaluate::<G>(&row, &actions));
    hub.reading.work(held, work).await.flatten().map(Json).map_err(refuse)
}

/// A place among those for whom something long is worked out.
fn held(hub: &Hub, caller: &Caller) -> Vec<Option<Held>> {
    let limits = &hub.config.replays;
    caller.hold("replay", limits.per_user.get(), limits.per_address.get())
}

fn evaluate<G: Served>(row: &detente_store::StoredTable, actions: &[Stored]) -> Result<Advice, Refusal> {
    let broken = |_| Refusal::new(ErrorCode::Internal);
    let body: TableBody = serde_json::from_str(&row.body).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    let table = Table::<G>::load(head(row), body, actions, company::<G>(), row.updated).map_err(broken)?;
    let position = table.history().game();
    let (mut won, mut ended) = (vec![0u32; G::SEATS.len()], 0);
    for playout in 0..PLAYOUTS {
        let bot = |seat: usize| G::bot(G::ADVISER, u64::from(playout) * 16 + seat as u64);
        let mut bots = Vec::new();
        for seat in 0..G::SEATS.len() {
            let bot: Box<dyn detente_game::Bot<G>> = bot(seat).ok_or(ErrorCode::Internal)?;
            bots.push(bot);
        }
        let mut nature = Rng::derive(7, u64::from(playout));
        let played = play(position.clone(), &mut bots, &mut nature, STEPS);
        if let Some(outcome) = played.outcome {
            ended += 1;
            for (seat, won) in won.iter_mut().enumerate() {
                // In hundreds; a draw is half for two.
                *won += match (outcome.winners.is_empty(), outcome.winners.contains(Seat(seat as u8))) {
                    (true, _) => 50,
                    (false, true) => 100,
                    (false, false) => 0,
                };
            }
        }
    }
    let chance = |(seat, won): (&&str, u32)| {
        let (chance, error) = estimate(won, ended);
        SeatChance { seat: (*seat).to_owned(), chance, error }
    };
    Ok(Advice { chances: G::SEATS.iter().zip(won).map(chance).collect(), playouts: ended })
}

/// A chance from what was won in so many games, in hundredths, and how far it may be off. The interval is that of Agresti and Coull, which
/// two wins and two losses more are counted for: where all games ended alike there is an error too.
fn estimate(won: u32, games: u32) -> (u32, u32) {
    let (won, games) = (f64::from(won) / 100.0, f64::from(games));
    let shrunk = (won + 2.0) / (games + 4.0);
    let error = 1.96 * (shrunk * (1.0 - shrunk) / (games + 4.0)).sqrt();
    let chance = if games > 0.0 { won / games } else { 0.5 };
    // A half goes to the even number: what two sides have makes no more than a hundred.
    ((100.0 * chance).round_ties_even() as u32, (100.0 * error).round() as u32)
}

#[cfg(test)]
mod tests {
    use super::estimate;

    #[test]
    fn advice_says_how_far_it_may_be_off() {
        assert_eq!(estimate(1200, 24), (50, 19));
        assert_eq!(estimate(2400, 24), (100, 10), "the next game may be lost all the same");
        assert_eq!(estimate(0, 24), (0, 10));
        assert!(estimate(60_000, 1200).1 < 4, "more games know it better");
        assert_eq!(estimate(0, 0), (50, 49), "nothing is known");
        assert_eq!((estimate(900, 24).0, estimate(1500, 24).0), (38, 62), "nine of 24 and the rest");
    }
}
