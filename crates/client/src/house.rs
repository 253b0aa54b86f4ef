//! People and events of a server: challenges, tournaments and leagues, players, vacation. Every answer is made of single lines: what
//! people wrote into titles and names stands in a list beside what others wrote.

use detente_protocol::{
    Challenge, ChallengeAnswer, EventAct, EventLogLine, EventSummary, EventView, HeadToHead, NewChallenge,
    Profile,
};
use hyper::Method;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::clean;
use crate::server::{Server, escaped};
use crate::trouble::Trouble;

/// One's vacation: until when, in milliseconds since 1970, and how many days one may still take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub until: Option<i64>,
    pub days_left: u32,
}

impl Server {
    /// The challenges to one and by one that wait for an answer.
    pub fn challenges(&self) -> Result<Vec<Challenge>, Trouble> {
        self.look("/api/challenges")
    }

    pub fn challenge(&self, wish: &NewChallenge) -> Result<Challenge, Trouble> {
        self.lines(Method::POST, "/api/challenges", Some(wish))
    }

    /// The answer to a challenge: with a yes, the id of the table.
    pub fn answer_challenge(&self, id: &str, accept: bool) -> Result<Option<String>, Trouble> {
        let path = format!("/api/challenges/{}", escaped(id));
        let made: Value = self.lines(Method::POST, &path, Some(&ChallengeAnswer { accept }))?;
        Ok(made["id"].as_str().map(str::to_owned))
    }

    pub fn withdraw_challenge(&self, id: &str) -> Result<(), Trouble> {
        let path = format!("/api/challenges/{}", escaped(id));
        self.lines::<Value>(Method::DELETE, &path, None::<&()>).map(|_| ())
    }

    /// The newest events that are open or running, or those that are past.
    pub fn events(&self, past: bool) -> Result<Vec<EventSummary>, Trouble> {
        self.look(if past { "/api/events?past=true" } else { "/api/events" })
    }

    pub fn event(&self, id: &str) -> Result<EventView, Trouble> {
        self.look(&format!("/api/events/{}", escaped(id)))
    }

    /// What was done to an event, the newest first.
    pub fn event_log(&self, id: &str) -> Result<Vec<EventLogLine>, Trouble> {
        self.look(&format!("/api/events/{}/log", escaped(id)))
    }

    /// Does something to an event; the event after it.
    pub fn act(&self, event: &str, act: &EventAct) -> Result<EventView, Trouble> {
        self.lines(Method::POST, &format!("/api/events/{}/acts", escaped(event)), Some(act))
    }

    /// What is known of a player, by name or id.
    pub fn profile(&self, name: &str) -> Result<Profile, Trouble> {
        self.look(&format!("/api/players/{}", escaped(name)))
    }

    /// Two players against each other, counted for the first.
    pub fn against(&self, one: &str, other: &str) -> Result<HeadToHead, Trouble> {
        self.look(&format!("/api/players/{}/against/{}", escaped(one), escaped(other)))
    }

    pub fn vacation(&self) -> Result<Vacation, Trouble> {
        self.look("/api/me/vacation").map(|told: Value| vacation(&told))
    }

    /// Stops one's clocks of days for so many days; none ends a vacation.
    pub fn take_vacation(&self, days: u32) -> Result<Vacation, Trouble> {
        let told = self.lines(Method::POST, "/api/me/vacation", Some(&json!({ "days": days })))?;
        Ok(vacation(&told))
    }

    fn look<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.lines(Method::GET, path, None::<&()>)
    }

    fn lines<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, Trouble> {
        let (mut answer, _) = self.ask::<Value>(method, path, body)?;
        clean::make_lines(&mut answer);
        serde_json::from_value(answer).map_err(|_| Trouble::Foreign)
    }
}

fn vacation(told: &Value) -> Vacation {
    let days_left = told["daysLeft"].as_u64().and_then(|days| u32::try_from(days).ok()).unwrap_or(0);
    Vacation { until: told["until"].as_i64(), days_left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vacation_is_read_with_and_without_an_end() {
        let none = Vacation { until: None, days_left: 3 };
        assert_eq!(vacation(&json!({"until": null, "daysLeft": 3})), none);
        let some = Vacation { until: Some(86_400_000), days_left: 0 };
        assert_eq!(vacation(&json!({"until": 86_400_000, "daysLeft": 0})), some);
    }

    #[test]
    fn a_title_cannot_make_two_lines_of_itself() {
        let mut told = json!({"title": "Cup\nyou have won", "rounds": [{"text": "a\tb"}]});
        clean::make_lines(&mut told);
        assert_eq!(told, json!({"title": "Cup you have won", "rounds": [{"text": "a b"}]}));
    }
}
