//! The clocks of a server's table, going on by themselves until the server speaks again.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use detente_protocol::{ClockRest, Sitter, TableView};

use crate::say::Say;
use crate::scene::Track;

/// All clocks in one line; nothing where time is not measured.
pub fn track(whole: &TableView, since: Duration, say: Say) -> Option<Track> {
    if whole.clocks.is_empty() {
        return None;
    }
    let clocks: Vec<String> = whole
        .clocks
        .iter()
        .map(|clock| {
            let runs = clock.running && clock.rest.is_none();
            let gone = if clock.running { since.as_millis() as i64 - clock.still_ms } else { 0 }.max(0);
            let id = if runs { "clock-running" } else { "clock" };
            let args = [("seat", say.seat(&clock.seat).into()), ("time", time(clock.left_ms - gone).into())];
            let shown = say.text(id, &args);
            let Some(mark) = clock.rest.as_ref().map(mark) else { return shown };
            say.text("clock-rests", &[("clock", shown.into()), ("why", say.line(mark).into())])
        })
        .collect();
    Some(Track { label: say.line("track-clock"), value: say.list(&clocks) })
}

/// The word for what makes a clock stand still.
fn mark(rest: &ClockRest) -> &'static str {
    match rest {
        ClockRest::Paused => "rest-mark-paused",
        ClockRest::Missing => "rest-mark-missing",
        ClockRest::Vacation { .. } => "rest-mark-vacation",
        ClockRest::Weekend { .. } => "rest-mark-weekend",
    }
}

/// What makes clocks stand still, each reason in a sentence.
pub fn rests(whole: &TableView, say: Say) -> Vec<String> {
    let mut told = Vec::new();
    for clock in &whole.clocks {
        let line = match &clock.rest {
            None => continue,
            Some(ClockRest::Paused) => say.line("rest-paused"),
            Some(ClockRest::Missing) => say.line("rest-missing"),
            Some(ClockRest::Weekend { .. }) => say.line("rest-weekend"),
            Some(ClockRest::Vacation { ms }) => {
                let seat = whole.table.seats.iter().find(|seat| seat.seat == clock.seat);
                let until = ("until", day(unix_now() + ms).into());
                match seat.map(|seat| (seat.mine, &seat.sitter)) {
                    Some((true, _)) => say.text("rest-vacation-own", &[until]),
                    Some((_, Sitter::Person { name, .. })) => {
                        say.text("rest-vacation", &[("name", name.clone().into()), until])
                    }
                    _ => continue,
                }
            }
        };
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

fn unix_now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// The day of a time (UTC): `2026-11-30`.
pub fn day(ms: i64) -> String {
    let days = ms.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    // Years begin in March here, so that the leap day is the last.
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 { (month + 3, year) } else { (month - 9, year + 1) };
    format!("{:04}-{month:02}-{date:02}", year + era * 400)
}

/// `4:05`, `1:00:00`; never less than nothing.
fn time(ms: i64) -> String {
    let seconds = (ms.max(0) + 999) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::{day, time};

    #[test]
    fn a_day_is_written_as_the_calendar_has_it() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_795_197_599_999), "2026-11-20");
        assert_eq!(day(1_798_761_600_000), "2027-01-01");
    }

    #[test]
    fn time_is_written_as_a_clock_shows_it() {
        assert_eq!(time(245_000), "4:05");
        assert_eq!(time(1), "0:01", "there is still some left");
        assert_eq!(time(-5), "0:00");
        assert_eq!(time(3_600_000), "1:00:00");
    }
}
