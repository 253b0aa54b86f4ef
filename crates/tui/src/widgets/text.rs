//! Cutting text to a width, measured in columns of the terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Lines of at most `width` columns, broken between words; a word that is longer is broken inside.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        if paragraph.width() <= width {
            // Columns set with blanks stay as they are.
            lines.push(paragraph.to_owned());
            continue;
        }
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + word.width() <= width {
                line.push_str(&" ".repeat(gap));
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                if line.width() + letter.width().unwrap_or(0) > width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

/// Exactly `width` columns: cut with an ellipsis, or filled with blanks.
pub fn fit(text: &str, width: usize) -> String {
    let mut out = cut(text, width);
    out.push_str(&" ".repeat(width - out.width()));
    out
}

/// A name in at most `width` columns: its words are abbreviated from the first one on before the end is cut, so that
/// `West Germany` becomes `W. Germany` and stays another than `E. Germany`.
pub fn short(name: &str, width: usize) -> String {
    let words: Vec<&str> = name.split(' ').collect();
    for abbreviated in 0..words.len() {
        let word = |(i, word): (usize, &&str)| match word.chars().next() {
            Some(first) if i < abbreviated => format!("{first}."),
            _ => (*word).to_owned(),
        };
        let shorter = words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ");
        // The last word is what tells names apart; beyond the second abbreviation little is won.
        if shorter.width() <= width || abbreviated == 2 || abbreviated + 1 == words.len() {
            return cut(&shorter, width);
        }
    }
    cut(name, width)
}

/// At most `width` columns, cut with an ellipsis.
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let more = letter.width().unwrap_or(0);
        if used + more + 1 > width {
            break;
        }
        out.push(letter);
        used += more;
    }
    if width > 0 {
        out.push('…');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_asked_and_nothing_is_lost() {
        let text = "Die Würfel sind gefallen: 这是 incomprehensibilities, a wordthatislongerthananyline.";
        for width in 2..30 {
            let lines = wrap(text, width);
            assert!(lines.iter().all(|line| line.width() <= width), "{width}: {lines:?}");
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
        }
    }

    #[test]
    fn names_are_abbreviated_before_they_are_cut() {
        assert_eq!(short("West Germany", 12), "West Germany");
        assert_eq!(short("West Germany", 11), "W. Germany");
        assert_eq!(short("Alemania Occidental", 13), "A. Occidental");
        assert_eq!(short("Corea del Norte", 13), "C. del Norte");
        assert_eq!(short("Czechoslovakia", 11), "Czechoslov…");
        assert!(short("Estados del África Occidental", 11).width() <= 11);
    }

    #[test]
    fn cut_text_says_that_it_is_cut() {
        assert_eq!(fit("Iran", 6), "Iran  ");
        assert_eq!(fit("Czechoslovakia", 6), "Czech…");
        assert_eq!(cut("Perú", 4), "Perú");
        assert_eq!(cut("Perú", 0), "");
    }
}
