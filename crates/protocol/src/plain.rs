//! Text that does nothing: what people write reaches a screen as letters and never as an order to it.
//!
//! The server cleans what comes in, and a terminal cleans once more what it is about to show, for it cannot know what kind of
//! server it speaks to.

/// Marks that a letter may carry one upon the other; more of them climb over the neighbouring lines.
const MARKS: usize = 3;

/// One line: control characters (escape sequences begin with one), line breaks and invisible marks that turn text round are
/// taken out, blanks are drawn together.
pub fn plain_line(text: &str) -> String {
    let text = plain_text(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same with its line breaks.
pub fn plain_text(text: &str) -> String {
    let mut marks = 0;
    let shown = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS && (matches!(*c, '\n' | '\t') || !c.is_control()) && !is_hidden(*c)
    };
    text.chars().filter(shown).collect()
}

/// Is there nothing in it that would be taken out?
pub fn is_plain(text: &str) -> bool {
    plain_text(text).len() == text.len()
}

/// Characters without a shape: they hide, join or turn round what stands beside them. The joiners that emoji and Persian need
/// stay.
fn is_hidden(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Marks that are set above or below the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_screen_would_obey_is_left() {
        assert_eq!(
            plain_line("\u{1b}[31mred\u{1b}]8;;http://x\u{7}link\u{9b}2J"),
            "[31mred]8;;http://xlink2J"
        );
        assert_eq!(plain_line(" a\r\nb\tc "), "a b c");
        assert_eq!(plain_line("\u{202e}gpj.exe\u{200b}"), "gpj.exe");
        assert_eq!(plain_text("two\nlines\u{8}"), "two\nlines");
        assert_eq!(plain_line("Z\u{300}\u{301}\u{302}\u{303}\u{304}o"), "Z\u{300}\u{301}\u{302}o");
    }

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in [
            "¡Qué jugada!",
            "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}",
            "می\u{200c}خواهم",
            "e\u{301}te\u{301}",
            "李小龍",
        ] {
            assert_eq!(plain_line(text), text);
            assert!(is_plain(text));
        }
        assert!(!is_plain("\u{1b}"));
    }
}
