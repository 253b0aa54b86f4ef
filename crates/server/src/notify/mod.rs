//! “Your turn”, told to whoever asked for it and is not here: by webhook, by e-mail or by a push to a browser. Nothing is sent by default, and no
//! table waits for it.
//!
//! What is to be sent is a job ([`crate::jobs`]) from the very change that causes it until it is delivered or given up, so that nothing is
//! lost. A message is worked out when it is sent: if it is no longer that user's turn, or the user no longer wants to be told, it is dropped.
//!
//! Of events and challenges everybody is told on the page, whoever is away by these ways too: [`page`].
//!
//! [`mail`], [`webhook`] and [`push`] are the ways out (the last two through [`outside`]), [`letters`] counts what goes to strangers, [`mod@confirm`] the pages behind the link of a confirmation letter.

pub mod confirm;
pub mod letters;
pub mod mail;
pub mod outside;
pub mod page;
pub mod push;
pub mod webhook;

use std::sync::Arc;

use detente_protocol::{Challenge, ErrorCode, TableStatus};
use detente_store::{Job, User};
use detente_table::Body;
use detente_words::{Lang, WORDS, text};

use crate::auth::{self, preferences};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::jobs::Outcome;
use crate::table::{Eyes, Message, Who};
use crate::time::now;
use mail::Mailer;

/// It is the turn of somebody who was away when it became so: by which ways they are told is worked out later.
pub const TURN: &str = "turn";
/// Kinds of messages.
pub const WEBHOOK: &str = "webhook";
pub const PUSH: &str = "push";
pub const MAIL: &str = "mail";
pub const CONFIRM: &str = "confirm";
pub const RESET: &str = "reset";

/// Longer than a socket counts as open that says nothing any more, and a server as there that has gone, in milliseconds.
const LATER: i64 = 180_000;

/// What became of one try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    Done,
    /// It failed in a way that may pass.
    Again,
    /// It will never arrive.
    Never,
    /// There is nothing to send any more.
    Moot,
}

/// Sends what waits to be sent.
#[derive(Debug)]
pub struct Post {
    mailer: Option<Mailer>,
    key: push::Key,
}

impl Post {
    pub fn new(mailer: Option<Mailer>, key: push::Key) -> Post {
        Post { mailer, key }
    }

    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }
}

/// The job of telling a user that it is their turn at a table.
pub fn turn_of(user: &str, table: &str) -> Job {
    message(user, TURN, table)
}

/// The same for somebody who seems to be here: by then it is known who is, and whoever is or has played by then is told nothing.
pub fn turn_of_later(user: &str, table: &str) -> Job {
    let job = turn_of(user, table);
    Job { due: job.due + LATER, ..job }
}

fn message(user: &str, kind: &str, table: &str) -> Job {
    let (account, body) = (user.to_owned(), table.to_owned());
    Job { account, body, ..Job::new(kind, format!("{user} {table}"), now(), now()) }
}

/// By which ways a user is told of their turn: each is a job of its own, with tries of its own.
async fn ways(hub: &Arc<Hub>, user: &User, table: &str) -> Vec<Job> {
    let wishes = preferences(user);
    let rates = &hub.config.rates;
    let mut ways = Vec::new();
    // Whoever has come meanwhile is told by their page.
    if hub.is_connected(&user.id) {
        return ways;
    }
    if may_call(hub, &user.id, &wishes.webhook) {
        ways.push(message(&user.id, WEBHOOK, table));
    }
    // A push is empty, and its worker tells of tables that wait: of news of an event and of a challenge it would have nothing to say.
    let by_push = !page::is_news(table) && push::is_wanted(hub, &user.id).await;
    if by_push && hub.limits.allow("push-to", &user.id, rates.webhooks) {
        ways.push(message(&user.id, PUSH, table));
    }
    let mail = hub.post.has_mail() && wishes.confirmed && !wishes.email.is_empty();
    if mail && hub.limits.allow("mail", &user.id, rates.mails) {
        ways.push(message(&user.id, MAIL, table));
    }
    ways
}

/// Whoever is here now is told on the page alone.
fn kind_for(hub: &Hub, user: &str) -> &'static str {
    if hub.is_connected(user) { page::NEWS } else { TURN }
}

/// The job of telling a player of an event something: on the page, and whoever is away by the ways that the player has asked for. It is
/// stored with the act that it tells of.
pub fn of_event(hub: &Hub, user: &str, event: &str, what: &str, round: u32) -> Job {
    message(user, kind_for(hub, user), &format!("event:{event}:{what}:{round}"))
}

