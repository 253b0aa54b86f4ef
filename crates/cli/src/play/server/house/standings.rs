//! The standings of an event in lines, what put equal players into their order, and who got what from whom.

use std::collections::BTreeMap;

use detente_protocol::{
    DivisionView, EventPlayer, EventStanding, EventView, PlaceMark, TieBreak, TieBreakValue,
};
use detente_tui::widgets::text::{cut, fit};

use super::terms::{points, told, visit};
use crate::say::Say;

/// Lines of standings on the first page of an event.
const FEW: usize = 5;
/// The widest name in a crosstable, and the narrowest that still tells people apart.
const WIDE: usize = 24;
const NARROW: usize = 8;

fn word(kind: TieBreak) -> &'static str {
    match kind {
        TieBreak::Mutual => "mutual",
        TieBreak::Games => "games",
        TieBreak::Buchholz => "buchholz",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::Wins => "wins",
        TieBreak::Rating => "rating",
    }
}

fn tie(kind: TieBreak, form: &str, say: Say) -> String {
    told(say, &format!("web-event-tie-{}{form}", word(kind)), &[])
}

fn player(view: &EventView, number: u32) -> Option<&EventPlayer> {
    view.players.get(number as usize)
}

fn name(view: &EventView, number: u32) -> &str {
    player(view, number).map_or("", |player| player.name.as_str())
}

/// ` 1. Ana (you) 2½ (Buch. 4, Wins 2), champion`.
fn row(view: &EventView, row: &EventStanding, say: Say) -> String {
    let mut marks = Vec::new();
    marks.extend((view.me == Some(row.player)).then(|| told(say, "web-event-you", &[])));
    if let Some(player) = player(view, row.player) {
        let instead = player.instead_of.as_ref();
        marks.extend(instead.map(|name| told(say, "web-event-instead", &[("name", name.clone().into())])));
        marks.extend(player.withdrawn.then(|| told(say, "web-event-withdrawn", &[])));
    }
    marks.extend(row.out.then(|| told(say, "web-event-out", &[])));
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    let value = |one: &TieBreakValue| format!("{} {}", tie(one.kind, ".short", say), points(one.value));
    let ties: Vec<String> = row.tie_breaks.iter().map(value).collect();
    let ties = if ties.is_empty() { String::new() } else { format!(" ({})", ties.join(", ")) };
    let mark = row.mark.map(|mark| match mark {
        PlaceMark::Champion => "web-event-mark-champion",
        PlaceMark::Up => "web-event-mark-up",
        PlaceMark::Down => "web-event-mark-down",
    });
    let mark = mark.map(|id| format!(", {}", told(say, id, &[]))).unwrap_or_default();
    format!("{:>3}. {}{marks}  {}{ties}{mark}", row.place, name(view, row.player), points(row.points))
}

/// What the table is called, and how far it is.
fn title(division: &DivisionView, say: Say) -> String {
    let name = Some(division.name.clone()).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| told(say, "web-event-tab-standings", &[]));
    let args = [("played", division.played.into()), ("games", division.games.into())];
    let played = told(say, "web-event-games-played", &args);
    let marked = division.standings.iter().any(|row| row.mark.is_some());
    let settled = division.standings.iter().all(|row| row.settled);
    let how = match (marked, settled) {
        (false, _) => String::new(),
        (true, true) => format!(", {}", told(say, "web-event-marks-final", &[])),
        (true, false) => format!(", {}", told(say, "web-event-marks-now", &[])),
    };
    format!("{name} ({played}{how}):")
}

/// One's own division, or all if one has none: the first places and one's own.
pub fn short(view: &EventView, say: Say) -> Vec<String> {
    let own = |division: &&DivisionView| division.standings.iter().any(|row| Some(row.player) == view.me);
    let Some(division) = view.divisions.iter().find(own).or(view.divisions.first()) else {
        return Vec::new();
    };
    let near = |row: &&EventStanding| row.place as usize <= FEW || Some(row.player) == view.me;
    let mut lines = vec![title(division, say)];
    lines.extend(division.standings.iter().filter(near).map(|standing| row(view, standing, say)));
    let more = division.standings.len() > FEW || view.divisions.len() > 1;
    lines.extend(more.then(|| visit(say, "standings-more", &[])));
    lines
}

