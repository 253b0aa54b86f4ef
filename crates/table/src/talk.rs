//! Talk at a table: chat, private notes, whom one does not want to hear. None of it changes the table, and nobody who may not
//! look at a table can leave anything there.

use detente_protocol::plain::{plain_line, plain_text};
use detente_protocol::{Channel, ChatLine, ErrorCode, TableStatus};
use detente_words::Lang;

use crate::body::Body;
use crate::commands::{Considered, Who};
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::{Step, Table, Whom, Write};
use crate::view::Eyes;

/// The longest line of chat and the longest note, in bytes.
pub const CHAT: usize = 500;
pub const NOTE: usize = 10_000;
/// The longest pause between two lines of one person, in seconds.
const SLOWEST: u32 = 600;
/// The longest id of a user.
const USER: usize = 64;

impl<G: Hosted> Table<G> {
    pub(crate) fn chat(&self, who: &Who, text: &str, now: i64) -> Considered<G> {
        if text.len() > 4 * CHAT {
            return Err(ErrorCode::TooLarge.into());
        }
        let text = plain_line(text);
        if text.is_empty() {
            return Err(Refusal::told(ErrorCode::BadRequest, "server-error-empty-chat"));
        }
        if text.len() > CHAT {
            return Err(ErrorCode::TooLarge.into());
        }
        let is_player = !self.body.seats_of(&who.user).is_empty();
        if !is_player && !self.body.spectators {
            return Err(ErrorCode::Forbidden.into());
        }
        if !self.may_write(is_player) {
            return Err(ErrorCode::NotNow.into());
        }
        let pause = i64::from(self.body.slow_mode) * 1000;
        if self.spoke.get(&who.user).is_some_and(|&last| now - last < pause) {
            let seconds = self.body.slow_mode.to_string();
            let text = Some("server-error-slow-mode");
            return Err(Refusal { code: ErrorCode::TooOften, text, why: Some(seconds) });
        }
        let channel = if is_player { Channel::Players } else { Channel::Spectators };
        let (user, name) = (who.user.clone(), who.name.clone());
        let line = ChatLine { number: 0, channel, user, name, text, at: now };
        Ok(Step { write: Write::Chat(line), next: None })
    }

    /// Remembers who has spoken, as long as it matters.
    pub(crate) fn note_spoken(&mut self, line: &ChatLine) {
        let pause = i64::from(self.body.slow_mode) * 1000;
        self.spoke.retain(|_, &mut last| line.at - last < pause);
        if pause > 0 {
            self.spoke.insert(line.user.clone(), line.at);
        }
    }

    pub(crate) fn set_slow_mode(&self, who: &Who, seconds: u32, now: i64) -> Considered<G> {
        if self.body.host != who.user {
            return Err(ErrorCode::Forbidden.into());
        }
        if seconds > SLOWEST {
            return Err(Refusal::bad(format!("at most {SLOWEST} seconds")));
        }
        let body = Body { slow_mode: seconds, ..self.body.clone() };
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    pub(crate) fn mute(&self, who: &Who, muted: String, on: bool) -> Considered<G> {
        self.must_be_seen_by(who)?;
        if muted.len() > USER {
            return Err(ErrorCode::TooLarge.into());
        }
        Ok(Step { write: Write::Mute { user: who.user.clone(), muted, on }, next: None })
    }

    pub(crate) fn note(&self, who: &Who, text: &str) -> Considered<G> {
        self.must_be_seen_by(who)?;
        if text.len() > NOTE {
            return Err(ErrorCode::TooLarge.into());
        }
        let (user, text) = (who.user.clone(), plain_text(text));
        Ok(Step { write: Write::Note { user, text }, next: None })
    }

    /// Refuses who may not look at the table.
    fn must_be_seen_by(&self, who: &Who) -> Result<(), Refusal> {
        self.viewer(&Eyes { who: Some(who.clone()), seat: None, lang: Lang::En, notation: false }).map(|_| ())
    }

    /// Is there a chat to write to? Guerra Fría without talk has none for its players until the end (2.6).
    pub(crate) fn may_write(&self, is_player: bool) -> bool {
        match self.body.status {
            // Nothing is to be said at a table that was called off or closed.
            TableStatus::Aborted => false,
            TableStatus::Playing => !is_player || G::may_talk(self.history.options()),
            TableStatus::Open | TableStatus::Over => true,
        }
    }

    /// May this user, who has muted these others, read that line? Players and those who look on meet only after the game.
    pub fn may_read(&self, user: Option<&str>, muted: &[String], line: &ChatLine) -> bool {
        let is_player = user.is_some_and(|user| !self.body.seats_of(user).is_empty());
        let before = user.and_then(|user| self.body.muted.get(user));
        let is_muted = muted.contains(&line.user) || before.is_some_and(|muted| muted.contains(&line.user));
        !is_muted && (self.body.is_over() || is_player == (line.channel == Channel::Players))
    }
}
