//! What a card is: facts, a condition, and an event written as a list of typed steps.
//!
//! A step that asks somebody writes the answer into the [`Event`] and the next step reads it. A verb becomes a [`Step`]
//! when several cards need it; what only one card does is a `Do` with a function in that card's file.

use crate::cards::{CardId, CardSet};
use crate::decision::{Action, Kinds, Tabletop, Word, WordSet, Zone};
use crate::map::{Country, CountrySet, Region};
use crate::rules::war::War;
use crate::side::{BySide, Side};
use crate::state::State;

/// When a card enters the deck (4.1, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Era {
    Early,
    Mid,
    Late,
}

impl Era {
    pub const fn word(self) -> &'static str {
        match self {
            Era::Early => "early",
            Era::Mid => "mid",
            Era::Late => "late",
        }
    }
}

/// Which games a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// 1 to 103: every game.
    Basic,
    /// 104 to 110.
    Optional,
    /// The four promotional cards.
    Promotional,
}

/// Everything about a card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub id: CardId,
    /// The printed number, as text because the promotional cards have odd ones.
    pub number: &'static str,
    pub era: Era,
    /// Printed operations value; 0 for scoring cards.
    pub ops: u8,
    /// Whose event it is; `None` for both.
    pub side: Option<Side>,
    /// Is it a scoring card (10.1)? [`CardId::scored_region`] says of which region.
    pub scoring: bool,
    /// Removed from the game once its event has happened (2.2.4).
    pub starred: bool,
    /// Its effect lasts (2.2.5).
    pub underlined: bool,
    pub deck: Deck,
    /// 7.6: the terms of a war card.
    pub war: Option<War>,
    /// 5.2, 7.5: why the event cannot happen now, if it cannot. `by` is who would carry it out.
    pub barred: fn(&State, by: Side) -> Option<Barred>,
    pub event: &'static [Step],
}

impl Card {
    /// The start of every card's constant.
    pub const fn new(
        id: CardId,
        number: &'static str,
        era: Era,
        ops: u8,
        side: Option<Side>,
        event: &'static [Step],
    ) -> Card {
        Card {
            id,
            number,
            era,
            ops,
            side,
            scoring: false,
            starred: false,
            underlined: false,
            deck: Deck::Basic,
            war: None,
            barred: |_, _| None,
            event,
        }
    }

    pub const fn starred(mut self) -> Card {
        self.starred = true;
        self
    }

    pub const fn underlined(mut self) -> Card {
        self.underlined = true;
        self
    }

    pub const fn optional(mut self) -> Card {
        self.deck = Deck::Optional;
        self
    }

    pub const fn promotional(mut self) -> Card {
        self.deck = Deck::Promotional;
        self
    }

    pub const fn scoring(mut self) -> Card {
        self.scoring = true;
        self
    }

    /// The event is a war on these terms.
    pub const fn war(mut self, war: War) -> Card {
        self.war = Some(war);
        self
    }

    /// The event cannot happen while `barred` gives a reason.
    pub const fn unless(mut self, barred: fn(&State, by: Side) -> Option<Barred>) -> Card {
        self.barred = barred;
        self
    }
}

/// Why an event cannot happen (5.2, 7.5). The texts are in the word files under `barred-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Barred {
    /// An earlier event forbids it.
    By(CardId),
    /// Another event must have been played first.
    Needs(CardId),
    /// NATO: neither Marshall Plan nor Warsaw Pact Formed has been played.
    NeedsMarshallOrWarsaw,
    /// UN Intervention: no card with an opponent's event in hand.
    NoOpponentCard,
    /// UN Intervention, The China Card: not in the headline phase.
    NotInHeadline,
    /// Kitchen Debates: the US does not control more battlegrounds.
    FewerBattlegrounds,
    /// Our Man in Tehran: no US-controlled country in the Middle East.
    NoMiddleEastCountry,
    /// Star Wars: not ahead in the Space Race. One Small Step: not behind.
    SpaceRacePosition,
    /// Wargames: DEFCON is not 2.
    DefconNotTwo,
    /// The Cambridge Five: not in the Late War.
    LateWar,
    /// Special Relationship: the US does not control the United Kingdom.
    NoUnitedKingdom,
    /// Years of Lead: no country qualifies.
    NoCountry,
    /// The Chinese Civil War is not yet won (12.4).
    ChineseCivilWar,
    /// The China Card has no event.
    NoEvent,
}

/// An event being carried out: a frame of the decision stack, and what its steps share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub card: CardId,
    /// Who carries it out: the owner of the event, or who played a neutral card.
    pub by: Side,
    /// The next step.
    pub(crate) step: u8,
    /// The last answer as a number: what kind of answer it is, the step that asked for it knows. Read with
    /// [`Event::country`] and its like.
    pub(crate) answer: u8,
    /// What the event keeps for later, or the second die.
    pub(crate) kept: u8,
}

/// There was no answer.
const NONE: u8 = 255;