/// Tells somebody of a challenge in the same ways.
pub fn of_challenge(hub: &Arc<Hub>, challenge: &Challenge) {
    let (hub, user) = (hub.clone(), challenge.to_user.clone());
    let kind = kind_for(&hub, &user);
    let about = format!("challenge:{}:{}:{}", challenge.id, challenge.table.game, challenge.from_user);
    tokio::spawn(async move { put(&hub, &user, kind, &about).await });
}

async fn put(hub: &Hub, user: &str, kind: &str, table: &str) {
    if let Err(error) = hub.store.add_job(&message(user, kind, table)).await {
        tracing::error!(%error, "a message could not be stored");
    }
    hub.bench.ring();
}

/// A message: what it is about, what it says, and where that is to be seen.
struct Said {
    subject: String,
    text: String,
    path: String,
}

/// May this user's webhook be called once more? However many users name one address, it is not called more often than one
/// user's would be.
fn may_call(hub: &Hub, user: &str, url: &str) -> bool {
    let rate = hub.config.rates.webhooks;
    !url.is_empty() && hub.limits.allow("webhook", user, rate) && hub.limits.allow("webhook-to", url, rate)
}

/// The job of asking whether the address that a user has given is the user's own.
pub fn confirmation_of(user: &str) -> Job {
    message(user, CONFIRM, "")
}

/// The job of sending the link by which a lost password is replaced.
pub fn reset_of(user: &str) -> Job {
    message(user, RESET, "")
}

/// One try of one message.
pub(crate) async fn send(hub: &Arc<Hub>, job: &Job) -> Outcome {
    let user = match hub.store.user(&job.account).await {
        Ok(Some(user)) => user,
        Ok(None) => return Outcome::Moot,
        Err(_) => return Outcome::Again,
    };
    if matches!(job.kind.as_str(), TURN | page::NEWS) && page::is_news(&job.body) {
        return page::take(hub, &user, job).await;
    }
    if job.kind == TURN {
        return Outcome::Done(ways(hub, &user, &job.body).await);
    }
    let sent = send_to(hub, &user, job).await;
    match sent {
        Sent::Done => {
            count(hub, &job.kind, true);
            Outcome::Done(Vec::new())
        }
        Sent::Again => Outcome::Again,
        Sent::Never => Outcome::Never,
        Sent::Moot => Outcome::Moot,
    }
}

fn count(hub: &Hub, kind: &str, sent: bool) {
    match kind {
        WEBHOOK => hub.metrics.webhook(sent),
        PUSH => hub.metrics.push(sent),
        MAIL | CONFIRM | RESET => hub.metrics.mail(sent),
        _ => {}
    }
}

/// A message will not be sent any more. An address is its owner's secret (whoever has a webhook can post to it), so it is named nowhere.
pub(crate) async fn given_up(hub: &Arc<Hub>, job: &Job) {
    count(hub, &job.kind, false);
    // Whoever does not answer is not called again at once by the next table.
    if job.kind == WEBHOOK
        && let Ok(Some(user)) = hub.store.user(&job.account).await
    {
        hub.limits.drain("webhook-to", &preferences(&user).webhook, hub.config.rates.webhooks);
    }
}

async fn send_to(hub: &Arc<Hub>, user: &User, job: &Job) -> Sent {
    let wishes = preferences(user);
    let lang = wishes.language.map_or(Lang::En, detente_table::lang);
    if job.kind == CONFIRM {
        return confirm(hub, user, lang).await;
    }
    if job.kind == RESET {
        return reset(hub, user, lang).await;
    }
    let said = if page::is_news(&job.body) {
        page::said(hub, user, &job.body, lang).await.ok_or(Sent::Moot)
    } else {
        turn(hub, user, &job.body, lang).await
    };
    let said = match said {
        Ok(said) => said,
        Err(sent) => return sent,
    };
    let words = format!("{} {}", said.text, hub.config.url(&said.path));
    match (job.kind.as_str(), &hub.post.mailer) {
        (WEBHOOK, _) if !wishes.webhook.is_empty() => {
            webhook::send(&wishes.webhook, &words, hub.config.allow_private_webhooks).await
        }
        (PUSH, _) => push::send(hub, &user.id).await,
        (MAIL, Some(mailer)) if wishes.confirmed && !wishes.email.is_empty() => {
            let stop = text(lang, "server-mail-stop", &[("url", hub.config.url("/settings").into())]);
            let letter = format!("{words}\n\n-- \n{stop}\n");
            mailer.send(&wishes.email, &said.subject, letter).await
        }
        _ => Sent::Moot,
    }
}

