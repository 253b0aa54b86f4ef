//! The HTTP part: accounts, lobby, tables, records. The paths are described in `docs/server.md` and [`crate::openapi`].

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{
    ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State,
};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_DISPOSITION, CONTENT_TYPE, RETRY_AFTER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use detente_game::coach::Wish;
use detente_protocol::{
    ChatLine, CoachSays, CreateTable, Created, Credentials, ErrorCode, GameInfo, GuestRequest, Hint, Lobby,
    LogLine, Me, Measure, NewToken, Settings, TableCommand, TableSummary, TableView, TokenInfo, TokenRequest,
};
use detente_store::User;
use detente_words::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::{BODY, Held, Rate};
use crate::table::{Eyes, Form, Message, RecordFile, Who};
use crate::{account, aside, auth, devices, in_play, moderation, place, replays};

pub type App = State<Arc<Hub>>;
pub type Answer<T> = Result<Json<T>, Failed>;

/// An address may be that of so many people at once.
const PEOPLE: f64 = 10.0;

/// A refusal with the language it is told in.
#[derive(Debug)]
pub struct Failed(pub Refusal, pub Lang);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let answer = Json(self.0.message(self.1));
        match self.0.retry_after() {
            Some(seconds) => (status, [(RETRY_AFTER, seconds.to_string())], answer).into_response(),
            None => (status, answer).into_response(),
        }
    }
}

/// Who asks, from where, in which language.
#[derive(Clone, Debug)]
pub struct Caller {
    pub user: Option<User>,
    /// The id of the session or token that the request carries.
    pub credential: String,
    /// Somebody whose session has ended.
    ended: bool,
    pub lang: Lang,
    pub from: String,
    hub: Arc<Hub>,
}

impl Caller {
    pub fn refuse(&self, refusal: impl Into<Refusal>) -> Failed {
        self.hub.metrics.refused();
        Failed(refusal.into(), self.lang)
    }

    pub fn user(&self) -> Result<&User, Failed> {
        let nobody = if self.ended {
            Refusal::told(ErrorCode::NotLoggedIn, "server-error-session-ended")
        } else {
            ErrorCode::NotLoggedIn.into()
        };
        self.user.as_ref().ok_or_else(|| self.refuse(nobody))
    }

    pub fn who(&self) -> Result<Who, Failed> {
        self.user().map(|user| Who { user: user.id.clone(), name: user.name.clone() })
    }

    pub fn eyes(&self, seat: Option<String>) -> Eyes {
        Eyes { who: self.who().ok(), seat, lang: self.lang, notation: true }
    }

    /// Counts something against the user, and several times as much against the address: guests cost nothing.
    pub fn count(&self, what: &'static str, rate: Rate) -> Result<(), Failed> {
        self.count_much(what, rate, 1.0)
    }

    /// The same for work or bytes.
    pub fn count_much(&self, what: &'static str, rate: Rate, amount: f64) -> Result<(), Failed> {
        let Some(user) = &self.user else { return self.count_much_by_place(what, rate, amount) };
        let own = self.hub.limits.take(what, &user.id, rate, amount);
        own.map_err(|wait| self.refuse(Refusal::too_often(wait)))?;
        self.count_much_by_place(what, rate.times(PEOPLE), amount)
    }

    pub fn count_by_place(&self, what: &'static str, rate: Rate) -> Result<(), Failed> {
        self.count_much_by_place(what, rate, 1.0)
    }

    fn count_much_by_place(&self, what: &'static str, rate: Rate, amount: f64) -> Result<(), Failed> {
        let taken = self.hub.limits.take(what, &self.from, rate, amount);
        taken.map_err(|wait| self.refuse(Refusal::too_often(wait)))
    }

    /// Holds a share of something for the user and for the address.
    pub fn hold(&self, what: &'static str, per_user: usize, per_place: usize) -> Vec<Option<Held>> {
        let user = self.user.as_ref().map(|user| self.hub.limits.hold(what, &user.id, per_user));
        let place = self.hub.limits.hold(what, &self.from, per_place);
        user.into_iter().chain([place]).collect()
    }
}

