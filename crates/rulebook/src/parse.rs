//! From the chapter files to sections. A heading is `#`, number, title; what follows up to the next heading is its body.

use crate::blocks::body_of_lines;
use crate::texts::Chapter;
use crate::{Lang, Section};

/// The sections of all chapters in one language, in the order of the files.
pub(crate) fn sections(chapters: &'static [Chapter], lang: Lang) -> Vec<Section<'static>> {
    chapters.iter().flat_map(|chapter| of_chapter(chapter.text(lang))).collect()
}

/// The sections of one chapter file. Text before the first heading belongs to no section and is left out; the tests
/// hold the files to having none.
pub fn of_chapter(text: &str) -> Vec<Section<'_>> {
    let mut found: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some((number, title)) = heading(line) {
            found.push((number, title, Vec::new()));
        } else if let Some((_, _, body)) = found.last_mut() {
            body.push(line);
        }
    }
    found
        .into_iter()
        .map(|(number, title, lines)| Section { number, title, body: body_of_lines(lines.into_iter()) })
        .collect()
}

/// Number and title of a heading line: `## 6.3 Coups`.
fn heading(line: &str) -> Option<(&str, &str)> {
    let marked = line.strip_prefix('#')?.trim_start_matches('#').trim();
    Some(marked.split_once(' ').map_or((marked, ""), |(number, title)| (number, title.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_gives_number_and_title_and_the_rest_is_the_body() {
        let text =
            "# 6 Operations\n\nFour uses.\n\n## 6.1 Placing influence\n\nNo\ndice.\n\n> Example: one.\n";
        let sections = of_chapter(text);
        let expected =
            [("6", "Operations", "Four uses."), ("6.1", "Placing influence", "No dice.\n\n> Example: one.")];
        let got: Vec<_> = sections.iter().map(|s| (s.number, s.title, s.body.as_str())).collect();
        assert_eq!(got, expected);
    }
}
