//! Guerra Fría: who aims how many missiles at whom, and what each attack would meet.

use std::fmt::Write;

use ratatui::text::{Line, Span};

use unicode_width::UnicodeWidthStr;

use super::text::{cut, fit};
use crate::say::Say;
use crate::scene::{Arsenal, Arsenals, Forces};
use crate::theme::Theme;

pub fn lines(arsenals: &Arsenals, width: usize, say: Say, theme: Theme) -> Vec<Line<'static>> {
    // The names, four markers, reserve and total: seven columns.
    let longest = arsenals.players.iter().map(|player| player.name.width()).max().unwrap_or(0);
    let name_width = longest.clamp(4, 12);
    let rest = (width.saturating_sub(name_width + 2) / 6).min(10);
    let head =
        |text: &str| format!("{}{}", " ".repeat(rest - cut(text, rest - 1).width()), cut(text, rest - 1));
    let mut out = vec![Line::styled(cut(&say.line("aimed-at"), width), theme.quiet())];
    let mut heads = fit("", name_width + 2);
    for player in &arsenals.players {
        heads.push_str(&head(&player.name));
    }
    heads.push_str(&head(&say.line("reserve")));
    heads.push_str(&head(&say.line("total")));
    out.push(Line::styled(heads, theme.heading()));
    out.extend(arsenals.players.iter().map(|player| row(player, name_width, rest, theme)));
    out.push(Line::default());
    out.push(Line::styled(cut(&say.line("forces"), width), theme.heading()));
    for Forces { pairs: [one, other], missiles: [ours, theirs] } in &arsenals.forces {
        let mark = |stronger: bool| if stronger { '!' } else { ' ' };
        let numbers = format!(" {ours:>3}{}:{}{theirs:<3} ", mark(ours > theirs), mark(theirs > ours));
        let wide = (width.saturating_sub(numbers.len()) / 2).min(18);
        out.push(Line::raw(format!("{}{numbers}{}", fit(one, wide), cut(other, wide))));
    }
    out
}

fn row(player: &Arsenal, name_width: usize, rest: usize, theme: Theme) -> Line<'static> {
    let mark = if player.chosen { '#' } else { ' ' };
    let own = if player.own { '>' } else { ' ' };
    let mut text = format!("{own}{mark}{}", fit(&player.name, name_width));
    for aimed in &player.aimed {
        let number = aimed.map_or_else(|| "–".to_owned(), |n| n.to_string());
        let _ = write!(text, "{number:>rest$}");
    }
    let _ = write!(text, "{:>rest$}{:>rest$}", player.reserve, player.total);
    let style = if player.own { theme.heading() } else { ratatui::style::Style::new() };
    Line::from(Span::styled(text, style))
}
