//! What a card's operations are worth to a side (7.4), in words.

use detente_struggle::cards::CardId;
use detente_struggle::rules::operations::{OpsValue, RegionalBonus, Source};
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_words::Lang;

use super::modifier::texts;
use crate::memo::recalled;
use crate::say::Say;

/// What operations are worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    pub value: OpsValue,
    /// What comes on top if everything is spent in one place.
    pub regional: Vec<RegionalBonus>,
}

/// What `card` is worth to `side` for operations.
pub fn of_card(state: &State, side: Side, card: CardId) -> Worth {
    let china = card == CardId::TheChinaCard;
    let has = |bonus: &RegionalBonus| state.has_regional_bonus(side, china, *bonus);
    Worth {
        value: state.ops_value(side, state.card(card).ops, Source::Card),
        regional: RegionalBonus::ALL.into_iter().filter(has).collect(),
    }
}

/// `3 printed, +1 Containment = 4`.
pub fn sum_text(lang: Lang, value: &OpsValue) -> String {
    let say = Say::new(lang);
    let OpsValue { printed, modifiers, points } = *value;
    let all = say
        .begin("ops-worth")
        .with("printed", printed)
        .with("modifiers", texts(lang, &modifiers))
        .with("total", points)
        .text();
    match printed as i8 + modifiers.sum() - points as i8 {
        1.. => format!("{all} {}", say.word("ops-at-most")),
        0 => all,
        _ => format!("{all} {}", say.word("ops-at-least")),
    }
}

impl Worth {
    /// `3 Ops`, or `3 printed, +1 Containment = 4; +1 The China Card if all points are spent in Asia`.
    pub fn text(&self, lang: Lang) -> String {
        let say = Say::new(lang);
        let mut text = if self.value.modifiers.is_empty() {
            let points = self.value.points;
            recalled!((lang, points), (Lang, u8) => say.begin("ops").with("n", points).text())
        } else {
            sum_text(lang, &self.value)
        };
        for bonus in &self.regional {
            let place = say.word(&format!("region-{}.in", bonus.region()));
            text.push_str("; ");
            text.push_str(&say.begin("ops-regional").card(bonus.card()).with("in", place).text());
        }
        text
    }
}
