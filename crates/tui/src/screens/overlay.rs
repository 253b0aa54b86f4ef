//! What lies over the table for a while: help, a look at a card or country, scores, the change of players.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::App;
use crate::input::letters;
use crate::rules;
use crate::say::Say;
use crate::table::{Deed, TableScreen, Thing, Wants, What};
use crate::theme::Theme;
use crate::widgets::question::window;
use crate::widgets::text::{cut, fit, wrap};

/// Something over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Text to be read and put away.
    Text { lines: Vec<String>, scroll: usize },
    /// Looking a card, a country or a rule up by a few letters.
    LookUp { typed: String, selected: usize },
    /// The next player takes the keyboard: the table is hidden until Enter is pressed.
    HandOver { lines: Vec<String> },
    /// What can be done besides answering.
    Deeds { deeds: Vec<Deed>, selected: usize },
    /// A line to be said.
    Talk { deed: Deed, typed: String },
    /// Whoever gives up is asked again; “no” comes first.
    Sure { deed: Deed, yes: bool },
}

/// What becomes of it after a key?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    Stays,
    Goes,
    /// It goes, and this is to be done at the table.
    Does(What, String),
}

impl Overlay {
    pub fn text(lines: Vec<String>) -> Overlay {
        Overlay::Text { lines, scroll: 0 }
    }

    pub fn help(app: &App) -> Overlay {
        let id = match (app.is_viewing(), app.table.is_lesson()) {
            (true, _) => "view-help",
            (false, true) => "lesson-help",
            (false, false) => "help",
        };
        let mut lines: Vec<String> = app.say.line(id).lines().map(str::to_owned).collect();
        if app.table.is_shared() {
            lines.push(String::new());
            lines.push(app.say.line("help-shared"));
        }
        if let Some(question) = &app.table.scene().question {
            lines.push(String::new());
            lines.push(app.say.text("read-why", &[("why", question.why.clone().into())]));
        }
        lines.push(String::new());
        lines.push(app.table.kept_line(app.say));
        Overlay::text(lines)
    }

    pub fn scores(app: &App) -> Overlay {
        let lines = app.table.score(&[]).unwrap_or_else(|refused| vec![refused.0]);
        Overlay::text(lines)
    }

    pub fn look_up() -> Overlay {
        Overlay::LookUp { typed: String::new(), selected: 0 }
    }

    pub fn hand_over(turn: &str, say: Say) -> Overlay {
        let lines = say.text("hand-over", &[("turn", turn.to_owned().into())]);
        Overlay::HandOver { lines: lines.lines().map(str::to_owned).collect() }
    }

    /// Does it hide the table entirely?
    pub fn hides(&self) -> bool {
        matches!(self, Overlay::HandOver { .. })
    }

    pub fn key(&mut self, key: KeyEvent, table: &dyn TableScreen) -> Over {
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
                        let told = rules::about(table, &thing.id).unwrap_or_else(|| table.about(&thing.id));
                        *self = Overlay::text(told);
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
            Overlay::Deeds { .. } | Overlay::Talk { .. } | Overlay::Sure { .. } => return self.deed_key(key),
        }
        Over::Stays
    }

    fn deed_key(&mut self, key: KeyEvent) -> Over {
        if key.code == KeyCode::Esc {
            return Over::Goes;
        }
        match self {
            Overlay::Deeds { deeds, selected } => match key.code {
                KeyCode::Down => *selected = (*selected + 1).min(deeds.len().saturating_sub(1)),
                KeyCode::Up => *selected = selected.saturating_sub(1),
                KeyCode::Enter => {
                    let Some(deed) = deeds.get(*selected).cloned() else { return Over::Goes };
                    *self = match deed.wants {
                        Wants::Nothing => return Over::Does(deed.what, String::new()),
                        Wants::Text => Overlay::Talk { deed, typed: String::new() },
                        Wants::Certainty => Overlay::Sure { deed, yes: false },
                    };
                }
                _ => {}
            },
            Overlay::Talk { deed, typed } => match key.code {
                KeyCode::Enter if typed.trim().is_empty() => return Over::Goes,
                KeyCode::Enter => return Over::Does(deed.what, typed.trim().to_owned()),
                KeyCode::Backspace => {
                    typed.pop();
                }
                KeyCode::Char(letter) => typed.push(letter),
                _ => {}
            },
            Overlay::Sure { deed, yes } => match key.code {
                KeyCode::Up | KeyCode::Down => *yes = !*yes,
                KeyCode::Enter if *yes => return Over::Does(deed.what, String::new()),
                KeyCode::Enter => return Over::Goes,
                _ => {}
            },
            _ => {}
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
            Overlay::Deeds { deeds, selected } => {
                let labels: Vec<String> = deeds.iter().map(|deed| deed.label.clone()).collect();
                let title = if labels.is_empty() { "deeds-none" } else { "deeds" };
                list(&app.say.line(title), &labels, *selected, width, app.theme)
            }
            Overlay::Talk { deed, typed } => {
                let mut lines = vec![Line::styled(cut(&deed.label, width), app.theme.heading())];
                lines.extend(wrap(&format!("{typed}_"), width).into_iter().map(Line::raw));
                lines
            }
            Overlay::Sure { deed, yes } => {
                let title = app.say.text("deed-really", &[("deed", deed.label.clone().into())]);
                let answers = [app.say.line("answer-no"), app.say.line("answer-yes")];
                list(&title, &answers, usize::from(*yes), width, app.theme)
            }
        }
    }
}

/// A heading and lines of which one is pointed at.
fn list(title: &str, items: &[String], selected: usize, width: usize, theme: Theme) -> Vec<Line<'static>> {
    let item = |(i, text): (usize, &String)| {
        let mark = if i == selected { '>' } else { ' ' };
        let style = if i == selected { theme.selected() } else { Style::new() };
        Line::styled(fit(&format!("{mark} {text}"), width), style)
    };
    let heading = wrap(title, width).into_iter().map(|line| Line::styled(line, theme.heading()));
    heading.chain(items.iter().enumerate().map(item)).collect()
}

/// Things whose name has what was typed in it, those that begin so first.
fn found(table: &dyn TableScreen, typed: &str) -> Vec<Thing> {
    let wanted = letters(typed);
    let fits = |thing: &Thing| letters(&thing.name).contains(&wanted) || letters(&thing.id).contains(&wanted);
    let mut things: Vec<Thing> = table.index().into_iter().filter(fits).collect();
    things.sort_by_key(|thing| !letters(&thing.name).starts_with(&wanted));
    // What the rules say about it comes behind what is called so.
    things.extend(rules::found(table, typed));
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
