//! Putting sentences together: the small change of language.

use std::sync::OnceLock;

use detente_struggle::cards::CardId;
use detente_struggle::map::{Country, Region};
use detente_struggle::side::Side;
use detente_words::{Lang, Value, WORDS, card_name, country_name, region_name, seat_name};

/// A language, and how to speak it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Say {
    pub lang: Lang,
    /// Titles of cards carry their ids with them ([`MARKS`]), so that a line of the log knows where it names which card.
    marks: bool,
}

/// Around the title of a card: before its id, between id and title, behind the title. Characters for private use, which
/// stand in no text; [`Line::new`](crate::Line::new) takes them out again.
pub(crate) const MARKS: [char; 3] = ['\u{e000}', '\u{e001}', '\u{e002}'];

/// A text with its arguments, on its way to a sentence.
#[derive(Debug)]
pub(crate) struct Phrase {
    say: Say,
    id: String,
    args: Vec<(&'static str, Value<'static>)>,
}

impl Say {
    pub const fn new(lang: Lang) -> Say {
        Say { lang, marks: false }
    }

    /// For lines of the log, which say where they name a card.
    pub const fn marking(lang: Lang) -> Say {
        Say { lang, marks: true }
    }

    /// Begins the text `id`.
    pub fn begin(self, id: impl Into<String>) -> Phrase {
        Phrase { say: self, id: id.into(), args: Vec::new() }
    }

    /// A text without arguments.
    pub fn word(self, id: &str) -> String {
        WORDS.get(self.lang, id).into_owned()
    }

    /// A text without arguments, if there is one.
    pub fn find(self, id: &str) -> Option<String> {
        WORDS.find(self.lang, id, &[]).map(std::borrow::Cow::into_owned)
    }

    pub fn has(self, id: &str) -> bool {
        WORDS.has(self.lang, id)
    }

    /// The title of a card as it stands inside a sentence, with the quotation marks of the language; English needs none.
    pub fn card(self, card: CardId) -> String {
        let plain = card_name(self.lang, card.id()).into_owned();
        let [open, between, close] = MARKS;
        let title =
            if self.marks { format!("{open}{}{between}{plain}{close}", card.id()) } else { plain.clone() };
        self.in_quotes(&plain, title)
    }

    /// A title as it stands inside a sentence.
    pub fn quoted(self, title: &str) -> String {
        self.in_quotes(title, title.to_owned())
    }

    /// `title` between quotation marks, unless the `plain` one brings its own.
    fn in_quotes(self, plain: &str, title: String) -> String {
        if plain.starts_with(['“', '«', '"']) {
            return title;
        }
        match self.lang {
            Lang::En => title,
            Lang::Es => format!("«{title}»"),
            Lang::Pt => format!("“{title}”"),
            Lang::It => format!("\"{title}\""),
        }
    }

    /// The title of a card by itself.
    pub fn title(self, card: CardId) -> String {
        card_name(self.lang, card.id()).into_owned()
    }

    pub fn cards(self, cards: &[CardId]) -> String {
        let titles: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        self.list(&titles)
    }

    pub fn country(self, country: Country) -> String {
        country_name(self.lang, country.id()).into_owned()
    }

    pub fn region(self, region: Region) -> String {
        region_name(self.lang, region.id()).into_owned()
    }

    /// “US”, without an article.
    pub fn name(self, side: Side) -> String {
        seat_name(self.lang, side.word()).into_owned()
    }

    /// “the US”.
    pub fn the(self, side: Side) -> String {
        self.word(&format!("seat-{}.the", side.word()))
    }

    /// “The US”, at the beginning of a sentence.
    pub fn who(self, side: Side) -> String {
        capital(&self.the(side))
    }

    /// `a, b and c`.
    pub fn list(self, items: &[String]) -> String {
        let Some((last, rest)) = items.split_last() else { return String::new() };
        if rest.is_empty() {
            return last.clone();
        }
        let and = match self.lang {
            Lang::En => "and",
            // Spanish says “e” before the sound of i: «Irán e Iraq».
            Lang::Es if begins_with_i(last) => "e",
            Lang::Es => "y",
            Lang::Pt | Lang::It => "e",
        };
        format!("{} {and} {last}", rest.join(", "))
    }

