//! Events and results as files of other programs: tables with commas (RFC 4180) and calendars (RFC 5545).

use std::fmt::Write as _;

use detente_protocol::{EventFormat, Settled};

use crate::event::Event;

/// A field of a table: in quotation marks where it must be. A formula of a spreadsheet is none.
pub fn field(text: &str) -> String {
    let risky = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<f64>().is_err();
    let text = if risky { format!("'{text}") } else { text.to_owned() };
    if text.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// A line of a table.
pub fn line<'a>(fields: impl IntoIterator<Item = &'a str>) -> String {
    let fields: Vec<String> = fields.into_iter().map(field).collect();
    fields.join(",") + "\r\n"
}

/// Reads a table: lines of fields. Quotation marks that do not close are an error.
pub fn read(text: &str) -> Result<Vec<Vec<String>>, String> {
    let (mut rows, mut row, mut field, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut chars = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
    let mut any = false;
    while let Some(c) = chars.next() {
        any = true;
        match (c, quoted) {
            ('"', true) if chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            ('"', _) => quoted = !quoted,
            (',', false) => row.push(std::mem::take(&mut field)),
            ('\r', false) => {}
            ('\n', false) => {
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
                any = false;
            }
            (c, _) => field.push(c),
        }
    }
    if quoted {
        return Err(format!("line {}: a quotation mark does not close", rows.len() + 1));
    }
    if any {
        row.push(field);
        rows.push(row);
    }
    rows.retain(|row| row.iter().any(|field| !field.trim().is_empty()));
    Ok(rows)
}

impl Event {
    /// All games of an event.
    pub fn results_csv(&self) -> String {
        let mut out = line([
            "round", "division", "board", "game", "players", "winners", "how", "ending", "turn", "table",
        ]);
        let names = |players: &[usize]| {
            players.iter().map(|&n| self.players[n].name.as_str()).collect::<Vec<_>>().join(" / ")
        };
        for one in &self.matches {
            for (number, game) in one.games.iter().enumerate() {
                let result = game.result.as_ref();
                let how = match result.map(|result| result.settled) {
                    None => "",
                    Some(Settled::Played) => "played",
                    Some(Settled::Forfeited) => "forfeited",
                    Some(Settled::Adjudicated) => "adjudicated",
                };
                out += &line([
                    one.round.to_string().as_str(),
                    (one.division + 1).to_string().as_str(),
                    one.board.to_string().as_str(),
                    (number + 1).to_string().as_str(),
                    &names(&game.seats),
                    &result.map_or_else(String::new, |result| names(&result.winners)),
                    how,
                    result.map_or("", |result| result.ending.as_str()),
                    &result.and_then(|result| result.turn).map_or_else(String::new, |turn| turn.to_string()),
                    game.table.as_deref().unwrap_or_default(),
                ]);
            }
        }
        out
    }

    /// The deadlines and beginnings of all rounds as a calendar, as far as their dates are known. `begins` and `ends` give the titles: of a round that begins, and of one that
    /// ends, 0 for a whole season.
    pub fn calendar(
        &self,
        id: &str,
        url: &str,
        now: i64,
        begins: &dyn Fn(u32) -> String,
        ends: &dyn Fn(u32) -> String,
    ) -> String {
        let mut out = String::from(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Detente//Events//EN\r\nCALSCALE:GREGORIAN\r\n",
        );
        let mut entry = |key: String, at: i64, title: String| {
            let _ = write!(
                out,
                "BEGIN:VEVENT\r\nUID:{key}@detente\r\nDTSTAMP:{}\r\nDTSTART:{}\r\nDTEND:{}\r\n{}{}END:VEVENT\r\n",
                stamp(now),
                stamp(at),
                stamp(at + 1_800_000),
                folded("SUMMARY", &format!("{}: {title}", self.terms.title)),
                folded("URL", url),
            );
        };
        // All rounds of a season begin and end together.
        let season = matches!(self.terms.format, EventFormat::League { .. });
        for (number, &at) in self.openings.iter().enumerate() {
            let round = number as u32 + 1;
            entry(format!("{id}-{round}-begins"), at, begins(round));
        }
        if let Some(end) = self.matches.iter().filter_map(|one| one.deadline).max().filter(|_| season) {
            entry(format!("{id}-ends"), end, ends(0));
        }
        for round in (1..=self.round).filter(|_| !season) {
            let deadlines =
                self.matches.iter().filter(|one| one.round == round).filter_map(|one| one.deadline);
            if let Some(deadline) = deadlines.max() {
                entry(format!("{id}-{round}-ends"), deadline, ends(round));
            }
        }
        for (round, at) in self.planned() {
            entry(format!("{id}-{round}-begins"), at, begins(round));
            match self.deadline_from(at) {
                Some(end) if season => entry(format!("{id}-ends"), end, ends(0)),
                Some(end) => entry(format!("{id}-{round}-ends"), end, ends(round)),
                None => {}
            }
        }
        out + "END:VCALENDAR\r\n"
    }
}

/// A property with its text escaped, in lines of at most 75 bytes.
fn folded(name: &str, text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace(['\r', '\n'], " ");
    let mut out = String::new();
    let mut width = 0;
    for c in format!("{name}:{text}").chars() {
        if width + c.len_utf8() > 74 {
            out += "\r\n ";
            width = 1;
        }
        out.push(c);
        width += c.len_utf8();
    }
    out + "\r\n"
}

/// A time of the calendar in UTC: `20261118T130000Z`.
pub fn stamp(ms: i64) -> String {
    let (days, seconds) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 1000);
    let (year, month, day) = date(days);
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The civil date of a day since 1970 (H. Hinnant's algorithm).
pub fn date(days: i64) -> (i64, i64, i64) {
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day_of_year - (153 * shifted + 2) / 5 + 1)
}

/// The day since 1970 of a civil date.
pub fn day(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let shifted = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * shifted + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_reads_back_as_it_was_written() {
        let rows = [["a", "b, c", "say \"hi\""], ["", "two\nlines", "é"]];
        let text: String = rows.iter().map(|row| line(row.iter().copied())).collect();
        assert_eq!(read(&text), Ok(rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect()));
        assert!(read("a,\"b").is_err());
        assert_eq!(read("a,b").expect("a line"), [["a", "b"]]);
        assert_eq!(field("=1+1"), "'=1+1", "no formula of a spreadsheet");
        assert_eq!(field("-3.5"), "-3.5");
    }

    #[test]
    fn times_are_those_of_the_calendar() {
        assert_eq!(stamp(0), "19700101T000000Z");
        assert_eq!(stamp(1_795_006_800_000), "20261118T130000Z");
        for days in [-1000, 0, 59, 60, 11_016, 20_775, 47_541] {
            let (y, m, d) = date(days);
            assert_eq!(day(y, m, d), days);
        }
    }

    #[test]
    fn long_lines_are_folded_and_marks_escaped() {
        let text = folded("SUMMARY", &"Ä,;".repeat(40));
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
        assert!(text.contains("\\,\\;"));
    }
}
