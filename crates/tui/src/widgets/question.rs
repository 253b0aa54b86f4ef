//! The question at hand: what is asked, the choices that fit what was typed, and what is known of the one pointed at.

use ratatui::text::Line;

use super::text::{cut, wrap};
use crate::scene::Choice;
use crate::theme::Theme;

/// The part of a list of `count` that shows place `at` on `height` lines.
pub fn window(count: usize, at: usize, height: usize) -> std::ops::Range<usize> {
    let first = at.saturating_sub(height / 2).min(count.saturating_sub(height));
    first..(first + height).min(count)
}

/// Choices, with an arrow at the one pointed at and three dots where the list goes on.
pub fn choices(
    choices: &[&Choice],
    at: usize,
    (width, height): (usize, usize),
    theme: Theme,
) -> Vec<Line<'static>> {
    let keys = choices.iter().map(|choice| choice.key.chars().count()).max().unwrap_or(1);
    let shown = window(choices.len(), at, height);
    let line = |i: usize| {
        let choice = choices[i];
        let mark = if i == at { '>' } else { ' ' };
        let danger = if choice.warning.is_some() { "! " } else { "" };
        let text = cut(&format!("{mark}{:>keys$} {danger}{}", choice.key, choice.label), width);
        if i == at { Line::styled(text, theme.selected()) } else { Line::raw(text) }
    };
    let lines = shown.clone().map(line).collect();
    with_dots(lines, &shown, choices.len(), at, theme)
}

/// The part of some lines that shows place `at`, with three dots where they go on.
pub fn excerpt(lines: &[Line<'static>], at: usize, height: usize, theme: Theme) -> Vec<Line<'static>> {
    let shown = window(lines.len(), at, height);
    with_dots(lines[shown.clone()].to_vec(), &shown, lines.len(), at, theme)
}

/// Three dots in place of the first or last line shown if there are more, never in place of the one pointed at.
fn with_dots(
    mut lines: Vec<Line<'static>>,
    shown: &std::ops::Range<usize>,
    count: usize,
    at: usize,
    theme: Theme,
) -> Vec<Line<'static>> {
    if shown.start > 0 && at > shown.start {
        lines[0] = Line::styled("   …", theme.quiet());
    }
    if shown.end < count && at + 1 < shown.end {
        let last = lines.len() - 1;
        lines[last] = Line::styled("   …", theme.quiet());
    }
    lines
}

/// Folded text as lines.
pub fn folded(text: &str, width: usize) -> Vec<Line<'static>> {
    wrap(text, width).into_iter().map(Line::raw).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_always_holds_the_place_pointed_at() {
        for count in 1..40 {
            for at in 0..count {
                for height in 1..20 {
                    let shown = window(count, at, height);
                    assert!(shown.contains(&at) && shown.len() == height.min(count), "{count} {at} {height}");
                }
            }
        }
    }
}
