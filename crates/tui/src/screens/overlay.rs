//! What lies over the table for a while: help, a look at a card or country, scores, the change of players.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::App;
use crate::input::letters;
use crate::say::Say;
use crate::table::{Table, Thing};
use crate::theme::Theme;
use crate::widgets::question::window;
use crate::widgets::text::{cut, fit, wrap};

/// Something over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Text to be read and put away.
    Text { lines: Vec<String>, scroll: usize },
    /// Looking a card or country up by a few letters.
    LookUp { typed: String, selected: usize },
    /// The next player takes the keyboard: the table is hidden until he presses Enter.
    HandOver { lines: Vec<String> },
}

/// Does it stay after a key?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    Stays,
    Goes,
}

impl Overlay {
    pub fn text(lines: Vec<String>) -> Overlay {
        Overlay::Text { lines, scroll: 0 }
    }

    pub fn help(app: &App) -> Overlay {
        let id = if app.is_viewing() { "view-help" } else { "help" };
        let mut lines: Vec<String> = app.say.line(id).lines().map(str::to_owned).collect();
        if let Some(question) = &app.table.scene().question {
            lines.push(String::new());
            lines.push(app.say.text("read-why", &[("why", question.why.clone().into())]));
        }
        lines.push(String::new());
        let kept = if app.is_viewing() { "looking-at" } else { "kept-here" };
        lines.push(app.say.text(kept, &[("file", app.table.kept_in().into())]));
        Overlay::text(lines)
    }

    pub fn scores(app: &App) -> Overlay {
        let lines = app.table.score(&[]).unwrap_or_else(|refused| vec![refused.0]);
        Overlay::text(lines)
    }

    pub fn look_up() -> Overlay {
        Overlay::LookUp { typed: String::new(), selected: 0 }
    }

    pub fn hand_over(seat: &str, say: Say) -> Overlay {
        let lines = say.text("hand-over", &[("seat", seat.to_owned().into())]);
        Overlay::HandOver { lines: lines.lines().map(str::to_owned).collect() }
    }

    /// Does it hide the table entirely?
    pub fn hides(&self) -> bool {
        matches!(self, Overlay::HandOver { .. })
    }

    pub fn key(&mut self, key: KeyEvent, table: &dyn Table) -> Over {
        match self {
            Overlay::HandOver { .. } => {
                if key.code == KeyCode::Enter {
                    return Over::Goes;
                }
            }
            Overlay::Text { lines, scroll } => match key.code {
                KeyCode::Down | KeyCode::PageDown | KeyCode::Char(' ') => {
                    *scroll = (*scroll + if key.code == KeyCode::Down { 1 } else { 8 }).min(lines.len() * 4);
                }
                KeyCode::Up | KeyCode::PageUp => {
                    *scroll = scroll.saturating_sub(if key.code == KeyCode::Up { 1 } else { 8 });
                }
                _ => return Over::Goes,
            },
            Overlay::LookUp { typed, selected } => match key.code {
                KeyCode::Esc => return Over::Goes,
                KeyCode::Enter => {
                    if let Some(thing) = found(table, typed).get(*selected) {
                        *self = Overlay::text(table.about(&thing.id));
                    }
                }
                KeyCode::Down => *selected = (*selected + 1).min(found(table, typed).len().saturating_sub(1)),
                KeyCode::Up => *selected = selected.saturating_sub(1),
                KeyCode::Backspace => {
                    typed.pop();
                    *selected = 0;
                }
                KeyCode::Char(letter) => {
                    typed.push(letter);
                    *selected = 0;
                }
                _ => {}
            },
        }
        Over::Stays
    }

    /// The lines to draw inside a frame of this size.
    pub fn lines(&self, app: &App, (width, height): (usize, usize)) -> Vec<Line<'static>> {
        match self {
            Overlay::HandOver { lines } => {
                lines.iter().flat_map(|line| wrap(line, width)).map(Line::raw).collect()
            }
            Overlay::Text { lines, scroll } => {
                let all: Vec<String> = lines.iter().flat_map(|line| wrap(line, width)).collect();
                let from = (*scroll).min(all.len().saturating_sub(height));
                all.into_iter().skip(from).take(height).map(Line::raw).collect()
            }
            Overlay::LookUp { typed, selected } => look_up(app, typed, *selected, (width, height)),
        }
    }
}

/// Things whose name has what was typed in it, those that begin so first.
fn found(table: &dyn Table, typed: &str) -> Vec<Thing> {
    let wanted = letters(typed);
    let fits = |thing: &Thing| letters(&thing.name).contains(&wanted) || letters(&thing.id).contains(&wanted);
    let mut things: Vec<Thing> = table.index().into_iter().filter(fits).collect();
    things.sort_by_key(|thing| !letters(&thing.name).starts_with(&wanted));
    things
}

fn look_up(app: &App, typed: &str, selected: usize, (width, height): (usize, usize)) -> Vec<Line<'static>> {
    let things = found(&*app.table, typed);
    let mut lines = vec![
        Line::styled(cut(&app.say.line("look-up"), width), app.theme.heading()),
        Line::raw(cut(&format!("/{typed}_"), width)),
    ];
    let shown = window(things.len(), selected, height.saturating_sub(2));
    lines.extend(shown.map(|i| thing_line(&things[i], i == selected, width, app.theme)));
    lines
}

fn thing_line(thing: &Thing, selected: bool, width: usize, theme: Theme) -> Line<'static> {
    let kind = width / 3;
    let mark = if selected { '>' } else { ' ' };
    let text =
        format!("{mark}{} {}", fit(&thing.name, width.saturating_sub(kind + 2)), cut(&thing.kind, kind));
    Line::styled(text, if selected { theme.selected() } else { Style::new() })
}

/// Where an overlay lies: in the middle, with a margin.
pub fn place(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(90);
    let height = area.height.saturating_sub(2).min(36);
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}
