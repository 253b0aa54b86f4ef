//! The page of an event in lines: what it is, one's own part in it, standings and the matches of a round. Games that are in play have numbers,
//! one's own first.

use detente_protocol::{
    EventFormat, EventGame, EventStatus, EventSummary, EventTerms, EventView, MatchState, MatchView,
    RoundView,
};

use super::events::closes;
use super::more;
use super::standings;
use super::terms::{agreed_clock, moment, points, told, visit};
use super::words;
use crate::say::Say;

/// Others' matches of the present round that the first page of an event shows; half of them where one's own is there too.
const MATCHES: usize = 6;

/// What of an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What it is, and the most important of the rest.
    Short,
    Standings,
    Round(u32),
}

/// How a match of two games is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Games {
    Each,
    /// Each, with the round before them.
    Own,
    /// In one line; its number leads to the first game in play.
    Together,
}

/// Tables that numbers lead to, with whether they are one's own.
pub type Goals = Vec<(String, bool)>;

/// `Swiss, 5 rounds`.
pub fn system(format: &EventFormat, say: Say) -> String {
    let named = |id: &str| told(say, &format!("web-event-format-{id}"), &[]);
    let counted = |id: &str, name: String, count: usize| {
        told(say, &format!("web-event-system-{id}"), &[("name", name.into()), ("count", count.into())])
    };
    match format {
        EventFormat::Swiss { rounds } => counted("rounds", named("swiss"), *rounds as usize),
        EventFormat::RoundRobin { cycles } => counted("cycles", named("round-robin"), *cycles as usize),
        EventFormat::Knockout => named("knockout"),
        EventFormat::DoubleElimination => named("double-elimination"),
        EventFormat::League { divisions, .. } => counted("divisions", named("league"), divisions.len()),
        EventFormat::Fours { rounds } => counted("rounds", named("fours"), *rounds as usize),
    }
}

/// How far it is, and what happens when.
pub fn standing(one: &EventSummary, say: Say) -> Vec<String> {
    let status = match one.status {
        EventStatus::Open => "open",
        EventStatus::Running => "running",
        EventStatus::Over => "over",
        EventStatus::CalledOff => "called-off",
    };
    let mut parts = vec![told(say, &format!("web-event-status-{status}"), &[])];
    if one.status == EventStatus::Open {
        let args = [("count", one.players.into()), ("most", one.most.into())];
        parts.push(told(say, "web-event-players-of", &args));
        parts.extend(closes(one, say));
        return parts;
    }
    parts.push(told(say, "web-event-players", &[("count", one.players.into())]));
    if one.status == EventStatus::Running && one.round > 0 {
        let round = ("round", one.round.into());
        parts.push(match one.rounds {
            Some(rounds) => told(say, "web-event-round-of", &[round, ("rounds", rounds.into())]),
            None => told(say, "web-event-round", &[round]),
        });
        let till = one.deadline.map(|until| told(say, "web-event-till", &[("when", moment(until).into())]));
        parts.extend(till);
    }
    parts
}

/// The page, and the tables that its numbers lead to.
pub fn page(view: &EventView, part: Part, say: Say) -> (Vec<String>, Goals) {
    let mut goals = Goals::new();
    let lines = match part {
        Part::Short => short(view, &mut goals, say),
        Part::Standings => {
            let title = [view.summary.title.clone()];
            title.into_iter().chain(standings::all(view, say)).collect()
        }
        Part::Round(number) => {
            let found = view.rounds.iter().find(|round| round.number == number);
            let lines = found.map(|round| whole_round(view, round, &mut goals, say));
            [view.summary.title.clone()].into_iter().chain(lines.unwrap_or_default()).collect()
        }
    };
    (lines, goals)
}

/// What is most important comes last, where it stands in sight on a terminal.
fn short(view: &EventView, goals: &mut Goals, say: Say) -> Vec<String> {
    let mut lines = about(view, say);
    let running = view.summary.status == EventStatus::Running;
    let mut own = own_part(view, say);
    if let Some(round) = present(view) {
        // In a league one may play matches of several rounds at a time.
        let all = view.rounds.iter().flat_map(|round| &round.matches).filter(|one| one.mine);
        let open: Vec<&MatchView> = all.filter(|one| running && !is_settled(one)).collect();
        let (mine, others): (Vec<_>, Vec<_>) = round.matches.iter().partition(|one| one.mine);
        let mine = if open.is_empty() { mine } else { open };
        if !mine.is_empty() {
            own.push(format!("{}:", told(say, "web-event-your-match", &[])));
        }
        for one in &mine {
            own.extend(match_lines(view, one, Games::Own, goals, say));
            own.extend(more::asked(view, one, say).map(|asked| format!("   {asked}")));
            let begun = |game: &EventGame| game.table.is_some() || game.winners.is_some();
            if running && one.players.len() > 1 && !one.games.iter().any(begun) {
                own.push(format!("   {}", told(say, "web-event-table-soon", &[])));
            }
        }
        lines.extend(standings::short(view, say));
        lines.push(format!("{}:", round_title(round, say)));
        let few = if mine.is_empty() { MATCHES } else { MATCHES / 2 };
        for one in others.iter().take(few) {
            lines.extend(match_lines(view, one, Games::Together, goals, say));
        }
        if others.len() > few {
            lines.push(format!("   {}", visit(say, "round-more", &[("n", (others.len() - few).into())])));
        }
    } else {
        lines.push(players(view, say));
        let open = view.summary.status == EventStatus::Open;
        lines.extend(open.then(|| told(say, "web-event-no-rounds", &[])));
    }
    lines.append(&mut own);
    lines.extend(more::asked_of_others(view, say));
    lines.push(may_do(view, goals, say));
    lines
}