/// All of it, with how ties are broken and by what.
pub fn all(view: &EventView, say: Say) -> Vec<String> {
    let mut lines = Vec::new();
    for division in &view.divisions {
        lines.push(title(division, say));
        lines.extend(division.standings.iter().map(|standing| row(view, standing, say)));
        lines.extend(division.standings.windows(2).filter_map(|pair| ahead(view, &pair[0], &pair[1], say)));
    }
    let order: Vec<String> = view.terms.tie_breaks.iter().map(|&kind| tie(kind, ".why", say)).collect();
    if !order.is_empty() {
        lines.push(told(say, "web-event-equal", &[("order", order.join("; ").into())]));
    }
    lines
}

/// By which tie-break somebody is ahead of the next, if points do not tell.
fn ahead(view: &EventView, one: &EventStanding, next: &EventStanding, say: Say) -> Option<String> {
    let by = one.by?;
    let value = |row: &EventStanding| {
        row.tie_breaks.iter().find(|value| value.kind == by).map(|value| points(value.value))
    };
    let args = [
        ("name", name(view, one.player).to_owned().into()),
        ("other", name(view, next.player).to_owned().into()),
        ("by", tie(by, "", say).into()),
        ("own", value(one)?.into()),
        ("theirs", value(next)?.into()),
    ];
    Some(told(say, "web-event-ahead", &args))
}

/// Is there anything to show in a crosstable?
pub fn is_crossed(view: &EventView) -> bool {
    view.divisions.iter().any(|division| !division.cross.is_empty())
}

/// Who got what from whom: players in the order of the standings, columns by their places. One's own division, or the first; refused where
/// a line has no room for it.
pub fn crosstable(view: &EventView, columns: usize, say: Say) -> Result<Vec<String>, String> {
    if !is_crossed(view) {
        return Err(visit(say, "no-crosstable", &[]));
    }
    let mut lines = vec![view.summary.title.clone()];
    for division in view.divisions.iter().filter(|division| !division.cross.is_empty()) {
        if view.divisions.len() > 1 {
            lines.push(title(division, say));
        }
        lines.extend(grid(view, division, columns, say)?);
    }
    Ok(lines)
}

