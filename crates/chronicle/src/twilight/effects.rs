//! Effects in force, each with the card that made it and what it changes. Texts: `effects.ftl`.

use std::borrow::Cow;

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::options::Options;
use detente_struggle::state::State;
use detente_words::{Lang, WORDS};

use crate::say::Say;

/// An effect in force, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    pub effect: Effect,
    pub card: CardId,
    /// The card's title.
    pub title: String,
    /// What it changes.
    pub text: String,
    /// Does it end with the turn?
    pub for_the_turn: bool,
}

/// Everything in force, in the order of [`Effect`].
pub fn in_force(state: &State, lang: Lang) -> Vec<InForce> {
    let told = |effect: Effect| {
        let card = effect.card();
        InForce {
            effect,
            card,
            title: Say::new(lang).title(card),
            text: text(lang, effect, &state.options),
            for_the_turn: effect.is_for_the_turn(),
        }
    };
    state.effects.iter().map(told).collect()
}

/// What the effect changes, as a clause: `US operations are worth 1 more this turn`.
pub fn text(lang: Lang, effect: Effect, options: &Options) -> String {
    let id = format!("effect-{}", effect.word());
    // In an edition of its own an effect may be another.
    let own = WORDS.find(lang, &format!("{id}.{}", options.edition.word()), &[]);
    own.map_or_else(|| Say::new(lang).word(&id), Cow::into_owned)
}