impl Event {
    /// An event that begins.
    pub const fn new(card: CardId, by: Side) -> Event {
        Event { card, by, step: 0, answer: NONE, kept: 0 }
    }

    /// The country that was chosen, if one was.
    pub fn country(&self) -> Option<Country> {
        Country::from_index(self.answer)
    }

    /// The card that was chosen or picked, if one was.
    pub fn chosen_card(&self) -> Option<CardId> {
        CardId::from_index(self.answer)
    }

    /// The word that was said, if one was.
    pub fn word(&self) -> Option<Word> {
        Word::from_index(self.answer)
    }

    /// The region that was named, if one was.
    pub fn region(&self) -> Option<Region> {
        self.word().and_then(Word::as_region)
    }

    /// The die that was rolled.
    pub const fn die(&self) -> u8 {
        self.answer
    }

    /// The dice that were rolled for both.
    pub const fn dice(&self) -> BySide<u8> {
        BySide::new(self.answer, self.kept)
    }

    /// The answer to the step that asked; a `done` is none.
    pub(crate) fn remember(&mut self, answer: Action) {
        match answer {
            Action::Card(card) => self.answer = card.index(),
            Action::Country(country) => self.answer = country as u8,
            Action::Word(Word::Done) => self.answer = NONE,
            Action::Word(word) => self.answer = word as u8,
            Action::Die(die) => self.answer = die,
            Action::Dice { us, ussr } => (self.answer, self.kept) = (us, ussr),
            Action::Lift(_) => {}
        }
    }

    /// A step asks: the answer to the one before is gone.
    pub(crate) fn forget(&mut self) {
        self.answer = NONE;
    }

    /// Keeps the country that was chosen, while something else is asked.
    pub fn keep_country(&mut self) {
        self.kept = self.answer;
    }

    pub fn kept_country(&self) -> Option<Country> {
        Country::from_index(self.kept)
    }

    /// Keeps the card that was picked, while something else is asked.
    pub fn keep_card(&mut self) {
        self.kept = self.answer;
    }

    pub fn kept_card(&self) -> Option<CardId> {
        CardId::from_index(self.kept)
    }

    /// How often something was done that the event counts itself.
    pub const fn count(&self) -> u8 {
        self.kept
    }

    pub fn count_one(&mut self) {
        self.kept += 1;
    }

    pub fn opponent(&self) -> Side {
        self.by.opponent()
    }

    /// Skips the rest of the event.
    pub fn end(&mut self) {
        self.step = u8::MAX;
    }

    /// Goes on with step `step`, counted from 0. Cards give the places they go to a name.
    pub fn go_to(&mut self, step: u8) {
        self.step = step;
    }
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The side that carries out the event.
    By,
    /// Its opponent.
    Opponent,
    Us,
    Ussr,
}

impl Who {
    pub const fn side(self, event: &Event) -> Side {
        match self {
            Who::By => event.by,
            Who::Opponent => event.by.opponent(),
            Who::Us => Side::Us,
            Who::Ussr => Side::Ussr,
        }
    }
}

/// How often.
#[derive(Clone, Copy, Debug)]
pub enum Count {
    Of(u8),
    By(fn(&State, &Event) -> u8),
}

/// Step by step: country after country, doing the same thing to each.
#[derive(Clone, Copy, Debug)]
pub struct Each {
    pub who: Who,
    pub times: Count,
    /// How often one country may be chosen.
    pub each: u8,
    /// Among which countries; asked again before every choice.
    pub among: fn(&State, &Event) -> CountrySet,
    /// May the player stop early ("may", "up to")?
    pub may: bool,
    pub act: fn(&mut Tabletop<'_>, &Event, Country),
}

/// One step of an event.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Changes the table at once.
    Do(fn(&mut Tabletop<'_>, &mut Event)),
    /// A player goes from country to country.
    Each(Each),
    /// A player names one country, [`Event::country`]: none if none qualifies or the player declines.
    Country { who: Who, among: fn(&State, &Event) -> CountrySet, may: bool },
    /// A player names one card, [`Event::chosen_card`], or none. Asked even if only `done` is left, so that nothing about
    /// the hand can be read from the asking.
    Card { who: Who, among: fn(&State, &Event) -> CardSet, may: bool },
    /// A player says one word: [`Event::word`].
    Word { who: Who, among: fn(&State, &Event) -> WordSet },
    /// Nature rolls one die: [`Event::die`].
    Die,
    /// Nature rolls for both: [`Event::dice`].
    Dice,
    /// Nature picks a card from this side's hand, [`Event::chosen_card`], or none from an empty hand. The card stays where
    /// it is.
    RandomCard(Who),
    /// The side may conduct operations as with a card of that value (7.4.3).
    Operations { ops: u8, kinds: Kinds, zone: Zone, free: bool },
}

/// Operations of any kind, as "conduct operations as if a card of `ops` points had been played".
pub const fn operations(ops: u8) -> Step {
    Step::Operations { ops, kinds: Kinds::ALL, zone: Zone::Anywhere, free: false }
}
