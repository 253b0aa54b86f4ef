//! Requests to a server, one connection each: they are few, and the game itself goes over the socket.

use std::fmt;

use detente_protocol::plain::plain_line;
use detente_protocol::{
    CreateTable, Created, Credentials, ErrorMessage, GuestRequest, Ladder, Language, LessonsDone, Lobby, Me,
    NoticesRead, Pace, PageNotice, Seek, SeekState, TableCommand, TableView,
};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::http::HeaderValue;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::address::Address;
use crate::clean;
use crate::connection::{PATIENCE, connect};
use crate::link::Link;
use crate::trouble::Trouble;

/// The cookie of a session.
const SESSION: &str = "detente";
/// No answer is longer.
const MOST: usize = 8 * 1024 * 1024;

/// What proves who one is.
#[derive(Clone, PartialEq, Eq)]
pub enum Secret {
    Session(String),
    Token(String),
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The header that carries it. What cannot stand in a header proves nothing to anybody.
    pub(crate) fn header(&self) -> (hyper::header::HeaderName, HeaderValue) {
        let (name, text) = match self {
            Secret::Session(secret) => (COOKIE, format!("{SESSION}={secret}")),
            Secret::Token(secret) => (AUTHORIZATION, format!("Bearer {secret}")),
        };
        let mut value = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
        value.set_sensitive(true);
        (name, value)
    }
}

/// A server and who one is there.
#[derive(Debug)]
pub struct Server {
    pub address: Address,
    language: Language,
    secret: Option<Secret>,
    runtime: Runtime,
}

impl Server {
    pub fn new(address: Address, language: Language) -> std::io::Result<Server> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Server { address, language, secret: None, runtime })
    }

    pub fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// From now on everything is asked in the name of whoever this secret belongs to.
    pub fn be(&mut self, secret: Option<Secret>) {
        self.secret = secret;
    }

    /// Who one is.
    pub fn me(&self) -> Result<Me, Trouble> {
        self.get("/api/me")
    }

    /// Becomes a guest; without a name the server finds one.
    pub fn come_in(&mut self, name: &str) -> Result<Me, Trouble> {
        self.sign_in("/api/guest", &GuestRequest { name: name.to_owned() })
    }

    pub fn log_in(&mut self, name: &str, password: &str) -> Result<Me, Trouble> {
        self.sign_in(
            "/api/login",
            &Credentials { name: name.to_owned(), password: password.to_owned(), code: None },
        )
    }

    fn sign_in(&mut self, path: &str, body: &impl Serialize) -> Result<Me, Trouble> {
        let (me, session) = self.ask(Method::POST, path, Some(body))?;
        self.secret = session.map(Secret::Session);
        Ok(me)
    }

    pub fn lobby(&self) -> Result<Lobby, Trouble> {
        self.get("/api/lobby")
    }

    /// The ladder of a game and a kind of clock from its top, with those whose rating is not known well yet.
    pub fn ladder(&self, game: &str, pace: Pace) -> Result<Ladder, Trouble> {
        self.get(&format!("/api/ladder/{}/{}?provisional=true", escaped(game), pace.word()))
    }

    /// Looks for somebody to play with; to be asked for every few seconds from then on.
    pub fn seek(&self, seek: &Seek) -> Result<SeekState, Trouble> {
        self.ask(Method::POST, "/api/seeks", Some(seek)).map(|(state, _)| state)
    }

    pub fn seek_state(&self, id: &str) -> Result<SeekState, Trouble> {
        self.get(&format!("/api/seeks/{}", escaped(id)))
    }

    /// Looks for nobody any more.
    pub fn cancel_seek(&self, id: &str) -> Result<(), Trouble> {
        let path = format!("/api/seeks/{}", escaped(id));
        self.ask::<serde_json::Value>(Method::DELETE, &path, None::<&()>).map(|_| ())
    }

    /// What one was told of events and challenges and what still holds, the newest first.
    pub fn notices(&self) -> Result<Vec<PageNotice>, Trouble> {
        let mut notices: Vec<PageNotice> = self.get("/api/me/notices")?;
        for notice in &mut notices {
            notice.text = plain_line(&notice.text);
        }
        Ok(notices)
    }

    pub fn have_read(&self, ids: Vec<i64>) -> Result<(), Trouble> {
        let read = NoticesRead { ids };
        self.ask::<serde_json::Value>(Method::POST, "/api/me/notices/read", Some(&read)).map(|_| ())
    }

    pub fn create(&self, wish: &CreateTable) -> Result<Created, Trouble> {
        self.ask(Method::POST, "/api/tables", Some(wish)).map(|(created, _)| created)
    }

    pub fn table(&self, id: &str) -> Result<TableView, Trouble> {
        self.get(&format!("/api/tables/{}", escaped(id)))
    }

    pub fn command(&self, table: &str, command: &TableCommand) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}/commands", escaped(table));
        self.ask::<serde_json::Value>(Method::POST, &path, Some(command)).map(|_| ())
    }

    /// Joins what is done of the lessons with what the account knows; both together.
    pub fn join_lessons(&self, done: &LessonsDone) -> Result<LessonsDone, Trouble> {
        self.ask(Method::PUT, "/api/me/lessons", Some(done)).map(|(together, _)| together)
    }

    /// Opens the socket.
    pub fn link(&self) -> std::io::Result<Link> {
        Link::open(self.address.clone(), self.secret.clone(), self.language)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.ask(Method::GET, path, None::<&()>).map(|(answer, _)| answer)
    }

    /// One request; the answer, and the session that came with it.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<(T, Option<String>), Trouble> {
        let body = body.and_then(|body| serde_json::to_vec(body).ok()).unwrap_or_default();
        let more = if path.contains('?') { '&' } else { '?' };
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{path}{more}lang={}", language_code(self.language)))
            .header(HOST, self.address.authority())
            .header(CONTENT_TYPE, "application/json");
        if let Some(secret) = &self.secret {
            let (name, value) = secret.header();
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Trouble::Foreign)?;
        let (response, bytes) = self.runtime.block_on(async {
            timeout(PATIENCE, fetch(&self.address, request)).await.map_err(|_| Trouble::Silent)?
        })?;
        read(&response, &bytes)
    }
}

