//! What the games have reached.

use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
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
    pub endings: std::collections::BTreeMap<&'static str, u64>,
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
            endings: std::collections::BTreeMap::new(),
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
        let mut lines = vec![
            format!(
                "{} decisions in {} games; turns reached: {}",
                self.decisions,
                self.games,
                turns.join(" ")
            ),
            format!("endings: {}", endings.join(", ")),
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
