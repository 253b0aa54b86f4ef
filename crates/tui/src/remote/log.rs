//! The log of a server's table, and why its bots do what they do.

use detente_game::Seat;
use detente_protocol::{LogLine, Sitter, Tone};

use super::Remote;
use crate::say::Say;
use crate::scene::{self, Weight};
use crate::shown::{Shown, reason};

/// The lines as they are shown.
pub fn lines<G: Shown>(log: &[LogLine], reasons: bool, say: Say) -> Vec<scene::LogLine> {
    let told = log.iter().filter(|line| !line.text.is_empty()).flat_map(|line| {
        let told = log_line::<G>(line);
        let why = line.why.as_ref().filter(|_| reasons).map(|why| reason(why, told.seat, say));
        std::iter::once(told).chain(why)
    });
    told.collect()
}

fn log_line<G: Shown>(line: &LogLine) -> scene::LogLine {
    let weight = match line.tone {
        Tone::Turn => Weight::Heading,
        Tone::Round => Weight::Subheading,
        _ => Weight::Plain,
    };
    let seat = line.seat.as_deref().and_then(Seat::parse::<G>);
    scene::LogLine { text: line.text.clone(), weight, seat: seat.map(|seat| seat.0) }
}

impl<G: Shown> Remote<G> {
    /// Does a bot play here that says why?
    pub(super) fn has_reasons(&self) -> bool {
        let bot = self.whole.table.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Bot { .. }));
        G::GIVES_REASONS && bot && self.has_help("odds")
    }

    pub(super) fn shows_reasons(&self) -> bool {
        let own_or_bot = |seat: &detente_protocol::SeatState| {
            seat.mine || matches!(seat.sitter, Sitter::Bot { .. } | Sitter::Open)
        };
        self.reasons.unwrap_or_else(|| self.whole.table.seats.iter().all(own_or_bot))
    }
}

#[cfg(test)]
mod tests {
    use detente_struggle::Struggle;
    use detente_words::Lang;

    use super::*;

    #[test]
    fn a_reason_stands_under_its_line_if_it_is_wanted() {
        let line = |text: &str, why: Option<&str>| LogLine {
            text: text.to_owned(),
            tone: Tone::Play,
            play: 0,
            moment: None,
            seat: Some("ussr".to_owned()),
            countries: Vec::new(),
            cards: Vec::new(),
            names: Vec::new(),
            dice: Vec::new(),
            why: why.map(str::to_owned),
        };
        let log = [line("one", Some("because")), line("", Some("hidden")), line("two", None)];
        let texts = |reasons| -> Vec<String> {
            lines::<Struggle>(&log, reasons, Say(Lang::En)).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(texts(true), ["one", "Bot: because", "two"]);
        assert_eq!(texts(false), ["one", "two"]);
    }
}