    /// A chance in per cent, without decimals.
    pub fn percent(self, chance: f64) -> String {
        let number = format!("{:.0}", 100.0 * chance);
        match self.lang {
            // Spanish sets a blank, here one that does not break.
            Lang::Es => format!("{number}\u{a0}%"),
            Lang::En | Lang::Pt | Lang::It => format!("{number}%"),
        }
    }

    /// A number with one decimal.
    pub fn decimal(self, number: f64) -> String {
        let text = format!("{number:.1}");
        match self.lang {
            Lang::En => text,
            Lang::Es | Lang::Pt | Lang::It => text.replace('.', ","),
        }
    }
}

impl Phrase {
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// The side as subject (`$who`, `$the`, and `$side` for its verb), as owner (`$of`), receiver (`$to`) and bare name.
    pub fn side(self, side: Side) -> Phrase {
        let Forms { who, the, of, to, name } = Forms::of(self.say, side);
        self.with("side", side.word())
            .with("who", who.as_str())
            .with("the", the.as_str())
            .with("of", of.as_str())
            .with("to", to.as_str())
            .with("name", name.as_str())
    }

    /// The names of both sides.
    pub fn both(self) -> Phrase {
        let name = |side: Side| Forms::of(self.say, side).name.as_str();
        let (us, ussr) = (name(Side::Us), name(Side::Ussr));
        self.with("us-name", us).with("ussr-name", ussr)
    }

    pub fn card(self, card: CardId) -> Phrase {
        let title = self.say.card(card);
        self.with("card", title)
    }

    pub fn country(self, country: Country) -> Phrase {
        let lang = self.say.lang;
        let within = WORDS.get(lang, &format!("country-{}.in", country.id()));
        self.with("country", country_name(lang, country.id())).with("in", within)
    }

    pub fn text(self) -> String {
        WORDS.format(self.say.lang, &self.id, &self.args).into_owned()
    }
}

/// A side in all its forms, which nearly every sentence needs; made once in each language.
struct Forms {
    who: String,
    the: String,
    of: String,
    to: String,
    name: String,
}

impl Forms {
    fn of(say: Say, side: Side) -> &'static Forms {
        static ALL: [[OnceLock<Forms>; 2]; Lang::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Lang::ALL.len()];
        ALL[say.lang as usize][side as usize].get_or_init(|| {
            let form = |form: &str| say.word(&format!("seat-{}.{form}", side.word()));
            Forms {
                who: say.who(side),
                the: say.the(side),
                of: form("of"),
                to: form("to"),
                name: say.name(side),
            }
        })
    }
}

/// With a capital at the beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// `+2`, `−1`.
pub(crate) fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

fn begins_with_i(word: &str) -> bool {
    let word = word.trim_start_matches(['«', '“', '"']);
    let word = word.split_once(MARKS[1]).map_or(word, |(_, title)| title).to_lowercase();
    let hia = word.starts_with("hia") || word.starts_with("hie");
    !hia && word.trim_start_matches('h').starts_with(['i', 'í'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_with_the_and_of_the_language() {
        let items = ["Irán", "Egipto", "Iraq"].map(str::to_owned);
        assert_eq!(Say::new(Lang::En).list(&items), "Irán, Egipto and Iraq");
        assert_eq!(Say::new(Lang::Es).list(&items), "Irán, Egipto e Iraq");
        assert_eq!(Say::new(Lang::Es).list(&items[..2]), "Irán y Egipto");
        assert_eq!(Say::new(Lang::Pt).list(&items[..1]), "Irán");
    }

    #[test]
    fn titles_are_quoted_once() {
        assert_eq!(Say::new(Lang::En).card(CardId::LoneGunman), "“Lone Gunman”");
        assert_eq!(Say::new(Lang::Es).card(CardId::LoneGunman), "«Francotirador solitario»");
        assert_eq!(Say::new(Lang::Es).card(CardId::Nato), "«OTAN»");
        assert_eq!(Say::new(Lang::It).card(CardId::Nato), "\"NATO\"");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(signed(-2), "−2");
        assert_eq!(signed(0), "+0");
        assert_eq!(Say::new(Lang::It).decimal(1.25), "1,2");
        assert_eq!(Say::new(Lang::En).percent(2.0 / 3.0), "67%");
    }
}