/// The round that is played, or the last one.
fn present(view: &EventView) -> Option<&RoundView> {
    let number = view.summary.round;
    view.rounds.iter().find(|round| round.number == number).or(view.rounds.last())
}

/// What was agreed, in few lines.
fn about(view: &EventView, say: Say) -> Vec<String> {
    let (summary, terms) = (&view.summary, &view.terms);
    let label =
        |id: &str, value: String| format!("{}: {value}", told(say, &format!("web-event-term-{id}"), &[]));
    let mut title = summary.title.clone();
    if terms.season > 0 {
        title = format!("{title}, {}", told(say, "web-event-season", &[("season", terms.season.into())]));
    }
    let sides = if words::seats(&terms.game).len() == 4 {
        told(say, "web-event-sides-fours", &[])
    } else {
        let sides = match terms.sides {
            detente_protocol::Sides::Lot => "lot",
            detente_protocol::Sides::Swap => "swap",
            detente_protocol::Sides::Bid => "bid",
        };
        told(say, &format!("web-event-sides-{sides}"), &[])
    };
    let rated = if terms.rated { "web-event-rated-yes" } else { "web-event-rated-no" };
    let mut what = vec![
        system(&terms.format, say),
        label("match", told(say, "web-event-match-games", &[("count", terms.games.into())])),
        label("sides", sides.trim_end_matches('.').to_owned()),
        label("clock", agreed_clock(&terms.clock, terms.weekends, say)),
        told(say, rated, &[]),
    ];
    what.extend((!terms.options.is_empty()).then(|| label("options", terms.options.join(" "))));
    what.extend(bounds(terms, say).map(|bounds| label("bounds", bounds)));
    let mut now = standing(summary, say);
    now.extend(view.next_opens.filter(|_| summary.status == EventStatus::Running).map(|when| {
        let args = [("round", (summary.round + 1).into()), ("when", moment(when).into())];
        told(say, "web-event-next-opens", &args)
    }));
    let by = summary.organisers.join(", ");
    let mut lines = vec![
        title,
        format!("{}: {}", say.game(&terms.game), what.join("; ")),
        format!("{}. {}", now.join(", "), told(say, "web-event-organised", &[("names", by.into())])),
    ];
    lines.extend(Some(terms.about.clone()).filter(|about| !about.is_empty()));
    lines.extend(view.announcement.as_ref().map(|text| format!("! {text}")));
    lines
}

/// Whose rating may register: `1400 to 1800`, `1400 and up`.
fn bounds(terms: &EventTerms, say: Say) -> Option<String> {
    let number = |bound: Option<i32>| bound.map(|bound| bound.to_string()).unwrap_or_default();
    let id = match (terms.least_rating, terms.most_rating) {
        (None, None) => return None,
        (Some(_), None) => "web-range-least",
        (None, Some(_)) => "web-range-most",
        (Some(_), Some(_)) => "web-range-both",
    };
    let (least, most) = (number(terms.least_rating), number(terms.most_rating));
    Some(told(say, id, &[("least", least.into()), ("most", most.into())]))
}