/// The language of a request: asked for in the path, the user's own, the browser's, English.
fn language(parts: &Parts, user: Option<&User>) -> Lang {
    let query = parts.uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::from_locale);
    let own = || user.and_then(|user| auth::preferences(user).language).map(detente_table::lang);
    let accepted = || {
        let list = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        list.split(',').find_map(|entry| Lang::from_locale(entry.split(';').next()?.trim()))
    };
    asked.or_else(own).or_else(accepted).unwrap_or_default()
}

impl FromRequestParts<Arc<Hub>> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Caller, Failed> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        let from = place::of(&parts.headers, peer, &hub.config.proxies);
        let found = auth::user_of(hub, &parts.headers).await.map_err(|refusal| Failed(refusal, Lang::En))?;
        let lang = language(parts, found.user.as_ref());
        let auth::Found { user, credential, ended } = found;
        if let Some(user) = user.as_ref().filter(|user| !user.guest) {
            hub.seen.note(&user.id, &from, crate::time::now());
        }
        let caller = Caller { user, credential, ended, lang, from, hub: hub.clone() };
        caller.count("request", hub.config.rates.requests)?;
        Ok(caller)
    }
}

/// A JSON body; what is wrong with it is said in a sentence. Only `application/json` is taken: another site's form cannot
/// send that.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Body<T>, Failed> {
        let kind =
            request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/json") {
            return Err(Failed(Refusal::bad("send application/json"), Lang::En));
        }
        let bytes = Bytes::from_request(request, hub)
            .await
            .map_err(|_| Failed(ErrorCode::TooLarge.into(), Lang::En))?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Failed(Refusal::bad(error.to_string()), Lang::En))
    }
}

#[derive(Debug, Deserialize)]
pub struct SeatQuery {
    pub seat: Option<String>,
    /// Of a record: everything, to go on with elsewhere.
    pub whole: Option<String>,
}

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/me", get(me).put(change_me))
        .route("/api/guest", post(guest))
        .route("/api/register", post(register))
        .route("/api/login", post(login))
        .route("/api/logout", post(logout))
        .route("/api/tokens", get(tokens).post(new_token))
        .route("/api/tokens/{id}", delete(drop_token))
        .route("/api/games", get(all_games))
        .route("/api/lobby", get(lobby))
        .route("/api/turns", get(turns))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(view))
        .route("/api/tables/{id}/commands", post(command))
        .route("/api/tables/{id}/hint", get(hint))
        .route("/api/tables/{id}/coach", get(coach))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/chat", get(chat))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/record.txt", get(record_text))
        .route("/api/tables/{id}/record.json", get(record_json))
        .merge(replays::routes())
        .merge(crate::study::routes())
        .merge(crate::reviews::routes())
        .merge(crate::ratings::api::routes())
        .merge(crate::pairing::routes())
        .merge(crate::events::api::routes())
        .merge(account::routes())
        .merge(moderation::routes())
        .merge(crate::notify::confirm::routes())
        .merge(crate::notify::page::routes())
        .merge(crate::notify::push::routes())
        .layer(DefaultBodyLimit::max(BODY))
}

async fn me(State(hub): App, caller: Caller, headers: HeaderMap) -> Result<Response, Failed> {
    let me = Json(auth::me(caller.user()?));
    // Every page begins with this question: who comes back keeps the session.
    let renewed = auth::renew(&hub, &headers).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(match renewed {
        Some(cookie) => ([(SET_COOKIE, cookie)], me).into_response(),
        None => me.into_response(),
    })
}

async fn change_me(State(hub): App, caller: Caller, Body(settings): Body<Settings>) -> Answer<Me> {
    let user = caller.user()?.clone();
    caller.count("settings", hub.config.rates.settings)?;
    let user =
        auth::change(&hub, &user, settings, &caller.from).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(auth::me(&user)))
}

/// The user, and the cookie that makes the browser the user's.
async fn signed_in(hub: &Hub, caller: &Caller, headers: &HeaderMap, user: &User) -> Result<Response, Failed> {
    let issued = auth::issue(hub, &user.id, "session", &account::sessions::label(headers)).await;
    let (secret, _) = issued.map_err(|refusal| caller.refuse(refusal))?;
    let mut cookies = vec![(SET_COOKIE, auth::cookie(hub, &secret))];
    if !user.guest {
        let known = devices::remember(hub, headers, user).await;
        cookies.push((SET_COOKIE, known.map_err(|refusal| caller.refuse(refusal))?));
    }
    Ok((AppendHeaders(cookies), Json(auth::me(user))).into_response())
}

