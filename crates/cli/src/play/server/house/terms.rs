//! Small things in words: clocks, points, moments.

use detente_protocol::Clock;
use detente_tui::remote::day;
use detente_words::{Value, WORDS, text};

use crate::say::Say;

/// A text of any file with its arguments.
pub fn told(say: Say, id: &str, args: &[(&str, Value<'_>)]) -> String {
    text(say.lang(), id, args).into_owned()
}

/// A text of this dialogue: `visit-{id}`.
pub fn visit(say: Say, id: &str, args: &[(&str, Value<'_>)]) -> String {
    told(say, &format!("visit-{id}"), args)
}

/// `45 min + 1 min`, `3 d + 1 d`: for each player, and added for each decision.
pub fn clock(clock: &Clock, say: Say) -> String {
    match *clock {
        Clock::None => told(say, "web-filter-clock-none", &[]),
        Clock::Total { seconds, .. } => span(seconds),
        Clock::Bank { seconds, increment, .. } => format!("{} + {}", span(seconds), span(increment)),
    }
}

/// The same with what is agreed for weekends: `3 d + 12 h, weekends free`.
pub fn agreed_clock(setting: &Clock, weekends: bool, say: Say) -> String {
    let clock = clock(setting, say);
    if weekends { format!("{clock}, {}", told(say, "web-weekends-row", &[])) } else { clock }
}

/// A length of time in the largest unit that leaves nothing over. The signs are the same in all our languages.
fn span(seconds: u32) -> String {
    const UNITS: [(u32, &str); 4] = [(86_400, "d"), (3600, "h"), (60, "min"), (1, "s")];
    let fits = UNITS.iter().find(|(unit, _)| seconds >= *unit && seconds.is_multiple_of(*unit));
    let (unit, sign) = fits.copied().unwrap_or((1, "s"));
    format!("{} {sign}", seconds / unit)
}

/// `2½`: points come in halves, what tie-breaks add up in quarters.
pub fn points(points: f64) -> String {
    let quarters = (points * 4.0).round() as i64;
    let part = ["", "¼", "½", "¾"][quarters.rem_euclid(4) as usize];
    match quarters.div_euclid(4) {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// `2026-11-20, 12:00 UTC`, as the server writes it.
pub fn moment(ms: i64) -> String {
    let minutes = ms.rem_euclid(86_400_000) / 60_000;
    format!("{}, {:02}:{:02} UTC", day(ms), minutes / 60, minutes % 60)
}

/// How a game ended, in a word or two.
pub fn ending(id: &str, say: Say) -> String {
    let find = |file: &str| WORDS.find(say.lang(), &format!("{file}-ending-{id}"), &[]);
    find("cli").or_else(|| find("event")).map_or_else(|| id.to_owned(), Into::into)
}

#[cfg(test)]
mod tests {
    use detente_protocol::TimeOut;
    use detente_words::Lang;

    use super::*;

    #[test]
    fn a_clock_is_told_in_the_units_that_people_use() {
        let say = Say::new(Lang::En);
        let time_out = TimeOut::Ends;
        assert_eq!(clock(&Clock::None, say), "no clock");
        assert_eq!(clock(&Clock::Total { seconds: 1800, time_out }, say), "30 min");
        let bank = |seconds, increment| Clock::Bank { seconds, increment, cap: seconds, time_out };
        assert_eq!(clock(&bank(600, 30), say), "10 min + 30 s");
        assert_eq!(clock(&bank(259_200, 43_200), say), "3 d + 12 h");
        assert_eq!(clock(&bank(90, 0), say), "90 s + 0 s");
        assert_eq!(agreed_clock(&bank(259_200, 43_200), true, say), "3 d + 12 h, weekends free");
    }

    #[test]
    fn points_are_written_as_players_write_them() {
        let all = [0.0, 0.5, 1.0, 2.5, 10.25, 0.75].map(points);
        assert_eq!(all, ["0", "½", "1", "2½", "10¼", "¾"]);
    }

    #[test]
    fn a_moment_has_its_day_and_minute() {
        assert_eq!(moment(1_795_197_599_999), "2026-11-20, 17:59 UTC");
    }
}
