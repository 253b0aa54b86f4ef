//! The clocks of a server's table, going on by themselves until the server speaks again.

use std::time::Duration;

use detente_protocol::TableView;

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
            let gone = if clock.running { since.as_millis() as i64 - clock.still_ms } else { 0 }.max(0);
            let id = if clock.running { "clock-running" } else { "clock" };
            let args = [("seat", say.seat(&clock.seat).into()), ("time", time(clock.left_ms - gone).into())];
            say.text(id, &args)
        })
        .collect();
    Some(Track { label: say.line("track-clock"), value: say.list(&clocks) })
}

/// `4:05`, `1:00:00`; never less than nothing.
fn time(ms: i64) -> String {
    let seconds = (ms.max(0) + 999) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn time_is_written_as_a_clock_shows_it() {
        assert_eq!(time(245_000), "4:05");
        assert_eq!(time(1), "0:01", "there is still some left");
        assert_eq!(time(-5), "0:00");
        assert_eq!(time(3_600_000), "1:00:00");
    }
}