/// One's own part: invited, registered, at which place.
fn own_part(view: &EventView, say: Say) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(asked) = &view.invitation {
        let by = ("by", asked.by.clone().into());
        lines.push(match &asked.instead_of {
            Some(other) => told(say, "web-event-invited-instead", &[by, ("other", other.clone().into())]),
            None => told(say, "web-event-invited-by", &[by]),
        });
    }
    if let Some(me) = view.me {
        let left = view.players.get(me as usize).is_some_and(|player| player.withdrawn);
        let id = match (left, view.summary.status) {
            (true, _) => "web-event-you-left",
            (false, EventStatus::Open) => "web-event-you-in",
            (false, _) => "web-event-you-play",
        };
        let rows = view.divisions.iter().flat_map(|division| &division.standings);
        let own = rows.into_iter().find(|row| row.player == me).filter(|_| !view.rounds.is_empty());
        let place = own.map(|row| {
            let args = [("place", row.place.into()), ("points", points(row.points).into())];
            format!(" {}", visit(say, "your-place", &args))
        });
        lines.push(format!("{}{}", told(say, id, &[]), place.unwrap_or_default()));
    } else if let Some(why) = view.why_not.as_ref().filter(|_| view.summary.status == EventStatus::Open) {
        lines.push(why.clone());
    }
    lines
}

/// Those who have registered, in one line.
fn players(view: &EventView, say: Say) -> String {
    let here = view.players.iter().filter(|player| !player.withdrawn);
    let names: Vec<String> = here
        .map(|player| {
            let rating = player.rating.map(|rating| format!(" {rating}")).unwrap_or_default();
            format!("{}{rating}", player.name)
        })
        .collect();
    if names.is_empty() {
        return told(say, "web-event-nobody", &[]);
    }
    format!("{}: {}", told(say, "web-event-players-head", &[]), names.join(", "))
}

/// What somebody may do here, by the words for it.
fn may_do(view: &EventView, goals: &Goals, say: Say) -> String {
    let word = |id: &str| visit(say, &format!("word-{id}"), &[]);
    let mut words = Vec::new();
    if view.invitation.is_some() {
        words.extend([word("accept"), word("decline")]);
    } else if view.may_register && view.me.is_none() {
        words.push(word("register"));
    }
    if view.invitation.is_none() {
        words.extend(more::waits(view, true).then(|| word("accept")));
        words.extend(more::waits(view, false).then(|| word("decline")));
    }
    words.extend(more::may_ask(view).then(|| word("more")));
    let here = view.me.and_then(|me| view.players.get(me as usize)).is_some_and(|one| !one.withdrawn);
    if here && matches!(view.summary.status, EventStatus::Open | EventStatus::Running) {
        words.push(word("withdraw"));
    }
    if !view.rounds.is_empty() {
        words.extend([word("standings"), word("round")]);
        words.extend(standings::is_crossed(view).then(|| word("crosstable")));
        words.push(word("log"));
    }
    let words = words.join(", ");
    match (goals.is_empty(), words.is_empty()) {
        (true, true) => visit(say, "event-back", &[]),
        (true, false) => visit(say, "event-how", &[("words", words.into())]),
        (false, true) => visit(say, "event-how-number", &[]),
        (false, false) => visit(say, "event-how-both", &[("words", words.into())]),
    }
}

/// Is nothing of a match to be played or decided any more?
fn is_settled(one: &MatchView) -> bool {
    use MatchState::{Bye, Shared, Void, Won};
    matches!(one.state, Won | Shared | Bye | Void)
}

fn round_title(round: &RoundView, say: Say) -> String {
    let title = told(say, "web-event-round", &[("round", round.number.into())]);
    let of = round.matches.iter().filter(|one| one.state != MatchState::Bye).count();
    // Byes are no matches that anybody waits for.
    let done = round.matches.iter().filter(|one| one.state != MatchState::Bye && is_settled(one)).count();
    let args = [("done", done.into()), ("of", of.into())];
    let mut parts = vec![told(say, "web-event-done-of", &args)];
    parts.extend(round.deadline.map(|until| told(say, "web-event-till", &[("when", moment(until).into())])));
    format!("{title} ({})", parts.join(", "))
}

fn whole_round(view: &EventView, round: &RoundView, goals: &mut Goals, say: Say) -> Vec<String> {
    let mut lines = vec![format!("{}:", round_title(round, say))];
    let relaxed = round.relaxed.as_ref().filter(|how| ["sides", "twice"].contains(&how.as_str()));
    lines.extend(relaxed.map(|how| told(say, &format!("web-event-relaxed-{how}"), &[])));
    // One's own first, as on every page.
    for mine in [true, false] {
        for one in round.matches.iter().filter(|one| one.mine == mine) {
            lines.extend(match_lines(view, one, Games::Each, goals, say));
        }
    }
    lines
}

fn name(view: &EventView, player: u32) -> String {
    view.players.get(player as usize).map(|player| player.name.clone()).unwrap_or_default()
}

fn names(view: &EventView, players: &[u32]) -> String {
    players.iter().map(|&player| name(view, player)).collect::<Vec<_>>().join(", ")
}