/// The sentence, if it is still that user's turn there.
async fn turn(hub: &Arc<Hub>, user: &User, table: &str, lang: Lang) -> Result<Said, Sent> {
    let game = awaited_at(hub, user, table).await?;
    let game = WORDS.get(lang, &format!("game-{game}")).into_owned();
    let said = text(lang, "server-your-turn", &[("name", user.name.clone().into()), ("game", game.into())]);
    let subject = WORDS.get(lang, "server-mail-turn").into_owned();
    Ok(Said { subject, text: said.into_owned(), path: format!("/table/{table}") })
}

/// The game of a table where a decision of this user is awaited. The lobby of this server may not know yet what another server has told:
/// where it does not say so the table itself is asked, wherever it is.
async fn awaited_at(hub: &Arc<Hub>, user: &User, table: &str) -> Result<String, Sent> {
    if let Some(listing) = hub.listing(table).filter(|listing| listing.awaits(Some(&user.id))) {
        return Ok(listing.game.clone());
    }
    match hub.store.table(table).await {
        Ok(Some(row)) if row.status == "playing" && row.users.contains(&user.id) => {
            // Whoever has not come yet is waited for, and must not count as having looked.
            let body = serde_json::from_str::<Body>(&row.body);
            if body.is_ok_and(|body| body.missing().contains(&user.id)) {
                return Ok(row.game);
            }
        }
        Ok(_) => return Err(Sent::Moot),
        Err(_) => return Err(Sent::Again),
    }
    let refused = |refusal: Refusal| match refusal.code {
        ErrorCode::Forbidden | ErrorCode::NotFound | ErrorCode::SetAside => Sent::Moot,
        _ => Sent::Again,
    };
    let who = Some(Who { user: user.id.clone(), name: user.name.clone() });
    let eyes = Eyes { who, seat: None, lang: Lang::En, notation: false };
    let handle = hub.table(table).await.map_err(refused)?;
    let view = handle.ask(|answer| Message::View { eyes, answer }).await.map_err(refused)?;
    let awaited = view.table.status == TableStatus::Playing && view.table.my_turn;
    if awaited { Ok(view.table.game.clone()) } else { Err(Sent::Moot) }
}

/// A letter with a link that nobody but the owner of the address can have.
async fn confirm(hub: &Arc<Hub>, user: &User, lang: Lang) -> Sent {
    let wishes = preferences(user);
    let (Some(mailer), Some(address)) = (&hub.post.mailer, wishes.unconfirmed()) else {
        return Sent::Moot;
    };
    let Ok((code, _)) = auth::issue(hub, &user.id, auth::EMAIL, address).await else {
        return Sent::Again;
    };
    let url = hub.config.url(&format!("/api/email/{code}"));
    // Nothing that somebody chose: the reader may be a stranger.
    let host = hub.config.url("");
    let words = [("host", host.into()), ("url", url.into())];
    let letter = text(lang, "server-mail-confirm", &words).into_owned();
    mailer.send(address, &WORDS.get(lang, "server-mail-confirm-subject"), letter + "\n").await
}

/// The link by which a lost password is replaced, to an address that was confirmed.
async fn reset(hub: &Arc<Hub>, user: &User, lang: Lang) -> Sent {
    let wishes = preferences(user);
    let Some(mailer) = hub.post.mailer.as_ref().filter(|_| wishes.confirmed && !wishes.email.is_empty())
    else {
        return Sent::Moot;
    };
    let Ok((code, _)) = auth::issue(hub, &user.id, auth::RESET, &wishes.email).await else {
        return Sent::Again;
    };
    let url = hub.config.url(&format!("/reset/{code}"));
    let letter = text(lang, "server-mail-reset", &[("url", url.into())]).into_owned();
    mailer.send(&wishes.email, &WORDS.get(lang, "server-mail-reset-subject"), letter + "\n").await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial;

    #[tokio::test]
    async fn it_is_somebodys_turn_wherever_the_table_is_and_whatever_the_lobby_knows() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let (ann, bob) = (trial::user(&store, "ann").await, trial::user(&store, "bob").await);
        let first = trial::hub(&store).await;
        let table = trial::table(&first, &ann).await;
        // Another server has not heard of the table.
        let other = trial::hub(&store).await;
        assert!(other.listing(&table).is_none());
        assert_eq!(awaited_at(&other, &ann, &table).await, Ok("twilight".to_owned()));
        assert_eq!(awaited_at(&other, &bob, &table).await, Err(Sent::Moot), "nobody waits for him");
        assert_eq!(awaited_at(&other, &ann, "nowhere").await, Err(Sent::Moot));
        store.close().await;
        assert_eq!(awaited_at(&other, &ann, "elsewhere").await, Err(Sent::Again), "nobody can say");
    }
}
