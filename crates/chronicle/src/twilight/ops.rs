//! What a card's operations are worth to a side (7.4), with every modifier named.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::map::Region;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;
use detente_words::Lang;

use super::modifier::{Cause, Modifier, sum, texts};
use crate::say::Say;

/// What operations are worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    pub printed: u8,
    /// Flat modifiers.
    pub modifiers: Vec<Modifier>,
    /// After the modifiers, held within 1 and 4.
    pub total: u8,
    /// What comes on top if everything is spent in one place.
    pub regional: Vec<Bonus>,
}

/// A point more if all is spent there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub card: CardId,
    /// The id of the region or sub-region.
    pub region: &'static str,
}

/// What `card` is worth to `side` for operations.
pub fn of_card(state: &State, side: Side, card: CardId) -> Worth {
    let mut worth = of_points(state, side, state.card(card).ops);
    if card == CardId::TheChinaCard {
        worth.regional.insert(0, Bonus { card, region: Region::Asia.id() });
    }
    worth
}

/// What `printed` points are worth to `side`.
pub fn of_points(state: &State, side: Side, printed: u8) -> Worth {
    let (raise, by) = match side {
        Us => (Effect::Containment, CardId::Containment),
        Ussr => (Effect::BrezhnevDoctrine, CardId::BrezhnevDoctrine),
    };
    let mut modifiers = Vec::new();
    if state.has(raise) {
        modifiers.push(Modifier::new(1, Cause::Card(by)));
    }
    if state.has(Effect::red_scare_on(side)) {
        modifiers.push(Modifier::new(-1, Cause::Card(CardId::RedScarePurge)));
    }
    let mut regional = Vec::new();
    if side == Ussr && state.has(Effect::VietnamRevolts) {
        regional.push(Bonus { card: CardId::VietnamRevolts, region: "southeast-asia" });
    }
    Worth { printed, modifiers, total: state.effective_ops(side, printed), regional }
}

impl Worth {
    /// A value that nothing modifies.
    pub const fn plain(total: u8) -> Worth {
        Worth { printed: total, modifiers: Vec::new(), total, regional: Vec::new() }
    }

    /// Is it worth what is printed, wherever it is spent?
    pub fn is_plain(&self) -> bool {
        self.modifiers.is_empty() && self.regional.is_empty()
    }

    /// `3 printed, +1 Containment = 4`.
    pub fn sum_text(&self, lang: Lang) -> String {
        let say = Say(lang);
        let all = say
            .begin("ops-worth")
            .with("printed", self.printed)
            .with("modifiers", texts(lang, &self.modifiers))
            .with("total", self.total)
            .text();
        let plain = self.printed as i8 + sum(&self.modifiers);
        match plain - self.total as i8 {
            1.. => format!("{all} {}", say.word("ops-at-most")),
            0 => all,
            _ => format!("{all} {}", say.word("ops-at-least")),
        }
    }

    /// `3 Ops`, or `3 printed, +1 Containment = 4; +1 The China Card if all is spent in Asia`.
    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        let mut text = if self.modifiers.is_empty() {
            say.begin("ops").with("n", self.total).text()
        } else {
            self.sum_text(lang)
        };
        for bonus in &self.regional {
            let place = say.word(&format!("region-{}.in", bonus.region));
            text.push_str("; ");
            text.push_str(&say.begin("ops-regional").card(bonus.card).with("in", place).text());
        }
        text
    }
}
