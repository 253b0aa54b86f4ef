//! More time for a match of an event: asked for, shown below the match, and answered. The server says who may do which.

use std::time::{SystemTime, UNIX_EPOCH};

use detente_protocol::{EventAct, EventView, MatchView};

use super::terms::{moment, told, visit};
use super::{Done, House, Page};
use crate::say::Say;

const DAY: i64 = 24 * 3600 * 1000;
/// The most days that are asked for at once.
const MOST: i64 = 366;

fn matches(view: &EventView) -> impl Iterator<Item = &MatchView> {
    view.rounds.iter().flat_map(|round| &round.matches)
}

/// May the reader answer so to what was asked for a match? Whoever has asked may take it back.
fn may_answer(one: &MatchView, agree: bool) -> bool {
    one.asked.as_ref().is_some_and(|asked| if agree { asked.may_agree } else { asked.may_refuse })
}

/// Is there anything in this event that the reader may answer so?
pub fn waits(view: &EventView, agree: bool) -> bool {
    matches(view).any(|one| may_answer(one, agree))
}

/// Could the reader ask for more time?
pub fn may_ask(view: &EventView) -> bool {
    matches(view).any(|one| one.mine && one.may_ask && one.asked.is_none())
}

/// What was asked for a match.
pub fn asked(view: &EventView, one: &MatchView, say: Say) -> Option<String> {
    let asked = one.asked.as_ref()?;
    let when = ("when", moment(asked.until).into());
    let own = Some(asked.player) == view.me;
    let what = if own {
        told(say, "web-event-more-own", &[when])
    } else {
        let player = view.players.get(asked.player as usize).map(|player| player.name.clone());
        let by = [("player", player.unwrap_or_default().into()), when];
        format!("{}.", told(say, "web-event-more-by", &by))
    };
    let id = if asked.organisers { "web-event-more-organisers" } else { "web-event-more-opponent" };
    let who = if asked.may_agree { String::new() } else { format!(" {}", told(say, id, &[])) };
    Some(format!("{what}{who}"))
}

/// What an organiser is asked for matches of others.
pub fn asked_of_others(view: &EventView, say: Say) -> Vec<String> {
    let others = matches(view).filter(|one| !one.mine && may_answer(one, true));
    others.filter_map(|one| asked(view, one, say)).collect()
}

impl House<'_> {
    /// Of the matches for which something may be done, the one whose game has this number on the page, or the only one.
    fn meant_match<'v>(
        &self,
        view: &'v EventView,
        number: &str,
        may: impl Fn(&MatchView) -> bool,
    ) -> Result<&'v MatchView, String> {
        let say = self.visit.say;
        let mut all = matches(view).filter(|one| may(one));
        if number.is_empty() {
            return match (all.next(), all.next()) {
                (Some(one), None) => Ok(one),
                (None, _) => Err(visit(say, "more-none", &[])),
                _ => Err(visit(say, "more-which", &[])),
            };
        }
        let Page::Event(_, goals) = &self.page else { return Err(visit(say, "event-first", &[])) };
        let goal = number.parse::<usize>().ok().and_then(|number| goals.get(number.wrapping_sub(1)));
        let is_there = |one: &&MatchView| {
            goal.is_some_and(|goal| one.games.iter().any(|game| game.table.as_ref() == Some(&goal.table)))
        };
        all.find(is_there).ok_or_else(|| visit(say, "more-which", &[]))
    }

    /// Asks for so many days more than a match has, or from now on where its time is over.
    pub fn ask_more(&mut self, rest: &str) -> Done {
        let (days, number) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let days = days.parse::<i64>().ok().filter(|days| (1..=MOST).contains(days));
        let days = days.ok_or_else(|| visit(self.visit.say, "word-more.usage", &[]))?;
        let view = self.event_here()?;
        let one = self.meant_match(&view, number.trim(), |one| one.mine && one.may_ask)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
        let until = one.deadline.unwrap_or(now).max(now) + days * DAY;
        let act = EventAct::AskMore { pairing: one.number, until };
        self.act(&act)
    }

    /// Answers what was asked for a match.
    pub fn answer_more(&mut self, view: &EventView, rest: &str, agree: bool) -> Done {
        let one = self.meant_match(view, rest, |one| may_answer(one, agree))?;
        let Some(asked) = &one.asked else { return Err(visit(self.visit.say, "more-none", &[])) };
        let act = EventAct::AnswerMore { pairing: one.number, agree, until: asked.until };
        self.act(&act)
    }
}
