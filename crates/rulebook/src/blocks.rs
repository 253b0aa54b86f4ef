//! The small mark-up of the texts: paragraphs, items, examples, figures; card names and options inside them.

use crate::figure::Figure;

/// One paragraph, item or example of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block<'a> {
    /// What it is.
    pub kind: BlockKind,
    /// Its text on one line, without the leading mark; `*names*` and `` `options` `` are still marked.
    pub text: &'a str,
}

/// What a [`Block`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// Running text.
    Paragraph,
    /// A line of a list, written `- …`.
    Item,
    /// An example, written `> …`.
    Example,
    /// Something that is drawn, written `! …`; see [`Block::figure`].
    Figure,
}

impl<'a> Block<'a> {
    /// What is drawn here, if anything.
    pub fn figure(&self) -> Option<Figure<'a>> {
        (self.kind == BlockKind::Figure).then(|| Figure::parse(self.text)).flatten()
    }
}

impl BlockKind {
    /// The kind that a line of the text begins, and the rest of the line.
    fn of_line(line: &str) -> (Self, &str) {
        if let Some(rest) = line.strip_prefix("- ") {
            (Self::Item, rest)
        } else if let Some(rest) = line.strip_prefix("> ") {
            (Self::Example, rest)
        } else if let Some(rest) = line.strip_prefix("! ") {
            (Self::Figure, rest)
        } else {
            (Self::Paragraph, line)
        }
    }
}

/// The blocks of a body in which every block is one line.
pub(crate) fn of_body(body: &str) -> impl Iterator<Item = Block<'_>> {
    body.lines().filter(|line| !line.is_empty()).map(|line| {
        let (kind, text) = BlockKind::of_line(line);
        Block { kind, text }
    })
}

/// The body of a section: the lines of each block joined, a blank line between blocks but not between items.
pub(crate) fn body_of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut body = String::new();
    let mut open: Option<BlockKind> = None;
    let mut last: Option<BlockKind> = None;
    for line in lines {
        let (kind, _) = BlockKind::of_line(line);
        if line.is_empty() {
            open = None;
            continue;
        }
        // A line without a mark of its own goes on with the block before it.
        if open.is_some() && kind == BlockKind::Paragraph {
            body.push(' ');
        } else {
            if let Some(last) = last {
                let same_list = last == BlockKind::Item && kind == BlockKind::Item;
                body.push_str(if same_list { "\n" } else { "\n\n" });
            }
            open = Some(kind);
            last = Some(kind);
        }
        body.push_str(line);
    }
    body
}

/// The text without the marks around card names and options, for a place that has only plain letters.
pub fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_are_joined_and_blocks_kept_apart() {
        let source = "One\ntwo.\n\n- first\n  more\n- second\n\n> Example: *NATO*\nagain.";
        let body = body_of_lines(source.lines().map(str::trim));
        assert_eq!(body, "One two.\n\n- first more\n- second\n\n> Example: *NATO* again.");
        let kinds: Vec<BlockKind> = of_body(&body).map(|block| block.kind).collect();
        assert_eq!(kinds, [BlockKind::Paragraph, BlockKind::Item, BlockKind::Item, BlockKind::Example]);
        assert_eq!(of_body(&body).last().map(|block| block.text), Some("Example: *NATO* again."));
    }

    #[test]
    fn plain_text_has_no_marks() {
        assert_eq!(plain("*NATO* with `promo=…`"), "NATO with promo=…");
    }
}