fn grid(view: &EventView, division: &DivisionView, columns: usize, say: Say) -> Result<Vec<String>, String> {
    let rows = &division.standings;
    let mut cells: BTreeMap<(u32, u32), Vec<String>> = BTreeMap::new();
    for cell in &division.cross {
        let shown = cell.points.map_or_else(|| "·".to_owned(), points);
        cells.entry((cell.row, cell.column)).or_default().push(shown);
    }
    let cell = |row: &EventStanding, column: &EventStanding| {
        if row.player == column.player {
            return "×".to_owned();
        }
        cells.get(&(row.player, column.player)).map(|all| all.join(" ")).unwrap_or_default()
    };
    let texts: Vec<Vec<String>> =
        rows.iter().map(|row| rows.iter().map(|column| cell(row, column)).collect()).collect();
    let number = rows.len().to_string().len();
    let wide = texts.iter().flatten().map(|text| text.chars().count()).max().unwrap_or(0).max(number);
    let sums: Vec<String> = rows.iter().map(|row| points(row.points)).collect();
    let sum = sums.iter().map(|sum| sum.chars().count()).max().unwrap_or(0);
    // A number with its stop, the name, the cells, the points; a blank before each.
    let rest = number + 1 + 1 + rows.len() * (wide + 1) + sum + 2;
    let room = columns.saturating_sub(rest).min(WIDE);
    let longest = rows.iter().map(|row| name(view, row.player).chars().count()).max().unwrap_or(0);
    if room < longest.min(NARROW) {
        let need = rest + longest.min(NARROW);
        return Err(visit(say, "crosstable-wide", &[("need", need.into()), ("have", columns.into())]));
    }
    let room = room.min(longest);
    let line = |cells: &mut dyn Iterator<Item = String>| -> String {
        cells.fold(String::new(), |line, cell| format!("{line} {cell:>wide$}"))
    };
    let head = line(&mut (1..=rows.len()).map(|place| place.to_string()));
    let mut lines = vec![format!("{}{head}", " ".repeat(number + 2 + room))];
    for ((row, texts), points) in rows.iter().zip(&texts).zip(&sums) {
        let cells = line(&mut texts.iter().cloned());
        let name = fit(&cut(name(view, row.player), room), room);
        lines.push(format!("{:>number$}. {name}{cells}  {points:>sum$}", row.place));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use detente_words::Lang;
    use serde_json::{Value, json};

    use super::*;

    /// An event in which so many players have met once each, as a server tells it: whoever comes first wins.
    fn event(names: &[&str]) -> EventView {
        let clock = json!({"type": "none"});
        let format = json!({"type": "round-robin", "cycles": 1});
        let player = |(number, name): (usize, &&str)| {
            json!({"number": number, "user": name, "name": name, "rating": null, "division": 0,
                "withdrawn": number == 1, "insteadOf": null})
        };
        let standing = |number: usize| {
            let points = names.len() - 1 - number;
            let ties = json!([{"kind": "buchholz", "value": points as f64 / 4.0, "parts": []}]);
            json!({"place": number + 1, "player": number, "points": points, "games": points, "played": names.len() - 1,
                "tieBreaks": ties, "by": if number == 0 { json!("buchholz") } else { Value::Null },
                "mark": if number == 0 { json!("champion") } else { Value::Null }, "settled": true, "seats": [],
                "out": false})
        };
        let mut cross = Vec::new();
        for row in 0..names.len() {
            for column in (0..names.len()).filter(|&column| column != row) {
                let points = json!(f64::from(u8::from(row < column)));
                cross.push(
                    json!({"row": row, "column": column, "pairing": 0, "points": points, "done": true}),
                );
            }
        }
        let standings: Vec<Value> = (0..names.len()).map(standing).collect();
        serde_json::from_value(json!({
            "summary": {"id": "e", "title": "Cup", "game": "twilight", "pace": null, "format": format, "rated": false,
                "status": "over", "players": names.len(), "most": 8, "round": 3, "rounds": 3, "created": 0,
                "closes": null, "deadline": null, "organisers": ["Boss"], "mine": false},
            "terms": {"title": "Cup", "game": "twilight", "format": format, "games": 1, "sides": "lot", "clock": clock,
                "most": 8, "least": 2, "rounds": {"type": "when-done"}, "tieBreaks": ["buchholz"]},
            "version": 1, "players": names.iter().enumerate().map(player).collect::<Vec<_>>(),
            "divisions": [{"name": "", "standings": standings, "cross": cross, "played": 3, "games": 3}],
            "rounds": [], "nextOpens": null, "staff": [], "invited": [], "invitation": null, "me": names.len() - 1,
            "rights": [], "organiser": false, "mayRegister": false, "whyNot": null, "mayPair": false,
            "announcement": null, "seasons": []
        }))
        .expect("an event")
    }

    #[test]
    fn standings_say_who_is_ahead_and_by_what() {
        let say = Say::new(Lang::En);
        let lines = all(&event(&["Ana", "Ben", "Cara"]), say);
        assert_eq!(
            lines,
            [
                "Standings (3 of 3 games played, final):",
                "  1. Ana  2 (Buch. ½), champion",
                "  2. Ben (withdrawn)  1 (Buch. ¼)",
                "  3. Cara (you)  0 (Buch. 0)",
                "Ana is ahead of Ben by this: Buchholz, ½ against ¼.",
                "Equal points are decided by: Buchholz (the points of all opponents).",
            ]
        );
        let many = event(&["A", "B", "C", "D", "E", "F", "G", "H"]);
        let lines = short(&many, say);
        let shown: Vec<&str> = lines.iter().filter_map(|line| line.split_whitespace().nth(1)).collect();
        assert_eq!(shown[1..7], ["A", "B", "C", "D", "E", "H"], "the first five and oneself");
        assert_eq!(lines.last().map(String::as_str), Some("“standings” shows all of it"));
    }

    #[test]
    fn a_crosstable_is_shown_where_it_fits_and_refused_where_it_does_not() {
        let say = Say::new(Lang::En);
        let view = event(&["Ana", "Maximiliano de la Torre", "Cara"]);
        let lines = crosstable(&view, 80, say).expect("there is room");
        assert_eq!(
            lines,
            [
                "Cup",
                "                           1 2 3",
                "1. Ana                     × 1 1  2",
                "2. Maximiliano de la Torre 0 × 1  1",
                "3. Cara                    0 0 ×  0",
            ]
        );
        let narrow = crosstable(&view, 22, say).expect("names are cut");
        assert_eq!(narrow[3], "2. Maximilian… 0 × 1  1".replace("Maximilian…", "Maximilia…"));
        assert!(narrow.iter().all(|line| line.chars().count() <= 22), "{narrow:?}");
        let refused = crosstable(&view, 19, say).expect_err("nobody could be told apart");
        assert!(refused.contains("needs 20 columns, and the terminal has 19"), "{refused}");
        let mut empty = view;
        empty.divisions[0].cross.clear();
        assert!(crosstable(&empty, 80, say).is_err());
    }
}
