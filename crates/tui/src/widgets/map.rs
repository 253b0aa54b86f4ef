//! A region of the map: a country on a line, battlegrounds starred, stability, influence of both sides; brackets mark
//! control.

use ratatui::text::{Line, Span};

use super::text::{fit, short};
use crate::scene::{Country, Region};
use crate::theme::Theme;

/// The least width of a column of countries.
pub const COLUMN: usize = 22;

/// The countries of a region, in two columns if they do not fit into `height` lines and the width allows it. `lit` is
/// the country that is being pointed at, `open` are those that may be chosen.
pub fn lines(
    region: &Region,
    (width, height): (usize, usize),
    lit: Option<&str>,
    open: &dyn Fn(&str) -> bool,
    theme: Theme,
) -> Vec<Line<'static>> {
    let count = region.countries.len();
    let columns = if count > height && width > 2 * COLUMN { 2 } else { 1 };
    let rows = count.div_ceil(columns);
    let wide = (width + 1) / columns - 1;
    let row = |row: usize| {
        let mut line = Line::default();
        for column in 0..columns {
            if let Some(country) = region.countries.get(column * rows + row) {
                if column > 0 {
                    line.push_span(Span::raw(" "));
                }
                cell(&mut line, country, wide, lit, open(&country.id), theme);
            }
        }
        line
    };
    (0..rows).map(row).collect()
}

/// `>*Iran         2 [1] 0 `: chosen or choosable, battleground, name, stability, influence.
fn cell(
    line: &mut Line<'static>,
    country: &Country,
    width: usize,
    lit: Option<&str>,
    open: bool,
    theme: Theme,
) {
    let is_lit = lit == Some(country.id.as_str());
    let mark = if is_lit {
        '>'
    } else if open {
        '·'
    } else {
        ' '
    };
    let ground = if country.battleground { '*' } else { ' ' };
    let numbers: Vec<String> = (0..2).map(|side| number(country, side)).collect();
    let used = 2 + 2 + numbers.iter().map(|number| number.chars().count()).sum::<usize>();
    let room = width.saturating_sub(used);
    let name = fit(&short(&country.name, room), room);
    let style = if is_lit { theme.selected() } else { theme.seat(country.control) };
    let name_style = if country.battleground { style.patch(theme.heading()) } else { style };
    line.push_span(Span::styled(format!("{mark}{ground}{name}"), name_style));
    line.push_span(Span::styled(
        format!(" {}", country.stability),
        if is_lit { style } else { theme.quiet() },
    ));
    for (side, number) in numbers.into_iter().enumerate() {
        let own = if is_lit { style } else { theme.seat(Some(side)) };
        let bold = if country.control == Some(side) { own.patch(theme.heading()) } else { own };
        line.push_span(Span::styled(number, bold));
    }
}

/// Three columns, four from ten points on.
fn number(country: &Country, side: usize) -> String {
    match (country.influence[side], country.control == Some(side)) {
        (n, true) => format!("[{n}]"),
        (0, false) => " · ".to_owned(),
        (n, false) => format!("{n:>2} "),
    }
}

/// A region under its own heading, for the large screen.
pub fn under_heading(
    region: &Region,
    width: usize,
    lit: Option<&str>,
    open: &dyn Fn(&str) -> bool,
    theme: Theme,
) -> Vec<Line<'static>> {
    let head = format!("{} ({})", region.name, region.score);
    let mut out = vec![Line::styled(fit(&head, width), theme.heading())];
    out.extend(lines(region, (width, usize::MAX), lit, open, theme));
    out
}
