//! What the games have reached.

use std::collections::{BTreeMap, BTreeSet};

use detente_game::{Game, Notation};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
use detente_struggle::options::Options;
use detente_struggle::side::Side;

pub struct Coverage {
    /// Events that happened, by who played the card.
    pub events: [[u64; CardId::COUNT + 1]; 2],
    /// Events that did not happen because of a condition.
    pub barred: [u64; CardId::COUNT + 1],
    pub uses: [u64; Word::COUNT],
    pub lifts: u64,
    pub reshuffles: u64,
    pub flower_power: u64,
    pub games: u64,
    pub decisions: u64,
    /// Games that reached each turn.
    pub turns: [u64; 11],
    pub endings: BTreeMap<&'static str, u64>,
    /// Games with each option, by its key.
    pub options: BTreeMap<String, u64>,
    /// Different sets of options.
    pub sets: BTreeSet<Vec<String>>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage {
            events: [[0; CardId::COUNT + 1]; 2],
            barred: [0; CardId::COUNT + 1],
            uses: [0; Word::COUNT],
            lifts: 0,
            reshuffles: 0,
            flower_power: 0,
            games: 0,
            decisions: 0,
            turns: [0; 11],
            endings: BTreeMap::new(),
            options: BTreeMap::new(),
            sets: BTreeSet::new(),
        }
    }
}

impl Coverage {
    pub fn add(&mut self, other: &Coverage) {
        for side in 0..2 {
            for card in 0..=CardId::COUNT {
                self.events[side][card] += other.events[side][card];
            }
        }
        let sum = |mine: &mut [u64], theirs: &[u64]| {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine += theirs;
            }
        };
        sum(&mut self.barred, &other.barred);
        sum(&mut self.uses, &other.uses);
        sum(&mut self.turns, &other.turns);
        self.lifts += other.lifts;
        self.reshuffles += other.reshuffles;
        self.flower_power += other.flower_power;
        self.games += other.games;
        self.decisions += other.decisions;
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (key, count) in &other.options {
            *self.options.entry(key.clone()).or_default() += count;
        }
        self.sets.extend(other.sets.iter().cloned());
    }

    /// A game with these options begins.
    pub fn note_options(&mut self, options: &Options) {
        let mut words = <Struggle as Notation>::options_words(options);
        words.push(format!("rules={}", <Struggle as Game>::rules_of(options)));
        for word in &words {
            // Lists and numbers count by their key, the rest by what they say.
            let list = ["promo", "without", "us-handicap", "ussr-handicap"];
            let key = word.split('=').next().filter(|key| list.contains(key)).unwrap_or(word);
            *self.options.entry(key.to_owned()).or_default() += 1;
        }
        self.sets.insert(words);
    }

    /// Cards whose event never happened when one of these sides played them.
    pub fn missing(&self, sides: &[Side]) -> Vec<&'static str> {
        let happened = |card: CardId| sides.iter().any(|&side| self.events[side as usize][card as usize] > 0);
        CardId::all()
            .filter(|&card| card != CardId::TheChinaCard && !happened(card))
            .map(CardId::id)
            .collect()
    }

    /// A few lines for a person.
    pub fn summary(&self) -> String {
        let turns: Vec<String> = self.turns[1..].iter().map(u64::to_string).collect();
        let endings: Vec<String> =
            self.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        let options: Vec<String> =
            self.options.iter().map(|(option, count)| format!("{option} {count}")).collect();
        let mut lines = vec![
            format!(
                "{} decisions in {} games; turns reached: {}",
                self.decisions,
                self.games,
                turns.join(" ")
            ),
            format!("endings: {}", endings.join(", ")),
            format!("{} different sets of options: {}", self.sets.len(), options.join(", ")),
            format!(
                "reshuffles {}, crises lifted {}, points by Flower Power {}",
                self.reshuffles, self.lifts, self.flower_power
            ),
        ];
        for side in Side::BOTH {
            let events = &self.events[side as usize];
            let rarest = CardId::all()
                .filter(|&card| card != CardId::TheChinaCard)
                .min_by_key(|&card| events[card as usize])
                .expect("there are cards");
            lines.push(format!(
                "events of cards that {} played: rarest {} ({}), never [{}]",
                side.word(),
                rarest.id(),
                events[rarest as usize],
                self.missing(&[side]).join(" ")
            ));
        }
        lines.join("\n")
    }
}
