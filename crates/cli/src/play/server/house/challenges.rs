//! Challenges: those to one, those by one, and a new one.

use detente_game::Rng;
use detente_games::{GameName, with_game};
use detente_protocol::{Challenge, CreateTable, NewChallenge, SeatWish};

use super::more;
use super::terms::{agreed_clock, told, visit};
use super::words::{self, Dare};
use super::{Done, Goal, House, Next, Page};
use crate::play::{Played, level};
use crate::say::Say;
use crate::sim::{by_the_clock, option_words, plain_options};

/// What is agreed with a challenge, and where its reader would sit.
fn terms(table: &CreateTable, own: &SeatWish, say: Say) -> String {
    let names = words::seats(&table.game);
    let seat = table.seats.iter().position(|wish| wish == own).and_then(|at| names.get(at));
    let mut parts = vec![say.game(&table.game)];
    if let Some(seat) = seat {
        let the = say.word(&format!("seat-{seat}.the"));
        parts.push(told(say, "ladder-challenge-your-seat", &[("the", the.into())]));
    }
    parts.push(agreed_clock(&table.clock, table.weekends, say));
    let rated = if table.rated { "web-event-rated-yes" } else { "web-event-rated-no" };
    parts.push(told(say, rated, &[]));
    parts.extend((!table.options.is_empty()).then(|| table.options.join(" ")));
    parts.join(", ")
}

/// `Ana challenges you: Twilight Struggle, you play the USSR, 45 min + 1 min, rated`.
fn line(one: &Challenge, say: Say) -> String {
    let (id, name, own) = if one.mine {
        ("ladder-challenge-in", &one.from, SeatWish::Open)
    } else {
        ("ladder-challenge-out", &one.to, SeatWish::Me)
    };
    format!("{}: {}", told(say, id, &[("name", name.clone().into())]), terms(&one.table, &own, say))
}