/// `Ana (US) – Ben (USSR)`; without sides before the lot.
fn sat(view: &EventView, game: &EventGame, players: &[u32], say: Say) -> String {
    let seats = words::seats(&view.terms.game);
    let who: Vec<String> = if game.seats.is_empty() {
        players.iter().map(|&player| name(view, player)).collect()
    } else {
        let seat = |(at, &player): (usize, &u32)| {
            let side = seats.get(at).map(|seat| format!(" ({})", say.seat(seat)));
            format!("{}{}", name(view, player), side.unwrap_or_default())
        };
        game.seats.iter().enumerate().map(seat).collect()
    };
    who.join(" – ")
}

/// How a match stands.
fn state(view: &EventView, one: &MatchView, say: Say) -> String {
    let plain = |id: &str| told(say, &format!("web-event-state-{id}"), &[]);
    match one.state {
        MatchState::NotBegun => plain("not-begun"),
        MatchState::Playing => plain("playing"),
        MatchState::YourPlay => plain("your-play"),
        MatchState::Won => told(say, "web-event-state-won", &[("names", names(view, &one.winners).into())]),
        MatchState::Shared => plain("shared"),
        MatchState::Adjudicate => plain("adjudicate"),
        MatchState::Bye => plain("bye"),
        MatchState::Void => plain("void"),
    }
}

/// How a game ended: `DEFCON, turn 4`.
fn ending(game: &EventGame, say: Say) -> Vec<String> {
    let mut parts: Vec<String> =
        Some(game.text.clone()).filter(|text| !text.is_empty()).into_iter().collect();
    parts.extend(game.turn.map(|turn| told(say, "web-event-turn", &[("turn", turn.into())])));
    parts
}

/// The number of a game that one may go to, or blanks as wide.
fn goal(game: &EventGame, mine: bool, spectators: bool, goals: &mut Goals) -> String {
    match &game.table {
        Some(table) if game.winners.is_none() && (mine || spectators) => {
            goals.push((table.clone(), mine));
            format!("{:>2}", goals.len())
        }
        _ => "  ".to_owned(),
    }
}

/// A match in a line, and where it has two games a line for each.
fn match_lines(view: &EventView, one: &MatchView, games: Games, goals: &mut Goals, say: Say) -> Vec<String> {
    let state = state(view, one, say);
    if one.players.len() < 2 {
        return vec![format!("   {}: {state}", names(view, &one.players))];
    }
    let spectators = view.terms.spectators;
    let round = told(say, "web-event-round", &[("round", one.round.into())]);
    let mut place: Vec<String> = (games == Games::Own).then_some(round).into_iter().collect();
    place.push(told(say, "web-event-board", &[("board", one.board.into())]));
    let bracket = one.bracket.as_ref().filter(|id| ["winners", "losers", "final"].contains(&id.as_str()));
    place.extend(bracket.map(|id| told(say, &format!("web-event-bracket-{id}"), &[])));
    let division = view.divisions.get(one.division as usize).map(|division| division.name.clone());
    place.extend(division.filter(|name| !name.is_empty()));
    let place = place.join(", ");
    if let [game] = one.games.as_slice() {
        let number = goal(game, one.mine, spectators, goals);
        let mut parts = vec![state];
        parts.extend(ending(game, say));
        return vec![format!(
            "{number} {place}: {}; {}",
            sat(view, game, &one.players, say),
            parts.join(", ")
        )];
    }
    let any = one.games.iter().any(|game| game.winners.is_some());
    let score: Vec<String> = one.score.iter().map(|&score| points(score)).collect();
    let score = if any { format!(" {}", score.join("–")) } else { String::new() };
    let who: Vec<String> = one.players.iter().map(|&player| name(view, player)).collect();
    let line = format!("{place}: {}{score}; {state}", who.join(" – "));
    if games == Games::Together {
        let open = one.games.iter().find(|game| game.table.is_some() && game.winners.is_none());
        let number = open.map_or_else(|| "  ".to_owned(), |game| goal(game, one.mine, spectators, goals));
        return vec![format!("{number} {line}")];
    }
    let mut lines = vec![format!("   {line}")];
    for game in &one.games {
        let number = goal(game, one.mine, spectators, goals);
        let title = told(say, "web-event-game", &[("number", (game.number + 1).into())]);
        let how = match &game.winners {
            Some(winners) if winners.is_empty() => vec![told(say, "web-event-state-drawn", &[])],
            Some(winners) => {
                vec![told(say, "web-event-state-won", &[("names", names(view, winners).into())])]
            }
            None if game.table.is_some() => vec![told(say, "web-event-state-playing", &[])],
            None => vec![told(say, "web-event-to-begin", &[])],
        };
        let parts: Vec<String> = how.into_iter().chain(ending(game, say)).collect();
        lines.push(format!(
            "{number}   {title}: {}; {}",
            sat(view, game, &one.players, say),
            parts.join(", ")
        ));
    }
    lines
}
