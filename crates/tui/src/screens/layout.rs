//! Where things go. A small screen shows one panel beside the question; a large one shows everything at once.

use ratatui::layout::{Constraint, Layout, Rect};

/// The least screen on which everything is shown: below, a line asks for a larger one.
pub const LEAST: (u16, u16) = (60, 16);
/// From this size on the whole map is shown.
const LARGE: (u16, u16) = (116, 38);

/// The places on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    pub head: Rect,
    /// The panel that Tab changes; on a large screen the board.
    pub main: Rect,
    pub question: Rect,
    /// The last lines of the log.
    pub log: Rect,
    /// On a large screen the hand and the card that is pointed at; nothing on a small one.
    pub large: Option<(Rect, Rect)>,
    pub keys: Rect,
}

/// `head`: how many lines the tracks need.
pub fn places(area: Rect, head: u16) -> Places {
    let [head, body, keys] =
        Layout::vertical([Constraint::Length(head + 1), Constraint::Min(8), Constraint::Length(1)])
            .areas(area);
    if area.width >= LARGE.0 && area.height >= LARGE.1 {
        let left = (body.width * 7 / 10).max(90);
        let [left, right] = Layout::horizontal([Constraint::Length(left), Constraint::Min(24)]).areas(body);
        let [question, card] =
            Layout::vertical([Constraint::Percentage(62), Constraint::Percentage(38)]).areas(right);
        let [main, below] = Layout::vertical([Constraint::Length(29), Constraint::Min(4)]).areas(left);
        let [hand, log] =
            Layout::horizontal([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(below);
        return Places { head, main, question, log, large: Some((hand, card)), keys };
    }
    let log_height = if area.height >= 22 { 5 } else { 4 };
    let [top, log] = Layout::vertical([Constraint::Min(6), Constraint::Length(log_height)]).areas(body);
    let [main, question] =
        Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)]).areas(top);
    Places { head, main, question, log, large: None, keys }
}
