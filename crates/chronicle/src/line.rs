//! A line of the log.

use detente_game::Seat;

use crate::say::MARKS;

/// One thing that happened, told to one viewer in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// A whole sentence, without a full stop.
    pub text: String,
    pub tone: Tone,
    /// Whose deed or matter it is, for the colour of a side.
    pub seat: Option<Seat>,
    /// Ids of the countries it speaks of, to be lit on a map.
    pub countries: Vec<&'static str>,
    /// Ids of the cards it speaks of.
    pub cards: Vec<&'static str>,
    /// Where the text has the title of a card.
    pub names: Vec<NamedCard>,
    /// The dice it tells of, in the order of the text.
    pub dice: Vec<Die>,
    /// Why it was done, where that was said ([`Chronicle::because`](crate::Chronicle::because)).
    pub why: Option<Why>,
}

/// The title of a card in the text of a line, to be shown as something that can be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCard {
    pub card: String,
    /// From where to where, in UTF-16 code units, as browsers count.
    pub from: usize,
    pub to: usize,
}

/// Why somebody did something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub seat: Seat,
    /// Without a subject and without a full stop: `coups Iran: 50% to take control`.
    pub text: String,
}

/// A die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    pub seat: Option<Seat>,
    pub pips: u8,
}

/// What kind of thing a line tells: its colour, its icon, whether it is a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// A heading: a turn, the set-up, the final scoring.
    Turn,
    /// A smaller heading: the headline phase, an action round, the end of a turn.
    Round,
    /// A card is played, a choice is revealed.
    Play,
    /// An event happens or does not.
    Event,
    /// Influence or missiles come, go or move.
    Influence,
    /// Something is rolled for or fought out.
    Dice,
    /// A war of a card.
    War,
    /// Victory points.
    Score,
    Defcon,
    /// Military operations.
    Military,
    /// The Space Race.
    Space,
    /// Cards are dealt, shown, discarded, passed on.
    Card,
    /// A lasting effect begins, acts or ends.
    Effect,
    /// An answer, a bid, a call for an ally.
    Choice,
    /// The game is over.
    End,
}

impl Tone {
    pub const ALL: [Tone; 15] = [
        Tone::Turn,
        Tone::Round,
        Tone::Play,
        Tone::Event,
        Tone::Influence,
        Tone::Dice,
        Tone::War,
        Tone::Score,
        Tone::Defcon,
        Tone::Military,
        Tone::Space,
        Tone::Card,
        Tone::Effect,
        Tone::Choice,
        Tone::End,
    ];

    /// A stable name for styles and protocols.
    pub const fn word(self) -> &'static str {
        match self {
            Tone::Turn => "turn",
            Tone::Round => "round",
            Tone::Play => "play",
            Tone::Event => "event",
            Tone::Influence => "influence",
            Tone::Dice => "dice",
            Tone::War => "war",
            Tone::Score => "score",
            Tone::Defcon => "defcon",
            Tone::Military => "military",
            Tone::Space => "space",
            Tone::Card => "card",
            Tone::Effect => "effect",
            Tone::Choice => "choice",
            Tone::End => "end",
        }
    }

    pub const fn is_heading(self) -> bool {
        matches!(self, Tone::Turn | Tone::Round)
    }
}

impl Line {
    /// A line that speaks of nobody and nothing yet.
    pub(crate) fn new(tone: Tone, text: impl AsRef<str>) -> Line {
        let (text, names) = unmarked(text.as_ref());
        let (countries, cards, dice) = (Vec::new(), Vec::new(), Vec::new());
        Line { text, tone, seat: None, countries, cards, names, dice, why: None }
    }

    pub(crate) fn of(mut self, seat: Seat) -> Line {
        self.seat = Some(seat);
        self
    }

    pub(crate) fn at(mut self, country: &'static str) -> Line {
        self.countries.push(country);
        self
    }

    pub(crate) fn with_card(mut self, card: &'static str) -> Line {
        self.cards.push(card);
        self
    }

    pub(crate) fn with_die(mut self, seat: Option<Seat>, pips: u8) -> Line {
        self.dice.push(Die { seat, pips });
        self
    }
}

/// A text without the marks around titles, and where they were.
fn unmarked(marked: &str) -> (String, Vec<NamedCard>) {
    let [open, between, close] = MARKS;
    let mut text = String::with_capacity(marked.len());
    let mut names = Vec::new();
    let mut rest = marked;
    while let Some((before, behind)) = rest.split_once(open) {
        text.push_str(before);
        let (card, behind) = behind.split_once(between).unwrap_or(("", behind));
        let (title, behind) = behind.split_once(close).unwrap_or((behind, ""));
        let from = text.encode_utf16().count();
        text.push_str(title);
        names.push(NamedCard { card: card.to_owned(), from, to: text.encode_utf16().count() });
        rest = behind;
    }
    text.push_str(rest);
    (text, names)
}

#[cfg(test)]
mod tests {
    use detente_struggle::cards::CardId;
    use detente_words::Lang;

    use super::*;
    use crate::say::Say;

    #[test]
    fn a_line_knows_where_it_names_which_card() {
        for lang in Lang::ALL {
            let cards = [CardId::Nato, CardId::LoneGunman, CardId::IndependentReds];
            let plain = Say::new(lang).cards(&cards);
            let line = Line::new(Tone::Card, Say::marking(lang).cards(&cards));
            assert_eq!(line.text, plain, "the marks are gone");
            let letters: Vec<u16> = line.text.encode_utf16().collect();
            let named: Vec<(String, String)> = line
                .names
                .iter()
                .map(|name| (name.card.clone(), String::from_utf16_lossy(&letters[name.from..name.to])))
                .collect();
            let expected: Vec<(String, String)> =
                cards.map(|card| (card.id().to_owned(), Say::new(lang).title(card))).into();
            assert_eq!(named, expected);
        }
    }
}
