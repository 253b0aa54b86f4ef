//! The tracks: `VP US +3 · DEFCON 4 · …`, on as few lines as they need.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::text::cut;
use crate::scene::Track;
use crate::theme::Theme;

pub fn lines(tracks: &[Track], width: usize, theme: Theme) -> Vec<Line<'static>> {
    if tracks.is_empty() {
        return Vec::new();
    }
    let mut lines: Vec<(usize, Line<'static>)> = vec![(0, Line::default())];
    for track in tracks {
        let label = cut(&track.label, width / 2);
        let value = cut(&track.value, width / 2);
        let wide = label.width() + 1 + value.width();
        let (used, _) = lines.last().expect("there is always one");
        if *used > 0 && used + 2 + wide > width {
            lines.push((0, Line::default()));
        }
        let (used, line) = lines.last_mut().expect("there is always one");
        if *used > 0 {
            line.push_span(Span::raw("  "));
            *used += 2;
        }
        line.push_span(Span::styled(label, theme.quiet()));
        line.push_span(Span::raw(" "));
        line.push_span(Span::styled(value, theme.heading()));
        *used += wide;
    }
    lines.into_iter().map(|(_, line)| line).collect()
}
