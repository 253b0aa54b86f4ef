//! Laying text out on a page of plain letters.

use std::fmt::Write;

/// Rows under each other: the first `left` columns flush left, the others flush right.
pub fn table(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column < left { format!("{cell:width$}") } else { format!("{cell:>width$}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// Lines that fit a page, the first one after `first`, the others after `rest`.
pub fn wrap(text: &str, first: &str, rest: &str, out: &mut String) {
    const WIDTH: usize = 80;
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            let _ = writeln!(out, "{line}");
            rest.clone_into(&mut line);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    let _ = writeln!(out, "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_aligned_by_characters_not_bytes() {
        let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let rows = [row(&["Año", "n"]), row(&["x", "100"])];
        assert_eq!(table(&rows, 1), "Año    n\nx    100\n");
    }

    #[test]
    fn long_paragraphs_are_wrapped_and_nothing_is_lost() {
        let text = "por supuesto que sí ".repeat(20);
        let mut out = String::new();
        wrap(&text, "- ", "  ", &mut out);
        assert!(out.lines().count() > 3 && out.lines().all(|line| line.chars().count() <= 80), "{out}");
        assert!(out.starts_with("- por") && out.lines().skip(1).all(|line| line.starts_with("  ")), "{out}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(out.trim_start_matches("- ")), words(&text));
    }
}
