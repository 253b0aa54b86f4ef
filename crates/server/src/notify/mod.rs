//! “Your turn”, told to whoever asked for it and is not here: by webhook, by e-mail or by a push to a browser. Nothing is sent by default, and no
//! table waits for it.
//!
//! What is to be sent lies in the store until it is delivered or given up, so that a restart loses nothing. A message is
//! worked out when it is sent: if it is no longer that user's turn, or the user no longer wants to be told, the message is dropped.
//!
//! [`mail`], [`webhook`] and [`push`] are the ways out (the last two through [`outside`]), [`letters`] counts what goes to strangers, [`mod@confirm`] the pages behind the link of a confirmation letter.

pub mod confirm;
pub mod letters;
pub mod mail;
pub mod outside;
pub mod push;
pub mod webhook;

use std::sync::Arc;
use std::time::Duration;

use detente_store::{Outgoing, User};
use detente_words::{Lang, WORDS, text};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::auth::{self, preferences};
use crate::hub::Hub;
use crate::time::wall as now;
use mail::Mailer;

/// Messages on their way at a time.
const AT_ONCE: usize = 32;
/// A message on its way is not sent a second time before this; if the program dies meanwhile, it is.
const ON_ITS_WAY: i64 = 120_000;

/// Kinds of messages.
pub const WEBHOOK: &str = "webhook";
pub const PUSH: &str = "push";
pub const MAIL: &str = "mail";
pub const CONFIRM: &str = "confirm";
pub const RESET: &str = "reset";

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
    room: Arc<Semaphore>,
    bell: Notify,
}

impl Post {
    pub fn new(mailer: Option<Mailer>, key: push::Key) -> Post {
        Post { mailer, key, room: Arc::new(Semaphore::new(AT_ONCE)), bell: Notify::new() }
    }

    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }
}

/// Tells a user who is not here that it is their turn, if they have asked for that. Returns at once.
pub fn your_turn(hub: &Arc<Hub>, user: &str, table: &str) {
    let (hub, user, table) = (hub.clone(), user.to_owned(), table.to_owned());
    tokio::spawn(async move {
        let Ok(Some(user)) = hub.store.user(&user).await else { return };
        let wishes = preferences(&user);
        let rates = &hub.config.rates;
        if may_call(&hub, &user.id, &wishes.webhook) {
            put(&hub, &user.id, WEBHOOK, &table).await;
        }
        if push::is_wanted(&hub, &user.id).await && hub.limits.allow("push-to", &user.id, rates.webhooks) {
            put(&hub, &user.id, PUSH, &table).await;
        }
        let mail = hub.post.has_mail() && wishes.confirmed && !wishes.email.is_empty();
        if mail && hub.limits.allow("mail", &user.id, rates.mails) {
            put(&hub, &user.id, MAIL, &table).await;
        }
    });
}

/// May this user's webhook be called once more? However many users name one address, it is not called more often than one
/// user's would be.
fn may_call(hub: &Hub, user: &str, url: &str) -> bool {
    let rate = hub.config.rates.webhooks;
    !url.is_empty() && hub.limits.allow("webhook", user, rate) && hub.limits.allow("webhook-to", url, rate)
}

/// Asks whether the address that a user has given is the user's own.
pub async fn ask_to_confirm(hub: &Hub, user: &str) {
    put(hub, user, CONFIRM, "").await;
}

/// Sends the link by which a lost password is replaced.
pub async fn tell_of_reset(hub: &Hub, user: &str) {
    put(hub, user, RESET, "").await;
}

async fn put(hub: &Hub, user: &str, kind: &str, table: &str) {
    let (user, kind, table) = (user.to_owned(), kind.to_owned(), table.to_owned());
    let message = Outgoing { id: 0, user, kind, table, tries: 0, due: now(), created: now() };
    if let Err(error) = hub.store.add_outgoing(&message).await {
        tracing::error!(%error, "a message could not be stored");
    }
    hub.post.bell.notify_one();
}

