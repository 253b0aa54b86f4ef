//! The hand, and the text of the card that is pointed at.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::text::{cut, fit, wrap};
use crate::scene::HandCard;
use crate::theme::Theme;

/// The cards, one on a line.
pub fn lines(hand: &[HandCard], width: usize, lit: Option<&str>, theme: Theme) -> Vec<Line<'static>> {
    let line = |card: &HandCard| {
        let is_lit = lit == Some(card.id.as_str()) && !card.id.is_empty();
        let marks = cut(&card.marks, width / 2);
        let name = fit(&card.name, width.saturating_sub(marks.width() + 3));
        let style = if is_lit { theme.selected() } else { theme.seat(card.side) };
        let mark = if is_lit { '>' } else { ' ' };
        Line::from(Span::styled(format!("{mark}{name} {marks} "), style))
    };
    hand.iter().map(line).collect()
}

/// The card itself: its title, what it is, what it does.
pub fn card(lines: &[String], width: usize, theme: Theme) -> Vec<Line<'static>> {
    let mut out = Vec::new();
    for (i, text) in lines.iter().enumerate() {
        for line in wrap(text, width) {
            out.push(if i == 0 { Line::styled(line, theme.heading()) } else { Line::raw(line) });
        }
    }
    out
}
