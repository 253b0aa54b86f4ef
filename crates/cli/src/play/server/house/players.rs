//! The ladder and players: ratings with their deviation, results by side, the last games; and one's own vacation.

use detente_games::GameName;
use detente_protocol::{Pace, Profile, RatedGame, RatingView};
use detente_tui::remote::day;

use super::terms::{ending, told, visit};
use super::words::{self, is_word};
use super::{Done, House, Next, Page};
use crate::play::table_text;
use crate::say::Say;

/// Lines of the ladder, and games of a player, on a page.
const ROWS: usize = 15;
const GAMES: usize = 8;

fn pace(pace: Pace, say: Say) -> String {
    table_text(say, &format!("pace-{}", pace.word()), &[])
}

/// `won: 3, drawn: 0, lost: 1` as the language says it.
fn results(won: u32, drawn: u32, lost: u32, say: Say) -> String {
    let part = |id: &str, n: u32| told(say, &format!("ladder-n-{id}"), &[("n", n.into())]);
    [part("won", won), part("drawn", drawn), part("lost", lost)].join(", ")
}

/// `Twilight Struggle, standard: 1712 ± 48, rank 3 of 20, best 1750, 30 days +12; 5 won, 0 drawn, 2 lost`.
fn rating(one: &RatingView, say: Say) -> String {
    let mut parts = vec![format!("{} ± {}", one.rating, one.deviation)];
    parts.extend(one.provisional.then(|| told(say, "ladder-provisional", &[])));
    parts.extend(one.rank.map(|rank| {
        let args = [("rank", rank.into()), ("ranked", one.ranked.into())];
        format!("{} {}", told(say, "ladder-rank", &[]), told(say, "ladder-rank-of", &args))
    }));
    parts.extend(one.best.map(|best| told(say, "ladder-curve-best", &[("n", best.into())])));
    parts.push(format!("{} {:+}", told(say, "ladder-month", &[]), one.month));
    let results = results(one.won, one.drawn, one.lost, say);
    format!("{}, {}: {}; {results}", say.game(&one.game), pace(one.pace, say), parts.join(", "))
}

/// `2026-11-18 won, US, Ben: DEFCON, turn 4, 1512 → 1530`, as the player saw it.
fn game(one: &RatedGame, user: &str, say: Say) -> Option<String> {
    let own = one.seats.iter().find(|seat| seat.user == user)?;
    let drawn = one.seats.iter().all(|seat| !seat.won);
    let result = match (drawn, own.won) {
        (true, _) => "ladder-drawn",
        (false, true) => "ladder-won",
        (false, false) => "ladder-lost",
    };
    let others = one.seats.iter().filter(|seat| seat.seat != own.seat);
    let others: Vec<String> = others
        .map(|seat| match &seat.level {
            Some(level) => table_text(say, "sitter-bot", &[("level", level.clone().into())]),
            None => seat.name.clone(),
        })
        .collect();
    let mut parts: Vec<String> = vec![ending(&one.ending, say)];
    parts.extend(one.turn.map(|turn| told(say, "web-event-turn", &[("turn", turn.into())])));
    parts.extend(own.after.map(|after| match own.before {
        Some(before) => format!("{before} → {after}"),
        None => after.to_string(),
    }));
    let (day, result, seat) = (day(one.at), told(say, result, &[]), say.seat(&own.seat));
    Some(format!("  {day} {result}, {seat} – {}: {}", others.join(", "), parts.join(", ")))
}

/// A player in lines.
fn page(one: &Profile, say: Say) -> Vec<String> {
    let mut head = vec![told(say, "ladder-since", &[("month", day(one.since).into())])];
    head.push(told(say, "ladder-rated-games", &[("n", one.games.into())]));
    let mut marks = Vec::new();
    marks.extend(one.mine.then(|| told(say, "web-event-you", &[])));
    marks.extend(one.guest.then(|| told(say, "ladder-guest", &[])));
    marks.extend((one.here && !one.mine).then(|| visit(say, "player-here", &[])));
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    let mut lines = vec![format!("{}{marks}: {}", one.name, head.join(", "))];
    if one.ratings.is_empty() {
        lines.push(told(say, "ladder-no-ratings", &[]));
        return lines;
    }
    lines.extend(one.ratings.iter().map(|one| rating(one, say)));
    lines.push(format!("{}:", told(say, "ladder-sides", &[])));
    for side in &one.sides {
        let results = results(side.won, side.drawn, side.lost, say);
        lines.push(format!("  {}, {}: {results}", say.game(&side.game), say.seat(&side.seat)));
    }
    lines.push(format!("{}:", told(say, "ladder-recent", &[])));
    lines.extend(one.recent.iter().filter_map(|played| game(played, &one.user, say)).take(GAMES));
    lines
}

impl House<'_> {
    pub fn ladder(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let clock = self.visit.args.at.clock.as_ref().and_then(Pace::of);
        let (mut game, mut pace) = (GameName::ALL[0], clock.unwrap_or(Pace::Standard));
        for word in rest.split_whitespace() {
            match (words::game(word, say), words::pace(word, say)) {
                (Some(named), _) => game = named,
                (_, Some(named)) => pace = named,
                _ => return Err(visit(say, "word-ladder.usage", &[])),
            }
        }
        let ladder = self.visit.server.ladder(game.name(), pace).map_err(|trouble| self.why(&trouble))?;
        self.show(&self.visit.ladder_lines(&ladder, ROWS));
        self.page = Page::Other;
        Ok(Next::Stay)
    }

    /// A player, by default oneself.
    pub fn profile(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let name = if rest.is_empty() { self.me.id.as_str() } else { rest };
        let one = self.visit.server.profile(name).map_err(|trouble| self.why_of(name, &trouble))?;
        let mut lines = page(&one, say);
        // Whoever cannot be compared is shown all the same.
        if one.user != self.me.id
            && let Ok(against) = self.visit.server.against(&self.me.id, &one.user)
        {
            let title = told(say, "ladder-against", &[("name", one.name.clone().into())]);
            let (won, drawn, lost) = (against.won, against.drawn, against.lost);
            lines.push(match won + drawn + lost {
                0 => told(say, "ladder-against-none", &[]),
                _ => format!("{title}: {}", results(won, drawn, lost, say)),
            });
        }
        self.show(&lines);
        self.page = Page::Other;
        Ok(Next::Stay)
    }

    /// How one's vacation stands; begins one of so many days, or ends it.
    pub fn vacation(&mut self, rest: &str) -> Done {
        let say = self.visit.say;
        let days = if is_word(say, "off", rest) { Some(0) } else { rest.parse::<u32>().ok() };
        let asked = match (rest.is_empty(), days) {
            (true, _) => self.visit.server.vacation(),
            (false, Some(days)) => self.visit.server.take_vacation(days),
            (false, None) => return Err(visit(say, "word-vacation.usage", &[])),
        };
        let now = asked.map_err(|trouble| self.why(&trouble))?;
        let mut lines = Vec::new();
        match now.until {
            Some(until) => {
                lines.push(table_text(say, "rest-vacation-own", &[("until", day(until).into())]));
            }
            None if days == Some(0) => lines.push(told(say, "web-vacation-ended", &[])),
            None => lines.push(told(say, "web-vacation.why", &[])),
        }
        lines.push(told(say, "web-vacation-left", &[("n", now.days_left.into())]));
        self.show(&lines);
        Ok(Next::Stay)
    }
}