/// Sends whatever is due, as long as the server runs.
pub async fn deliver(hub: Arc<Hub>) {
    loop {
        let at = now();
        let due = hub.store.due_outgoing(at, AT_ONCE as u32).await.unwrap_or_default();
        let full = due.len() == AT_ONCE;
        for mut message in due {
            let Ok(room) = hub.post.room.clone().acquire_owned().await else { return };
            let later = now() + ON_ITS_WAY;
            if let Ok(true) = hub.store.put_off_outgoing(&message, message.tries + 1, later).await {
                message.due = later;
                tokio::spawn(carry(hub.clone(), message, room));
            }
        }
        if full {
            continue;
        }
        let next = hub.store.next_outgoing().await.ok().flatten();
        let pause = next.map_or(3_600_000, |next| (next - now()).clamp(50, 3_600_000));
        tokio::select! {
            () = hub.post.bell.notified() => {}
            () = tokio::time::sleep(Duration::from_millis(pause as u64)) => {}
        }
    }
}

/// One try of one message, and what follows from it. If it is replaced meanwhile (another address, another turn), what
/// became of this try does not touch the new one.
async fn carry(hub: Arc<Hub>, message: Outgoing, room: OwnedSemaphorePermit) {
    let sent = send(&hub, &message).await;
    let pause = hub.config.pauses.get(message.tries as usize);
    let done = match (sent, pause) {
        (Sent::Again, Some(pause)) => {
            let due = now() + pause.as_millis() as i64;
            hub.store.put_off_outgoing(&message, message.tries + 1, due).await
        }
        _ => hub.store.drop_outgoing(&message).await,
    };
    if let Err(error) = done {
        tracing::error!(%error, "a message could not be stored");
    }
    let given_up = sent == Sent::Never || sent == Sent::Again && pause.is_none();
    if given_up {
        // An address is its owner's secret (whoever has a webhook can post to it), so only the kind is named.
        // Whoever does not answer is not called again at once by the next table.
        if message.kind == WEBHOOK
            && let Ok(Some(user)) = hub.store.user(&message.user).await
        {
            hub.limits.drain("webhook-to", &preferences(&user).webhook, hub.config.rates.webhooks);
        }
        tracing::warn!(kind = %message.kind, tries = message.tries + 1, "a message was given up");
    }
    if given_up || sent == Sent::Done {
        match message.kind.as_str() {
            WEBHOOK => hub.metrics.webhook(!given_up),
            PUSH => hub.metrics.push(!given_up),
            _ => hub.metrics.mail(!given_up),
        }
    }
    drop(room);
    hub.post.bell.notify_one();
}

async fn send(hub: &Arc<Hub>, message: &Outgoing) -> Sent {
    let user = match hub.store.user(&message.user).await {
        Ok(Some(user)) => user,
        Ok(None) => return Sent::Moot,
        Err(_) => return Sent::Again,
    };
    let wishes = preferences(&user);
    let lang = wishes.language.map_or(Lang::En, detente_table::lang);
    if message.kind == CONFIRM {
        return confirm(hub, &user, lang).await;
    }
    if message.kind == RESET {
        return reset(hub, &user, lang).await;
    }
    let Some(said) = turn(hub, &user, &message.table, lang) else { return Sent::Moot };
    match (message.kind.as_str(), &hub.post.mailer) {
        (WEBHOOK, _) if !wishes.webhook.is_empty() => {
            webhook::send(&wishes.webhook, &said, hub.config.allow_private_webhooks).await
        }
        (PUSH, _) => push::send(hub, &user.id).await,
        (MAIL, Some(mailer)) if wishes.confirmed && !wishes.email.is_empty() => {
            let subject = WORDS.get(lang, "server-mail-turn");
            let stop = text(lang, "server-mail-stop", &[("url", hub.config.url("/settings").into())]);
            mailer.send(&wishes.email, &subject, format!("{said}\n\n-- \n{stop}\n")).await
        }
        _ => Sent::Moot,
    }
}

/// The sentence, if it is still that user's turn there.
fn turn(hub: &Hub, user: &User, table: &str, lang: Lang) -> Option<String> {
    let listing = hub.listing(table).filter(|listing| listing.awaits(Some(&user.id)))?;
    let game = WORDS.get(lang, &format!("game-{}", listing.game)).into_owned();
    let said = text(lang, "server-your-turn", &[("name", user.name.clone().into()), ("game", game.into())]);
    Some(format!("{said} {}", hub.config.url(&format!("/table/{table}"))))
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
