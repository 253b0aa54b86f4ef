//! Tournaments and leagues: the list, and what somebody does in one of them. The pages are written in [`event`] and
//! [`standings`].

use detente_client::Trouble;
use detente_protocol::{EventAct, EventLogLine, EventStatus, EventSummary, EventView, Pace};

use super::event::{self, Part};
use super::terms::{moment, told, visit};
use super::words::is_word;
use super::{Done, Goal, House, Next, Page, standings};
use crate::say::Say;

/// So much of what was done to an event is shown.
const LINES: usize = 30;

/// `Spring Cup: Twilight Struggle, Swiss, 5 rounds, one sitting, rated; Registration is open, 3 of 8 places taken; you take part`.
fn entry(one: &EventSummary, say: Say) -> String {
    let mut what = vec![say.game(&one.game), event::system(&one.format, say)];
    what.extend(one.pace.map(|pace| told(say, &format!("web-event-pace-{}", Pace::word(pace)), &[])));
    what.extend(one.rated.then(|| told(say, "web-event-rated-yes", &[])));
    let mut parts = vec![what.join(", "), event::standing(one, say).join(", ")];
    parts.extend(one.mine.then(|| told(say, "web-event-mine", &[])));
    format!("{}: {}", one.title, parts.join("; "))
}

impl House<'_> {
    pub fn list_events(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let past = !rest.is_empty();
        if past && !is_word(say, "past", rest) {
            return Err(visit(say, "word-events.usage", &[]));
        }
        let mut all = self.visit.server.events(past).map_err(|trouble| self.why(&trouble))?;
        // One's own first; the order of the others is the server's.
        all.sort_by_key(|one| !one.mine);
        let mut lines: Vec<String> =
            (1..).zip(&all).map(|(number, one): (u32, _)| format!("{number} {}", entry(one, say))).collect();
        lines.push(match (all.is_empty(), past) {
            (true, true) => told(say, "web-events-past-none", &[]),
            (true, false) => visit(say, "events-none", &[]),
            (false, _) => visit(say, "events-how", &[]),
        });
        self.show(&lines);
        self.page = Page::Events(all.into_iter().map(|one| one.id).collect());
        Ok(Next::Stay)
    }

    pub fn open_event(&mut self, id: &str) -> Result<(), Trouble> {
        let view = self.visit.server.event(id)?;
        self.show_event(view, Part::Short);
        Ok(())
    }

    fn show_event(&mut self, view: EventView, part: Part) {
        let (lines, goals) = event::page(&view, part, self.visit.say);
        self.show(&lines);
        let goals = goals.into_iter().map(|(table, mine)| Goal { table, watch: !mine });
        self.page = Page::Event(Box::new(view), goals.collect());
    }

    /// The event whose page is open, as it stands now.
    pub(super) fn event_here(&self) -> Result<EventView, String> {
        let Page::Event(view, _) = &self.page else {
            return Err(visit(self.visit.say, "event-first", &[]));
        };
        self.visit.server.event(&view.summary.id).map_err(|trouble| self.why(&trouble))
    }

    pub fn round(&mut self, rest: &str) -> Done {
        let view = self.event_here()?;
        let present = view.summary.round;
        let round = if rest.is_empty() { Some(present) } else { rest.parse().ok() };
        let found = round.filter(|round| view.rounds.iter().any(|one| one.number == *round));
        let Some(round) = found else {
            return Err(match view.rounds.len() {
                0 => told(self.visit.say, "web-event-no-rounds", &[]),
                n => visit(self.visit.say, "no-round", &[("n", n.into())]),
            });
        };
        self.show_event(view, Part::Round(round));
        Ok(Next::Stay)
    }

    pub fn standings(&mut self) -> Done {
        let view = self.event_here()?;
        self.show_event(view, Part::Standings);
        Ok(Next::Stay)
    }

    pub fn crosstable(&mut self) -> Done {
        let view = self.event_here()?;
        let columns = detente_tui::terminal::columns().unwrap_or(usize::MAX);
        let lines = standings::crosstable(&view, columns, self.visit.say)?;
        self.show(&lines);
        Ok(Next::Stay)
    }

    /// What organisers did, with their reasons; the newest comes last, where it stands in sight.
    pub fn event_log(&mut self) -> Done {
        let say = self.visit.say;
        let Page::Event(view, _) = &self.page else { return Err(visit(say, "event-first", &[])) };
        let log = self.visit.server.event_log(&view.summary.id).map_err(|trouble| self.why(&trouble))?;
        let line = |one: &EventLogLine| {
            let by = if one.by.is_empty() { String::new() } else { format!("{}: ", one.by) };
            // A text of several lines is told in one.
            let reason = one.reason.split_whitespace().collect::<Vec<_>>().join(" ");
            let reason = if reason.is_empty() { String::new() } else { format!(" ({reason})") };
            format!("{}  {by}{}{reason}", moment(one.at), one.text)
        };
        let mut lines: Vec<String> = log.iter().take(LINES).map(line).collect();
        lines.reverse();
        self.show(&lines);
        Ok(Next::Stay)
    }

    /// Does something to the event whose page is open, and shows what became of it.
    pub(super) fn act(&mut self, act: &EventAct) -> Done {
        let Page::Event(view, _) = &self.page else {
            return Err(visit(self.visit.say, "event-first", &[]));
        };
        let after = self.visit.server.act(&view.summary.id, act).map_err(|trouble| self.why(&trouble))?;
        self.show_event(after, Part::Short);
        Ok(Next::Stay)
    }

    pub fn register(&mut self) -> Done {
        self.act(&EventAct::Register)
    }

    pub fn answer_invitation(&mut self, accept: bool) -> Done {
        self.act(if accept { &EventAct::Accept } else { &EventAct::Decline })
    }

    /// Whoever leaves an event in play loses what is not played, and says so twice.
    pub fn leave_event(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let view = self.event_here()?;
        let running = view.summary.status == EventStatus::Running;
        let sure = [say.word("tui-command-yes"), "yes".to_owned()].contains(&rest.to_lowercase());
        if running && !sure {
            let word = visit(say, "word-withdraw", &[]);
            let sure = format!("{word} {}", say.word("tui-command-yes"));
            let why = told(say, "web-event-do-withdraw.why", &[]);
            let deed = told(
                say,
                "tui-deed-sure",
                &[("deed", told(say, "web-event-do-withdraw", &[]).into()), ("sure", sure.into())],
            );
            return Err(format!("{why} {deed}"));
        }
        self.act(&EventAct::Withdraw)
    }
}

/// Until when, in words of the list.
pub fn closes(summary: &EventSummary, say: Say) -> Option<String> {
    let closes = summary.closes.filter(|_| summary.status == EventStatus::Open)?;
    Some(told(say, "web-event-closes", &[("when", moment(closes).into())]))
}
