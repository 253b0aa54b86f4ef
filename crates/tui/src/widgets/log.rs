//! The log: headings stand out, reasons stand back, long lines are folded under themselves.

use ratatui::text::Line;

use super::text::wrap;
use crate::scene::{LogLine, Weight};
use crate::theme::Theme;

pub fn lines(log: &[LogLine], width: usize, theme: Theme) -> Vec<Line<'static>> {
    let mut out = Vec::new();
    for line in log {
        let (first, style) = match line.weight {
            Weight::Heading => ("== ", theme.heading()),
            Weight::Subheading => ("- ", theme.heading()),
            Weight::Plain => ("  ", theme.seat(line.seat.map(usize::from))),
            Weight::Reason => ("    ", theme.quiet()),
        };
        let texts = wrap(&line.text, width.saturating_sub(4));
        for (i, text) in texts.into_iter().enumerate() {
            out.push(Line::styled(format!("{}{text}", if i == 0 { first } else { "    " }), style));
        }
    }
    out
}