async fn fetch(address: &Address, request: Request<Full<Bytes>>) -> Result<(Response<()>, Bytes), Trouble> {
    let stream = connect(address).await?;
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|_| Trouble::Foreign)?;
    let conversation = async {
        let response = sender.send_request(request).await.map_err(|_| Trouble::Foreign)?;
        let (head, body) = response.into_parts();
        let bytes = Limited::new(body, MOST).collect().await.map_err(|_| Trouble::Foreign)?.to_bytes();
        Ok((Response::from_parts(head, ()), bytes))
    };
    // The connection must be driven while the answer is waited for; it ends first only if it breaks.
    tokio::pin!(conversation);
    tokio::select! {
        answer = &mut conversation => answer,
        _ = connection => conversation.await,
    }
}

fn read<T: DeserializeOwned>(response: &Response<()>, bytes: &[u8]) -> Result<(T, Option<String>), Trouble> {
    if !response.status().is_success() {
        let refused = clean::read::<ErrorMessage>(bytes);
        return Err(refused.map_or(Trouble::Foreign, Trouble::Refused));
    }
    let answer = clean::read(bytes).map_err(|_| Trouble::Foreign)?;
    let cookies = response.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.filter_map(|cookie| cookie.split(';').next()?.trim().split_once('='));
    let session = pairs.find(|(name, value)| *name == SESSION && !value.is_empty());
    Ok((answer, session.map(|(_, value)| value.to_owned())))
}

/// The word of a language in a query.
pub(crate) fn language_code(language: Language) -> &'static str {
    match language {
        Language::En => "en",
        Language::Es => "es",
        Language::Pt => "pt",
        Language::It => "it",
    }
}

/// Ids are letters and digits; anything else that somebody typed is written so that it stays within its place.
pub(crate) fn escaped(id: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    id.bytes().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_never_shown() {
        let secret = Secret::Token("abc123".to_owned());
        assert!(!format!("{secret:?} {:?}", secret.header()).contains("abc123"));
    }

    #[test]
    fn an_id_stays_within_its_place_of_the_path() {
        assert_eq!(escaped("ab12"), "ab12");
        assert_eq!(escaped("../me?x=é"), "%2E%2E%2Fme%3Fx%3D%C3%A9");
    }

    #[test]
    fn a_page_of_somebody_else_is_no_answer() {
        let response = Response::builder().status(200).body(()).expect("a response");
        assert_eq!(read::<Me>(&response, b"<html>"), Err(Trouble::Foreign));
        let response = Response::builder().status(404).body(()).expect("a response");
        assert_eq!(read::<Me>(&response, b"not found"), Err(Trouble::Foreign));
    }
}