impl House<'_> {
    pub fn list_challenges(&mut self) -> Done {
        let say = self.visit.say;
        let mut all = self.visit.server.challenges().map_err(|trouble| self.why(&trouble))?;
        // What waits for one's own answer comes first.
        all.sort_by_key(|one| !one.mine);
        let mut lines: Vec<String> =
            (1..).zip(&all).map(|(number, one): (u32, _)| format!("{number} {}", line(one, say))).collect();
        lines.push(visit(say, if all.is_empty() { "challenges-none" } else { "challenges-how" }, &[]));
        self.show(&lines);
        self.page = Page::Challenges(all);
        Ok(Next::Stay)
    }

    /// The challenge that is meant by a number, or the only one of its kind; fetched if another page is open.
    fn meant(&self, rest: &str, mine: bool) -> Result<Challenge, String> {
        let say = self.visit.say;
        let how = || visit(say, "challenges-how", &[]);
        let Page::Challenges(all) = &self.page else {
            let all = self.visit.server.challenges().map_err(|trouble| self.why(&trouble))?;
            let mut own = all.into_iter().filter(|one| one.mine == mine);
            return match (own.next(), own.next()) {
                (Some(one), None) if rest.is_empty() => Ok(one),
                (None, _) => Err(visit(say, "challenges-none", &[])),
                // Numbers are those of a list that one has seen.
                _ => Err(visit(say, "challenges-first", &[])),
            };
        };
        let mut own = all.iter().filter(|one| one.mine == mine);
        let found = match rest.parse::<usize>() {
            Ok(number) => all.get(number.wrapping_sub(1)).filter(|one| one.mine == mine),
            Err(_) if rest.is_empty() => own.next().filter(|_| own.next().is_none()),
            Err(_) => None,
        };
        found.cloned().ok_or_else(how)
    }

    /// Yes or no: to a challenge, or on the page of an event to an invitation, or to somebody who asks for more time.
    pub fn answer(&mut self, rest: &str, accept: bool) -> Done {
        if let Page::Event(..) = &self.page {
            let view = self.event_here()?;
            if view.invitation.is_some() {
                return self.answer_invitation(accept);
            }
            if more::waits(&view, accept) {
                return self.answer_more(&view, rest, accept);
            }
        }
        let one = self.meant(rest, true)?;
        let table =
            self.visit.server.answer_challenge(&one.id, accept).map_err(|trouble| self.why(&trouble))?;
        if let Some(table) = table {
            return self.sit(&Goal { table, watch: false });
        }
        self.show(&[visit(self.visit.say, "challenge-declined", &[("name", one.from.into())])]);
        self.list_challenges()
    }

    /// Takes back a challenge, or on the page of an event one's place in it.
    pub fn withdraw(&mut self, rest: &str) -> Done {
        if let Page::Event(view, _) = &self.page
            && view.me.is_some()
        {
            return self.leave_event(rest);
        }
        let one = self.meant(rest, false)?;
        self.visit.server.withdraw_challenge(&one.id).map_err(|trouble| self.why(&trouble))?;
        self.show(&[visit(self.visit.say, "challenge-withdrawn", &[("name", one.to.into())])]);
        self.list_challenges()
    }

    /// Challenges somebody. What is not said is as on the command line, and otherwise the usual.
    pub fn challenge(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let dare = words::dare(rest, say)?;
        let fits = |game: &GameName| dare.seat.is_none_or(|seat| words::seats(game.name()).contains(&seat));
        let game = dare.game.or_else(|| GameName::ALL.into_iter().find(fits));
        let game = game.filter(fits).ok_or_else(|| {
            let known = words::seats(dare.game.map_or("", GameName::name)).join(", ");
            let word = dare.seat.unwrap_or_default().to_owned();
            visit(say, "seat-unknown", &[("word", word.into()), ("known", known.into())])
        })?;
        let table = with_game!(game, G => self.dared::<G>(&dare))?;
        let wish = NewChallenge { to: dare.name.clone(), table };
        let sent = self.visit.server.challenge(&wish);
        let sent = sent.map_err(|trouble| self.why_of(&dare.name, &trouble))?;
        self.show(&[line(&sent, say), told(say, "ladder-challenge-wait", &[])]);
        Ok(Next::Stay)
    }

    /// The table of a challenge: two people, and bots where there are more seats.
    fn dared<G: Played>(&self, dare: &Dare) -> Result<CreateTable, String> {
        let (args, say) = (self.visit.args, self.visit.say);
        let said = |failure: crate::answer::Failure| failure.line().to_owned();
        plain_options::<G>(&args.rules, say).map_err(said)?;
        let level = level::<G>(args, say).map_err(said)?;
        let wished = dare.seat.or(args.seat.as_deref());
        let wished = wished.and_then(|wished| G::SEATS.iter().position(|seat| *seat == wished));
        let mut lot = Rng::new(by_the_clock());
        let mut drawn = |count: usize| (lot.next_u64() % count as u64) as usize;
        let own = wished.unwrap_or_else(|| drawn(G::SEATS.len()));
        let other = (own + 1 + drawn(G::SEATS.len() - 1)) % G::SEATS.len();
        let wish = |seat: usize| match seat {
            seat if seat == own => SeatWish::Me,
            seat if seat == other => SeatWish::Open,
            _ => SeatWish::Bot { level: level.to_owned() },
        };
        let clock = dare.clock.clone().or_else(|| args.at.clock.clone()).unwrap_or_default();
        Ok(CreateTable {
            seats: (0..G::SEATS.len()).map(wish).collect(),
            privacy: args.at.privacy(),
            weekends: args.at.weekends,
            rated: dare.rated || args.at.rated,
            spectators: true,
            clock,
            ..CreateTable::at_home(G::NAME, option_words(&args.rules), 0)
        })
    }
}

#[cfg(test)]
mod tests {
    use detente_protocol::{Clock, TimeOut};
    use detente_words::Lang;

    use super::*;

    #[test]
    fn a_challenge_says_who_where_and_for_what() {
        let table = CreateTable {
            seats: vec![SeatWish::Me, SeatWish::Open],
            clock: Clock::Total { seconds: 2700, time_out: TimeOut::Ends },
            rated: true,
            ..CreateTable::at_home("twilight", Vec::new(), 0)
        };
        let name = |name: &str| name.to_owned();
        let mut one = Challenge {
            id: name("c"),
            from: name("Ana"),
            from_user: name("a"),
            to: name("Ben"),
            to_user: name("b"),
            table,
            at: 0,
            mine: true,
        };
        let say = Say::new(Lang::En);
        assert_eq!(
            line(&one, say),
            "Ana challenges you: Twilight Struggle, you play the USSR, 45 min, rated"
        );
        one.mine = false;
        one.table.options = vec![name("league")];
        assert_eq!(
            line(&one, say),
            "You have challenged Ben: Twilight Struggle, you play the US, 45 min, rated, league"
        );
    }
}