async fn guest(
    State(hub): App,
    caller: Caller,
    headers: HeaderMap,
    Body(wish): Body<GuestRequest>,
) -> Result<Response, Failed> {
    // Whoever is somebody already stays so.
    if let Some(user) = &caller.user {
        return Ok(Json(auth::me(user)).into_response());
    }
    caller.count_by_place("guest", hub.config.rates.guests)?;
    moderation::may_be_new(&hub, &caller.from).map_err(|refusal| caller.refuse(refusal))?;
    let user = auth::create_guest(&hub, &wish.name).await.map_err(|refusal| caller.refuse(refusal))?;
    signed_in(&hub, &caller, &headers, &user).await
}

async fn register(
    State(hub): App,
    caller: Caller,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Failed> {
    caller.count_by_place("login", hub.config.rates.logins)?;
    moderation::may_be_new(&hub, &caller.from).map_err(|refusal| caller.refuse(refusal))?;
    let guest = caller.user.clone();
    let user = auth::register(&hub, &caller.from, guest, &wish.name, wish.password).await;
    signed_in(&hub, &caller, &headers, &user.map_err(|refusal| caller.refuse(refusal))?).await
}

async fn login(
    State(hub): App,
    caller: Caller,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Failed> {
    caller.count_by_place("login", hub.config.rates.logins)?;
    let refuse = |refusal| caller.refuse(refusal);
    let user = auth::log_in(&hub, &caller.from, &headers, &wish.name, wish.password).await;
    let user = user.map_err(refuse)?;
    account::second::check(&hub, &user, wish.code.as_deref()).await.map_err(refuse)?;
    moderation::must_not_be(&hub, &user.id, Measure::Ban).await.map_err(refuse)?;
    let user = account::leave::call_off(&hub, user).await.map_err(refuse)?;
    signed_in(&hub, &caller, &headers, &user).await
}

async fn logout(State(hub): App, caller: Caller, headers: HeaderMap) -> Result<Response, Failed> {
    auth::log_out(&hub, &headers).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(([(SET_COOKIE, auth::cookie(&hub, ""))], Json(json!({}))).into_response())
}

async fn tokens(State(hub): App, caller: Caller) -> Answer<Vec<TokenInfo>> {
    let list = hub.store.credentials(&caller.user()?.id, "token").await;
    let list = list.map_err(|error| caller.refuse(error))?;
    let info = |token: detente_store::Credential| TokenInfo {
        id: token.id,
        label: token.label,
        created: token.created,
    };
    Ok(Json(list.into_iter().map(info).collect()))
}

async fn new_token(State(hub): App, caller: Caller, Body(wish): Body<TokenRequest>) -> Answer<NewToken> {
    let user = caller.user()?;
    caller.count("created", hub.config.rates.created)?;
    if wish.label.len() > 100 {
        return Err(caller.refuse(ErrorCode::TooLarge));
    }
    let had = hub.store.credentials(&user.id, "token").await.map_err(|error| caller.refuse(error))?;
    if had.len() >= auth::TOKENS {
        return Err(caller.refuse(Refusal::told(ErrorCode::TooOften, "server-error-tokens")));
    }
    let issued = auth::issue(&hub, &user.id, "token", &wish.label).await;
    let (token, id) = issued.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(NewToken { id, label: wish.label, token }))
}

async fn drop_token(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<Value> {
    let dropped = auth::take_back(&hub, &caller.user()?.id, &id).await;
    if dropped.map_err(|refusal| caller.refuse(refusal))? {
        Ok(Json(json!({})))
    } else {
        Err(caller.refuse(ErrorCode::NotFound))
    }
}

async fn all_games(caller: Caller) -> Json<Vec<GameInfo>> {
    Json(detente_house::info::info(caller.lang))
}

async fn lobby(State(hub): App, caller: Caller) -> Answer<Lobby> {
    let user = caller.user.as_ref().map(|user| user.id.as_str());
    hub.lobby(user, caller.lang).await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn turns(State(hub): App, caller: Caller) -> Answer<Vec<TableSummary>> {
    Ok(Json(hub.turns(&caller.user()?.id, caller.lang)))
}

async fn create(State(hub): App, caller: Caller, Body(wish): Body<CreateTable>) -> Answer<Created> {
    let who = caller.who()?;
    caller.count("created", hub.config.rates.created)?;
    let suspended = moderation::must_not_be(&hub, &who.user, Measure::Suspend).await;
    suspended.map_err(|refusal| caller.refuse(refusal))?;
    if !wish.title.is_empty() {
        // A title is read by everybody in the lobby.
        let muted = moderation::must_not_be(&hub, &who.user, Measure::Mute).await;
        muted.map_err(|refusal| caller.refuse(refusal))?;
    }
    crate::ratings::rules::may_create(&hub, caller.user()?, &wish)
        .map_err(|refusal| caller.refuse(refusal))?;
    hub.create(&who, &caller.from, wish).await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

/// Asks a table something.
pub async fn ask<T>(
    hub: &Arc<Hub>,
    caller: &Caller,
    table: &str,
    message: impl FnOnce(crate::table::Answer<T>) -> Message,
) -> Result<T, Failed> {
    let handle = hub.table(table).await.map_err(|refusal| caller.refuse(refusal))?;
    handle.ask(message).await.map_err(|refusal| caller.refuse(refusal))
}

async fn view(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Answer<TableView> {
    let eyes = caller.eyes(query.seat);
    let view = ask(&hub, &caller, &id, |answer| Message::View { eyes, answer }).await?;
    Ok(Json(*view))
}

async fn command(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Body(command): Body<TableCommand>,
) -> Answer<Value> {
    let who = caller.who()?;
    let created =
        hub.carry_out(who, &caller.from, &id, command).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(match created {
        Some(id) => json!(Created { path: format!("/table/{id}"), id, commitment: None }),
        None => json!({}),
    }))
}

async fn hint(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Answer<Hint> {
    caller.count("hint", hub.config.rates.hints)?;
    let eyes = caller.eyes(query.seat);
    in_play::must_not_be(&hub, &caller, &id, eyes.clone()).await?;
    ask(&hub, &caller, &id, |answer| Message::Hint { eyes, answer }).await.map(Json)
}

/// Whose eyes, and how much one wishes to hear.
#[derive(Debug, Deserialize)]
struct CoachQuery {
    seat: Option<String>,
    wish: Option<String>,
}

async fn coach(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<CoachQuery>,
) -> Answer<CoachSays> {
    caller.count("coach", hub.config.rates.coaching)?;
    let known = Wish::ALL.map(Wish::word).join(", ");
    let wish = match query.wish.as_deref() {
        None => Wish::default(),
        Some(word) => Wish::by_word(word)
            .ok_or_else(|| caller.refuse(Refusal::bad(format!("“wish” is one of {known}"))))?,
    };
    let eyes = caller.eyes(query.seat);
    in_play::must_not_be(&hub, &caller, &id, eyes.clone()).await?;
    ask(&hub, &caller, &id, |answer| Message::Coach { eyes, wish, answer }).await.map(Json)
}

async fn log(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Answer<Vec<LogLine>> {
    let eyes = caller.eyes(query.seat);
    ask(&hub, &caller, &id, |answer| Message::Log { eyes, answer }).await.map(Json)
}

async fn chat(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<Vec<ChatLine>> {
    let eyes = caller.eyes(None);
    ask(&hub, &caller, &id, |answer| Message::Chat { eyes, answer }).await.map(Json)
}

async fn record(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Failed> {
    let form = if query.whole.is_some() { Form::Save } else { Form::Record };
    file(&hub, &caller, &id, query, form).await
}

async fn record_text(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Failed> {
    file(&hub, &caller, &id, query, Form::Text).await
}

async fn record_json(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Failed> {
    file(&hub, &caller, &id, query, Form::Json).await
}

async fn file(
    hub: &Arc<Hub>,
    caller: &Caller,
    id: &str,
    query: SeatQuery,
    form: Form,
) -> Result<Response, Failed> {
    let eyes = caller.eyes(query.seat);
    let who = eyes.who.clone();
    let asked = ask(hub, caller, id, |answer| Message::Record { eyes, form, answer }).await;
    let RecordFile { name, kind, text } = match asked {
        Err(Failed(refusal, _)) if refusal.code == ErrorCode::SetAside => {
            let exported = aside::export(hub, who.as_ref(), id, form).await;
            exported.map_err(|refusal| caller.refuse(refusal))?
        }
        asked => asked?,
    };
    let disposition = format!("attachment; filename=\"{name}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], text).into_response())
}
