//! What the tests share: every text of every language, taken apart, and the fact tables where they are at hand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use detente_words::{Lang, Source, sources};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// One text: a message's value or one of its attributes.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Parsed {
    /// The names of its arguments.
    pub arguments: BTreeSet<String>,
    /// Is there nothing to read in it?
    pub empty: bool,
}

/// Takes a file apart. Texts are keyed as they are asked for: `"vp"`, `"card-fidel.summary"`.
pub fn parse(lang: Lang, source: &Source) -> BTreeMap<String, Parsed> {
    let resource = fluent_syntax::parser::parse(source.text)
        .unwrap_or_else(|(_, errors)| panic!("{lang}/{}.ftl: {errors:?}", source.name));
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|pattern| (id.to_owned(), pattern));
        let attributes = message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), &a.value));
        for (key, pattern) in value.chain(attributes) {
            let mut parsed = Parsed { empty: true, ..Parsed::default() };
            look(pattern, &mut parsed);
            let double = texts.insert(key.clone(), parsed).is_some();
            assert!(!double, "{lang}/{}.ftl: {key} stands there twice", source.name);
        }
    }
    texts
}

/// Every text of a language, from all its files.
pub fn texts(lang: Lang) -> BTreeMap<String, Parsed> {
    let mut all = BTreeMap::new();
    for source in sources(lang) {
        for (key, parsed) in parse(lang, source) {
            assert!(all.insert(key.clone(), parsed).is_none(), "{lang}: {key} stands in two files");
        }
    }
    all
}

fn look(pattern: &Pattern<&str>, parsed: &mut Parsed) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => parsed.empty &= value.trim().is_empty(),
            PatternElement::Placeable { expression } => look_expression(expression, parsed),
        }
    }
}

fn look_expression(expression: &Expression<&str>, parsed: &mut Parsed) {
    match expression {
        Expression::Inline(inline) => {
            parsed.empty = false;
            look_inline(inline, parsed);
        }
        Expression::Select { selector, variants } => {
            look_inline(selector, parsed);
            for variant in variants {
                look(&variant.value, parsed);
            }
        }
    }
}

fn look_inline(inline: &InlineExpression<&str>, parsed: &mut Parsed) {
    let mut look_call = |arguments: &CallArguments<&str>| {
        for positional in &arguments.positional {
            look_inline(positional, parsed);
        }
        for named in &arguments.named {
            look_inline(&named.value, parsed);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            parsed.arguments.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => look_call(arguments),
        InlineExpression::Placeable { expression } => look_expression(expression, parsed),
        _ => {}
    }
}

/// What a file says, text by text, without ids and comments; arguments stay in braces.
pub fn said(source: &Source) -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = Vec::new();
    for line in source.text.lines().filter(|line| !line.starts_with('#')) {
        let name =
            |text: &str| text.split_once(" =").map(|(key, rest)| (key.trim().to_owned(), rest.to_owned()));
        match name(line) {
            Some((key, text))
                if line.starts_with(|c: char| c.is_ascii_lowercase()) || key.starts_with('.') =>
            {
                texts.push((key, text));
            }
            _ => {
                if let Some((_, text)) = texts.last_mut() {
                    text.push(' ');
                    text.push_str(line.trim());
                }
            }
        }
    }
    texts
}

/// The lines of the rulebooks in a language, with their places.
pub fn rulebook(lang: Lang) -> Vec<(String, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rulebook/text");
    let mut lines = Vec::new();
    for game in ["twilight", "guerra-fria"] {
        let folder = root.join(game).join(lang.code());
        let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        for file in files.map(|file| file.expect("a file").path()) {
            let text = std::fs::read_to_string(&file).expect("a text");
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            lines.extend(
                text.lines().enumerate().map(|(n, line)| (format!("{name}:{}", n + 1), line.to_owned())),
            );
        }
    }
    lines
}

/// The rows of a fact table as maps from column to value.
pub fn facts(file: &str) -> Vec<BTreeMap<String, String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../struggle/tests/facts").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines().map(split_csv);
    let columns = lines.next().expect("a fact table has a header");
    lines
        .map(|row| {
            assert_eq!(row.len(), columns.len(), "{file}: {row:?}");
            columns.iter().cloned().zip(row).collect()
        })
        .collect()
}

/// The ids of one kind, as the rules name them.
pub fn ids(list: &'static str) -> BTreeSet<&'static str> {
    list.lines().filter(|line| !line.is_empty()).collect()
}

fn split_csv(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let last = fields.len() - 1;
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                fields[last].push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            c => fields[last].push(c),
        }
    }
    fields
}
